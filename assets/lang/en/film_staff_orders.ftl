### The film of Staff Orders: what rises where something happens, verdicts and ribbons.

film-so-initiative = Initiative: { $faction }
film-so-stormed = Headquarters stormed!
film-so-fallen = Headquarters fallen!
film-so-takes = { $faction } takes it
film-so-holds = { $faction } holds it
film-so-nobody = Nobody is left
film-so-hits = { $hits ->
    [0] No hits
    [one] { $hits } hit
   *[other] { $hits } hits
}
film-so-needs = { $layer ->
    [air] Each hit removes 1 aircraft
   *[land] Each hit removes 1 soldier
}
film-so-rerolled = { $faction } discards “{ $card }” and rolls again
film-so-stars = { $faction }: { $stars ->
    [one] { $stars } star
   *[other] { $stars } stars
}
film-so-bonus = bonus
film-so-gained = gained
film-so-lost = lost
film-so-shuffled = shuffled
film-so-supplied = in supply
film-so-cut_off = cut off
