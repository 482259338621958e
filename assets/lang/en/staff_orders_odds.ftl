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
so-odds-hold = { $name } holds it, { $count } left
so-odds-hold_brief = { $name } holds it
so-odds-defend = you hold it, { $count } left
so-odds-defend_brief = you hold it
so-odds-lose = { $name } takes it, { $count } left
so-odds-lose_brief = { $name } takes it
so-odds-nobody = nobody holds it, both are gone
so-odds-nobody_brief = nobody holds it

so-odds-you_win = this ends the game: you win
so-odds-you_win_then = you win
so-odds-they_win = this ends the game: { $name } wins
so-odds-they_win_then = { $name } wins

so-odds-hit = { $lost ->
    [0] { $name }: no loss
   *[other] { $left ->
        [0] { $then ->
            [taken] { $name } loses all, you take it
           *[empty] { $name } loses all, nobody holds it
        }
       *[other] { $name } loses { $lost }, { $left } left
    }
}
so-odds-hit_brief = { $lost ->
    [0] { $name }: no loss
   *[other] { $left ->
        [0] { $then ->
            [taken] you take it
           *[empty] nobody holds it
        }
       *[other] you hit some
    }
}
so-odds-hit_then = { $lost ->
    [0] you hit nobody
   *[other] you hit
}
so-odds-suffer = { $lost ->
    [0] you lose nobody
   *[other] { $left ->
        [0] { $then ->
            [taken] you lose all, { $name } takes it
           *[empty] you lose all, nobody holds it
        }
       *[other] you lose { $lost }, { $left } left
    }
}
so-odds-suffer_brief = { $lost ->
    [0] you lose nobody
   *[other] { $left ->
        [0] { $then ->
            [taken] { $name } takes it
           *[empty] nobody holds it
        }
       *[other] { $name } hits some
    }
}
so-odds-suffer_then = { $lost ->
    [0] { $name } hits nobody
   *[other] { $name } hits
}

so-odds-bonus = The soldier of the { $bonus } is counted.

## What re-rolls would do. Whoever rolls aims at the first of these that can be had:
## the game, the place, the place in nobody's hands; with fire the game, then a hit.

so-odds-if_you = { $times ->
    [one] If you re-roll any roll { $aim }, for { $times } card: { $then }.
   *[other] If you re-roll any roll { $aim }, for up to { $times } cards: { $then }.
}
so-odds-if_they = { $times ->
    [one] If { $name } re-rolls any roll { $aim }, for { $times } card: { $then }.
   *[other] If { $name } re-rolls any roll { $aim }, for up to { $times } cards: { $then }.
}
so-odds-aim_win = that does not win the game
so-odds-aim_keep = that loses the headquarters
so-odds-aim_hold = that does not hold it
so-odds-aim_nobody = that lets it be taken, as it cannot be held
so-odds-aim_hit = that hits nobody
so-odds-then = { $what } { $chance }

so-dice_note = The last throw lies here, with what it came to. Each flame is a hit.
