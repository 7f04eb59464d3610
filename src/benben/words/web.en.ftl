### Words of the web pages, in English. The scripts replace @names; no message has arguments.

## Navigation and pages

web-skip = Skip to the content
web-navigation = Pages
web-language = Language
web-games = Games
web-about = About
web-rules = Rules
web-components = Components
web-contents = Contents
web-settings = Settings
web-close = Close
web-cancel = Cancel
web-noscript = This table needs JavaScript.

## Lobby

web-welcome = A table by the Nile
web-tagline = Heavy board games of ancient Egypt, exact to the rule: alone against bots, at one screen, or with friends.
web-my-tables = My tables
web-public-tables = Public tables
web-watch = Watch
web-your-turn = Your turn
web-players = Players
web-length = Length
web-weight = Weight
web-play-now = Play now
web-new-table = New table
web-load-record = Load a record
web-load-record-text = Watch a game you have saved, or play on from any of its moments.
web-record-file = A file
web-record-text = or its text
web-load = Load

## A new table

web-mode = Mode
web-seats = Seats
web-seats-text = People at this screen share it: a curtain covers the board before it is handed over. An open seat gets a link to send.
web-seat-number = Seat @n
web-kind-human = person at this screen
web-kind-open = open: send a link
web-bot = bot
web-name = Name
web-options = Options
web-the-table = The table
web-public-setting = Anybody may watch; listed in the lobby
web-clock = Time for a choice
web-patience = A missing player may be replaced after
web-no-limit = no limit
web-open-table = Open the table
web-links-text = Send each of these links to one person. Whoever opens it takes the seat.
web-copy = Copy
web-copied = The link is copied.
web-to-table = To the table

## The table

web-brand = Benben: all games
web-to-lobby = All games
web-undo = Undo
web-undo-learnt = Cannot be taken back: since then something hidden has been revealed.
web-undo-others = Cannot be taken back: since then somebody else has chosen.
web-undo-nothing = There is nothing to take back.
web-hint = Hint
web-hint-text = A bot would choose in this order; its chance to win, and how often it tried:
web-since = What happened since my last turn
web-since-short = Since my turn
web-switch-language = PL · EN: po polsku
web-menu = Menu
web-board = Board
web-board-keys = Board; the arrow keys go from piece to piece
web-zoom = Zoom
web-zoom-in = Zoom in
web-zoom-out = Zoom out
web-zoom-reset = Whole board
web-skip-told = Skip to the present
web-side = Choices, seats and log
web-pull = Size of the sheet
web-choices = Choices
web-told = What was told
web-log = Log
web-chat = Chat
web-round = round @n
web-rule = Rule
web-whole-rules = All rules
web-rule-in-page = This rule stands on the page of rules.
web-not-possible = Not possible now
web-time-left = Time left
web-thinking = Thinking
web-waiting = Waiting
web-watching = You are watching this table.
web-you = you
web-to-move = to move
web-score = Score
web-online = on-line
web-away = away
web-open-seat = open seat
web-copy-link = Copy link
web-replace = Replace by a bot
web-replace-text = @who is away. A bot takes the seat when all other people agree, or after the agreed time.
web-replaced = A bot has taken the seat.
web-voted = Your vote is counted.
web-say-something = Say something
web-send = Send
web-chat-players-only = Only players of this table may write.
web-offline = No connection. Trying again…
web-no-answer = The table does not answer. Try again.
web-moved-on = The game has moved on meanwhile; look again and choose.
web-confirm-title = Choose this?
web-confirm-text = “@what” cannot be taken back.
web-confirm-yes = Choose
web-hand-over = Hand over to @who
web-hand-over-text = The board is covered so that nobody sees what another may not.
web-i-am = I am @who
web-source-i = Reconstructed: follows from rules, examples or counts.
web-source-k = Reconstructed: from general knowledge of the game.
web-source-d = Reconstructed: designed here to fit the game.

## Settings

web-theme = Light
web-theme-system = as the system
web-theme-light = day
web-theme-dark = night
web-speed = Moving pieces
web-speed-off = off
web-speed-slow = slow
web-speed-normal = normal
web-speed-fast = fast
web-reduced-motion = Your system asks for reduced motion, so pieces do not travel.
web-confirm-setting = Ask before a choice that cannot be taken back

## Keyboard

web-keyboard = Keyboard
web-key-options = choose an option
web-key-arrows = from option to option; on the board from piece to piece
web-key-enter = choose what is in focus
web-key-undo = take the last choice back
web-key-hint = ask a bot
web-key-rule = the rule behind the question
web-key-log = go to the log
web-key-zoom = zoom in, zoom out, whole board
web-key-escape = close; skip what is being told
web-key-help = this help

## The end and going back

web-over = The game is over
web-wins = wins
web-win-shared = share the victory
web-place = Place
web-result = Result
web-source = Source
web-total = Total
web-breakdown = Points by source
web-course = Score over time
web-decided = The moment it was decided
web-decided-mark = decided
web-took-lead = took the lead for good:
web-show-moment = Show this moment
web-replay = Replay
web-replay-text = You are looking at the past. Nothing can be chosen here.
web-replay-back = One choice back
web-replay-next = One choice on
web-replay-play = Play
web-replay-pause = Pause
web-moment = Moment of the game
web-to-end = To the end
web-to-present = To the present
web-play-on = Play on from here
web-play-on-text = A new table begins at this moment. Who sits where?
web-rematch = Rematch
web-record = Record

## Components and about

web-components-text = Every card, tile and track as this table plays it. Owners of the box see at a glance what the rulebook states and what was reconstructed; a row that differs from print can be corrected alone.
web-board-picture = The board in the middle of a game
web-about-text = Benben is a free table for heavy board games set in ancient Egypt, named after the mound from which the world rose.
web-about-exact = Exact, and open about it
web-about-exact-text = Every rule has a number; every prompt and every greyed choice links to its rule. What had to be reconstructed is marked on the page of components.
web-about-art = Our own words and drawings
web-about-art-text = Rules are told in our own words and boards are drawn by this program. The games belong to their authors and publishers; if you like one, buy its box.
web-about-keys = For everybody
web-about-keys-text = Play by mouse, touch, keyboard alone or with a screen reader. A seat is always a colour and a mark, so nobody needs to see colours.
web-about-open = For programs
web-about-open-text = Your own client or bot can play here as well:
