### Kemet po polsku. Identyfikatory wynikają z kodu; zmienne elementu to pola jego wiersza w tabeli.
### PM to punkty modlitwy, PC to punkty chwały. Nazwy obszarów stoją po dwukropku lub strzałce, by się nie odmieniały.

## Gra, tryby, opcje

game = Kemet: Krew i piach
    .about = Poprowadź armię starożytnego Egiptu: wznoś piramidy, przyzywaj potwory, walcz o świątynie i zdobądź 9 punktów chwały.
    .length = 90–120 min
    .weight = średnia do wysokiej
mode-classic = Gra klasyczna
    .text = Od 2 do 6 graczy, każdy sam; wygrywa 9 punktów chwały.
option-colours-pool = Kolory kafli
    .text = Kolory, spośród których losuje się kolory tej gry.
option-colours-pool-all = wszystkie sześć
option-colours-pool-no-amber = bez bursztynu
option-last-round = Ostatnia runda
    .text = Jeśli do końca tej rundy nikt nie wygra, wygrywa prowadzący, a przy remisie ten, kto stoi bardziej z lewej na torze kolejności; 0 oznacza grę aż do zwycięstwa.

## O co pytają decyzje

ask-choose-city = Wybierz swoje miasto
    .help = Jest twoje przez całą grę.
ask-choose-districts = W których dwóch dzielnicach stanie po 5 jednostek?
ask-choose-split = Jak rozmieszczasz pierwsze 3 poziomy piramid?
    .help = Każda piramida ma inny kolor: od niego zależy, jakie kafle możesz pozyskiwać.
ask-first-site = Gdzie stanie twoja piramida poziomu { $level }?
ask-first-colour = Kolor piramidy poziomu { $level }: { $area }
ask-start-tile = Weź darmowy kafel poziomu 1
    .help = Nic nie kosztuje i nie liczy się jako pozyskanie w tej rundzie.
ask-place-token = Połóż znacznik akcji
    .help = Do końca dnia na każdym piętrze musi leżeć znacznik. Przedtem możesz zagrać karty dnia.
ask-arrange = Dołącz towarzysza do oddziału
    .help = Towarzysz tego samego rodzaju, który tam jest, zajmuje jego miejsce.
ask-place-silver = Kładziesz też srebrny znacznik?
ask-place-gold = Kładziesz też złoty znacznik?
    .help = Rozpatruje jedną złotą akcję twoich kafli.
ask-next-action = Co dalej?
    .help = Akcje rozpatruje się po kolei w dowolnej kolejności; między nimi możesz zagrać karty dnia.
ask-use-gold = Która złota akcja?
ask-rain-fire = Deszcz ognia: z którego obszaru usuwasz jednostkę?
ask-remember = Boska pamięć: którą kartę bierzesz?
ask-place-unit = { $left ->
        [one] Umieść { $left } jednostkę: gdzie?
        [few] Umieść do { $left } jednostek: gdzie?
       *[many] Umieść do { $left } jednostek: gdzie?
    }
ask-attach = Czy przybywa towarzysz? { $area }
    .help = Najwyżej jeden potwór i jeden sługa na oddział.
ask-place-companion = { $companion }: do którego oddziału?
    .help = W jednej z twoich dzielnic; w przeciwnym razie czeka w rezerwie.
ask-build-site = { $free ->
        [0] Budowa: która piramida?
       *[other] Ręka boga: która piramida rośnie?
    }
ask-new-colour = Kolor nowej piramidy: { $area }
ask-new-slot = Które pole pozyskania dostaje kolor: { $colour }? { $area }
ask-raise-level = { $free ->
        [0] Do którego poziomu budujesz? { $area }
       *[other] Jeden poziom za darmo: { $area }
    }
ask-recruit-into = Ilu żołnierzy rekrutujesz? { $area }
    .help = Każdy kosztuje 1 PM. Zrekrutowano dotąd: { $recruited }.
ask-recruit-battle = Twoi rekruci atakują: która bitwa pierwsza?
ask-acquire = Który kafel pozyskujesz?
ask-remove-card = { $tile }: która karta bitwy opuszcza grę?
    .help = Nikt inny nie dowie się która.
ask-move-troop = Który oddział poruszasz?
ask-move-step = { $area }: dokąd dalej?
    .help = { $land ->
        [one] Pozostał { $land } ruch lądowy. Oddział rywala kończy ruch bitwą.
        [few] Pozostały { $land } ruchy lądowe. Oddział rywala kończy ruch bitwą.
       *[many] Pozostało { $land } ruchów lądowych. Oddział rywala kończy ruch bitwą.
    }
ask-move-units = Ile jednostek idzie? { $way }
    .help = Pozostałe zostają: { $area }.
ask-move-companion = Czy { $companion } idzie razem? { $way }
ask-play-battle-card = Którą kartę bitwy zagrywasz?
    .help = Obie strony wybierają w tajemnicy.
ask-set-aside = Którą kartę bitwy odrzucasz zakrytą?
ask-add-card = Dokładasz karty boskiej interwencji?
    .help = Odkrywa się je i opłaca w starciu.
ask-swap-card = Zamieniasz zagraną kartę bitwy z odłożoną?
ask-wound = Boska rana: odrzucasz kartę za 1 siły?
ask-loser-fate = Przegrana bitwa: odwrót czy odesłanie?
    .help = Odesłanie daje 1 PM za każdą jednostkę oprócz pierwszej; przy odwrocie obszar wskazuje zwycięzca.
ask-retreat-to = Dokąd idzie przegrany? { $loser }
ask-winner-fate = Wygrana bitwa: zostajesz czy odsyłasz oddział?
    .help = Odesłanie daje 1 PM za każdą jednostkę oprócz pierwszej.
ask-sacrifice = Oddajesz 2 jednostki w Sanktuarium za 1 PC?
ask-serve-delta = Oddajesz 1 jednostkę w świątyni w Delcie za 5 PM?
ask-offer-veterans = Ile żetonów weterana oddajesz za PM?
ask-buy-cards = Ile kart więcej dobierasz za żetony weterana?
ask-discard-at-night = { $left ->
        [one] Odrzuć { $left } kartę
        [few] Odrzuć { $left } karty: którą najpierw?
       *[many] Odrzuć { $left } kart: którą najpierw?
    }
ask-annex = Komu zabierasz losową kartę?
ask-mobilise = Ile żetonów weterana oddajesz za jednostki?
    .help = Jednostki stają w twoich dzielnicach.
ask-choose-position = Wybierz miejsce na torze kolejności

## Zdarzenia

event-city-chosen = { $who } wybiera miasto: { $city }.
event-order-drawn = Kolejność wylosowana; zaczyna { $who }.
event-colour-chosen = { $who } zakłada piramidę, kolor { $colour }: { $area }.
event-pyramid-built = { $who } buduje piramidę do poziomu { $level }: { $area }.
event-tile-taken = { $who } bierze kafel „{ $tile }”.
event-silver-taken = { $who } bierze srebrny znacznik.
event-special-taken = { $who } bierze specjalną kartę „{ $card }”.
event-card-removed = { $who } usuwa z gry kartę bitwy „{ $card }”.
event-round-begins = Zaczyna się runda { $round }; pierwszy gra { $who }.
event-turn-ends = { $glory ->
        [one] { $who } kończy turę z { $glory } punktem.
        [few] { $who } kończy turę z { $glory } punktami.
       *[many] { $who } kończy turę z { $glory } punktami.
    }
event-token-placed = { $who } kładzie znacznik: { $field }.
event-silver-placed = { $who } kładzie srebrny znacznik: { $field }.
event-gold-placed = { $who } kładzie złoty znacznik.
event-action-begins = { $who }: { $field }.
event-points = { $source }: { $who } { $points ->
        [-1] −1 punkt
        [one] +{ $points } punkt
        [few] +{ $points } punkty
       *[many] +{ $points } punktów
    }.
event-prayer-gained = { $who } zyskuje { $prayer } PM.
event-prayer-paid = { $who } płaci { $prayer } PM.
event-prayer-lost = { $who } traci { $prayer } PM.
event-units-placed = { $units ->
        [one] { $who } umieszcza { $units } jednostkę: { $area }.
        [few] { $who } umieszcza { $units } jednostki: { $area }.
       *[many] { $who } umieszcza { $units } jednostek: { $area }.
    }
event-units-removed = { $units ->
        [one] { $who } traci { $units } jednostkę: { $area }.
        [few] { $who } traci { $units } jednostki: { $area }.
       *[many] { $who } traci { $units } jednostek: { $area }.
    }
event-companion-placed = { $who }: { $companion } dołącza do oddziału: { $area }.
event-companion-exchanged = { $who }: { $companion } zmienia miejsce.
event-companion-returned = { $who }: { $companion } wraca do rezerwy.
event-cards-drawn = { $cards ->
        [one] { $who } dobiera { $cards } kartę.
        [few] { $who } dobiera { $cards } karty.
       *[many] { $who } dobiera { $cards } kart.
    }
event-card-seen = { $who } dobiera „{ $card }”.
event-card-played = { $who } zagrywa „{ $card }”.
event-card-discarded = { $who } odrzuca „{ $card }”.
event-card-remembered = { $who } bierze „{ $card }” z odrzuconych.
event-deck-renewed = Odrzucone karty tworzą nową talię; dobiera { $who }.
event-annexed = { $who } zabiera kartę; traci ją { $rival }.
event-annexed-card = Zabrana karta: „{ $card }”; ma ją { $who }.
event-moved = { $units ->
        [one] { $who } porusza { $units } jednostkę: { $from } → { $area }.
        [few] { $who } porusza { $units } jednostki: { $from } → { $area }.
       *[many] { $who } porusza { $units } jednostek: { $from } → { $area }.
    }
event-teleported = { $units ->
        [one] { $who } teleportuje { $units } jednostkę: { $from } → { $area }.
        [few] { $who } teleportuje { $units } jednostki: { $from } → { $area }.
       *[many] { $who } teleportuje { $units } jednostek: { $from } → { $area }.
    }
event-initiative = { $who } uderza pierwszy: { $area }.
event-trap = Pułapka działa; zastawia ją { $who }: { $area }.
event-battle-begins = { $who } atakuje: { $area }.
event-defends = { $who } broni się: { $area }.
event-card-shown = { $who } zagra „{ $card }”.
event-card-revealed = { $who } odkrywa „{ $card }”.
event-card-swapped = { $who } zamienia karty i zagrywa „{ $card }”.
event-diversion = { $who } tylko pozorował: Dywersja.
event-strength = { $who } ma siłę { $strength }.
event-battle-won = { $who } wygrywa bitwę.
event-veterans = { $tokens ->
        [one] { $who } dostaje { $tokens } żeton weterana.
        [few] { $who } dostaje { $tokens } żetony weterana.
       *[many] { $who } dostaje { $tokens } żetonów weterana.
    }
event-veterans-spent = { $tokens ->
        [one] { $who } oddaje { $tokens } żeton weterana.
        [few] { $who } oddaje { $tokens } żetony weterana.
       *[many] { $who } oddaje { $tokens } żetonów weterana.
    }
event-retreated = { $who } wycofuje się: { $area }.
event-recalled = { $units ->
        [one] { $who } odsyła { $units } jednostkę.
        [few] { $who } odsyła { $units } jednostki.
       *[many] { $who } odsyła { $units } jednostek.
    }
event-cards-back = { $who } bierze z powrotem wszystkie karty bitwy.
event-night-step = Noc: { $step }.
event-position-chosen = { $who } zajmuje miejsce { $position } na torze kolejności.
event-game-won = { $who } wygrywa grę.

## Dlaczego nie

reason-balance = Do końca dnia na każdym piętrze musi leżeć znacznik.
reason-field-taken = Leży tu już znacznik.
reason-highest-level = Piramida ma już poziom 4.
reason-no-colour-left = Nie masz już wolnej piramidy albo koloru.
reason-too-little-prayer = Masz za mało punktów modlitwy.
reason-tile-gone = Nie ma już takiego kafla.
reason-same-picture = Masz już kafel z tą grafiką.
reason-colour-used = W tej rundzie masz już kafel tego koloru.
reason-other-field = Twój znacznik leży na polu innego koloru.
reason-pyramid-too-low = Nie kontrolujesz piramidy tego koloru i poziomu.
reason-over-limit = Limity oddziału byłyby przekroczone.
reason-no-second-teleport = W tej akcji nie ma już teleportacji.
reason-no-portal = Teleportacja zaczyna się w kontrolowanej dzielnicy z piramidą.
reason-no-land-moves = Nie ma już ruchów lądowych.
reason-walls = Drogę zagradzają mury tego miasta.

## Mapa

city-nw = Miasto Północno-Zachodnie (NW)
    .short = Miasto NW
city-w = Miasto Zachodnie (W)
    .short = Miasto W
city-sw = Miasto Południowo-Zachodnie (SW)
    .short = Miasto SW
city-ne = Miasto Północno-Wschodnie (NE)
    .short = Miasto NE
city-e = Miasto Wschodnie (E)
    .short = Miasto E
city-se = Miasto Południowo-Wschodnie (SE)
    .short = Miasto SE
area-nw-w = NW, dzielnica zachodnia
    .text = Dzielnica miasta. Właściciel kontroluje ją, dopóki nie ma w niej oddziału rywala.
area-nw-c = NW, dzielnica środkowa
    .text = Dzielnica miasta. Właściciel kontroluje ją, dopóki nie ma w niej oddziału rywala.
area-nw-e = NW, dzielnica wschodnia
    .text = Dzielnica miasta. Właściciel kontroluje ją, dopóki nie ma w niej oddziału rywala.
area-w-w = W, dzielnica zachodnia
    .text = Dzielnica miasta. Właściciel kontroluje ją, dopóki nie ma w niej oddziału rywala.
area-w-c = W, dzielnica środkowa
    .text = Dzielnica miasta. Właściciel kontroluje ją, dopóki nie ma w niej oddziału rywala.
area-w-e = W, dzielnica wschodnia
    .text = Dzielnica miasta. Właściciel kontroluje ją, dopóki nie ma w niej oddziału rywala.
area-sw-w = SW, dzielnica zachodnia
    .text = Dzielnica miasta. Właściciel kontroluje ją, dopóki nie ma w niej oddziału rywala.
area-sw-c = SW, dzielnica środkowa
    .text = Dzielnica miasta. Właściciel kontroluje ją, dopóki nie ma w niej oddziału rywala.
area-sw-e = SW, dzielnica wschodnia
    .text = Dzielnica miasta. Właściciel kontroluje ją, dopóki nie ma w niej oddziału rywala.
area-f-nw = Przedpole Północno-Zachodnie (F-NW)
    .short = Przedpole NW
    .text = Pustynia przed miastem z portem wojskowym: statkiem może tu wejść tylko właściciel miasta.
area-o-wn = Północno-Zachodnia Pustynia z Obeliskiem (O-WN)
    .short = Pustynia NW
    .text = Pustynia z obeliskiem: może się tu zakończyć teleportacja.
area-f-w = Przedpole Zachodnie (F-W)
    .short = Przedpole W
    .text = Pustynia przed miastem z portem wojskowym: statkiem może tu wejść tylko właściciel miasta.
area-o-ws = Południowo-Zachodnia Pustynia z Obeliskiem (O-WS)
    .short = Pustynia SW
    .text = Pustynia z obeliskiem: może się tu zakończyć teleportacja.
area-f-sw = Przedpole Południowo-Zachodnie (F-SW)
    .short = Przedpole SW
    .text = Pustynia przed miastem z portem wojskowym: statkiem może tu wejść tylko właściciel miasta.
area-n-w = Zachodni Brzeg Nilu (N-W)
    .short = Brzeg Nilu
    .text = Pustynia z portem handlowym: statkiem może tu wejść każdy.
area-t-w = Świątynia Zachodnia (T-W)
    .short = Świątynia Zachodnia
    .text = Świątynia z obeliskiem: 1 PC, dopóki ją kontrolujesz, oraz { $prayer } PM w nocy.
area-t-wn = Zachodnia Świątynia nad Nilem (T-WN)
    .short = nad Nilem
    .text = Świątynia z obeliskiem: 1 PC, dopóki ją kontrolujesz, oraz { $prayer } PM w nocy.
area-ne-w = NE, dzielnica zachodnia
    .text = Dzielnica miasta. Właściciel kontroluje ją, dopóki nie ma w niej oddziału rywala.
area-ne-c = NE, dzielnica środkowa
    .text = Dzielnica miasta. Właściciel kontroluje ją, dopóki nie ma w niej oddziału rywala.
area-ne-e = NE, dzielnica wschodnia
    .text = Dzielnica miasta. Właściciel kontroluje ją, dopóki nie ma w niej oddziału rywala.
area-e-w = E, dzielnica zachodnia
    .text = Dzielnica miasta. Właściciel kontroluje ją, dopóki nie ma w niej oddziału rywala.
area-e-c = E, dzielnica środkowa
    .text = Dzielnica miasta. Właściciel kontroluje ją, dopóki nie ma w niej oddziału rywala.
area-e-e = E, dzielnica wschodnia
    .text = Dzielnica miasta. Właściciel kontroluje ją, dopóki nie ma w niej oddziału rywala.
area-se-w = SE, dzielnica zachodnia
    .text = Dzielnica miasta. Właściciel kontroluje ją, dopóki nie ma w niej oddziału rywala.
area-se-c = SE, dzielnica środkowa
    .text = Dzielnica miasta. Właściciel kontroluje ją, dopóki nie ma w niej oddziału rywala.
area-se-e = SE, dzielnica wschodnia
    .text = Dzielnica miasta. Właściciel kontroluje ją, dopóki nie ma w niej oddziału rywala.
area-f-ne = Przedpole Północno-Wschodnie (F-NE)
    .short = Przedpole NE
    .text = Pustynia przed miastem z portem wojskowym: statkiem może tu wejść tylko właściciel miasta.
area-o-en = Północno-Wschodnia Pustynia z Obeliskiem (O-EN)
    .short = Pustynia NE
    .text = Pustynia z obeliskiem: może się tu zakończyć teleportacja.
area-f-e = Przedpole Wschodnie (F-E)
    .short = Przedpole E
    .text = Pustynia przed miastem z portem wojskowym: statkiem może tu wejść tylko właściciel miasta.
area-o-es = Południowo-Wschodnia Pustynia z Obeliskiem (O-ES)
    .short = Pustynia SE
    .text = Pustynia z obeliskiem: może się tu zakończyć teleportacja.
area-f-se = Przedpole Południowo-Wschodnie (F-SE)
    .short = Przedpole SE
    .text = Pustynia przed miastem z portem wojskowym: statkiem może tu wejść tylko właściciel miasta.
area-n-e = Wschodni Brzeg Nilu (N-E)
    .short = Brzeg Nilu
    .text = Pustynia z portem handlowym: statkiem może tu wejść każdy.
area-t-e = Świątynia Wschodnia (T-E)
    .short = Świątynia Wschodnia
    .text = Świątynia z obeliskiem: 1 PC, dopóki ją kontrolujesz, oraz { $prayer } PM w nocy.
area-t-en = Wschodnia Świątynia nad Nilem (T-EN)
    .short = nad Nilem
    .text = Świątynia z obeliskiem: 1 PC, dopóki ją kontrolujesz, oraz { $prayer } PM w nocy.
area-d-desert = Obszar pustynny w Delcie
    .short = Pustynia Delty
    .text = Pustynia z portem wojskowym: statkiem można stąd wyjść, ale nie można tu wejść.
area-d-temple = Świątynia w Delcie
    .short = Świątynia Delty
    .text = Świątynia z obeliskiem: 1 PC, dopóki ją kontrolujesz; w nocy można oddać 1 jednostkę za 5 PM.
area-d-sanct = Sanktuarium
    .short = Sanktuarium
    .text = Obszar z obeliskiem; w nocy można oddać 2 jednostki za 1 trwały PC.
side-w = zachodnia
side-c = środkowa
side-e = wschodnia
from-none = Żaden
place-done = Gotowe
way-part-teleport = Teleportacja
    .text = Kosztuje 2 PM i żadnego ruchu lądowego; raz w akcji ruchu.
way-part-transfer = Przeniesienie (karta)
    .text = Teleportuj część lub całość poruszanego oddziału z dowolnego obszaru na obszar z obeliskiem; koszt karty zastępuje koszt teleportacji i jest to teleportacja tej akcji.
way-part-to = Marsz
    .text = Najkrótsza droga lądem; kto idzie, idzie aż do celu.
way-part-through = Teleportacja i marsz
    .text = Najkrótsza droga z teleportacją za zwykłą cenę; kto idzie, idzie aż do celu.
way-open-gates = Zagraj Otwarte bramy
    .text = W tej akcji ruchu oddział ignoruje 1 mur.
way-swiftness = Zagraj Chyżość
    .text = Na początku akcji ruchu +1 ruch lądowy.
way-stop = Zatrzymaj się

## Przygotowanie, budowa, tura

split-ones = 1 / 1 / 1
split-two-one = 2 / 1
colour-ruby = Rubin
colour-sapphire = Szafir
colour-diamond = Diament
colour-onyx = Onyks
colour-amethyst = Ametyst
colour-amber = Bursztyn
level-0 = Poziom 0
level-1 = Poziom 1
level-2 = Poziom 2
level-3 = Poziom 3
level-4 = Poziom 4
slot-a = Pole pozyskania A
slot-b = Pole pozyskania B
slot-c = Pole pozyskania C
amount-0 = 0
amount-1 = 1
amount-2 = 2
amount-3 = 3
amount-4 = 4
amount-5 = 5
amount-6 = 6
amount-7 = 7
amount-8 = 8
amount-9 = 9
amount-10 = 10
amount-11 = 11
amount-12 = 12
amount-13 = 13
amount-14 = 14
amount-15 = 15
turn-move-top = Ruch (góra)
    .text = Porusz jeden ze swoich oddziałów.
turn-recruit = Rekrutacja
    .text = Weź jednostki z rezerwy do swoich dzielnic, po 1 PM za każdą.
turn-move = Ruch
    .text = Porusz jeden ze swoich oddziałów.
turn-build = Budowa
    .text = Podnieś jedną swoją piramidę; każdy poziom kosztuje tyle PM, ile wynosi jego numer.
turn-pray = Modlitwa
    .text = Zyskujesz 2 PM.
turn-pray-low = Modlitwa (dół)
    .text = Zyskujesz 2 PM.
turn-acquire-a = Pozyskanie A
    .text = Weź kafel mocy w kolorze tego pola za tyle PM, ile wynosi jego poziom.
turn-acquire-b = Pozyskanie B
    .text = Weź kafel mocy w kolorze tego pola za tyle PM, ile wynosi jego poziom.
turn-acquire-c = Pozyskanie C
    .text = Weź kafel mocy w kolorze tego pola za tyle PM, ile wynosi jego poziom.
turn-gold = Boska moc
    .text = Złoty znacznik rozpatruje jedną złotą akcję twoich kafli.
turn-raining-fire = { card-raining-fire }
    .text = Usuń 1 jednostkę rywala z dowolnego miejsca na planszy.
turn-prayer = { card-prayer }
    .text = Zyskujesz 2 PM.
turn-enlistment = { card-enlistment }
    .text = Dołóż do 2 jednostek z rezerwy do swoich dzielnic i/lub oddziałów.
turn-mana-theft = { card-mana-theft }
    .text = Każdy rywal traci 1 PM, jeśli go ma; ty zyskujesz 1 PM.
turn-divine-memory = { card-divine-memory }
    .text = Weź na rękę 1 wybraną kartę ze stosu odrzuconych kart boskiej interwencji, ale nie inną Boską pamięć.
turn-companions = Ustaw towarzyszy
turn-end = Zakończ turę
silver-none = Zachowaj go
add-diversion = Dywersja
    .text = Brak efektu; po bitwie wraca na rękę.
add-done = Gotowe
arrange-done = Gotowe
gold-action-will-move = Boska wola: ruch
gold-action-will-recruit = Boska wola: rekrutacja
gold-action-twin-pray = Podwójna ceremonia: modlitwa
gold-action-twin-acquire = Podwójna ceremonia: pozyskanie
gold-action-forced-march = Forsowny marsz
gold-action-solar-barque = Barka słoneczna
gold-action-versatile-move = Magiczna wszechstronność: ruch
gold-action-versatile-recruit = Magiczna wszechstronność: rekrutacja
gold-action-versatile-build = Magiczna wszechstronność: budowa
gold-action-versatile-pray = Magiczna wszechstronność: modlitwa
fate-retreat = Odwrót
fate-recall = Odesłanie
fate-stay = Zostań
rival-seat0 = Miejsce 1
rival-seat1 = Miejsce 2
rival-seat2 = Miejsce 3
rival-seat3 = Miejsce 4
rival-seat4 = Miejsce 5
rival-seat5 = Miejsce 6
position-1 = 1
position-2 = 2
position-3 = 3
position-4 = 4
position-5 = 5
position-6 = 6
night-day = Dzień
night-sacrifice = Składanie ofiar
night-delta = Świątynia w Delcie
night-temples = Świątynie
night-worship = Uwielbienie
night-prayers = Modlitwy
night-intervention = Boska interwencja
night-mobilisation = Mobilizacja
night-awakening = Przebudzenie
night-destiny = Wypełnianie przeznaczenia
source-battle = Bitwa
source-sacrifice = Ofiara
source-temples = Dwie świątynie
source-tile = Kafel mocy
source-temple = Kontrola świątyni
source-pyramid = Kontrola piramidy poziomu 4

## Karty

battle-card-b1 = Szarża jazdy
    .text = Siła { $strength }, obrażenia { $damage }.
battle-card-b2 = Żarliwa czystka
    .text = Siła { $strength }, obrażenia { $damage }.
battle-card-b3 = Falanga
    .text = Siła { $strength }, obrona { $defence }.
battle-card-b4 = Mieszana taktyka
    .text = Siła { $strength }, obrażenia { $damage }, obrona { $defence }.
battle-card-b5 = Rajd rydwanów
    .text = Siła { $strength }, obrażenia { $damage }.
battle-card-b6 = Napór tarcz
    .text = Siła { $strength }, obrona { $defence }.
battle-card-b7 = Obronny odwrót
    .text = Siła { $strength }, obrażenia { $damage }, obrona { $defence }.
battle-card-b8 = Ofiarna szarża
    .text = Siła { $strength }. Twój własny oddział traci 2 jednostki, niezależnie od obrony.
battle-card-s1 = Burza Wrryt
    .text = Siła { $strength }, obrażenia { $damage }.
battle-card-s2 = Bariera Shetyw
    .text = Siła { $strength }, obrona { $defence }.
battle-card-s3 = Zwód Sekhem
    .text = Siła { $strength }, nieblokowalne obrażenia { $unblockable }.
card-war-rage = Bitewny szał
    .text = Bitwa, koszt { $cost }: +1 do siły.
card-war-fury = Bitewna furia
    .text = Bitwa, koszt { $cost }: +2 do siły.
card-bloody-battle = Krwawa bitwa
    .text = Bitwa, koszt { $cost }: +1 do obrażeń.
card-bloodbath = Krwawa łaźnia
    .text = Bitwa, koszt { $cost }: +2 do obrażeń.
card-bronze-wall = Ściana z brązu
    .text = Bitwa, koszt { $cost }: +1 do obrony.
card-iron-wall = Ściana z żelaza
    .text = Bitwa, koszt { $cost }: +2 do obrony.
card-glory = Chwała
    .text = Bitwa, koszt { $cost }: W kroku rozstrzygnięcia 4 PM, jeśli wygrasz.
card-divine-protection = Boska ochrona
    .text = Bitwa, koszt { $cost }: Jeśli wygrasz, twój oddział nie traci w tej bitwie jednostek od obrażeń i nieblokowalnych obrażeń przeciwnika.
card-conscription = Pobór
    .text = Bitwa, koszt { $cost }: Na końcu strat, jeśli wygrałeś, dołóż do 3 jednostek z rezerwy do swoich oddziałów i/lub dzielnic.
card-snare = Sidła
    .text = Bitwa, koszt { $cost }: Po starciu możesz zamienić zagraną kartę bitwy z kartą odłożoną w tej naradzie wojennej.
card-raining-fire = Deszcz ognia
    .text = Dzień, koszt { $cost }: Usuń 1 jednostkę rywala z dowolnego miejsca na planszy.
card-prayer = Modlitwa
    .text = Dzień, koszt { $cost }: Zyskujesz 2 PM.
card-enlistment = Zaciąg
    .text = Dzień, koszt { $cost }: Dołóż do 2 jednostek z rezerwy do swoich dzielnic i/lub oddziałów.
card-mana-theft = Kradzież many
    .text = Dzień, koszt { $cost }: Każdy rywal traci 1 PM, jeśli go ma; ty zyskujesz 1 PM.
card-divine-memory = Boska pamięć
    .text = Dzień, koszt { $cost }: Weź na rękę 1 wybraną kartę ze stosu odrzuconych kart boskiej interwencji, ale nie inną Boską pamięć.
card-transfer = Przeniesienie
    .text = Ruch, koszt { $cost }: Teleportuj część lub całość poruszanego oddziału z dowolnego obszaru na obszar z obeliskiem; koszt karty zastępuje koszt teleportacji i jest to teleportacja tej akcji.
card-open-gates = Otwarte bramy
    .text = Ruch, koszt { $cost }: W tej akcji ruchu oddział ignoruje 1 mur.
card-swiftness = Chyżość
    .text = Ruch, koszt { $cost }: Na początku akcji ruchu +1 ruch lądowy.

## Kafle mocy

tile-charge = Szarża
    .text = Poziom { $level }, bitwa: +1 do siły, gdy atakujesz.
tile-priest-of-mafdet = Kapłan Mafdet
    .text = Poziom { $level }, ruch: +1 ruch lądowy.
tile-carnage = Masakra
    .text = Poziom { $level }, bitwa: +1 do obrażeń.
tile-wrryt-storm = Burza Wrryt
    .text = Poziom { $level }, natychmiastowy: Weź na rękę wszystkie swoje karty bitwy, w tajemnicy usuń 1 z gry i weź specjalną kartę Burza Wrryt.
tile-sappers = Saperzy
    .text = Poziom { $level }, ruch: Twój oddział ignoruje 1 mur.
tile-portal-of-thoth = Portal Thota
    .text = Poziom { $level }, ruch: Twoja teleportacja może się zacząć na dowolnym obszarze z obeliskiem i kosztuje o 1 mniej (nie mniej niż 0).
tile-royal-scarab = Królewski skarabeusz
    .text = Poziom 3, potwór: +2 ruchy lądowe, +2 do siły.
tile-blades-of-neith = Ostrze Neit
    .text = Poziom { $level }, bitwa: +1 do siły.
tile-divine-wound = Boska rana
    .text = Poziom { $level }, bitwa: Na końcu starcia możesz odrzucić karty boskiej interwencji z ręki, po +1 do siły za każdą.
tile-domination-ruby = Dominacja
    .text = Poziom { $level }, natychmiastowy: 1 trwały PC.
tile-giant-scorpion = Olbrzymi skorpion
    .text = Poziom 4, potwór: +1 ruch lądowy, +2 do siły, +2 do obrażeń.
tile-initiative = Inicjatywa
    .text = Poziom { $level }, ruch: Gdy twój poruszający się oddział wchodzi na obszar z oddziałem rywala, najpierw usuń 2 jego jednostki; jeśli żadna nie zostanie, nie ma bitwy i akcja ruchu może trwać dalej.
tile-phoenix = Feniks
    .text = Poziom 4, potwór: +1 ruch lądowy, +2 do siły; jego oddział ignoruje 1 mur.
tile-act-of-god-ruby = Boskie działanie
    .text = Poziom { $level }, natychmiastowy: Weź 1 srebrny znacznik akcji.
tile-recruiting-scribe = Skryba werbownik
    .text = Poziom { $level }, dzień: W twoich akcjach rekrutacji do 2 dodatkowych jednostek za darmo.
tile-defense = Obrona!
    .text = Poziom { $level }, bitwa: +1 do siły, gdy się bronisz.
tile-legion = Legion
    .text = Poziom { $level }, zawsze: Limit twojego oddziału wynosi 7.
tile-ancestral-elephant = Prasłoń
    .text = Poziom 2, potwór: +1 ruch lądowy, +1 do siły, +1 do obrony.
tile-shetyw-barrier = Bariera Shetyw
    .text = Poziom { $level }, natychmiastowy: Jak Burza Wrryt, ze specjalną kartą Bariera Shetyw.
tile-deep-desert-snake = Wąż pustynny
    .text = Poziom 2, potwór: +1 ruch lądowy; w bitwie ignoruje się wszystkie efekty i premie wrogiego potwora (nie sług i nic poza bitwą). Dwa Węże znoszą się nawzajem.
tile-shields-of-neith = Tarcze Neit
    .text = Poziom { $level }, bitwa: +1 do obrony.
tile-defensive-victory = Zwycięska obrona
    .text = Poziom { $level }, bitwa: Jeśli się bronisz, wygrasz i nadal masz oddział, 1 PC za bitwę w kroku nagród.
tile-prescience = Jasnowidzenie
    .text = Poziom { $level }, bitwa: W naradzie wojennej przeciwnik dokonuje wszystkich wyborów pierwszy i pokazuje ci kartę bitwy, którą zagra, ale nie karty boskiej interwencji, zanim wybierzesz. Jeśli mają je obie strony, wybierają jednocześnie.
tile-domination-sapphire = Dominacja
    .text = Poziom { $level }, natychmiastowy: 1 trwały PC.
tile-reinforcements = Posiłki
    .text = Poziom { $level }, natychmiastowy i noc: Przy pozyskaniu i w każdym przebudzeniu możesz dołożyć do 4 jednostek do swoich dzielnic i/lub oddziałów.
tile-sphinx = Sfinks
    .text = Poziom 4, potwór i natychmiastowy: 1 PC za boskość przy pozyskaniu; +2 do siły.
tile-divine-will = Boska wola
    .text = Poziom { $level }, złoty: Akcja ruchu lub akcja rekrutacji.
tile-act-of-god-sapphire = Boskie działanie
    .text = Poziom { $level }, natychmiastowy: Weź 1 srebrny znacznik akcji.
tile-priest = Kapłan
    .text = Poziom { $level }, dzień: +1 PM w twoich akcjach modlitwy.
tile-priestess = Kapłanka
    .text = Poziom { $level }, dzień: Twoje akcje pozyskania kosztują o 1 mniej (nie mniej niż 0).
tile-magical-support = Magiczne wsparcie
    .text = Poziom { $level }, dzień: W twoich akcjach budowy każdy poziom kosztuje o 1 mniej (nie mniej niż 0).
tile-high-priest = Arcykapłan
    .text = Poziom { $level }, noc: +2 PM w kroku 5.
tile-divine-hunger = Boski głód
    .text = Poziom { $level }, bitwa: W kroku strat 2 PM za każdą jednostkę rywala usuniętą twoimi obrażeniami.
tile-divine-boon = Boski dar
    .text = Poziom { $level }, noc: W kroku 6 dobierz 1 kartę boskiej interwencji więcej.
tile-hand-of-god = Ręka boga
    .text = Poziom { $level }, noc: W przebudzeniu możesz za darmo podnieść jedną ze swoich piramid o 1 poziom (nową: wybierz kolor i dzielnicę).
tile-vision = Wizja
    .text = Poziom { $level }, noc: W kroku 6 dobierz 4 dodatkowe karty boskiej interwencji, a potem, po wszystkich dobraniach ze swoich kafli, odrzuć 4 karty boskiej interwencji z całej ręki; jeśli masz ich mniej, odrzuć tyle, ile masz.
tile-priest-of-thoeris = Kapłan Toeris
    .text = Poziom { $level }, bitwa: 4 PM w kroku rozstrzygnięcia, jeśli wygrasz, w ataku lub obronie.
tile-domination-diamond = Dominacja
    .text = Poziom { $level }, natychmiastowy: 1 trwały PC.
tile-priest-of-ra = Kapłan Ra
    .text = Poziom { $level }, zawsze: Za każdym razem, gdy wydajesz co najmniej 1 PM, koszt jest o 1 mniejszy (nie mniej niż 0). Liczy się to od każdej osobnej opłaty (cała budowa, rekrutacja, jedna karta boskiej interwencji, jedna teleportacja i tak dalej), nie dotyczy strat takich jak Kradzież many.
tile-priest-of-amon = Kapłan Amona
    .text = Poziom { $level }, natychmiastowy i noc: 5 PM przy pozyskaniu; +5 PM w kroku 5.
tile-mummy = Mumia
    .text = Poziom 4, potwór i noc: +1 ruch lądowy, +2 do siły; w kroku 6 jej właściciel dobiera 1 kartę boskiej interwencji więcej, także gdy jest w rezerwie.
tile-act-of-god-diamond = Boskie działanie
    .text = Poziom { $level }, natychmiastowy: Weź 1 srebrny znacznik akcji.
tile-mercenaries = Najemnicy
    .text = Poziom { $level }, natychmiastowy: Weź 3 jednostki najemników i umieść je w swoich dzielnicach z zachowaniem limitów, nadmiar w rezerwie; do końca gry są twoimi jednostkami.
tile-local-recruitment = Lokalna rekrutacja
    .text = Poziom { $level }, dzień: W twoich akcjach rekrutacji jednostki można też dokładać do twoich oddziałów w dowolnym miejscu.
tile-honor-in-battle = Honor w bitwie
    .text = Poziom { $level }, bitwa: W kroku strat 1 PM za każdą własną jednostkę usuniętą obrażeniami przeciwnika.
tile-dedication-to-battle = Oddanie bitwie
    .text = Poziom { $level }, ruch: 2 PM, gdy twój poruszający się oddział wchodzi na obszar kontrolowany przez oddział rywala, nawet jeśli nie dojdzie do bitwy.
tile-khnums-sphinx = Sfinks Chnuma
    .text = Poziom 2, potwór: +1 ruch lądowy, +1 do siły; akcja ruchu rywala wchodząca na jego obszar musi dopłacić 2 PM.
tile-twin-ceremony = Podwójna ceremonia
    .text = Poziom { $level }, złoty: Albo akcja modlitwy, albo akcja pozyskania w kolorze użytym już w tej rundzie, przy czym kafel kosztuje o 1 więcej; wolne pole pozyskania nie jest potrzebne, pozostałe warunki obowiązują.
tile-griffin-sphinx = Gryfosfinks
    .text = Poziom 3, potwór: +2 do siły; jego oddział może się teleportować z dowolnego obszaru z obeliskiem, za zwykły koszt.
tile-forced-march = Forsowny marsz
    .text = Poziom { $level }, złoty: Akcja ruchu bez teleportacji.
tile-deadly-trap = Śmiertelna pułapka
    .text = Poziom { $level }, dzień: Gdy poruszający się oddział rywala wchodzi na obszar kontrolowany przez twój oddział, najpierw usuń 1 jego jednostkę; jeśli żadna nie zostanie, nie ma bitwy.
tile-domination-onyx = Dominacja
    .text = Poziom { $level }, natychmiastowy: 1 trwały PC.
tile-ammut = Ammut, Pożeracz dusz
    .text = Poziom 4, potwór: +1 ruch lądowy, +2 do siły; jego oddział ignoruje każde usunięcie jednostek poza bitwą spowodowane przez rywali; w kroku nagród, jeśli wygrasz i twoje obrażenia usunęły co najmniej 2 jednostki rywala, 1 dodatkowy PC za bitwę.
tile-bestial-fury = Zwierzęca furia
    .text = Poziom { $level }, ruch i bitwa: +1 ruch lądowy; w bitwie +1 do siły i +1 do obrażeń.
tile-divine-might = Boska potęga
    .text = Poziom { $level }, dzień: Zawsze gdy inny efekt daje ci co najmniej 1 PM w fazie dnia, +1 PM; raz na efekt (modlitwa z Kapłanem to jeden efekt), nie w bitwie i nie w nocy.
tile-act-of-god-onyx = Boskie działanie
    .text = Poziom { $level }, natychmiastowy: Weź 1 srebrny znacznik akcji.
tile-energy-drain = Wyssanie energii
    .text = Poziom { $level }, dzień: 1 PM, gdy rywal rozpatruje akcję modlitwy, najwyżej 2 PM na rundę.
tile-old-guard = Stara gwardia
    .text = Poziom { $level }, bitwa: W kroku nagród, jeśli dostałeś co najmniej 1 żeton weterana, weź jeszcze 1.
tile-seasoned-columns = Zaprawione kolumny
    .text = Poziom { $level }, noc: W mobilizacji każdy odrzucony żeton weterana umieszcza 2 jednostki zamiast 1, także w twoich oddziałach na obszarach, które kontrolujesz.
tile-annexation = Aneksja
    .text = Poziom { $level }, noc: W kroku 6, po wszystkich dobraniach, weź 1 losową kartę boskiej interwencji od wybranego rywala (nie „Dywersję”); oboje znacie tę kartę.
tile-cobra = Kobra
    .text = Poziom 2, potwór: +1 do siły, +1 do nieblokowalnych obrażeń.
tile-sekhem-feint = Zwód Sekhem
    .text = Poziom { $level }, natychmiastowy: Jak Burza Wrryt, ze specjalną kartą Zwód Sekhem.
tile-ambush = Zasadzka
    .text = Poziom { $level }, bitwa: Po starciu możesz zamienić zagraną kartę bitwy z kartą odłożoną w tej naradzie wojennej.
tile-divine-advantage = Boska przewaga
    .text = Poziom { $level }, noc: W kroku 6 dobierz 2 dodatkowe karty boskiej interwencji, potem odrzuć 1 kartę boskiej interwencji.
tile-kill-them-all = Zabić wszystkich
    .text = Poziom { $level }, ruch i bitwa: +1 ruch lądowy; w bitwie +1 do obrażeń.
tile-domination-amethyst = Dominacja
    .text = Poziom { $level }, natychmiastowy: 1 trwały PC.
tile-crocodile = Krokodyl
    .text = Poziom 4, potwór: +1 ruch lądowy, +2 do siły, +1 do obrażeń, +1 do obrony.
tile-magic-versatility = Magiczna wszechstronność
    .text = Poziom { $level }, złoty: Dowolna jedna podstawowa akcja oprócz pozyskania, której pole na twojej planszetce jest już w tej rundzie zajęte.
tile-blood-tithe = Danina krwi
    .text = Poziom { $level }, noc: W kroku 5 każdy żeton weterana daje 2 PM; w kroku 6 każdy pojedynczy żeton weterana pozwala dobrać 1 kartę.
tile-act-of-god-amethyst = Boskie działanie
    .text = Poziom { $level }, natychmiastowy: Weź 1 srebrny znacznik akcji.
tile-nile-boatmen = Przewoźnicy Nilu
    .text = Poziom { $level }, ruch: Twoje oddziały mogą wchodzić na dowolny obszar przez dowolny port.
tile-stone-carriers = Nosiciele kamieni
    .text = Poziom { $level }, dzień: Twoje akcje budowy kosztują łącznie o 1 mniej (nie mniej niż 0).
tile-standard-bearer = Chorąży
    .text = Poziom 2, sługa: +1 ruch lądowy, +1 do siły.
tile-physician = Medyk
    .text = Poziom 2, sługa: +1 do obrony; na końcu bitwy, w której walczył jego oddział, jeśli oddział przetrwał, dołóż do niego 1 jednostkę z rezerwy.
tile-guide = Przewodnik
    .text = Poziom 2, sługa: +1 ruch lądowy; jego oddział ignoruje 1 mur.
tile-temple-tithe = Świątynna dziesięcina
    .text = Poziom { $level }, noc: W kroku 4 +1 PM za każdą kontrolowaną świątynię oprócz świątyni w Delcie.
tile-vulture = Sęp
    .text = Poziom 3, potwór: +1 ruch lądowy, +2 do siły; w kroku nagród, jeśli jego oddział walczył, weź 1 żeton weterana.
tile-amber-ward = Bursztynowa osłona
    .text = Poziom { $level }, bitwa: Nieprzenikniona obrona 1, gdy się bronisz.
tile-spoils-of-war = Łupy wojenne
    .text = Poziom { $level }, bitwa: W kroku nagród dobierz 2 karty boskiej interwencji, jeśli wygrasz.
tile-domination-amber = Dominacja
    .text = Poziom { $level }, natychmiastowy: 1 trwały PC.
tile-vizier = Wezyr
    .text = Poziom 4, sługa i noc: +1 ruch lądowy, +1 do siły, +1 do obrony; w kroku 5 +2 PM, jeśli Wezyr jest na planszy.
tile-solar-barque = Barka słoneczna
    .text = Poziom { $level }, złoty: Akcja ruchu z +1 ruchem lądowym; można w niej wejść przez dowolny port.
tile-eternal-city = Wieczne miasto
    .text = Poziom { $level }, bitwa i noc: W bitwach w dzielnicach własnego miasta masz +2 do siły i +1 do obrony; w kroku 5 +1 PM za każdą swoją piramidę poziomu 4, którą kontrolujesz.
tile-act-of-god-amber = Boskie działanie
    .text = Poziom { $level }, natychmiastowy: Weź 1 srebrny znacznik akcji.

## Towarzysze

companion-royal-scarab = { tile-royal-scarab }
    .short = Skarab
companion-giant-scorpion = { tile-giant-scorpion }
    .short = Skorpion
companion-phoenix = { tile-phoenix }
    .short = Feniks
companion-ancestral-elephant = { tile-ancestral-elephant }
    .short = Prasłoń
companion-deep-desert-snake = { tile-deep-desert-snake }
    .short = Wąż
companion-sphinx = { tile-sphinx }
    .short = Sfinks
companion-mummy = { tile-mummy }
    .short = Mumia
companion-khnums-sphinx = { tile-khnums-sphinx }
    .short = Chnum
companion-griffin-sphinx = { tile-griffin-sphinx }
    .short = Gryf
companion-ammut = { tile-ammut }
    .short = Ammut
companion-cobra = { tile-cobra }
    .short = Kobra
companion-crocodile = { tile-crocodile }
    .short = Krokodyl
companion-vulture = { tile-vulture }
    .short = Sęp
companion-standard-bearer = { tile-standard-bearer }
    .short = Chorąży
companion-physician = { tile-physician }
    .short = Medyk
companion-guide = { tile-guide }
    .short = Przew.
companion-vizier = { tile-vizier }
    .short = Wezyr
companion-none = Żaden
arrange-part-royal-scarab = { tile-royal-scarab }
arrange-part-giant-scorpion = { tile-giant-scorpion }
arrange-part-phoenix = { tile-phoenix }
arrange-part-ancestral-elephant = { tile-ancestral-elephant }
arrange-part-deep-desert-snake = { tile-deep-desert-snake }
arrange-part-sphinx = { tile-sphinx }
arrange-part-mummy = { tile-mummy }
arrange-part-khnums-sphinx = { tile-khnums-sphinx }
arrange-part-griffin-sphinx = { tile-griffin-sphinx }
arrange-part-ammut = { tile-ammut }
arrange-part-cobra = { tile-cobra }
arrange-part-crocodile = { tile-crocodile }
arrange-part-vulture = { tile-vulture }
arrange-part-standard-bearer = { tile-standard-bearer }
arrange-part-physician = { tile-physician }
arrange-part-guide = { tile-guide }
arrange-part-vizier = { tile-vizier }
arrange-part-nw-w = { area-nw-w }
arrange-part-nw-c = { area-nw-c }
arrange-part-nw-e = { area-nw-e }
arrange-part-w-w = { area-w-w }
arrange-part-w-c = { area-w-c }
arrange-part-w-e = { area-w-e }
arrange-part-sw-w = { area-sw-w }
arrange-part-sw-c = { area-sw-c }
arrange-part-sw-e = { area-sw-e }
arrange-part-ne-w = { area-ne-w }
arrange-part-ne-c = { area-ne-c }
arrange-part-ne-e = { area-ne-e }
arrange-part-e-w = { area-e-w }
arrange-part-e-c = { area-e-c }
arrange-part-e-e = { area-e-e }
arrange-part-se-w = { area-se-w }
arrange-part-se-c = { area-se-c }
arrange-part-se-e = { area-se-e }

## Tabele elementów

table-areas = Obszary
table-schemes = Schematy mapy
table-fields = Pola akcji
table-battle-cards = Karty bitwy
table-interventions = Karty boskiej interwencji
table-tiles = Kafle mocy
table-companions = Towarzysze
column-name-action = Akcja
column-name-adjacent = Sąsiednie
column-name-city = Miasto
column-name-copies = Kopie
column-name-damage = Obrażenia
column-name-defence = Obrona
column-name-east = Brzeg wschodni
column-name-floor = Piętro
column-name-level = Poziom
column-name-moves = Ruchy lądowe
column-name-number = Liczba
column-name-obelisk = Obelisk
column-name-players = Gracze
column-name-port = Port
column-name-prayer = PM
column-name-side = Strona
column-name-storms = Burze
column-name-strength = Siła
column-name-symbol = Symbol
column-name-unblockable = Nieblokowalne obrażenia
column-name-ward = Nieprzenikniona obrona
column-name-when = Kiedy

## Plansza

board-you = Ty
board-round = Runda { $n }
board-storm = Burza: to miasto nie bierze udziału w grze.
board-troop = Oddział i liczba jego jednostek.
board-order = Tor kolejności
board-deck = Talia boskiej interwencji
board-discard = Odrzucone karty boskiej interwencji
board-watching = Oglądasz grę.
board-no-cards = Brak kart boskiej interwencji
board-battle = Bitwa
board-attacks = Atakujący
board-defends = Obrońca
board-map = Mapa
board-seats = Gracze
board-market = Kafle mocy
board-area = Obszar
board-pyramid = Piramida
board-holder = Żeton
board-strength = Siła
board-hand = Twoje karty
board-city = Miasto
board-fields = Pola akcji
board-tiles = Kafle
quantity-glory = PC
quantity-points = Trwałe PC
quantity-temples = Kontrolowane świątynie
quantity-pyramids = Kontrolowane piramidy poziomu 4
quantity-prayer = Punkty modlitwy
quantity-veterans = Żetony weterana
quantity-supply = Jednostki w rezerwie
quantity-cards = Karty boskiej interwencji na ręce
quantity-battle = Karty bitwy na ręce i zakryte
note-cost = Koszt: { $prayer } PM.
note-level = Poziom { $level }.
note-lead = Siła teraz: { $own } do { $other }.
note-troop = { $units ->
        [one] { $who }: { $units } jednostka.
        [few] { $who }: { $units } jednostki.
       *[many] { $who }: { $units } jednostek.
    }
note-gain = Daje { $prayer } PM.

## Gods

option-gods = Bogowie Egiptu
    .text = Każdy prowadzi boga o własnych mocach: można go pozyskać w dalszej części gry i walczy na planszy sam.
ask-choose-god = Wybierz boga
    .help = Jego kafel można pozyskać, gdy ktoś osiągnie 4 punkty chwały (drużyna: 7).
ask-acquire-god = Pozyskać boga za 4 PM zamiast kafla?
    .help = Potrzebna jest piramida poziomu 4 w twoim mieście w kolorze tego pola.
ask-take-jaws = Szczęki Sobka: która karta bitwy opuszcza grę?
    .help = Nikt inny nie dowie się która.
ask-place-god = W której twojej dzielnicy pojawia się bóg?
    .help = Bez jednostek twoich i sojusznika; tam, gdzie stoi rywal, dojdzie do bitwy.
event-god-chosen = { $who } wybiera boga: { $god }.
event-god-acquired = { $who } pozyskuje boga: { $god }.
event-god-placed = Pojawia się bóg gracza { $who }: { $area }.
event-god-returned = Bóg gracza { $who } wraca na kafel.
event-life-lost = Bóg gracza { $who } traci { $life } PŻ.
event-life-regained = Bóg gracza { $who } odzyskuje { $life } PŻ.
event-ascension = Od teraz można pozyskiwać bogów.
battle-card-s4 = Szczęki Sobka
    .text = Siła { $strength }, nieblokowalne obrażenia { $unblockable }, obrona { $defence }.
god-anubis = Anubis
    .text = Po bitwie, w której przeciwnik stracił jednostkę, Anubis odzyskuje 1 PŻ. Jego właściciel przy mobilizacji umieszcza za darmo do 2 jednostek w swoich dzielnicach.
god-bastet = Bastet
    .text = Jeden ruch lądowy więcej, ignoruje 1 mur. Jej właściciel sam wybiera obszar swojego odwrotu.
god-horus = Horus
    .text = Teleportuje się z każdego obelisku, za darmo. Teleporty jego właściciela kosztują o 1 PM mniej.
god-wadjet = Uadżet
    .text = Obrona +2. Oddziały jej właściciela mają obronę +1 w dzielnicach własnego miasta.
god-sobek = Sobek
    .text = Obrażenia +1, wpływa do każdego portu. Jego właściciel bierze kartę bitwy Szczęki Sobka.
god-set = Set
    .text = Nieblokowalne obrażenia +1. Gdy jego właściciel wygrywa jako atakujący, przegrany nie dostaje żetonu weterana, a właściciel dobiera 1 kartę.
table-gods = Bogowie
column-name-life = PŻ
board-god = Bóg i jego punkty życia; stoi sam.
board-ascension = Można pozyskiwać bogów.

## Teams

mode-teams = Drużyny
    .text = 2 na 2, a przy 6 graczach 2 na 2 na 2 albo 3 na 3; wygrywa 12 punktów chwały drużyny.
option-six-players = Sześcioro graczy
    .text = Jak sześcioro graczy tworzy drużyny; czworo gra zawsze 2 na 2.
option-six-players-2v2v2 = 2 na 2 na 2
option-six-players-3v3 = 3 na 3
option-open-hands = Karty sojuszników
    .text = Czy sojusznicy przez cały czas widzą nawzajem swoje karty.
ask-first-marker = Czyj znacznik kolejności wykłada najpierw twoja drużyna?
    .help = Pozostałe idą za nim w kolejności drużyn.
ask-place-marker = Miejsce pierwszego znacznika twojej drużyny
ask-next-marker = Czyj znacznik kolejności idzie następny?
ask-first-guest = Czyja jednostka dołącza do twoich w pierwszej z dwóch dzielnic?
    .help = W drugiej dołącza jednostka drugiego sojusznika.
ask-share-prayer = Ile ze zdobytych właśnie PM oddajesz? { $ally }
ask-share-veterans = Ile ze zdobytych właśnie żetonów weterana oddajesz? { $ally }
ask-lose-unit = Czyja jednostka opuszcza mieszany oddział? { $area }
ask-choose-defender = Który sojusznik się broni? { $area }
    .help = Zadziałają tylko jego kafle i karty.
ask-gather-at = Zgromadzenie: w którym obszarze?
    .help = Do 3 jednostek drużyny przychodzi z sąsiednich obszarów.
ask-gather-from = Skąd przychodzi jednostka? { $area }
ask-gather-whose = Czyja jednostka przychodzi? { $source } → { $area }
ask-march-troop = Który oddział poruszasz?
ask-march-step = { $area }: dokąd dalej?
    .help = { $land ->
        [one] Pozostał { $land } ruch lądowy. Oddział rywala kończy ruch bitwą.
        [few] Pozostały { $land } ruchy lądowe. Oddział rywala kończy ruch bitwą.
       *[many] Pozostało { $land } ruchów lądowych. Oddział rywala kończy ruch bitwą.
    }
ask-march-units = Ile jednostek idzie? { $whose }: { $way }
    .help = Pozostałe zostają: { $area }.
ask-march-companion = Czy { $companion } idzie razem? { $way }
event-prayer-shared = { $who } oddaje { $prayer } PM; dostaje je { $ally }.
event-veterans-shared = { $tokens ->
        [one] { $who } oddaje { $tokens } żeton weterana; dostaje go { $ally }.
        [few] { $who } oddaje { $tokens } żetony weterana; dostaje je { $ally }.
       *[many] { $who } oddaje { $tokens } żetonów weterana; dostaje je { $ally }.
    }
event-gathering-played = { $who } zagrywa Zgromadzenie.
turn-gathering = Zgromadzenie
    .text = Wybierz obszar z twoją jednostką: do 3 jednostek drużyny przychodzi tam z sąsiednich obszarów. Potem karta opuszcza grę.
board-team = Drużyna { $letter }
board-team-told = Sojusznicy wygrywają razem: ich punkty się sumują.

## Amon

mode-solo = Solo: przeciw Amonowi
    .text = Jeden gracz przeciw Amonowi, którym kierują karty; trzeba spełnić cel, zanim skończą się rundy.
option-objective = Cel
    .text = Co trzeba osiągnąć, by wygrać; losowany albo wybrany.
option-objective-draw = losowany
option-objective-ce01 = { objective-ce01 }
option-objective-ce02 = { objective-ce02 }
option-objective-ce03 = { objective-ce03 }
option-objective-ce04 = { objective-ce04 }
option-objective-ce05 = { objective-ce05 }
ask-mourn-unit = Który z twoich najliczniejszych oddziałów traci jednostkę?
ask-stay-or-go = Bitwa z odtworzonym oddziałem za tobą: zostajesz czy odsyłasz? { $area }
    .help = Odesłanie daje 1 PM za każdą jednostkę oprócz pierwszej.
event-objective-set = Cel gry: „{ $objective }”.
event-event-drawn = Wydarzenie: „{ $event }”.
event-plague-drawn = Dopust: „{ $plague }”.
event-amon-acts = { $who } działa: „{ $order }”.
event-plunder-drawn = Dobrano kartę: { $plunder }.
event-tile-plundered = Kafel „{ $tile }” opuszcza grę.
event-war-changed = Stół wojenny, { $column }: { $value }.
event-troop-reformed = { $squad } staje od nowa: { $area }.
event-clock-moved = { $rounds ->
        [one] Została { $rounds } runda.
        [few] Zostały { $rounds } rundy.
       *[many] Zostało { $rounds } rund.
    }
squad-a = Oddział A
squad-b = Oddział B
war-strength = Siła
war-damage = Obrażenia
war-defence = Obrona
war-moves = Ruch lądowy
table-objectives = Cele
table-events = Wydarzenia
table-plagues = Dopusty
table-actions = Karty akcji
table-plunders = Karty grabieży
column-name-rounds = Rundy
column-name-events = Wydarzenia
column-name-levy = Jednostki Amona
column-name-actions = Akcje
column-name-plunders = Grabieże
column-name-cull = Twoje straty
column-name-cards = Karty
column-name-limit = Limit oddziału
column-name-teleport = Teleportacja
column-name-dead = Polegli w nocy
column-name-upper-level = Górny poziom
column-name-upper-column = Górna kolumna
column-name-lower-level = Dolny poziom
column-name-lower-column = Dolna kolumna
automa-solo = Amon
board-objective = Cel
board-war-table = Stół wojenny
    .text = Co Amon dodaje do obu swoich oddziałów, od −2 do +5.
board-rounds-left = Pozostałe rundy
    .text = Jeśli znacznik Amona opuści pole 1, przegrywasz.
board-event = Wydarzenie
board-no-event = jeszcze brak
board-plagues = Dopusty
board-no-plague = jeszcze brak
board-event-deck = Talia wydarzeń
    .text = Pozostałe karty: jedną dobiera się po trzecim znaczniku każdej rundy. Są wśród nich dwa dopusty.
board-action-deck = Talia akcji
    .text = Pozostałe karty; jedną dobiera się po piątym znaczniku.
board-plunder-deck = Talia grabieży
    .text = Pozostałe karty. Wskazują poziom i kolumnę kafli, które opuszczają grę.
objective-ce01 = Odzyskaj zapał
    .text = 7 rund, 5 wydarzeń. Masz 5 trwałych PC i w fazie nocy kontrolujesz 2 świątynie. Sprawdzany na początku nocy i po każdym kroku nocy.
objective-ce02 = Władca Obu Krajów
    .text = 8 rund, 6 wydarzeń. Masz łącznie 9 PC (trwałych i tymczasowych). Sprawdzany na początku każdej twojej tury.
objective-ce03 = Upadek północnego miasta
    .text = 7 rund, 5 wydarzeń. Twoje oddziały kontrolują obie dzielnice z piramidami Amona i masz 3 trwałe PC. Sprawdzany na końcu każdej twojej tury i na końcu nocy. Odtwarzane oddziały Amona mają 4 jednostki.
objective-ce04 = Wytrwałość
    .text = 6 rund, 4 wydarzenia. Kontrolujesz wszystkie 3 dzielnice swojego miasta, masz własną piramidę poziomu 4 i 4 trwałe PC. Sprawdzany tylko na końcu nocy ostatniej rundy; wcześniej nie można go spełnić.
objective-ce05 = Dziedzic bogów
    .text = 8 rund, 6 wydarzeń. Masz 7 kafli mocy, w tym 2 poziomu 4, i w fazie nocy kontrolujesz Sanktuarium. Sprawdzany na początku nocy i po każdym kroku nocy. Kafle usunięte grabieżą nie wracają.
omen-wy01 = Przebudzony zastęp
    .text = Czarne: siła +1; Amon rekrutuje do 1 jednostki na oddział.
omen-wy02 = Pogrzebany
    .text = Czarne: siła −1, obrona +1, ruch lądowy −1; dobierz i rozpatrz 1 kartę akcji. Czerwone: twoja teleportacja kosztuje 3 PM i tego kosztu nie można obniżyć (Rzeka krwi nadal dodaje 1).
omen-wy03 = Burza piaskowa
    .text = Czarne: obrona +1. Czerwone: nie możesz używać portów.
omen-wy04 = Rabusie grobów
    .text = Czarne: 2 efekty grabieży. Czerwone: twoje akcje pozyskania kosztują o 1 więcej.
omen-wy05 = Święto Opet
    .text = Czarne: siła −1, obrażenia −1; zyskujesz 2 PM; 1 efekt grabieży.
omen-wy06 = Forsowny marsz
    .text = Czarne: obrona −1, ruch lądowy +1; dobierz i rozpatrz 1 kartę akcji.
omen-wy07 = Mur tarcz
    .text = Czarne: siła −1, obrona +2. Czerwone: twoje akcje rekrutacji umieszczają najwyżej 3 jednostki.
omen-wy08 = Krwawe starcie
    .text = Czarne: siła +1, obrażenia +1, ruch lądowy +1.
omen-wy09 = Cena krwi
    .text = Czarne: obrażenia +1; usuń 1 jednostkę ze swojego najliczniejszego oddziału. Czerwone: odesłanie nie daje ci PM.
omen-wy10 = Milczenie kapłanów
    .text = Czarne: siła +1; 1 efekt grabieży. Czerwone: twoje akcje modlitwy dają o 1 PM mniej.
plague-dp01 = Szarańcza
    .text = Krok 5 nocy daje ci 1 PM zamiast 2.
plague-dp02 = Ciemności
    .text = W kroku 6 nocy nie dostajesz darmowej karty boskiej interwencji; kupowanie za żetony weterana jest nadal dozwolone.
plague-dp03 = Wrzody
    .text = Limit twojego oddziału jest o 1 mniejszy; nadmiar usuwa się od razu i w każdym przebudzeniu.
plague-dp04 = Rzeka krwi
    .text = Twoje teleportacje kosztują o 1 PM więcej.
plague-dp05 = Śmierć pierworodnych
    .text = W każdym przebudzeniu usuń 1 jednostkę ze swojego najliczniejszego oddziału na planszy, jeśli masz na planszy co najmniej 2 jednostki.
order-ak01 = Przypływ sił
    .text = A w stronę twojej piramidy najwyższego poziomu; twojej piramidy zajętej przez twój oddział; twojej piramidy najbardziej na zachód. Potem B w stronę twojego najmniej licznego oddziału; twojego oddziału najbliższego B; świątyni dającej najwięcej PM.
order-ak02 = Najazd na świątynie
    .text = A w stronę kontrolowanej przez ciebie świątyni, tej, która daje najwięcej PM; najbliższej świątyni. Potem B w stronę świątyni dającej najwięcej PM, w której nie ma A; najbliższej świątyni.
order-ak03 = Łowy
    .text = A w stronę twojego najliczniejszego oddziału; twojego oddziału najbliższego A; twojego oddziału najbardziej na zachód. Potem B według tej samej listy dla B.
order-ak04 = Karawana łupów
    .text = 1 efekt grabieży. Potem B w stronę twojego najmniej licznego oddziału; twojego oddziału najbliższego B.
order-ak05 = Niewielkie posiłki
    .text = Każdy oddział Amona dostaje do 2 jednostek, w granicach limitu. W każdym twoim oddziale ginie 1 jednostka.
order-ak06 = Wielki pobór
    .text = Każdy oddział Amona dostaje do 3 jednostek, w granicach limitu; siła +1 na stole wojennym, jeśli żaden oddział nie mógł przyjąć jednostki.
order-ak07 = Kleszcze
    .text = B w stronę twojej piramidy najwyższego poziomu; twojej piramidy zajętej przez twój oddział; twojej piramidy najbardziej na wschód. Potem A w stronę twojego najmniej licznego oddziału; twojego oddziału najbliższego A; świątyni dającej najwięcej PM.
order-ak08 = Splądrowane grobowce
    .text = 2 efekty grabieży; obrażenia +1 na stole wojennym.
order-ak09 = Oczy na Deltę
    .text = A w stronę obszaru Delty z twoim oddziałem; świątyni w Delcie. Potem B w stronę kontrolowanej przez ciebie świątyni; najbliższej świątyni bez oddziału Amona.
plunder-g01 = Grabież 1
    .text = Kolor górny: poziom { $upper_level }, kolumna { $upper_column }. Kolor dolny: poziom { $lower_level }, kolumna { $lower_column }.
plunder-g02 = Grabież 2
    .text = Kolor górny: poziom { $upper_level }, kolumna { $upper_column }. Kolor dolny: poziom { $lower_level }, kolumna { $lower_column }.
plunder-g03 = Grabież 3
    .text = Kolor górny: poziom { $upper_level }, kolumna { $upper_column }. Kolor dolny: poziom { $lower_level }, kolumna { $lower_column }.
plunder-g04 = Grabież 4
    .text = Kolor górny: poziom { $upper_level }, kolumna { $upper_column }. Kolor dolny: poziom { $lower_level }, kolumna { $lower_column }.
plunder-g05 = Grabież 5
    .text = Kolor górny: poziom { $upper_level }, kolumna { $upper_column }. Kolor dolny: poziom { $lower_level }, kolumna { $lower_column }.
plunder-g06 = Grabież 6
    .text = Kolor górny: poziom { $upper_level }, kolumna { $upper_column }. Kolor dolny: poziom { $lower_level }, kolumna { $lower_column }.
plunder-g07 = Grabież 7
    .text = Kolor górny: poziom { $upper_level }, kolumna { $upper_column }. Kolor dolny: poziom { $lower_level }, kolumna { $lower_column }.
plunder-g08 = Grabież 8
    .text = Kolor górny: poziom { $upper_level }, kolumna { $upper_column }. Kolor dolny: poziom { $lower_level }, kolumna { $lower_column }.
