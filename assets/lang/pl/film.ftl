### Film: co unosi się nad miejscem zdarzenia, wyroki i wstęgi.

film-hit = Trafienie!
film-missed = Pudło
film-needs = Trzeba { $needed } na kości
film-turn_of = Tura: { $name }
film-wins = Zwycięstwo: { $name }
film-reconned = zwiad
film-taken = zajęte
film-fog = mgła wojny
film-recovered = znów na nogach
film-captured = zdobyty
film-repaired = naprawiony
film-wounded = ranny
film-pinned = przygwożdżony
film-neutralised = zneutralizowany
film-damaged = uszkodzony
film-disabled = unieruchomiony
film-destroyed = zniszczony
film-escaped = uszli

film-dp-higher = Wyższa stawka: { $side }
film-dp-tie = Remis
film-dp-card_lost = Karta stracona
film-dp-called_up = +1 karta
film-dp-initiative_taken = { $side_gender ->
    [plural] { $side } przejmują inicjatywę
   *[other] { $side } przejmuje inicjatywę
}
film-dp-initiative_kept = { $side_gender ->
    [plural] { $side } zachowują inicjatywę
   *[other] { $side } zachowuje inicjatywę
}
film-dp-initiative_kept_on_tie = { $side_gender ->
    [plural] Remis: { $side } zachowują inicjatywę
   *[other] Remis: { $side } zachowuje inicjatywę
}

film-watching = Patrz: klik lub spacja to dalej, Esc pomija.
film-next = Dalej
curtain-watch = Najpierw obejrzyj turę (W)
