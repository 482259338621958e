### Last Comrade: names, briefings, texts of cards. English has no cases: whoever asks for one gets the plain name.

lc-game = Last Comrade

## Comrades

lc-comrade-dominika = Dominika
    .short = Dominika
    .flavour = Yours? It was.
lc-comrade-nikolai = Nikolai
    .short = Nikolai
    .flavour = A bullet with my name on it? Misspelt.
lc-comrade-wasyl = Vasyl
    .short = Vasyl
    .flavour = To good company!
lc-comrade-jurge = Jurge
    .short = Jurge
    .flavour = Dig deeper, live longer.
lc-comrade-misza = Misha the Bear
    .short = Misha
    .flavour = Grr.
lc-comrade-olga = Olga
    .short = Olga
    .flavour = Red wire or blue? Both.
lc-comrade-igor = Igor
    .short = Igor
    .flavour = Wire and faith, it will hold.
lc-comrade-tamara = Tamara
    .short = Tamara
    .flavour = From the side I am hardly there.
lc-comrade-jadwiga = Granny Jadwiga
    .short = Jadwiga
    .flavour = For bullets? Nettle tea.
lc-comrade-grisza = Grisha
    .short = Grisha
    .flavour = I am standing here.
lc-commissar = Commissar
    .short = Commissar
    .flavour = Behind you stand I.

## Abilities

lc-ability-dominika = Sticky Fingers
    .text = Once per turn, in a reaction window: you may swap your whole hand with another player. Not an Event.
lc-ability-nikolai = Born Lucky
    .text = Once per game: the first damage an Attack card would deal you becomes 0.
lc-ability-wasyl = One of the Lads
    .text = Each time COMRADES! is revealed, heal 2.
lc-ability-jurge = Deep Foxhole
    .text = You take 1 less indirect damage.
lc-ability-misza = Thick Fur
    .text = Your movement Manoeuvre may be 1 step longer. Special hits deal you 1 less.
lc-ability-olga = Sapper
    .text = When you enter Mines or Wire, discard them without effect and heal 1.
lc-ability-igor = Handyman
    .text = Equipment you reveal enters play with 1 more durability.
lc-ability-tamara = Side-On
    .text = Linear hits deal you 1 less.
lc-ability-jadwiga = Herb-Wife
    .text = When you play an Event and it is not cancelled, heal 1.
lc-ability-grisza = Stubborn as a Mule
    .text = Other players’ Swap, Smoke Screen, Commissar’s Order, Tripped Up and Human Shield cannot choose you.

## Attack cards: linear

lc-card-trench_volley = Trench Volley
    .short = Volley
    .text = Target: place 1. First target towards the Commissar: 3.
    .flavour = The front row has the best view.
lc-card-heavy_mg = Heavy Machine Gun
    .short = Heavy MG
    .text = Target: place 2. First target towards the Commissar: 4.
    .flavour = They say it jams. They say.
lc-card-ambush = Ambush
    .short = Ambush
    .text = Target: place 4. First target towards the Commissar: 4.
    .flavour = That bush stood elsewhere yesterday.
lc-card-bullet_in_the_back = Bullet in the Back
    .short = In the Back
    .text = Target: last place. Flies TOWARDS THE FRONT. First target: 3.
    .flavour = The enemy, says the Commissar.
lc-card-marksman = Marksman
    .short = Marksman
    .text = Target: the Comrade with most Life; the Target card follows. First target: 3.
    .flavour = You are looking well, comrade.
lc-card-stray_bullet = Stray Bullet
    .short = Stray Bullet
    .text = Target: a random place. First target towards the Commissar: 3.
    .flavour = It was not for you, but it got there.
lc-card-laser = Laser
    .short = Laser
    .text = Target: place of the Initiative holder. Hits EVERYONE from there to the Commissar: 2.
    .flavour = Do not ask where they got it.

## Attack cards: splash

lc-card-grenade = Grenade
    .short = Grenade
    .text = Target: place 2. Target 3, neighbours 2.
    .flavour = Somebody has dropped something!
lc-card-mortar = Mortar
    .short = Mortar
    .text = Target: place 4. Target 4, neighbours 2.
    .flavour = While it whistles there is time.
lc-card-air_bomb = Air Bomb
    .short = Air Bomb
    .text = Target: middle of the Line. Target 4, neighbours 2.
    .flavour = Something from above at last.
lc-card-petrol_bomb = Petrol Bomb
    .short = Petrol Bomb
    .text = Target: last place. Target 3, neighbours 2.
    .flavour = A waste of a bottle.
lc-card-rocket_storm = Rocket Storm
    .short = Rockets
    .text = Targets: places 1, 3, 5, 7, 9. Each target 3, no indirect damage.
    .flavour = We stand at every other place? They count by twos as well.
lc-card-barrage = Artillery Barrage
    .short = Barrage
    .text = Targets: places 2, 5, 8. Each target 3, neighbours 1.
    .flavour = They have more shells than we have boots.
lc-card-signal_flare = Signal Flare
    .short = Flare
    .text = Target: the Comrade with Initiative; the Target card follows. Target 3, neighbours 2.
    .flavour = Being the centre of attention has its price.
lc-card-tear_gas = Tear Gas
    .short = Tear Gas
    .text = Target: place 3. Target 2, neighbours 1. Whoever loses Life draws no cards until the hand is empty.
    .flavour = I am only moved, comrade Commissar.

## Attack cards: special

lc-card_reveal_next = Then reveal the next Attack card.
lc-card-towarzysze = COMRADES!
    .short = COMRADES!
    .text = Everyone draws up to 5 and drafts from hand.
    .flavour = Attendance is compulsory, and so is applause.
lc-card-mine = Mine
    .short = Mine
    .text = Put it on the free place. Whoever enters: 2.
    .flavour = Click.
lc-card-barbed_wire = Barbed Wire
    .short = Wire
    .text = Put it on the free place. Whoever enters cannot move until the end of the turn.
    .flavour = The coat was army property.
lc-card-russian_roulette = Russian Roulette
    .short = Roulette
    .text = Attach to Initiative. When its holder takes damage: 2 more, discard.
    .flavour = The cylinder is still spinning.
lc-card-sniper = Sniper
    .short = Sniper
    .text = Everyone who was moved this turn: 2.
    .flavour = Just do not move.
lc-card-stragglers = Stragglers
    .short = Stragglers
    .text = Everyone who was not moved this turn: 2.
    .flavour = Whoever stands still is merchandise.

## Manoeuvres

lc-card-step_up = Step Up
    .short = Step Up
    .text = Move 1 place forward.
    .flavour = Volunteers, one step forward!
lc-card-advance = Advance!
    .short = Advance!
    .text = Move 2 places forward.
    .flavour = For the motherland, and away from the Commissar!
lc-card-charge = Charge
    .short = Charge
    .text = Move 3 places forward.
    .flavour = Courage or a wrong turn, the medal is the same.
lc-card-step_back = Step Back
    .short = Step Back
    .text = Move 1 place back.
    .flavour = Only for the run-up.
lc-card-fall_back = Fall Back
    .short = Fall Back
    .text = Move 2 places back.
    .flavour = It is an attack, only backwards.
lc-card-leg_it = Leg It!
    .short = Leg It!
    .text = Move 3 places back.
    .flavour = Pardon me, pardon me, pardon me.
lc-card-anywhere = Anywhere But Here
    .short = Anywhere
    .text = Move 1 or 2 places in a direction of your choice.
    .flavour = There is no place like any other place.
lc-card-unik = Dodge
    .short = Dodge
    .text = Until the end of the turn linear attacks miss you and fly on.
    .flavour = There is a friend behind me, do go ahead.
lc-card-padnij = Hit the Dirt
    .short = Hit the Dirt
    .text = Until the end of the turn splash attacks deal you no damage.
    .flavour = Mud is my friend.
lc-card-roll = Combat Roll
    .short = Combat Roll
    .text = Move 1 place either way, then Dodge.
    .flavour = Two years in the circus were not wasted.
lc-card-crawl = Crawl
    .short = Crawl
    .text = Move 1 place either way, then Hit the Dirt.
    .flavour = There is no lower than this. I tried.
lc-card-fubar = F.U.B.A.R.
    .short = F.U.B.A.R.
    .text = Until the end of the turn nothing can move you. For others your place is the end of the Line.
    .flavour = It cannot get worse, so here I stay.
lc-card-zamiana = Swap
    .short = Swap
    .text = Exchange places with a Comrade of your choice.
    .flavour = The view is better here, see for yourself.
lc-card-zaslona_dymna = Smoke Screen
    .short = Smoke Screen
    .text = Two other Comrades of your choice exchange places.
    .flavour = When the smoke cleared, nobody was at home.

## Events

lc-card-niet = Nyet!
    .short = Nyet!
    .when = When another player plays an Event
    .text = Cancel it entirely.
    .flavour = The motion was rejected unanimously.
lc-card-stoj = Halt!
    .short = Halt!
    .when = At any moment of a turn
    .text = Until the end of the turn nobody can be moved.
    .flavour = Whoever twitches is volunteering.
lc-card-wsjo_rawno = Vsyo Ravno
    .short = Vsyo Ravno
    .when = At any moment of a turn
    .text = All Comrades are placed on the Line at random. Mines and Wire stay.
    .flavour = As if it made a difference!
lc-card-rozkaz_komisarza = Commissar’s Order
    .short = Order
    .when = At any moment of a turn
    .text = A Comrade of your choice moves forward until something stops them.
    .flavour = You were elected by one vote, with no abstentions.
lc-card-moonshine = Swig of Moonshine
    .short = Moonshine
    .when = At any moment of a turn
    .text = Heal 2.
    .flavour = Disinfects from within.
lc-card-new_orders = New Orders
    .short = New Orders
    .when = Once all cards are laid, before you reveal yours
    .text = Exchange your face-down card for another from your hand.
    .flavour = The previous order never existed.
lc-card-fire_correction = Fire Correction
    .short = Correction
    .when = From the Attack card until just before the damage
    .text = Move one fixed Target card by 1 place.
    .flavour = A little to the left, where Grisha is.
lc-card-trip = Tripped Up
    .short = Tripped Up
    .when = When another player reveals a movement Manoeuvre
    .text = That Manoeuvre moves nobody.
    .flavour = Oh dear.
lc-card-requisition = Requisition
    .short = Requisition
    .when = At any moment of a turn
    .text = Take an Equipment card in play from another player (not the Tank).
    .flavour = You will get a receipt after the war.
lc-card-shakedown = Shakedown
    .short = Shakedown
    .when = At any moment of a turn
    .text = Look at another player’s hand and take 1 card from it.
    .flavour = And what have we here, comrade?!
lc-card-human_shield = Human Shield
    .short = Human Shield
    .when = When a linear or splash attack hits you
    .text = A neighbour of your choice is hit instead.
    .flavour = Stand here a moment, I must tie my boot.

## Equipment

lc-card-car_door = Car Door
    .short = Car Door
    .text = Reflect a linear or splash hit in a direction of your choice.
    .flavour = There was no car, but the door turned up.
lc-card-tank_rudy_102 = Tank Rudy 102
    .short = Tank
    .text = You board with one neighbour. The Tank stops damage from Attack cards and destroys Mines and Wire. Moves of the crew move the Tank.
    .flavour = Room for two, the dog walks.
lc-card-helmet = Dented Helmet
    .short = Helmet
    .text = A hit is weaker by 1.
    .flavour = The dent is from the last owner.
lc-card-frying_pan = Cast-Iron Pan
    .short = Iron Pan
    .text = A linear hit is weaker by 2.
    .flavour = Breakfast and armour in one.
lc-card-sandbag = Sandbag
    .short = Sandbag
    .text = A splash hit is weaker by 2.
    .flavour = The best of friends, for it keeps silent.
lc-card-stolen_boots = Stolen Boots
    .short = Boots
    .text = Your Manoeuvre: 1 step more or less.
    .flavour = Still warm.
lc-card-revolver = Revolver
    .short = Revolver
    .text = After your card: 1 linear damage to a neighbour.
    .flavour = It went off by itself, honestly!
lc-card-lucky_medallion = Lucky Medallion
    .short = Medallion
    .text = When you would lose your last Life: you keep 1.
    .flavour = Grandmother knew what she was giving.

## Sorts of cards, attacks and hits

lc-sort-manoeuvre = Manoeuvre
lc-sort-event = Event
lc-sort-equipment = Equipment
lc-sort-attack = Attack
lc-type-linear = linear attack
    .hint = Flies along the Line and hits the first who does not dodge.
lc-type-splash = splash attack
    .hint = Hits the Target place, and the two places beside it less hard.
lc-type-special = special attack
    .hint = Does what its card says.
lc-kind-linear = linear hit
lc-kind-splash_main = main splash hit
lc-kind-splash_indirect = indirect splash hit
lc-kind-special = special hit

## Markers

lc-status-dodge = Dodge
    .hint = Linear attacks fly past until the end of the turn.
lc-status-prone = Prone
    .hint = Splash hits do nothing until the end of the turn.
lc-status-fubar = F.U.B.A.R.
    .hint = Nothing moves this Comrade until the end of the turn; for others the Line ends here.
lc-status-snagged = Snagged
    .hint = Held by wire: not a step until the end of the turn.
lc-status-halt = Halt!
    .hint = The whole Line stands still until the end of the turn.
lc-status-moved = Moved
    .hint = Changed place this turn; the Sniper has seen it.
lc-status-gassed = Gassed
    .hint = Draws no cards until the hand is empty.
lc-status-in_tank = In the Tank
    .hint = Nothing hurts the crew, and their moves move the Tank.
lc-status-lucky_spent = Luck spent
    .hint = Nikolai has had his lucky day.
lc-status-event_used = Event played
    .hint = No more Events this turn.
lc-status-swap_used = Hand swapped
    .hint = Dominika already holds something else this turn.

## Reaction windows

lc-window-turn_start = start of the turn
    .short = C0
    .hint = The turn begins, and no Attack card is revealed yet.
lc-window-after_targets = aim
    .short = C1
    .hint = The attack is revealed, and nobody has committed a card.
lc-window-after_commit = cards down
    .short = C2
    .hint = All have committed a card, and none is revealed.
lc-window-before_reveal = before a card
    .short = C3
    .hint = Somebody is about to reveal a card.
lc-window-card_revealed = card up
    .short = C4
    .hint = The card is face up, and a Manoeuvre has done nothing yet.
lc-window-before_damage = before the damage
    .short = C5
    .hint = All cards are resolved; if there is an attack, it is about to strike.
lc-window-after_damage = after the damage
    .short = C6
    .hint = The attack is over, and hands are about to be refilled.
lc-window-after_refill = after the refill
    .short = C7
    .hint = Hands are refilled, and the turn is about to end.
lc-window-event_response = any Event played
    .short = R
    .hint = Somebody has announced an Event, and Nyet! may answer it.
lc-window-hit = when I am hit
    .short = H
    .hint = A hit has arrived and can be reacted to.

## Directions

lc-direction-forward = forward
lc-direction-back = back

## Presets

lc-scenario-duel = Duel
    .briefing = Two on the Line, and behind them one man with a pistol. Somebody here is superfluous, and it is hardly the Commissar.
    .new = Two players, Life 10, no Smoke Screen. About ten minutes.
lc-scenario-duel_short = Short Duel
    .briefing = Like the Duel, only that soup is in five minutes.
    .new = Two players, Life 5, no Smoke Screen.
lc-scenario-squad = Squad
    .briefing = Three or four friends, one trench. Towards the end the trench becomes roomy.
    .new = Three or four players, Life 10. Good for a first game.
lc-scenario-squad_short = Short Squad
    .briefing = The same Squad after a night on watch: a scratch will do.
    .new = Three or four players, Life 5.
lc-scenario-platoon = Platoon
    .briefing = Full strength. There was a roll-call this morning, and tonight there will be a shorter one.
    .new = Five to eight players, Life 5.
lc-scenario-platoon_long = Long Platoon
    .briefing = A Platoon well rested, fed and vaccinated. The enemy does not mind.
    .new = Five to eight players, Life 10. For a long evening.
lc-scenario-horde = Horde
    .briefing = A queue as if for boots, only that there are no boots at the front of it.
    .new = Nine or ten players, Life 5.
lc-scenario-horde_long = Long Horde
    .briefing = For those who took the day off. The Commissar has time as well.
    .new = Nine or ten players, Life 10. A very long game.

## Table options

lc-option-characters = Characters
    .hint = Who plays whom: by chance or by choice.
lc-option-characters-random = random
lc-option-characters-choose = chosen
lc-option-draft_mode = Draft
    .hint = How cards are chosen at the start and with COMRADES!
lc-option-draft_mode-full = full
lc-option-draft_mode-quick = quick
lc-option-draft_mode-none = none
lc-option-reveal_next = A strike every turn
    .hint = After a Mine, Wire, Roulette or COMRADES! the next Attack card is revealed in the same turn.
lc-option-reveal_next-on = yes
lc-option-reveal_next-off = no
lc-option-start_life = Start Life
    .hint = Everybody begins with the same Life.
lc-option-start_life-preset = auto
lc-option-start_life-1 = 1
lc-option-start_life-2 = 2
lc-option-start_life-3 = 3
lc-option-start_life-4 = 4
lc-option-start_life-5 = 5
lc-option-start_life-6 = 6
lc-option-start_life-7 = 7
lc-option-start_life-8 = 8
lc-option-start_life-9 = 9
lc-option-start_life-10 = 10

## Things and places on the table

lc-piece-target = Target card
lc-piece-initiative = Initiative card
lc-piece-life = Life
lc-piece-durability = durability
lc-zone-front_line = Front Line
lc-zone-target_row = Target cards in use
lc-zone-target_stock = Target cards aside
lc-zone-attack_deck = Attack deck
lc-zone-attack_current = attack of the turn
lc-zone-attack_discard = discarded Attack cards
lc-zone-action_deck = Action deck
lc-zone-action_discard = discarded Action cards
lc-zone-hand = hand
lc-zone-committed = face-down card
lc-zone-draft_pack = pack
lc-zone-draft_kept = kept cards
lc-zone-equipment = Equipment in play
lc-zone-graveyard = the fallen
lc-zone-free_place = free place
lc-zone-box = box
