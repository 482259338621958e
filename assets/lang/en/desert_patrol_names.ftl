### Desert Patrol: names, briefings, hints. English has no cases: whoever asks for one gets the plain name.

dp-game = Desert Patrol

## Sides

dp-side-lrdg = LRDG
    .short = LRDG
    .full = Long Range Desert Group
dp-side-italy = Italians
    .short = Italians
    .full = Italian Army

## Cards

dp-card-lrdg_scout_a = Scout A
    .short = Scout A
    .flavour = Sand keeps every track.
dp-card-lrdg_scout_b = Scout B
    .short = Scout B
    .flavour = Look first, breathe later.
dp-card-lrdg_rifleman_a = Rifleman A
    .short = Rifleman A
    .flavour = Shade is where you dig it.
dp-card-lrdg_rifleman_b = Rifleman B
    .short = Rifleman B
    .flavour = The last sip is for your mate.
dp-card-lrdg_machine_gunner = Machine Gunner
    .short = MG Gunner
    .flavour = Short bursts, long silences.
dp-card-lrdg_sniper = Sniper
    .short = Sniper
    .flavour = I trust the wind, never the mirage.
dp-card-lrdg_saboteur = Saboteur
    .short = Saboteur
    .flavour = Two minutes of fuse is for ever.
dp-card-lrdg_engineer = Engineer
    .short = Engineer
    .flavour = Wire, a spanner and some faith.
dp-card-lrdg_lieutenant = Lieutenant
    .short = Lieutenant
    .flavour = The map is blank, the orders are not.
dp-card-lrdg_warrant_officer = Warrant Officer
    .short = Warrant Off.
    .flavour = Once more, and louder this time.
dp-card-lrdg_corporal_a = Corporal A
    .short = Corporal A
    .flavour = My squad never waits for tea.
dp-card-lrdg_corporal_b = Corporal B
    .short = Corporal B
    .flavour = Simple sums: as many back as went out.
dp-card-lrdg_fog_of_war = Fog of War
    .short = Fog of War
    .flavour = Someone is behind that dune. Perhaps.
dp-card-ita_rifleman_a = Rifleman A
    .short = Rifleman A
    .flavour = Five kilometres to the well, they said.
dp-card-ita_rifleman_b = Rifleman B
    .short = Rifleman B
    .flavour = The letter home smells of petrol.
dp-card-ita_machine_gunner = Machine Gunner
    .short = MG Gunner
    .flavour = Water for the barrel, then for me.
dp-card-ita_scout = Scout
    .short = Scout
    .flavour = The desert whispers in Italian.
dp-card-ita_tank_driver = Tank Driver
    .short = Tank Driver
    .flavour = Inside there is only heat and noise.
dp-card-ita_gunner = Gunner
    .short = Gunner
    .flavour = One shell, one answer.
dp-card-ita_crewman = Crewman
    .short = Crewman
    .flavour = A hammer mends nearly everything.
dp-card-ita_platoon_sergeant = Platoon Sergeant
    .short = Platoon Sgt
    .flavour = Forward, before the coffee cools.
dp-card-ita_staff_sergeant = Staff Sergeant
    .short = Staff Sgt
    .flavour = Steady. Count off. Again.
dp-card-ita_corporal_a = Corporal A
    .short = Corporal A
    .flavour = After me, and heads down.
dp-card-ita_corporal_b = Corporal B
    .short = Corporal B
    .flavour = I shout so that you won’t get hurt.
dp-card-ita_recon_plane = Reconnaissance Plane
    .short = Recon Plane
    .flavour = From above the war is quiet.
dp-card-ita_fog_of_war = Fog of War
    .short = Fog of War
    .flavour = The report says: unknown.
dp-card-lrdg_pilot_car = Pilot Car
    .short = Pilot Car
    .flavour = A sun compass and a good eye.
dp-card-lrdg_support_truck = Support Truck
    .short = Supp. Truck
    .flavour = It carries everything but shade.
dp-card-lrdg_gun_truck = Gun Truck
    .short = Gun Truck
    .flavour = Weak brakes, strong arguments.
dp-card-ita_scout_car = Scout Car
    .short = Scout Car
    .flavour = Four-wheel steering, not one road.
dp-card-ita_medium_tank = Medium Tank
    .short = Medium Tank
    .flavour = Thirteen tons and not a breath of air.
dp-card-ita_lorry = Lorry
    .short = Lorry
    .flavour = The desert begins behind the tailboard.

## Counters of soldiers and vehicles

dp-counter-lrdg_scout_a = Scout A
dp-counter-lrdg_scout_b = Scout B
dp-counter-lrdg_rifleman_a = Rifleman A
dp-counter-lrdg_rifleman_b = Rifleman B
dp-counter-lrdg_machine_gunner = Machine Gunner
dp-counter-lrdg_sniper = Sniper
dp-counter-lrdg_saboteur = Saboteur
dp-counter-lrdg_engineer = Engineer
dp-counter-ita_rifleman_a = Rifleman A
dp-counter-ita_rifleman_b = Rifleman B
dp-counter-ita_machine_gunner = Machine Gunner
dp-counter-ita_scout = Scout
dp-counter-ita_tank_driver = Tank Driver
dp-counter-ita_gunner = Gunner
dp-counter-ita_crewman = Crewman
dp-counter-lrdg_pilot_car = Pilot Car
dp-counter-lrdg_support_truck = Support Truck
dp-counter-lrdg_gun_truck = Gun Truck
dp-counter-ita_scout_car = Scout Car
dp-counter-ita_medium_tank = Medium Tank
dp-counter-ita_lorry = Lorry

## Positions in vehicles: the vehicle, then the position

dp-position-lrdg_pilot_car-driver = driver
dp-position-lrdg_pilot_car-navigator = navigator
dp-position-lrdg_support_truck-driver = driver
dp-position-lrdg_support_truck-navigator = navigator
dp-position-lrdg_support_truck-gun = anti-tank gun
dp-position-lrdg_gun_truck-driver = driver
dp-position-lrdg_gun_truck-gunner = gunner
dp-position-lrdg_gun_truck-mate = driver’s mate
dp-position-ita_scout_car-driver = driver
dp-position-ita_scout_car-navigator = navigator
dp-position-ita_scout_car-gun = machine gun
dp-position-ita_medium_tank-driver = driver
dp-position-ita_medium_tank-gun = turret gun
dp-position-ita_medium_tank-hull = hull gun
dp-position-ita_lorry-driver = driver
dp-position-ita_lorry-mate = driver’s mate
dp-position-ita_lorry-bench_1 = bench 1
dp-position-ita_lorry-bench_2 = bench 2

## Specialisations

dp-specialisation-driver = driver
dp-specialisation-gunner = gunner
dp-specialisation-crew = crewman

## Objectives and objects

dp-objective-objective_1 = Objective 1
dp-objective-objective_2 = Objective 2
dp-objective-objective_3 = Objective 3
dp-object-object_fuel_dump = Fuel Dump
dp-object-object_ammo_dump = Ammunition Dump
dp-object-object_aircraft_1 = Parked Aircraft 1
dp-object-object_aircraft_2 = Parked Aircraft 2
dp-object-object_radio_mast = Radio Mast
dp-object-object_workshop = Field Workshop

## Tiles

dp-tile-1A = Gravel Plain
dp-tile-1B = Airstrip
dp-tile-2A = Cracked Clay
dp-tile-2B = Runway End
dp-tile-3A = Caravan Track
dp-tile-3B = Crossroads
dp-tile-4A = Low Dunes
dp-tile-4B = Soft Sand
dp-tile-5A = Dune Crest
dp-tile-5B = Dune Valley
dp-tile-6A = Herders’ Huts
dp-tile-6B = Patrol Camp
dp-tile-7A = Caravanserai
dp-tile-7B = Ruined Caravanserai
dp-tile-8A = Rocky Hill
dp-tile-8B = Flat-topped Hill
dp-tile-9A = Lone Butte
dp-tile-9B = Boulder Field
dp-tile-10A = Dry Wadi
dp-tile-10B = Steep Gully
dp-tile-11A = Salt Flat
dp-tile-11B = Salt Marsh
dp-tile-12A = Tamarisk Scrub
dp-tile-12B = Dry Lake Bed
dp-tile-13A = Palm Oasis
dp-tile-13B = Desert Well
dp-tile-14A = Fort Walls
dp-tile-14B = Fort Courtyard
dp-tile-15A = Fuel Yard
dp-tile-15B = Workshops
dp-tile-16A = Cairn Hill
dp-tile-16B = Rolling Sands
dp-tile-17A = Dirt Road
dp-tile-17B = Drifted Road
dp-tile-18A = Field Hangars
dp-tile-18B = Tent Lines
dp-tile-19A = Stony Plain
dp-tile-19B = Control Tower
dp-tile-20A = Pass Ridge
dp-tile-20B = Rock Gate
dp-tile-21A = Mud-brick Village
dp-tile-21B = Market Ground
dp-tile-22A = Great Dune
dp-tile-22B = Signals Post

## Kinds of terrain

dp-theme-plain = plain
dp-theme-airstrip = airstrip
dp-theme-track = track
dp-theme-dunes = dunes
dp-theme-settlement = settlement
dp-theme-camp = camp
dp-theme-ruins = ruins
dp-theme-hill = hill
dp-theme-rocks = rocks
dp-theme-wadi = wadi
dp-theme-salt_flat = salt flat
dp-theme-scrub = scrub
dp-theme-oasis = oasis
dp-theme-fort = fort
dp-theme-depot = depot

## Sides of a control marker

dp-face-reconned = reconned
dp-face-controlled = controlled

## Zones of cards

dp-zone-deck = deck
dp-zone-hand = hand
dp-zone-discard = discard pile
dp-zone-play_area = play area
dp-zone-reserve = reserve
dp-zone-removed = removed from the game

## Actions

dp-action-drive = Drive
    .hint = Drive the vehicle over tiles with your marker; difficult terrain stops it.
dp-action-move = Move
    .hint = Move the soldier over tiles that carry your marker.
dp-action-scout = Scout
    .hint = Go into the unknown: place markers, and gain a Fog of War card for each.
dp-action-stealth = Stealth
    .hint = Move over any tiles, with no markers and no Fog of War.
dp-action-reinforce = Reinforce
    .hint = Put cards from your reserve on your discard pile; you will soon draw them.
dp-action-command = Command
    .hint = Draw cards from your deck; you may play them this very turn.
dp-action-conceal = Conceal
    .hint = Your opponent gains one Fog of War card from his reserve.
dp-action-control = Control
    .hint = Take the soldier’s tile: turn your marker there to its controlled side.
dp-action-follow_me = Follow Me!
    .hint = Take combat cards you have played this turn back into your hand.
dp-action-navigate = Navigate
    .hint = Place markers on connected tiles nearby, and gain a Fog of War card for each.
dp-action-recon = Recon
    .hint = Remove a Fog of War card from your hand and draw a card.
dp-action-repair = Repair
    .hint = Take one damage marker off a vehicle on the same tile.
dp-action-observe = Observe
    .hint = Place markers on any tiles of the map, and gain a Fog of War card for each.
dp-action-attack = Attack
    .hint = Shoot at a soldier or an unarmoured vehicle; closer is easier.
dp-action-airstrike = Airstrike
    .hint = Attack from the air: distance does not matter.
dp-action-detonate = Detonate
    .hint = Blow up a vehicle or object on the same tile; cover is no help.
dp-action-anti_tank = Anti-tank
    .hint = Shoot at a vehicle, against its armour.
dp-action-suppress = Suppress
    .hint = Pin a soldier: he must spend a card to get up again.

## Scenarios

dp-scenario-dp_s01 = Landing Ground 7
    .briefing = Landing Ground 7 does not even have a name, but two aircraft stand on it, and every day they look for the patrol’s tracks. Before the sun is up the strip must burn.
    .briefing_italy = Landing Ground 7 has no name, two aircraft and three men to guard them. The sentry heard an engine in the dark, and it was not one of ours.
    .new = Movement, scouting, control, Detonate, Fog of War, “Abandon all hope”. No vehicles.
dp-scenario-dp_s02 = The Well at Bir Hazim
    .briefing = The only sweet water within two days. The patrol came from the north, the Italians from the south, and the well is silent and waits to see who stays longer.
    .new = Hills, squads, Sniper, Machine Gunner and Suppress; both sides have the same two goals.
dp-scenario-dp_s03 = Ambush on the Caravan Track
    .briefing = A supply lorry follows the caravan track because there is no other road. The patrol lies in the dunes because there is no other road.
    .new = Vehicles (Lorry), escape, opposite goals.
dp-scenario-dp_s04 = The Hill Fort
    .briefing = The old fort on the hill sees the whole plain. The three men inside see too little sleep. The lieutenant thinks that will do.
    .briefing_italy = Nobody comes to the fort on the hill, and so nobody has been relieved for a month. Tonight somebody comes, with a gun on a truck.
    .new = The first LRDG vehicle (Gun Truck), an attack on prepared positions.
dp-scenario-dp_s05 = Break for the Dunes
    .briefing = The way north is open until the wind drops. Then the plane will see every wheel mark in the sand.
    .briefing_italy = The patrol is running north, and the wind covers its tracks. A car and a few men are all there is to stop it before it does.
    .new = Two LRDG vehicles, Scout Car, Reconnaissance Plane with Airstrike, escape of the LRDG.
dp-scenario-dp_s06 = Undefended Camp
    .briefing = The patrol left in the night; three men and a heap of crates stayed in camp. At dawn an engine is heard, too heavy for a lorry.
    .briefing_italy = A deserter has told where the patrol hides its camp. Its best men are away. The tank has fuel there and back.
    .new = Medium Tank and specialisations.
dp-scenario-dp_s07 = Fire in the Depot
    .briefing = The Italians have made a depot of the old fort. Fuel, ammunition, workshop, radio: all that a war needs, and all that burns well.
    .briefing_italy = The old fort is the only depot within a week’s drive, and the quartermaster has counted every drum. He does not like the dust on the horizon.
    .new = Objects of several kinds, two ways to win for the Italians, guarding.
dp-scenario-dp_s08 = The Wreck in the Wadi
    .briefing = The liaison plane lies in the bed of the wadi, and beside it two men and a bag of maps. Both sides have seen the smoke.
    .new = Rescue of two named soldiers; short and sharp.
dp-scenario-dp_s09 = Steel in the Sand
    .briefing = One tank, one order: break through to the south. The patrol has one small gun, two charges and plenty of sand.
    .new = Armoured breakthrough, Anti-tank, hunting the driver.
dp-scenario-dp_s10 = Night Raid on Sidi Razin
    .briefing = Sidi Razin sleeps under blackened lamps. Airfield, radio, workshops, ammunition. Seven men know what stands where.
    .briefing_italy = A quiet night in Sidi Razin, and everybody who can be spared is asleep. What stands on the airfield cannot be replaced before spring.
    .new = All six objects, two LRDG vehicles, a tank asleep with its crew, large forces.
dp-scenario-dp_s11 = The Road to Umm Zarqa
    .briefing = Beyond Umm Zarqa there is nothing but the road west. Who holds the fort holds the road. Who holds the road goes home.
    .new = Everything: three LRDG vehicles, tank, Lorry, objects and objectives, all soldiers of both sides.

## Victory conditions

dp-win-points = { $need ->
    [one] have { $need } objective point
   *[other] have { $need } objective points
}
dp-win-neutralise = { $need ->
    [one] neutralise { $need } counter out of: { $of }
   *[other] neutralise { $need } counters out of: { $of }
}
dp-win-escape = { $need ->
    [one] escape with { $need } counter out of: { $of }
   *[other] escape with { $need } counters out of: { $of }
}
# When all the named counters are needed.
dp-win-neutralise_all = { $need ->
    [one] neutralise: { $of }
   *[other] neutralise all of: { $of }
}
dp-win-escape_all = { $need ->
    [one] escape with: { $of }
   *[other] escape with all of: { $of }
}
