### Desert Patrol: zadania. Nazwa; co się stało; co jest do zrobienia; co się po nim wie.

dp-puzzle-footprints = Ślady na piasku
    .story = Nikt przed nami nie był przy palmach. Harding nie pójdzie w piach, którego nikt nie obejrzał, i ma rację.
    .goal = Przejmij w tej turze kontrolę nad oazą: daje 2 punkty, których ci brakuje.
    .lesson = Żołnierz chodzi tylko tam, gdzie leży znacznik jego strony, więc pierwszy idzie Zwiadowca. Jego znaczniki kosztują Mgłę wojny: płać nią tam, gdzie pójdą za nim inni.
dp-puzzle-twice_the_saboteur = Jedna karta, dwa razy
    .story = Heppard leży dwieście kroków od paliwa. Ma ładunek w plecaku i jeden rozkaz na ręce. Jeden to za mało. A może nie?
    .goal = Podłóż w tej turze ładunek pod skład paliwa.
    .lesson = „Za mną!” przywraca na rękę kartę, która już była zagrana. Najpierw Dywersant się podkrada, potem woła Chorąży, a na koniec ta sama karta zapala lont.
dp-puzzle-high_ground = Wyżej
    .story = Ferrante okopał się na grzbiecie, ranny i bez ludzi. Crane ma jeszcze dwa rozkazy, a słońce zajdzie, zanim dostanie trzeci.
    .goal = Zapewnij sobie największą szansę, że w tej turze zneutralizujesz Kaemistę na wzgórzu.
    .lesson = Z równiny wzgórze daje zasłonę 3, z innego wzgórza tylko 1. Krok w bok na grzbiet daje więcej niż krok bliżej i więcej niż dwa strzały.
