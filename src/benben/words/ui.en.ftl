### Words that all games share, of the terminal and of the web, in English.

## Games

title-egizia = Egizia
title-faraon = Faraon
title-tekhenu = Tekhenu: Obelisk of the Sun
title-ankh = Ankh: Gods of Egypt
title-kemet = Kemet: Blood and Sand

## Answers, and the values of options

answer-yes = Yes
answer-no = No
value-on = on
value-off = off

## Setting up a game

new-game = New game
players = { $n ->
        [one] { $n } player
       *[other] { $n } players
    }
mode = Mode
options = Options
seed = Seed

## Seats. `you` stands beside a seat; sentences of the log call a seat by its name.

you = you
seat = Seat { $number }
bot = bot
bot-random = Random
    .text = Plays any legal choice.
bot-greedy = Greedy
    .text = Plays what looks best right after the choice.
bot-novice = Novice
    .text = Searches for up to 0.2 seconds a choice.
bot-adept = Adept
    .text = Searches for up to 1 second a choice.
bot-master = Master
    .text = Searches for up to 4 seconds a choice.

## The course of a game

round = Round { $n }
    .of = Round { $n } of { $total }
turn = Turn
    .of = Turn of { $who }
    .yours = Your turn
waiting = Waiting for { $who }
thinking = { $who } is thinking
automatic = automatic
    .text = There was only one possible choice, so it was made at once.
log = Log
choices = Choices
not-possible = Not possible
over = The game is over

## Scores and places

score = Score
scores = Scores
points = { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
place = Place
    .number = Place { $n }
places = Places
winner = Winner
    .one = { $who } wins
    .shared = Shared victory: { $who }
breakdown = Points by source
total = Total

## Commands: the label, and what it does

undo = Undo
    .text = Take back your last choice.
hint = Hint
    .text = Ask a bot what it would choose.
rule = Rule
    .text = Show the rule behind this decision, or the rule with the given number.
explain = Explain
    .text = Explain an option.
why = Why not?
    .text = Show what cannot be chosen now, and why.
board = Board
    .text = Show the board again.
show-log = Log
    .text = Show what has happened.
save-and-quit = Save and quit
    .text = Keep the game for later and leave.
quit = Quit
    .text = Leave without saving.
resume = Resume
    .text = Go on with a saved game.
help = Help
    .text = Show what can be typed.

## Answers to commands

undone = The last choice is taken back.
undo-learnt = Cannot be taken back: since then something hidden has been revealed.
undo-others = Cannot be taken back: since then somebody else has chosen.
undo-nothing = There is nothing to take back.
hint-tries = tried { $count }×
saved = The game is saved: { $path }
resumed = The game goes on: { $path }
rule-of = Rule { $rule }

## Errors of the prompt

prompt = Number, first letters of an option, or a command
error-empty = Type the number of an option, or “{ $help }”.
error-number = There is no option { $given }; choose from 1 to { $n }.
error-unknown = “{ $given }” is neither an option nor a command.
error-ambiguous = “{ $given }” fits several options: { $found }
error-rule = There is no rule { $given }.
error-not-your-turn = It is not your turn.
error-stale = The game has moved on meanwhile; look again and choose.
error-no-saved-game = There is no saved game: { $path }
error-bad-saved-game = This file is not a saved game: { $path }
error-language = There is no language “{ $given }”; languages: { $langs }

## Where the value of a component comes from

provenance = Source
    .text = Where the values of a component come from.
    .reconstructed = Reconstructed: not from the rulebook; the printed component may differ.
provenance-r = rulebook
    .text = Stated in the rulebook.
provenance-p = public
    .text = From public material about the game.
provenance-i = inferred
    .text = Reconstructed: follows from rules, examples or counts.
provenance-k = recalled
    .text = Reconstructed: from general knowledge of the game.
provenance-d = designed
    .text = Reconstructed: designed here to fit the game, since no source tells it.

## Columns of component tables

column-name-key = Name
column-name-kind = Kind
column-name-amount = Amount
column-name-colour = Colour
column-name-value = Value
column-name-values = Values
column-name-points = Points
column-name-source = Source
column-name-effect = Effect
column-name-cost = Cost
column-name-count = Count
column-name-text = Text

## The terminal

terminal-keys = [1-{ $n }] choose · [u] undo · [?] rule · [h] hint · [w] why not · [q] save and quit
hand-over = Hand the screen over to { $who }, then press Enter.
result = Result
unfinished = Unfinished, after { $n ->
        [one] { $n } choice
       *[other] { $n } choices
    }
