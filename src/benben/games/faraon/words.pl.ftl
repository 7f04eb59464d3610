### Faraon po polsku. Identyfikatory wynikają z kodu; zmienne elementu to pola jego wiersza w tabeli.
### Rzecz nazwana w zdaniu przychodzi podwójnie: $god to nazwa, $god_key klucz, dla innych form nazwy.

## Gra, tryby, opcje

game = Faraon
    .about = W pięciu rundach przygotuj swoją drogę w zaświaty, gdy obracające się koło decyduje, ile kosztuje wstęp do każdego z pięciu obszarów.
    .length = 60–120 min
    .weight = średnia do wysokiej
mode-standard = Gra standardowa
    .text = Pięć rund dla 2–5 graczy; wygrywa najwięcej Punktów Prestiżu.
mode-solo = Solo: spisek Zdrajcy
    .text = Jeden gracz przeciw Zdrajcy, który gra sam; musisz zdobyć więcej punktów niż on.
option-newcomer-1 = Miejsce 1: pierwsza gra
    .text = Ten gracz zaczyna z losowym skrybą, zamiast wybierać jednego z dwóch arystokratów. Bez znaczenia, jeśli nikt tam nie siedzi.
option-newcomer-2 = Miejsce 2: pierwsza gra
    .text = Ten gracz zaczyna z losowym skrybą, zamiast wybierać jednego z dwóch arystokratów. Bez znaczenia, jeśli nikt tam nie siedzi.
option-newcomer-3 = Miejsce 3: pierwsza gra
    .text = Ten gracz zaczyna z losowym skrybą, zamiast wybierać jednego z dwóch arystokratów. Bez znaczenia, jeśli nikt tam nie siedzi.
option-newcomer-4 = Miejsce 4: pierwsza gra
    .text = Ten gracz zaczyna z losowym skrybą, zamiast wybierać jednego z dwóch arystokratów. Bez znaczenia, jeśli nikt tam nie siedzi.
option-newcomer-5 = Miejsce 5: pierwsza gra
    .text = Ten gracz zaczyna z losowym skrybą, zamiast wybierać jednego z dwóch arystokratów. Bez znaczenia, jeśli nikt tam nie siedzi.
option-nile-god-threshold = Ile torów Nilu wymaga bóg
    .text = Na ilu torach trzeba mieć dysk na poziomie 1 lub wyżej, by spełnić warunek boga przy Nilu.
option-difficulty = Ciemne płytki Zdrajcy
    .text = Ile z pięciu płytek Zdrajcy leży mocniejszą, ciemną stroną do góry.
option-dark-tiles = Które płytki są ciemne
    .text = Losowane albo wybierane przez ciebie przed rozpoczęciem gry.
option-dark-tiles-random = losowo
option-dark-tiles-choose = wybierasz
option-first-game = Pierwsza gra
    .text = Ty i Zdrajca zaczynacie z losowym skrybą.
option-traitor-gods = Bogowie Zdrajcy
    .text = Czy otwarty bóg punktuje dla Zdrajcy tylko po spełnieniu obu warunków, czy zawsze.
option-traitor-gods-fulfilled = warunki spełnione
option-traitor-gods-auto = wystarczy otwarcie

## O co pytają decyzje

ask-darken-tile = Którą płytkę Zdrajcy obrócić na ciemną stronę?
    .help = Do obrócenia zostało: { $left }. Wybierasz od lewej do prawej.
ask-keep-noble = Którego arystokratę zachować?
    .help = Drugi wraca niewidziany do talii; w trybie solo dostaje go Zdrajca.
ask-start-urn = Którą urnę wziąć na początek?
    .help = Dostajesz jej trzy zasoby, a do tego dwie sztuki srebra.
ask-use-diplomat = Urna { $urn }: zachować czy wysłać Dyplomatę?
    .help = Raz na rundę odrzuca urnę i daje trzy dowolne zasoby podstawowe.
ask-use-teacher = Wziąć z Nauczycielem jeszcze jeden zasób podstawowy?
    .help = Raz na rundę, gdy zdobywasz urnę.
ask-turn = Wykonaj akcję albo spasuj
    .help = Akcja kosztuje jeden zasób na kole; jeśli pasuje, odlicza się go od kosztu akcji. Po spasowaniu wspinasz się po Piramidzie Czasu.
ask-pay-access = { $deal }: co trafia na koło?
    .help = Leży tam do końca rundy i, jeśli pasuje, odlicza się od kosztu akcji.
ask-pay-extras = { $deal }: czy za resztę płacisz srebrem lub żetonami?
    .help = Na kole: { $access }.
ask-pay-basics = { $deal }: którymi zasobami płacisz?
    .help = Na kole: { $access }. Srebro i żetony: { $extras }.
ask-choose-set = Który zestaw ofiar bierzesz?
ask-choose-token = Który żeton ofiary bierzesz?
    .help = Jeden z pola bonusowego albo losowy z torby.
ask-choose-noble = Którego arystokratę bierzesz?
ask-choose-track = Na którym torze przesunąć dysk?
    .help = Liczba pól: { $steps }.
ask-choose-artisan = Którego rzemieślnika bierzesz?
ask-give-for-swap = { $noble }: co oddajesz?
ask-take-in-swap = { $given }: na co wymienić?
ask-swap-after-pass = Czy wymienić zasób, zanim skończy się tura?
ask-pass-urn = Którą urnę bierzesz?
    .help = Pasujesz i dostajesz jej trzy zasoby.
ask-pyramid-income = Jaki dochód z piramidy bierzesz?
    .help = Z pola, na które wchodzisz, albo z pola tuż na lewo od niego.
ask-split-urn = Urna { $urn }: który zasób trafia na płytki Zdrajcy?
    .help = Drugi trafia na koło.

## Zdarzenia

event-round-begins = Zaczyna się runda { $round }; pierwszy gracz: { $who }.
event-noble-seen = { $who } dobiera arystokratę: { $noble }.
event-noble-gained = { $who } zyskuje arystokratę: { $noble }.
event-noble-used = { $who } używa zdolności: { $noble }.
event-noble-discarded = Arystokrata odrzucony: { $noble }.
event-artisan-gained = { $who } zyskuje rzemieślnika: { $artisan }.
event-artisan-discarded = Rzemieślnik odrzucony: { $artisan }.
event-urn-laid = Pod piramidę trafia urna: { $urn }.
event-urn-gained = { $who } zdobywa urnę: { $urn }.
event-urns-shuffled = Odrzucone urny tworzą nowy stos.
event-leftover-placed = Pozostała urna trafia na koło: { $urn }.
event-gained = { $who } zdobywa 1 × { $resource }.
event-paid = { $who } płaci { $amount } × { $piece }.
event-action-chosen = { $who } wybiera: { $action }.
event-access-paid = { $who } kładzie na kole: { $piece } ({ $area }).
event-set-laid = Wyłożono zestaw: { $piece } i { $other }.
event-bonus-laid = Na pole bonusowe trafia: { $piece }.
event-set-taken = { $who } bierze { $place_key ->
        [set-1] pierwszy zestaw.
        [set-2] drugi zestaw.
        [set-3] trzeci zestaw.
        [set-4] czwarty zestaw.
        [set-5] piąty zestaw.
       *[set-6] szósty zestaw.
    }
event-token-gained = { $who } zdobywa: { $piece }.
event-bag-filled = Odrzucone żetony ofiar wracają do torby; jest ich tam teraz { $tokens }.
event-track-moved = { $who } płynie po Nilu, { $track }: poziom { $level }.
event-stage-reached = { $who } osiąga etap komnaty grobowej: { $stage }.
event-pharaoh-taken = { $who } zdobywa żeton Faraona.
event-passed = { $who } pasuje.
event-row-entered = { $who } wchodzi do Piramidy Czasu: { $row }.
event-first-taken = { $who } bierze żeton Pierwszego gracza.
event-pyramid-step = { $who } przesuwa się w piramidzie: { $row }, pole { $square }.
event-wheel-turned = { $direction ->
        [1] Koło obraca się zgodnie z ruchem wskazówek zegara.
       *[other] Koło obraca się przeciwnie do ruchu wskazówek zegara.
    }
event-god-pleased = { $who } spełnia cel { $god_key ->
        [ra] boga Ra
        [anubis] boga Anubisa
        [osiris] boga Ozyrysa
        [horus] boga Horusa
       *[isis] bogini Izydy
    }: { $prestige } PP.
event-points = { $source }: { $who } +{ $points } PP.
event-pile-drawn = { $who } dostaje stos urn na tę rundę: { $urns }.
event-urn-revealed = { $who } odkrywa urnę: { $urn }.
event-tile-darkened = Ciemną stroną leży: { $tile }.
event-tile-filled = Na płytki Zdrajcy, { $tile }: { $resource }.
event-icon-covered = Zakryta ikona: { $icon }.
event-slot-blocked = Zablokowane pole koła: { $resource }.

## Dlaczego czegoś nie można wybrać

reason-no-slot = Na kole nie ma wolnego pola tego koloru: obszar jest zamknięty w tej rundzie.
reason-too-dear = Nie możesz zapłacić kosztu dostępu i kosztu akcji.
reason-needed-for-cost = Nie starczyłoby ci na koszt akcji.
reason-other-colour = Koło wymaga tu innego koloru.
reason-noble-turned = Ten arystokrata został już użyty w tej rundzie.
reason-no-swap = Nie ma czego wymienić.
reason-tomb-finished = Twoja komnata grobowa jest ukończona.
reason-no-sets = W tej rundzie nie ma już zestawów ofiar.
reason-no-token = Nie ma już żetonu ofiary do wzięcia.
reason-no-cards = Nie ma już kart.
reason-set-gone = Tego zestawu już nie ma; zostanie uzupełniony na koniec rundy.
reason-token-gone = Tego żetonu już nie ma; zostanie uzupełniony na koniec rundy.
reason-bag-empty = Torba i stos odrzuconych żetonów są puste.
reason-top-level = Twój dysk jest na najwyższym poziomie tego toru.
reason-other-arrow = Ta strzałka nie obejmuje tego toru.

## Zasoby, obszary, bogowie

resource-agriculture = Rolnictwo
    .text = Zasób podstawowy, kolor zielony.
resource-justice = Sprawiedliwość
    .text = Zasób podstawowy, kolor niebieski.
resource-power = Władza
    .text = Zasób podstawowy, kolor czerwony.
resource-trade = Handel
    .text = Zasób podstawowy, kolor żółty.
resource-construction = Budownictwo
    .text = Zasób podstawowy, kolor czarny.
resource-silver = Srebro
    .text = Joker: zastępuje dowolny zasób, ale nie jest zasobem podstawowym.
track-agriculture = tor zielony
track-justice = tor niebieski
track-power = tor czerwony
track-trade = tor żółty
track-construction = tor czarny
area-artisans = Rzemieślnicy
    .text = Trzy jednakowe zasoby za rzemieślnika: dochód od razu i Punkty Prestiżu na koniec. Bóg przy tym obszarze wymaga 3 rzemieślników.
    .short = Rzemieślnicy
area-tomb = Komnata grobowa
    .text = Zasoby następnego etapu za ten etap. Bóg przy tym obszarze wymaga 2 etapów.
    .short = Komnata
area-nile = Nil
    .text = Para zasobów za dochód i ruchy na torach. Bóg przy tym obszarze wymaga torów z poziomem co najmniej 1.
    .short = Nil
area-nobles = Arystokraci
    .text = Po jednym zasobie każdego koloru za arystokratę. Bóg przy tym obszarze wymaga 2 arystokratów.
    .short = Arystokraci
area-offerings = Ofiary
    .text = Jeden zasób za zestaw dwóch żetonów, jeszcze jeden taki sam za kolejny żeton. Bóg przy tym obszarze wymaga 3 żetonów.
    .short = Ofiary
god-ra = Ra
god-anubis = Anubis
god-osiris = Ozyrys
god-horus = Horus
god-isis = Izyda

## Zasoby i żetony ofiar

piece-token-agriculture = Żeton Rolnictwa
    .text = Żeton ofiary: można go wydać zamiast 1 zasobu Rolnictwa.
piece-token-justice = Żeton Sprawiedliwości
    .text = Żeton ofiary: można go wydać zamiast 1 zasobu Sprawiedliwości.
piece-token-power = Żeton Władzy
    .text = Żeton ofiary: można go wydać zamiast 1 zasobu Władzy.
piece-token-trade = Żeton Handlu
    .text = Żeton ofiary: można go wydać zamiast 1 zasobu Handlu.
piece-token-construction = Żeton Budownictwa
    .text = Żeton ofiary: można go wydać zamiast 1 zasobu Budownictwa.
piece-token-artisans = Żeton rzemieślników
    .text = Żeton ofiary: zastępuje dowolny zasób podstawowy w koszcie dostępu lub akcji tego obszaru (rzemieślnicy).
piece-token-tomb = Żeton komnaty
    .text = Żeton ofiary: zastępuje dowolny zasób podstawowy w koszcie dostępu lub akcji tego obszaru (komnata grobowa).
piece-token-nile = Żeton Nilu
    .text = Żeton ofiary: zastępuje dowolny zasób podstawowy w koszcie dostępu lub akcji tego obszaru (Nil).
piece-token-nobles = Żeton arystokratów
    .text = Żeton ofiary: zastępuje dowolny zasób podstawowy w koszcie dostępu lub akcji tego obszaru (arystokraci).
piece-token-offerings = Żeton obszaru ofiar
    .text = Żeton ofiary: zastępuje dowolny zasób podstawowy w koszcie dostępu lub akcji tego obszaru (ofiary).
piece-prestige-1 = Żeton prestiżu { $prestige } PP
    .text = Żeton ofiary wart na koniec { $prestige } PP, a ponadto 1 PP jako żeton. Nigdy się go nie wydaje.
piece-prestige-2 = Żeton prestiżu { $prestige } PP
    .text = Żeton ofiary wart na koniec { $prestige } PP, a ponadto 1 PP jako żeton. Nigdy się go nie wydaje.
piece-marker = Znacznik
    .text = Blokuje pole, bo w puli nie było takiego zasobu.
coin-token-area = Żeton tego obszaru
access-no-access = Nic: arystokrata zwalnia z dostępu
    .text = Raz na rundę; koszt akcji trzeba zapłacić w całości.
extras-none = Bez srebra i żetonów
resources-none = Bez zasobów podstawowych
lesson-none = Nie teraz
trio-keep = Zachowaj urnę
income-offering = Żeton ofiary
swap-sorceress = Użyj Czarownicy
    .text = Wymień zasób podstawowy lub żeton zasobu na inny zasób podstawowy.
swap-treasurer = Użyj Skarbnika
    .text = Wymień zasób podstawowy lub żeton zasobu na srebro.
swap-none = Zakończ turę

## Akcje w turze

turn-artisans = Rzemieślnicy
    .text = { area-artisans.text }
turn-tomb = Komnata grobowa
    .text = { area-tomb.text }
turn-nile-1 = Nil: Rolnictwo + Sprawiedliwość
    .text = Zdobądź: Budownictwo i Władza; przesuń dyski o dwa pola na torach: zielony, niebieski.
turn-nile-2 = Nil: Sprawiedliwość + Władza
    .text = Zdobądź: Rolnictwo i Handel; przesuń dyski o dwa pola na torach: niebieski, czerwony.
turn-nile-3 = Nil: Władza + Handel
    .text = Zdobądź: Sprawiedliwość i Budownictwo; przesuń dyski o dwa pola na torach: czerwony, żółty.
turn-nile-4 = Nil: Handel + Budownictwo
    .text = Zdobądź: Władza i Rolnictwo; przesuń dyski o dwa pola na torach: żółty, czarny.
turn-nile-5 = Nil: Budownictwo + Rolnictwo
    .text = Zdobądź: Handel i Sprawiedliwość; przesuń dyski o dwa pola na torach: czarny, zielony.
turn-nile-6 = Nil: dwa jednakowe
    .text = Zdobądź losową urnę i przesuń się o jedno pole na dowolnym torze.
turn-nobles = Arystokraci
    .text = { area-nobles.text }
turn-offerings = Ofiary: zestaw
    .text = Zestaw dwóch żetonów za jeden zasób, który pokrywa dostęp.
turn-offerings-more = Ofiary: zestaw i żeton
    .text = Dwa jednakowe zasoby za zestaw dwóch żetonów i jeszcze jeden żeton.
turn-pass = Pas
    .text = Weź urnę (nie w rundzie 5) i wejdź do Piramidy Czasu; w dalszych turach tej rundy przesuwasz się po niej. Kto spasuje pierwszy, bierze żeton Pierwszego gracza.
turn-sorceress = { swap-sorceress }
    .text = { swap-sorceress.text }
turn-treasurer = { swap-treasurer }
    .text = { swap-treasurer.text }

## Miejsca na obszarze ofiar

set-set-1 = Zestaw 1
set-set-2 = Zestaw 2
set-set-3 = Zestaw 3
set-set-4 = Zestaw 4
set-set-5 = Zestaw 5
set-set-6 = Zestaw 6
token-bonus-1 = Żeton bonusowy 1
token-bonus-2 = Żeton bonusowy 2
token-bonus-3 = Żeton bonusowy 3
token-bonus-4 = Żeton bonusowy 4
token-bonus-5 = Żeton bonusowy 5
token-bonus-6 = Żeton bonusowy 6
token-bonus-7 = Żeton bonusowy 7
token-bag = Losowy żeton z torby

## Urny

urn-u01 = { pattern-urn }
urn-u02 = { pattern-urn }
urn-u03 = { pattern-urn }
urn-u04 = { pattern-urn }
urn-u05 = { pattern-urn }
urn-u06 = { pattern-urn }
urn-u07 = { pattern-urn }
urn-u08 = { pattern-urn }
urn-u09 = { pattern-urn }
urn-u10 = { pattern-urn }
urn-u11 = { pattern-urn }
urn-u12 = { pattern-urn }
urn-u13 = { pattern-urn }
urn-u14 = { pattern-urn }
urn-u15 = { pattern-urn }
urn-u16 = { pattern-urn }
urn-u17 = { pattern-urn }
urn-u18 = { pattern-urn }
urn-u19 = { pattern-urn }
urn-u20 = { pattern-urn }
urn-u21 = { pattern-urn }
urn-u22 = { pattern-urn }
urn-u23 = { pattern-urn }
urn-u24 = { pattern-urn }
urn-u25 = { pattern-urn }
urn-u26 = { pattern-urn }
urn-u27 = { pattern-urn }
urn-u28 = { pattern-urn }
urn-u29 = { pattern-urn }
urn-u30 = { pattern-urn }
pattern-urn = { $bottom ->
        [0] Rolnictwo
        [1] Sprawiedliwość
        [2] Władza
        [3] Handel
       *[4] Budownictwo
    } + { $left ->
        [0] Rolnictwo
        [1] Sprawiedliwość
        [2] Władza
        [3] Handel
       *[4] Budownictwo
    } + { $right ->
        [0] Rolnictwo
        [1] Sprawiedliwość
        [2] Władza
        [3] Handel
       *[4] Budownictwo
    }

## Komnata grobowa i piramida

stage-start = początek
    .text = Nie ma jeszcze żadnego etapu.
stage-sarcophagus = sarkofag
    .text = Etap 1: { $prestige } PP na koniec. Koszt: Budownictwo, Rolnictwo.
stage-goods = dary grobowe
    .text = Etap 2: { $prestige } PP na koniec. Koszt: Handel, Sprawiedliwość.
stage-chamber = malowana komnata
    .text = Etap 3: { $prestige } PP na koniec. Koszt: Budownictwo, Władza, Rolnictwo.
stage-mastaba = mastaba
    .text = Etap 4: { $prestige } PP na koniec. Koszt: Budownictwo, Handel, Sprawiedliwość.
stage-temple = świątynia grobowa
    .text = Etap 5: { $prestige } PP na koniec. Koszt: Władza, Rolnictwo, Handel.
stage-causeway = droga procesyjna i sfinks
    .text = Etap 6: { $prestige } PP na koniec. Koszt: Budownictwo, Władza, Sprawiedliwość, Rolnictwo.
stage-pyramid = piramida
    .text = Etap 7: { $prestige } PP na koniec. Koszt: Budownictwo, Władza, Handel, Sprawiedliwość.
pyramid-row-row-1 = rząd 1
pyramid-row-row-2 = rząd 2
pyramid-row-row-3 = rząd 3
pyramid-row-row-4 = rząd 4

## Arystokraci: prestiż na koniec, potem zdolność

noble-scribe-artisans = Skryba warsztatów
    .text = { $base } PP i { $each } za każdego zadowolonego boga przy obszarze rzemieślników. Zawsze: Rolnictwo i Władza mogą się nawzajem zastępować w zapłacie.
noble-scribe-tomb = Skryba grobowców
    .text = { $base } PP i { $each } za każdego zadowolonego boga przy obszarze komnaty grobowej. Zawsze: Sprawiedliwość i Handel mogą się nawzajem zastępować w zapłacie.
noble-scribe-nile = Skryba rzeki
    .text = { $base } PP i { $each } za każdego zadowolonego boga przy obszarze Nilu. Zawsze: Władza i Budownictwo mogą się nawzajem zastępować w zapłacie.
noble-scribe-nobles = Skryba dworu
    .text = { $base } PP i { $each } za każdego zadowolonego boga przy obszarze arystokratów. Zawsze: Handel i Rolnictwo mogą się nawzajem zastępować w zapłacie.
noble-scribe-offerings = Skryba ołtarzy
    .text = { $base } PP i { $each } za każdego zadowolonego boga przy obszarze ofiar. Zawsze: Budownictwo i Sprawiedliwość mogą się nawzajem zastępować w zapłacie.
noble-general = Generał
    .text = { $base } PP i po { $each } za żeton Faraona i żeton Pierwszego gracza. Gdy pasujesz, ale nie jako ostatni, od razu przesuń się o jedno pole piramidy i weź jego dochód.
noble-architect = Architekt
    .text = { $base } PP. Zawsze: na obszarze komnaty grobowej za dostęp można zapłacić dowolnym zasobem, a liczy się on jako własny kolor.
noble-priestess = Wielka Kapłanka
    .text = { $base } PP. Zawsze: na obszarze ofiar za dostęp można zapłacić dowolnym zasobem, a liczy się on jako własny kolor.
noble-master = Mistrz warsztatów
    .text = { $base } PP. Zawsze: na obszarze rzemieślników za dostęp można zapłacić dowolnym zasobem, a liczy się on jako własny kolor.
noble-steward = Zarządca Spichlerza
    .text = { $base } PP. Zawsze: na obszarze Nilu za dostęp można zapłacić dowolnym zasobem, a liczy się on jako własny kolor.
noble-judge = Sędzia
    .text = { $base } PP. Zawsze: arystokrata kosztuje pięć dowolnych zasobów zamiast pięciu różnych; dostęp jak zwykle.
noble-vizier = Wielki Wezyr
    .text = { $base } PP i { $each } za każdego twojego arystokratę, łącznie z nim. Bez zdolności.
noble-doctor = Doktor
    .text = { $base } PP i { $each } za każdą różną wartość PP wśród twoich rzemieślników. Raz na rundę: akcja obszaru rzemieślników bez kosztu dostępu, za pełny koszt akcji.
noble-builder = Główny wykonawca
    .text = { $base } PP i { $each } za każdy osiągnięty etap komnaty grobowej. Raz na rundę: akcja obszaru komnaty grobowej bez kosztu dostępu, za pełny koszt akcji.
noble-high-priest = Wielki Kapłan
    .text = { $base } PP i { $each } za każdy żeton ofiary. Raz na rundę: akcja obszaru ofiar bez kosztu dostępu, za pełny koszt akcji.
noble-governor = Gubernator
    .text = { $base } PP i { $each } za każdy tor Nilu na najwyższym poziomie. Raz na rundę: akcja obszaru Nilu bez kosztu dostępu, za pełny koszt akcji.
noble-sorceress = Czarownica
    .text = { $base } PP i { $each } za każdego zadowolonego boga. Raz na rundę: wymień zasób podstawowy lub żeton zasobu na inny zasób podstawowy.
noble-treasurer = Skarbnik
    .text = { $base } PP i { $each } za każdą sztukę srebra. Raz na rundę: wymień zasób podstawowy lub żeton zasobu na srebro.
noble-teacher = Nauczyciel
    .text = { $base } PP i { $each } za każdy zasób podstawowy i żeton zasobu. Raz na rundę, przy zdobyciu urny: weź jeszcze jeden zasób podstawowy.
noble-diplomat = Dyplomata
    .text = Tyle PP, ile twój najlepszy inny arystokrata. Raz na rundę: odrzuć właśnie zdobytą urnę i weź trzy dowolne zasoby podstawowe.
noble-official-21 = Wysoki urzędnik rzeki
    .text = { $base } PP. Natychmiast: trzy pola na jednym torze Nilu, potem 2 sztuki srebra.
noble-official-22 = Wysoki urzędnik portu
    .text = { $base } PP. Natychmiast: dwa pola na jednym torze Nilu, potem 2 żetony ofiar.
noble-official-23 = Wysoki urzędnik robót
    .text = { $base } PP. Natychmiast: rzemieślnik z dochodem, potem 1 sztuka srebra.
noble-official-24 = Wysoki urzędnik targów
    .text = { $base } PP. Natychmiast: rzemieślnik z dochodem, potem 2 żetony ofiar.
noble-official-25 = Wysoki urzędnik kamieniołomu
    .text = { $base } PP. Natychmiast: etap komnaty za darmo, potem 1 sztuka srebra.
noble-official-26 = Wysoki urzędnik obrzędów
    .text = { $base } PP. Natychmiast: etap komnaty za darmo, potem 1 żeton ofiary.
noble-choice-deck = Wierzchnia karta talii

## Rzemieślnicy

artisan-a01 = Garncarz (zielony), { $prestige } PP
    .text = Od razu: losowa urna i 1 × Rolnictwo. Na koniec: { $prestige } PP.
artisan-a02 = Piwowar (zielony), { $prestige } PP
    .text = Od razu: losowa urna. Na koniec: { $prestige } PP.
artisan-a03 = Złotnik (zielony), { $prestige } PP
    .text = Od razu: 1 × Rolnictwo i 1 × Srebro. Na koniec: { $prestige } PP.
artisan-a04 = Tkacz (zielony), { $prestige } PP
    .text = Od razu: 1 × Sprawiedliwość i 1 × Handel. Na koniec: { $prestige } PP.
artisan-a05 = Skryba-malarz (zielony), { $prestige } PP
    .text = Od razu: 1 × Srebro. Na koniec: { $prestige } PP.
artisan-a06 = Rzeźbiarz (zielony), { $prestige } PP
    .text = Od razu: 1 × Rolnictwo. Na koniec: { $prestige } PP.
artisan-a07 = Garncarz (niebieski), { $prestige } PP
    .text = Od razu: losowa urna i 1 × Sprawiedliwość. Na koniec: { $prestige } PP.
artisan-a08 = Piwowar (niebieski), { $prestige } PP
    .text = Od razu: losowa urna. Na koniec: { $prestige } PP.
artisan-a09 = Złotnik (niebieski), { $prestige } PP
    .text = Od razu: 1 × Sprawiedliwość i 1 × Srebro. Na koniec: { $prestige } PP.
artisan-a10 = Tkacz (niebieski), { $prestige } PP
    .text = Od razu: 1 × Władza i 1 × Budownictwo. Na koniec: { $prestige } PP.
artisan-a11 = Skryba-malarz (niebieski), { $prestige } PP
    .text = Od razu: 1 × Srebro. Na koniec: { $prestige } PP.
artisan-a12 = Rzeźbiarz (niebieski), { $prestige } PP
    .text = Od razu: 1 × Sprawiedliwość. Na koniec: { $prestige } PP.
artisan-a13 = Garncarz (czerwony), { $prestige } PP
    .text = Od razu: losowa urna i 1 × Władza. Na koniec: { $prestige } PP.
artisan-a14 = Piwowar (czerwony), { $prestige } PP
    .text = Od razu: losowa urna. Na koniec: { $prestige } PP.
artisan-a15 = Złotnik (czerwony), { $prestige } PP
    .text = Od razu: 1 × Władza i 1 × Srebro. Na koniec: { $prestige } PP.
artisan-a16 = Tkacz (czerwony), { $prestige } PP
    .text = Od razu: 1 × Handel i 1 × Rolnictwo. Na koniec: { $prestige } PP.
artisan-a17 = Skryba-malarz (czerwony), { $prestige } PP
    .text = Od razu: 1 × Srebro. Na koniec: { $prestige } PP.
artisan-a18 = Rzeźbiarz (czerwony), { $prestige } PP
    .text = Od razu: 1 × Władza. Na koniec: { $prestige } PP.
artisan-a19 = Garncarz (żółty), { $prestige } PP
    .text = Od razu: losowa urna i 1 × Handel. Na koniec: { $prestige } PP.
artisan-a20 = Piwowar (żółty), { $prestige } PP
    .text = Od razu: losowa urna. Na koniec: { $prestige } PP.
artisan-a21 = Złotnik (żółty), { $prestige } PP
    .text = Od razu: 1 × Handel i 1 × Srebro. Na koniec: { $prestige } PP.
artisan-a22 = Tkacz (żółty), { $prestige } PP
    .text = Od razu: 1 × Budownictwo i 1 × Sprawiedliwość. Na koniec: { $prestige } PP.
artisan-a23 = Skryba-malarz (żółty), { $prestige } PP
    .text = Od razu: 1 × Srebro. Na koniec: { $prestige } PP.
artisan-a24 = Rzeźbiarz (żółty), { $prestige } PP
    .text = Od razu: 1 × Handel. Na koniec: { $prestige } PP.
artisan-a25 = Garncarz (czarny), { $prestige } PP
    .text = Od razu: losowa urna i 1 × Budownictwo. Na koniec: { $prestige } PP.
artisan-a26 = Piwowar (czarny), { $prestige } PP
    .text = Od razu: losowa urna. Na koniec: { $prestige } PP.
artisan-a27 = Złotnik (czarny), { $prestige } PP
    .text = Od razu: 1 × Budownictwo i 1 × Srebro. Na koniec: { $prestige } PP.
artisan-a28 = Tkacz (czarny), { $prestige } PP
    .text = Od razu: 1 × Rolnictwo i 1 × Władza. Na koniec: { $prestige } PP.
artisan-a29 = Skryba-malarz (czarny), { $prestige } PP
    .text = Od razu: 1 × Srebro. Na koniec: { $prestige } PP.
artisan-a30 = Rzeźbiarz (czarny), { $prestige } PP
    .text = Od razu: 1 × Budownictwo. Na koniec: { $prestige } PP.
artisan-choice-deck = Wierzchnia karta talii

## Zdrajca

tile-ta = Płytka rzemieślników
tile-tb = Płytka komnaty grobowej
tile-tn = Płytka Nilu
tile-tl = Płytka arystokratów
tile-to = Płytka ofiar
icon-art-in-hi = bierze najcenniejszego rzemieślnika
icon-art-in-lo = bierze najmniej cennego rzemieślnika
icon-art-out-hi = odrzucony najcenniejszy rzemieślnik
icon-art-out-lo = odrzucony najmniej cenny rzemieślnik
icon-bon-1 = bierze żeton bonusowy 1
icon-bon-2 = bierze żeton bonusowy 2
icon-bon-3 = bierze żeton bonusowy 3
icon-god-anubis = otwarty bóg Anubis
icon-god-horus = otwarty bóg Horus
icon-god-isis = otwarta bogini Izyda
icon-god-osiris = otwarty bóg Ozyrys
icon-god-ra = otwarty bóg Ra
icon-nile-max = Nil, najpełniejsza płytka
icon-nile-min = Nil, najmniej pełna płytka
icon-nob-in-1 = bierze arystokratę 1
icon-nob-in-2 = bierze arystokratę 2
icon-nob-in-3 = bierze arystokratę 3
icon-nob-out-1 = odrzucony arystokrata 1
icon-nob-out-2 = odrzucony arystokrata 2
icon-nob-out-3 = odrzucony arystokrata 3
icon-nv-7 = wartość jego arystokratów: 7 PP
icon-nv-8 = wartość jego arystokratów: 8 PP
icon-nv-10 = wartość jego arystokratów: 10 PP
icon-nv-12 = wartość jego arystokratów: 12 PP
icon-set-1 = bierze zestaw 1
icon-set-2 = bierze zestaw 2
icon-set-3 = bierze zestaw 3
icon-tomb = etap komnaty grobowej

## Źródła punktów

source-gods = Bogowie
source-nobles = Arystokraci
source-artisans = Rzemieślnicy
source-nile = Nil
source-tomb = Komnata grobowa
source-goods = Zasoby i żetony
source-pharaoh = Żeton Faraona
source-first-player = Żeton Pierwszego gracza

## Tabele elementów i ich kolumny

table-resources = Zasoby
table-gods = Bogowie
table-urns = Urny
table-offerings = Żetony ofiar
table-nile = Opcje Nilu
table-stages = Etapy komnaty grobowej
table-pyramid = Rzędy Piramidy Czasu
table-nobles = Arystokraci
table-artisans = Rzemieślnicy
table-traitor = Strony płytek Zdrajcy
column-name-tokens = Żetony
column-name-area = Obszar
column-name-need = Wymagane
column-name-half = PP każdej połowy
column-name-bottom = Dół
column-name-left = Lewy
column-name-right = Prawy
column-name-shows = Pokazuje
column-name-prestige = PP
column-name-urn = Urna
column-name-gain = Zysk
column-name-arrows = Strzałki
column-name-tracks = Tory
column-name-squares = Pola
column-name-number = Numer
column-name-base = PP
column-name-each = PP za każdy
column-name-counts = Liczy
column-name-ability = Zdolność
column-name-name = Zawód
column-name-urns = Urny
column-name-icons = Ikony

## Plansza: tytuły i podpisy na rysunku i w terminalu

board-you = Ty
automa-solo = Zdrajca
board-wheel = Koło akcji
    .text = Każdy wycinek leży przed obszarem, który wymaga jego koloru. Cienki pierścień na zewnątrz pokazuje kolory następnej rundy.
board-round = Runda
    .text = Gra trwa pięć rund; po każdej koło obraca się o jeden wycinek w kierunku strzałki.
board-god = Bóg
    .text = Daje punkty na koniec każdemu, kto spełnia warunki obu sąsiednich obszarów. Te same elementy nie liczą się dla dwóch bogów. Poniżej stoją ci, którzy dostaliby punkty teraz.
board-pyramid = Piramida Czasu
    .text = Kto spasował, co turę przesuwa się o jedno pole w prawo i bierze dochód z tego pola albo z pola po lewej. Poniżej leży tor rund.
board-urns = Urny
board-urn-pile = Stos urn
    .text = Urny w zakrytym stosie; gdy się skończy, nowy stos tworzą urny odrzucone.
board-supply = Pula
board-honours = Godności
board-prestige = Prestiż teraz
board-bag = Torba
    .text = Żetony ofiar w torbie; poniżej odrzucone.
board-areas = Obszary
board-gods = Bogowie
board-seats = Gracze
board-sets = Zestawy
board-bonus = Pole bonusowe
board-deck = Talia
board-demand = Wymaga
board-free = Wolne pola
board-next = Następna runda
board-there = Co tam leży
board-open-gods = Otwarci bogowie
board-noble-value = Wartość jego arystokratów

## Wielkości gracza

quantity-resources = Zasoby
quantity-silver = Srebro
quantity-tokens = Żetony ofiar
quantity-nobles = Arystokraci
quantity-artisans = Rzemieślnicy
quantity-stage = Etap komnaty
quantity-nile = Poziomy Nilu

## Co opcja teraz oznacza

note-slots = wolne pola: { $slots }
note-stage = etap { $stage }: { $prestige } PP
note-row = rząd { $row } piramidy
note-last = ostatni pas: bez piramidy
note-first = żeton Pierwszego gracza
note-counts = razem zapłacono: { $coins }
note-level = poziom { $level }: { $prestige } PP
note-holds = masz { $count }
note-left = zostało w puli: { $count }
note-in-bag = w torbie: { $count }
note-in-deck = w talii: { $count }
note-space = pole { $space }
