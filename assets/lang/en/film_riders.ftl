### The film of Wasteland Riders: what rises where something happens, verdicts and ribbons.

## Ribbons

film-wr-last_round = the last one
film-wr-step = { $step ->
    [scavenger] The Scavenger
    [knights] The riders
    [movement] Movement
    [exploration] Exploration
   *[rest] Rest
}
film-wr-clash = Clash { $clash }
film-wr-range = Range: { $range }
film-wr-nobody_wins = Nobody wins

## What rises: counters

film-wr-change-ammo = { $change } ammo
film-wr-change-fuel = { $change } fuel
film-wr-change-radiation = { $change } radiation
film-wr-change-health = { $change } health
film-wr-change-reputation = { $change } Reputation
film-wr-change-luck = { $change } luck
film-wr-advantage = { $change } advantage
film-wr-stopped = stopped: { $count }
film-wr-dice = { $count ->
    [one] { $change } die
   *[other] { $change } dice
}
film-wr-damage = { $count ->
    [one] { $change } damage
   *[other] { $change } damage
}
film-wr-scars = { $count ->
    [one] +{ $count } scar
   *[other] +{ $count } scars
}

## What rises: words

film-wr-gear = gear
film-wr-scavenger = Scavenger
film-wr-first = first player
film-wr-skips = misses a turn
film-wr-mode = { $mode ->
    [vehicle] drives
    [foot] walks
   *[stay] stays
}
film-wr-escapes = escape!
film-wr-faces = faces it
film-wr-escaped = got away
film-wr-caught = caught
film-wr-stops = stops
film-wr-explored = explored
film-wr-unexplored = found nothing
film-wr-pills = pills
film-wr-prevented = prevented
film-wr-sure = sure
film-wr-meets = meeting?
film-wr-agreed = agreed
film-wr-refused = refused
film-wr-found = found
film-wr-not_found = not found
film-wr-attacked = attacked
film-wr-down = knocked out
film-wr-stands = back up
film-wr-advances = advances
film-wr-retreats = retreats
film-wr-fuelled = fuelled
film-wr-hinders = hinders
film-wr-no_attack = no attack
film-wr-defeated = defeated
film-wr-robbed = robbed
film-wr-proposes = proposal
film-wr-no_more = done
film-wr-aid = aid
film-wr-arrives = arrives
film-wr-held = held back
film-wr-ruined = in ruins
film-wr-duel = duel
film-wr-cell = key cell

## Dice and verdicts

film-wr-needs = { $skill }: { $needed ->
    [one] needs { $difficulty }+ on a die
   *[other] needs { $difficulty }+ on { $needed } dice
}
film-wr-needs_any = Needs { $difficulty }+ on a die
film-wr-rolls = { $name } rolls a die
film-wr-passed = PASSED
film-wr-failed = FAILED
film-wr-attack_of = Attack: { $name }
film-wr-hit = Hit! Damage: { $damage }
film-wr-together = Both at once
film-wr-again = A tie: once more
film-wr-knocked_out = Knocked out: { $name }
film-wr-goes_first = First: { $name }
film-wr-cancelled = Cancelled

## Cards

film-wr-revealed = { $count ->
    [one] Out of the wasteland
   *[other] Out of the wasteland: { $count }
}
film-wr-against = Against: { $name }
film-wr-new_contract = { $count ->
    [one] New contract
   *[other] New contracts
}
film-wr-expired = { $count ->
    [one] Expired
   *[other] Expired: { $count }
}
film-wr-accepted = Accepted
film-wr-not_done = Not done
film-wr-completed = Completed!
film-wr-drawn = { $count ->
    [one] New gear
   *[other] New gear: { $count }
}
film-wr-gives = To the Market
film-wr-deal = Deal done
