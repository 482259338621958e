### Last Comrade: what the screen of a new game says about a preset.

lc-brief-forces = Comrades and what they can do
lc-brief-begins = Who begins: whoever stands nearest to the enemy; then it goes round the table.

## Places at the table

lc-brief-character_random = Chance decides who you are.
lc-brief-character_choose = You choose a character at the table.

## Five facts

lc-brief-fact_victory = Victory
lc-brief-victory = last one alive on the Line
lc-brief-fact_players = Players
lc-brief-players = { $least ->
    [2] { $most ->
        [2] two
       *[other] { $least }–{ $most }
    }
   *[other] { $least }–{ $most }
}
lc-brief-fact_life = Life
lc-brief-life = { $life } to begin with
lc-brief-fact_hand = Cards
lc-brief-hand = { $count } in hand, { $draft ->
    [full] full draft
    [quick] quick draft
   *[none] no draft
}
lc-brief-fact_attacks = Enemy
lc-brief-attacks = { $count ->
    [one] { $count } Attack card
   *[other] { $count } Attack cards
}, { $always ->
    [yes] strikes every turn
   *[no] is silent at times
}
