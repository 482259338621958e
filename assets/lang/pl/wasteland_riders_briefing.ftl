### Jeźdźcy pustkowi: co ekran nowej gry mówi o misji.
### Po jednoliterowych spójnikach i przyimkach stoi twarda spacja (U+00A0).

wr-brief-forces = Jeźdźcy do wyboru
wr-brief-begins = Kto zaczyna: kto na początku wyrzuci najwięcej.
wr-brief-side = Jeźdźca i pojazd wybiera się na początku gry; kolor zależy od miejsca.
    .note = Cztery amunicji, cztery paliwa, pełne zdrowie, trzy karty farta.
wr-option-layout = Plansza
wr-option-layout-shuffled = losowa
wr-option-layout-first = na pierwszą grę

## Pięć faktów

wr-brief-fact_victory = Zwycięstwo
wr-brief-victory = { $kind ->
    [saviour] pomoc i Reputacja
    [cult] trofea
    [only_one] pojedynki
    [key] ogniwa klucza, rakieta
   *[scourges] blizny zakał
}
wr-brief-fact_players = Gracze
wr-brief-players = { $least } do { $most }, każdy dla siebie
wr-brief-fact_length = Długość
wr-brief-length = { $rounds ->
    [one] { $rounds } runda
    [few] { $rounds } rundy
    [many] { $rounds } rund
   *[other] { $rounds } rundy
}, { $low }–{ $high } min
wr-brief-fact_board = Plansza
wr-brief-board = { $hexes ->
    [one] { $hexes } heks
    [few] { $hexes } heksy
    [many] { $hexes } heksów
   *[other] { $hexes } heksu
}, { $layout ->
    [shuffled] układ losowy
   *[first] układ na pierwszą grę
}
wr-brief-fact_danger = Klęska wszystkich
wr-brief-danger = { $kind ->
    [cult] { $count ->
        [one] { $count } kultysta w Zgorzel
        [few] { $count } kultystów w Zgorzel
        [many] { $count } kultystów w Zgorzel
       *[other] { $count } kultysty w Zgorzel
    }
    [scourges] { $count ->
        [one] { $count } zniszczone miasto
        [few] { $count } zniszczone miasta
        [many] { $count } zniszczonych miast
       *[other] { $count } zniszczonego miasta
    }
   *[other] nie grozi
}
