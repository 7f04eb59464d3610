### Egizia in English. Ids are derived from the code; variables of a component are the fields of its table row.
### A thing named in a sentence comes twice: $crew is its name, $crew_key its key, for other forms of the name.

## Game, modes, options

game = Egizia
    .about = Send ships down the Nile, feed your crews and build the sphinx, the obelisk, the tombs, the temple and the pyramid.
    .length = 90–120 min
    .weight = medium to heavy
mode-standard = Standard game
    .text = Five rounds for 2 to 4 players; the most points win.
option-start-sphinx = Start sphinx card
    .text = At setup every player secretly draws one sphinx card and keeps it.

## What the decisions ask

ask-sail = Place a ship or pass
    .help = The ship goes farther downstream than all your others. A pass is final for this phase.
ask-sail-on = Place another ship, train a crew or end your turn
    .help = Another ship uses up your card “Second ship”. Passing here only ends this turn.
ask-play-double = Play “Double stop” at { $stop }?
    .help = You carry out the action of this stop twice, and the card leaves the game.
ask-choose-crew = Raise which crew by 1?
ask-move-ring = Move the water ring?
    .help = { $moves ->
        [one] It may move one space. The ring decides which fields of all players are irrigated.
       *[other] It may move up to { $moves } times, one space each. The ring decides which fields of all players are irrigated.
    }
ask-use-grain = { $missing } grain short: hand in how many “Grain 4” cards?
    .help = Each adds 4 grain to this feeding. What is still missing costs points, by the row of your market marker.
ask-train = Train a crew for 2 stone?
    .help = Training raises one crew by 1, once per round.
ask-choose-workforce = { $place }: who builds?
    .help = { $forced ->
        [1] Name one regular crew, with the joker and boosts if you wish. All regular ships built, so building uses up your card “Build in any case”.
       *[other] Name one regular crew, with the joker and boosts if you wish. Work done is limited by their strength and by your stone.
    }
ask-draw-sphinx = Draw how many sphinx cards?
    .help = { $capacity ->
        [0] Only free cards: no crew works.
       *[other] Your capacity is { $capacity }; one stone for each card that is not free, 5 cards at most.
    }
ask-keep-sphinx = Keep which sphinx card?
    .help = { $paid ->
        [0] Kept cards score at the end of the game; each card returned scores 1 point now. These cards were free.
       *[other] Kept cards score at the end of the game; each card returned scores 1 point now. Then you pay { $paid } stone.
    }
ask-build-obelisk = Obelisk and tombs: what next?
    .help = Capacity left: { $capacity }. Built in this action so far: { $total }.
ask-shift-track = Move which marker one step down?
    .help = On the lowest row the store gives 3 stone, the market 2 points.
ask-build-temple = Temple and pyramid: what next?
    .help = Capacity left: { $capacity }. Built in this action so far: { $total }.
ask-take-leftover = Take a card left on the Nile?
    .help = You use it as if you had taken it with a ship.
ask-sell-stone = Sell all your stone, 1 point for every 2?
    .help = All or nothing; an odd stone is lost.

## Events

event-round-begins = Round { $round } begins.
event-card-laid = “{ $card }” is laid out on the Nile.
event-ship-placed = { $who } sails to { $place }.
event-finished-sailing = { $who } has finished sailing.
event-card-taken = { $who } takes the card “{ $card }”.
event-card-spent = { $who } plays the card “{ $card }”.
event-points = { $source }: { $who } { $source_key ->
        [hunger] { $points }
       *[other] +{ $points }
    } { $points ->
        [one] point.
       *[other] points.
    }
event-stone-gained = { $stone ->
        [0] { $who } gains no stone: the stone track is full.
       *[other] { $who } gains { $stone } stone.
    }
event-stone-paid = { $who } pays { $stone } stone.
event-stone-sold = { $who } sells all stone for { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
event-crew-raised = { $who } raises { $crew_key ->
        [cj] the joker
        [c1] crew 1
        [c2] crew 2
       *[c3] crew 3
    } by { $by }.
event-trained = { $who } trains { $crew_key ->
        [cj] the joker.
        [c1] crew 1.
        [c2] crew 2.
       *[c3] crew 3.
    }
event-store-shifted = { $who } steps down in the stone store: { $row_key ->
        [row0] top row.
        [row1] second row.
        [row2] third row.
       *[row3] lowest row.
    }
event-market-shifted = { $who } steps down in the grain market: { $row_key ->
        [row0] top row.
        [row1] second row.
        [row2] third row.
       *[row3] lowest row.
    }
event-ring-moved = { $who } moves the water ring { $ring_key ->
        [left] to the left.
        [middle] to the middle.
       *[right] to the right.
    }
event-fed = { $who } feeds all crews.
event-hungry = { $who } is { $missing } grain short.
event-left-site = { $who } does not build and leaves { $place }.
event-crews-work = { $who } puts to work: { $crews }.
event-sphinx-seen = { $who } draws the sphinx card “{ $sphinx }”.
event-sphinx-drawn = { $cards ->
        [one] { $who } draws { $cards } sphinx card.
       *[other] { $who } draws { $cards } sphinx cards.
    }
event-sphinx-kept-card = { $who } keeps the sphinx card “{ $sphinx }”.
event-sphinx-kept = { $who } keeps { $kept ->
        [0] no sphinx card
        [one] { $kept } sphinx card
       *[other] { $kept } sphinx cards
    } and returns { $returned ->
        [0] none.
       *[other] { $returned }.
    }
event-built = { $who } builds: { $column }, value { $value }.
event-roof-built = { $who } builds: { $roof }, value { $value }.
event-row-finished = { $column } is complete: the bonus goes to { $who } for { $markers ->
        [one] { $markers } marker.
       *[other] { $markers } markers.
    }
event-tomb-taken = { $who } takes a tomb of value { $value }.
event-tomb-opened = A tomb of value { $value } is opened.
event-token = { $who } takes turn-order token { $token }.
event-sphinx-scored = { $who } reveals the sphinx card “{ $sphinx }”: { $points ->
        [0] no points.
        [one] { $points } point.
       *[other] { $points } points.
    }

## Why something cannot be chosen

reason-blocked-spot = With 2 or 3 players this spot is blocked.
reason-own-ship-here = You already have a ship here.
reason-occupied = Another ship stands here.
reason-upstream = Not downstream of all your ships.
reason-spot-still-free = The reserve opens when no spot of the site is free.
reason-no-ships-left = You have no ship left.
reason-crew-at-nine = This crew already has the greatest strength, 9.
reason-ring-at-end = The ring is at the end of its spaces.
reason-too-little-stone = You have too little stone.
reason-too-weak = Your capacity is too low.
reason-crew-used = A crew works only once per round.
reason-nothing-left-to-build = Nothing is left to build here.
reason-pillars-first = Both pillars must be complete first.
reason-no-support = The two squares below are not both covered.

## Stops of the Nile

stop-ombos = Ombos
    .text = { pattern-card-stop }
stop-edfu = Edfu
    .text = Move your store marker and your market marker one step down each.
stop-latopolis = Latopolis
    .text = { pattern-card-stop }
stop-thebae = Thebae
    .text = Raise crews 1 and 2 by 1 each.
stop-koptos = Koptos
    .text = { pattern-card-stop }
stop-site-a = Site A: sphinx
    .text = In phase 5 a ship here may draw sphinx cards.
stop-tentyra = Tentyra
    .text = { pattern-card-stop }
stop-selinon = Selinon
    .text = Raise crews 2 and 3 by 1 each.
stop-antaiopolis = Antaiopolis
    .text = { pattern-card-stop }
stop-passalon = Passalon
    .text = Raise the joker by 1; you may move the water ring one space.
stop-lykopolis = Lykopolis
    .text = { pattern-card-stop }
stop-site-b = Site B: obelisk and tombs
    .text = In phase 5 a ship here may build on the obelisk and take tombs.
stop-hermopolis = Hermopolis
    .text = { pattern-card-stop }
stop-beni-hasan = Beni Hasan
    .text = Raise crews 1 and 3 by 1 each.
stop-kynopolis = Kynopolis
    .text = { pattern-card-stop }
stop-alyi = Alyi
    .text = Raise one crew of your choice by 1 and gain 2 stone.
stop-herakleopolis = Herakleopolis
    .text = { pattern-card-stop }
stop-site-c = Site C: pyramid and temple
    .text = In phase 5 a ship here may build on the pyramid and the temple.
stop-memphis = Memphis
    .text = { pattern-card-stop }
stop-heliopolis = Heliopolis
    .text = Raise the joker by 1; you may move the water ring one space. The cards “Double stop” and “Occupied stop” do not work here.
pattern-card-stop = Take the Nile card that lies here.

## Places for a ship, and what else can be chosen when sailing

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
place-site-a-1 = Site A (sphinx), spot 1
    .text = { stop-site-a.text } { pattern-spot-1 }
place-site-a-2 = Site A (sphinx), spot 2
    .text = { stop-site-a.text } { pattern-spot-2 }
place-site-a-3 = Site A (sphinx), spot 3
    .text = { stop-site-a.text } { pattern-spot-3 }
place-site-a-reserve = Site A (sphinx), reserve
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
place-site-b-1 = Site B (obelisk), spot 1
    .text = { stop-site-b.text } { pattern-spot-1 }
place-site-b-2 = Site B (obelisk), spot 2
    .text = { stop-site-b.text } { pattern-spot-2 }
place-site-b-3 = Site B (obelisk), spot 3
    .text = { stop-site-b.text } { pattern-spot-3 }
place-site-b-reserve = Site B (obelisk), reserve
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
place-site-c-1 = Site C (pyramid), spot 1
    .text = { stop-site-c.text } { pattern-spot-1 }
place-site-c-2 = Site C (pyramid), spot 2
    .text = { stop-site-c.text } { pattern-spot-2 }
place-site-c-3 = Site C (pyramid), spot 3
    .text = { stop-site-c.text } { pattern-spot-3 }
place-site-c-reserve = Site C (pyramid), reserve
    .text = { stop-site-c.text } { pattern-reserve }
place-memphis = { stop-memphis }
    .text = { stop-memphis.text }
place-heliopolis = { stop-heliopolis }
    .text = { stop-heliopolis.text }
place-pass = Pass (no ship)
    .text = A pass is final for this phase.
place-end = End the turn
    .text = The ship is placed: the next seat sails.
place-train-c1 = Train crew 1
    .text = { pattern-training }
place-train-c2 = Train crew 2
    .text = { pattern-training }
place-train-c3 = Train crew 3
    .text = { pattern-training }
place-train-cj = Train the joker
    .text = { pattern-training }
pattern-spot-1 = Spot 1 is nearest the Nile and builds first.
pattern-spot-2 = Spot 2 builds after spot 1.
pattern-spot-3 = Spot 3 builds after spots 1 and 2.
pattern-reserve = A reserve ship builds last, and only if a regular ship did not build or with the card “Build in any case”.
pattern-training = Pay 2 stone, raise this crew by 1; once per round.

## Crews and workforces

crew-c1 = Crew 1
    .text = Crew 1, the quarrymen: a regular crew.
crew-c2 = Crew 2
    .text = Crew 2, the haulers: a regular crew.
crew-c3 = Crew 3
    .text = Crew 3, the masons: a regular crew.
crew-cj = Joker
    .text = The joker, your overseer: once per round it may be added to a regular crew, and never works alone.
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
workers-nobody = No crew
workforce-leave = Do not build
    .text = Your ship goes home and frees its place; crews and stone stay with you.
workforce-no-crew = Free cards only
    .text = “Sphinx +2”: draw only free sphinx cards, without crew or stone. The site does not count for the participation bonus.
workforce-train-c1 = Train crew 1 first
    .text = { pattern-training }
workforce-train-c2 = Train crew 2 first
    .text = { pattern-training }
workforce-train-c3 = Train crew 3 first
    .text = { pattern-training }
workforce-train-cj = Train the joker first
    .text = { pattern-training }
training-none = No training
pattern-plus3 = Play the card “Plus 3”: 3 more capacity in this building action.

## Ring, tracks, grain

ring-left = Left
    .text = Only green fields are irrigated.
ring-middle = Middle
    .text = Green and yellow-green fields are irrigated.
ring-right = Right
    .text = Green, yellow-green and brown fields are irrigated.
ring-move-stay = Leave it
ring-move-left = One space left
    .text = Fewer colours of fields are irrigated.
ring-move-right = One space right
    .text = More colours of fields are irrigated.
track-store = Stone store
    .text = On the two lowest rows you may sell stone at the end; each step to or on the lowest row gives 3 stone.
track-market = Grain market
    .text = Lower rows make missing grain cheaper; each step to or on the lowest row gives 2 points.
row-row0 = Top row
    .text = Market: { pattern-penalty }. Store: nothing.
row-row1 = Second row
    .text = Market: { pattern-penalty }. Store: nothing.
row-row2 = Third row
    .text = Market: { pattern-penalty }. Store: stone may be sold at the end.
row-row3 = Lowest row
    .text = Market: { pattern-penalty }; each step to or on this row gives { $points } points. Store: stone may be sold at the end; each step to or on this row gives { $stone } stone.
pattern-penalty = { $penalty ->
        [one] { $penalty } point lost for each missing grain
       *[other] { $penalty } points lost for each missing grain
    }
grain-cards-0 = None
grain-cards-1 = 1 card
    .text = 4 grain.
grain-cards-2 = 2 cards
    .text = 8 grain.
grain-cards-3 = 3 cards
    .text = 12 grain.

## Building

column-obelisk = Obelisk
    .text = Built strictly upwards, lowest value first. A square costs its value in stone and scores it.
column-tl = Temple, left pillar
    .text = { pattern-pillar }
column-tr = Temple, right pillar
    .text = { pattern-pillar }
column-py1 = Pyramid, row 1
    .text = { pattern-pyramid }
column-py2 = Pyramid, row 2
    .text = { pattern-pyramid }
column-py3 = Pyramid, row 3
    .text = { pattern-pyramid }
column-py4 = Pyramid, row 4
    .text = { pattern-pyramid }
column-py5 = Pyramid, row 5
    .text = { pattern-pyramid }
roof-rf-l = Roof over the left pillar
    .text = { pattern-roof }
roof-rf-r = Roof over the right pillar
    .text = { pattern-roof }
roof-rf-cl = Roof over the left column
    .text = { pattern-roof }
roof-rf-cr = Roof over the right column
    .text = { pattern-roof }
pattern-pillar = Built upwards, lowest value first. A square costs its value in stone and scores it.
pattern-pyramid = Filled from the left; a square needs the two it rests on. A complete row pays the player with most markers in it 1 point for each of them.
pattern-roof = Value { $value }. Available when both pillars are complete.
obelisk-step-obelisk = Build on the obelisk
    .text = { column-obelisk.text }
obelisk-step-tomb = Take the next tomb
    .text = The first open tomb in line. It costs its value in stone and scores it, and counts again at the end of the game.
obelisk-step-stop = Finish building
    .text = Score what you have built in this action.
obelisk-step-plus3 = Play “Plus 3”
    .text = { pattern-plus3 }
obelisk-step-crew-c1 = Add crew 1
    .text = { pattern-second-crew }
obelisk-step-crew-c2 = Add crew 2
    .text = { pattern-second-crew }
obelisk-step-crew-c3 = Add crew 3
    .text = { pattern-second-crew }
temple-step-tl = Left pillar
    .text = { pattern-pillar }
temple-step-tr = Right pillar
    .text = { pattern-pillar }
temple-step-rf-l = Roof, left pillar
    .text = { pattern-roof }
temple-step-rf-r = Roof, right pillar
    .text = { pattern-roof }
temple-step-rf-cl = Roof, left column
    .text = { pattern-roof }
temple-step-rf-cr = Roof, right column
    .text = { pattern-roof }
temple-step-py1 = Pyramid, row 1
    .text = { pattern-pyramid }
temple-step-py2 = Pyramid, row 2
    .text = { pattern-pyramid }
temple-step-py3 = Pyramid, row 3
    .text = { pattern-pyramid }
temple-step-py4 = Pyramid, row 4
    .text = { pattern-pyramid }
temple-step-py5 = Pyramid, row 5
    .text = { pattern-pyramid }
temple-step-stop = Finish building
    .text = Score what you have built in this action, then the rows you completed.
temple-step-plus3 = Play “Plus 3”
    .text = { pattern-plus3 }
temple-step-crew-c1 = Add crew 1
    .text = { pattern-second-crew }
temple-step-crew-c2 = Add crew 2
    .text = { pattern-second-crew }
temple-step-crew-c3 = Add crew 3
    .text = { pattern-second-crew }
pattern-second-crew = Play the card “Two crews”: this crew joins the building action.

## Drawing and keeping sphinx cards

draw-pay0-free1 = 1 free card
draw-pay0-free2 = 2 free cards
draw-pay1-free0 = 1 card for 1 stone
draw-pay1-free1 = 2 cards for 1 stone
draw-pay1-free2 = 3 cards for 1 stone
draw-pay2-free0 = 2 cards for 2 stone
draw-pay2-free1 = 3 cards for 2 stone
draw-pay2-free2 = 4 cards for 2 stone
draw-pay3-free0 = 3 cards for 3 stone
draw-pay3-free1 = 4 cards for 3 stone
draw-pay3-free2 = 5 cards for 3 stone
draw-pay4-free0 = 4 cards for 4 stone
draw-pay4-free1 = 5 cards for 4 stone
draw-pay5-free0 = 5 cards for 5 stone
keep-none = Keep none
    .text = All drawn cards go under the deck, 1 point for each.
leftover-none = Take none

## Nile cards, deck 1/2
## $amount: grain, stone, points, steps or strength. $colour: 0 green, 1 yellow-green, 2 brown.

pattern-field = { $colour ->
        [0] Green field
        [1] Yellow-green field
       *[2] Brown field
    }, { $amount } grain
    .text = Permanent: { $amount } grain at each feeding{ $colour ->
        [0] ; a green field is always irrigated.
        [1] , if the water ring is in the middle or on the right.
       *[2] , if the water ring is on the right.
    }
pattern-bonus-store = On taking: store marker one step down.
pattern-bonus-market = On taking: market marker one step down.
pattern-bonus-points = On taking: 3 points.
pattern-bonus-stone = On taking: 4 stone.
pattern-quarry = Quarry, { $amount } stone
    .text = Permanent: { $amount } stone at every production (phase 4).
pattern-stone = { $amount } stone
    .text = Immediate: gain { $amount } stone; anything above 25 is lost.
pattern-crew-1 = Crew 1, +{ $amount }
    .text = Immediate: raise crew 1 by { $amount }, up to 9.
pattern-crew-2 = Crew 2, +{ $amount }
    .text = Immediate: raise crew 2 by { $amount }, up to 9.
pattern-crew-3 = Crew 3, +{ $amount }
    .text = Immediate: raise crew 3 by { $amount }, up to 9.
pattern-crews-1-2 = Crews 1 and 2, +{ $amount }
    .text = Immediate: raise crews 1 and 2 by { $amount } each, up to 9.
pattern-crews-1-3 = Crews 1 and 3, +{ $amount }
    .text = Immediate: raise crews 1 and 3 by { $amount } each, up to 9.
pattern-crews-2-3 = Crews 2 and 3, +{ $amount }
    .text = Immediate: raise crews 2 and 3 by { $amount } each, up to 9.
pattern-joker = Joker, +{ $amount }
    .text = Immediate: raise the joker by { $amount }, up to 9; you may move the water ring up to 2 times, one space each.
pattern-grain = Grain { $amount }
    .text = Anytime, once: { $amount } more grain in your own feeding.
pattern-second-ship = Second ship
    .text = Anytime, once: after placing a ship, place one more before the next player's turn, by the normal rules.
pattern-boost = Plus { $amount }
    .text = Anytime, once: { $amount } more capacity in one building action.
pattern-two-crews = Two crews
    .text = Anytime, once: use two unused regular crews together in one building action.
pattern-keep-two = Keep two
    .text = Anytime, once: keep up to 2 of the sphinx cards you drew. Spent only if you do keep a second card.
pattern-in-any-case = Build in any case
    .text = Anytime, once: your ship in reserve builds although all regular ships built.

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
card-n118 = Store ×{ $amount }
    .text = Immediate: move your store marker { $amount } steps down, one at a time.
card-n119 = Market ×{ $amount }
    .text = Immediate: move your market marker { $amount } steps down, one at a time.
card-n120 = { pattern-grain }
    .text = { pattern-grain.text }
card-n121 = { pattern-second-ship }
    .text = { pattern-second-ship.text }
card-n122 = Training
    .text = Permanent: once per round, in your own turn, after your feeding or before building, pay 2 stone and raise one crew below 9 by 1.

## Nile cards, deck 3/4

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
card-n317 = Occupied stop
    .text = Anytime, once: place your ship on a round stop taken by another player and use it; not at Heliopolis.
card-n318 = Double stop
    .text = Anytime, once: carry out the action of the round stop you have just entered twice; not at Heliopolis.
card-n319 = { pattern-in-any-case }
    .text = { pattern-in-any-case.text }
card-n320 = Sphinx +{ $amount }
    .text = Permanent: with a ship at the sphinx draw up to { $amount } more cards without stone or capacity, 5 in all at most; free cards alone need no crew.
card-n321 = Leftover
    .text = Permanent: at the end of every round you may take one of the cards left on the Nile and use it.
card-n322 = Upstream, lasting
    .text = Permanent: your ships need not go downstream of your others.

## Nile cards, deck 5

card-n501 = { pattern-field }
    .text = { pattern-field.text } { pattern-bonus-points }
card-n502 = { pattern-stone }
    .text = { pattern-stone.text }
card-n503 = { pattern-crews-1-2 }
    .text = { pattern-crews-1-2.text }
card-n504 = { pattern-joker }
    .text = { pattern-joker.text }
card-n505 = { $amount ->
        [one] { $amount } point
       *[other] { $amount } points
    }
    .text = { $amount ->
        [one] Immediate: score { $amount } point.
       *[other] Immediate: score { $amount } points.
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
card-n511 = Upstream, once
    .text = Anytime, once: one of your ships need not go downstream of your others.
card-n512 = { pattern-second-ship }
    .text = { pattern-second-ship.text }

## Sphinx cards. $least: what the condition asks for. $points: what the card is worth.

pattern-own-markers = { $least ->
        [one] { $least } own marker
       *[other] { $least } own markers
    }
pattern-worth = { $points ->
        [one] { $points } point at the end of the game.
       *[other] { $points } points at the end of the game.
    }
sphinx-s01 = Pyramid: { pattern-own-markers }
    .text = At least { pattern-own-markers } in the pyramid: { pattern-worth }
sphinx-s02 = Pyramid: { pattern-own-markers }
    .text = At least { pattern-own-markers } in the pyramid: { pattern-worth }
sphinx-s03 = Pyramid: { $least } rows complete
    .text = At least { $least } rows of the pyramid complete, whoever built them: { pattern-worth }
sphinx-s04 = Pyramid: a row bonus
    .text = You received at least one row bonus of the pyramid: { pattern-worth }
sphinx-s05 = Pyramid: markers in { $least } rows
    .text = Own markers in at least { $least } different rows of the pyramid: { pattern-worth }
sphinx-s06 = Obelisk complete
    .text = The obelisk is complete, whoever built it: { pattern-worth }
sphinx-s07 = Obelisk: { pattern-own-markers }
    .text = At least { pattern-own-markers } on the obelisk: { pattern-worth }
sphinx-s08 = Obelisk: { pattern-own-markers }
    .text = At least { pattern-own-markers } on the obelisk: { pattern-worth }
sphinx-s09 = Obelisk: a square of { $least } or more
    .text = An own marker on an obelisk square of value { $least } or more: { pattern-worth }
sphinx-s10 = Temple: { pattern-own-markers }
    .text = At least { pattern-own-markers } on the temple, roof included: { pattern-worth }
sphinx-s11 = Temple: { pattern-own-markers }
    .text = At least { pattern-own-markers } on the temple, roof included: { pattern-worth }
sphinx-s12 = Both pillars complete
    .text = Both pillars of the temple are complete, whoever built them: { pattern-worth }
sphinx-s13 = Temple roof: { pattern-own-markers }
    .text = At least { pattern-own-markers } on the roof of the temple: { pattern-worth }
sphinx-s14 = { $least } own tombs
    .text = At least { $least } own tombs: { pattern-worth }
sphinx-s15 = Own tombs, { $least } in sum
    .text = Own tombs with values of at least { $least } in sum: { pattern-worth }
sphinx-s16 = { $least } tombs taken
    .text = At least { $least } of the 12 tombs taken, whoever took them: { pattern-worth }
sphinx-s17 = A marker on every building
    .text = An own marker on each of obelisk, tombs, temple and pyramid: { pattern-worth }
sphinx-s18 = { pattern-own-markers } in all
    .text = At least { pattern-own-markers } on all buildings together, tombs included: { pattern-worth }
sphinx-s19 = { pattern-own-markers } in all
    .text = At least { pattern-own-markers } on all buildings together, tombs included: { pattern-worth }
sphinx-s20 = Crews 1, 2 and 3 at { $least }
    .text = Crews 1, 2 and 3 each at strength { $least } or more: { pattern-worth }
sphinx-s21 = All four crews, { $least } in sum
    .text = Your four crews have strengths of at least { $least } in sum, joker included: { pattern-worth }
sphinx-s22 = Joker at { $least }
    .text = Your joker at strength { $least } or more: { pattern-worth }
sphinx-s23 = A regular crew at { $least }
    .text = One of your regular crews at strength { $least } or more: { pattern-worth }
sphinx-s24 = { $least } fields
    .text = At least { $least } own fields, start card included: { pattern-worth }
sphinx-s25 = Fields, { $least } grain in sum
    .text = At least { $least } grain printed on all your fields, irrigated or not, start card included: { pattern-worth }
sphinx-s26 = Fields of all three colours
    .text = Own fields of all three colours, start card included: { pattern-worth }
sphinx-s27 = { $least } quarries
    .text = At least { $least } own quarries, start card included: { pattern-worth }
sphinx-s28 = Store and market in the lowest row
    .text = Your store marker and your market marker both in the lowest row: { pattern-worth }
sphinx-s29 = +10 %
    .text = Scored last: { $points ->
        [one] { $points } point
       *[other] { $points } points
    } for each full { $least } points you have then.

## What points are given for

source-obelisk = Obelisk and tombs
source-temple = Pyramid and temple
source-sphinx-returned = Sphinx cards returned
source-row = Pyramid rows
source-participation = Participation bonus
source-hunger = Missing grain
source-market = Grain market
source-card = Nile cards
source-sale = Sale of stone
source-tombs = Tomb collection
source-sphinx = Sphinx cards

## Tables of components and their columns

table-stops = Stops of the Nile
table-tracks = Rows of store and market
table-buildings = Obelisk, pillars, pyramid
table-roof = Roof of the temple
table-tombs = Tombs
table-nile-1-2 = Nile cards, deck 1/2
table-nile-3-4 = Nile cards, deck 3/4
table-nile-5 = Nile cards, deck 5
table-sphinx = Sphinx cards
column-name-penalty = Points per missing grain
column-name-sells = Sells stone
column-name-stone = Stone
column-name-tokens = Tokens
column-name-crews = Crews
column-name-bonus = Bonus
column-name-condition = Condition
column-name-least = At least

## Board: titles and captions of the drawing and of the terminal

board-you = You
board-nile = The Nile
board-nile-deck = Nile deck
    .text = The Nile cards of this round's deck that are not laid out.
board-round = Round
    .text = The game lasts five rounds.
board-points = Points
    .text = Every seat stands at its points; who arrived first stands in front. A scarab is worth 50 points.
board-seats = Seats
board-tracks = Market, store and irrigation
board-market = Market
board-market-row = { $points ->
        [0] −{ $penalty } per grain
       *[other] −{ $penalty } per grain, +{ $points } points a step
    }
board-store = Store
board-store-row = { $stone ->
        [0] { $sells ->
            [0] no sale
           *[other] sale
        }
       *[other] sale, +{ $stone } stone a step
    }
board-irrigation = Irrigation
board-buildings = Buildings
board-sphinx = Sphinx
board-sphinx-hint = Draw up to five cards and keep one for the end of the game; each card returned scores 1 point.
board-obelisk = Obelisk
board-tombs = Tombs
board-temple = Temple
board-pyramid = Pyramid
board-reserve = R
board-token = token { $number }
board-deck = Deck
board-drawn = Drawn
board-now = { $points ->
        [one] now { $points } point
       *[other] now { $points } points
    }
board-field-green = green field
board-field-yellow = yellow field
board-field-brown = brown field
board-quarry = quarry
board-lasting = permanent
board-at-once = immediate
board-any-time = anytime
board-crews = { $count ->
        [one] crew { $crews }
       *[other] crews { $crews }
    }

## Quantities of a seat

quantity-token = Turn-order token
quantity-crews = Crews
    .text = The strengths of crews 1, 2, 3 and of the joker. Crews that have worked this round are marked.
quantity-stone = Stone
    .text = Stone in store, and what the quarries add every round.
quantity-grain = Grain / need
    .text = The grain of irrigated fields, and the strengths of all crews that it must feed.
quantity-ships = Ships left
quantity-tombs = Tombs, sum
quantity-sphinx = Sphinx cards
quantity-cards = Nile cards

## What an option means now

note-pass = final until the ships return
note-end-turn = your turn ends
note-builds = builds { $order ->
        [1] first
        [2] second
       *[other] third
    }
note-reserve = builds only if a regular ship does not
note-crew = crew { $crew }: { $before } → { $after }
note-joker = joker: { $before } → { $after }
note-any-crew = one crew +1
note-ring = ring may move
note-pays = pay { $stone } stone
note-gains-stone = +{ $stone } stone
note-store = { $sells ->
        [0] store: row { $row }
       *[other] store: row { $row }, stone can be sold at the end
    }
note-market = market: row { $row }, −{ $penalty } per missing grain
note-scores = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
note-loses = { $points ->
        [0] all fed
        [one] −{ $points } point
       *[other] −{ $points } points
    }
note-grain = grain { $grain }, need { $need }
note-capacity = capacity { $capacity }
note-adds = +{ $capacity } capacity
note-costs = { $value } stone, scores { $value }
note-left = capacity left: { $capacity }
note-returns = { $points ->
        [one] { $points } point if one card is kept
       *[other] { $points } points if one card is kept
    }
note-stone-left = stone left: { $stone }
note-spends-second-ship = spends “Second ship”
note-spends-upstream-once = spends “Upstream, once”
note-spends-occupied = spends “Occupied stop”
note-spends-double = spends “Double stop”
note-spends-in-any-case = spends “Build in any case”
note-spends-two-crews = spends “Two crews”
note-spends-plus3 = { $cards ->
        [one] spends “Plus 3”
       *[other] spends { $cards } × “Plus 3”
    }
note-spends-keep-two = spends “Keep two”
