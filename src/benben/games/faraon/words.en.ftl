### Faraon in English. Ids are derived from the code; variables of a component are the fields of its table row.
### A thing named in a sentence comes twice: $god is its name, $god_key its key, for other forms of the name.

## Game, modes, options

game = Faraon
    .about = Prepare your passage to the afterlife in five rounds, while a turning wheel decides what each of the five areas costs to enter.
    .length = 60–120 min
    .weight = medium to heavy
mode-standard = Standard game
    .text = Five rounds for 2 to 5 players; the most Prestige Points win.
mode-solo = Solo: the Traitor’s conspiracy
    .text = One player against the Traitor, who plays by himself; you must score more than he does.
option-newcomer-1 = Seat 1: first game
    .text = This player begins with a random scribe instead of choosing one noble of two. Does not matter if nobody sits there.
option-newcomer-2 = Seat 2: first game
    .text = This player begins with a random scribe instead of choosing one noble of two. Does not matter if nobody sits there.
option-newcomer-3 = Seat 3: first game
    .text = This player begins with a random scribe instead of choosing one noble of two. Does not matter if nobody sits there.
option-newcomer-4 = Seat 4: first game
    .text = This player begins with a random scribe instead of choosing one noble of two. Does not matter if nobody sits there.
option-newcomer-5 = Seat 5: first game
    .text = This player begins with a random scribe instead of choosing one noble of two. Does not matter if nobody sits there.
option-nile-god-threshold = Nile tracks a god asks for
    .text = How many tracks with a disc on level 1 or higher a god beside the Nile demands.
option-difficulty = Dark Traitor tiles
    .text = How many of the five Traitor tiles show their stronger, dark side.
option-dark-tiles = Which tiles are dark
    .text = Chosen at random, or by you before the game begins.
option-dark-tiles-random = at random
option-dark-tiles-choose = you choose
option-first-game = First game
    .text = You and the Traitor each begin with a random scribe.
option-traitor-gods = Gods of the Traitor
    .text = Whether an opened god scores for the Traitor only if he meets both its conditions, or at once.
option-traitor-gods-fulfilled = conditions met
option-traitor-gods-auto = opened is enough

## What the decisions ask

ask-darken-tile = Turn which Traitor tile to its dark side?
    .help = Still to turn: { $left }. You choose from left to right.
ask-keep-noble = Keep which noble?
    .help = The other one goes back to the deck unseen; in solo play the Traitor gets it.
ask-start-urn = Take which urn to begin with?
    .help = You gain its three resources, and two silver besides.
ask-use-diplomat = Urn { $urn }: keep it or send the Diplomat?
    .help = Once per round he discards an urn for any three basic resources.
ask-use-teacher = Take one more basic resource with the Teacher?
    .help = Once per round, when you gain an urn.
ask-turn = Take an action or pass
    .help = An action costs one resource on the wheel, which counts towards the action cost if it fits. After a pass you climb the Pyramid of Time.
ask-pay-access = { $deal }: what goes on the wheel?
    .help = It stays there until the end of the round and counts towards the action cost if it fits.
ask-pay-extras = { $deal }: pay the rest with silver or tokens?
    .help = On the wheel: { $access }.
ask-pay-basics = { $deal }: which resources do you pay?
    .help = On the wheel: { $access }. Silver and tokens: { $extras }.
ask-choose-set = Take which set of offerings?
ask-choose-token = Take which offering token?
    .help = One from the bonus space, or a random one from the bag.
ask-choose-noble = Take which noble?
ask-choose-track = Move your disc on which track?
    .help = Squares to move: { $steps }.
ask-choose-artisan = Take which artisan?
ask-give-for-swap = { $noble }: give what away?
ask-take-in-swap = For { $given }: take which resource?
ask-swap-after-pass = Swap a resource before your turn ends?
ask-pass-urn = Take which urn?
    .help = You have passed and gain its three resources.
ask-pyramid-income = Take which income of the pyramid?
    .help = That of the square you entered, or of the one just left of it.
ask-split-urn = Urn { $urn }: which resource goes on the Traitor’s tiles?
    .help = The other one goes on the wheel.

## Events

event-round-begins = Round { $round } begins; { $who } is first.
event-noble-seen = { $who } draws the noble “{ $noble }”.
event-noble-gained = { $who } gains the noble “{ $noble }”.
event-noble-used = { $who } uses “{ $noble }”.
event-noble-discarded = The noble “{ $noble }” is discarded.
event-artisan-gained = { $who } gains the artisan “{ $artisan }”.
event-artisan-discarded = The artisan “{ $artisan }” is discarded.
event-urn-laid = An urn is laid out: { $urn }.
event-urn-gained = { $who } gains an urn: { $urn }.
event-urns-shuffled = The discarded urns become a new pile.
event-leftover-placed = The left-over urn goes on the wheel: { $urn }.
event-gained = { $who } gains 1 { $resource }.
event-paid = { $who } pays { $amount } × { $piece }.
event-action-chosen = { $who } chooses: { $action }.
event-access-paid = { $who } puts { $piece } on the wheel: { $area }.
event-set-laid = A set is laid out: { $piece } and { $other }.
event-bonus-laid = On the bonus space: { $piece }.
event-set-taken = { $who } takes { $place_key ->
        [set-1] the first set.
        [set-2] the second set.
        [set-3] the third set.
        [set-4] the fourth set.
        [set-5] the fifth set.
       *[set-6] the sixth set.
    }
event-token-gained = { $who } gains { $piece }.
event-bag-filled = The discarded offering tokens return to the bag, which now holds { $tokens }.
event-track-moved = { $who } moves on the Nile, { $track }: level { $level }.
event-stage-reached = { $who } reaches a stage of the burial chamber: { $stage }.
event-pharaoh-taken = { $who } takes the Pharaoh token.
event-passed = { $who } passes.
event-row-entered = { $who } enters the Pyramid of Time: { $row }.
event-first-taken = { $who } takes the First Player token.
event-pyramid-step = { $who } moves on the pyramid: { $row }, square { $square }.
event-wheel-turned = { $direction ->
        [1] The wheel turns clockwise.
       *[other] The wheel turns counter-clockwise.
    }
event-god-pleased = { $who } has pleased { $god }: { $prestige } PP.
event-points = { $source }: { $who } +{ $points } PP.
event-pile-drawn = { $who } gets a pile of urns for this round: { $urns }.
event-urn-revealed = { $who } reveals an urn: { $urn }.
event-tile-darkened = The { $tile_key ->
        [ta] artisan tile
        [tb] burial tile
        [tn] Nile tile
        [tl] noble tile
       *[to] offering tile
    } shows its dark side.
event-tile-filled = On the Traitor’s tiles, { $tile }: { $resource }.
event-icon-covered = Icon covered: { $icon }.
event-slot-blocked = A slot of the wheel is blocked: { $resource }.

## Why something cannot be chosen

reason-no-slot = No slot of this colour is free on the wheel: the area is closed this round.
reason-too-dear = You cannot pay the access and the action cost.
reason-needed-for-cost = You would no longer be able to pay the action cost.
reason-other-colour = The wheel demands another colour here.
reason-noble-turned = This noble has already been used this round.
reason-no-swap = There is nothing to swap.
reason-tomb-finished = Your burial chamber is finished.
reason-no-sets = No set of offerings is left this round.
reason-no-token = There is no further offering token to take.
reason-no-cards = No card is left.
reason-set-gone = This set is gone; it is replaced at the end of the round.
reason-token-gone = This token is gone; it is replaced at the end of the round.
reason-bag-empty = The bag and the discard are empty.
reason-top-level = Your disc is on the top level of this track.
reason-other-arrow = This arrow does not allow this track.

## Resources, areas, gods

resource-agriculture = Agriculture
    .text = A basic resource, green.
resource-justice = Justice
    .text = A basic resource, blue.
resource-power = Power
    .text = A basic resource, red.
resource-trade = Trade
    .text = A basic resource, yellow.
resource-construction = Construction
    .text = A basic resource, black.
resource-silver = Silver
    .text = A joker: it may stand for any resource, but is no basic resource.
track-agriculture = green track
track-justice = blue track
track-power = red track
track-trade = yellow track
track-construction = black track
area-artisans = Artisans
    .text = Three equal resources for an artisan: income now and Prestige Points at the end. A god beside it asks for 3 artisans.
    .short = Artisans
area-tomb = Burial chamber
    .text = The resources of your next stage for that stage. A god beside it asks for 2 stages.
    .short = Tomb
area-nile = Nile
    .text = A pair of resources for an income and steps on the tracks. A god beside it asks for tracks on level 1 or higher.
    .short = Nile
area-nobles = Nobles
    .text = One resource of each colour for a noble. A god beside it asks for 2 nobles.
    .short = Nobles
area-offerings = Offerings
    .text = One resource for a set of two tokens, one more of the same for another token. A god beside it asks for 3 tokens.
    .short = Offerings
god-ra = Ra
god-anubis = Anubis
god-osiris = Osiris
god-horus = Horus
god-isis = Isis

## Pieces: resources and offering tokens

piece-token-agriculture = Agriculture token
    .text = An offering token: spend it in place of 1 Agriculture.
piece-token-justice = Justice token
    .text = An offering token: spend it in place of 1 Justice.
piece-token-power = Power token
    .text = An offering token: spend it in place of 1 Power.
piece-token-trade = Trade token
    .text = An offering token: spend it in place of 1 Trade.
piece-token-construction = Construction token
    .text = An offering token: spend it in place of 1 Construction.
piece-token-artisans = Artisan token
    .text = An offering token: it stands for any basic resource in the access or action cost of this area (artisans).
piece-token-tomb = Burial token
    .text = An offering token: it stands for any basic resource in the access or action cost of this area (burial chamber).
piece-token-nile = Nile token
    .text = An offering token: it stands for any basic resource in the access or action cost of this area (Nile).
piece-token-nobles = Noble token
    .text = An offering token: it stands for any basic resource in the access or action cost of this area (nobles).
piece-token-offerings = Offering-area token
    .text = An offering token: it stands for any basic resource in the access or action cost of this area (offerings).
piece-prestige-1 = Prestige token { $prestige } PP
    .text = An offering token worth { $prestige } PP at the end, besides 1 PP as a token. Never spent.
piece-prestige-2 = Prestige token { $prestige } PP
    .text = An offering token worth { $prestige } PP at the end, besides 1 PP as a token. Never spent.
piece-marker = Marker
    .text = Blocks a slot because the supply had no such resource.
coin-token-area = Token of this area
access-no-access = Nothing: a noble makes it needless
    .text = Once per round; the whole action cost must be paid.
extras-none = No silver, no tokens
resources-none = No basic resources
lesson-none = Not now
trio-keep = Keep the urn
income-offering = An offering token
swap-sorceress = Use the Sorceress
    .text = Swap a basic resource or a resource token for another basic resource.
swap-treasurer = Use the Treasurer
    .text = Swap a basic resource or a resource token for a silver.
swap-none = End the turn

## Actions of a turn

turn-artisans = Artisans
    .text = { area-artisans.text }
turn-tomb = Burial chamber
    .text = { area-tomb.text }
turn-nile-1 = Nile: Agriculture + Justice
    .text = Gain Construction and Power, and move two squares on the green and blue tracks.
turn-nile-2 = Nile: Justice + Power
    .text = Gain Agriculture and Trade, and move two squares on the blue and red tracks.
turn-nile-3 = Nile: Power + Trade
    .text = Gain Justice and Construction, and move two squares on the red and yellow tracks.
turn-nile-4 = Nile: Trade + Construction
    .text = Gain Power and Agriculture, and move two squares on the yellow and black tracks.
turn-nile-5 = Nile: Construction + Agriculture
    .text = Gain Trade and Justice, and move two squares on the black and green tracks.
turn-nile-6 = Nile: two equal
    .text = Gain a random urn and move one square on any track.
turn-nobles = Nobles
    .text = { area-nobles.text }
turn-offerings = Offerings: a set
    .text = One resource, for which the access pays, for a set of two tokens.
turn-offerings-more = Offerings: a set and a token
    .text = Two equal resources for a set of two tokens and one more token.
turn-pass = Pass
    .text = Take an urn (not in round 5) and enter the Pyramid of Time; on your later turns this round you climb it. The first to pass takes the First Player token.
turn-sorceress = { swap-sorceress }
    .text = { swap-sorceress.text }
turn-treasurer = { swap-treasurer }
    .text = { swap-treasurer.text }

## Places of the offering area

set-set-1 = Set 1
set-set-2 = Set 2
set-set-3 = Set 3
set-set-4 = Set 4
set-set-5 = Set 5
set-set-6 = Set 6
token-bonus-1 = Bonus token 1
token-bonus-2 = Bonus token 2
token-bonus-3 = Bonus token 3
token-bonus-4 = Bonus token 4
token-bonus-5 = Bonus token 5
token-bonus-6 = Bonus token 6
token-bonus-7 = Bonus token 7
token-bag = A random token from the bag

## Urns

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
        [0] Agriculture
        [1] Justice
        [2] Power
        [3] Trade
       *[4] Construction
    } + { $left ->
        [0] Agriculture
        [1] Justice
        [2] Power
        [3] Trade
       *[4] Construction
    } + { $right ->
        [0] Agriculture
        [1] Justice
        [2] Power
        [3] Trade
       *[4] Construction
    }

## The burial chamber and the pyramid

stage-start = start
    .text = No stage built yet.
stage-sarcophagus = sarcophagus
    .text = Stage 1: { $prestige } PP at the end. Costs Construction, Agriculture.
stage-goods = burial goods
    .text = Stage 2: { $prestige } PP at the end. Costs Trade, Justice.
stage-chamber = painted chamber
    .text = Stage 3: { $prestige } PP at the end. Costs Construction, Power, Agriculture.
stage-mastaba = mastaba
    .text = Stage 4: { $prestige } PP at the end. Costs Construction, Trade, Justice.
stage-temple = mortuary temple
    .text = Stage 5: { $prestige } PP at the end. Costs Power, Agriculture, Trade.
stage-causeway = causeway and sphinx
    .text = Stage 6: { $prestige } PP at the end. Costs Construction, Power, Justice, Agriculture.
stage-pyramid = pyramid
    .text = Stage 7: { $prestige } PP at the end. Costs Construction, Power, Trade, Justice.
pyramid-row-row-1 = row 1
pyramid-row-row-2 = row 2
pyramid-row-row-3 = row 3
pyramid-row-row-4 = row 4

## Nobles: prestige at the end, then the ability

noble-scribe-artisans = Scribe of the workshops
    .text = { $base } PP, and { $each } for each pleased god beside the artisans area. Always: pay Agriculture as Power and Power as Agriculture.
noble-scribe-tomb = Scribe of the tombs
    .text = { $base } PP, and { $each } for each pleased god beside the burial chamber area. Always: pay Justice as Trade and Trade as Justice.
noble-scribe-nile = Scribe of the river
    .text = { $base } PP, and { $each } for each pleased god beside the Nile area. Always: pay Power as Construction and Construction as Power.
noble-scribe-nobles = Scribe of the court
    .text = { $base } PP, and { $each } for each pleased god beside the nobles area. Always: pay Trade as Agriculture and Agriculture as Trade.
noble-scribe-offerings = Scribe of the altars
    .text = { $base } PP, and { $each } for each pleased god beside the offerings area. Always: pay Construction as Justice and Justice as Construction.
noble-general = General
    .text = { $base } PP, and { $each } each for the Pharaoh token and the First Player token. When you pass, but not as the last, move one pyramid square at once and take its income.
noble-architect = Architect
    .text = { $base } PP. Always: in the area of the burial chamber any resource may pay for access, and it counts as its own colour.
noble-priestess = High Priestess
    .text = { $base } PP. Always: in the area of the offerings any resource may pay for access, and it counts as its own colour.
noble-master = Master of the workshops
    .text = { $base } PP. Always: in the area of the artisans any resource may pay for access, and it counts as its own colour.
noble-steward = Granary Steward
    .text = { $base } PP. Always: in the area of the Nile any resource may pay for access, and it counts as its own colour.
noble-judge = Judge
    .text = { $base } PP. Always: a noble costs any five resources instead of five different ones; access as usual.
noble-vizier = Grand Vizier
    .text = { $base } PP, and { $each } for each of your nobles, himself included. No ability.
noble-doctor = Doctor
    .text = { $base } PP, and { $each } for each different PP value among your artisans. Once per round: take the artisan action without access, paying the whole action cost.
noble-builder = Master Builder
    .text = { $base } PP, and { $each } for each burial stage reached. Once per round: take the burial action without access, paying the whole action cost.
noble-high-priest = High Priest
    .text = { $base } PP, and { $each } for each offering token. Once per round: take the offering action without access, paying the whole action cost.
noble-governor = Governor
    .text = { $base } PP, and { $each } for each Nile track on the top level. Once per round: take the Nile action without access, paying the whole action cost.
noble-sorceress = Sorceress
    .text = { $base } PP, and { $each } for each pleased god. Once per round: swap a basic resource or resource token for another basic resource.
noble-treasurer = Treasurer
    .text = { $base } PP, and { $each } for each silver. Once per round: swap a basic resource or resource token for a silver.
noble-teacher = Teacher
    .text = { $base } PP, and { $each } for each basic resource and resource token. Once per round, with an urn: gain one more basic resource.
noble-diplomat = Diplomat
    .text = As many PP as your best other noble. Once per round: discard an urn just gained for any three basic resources.
noble-official-21 = High Official of the river
    .text = { $base } PP. At once: three steps on one Nile track, then 2 silver.
noble-official-22 = High Official of the harbour
    .text = { $base } PP. At once: two steps on one Nile track, then 2 offering tokens.
noble-official-23 = High Official of the works
    .text = { $base } PP. At once: an artisan with its income, then 1 silver.
noble-official-24 = High Official of the fairs
    .text = { $base } PP. At once: an artisan with its income, then 2 offering tokens.
noble-official-25 = High Official of the quarry
    .text = { $base } PP. At once: a free burial stage, then 1 silver.
noble-official-26 = High Official of the rites
    .text = { $base } PP. At once: a free burial stage, then 1 offering token.
noble-choice-deck = The top card of the deck

## Artisans

artisan-a01 = Potter (green), { $prestige } PP
    .text = At once: a random urn and 1 Agriculture. At the end: { $prestige } PP.
artisan-a02 = Brewer (green), { $prestige } PP
    .text = At once: a random urn. At the end: { $prestige } PP.
artisan-a03 = Goldsmith (green), { $prestige } PP
    .text = At once: 1 Agriculture and 1 Silver. At the end: { $prestige } PP.
artisan-a04 = Weaver (green), { $prestige } PP
    .text = At once: 1 Justice and 1 Trade. At the end: { $prestige } PP.
artisan-a05 = Scribe-painter (green), { $prestige } PP
    .text = At once: 1 Silver. At the end: { $prestige } PP.
artisan-a06 = Sculptor (green), { $prestige } PP
    .text = At once: 1 Agriculture. At the end: { $prestige } PP.
artisan-a07 = Potter (blue), { $prestige } PP
    .text = At once: a random urn and 1 Justice. At the end: { $prestige } PP.
artisan-a08 = Brewer (blue), { $prestige } PP
    .text = At once: a random urn. At the end: { $prestige } PP.
artisan-a09 = Goldsmith (blue), { $prestige } PP
    .text = At once: 1 Justice and 1 Silver. At the end: { $prestige } PP.
artisan-a10 = Weaver (blue), { $prestige } PP
    .text = At once: 1 Power and 1 Construction. At the end: { $prestige } PP.
artisan-a11 = Scribe-painter (blue), { $prestige } PP
    .text = At once: 1 Silver. At the end: { $prestige } PP.
artisan-a12 = Sculptor (blue), { $prestige } PP
    .text = At once: 1 Justice. At the end: { $prestige } PP.
artisan-a13 = Potter (red), { $prestige } PP
    .text = At once: a random urn and 1 Power. At the end: { $prestige } PP.
artisan-a14 = Brewer (red), { $prestige } PP
    .text = At once: a random urn. At the end: { $prestige } PP.
artisan-a15 = Goldsmith (red), { $prestige } PP
    .text = At once: 1 Power and 1 Silver. At the end: { $prestige } PP.
artisan-a16 = Weaver (red), { $prestige } PP
    .text = At once: 1 Trade and 1 Agriculture. At the end: { $prestige } PP.
artisan-a17 = Scribe-painter (red), { $prestige } PP
    .text = At once: 1 Silver. At the end: { $prestige } PP.
artisan-a18 = Sculptor (red), { $prestige } PP
    .text = At once: 1 Power. At the end: { $prestige } PP.
artisan-a19 = Potter (yellow), { $prestige } PP
    .text = At once: a random urn and 1 Trade. At the end: { $prestige } PP.
artisan-a20 = Brewer (yellow), { $prestige } PP
    .text = At once: a random urn. At the end: { $prestige } PP.
artisan-a21 = Goldsmith (yellow), { $prestige } PP
    .text = At once: 1 Trade and 1 Silver. At the end: { $prestige } PP.
artisan-a22 = Weaver (yellow), { $prestige } PP
    .text = At once: 1 Construction and 1 Justice. At the end: { $prestige } PP.
artisan-a23 = Scribe-painter (yellow), { $prestige } PP
    .text = At once: 1 Silver. At the end: { $prestige } PP.
artisan-a24 = Sculptor (yellow), { $prestige } PP
    .text = At once: 1 Trade. At the end: { $prestige } PP.
artisan-a25 = Potter (black), { $prestige } PP
    .text = At once: a random urn and 1 Construction. At the end: { $prestige } PP.
artisan-a26 = Brewer (black), { $prestige } PP
    .text = At once: a random urn. At the end: { $prestige } PP.
artisan-a27 = Goldsmith (black), { $prestige } PP
    .text = At once: 1 Construction and 1 Silver. At the end: { $prestige } PP.
artisan-a28 = Weaver (black), { $prestige } PP
    .text = At once: 1 Agriculture and 1 Power. At the end: { $prestige } PP.
artisan-a29 = Scribe-painter (black), { $prestige } PP
    .text = At once: 1 Silver. At the end: { $prestige } PP.
artisan-a30 = Sculptor (black), { $prestige } PP
    .text = At once: 1 Construction. At the end: { $prestige } PP.
artisan-choice-deck = The top card of the deck

## The Traitor

tile-ta = Artisan tile
tile-tb = Burial tile
tile-tn = Nile tile
tile-tl = Noble tile
tile-to = Offering tile
icon-art-in-hi = he takes the highest artisan
icon-art-in-lo = he takes the lowest artisan
icon-art-out-hi = the highest artisan is discarded
icon-art-out-lo = the lowest artisan is discarded
icon-bon-1 = he takes bonus token 1
icon-bon-2 = he takes bonus token 2
icon-bon-3 = he takes bonus token 3
icon-god-anubis = the god Anubis is open
icon-god-horus = the god Horus is open
icon-god-isis = the god Isis is open
icon-god-osiris = the god Osiris is open
icon-god-ra = the god Ra is open
icon-nile-max = Nile, fullest tile
icon-nile-min = Nile, least full tile
icon-nob-in-1 = he takes noble 1
icon-nob-in-2 = he takes noble 2
icon-nob-in-3 = he takes noble 3
icon-nob-out-1 = noble 1 is discarded
icon-nob-out-2 = noble 2 is discarded
icon-nob-out-3 = noble 3 is discarded
icon-nv-7 = his nobles are worth 7 PP
icon-nv-8 = his nobles are worth 8 PP
icon-nv-10 = his nobles are worth 10 PP
icon-nv-12 = his nobles are worth 12 PP
icon-set-1 = he takes set 1
icon-set-2 = he takes set 2
icon-set-3 = he takes set 3
icon-tomb = a burial stage

## Sources of points

source-gods = Gods
source-nobles = Nobles
source-artisans = Artisans
source-nile = Nile
source-tomb = Burial chamber
source-goods = Resources and tokens
source-pharaoh = Pharaoh token
source-first-player = First Player token

## Tables of components and their columns

table-resources = Resources
table-gods = Gods
table-urns = Urns
table-offerings = Offering tokens
table-nile = Options of the Nile
table-stages = Stages of the burial chamber
table-pyramid = Rows of the Pyramid of Time
table-nobles = Nobles
table-artisans = Artisans
table-traitor = Sides of the Traitor tiles
column-name-tokens = Tokens
column-name-area = Area
column-name-need = Needed
column-name-half = PP of each half
column-name-bottom = Bottom
column-name-left = Left
column-name-right = Right
column-name-shows = Shows
column-name-prestige = PP
column-name-urn = Urn
column-name-gain = Gain
column-name-arrows = Arrows
column-name-tracks = Tracks
column-name-squares = Squares
column-name-number = Number
column-name-base = PP
column-name-each = PP for each
column-name-counts = Counts
column-name-ability = Ability
column-name-name = Trade
column-name-urns = Urns
column-name-icons = Icons

## Board: titles and captions of the drawing and of the terminal

board-you = You
automa-solo = The Traitor
board-wheel = Action wheel
    .text = Each sector lies before the area that demands its colour. The thin ring outside shows the colours of the next round.
board-round = Round
    .text = The game lasts five rounds; after each the wheel turns one sector in the direction of the arrow.
board-god = God
    .text = Scores at the end for everybody who meets the conditions of both neighbouring areas. The same items do not count for two gods. The seats that would score now stand below.
board-pyramid = Pyramid of Time
    .text = Who has passed moves one square to the right each turn and takes the income of that square or of the one to its left. Below stands the round track.
board-urns = Urns
board-urn-pile = Urn pile
    .text = Urns in the face-down pile; when it is empty, the discarded ones become a new pile.
board-supply = Supply
board-honours = Honours
board-prestige = Prestige now
board-bag = Bag
    .text = Offering tokens in the bag; below, those discarded.
board-areas = Areas
board-gods = Gods
board-seats = Seats
board-sets = Sets
board-bonus = Bonus space
board-deck = Deck
board-demand = Demands
board-free = Free slots
board-next = Next round
board-there = There
board-open-gods = Open gods
board-noble-value = Value of his nobles

## Quantities of a seat

quantity-resources = Resources
quantity-silver = Silver
quantity-tokens = Offering tokens
quantity-nobles = Nobles
quantity-artisans = Artisans
quantity-stage = Burial stage
quantity-nile = Nile levels

## What an option means now

note-slots = free slots: { $slots }
note-stage = stage { $stage }: { $prestige } PP
note-row = row { $row } of the pyramid
note-last = last to pass: no pyramid
note-first = First Player token
note-counts = total paid: { $coins }
note-level = level { $level }: { $prestige } PP
note-holds = you have { $count }
note-left = left in the supply: { $count }
note-in-bag = in the bag: { $count }
note-in-deck = in the deck: { $count }
note-space = space { $space }
