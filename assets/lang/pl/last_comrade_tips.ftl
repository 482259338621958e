### Ostatni towarzysz: co mówi podpowiedź o każdej rzeczy na stole.
### Po jednoliterowych spójnikach i przyimkach stoi twarda spacja (U+00A0).

## Karty

lc-tip-hidden = Zakryta karta
lc-tip-times = { $thing } × { $count }
lc-tip-durability = Ekwipunek, Wytrzymałość { $printed }
lc-tip-durability_left = Ekwipunek w grze, zostaje Wytrzymałość { $left }
lc-tip-count = { $count ->
    [0] Nie ma kart
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}
lc-tip-owner = Należy do: { $name }
lc-tip-kept_what = Połóż tu kartę, którą zatrzymujesz; resztę pakietu dostanie sąsiad po lewej.
lc-tip-pass_on = Dla sąsiada po lewej: { $name }
lc-tip-pass_on_what = { $count ->
    [one] Oddajesz { $count } kartę
    [few] Oddajesz { $count } karty
    [many] Oddajesz { $count } kart
   *[other] Oddajesz { $count } karty
}, a tyle samo dostajesz od sąsiada po prawej.
lc-tip-commit = Karta tej tury: { $comrade }
lc-tip-awaited = Jeszcze nie leży.
lc-tip-no_card = Nie ma tu teraz karty.
lc-tip-face_down = Leży zakryta. Odkryta będzie, gdy przyjdzie na nią kolej.
lc-tip-face_down_own = Leży zakryta: widzisz ją tylko ty.

## Towarzysze

lc-tip-ability = Zdolność: { $name }
lc-tip-life = Życie: { $life } z { $most }
lc-tip-stands = Stoi na miejscu { $place }
lc-tip-mark = { $name }: { $hint }
lc-tip-equipment = Ekwipunek: { $pieces }
lc-tip-piece = { $name } ({ $left })
lc-tip-hand = { $count ->
    [0] Bez kart na ręce
    [one] { $count } karta na ręce
    [few] { $count } karty na ręce
    [many] { $count } kart na ręce
   *[other] { $count } karty na ręce
}
lc-tip-has_initiative = Ma Inicjatywę
lc-tip-hand_up = Ręka w górze: czeka na głos
lc-tip-dead = Nie żyje
lc-tip-no_comrade = Jeszcze bez postaci
lc-tip-taken_by = Już wybrana: { $name } (gracz { $number })
lc-tip-raise = Ręka: { $name }
lc-tip-raise_what = Kliknij, jeśli chcesz zareagować: głos dostaniesz przy najbliższej okazji.
lc-tip-raise_key = Klawisz F{ $number }
lc-tip-cannot_raise = { $why ->
    [used] W tej turze Wydarzenie było już zagrane.
    [looked] W tym oknie głos już był. W następnym ręka znów może pójść w górę.
    [no_cards] Bez kart na ręce nie ma czym zareagować.
   *[other] Teraz ręki podnieść nie można.
}
lc-tip-rest = Nic więcej w tej turze: { $name }
lc-tip-rest_what = Wszystkie okna tej tury miną tego gracza. Kto zmieni zdanie, znów podnosi rękę.
lc-tip-rest_key = Klawisze Shift+F{ $number }

## Linia

lc-tip-place = Miejsce { $place }
lc-tip-free = Wolne miejsce
lc-tip-here = Stoi tu { $comrade }
lc-tip-hazards = Leży tu: { $cards }
lc-tip-aimed = Celuje tu karta Celu { $target }
lc-tip-front = Początek Linii: dalej jest już tylko wróg
lc-tip-last = Ostatnie miejsce: zaraz za nim stoi Komisarz
lc-tip-commissar_what = Nie jest graczem i nic mu nie grozi. Po każdej śmierci podchodzi o jedno miejsce.
lc-tip-advances = { $count ->
    [one] Odłożony { $count } krok: ktoś przed nim ani drgnie
    [few] Odłożone { $count } kroki: ktoś przed nim ani drgnie
    [many] Odłożone { $count } kroków: ktoś przed nim ani drgnie
   *[other] Odłożone { $count } kroku: ktoś przed nim ani drgnie
}
lc-tip-target = Karta Celu { $target }
lc-tip-follows = Idzie za { $comrade_ins }
lc-tip-fixed = Leży tu do końca tury, ktokolwiek tu stanie
lc-tip-field_what = Upuść tu Wydarzenie, które nie wymaga wyboru.

## Dookoła

lc-tip-no_strike = W tej turze nikt jeszcze nie strzela.
lc-tip-initiative = Karta Inicjatywy
lc-tip-holder = Ma ją { $name }
lc-tip-initiative_what = Kto ją ma, odkrywa pierwszy; dalej idzie w lewo. Na koniec tury przechodzi do następnego żywego gracza.
lc-tip-roulettes = Dołączone karty Rosyjska Ruletka: { $count }
lc-tip-action_deck_what = Manewry, Wydarzenia i Ekwipunek. Na koniec tury każdy dobiera do pełnej ręki.
lc-tip-attack_deck_what = Na początku tury odkrywa się kartę z wierzchu. Gdy się skończą, odrzucone tasuje się od nowa.
lc-tip-discard_what = Odkryte dla wszystkich. Gdy talia się skończy, tasuje się je od nowa.
lc-tip-top = Na wierzchu: { $card }
lc-tip-fallen = { $name } · { $how }
lc-tip-nobody_fallen = Na razie nikt.
lc-tip-remind = Przypomnienie: { $window }
lc-tip-remind_what = Zaznacz, a ręka podniesie się wtedy sama. Nikt poza tobą o tym nie wie.
lc-tip-ticked = Zaznaczone: ręka podniesie się wtedy sama. Kliknij, żeby cofnąć.
