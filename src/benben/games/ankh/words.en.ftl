### Ankh in English. Ids derive from the code; the variables of a component are the columns of its table row.

## The game, its mode and options

game = Ankh: Gods of Egypt
    .about = Lead one of the gods of Egypt, take monuments, win five great Conflicts and be the one god that is remembered.
    .length = 90–120 min
    .weight = medium to heavy
mode-standard = Standard game
    .text = For 2 to 5 players. The first god on the top space, the only one left, or the highest after the fifth Conflict wins.
option-scenario = Scenario
    .text = Where monuments, camels and units stand at the start, and which special rules apply.
option-scenario-middle-kingdom = Middle Kingdom
option-scenario-old-kingdom = Old Kingdom
option-scenario-peoples-revolt = The People's Revolt
option-scenario-king-is-dead = The King Is Dead
option-scenario-random = At random
option-gods = Gods
    .text = Who plays which god: by chance, or chosen in turn order.
option-gods-dealt = Dealt at random
option-gods-chosen = Chosen
option-guardians = Guardians
    .text = Which Guardian of each level takes part: by chance, or chosen in turn order, a level each.
option-guardians-dealt = Dealt at random
option-guardians-chosen = Chosen

## What the decisions ask

ask-choose-god = Which god do you play?
ask-choose-guardian = Which Guardian of level { $level } takes part?
ask-claim-monument = Which monument is yours at the start?
    .help = In a region where no God stands yet. Your God and a Warrior are placed beside it.
ask-place-god = Place your God beside the monument on { $monument }
ask-place-warrior = Place a Warrior beside the monument on { $monument }
ask-choose-action = { $above ->
        [-1] Choose your action
       *[other] Choose your second action
    }
    .help = The marker of the track moves on; on the white square it triggers the next event. A second action must lie further down.
ask-move-unit = Which unit moves?
    .help = Each of your units may move once, up to 3 hexes.
ask-move-to = Where does the unit on { $place } go?
    .help = It passes everything and ends on an empty land hex.
ask-push-unit = Where is the unit on { $target } pushed?
    .help = Satet comes from { $place } and takes its hex.
ask-aim-scorpion = Where do the claws of the Giant Scorpion on { $place } point?
    .help = At the start of a Conflict they destroy the monuments they point at in its region.
ask-summon-unit = Which unit do you summon?
ask-summon-at = { $unit }: where?
    .help = Next to one of your units or a monument you control.
ask-attach-sun = Attach a Sun token to the unit on { $place }?
    .help = With a Radiant unit in a region you gain 1 more for dominating or winning there.
ask-unlock-power = Which Ankh power do you unlock?
    .help = It costs as many Followers as its level.
ask-control-monument = Which monument do you take control of?
ask-lay-camel = Lay a camel
    .help = The line runs from border to border and cuts a region into two of at least 6 hexes.
ask-keep-token = Which part keeps the order token? Point at a hex of it
    .help = The other part gets the lowest token of the supply.
ask-swap-tokens = Swap two order tokens?
    .help = One of them must belong to a new region: { $old } or { $new }.
ask-obelisk-move = Which unit moves to one of your Obelisks?
    .help = Each unit once. Who stops is out for this Battle.
ask-obelisk-to = Where does the unit on { $place } go?
ask-announce-two = Announce two battle cards?
    .help = Once in a Conflict, before anybody chooses.
ask-play-card = { $cards ->
        [one] Choose a battle card
       *[other] Choose { $cards } battle cards
    }
    .help = Nobody sees it before all have chosen.
ask-build-monument = Which monument do you build?
ask-build-at = { $monument }: on which hex?
ask-bid = Plague of Locusts: how many Followers do you bid?
    .help = All bids are paid. Only the units of the one highest bidder are spared.
ask-use-scales = A tie: use the Tipping token and win?
    .help = Otherwise everybody loses.
ask-place-gate = Where do you place an Underworld token?
    .help = With all three on the map, choose the one to move.
ask-move-gate = Where does the Underworld token on { $place } go?
ask-worship = Sacrifice 2 Followers for 1 Devotion?
ask-dismiss-guardian = Which Guardian leaves the game?
    .help = The merged god keeps at most 2 Guardians of each size.
ask-join-regions = Which two regions become one?
    .help = All camels between them are removed.
ask-move-token = Which token goes to the region that loses its own?
    .help = The joined region keeps the other of { $one } and { $other }.
ask-save-unit = Which Protected unit do you keep alive?
ask-trap-warrior = Whose killed Warrior do you trap?
ask-return-mummy = Where does the Mummy return?
    .help = On an empty hex next to your God.

## Events

event-god-chosen = { $who } plays { $god }.
event-guardian-chosen = Guardian in play: { $guardian }.
event-turn-begins = { $who }: a new turn.
event-action-taken = { $who } takes the action { $action }.
event-event-reached = { $who } triggers the event { $event }.
event-unit-moved = { $who } moves: { $unit }, { $from } to { $to }.
event-unit-pushed = { $who } is pushed: { $unit }, { $from } to { $to }.
event-scorpion-aimed = { $who } aims the Giant Scorpion on { $hex }: { $aim }.
event-unit-summoned = { $who } summons: { $unit }, { $hex }.
event-captive-freed = { $who } gives Anubis a Follower and frees a Warrior.
event-sun-attached = { $who } makes the unit on { $hex } Radiant.
event-followers-gained = { $followers ->
        [one] { $who } gains { $followers } Follower.
       *[other] { $who } gains { $followers } Followers.
    }
event-followers-sacrificed = { $followers ->
        [one] { $who } sacrifices { $followers } Follower.
       *[other] { $who } sacrifices { $followers } Followers.
    }
event-power-unlocked = { $who } unlocks { $power }.
event-guardian-gained = { $who } gains a Guardian: { $unit }.
event-monument-controlled = { $who } takes control: { $monument }, { $hex }.
event-camel-laid = { $who } lays a camel: { $edge }.
event-region-split = { $who } splits region { $old }; the new one is { $new }.
event-tokens-swapped = { $who } swaps order tokens: { $pair }.
event-conflict-begins = { $who } triggers Conflict { $number } and takes the Tipping token.
event-monument-destroyed = Destroyed: { $monument }, { $hex }.
event-region-dominated = { $who } dominates region { $region }.
event-battle-begins = Battle in region { $region }.
event-two-cards = { $who } will play two cards.
event-card-committed = { $who } has chosen.
event-card-revealed = { $who } plays { $card }.
event-monument-built = { $who } builds: { $monument }, { $hex }.
event-bid-made = { $who } has bid.
event-bid-revealed = { $followers ->
        [one] { $who } bids { $followers } Follower.
       *[other] { $who } bids { $followers } Followers.
    }
event-spared = { $who } is spared by the locusts.
event-strength = { $who } has strength { $strength }.
event-scales-used = { $who } uses the Tipping token.
event-battle-won = { $who } wins the Battle in region { $region }.
event-battle-lost-by-all = Nobody wins the Battle in region { $region }.
event-unit-killed = { $who } loses: { $unit }, { $hex }.
event-unit-saved = { $who } saves: { $unit }, { $hex }.
event-warrior-trapped = { $who } traps a Warrior of { $god }.
event-cat-mummy-avenged = A Cat Mummy of { $who } was killed: all others lose 1 Devotion.
event-gate-placed = { $who } places an Underworld token on { $hex }.
event-gate-moved = { $who } moves an Underworld token from { $from } to { $to }.
event-cards-recovered = { $who } takes all battle cards back.
event-gods-merged = { $who } takes up { $god }: two gods are one.
event-guardian-dismissed = { $who } dismisses a Guardian: { $unit }.
event-god-forgotten = { $who } is forgotten: { $god } leaves Egypt.
event-regions-joined = { $who } joins regions { $pair }.
event-token-removed = Order token { $token } leaves the game.
event-token-moved = { $who } moves order token { $token }.
event-points = { $source }: { $who } { $source_key ->
        [cat-mummy] { $points }
        [merge] { $points }
       *[other] +{ $points }
    } Devotion.
event-won = { $who } is the one god of Egypt.
event-atheist = All gods are forgotten: Egypt believes in none.

## Why something is not possible

reason-card-used = You have played this card; only Cycle of Ma'at brings it back.
reason-camel-there = A camel stands there already.
reason-god-taken = Somebody else plays this god.
reason-has-moved = This unit has moved.
reason-neutral-ones-first = As long as a neutral monument stands on the map, only neutral ones can be taken.
reason-no-follower-for-anubis = You have no Follower to give to Anubis.
reason-no-legal-line = No legal line goes on there: both parts need at least 6 hexes, with at most 6 camels.
reason-no-room = There is no empty hex for it.
reason-no-unit-beside = None of your units is adjacent to it.
reason-no-unit-of-yours = No unit of yours stands there.
reason-none-in-supply = No monument of this kind is left.
reason-not-in-pool = There is none in your pool.
reason-nothing-near = Neither a unit nor a monument of yours is adjacent.
reason-occupied = The hex is not empty.
reason-other-level = It is the turn of another level.
reason-other-region = The hex lies outside the Battle's region.
reason-too-far = It is more than 3 hexes away.
reason-track-not-below = The second action must lie below the first.
reason-underworld = An Underworld token lies there: only units of Osiris may enter.
reason-unlocked-already = This power is unlocked already.
reason-water = Water cannot be entered.

## Actions and events of the tracks

action-move = Move Units
    .text = Each of your units may move up to 3 hexes.
action-summon = Summon Unit
    .text = Place a unit from your pool next to one of your units or monuments.
action-gain = Gain Followers
    .text = 1 Follower for each neutral or own monument that one of your units is adjacent to.
action-unlock = Unlock Ankh Power
    .text = Sacrifice Followers equal to its level for a new power.
event-space-start = Start
    .text = The first space triggers nothing.
event-space-control = Control Monument
    .text = Take control of a neutral monument next to one of your units.
event-space-caravan = Camel Caravan
    .text = Split a region with a line of at most 6 camels. In the People's Revolt: join two regions.
event-space-conflict = Conflict
    .text = Every region is resolved by its order token: Domination or Battle.

## Hexes, edges, order tokens

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
pick-done = Done
edge-pass = No caravan
order-0 = none
order-1 = 1
order-2 = 2
order-3 = 3
order-4 = 4
order-5 = 5
order-6 = 6
order-7 = 7
order-8 = 8
pair-none = No swap
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
aim-n-ne = north and north-east
aim-ne-se = north-east and south-east
aim-se-s = south-east and south
aim-s-sw = south and south-west
aim-sw-nw = south-west and north-west
aim-nw-n = north-west and north

## Gods, units, guardians

god-amun = Amun
    .text = Unseen Forces: in one Battle of each Conflict, plays two cards.
god-anubis = Anubis
    .text = Judge of the Dead: may trap one killed enemy Warrior at a time, up to 3; each makes the God stronger by 1. Their owner can buy them back for a Follower.
god-isis = Isis
    .text = Guardian: may save each own unit next to an enemy from death in Battle Resolution.
god-osiris = Osiris
    .text = Gate of the Underworld: after a lost Battle places an Underworld token, and may summon one more unit onto one of them.
god-ra = Ra
    .text = Radiant: marks summoned units with Sun tokens; where one stands, dominating or winning brings 1 more.
prisoner-none = Nobody
guardian-cat-mummy = Cat Mummy
    .text = Killed, it costs every other god 1 Devotion.
guardian-satet = Satet
    .text = May end its move on an enemy unit and push it one hex away.
guardian-apep = Apep
    .text = May be summoned on any water hex.
guardian-mummy = Mummy
    .text = Killed, it is summoned again next to its owner's God.
guardian-giant-scorpion = Giant Scorpion
    .text = At the start of a Conflict it destroys the monuments its claws point at.
guardian-androsphinx = Androsphinx
    .text = Enemy units next to it have no strength.
unit-god = God
    .text = Can never be killed.
unit-warrior = Warrior
unit-cat-mummy = Cat Mummy
    .text = Killed, it costs every other god 1 Devotion.
unit-satet = Satet
    .text = May end its move on an enemy unit and push it one hex away.
unit-apep = Apep
    .text = May be summoned on any water hex.
unit-mummy = Mummy
    .text = Killed, it is summoned again next to its owner's God.
unit-giant-scorpion = Giant Scorpion
    .text = At the start of a Conflict it destroys the monuments its claws point at.
unit-androsphinx = Androsphinx
    .text = Enemy units next to it have no strength.
summon-warrior = Warrior
summon-captive = Trapped Warrior
    .text = Costs 1 Follower, given to Anubis.
summon-cat-mummy = Cat Mummy
    .text = Killed, it costs every other god 1 Devotion.
summon-satet = Satet
    .text = May end its move on an enemy unit and push it one hex away.
summon-apep = Apep
    .text = May be summoned on any water hex.
summon-mummy = Mummy
    .text = Killed, it is summoned again next to its owner's God.
summon-giant-scorpion = Giant Scorpion
    .text = At the start of a Conflict it destroys the monuments its claws point at.
summon-androsphinx = Androsphinx
    .text = Enemy units next to it have no strength.
summon-done = Done
dismiss-cat-mummy = Cat Mummy in the pool
dismiss-satet = Satet in the pool
dismiss-apep = Apep in the pool
dismiss-mummy = Mummy in the pool
dismiss-giant-scorpion = Giant Scorpion in the pool
dismiss-androsphinx = Androsphinx in the pool
dismiss-done = Keep all

## Monuments

monument-obelisk = Obelisk
monument-temple = Temple
monument-pyramid = Pyramid
building-none = Do not build

## Ankh powers

power-commanding = Commanding
    .text = Winning a Battle brings 3 Followers.
power-inspiring = Inspiring
    .text = Build Monument costs nothing.
power-omnipresent = Omnipresent
    .text = At the start of a Conflict 1 Follower for each region with a unit of yours.
power-revered = Revered
    .text = Gain Followers brings 1 more.
power-resplendent = Resplendent
    .text = With 3 monuments of one kind your God has strength 3.
power-obelisk-attuned = Obelisk-attuned
    .text = At the start of a Battle your units may come to your Obelisks in its region.
power-temple-attuned = Temple-attuned
    .text = +2 strength for each Temple of yours in the region with a unit of yours beside it.
power-pyramid-attuned = Pyramid-attuned
    .text = Summon one more unit next to each Pyramid of yours.
power-glorious = Glorious
    .text = Winning by 3 or more brings 3 Devotion instead of 1.
power-magnanimous = Magnanimous
    .text = Losing with at least 2 units brings 2 Devotion.
power-bountiful = Bountiful
    .text = In red, each gain of Devotion is 1 more.
power-worshipful = Worshipful
    .text = After a Battle: 2 Followers for 1 Devotion.
unlocking-none = None

## Battle cards

card-flood = Flood
    .text = Strength +{ $strength }. 1 Follower for each own unit on fertile hexes; these cannot be killed in Battle Resolution.
card-build-monument = Build Monument
    .text = Strength +{ $strength }. Sacrifice 3 Followers and build a monument in the region.
card-plague = Plague of Locusts
    .text = Strength +{ $strength }. All bid Followers; everybody's units die but the highest bidder's.
card-chariots = Chariots
    .text = Strength +{ $strength }. Strength and nothing else.
card-drought = Drought
    .text = Strength +{ $strength }. The winner gains 1 more for each own unit on desert hexes.
card-miracle = Miracle
    .text = Strength +{ $strength }. 1 Devotion for each own unit killed in this Battle.
card-cycle-of-maat = Cycle of Ma'at
    .text = Strength +{ $strength }. All played cards return to your hand.

## What Devotion is given for

source-majority = Majorities
source-domination = Domination
source-battle = Battle
source-magnanimous = Magnanimous
source-miracle = Miracle
source-worshipful = Worshipful
source-bountiful = Bountiful
source-cat-mummy = Cat Mummy
source-merge = Merging

## Tables of components

table-hexes = Hexes
table-rivers = River
table-tracks = Action tracks
table-event-track = Event track
table-powers = Ankh powers
table-slots = Token row
table-cards = Battle cards
table-gods = Gods
table-guardians = Guardians
table-monuments = Monuments
table-layouts = Scenarios
column-name-terrain = Terrain
column-name-row = Row
column-name-col = Column
column-name-edges = Edges
column-name-start-5 = Start, 5 players
column-name-start-4 = Start, 4 players
column-name-start-3 = Start, 3 players
column-name-start-2 = Start, 2 players
column-name-white = White square
column-name-conflict = Conflict
column-name-level = Level
column-name-timing = When
column-name-guardian = Guardian
column-name-strength = Strength
column-name-resolves = Resolves
column-name-ability = Ability
column-name-pieces = Pieces
column-name-figures = Figures
column-name-large = Large base
column-name-letter = Letter
column-name-tokens = Tokens
column-name-scenario = Scenario
column-name-players = Players
column-name-camels = Camels
column-name-gods = Gods
column-name-warriors = Warriors
column-name-monuments = Monuments

## Board

board-you = You
board-map = Egypt
board-actions = Actions
board-events = Events
board-devotion = Devotion
board-regions = Regions
board-region = Region
board-supply = Supply
board-battle = Battle in region { $region }
board-chosen = has chosen
board-thinks = is choosing
board-forgotten = forgotten
board-merged = with { $seat }
board-seats = Gods
board-units = Units
board-strength = Strength
board-majorities = Majorities
board-steps = { $left ->
        [one] { $left } step to the event
       *[other] { $left } steps to the event
    }
board-hand = Hand
board-used = Played
board-powers = Powers
board-pool = Pool
board-scales = Tipping token
board-amun = Amun token
board-captives = Trapped
board-suns = Sun tokens
board-gate = Underworld token
quantity-followers = Followers
quantity-yield = Followers from a Gain action
quantity-warriors = Warriors in the pool
quantity-powers = Ankh powers
quantity-hand = Cards in hand
quantity-tokens = Ankh tokens
quantity-camels = Camels left
note-steps = { $left ->
        [one] then { $left } step to the event
       *[other] then { $left } steps to the event
    }
note-triggers = triggers the event
note-yield = { $followers ->
        [one] +{ $followers } Follower
       *[other] +{ $followers } Followers
    }
note-cost = { $followers ->
        [0] free
        [one] costs { $followers } Follower
       *[other] costs { $followers } Followers
    }
note-left = { $count } left
note-strength = strength +{ $strength }
note-lead = { $own } against { $other } without cards
note-parts = { $one } and { $other } hexes
note-region = region { $region }
