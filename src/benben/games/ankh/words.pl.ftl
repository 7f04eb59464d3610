### Ankh po polsku. Nazwy komunikatów pochodzą z kodu; zmienne elementu gry to kolumny jego wiersza w tabeli.

## Gra, tryb, opcje

game = Ankh: Bogowie Egiptu
    .about = Poprowadź jednego z bogów Egiptu, przejmuj Monumenty, wygrywaj w pięciu wielkich Konfliktach i zostań jedynym Bogiem, którego się pamięta.
    .length = 90–120 min
    .weight = średnia do wysokiej
mode-standard = Gra standardowa
    .text = Dla 2–5 graczy. Wygrywa Bóg, który pierwszy dotrze na najwyższe pole, zostanie sam albo ma najwięcej Uwielbienia po piątym Konflikcie.
option-scenario = Scenariusz
    .text = Gdzie na początku stoją Monumenty, Wielbłądy i jednostki oraz jakie zasady dodatkowe obowiązują.
option-scenario-middle-kingdom = Średnie Państwo
option-scenario-old-kingdom = Stare Państwo
option-scenario-peoples-revolt = Bunt Ludu
option-scenario-king-is-dead = Król nie żyje
option-scenario-random = Losowo
option-gods = Bogowie
    .text = Kto gra którym Bogiem: losowo albo z wyboru, w kolejności graczy.
option-gods-dealt = Losowo
option-gods-chosen = Z wyboru
option-guardians = Strażnicy
    .text = Którzy Strażnicy każdego poziomu biorą udział w grze: losowo albo z wyboru, w kolejności graczy, po jednym poziomie.
option-guardians-dealt = Losowo
option-guardians-chosen = Z wyboru

## O co pytają decyzje

ask-choose-god = Którym Bogiem grasz?
ask-choose-guardian = Który Strażnik poziomu { $level } bierze udział w grze?
ask-claim-monument = Który Monument jest twój na początku?
    .help = W regionie, w którym nie stoi jeszcze żaden Bóg. Obok staną twój Bóg i Wojownik.
ask-place-god = Postaw Boga obok Monumentu na polu { $monument }
ask-place-warrior = Postaw Wojownika obok Monumentu na polu { $monument }
ask-choose-action = { $above ->
        [-1] Wybierz akcję
       *[other] Wybierz drugą akcję
    }
    .help = Znacznik toru przesuwa się dalej; na białym polu wywołuje następne wydarzenie. Druga akcja musi leżeć niżej.
ask-move-unit = Którą jednostkę przesuwasz?
    .help = Każda twoja jednostka może ruszyć się raz, o najwyżej 3 pola.
ask-move-to = Dokąd idzie jednostka z pola { $place }?
    .help = Przechodzi przez wszystko i kończy ruch na pustym polu lądowym.
ask-push-unit = Dokąd Satet spycha jednostkę z pola { $target }?
    .help = Satet przychodzi z pola { $place } i zajmuje jej miejsce.
ask-aim-scorpion = Dokąd wskazują szczypce Olbrzymiego Skorpiona na polu { $place }?
    .help = Na początku Konfliktu niszczą wskazane Monumenty w jego regionie.
ask-summon-unit = Którą jednostkę przyzywasz?
ask-summon-at = { $unit }: na które pole?
    .help = Obok własnej jednostki lub kontrolowanego Monumentu.
ask-attach-sun = Dołączyć żeton Słońca do jednostki na polu { $place }?
    .help = Z Opromienioną jednostką w regionie zysk za Dominację lub wygraną Bitwę jest tam o 1 większy.
ask-unlock-power = Którą moc Ankh odblokowujesz?
    .help = Kosztuje tylu Wyznawców, ile wynosi jej poziom.
ask-control-monument = Nad którym Monumentem przejmujesz kontrolę?
ask-lay-camel = Postaw Wielbłąda
    .help = Linia biegnie od granicy do granicy i dzieli region na dwa, po co najmniej 6 pól.
ask-keep-token = Która część zatrzymuje żeton kolejności? Wskaż jej pole
    .help = Druga część dostaje żeton o najniższym numerze z zasobów.
ask-swap-tokens = Zamienić dwa żetony kolejności?
    .help = Jeden z nich musi należeć do nowego regionu: { $old } lub { $new }.
ask-obelisk-move = Którą jednostkę przenosisz do swojego Obelisku?
    .help = Każda jednostka najwyżej raz. Kto skończy, w tej Bitwie już nie przenosi.
ask-obelisk-to = Dokąd przenosi się jednostka z pola { $place }?
ask-announce-two = Ogłosić zagranie dwóch kart Bitwy?
    .help = Raz w Konflikcie, zanim ktokolwiek wybierze.
ask-play-card = { $cards ->
        [one] Wybierz kartę Bitwy
        [few] Wybierz { $cards } karty Bitwy
       *[many] Wybierz { $cards } kart Bitwy
    }
    .help = Nikt jej nie zobaczy, zanim wszyscy wybiorą.
ask-build-monument = Który Monument budujesz?
ask-build-at = { $monument }: na którym polu?
ask-bid = Plaga Szarańczy: ilu Wyznawców oferujesz?
    .help = Wszystkie oferty się płaci. Ocaleją tylko jednostki jedynego najwyższego oferenta.
ask-use-scales = Remis: użyć żetonu Przechylenia Szali i wygrać?
    .help = W przeciwnym razie przegrywają wszyscy.
ask-place-gate = Gdzie kładziesz żeton Zaświatów?
    .help = Jeśli wszystkie trzy są na Mapie, wskaż ten, który przenosisz.
ask-move-gate = Dokąd przenosisz żeton Zaświatów z pola { $place }?
ask-worship = Poświęcić 2 Wyznawców za 1 punkt Uwielbienia?
ask-dismiss-guardian = Który Strażnik opuszcza grę?
    .help = Połączony Bóg zatrzymuje najwyżej 2 Strażników każdego rozmiaru.
ask-join-regions = Które dwa regiony łączysz?
    .help = Wszystkie Wielbłądy między nimi zostają usunięte.
ask-move-token = Który żeton trafia do regionu, który traci swój?
    .help = Połączony region zachowuje drugi z żetonów { $one } i { $other }.
ask-save-unit = Którą Chronioną jednostkę zachowujesz przy życiu?
ask-trap-warrior = Czyjego zabitego Wojownika więzisz?
ask-return-mummy = Gdzie wraca Mumia?
    .help = Na puste pole obok twojego Boga.

## Zdarzenia

event-god-chosen = { $who } gra Bogiem: { $god }.
event-guardian-chosen = Strażnik w grze: { $guardian }.
event-turn-begins = { $who }: nowa tura.
event-action-taken = { $who } wykonuje akcję: { $action }.
event-event-reached = { $who } wywołuje wydarzenie: { $event }.
event-unit-moved = { $who } przesuwa: { $unit }, { $from } → { $to }.
event-unit-pushed = { $who } ma przesuniętą jednostkę: { $unit }, { $from } → { $to }.
event-scorpion-aimed = { $who } kieruje Olbrzymiego Skorpiona na polu { $hex }: { $aim }.
event-unit-summoned = { $who } przyzywa: { $unit }, { $hex }.
event-captive-freed = { $who } oddaje Anubisowi Wyznawcę i uwalnia Wojownika.
event-sun-attached = { $who } opromienia jednostkę na polu { $hex }.
event-followers-gained = { $followers ->
        [one] { $who } zyskuje { $followers } Wyznawcę.
        [few] { $who } zyskuje { $followers } Wyznawców.
       *[many] { $who } zyskuje { $followers } Wyznawców.
    }
event-followers-sacrificed = { $followers ->
        [one] { $who } poświęca { $followers } Wyznawcę.
        [few] { $who } poświęca { $followers } Wyznawców.
       *[many] { $who } poświęca { $followers } Wyznawców.
    }
event-power-unlocked = { $who } odblokowuje moc: { $power }.
event-guardian-gained = { $who } zyskuje Strażnika: { $unit }.
event-monument-controlled = { $who } przejmuje kontrolę: { $monument }, { $hex }.
event-camel-laid = { $who } stawia Wielbłąda: { $edge }.
event-region-split = { $who } dzieli region { $old }; nowy region to { $new }.
event-tokens-swapped = { $who } zamienia żetony kolejności: { $pair }.
event-conflict-begins = { $who } wywołuje Konflikt { $number } i bierze żeton Przechylenia Szali.
event-monument-destroyed = Zniszczony Monument: { $monument }, { $hex }.
event-region-dominated = { $who } dominuje w regionie { $region }.
event-battle-begins = Bitwa w regionie { $region }.
event-two-cards = { $who } zagra dwie karty.
event-card-committed = { $who } ma wybór za sobą.
event-card-revealed = { $who } zagrywa kartę: { $card }.
event-monument-built = { $who } buduje: { $monument }, { $hex }.
event-bid-made = { $who } składa ofertę.
event-bid-revealed = { $followers ->
        [one] { $who } oferuje { $followers } Wyznawcę.
        [few] { $who } oferuje { $followers } Wyznawców.
       *[many] { $who } oferuje { $followers } Wyznawców.
    }
event-spared = { $who } zostaje oszczędzony przez szarańczę.
event-strength = { $who } ma siłę { $strength }.
event-scales-used = { $who } używa żetonu Przechylenia Szali.
event-battle-won = { $who } wygrywa Bitwę w regionie { $region }.
event-battle-lost-by-all = Nikt nie wygrywa Bitwy w regionie { $region }.
event-unit-killed = { $who } traci: { $unit }, { $hex }.
event-unit-saved = { $who } ocala: { $unit }, { $hex }.
event-warrior-trapped = { $who } więzi Wojownika { $god_key ->
        [amun] Amona.
        [anubis] Anubisa.
        [isis] Izydy.
        [osiris] Ozyrysa.
       *[ra] Ra.
    }
event-cat-mummy-avenged = Ginie figurka Kocich Mumii, właściciel: { $who }. Wszyscy inni tracą 1 punkt Uwielbienia.
event-gate-placed = { $who } kładzie żeton Zaświatów na polu { $hex }.
event-gate-moved = { $who } przenosi żeton Zaświatów: { $from } → { $to }.
event-cards-recovered = { $who } odzyskuje wszystkie karty Bitwy.
event-gods-merged = { $who } przyjmuje { $god_key ->
        [amun] Amona: dwaj Bogowie stają się jednym.
        [anubis] Anubisa: dwaj Bogowie stają się jednym.
        [isis] Izydę: dwaj Bogowie stają się jednym.
        [osiris] Ozyrysa: dwaj Bogowie stają się jednym.
       *[ra] Ra: dwaj Bogowie stają się jednym.
    }
event-guardian-dismissed = { $who } odprawia Strażnika: { $unit }.
event-god-forgotten = { $who } odpada: { $god } zostaje zapomniany.
event-regions-joined = { $who } łączy regiony { $pair }.
event-token-removed = Żeton kolejności { $token } opuszcza grę.
event-token-moved = { $who } przenosi żeton kolejności { $token }.
event-points = { $source }: { $who } { $source_key ->
        [cat-mummy] { $points }
        [merge] { $points }
       *[other] +{ $points }
    } { $points ->
        [one] punkt Uwielbienia.
        [few] punkty Uwielbienia.
       *[many] punktów Uwielbienia.
    }
event-won = { $who } zostaje jedynym Bogiem Egiptu.
event-atheist = Wszyscy Bogowie zostają zapomniani: Egipt staje się ateistyczny.

## Dlaczego czegoś nie można

reason-card-used = Ta karta jest już zagrana; zwraca ją tylko Równowaga Maat.
reason-camel-there = Stoi tam już Wielbłąd.
reason-god-taken = Tym Bogiem gra ktoś inny.
reason-has-moved = Ta jednostka już się ruszyła.
reason-neutral-ones-first = Dopóki na Mapie stoi neutralny Monument, można przejmować tylko neutralne.
reason-no-follower-for-anubis = Nie masz Wyznawcy, którego można oddać Anubisowi.
reason-no-legal-line = Nie prowadzi tędy żadna dozwolona linia: obie części muszą mieć co najmniej 6 pól, a Wielbłądów może być najwyżej 6.
reason-no-room = Nie ma dla niej pustego pola.
reason-no-unit-beside = Nie sąsiaduje z nim żadna twoja jednostka.
reason-no-unit-of-yours = Nie stoi tam twoja jednostka.
reason-none-in-supply = Nie ma już Monumentów tego rodzaju.
reason-not-in-pool = Nie ma jej w twojej puli.
reason-nothing-near = Nie sąsiaduje z nim ani twoja jednostka, ani twój Monument.
reason-occupied = To pole nie jest puste.
reason-other-level = Teraz kolej na moce innego poziomu.
reason-other-region = To pole leży poza regionem Bitwy.
reason-too-far = To dalej niż 3 pola.
reason-track-not-below = Druga akcja musi leżeć poniżej pierwszej.
reason-underworld = Leży tam żeton Zaświatów: wejść mogą tylko jednostki Ozyrysa.
reason-unlocked-already = Ta moc jest już odblokowana.
reason-water = Pola Wody nie można zająć.

## Akcje i wydarzenia torów

action-move = Ruch Jednostek
    .text = Każda twoja jednostka może ruszyć się o najwyżej 3 pola.
action-summon = Przyzwanie Jednostki
    .text = Postaw jednostkę z puli obok swojej jednostki lub swojego Monumentu.
action-gain = Pozyskanie Wyznawców
    .text = 1 Wyznawca za każdy neutralny lub własny Monument, z którym sąsiaduje twoja jednostka.
action-unlock = Odblokowanie Mocy Ankh
    .text = Poświęć Wyznawców w liczbie równej poziomowi, aby zyskać nową moc.
event-space-start = Start
    .text = Pierwsze pole niczego nie wywołuje.
event-space-control = Kontrola Monumentu
    .text = Przejmij kontrolę nad neutralnym Monumentem obok swojej jednostki.
event-space-caravan = Karawana Wielbłądów
    .text = Podziel region linią najwyżej 6 Wielbłądów. W Buncie Ludu: połącz dwa regiony.
event-space-conflict = Konflikt
    .text = Każdy region rozpatruje się według żetonów kolejności: Dominacja albo Bitwa.

## Pola, krawędzie, żetony kolejności

hex-0-1 = 0.1
hex-0-2 = 0.2
hex-0-3 = 0.3
hex-0-4 = 0.4
hex-0-5 = 0.5
hex-0-6 = 0.6
hex-0-7 = 0.7
hex-0-8 = 0.8
hex-0-9 = 0.9
hex-1-0 = 1.0
hex-1-1 = 1.1
hex-1-2 = 1.2
hex-1-3 = 1.3
hex-1-4 = 1.4
hex-1-5 = 1.5
hex-1-6 = 1.6
hex-1-7 = 1.7
hex-1-8 = 1.8
hex-1-9 = 1.9
hex-1-10 = 1.10
hex-2-0 = 2.0
hex-2-1 = 2.1
hex-2-2 = 2.2
hex-2-3 = 2.3
hex-2-4 = 2.4
hex-2-5 = 2.5
hex-2-6 = 2.6
hex-2-7 = 2.7
hex-2-8 = 2.8
hex-2-9 = 2.9
hex-2-10 = 2.10
hex-3-0 = 3.0
hex-3-1 = 3.1
hex-3-2 = 3.2
hex-3-3 = 3.3
hex-3-4 = 3.4
hex-3-5 = 3.5
hex-3-6 = 3.6
hex-3-7 = 3.7
hex-3-8 = 3.8
hex-3-9 = 3.9
hex-3-10 = 3.10
hex-4-0 = 4.0
hex-4-1 = 4.1
hex-4-2 = 4.2
hex-4-3 = 4.3
hex-4-4 = 4.4
hex-4-5 = 4.5
hex-4-6 = 4.6
hex-4-7 = 4.7
hex-4-8 = 4.8
hex-4-9 = 4.9
hex-4-10 = 4.10
hex-5-0 = 5.0
hex-5-1 = 5.1
hex-5-2 = 5.2
hex-5-3 = 5.3
hex-5-4 = 5.4
hex-5-5 = 5.5
hex-5-6 = 5.6
hex-5-7 = 5.7
hex-5-8 = 5.8
hex-5-9 = 5.9
hex-5-10 = 5.10
hex-6-0 = 6.0
hex-6-1 = 6.1
hex-6-2 = 6.2
hex-6-3 = 6.3
hex-6-4 = 6.4
hex-6-5 = 6.5
hex-6-6 = 6.6
hex-6-7 = 6.7
hex-6-8 = 6.8
hex-6-9 = 6.9
hex-6-10 = 6.10
hex-7-0 = 7.0
hex-7-1 = 7.1
hex-7-2 = 7.2
hex-7-3 = 7.3
hex-7-4 = 7.4
hex-7-5 = 7.5
hex-7-6 = 7.6
hex-7-7 = 7.7
hex-7-8 = 7.8
hex-7-9 = 7.9
hex-7-10 = 7.10
hex-8-0 = 8.0
hex-8-1 = 8.1
hex-8-2 = 8.2
hex-8-3 = 8.3
hex-8-4 = 8.4
hex-8-5 = 8.5
hex-8-6 = 8.6
hex-8-7 = 8.7
hex-8-8 = 8.8
hex-8-9 = 8.9
hex-8-10 = 8.10
hex-9-2 = 9.2
hex-9-4 = 9.4
hex-9-6 = 9.6
hex-9-8 = 9.8
pick-done = Koniec
edge-pass = Bez karawany
order-0 = brak
order-1 = 1
order-2 = 2
order-3 = 3
order-4 = 4
order-5 = 5
order-6 = 6
order-7 = 7
order-8 = 8
pair-none = Bez zamiany
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
amount-16 = 16
amount-17 = 17
amount-18 = 18
amount-19 = 19
amount-20 = 20
amount-21 = 21
amount-22 = 22
amount-23 = 23
amount-24 = 24
amount-25 = 25
amount-26 = 26
amount-27 = 27
amount-28 = 28
amount-29 = 29
amount-30 = 30
amount-31 = 31
amount-32 = 32
amount-33 = 33
amount-34 = 34
amount-35 = 35
amount-36 = 36
amount-37 = 37
amount-38 = 38
amount-39 = 39
amount-40 = 40
amount-41 = 41
amount-42 = 42
amount-43 = 43
amount-44 = 44
amount-45 = 45
amount-46 = 46
amount-47 = 47
amount-48 = 48
amount-49 = 49
amount-50 = 50
amount-51 = 51
amount-52 = 52
amount-53 = 53
amount-54 = 54
amount-55 = 55
amount-56 = 56
amount-57 = 57
amount-58 = 58
amount-59 = 59
amount-60 = 60
amount-61 = 61
amount-62 = 62
amount-63 = 63
amount-64 = 64
amount-65 = 65
amount-66 = 66
amount-67 = 67
amount-68 = 68
amount-69 = 69
amount-70 = 70
amount-71 = 71
amount-72 = 72
amount-73 = 73
amount-74 = 74
amount-75 = 75
amount-76 = 76
amount-77 = 77
amount-78 = 78
amount-79 = 79
amount-80 = 80
amount-81 = 81
amount-82 = 82
amount-83 = 83
amount-84 = 84
amount-85 = 85
amount-86 = 86
amount-87 = 87
amount-88 = 88
amount-89 = 89
amount-90 = 90
amount-91 = 91
amount-92 = 92
amount-93 = 93
amount-94 = 94
amount-95 = 95
amount-96 = 96
amount-97 = 97
amount-98 = 98
amount-99 = 99
aim-n-ne = północ i północny wschód
aim-ne-se = północny wschód i południowy wschód
aim-se-s = południowy wschód i południe
aim-s-sw = południe i południowy zachód
aim-sw-nw = południowy zachód i północny zachód
aim-nw-n = północny zachód i północ

## Bogowie, jednostki, Strażnicy

god-amun = Amon
    .text = Niewidzialne Siły: w jednej Bitwie każdego Konfliktu zagrywa dwie karty.
god-anubis = Anubis
    .text = Sędzia Zmarłych: może więzić po jednym zabitym wrogim Wojowniku, najwyżej 3; każdy wzmacnia Boga o 1. Właściciel może ich wykupić, po jednym Wyznawcy.
god-isis = Izyda
    .text = Opiekunka: w Rozstrzygnięciu Bitwy może ocalić każdą swoją jednostkę obok jednostki wroga.
god-osiris = Ozyrys
    .text = Brama Zaświatów: po przegranej Bitwie kładzie żeton Zaświatów i może przyzwać na taki żeton jedną dodatkową jednostkę.
god-ra = Ra
    .text = Opromieniający: oznacza przyzywane jednostki żetonami Słońca; gdzie stoi taka jednostka, Dominacja lub wygrana daje o 1 więcej.
prisoner-none = Nikogo
guardian-cat-mummy = Kocie Mumie
    .text = Zabite kosztują każdego innego Boga 1 punkt Uwielbienia.
guardian-satet = Satet
    .text = Może skończyć ruch na polu z jednostką wroga i zepchnąć ją o jedno pole.
guardian-apep = Apep
    .text = Można go przyzwać na dowolne pole Wody.
guardian-mummy = Mumia
    .text = Zabita zostaje znów przyzwana obok Boga swojego właściciela.
guardian-giant-scorpion = Olbrzymi Skorpion
    .text = Na początku Konfliktu niszczy Monumenty, na które wskazują jego szczypce.
guardian-androsphinx = Androsfinks
    .text = Sąsiadujące z nim jednostki wroga nie mają siły.
unit-god = Bóg
    .text = Nigdy nie można go zabić.
unit-warrior = Wojownik
unit-cat-mummy = Kocie Mumie
    .text = Zabite kosztują każdego innego Boga 1 punkt Uwielbienia.
unit-satet = Satet
    .text = Może skończyć ruch na polu z jednostką wroga i zepchnąć ją o jedno pole.
unit-apep = Apep
    .text = Można go przyzwać na dowolne pole Wody.
unit-mummy = Mumia
    .text = Zabita zostaje znów przyzwana obok Boga swojego właściciela.
unit-giant-scorpion = Olbrzymi Skorpion
    .text = Na początku Konfliktu niszczy Monumenty, na które wskazują jego szczypce.
unit-androsphinx = Androsfinks
    .text = Sąsiadujące z nim jednostki wroga nie mają siły.
summon-warrior = Wojownik
summon-captive = Uwięziony Wojownik
    .text = Kosztuje 1 Wyznawcę, oddawanego Anubisowi.
summon-cat-mummy = Kocie Mumie
    .text = Zabite kosztują każdego innego Boga 1 punkt Uwielbienia.
summon-satet = Satet
    .text = Może skończyć ruch na polu z jednostką wroga i zepchnąć ją o jedno pole.
summon-apep = Apep
    .text = Można go przyzwać na dowolne pole Wody.
summon-mummy = Mumia
    .text = Zabita zostaje znów przyzwana obok Boga swojego właściciela.
summon-giant-scorpion = Olbrzymi Skorpion
    .text = Na początku Konfliktu niszczy Monumenty, na które wskazują jego szczypce.
summon-androsphinx = Androsfinks
    .text = Sąsiadujące z nim jednostki wroga nie mają siły.
summon-done = Koniec
dismiss-cat-mummy = Kocie Mumie w puli
dismiss-satet = Satet w puli
dismiss-apep = Apep w puli
dismiss-mummy = Mumia w puli
dismiss-giant-scorpion = Olbrzymi Skorpion w puli
dismiss-androsphinx = Androsfinks w puli
dismiss-done = Zatrzymaj wszystkich

## Monumenty

monument-obelisk = Obelisk
monument-temple = Świątynia
monument-pyramid = Piramida
building-none = Nie buduj

## Moce Ankh

power-commanding = Majestatyczny
    .text = Wygrana Bitwa daje 3 Wyznawców.
power-inspiring = Natchniony
    .text = Budowa Monumentu nic nie kosztuje.
power-omnipresent = Wszechobecny
    .text = Na początku Konfliktu 1 Wyznawca za każdy region z twoją jednostką.
power-revered = Wielbiony
    .text = Pozyskanie Wyznawców daje o 1 więcej.
power-resplendent = Olśniewający
    .text = Z 3 Monumentami jednego rodzaju twój Bóg ma siłę 3.
power-obelisk-attuned = Żądny Obelisków
    .text = Na początku Bitwy twoje jednostki mogą przenieść się do twoich Obelisków w jej regionie.
power-temple-attuned = Żądny Świątyń
    .text = +2 do siły za każdą twoją Świątynię w regionie, obok której stoi twoja jednostka.
power-pyramid-attuned = Żądny Piramid
    .text = Przyzywasz po jednej dodatkowej jednostce obok każdej swojej Piramidy.
power-glorious = Chwalebny
    .text = Wygrana o co najmniej 3 daje 3 punkty Uwielbienia zamiast 1.
power-magnanimous = Wspaniałomyślny
    .text = Przegrana z co najmniej 2 jednostkami daje 2 punkty Uwielbienia.
power-bountiful = Łaskawy
    .text = W czerwonej części toru każdy zysk Uwielbienia jest o 1 większy.
power-worshipful = Czczony
    .text = Po Bitwie: 2 Wyznawców za 1 punkt Uwielbienia.
unlocking-none = Żadna

## Karty Bitwy

card-flood = Wylew Nilu
    .text = Siła +{ $strength }. 1 Wyznawca za każdą własną jednostkę na polu Zalewowym; te jednostki nie giną w Rozstrzygnięciu Bitwy.
card-build-monument = Budowa Monumentu
    .text = Siła +{ $strength }. Poświęć 3 Wyznawców i zbuduj Monument w regionie.
card-plague = Plaga Szarańczy
    .text = Siła +{ $strength }. Wszyscy licytują Wyznawcami; giną jednostki wszystkich prócz najwyższego oferenta.
card-chariots = Rydwany
    .text = Siła +{ $strength }. Tylko siła.
card-drought = Susza
    .text = Siła +{ $strength }. Wygrana daje o 1 więcej za każdą własną jednostkę na polu Pustyni.
card-miracle = Cud
    .text = Siła +{ $strength }. 1 punkt Uwielbienia za każdą własną jednostkę zabitą w tej Bitwie.
card-cycle-of-maat = Równowaga Maat
    .text = Siła +{ $strength }. Wszystkie zagrane karty wracają na rękę.

## Za co jest Uwielbienie

source-majority = Większości
source-domination = Dominacja
source-battle = Bitwa
source-magnanimous = Wspaniałomyślny
source-miracle = Cud
source-worshipful = Czczony
source-bountiful = Łaskawy
source-cat-mummy = Kocie Mumie
source-merge = Połączenie

## Tabele elementów

table-hexes = Pola Mapy
table-rivers = Rzeka
table-tracks = Tory Akcji
table-event-track = Tor Wydarzeń
table-powers = Moce Ankh
table-slots = Rząd żetonów
table-cards = Karty Bitwy
table-gods = Bogowie
table-guardians = Strażnicy
table-monuments = Monumenty
table-layouts = Scenariusze
column-name-terrain = Teren
column-name-row = Rząd
column-name-col = Kolumna
column-name-edges = Krawędzie
column-name-start-5 = Start, 5 graczy
column-name-start-4 = Start, 4 graczy
column-name-start-3 = Start, 3 graczy
column-name-start-2 = Start, 2 graczy
column-name-white = Białe pole
column-name-conflict = Konflikt
column-name-level = Poziom
column-name-timing = Kiedy
column-name-guardian = Strażnik
column-name-strength = Siła
column-name-resolves = Rozpatrzenie
column-name-ability = Zdolność
column-name-pieces = Elementy
column-name-figures = Figurki
column-name-large = Duża podstawka
column-name-letter = Litera
column-name-tokens = Żetony
column-name-scenario = Scenariusz
column-name-players = Gracze
column-name-camels = Wielbłądy
column-name-gods = Bogowie
column-name-warriors = Wojownicy
column-name-monuments = Monumenty

## Plansza

board-you = Ty
board-map = Egipt
board-actions = Akcje
board-events = Wydarzenia
board-devotion = Uwielbienie
board-regions = Regiony
board-region = Region
board-supply = Zasoby
board-battle = Bitwa w regionie { $region }
board-chosen = wybór złożony
board-thinks = wybiera
board-forgotten = zapomniany
board-merged = razem: { $seat }
board-seats = Bogowie
board-units = Jednostki
board-strength = Siła
board-majorities = Większości
board-steps = { $left ->
        [one] { $left } krok do wydarzenia
        [few] { $left } kroki do wydarzenia
       *[many] { $left } kroków do wydarzenia
    }
board-hand = Ręka
board-used = Zagrane
board-powers = Moce
board-pool = Pula
board-scales = Żeton Przechylenia Szali
board-amun = Żeton Amona
board-captives = Uwięzieni
board-suns = Żetony Słońca
board-gate = Żeton Zaświatów
quantity-followers = Wyznawcy
quantity-yield = Wyznawcy z akcji Pozyskanie
quantity-warriors = Wojownicy w puli
quantity-powers = Moce Ankh
quantity-hand = Karty na ręce
quantity-tokens = Żetony Ankh
quantity-camels = Pozostałe Wielbłądy
note-steps = { $left ->
        [one] potem { $left } krok do wydarzenia
        [few] potem { $left } kroki do wydarzenia
       *[many] potem { $left } kroków do wydarzenia
    }
note-triggers = wywołuje wydarzenie
note-yield = { $followers ->
        [one] +{ $followers } Wyznawca
        [few] +{ $followers } Wyznawców
       *[many] +{ $followers } Wyznawców
    }
note-cost = { $followers ->
        [0] za darmo
        [one] koszt: { $followers } Wyznawca
        [few] koszt: { $followers } Wyznawców
       *[many] koszt: { $followers } Wyznawców
    }
note-left = zostało: { $count }
note-strength = siła +{ $strength }
note-lead = { $own } przeciw { $other } bez kart
note-parts = { $one } i { $other } pól
note-region = region { $region }
