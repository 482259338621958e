### Rozkaz sztabu na stole: plansza wsparcia, rezerwy, karty, premie, przeciwnik.
### Po jednoliterowych spójnikach i przyimkach stoi twarda spacja (U+00A0).

## Strefy wokół planszy

so-table-zone_support = Plansza wsparcia
so-table-zone_reserve = Twoja rezerwa
so-table-zone_deck = Talia
so-table-zone_discard = Odrzucone
so-table-zone_hand = Twoja ręka · { $count ->
    [0] bez kart
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}
so-table-zone_bonuses = Premie obszarowe
so-table-empty_hand = Nie masz kart operacyjnych. Postaw dowódcę na polu Planowania, aby je dobrać.
so-table-discard_count = Przejrzyj
so-table-tip_unfold = Kliknij, aby obejrzeć karty
so-table-tip_fold = Kliknij, aby zwinąć
so-table-times = ×{ $count }
so-table-player = { $name } · { $side }
so-table-rule = { $rule }

## Plansza wsparcia

so-table-staging_own = Twoja strefa gotowości
so-table-staging = Strefa gotowości: { $who }
so-table-initiative = Inicjatywa: { $who }
so-table-used = użyte
so-table-plus = +{ $number }

## Rezerwy

so-table-commanders = { $count ->
    [one] { $count } dowódca
    [few] { $count } dowódców
    [many] { $count } dowódców
   *[other] { $count } dowódcy
}
    .short = { $count } dow.
so-table-soldiers = { $count ->
    [one] { $count } żołnierz
    [few] { $count } żołnierzy
    [many] { $count } żołnierzy
   *[other] { $count } żołnierza
}
    .short = { $count } żołn.
so-table-aircraft = { $count ->
    [one] { $count } samolot
    [few] { $count } samoloty
    [many] { $count } samolotów
   *[other] { $count } samolotu
}
    .short = { $count } sam.
so-table-word_commanders = { $count ->
    [one] dowódca
    [few] dowódców
    [many] dowódców
   *[other] dowódcy
}
so-table-word_soldiers = { $count ->
    [one] żołnierz
    [few] żołnierzy
    [many] żołnierzy
   *[other] żołnierza
}
so-table-word_aircraft = { $count ->
    [one] samolot
    [few] samoloty
    [many] samolotów
   *[other] samolotu
}
so-table-cards = { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}
    .short = { $count }

## Przeciwnik i wynik

so-table-passed = po pasie
so-table-stars_of = { $side }: { $stars ->
    [one] { $stars } gwiazdka
    [few] { $stars } gwiazdki
    [many] { $stars } gwiazdek
   *[other] { $stars } gwiazdki
}
so-table-stars_tip = Liczą się gwiazdki obszarów, które dana strona kontroluje i zaopatruje. Na całej mapie jest ich { $all }.
so-table-headquarters_of = Kwatera: { $area }, { $count ->
    [one] { $count } żołnierz
    [few] { $count } żołnierzy
    [many] { $count } żołnierzy
   *[other] { $count } żołnierza
}
so-table-headquarters_tip = Kto nie ma już żołnierza w swojej kwaterze, przegrywa od razu.

## Premie obszarowe

so-table-bonus-supply_depot = +{ $number } do Uzupełnień
    .short = +{ $number } do siły
so-table-bonus-forward_outpost = +{ $number } żołnierz przy Naprzód
    .short = +{ $number } żołnierz
so-table-bonus-observation_post = +{ $number } kość w Ogniu zaporowym
    .short = +{ $number } kość
so-table-bonus-recon_post = +{ $number } karta w Planowaniu
    .short = +{ $number } karta
so-table-bonus-signals_unit = +{ $number } dowódca w rezerwie
    .short = +{ $number } dowódca
so-table-bonus-flight_control = +{ $number } żołnierz w Desancie
    .short = +{ $number } żołnierz
so-table-bonus-city_centre = +{ $number } kość dla obrońcy
    .short = +{ $number } kość
so-table-bonus_place = { $effect } · { $area }
so-table-holder = Działa dla strony: { $side }
so-table-broken = Bez zaopatrzenia, nie działa: { $side }
so-table-cut_off = odcięta
so-table-free = Nikt nie kontroluje tego obszaru.

## Karty: krótkie słowa na karcie w ręce

so-table-do-soldiers = Dołóż do { $number ->
    [one] { $number } żołnierza
    [few] { $number } żołnierzy
    [many] { $number } żołnierzy
   *[other] { $number } żołnierza
} z rezerwy.
so-table-do-aircraft = Dołóż do { $number ->
    [one] { $number } samolotu
    [few] { $number } samolotów
    [many] { $number } samolotów
   *[other] { $number } samolotu
} z rezerwy.
so-table-do-dice = Rzuć { $number ->
    [one] { $number } kością
    [few] { $number } kośćmi
    [many] { $number } kośćmi
   *[other] { $number } kości
} więcej.
so-table-do-strike = Rzuć { $number ->
    [one] { $number } kością
    [few] { $number } kośćmi
    [many] { $number } kośćmi
   *[other] { $number } kości
} i usuń tylu wrogów, ile trafień.
so-table-do-placing = Wystaw do { $number ->
    [one] { $number } żołnierza
    [few] { $number } żołnierzy
    [many] { $number } żołnierzy
   *[other] { $number } żołnierza
} więcej.
so-table-do-commander = Weź { $number ->
    [one] { $number } dowódcę
    [few] { $number } dowódców
    [many] { $number } dowódców
   *[other] { $number } dowódcy
} ze strefy gotowości.
so-table-do_each = { $action }: { $effect }
so-table-when-advance = Przy Naprzód
so-table-when-flight = Przy Locie
so-table-when-paradrop = Przy Desancie
so-table-when-barrage = Przy Ogniu zaporowym
so-table-when-bombard = Przy Bombardowaniu
so-table-when-reinforce = Przy Uzupełnieniach
so-table-when-turn_end = Po twojej akcji
so-table-when-land_clash = Gdy bronisz obszaru
so-table-when-drop_clash = Gdy bronisz się przed desantem
so-table-when-air_clash = Gdy bronisz strefy
so-table-when_either = { $one } lub { $other }

## Pytania

so-table-confirm_pass = Masz jeszcze dowódców w rezerwie. Po pasie zostaną bezczynni do końca rundy. Spasować?
    .yes = Spasuj
    .no = Gram dalej
