### Rozkaz sztabu: co mówi podpowiedź o każdej rzeczy na stole.
### Po jednoliterowych spójnikach i przyimkach stoi twarda spacja (U+00A0).

## Obszary i strefy

so-tip-terrain = Teren: { $terrain }; { $stars ->
    [0] bez gwiazdek
    [one] { $stars } gwiazdka
    [few] { $stars } gwiazdki
    [many] { $stars } gwiazdek
   *[other] { $stars } gwiazdki
}
so-tip-headquarters = Kwatera główna { $faction_gen }: kto ją straci, przegrywa
so-tip-nobody = Nikogo tu nie ma
so-tip-present_land = { $faction }: { $count ->
    [one] { $count } żołnierz
    [few] { $count } żołnierze
    [many] { $count } żołnierzy
   *[other] { $count } żołnierza
}
so-tip-present_air = { $faction }: { $count ->
    [one] { $count } samolot
    [few] { $count } samoloty
    [many] { $count } samolotów
   *[other] { $count } samolotu
}
so-tip-clash = Trwa starcie: do jego końca miejsce należy do obrońcy
so-tip-supplied = Zaopatrzenie: jest
so-tip-cut_off_land = Bez zaopatrzenia: przerwana droga do kwatery ({ $home })
so-tip-cut_off_air = Bez zaopatrzenia: przerwana droga do strefy kwatery ({ $home })
so-tip-no_home_land = Bez zaopatrzenia: kwatera ({ $home }) nie jest pod kontrolą
so-tip-no_home_air = Bez zaopatrzenia: strefa kwatery ({ $home }) nie jest pod kontrolą
so-tip-bonus = Premia: { $bonus }
so-tip-neighbours = Obok: { $places }
so-tip-below = W powietrzu: { $zone }
so-tip-home_zone = Strefa nad kwaterą { $faction_gen }
so-tip-areas = Obszary w dole: { $areas }
so-tip-zone_what = Kto kontroluje i zaopatruje strefę, broni jej obszarów jedną kością więcej.
so-tip-defence = W obronie { $faction } { $total ->
    [one] rzucą { $total } kością
    [few] rzucą { $total } kośćmi
    [many] rzucą { $total } kośćmi
   *[other] rzucą { $total } kości
}{ $air_cover ->
    [0] {""}
   *[other] , w tym za strefę powietrzną { $air_cover }
}{ $city_centre ->
    [0] {""}
   *[other] , w tym za Centrum miasta { $city_centre }
}
so-tip-may_leave_land = { $count ->
    [0] Ostatni żołnierz nie opuszcza obszaru
    [one] Może stąd odejść { $count } żołnierz
    [few] Mogą stąd odejść { $count } żołnierze
    [many] Może stąd odejść { $count } żołnierzy
   *[other] Może stąd odejść { $count } żołnierza
}
so-tip-may_leave_air = { $count ->
    [0] Ostatni samolot nie opuszcza strefy
    [one] Może stąd odlecieć { $count } samolot
    [few] Mogą stąd odlecieć { $count } samoloty
    [many] Może stąd odlecieć { $count } samolotów
   *[other] Może stąd odlecieć { $count } samolotu
}

## Premie

so-tip-lies_on = Obszar: { $area }
so-tip-bonus_held = Premię mają { $faction }
so-tip-bonus_free = Premii nikt teraz nie ma: obszar trzeba kontrolować i zaopatrywać

## Pola akcji i dowódcy

so-tip-strength = Siła akcji: { $strength }
so-tip-strengths = Siła akcji: { $first } { $one }, { $second } { $other }
so-tip-initiative_space = Daje inicjatywę: zaczniesz następną rundę
so-tip-colour = Tylko dla { $faction_gen }
so-tip-helped = Pomaga ci premia: { $bonus }
so-tip-taken = Zajmuje je dowódca { $faction_gen }; wróci na koniec rundy
so-tip-closed = Teraz nie dla ciebie. { $reason }
so-tip-commander = Dowódca { $faction_gen }
so-tip-commander_what = Na koniec rundy wraca do rezerwy, a pole znów jest wolne.

## Karty

so-tip-deck = Talia operacyjna
so-tip-deck_what = Wspólna dla obu stron. Karty dobiera się Planowaniem; gdy się skończą, talią staje się stos kart odrzuconych.
so-tip-discard = Stos kart odrzuconych
so-tip-discard_what = Jawny i wspólny dla obu stron. Trafia tu każda karta zagrana albo odrzucona na przerzut.
so-tip-top = Na wierzchu: { $card }
so-tip-count = { $count ->
    [0] Nie ma kart
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}

## Rezerwy i strefy gotowości

so-tip-pieces = { $count ->
    [0] Pusto
   *[other] Jest ich { $count }
}
so-tip-reserve_commanders = { $whose ->
    [own] Twoi dowódcy w rezerwie
   *[enemy] Dowódcy przeciwnika w rezerwie
}
    .what = W swojej turze przeciągnij jednego na wolne pole akcji.
so-tip-reserve_soldiers = { $whose ->
    [own] Twoi żołnierze w rezerwie
   *[enemy] Żołnierze przeciwnika w rezerwie
}
    .what = Na mapę prowadzą ich Uzupełnienia, zrzuty, karty i premie. Wraca tu każdy, kto padnie.
so-tip-reserve_aircraft = { $whose ->
    [own] Twoje samoloty w rezerwie
   *[enemy] Samoloty przeciwnika w rezerwie
}
    .what = W powietrze wysyłają je Poderwanie i karta Skrzydłowy. Wraca tu każdy zestrzelony i każdy posłany do bombardowania.
so-tip-staging = { $whose ->
    [own] Twoja strefa gotowości
   *[enemy] Strefa gotowości przeciwnika
}
so-tip-staging_what = Stąd dowódcy nie idą na pola akcji. Do rezerwy przenosi ich Impet, na jedną rundę, albo Jednostka łączności, dopóki się ją ma.
so-tip-momentum = { $count ->
    [one] Na koniec rundy wróci tu { $count } dowódca z Impetu
    [few] Na koniec rundy wróci tu { $count } dowódców z Impetu
    [many] Na koniec rundy wróci tu { $count } dowódców z Impetu
   *[other] Na koniec rundy wróci tu { $count } dowódcy z Impetu
}

## Przeciwnik, tor rund, kości

so-tip-enemy = Przeciwnik: { $faction }
so-tip-hand_count = { $count ->
    [one] { $count } karta w ręce
    [few] { $count } karty w ręce
    [many] { $count } kart w ręce
   *[other] { $count } karty w ręce
}
so-tip-commanders = Dowódcy: w rezerwie { $reserve }, w strefie gotowości { $staging }
so-tip-soldiers = Żołnierze w rezerwie: { $count }
so-tip-aircraft = Samoloty w rezerwie: { $count }
so-tip-has_initiative = Ma inicjatywę
so-tip-passed = W tej rundzie już spasował
so-tip-round = Runda { $round } z { $rounds }
so-tip-initiative = Inicjatywę mają { $faction }.
so-tip-initiative_what = Kto ma inicjatywę, zaczyna rundę i wygrywa remis na gwiazdki.
so-tip-dice = Kości walki
so-tip-faces = Ścianki: puste { $face_0 }, z jednym trafieniem { $face_1 }, z dwoma { $face_2 }
so-tip-dice_what = Liczy się suma trafień. Po swoim rzucie możesz odrzucić dowolną kartę i przerzucić wszystkie kości.
