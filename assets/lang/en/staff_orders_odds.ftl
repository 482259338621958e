### Staff Orders: the odds of a clash and of fire, outcome by outcome.

so-odds-title_land_clash = Clash: { $place }
so-odds-title_air_clash = Clash in the air: { $place }
so-odds-title_barrage = Barrage: { $place }
so-odds-title_bombard = Bombardment: { $place }
so-odds-title_air_raid = Air raid: { $place }

so-odds-own_land = { $count ->
    [0] You: nobody
    [one] You: { $count } soldier
   *[other] You: { $count } soldiers
}
so-odds-own_air = { $count ->
    [0] You: none
   *[other] You: { $count } aircraft
}
so-odds-enemy_land = { $count ->
    [0] { $name }: nobody
    [one] { $name }: { $count } soldier
   *[other] { $name }: { $count } soldiers
}
so-odds-enemy_air = { $count ->
    [0] { $name }: none
   *[other] { $name }: { $count } aircraft
}

so-odds-you_roll = { $count ->
    [one] You roll { $count } die:
   *[other] You roll { $count } dice:
}
so-odds-they_roll = { $count ->
    [one] { $name } rolls { $count } die:
   *[other] { $name } rolls { $count } dice:
}
so-odds-dice_lie = The dice lie. If you keep the roll:

so-odds-take = you take it, { $count } left
so-odds-take_brief = you take it
so-odds-hold = { $name } holds, { $count } left
so-odds-hold_brief = { $name } holds
so-odds-defend = you hold, { $count } left
so-odds-defend_brief = you hold
so-odds-lose = { $name } takes it, { $count } left
so-odds-lose_brief = { $name } takes it
so-odds-nobody = both sides are gone

so-odds-hit = { $lost ->
    [0] { $name }: no loss
   *[other] { $left ->
        [0] { $name } loses them all
       *[other] { $name } loses { $lost }, { $left } left
    }
}
so-odds-hit_brief = { $lost ->
    [0] { $name }: no loss
   *[other] you hit
}
so-odds-suffer = { $lost ->
    [0] you lose nobody
   *[other] { $left ->
        [0] you lose them all
       *[other] you lose { $lost }, { $left } left
    }
}
so-odds-suffer_brief = { $lost ->
    [0] you lose nobody
   *[other] { $name } hits
}

so-odds-if_you = { $times ->
    [one] If you re-roll a bad result, for { $times } card, { $then }.
   *[other] If you re-roll every bad result, for up to { $times } cards, { $then }.
}
so-odds-if_they = { $times ->
    [one] If { $name } re-rolls a result bad for them, for { $times } card, { $then }.
   *[other] If { $name } re-rolls every result bad for them, for up to { $times } cards, { $then }.
}
so-odds-chance_your_take = you take it { $chance } of the time
so-odds-chance_your_defend = you hold it { $chance } of the time
so-odds-chance_your_hit = you hit { $chance } of the time
so-odds-chance_their_take = { $name } takes it { $chance } of the time
so-odds-chance_their_defend = { $name } holds it { $chance } of the time
so-odds-chance_their_hit = { $name } hits { $chance } of the time

so-dice_note = The last throw lies here, with what it came to. Each flame is a hit.
