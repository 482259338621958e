### Rozkaz sztabu: nazwy, odprawy, teksty kart, karta pomocy. Odmiana: .gen .dat .acc .ins .loc i .gender (m, f, n, plural).
### Po jednoliterowych spójnikach i przyimkach stoi twarda spacja (U+00A0).

so-game = Rozkaz sztabu

## Strony

so-faction-blue = Niebiescy
    .short = Niebiescy
    .full = Strona niebieska
    .gen = Niebieskich
    .dat = Niebieskim
    .acc = Niebieskich
    .ins = Niebieskimi
    .loc = Niebieskich
    .gender = plural
so-faction-yellow = Żółci
    .short = Żółci
    .full = Strona żółta
    .gen = Żółtych
    .dat = Żółtym
    .acc = Żółtych
    .ins = Żółtymi
    .loc = Żółtych
    .gender = plural

## Tryby

so-mode-mountain = operacja górska
    .gen = operacji górskiej
    .dat = operacji górskiej
    .acc = operację górską
    .ins = operacją górską
    .loc = operacji górskiej
    .gender = f
    .briefing = Miasteczko pod przełęczą, dwa sztaby, jedna droga. Żołnierze, działa i spadochrony; w powietrzu nikt się nie bije.
    .new = Dobra na pierwszą partię: tylko ląd, Desant spadochronowy, Centrum miasta.
so-mode-landing = operacja desantowa
    .gen = operacji desantowej
    .dat = operacji desantowej
    .acc = operację desantową
    .ins = operacją desantową
    .loc = operacji desantowej
    .gender = f
    .briefing = Jedni wysiadają na plaży, drudzy czekają w głębi wyspy. Kto ma niebo, temu łatwiej utrzymać ziemię.
    .new = Strefy powietrzne i samoloty: Lot, Bombardowanie, Poderwanie, starcia powietrzne; siły różne dla obu stron.

## Mapy

so-scenario-m1 = Przełęcz Sokola
    .briefing = Szczyty dzielą północ na wąskie ścieżki, na południu otwiera się dolina, a pośrodku leży rynek w Kamiennej. Kto stanie na nim pierwszy, będzie musiał na nim wytrwać.
    .new = Operacja górska: rynek jako Centrum miasta, baterie po obu stronach, spadochroniarze z lądowisk. Mapa na początek.
so-scenario-l1 = Zatoka Czapli
    .briefing = Wyspa z zatoką na południu. Niebiescy trzymają kawałek plaży na zachodzie, garnizon żółtych wschodni fort. Pomiędzy nimi lotnisko, którego nikt nie odda za darmo.
    .new = Operacja desantowa: sześć stref powietrznych, lotnisko pośrodku, klify osłaniają grzbiet.
so-scenario-m2 = Jezioro Mroźne
    .briefing = Klasztor na wyspie widać z obu brzegów, ale dojść do niego można tylko od przystani. Lód trzyma, dopóki nikt nie strzela.
    .new = Operacja górska: do Centrum miasta prowadzą tylko dwie przystanie, więc rozstrzygają skrzydła.
so-scenario-l2 = Cieśnina Latarń
    .briefing = Dwie wyspy patrzą na siebie przez cieśninę. Cztery latarnie, cztery przeprawy i ani jednej ścieżki między nimi.
    .new = Operacja desantowa: największa mapa, osiem stref powietrznych, cztery przeprawy bez połączenia ze sobą.

## Akcje

so-action-advance = Naprzód
    .hint = Wejdź na obszar, którego nie kontrolujesz, z sąsiednich obszarów, które zaopatrujesz; na każdym zostaw choć jednego żołnierza.
so-action-flight = Lot
    .hint = Wleć do strefy, której nie kontrolujesz, z sąsiednich stref, które zaopatrujesz; w każdej zostaw choć jeden samolot.
so-action-paradrop = Desant spadochronowy
    .hint = Zrzuć dwóch żołnierzy z rezerwy na dowolny obszar, byle nie na wrogą kwaterę i nie do Centrum miasta.
so-action-barrage = Ogień zaporowy
    .hint = Ostrzelaj obszar w odległości do trzech obszarów: dwie kości, każde trafienie zdejmuje wroga.
so-action-bombard = Bombardowanie
    .hint = Odeślij samoloty ze strefy do rezerwy i rzuć kością za każdy; trafienia zdejmują wrogów z obszaru pod tą strefą.
so-action-reinforce = Uzupełnienia
    .hint = Rozstaw żołnierzy z rezerwy na obszarach, które kontrolujesz i zaopatrujesz, najwyżej pięciu na każdym.
so-action-planning = Planowanie
    .hint = Dobierz karty operacyjne; pole z symbolem inicjatywy daje ci inicjatywę.
so-action-scramble = Poderwanie
    .hint = Rozstaw samoloty z rezerwy w strefach, które kontrolujesz i zaopatrujesz, najwyżej pięć w każdej; strefa nad twoją kwaterą jest zawsze otwarta.

## Pola planszy wsparcia

so-space-sup_reinforce_1 = Uzupełnienia I
so-space-sup_reinforce_2 = Uzupełnienia II
so-space-sup_planning_1 = Planowanie I
so-space-sup_planning_2 = Planowanie II
so-space-sup_scramble_1 = Poderwanie I
so-space-sup_scramble_2 = Poderwanie II

## Premie obszarowe

so-bonus-supply_depot = Skład zaopatrzenia
    .short = Skład
    .gen = Składu zaopatrzenia
    .dat = Składowi zaopatrzenia
    .acc = Skład zaopatrzenia
    .ins = Składem zaopatrzenia
    .loc = Składzie zaopatrzenia
    .gender = m
    .hint = Twoje Uzupełnienia są o dwa silniejsze.
so-bonus-forward_outpost = Wysunięta placówka
    .short = Placówka
    .gen = Wysuniętej placówki
    .dat = Wysuniętej placówce
    .acc = Wysuniętą placówkę
    .ins = Wysuniętą placówką
    .loc = Wysuniętej placówce
    .gender = f
    .hint = Idąc Naprzód, możesz dołożyć jednego żołnierza z rezerwy, jeszcze przed starciem.
so-bonus-observation_post = Stanowisko obserwacyjne
    .short = Obserwacja
    .gen = Stanowiska obserwacyjnego
    .dat = Stanowisku obserwacyjnemu
    .acc = Stanowisko obserwacyjne
    .ins = Stanowiskiem obserwacyjnym
    .loc = Stanowisku obserwacyjnym
    .gender = n
    .hint = W Ogniu zaporowym rzucasz jedną kością więcej.
so-bonus-recon_post = Stanowisko zwiadowcze
    .short = Zwiad
    .gen = Stanowiska zwiadowczego
    .dat = Stanowisku zwiadowczemu
    .acc = Stanowisko zwiadowcze
    .ins = Stanowiskiem zwiadowczym
    .loc = Stanowisku zwiadowczym
    .gender = n
    .hint = W Planowaniu dobierasz jedną kartę więcej.
so-bonus-signals_unit = Jednostka łączności
    .short = Łączność
    .gen = Jednostki łączności
    .dat = Jednostce łączności
    .acc = Jednostkę łączności
    .ins = Jednostką łączności
    .loc = Jednostce łączności
    .gender = f
    .hint = Masz jednego dowódcę więcej, dopóki kontrolujesz i zaopatrujesz ten obszar.
so-bonus-flight_control = Stanowisko kontroli lotów
    .short = Kontr. lotów
    .gen = Stanowiska kontroli lotów
    .dat = Stanowisku kontroli lotów
    .acc = Stanowisko kontroli lotów
    .ins = Stanowiskiem kontroli lotów
    .loc = Stanowisku kontroli lotów
    .gender = n
    .hint = W Desancie spadochronowym możesz zrzucić jednego żołnierza więcej.
so-bonus-city_centre = Centrum miasta
    .short = Centrum
    .gen = Centrum miasta
    .dat = Centrum miasta
    .acc = Centrum miasta
    .ins = Centrum miasta
    .loc = Centrum miasta
    .gender = n
    .hint = W starciu na tym obszarze obrońca rzuca jedną kością więcej. Spadochroniarze nie mogą tu lądować.

## Karty operacyjne

so-card-op_assault = Szturm
    .short = Szturm
    .when = Gdy wykonujesz Naprzód
    .text = Dodaj do 2 żołnierzy z rezerwy na powiązany obszar, jeszcze przed starciem.
    .flavour = Teraz albo nigdy!
so-card-op_momentum = Impet
    .short = Impet
    .when = Po rozpatrzeniu akcji w swojej turze
    .text = Przenieś 1 dowódcę ze strefy gotowości do rezerwy. Wróci tam na koniec rundy.
    .flavour = Nie dajcie im złapać tchu.
so-card-op_ambush = Zasadzka
    .short = Zasadzka
    .when = Gdy bronisz się w starciu lądowym
    .text = Rzuć 2 dodatkowymi kośćmi.
    .flavour = Cisza w lesie była złym znakiem.
so-card-op_mobilisation = Mobilizacja
    .short = Mobilizacja
    .when = Gdy wykonujesz Uzupełnienia
    .text = Rozmieść do 2 dodatkowych żołnierzy z rezerwy na obszarach, które kontrolujesz i zaopatrujesz.
    .flavour = Kucharze też dostali karabiny.
so-card-op_artillery_strike = Atak artyleryjski
    .short = Atak artyl.
    .when = Gdy wykonujesz Ogień zaporowy
    .text = Rzuć 2 dodatkowymi kośćmi.
    .flavour = Współrzędne potwierdzone.
so-card-op_air_raid = Nalot
    .short = Nalot
    .when = Gdy wykonujesz Naprzód na obszar z wrogiem
    .text = Przed starciem rzuć 2 kośćmi i usuń tylu wrogich żołnierzy, ile trafień.
    .when_landing = Gdy wykonujesz Naprzód na obszar z wrogiem albo Bombardowanie
    .text_landing = Przy Naprzód: przed starciem rzuć 2 kośćmi i usuń tylu wrogich żołnierzy, ile trafień. Przy Bombardowaniu: rzuć 2 dodatkowymi kośćmi.
    .flavour = Najpierw usłyszeli silniki.
so-card-op_parachute_drop = Zrzut spadochronowy
    .short = Zrzut spad.
    .when = Gdy wykonujesz Desant spadochronowy
    .text = Dodaj do 2 żołnierzy z rezerwy na obszar docelowy, jeszcze przed starciem.
    .flavour = Zielone światło. Skok!
so-card-op_aa_defence = Obrona przeciwlotnicza
    .short = Obrona plot.
    .when = Gdy bronisz się w starciu wywołanym Desantem spadochronowym
    .text = Rzuć 3 dodatkowymi kośćmi.
    .flavour = Reflektory znalazły pierwszą czaszę.
so-card-op_interception = Przechwycenie
    .short = Przechwyc.
    .when = Gdy bronisz się w starciu powietrznym
    .text = Rzuć 2 dodatkowymi kośćmi.
    .flavour = Nadlatują od słońca.
so-card-op_wingman = Skrzydłowy
    .short = Skrzydłowy
    .when = Gdy wykonujesz Lot
    .text = Dodaj do 2 samolotów z rezerwy do powiązanej strefy, jeszcze przed starciem.
    .flavour = Jestem tuż za tobą.
so-card-reroll = Albo odrzuć po swoim rzucie, aby przerzucić wszystkie kości.
so-card-black = W swojej turze
so-card-red = W turze przeciwnika, podczas obrony

## Po co rzut

so-purpose-barrage = Ogień zaporowy
so-purpose-bombard = Bombardowanie
so-purpose-air_raid = Nalot
so-purpose-land_clash = obrona w starciu lądowym
so-purpose-drop_clash = obrona przed desantem
so-purpose-air_clash = obrona w starciu powietrznym

## Skąd i dlaczego pionki przychodzą i odchodzą

so-cause-reinforce = Uzupełnienia
so-cause-scramble = Poderwanie
so-cause-paradrop = Desant spadochronowy
so-cause-bonus = premia obszarowa
so-cause-card = karta operacyjna
so-cause-top_up = dopełnienie rezerwy
so-cause-defence_hits = trafienia obrońcy
so-cause-losses = straty w starciu
so-cause-over_limit = nadwyżka ponad limit
so-cause-barrage = Ogień zaporowy
so-cause-bombard = Bombardowanie
so-cause-air_raid = Nalot
so-cause-bomb_cost = wysłane do bombardowania

## Pionki i miejsca na nie

so-piece-commander = dowódca
    .gen = dowódcy
    .dat = dowódcy
    .acc = dowódcę
    .ins = dowódcą
    .loc = dowódcy
    .gender = m
so-piece-soldier = żołnierz
    .gen = żołnierza
    .dat = żołnierzowi
    .acc = żołnierza
    .ins = żołnierzem
    .loc = żołnierzu
    .gender = m
so-piece-aircraft = samolot
    .gen = samolotu
    .dat = samolotowi
    .acc = samolot
    .ins = samolotem
    .loc = samolocie
    .gender = m
so-piece-die = kość walki
    .gen = kości walki
    .dat = kości walki
    .acc = kość walki
    .ins = kością walki
    .loc = kości walki
    .gender = f
so-piece-round_token = żeton rund
    .gen = żetonu rund
    .dat = żetonowi rund
    .acc = żeton rund
    .ins = żetonem rund
    .loc = żetonie rund
    .gender = m
so-piece-hq = kwatera główna
    .gen = kwatery głównej
    .dat = kwaterze głównej
    .acc = kwaterę główną
    .ins = kwaterą główną
    .loc = kwaterze głównej
    .gender = f
so-pile-deck = talia operacyjna
so-pile-discard = stos kart odrzuconych
so-pile-hand = ręka
so-pile-reserve = rezerwa
so-pile-staging = strefa gotowości
so-board-main = plansza główna
so-board-support = plansza wsparcia
so-board-track = tor rund

## Rodzaje terenu

so-terrain-hq_village = wieś sztabowa
so-terrain-alpine_meadow = hala
so-terrain-slope = stok
so-terrain-forest = las
so-terrain-valley = dolina
so-terrain-pass = przełęcz
so-terrain-town = miasto
so-terrain-peak = szczyt
so-terrain-lake = jezioro
so-terrain-snow = śnieg
so-terrain-rock = skały
so-terrain-beach = plaża
so-terrain-jungle = dżungla
so-terrain-plantation = plantacja
so-terrain-mangrove = namorzyny
so-terrain-headland = przylądek
so-terrain-hill = wzgórze
so-terrain-airfield = lotnisko
so-terrain-village = wioska
so-terrain-harbour = port
so-terrain-fort = fort
so-terrain-cliff = klif
so-terrain-deep_sea = głębia
so-terrain-sea = morze

## Karta pomocy

so-help-turn = Tura: rozmieść dowódcę na wolnym polu akcji albo spasuj.
so-help-advance = Naprzód: wejdź na obszar, którego nie kontrolujesz, z sąsiednich zaopatrywanych obszarów; zostaw po 1 żołnierzu.
so-help-barrage = Ogień zaporowy: cel do 3 obszarów, 2 kości.
so-help-paradrop = Desant spadochronowy: 2 żołnierzy z rezerwy, nie na wrogą kwaterę ani do centrum miasta.
so-help-flight = Lot: wleć do strefy, której nie kontrolujesz, z sąsiednich zaopatrywanych stref; zostaw po 1 samolocie.
so-help-bombard = Bombardowanie: odeślij samoloty do rezerwy, 1 kość za każdy; cel w tej strefie.
so-help-reinforce = Uzupełnienia: X żołnierzy na zaopatrywane obszary, najwyżej 5 na obszarze.
so-help-planning = Planowanie: dobierz X kart; symbol inicjatywy daje inicjatywę.
so-help-scramble = Poderwanie: X samolotów do zaopatrywanych stref (zawsze można do strefy własnej kwatery), najwyżej 5 w strefie.
so-help-clash = Starcie: obrońca rzuca 1 kością; potem obie strony tracą po 1, aż komuś zabraknie; atakującemu zostaje najwyżej 5.
so-help-air_cover = Obrońca rzuca 2 kośćmi na lądzie, jeśli kontroluje i zaopatruje strefę powietrzną.
so-help-city_centre = Centrum miasta: obrońca rzuca 1 kością więcej.
so-help-end = Koniec: utrata kwatery przegrywa od razu; po 4 rundach liczą się gwiazdki na zaopatrywanych obszarach; remis wygrywa inicjatywa.
