### Wasteland Riders: lines of the log, endings. The _id of what is absent is none.

## What happened: setup

wr-event-game_created = Mission: { $mission }. Players: { $seats }.
wr-event-board_laid = The board is laid out.
wr-event-tile_covered = { $tile } covers { $hex }.
wr-event-first_player_rolled = { $rollers } roll to begin: { $dice }.
wr-event-first_player_changed = { $seat } is first player now.
wr-event-scavenger_changed = { $seat } is the Scavenger now.
wr-event-knight_chosen = Rider chosen: { $knight }.
wr-event-colour_chosen = { $seat } chooses the colour { $colour }.
wr-event-deck_shuffled = { $discards ->
    [yes] The discards go back to their deck ({ $deck }) and are shuffled.
   *[no] A deck ({ $deck }) is shuffled.
}
wr-event-sets_given = { $seat } gets gear ({ $cards }).
wr-event-contracts_returned = The private contracts nobody has go back to the box ({ $cards_count ->
    [one] { $cards_count } contract
   *[other] { $cards_count } contracts
}).
wr-event-contracts_kept = { $seat } keeps private contracts face down ({ $cards_count ->
    [one] { $cards_count } contract
   *[other] { $cards_count } contracts
}).

## What happened: the round

wr-event-round_started = Round { $round }{ $last ->
    [yes] , the last one
   *[no] {""}
}.
wr-event-step_entered = { $step ->
    [setup] Setup.
    [scavenger] The Scavenger step.
    [knights] The riders step.
    [movement] The movement step.
    [exploration] The exploration step.
    [rest] The rest step.
   *[over] The game is over.
}
wr-event-knight_active = { $seat_id ->
    [none] Nobody is active any more.
   *[other] { $seat } is the active rider.
}
wr-event-knight_skipped = { $unconscious ->
    [yes] { $seat } lies unconscious and misses a turn.
   *[no] { $seat } skips this step.
}
wr-event-resource_changed = { $seat }: { $resource } { $now } ({ $cause }).
wr-event-fuel_burnt = { $seat } burns { $fuel } fuel for { $mp } MP.
wr-event-token_placed = Tokens are put on the board: { $token } ({ $hexes }).
wr-event-tokens_removed = { $count ->
    [one] { $count } token leaves
   *[other] { $count } tokens leave
} the board.
wr-event-special_placed = The { $special } token lies on { $hex } now.
wr-event-special_turned = { $removed ->
    [yes] The { $special } token leaves the board.
   *[no] The { $special } token is turned to its dark side.
}

## What happened: decks

wr-event-luck_drawn = { $seat } draws luck cards ({ $cards_known ->
    [0] { $cards_count ->
        [one] { $cards_count } card
       *[other] { $cards_count } cards
    }
   *[other] { $cards }
}).
wr-event-luck_discarded = { $seat } discards a luck card: “{ $card }”.
wr-event-luck_lost = { $seat } loses a luck card at random: “{ $card }”.
wr-event-luck_played = { $seat } plays a luck card: “{ $card }”.
wr-event-luck_cancelled = A luck card is cancelled: “{ $card }”.
wr-event-luck_settled = { $lasts ->
    [yes] A luck card works until the movement ends: “{ $card }”.
   *[no] A luck card goes to the discards: “{ $card }”.
}
wr-event-lasting_discarded = Luck cards stop working ({ $cards }).
wr-event-draw_fell_short = Deck and discards are empty ({ $deck }).
wr-event-cards_looked_at = { $seat } looks at { $deck } ({ $cards_known ->
    [0] { $cards_count ->
        [one] { $cards_count } card
       *[other] { $cards_count } cards
    }
   *[other] { $cards }
}).
wr-event-card_returned = { $on_top ->
    [yes] { $seat } puts a card back on top of its deck ({ $deck }).
   *[no] { $seat } puts a card on the bottom of its deck ({ $deck }).
}
wr-event-cards_discarded = { $seat } discards the cards looked at ({ $cards }).
wr-event-wasteland_planned = { $seat } puts a wasteland card under the Scavenger marker.
wr-event-planned_discarded = The cards under the Scavenger marker are discarded ({ $cards }).

## What happened: the Market

wr-event-market_refilled = On the Market, { $slot }: “{ $card }”.
wr-event-market_discarded = Off the Market, { $slot }: “{ $card }”.
wr-event-exchange_opened = { $seat } comes to the Market.
wr-event-exchange_changed = { $seat } changes the offer on the Market.
wr-event-exchange_done = { $seat } trades on the Market: { $cards_count ->
    [0] no cards
   *[other] { $cards }
}; in return: { $taken_count ->
    [0] no cards
   *[other] { $taken }
}{ $wasted ->
    [0] {""}
   *[other] {""} (wasted: { $wasted })
}.
wr-event-exchange_closed = { $seat } is done with the Market.
wr-event-market_card_taken = { $seat } takes from the Market for nothing: “{ $card }”.

## What happened: gear

wr-event-drawing_began = { $colour_id ->
    [luck] { $seat } is to draw luck cards: { $count }.
   *[other] { $seat } is to draw gear ({ $colour }): { $count }.
}
wr-event-extra_draw = { $seat } draws one card more and will discard one.
wr-event-gear_drawn = { $seat } draws { $colour } gear ({ $cards }).
wr-event-drawing_ended = { $seat } is done with drawing.
wr-event-named_gained = { $seat } gains a blue card: “{ $card }”.
wr-event-named_declined = { $seat } declines a card: “{ $card }”.
wr-event-grafted = { $seat } attaches: “{ $card }”.
wr-event-ungrafted = { $seat } detaches: “{ $card }”.
wr-event-gear_placed = { $seat } places a card: { $card } ({ $spot }).
wr-event-gained_discarded = { $seat } discards the new card: { $card }.
wr-event-gear_moved = { $seat } moves a card: { $card } ({ $spot }).
wr-event-gear_discarded = { $cause_id ->
    [cost] { $seat } pays with a card: { $card }.
    [used] { $seat } uses up a card: { $card }.
    [room] { $seat } discards a card to make room: { $card }.
    [scavenger] The Scavenger takes a card: { $card }. It is lost to { $seat }.
    [destroyed] { $seat } loses a card with the vehicle: { $card }.
   *[lost] { $seat } loses a card: { $card }.
}
wr-event-stowed_discarded = { $cause_id ->
    [scavenger] The Scavenger discards a stowed card of { $seat }: { $card }.
   *[lost] { $seat } loses a stowed card at random: { $card }.
}
wr-event-gear_marked = { $used ->
    [yes] { $seat } marks a card: “{ $card }”.
   *[no] { $seat } has a card marked: “{ $card }”.
}
wr-event-ability_marked = { $seat } marks the ability.
wr-event-vehicle_marked = { $seat } marks the vehicle: { $vehicle }.
wr-event-gear_refreshed = Gear and abilities are refreshed.
wr-event-attached = { $seat } attaches: “{ $card }” ({ $spot }).
wr-event-detached = { $seat } detaches: “{ $card }” ({ $to }).
wr-event-blue_removed = { $seat } removes a blue card from the game: “{ $card }”.
wr-event-text_used = { $seat } uses “{ $source }”.
wr-event-vehicle_taken = { $seat } has a new vehicle: { $vehicle }{ $damaged ->
    [yes] {""} (damaged)
   *[no] {""}
}.
wr-event-vehicle_gone = { $removed ->
    [yes] { $seat } removes a vehicle from the game: { $vehicle }.
   *[no] { $seat } gives the vehicle away: { $vehicle }.
}
wr-event-vehicle_damaged = { $seat } has a damaged vehicle: { $vehicle }.
wr-event-vehicle_repaired = { $seat } repairs the vehicle: { $vehicle }.
wr-event-vehicle_destroyed = { $seat } loses the vehicle, destroyed: { $vehicle }.
wr-event-damage_ignored = { $seat } ignores the damage: { $vehicle } drives on.
wr-event-loomed = { $what ->
    [radiation] { $seat } is about to suffer { $n } radiation.
   *[vehicle_damage] { $seat } is about to have a damaged vehicle.
}
wr-event-prevented = { $what ->
    [radiation] { $seat } suffers { $n } radiation less.
   *[vehicle_damage] { $seat } saves the vehicle from damage.
}
wr-event-looming_over = Nobody prevents anything any more.

## What happened: movement

wr-event-mode_chosen = { $mode ->
    [vehicle] { $seat } goes by vehicle.
    [foot] { $seat } goes on foot.
   *[stay] { $seat } stays.
}
wr-event-hex_marked = { $seat } puts a route token on { $hex }.
wr-event-route_confirmed = { $seat } lays the route: { $hexes_count ->
    [0] no movement
   *[other] { $hexes }
}.
wr-event-move_changed = { $seat } changes the movement{ $mp ->
    [0] {""}
   *[other] ; MP: { $mp }
}{ $calm ->
    [0] {""}
   *[other] ; threat symbols ignored: { $calm }
}{ $free_id ->
    [none] {""}
   *[other] ; free: { $free }
}.
wr-event-hex_entered = { $mode ->
    [vehicle] { $seat } drives to { $hex } (MP: { $cost }).
   *[other] { $seat } walks to { $hex }.
}
wr-event-knight_set_down = { $cause_id ->
    [train] The Sandpiercer takes { $seat } to { $hex }.
    [recovery] { $seat } comes round on { $hex }.
   *[relocated] { $seat } is put on { $hex }.
}
wr-event-wasteland_revealed = The Scavenger reveals wasteland cards ({ $cards }).
wr-event-revealed_discarded = Revealed cards are discarded ({ $cards }).
wr-event-threat_ignored = Threat symbols ignored: { $count }.
wr-event-wasteland_played = { $planned ->
    [yes] The Scavenger plays a card from under the marker on { $seat }: “{ $card }”.
   *[no] The Scavenger plays on { $seat }: “{ $card }”.
}
wr-event-wasteland_done = A wasteland card is done with: “{ $card }”.
wr-event-escape_chosen = { $seat } tries to escape from “{ $card }”.
wr-event-face_chosen = { $seat } faces “{ $card }”.
wr-event-escaped = { $ok ->
    [yes] { $seat } gets away.
   *[no] { $seat } does not get away.
}
wr-event-movement_stopped = { $reason ->
    [chosen] { $seat } stops by choice.
    [no_fuel] { $seat } stops: there is not enough for the next hex.
    [no_vehicle] { $seat } stops without a vehicle.
    [unconscious] { $seat } falls on the way.
   *[effect] { $seat } has to stop.
}
wr-event-movement_ended = { $seat } ends the movement on { $hex }.
wr-event-exploration_forbidden = { $seat } will skip exploration this round.

## What happened: tests

wr-event-test_started = { $seat }: { $kind }, { $skill } ({ $difficulty }){ $needed ->
    [1] {""}
   *[other] , successes needed: { $needed }
}.
wr-event-test_changed = { $sure ->
    [yes] { $seat } passes this test without a roll.
   *[no] { $seat }: dice changed by { $dice }.
}
wr-event-test_rolled = { $seat } rolls{ $again ->
    [yes] {""} again
   *[no] {""}
}: { $dice } ({ $successes ->
    [one] { $successes } success
   *[other] { $successes } successes
}{ $tens ->
    [0] {""}
   *[other] , tens: { $tens }
}).
wr-event-test_ended = { $ok ->
    [yes] { $seat } passes the test.
   *[no] { $seat } fails the test.
}
wr-event-die_rolled = { $seat } rolls a die: { $die }.

## What happened: exploration and contracts

wr-event-exploration_began = { $allowed ->
    [yes] { $seat } explores { $hex }.
   *[no] { $seat } wants to explore { $hex }.
}
wr-event-exploration_tested = { $ok ->
    [yes] { $seat } may explore { $hex }.
   *[no] { $seat } may not explore this round: { $hex }.
}
wr-event-action_taken = { $seat } takes an action: { $action }.
wr-event-pills_taken = { $seat } takes pills on { $hex }.
wr-event-exploration_ended = { $seat } ends the exploration.
wr-event-contract_introduced = A new { $kind }: “{ $contract }”.
wr-event-contract_marked = A contract has markers ({ $markers }): “{ $contract }”.
wr-event-contract_expired = A { $kind } expires: “{ $contract }”.
wr-event-contract_revealed = { $seat } reveals a contract: “{ $contract }”.
wr-event-contract_accepted = { $seat } accepts a contract: “{ $contract }”.
wr-event-contract_failed = { $seat } does not meet the condition of a contract: “{ $contract }”.
wr-event-contract_completed = { $seat } completes a { $kind }: “{ $contract }”.
wr-event-contract_stolen = { $seat } steals a contract from { $victim }: “{ $contract }”.

## What happened: exchange

wr-event-deal_opened = { $seat } and { $rival } may exchange.
wr-event-deal_changed = { $seat } changes the proposal.
wr-event-deal_proposed = { $seat } makes { $rival } a proposal.
wr-event-deal_done = { $seat } and { $rival } exchange: { $cards_count ->
    [0] no cards
   *[other] { $cards }
} for { $others_count ->
    [0] nothing
   *[other] { $others }
}.
wr-event-vehicles_swapped = { $gives ->
    [yes] { $receives ->
        [yes] { $seat } and { $rival } swap vehicles.
       *[no] { $seat } gives { $rival } the vehicle.
    }
   *[no] { $seat } gets the vehicle of { $rival }.
}
wr-event-deal_closed = { $seat } ends the exchange.

## What happened: missions

wr-event-aid_brought = { $seat } brings aid: { $hex }.
wr-event-marker_placed = On { $hex } there is now: { $marker }.
wr-event-enemy_marched = { $marker } marches to { $hex }.
wr-event-enemy_arrived = { $marker } reaches Zgorzel. Dominance of the cult: { $dominance }.
wr-event-enemy_held = { $held ->
    [yes] { $marker } will not move at the next march.
   *[no] { $marker } stands still this time.
}
wr-event-enemy_wounded = { $marker } has wounds: { $wounds }.
wr-event-enemy_beaten = { $seat } defeats: { $marker }{ $trophies ->
    [0] {""}
   *[other] {""} (trophies: { $trophies })
}.
wr-event-scars_counted = { $seat } has { $count ->
    [one] { $count } scar
   *[other] { $count } scars
} more.
wr-event-city_ruined = A city is ruined: { $hex }.
wr-event-dominance_moved = { $seat_id ->
    [none] The dominance marker belongs to nobody.
   *[other] The dominance marker goes to { $seat }.
}
wr-event-duel_won = { $seat } has a duel marker on the sheet of { $rival }.
wr-event-cell_taken = { $seat } takes: { $cell }.
wr-event-cell_stolen = { $seat } steals from { $victim }: { $cell }.
wr-event-cell_left = { $seat } leaves on { $hex }: { $cell }.
wr-event-game_ended = The game is over: { $reason ->
    [saviour] { wr-reason-saviour }
    [reputation] { wr-reason-reputation }
    [trophies] { wr-reason-trophies }
    [no_trophies] { wr-reason-no_trophies }
    [dominance] { wr-reason-dominance }
    [duels] { wr-reason-duels }
    [launch] { wr-reason-launch }
    [cells] { wr-reason-cells }
    [scars] { wr-reason-scars }
    [shared] { wr-reason-shared }
    [ruins] { wr-reason-ruins }
    [villains] { wr-reason-villains }
   *[conceded] { wr-reason-conceded }
}. { $winners_count ->
    [0] Nobody wins.
    [1] { $winners } wins.
   *[other] { $winners } win.
}

## What happened: fights

wr-event-meeting_asked = { $seat } asks { $rival } for a meeting.
wr-event-meeting_answered = { $ok ->
    [yes] { $seat } agrees to the meeting.
   *[no] { $seat } refuses the meeting.
}
wr-event-search_made = { $ok ->
    [yes] { $seat } finds { $rival }{ $sure ->
        [yes] {""} without a search
       *[no] {""}
    }.
   *[no] { $seat } does not find { $rival }.
}
wr-event-marker_attacked = { $seat } attacks: { $marker }.
wr-event-knight_knocked_out = { $seat } loses consciousness.
wr-event-knight_stood = { $by_id ->
    [none] { $seat } comes round.
   *[other] { $seat } is revived by { $by }.
}
wr-event-fight_started = A fight begins on { $hex }.
wr-event-fight_decided = { $peace ->
    [yes] Both sides lay down their arms: there is no fight.
   *[no] { $winner_id ->
        [none] The fight is a draw.
       *[other] The fight is won by { $winner }.
    }
}
wr-event-fight_ended = The fight is over.
wr-event-range_set = Range: { $range }.
wr-event-next_range_set = Range of the next clash: { $range }.
wr-event-clash_started = Clash { $clash }.
wr-event-combat_card_chosen = { $card_id ->
    [none] { $seat } has chosen a combat card.
    [hidden] { $seat } has chosen a combat card.
   *[other] { $seat } chooses a combat card: { $card }.
}
wr-event-combat_cards_revealed = Combat cards: { $red_owner } – { $red }, { $blue_owner } – { $blue }.
wr-event-combat_card_swapped = { $seat } changes the combat card: { $card }.
wr-event-direction_chosen = { $advances ->
    [yes] { $side }: forward, nearer.
   *[no] { $side }: back, farther.
}
wr-event-attack_declared = { $weapon_id ->
    [none] Attack by { $side }, symbol: { $symbol }.
   *[other] Attack by { $side }: { $weapon }, symbol: { $symbol }.
}
wr-event-initiative_found = { $equal ->
    [yes] The attacks are simultaneous.
   *[no] Order of attacks: { $sides }.
}
wr-event-attack_began = Attack by { $side } begins.
wr-event-attack_changed = The attack changes{ $dice ->
    [0] {""}
   *[other] ; dice: { $dice }
}{ $damage ->
    [0] {""}
   *[other] ; damage: { $damage }
}{ $block ->
    [0] {""}
   *[other] ; damage stopped: { $block }
}{ $crit_from ->
    [0] {""}
   *[other] ; tens from { $crit_from }
}{ $crit_damage ->
    [0] {""}
   *[other] ; damage per ten: { $crit_damage }
}{ $free_ammo ->
    [yes] ; no ammo
   *[no] {""}
}.
wr-event-weapon_fuelled = { $side }: fuel in the weapon for the whole fight.
wr-event-opponent_hindered = { $side }: attacks of the other are hindered (dice: { $dice }).
wr-event-advantage_gained = { $side }: { $n } advantage more.
wr-event-attack_rolled = { $seat } rolls an attack{ $again ->
    [yes] {""} again
   *[no] {""}
} ({ $difficulty }): { $dice } ({ $successes ->
    [one] { $successes } success
   *[other] { $successes } successes
}{ $tens ->
    [0] {""}
   *[other] , tens: { $tens }
}).
wr-event-attack_hit = Hit by { $side }: { $damage } damage.
wr-event-attack_missed = Miss by { $side }.
wr-event-attack_skipped = { $side }: no attack any more.
wr-event-damage_stopped = { $side }: { $n } damage stopped.
wr-event-knight_wounded = { $side }: { $n } health lost.
wr-event-enemy_lost = { $side }: { $n } health lost.
wr-event-advantage_moved = Advantage: { $red_owner } { $red }, { $blue_owner } { $blue }; on the track { $value }.
wr-event-fighter_defeated = Defeated: { $side }.
wr-event-knight_beaten = { $seat } defeats { $rival }.
wr-event-gear_stolen = { $seat } steals a card from { $victim }: { $card }.
wr-event-robbed = { $what ->
    [gear] { $seat } robs { $victim }: a gear card.
    [ammo] { $seat } robs { $victim }: ammo.
    [fuel] { $seat } robs { $victim }: fuel.
    [contract] { $seat } robs { $victim }: the contract.
    [cell] { $seat } robs { $victim }: a key cell.
   *[nothing] { $seat } takes nothing from { $victim }.
}

## How a game ends

wr-reason-saviour = the saviour of the wastes
wr-reason-reputation = Reputation
wr-reason-trophies = trophies
wr-reason-no_trophies = nobody has a trophy
wr-reason-dominance = the dominance of the cult
wr-reason-duels = duels
wr-reason-launch = the launch of the rocket
wr-reason-cells = key cells
wr-reason-scars = scars
wr-reason-shared = a shared victory
wr-reason-ruins = a second city in ruins
wr-reason-villains = the scourges have survived
wr-reason-conceded = somebody conceded
wr-term-skill = { $source }
wr-term-aggression = Aggression
wr-term-reset = { $source } token
wr-term-gear = { $source }
wr-term-range = { $source } range
wr-term-burst = burst
wr-term-enemy = { $source }
wr-term-wounds = wounds
wr-term-prepared = { $source }
wr-term-opponent = opponent’s { $source }
wr-term-hindered = opponent’s effects
wr-term-place = { $source }
wr-term-played = cards used
wr-term-least = up to the minimum
wr-term-hit = hit
wr-term-tens = for tens
wr-term-extra = extra damage
wr-term-armour = armour
wr-term-piercing = piercing
wr-term-blocked = blocked
wr-term-spare = beyond the damage
