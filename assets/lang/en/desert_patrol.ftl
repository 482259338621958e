### Desert Patrol: every sentence of the log, of refusals, prompts and labels.
### $tile is the name of a tile and $tile_id its face; the _id of what is absent is none.

## What happened

dp-event-scenario_loaded = Scenario: { $scenario }.
dp-event-deck_shuffled = { $deck_count ->
    [one] The { $side } shuffled their deck of { $deck_count } card.
   *[other] The { $side } shuffled their deck of { $deck_count } cards.
}
dp-event-round_started = Round { $round }.
dp-event-cards_drawn = The { $side } drew { $cards_count ->
    [one] { $cards_count } card
   *[other] { $cards_count } cards
}{ $cards_known ->
    [0] .
   *[other] : { $cards }.
}
dp-event-deck_reshuffled = The deck of the { $side } was empty: { $deck_count ->
    [one] { $deck_count } discarded card was
   *[other] { $deck_count } discarded cards were
} shuffled into a new one.
dp-event-draw_fell_short = The { $side } had nothing left to draw: { $missing ->
    [one] { $missing } card
   *[other] { $missing } cards
} short.
dp-event-initiative_committed = The { $side } put a card aside for the initiative.
dp-event-initiative_revealed = Initiative revealed. { dp-side-lrdg }: { $lrdg_id ->
    [none] no card ({ $lrdg_value })
   *[other] { $lrdg } ({ $lrdg_value })
}; { dp-side-italy }: { $italy_id ->
    [none] no card ({ $italy_value }).
   *[other] { $italy } ({ $italy_value }).
}
dp-event-initiative_set = { $how ->
    [taken] The { $side } took the initiative and the first turn.
    [kept_on_tie] A tie: the { $side } kept the initiative and the first turn.
   *[kept] The { $side } kept the initiative and the first turn.
}
dp-event-bid_discarded = The { $side } discarded their bid: { $card }.
dp-event-turn_started = The { $side } began their turn.
dp-event-turn_passed = { $why ->
    [cannot_act] The turn of the { $side } passed by itself: no card they have left can change anything any more.
   *[no_cards] The turn of the { $side } passed by itself: they had no card in hand.
}
dp-event-card_played = { $mode ->
    [recover] The { $side } played { $card } to recover.
    [manoeuvre] The { $side } played { $card }, with the manoeuvre first.
   *[effect] The { $side } played { $card }.
}
dp-event-card_hunkered = { $zone_id ->
    [play_area] The { $side } hunkered down: { $card }, from the play area to the reserve.
   *[hand] The { $side } hunkered down: { $card }, from hand to the reserve.
}
dp-event-effect_forgone = The { $side } gave up the effect of { $card }.
dp-event-soldier_recovered = { $soldier } is no longer pinned.
dp-event-soldier_boarded = { $soldier } boarded the { $vehicle } ({ $position }).
dp-event-vehicle_captured = The { $side } captured the { $vehicle }.
dp-event-soldier_disembarked = { $soldier } got out of the { $vehicle } on { $tile_id }.
dp-event-position_changed = { $soldier } changed position in the { $vehicle }: { $origin } to { $position }.
dp-event-seats_swapped = { $soldier } and { $partner } swapped seats in the { $vehicle }.
dp-event-counter_moved = { $soldier } moved from { $origin_id } to { $tile_id } { $tile }.
dp-event-vehicle_moved = The { $vehicle } drove from { $origin_id } to { $tile_id } { $tile }.
dp-event-tile_reconned = The { $side } placed a marker on { $tile_id } { $tile }.
dp-event-fog_gained = The { $side } gained a Fog of War card ({ $cause }).
dp-event-fog_unavailable = The { $side } had no Fog of War card in reserve to gain ({ $cause }).
dp-event-reinforced = The { $side } called up { $card } from the reserve to the discard pile.
dp-event-control_taken = { $from_enemy ->
    [yes] The { $side } took control of { $tile_id } { $tile } from the enemy.
   *[no] The { $side } took control of { $tile_id } { $tile }.
}
dp-event-card_returned = The { $side } took back to hand: { $card }.
dp-event-fog_removed = The { $side } removed a Fog of War card from the game.
dp-event-vehicle_repaired = { $damage ->
    [0] The { $vehicle } was repaired: no damage left.
    [one] The { $vehicle } was repaired: { $damage } damage marker left.
   *[other] The { $vehicle } was repaired: { $damage } damage markers left.
}
dp-event-vehicle_reactivated = The { $vehicle } is in working order again.
dp-event-attack_declared = { $side }, { $card }: { $action } on { $target }. Needs { $total } or more (or 0): { $base } + { $cover } cover + { $range } range; { $dice ->
    [one] { $dice } die.
   *[other] { $dice } dice.
}
dp-event-dice_rolled = Rolled { $faces } against { $total }: { $hits ->
    [0] no success.
    [one] { $hits } success.
   *[other] { $hits } successes.
}
dp-event-attack_missed = The attack on { $target } missed.
dp-event-attack_hit = The attack hit { $target }.
dp-event-victim_chosen = In the { $vehicle } the hit strikes { $soldier }.
dp-event-soldier_wounded = { $zone_id ->
    [hand] { $soldier } was wounded: one of his cards left the game from hand.
    [discard] { $soldier } was wounded: one of his cards left the game from the discard pile.
   *[deck] { $soldier } was wounded: one of his cards left the game from the deck.
}
dp-event-counter_neutralised = The { $side } neutralised { $counter }{ $cards ->
    [0] .
    [one] ; { $cards } card left the game from the reserve.
   *[other] ; { $cards } cards left the game from the reserve.
}
dp-event-soldier_pinned = { $soldier } was pinned.
dp-event-suppress_no_effect = Suppress had no effect on { $target }: nobody was left to pin.
dp-event-vehicle_damaged = { $damage ->
    [one] The { $vehicle } was damaged: { $damage } damage marker.
   *[other] The { $vehicle } was damaged: { $damage } damage markers.
}
dp-event-vehicle_disabled = The { $vehicle } was disabled.
dp-event-vehicle_destroyed = The { $side } destroyed the { $vehicle } on { $tile_id }{ $soldiers_count ->
    [0] .
   *[other] ; its crew is now on the tile: { $soldiers }.
}
dp-event-object_destroyed = The { $side } destroyed the { $object }: { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
dp-event-counters_escaped = The { $side } escaped from { $tile_id }: { $counters }. { $cards ->
    [0] No cards left the game.
    [one] { $cards } card left the game with them.
   *[other] { $cards } cards left the game with them.
}
dp-event-cards_discarded = { $hand_count ->
    [0] { $played_count ->
        [0] The { $side } had no cards to discard.
       *[other] The { $side } discarded the cards they had played: { $played }.
    }
   *[other] { $played_count ->
        [0] The { $side } discarded from hand: { $hand }.
       *[other] The { $side } discarded from hand: { $hand }; and the cards they had played: { $played }.
    }
}
dp-event-turn_ended = The { $side } ended their turn.
dp-event-points_changed = { $required ->
    [0] { $points ->
        [one] { $side }: now { $points } point.
       *[other] { $side }: now { $points } points.
    }
   *[other] { $points ->
        [one] { $side }: now { $points } point of the { $required } needed.
       *[other] { $side }: now { $points } points of the { $required } needed.
    }
}
dp-event-hope_abandoned = Abandon all hope: the { $side } can no longer meet any of their victory conditions.
dp-event-game_ended = The { $side } won: { $reason ->
    [points] { dp-reason-points }.
    [escape] { dp-reason-escape }.
    [neutralise] { dp-reason-neutralise }.
    [hopeless] { dp-reason-hopeless }.
    [both_hopeless] { dp-reason-both_hopeless }.
    [annihilated] { dp-reason-annihilated }.
    [standstill] { dp-reason-standstill }.
   *[conceded] { dp-reason-conceded }.
}

## Why a game ended

dp-reason-points = enough objective points
dp-reason-escape = enough counters escaped
dp-reason-neutralise = enough enemy counters neutralised
dp-reason-hopeless = the enemy could no longer win
dp-reason-both_hopeless = neither side could win any more; points decided, and the initiative on a tie
    .points = neither side could win any more; the winner had more points
    .tie = neither side could win any more and the points were equal; the winner had the initiative marker
dp-reason-annihilated = the enemy had no soldier left on the board and no hope of winning
dp-reason-standstill = nobody could act any more; points decided, and the initiative on a tie
    .points = nobody could act any more; the winner had more points
    .tie = nobody could act any more and the points were equal; the winner had the initiative marker
dp-reason-conceded = the enemy conceded

## The terms of a total defence

dp-term-base = base defence
dp-term-cover = cover
dp-term-range = range
dp-odds-retaliation = Its answer, if it still stands
dp-odds-sum = { $good } of { $all } throws hit; a 0 always does.
dp-odds-sum_threat = { $good } of { $all } throws would hit you.

## Positions, where the vehicle is not known

dp-seat-driver = driver
dp-seat-navigator = navigator
dp-seat-gunner = gunner
dp-seat-gun = gun
dp-seat-hull = hull gun
dp-seat-mate = driver’s mate
dp-seat-bench_1 = bench 1
dp-seat-bench_2 = bench 2

## Why not: turns and cards

dp-why-DP-TURN-01 = It is not for you to decide now. Wait for your opponent.
dp-why-DP-PLAY-01 = That is no way to play a card. Play one from your hand, or end your turn.
dp-why-DP-END-02 = The game is over; nothing more can be done.
dp-why-DP-ROUND-01 = { $phase ->
   *[initiative] First comes the initiative: choose one card from your hand as your bid.
}
dp-why-DP-INIT-01 = { $card } is not in your hand. Bid a card that is.
dp-why-DP-TURN-02 = { $action_id ->
    [none] { $card_id ->
        [none] Cards are played from your hand, one at a time. Finish the open one first.
       *[other] { $zone_id ->
            [play_area] Finish the open card first: { $card }.
           *[other] Cards are played from your hand, and no { $card } is there.
        }
    }
   *[other] { $action } is under way. Finish it first, or say that you are done.
}
dp-why-DP-RULING-05 = There is no effect of { $card } to give up. Only a card that began with its manoeuvre may forgo it.
dp-why-DP-FOG-01 = { $card } cannot be played. Get rid of it with Recon, or bid it for the initiative.
dp-why-DP-FOG-05 = { $card } cannot hunker down: it stays in hand and is discarded at the end of your turn.
dp-why-DP-FOG-06 = { $card } lies in your reserve. It comes to your discard pile by itself when you explore the map.
dp-why-DP-PLAY-02 = { $action } is not an action of { $card }. Choose one that is.
dp-why-DP-PLAY-03 = { $soldier } is in no vehicle, which { $action } would need. Let him board one first.
dp-why-DP-PLAY-04 = The { $vehicle } is disabled. Repair it first.
dp-why-DP-PLAY-05 = { $soldier } can swap seats only with another soldier in the same vehicle.
dp-why-DP-PLAY-09 = { $soldier } is in the { $vehicle }. Let him get out first, then { $action } is possible.
dp-why-DP-PLAY-10 = { $card } is a command card and has no soldier on the map. Use its own actions, or hunker down.
dp-why-DP-PLAY-11 = { $card } acts only with its own counter, and that is not on the board.
dp-why-DP-PIN-01 = { $soldier } is pinned. A card of his only gets him up: put it on him or on the play area.
dp-why-DP-PIN-02 = { $card } has no pinned soldier, so there is nobody to recover. Play it in another way.
dp-why-DP-PIN-06 = { $soldier } is pinned and makes no manoeuvre. Let him recover; with his next card he can.

## Why not: getting in and out of vehicles

dp-why-DP-MAN-01 = { $card }: one manoeuvre with each card, before its effect or after it, until the next card is played.
dp-why-DP-MAN-03 = { $soldier } cannot board the { $vehicle }. He must be on foot, on the same tile.
dp-why-DP-MAN-04 = An enemy is in the { $vehicle }: { $soldier }. Only a vehicle without enemies can be boarded.
dp-why-DP-MAN-07 = { $soldier } is in no vehicle, so he cannot get out of one.
dp-why-DP-MAN-08 = { $soldier } is in no vehicle. Let him board one before he changes position.
dp-why-DP-MAN-09 = { $soldier } already has this position in the { $vehicle }: { $position }. Choose a free one, or swap seats.
dp-why-DP-VEH-03 = The { $vehicle } has no such position: { $position }. Choose one that it has.
dp-why-DP-VEH-04 = { $action } is not offered by this position in the { $vehicle } ({ $position }). Change position first.
dp-why-DP-VEH-07 = { $soldier } may sit here ({ $vehicle }, { $position }) but lacks the specialisation its actions require.

## Why not: movement and escape

dp-why-DP-TILE-05 = From { $origin_id } a step leads only to an adjacent tile, and { $tile_id } is not one. Go tile by tile.
dp-why-DP-MOVE-02 = No marker of the { $side } on { $tile_id } { $tile }. Scout, Navigate or Observe it before you drive there.
dp-why-DP-MOVE-04 = No marker of the { $side } on { $tile_id } { $tile }. Go there with Scout, or Navigate or Observe it first.
dp-why-DP-MOVE-03 = { $tile_id } { $tile } is difficult terrain: the { $vehicle } cannot enter it. Drive around, or go on foot.
dp-why-DP-ESC-02 = There is no escape marker of yours on { $tile_id }. Leave the board from a tile that has one.
dp-why-DP-ESC-03 = This scenario does not let { $counter } escape.
dp-why-DP-RULING-31 = { $soldier } is in the { $vehicle } and may not escape. Let him get out first.

## Why not: support

dp-why-DP-RULING-13 = { $action_id ->
    [command] There is no card to draw: your deck and your discard pile are empty.
    [control] You already control this tile.
    [repair] There is no damage to repair on this vehicle.
    [navigate] This tile is already chosen. Choose another.
    [observe] This tile is already chosen. Choose another.
   *[other] { $action } would change nothing here.
}
dp-why-DP-SUP-01 = { $zone_id ->
    [reserve] { $card } lies in your reserve. Reinforce brings it to your discard pile; cards are played from the hand.
   *[other] { $card } is not in your reserve. Choose a card that is.
}
dp-why-DP-SUP-02 = { $card } is not in squad { $squad }, and this Reinforce takes only that squad.
dp-why-DP-SUP-03 = Reinforce never takes { $card }. Choose a combat card or a command card.
dp-why-DP-SUP-09 = The enemy controls { $tile_id } and has a soldier there: { $soldier }. Control it when he has gone.
dp-why-DP-SUP-10 = The enemy controls { $tile_id } and has a soldier there, in a vehicle: { $soldier }. Control it when he has gone.
dp-why-DP-SUP-12 = No marker of the { $side } on { $tile_id } { $tile } to be turned. Scout, Navigate or Observe it first.
dp-why-DP-SUP-13 = { $card } is not in your play area. Follow Me! takes cards you have played this turn.
dp-why-DP-RULING-40 = { $card } is not a combat card. Follow Me! takes back combat cards only.
dp-why-DP-SUP-14 = { $card } is not in squad { $squad }, and this Follow Me! takes only that squad.
dp-why-DP-SUP-16 = { $origin_id ->
    [none] { $tile_id } is not on this map. Navigate a tile that is.
   *[other] Choose a tile adjacent to { $origin_id }; { $tile_id } is not. The group starts next to the soldier and holds together.
}
dp-why-DP-SUP-25 = { $tile_id } is not on this map. Observe a tile that is.
dp-why-DP-RULING-16 = { $tile_id ->
    [none] Navigate must reach at least one tile without a marker of the { $side }. Choose such a tile first.
   *[other] { $tile_id } already has a marker of the { $side } and leads to no new tile. Choose one without a marker.
}
dp-why-DP-RULING-17 = { $tile_id ->
    [none] Observe must reach at least one tile without a marker of the { $side }. Choose such a tile first.
   *[other] { $tile_id } already has a marker of the { $side }. Choose a tile without one.
}
dp-why-DP-SUP-20 = There is no Fog of War in your hand for the Recon of { $card } to remove.
dp-why-DP-SUP-21 = The { $vehicle } is on another tile. Go there to repair it.
dp-why-DP-SUP-22 = From inside a vehicle only that vehicle can be repaired. Get out to repair the { $vehicle }.
dp-why-DP-SUP-24 = The { $vehicle } is no longer on the board and cannot be repaired.
dp-why-DP-RULING-18 = An enemy is in the { $vehicle }. Repair it when he has gone.

## Why not: combat

dp-why-DP-CBT-01 = First choose the soldier in the { $vehicle } whom the hit strikes.
dp-why-DP-CBT-02 = { $target } is not an enemy on the map. Choose one that is.
dp-why-DP-RULING-32 = The { $target } belongs to your side. Choose an enemy target.
dp-why-DP-CBT-04 = { $object_id ->
    [none] Detonate works on the soldier’s own tile. Go to the { $target } first.
   *[other] Detonate works on the soldier’s own tile. Go to the { $object } first.
}
dp-why-DP-CBT-05 = { $soldier } is in the { $vehicle }. Target the vehicle instead.
dp-why-DP-MARK-12 = Only Detonate can destroy the { $object }, from the same tile.
dp-why-DP-UNIT-03 = The { $target } has no normal defence, so { $action } cannot target it. Use Anti-tank or Detonate.
dp-why-DP-UNIT-05 = { $target } has no armour defence, so { $action } cannot target him. Use Attack, Airstrike or Suppress.
dp-why-DP-UNIT-08 = { $vehicle_id ->
    [none] { $soldier } has nowhere to go with the card in your hand. Use the card itself for what else it can do.
   *[other] The { $vehicle } does nothing by itself. Play the card of a soldier who is in it.
}
dp-why-DP-VDM-01 = { $soldier } is not in the { $vehicle }. Choose a soldier who is.
dp-why-DP-RULING-22 = { $soldier } cannot be pinned now. Choose a soldier in the { $vehicle } who is not pinned yet.

## What to do now

dp-prompt-wait = { $side_id ->
    [none] Your opponent is still choosing.
   *[other] Your opponent is playing: { $side }.
}
dp-prompt-bid = Bid a card for the initiative: the highest number wins, a tie keeps the marker, the card is spent.
dp-prompt-lonely_bid = Choose a card from your hand as your bid for the initiative. The { $idle } can no longer act: their turn will pass by itself.
dp-prompt-turn = { $pending ->
    [yes] { $card }: choose the effect of the card, or give it up.
   *[no] { $manoeuvred ->
        [no] Play a card, or end your turn. { $card } may still make a manoeuvre.
       *[yes] Play a card, or end your turn.
    }
}
dp-prompt-travelling = { $counter }, { $action }: { $left ->
    [one] { $left } more step, or done.
   *[other] up to { $left } more steps, or done.
}
dp-prompt-reinforcing = { $squad ->
    [none] Reinforce: take { $left ->
        [one] { $left } more card
       *[other] up to { $left } more cards
    } from your reserve, or be done.
   *[other] Reinforce: take { $left ->
        [one] { $left } more card
       *[other] up to { $left } more cards
    } of squad { $squad } from your reserve, or be done.
}
dp-prompt-commanding = Command: draw { $left ->
    [one] { $left } more card, or be done.
   *[other] up to { $left } more cards, or be done.
}
dp-prompt-following = { $squad ->
    [none] Follow Me!: take { $left ->
        [one] { $left } more combat card
       *[other] up to { $left } more combat cards
    } from your play area, or be done.
   *[other] Follow Me!: take { $left ->
        [one] { $left } more combat card
       *[other] up to { $left } more combat cards
    } of squad { $squad } from your play area, or be done.
}
dp-prompt-choosing_tiles = { $cause }: choose { $marked ->
    [yes] { $left ->
        [one] { $left } more tile, or be done.
       *[other] up to { $left } more tiles, or be done.
    }
   *[no] { $left ->
        [one] { $left } more tile, one without your marker.
       *[other] up to { $left } more tiles, at least one of them without your marker.
    }
}
dp-prompt-choose_victim = { $suppressed ->
    [yes] Choose the soldier in the { $vehicle } who is pinned.
   *[no] Choose the soldier in the { $vehicle } who is wounded.
}

## What a button or a line of a list says

dp-intent-commit = Bid: { $card }
    .button = Bid for the initiative
dp-intent-hunker_down = Hunker down: { $card } to the reserve
    .button = Hunker down: to the reserve
dp-intent-recover = Recover: { $card }
    .button = Recover
dp-intent-forgo = Give up the effect: { $card }
    .button = Give up the effect
dp-intent-swap_seats = { $card }: swap seats with { $partner }
    .button = Swap seats with { $partner }
dp-intent-board = { $after ->
    [yes] { $card }: then board the { $vehicle } ({ $position })
   *[no] { $card }: board the { $vehicle } ({ $position })
}
    .button = { $after ->
        [yes] Then board the { $vehicle } ({ $position })
       *[no] Board the { $vehicle } ({ $position })
    }
dp-intent-disembark = { $after ->
    [yes] { $card }: then get out of the vehicle
   *[no] { $card }: get out of the vehicle
}
    .button = { $after ->
        [yes] Then get out of the vehicle
       *[no] Get out of the vehicle
    }
dp-intent-change_position = { $after ->
    [yes] { $card }: then change position to { $position }
   *[no] { $card }: change position to { $position }
}
    .button = { $after ->
        [yes] Then change position to { $position }
       *[no] Change position to { $position }
    }
dp-intent-travel = { $way ->
    [vehicle] { $card } (vehicle)
   *[card] { $card }
}: { $to_id ->
    [none] { $action }, staying in place
    [off_board] { $action }, leaving the board
   *[other] { $action } to { $to_id } { $to }
}
    .button = { $to_id ->
        [none] { $action }, staying in place
        [off_board] { $action }, leaving the board
       *[other] { $action } to { $to_id } { $to }
    }
dp-intent-attack = { $way ->
    [vehicle] { $card } (vehicle): { $action }, target: { $target }
   *[card] { $card }: { $action }, target: { $target }
}
    .button = { $way ->
        [vehicle] { $action } (vehicle): { $target }
       *[card] { $action }: { $target }
    }
dp-intent-reinforce = { $way ->
    [vehicle] { $card } (vehicle): Reinforce with { $take }
   *[card] { $card }: Reinforce with { $take }
}
    .button = Reinforce with { $take }
dp-intent-command = { $way ->
    [vehicle] { $card } (vehicle): Command, drawing a card
   *[card] { $card }: Command, drawing a card
}
    .button = Command: draw a card
dp-intent-conceal = { $way ->
    [vehicle] { $card } (vehicle): Conceal
   *[card] { $card }: Conceal
}
    .button = Conceal: a Fog of War card for your opponent
dp-intent-control = { $way ->
    [vehicle] { $card } (vehicle): Control
   *[card] { $card }: Control
}
    .button = { $way ->
        [vehicle] Control (vehicle): take this tile
       *[card] Control: take this tile
    }
dp-intent-follow_me = { $way ->
    [vehicle] { $card } (vehicle): Follow Me!, { $take } back to hand
   *[card] { $card }: Follow Me!, { $take } back to hand
}
    .button = Follow Me!: { $take } back to hand
dp-intent-navigate = { $way ->
    [vehicle] { $card } (vehicle): Navigate { $tile_id } { $tile }
   *[card] { $card }: Navigate { $tile_id } { $tile }
}
    .button = Navigate: { $tile_id } { $tile }
dp-intent-recon = { $way ->
    [vehicle] { $card } (vehicle): Recon
   *[card] { $card }: Recon
}
    .button = Recon: remove a Fog of War card, draw a card
dp-intent-repair = { $way ->
    [vehicle] { $card } (vehicle): Repair the { $vehicle }
   *[card] { $card }: Repair the { $vehicle }
}
    .button = Repair: { $vehicle }
dp-intent-observe = { $way ->
    [vehicle] { $card } (vehicle): Observe { $tile_id } { $tile }
   *[card] { $card }: Observe { $tile_id } { $tile }
}
    .button = Observe: { $tile_id } { $tile }
dp-intent-end_turn = End the turn
dp-intent-step_on = { $to_id ->
    [off_board] Leave the board
   *[other] Go on to { $to_id } { $to }
}
dp-intent-take_card = Take { $card }
dp-intent-draw_card = Draw another card
dp-intent-choose_tile = Choose { $tile_id } { $tile }
dp-intent-choose_soldier = Choose { $soldier }
dp-intent-done = Done
