### Egizia po polsku. Nazwy komunikatów pochodzą z kodu; zmienne elementu gry to kolumny jego wiersza w tabeli.
### Rzecz wymieniona w zdaniu ma dwie zmienne: $crew to nazwa, $crew_key to klucz, z którego wybiera się inny przypadek.

## Gra, tryby, opcje

game = Egizia
    .about = Wysyłaj statki w dół Nilu, żyw zespoły budowlane i wznoś sfinksa, obelisk, groby, świątynię i piramidę.
    .length = 90–120 min
    .weight = średnia do wysokiej
mode-standard = Gra standardowa
    .text = Pięć rund dla 2–4 graczy; wygrywa osoba z największą liczbą punktów.
option-start-sphinx = Startowa karta sfinksa
    .text = Podczas przygotowania gry każdy gracz w tajemnicy ciągnie jedną kartę sfinksa i ją zatrzymuje.

## O co pytają decyzje

ask-sail = Postaw statek albo spasuj
    .help = Statek stawiasz dalej w dół rzeki niż wszystkie swoje statki. Pas obowiązuje do końca tej fazy.
ask-sail-on = Postaw kolejny statek, szkol zespół albo zakończ turę
    .help = Kolejny statek zużywa kartę „Drugi statek”. Pas kończy tu tylko tę turę.
ask-play-double = { $stop }: zagrać kartę „Podwójna akcja”?
    .help = Wykonasz akcję tego pola dwa razy, a karta wypadnie z gry.
ask-choose-crew = Siłę którego zespołu zwiększasz o 1?
ask-move-ring = Przesunąć pierścień wodny?
    .help = { $moves ->
        [one] Możesz przesunąć go o jedno pole. Pierścień decyduje o nawodnieniu pól zbożowych wszystkich graczy.
       *[other] Możesz przesunąć go do { $moves } razy, za każdym razem o jedno pole. Pierścień decyduje o nawodnieniu pól zbożowych wszystkich graczy.
    }
ask-use-grain = Brakuje { $missing ->
        [one] { $missing } jednostki
       *[other] { $missing } jednostek
    } zboża: ile kart „Zboże 4” oddajesz?
    .help = Każda dodaje 4 jednostki zboża do tego żywienia. Reszta braku kosztuje punkty, zależnie od rzędu twojego znacznika na rynku zbożowym.
ask-train = Szkolić zespół za 2 jednostki kamienia?
    .help = Szkolenie zwiększa siłę jednego zespołu o 1, raz na rundę.
ask-choose-workforce = { $place }: kto buduje?
    .help = { $forced ->
        [1] Wskaż jeden zwykły zespół i, jeśli chcesz, dżokera oraz wzmocnienia. Wszystkie zwykłe statki budowały, więc budowa zużywa kartę „Budowa w każdym wypadku”.
       *[other] Wskaż jeden zwykły zespół i, jeśli chcesz, dżokera oraz wzmocnienia. Pracę ograniczają ich łączna siła i twój kamień.
    }
ask-draw-sphinx = Ile kart sfinksa ciągniesz?
    .help = { $capacity ->
        [0] Tylko darmowe karty: żaden zespół nie pracuje.
       *[other] Łączna siła: { $capacity }. Każda karta poza darmowymi kosztuje jednostkę kamienia; najwyżej 5 kart.
    }
ask-keep-sphinx = Którą kartę sfinksa zatrzymujesz?
    .help = { $paid ->
        [0] Zatrzymane karty punktują na końcu gry; każda odłożona daje teraz 1 punkt. Te karty są darmowe.
        [one] Zatrzymane karty punktują na końcu gry; każda odłożona daje teraz 1 punkt. Potem płacisz { $paid } jednostkę kamienia.
        [few] Zatrzymane karty punktują na końcu gry; każda odłożona daje teraz 1 punkt. Potem płacisz { $paid } jednostki kamienia.
       *[many] Zatrzymane karty punktują na końcu gry; każda odłożona daje teraz 1 punkt. Potem płacisz { $paid } jednostek kamienia.
    }
ask-build-obelisk = Obelisk i groby: co dalej?
    .help = Pozostała siła: { $capacity }. Wartość tej budowy do tej pory: { $total }.
ask-shift-track = Który znacznik przesuwasz o jedno pole w dół?
    .help = Najniższy rząd magazynu kamienia daje 3 jednostki kamienia, najniższy rząd rynku zbożowego 2 punkty.
ask-build-temple = Świątynia i piramida: co dalej?
    .help = Pozostała siła: { $capacity }. Wartość tej budowy do tej pory: { $total }.
ask-take-leftover = Wziąć kartę pozostałą na Nilu?
    .help = Używasz jej tak, jakby została wzięta statkiem.
ask-sell-stone = Sprzedać cały kamień, 1 punkt za każde 2 jednostki?
    .help = Wszystko albo nic; nieparzysta jednostka przepada.

## Zdarzenia

event-round-begins = Zaczyna się runda { $round }.
event-card-laid = Na Nil trafia karta „{ $card }”.
event-ship-placed = { $who } stawia statek: { $place }.
event-finished-sailing = { $who } kończy żeglugę.
event-card-taken = { $who } bierze kartę „{ $card }”.
event-card-spent = { $who } zagrywa kartę „{ $card }”.
event-points = { $source }: { $who } { $source_key ->
        [hunger] { $points }
       *[other] +{ $points }
    } { $points ->
        [one] punkt.
        [few] punkty.
       *[many] punktów.
    }
event-stone-gained = { $stone ->
        [0] { $who } nie dostaje kamienia: tor kamienia jest pełny.
        [one] { $who } dostaje { $stone } jednostkę kamienia.
        [few] { $who } dostaje { $stone } jednostki kamienia.
       *[many] { $who } dostaje { $stone } jednostek kamienia.
    }
event-stone-paid = { $stone ->
        [one] { $who } płaci { $stone } jednostkę kamienia.
        [few] { $who } płaci { $stone } jednostki kamienia.
       *[many] { $who } płaci { $stone } jednostek kamienia.
    }
event-stone-sold = { $who } sprzedaje cały kamień za { $points ->
        [one] { $points } punkt.
        [few] { $points } punkty.
       *[many] { $points } punktów.
    }
event-crew-raised = { $who } zwiększa siłę { $crew_key ->
        [cj] dżokera
        [c1] zespołu 1
        [c2] zespołu 2
       *[c3] zespołu 3
    } o { $by }.
event-trained = { $who } szkoli { $crew_key ->
        [cj] dżokera.
        [c1] zespół 1.
        [c2] zespół 2.
       *[c3] zespół 3.
    }
event-store-shifted = { $who } schodzi w magazynie kamienia: { $row_key ->
        [row0] górny rząd.
        [row1] drugi rząd.
        [row2] trzeci rząd.
       *[row3] najniższy rząd.
    }
event-market-shifted = { $who } schodzi na rynku zbożowym: { $row_key ->
        [row0] górny rząd.
        [row1] drugi rząd.
        [row2] trzeci rząd.
       *[row3] najniższy rząd.
    }
event-ring-moved = { $who } przesuwa pierścień wodny na { $ring_key ->
        [left] lewe pole.
        [middle] środkowe pole.
       *[right] prawe pole.
    }
event-fed = { $who } żywi wszystkie zespoły.
event-hungry = { $who }: brakuje { $missing ->
        [one] { $missing } jednostki zboża.
       *[other] { $missing } jednostek zboża.
    }
event-left-site = { $who } nie buduje i zabiera statek: { $place }.
event-crews-work = { $who } kieruje do pracy: { $crews }.
event-sphinx-seen = { $who } ciągnie kartę sfinksa „{ $sphinx }”.
event-sphinx-drawn = { $cards ->
        [one] { $who } ciągnie { $cards } kartę sfinksa.
        [few] { $who } ciągnie { $cards } karty sfinksa.
       *[many] { $who } ciągnie { $cards } kart sfinksa.
    }
event-sphinx-kept-card = { $who } zatrzymuje kartę sfinksa „{ $sphinx }”.
event-sphinx-kept = { $kept ->
        [0] { $who } nie zatrzymuje żadnej karty sfinksa
        [one] { $who } zatrzymuje { $kept } kartę sfinksa
        [few] { $who } zatrzymuje { $kept } karty sfinksa
       *[many] { $who } zatrzymuje { $kept } kart sfinksa
    }{ $returned ->
        [0] .
        [one] {" "}i odkłada { $returned } kartę pod talię.
        [few] {" "}i odkłada { $returned } karty pod talię.
       *[many] {" "}i odkłada { $returned } kart pod talię.
    }
event-built = { $who } buduje: { $column }, wartość { $value }.
event-roof-built = { $who } buduje: { $roof }, wartość { $value }.
event-row-finished = { $column }: ukończono, bonus dostaje { $who } za { $markers ->
        [one] { $markers } znacznik.
        [few] { $markers } znaczniki.
       *[many] { $markers } znaczników.
    }
event-tomb-taken = { $who } bierze żeton grobów o wartości { $value }.
event-tomb-opened = Odkryto żeton grobów o wartości { $value }.
event-token = { $who } bierze żeton kolejności { $token }.
event-sphinx-scored = { $who } odkrywa kartę sfinksa „{ $sphinx }”: { $points ->
        [0] bez punktów.
        [one] { $points } punkt.
        [few] { $points } punkty.
       *[many] { $points } punktów.
    }

## Dlaczego czegoś nie można wybrać

reason-blocked-spot = Przy 2 lub 3 graczach to miejsce jest zablokowane.
reason-own-ship-here = Twój statek już tu stoi.
reason-occupied = Stoi tu inny statek.
reason-upstream = To pole nie leży dalej w dół rzeki niż wszystkie twoje statki.
reason-spot-still-free = Z rezerwy można korzystać dopiero wtedy, gdy na placu nie ma wolnego miejsca.
reason-no-ships-left = Nie masz już statku.
reason-crew-at-nine = Ten zespół ma już największą siłę, 9.
reason-ring-at-end = Pierścień leży na skrajnym polu.
reason-too-little-stone = Masz za mało kamienia.
reason-too-weak = Twoja łączna siła jest za mała.
reason-crew-used = Każdy zespół pracuje tylko raz na rundę.
reason-nothing-left-to-build = Nie zostało tu nic do zbudowania.
reason-pillars-first = Najpierw muszą być ukończone oba filary.
reason-no-support = Pola, na których to pole spoczywa, nie są jeszcze oba zajęte.

## Pola Nilu

stop-ombos = Ombos
    .text = { pattern-card-stop }
stop-edfu = Edfu
    .text = Przesuń o jedno pole w dół swój znacznik w magazynie kamienia i swój znacznik na rynku zbożowym.
stop-latopolis = Latopolis
    .text = { pattern-card-stop }
stop-thebae = Thebae
    .text = Zwiększ o 1 siłę zespołu 1 i zespołu 2.
stop-koptos = Koptos
    .text = { pattern-card-stop }
stop-site-a = Plac A: sfinks
    .text = W fazie 5 statek na tym placu może ciągnąć karty sfinksa.
stop-tentyra = Tentyra
    .text = { pattern-card-stop }
stop-selinon = Selinon
    .text = Zwiększ o 1 siłę zespołu 2 i zespołu 3.
stop-antaiopolis = Antaiopolis
    .text = { pattern-card-stop }
stop-passalon = Passalon
    .text = Zwiększ o 1 siłę dżokera; możesz przesunąć pierścień wodny o jedno pole.
stop-lykopolis = Lykopolis
    .text = { pattern-card-stop }
stop-site-b = Plac B: obelisk i groby
    .text = W fazie 5 statek na tym placu może budować obelisk i brać żetony grobów.
stop-hermopolis = Hermopolis
    .text = { pattern-card-stop }
stop-beni-hasan = Beni Hasan
    .text = Zwiększ o 1 siłę zespołu 1 i zespołu 3.
stop-kynopolis = Kynopolis
    .text = { pattern-card-stop }
stop-alyi = Alyi
    .text = Zwiększ o 1 siłę wybranego zespołu i weź 2 jednostki kamienia.
stop-herakleopolis = Herakleopolis
    .text = { pattern-card-stop }
stop-site-c = Plac C: piramida i świątynia
    .text = W fazie 5 statek na tym placu może budować piramidę i świątynię.
stop-memphis = Memphis
    .text = { pattern-card-stop }
stop-heliopolis = Heliopolis
    .text = Zwiększ o 1 siłę dżokera; możesz przesunąć pierścień wodny o jedno pole. Karty „Podwójna akcja” i „Zajęte pole” tu nie działają.
pattern-card-stop = Weź leżącą tu kartę Nilu.

## Miejsca dla statku i inne możliwości podczas żeglugi

place-ombos = { stop-ombos }
    .text = { stop-ombos.text }
place-edfu = { stop-edfu }
    .text = { stop-edfu.text }
place-latopolis = { stop-latopolis }
    .text = { stop-latopolis.text }
place-thebae = { stop-thebae }
    .text = { stop-thebae.text }
place-koptos = { stop-koptos }
    .text = { stop-koptos.text }
place-site-a-1 = Plac A (sfinks), miejsce 1
    .text = { stop-site-a.text } { pattern-spot-1 }
place-site-a-2 = Plac A (sfinks), miejsce 2
    .text = { stop-site-a.text } { pattern-spot-2 }
place-site-a-3 = Plac A (sfinks), miejsce 3
    .text = { stop-site-a.text } { pattern-spot-3 }
place-site-a-reserve = Plac A (sfinks), rezerwa
    .text = { stop-site-a.text } { pattern-reserve }
place-tentyra = { stop-tentyra }
    .text = { stop-tentyra.text }
place-selinon = { stop-selinon }
    .text = { stop-selinon.text }
place-antaiopolis = { stop-antaiopolis }
    .text = { stop-antaiopolis.text }
place-passalon = { stop-passalon }
    .text = { stop-passalon.text }
place-lykopolis = { stop-lykopolis }
    .text = { stop-lykopolis.text }
place-site-b-1 = Plac B (obelisk), miejsce 1
    .text = { stop-site-b.text } { pattern-spot-1 }
place-site-b-2 = Plac B (obelisk), miejsce 2
    .text = { stop-site-b.text } { pattern-spot-2 }
place-site-b-3 = Plac B (obelisk), miejsce 3
    .text = { stop-site-b.text } { pattern-spot-3 }
place-site-b-reserve = Plac B (obelisk), rezerwa
    .text = { stop-site-b.text } { pattern-reserve }
place-hermopolis = { stop-hermopolis }
    .text = { stop-hermopolis.text }
place-beni-hasan = { stop-beni-hasan }
    .text = { stop-beni-hasan.text }
place-kynopolis = { stop-kynopolis }
    .text = { stop-kynopolis.text }
place-alyi = { stop-alyi }
    .text = { stop-alyi.text }
place-herakleopolis = { stop-herakleopolis }
    .text = { stop-herakleopolis.text }
place-site-c-1 = Plac C (piramida), miejsce 1
    .text = { stop-site-c.text } { pattern-spot-1 }
place-site-c-2 = Plac C (piramida), miejsce 2
    .text = { stop-site-c.text } { pattern-spot-2 }
place-site-c-3 = Plac C (piramida), miejsce 3
    .text = { stop-site-c.text } { pattern-spot-3 }
place-site-c-reserve = Plac C (piramida), rezerwa
    .text = { stop-site-c.text } { pattern-reserve }
place-memphis = { stop-memphis }
    .text = { stop-memphis.text }
place-heliopolis = { stop-heliopolis }
    .text = { stop-heliopolis.text }
place-pass = Pas (bez statku)
    .text = Pas obowiązuje do końca tej fazy.
place-end = Zakończ turę
    .text = Statek stoi: teraz płynie następny gracz.
place-train-c1 = Szkol zespół 1
    .text = { pattern-training }
place-train-c2 = Szkol zespół 2
    .text = { pattern-training }
place-train-c3 = Szkol zespół 3
    .text = { pattern-training }
place-train-cj = Szkol dżokera
    .text = { pattern-training }
pattern-spot-1 = Miejsce 1 leży najbliżej Nilu i buduje pierwsze.
pattern-spot-2 = Miejsce 2 buduje po miejscu 1.
pattern-spot-3 = Miejsce 3 buduje po miejscach 1 i 2.
pattern-reserve = Statek w rezerwie buduje ostatni, i to tylko wtedy, gdy któryś zwykły statek nie budował, albo dzięki karcie „Budowa w każdym wypadku”.
pattern-training = Zapłać 2 jednostki kamienia i zwiększ siłę tego zespołu o 1; raz na rundę.

## Zespoły i ich zestawienia

crew-c1 = Zespół 1
    .text = Zespół 1, skalnicy: zwykły zespół.
crew-c2 = Zespół 2
    .text = Zespół 2, tragarze: zwykły zespół.
crew-c3 = Zespół 3
    .text = Zespół 3, murarze: zwykły zespół.
crew-cj = Dżoker
    .text = Dżoker, nadzorca: raz na rundę można go dołączyć do zwykłego zespołu, nigdy nie pracuje sam.
worker-c1 = { crew-c1 }
    .text = { crew-c1.text }
worker-c2 = { crew-c2 }
    .text = { crew-c2.text }
worker-c3 = { crew-c3 }
    .text = { crew-c3.text }
worker-cj = { crew-cj }
    .text = { crew-cj.text }
worker-plus3 = Plus 3
    .text = { pattern-plus3 }
workers-nobody = Żaden zespół
workforce-leave = Nie buduj
    .text = Twój statek wraca i zwalnia miejsce; zespoły i kamień zachowujesz.
workforce-no-crew = Tylko darmowe karty
    .text = „Sfinks +2”: ciągniesz same darmowe karty sfinksa, bez zespołu i bez kamienia. Plac nie liczy się do bonusu za współudział.
workforce-train-c1 = Najpierw szkol zespół 1
    .text = { pattern-training }
workforce-train-c2 = Najpierw szkol zespół 2
    .text = { pattern-training }
workforce-train-c3 = Najpierw szkol zespół 3
    .text = { pattern-training }
workforce-train-cj = Najpierw szkol dżokera
    .text = { pattern-training }
training-none = Bez szkolenia
pattern-plus3 = Zagraj kartę „Plus 3”: łączna siła tej budowy rośnie o 3.

## Pierścień, tory, zboże

ring-left = Z lewej
    .text = Nawodnione są tylko pola zielone.
ring-middle = Pośrodku
    .text = Nawodnione są pola zielone i żółtozielone.
ring-right = Z prawej
    .text = Nawodnione są pola zielone, żółtozielone i brązowe.
ring-move-stay = Zostaw
ring-move-left = O jedno pole w lewo
    .text = Nawodnionych jest mniej kolorów pól.
ring-move-right = O jedno pole w prawo
    .text = Nawodnionych jest więcej kolorów pól.
track-store = Magazyn kamienia
    .text = W dwóch dolnych rzędach możesz na końcu gry sprzedać kamień; każdy krok do najniższego rzędu lub w nim daje 3 jednostki kamienia.
track-market = Rynek zbożowy
    .text = Niższe rzędy zmniejszają karę za brak zboża; każdy krok do najniższego rzędu lub w nim daje 2 punkty.
row-row0 = Górny rząd
    .text = Rynek: { pattern-penalty }. Magazyn: nic.
row-row1 = Drugi rząd
    .text = Rynek: { pattern-penalty }. Magazyn: nic.
row-row2 = Trzeci rząd
    .text = Rynek: { pattern-penalty }. Magazyn: na końcu gry możesz sprzedać kamień.
row-row3 = Najniższy rząd
    .text = Rynek: { pattern-penalty }; każdy krok do tego rzędu lub w nim daje { $points ->
        [one] { $points } punkt.
        [few] { $points } punkty.
       *[many] { $points } punktów.
    } Magazyn: na końcu gry możesz sprzedać kamień; każdy krok do tego rzędu lub w nim daje { $stone ->
        [one] { $stone } jednostkę kamienia.
        [few] { $stone } jednostki kamienia.
       *[many] { $stone } jednostek kamienia.
    }
pattern-penalty = { $penalty ->
        [one] { $penalty } punkt straty za każdą brakującą jednostkę zboża
        [few] { $penalty } punkty straty za każdą brakującą jednostkę zboża
       *[many] { $penalty } punktów straty za każdą brakującą jednostkę zboża
    }
grain-cards-0 = Żadnej
grain-cards-1 = 1 karta
    .text = 4 jednostki zboża.
grain-cards-2 = 2 karty
    .text = 8 jednostek zboża.
grain-cards-3 = 3 karty
    .text = 12 jednostek zboża.

## Budowanie

column-obelisk = Obelisk
    .text = Buduje się wyłącznie ku górze, od najniższej wartości. Pole kosztuje tyle kamienia, ile wynosi jego wartość, i daje tyle samo punktów.
column-tl = Świątynia, lewy filar
    .text = { pattern-pillar }
column-tr = Świątynia, prawy filar
    .text = { pattern-pillar }
column-py1 = Piramida, rząd 1
    .text = { pattern-pyramid }
column-py2 = Piramida, rząd 2
    .text = { pattern-pyramid }
column-py3 = Piramida, rząd 3
    .text = { pattern-pyramid }
column-py4 = Piramida, rząd 4
    .text = { pattern-pyramid }
column-py5 = Piramida, rząd 5
    .text = { pattern-pyramid }
roof-rf-l = Strop nad lewym filarem
    .text = { pattern-roof }
roof-rf-r = Strop nad prawym filarem
    .text = { pattern-roof }
roof-rf-cl = Strop nad lewą kolumną
    .text = { pattern-roof }
roof-rf-cr = Strop nad prawą kolumną
    .text = { pattern-roof }
pattern-pillar = Buduje się ku górze, od najniższej wartości. Pole kosztuje tyle kamienia, ile wynosi jego wartość, i daje tyle samo punktów.
pattern-pyramid = Rząd zapełnia się od lewej; pole wymaga obu pól, na których spoczywa. Ukończony rząd daje graczowi z największą liczbą znaczników po 1 punkcie za każdy z nich.
pattern-roof = Wartość { $value }. Dostępne, gdy oba filary są ukończone.
obelisk-step-obelisk = Buduj obelisk
    .text = { column-obelisk.text }
obelisk-step-tomb = Weź następny żeton grobów
    .text = Pierwszy odkryty w kolejności. Kosztuje tyle kamienia, ile wynosi jego wartość, daje tyle samo punktów i liczy się jeszcze raz na końcu gry.
obelisk-step-stop = Zakończ budowę
    .text = Zaznaczasz punkty za wszystko z tej budowy.
obelisk-step-plus3 = Zagraj „Plus 3”
    .text = { pattern-plus3 }
obelisk-step-crew-c1 = Dołącz zespół 1
    .text = { pattern-second-crew }
obelisk-step-crew-c2 = Dołącz zespół 2
    .text = { pattern-second-crew }
obelisk-step-crew-c3 = Dołącz zespół 3
    .text = { pattern-second-crew }
temple-step-tl = Lewy filar
    .text = { pattern-pillar }
temple-step-tr = Prawy filar
    .text = { pattern-pillar }
temple-step-rf-l = Strop, lewy filar
    .text = { pattern-roof }
temple-step-rf-r = Strop, prawy filar
    .text = { pattern-roof }
temple-step-rf-cl = Strop, lewa kolumna
    .text = { pattern-roof }
temple-step-rf-cr = Strop, prawa kolumna
    .text = { pattern-roof }
temple-step-py1 = Piramida, rząd 1
    .text = { pattern-pyramid }
temple-step-py2 = Piramida, rząd 2
    .text = { pattern-pyramid }
temple-step-py3 = Piramida, rząd 3
    .text = { pattern-pyramid }
temple-step-py4 = Piramida, rząd 4
    .text = { pattern-pyramid }
temple-step-py5 = Piramida, rząd 5
    .text = { pattern-pyramid }
temple-step-stop = Zakończ budowę
    .text = Zaznaczasz punkty za wszystko z tej budowy, potem bonusy za ukończone rzędy.
temple-step-plus3 = Zagraj „Plus 3”
    .text = { pattern-plus3 }
temple-step-crew-c1 = Dołącz zespół 1
    .text = { pattern-second-crew }
temple-step-crew-c2 = Dołącz zespół 2
    .text = { pattern-second-crew }
temple-step-crew-c3 = Dołącz zespół 3
    .text = { pattern-second-crew }
pattern-second-crew = Zagraj kartę „Dwa zespoły”: ten zespół dołącza do budowy.

## Ciągnięcie i zatrzymywanie kart sfinksa

draw-pay0-free1 = 1 darmowa karta
draw-pay0-free2 = 2 darmowe karty
draw-pay1-free0 = 1 karta (kamień: 1)
draw-pay1-free1 = 2 karty (kamień: 1)
draw-pay1-free2 = 3 karty (kamień: 1)
draw-pay2-free0 = 2 karty (kamień: 2)
draw-pay2-free1 = 3 karty (kamień: 2)
draw-pay2-free2 = 4 karty (kamień: 2)
draw-pay3-free0 = 3 karty (kamień: 3)
draw-pay3-free1 = 4 karty (kamień: 3)
draw-pay3-free2 = 5 kart (kamień: 3)
draw-pay4-free0 = 4 karty (kamień: 4)
draw-pay4-free1 = 5 kart (kamień: 4)
draw-pay5-free0 = 5 kart (kamień: 5)
keep-none = Nie zatrzymuj żadnej
    .text = Wszystkie pociągnięte karty idą pod talię, 1 punkt za każdą.
leftover-none = Nie bierz żadnej

## Karty Nilu, talia 1/2
## $amount: zboże, kamień, punkty, kroki lub siła. $colour: 0 zielone, 1 żółtozielone, 2 brązowe.

pattern-field = { $colour ->
        [0] Zielone pole
        [1] Żółtozielone pole
       *[2] Brązowe pole
    }, zboże { $amount }
    .text = Stała: przy każdym żywieniu { $amount ->
        [one] { $amount } jednostka zboża
        [few] { $amount } jednostki zboża
       *[many] { $amount } jednostek zboża
    }{ $colour ->
        [0] ; pole zielone jest zawsze nawodnione.
        [1] , jeśli pierścień wodny jest pośrodku lub z prawej.
       *[2] , jeśli pierścień wodny jest z prawej.
    }
pattern-bonus-store = Przy wzięciu: znacznik w magazynie kamienia o 1 pole w dół.
pattern-bonus-market = Przy wzięciu: znacznik na rynku zbożowym o 1 pole w dół.
pattern-bonus-points = Przy wzięciu: 3 punkty.
pattern-bonus-stone = Przy wzięciu: 4 jednostki kamienia.
pattern-quarry = Kamieniołom, kamień { $amount }
    .text = Stała: przy każdej produkcji (faza 4) { $amount ->
        [one] { $amount } jednostka kamienia.
        [few] { $amount } jednostki kamienia.
       *[many] { $amount } jednostek kamienia.
    }
pattern-stone = Kamień, +{ $amount }
    .text = Natychmiastowa: dostajesz { $amount ->
        [one] { $amount } jednostkę kamienia; nadmiar ponad 25 przepada.
        [few] { $amount } jednostki kamienia; nadmiar ponad 25 przepada.
       *[many] { $amount } jednostek kamienia; nadmiar ponad 25 przepada.
    }
pattern-crew-1 = Zespół 1, +{ $amount }
    .text = Natychmiastowa: zwiększ siłę zespołu 1 o { $amount }, najwyżej do 9.
pattern-crew-2 = Zespół 2, +{ $amount }
    .text = Natychmiastowa: zwiększ siłę zespołu 2 o { $amount }, najwyżej do 9.
pattern-crew-3 = Zespół 3, +{ $amount }
    .text = Natychmiastowa: zwiększ siłę zespołu 3 o { $amount }, najwyżej do 9.
pattern-crews-1-2 = Zespoły 1 i 2, +{ $amount }
    .text = Natychmiastowa: zwiększ siłę zespołów 1 i 2, każdego o { $amount }, najwyżej do 9.
pattern-crews-1-3 = Zespoły 1 i 3, +{ $amount }
    .text = Natychmiastowa: zwiększ siłę zespołów 1 i 3, każdego o { $amount }, najwyżej do 9.
pattern-crews-2-3 = Zespoły 2 i 3, +{ $amount }
    .text = Natychmiastowa: zwiększ siłę zespołów 2 i 3, każdego o { $amount }, najwyżej do 9.
pattern-joker = Dżoker, +{ $amount }
    .text = Natychmiastowa: zwiększ siłę dżokera o { $amount }, najwyżej do 9; możesz przesunąć pierścień wodny do 2 razy, za każdym razem o jedno pole.
pattern-grain = Zboże { $amount }
    .text = Na dowolny moment, raz: podczas własnego żywienia { $amount ->
        [one] { $amount } dodatkowa jednostka zboża.
        [few] { $amount } dodatkowe jednostki zboża.
       *[many] { $amount } dodatkowych jednostek zboża.
    }
pattern-second-ship = Drugi statek
    .text = Na dowolny moment, raz: po ustawieniu statku ustaw jeszcze jeden według zwykłych zasad, zanim przyjdzie tura następnego gracza.
pattern-boost = Plus { $amount }
    .text = Na dowolny moment, raz: łączna siła jednej budowy rośnie o { $amount }.
pattern-two-crews = Dwa zespoły
    .text = Na dowolny moment, raz: w jednej budowie użyj razem dwóch niewykorzystanych zwykłych zespołów.
pattern-keep-two = Zatrzymaj dwie
    .text = Na dowolny moment, raz: zatrzymaj do 2 pociągniętych kart sfinksa. Zużywa się tylko wtedy, gdy zatrzymujesz drugą kartę.
pattern-in-any-case = Budowa w każdym wypadku
    .text = Na dowolny moment, raz: twój statek w rezerwie buduje, mimo że budowały wszystkie zwykłe statki.

card-n101 = { pattern-field }
    .text = { pattern-field.text }
card-n102 = { pattern-field }
    .text = { pattern-field.text }
card-n103 = { pattern-field }
    .text = { pattern-field.text }
card-n104 = { pattern-field }
    .text = { pattern-field.text }
card-n105 = { pattern-field }
    .text = { pattern-field.text }
card-n106 = { pattern-field }
    .text = { pattern-field.text }
card-n107 = { pattern-field }
    .text = { pattern-field.text }
card-n108 = { pattern-field }
    .text = { pattern-field.text } { pattern-bonus-points }
card-n109 = { pattern-field }
    .text = { pattern-field.text } { pattern-bonus-stone }
card-n110 = { pattern-quarry }
    .text = { pattern-quarry.text }
card-n111 = { pattern-quarry }
    .text = { pattern-quarry.text }
card-n112 = { pattern-quarry }
    .text = { pattern-quarry.text }
card-n113 = { pattern-quarry }
    .text = { pattern-quarry.text }
card-n114 = { pattern-stone }
    .text = { pattern-stone.text }
card-n115 = { pattern-crew-1 }
    .text = { pattern-crew-1.text }
card-n116 = { pattern-crew-2 }
    .text = { pattern-crew-2.text }
card-n117 = { pattern-crew-3 }
    .text = { pattern-crew-3.text }
card-n118 = Magazyn ×{ $amount }
    .text = Natychmiastowa: przesuń swój znacznik w magazynie kamienia o { $amount ->
        [one] { $amount } pole
        [few] { $amount } pola
       *[many] { $amount } pól
    } w dół, krok po kroku.
card-n119 = Rynek ×{ $amount }
    .text = Natychmiastowa: przesuń swój znacznik na rynku zbożowym o { $amount ->
        [one] { $amount } pole
        [few] { $amount } pola
       *[many] { $amount } pól
    } w dół, krok po kroku.
card-n120 = { pattern-grain }
    .text = { pattern-grain.text }
card-n121 = { pattern-second-ship }
    .text = { pattern-second-ship.text }
card-n122 = Szkolenie
    .text = Stała: raz na rundę, we własnej turze, po swoim żywieniu lub przed budowaniem, zapłać 2 jednostki kamienia i zwiększ o 1 siłę jednego zespołu poniżej 9.

## Karty Nilu, talia 3/4

card-n301 = { pattern-field }
    .text = { pattern-field.text }
card-n302 = { pattern-field }
    .text = { pattern-field.text } { pattern-bonus-store }
card-n303 = { pattern-field }
    .text = { pattern-field.text }
card-n304 = { pattern-field }
    .text = { pattern-field.text } { pattern-bonus-market }
card-n305 = { pattern-field }
    .text = { pattern-field.text } { pattern-bonus-stone }
card-n306 = { pattern-quarry }
    .text = { pattern-quarry.text }
card-n307 = { pattern-quarry }
    .text = { pattern-quarry.text }
card-n308 = { pattern-stone }
    .text = { pattern-stone.text }
card-n309 = { pattern-crews-1-2 }
    .text = { pattern-crews-1-2.text }
card-n310 = { pattern-crews-1-3 }
    .text = { pattern-crews-1-3.text }
card-n311 = { pattern-crews-2-3 }
    .text = { pattern-crews-2-3.text }
card-n312 = { pattern-joker }
    .text = { pattern-joker.text }
card-n313 = { pattern-grain }
    .text = { pattern-grain.text }
card-n314 = { pattern-boost }
    .text = { pattern-boost.text }
card-n315 = { pattern-two-crews }
    .text = { pattern-two-crews.text }
card-n316 = { pattern-keep-two }
    .text = { pattern-keep-two.text }
card-n317 = Zajęte pole
    .text = Na dowolny moment, raz: postaw statek na okrągłym polu zajętym przez innego gracza i skorzystaj z niego; nie w Heliopolis.
card-n318 = Podwójna akcja
    .text = Na dowolny moment, raz: akcję okrągłego pola, na które właśnie wpłynął twój statek, wykonaj dwa razy; nie w Heliopolis.
card-n319 = { pattern-in-any-case }
    .text = { pattern-in-any-case.text }
card-n320 = Sfinks +{ $amount }
    .text = Stała: ze statkiem przy sfinksie pociągnij do { $amount ->
        [one] { $amount } dodatkowej karty
       *[other] { $amount } dodatkowych kart
    } bez kamienia i ponad łączną siłę, razem najwyżej 5; same darmowe karty nie wymagają zespołu.
card-n321 = Pozostała karta
    .text = Stała: na końcu każdej rundy możesz wziąć jedną z kart pozostałych na Nilu i jej użyć.
card-n322 = Pod prąd na stałe
    .text = Stała: twoje statki nie muszą stawać dalej w dół rzeki niż pozostałe.

## Karty Nilu, talia 5

card-n501 = { pattern-field }
    .text = { pattern-field.text } { pattern-bonus-points }
card-n502 = { pattern-stone }
    .text = { pattern-stone.text }
card-n503 = { pattern-crews-1-2 }
    .text = { pattern-crews-1-2.text }
card-n504 = { pattern-joker }
    .text = { pattern-joker.text }
card-n505 = Punkty, +{ $amount }
    .text = Natychmiastowa: zaznacz { $amount ->
        [one] { $amount } punkt.
        [few] { $amount } punkty.
       *[many] { $amount } punktów.
    }
card-n506 = { pattern-grain }
    .text = { pattern-grain.text }
card-n507 = { pattern-boost }
    .text = { pattern-boost.text }
card-n508 = { pattern-two-crews }
    .text = { pattern-two-crews.text }
card-n509 = { pattern-keep-two }
    .text = { pattern-keep-two.text }
card-n510 = { pattern-in-any-case }
    .text = { pattern-in-any-case.text }
card-n511 = Pod prąd raz
    .text = Na dowolny moment, raz: jeden twój statek nie musi stawać dalej w dół rzeki niż pozostałe.
card-n512 = { pattern-second-ship }
    .text = { pattern-second-ship.text }

## Karty sfinksa. $least: czego wymaga warunek. $points: ile karta jest warta.

pattern-own-markers = { $least ->
        [one] { $least } własny znacznik
        [few] { $least } własne znaczniki
       *[many] { $least } własnych znaczników
    }
pattern-worth = { $points ->
        [one] { $points } punkt na końcu gry.
        [few] { $points } punkty na końcu gry.
       *[many] { $points } punktów na końcu gry.
    }
sphinx-s01 = Piramida: { pattern-own-markers }
    .text = Co najmniej { pattern-own-markers } w piramidzie: { pattern-worth }
sphinx-s02 = Piramida: { pattern-own-markers }
    .text = Co najmniej { pattern-own-markers } w piramidzie: { pattern-worth }
sphinx-s03 = Piramida: { $least ->
        [one] { $least } ukończony rząd
        [few] { $least } ukończone rzędy
       *[many] { $least } ukończonych rzędów
    }
    .text = Co najmniej { $least ->
        [one] { $least } ukończony rząd
        [few] { $least } ukończone rzędy
       *[many] { $least } ukończonych rzędów
    } piramidy, bez względu na to, kto je wznosił: { pattern-worth }
sphinx-s04 = Piramida: bonus za rząd
    .text = Otrzymany co najmniej jeden bonus za rząd piramidy: { pattern-worth }
sphinx-s05 = Piramida: znaczniki w { $least ->
        [one] { $least } rzędzie
       *[other] { $least } rzędach
    }
    .text = Własne znaczniki co najmniej w { $least ->
        [one] { $least } rzędzie
       *[other] { $least } różnych rzędach
    } piramidy: { pattern-worth }
sphinx-s06 = Obelisk ukończony
    .text = Obelisk jest ukończony, bez względu na to, kto go wznosił: { pattern-worth }
sphinx-s07 = Obelisk: { pattern-own-markers }
    .text = Co najmniej { pattern-own-markers } na obelisku: { pattern-worth }
sphinx-s08 = Obelisk: { pattern-own-markers }
    .text = Co najmniej { pattern-own-markers } na obelisku: { pattern-worth }
sphinx-s09 = Obelisk: pole o wartości { $least } lub większej
    .text = Własny znacznik na polu obelisku o wartości { $least } lub większej: { pattern-worth }
sphinx-s10 = Świątynia: { pattern-own-markers }
    .text = Co najmniej { pattern-own-markers } na świątyni, łącznie ze stropem: { pattern-worth }
sphinx-s11 = Świątynia: { pattern-own-markers }
    .text = Co najmniej { pattern-own-markers } na świątyni, łącznie ze stropem: { pattern-worth }
sphinx-s12 = Oba filary ukończone
    .text = Oba filary świątyni są ukończone, bez względu na to, kto je wznosił: { pattern-worth }
sphinx-s13 = Strop świątyni: { pattern-own-markers }
    .text = Co najmniej { pattern-own-markers } na stropie świątyni: { pattern-worth }
sphinx-s14 = { $least ->
        [one] { $least } własny żeton grobów
        [few] { $least } własne żetony grobów
       *[many] { $least } własnych żetonów grobów
    }
    .text = Co najmniej { $least ->
        [one] { $least } własny żeton grobów
        [few] { $least } własne żetony grobów
       *[many] { $least } własnych żetonów grobów
    }: { pattern-worth }
sphinx-s15 = Własne groby o sumie { $least }
    .text = Własne żetony grobów o sumie wartości co najmniej { $least }: { pattern-worth }
sphinx-s16 = Wzięte groby: { $least }
    .text = Wzięto co najmniej { $least } z 12 żetonów grobów, bez względu na to, kto je wziął: { pattern-worth }
sphinx-s17 = Znacznik na każdej budowli
    .text = Własny znacznik na obelisku, polu grobów, świątyni i piramidzie: { pattern-worth }
sphinx-s18 = Razem { pattern-own-markers }
    .text = Na wszystkich budowlach razem, łącznie z grobami, co najmniej { pattern-own-markers }: { pattern-worth }
sphinx-s19 = Razem { pattern-own-markers }
    .text = Na wszystkich budowlach razem, łącznie z grobami, co najmniej { pattern-own-markers }: { pattern-worth }
sphinx-s20 = Zespoły 1, 2 i 3 o sile { $least }
    .text = Każdy z zespołów 1, 2 i 3 o sile co najmniej { $least }: { pattern-worth }
sphinx-s21 = Cztery zespoły o sumie sił { $least }
    .text = Suma sił wszystkich czterech zespołów, łącznie z dżokerem, co najmniej { $least }: { pattern-worth }
sphinx-s22 = Dżoker o sile { $least }
    .text = Dżoker o sile co najmniej { $least }: { pattern-worth }
sphinx-s23 = Zwykły zespół o sile { $least }
    .text = Jeden zwykły zespół o sile co najmniej { $least }: { pattern-worth }
sphinx-s24 = { $least ->
        [one] { $least } pole zbożowe
        [few] { $least } pola zbożowe
       *[many] { $least } pól zbożowych
    }
    .text = Co najmniej { $least ->
        [one] { $least } własne pole zbożowe
        [few] { $least } własne pola zbożowe
       *[many] { $least } własnych pól zbożowych
    }, łącznie z kartą startową: { pattern-worth }
sphinx-s25 = Pola zbożowe o sumie zboża { $least }
    .text = Suma zboża nadrukowanego na własnych polach zbożowych, nawodnionych lub nie, łącznie z kartą startową, co najmniej { $least }: { pattern-worth }
sphinx-s26 = Pola w trzech kolorach
    .text = Własne pola zbożowe we wszystkich trzech kolorach, łącznie z kartą startową: { pattern-worth }
sphinx-s27 = { $least ->
        [one] { $least } kamieniołom
        [few] { $least } kamieniołomy
       *[many] { $least } kamieniołomów
    }
    .text = Co najmniej { $least ->
        [one] { $least } własny kamieniołom
        [few] { $least } własne kamieniołomy
       *[many] { $least } własnych kamieniołomów
    }, łącznie z kartą startową: { pattern-worth }
sphinx-s28 = Magazyn i rynek w najniższym rzędzie
    .text = Znaczniki w magazynie kamienia i na rynku zbożowym oba w najniższym rzędzie: { pattern-worth }
sphinx-s29 = +10%
    .text = Podliczana jako ostatnia: { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    } za każde pełne { $least } punktów posiadanych w tej chwili.

## Za co są punkty

source-obelisk = Obelisk i groby
source-temple = Piramida i świątynia
source-sphinx-returned = Odłożone karty sfinksa
source-row = Rzędy piramidy
source-participation = Bonus za współudział
source-hunger = Brak zboża
source-market = Rynek zbożowy
source-card = Karty Nilu
source-sale = Sprzedaż kamienia
source-tombs = Zbiór grobów
source-sphinx = Karty sfinksa

## Tabele elementów i ich kolumny

table-stops = Pola Nilu
table-tracks = Rzędy magazynu i rynku
table-buildings = Obelisk, filary, piramida
table-roof = Strop świątyni
table-tombs = Groby
table-nile-1-2 = Karty Nilu, talia 1/2
table-nile-3-4 = Karty Nilu, talia 3/4
table-nile-5 = Karty Nilu, talia 5
table-sphinx = Karty sfinksa
column-name-penalty = Strata za jednostkę zboża
column-name-sells = Sprzedaż kamienia
column-name-stone = Kamień
column-name-tokens = Żetony
column-name-crews = Zespoły
column-name-bonus = Premia
column-name-condition = Warunek
column-name-least = Co najmniej

## Plansza: tytuły i podpisy rysunku oraz tabel w terminalu

board-you = Ty
board-nile = Nil
board-nile-deck = Talia Nilu
    .text = Karty Nilu z talii tej rundy, które nie zostały wyłożone.
board-round = Runda
    .text = Gra trwa pięć rund.
board-points = Punkty
    .text = Każdy stoi przy swojej liczbie punktów; kto przybył pierwszy, stoi z przodu. Skarabeusz oznacza 50 punktów.
board-seats = Gracze
board-tracks = Rynek, magazyn i irygacja
board-market = Rynek
board-market-row = { $points ->
        [0] −{ $penalty } za zboże
       *[other] −{ $penalty } za zboże, krok +{ $points } pkt
    }
board-store = Magazyn
board-store-row = { $stone ->
        [0] { $sells ->
            [0] bez sprzedaży
           *[other] sprzedaż
        }
       *[other] sprzedaż, krok +{ $stone } kam.
    }
board-irrigation = Irygacja
board-buildings = Budowle
board-sphinx = Sfinks
board-sphinx-hint = Pociągnij do pięciu kart i zatrzymaj jedną na koniec gry; każda odłożona daje 1 punkt.
board-obelisk = Obelisk
board-tombs = Groby
board-temple = Świątynia
board-pyramid = Piramida
board-reserve = R
board-token = żeton { $number }
board-deck = Talia
board-drawn = Pociągnięta
board-now = { $points ->
        [one] teraz { $points } punkt
        [few] teraz { $points } punkty
       *[many] teraz { $points } punktów
    }
board-field-green = zielone pole
board-field-yellow = żółte pole
board-field-brown = brązowe pole
board-quarry = kamieniołom
board-lasting = stała
board-at-once = od razu
board-any-time = dow. moment
board-crews = { $count ->
        [one] zespół { $crews }
       *[other] zespoły { $crews }
    }

## Co ma gracz

quantity-token = Żeton kolejności
quantity-crews = Zespoły
    .text = Siły zespołów 1, 2, 3 i dżokera. Zespoły, które w tej rundzie już pracowały, są oznaczone.
quantity-stone = Kamień
    .text = Zapas kamienia i to, co kamieniołomy dodają w każdej rundzie.
quantity-grain = Zboże / potrzeba
    .text = Zboże z nawodnionych pól i suma sił zespołów, które trzeba nim wyżywić.
quantity-ships = Wolne statki
quantity-tombs = Suma grobów
quantity-sphinx = Karty sfinksa
quantity-cards = Karty Nilu

## Co teraz oznacza wybór

note-pass = obowiązuje do końca tej fazy
note-end-turn = koniec twojej tury
note-builds = buduje { $order ->
        [1] jako pierwszy
        [2] jako drugi
       *[other] jako trzeci
    }
note-reserve = buduje tylko wtedy, gdy któryś zwykły statek nie buduje
note-crew = zespół { $crew }: { $before } → { $after }
note-joker = dżoker: { $before } → { $after }
note-any-crew = wybrany zespół +1
note-ring = możesz przesunąć pierścień
note-pays = koszt: { $stone } kamienia
note-gains-stone = +{ $stone } kamienia
note-store = { $sells ->
        [0] magazyn: rząd { $row }
       *[other] magazyn: rząd { $row }, na końcu można sprzedać kamień
    }
note-market = rynek: rząd { $row }, −{ $penalty } za brakujące zboże
note-scores = { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }
note-loses = { $points ->
        [0] wszyscy najedzeni
        [one] −{ $points } punkt
        [few] −{ $points } punkty
       *[many] −{ $points } punktów
    }
note-grain = zboże { $grain }, potrzeba { $need }
note-capacity = łączna siła { $capacity }
note-adds = +{ $capacity } siły
note-costs = kamień: { $value }, punkty: { $value }
note-left = zostanie siły: { $capacity }
note-returns = { $points ->
        [one] { $points } punkt, jeśli zatrzymasz jedną kartę
        [few] { $points } punkty, jeśli zatrzymasz jedną kartę
       *[many] { $points } punktów, jeśli zatrzymasz jedną kartę
    }
note-stone-left = zostanie kamienia: { $stone }
note-spends-second-ship = zużywa kartę „Drugi statek”
note-spends-upstream-once = zużywa kartę „Pod prąd raz”
note-spends-occupied = zużywa kartę „Zajęte pole”
note-spends-double = zużywa kartę „Podwójna akcja”
note-spends-in-any-case = zużywa kartę „Budowa w każdym wypadku”
note-spends-two-crews = zużywa kartę „Dwa zespoły”
note-spends-plus3 = { $cards ->
        [one] zużywa kartę „Plus 3”
       *[other] zużywa karty „Plus 3” ({ $cards })
    }
note-spends-keep-two = zużywa kartę „Zatrzymaj dwie”
