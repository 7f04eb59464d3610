### Kemet in English. Ids are derived from the code; variables of a component are the fields of its table row.
### PP are prayer points, VP are glory points.

## Game, modes, options

game = Kemet
    .about = Lead an army of ancient Egypt: raise pyramids, call monsters, fight over temples, and reach 9 glory points.
    .length = 90–120 min
    .weight = medium to heavy
mode-classic = Classic game
    .text = 2 to 6 players, everyone alone; 9 glory points win.
option-colours-pool = Colours of tiles
    .text = The colours from which those of the game are drawn.
option-colours-pool-all = all six
option-colours-pool-no-amber = without amber
option-last-round = Last round
    .text = If nobody has won by the end of this round, the leader wins, in a tie the one further left on the order track; 0 plays on until somebody wins.

## What the decisions ask

ask-choose-city = Choose your city
    .help = It is yours for the whole game.
ask-choose-districts = Which two districts get 5 units each?
ask-choose-split = How do you place your first 3 pyramid levels?
    .help = Each pyramid has its own colour: it decides which tiles you can acquire.
ask-first-site = Where does your pyramid of level { $level } stand?
ask-first-colour = Colour of the pyramid of level { $level }: { $area }
ask-start-tile = Take a free tile of level 1
    .help = It costs nothing and is not an acquisition of this round.
ask-place-token = Place an action token
    .help = Every floor needs a token by the end of the day. Cards of the day may be played before.
ask-arrange = Put a companion with a troop
    .help = A companion of the same type already there takes its place.
ask-place-silver = Also place your silver token?
ask-place-gold = Also place your gold token?
    .help = It resolves one gold action of your tiles.
ask-next-action = What next?
    .help = Actions are resolved one by one in any order; cards of the day may come between them.
ask-use-gold = Which gold action?
ask-rain-fire = Raining Fire: remove a unit from which area?
ask-remember = Divine Memory: take which card?
ask-place-unit = { $left ->
        [one] Place { $left } unit: where?
       *[other] Place up to { $left } units: where?
    }
ask-attach = Does a companion come along? { $area }
    .help = At most one monster and one servant to a troop.
ask-place-companion = { $companion }: with which troop?
    .help = In one of your districts; otherwise it waits in your supply.
ask-build-site = { $free ->
        [0] Build: which pyramid?
       *[other] Hand of God: raise which pyramid?
    }
ask-new-colour = Colour of the new pyramid: { $area }
ask-new-slot = Which acquisition field gets the colour { $colour }? { $area }
ask-raise-level = { $free ->
        [0] Build to which level? { $area }
       *[other] One level for free: { $area }
    }
ask-recruit-into = Recruit how many units? { $area }
    .help = Each costs 1 PP. Recruited so far: { $recruited }.
ask-recruit-battle = Your recruits attack: which battle first?
ask-acquire = Acquire which tile?
ask-remove-card = { $tile }: which battle card leaves the game?
    .help = Nobody else learns which one.
ask-move-troop = Move which troop?
ask-move-step = { $area }: where next?
    .help = { $land ->
        [one] { $land } land move left. A rival troop ends the move with a battle.
       *[other] { $land } land moves left. A rival troop ends the move with a battle.
    }
ask-move-units = How many units go? { $way }
    .help = All others stay: { $area }.
ask-move-companion = Does { $companion } go along? { $way }
ask-play-battle-card = Which battle card do you play?
    .help = Both sides choose in secret.
ask-set-aside = Which battle card do you discard face down?
ask-add-card = Add intervention cards?
    .help = They are revealed and paid for in the clash.
ask-swap-card = Swap the played battle card with the one set aside?
ask-wound = Divine Wound: discard a card for 1 strength?
ask-loser-fate = You have lost the battle: retreat or recall?
    .help = A recall gives 1 PP for each unit but the first; in a retreat the winner names the area.
ask-retreat-to = Where must the loser go? { $loser }
ask-winner-fate = You have won the battle: stay or recall?
    .help = A recall gives 1 PP for each unit but the first.
ask-sacrifice = Give 2 units in the Sanctuary for 1 VP?
ask-serve-delta = Give 1 unit in the Delta temple for 5 PP?
ask-offer-veterans = Give how many veteran tokens for PP?
ask-buy-cards = Draw how many more cards for veteran tokens?
ask-discard-at-night = { $left ->
        [one] Discard { $left } card
       *[other] Discard { $left } cards: which one first?
    }
ask-annex = Take a random card from whom?
ask-mobilise = Give how many veteran tokens for units?
    .help = The units are placed in your districts.
ask-choose-position = Choose your position on the order track

## Events

event-city-chosen = { $who } chooses a city: { $city }.
event-order-drawn = The order is drawn; { $who } goes first.
event-colour-chosen = { $who } founds a pyramid, { $colour }: { $area }.
event-pyramid-built = { $who } builds a pyramid to level { $level }: { $area }.
event-tile-taken = { $who } takes the tile “{ $tile }”.
event-silver-taken = { $who } takes a silver token.
event-special-taken = { $who } takes the special card “{ $card }”.
event-card-removed = { $who } removes the battle card “{ $card }” from the game.
event-round-begins = Round { $round } begins; { $who } goes first.
event-turn-ends = { $glory ->
        [one] { $who } ends the turn with { $glory } point.
       *[other] { $who } ends the turn with { $glory } points.
    }
event-token-placed = { $who } places a token: { $field }.
event-silver-placed = { $who } places the silver token: { $field }.
event-gold-placed = { $who } places the gold token.
event-action-begins = { $who }: { $field }.
event-points = { $source }: { $who } { $points ->
        [-1] −1 point
        [one] +{ $points } point
       *[other] +{ $points } points
    }.
event-prayer-gained = { $who } gains { $prayer } PP.
event-prayer-paid = { $who } pays { $prayer } PP.
event-prayer-lost = { $who } loses { $prayer } PP.
event-units-placed = { $units ->
        [one] { $who } places { $units } unit: { $area }.
       *[other] { $who } places { $units } units: { $area }.
    }
event-units-removed = { $units ->
        [one] { $who } loses { $units } unit: { $area }.
       *[other] { $who } loses { $units } units: { $area }.
    }
event-companion-placed = { $who }: { $companion } joins a troop: { $area }.
event-companion-exchanged = { $who }: { $companion } changes places.
event-companion-returned = { $who }: { $companion } returns to supply.
event-cards-drawn = { $cards ->
        [one] { $who } draws { $cards } card.
       *[other] { $who } draws { $cards } cards.
    }
event-card-seen = { $who } draws “{ $card }”.
event-card-played = { $who } plays “{ $card }”.
event-card-discarded = { $who } discards “{ $card }”.
event-card-remembered = { $who } takes “{ $card }” from the discards.
event-deck-renewed = The discards become the new deck; { $who } draws on.
event-annexed = { $who } takes a card from { $rival }.
event-annexed-card = { $who } took “{ $card }”.
event-moved = { $units ->
        [one] { $who } moves { $units } unit: { $from } → { $area }.
       *[other] { $who } moves { $units } units: { $from } → { $area }.
    }
event-teleported = { $units ->
        [one] { $who } teleports { $units } unit: { $from } → { $area }.
       *[other] { $who } teleports { $units } units: { $from } → { $area }.
    }
event-initiative = { $who } strikes first: { $area }.
event-trap = The trap of { $who } closes: { $area }.
event-battle-begins = { $who } attacks: { $area }.
event-defends = { $who } defends: { $area }.
event-card-shown = { $who } will play “{ $card }”.
event-card-revealed = { $who } reveals “{ $card }”.
event-card-swapped = { $who } swaps cards and now plays “{ $card }”.
event-diversion = { $who } only feigned: Diversion.
event-strength = { $who } has strength { $strength }.
event-battle-won = { $who } wins the battle.
event-veterans = { $tokens ->
        [one] { $who } gets { $tokens } veteran token.
       *[other] { $who } gets { $tokens } veteran tokens.
    }
event-veterans-spent = { $tokens ->
        [one] { $who } gives { $tokens } veteran token.
       *[other] { $who } gives { $tokens } veteran tokens.
    }
event-retreated = { $who } retreats: { $area }.
event-recalled = { $units ->
        [one] { $who } recalls { $units } unit.
       *[other] { $who } recalls { $units } units.
    }
event-cards-back = { $who } takes all battle cards back.
event-night-step = Night: { $step }.
event-position-chosen = { $who } takes position { $position } on the order track.
event-game-won = { $who } wins the game.

## Why not

reason-balance = Every floor needs a token by the end of the day.
reason-field-taken = A token already lies here.
reason-highest-level = The pyramid is already at level 4.
reason-no-colour-left = You have no pyramid or no colour left.
reason-too-little-prayer = You have too few prayer points.
reason-tile-gone = No such tile is left.
reason-same-picture = You already have a tile with this picture.
reason-colour-used = You have acquired a tile of this colour this round.
reason-other-field = Your token stands on the field of another colour.
reason-pyramid-too-low = You control no pyramid of this colour and level.
reason-over-limit = The limits of a troop would be broken.
reason-no-second-teleport = There is no further teleport in this action.
reason-no-portal = A teleport starts in a district with a pyramid you control.
reason-no-land-moves = No land moves are left.
reason-walls = The walls of this city are in the way.

## Map

city-nw = North-West City (NW)
city-w = West City (W)
city-sw = South-West City (SW)
city-ne = North-East City (NE)
city-e = East City (E)
city-se = South-East City (SE)
area-nw-w = NW, western district
    .text = District of a city. Its owner controls it as long as no rival troop is in it.
area-nw-c = NW, central district
    .text = District of a city. Its owner controls it as long as no rival troop is in it.
area-nw-e = NW, eastern district
    .text = District of a city. Its owner controls it as long as no rival troop is in it.
area-w-w = W, western district
    .text = District of a city. Its owner controls it as long as no rival troop is in it.
area-w-c = W, central district
    .text = District of a city. Its owner controls it as long as no rival troop is in it.
area-w-e = W, eastern district
    .text = District of a city. Its owner controls it as long as no rival troop is in it.
area-sw-w = SW, western district
    .text = District of a city. Its owner controls it as long as no rival troop is in it.
area-sw-c = SW, central district
    .text = District of a city. Its owner controls it as long as no rival troop is in it.
area-sw-e = SW, eastern district
    .text = District of a city. Its owner controls it as long as no rival troop is in it.
area-f-nw = North-West Front (F-NW)
    .text = Desert in front of a city, with a military port: only the owner of the city can land here.
area-o-wn = North-Western Obelisk Desert (O-WN)
    .text = Desert with an obelisk: a teleport may arrive here.
area-f-w = West Front (F-W)
    .text = Desert in front of a city, with a military port: only the owner of the city can land here.
area-o-ws = South-Western Obelisk Desert (O-WS)
    .text = Desert with an obelisk: a teleport may arrive here.
area-f-sw = South-West Front (F-SW)
    .text = Desert in front of a city, with a military port: only the owner of the city can land here.
area-n-w = Western Nile Bank (N-W)
    .text = Desert with a commercial port: everybody can land here.
area-t-w = Western Temple (T-W)
    .text = Temple with an obelisk: 1 VP while you control it, { $prayer } PP at night.
area-t-wn = Western Nile Temple (T-WN)
    .text = Temple with an obelisk: 1 VP while you control it, { $prayer } PP at night.
area-ne-w = NE, western district
    .text = District of a city. Its owner controls it as long as no rival troop is in it.
area-ne-c = NE, central district
    .text = District of a city. Its owner controls it as long as no rival troop is in it.
area-ne-e = NE, eastern district
    .text = District of a city. Its owner controls it as long as no rival troop is in it.
area-e-w = E, western district
    .text = District of a city. Its owner controls it as long as no rival troop is in it.
area-e-c = E, central district
    .text = District of a city. Its owner controls it as long as no rival troop is in it.
area-e-e = E, eastern district
    .text = District of a city. Its owner controls it as long as no rival troop is in it.
area-se-w = SE, western district
    .text = District of a city. Its owner controls it as long as no rival troop is in it.
area-se-c = SE, central district
    .text = District of a city. Its owner controls it as long as no rival troop is in it.
area-se-e = SE, eastern district
    .text = District of a city. Its owner controls it as long as no rival troop is in it.
area-f-ne = North-East Front (F-NE)
    .text = Desert in front of a city, with a military port: only the owner of the city can land here.
area-o-en = North-Eastern Obelisk Desert (O-EN)
    .text = Desert with an obelisk: a teleport may arrive here.
area-f-e = East Front (F-E)
    .text = Desert in front of a city, with a military port: only the owner of the city can land here.
area-o-es = South-Eastern Obelisk Desert (O-ES)
    .text = Desert with an obelisk: a teleport may arrive here.
area-f-se = South-East Front (F-SE)
    .text = Desert in front of a city, with a military port: only the owner of the city can land here.
area-n-e = Eastern Nile Bank (N-E)
    .text = Desert with a commercial port: everybody can land here.
area-t-e = Eastern Temple (T-E)
    .text = Temple with an obelisk: 1 VP while you control it, { $prayer } PP at night.
area-t-en = Eastern Nile Temple (T-EN)
    .text = Temple with an obelisk: 1 VP while you control it, { $prayer } PP at night.
area-d-desert = Delta desert
    .text = Desert with a military port: it can be left by ship but not entered by ship.
area-d-temple = Delta temple
    .text = Temple with an obelisk: 1 VP while you control it; at night 1 unit may be given for 5 PP.
area-d-sanct = Sanctuary
    .text = Area with an obelisk; at night 2 units may be given for 1 permanent VP.
side-w = western
side-c = central
side-e = eastern
from-none = None
place-done = Done
way-part-teleport = Teleport
    .text = Costs 2 PP, no land move; once in a Move action.
way-part-transfer = Transfer (card)
    .text = Teleport part or all of the moving troop from any area to an area with an obelisk; the card's cost replaces the teleport cost, and it is this action's teleport.
way-part-to = March
    .text = The shortest way by land; who goes along goes all the way.
way-part-through = Teleport and march
    .text = The shortest way with the teleport, which costs its usual price; who goes along goes all the way.
way-open-gates = Play Open Gates
    .text = In this Move action the troop ignores 1 wall.
way-swiftness = Play Swiftness
    .text = At the start of the Move action +1 land move.
way-stop = Stop here

## Setting up, building, turn

split-ones = 1 / 1 / 1
split-two-one = 2 / 1
colour-ruby = Ruby
colour-sapphire = Sapphire
colour-diamond = Diamond
colour-onyx = Onyx
colour-amethyst = Amethyst
colour-amber = Amber
level-0 = Level 0
level-1 = Level 1
level-2 = Level 2
level-3 = Level 3
level-4 = Level 4
slot-a = Acquisition field A
slot-b = Acquisition field B
slot-c = Acquisition field C
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
turn-move-top = Move (top)
    .text = Move one of your troops.
turn-recruit = Recruit
    .text = Take units from supply into your districts for 1 PP each.
turn-move = Move
    .text = Move one of your troops.
turn-build = Build
    .text = Raise one of your pyramids; each level costs its number in PP.
turn-pray = Pray
    .text = Gain 2 PP.
turn-pray-low = Pray (low)
    .text = Gain 2 PP.
turn-acquire-a = Acquire A
    .text = Take a power tile of this field's colour for its level in PP.
turn-acquire-b = Acquire B
    .text = Take a power tile of this field's colour for its level in PP.
turn-acquire-c = Acquire C
    .text = Take a power tile of this field's colour for its level in PP.
turn-gold = Divine power
    .text = The gold token resolves one gold action of your tiles.
turn-raining-fire = { card-raining-fire }
    .text = Remove 1 rival unit anywhere on the board.
turn-prayer = { card-prayer }
    .text = Gain 2 PP.
turn-enlistment = { card-enlistment }
    .text = Add up to 2 units from supply to your districts and/or your troops.
turn-mana-theft = { card-mana-theft }
    .text = Each rival loses 1 PP if they have one; you gain 1 PP.
turn-divine-memory = { card-divine-memory }
    .text = Take 1 card of your choice from the intervention discard pile into your hand, but not another Divine Memory.
turn-companions = Arrange companions
turn-end = End the turn
silver-none = Keep it
add-diversion = Diversion
    .text = No effect; it returns to your hand after the battle.
add-done = Done
arrange-done = Done
gold-action-will-move = Divine Will: Move
gold-action-will-recruit = Divine Will: Recruit
gold-action-twin-pray = Twin Ceremony: Pray
gold-action-twin-acquire = Twin Ceremony: Acquire
gold-action-forced-march = Forced March
gold-action-solar-barque = Solar Barque
gold-action-versatile-move = Magic Versatility: Move
gold-action-versatile-recruit = Magic Versatility: Recruit
gold-action-versatile-build = Magic Versatility: Build
gold-action-versatile-pray = Magic Versatility: Pray
fate-retreat = Retreat
fate-recall = Recall
fate-stay = Stay
rival-seat0 = Seat 1
rival-seat1 = Seat 2
rival-seat2 = Seat 3
rival-seat3 = Seat 4
rival-seat4 = Seat 5
rival-seat5 = Seat 6
position-1 = 1
position-2 = 2
position-3 = 3
position-4 = 4
position-5 = 5
position-6 = 6
night-day = Day
night-sacrifice = Sacrifice
night-delta = Delta temple
night-temples = Temples
night-worship = Worship
night-prayers = Prayers
night-intervention = Divine intervention
night-mobilisation = Mobilisation
night-awakening = Awakening
night-destiny = Destiny
source-battle = Battle
source-sacrifice = Sacrifice
source-temples = Two temples
source-tile = Power tile
source-temple = Temple held
source-pyramid = Level-4 pyramid held

## Cards

battle-card-b1 = Cavalry Blitz
    .text = Strength { $strength }, damage { $damage }.
battle-card-b2 = Fervent Purge
    .text = Strength { $strength }, damage { $damage }.
battle-card-b3 = Phalanx
    .text = Strength { $strength }, defence { $defence }.
battle-card-b4 = Mixed Tactics
    .text = Strength { $strength }, damage { $damage }, defence { $defence }.
battle-card-b5 = Chariot Raid
    .text = Strength { $strength }, damage { $damage }.
battle-card-b6 = Shield Push
    .text = Strength { $strength }, defence { $defence }.
battle-card-b7 = Defensive Retreat
    .text = Strength { $strength }, damage { $damage }, defence { $defence }.
battle-card-b8 = Sacrificial Charge
    .text = Strength { $strength }. Your own troop loses 2 units, whatever its defence.
battle-card-s1 = Wrryt Storm
    .text = Strength { $strength }, damage { $damage }.
battle-card-s2 = Shetyw Barrier
    .text = Strength { $strength }, defence { $defence }.
battle-card-s3 = Sekhem Feint
    .text = Strength { $strength }, unblockable damage { $unblockable }.
card-war-rage = War Rage
    .text = Battle, cost { $cost }: +1 strength.
card-war-fury = War Fury
    .text = Battle, cost { $cost }: +2 strength.
card-bloody-battle = Bloody Battle
    .text = Battle, cost { $cost }: +1 damage.
card-bloodbath = Bloodbath
    .text = Battle, cost { $cost }: +2 damage.
card-bronze-wall = Bronze Wall
    .text = Battle, cost { $cost }: +1 defence.
card-iron-wall = Iron Wall
    .text = Battle, cost { $cost }: +2 defence.
card-glory = Glory
    .text = Battle, cost { $cost }: In the resolution step 4 PP if you win.
card-divine-protection = Divine Protection
    .text = Battle, cost { $cost }: If you win, your troop loses no units to the opponent's damage or unblockable damage in this battle.
card-conscription = Conscription
    .text = Battle, cost { $cost }: At the end of casualties, if you won, add up to 3 units from supply to your troops and/or your districts.
card-snare = Snare
    .text = Battle, cost { $cost }: After the clash you may swap your played battle card with the one you set aside in this war council.
card-raining-fire = Raining Fire
    .text = Day, cost { $cost }: Remove 1 rival unit anywhere on the board.
card-prayer = Prayer
    .text = Day, cost { $cost }: Gain 2 PP.
card-enlistment = Enlistment
    .text = Day, cost { $cost }: Add up to 2 units from supply to your districts and/or your troops.
card-mana-theft = Mana Theft
    .text = Day, cost { $cost }: Each rival loses 1 PP if they have one; you gain 1 PP.
card-divine-memory = Divine Memory
    .text = Day, cost { $cost }: Take 1 card of your choice from the intervention discard pile into your hand, but not another Divine Memory.
card-transfer = Transfer
    .text = Move, cost { $cost }: Teleport part or all of the moving troop from any area to an area with an obelisk; the card's cost replaces the teleport cost, and it is this action's teleport.
card-open-gates = Open Gates
    .text = Move, cost { $cost }: In this Move action the troop ignores 1 wall.
card-swiftness = Swiftness
    .text = Move, cost { $cost }: At the start of the Move action +1 land move.

## Power tiles

tile-charge = Charge!
    .text = Level { $level }, battle: +1 strength when you attack.
tile-priest-of-mafdet = Priest of Mafdet
    .text = Level { $level }, move: +1 land move.
tile-carnage = Carnage
    .text = Level { $level }, battle: +1 damage.
tile-wrryt-storm = Wrryt Storm
    .text = Level { $level }, immediate: Take all your battle cards back into hand, secretly remove 1 from the game and take the special card Wrryt Storm.
tile-sappers = Sappers
    .text = Level { $level }, move: Your troop ignores 1 wall.
tile-portal-of-thoth = Portal of Thoth
    .text = Level { $level }, move: Your teleport may start in any area with an obelisk and costs 1 less (at least 0).
tile-royal-scarab = Royal Scarab
    .text = Level 3, monster: +2 land moves, +2 strength.
tile-blades-of-neith = Blades of Neith
    .text = Level { $level }, battle: +1 strength.
tile-divine-wound = Divine Wound
    .text = Level { $level }, battle: At the end of the clash you may discard intervention cards from hand for +1 strength each.
tile-domination-ruby = Domination
    .text = Level { $level }, immediate: 1 permanent VP.
tile-giant-scorpion = Giant Scorpion
    .text = Level 4, monster: +1 land move, +2 strength, +2 damage.
tile-initiative = Initiative
    .text = Level { $level }, move: When your moving troop enters an area with a rival troop, first remove 2 of its units; if none is left there is no battle and the Move action may go on.
tile-phoenix = Phoenix
    .text = Level 4, monster: +1 land move, +2 strength; its troop ignores 1 wall.
tile-act-of-god-ruby = Act of God
    .text = Level { $level }, immediate: Take 1 silver action token.
tile-recruiting-scribe = Recruiting Scribe
    .text = Level { $level }, day: Up to 2 extra units for free in your Recruit actions.
tile-defense = Defense!
    .text = Level { $level }, battle: +1 strength when you defend.
tile-legion = Legion
    .text = Level { $level }, always: Your troop limit is 7.
tile-ancestral-elephant = Ancestral Elephant
    .text = Level 2, monster: +1 land move, +1 strength, +1 defence.
tile-shetyw-barrier = Shetyw Barrier
    .text = Level { $level }, immediate: Like Wrryt Storm, with the special card Shetyw Barrier.
tile-deep-desert-snake = Deep Desert Snake
    .text = Level 2, monster: +1 land move; in battle all effects and bonuses of the opposing monster are ignored (not those of servants, and nothing outside battle). Two Snakes cancel each other.
tile-shields-of-neith = Shields of Neith
    .text = Level { $level }, battle: +1 defence.
tile-defensive-victory = Defensive Victory
    .text = Level { $level }, battle: If you defend, win and still have a troop, 1 battle VP in the rewards step.
tile-prescience = Prescience
    .text = Level { $level }, battle: In the war council the opponent makes all choices first and shows you the battle card to be played, not the intervention cards, before you choose. If both have it, both choose at the same time.
tile-domination-sapphire = Domination
    .text = Level { $level }, immediate: 1 permanent VP.
tile-reinforcements = Reinforcements
    .text = Level { $level }, immediate and night: On acquiring and at every Awakening you may add up to 4 units to your districts and/or your troops.
tile-sphinx = Sphinx
    .text = Level 4, monster and immediate: 1 divinity VP on acquiring; +2 strength.
tile-divine-will = Divine Will
    .text = Level { $level }, gold: A Move action or a Recruit action.
tile-act-of-god-sapphire = Act of God
    .text = Level { $level }, immediate: Take 1 silver action token.
tile-priest = Priest
    .text = Level { $level }, day: +1 PP in your Pray actions.
tile-priestess = Priestess
    .text = Level { $level }, day: Your Acquire actions cost 1 less (at least 0).
tile-magical-support = Magical Support
    .text = Level { $level }, day: In your Build actions each level costs 1 less (at least 0).
tile-high-priest = High Priest
    .text = Level { $level }, night: +2 PP in step 5.
tile-divine-hunger = Divine Hunger
    .text = Level { $level }, battle: In casualties 2 PP per rival unit removed by your damage.
tile-divine-boon = Divine Boon
    .text = Level { $level }, night: In step 6 draw 1 more intervention card.
tile-hand-of-god = Hand of God
    .text = Level { $level }, night: At Awakening you may raise one of your pyramids by 1 level for free (a new one: choose colour and district).
tile-vision = Vision
    .text = Level { $level }, night: In step 6 draw 4 extra intervention cards, then discard 4 intervention cards from your whole hand, after all draws of your tiles; with fewer cards discard what there is.
tile-priest-of-thoeris = Priest of Thoeris
    .text = Level { $level }, battle: 4 PP in the resolution step if you win, attacking or defending.
tile-domination-diamond = Domination
    .text = Level { $level }, immediate: 1 permanent VP.
tile-priest-of-ra = Priest of Ra
    .text = Level { $level }, always: Each time you spend at least 1 PP the cost is 1 less (at least 0). This counts per separate payment (a whole Build, a Recruit, one intervention card, one teleport and so on), not for losses such as Mana Theft.
tile-priest-of-amon = Priest of Amon
    .text = Level { $level }, immediate and night: 5 PP on acquiring; +5 PP in step 5.
tile-mummy = The Mummy
    .text = Level 4, monster and night: +1 land move, +2 strength; in step 6 its owner draws 1 more intervention card, also while it is in supply.
tile-act-of-god-diamond = Act of God
    .text = Level { $level }, immediate: Take 1 silver action token.
tile-mercenaries = Mercenaries
    .text = Level { $level }, immediate: Take 3 mercenary units and place them in your districts within the limits, any surplus in your supply; they are your units for the rest of the game.
tile-local-recruitment = Local Recruitment
    .text = Level { $level }, day: In your Recruit actions units may also be added to your troops anywhere.
tile-honor-in-battle = Honor in Battle
    .text = Level { $level }, battle: In casualties 1 PP per own unit removed by the opponent's damage.
tile-dedication-to-battle = Dedication to Battle
    .text = Level { $level }, move: 2 PP when your moving troop enters an area controlled by a rival troop, even if no battle follows.
tile-khnums-sphinx = Khnum's Sphinx
    .text = Level 2, monster: +1 land move, +1 strength; a rival's Move action entering its area must pay 2 PP extra.
tile-twin-ceremony = Twin Ceremony
    .text = Level { $level }, gold: Either a Pray action, or an Acquire action in a colour already used this round, the tile costing 1 more; no free acquisition field is needed, all other conditions stay.
tile-griffin-sphinx = Griffin Sphinx
    .text = Level 3, monster: +2 strength; its troop may teleport from any area with an obelisk, at the usual cost.
tile-forced-march = Forced March
    .text = Level { $level }, gold: A Move action without teleport.
tile-deadly-trap = Deadly Trap
    .text = Level { $level }, day: When a rival's moving troop enters an area controlled by your troop, first remove 1 of its units; if none is left there is no battle.
tile-domination-onyx = Domination
    .text = Level { $level }, immediate: 1 permanent VP.
tile-ammut = Ammut, Soul Devourer
    .text = Level 4, monster: +1 land move, +2 strength; its troop ignores every removal of units outside battle caused by rivals; in the rewards step, if you win and your damage removed at least 2 rival units, 1 more battle VP.
tile-bestial-fury = Bestial Fury
    .text = Level { $level }, move and battle: +1 land move; in battle +1 strength and +1 damage.
tile-divine-might = Divine Might
    .text = Level { $level }, day: Each time another effect gives you at least 1 PP in the day phase, +1 PP; once per effect (Pray with Priest is one effect), not in battle and not at night.
tile-act-of-god-onyx = Act of God
    .text = Level { $level }, immediate: Take 1 silver action token.
tile-energy-drain = Energy Drain
    .text = Level { $level }, day: 1 PP when a rival resolves a Pray action, at most 2 PP per round.
tile-old-guard = Old Guard
    .text = Level { $level }, battle: In the rewards step, if you received at least 1 veteran token, take 1 more.
tile-seasoned-columns = Seasoned Columns
    .text = Level { $level }, night: In Mobilisation each veteran token discarded places 2 units instead of 1, also into your troops in areas you control.
tile-annexation = Annexation
    .text = Level { $level }, night: In step 6, after all draws, take 1 random intervention card from one rival of your choice (not Diversion); both of you know the card.
tile-cobra = Cobra
    .text = Level 2, monster: +1 strength, +1 unblockable damage.
tile-sekhem-feint = Sekhem Feint
    .text = Level { $level }, immediate: Like Wrryt Storm, with the special card Sekhem Feint.
tile-ambush = Ambush
    .text = Level { $level }, battle: After the clash you may swap your played battle card with the one you set aside in this war council.
tile-divine-advantage = Divine Advantage
    .text = Level { $level }, night: In step 6 draw 2 extra intervention cards, then discard 1 intervention card.
tile-kill-them-all = Kill Them All
    .text = Level { $level }, move and battle: +1 land move; in battle +1 damage.
tile-domination-amethyst = Domination
    .text = Level { $level }, immediate: 1 permanent VP.
tile-crocodile = Crocodile
    .text = Level 4, monster: +1 land move, +2 strength, +1 damage, +1 defence.
tile-magic-versatility = Magic Versatility
    .text = Level { $level }, gold: Any one basic action except Acquire whose field on your board is already occupied this round.
tile-blood-tithe = Blood Tithe
    .text = Level { $level }, night: In step 5 each veteran token gives 2 PP; in step 6 each single veteran token draws 1 card.
tile-act-of-god-amethyst = Act of God
    .text = Level { $level }, immediate: Take 1 silver action token.
tile-nile-boatmen = Nile Boatmen
    .text = Level { $level }, move: Your troops may enter any area through any port.
tile-stone-carriers = Stone Carriers
    .text = Level { $level }, day: Your Build actions cost 1 less in total (at least 0).
tile-standard-bearer = Standard Bearer
    .text = Level 2, servant: +1 land move, +1 strength.
tile-physician = Physician
    .text = Level 2, servant: +1 defence; at the end of a battle its troop fought, if the troop survives, add 1 unit to it from supply.
tile-guide = Guide
    .text = Level 2, servant: +1 land move; its troop ignores 1 wall.
tile-temple-tithe = Temple Tithe
    .text = Level { $level }, night: In step 4 +1 PP for each temple you control, not the Delta temple.
tile-vulture = Vulture
    .text = Level 3, monster: +1 land move, +2 strength; in the rewards step, if its troop fought, take 1 veteran token.
tile-amber-ward = Amber Ward
    .text = Level { $level }, battle: Impenetrable defence 1 when you defend.
tile-spoils-of-war = Spoils of War
    .text = Level { $level }, battle: In the rewards step draw 2 intervention cards if you win.
tile-domination-amber = Domination
    .text = Level { $level }, immediate: 1 permanent VP.
tile-vizier = Vizier
    .text = Level 4, servant and night: +1 land move, +1 strength, +1 defence; in step 5 +2 PP if the Vizier is on the board.
tile-solar-barque = Solar Barque
    .text = Level { $level }, gold: A Move action with +1 land move; any port may be entered during it.
tile-eternal-city = Eternal City
    .text = Level { $level }, battle and night: In battles in districts of your own city you have +2 strength and +1 defence; in step 5 +1 PP per level-4 pyramid of yours that you control.
tile-act-of-god-amber = Act of God
    .text = Level { $level }, immediate: Take 1 silver action token.

## Companions

companion-royal-scarab = { tile-royal-scarab }
companion-giant-scorpion = { tile-giant-scorpion }
companion-phoenix = { tile-phoenix }
companion-ancestral-elephant = { tile-ancestral-elephant }
companion-deep-desert-snake = { tile-deep-desert-snake }
companion-sphinx = { tile-sphinx }
companion-mummy = { tile-mummy }
companion-khnums-sphinx = { tile-khnums-sphinx }
companion-griffin-sphinx = { tile-griffin-sphinx }
companion-ammut = { tile-ammut }
companion-cobra = { tile-cobra }
companion-crocodile = { tile-crocodile }
companion-vulture = { tile-vulture }
companion-standard-bearer = { tile-standard-bearer }
companion-physician = { tile-physician }
companion-guide = { tile-guide }
companion-vizier = { tile-vizier }
companion-none = None
arrange-part-royal-scarab = { tile-royal-scarab }
arrange-part-giant-scorpion = { tile-giant-scorpion }
arrange-part-phoenix = { tile-phoenix }
arrange-part-ancestral-elephant = { tile-ancestral-elephant }
arrange-part-deep-desert-snake = { tile-deep-desert-snake }
arrange-part-sphinx = { tile-sphinx }
arrange-part-mummy = { tile-mummy }
arrange-part-khnums-sphinx = { tile-khnums-sphinx }
arrange-part-griffin-sphinx = { tile-griffin-sphinx }
arrange-part-ammut = { tile-ammut }
arrange-part-cobra = { tile-cobra }
arrange-part-crocodile = { tile-crocodile }
arrange-part-vulture = { tile-vulture }
arrange-part-standard-bearer = { tile-standard-bearer }
arrange-part-physician = { tile-physician }
arrange-part-guide = { tile-guide }
arrange-part-vizier = { tile-vizier }
arrange-part-nw-w = { area-nw-w }
arrange-part-nw-c = { area-nw-c }
arrange-part-nw-e = { area-nw-e }
arrange-part-w-w = { area-w-w }
arrange-part-w-c = { area-w-c }
arrange-part-w-e = { area-w-e }
arrange-part-sw-w = { area-sw-w }
arrange-part-sw-c = { area-sw-c }
arrange-part-sw-e = { area-sw-e }
arrange-part-ne-w = { area-ne-w }
arrange-part-ne-c = { area-ne-c }
arrange-part-ne-e = { area-ne-e }
arrange-part-e-w = { area-e-w }
arrange-part-e-c = { area-e-c }
arrange-part-e-e = { area-e-e }
arrange-part-se-w = { area-se-w }
arrange-part-se-c = { area-se-c }
arrange-part-se-e = { area-se-e }

## Component tables

table-areas = Areas
table-schemes = Map schemes
table-fields = Action fields
table-battle-cards = Battle cards
table-interventions = Divine interventions
table-tiles = Power tiles
table-companions = Companions
column-name-action = Action
column-name-adjacent = Adjacent
column-name-city = City
column-name-copies = Copies
column-name-damage = Damage
column-name-defence = Defence
column-name-east = East bank
column-name-floor = Floor
column-name-level = Level
column-name-moves = Land moves
column-name-number = Number
column-name-obelisk = Obelisk
column-name-players = Players
column-name-port = Port
column-name-prayer = PP
column-name-side = Side
column-name-storms = Storms
column-name-strength = Strength
column-name-symbol = Symbol
column-name-unblockable = Unblockable damage
column-name-ward = Impenetrable defence
column-name-when = When

## Board

board-you = You
board-round = Round { $n }
board-storm = Storm: this city is out of play.
board-troop = A troop and the number of its units.
board-order = Order track
board-deck = Deck of interventions
board-discard = Discarded interventions
board-watching = You are watching.
board-no-cards = No intervention cards
board-battle = Battle
board-attacks = Attacker
board-defends = Defender
board-map = Map
board-seats = Players
board-market = Power tiles
board-area = Area
board-pyramid = Pyramid
board-holder = Token
board-strength = Strength
board-hand = Your cards
board-city = City
board-fields = Action fields
board-tiles = Tiles
quantity-glory = VP
quantity-points = Permanent VP
quantity-temples = Temples held
quantity-pyramids = Level-4 pyramids held
quantity-prayer = Prayer points
quantity-veterans = Veteran tokens
quantity-supply = Units in supply
quantity-cards = Interventions in hand
quantity-battle = Battle cards in hand and face down
note-cost = Cost: { $prayer } PP.
note-level = Level { $level }.
note-lead = Strength now: { $own } to { $other }.
note-troop = { $units ->
        [one] { $who }: { $units } unit.
       *[other] { $who }: { $units } units.
    }
note-gain = Gives { $prayer } PP.

## Gods

option-gods = Gods of Egypt
    .text = Everybody leads a god with powers of its own: it can be acquired late in the game and fights on the board by itself.
ask-choose-god = Choose your god
    .help = Its tile can be acquired once somebody has 4 glory points (a team: 7).
ask-acquire-god = Acquire your god for 4 PP instead of a tile?
    .help = You need a level-4 pyramid of your city in the colour of this field.
ask-take-jaws = Sobek’s Jaws: which battle card leaves the game?
    .help = Nobody else learns which one.
ask-place-god = In which of your districts does your god appear?
    .help = None with your units or an ally’s; where a rival stands, a battle follows.
event-god-chosen = { $who } chooses { $god }.
event-god-acquired = { $who } acquires the god { $god }.
event-god-placed = The god of { $who } appears: { $area }.
event-god-returned = The god of { $who } returns to its tile.
event-life-lost = The god of { $who } loses { $life } LP.
event-life-regained = The god of { $who } regains { $life } LP.
event-ascension = From now on gods can be acquired.
battle-card-s4 = Sobek’s Jaws
    .text = Strength { $strength }, unblockable damage { $unblockable }, defence { $defence }.
god-anubis = Anubis
    .text = After a battle in which the opponent lost a unit Anubis regains 1 LP. Its owner places up to 2 units for free in own districts at Mobilisation.
god-bastet = Bastet
    .text = One more land move, ignores 1 wall. Its owner chooses the area of an own retreat.
god-horus = Horus
    .text = Teleports from any obelisk, for nothing. Its owner’s teleports cost 1 PP less.
god-wadjet = Wadjet
    .text = Defence +2. Its owner’s troops have defence +1 in districts of the own city.
god-sobek = Sobek
    .text = Damage +1, may enter through any port. Its owner takes the battle card Sobek’s Jaws.
god-set = Set
    .text = Unblockable damage +1. When its owner wins as attacker the loser gets no veteran token, and the owner draws 1 card.
table-gods = Gods
column-name-life = LP
board-god = A god and its life points; it stands alone.
board-ascension = Gods can be acquired.

## Teams

mode-teams = Teams
    .text = 2 against 2, or with 6 players 2 against 2 against 2 or 3 against 3; 12 glory points of a team win.
option-six-players = Six players
    .text = How six players form teams; four always play 2 against 2.
option-six-players-2v2v2 = 2 against 2 against 2
option-six-players-3v3 = 3 against 3
option-open-hands = Allies’ cards
    .text = Whether allies see each other’s cards all the time.
ask-first-marker = Whose order marker does your team use first?
    .help = The others follow in the order of the teams.
ask-place-marker = A position for your team’s first marker
ask-next-marker = Whose order marker follows next?
ask-first-guest = Whose unit joins yours in the first of the two districts?
    .help = The other ally’s unit joins in the second.
ask-share-prayer = Give how many of the PP just gained to { $ally }?
ask-share-veterans = Give how many of the veteran tokens just gained to { $ally }?
ask-lose-unit = Whose unit leaves the mixed troop? { $area }
ask-choose-defender = Which ally defends? { $area }
    .help = Only that ally’s tiles and cards will work.
ask-gather-at = Gathering: in which area?
    .help = Up to 3 units of your team come from adjacent areas.
ask-gather-from = A unit comes from where? { $area }
ask-gather-whose = Whose unit comes? { $source } → { $area }
ask-march-troop = Move which troop?
ask-march-step = { $area }: where next?
    .help = { $land ->
        [one] { $land } land move left. A rival troop ends the move with a battle.
       *[other] { $land } land moves left. A rival troop ends the move with a battle.
    }
ask-march-units = How many units of { $whose } go? { $way }
    .help = All others stay: { $area }.
ask-march-companion = Does { $companion } go along? { $way }
event-prayer-shared = { $who } gives { $ally } { $prayer } PP.
event-veterans-shared = { $tokens ->
        [one] { $who } gives { $ally } { $tokens } veteran token.
       *[other] { $who } gives { $ally } { $tokens } veteran tokens.
    }
event-gathering-played = { $who } plays Gathering.
turn-gathering = Gathering
    .text = Choose an area with a unit of yours: up to 3 units of your team come there from adjacent areas. Then the card leaves the game.
board-team = Team { $letter }
board-team-told = Allies win together: their points are added up.

## Amon

mode-solo = Solo: against Amon
    .text = One player against Amon, who moves by cards; an objective must be met before the rounds run out.
option-objective = Objective
    .text = What you must reach to win; drawn at random or chosen.
option-objective-draw = drawn
option-objective-ce01 = { objective-ce01 }
option-objective-ce02 = { objective-ce02 }
option-objective-ce03 = { objective-ce03 }
option-objective-ce04 = { objective-ce04 }
option-objective-ce05 = { objective-ce05 }
ask-mourn-unit = Which of your largest troops loses a unit?
ask-stay-or-go = The re-formed troop has fought: stay or recall? { $area }
    .help = A recall gives 1 PP for each unit but the first.
event-objective-set = The objective: “{ $objective }”.
event-event-drawn = Event: “{ $event }”.
event-plague-drawn = Plague: “{ $plague }”.
event-amon-acts = { $who } acts: “{ $order }”.
event-plunder-drawn = { $plunder } is drawn.
event-tile-plundered = The tile “{ $tile }” leaves the game.
event-war-changed = War table, { $column }: { $value }.
event-troop-reformed = { $squad } is formed anew: { $area }.
event-clock-moved = { $rounds ->
        [one] { $rounds } round is left.
       *[other] { $rounds } rounds are left.
    }
squad-a = Troop A
squad-b = Troop B
war-strength = Strength
war-damage = Damage
war-defence = Defence
war-moves = Land moves
table-objectives = Objectives
table-events = Events
table-plagues = Plagues
table-actions = Action cards
table-plunders = Plunder cards
column-name-rounds = Rounds
column-name-events = Events
column-name-levy = Units for Amon
column-name-actions = Actions
column-name-plunders = Plunders
column-name-cull = Your losses
column-name-cards = Cards
column-name-limit = Troop limit
column-name-teleport = Teleport
column-name-dead = Dead at night
column-name-upper-level = Upper level
column-name-upper-column = Upper column
column-name-lower-level = Lower level
column-name-lower-column = Lower column
board-amon = Amon
board-objective = Objective
board-war-table = War table
    .text = What Amon adds to both his troops, from −2 to +5.
board-rounds-left = Rounds left
    .text = If Amon's marker leaves field 1, you have lost.
board-event = Event
board-no-event = no event yet
board-plagues = Plagues
board-no-plague = none yet
board-event-deck = Event deck
    .text = Cards left: one is drawn after your third token of each round. Two plagues are among them.
board-action-deck = Action deck
    .text = Cards left; one is drawn after your fifth token.
board-plunder-deck = Plunder deck
    .text = Cards left. They show level and column of the tiles that leave the game.
objective-ce01 = Regain the Zeal
    .text = 7 rounds, 5 events. Have 5 permanent VP and control 2 temples in the night phase. Checked at the start of the night and after each night step.
objective-ce02 = Master of the Two Lands
    .text = 8 rounds, 6 events. Have 9 VP in total (permanent and temporary). Checked at the start of each of your turns.
objective-ce03 = Fall of the Northern City
    .text = 7 rounds, 5 events. Your troops control both districts with Amon's pyramids and you have 3 permanent VP. Checked at the end of each of your turns and of the night. Amon's re-formed troops have 4 units.
objective-ce04 = Endurance
    .text = 6 rounds, 4 events. All 3 districts of your city are under your control, you have a level-4 pyramid of your own and 4 permanent VP. Checked only at the end of the last round's night; it cannot be met earlier.
objective-ce05 = Heir of the Gods
    .text = 8 rounds, 6 events. Own 7 power tiles, 2 of them of level 4, and control the Sanctuary in the night phase. Checked at the start of the night and after each night step. Tiles removed by plunder do not come back.
omen-wy01 = Awakened Host
    .text = Black: strength +1; Amon recruits up to 1 unit per troop.
omen-wy02 = Buried
    .text = Black: strength −1, defence +1, land move −1; draw and resolve 1 action card. Red: your teleport costs 3 PP and cannot be reduced (River of Blood still adds 1).
omen-wy03 = Sandstorm
    .text = Black: defence +1. Red: you cannot use ports.
omen-wy04 = Tomb Robbers
    .text = Black: 2 plunder effects. Red: your Acquire actions cost 1 more.
omen-wy05 = Feast of Opet
    .text = Black: strength −1, damage −1; you gain 2 PP; 1 plunder effect.
omen-wy06 = Forced March
    .text = Black: defence −1, land move +1; draw and resolve 1 action card.
omen-wy07 = Wall of Shields
    .text = Black: strength −1, defence +2. Red: your Recruit actions place at most 3 units.
omen-wy08 = Bloody Clash
    .text = Black: strength +1, damage +1, land move +1.
omen-wy09 = Blood Price
    .text = Black: damage +1; remove 1 unit of your largest troop. Red: recalling gives you no PP.
omen-wy10 = Silence of the Priests
    .text = Black: strength +1; 1 plunder effect. Red: your Pray actions give 1 PP less.
plague-dp01 = Locusts
    .text = Night step 5 gives you 1 PP instead of 2.
plague-dp02 = Darkness
    .text = No free DI card in night step 6; buying with veteran tokens is still allowed.
plague-dp03 = Boils
    .text = Your troop limit is 1 lower; surplus is removed at once and at each Awakening.
plague-dp04 = River of Blood
    .text = Your teleports cost 1 PP more.
plague-dp05 = Death of the Firstborn
    .text = At each Awakening remove 1 unit of your largest troop on the board if you have at least 2 units on the board.
order-ak01 = Surge of Strength
    .text = A towards your pyramid of the highest level; your pyramid occupied by a troop of yours; your westernmost pyramid. Then B towards your least numerous troop; your troop nearest to B; the temple giving most PP.
order-ak02 = Temple Raid
    .text = A towards a temple you control, the one giving most PP; the nearest temple. Then B towards the temple giving most PP that does not contain A; the nearest temple.
order-ak03 = The Hunt
    .text = A towards your most numerous troop; your troop nearest to A; your westernmost troop. Then B by the same list for B.
order-ak04 = Caravan of Spoils
    .text = 1 plunder effect. Then B towards your least numerous troop; your troop nearest to B.
order-ak05 = Small Reinforcements
    .text = Add up to 2 units to each Amon troop, to its limit. Destroy 1 unit in each of your troops.
order-ak06 = Great Levy
    .text = Add up to 3 units to each Amon troop, to its limit; strength +1 on the war table if neither troop could take a unit.
order-ak07 = Pincer
    .text = B towards your pyramid of the highest level; your pyramid occupied by a troop of yours; your easternmost pyramid. Then A towards your least numerous troop; your troop nearest to A; the temple giving most PP.
order-ak08 = Looted Tombs
    .text = 2 plunder effects; damage +1 on the war table.
order-ak09 = Eyes on the Delta
    .text = A towards a Delta area holding your troop; the Delta temple. Then B towards a temple you control; the nearest temple without an Amon troop.
plunder-g01 = Plunder 1
    .text = Upper colour: level { $upper_level }, column { $upper_column }. Lower colour: level { $lower_level }, column { $lower_column }.
plunder-g02 = Plunder 2
    .text = Upper colour: level { $upper_level }, column { $upper_column }. Lower colour: level { $lower_level }, column { $lower_column }.
plunder-g03 = Plunder 3
    .text = Upper colour: level { $upper_level }, column { $upper_column }. Lower colour: level { $lower_level }, column { $lower_column }.
plunder-g04 = Plunder 4
    .text = Upper colour: level { $upper_level }, column { $upper_column }. Lower colour: level { $lower_level }, column { $lower_column }.
plunder-g05 = Plunder 5
    .text = Upper colour: level { $upper_level }, column { $upper_column }. Lower colour: level { $lower_level }, column { $lower_column }.
plunder-g06 = Plunder 6
    .text = Upper colour: level { $upper_level }, column { $upper_column }. Lower colour: level { $lower_level }, column { $lower_column }.
plunder-g07 = Plunder 7
    .text = Upper colour: level { $upper_level }, column { $upper_column }. Lower colour: level { $lower_level }, column { $lower_column }.
plunder-g08 = Plunder 8
    .text = Upper colour: level { $upper_level }, column { $upper_column }. Lower colour: level { $lower_level }, column { $lower_column }.
