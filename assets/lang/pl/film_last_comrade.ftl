### Film Ostatniego towarzysza: co unosi się nad miejscem zdarzenia, wyroki i wstęgi.

film-lc-turn = Tura { $turn }, Inicjatywa: { $name }
film-lc-last = Ostatni na Linii: { $name }
film-lc-nobody = Na Linii nikogo. Wróg wygrywa.
film-lc-attack = Atak tej tury
film-lc-enemy = Od wroga
film-lc-strikes = Atak uderza
film-lc-cancelled = Niet!
film-lc-initiative = Inicjatywa
film-lc-wasted = na nic
film-lc-halt = Stój!
film-lc-tripped = potknięcie
film-lc-blocked = ani kroku
film-lc-snagged = w drutach
film-lc-scrap = złom
film-lc-bounced = odbite
film-lc-lucky = fart
film-lc-reflected = odbite
film-lc-shield = za tarczę
film-lc-roulette = Bach!
film-lc-saved = ocalenie
film-lc-avoided = { $why ->
    [dodge] unik
    [prone] nad głową
    [no_life] za późno
    [nobody] nikogo
   *[reduced] nic
}
film-lc-gassed = gaz
film-lc-ungassed = po gazie
film-lc-hit = Trafienie: { $amount }
film-lc-reduced = trafienie −{ $by }
film-lc-used = { $left ->
    [0] { $card }: koniec
   *[other] { $card }: zostało { $left }
}
film-lc-boots = { $longer ->
    [yes] krok więcej
   *[no] krok mniej
}
film-lc-farewell = żegnaj
film-lc-died = { $comrade } nie żyje
