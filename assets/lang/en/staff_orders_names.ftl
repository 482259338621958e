### Staff Orders: names, briefings, texts of cards, help card. English has no cases: whoever asks for one gets the plain name.

so-game = Staff Orders

## Sides

so-faction-blue = Blue
    .short = Blue
    .full = The blue side
so-faction-yellow = Yellow
    .short = Yellow
    .full = The yellow side

## Modes

so-mode-mountain = mountain operation
    .briefing = A market town below a pass, two staffs, one road. Soldiers, guns and parachutes; nobody fights in the air.
    .new = Good for a first game: land only, Paradrop, the City Centre.
so-mode-landing = landing operation
    .briefing = Some wade ashore, the others wait further inland. Whoever owns the sky finds it easier to keep the ground.
    .new = Air zones and aircraft: Flight, Bombardment, Scramble, air clashes; strengths that differ by side.

## Maps

so-scenario-m1 = Falcon Pass
    .briefing = Peaks cut the north into narrow paths, in the south the valley lies open, and between them is the market square of Kamienna. Whoever stands there first will have to stay there.
    .new = Mountain operation: the market square as City Centre, batteries on both sides, parachutists from the airstrips. A map to begin with.
so-scenario-l1 = Heron Bay
    .briefing = An island with a bay in the south. Blue holds a strip of beach in the west, the yellow garrison a fort in the east. Between them is an airfield that nobody will give away.
    .new = Landing operation: six air zones, an airfield in the middle, cliffs that shield the ridge.
so-scenario-m2 = Frost Lake
    .briefing = The abbey on its island can be seen from both shores, but reached only from the piers. The ice will hold, as long as nobody shoots.
    .new = Mountain operation: only two piers lead to the City Centre, so the flanks decide.
so-scenario-l2 = Lantern Strait
    .briefing = Two islands look at each other across a strait. Four lighthouses, four crossings, and not a path between them.
    .new = Landing operation: the largest map, eight air zones, four crossings that do not connect.

## Actions

so-action-advance = Advance
    .hint = Enter an area you do not control from adjacent areas you supply; leave at least one soldier in each.
so-action-flight = Flight
    .hint = Fly into a zone you do not control from adjacent zones you supply; leave at least one aircraft in each.
so-action-paradrop = Paradrop
    .hint = Drop two soldiers from your reserve on any area but the enemy headquarters and the City Centre.
so-action-barrage = Barrage
    .hint = Shell an area up to three areas away: two dice, and each hit removes an enemy.
so-action-bombard = Bombardment
    .hint = Send aircraft from the zone to your reserve and roll a die for each; hits remove enemies from an area under that zone.
so-action-reinforce = Reinforcement
    .hint = Place soldiers from your reserve on areas you control and supply, at most five on each.
so-action-planning = Planning
    .hint = Draw operation cards; the space with the initiative symbol gives you the initiative.
so-action-scramble = Scramble
    .hint = Place aircraft from your reserve in zones you control and supply, at most five in each; the zone over your headquarters is always open.

## Spaces of the support board

so-space-sup_reinforce_1 = Reinforcement I
so-space-sup_reinforce_2 = Reinforcement II
so-space-sup_planning_1 = Planning I
so-space-sup_planning_2 = Planning II
so-space-sup_scramble_1 = Scramble I
so-space-sup_scramble_2 = Scramble II

## Area bonuses

so-bonus-supply_depot = Supply Depot
    .short = Depot
    .hint = Your Reinforcement is two stronger.
so-bonus-forward_outpost = Forward Outpost
    .short = Outpost
    .hint = When you Advance you may add one soldier from your reserve, before any clash.
so-bonus-observation_post = Observation Post
    .short = Observation
    .hint = In a Barrage you roll one die more.
so-bonus-recon_post = Recon Post
    .short = Recon
    .hint = In Planning you draw one card more.
so-bonus-signals_unit = Signals Unit
    .short = Signals
    .hint = You have one commander more as long as you control and supply this area.
so-bonus-flight_control = Flight Control Post
    .short = Flight Ctrl
    .hint = In a Paradrop you may drop one soldier more.
so-bonus-city_centre = City Centre
    .short = City Centre
    .hint = In a clash on this area the defender rolls one die more. Parachutists cannot land here.

## Operation cards

so-card-op_assault = Assault
    .short = Assault
    .when = When you Advance
    .text = Add up to 2 soldiers from your reserve to the linked area, before any clash.
    .flavour = Now or never!
so-card-op_momentum = Momentum
    .short = Momentum
    .when = After resolving your action
    .text = Move 1 commander from staging to your reserve. It goes back at the end of the round.
    .flavour = Give them no time to breathe.
so-card-op_ambush = Ambush
    .short = Ambush
    .when = When you defend in a land clash
    .text = Roll 2 more dice.
    .flavour = The silence of the woods was a bad sign.
so-card-op_mobilisation = Mobilisation
    .short = Mobilisation
    .when = When you Reinforce
    .text = Place up to 2 more soldiers from your reserve on areas you control and supply.
    .flavour = Even the cooks were handed rifles.
so-card-op_artillery_strike = Artillery Strike
    .short = Art. Strike
    .when = When you fire a Barrage
    .text = Roll 2 more dice.
    .flavour = Coordinates confirmed.
so-card-op_air_raid = Air Raid
    .short = Air Raid
    .when = When you Advance into an enemy area
    .text = Before the clash roll 2 dice and remove that many enemy soldiers.
    .when_landing = When you Advance into an enemy area, or Bombard
    .text_landing = With an Advance: before the clash roll 2 dice and remove that many enemy soldiers. With a Bombardment: roll 2 more dice.
    .flavour = First they heard the engines.
so-card-op_parachute_drop = Parachute Drop
    .short = Para Drop
    .when = When you Paradrop
    .text = Add up to 2 soldiers from your reserve to the target area, before any clash.
    .flavour = Green light. Jump!
so-card-op_aa_defence = Anti-aircraft Defence
    .short = AA Defence
    .when = When you defend in a clash caused by a Paradrop
    .text = Roll 3 more dice.
    .flavour = The searchlights found the first canopy.
so-card-op_interception = Interception
    .short = Interception
    .when = When you defend in an air clash
    .text = Roll 2 more dice.
    .flavour = Coming in out of the sun.
so-card-op_wingman = Wingman
    .short = Wingman
    .when = When you make a Flight
    .text = Add up to 2 aircraft from your reserve to the linked zone, before any clash.
    .flavour = Right behind you.
so-card-reroll = Or discard after your own roll to re-roll all dice.
so-card-black = In your own turn
so-card-red = In the opponent’s turn, while defending

## What a roll is for

so-purpose-barrage = Barrage
so-purpose-bombard = Bombardment
so-purpose-air_raid = Air Raid
so-purpose-land_clash = defence in a land clash
so-purpose-drop_clash = defence against a drop
so-purpose-air_clash = defence in an air clash

## Why pieces come and go

so-cause-reinforce = Reinforcement
so-cause-scramble = Scramble
so-cause-paradrop = Paradrop
so-cause-bonus = area bonus
so-cause-card = operation card
so-cause-top_up = topping up the reserve
so-cause-defence_hits = hits of the defender
so-cause-losses = losses in the clash
so-cause-over_limit = above the limit
so-cause-barrage = Barrage
so-cause-bombard = Bombardment
so-cause-air_raid = Air Raid
so-cause-bomb_cost = sent to bomb

## Pieces and where they are kept

so-piece-commander = commander
so-piece-soldier = soldier
so-piece-aircraft = aircraft
so-piece-die = combat die
so-piece-round_token = round token
so-piece-hq = headquarters
so-pile-deck = operation deck
so-pile-discard = discard pile
so-pile-hand = hand
so-pile-reserve = reserve
so-pile-staging = staging zone
so-board-main = main board
so-board-support = support board
so-board-track = round track

## Kinds of terrain

so-terrain-hq_village = headquarters village
so-terrain-alpine_meadow = alpine meadow
so-terrain-slope = slope
so-terrain-forest = forest
so-terrain-valley = valley
so-terrain-pass = pass
so-terrain-town = town
so-terrain-peak = peak
so-terrain-lake = lake
so-terrain-snow = snow
so-terrain-rock = rocks
so-terrain-beach = beach
so-terrain-jungle = jungle
so-terrain-plantation = plantation
so-terrain-mangrove = mangroves
so-terrain-headland = headland
so-terrain-hill = hill
so-terrain-airfield = airfield
so-terrain-village = village
so-terrain-harbour = harbour
so-terrain-fort = fort
so-terrain-cliff = cliff
so-terrain-deep_sea = deep sea
so-terrain-sea = sea

## Help card

so-help-turn = Turn: deploy a commander on a free action space, or pass.
so-help-advance = Advance: enter an area you do not control from adjacent supplied areas; leave 1 soldier in each.
so-help-barrage = Barrage: target within 3 areas, 2 dice.
so-help-paradrop = Paradrop: 2 soldiers from the reserve, not on the enemy HQ or the city centre.
so-help-flight = Flight: enter a zone you do not control from adjacent supplied zones; leave 1 aircraft in each.
so-help-bombard = Bombardment: send aircraft to the reserve, 1 die each; target in that zone.
so-help-reinforce = Reinforcement: X soldiers on supplied areas, at most 5 per area.
so-help-planning = Planning: draw X cards; the initiative symbol gives you the initiative.
so-help-scramble = Scramble: X aircraft to supplied zones (your HQ zone is always allowed), at most 5 per zone.
so-help-clash = Clash: the defender rolls 1 die; then both lose 1 each until one side is gone; at most 5 attackers stay.
so-help-air_cover = On land the defender rolls 2 dice if they control and supply the air zone.
so-help-city_centre = City centre: the defender rolls 1 more die.
so-help-end = End: losing your HQ loses at once; after 4 rounds count stars on supplied areas; the initiative wins ties.
