### Desert Patrol on the table: zones, cards, tips, phases.

## Zones around the board

dp-table-zone_vehicles = Your vehicles
dp-table-zone_soldiers = Soldiers · cards left
dp-table-zone_deck = Deck
dp-table-zone_discard = Discarded
dp-table-zone_play = Play area
dp-table-zone_enemy_play = Play area · { $side }
dp-table-zone_bid = Play area · initiative
dp-table-zone_hand = Your hand
dp-table-zone_reserve = Reserve · open
dp-table-zone_removed = Removed from the game
dp-table-zone_enemy_reserve = The opponent’s reserve
dp-table-player = { $name } · { $side }
dp-table-times = ×{ $count }
dp-table-in_hand = { $count } in hand
dp-table-have_initiative = You have the initiative
dp-table-bid_laid = bid laid
dp-table-caption_deck = Deck
dp-table-caption_discard = Discarded
dp-table-reserve_count = Reserve: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
dp-table-reserve_short = Reserve: { $count }
dp-table-removed_count = Removed: { $count }
dp-table-discard_count = Look through
dp-table-bid_here = Lay your bid here
dp-table-bid_done = Your bid lies face down
dp-table-fog_supply = Fog of War ×{ $count }
    .where = in your supply
dp-table-wait = Hunker down
    .what = Drop a card here: it goes to your reserve, and its soldier stays where he is.
    .drop = Drop a card here

## Cards

dp-table-initiative_only = Initiative only
dp-table-fog_sentence = It cannot be played. Bid it for the initiative, or remove it with Recon. It is discarded at the end of your turn.
dp-table-initiative = Initiative { $value }
dp-table-action = { $action } { $value }
dp-table-action_squad = { $action } { $value } · squad { $squad }
dp-table-action_plain = { $action }
dp-table-rule = { $rule }
dp-table-squad = Squad { $squad }
dp-table-command_card = Command card: it has no soldier on the map

## What each action does

dp-table-tiles = { $value ->
    [one] { $value } tile
   *[other] { $value } tiles
}
dp-table-cards = { $value ->
    [one] { $value } card
   *[other] { $value } cards
}
dp-table-combat_cards = { $value ->
    [one] { $value } combat card
   *[other] { $value } combat cards
}
dp-table-dice = { $value ->
    [one] { $value } die
   *[other] { $value } dice
}
dp-table-do-drive = Drive the vehicle up to { dp-table-tiles }, each with your marker. Difficult terrain is closed to it.
dp-table-do-move = Move the soldier up to { dp-table-tiles }, each with your marker.
dp-table-do-scout = Move the soldier up to { dp-table-tiles }, reconned or not. Each new one gets your marker and you a Fog of War card.
dp-table-do-stealth = Move the soldier up to { dp-table-tiles }, reconned or not. No marker is placed and no Fog of War gained.
dp-table-do-reinforce = { $squad ->
    [none] Put up to { dp-table-cards } from your reserve on your discard pile.
   *[other] Put up to { dp-table-cards } of squad { $squad } from your reserve on your discard pile.
}
dp-table-do-command = Draw up to { dp-table-cards } from your deck. You may play them in this turn.
dp-table-do-conceal = Your opponent gains a Fog of War card from his reserve.
dp-table-do-control = Turn your marker on the soldier’s tile to its controlled side.
dp-table-do-follow_me = { $squad ->
    [none] Take up to { dp-table-combat_cards } from your play area back into your hand.
   *[other] Take up to { dp-table-combat_cards } of squad { $squad } from your play area back into your hand.
}
dp-table-do-navigate = Mark up to { dp-table-tiles } in one group next to the soldier. Each new marker brings a Fog of War card.
dp-table-do-recon = Remove a Fog of War card in your hand from the game, then draw a card.
dp-table-do-repair = Take a damage marker off a vehicle on the soldier’s tile.
dp-table-do-observe = Mark up to { dp-table-tiles } anywhere on the map. Each new marker brings a Fog of War card.
dp-table-do-attack = Roll { dp-table-dice } against defence, cover and distance. A hit costs the soldier a card or damages the vehicle.
dp-table-do-airstrike = Roll { dp-table-dice } against defence and cover. Distance does not matter.
dp-table-do-detonate = Roll { dp-table-dice } against a vehicle or object on the same tile. Cover is no help.
dp-table-do-anti_tank = Roll { dp-table-dice } against a vehicle’s armour, cover and distance.
dp-table-do-suppress = Roll { dp-table-dice } against defence, cover and distance. A hit pins a soldier.

## Vehicles

dp-table-seat-driver = Driver
dp-table-seat-navigator = Navigator
dp-table-seat-gun = Gun
dp-table-seat-gunner = Gunner
dp-table-seat-hull = Hull gun
dp-table-seat-mate = Mate
dp-table-seat-bench_1 = Bench 1
dp-table-seat-bench_2 = Bench 2
dp-table-needs = for: { $specialisation }
dp-table-drive = Drive { $value }
dp-table-disabled = { $vehicle_gender ->
   *[other] Disabled
}
dp-table-defence_both = Defence { $normal }, armour { $armour }
dp-table-defence_armour = Armour { $armour }; ordinary fire does nothing
dp-table-defence_normal = Defence { $normal }
dp-table-damage = Damage { $damage } of { $integrity }; disabled from { $critical }
dp-table-crew_of = Crew: { $crew }
dp-table-crew_none = Nobody in it
dp-table-seat_free = Free
dp-table-seat_taken = Taken by: { $soldier }
dp-table-seat_plain = No actions: only a ride
dp-table-seat_needs = Its actions need the specialisation: { $specialisation }

## Tips

dp-table-specialisation = Specialisation: { $specialisation }
dp-table-cards_left = { $count ->
    [0] No card left: the next wound neutralises him
    [one] { $count } card left: it takes one wound
   *[other] { $count } cards left: each takes one wound
}
dp-table-cards_in_reserve = { $count ->
    [one] { $count } more in the reserve, which takes no wound
   *[other] { $count } more in the reserve, which take no wounds
}
dp-table-pinned = Pinned: his next card only gets him up
dp-table-rides = In: { $vehicle }, { $position }
dp-table-tile = { $tile_id } · { $tile }
dp-table-terrain = Terrain: { $theme }
dp-table-cover = Cover { $cover }
dp-table-cover_hill = Cover 3, or 1 against attackers on a hill and from the air
dp-table-difficult = Difficult terrain: no vehicles
dp-table-marker_controlled = { $side }: controlled
dp-table-marker_reconned = { $side }: reconned
dp-table-objective = { $points ->
    [one] Objective: { $points } point for whoever controls this tile
   *[other] Objective: { $points } points for whoever controls this tile
}
dp-table-object_defence = Defence { $defence } against Detonate
dp-table-object_points = { $points ->
    [one] { $points } point: for the LRDG if destroyed, for the Italians while they control the tile
   *[other] { $points } points: for the LRDG if destroyed, for the Italians while they control the tile
}
dp-table-escape = Way out
dp-table-escape_what = From this tile { $side } counters may leave the board.
dp-table-tip_deck = Your deck
dp-table-tip_deck_what = You draw four cards from it every round. When it is empty, your discard pile becomes the new deck.
dp-table-tip_discard = Your discard pile
dp-table-tip_discard_what = Used cards wait here until the deck is empty.
dp-table-tip_bid = Bid for the initiative
dp-table-tip_bid_what = Lay a card here face down. The higher initiative takes the first turn; both cards are discarded.
dp-table-tip_play = Your play area
dp-table-tip_play_what = Cards played in this turn lie here and are discarded at its end.
dp-table-tip_fog = Fog of War in supply
dp-table-tip_fog_what = Scouting and marking new tiles puts these cards on your discard pile. Recon removes one from your hand.
dp-table-tip_wait = Hunker down
dp-table-tip_enemy_deck = The opponent’s deck
dp-table-tip_enemy_discard = The opponent’s discard pile
dp-table-tip_enemy_discard_what = Only the top card lies open.
dp-table-tip_enemy_panel = The opponent
dp-table-tip_enemy_hand = { $count ->
    [one] { $count } card in hand
   *[other] { $count } cards in hand
}
dp-table-tip_enemy_removed = { $count ->
    [one] { $count } card removed from the game
   *[other] { $count } cards removed from the game
}
dp-table-tip_count = { $count ->
    [0] No cards
    [one] { $count } card
   *[other] { $count } cards
}
dp-table-tip_top = On top: { $card }
dp-table-tip_reserve = In your reserve: { $count }. Reinforce puts it on your discard pile.
dp-table-tip_has_initiative = Has the initiative
dp-table-tip_unfold = Click to look through these cards
dp-table-tip_fold = Click to close

## The contest

dp-table-aim = Victory
dp-table-aim_points = Victory · { $need ->
    [one] { $need } point
   *[other] { $need } points
}
dp-table-count_of = { $count } / { $need }

## Phases of a round

dp-table-step_draw = Draw
dp-table-step_initiative = Initiative
dp-table-step_turn = Turn: { $side }
dp-table-step_first = First turn
dp-table-step_second = Second turn

## Dice, end, questions

dp-table-needed = { $reach ->
    [no_sum] 0
   *[sum] { $total }+ or 0
}
dp-table-throw = { $hits ->
    [0] A miss: { $needed } was needed
   *[other] A hit: { $needed } was needed
}
dp-table-victory = Victory: { $side }
dp-table-confirm_end = You still hold cards that could be played; they go to your discard pile. End the turn?
    .yes = End the turn
    .no = Play on
dp-dice_note = The last throw lies here, with what it came to. A 0 always hits.
