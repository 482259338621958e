### Patrol pustyni: co ekran nowej gry mówi o scenariuszu.

dp-brief-begins = Kto zaczyna: w każdej rundzie obie strony licytują kartą, a wyższa idzie pierwsza.

## Jak wygrywa strona

dp-brief-or = { $first }; albo { $second }
dp-brief-points_lrdg = { $need ->
    [one] zdobądź { $need } punkt celu
    [few] zdobądź { $need } punkty celu
    [many] zdobądź { $need } punktów celu
   *[other] zdobądź { $need } punktu celu
}: { $what ->
    [both] kontroluj cele i niszcz obiekty
    [objects] niszcz obiekty
   *[objectives] kontroluj cele
}
dp-brief-points_italy = { $need ->
    [one] zdobądź { $need } punkt celu
    [few] zdobądź { $need } punkty celu
    [many] zdobądź { $need } punktów celu
   *[other] zdobądź { $need } punktu celu
}: { $what ->
    [both] kontroluj cele i całe obiekty
    [objects] kontroluj całe obiekty
   *[objectives] kontroluj cele
}
dp-brief-neutralise = { $kind ->
    [soldiers] zneutralizuj { $need } z { $all } żołnierzy wroga
   *[counters] zneutralizuj { $need } z { $all } żetonów wroga
}
dp-brief-escape = { $kind ->
    [soldiers] wyprowadź z planszy { $need } z { $all } swoich żołnierzy
   *[counters] wyprowadź z planszy { $need } z { $all } swoich żetonów
}

## Jak jest silna

dp-brief-initiative = Inicjatywa na początku gry.
dp-brief-strength = { $soldiers ->
    [one] { $soldiers } żołnierz
    [few] { $soldiers } żołnierze
    [many] { $soldiers } żołnierzy
   *[other] { $soldiers } żołnierza
}, { $vehicles ->
    [0] bez pojazdów
    [one] { $vehicles } pojazd
    [few] { $vehicles } pojazdy
    [many] { $vehicles } pojazdów
   *[other] { $vehicles } pojazdu
}.

## Pięć faktów

dp-brief-fact_victory = Zwycięstwo: { $side }
dp-brief-fact_tiles = Plansza
dp-brief-fact_decks = Talie
dp-brief-fact_special = Na mapie
dp-brief-short_points = { $need ->
    [one] { $need } punkt celu
    [few] { $need } punkty celu
    [many] { $need } punktów celu
   *[other] { $need } punktu celu
}
dp-brief-short_neutralise = neutralizacja { $need } z { $all }
dp-brief-short_neutralise_one = neutralizacja: { $of }
dp-brief-short_escape_one = ucieczka: { $of }
dp-brief-short_escape = ucieczka { $need } z { $all }
dp-brief-tiles = { $tiles ->
    [one] { $tiles } obszar
    [few] { $tiles } obszary
    [many] { $tiles } obszarów
   *[other] { $tiles } obszaru
}
dp-brief-decks = { $first } i { $second ->
    [one] { $second } karta
    [few] { $second } karty
    [many] { $second } kart
   *[other] { $second } karty
}
dp-brief-objects = { $count ->
    [one] { $count } obiekt
    [few] { $count } obiekty
    [many] { $count } obiektów
   *[other] { $count } obiektu
}
dp-brief-escapes = { $count ->
    [one] { $count } ucieczka
    [few] { $count } ucieczki
    [many] { $count } ucieczek
   *[other] { $count } ucieczki
}
dp-brief-vehicles = { $count ->
    [0] bez pojazdów
    [one] { $count } pojazd
    [few] { $count } pojazdy
    [many] { $count } pojazdów
   *[other] { $count } pojazdu
}
