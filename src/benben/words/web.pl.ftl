### Słowa stron WWW po polsku. Skrypty zastępują @nazwy; żaden komunikat nie ma argumentów.

## Nawigacja i strony

web-skip = Przejdź do treści
web-navigation = Strony
web-language = Język
web-games = Gry
web-about = O projekcie
web-rules = Zasady
web-components = Komponenty
web-contents = Spis treści
web-settings = Ustawienia
web-close = Zamknij
web-cancel = Anuluj
web-noscript = Ten stół wymaga JavaScriptu.

## Poczekalnia

web-welcome = Stół nad Nilem
web-tagline = Złożone gry planszowe o starożytnym Egipcie, zgodne z zasadami co do joty: z botami, przy jednym ekranie albo ze znajomymi.
web-my-tables = Moje stoły
web-public-tables = Stoły publiczne
web-watch = Oglądaj
web-your-turn = Twoja tura
web-players = Gracze
web-length = Czas gry
web-weight = Złożoność
web-play-now = Zagraj teraz
web-new-table = Nowy stół
web-load-record = Wczytaj zapis gry
web-load-record-text = Obejrzyj zapisaną grę albo zagraj dalej od dowolnej jej chwili.
web-record-file = Plik
web-record-text = albo jego treść
web-load = Wczytaj

## Nowy stół

web-mode = Tryb
web-seats = Miejsca
web-seats-text = Osoby przy tym ekranie grają na zmianę: kurtyna zasłania planszę przed przekazaniem. Wolne miejsce dostaje link do wysłania.
web-seat-number = Miejsce @n
web-kind-human = osoba przy tym ekranie
web-kind-open = wolne: wyślij link
web-bot = bot
web-name = Imię
web-options = Opcje
web-the-table = Stół
web-public-setting = Każdy może oglądać; stół widać w poczekalni
web-clock = Czas na wybór
web-patience = Nieobecnego można zastąpić po
web-no-limit = bez limitu
web-open-table = Otwórz stół
web-links-text = Wyślij każdy z tych linków jednej osobie. Kto go otworzy, zajmie miejsce.
web-copy = Kopiuj
web-copied = Link jest skopiowany.
web-to-table = Do stołu

## Stół

web-brand = Benben: wszystkie gry
web-to-lobby = Wszystkie gry
web-undo = Cofnij
web-undo-learnt = Nie można cofnąć: od tego czasu ujawniono coś ukrytego.
web-undo-others = Nie można cofnąć: od tego czasu wybierał ktoś inny.
web-undo-nothing = Nie ma czego cofnąć.
web-hint = Podpowiedź
web-hint-text = Bot wybierałby w tej kolejności; jego szansa na wygraną i liczba prób:
web-since = Co się stało od mojej ostatniej tury
web-since-short = Od mojej tury
web-switch-language = PL · EN: in English
web-menu = Menu
web-board = Plansza
web-board-keys = Plansza; strzałki przechodzą od elementu do elementu
web-zoom = Powiększenie
web-zoom-in = Powiększ
web-zoom-out = Pomniejsz
web-zoom-reset = Cała plansza
web-skip-told = Przejdź do teraźniejszości
web-side = Wybory, miejsca i dziennik
web-pull = Wielkość panelu
web-choices = Wybory
web-told = Co się działo
web-log = Dziennik
web-chat = Czat
web-round = runda @n
web-rule = Zasada
web-whole-rules = Wszystkie zasady
web-rule-in-page = Ta zasada jest na stronie z zasadami.
web-not-possible = Teraz niemożliwe
web-time-left = Pozostało
web-thinking = Namysł
web-waiting = Czekamy
web-watching = Oglądasz ten stół.
web-you = ty
web-to-move = wybiera
web-score = Punkty
web-online = online
web-away = poza stołem
web-open-seat = wolne miejsce
web-copy-link = Kopiuj link
web-replace = Zastąp botem
web-replace-text = @who jest poza stołem. Bot zajmie miejsce, gdy zgodzą się wszystkie pozostałe osoby albo po uzgodnionym czasie.
web-replaced = Bot zajął miejsce.
web-voted = Twój głos jest policzony.
web-say-something = Napisz coś
web-send = Wyślij
web-chat-players-only = Pisać mogą tylko gracze przy tym stole.
web-offline = Brak połączenia. Próbujemy dalej…
web-no-answer = Stół nie odpowiada. Spróbuj jeszcze raz.
web-moved-on = Gra potoczyła się dalej; spójrz jeszcze raz i wybierz.
web-confirm-title = Wybrać to?
web-confirm-text = „@what” – tego nie da się cofnąć.
web-confirm-yes = Wybieram
web-hand-over = Przekaż ekran: @who
web-hand-over-text = Plansza jest zasłonięta, żeby nikt nie zobaczył cudzych tajemnic.
web-i-am = Tu @who
web-source-i = Odtworzone: wynika z zasad, przykładów lub liczby elementów.
web-source-k = Odtworzone: z ogólnej znajomości gry.
web-source-d = Odtworzone: zaprojektowane tutaj tak, by pasowało do gry.

## Ustawienia

web-theme = Jasność
web-theme-system = jak w systemie
web-theme-light = dzień
web-theme-dark = noc
web-speed = Ruch pionków
web-speed-off = wyłączony
web-speed-slow = wolny
web-speed-normal = zwykły
web-speed-fast = szybki
web-reduced-motion = Twój system prosi o ograniczenie ruchu, więc pionki się nie przesuwają.
web-confirm-setting = Pytaj przed wyborem, którego nie da się cofnąć

## Klawiatura

web-keyboard = Klawiatura
web-key-options = wybór możliwości
web-key-arrows = od możliwości do możliwości; na planszy od elementu do elementu
web-key-enter = wybór zaznaczonego
web-key-undo = cofnięcie ostatniego wyboru
web-key-hint = podpowiedź bota
web-key-rule = zasada, z której wynika pytanie
web-key-log = przejście do dziennika
web-key-zoom = powiększenie, pomniejszenie, cała plansza
web-key-escape = zamknięcie; pominięcie opowiadanych ruchów
web-key-help = ta pomoc

## Koniec i powtórka

web-over = Koniec gry
web-wins = wygrywa
web-win-shared = dzielą zwycięstwo
web-place = Miejsce
web-result = Wynik
web-source = Za co
web-total = Razem
web-breakdown = Za co są punkty
web-course = Przebieg punktacji
web-decided = Chwila rozstrzygnięcia
web-decided-mark = rozstrzygnięcie
web-took-lead = obejmuje prowadzenie na stałe:
web-show-moment = Pokaż tę chwilę
web-replay = Powtórka
web-replay-text = Oglądasz przeszłość. Tu niczego się nie wybiera.
web-replay-back = Jeden wybór wstecz
web-replay-next = Jeden wybór dalej
web-replay-play = Odtwarzaj
web-replay-pause = Wstrzymaj
web-moment = Chwila gry
web-to-end = Do końca
web-to-present = Do teraźniejszości
web-play-on = Graj dalej od tej chwili
web-play-on-text = Nowy stół zacznie się od tej chwili. Kto gdzie siada?
web-rematch = Rewanż
web-record = Zapis gry

## Komponenty i informacje

web-components-text = Każda karta, płytka i tor tak, jak gra nimi ten stół. Kto ma pudełko, od razu widzi, co podaje instrukcja, a co odtworzono; wiersz niezgodny z drukiem można poprawić osobno.
web-board-picture = Plansza w środku gry
web-about-text = Benben to darmowy stół do złożonych gier planszowych o starożytnym Egipcie, nazwany od wzgórza, z którego wyłonił się świat.
web-about-exact = Dokładnie i jawnie
web-about-exact-text = Każda zasada ma numer, a każde pytanie i każda niedostępna możliwość prowadzi do swojej zasady. Co trzeba było odtworzyć, jest oznaczone na stronie komponentów.
web-about-art = Własne słowa i rysunki
web-about-art-text = Zasady opisane są naszymi słowami, a plansze rysuje ten program. Gry należą do swoich autorów i wydawców; jeśli któraś ci się spodoba, kup jej pudełko.
web-about-keys = Dla każdego
web-about-keys-text = Graj myszą, dotykiem, samą klawiaturą albo z czytnikiem ekranu. Miejsce to zawsze kolor i znak, więc nikt nie musi widzieć kolorów.
web-about-open = Dla programów
web-about-open-text = Może tu grać także twój program lub bot:
