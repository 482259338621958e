### Rozkaz sztabu: szanse starcia i ostrzału, wynik po wyniku.
### Po jednoliterowych spójnikach i przyimkach stoi twarda spacja (U+00A0).

so-odds-title_land_clash = Starcie: { $place }
so-odds-title_air_clash = Starcie w powietrzu: { $place }
so-odds-title_barrage = Ogień zaporowy: { $place }
so-odds-title_bombard = Bombardowanie: { $place }
so-odds-title_air_raid = Nalot: { $place }

so-odds-own_land = { $count ->
    [0] Ty: nikogo
    [one] Ty: { $count } żołnierz
    [few] Ty: { $count } żołnierzy
    [many] Ty: { $count } żołnierzy
   *[other] Ty: { $count } żołnierza
}
so-odds-own_air = { $count ->
    [0] Ty: nic
    [one] Ty: { $count } samolot
    [few] Ty: { $count } samoloty
    [many] Ty: { $count } samolotów
   *[other] Ty: { $count } samolotu
}
so-odds-enemy_land = { $count ->
    [0] { $name }: nikogo
    [one] { $name }: { $count } żołnierz
    [few] { $name }: { $count } żołnierzy
    [many] { $name }: { $count } żołnierzy
   *[other] { $name }: { $count } żołnierza
}
so-odds-enemy_air = { $count ->
    [0] { $name }: nic
    [one] { $name }: { $count } samolot
    [few] { $name }: { $count } samoloty
    [many] { $name }: { $count } samolotów
   *[other] { $name }: { $count } samolotu
}

so-odds-you_roll = { $count ->
    [one] Rzucasz { $count } kością:
    [few] Rzucasz { $count } kośćmi:
    [many] Rzucasz { $count } kośćmi:
   *[other] Rzucasz { $count } kości:
}
so-odds-they_roll = { $count ->
    [one] { $name } rzuca { $count } kością:
    [few] { $name } rzuca { $count } kośćmi:
    [many] { $name } rzuca { $count } kośćmi:
   *[other] { $name } rzuca { $count } kości:
}
so-odds-dice_lie = Kości już leżą. Gdy przyjmiesz wynik:

so-odds-take = zajmujesz, zostaje { $count }
so-odds-take_brief = zajmujesz
so-odds-hold = { $name } broni, zostaje { $count }
so-odds-hold_brief = { $name } broni
so-odds-defend = bronisz, zostaje { $count }
so-odds-defend_brief = bronisz
so-odds-lose = { $name } zajmuje, zostaje { $count }
so-odds-lose_brief = { $name } zajmuje
so-odds-nobody = obie strony znikają

so-odds-hit = { $lost ->
    [0] { $name }: bez strat
   *[other] { $left ->
        [0] { $name } traci wszystkich
       *[other] { $name } traci { $lost }, zostaje { $left }
    }
}
so-odds-hit_brief = { $lost ->
    [0] { $name }: bez strat
   *[other] trafiasz
}
so-odds-suffer = { $lost ->
    [0] bez twoich strat
   *[other] { $left ->
        [0] tracisz wszystkich
       *[other] tracisz { $lost }, zostaje { $left }
    }
}
so-odds-suffer_brief = { $lost ->
    [0] bez twoich strat
   *[other] { $name } trafia
}

so-odds-if_you = { $times ->
    [one] Jeśli za { $times } kartę przerzucisz zły wynik, { $then }.
    [few] Jeśli za najwyżej { $times } karty przerzucisz każdy zły wynik, { $then }.
    [many] Jeśli za najwyżej { $times } kart przerzucisz każdy zły wynik, { $then }.
   *[other] Jeśli za najwyżej { $times } karty przerzucisz każdy zły wynik, { $then }.
}
so-odds-if_they = { $times ->
    [one] Jeśli { $name } za { $times } kartę przerzuci zły dla siebie wynik, { $then }.
    [few] Jeśli { $name } za najwyżej { $times } karty przerzuci każdy zły dla siebie wynik, { $then }.
    [many] Jeśli { $name } za najwyżej { $times } kart przerzuci każdy zły dla siebie wynik, { $then }.
   *[other] Jeśli { $name } za najwyżej { $times } karty przerzuci każdy zły dla siebie wynik, { $then }.
}
so-odds-chance_your_take = zajmujesz z szansą { $chance }
so-odds-chance_your_defend = bronisz z szansą { $chance }
so-odds-chance_your_hit = trafiasz z szansą { $chance }
so-odds-chance_their_take = { $name } zajmuje z szansą { $chance }
so-odds-chance_their_defend = { $name } broni z szansą { $chance }
so-odds-chance_their_hit = { $name } trafia z szansą { $chance }

so-dice_note = Tu leży ostatni rzut i to, co z niego wynikło. Każdy płomień to trafienie.
