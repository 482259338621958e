### Ostatni towarzysz: co ekran nowej gry mówi o ustawieniu.
### Po jednoliterowych spójnikach i przyimkach stoi twarda spacja (U+00A0).

lc-brief-forces = Towarzysze i co potrafią
lc-brief-begins = Kto zaczyna: ten, kto stoi najbliżej wroga; potem po kolei dookoła stołu.

## Miejsca przy stole

lc-brief-character_random = Kim grasz, zdecyduje los.
lc-brief-character_choose = Postać wybierzesz na stole.

## Pięć faktów

lc-brief-fact_victory = Zwycięstwo
lc-brief-victory = ostatni żywy na Linii
lc-brief-fact_players = Gracze
lc-brief-players = { $least ->
    [2] { $most ->
        [2] dwoje
       *[other] { $least }–{ $most }
    }
   *[other] { $least }–{ $most }
}
lc-brief-fact_life = Życie
lc-brief-life = { $life ->
    [one] { $life } punkt na początek
    [few] { $life } punkty na początek
    [many] { $life } punktów na początek
   *[other] { $life } punktu na początek
}
lc-brief-fact_hand = Karty
lc-brief-hand = { $count } na ręce, { $draft ->
    [full] pełny draft
    [quick] szybki draft
   *[none] bez draftu
}
lc-brief-fact_attacks = Wróg
lc-brief-attacks = { $count ->
    [one] { $count } karta Ataku
    [few] { $count } karty Ataku
    [many] { $count } kart Ataku
   *[other] { $count } karty Ataku
}, { $always ->
    [yes] uderza co turę
   *[no] czasem milczy
}
