### Wasteland Riders: gear and vehicle cards, the own sheet and the rivals.

## Gear cards

wr-sheet-slot-1h = one hand
wr-sheet-slot-2h = both hands
wr-sheet-slot-torso = torso
wr-sheet-slot-pocket = pocket
wr-sheet-slot-attach = attachment
wr-sheet-slot-knight = rider’s body
wr-sheet-slot-car = vehicle
wr-sheet-kind = { $type }, { $slot }
wr-sheet-worth = { $colour } card, worth { $value }
wr-sheet-printed = Printed on the sheet, worth nothing
wr-sheet-limit = One per rider counts
wr-sheet-marked = Marked: used in this round
wr-sheet-covered = Covered by the card on top of it
wr-sheet-attached = Attached: { $names }
wr-sheet-back = Nobody but its owner knows it
wr-sheet-attack = Range: { $symbols }
wr-sheet-damage = damage +{ $n }
wr-sheet-piercing = piercing { $n }
wr-sheet-burst = burst +{ $n ->
    [one] { $n } die
   *[other] { $n } dice
}
wr-sheet-ammo = { $n } ammo per attack
wr-sheet-no_ammo = no ammo needed
wr-sheet-fuel = runs on fuel
wr-sheet-armour = armour { $n }

## Vehicles

wr-sheet-speed = Speed { $n } per fuel
wr-sheet-capacity = Capacity { $n }
wr-sheet-undamaged = Undamaged
wr-sheet-damaged = Damaged
wr-sheet-no_vehicle = No vehicle
wr-sheet-tuned = Tuning: { $names }

## The sheet

wr-sheet-player = { $calling } · { $name }
wr-sheet-unchosen = No rider chosen yet
wr-sheet-reputation = Reputation { $n }
wr-sheet-luck = Luck { $n }/{ $limit }
wr-sheet-resource-ammo = Ammo
wr-sheet-resource-fuel = Fuel
wr-sheet-resource-radiation = Radiation
wr-sheet-resource-health = Health
wr-sheet-resource-reputation = Reputation
wr-sheet-fewer_dice = { $n ->
    [one] −{ $n } die
   *[other] −{ $n } dice
}
wr-sheet-no_tens = no tens
wr-sheet-no_healing = no healing
wr-sheet-ko = K.O.
wr-sheet-backpack = Backpack
wr-sheet-vehicle = Vehicle
wr-sheet-place = Place this card
    .how = Drag it onto a panel, the backpack or the vehicle.
wr-sheet-waiting = { $n ->
    [one] { $n } more card waits
   *[other] { $n } more cards wait
}
wr-sheet-down = Unconscious
wr-sheet-first = First player
wr-sheet-scavenger = Scavenger
wr-sheet-scars = Scars: { $n }
wr-sheet-trophies = Trophies: { $n }
wr-sheet-aid = Aid brought: { $n }
wr-sheet-duels = Duels won: { $n }

## Tips

wr-sheet-tip-scale = Now { $n } of { $most }
wr-sheet-tip-ammo = Paid for ranged attacks: 1, with Burst 2.
wr-sheet-tip-fuel = Driving turns it into movement points. Without a vehicle there is none.
wr-sheet-tip-radiation = From { $tens } on tens are only successes, from { $healing } on health cannot be healed, at { $most } the rider falls unconscious.
wr-sheet-tip-health = At 2 one die fewer in all tests, at 1 two dice fewer, at 0 the rider falls unconscious.
wr-sheet-tip-reputation = What riders become famous for. Missions and ties count it.
wr-sheet-tip-skill = Dice in tests of this skill: { $n }
wr-sheet-filled = { $container }: { $n } of { $most } places taken
wr-sheet-tip-stowed = Stowed cards are hidden from the others, who see only their colours. They can be used in the riders step and in the rest step only.
wr-sheet-tip-trouble = Now: { $trouble }
wr-sheet-tip-ability = { $ability }: { $text }
wr-sheet-tip-free = Free
wr-sheet-tip-place = At: { $place }
wr-sheet-tip-unfold = Click to show everything
wr-sheet-tip-fold = Click to hide it again
wr-sheet-tip-downed = Unconscious until revived or woken in a city.

## Rivals

wr-sheet-holds = Holds the contract “{ $contract }”
wr-sheet-contract_hidden = Holds a contract face down
