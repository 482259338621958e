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

film-dp-bids = Wygrywa wyższa stawka
film-dp-card_lost = Karta stracona
film-dp-called_up = +1 karta
film-dp-initiative_taken = Inicjatywa: { $side }
film-dp-initiative_kept = Inicjatywa zostaje: { $side }
film-dp-initiative_kept_on_tie = Remis, zostaje: { $side }

film-watching = Patrz: klik lub spacja to dalej, Esc pomija.
film-next = Dalej
curtain-watch = Najpierw obejrzyj turę (W)
