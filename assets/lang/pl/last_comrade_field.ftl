### Ostatni towarzysz: pole gry. Po jednoliterowych spójnikach i przyimkach stoi twarda spacja (U+00A0).

lc-field-not_a_player = nie jest graczem
lc-field-lay_here = połóż kartę
lc-field-steps_owed = { $count ->
    [one] odłożony { $count } krok
    [few] odłożone { $count } kroki
    [many] odłożone { $count } kroków
   *[other] odłożone { $count } kroku
}
lc-field-waits_for_the_curious = { $count ->
    [one] { $count } niespodzianka czeka na ciekawskich
    [few] { $count } niespodzianki czekają na ciekawskich
    [many] { $count } niespodzianek czeka na ciekawskich
   *[other] { $count } niespodzianki czeka na ciekawskich
}

## Atak i prognoza

lc-field-no_attack = Cisza
    .hint = Wróg nie odkrył jeszcze karty Ataku.
lc-field-no_strike = Bez uderzenia
    .hint = Karta tej tury zrobiła swoje. W tej turze nic nie uderzy.
lc-field-laid_event = Zakryte Wydarzenie nic nie robi: po odkryciu przepada. Działa tylko wtedy, gdy się je zagra.
lc-field-idle = Zagrać można, ale niczego to nie zmieni. { $card_id ->
    [stoj] W tej turze i tak nikt się nie ruszy.
    [moonshine] Masz pełne Życie.
    [wsjo_rawno] Nikogo nie da się przesunąć.
    [trip] Ten Towarzysz i tak się nie ruszy.
   *[other] {""}
}
lc-field-how_it_stands = Miejsce 1 jest najbliżej wroga. Za ostatnim miejscem stoi Komisarz; po każdej śmierci robi krok naprzód.
lc-field-if_nobody_moves = Jeśli nikt się nie ruszy
lc-field-nobody = Atak nikomu nic nie zrobi.
lc-field-left_of = zostaje { $left } z { $most }
lc-field-dies = ginie!
lc-field-being_hit = Właśnie dochodzi: { $kind }
lc-field-attack_over = Atak minął
    .hint = Już uderzył: kto oberwał, stracił Życie. W tej turze żadna karta Ataku już nie uderzy.
lc-field-quoted = „{ $words }”

## Co by było po ruchu

lc-field-after_card = Po karcie „{ $card }”
lc-field-after_choice = Po tym ruchu
lc-field-after_shot = Po przesunięciu celu
lc-field-lost_steps = { $why ->
    [line_end] Linia się kończy
    [commissar] Drogę zagradza Komisarz
    [fubar] F.U.B.A.R. trzyma na miejscu
    [snagged] Trzyma drut
    [halt] Obowiązuje rozkaz, żeby stać
   *[tank] Drogę zagradza Czołg
}: { $count ->
    [one] przepada { $count } krok.
    [few] przepadają { $count } kroki.
    [many] przepada { $count } kroków.
   *[other] przepada { $count } kroku.
}
lc-field-hurt_on_the_way = Po drodze czeka mina: Życie −{ $lost }.
lc-field-in_pairs = { $lost ->
    [0] bez szwanku
   *[other] Życie −{ $lost }
}: w { $count } z { $all }
lc-field-hurt_in = { $name }: { $count }×
    .short = { $count }×
lc-field-all_pairs = Dokładnie dla wszystkich wyborów ({ $all }), jeśli nikt inny nic nie zrobi. Przy portretach: jak często kto oberwie.
    .brief = Dokładnie dla wszystkich wyborów ({ $all }), jeśli nikt nic nie zrobi.
lc-field-way = { $choice } – { $lost ->
    [0] bez szwanku
   *[other] Życie −{ $lost }
}

## Co nadchodzi: na zasłonie, dla wszystkich

lc-outlook-attack = Atak: „{ $card }”. { $text }
lc-outlook-hurt = Jeśli nikt się nie ruszy, Życie { $count ->
    [one] straci
    [few] stracą
    [many] stracą
   *[other] stracą
}: { $hurt }.
lc-outlook-loses = { $name } −{ $lost }
lc-outlook-dies = { $name } −{ $lost } (śmierć)
lc-outlook-nobody = Jeśli nikt się nie ruszy, nikt nie straci Życia.
