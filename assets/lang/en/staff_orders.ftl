### Staff Orders: every sentence of the log, of refusals, prompts and labels.
### The _id of what is absent is none.

## What happened: setup and turns

so-event-game_created = { $scenario }, { $mode }. Seats in order: { $factions }.
so-event-token_placed = The { $bonus } was placed on { $area }.
so-event-tokens_boxed = { $bonuses_count ->
    [0] No token went back to the box.
   *[other] Put back in the box: { $bonuses }.
}
so-event-deck_shuffled = The operation deck was shuffled ({ $deck_count ->
    [one] { $deck_count } card
   *[other] { $deck_count } cards
}).
so-event-round_token_tossed = The round token was tossed: { $faction } has the initiative.
so-event-round_started = Round { $round }. { $faction } begins.
so-event-turn_started = { $faction } began a turn.
so-event-passed = { $forced ->
    [yes] { $faction } had no commander in reserve and passed.
   *[no] { $faction } passed.
}
so-event-commander_deployed = { $faction } deployed a commander on “{ $space }”.
so-event-commanders_withdrawn = { $faction } withdrew { $count ->
    [one] { $count } commander
   *[other] { $count } commanders
} to the reserve.
so-event-commander_from_staging = { $faction } took a commander from staging to the reserve; it goes back at the end of the round.
so-event-commander_to_staging = { $cause_id ->
    [momentum_return] { $faction } sent the commander of Momentum back to staging.
   *[signals_lost] { $space_id ->
        [none] { $faction } returned a commander from the reserve to staging.
       *[other] { $faction } returned the commander on “{ $space }” to staging; the space is free.
    }
}

## What happened: pieces

so-event-soldiers_moved = { $faction } moved { $count ->
    [one] { $count } soldier
   *[other] { $count } soldiers
} into { $place } from { $origin }.
so-event-aircraft_moved = { $faction } flew { $count ->
    [one] { $count } aircraft
   *[other] { $count } aircraft
} into the { $place } from the { $origin }.
so-event-soldiers_from_reserve = { $faction } put { $count ->
    [one] { $count } soldier
   *[other] { $count } soldiers
} from the reserve on { $place } ({ $cause }).
so-event-aircraft_from_reserve = { $faction } put { $count ->
    [one] { $count } aircraft
   *[other] { $count } aircraft
} from the reserve in the { $place } ({ $cause }).
so-event-soldiers_to_reserve = { $place }: { $count ->
    [one] { $count } soldier
   *[other] { $count } soldiers
} of { $faction } went back to the reserve ({ $cause }).
so-event-aircraft_to_reserve = { $place }: { $count ->
    [one] { $count } aircraft
   *[other] { $count } aircraft
} of { $faction } went back to the reserve ({ $cause }).
so-event-bonus_declined = { $faction } declined the { $bonus }.
so-event-target_chosen = { $faction }: { $action }, target { $place }.

## What happened: cards

so-event-cards_drawn = { $faction } drew { $cards_count ->
    [one] { $cards_count } card
   *[other] { $cards_count } cards
}{ $cards_known ->
    [0] .
   *[other] : { $cards }.
}
so-event-deck_reshuffled = The deck was empty: the discard pile ({ $deck_count ->
    [one] { $deck_count } card
   *[other] { $deck_count } cards
}) was shuffled into a new one.
so-event-draw_fell_short = { $faction } had nothing left to draw: { $missing ->
    [one] { $missing } card
   *[other] { $missing } cards
} short.
so-event-effect_played = { $count ->
    [0] { $faction } played { $card }.
   *[other] { $faction } played { $card } ({ $count } from the reserve).
}
so-event-initiative_changed = { $faction } took the initiative and will begin the next round.

## What happened: clashes and dice

so-event-clash_started = { $layer ->
    [air] Air clash: { $place }. { $faction } attacks, { $attackers } against { $defenders }.
   *[land] Land clash: { $place }. { $faction } attacks, { $attackers } against { $defenders }.
}
so-event-dice_set = { $faction }, { $purpose }: { $total ->
    [one] { $total } die
   *[other] { $total } dice
} to roll (base { $base }{ $air_cover ->
    [0] {""}
   *[other] , air zone { $air_cover }
}{ $bonus ->
    [0] {""}
   *[other] , bonus { $bonus }
}{ $cards ->
    [0] {""}
   *[other] , cards { $cards }
}).
so-event-dice_rolled = { $faction }, { $purpose }: rolled { $faces } ({ $hits ->
    [0] no hits
    [one] { $hits } hit
   *[other] { $hits } hits
}).
so-event-dice_rerolled = { $faction } discarded { $card } and rolled again: { $faces } ({ $hits ->
    [0] no hits
    [one] { $hits } hit
   *[other] { $hits } hits
}).
so-event-roll_kept = { $faction } kept the roll: { $hits ->
    [0] no hits
    [one] { $hits } hit
   *[other] { $hits } hits
}.
so-event-clash_ended = { $faction_id ->
    [none] After the clash nobody is left: { $place }.
   *[other] { $layer ->
        [air] After the clash { $faction } has { $remaining ->
            [one] { $remaining } aircraft
           *[other] { $remaining } aircraft
        }: { $place }.
       *[land] After the clash { $faction } has { $remaining ->
        [one] { $remaining } soldier
       *[other] { $remaining } soldiers
    }: { $place }.
    }
}
so-event-signals_gained = { $commander ->
    [yes] { $faction } gained the Signals Unit ({ $area }): a commander came from staging to the reserve.
   *[no] { $faction } gained the Signals Unit ({ $area }), but the staging zone is empty.
}
so-event-signals_lost = { $owes ->
    [yes] { $faction } lost the Signals Unit ({ $area }) and must return a commander.
   *[no] { $faction } lost the Signals Unit ({ $area }).
}

## What happened: the end

so-event-score_counted = { $faction }: { $stars ->
    [one] { $stars } star
   *[other] { $stars } stars
}{ $areas_count ->
    [0] .
   *[other] , for { $areas }.
}
so-event-game_ended = { $faction } won: { $reason ->
    [hq_captured] { so-reason-hq_captured }.
    [hq_emptied] { so-reason-hq_emptied }.
    [points] { so-reason-points }.
    [tie_initiative] { so-reason-tie_initiative }.
   *[conceded] { so-reason-conceded }.
}

## Why the game ended

so-reason-hq_captured = the enemy headquarters was captured
so-reason-hq_emptied = nobody was left in the enemy headquarters
so-reason-points = more stars after the last round
so-reason-tie_initiative = equal stars, the initiative decided
so-reason-conceded = the opponent conceded

## Where dice come from

so-term-base = base
so-term-air_cover = air zone
so-term-city_centre = City Centre
so-term-observation_post = Observation Post
so-term-aircraft = aircraft sent
so-term-cards = cards

## Why not: turns and action spaces

so-why-SO-TURN-02 = The opponent decides now. Wait for your turn.
so-why-SO-TURN-03 = { $pieces ->
    [soldiers] Soldiers move by an action: put a commander on an Advance space, and they go to its area.
    [aircraft] Aircraft move by an action: put a commander on a Flight space, and they fly to its zone.
    [reserve_soldiers] Soldiers leave the reserve by an action: put a commander on a Reinforcement space.
    [reserve_aircraft] Aircraft leave the reserve by an action: put a commander on a Scramble space.
   *[none] In your turn you deploy one commander or pass. Finish what the program asks for.
}
so-why-SO-TURN-04 = A commander goes on an action space of this board. Choose one of them.
so-why-SO-TURN-11 = These commanders wait in the staging zone. One joins your reserve by a Momentum card or a signals unit; deploy from the reserve.
so-why-SO-END-07 = The game is over; nothing more can be done.
so-why-SO-ACT-01 = First finish the action that the commander began. This cannot be done now.
so-why-SO-ACT-02 = A commander of { $faction } occupies “{ $space }”. Choose a free space or wait for the next round.
so-why-SO-REINF-01 = { $action }: you have used one of the two spaces in this round. The other is open to you in the next.
so-why-SO-PLAN-01 = { $action }: you have used one of the two spaces in this round. The other is open to you in the next.
so-why-SO-SCR-01 = { $action }: you have used one of the two spaces in this round. The other is open to you in the next.

## Why not: Advance and Flight

so-why-SO-ADV-01 = You control { $place } already. Advance leads into an area that is empty or held by the enemy.
so-why-SO-ADV-02 = No area next to { $place } is supplied by you and holds 2 of your soldiers. Bring some there first.
so-why-SO-ADV-03 = { $origin_id ->
    [none] This Advance leads into { $place }. Move at least one soldier there.
   *[other] You cannot enter { $place } from { $origin }. Take soldiers from areas next to it that you supply.
}
so-why-SO-ADV-04 = The last soldier does not leave { $origin }; you have { $count ->
    [one] only one there.
   *[other] { $count } soldiers there. Take fewer.
}
so-why-SO-FLY-01 = You control the { $place } already. Flight leads into a zone that is empty or held by the enemy.
so-why-SO-FLY-02 = No zone next to the { $place } is supplied by you and holds 2 of your aircraft. Bring some there first.
so-why-SO-FLY-03 = { $origin_id ->
    [none] This Flight leads into the { $place }. Send at least one aircraft there.
   *[other] You cannot fly into the { $place } from the { $origin }. Take aircraft from zones next to it that you supply.
}
so-why-SO-FLY-04 = The last aircraft does not leave the { $origin }; you have { $count ->
    [one] only one there.
   *[other] { $count } aircraft there. Take fewer.
}

## Why not: guns, parachutes, bombs

so-why-SO-BAR-01 = “{ $space }” has the colour of the opponent. You can fire only from spaces of your own colour.
so-why-SO-BAR-02 = You must control and supply { $place } to fire the guns there.
so-why-SO-BAR-03 = Out of range: { $place }. The guns on { $origin } reach at most { $most ->
    [one] { $most } area
   *[other] { $most } areas
}.
so-why-SO-PARA-01 = “{ $space }” has the colour of the opponent. You can take off only from spaces of your own colour.
so-why-SO-PARA-02 = You must control and supply { $place } to take off from there.
so-why-SO-PARA-03 = { $place } cannot be the target of a drop. Choose an area that is neither the enemy headquarters nor the City Centre.
so-why-SO-PARA-06 = { $faction } has no soldier in reserve to drop. Wait until some are back.
so-why-SO-BOMB-01 = You must control and supply the { $place } and have at least 2 aircraft in it; you have { $count }.
so-why-SO-BOMB-02 = Not under the { $origin }: { $place }. Choose an area of that zone.
so-why-SO-BOMB-03 = From the { $origin } you can send 1 to { $most } aircraft, not { $count }. The last one stays.

## Why not: Reinforcement and Scramble

so-why-SO-REINF-02 = { $place } cannot be reinforced. Choose an area that you control and supply.
so-why-SO-REINF-03 = Reinforcement leaves at most { $most } on an area; you have { $count ->
    [one] { $count } soldier
   *[other] { $count } soldiers
} on { $place } already.
so-why-SO-REINF-04 = { $place_id ->
    [none] You must place at least { $must ->
        [one] { $must } more soldier
       *[other] { $must } more soldiers
    } before you finish.
   *[other] You can place at most { $most ->
        [one] { $most } more soldier
       *[other] { $most } more soldiers
    }, not { $count }.
}
so-why-SO-REINF-07 = { $own ->
    [0] You have no soldiers on { $place }. Take them from areas you control.
   *[other] You can take at most { $most ->
        [one] { $most } more soldier
       *[other] { $most } more soldiers
    } back to the reserve, not { $count }.
}
so-why-SO-REINF-08 = The last soldier does not leave { $place }; you have { $own ->
    [one] only one there.
   *[other] { $own } soldiers there and want to take { $count }.
}
so-why-SO-SCR-02 = { $place } cannot take these aircraft. Place them in zones you control and supply, no more than strength and reserve allow.
so-why-SO-SCR-03 = Scramble leaves at most { $most } in a zone; you have { $count ->
    [one] { $count } aircraft
   *[other] { $count } aircraft
} in the { $place } already.
so-why-SO-SCR-06 = You can take at most { $most } more back to the reserve, and never the last aircraft of a zone. { $place }: you have { $own } there and want to take { $count }.
so-why-SO-SCR-07 = You must place at least { $must ->
    [one] { $must } more aircraft
   *[other] { $must } more aircraft
} before you finish.
so-why-SO-SCR-08 = { $place } is not supplied, because you do not hold the zone over your headquarters. Aircraft can go only there.

## Why not: cards, dice, bonuses

so-why-SO-CARD-02 = You do not hold { $card }. Play a card that is in your hand.
so-why-SO-CARD-03 = The requirement of { $card } is not met now. Keep it, or discard it after a roll of yours to roll again.
so-why-SO-CARD-04 = { $card } is for another turn: a black symbol means your own, a red one the defence in the opponent’s.
so-why-SO-CARD-05 = The effect of { $card } was used in this turn. A second one can only be discarded for a re-roll.
so-why-SO-CARD-08 = { $most ->
    [0] { $card } adds nothing now: dice are added before the roll, and pieces it does not give.
   *[other] { $card } adds 1 to { $most } from the reserve, which holds { $reserve }; you want { $count }.
}
so-why-SO-CARD-10 = { $card } takes a commander from the staging zone, and that is empty.
so-why-SO-CARD-19 = { $where ->
    [staging] { $card } can be played now: put it on your staging zone, from which the commander comes.
    [reserve] { $card } can be played now: put it on the soldiers of your reserve, from which more of them come.
   *[action] { $card } can be played now: put it where the action is, on the area or zone that is lit.
}
so-why-SO-CARD-20 = There are no enemies on { $place }, so { $card } has nobody to strike.
so-why-SO-DICE-02 = You do not hold { $card }. A re-roll costs a card from your hand.
so-why-SO-DICE-04 = The dice have been rolled: keep the result, or discard a card and roll all of them again.
so-why-SO-DICE-06 = Only the player who rolled may re-roll these dice.
so-why-SO-BONUS-01 = First decide whether you use the { $bonus }.
so-why-SO-BONUS-07 = The { $bonus } is lost: first choose the commander who goes back to staging.
so-why-SO-BONUS-08 = No commander of yours stands on “{ $space }”. Choose a space where one stands.

## What to do now

so-prompt-wait = { $faction_id ->
    [none] The opponent is still choosing.
   *[other] The opponent decides: { $faction }.
}
so-prompt-turn = Deploy a commander on a free action space, or pass.
so-prompt-entering = { $layer ->
    [air] { $moved ->
        [0] Flight: send aircraft from adjacent zones. Target: { $place }.
       *[other] Flight: send more aircraft, or finish. Target: { $place }, { $moved } so far.
    }
   *[land] { $moved ->
        [0] Advance: move soldiers from adjacent areas. Target: { $place }.
       *[other] Advance: move more soldiers, or finish. Target: { $place }, { $moved } so far.
    }
}
so-prompt-bonus_soldier = { $bonus }: you may add a soldier from the reserve to { $place }, or decline.
so-prompt-supporting = { $window ->
    [flight] Flight, { $place }: play a card, or go on.
    [paradrop] Drop, { $place }: play a card, or go on.
   *[advance] Advance, { $place }: play a card, or go on.
}
so-prompt-shelling = { $bonus ->
    [0] Barrage: choose a target within range of the guns ({ $place }).
   *[other] Barrage: choose a target within range of the guns ({ $place }); additional dice: { $bonus }.
}
so-prompt-bombing = Bombardment: choose an area below and how many aircraft to send away ({ $place }).
so-prompt-dropping = { $flight_control ->
    [yes] Paradrop: choose the area where the soldiers land. Flight control may add one more afterwards.
   *[no] Paradrop: choose the area where the soldiers land.
}
so-prompt-topping_up = { $layer ->
    [air] The reserve is short: you may take { $left ->
        [one] { $left } more aircraft
       *[other] { $left } more aircraft
    } from your zones, or finish.
   *[land] The reserve is short: you may take { $left ->
        [one] { $left } more soldier
       *[other] { $left } more soldiers
    } from your areas, or finish.
}
so-prompt-placing = { $layer ->
    [air] { $must ->
        [0] Scramble: you may place { $left ->
            [one] { $left } more aircraft
           *[other] { $left } more aircraft
        }, or finish.
       *[other] Scramble: { $left ->
        [one] { $left } more aircraft
       *[other] { $left } more aircraft
    } to place (you must: { $must }).
    }
   *[land] { $must ->
        [0] { $left ->
            [0] Reinforcement: everybody is in place; play a card, or finish.
           *[other] Reinforcement: you may place { $left ->
                [one] { $left } more soldier
               *[other] { $left } more soldiers
            }, or finish.
        }
       *[other] Reinforcement: { $left ->
        [one] { $left } more soldier
       *[other] { $left } more soldiers
    } to place (you must: { $must }).
    }
}
so-prompt-before_roll = { $purpose_id ->
    [barrage] Target: { $place }.
    [bombard] Target: { $place }.
   *[other] You defend { $place }.
} You may play a card, then roll the dice: base { $base }{ $air_cover ->
    [0] {""}
   *[other] , air zone { $air_cover }
}{ $bonus ->
    [0] {""}
   *[other] , bonus { $bonus }
}{ $cards ->
    [0] {""}
   *[other] , cards { $cards }
}.
so-prompt-roll_result = { $place }, { $purpose }: rolled { $faces }. Keep the result, or discard a card and roll all dice again.
so-prompt-signals_return = The Signals Unit is lost and your reserve is empty: choose the commander who goes back to staging.
so-prompt-turn_end = The action is over: you may still play a card, or end your turn.

## What a button or a line of a list says

so-intent-deploy = Deploy a commander: { $space }
so-intent-pass = Pass
so-intent-enter = Enter: { $count ->
    [one] { $count } soldier
   *[other] { $count } soldiers
} from { $place }
so-intent-fly_in = Fly in: { $count ->
    [one] { $count } aircraft
   *[other] { $count } aircraft
} from the { $place }
so-intent-top_up_soldiers = To the reserve: { $count ->
    [one] { $count } soldier
   *[other] { $count } soldiers
} from { $place }
so-intent-top_up_aircraft = To the reserve: { $count ->
    [one] { $count } aircraft
   *[other] { $count } aircraft
} from the { $place }
so-intent-place_soldiers = Place: { $count ->
    [one] { $count } soldier
   *[other] { $count } soldiers
} on { $place }
so-intent-place_aircraft = Place: { $count ->
    [one] { $count } aircraft
   *[other] { $count } aircraft
} in the { $place }
so-intent-bomb = Bomb { $place }: { $count ->
    [one] { $count } aircraft
   *[other] { $count } aircraft
}
so-intent-choose_target = Target: { $area }
so-intent-use_bonus = Add a soldier from the reserve
so-intent-decline_bonus = Add no soldier
so-intent-play_effect = { $count ->
    [0] Play: { $card }
   *[other] Play: { $card } ({ $count } from the reserve)
}
    .button = { $count ->
        [0] Play the effect
       *[other] Play the effect ({ $count } from the reserve)
    }
so-intent-roll = Roll the dice
so-intent-reroll = Discard and re-roll: { $card }
    .button = Discard and re-roll
so-intent-keep_roll = Keep the result
so-intent-return_commander = Return the commander: { $space }
so-intent-done = Done
so-intent-end_turn = End the turn
