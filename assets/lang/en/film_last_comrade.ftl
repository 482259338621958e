### The film of Last Comrade: what rises where something happens, verdicts and ribbons.

film-lc-turn = Turn { $turn }: { $name } has Initiative
film-lc-last = The last Comrade: { $name }
film-lc-nobody = Nobody is left. The enemy wins.
film-lc-attack = The attack of this turn
film-lc-enemy = From the enemy
film-lc-strikes = The attack strikes
film-lc-cancelled = Nyet!
film-lc-initiative = Initiative
film-lc-wasted = wasted
film-lc-halt = Halt!
film-lc-tripped = tripped
film-lc-blocked = blocked
film-lc-snagged = snagged
film-lc-scrap = scrap
film-lc-bounced = bounced
film-lc-lucky = lucky
film-lc-reflected = reflected
film-lc-shield = shield
film-lc-roulette = Bang!
film-lc-saved = saved
film-lc-avoided = { $why ->
    [dodge] dodged
    [prone] overhead
    [no_life] too late
    [nobody] nobody
   *[reduced] nothing
}
film-lc-gassed = gassed
film-lc-ungassed = fresh air
film-lc-hit = Hit: { $amount }
film-lc-reduced = hit −{ $by }
film-lc-used = { $left ->
    [0] { $card }: used up
   *[other] { $card }: { $left } left
}
film-lc-boots = { $longer ->
    [yes] 1 step more
   *[no] 1 step less
}
film-lc-farewell = farewell
film-lc-died = { $comrade } has fallen
