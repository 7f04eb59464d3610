### Słowa wspólne wszystkim grom, w terminalu i w przeglądarce, po polsku.

## Gry

title-egizia = Egizia
title-faraon = Faraon
title-tekhenu = Tekhenu: Obelisk Słońca
title-ankh = Ankh: Bogowie Egiptu
title-kemet = Kemet: Krew i piach

## Odpowiedzi i wartości opcji

answer-yes = Tak
answer-no = Nie
value-on = wł.
value-off = wył.

## Przygotowanie gry

new-game = Nowa gra
players = { $n ->
        [one] { $n } gracz
       *[other] { $n } graczy
    }
mode = Tryb
options = Opcje
seed = Ziarno losowości

## Miejsca przy stole. `you` stoi obok miejsca; zdania dziennika nazywają gracza po imieniu.

you = ty
seat = Gracz { $number }
bot = bot
bot-random = Losowy
    .text = Wybiera dowolną dozwoloną możliwość.
bot-greedy = Zachłanny
    .text = Wybiera to, co zaraz po wyborze wygląda najlepiej.
bot-novice = Nowicjusz
    .text = Szuka najwyżej 0,2 sekundy na wybór.
bot-adept = Adept
    .text = Szuka najwyżej 1 sekundę na wybór.
bot-master = Mistrz
    .text = Szuka najwyżej 4 sekundy na wybór.

## Przebieg gry

round = Runda { $n }
    .of = Runda { $n } z { $total }
turn = Tura
    .of = Tura: { $who }
    .yours = Twoja tura
waiting = Oczekiwanie: { $who }
thinking = { $who } myśli
automatic = automatycznie
    .text = Możliwość była tylko jedna, więc wybór nastąpił od razu.
log = Dziennik
choices = Możliwości
not-possible = Niemożliwe
over = Koniec gry

## Punkty i miejsca

score = Wynik
scores = Wyniki
points = { $n ->
        [one] { $n } punkt
        [few] { $n } punkty
       *[many] { $n } punktów
    }
place = Miejsce
    .number = Miejsce { $n }
places = Miejsca
winner = Zwycięstwo
    .one = Wygrywa { $who }
    .shared = Wspólne zwycięstwo: { $who }
breakdown = Za co są punkty
total = Razem

## Polecenia: nazwa i działanie

undo = Cofnij
    .text = Cofa twój ostatni wybór.
hint = Podpowiedź
    .text = Pyta bota, co by wybrał.
rule = Zasada
    .text = Pokazuje zasadę, z której wynika ta decyzja, albo zasadę o podanym numerze.
explain = Wyjaśnij
    .text = Wyjaśnia jedną z możliwości.
why = Dlaczego nie?
    .text = Pokazuje, czego teraz nie można wybrać i dlaczego.
board = Plansza
    .text = Pokazuje planszę jeszcze raz.
show-log = Dziennik
    .text = Pokazuje, co się wydarzyło.
save-and-quit = Zapisz i wyjdź
    .text = Zachowuje grę na później i wychodzi.
quit = Wyjdź
    .text = Wychodzi bez zapisywania.
resume = Wznów
    .text = Wznawia zapisaną grę.
help = Pomoc
    .text = Pokazuje, co można wpisać.

## Odpowiedzi na polecenia

undone = Ostatni wybór jest cofnięty.
undo-learnt = Nie można cofnąć: od tego czasu ujawniono coś ukrytego.
undo-others = Nie można cofnąć: od tego czasu wybierał ktoś inny.
undo-nothing = Nie ma czego cofnąć.
hint-tries = prób: { $count }
saved = Gra jest zapisana: { $path }
resumed = Gra jest wznowiona: { $path }
rule-of = Zasada { $rule }

## Błędy wpisywania

prompt = Numer, pierwsze litery możliwości albo polecenie
error-empty = Wpisz numer możliwości albo „{ $help }”.
error-number = Nie ma możliwości { $given }; wybierz od 1 do { $n }.
error-unknown = „{ $given }” nie jest ani możliwością, ani poleceniem.
error-ambiguous = „{ $given }” pasuje do kilku możliwości: { $found }
error-rule = Nie ma zasady { $given }.
error-not-your-turn = To nie twoja tura.
error-stale = Gra potoczyła się dalej; spójrz jeszcze raz i wybierz.
error-no-saved-game = Nie ma zapisanej gry: { $path }
error-bad-saved-game = Ten plik nie jest zapisaną grą: { $path }
error-language = Nie ma języka „{ $given }”; języki: { $langs }

## Skąd pochodzi wartość elementu gry

provenance = Źródło
    .text = Skąd pochodzą wartości elementu gry.
    .reconstructed = Odtworzone: nie z instrukcji; wydrukowany element może się różnić.
provenance-r = instrukcja
    .text = Podane w instrukcji.
provenance-p = publiczne
    .text = Z publicznych materiałów o grze.
provenance-i = wywnioskowane
    .text = Odtworzone: wynika z zasad, przykładów lub liczb elementów.
provenance-k = z pamięci
    .text = Odtworzone: z ogólnej znajomości gry.
provenance-d = zaprojektowane
    .text = Odtworzone: zaprojektowane tutaj tak, by pasowało do gry, bo nie mówi o tym żadne źródło.

## Kolumny tabel elementów

column-name-key = Nazwa
column-name-kind = Rodzaj
column-name-amount = Ilość
column-name-colour = Kolor
column-name-value = Wartość
column-name-values = Wartości
column-name-points = Punkty
column-name-source = Źródło
column-name-effect = Działanie
column-name-cost = Koszt
column-name-count = Liczba
column-name-text = Tekst

## Terminal

terminal-keys = [1-{ $n }] wybierz · [u] cofnij · [?] zasada · [h] podpowiedź · [w] dlaczego nie · [q] zapisz i wyjdź
hand-over = Przekaż ekran: { $who }, potem naciśnij Enter.
result = Wynik
unfinished = Gra niedokończona, po { $n ->
        [one] { $n } wyborze
       *[other] { $n } wyborach
    }
