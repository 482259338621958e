### Wasteland Riders: words: counters, tokens, places of gear, actions. English has no cases: whoever asks for one gets the plain name.

## Counters

wr-resource-ammo = ammo
wr-resource-fuel = fuel
wr-resource-radiation = radiation
wr-resource-health = health
wr-resource-reputation = Reputation

## Colours

wr-colour-green = green
wr-colour-yellow = yellow
wr-colour-red = red
wr-colour-blue = blue
wr-colour-amber = amber
wr-colour-luck = luck cards

## Decks

wr-deck-wasteland = wasteland cards
wr-deck-luck = luck cards
wr-deck-green = green gear
wr-deck-yellow = yellow gear
wr-deck-red = red gear
wr-deck-blue = blue gear
wr-deck-general = general contracts
wr-deck-private = private contracts

## Tokens

wr-token-radiation = radiation
wr-token-contamination = contamination
wr-token-threat = threat
wr-token-hindrance = hindrance

## Special tokens

wr-special-pills = pills
wr-special-reset = reset
wr-special-blast = blast

## Skills

wr-table-skills = Skills
wr-skill-blades = Blades
wr-skill-guns = Guns
wr-skill-repair = Repair
wr-skill-medicine = Medicine
wr-skill-survival = Survival
wr-skill-talk = Talk

## Range symbols

wr-symbol-long = long
wr-symbol-mid = mid
wr-symbol-short = short
wr-symbol-melee = melee

## Ranges

wr-range-near = near
wr-range-medium = medium
wr-range-far = far

## Types of gear

wr-type-weapon = weapon
wr-type-armour = armour
wr-type-vehicle = vehicle
wr-type-medical = medical gear
wr-type-technical = technical gear
wr-type-field = field gear
wr-type-charge = charge
wr-type-implant = implant
wr-type-mutation = mutation
wr-type-tuning = tuning

## Kinds of tests and contracts

wr-kind-escape = escape test
wr-kind-exploration = exploration test
wr-kind-search = search test
wr-kind-contract = test of a contract
wr-kind-other = test
wr-kind-general = general contract
wr-kind-private = private contract

## Slots of the Market and of contracts

wr-slot-A1 = slot A1
wr-slot-A2 = slot A2
wr-slot-A3 = slot A3
wr-slot-A4 = slot A4
wr-slot-A5 = slot A5
wr-slot-B1 = slot B1
wr-slot-B2 = slot B2
wr-slot-B3 = slot B3
wr-slot-B4 = slot B4
wr-slot-B5 = slot B5
wr-slot-violet = violet slot
wr-slot-orange = orange slot
wr-slot-green = green slot

## Places of gear

wr-spot-hand_left = left hand
wr-spot-hand_right = right hand
wr-spot-torso = torso
wr-spot-pocket_1 = pocket 1
wr-spot-pocket_2 = pocket 2
wr-spot-pocket_3 = pocket 3
wr-spot-backpack = backpack
wr-spot-backpack_1 = backpack 1
wr-spot-backpack_2 = backpack 2
wr-spot-backpack_3 = backpack 3
wr-spot-backpack_4 = backpack 4
wr-spot-backpack_5 = backpack 5
wr-spot-backpack_6 = backpack 6
wr-spot-backpack_7 = backpack 7
wr-spot-backpack_8 = backpack 8
wr-spot-backpack_9 = backpack 9
wr-spot-backpack_10 = backpack 10
wr-spot-vehicle = vehicle
wr-spot-vehicle_1 = vehicle 1
wr-spot-vehicle_2 = vehicle 2
wr-spot-vehicle_3 = vehicle 3
wr-spot-vehicle_4 = vehicle 4
wr-spot-vehicle_5 = vehicle 5
wr-spot-vehicle_6 = vehicle 6
wr-spot-vehicle_7 = vehicle 7
wr-spot-vehicle_8 = vehicle 8
wr-spot-vehicle_9 = vehicle 9
wr-spot-vehicle_10 = vehicle 10
wr-spot-vehicle_card = vehicle card
wr-spot-tuning = tuning
wr-spot-graft_1 = implant or mutation 1
wr-spot-graft_2 = implant or mutation 2
wr-spot-graft_3 = implant or mutation 3
wr-spot-ability = ability
wr-spot-gained = new card

## Markers of missions

wr-marker-cultist_1 = Cultist 1
wr-marker-cultist_2 = Cultist 2
wr-marker-cultist_3 = Cultist 3
wr-marker-cultist_4 = Cultist 4
wr-marker-cultist_5 = Cultist 5
wr-marker-cultist_6 = Cultist 6
wr-marker-manifold = The Manifold
wr-marker-cell_1 = Cell 1
wr-marker-cell_2 = Cell 2
wr-marker-cell_3 = Cell 3
wr-marker-cell_4 = Cell 4
wr-marker-cell_5 = Cell 5
wr-marker-cell_6 = Cell 6
wr-marker-villain_a = Iron Tsar
wr-marker-villain_b = Swarm Mother

## Why a counter changed

wr-cause-hex = the hex
wr-cause-city = the city
wr-cause-card = the text of a card
wr-cause-cost = a cost
wr-cause-fuel = driving
wr-cause-escape = a failed escape
wr-cause-reward = a reward
wr-cause-action = an action
wr-cause-contract = a contract
wr-cause-attack = an attack
wr-cause-ammo = shots
wr-cause-weapon = a weapon that burns fuel
wr-cause-robbed = a theft
wr-cause-robbery = loot
wr-cause-revived = a revival
wr-cause-recovery = coming round
wr-cause-reviver = a rescue
wr-cause-victory = a victory
wr-cause-vehicle_lost = the loss of the vehicle
wr-cause-deal = an exchange
wr-cause-luck = a discarded luck card
wr-cause-blue = a removed blue card
wr-cause-mission = the mission

## Exploration actions

wr-action-a01_exchange = Exchange
    .text = Exchange with the Market.
wr-action-a01_replenish = Replenish
    .text = For 1 green: treatment or supply.
wr-action-a01_gamble = Gamble
    .text = For 1 green roll a die: 1-4 lose 1 health, 5-9 draw 1 yellow, 10 draw 1 red.
wr-action-a02_exchange = Exchange in The Pumps
    .text = Exchange with the Market, slot A5 too.
wr-action-a02_replenish = Full replenish
    .text = For 1 yellow: treatment and supply.
wr-action-a03_replenish = Replenish
    .text = For 2 green: treatment or supply.
wr-action-a03_luck = The Queen’s blessing
    .text = Draw 2 luck cards.
wr-action-a04_exchange = Exchange in New Sydney
    .text = Exchange with the Market, slot B5 too.
wr-action-a04_replenish = Full replenish
    .text = For 1 yellow: treatment and supply.
wr-action-a05_replenish = Replenish
    .text = For 2 green: treatment or supply.
wr-action-a05_fame = Fame
    .text = For 1 yellow receive 1 Reputation.
wr-action-a06_heal = Decontamination
    .text = Heal 3 radiation and detach any number of mutations.
wr-action-a07_strike = Bombardment
    .text = Choose a hex: every rider on it suffers 2 radiation and loses 2 health.
wr-action-a08_heal = Cure
    .text = Heal 3 health.
wr-action-a08_market = Medical store
    .text = Take any medical card from the Market.
wr-action-a09_fuel = Refuelling
    .text = Receive 4 fuel.
wr-action-a09_market = Parts store
    .text = Take any technical card from the Market.
wr-action-a10_factory = Factory
    .text = Lose up to 2 ammo and draw 1 yellow or 2 green.
wr-action-a11_vault = Vault
    .text = Draw 1 yellow or 2 green.
wr-action-a11_implant = Surgery
    .text = Attach or detach 1 implant.
wr-action-a12_garage = Garage
    .text = Receive 3 fuel and repair your vehicle.
wr-action-a12_tuning = Tuning
    .text = Attach a tuning to your vehicle or detach one.
wr-action-a13_replenish = Full replenish
    .text = For 1 yellow: treatment and supply.
wr-action-a13_ambush = Ambush
    .text = Draw 3 wasteland cards, put 1 under the Scavenger marker, discard 2.
wr-action-a14_train = Ride
    .text = For 1 green go to any hex; you may explore there, but take no action.
wr-action-a15_arena = Arena
    .text = Blades or Guns (9): 2 Reputation; if you fail, suffer 3 radiation or lose 3 health.
wr-action-a06_loot = Scavenging
    .text = Draw 1 green gear card.
wr-action-a07_loot = Scavenging
    .text = Draw 1 green gear card.
wr-action-a08_loot = Scavenging
    .text = Draw 1 green gear card.
wr-action-a09_loot = Scavenging
    .text = Draw 1 green gear card.
wr-action-a10_loot = Scavenging
    .text = Draw 1 green gear card.
wr-action-a12_loot = Scavenging
    .text = Draw 1 green gear card.
wr-action-a14_loot = Scavenging
    .text = Draw 1 green gear card.
wr-action-a15_loot = Scavenging
    .text = Draw 1 green gear card.
wr-action-attack = Attack on an enemy of the mission
    .text = Fight the enemy of the mission on this hex.
wr-action-mission = Action of the mission
    .text = Do what the mission allows.

## What texts let you choose

wr-option-a01_replenish-0 = Treatment: all radiation and health
wr-option-a01_replenish-1 = Supply: ammo, fuel, repair
wr-option-a03_replenish-0 = Treatment: all radiation and health
wr-option-a03_replenish-1 = Supply: ammo, fuel, repair
wr-option-a05_replenish-0 = Treatment: all radiation and health
wr-option-a05_replenish-1 = Supply: ammo, fuel, repair
wr-option-a10_factory-0 = Draw 1 yellow
wr-option-a10_factory-1 = Draw 2 green
wr-option-a11_vault-0 = Draw 1 yellow
wr-option-a11_vault-1 = Draw 2 green
wr-option-a15_arena-0 = Suffer 3 radiation
wr-option-a15_arena-1 = Lose 3 health
wr-option-apteczka-0 = Heal 1 health
wr-option-apteczka-1 = Heal 1 radiation
wr-option-naomi_vatt-0 = Repair your vehicle
wr-option-naomi_vatt-1 = Take 1 fuel
wr-option-russel_crown-0 = Take 1 ammo
wr-option-russel_crown-1 = Heal 1 health
wr-option-bruce_billabong-0 = Heal 1 health
wr-option-bruce_billabong-1 = Heal 1 radiation
wr-option-l21_aneks-0 = Put a marker on a contract
wr-option-l21_aneks-1 = Take a marker off a contract
wr-option-l26_drugi_oddech-0 = Heal 2 radiation
wr-option-l26_drugi_oddech-1 = Take 2 ammo
wr-option-ev07_ranny_wedrowiec-0 = Lose 1 health
wr-option-ev07_ranny_wedrowiec-1 = Discard 1 gear card
wr-option-ev16_blokada_drogowa-0 = Pay 1 green
wr-option-ev16_blokada_drogowa-1 = Stop
wr-option-ev17_wedrowny_lekarz-0 = Heal 2 health
wr-option-ev17_wedrowny_lekarz-1 = Heal 2 radiation
wr-option-ev19_prorok_zaglady-0 = Lose 1 Reputation
wr-option-ev19_prorok_zaglady-1 = Discard 2 luck cards
wr-option-ev08_kupiec-0 = Exchange with the Market

## The place of the dice

wr-dice_note = The last throw lies here, with what it came to. A ten is always a success.
