### Film Rozkazu sztabu: co unosi się nad miejscem zdarzenia, wyroki i wstęgi.

film-so-initiative = Inicjatywa: { $faction }
film-so-stormed = Kwatera zdobyta!
film-so-fallen = Kwatera padła!
film-so-takes = { $faction } zajmują
film-so-holds = { $faction } trzymają
film-so-nobody = Nikt nie został
film-so-hits = { $hits ->
    [0] Bez trafień
    [one] { $hits } trafienie
    [few] { $hits } trafienia
   *[many] { $hits } trafień
}
film-so-needs = { $layer ->
    [air] Każde trafienie zdejmuje 1 samolot
   *[land] Każde trafienie zdejmuje 1 żołnierza
}
film-so-rerolled = { $faction } odrzucają „{ $card }” i rzucają jeszcze raz
film-so-stars = { $faction }: { $stars ->
    [one] { $stars } gwiazda
    [few] { $stars } gwiazdy
   *[many] { $stars } gwiazd
}
film-so-bonus = premia
film-so-gained = zdobyta
film-so-lost = utracona
film-so-shuffled = tasowanie
film-so-supplied = w zaopatrzeniu
film-so-cut_off = odcięci
