### Rozkaz sztabu: co ekran nowej gry mówi o mapie.
### Po jednoliterowych spójnikach i przyimkach stoi twarda spacja (U+00A0).

## Strony

so-brief-mountain_blue = Zdobądź kwaterę Żółtych albo miej po ostatniej rundzie więcej gwiazdek na zaopatrywanych obszarach.
so-brief-mountain_yellow = Zdobądź kwaterę Niebieskich albo miej po ostatniej rundzie więcej gwiazdek na zaopatrywanych obszarach.
so-brief-landing_blue = Desant: mniej ludzi na brzegu, ale silniejsze Uzupełnienia i Poderwanie. Zdobądź kwaterę Żółtych albo zbierz więcej gwiazdek.
so-brief-landing_yellow = Garnizon: więcej ludzi na wyspie, ale słabsze Uzupełnienia i Poderwanie. Zdobądź kwaterę Niebieskich albo zbierz więcej gwiazdek.
so-brief-drawn = Z losowania
    .words = Barwę wskaże los, gdy gra się zacznie.
    .note = Kto dowodzi którą stroną, zobaczycie na stole.
so-brief-strength = Na mapie { $soldiers ->
    [one] { $soldiers } żołnierz
    [few] { $soldiers } żołnierze
    [many] { $soldiers } żołnierzy
   *[other] { $soldiers } żołnierza
}{ $aircraft ->
    [0] .
    [one] {" "}i { $aircraft } samolot.
    [few] {" "}i { $aircraft } samoloty.
    [many] {" "}i { $aircraft } samolotów.
   *[other] {" "}i { $aircraft } samolotu.
}
so-brief-commanders = Dowódcy, z których każdy wykonuje jeden rozkaz w rundzie: { $count }
so-brief-soldiers = Żołnierze na mapie na początku gry: { $count }
so-brief-aircraft = Samoloty w strefach na początku gry: { $count }
so-brief-begins = Kto zaczyna: rzut żetonem rund, gdy stół będzie gotowy.
so-option-first_seat = { $name } gra
so-option-first_seat-blue = Niebieskimi
so-option-first_seat-yellow = Żółtymi
so-option-first_seat-draw = losowo

## Pięć faktów

so-brief-fact_victory = Zwycięstwo
so-brief-victory = kwatera wroga albo gwiazdki
so-brief-fact_stars = Gwiazdki
so-brief-stars = { $stars } na mapie
so-brief-fact_areas = Plansza
so-brief-areas = { $areas ->
    [one] { $areas } obszar
    [few] { $areas } obszary
    [many] { $areas } obszarów
   *[other] { $areas } obszaru
}{ $zones ->
    [0] {""}
    [one] , { $zones } strefa powietrzna
    [few] , { $zones } strefy powietrzne
    [many] , { $zones } stref powietrznych
   *[other] , { $zones } strefy powietrznej
}
so-brief-fact_rounds = Czas
so-brief-rounds = { $rounds ->
    [one] { $rounds } runda
    [few] { $rounds } rundy
    [many] { $rounds } rund
   *[other] { $rounds } rundy
}, po { $commanders ->
    [one] { $commanders } dowódcy
    [few] { $commanders } dowódców
    [many] { $commanders } dowódców
   *[other] { $commanders } dowódcy
}
so-brief-fact_air = W powietrzu
so-brief-air = samoloty: { $blue } i { $yellow }
so-brief-fact_drops = Tylko w górach
so-brief-drops = { $drops ->
    [one] { $drops } pole zrzutu
    [few] { $drops } pola zrzutu
    [many] { $drops } pól zrzutu
   *[other] { $drops } pola zrzutu
}{ $centres ->
    [0] {""}
   *[other] , Centrum miasta
}
