### Patrol pustyni: nazwy, odprawy, podpowiedzi. Odmiana: .gen .dat .acc .ins .loc i .gender (m, f, plural).
### Po jednoliterowych spójnikach i przyimkach stoi twarda spacja (U+00A0).

dp-game = Patrol pustyni

## Strony

dp-side-lrdg = LRDG
    .short = LRDG
    .full = Pustynna Grupa Dalekiego Zasięgu
    .gen = LRDG
    .dat = LRDG
    .acc = LRDG
    .ins = LRDG
    .loc = LRDG
    .gender = f
dp-side-italy = Włosi
    .short = Włosi
    .full = Armia włoska
    .gen = Włochów
    .dat = Włochom
    .acc = Włochów
    .ins = Włochami
    .loc = Włochach
    .gender = plural

## Karty

dp-card-lrdg_scout_a = Zwiadowca A
    .short = Zwiadowca A
    .flavour = Piasek pamięta każdy ślad.
dp-card-lrdg_scout_b = Zwiadowca B
    .short = Zwiadowca B
    .flavour = Najpierw patrz, potem oddychaj.
dp-card-lrdg_rifleman_a = Strzelec A
    .short = Strzelec A
    .flavour = Cień jest tam, gdzie go wykopiesz.
dp-card-lrdg_rifleman_b = Strzelec B
    .short = Strzelec B
    .flavour = Ostatni łyk wody zawsze dla kolegi.
dp-card-lrdg_machine_gunner = Kaemista
    .short = Kaemista
    .flavour = Krótkie serie, długie milczenie.
dp-card-lrdg_sniper = Snajper
    .short = Snajper
    .flavour = Mirażom nie ufam, wiatrowi tak.
dp-card-lrdg_saboteur = Dywersant
    .short = Dywersant
    .flavour = Dwie minuty lontu to wieczność.
dp-card-lrdg_engineer = Inżynier
    .short = Inżynier
    .flavour = Drut, klucz i odrobina wiary.
dp-card-lrdg_lieutenant = Porucznik
    .short = Porucznik
    .flavour = Mapa jest pusta, rozkazy nie.
dp-card-lrdg_warrant_officer = Chorąży
    .short = Chorąży
    .flavour = Jeszcze raz, i tym razem głośniej.
dp-card-lrdg_corporal_a = Kapral A
    .short = Kapral A
    .flavour = Moja drużyna nigdy nie czeka na herbatę.
dp-card-lrdg_corporal_b = Kapral B
    .short = Kapral B
    .flavour = Rachunek prosty: tylu wraca, ilu wyszło.
dp-card-lrdg_fog_of_war = Mgła wojny
    .short = Mgła wojny
    .flavour = Za tą wydmą ktoś jest. Chyba.
dp-card-ita_rifleman_a = Strzelec A
    .short = Strzelec A
    .flavour = Pięć kilometrów do studni, mówili.
dp-card-ita_rifleman_b = Strzelec B
    .short = Strzelec B
    .flavour = List do domu pachnie benzyną.
dp-card-ita_machine_gunner = Kaemista
    .short = Kaemista
    .flavour = Woda dla lufy, potem dla mnie.
dp-card-ita_scout = Zwiadowca
    .short = Zwiadowca
    .flavour = Pustynia szepcze po włosku.
dp-card-ita_tank_driver = Kierowca czołgu
    .short = Kierowca
    .flavour = W środku jest tylko gorąco i huk.
dp-card-ita_gunner = Działonowy
    .short = Działonowy
    .flavour = Jeden pocisk, jedna odpowiedź.
dp-card-ita_crewman = Załogant
    .short = Załogant
    .flavour = Młotek naprawia prawie wszystko.
dp-card-ita_platoon_sergeant = Sierżant plutonu
    .short = Sierż. plut.
    .flavour = Naprzód, zanim wystygnie kawa.
dp-card-ita_staff_sergeant = Starszy sierżant
    .short = St. sierżant
    .flavour = Spokojnie. Policzcie się. Jeszcze raz.
dp-card-ita_corporal_a = Kapral A
    .short = Kapral A
    .flavour = Za mną, i głowy nisko.
dp-card-ita_corporal_b = Kapral B
    .short = Kapral B
    .flavour = Krzyczę, żeby was nie bolało.
dp-card-ita_recon_plane = Samolot rozpoznawczy
    .short = Samolot
    .flavour = Z góry wojna jest cicha.
dp-card-ita_fog_of_war = Mgła wojny
    .short = Mgła wojny
    .flavour = Meldunek brzmi: nie wiadomo.
dp-card-lrdg_pilot_car = Wóz pilota
    .short = Wóz pilota
    .flavour = Kompas słoneczny i dobre oko.
dp-card-lrdg_support_truck = Wóz wsparcia
    .short = Wóz wsparcia
    .flavour = Wozi wszystko oprócz cienia.
dp-card-lrdg_gun_truck = Wóz bojowy
    .short = Wóz bojowy
    .flavour = Hamulce słabe, argumenty mocne.
dp-card-ita_scout_car = Wóz zwiadu
    .short = Wóz zwiadu
    .flavour = Cztery koła skrętne, żadnej drogi.
dp-card-ita_medium_tank = Czołg średni
    .short = Czołg średni
    .flavour = Trzynaście ton i ani krzty przewiewu.
dp-card-ita_lorry = Ciężarówka
    .short = Ciężarówka
    .flavour = Pustynia zaczyna się za burtą.

## Żetony żołnierzy i pojazdów

dp-counter-lrdg_scout_a = Zwiadowca A
    .gen = Zwiadowcy A
    .dat = Zwiadowcy A
    .acc = Zwiadowcę A
    .ins = Zwiadowcą A
    .loc = Zwiadowcy A
    .gender = m
dp-counter-lrdg_scout_b = Zwiadowca B
    .gen = Zwiadowcy B
    .dat = Zwiadowcy B
    .acc = Zwiadowcę B
    .ins = Zwiadowcą B
    .loc = Zwiadowcy B
    .gender = m
dp-counter-lrdg_rifleman_a = Strzelec A
    .gen = Strzelca A
    .dat = Strzelcowi A
    .acc = Strzelca A
    .ins = Strzelcem A
    .loc = Strzelcu A
    .gender = m
dp-counter-lrdg_rifleman_b = Strzelec B
    .gen = Strzelca B
    .dat = Strzelcowi B
    .acc = Strzelca B
    .ins = Strzelcem B
    .loc = Strzelcu B
    .gender = m
dp-counter-lrdg_machine_gunner = Kaemista
    .gen = Kaemisty
    .dat = Kaemiście
    .acc = Kaemistę
    .ins = Kaemistą
    .loc = Kaemiście
    .gender = m
dp-counter-lrdg_sniper = Snajper
    .gen = Snajpera
    .dat = Snajperowi
    .acc = Snajpera
    .ins = Snajperem
    .loc = Snajperze
    .gender = m
dp-counter-lrdg_saboteur = Dywersant
    .gen = Dywersanta
    .dat = Dywersantowi
    .acc = Dywersanta
    .ins = Dywersantem
    .loc = Dywersancie
    .gender = m
dp-counter-lrdg_engineer = Inżynier
    .gen = Inżyniera
    .dat = Inżynierowi
    .acc = Inżyniera
    .ins = Inżynierem
    .loc = Inżynierze
    .gender = m
dp-counter-ita_rifleman_a = Strzelec A
    .gen = Strzelca A
    .dat = Strzelcowi A
    .acc = Strzelca A
    .ins = Strzelcem A
    .loc = Strzelcu A
    .gender = m
dp-counter-ita_rifleman_b = Strzelec B
    .gen = Strzelca B
    .dat = Strzelcowi B
    .acc = Strzelca B
    .ins = Strzelcem B
    .loc = Strzelcu B
    .gender = m
dp-counter-ita_machine_gunner = Kaemista
    .gen = Kaemisty
    .dat = Kaemiście
    .acc = Kaemistę
    .ins = Kaemistą
    .loc = Kaemiście
    .gender = m
dp-counter-ita_scout = Zwiadowca
    .gen = Zwiadowcy
    .dat = Zwiadowcy
    .acc = Zwiadowcę
    .ins = Zwiadowcą
    .loc = Zwiadowcy
    .gender = m
dp-counter-ita_tank_driver = Kierowca czołgu
    .gen = Kierowcy czołgu
    .dat = Kierowcy czołgu
    .acc = Kierowcę czołgu
    .ins = Kierowcą czołgu
    .loc = Kierowcy czołgu
    .gender = m
dp-counter-ita_gunner = Działonowy
    .gen = Działonowego
    .dat = Działonowemu
    .acc = Działonowego
    .ins = Działonowym
    .loc = Działonowym
    .gender = m
dp-counter-ita_crewman = Załogant
    .gen = Załoganta
    .dat = Załogantowi
    .acc = Załoganta
    .ins = Załogantem
    .loc = Załogancie
    .gender = m
dp-counter-lrdg_pilot_car = Wóz pilota
    .gen = Wozu pilota
    .dat = Wozowi pilota
    .acc = Wóz pilota
    .ins = Wozem pilota
    .loc = Wozie pilota
    .gender = m
dp-counter-lrdg_support_truck = Wóz wsparcia
    .gen = Wozu wsparcia
    .dat = Wozowi wsparcia
    .acc = Wóz wsparcia
    .ins = Wozem wsparcia
    .loc = Wozie wsparcia
    .gender = m
dp-counter-lrdg_gun_truck = Wóz bojowy
    .gen = Wozu bojowego
    .dat = Wozowi bojowemu
    .acc = Wóz bojowy
    .ins = Wozem bojowym
    .loc = Wozie bojowym
    .gender = m
dp-counter-ita_scout_car = Wóz zwiadu
    .gen = Wozu zwiadu
    .dat = Wozowi zwiadu
    .acc = Wóz zwiadu
    .ins = Wozem zwiadu
    .loc = Wozie zwiadu
    .gender = m
dp-counter-ita_medium_tank = Czołg średni
    .gen = Czołgu średniego
    .dat = Czołgowi średniemu
    .acc = Czołg średni
    .ins = Czołgiem średnim
    .loc = Czołgu średnim
    .gender = m
dp-counter-ita_lorry = Ciężarówka
    .gen = Ciężarówki
    .dat = Ciężarówce
    .acc = Ciężarówkę
    .ins = Ciężarówką
    .loc = Ciężarówce
    .gender = f

## Stanowiska w pojazdach: pojazd, potem stanowisko

dp-position-lrdg_pilot_car-driver = kierowca
dp-position-lrdg_pilot_car-navigator = nawigator
dp-position-lrdg_support_truck-driver = kierowca
dp-position-lrdg_support_truck-navigator = nawigator
dp-position-lrdg_support_truck-gun = działko ppanc.
dp-position-lrdg_gun_truck-driver = kierowca
dp-position-lrdg_gun_truck-gunner = strzelec pokładowy
dp-position-lrdg_gun_truck-mate = pomocnik kierowcy
dp-position-ita_scout_car-driver = kierowca
dp-position-ita_scout_car-navigator = nawigator
dp-position-ita_scout_car-gun = karabin maszynowy
dp-position-ita_medium_tank-driver = kierowca
dp-position-ita_medium_tank-gun = działo wieżowe
dp-position-ita_medium_tank-hull = kadłubowy km
dp-position-ita_lorry-driver = kierowca
dp-position-ita_lorry-mate = pomocnik kierowcy
dp-position-ita_lorry-bench_1 = ława 1
dp-position-ita_lorry-bench_2 = ława 2

## Specjalizacje

dp-specialisation-driver = kierowca
dp-specialisation-gunner = działonowy
dp-specialisation-crew = załogant

## Cele i obiekty

dp-objective-objective_1 = Cel 1
dp-objective-objective_2 = Cel 2
dp-objective-objective_3 = Cel 3
dp-object-object_fuel_dump = Skład paliwa
    .gen = Składu paliwa
    .dat = Składowi paliwa
    .acc = Skład paliwa
    .ins = Składem paliwa
    .loc = Składzie paliwa
    .gender = m
dp-object-object_ammo_dump = Skład amunicji
    .gen = Składu amunicji
    .dat = Składowi amunicji
    .acc = Skład amunicji
    .ins = Składem amunicji
    .loc = Składzie amunicji
    .gender = m
dp-object-object_aircraft_1 = Samolot na ziemi 1
    .gen = Samolotu na ziemi 1
    .dat = Samolotowi na ziemi 1
    .acc = Samolot na ziemi 1
    .ins = Samolotem na ziemi 1
    .loc = Samolocie na ziemi 1
    .gender = m
dp-object-object_aircraft_2 = Samolot na ziemi 2
    .gen = Samolotu na ziemi 2
    .dat = Samolotowi na ziemi 2
    .acc = Samolot na ziemi 2
    .ins = Samolotem na ziemi 2
    .loc = Samolocie na ziemi 2
    .gender = m
dp-object-object_radio_mast = Maszt radiowy
    .gen = Masztu radiowego
    .dat = Masztowi radiowemu
    .acc = Maszt radiowy
    .ins = Masztem radiowym
    .loc = Maszcie radiowym
    .gender = m
dp-object-object_workshop = Warsztat polowy
    .gen = Warsztatu polowego
    .dat = Warsztatowi polowemu
    .acc = Warsztat polowy
    .ins = Warsztatem polowym
    .loc = Warsztacie polowym
    .gender = m

## Obszary

dp-tile-1A = Żwirowa równina
dp-tile-1B = Pas startowy
dp-tile-2A = Spękana glina
dp-tile-2B = Koniec pasa
dp-tile-3A = Szlak karawan
dp-tile-3B = Rozstaje
dp-tile-4A = Niskie wydmy
dp-tile-4B = Miękki piasek
dp-tile-5A = Grzbiet wydmy
dp-tile-5B = Dolina wśród wydm
dp-tile-6A = Chaty pasterzy
dp-tile-6B = Obóz patrolu
dp-tile-7A = Zajazd karawan
dp-tile-7B = Ruiny zajazdu
dp-tile-8A = Skaliste wzgórze
dp-tile-8B = Płaski szczyt
dp-tile-9A = Samotna góra
dp-tile-9B = Rumowisko
dp-tile-10A = Suche koryto
dp-tile-10B = Stromy parów
dp-tile-11A = Solnisko
dp-tile-11B = Słone grzęzawisko
dp-tile-12A = Zarośla tamaryszku
dp-tile-12B = Wyschnięte jezioro
dp-tile-13A = Oaza palmowa
dp-tile-13B = Studnia na pustyni
dp-tile-14A = Mury fortu
dp-tile-14B = Dziedziniec fortu
dp-tile-15A = Plac paliwowy
dp-tile-15B = Warsztaty
dp-tile-16A = Wzgórze z kopcem
dp-tile-16B = Falujące piaski
dp-tile-17A = Droga gruntowa
dp-tile-17B = Zasypana droga
dp-tile-18A = Hangary polowe
dp-tile-18B = Obóz namiotowy
dp-tile-19A = Kamienista równina
dp-tile-19B = Wieża kontrolna
dp-tile-20A = Grań przełęczy
dp-tile-20B = Skalna brama
dp-tile-21A = Gliniana osada
dp-tile-21B = Targowisko
dp-tile-22A = Wielka wydma
dp-tile-22B = Posterunek łączności

## Rodzaje terenu

dp-theme-plain = równina
dp-theme-airstrip = lądowisko
dp-theme-track = droga
dp-theme-dunes = wydmy
dp-theme-settlement = osada
dp-theme-camp = obóz
dp-theme-ruins = ruiny
dp-theme-hill = wzgórze
dp-theme-rocks = skały
dp-theme-wadi = wadi
dp-theme-salt_flat = solnisko
dp-theme-scrub = zarośla
dp-theme-oasis = oaza
dp-theme-fort = fort
dp-theme-depot = skład

## Strony znacznika kontroli

dp-face-reconned = rozpoznany
dp-face-controlled = kontrolowany

## Strefy kart

dp-zone-deck = talia
dp-zone-hand = ręka
dp-zone-discard = stos kart odrzuconych
dp-zone-play_area = strefa gry
dp-zone-reserve = rezerwa
dp-zone-removed = usunięte z gry

## Akcje

dp-action-drive = Jazda
    .hint = Prowadź pojazd po obszarach ze swoim znacznikiem; trudny teren go zatrzymuje.
dp-action-move = Ruch
    .hint = Przesuń żołnierza przez obszary, na których leży twój znacznik.
dp-action-scout = Zwiad
    .hint = Wejdź w nieznane: połóż znaczniki, a za każdy weź kartę Mgły wojny.
dp-action-stealth = Skradanie
    .hint = Przejdź dowolne obszary bez znaczników i bez Mgły wojny.
dp-action-reinforce = Wzmocnienie
    .hint = Przenieś karty z rezerwy na swój stos kart odrzuconych; wkrótce je dobierzesz.
dp-action-command = Dowodzenie
    .hint = Dobierz karty z talii; możesz je zagrać jeszcze w tej turze.
dp-action-conceal = Maskowanie
    .hint = Przeciwnik dostaje na stos kart odrzuconych jedną Mgłę wojny ze swojej rezerwy.
dp-action-control = Kontrola
    .hint = Przejmij obszar, na którym stoi żołnierz: odwróć swój znacznik na stronę kontroli.
dp-action-follow_me = Za mną!
    .hint = Weź z powrotem na rękę karty walki zagrane w tej turze.
dp-action-navigate = Nawigacja
    .hint = Połóż znaczniki na połączonych obszarach w pobliżu; za każdy weź kartę Mgły wojny.
dp-action-recon = Rozpoznanie
    .hint = Usuń z ręki kartę Mgły wojny i dobierz kartę.
dp-action-repair = Naprawa
    .hint = Zdejmij jeden znacznik uszkodzeń z pojazdu na tym samym obszarze.
dp-action-observe = Obserwacja
    .hint = Połóż znaczniki na dowolnych obszarach mapy; za każdy weź kartę Mgły wojny.
dp-action-attack = Atak
    .hint = Strzelaj do żołnierza albo nieopancerzonego pojazdu; bliżej znaczy łatwiej.
dp-action-airstrike = Nalot
    .hint = Zaatakuj z powietrza: odległość nie ma znaczenia.
dp-action-detonate = Detonacja
    .hint = Wysadź pojazd albo obiekt na tym samym obszarze; zasłona nie pomaga.
dp-action-anti_tank = Ppanc.
    .hint = Strzelaj do pojazdu, mierząc w jego pancerz.
dp-action-suppress = Ogień ciągły
    .hint = Przygwoźdź żołnierza: żeby się podnieść, musi zużyć kartę.

## Scenariusze

dp-scenario-dp_s01 = Lądowisko nr 7
    .briefing = Polowe lądowisko numer 7 nie ma nawet nazwy, za to stoją na nim dwa samoloty, które codziennie szukają śladów patrolu. Zanim wstanie słońce, pas ma płonąć.
    .briefing_italy = Lądowisko numer 7 ma dwa samoloty, trzech ludzi do pilnowania i ani jednej nazwy. Wartownik słyszał w ciemności silnik. To nie był nasz.
    .new = Ruch, zwiad, kontrola, Detonacja, Mgła wojny, „Porzuć wszelką nadzieję”. Bez pojazdów.
dp-scenario-dp_s02 = Studnia Bir Hazim
    .briefing = Jedyna słodka woda w promieniu dwóch dni drogi. Patrol przyszedł z północy, Włosi z południa, a studnia milczy i czeka, kto zostanie dłużej.
    .new = Wzgórza, drużyny, Snajper, Kaemista i Ogień ciągły; obie strony mają te same dwa cele.
dp-scenario-dp_s03 = Zasadzka na szlaku
    .briefing = Ciężarówka z zaopatrzeniem jedzie szlakiem karawan, bo innej drogi nie ma. Na wydmach leży patrol, bo innej drogi nie ma.
    .new = Pojazdy (Ciężarówka), ucieczka, przeciwstawne cele.
dp-scenario-dp_s04 = Fort na wzgórzu
    .briefing = Stary fort na wzgórzu widzi całą równinę. Trzech ludzi w środku widzi za mało snu. Porucznik uważa, że to wystarczy.
    .briefing_italy = Do fortu na wzgórzu nikt nie przyjeżdża, więc i zmiany nie było od miesiąca. Dziś w nocy ktoś przyjedzie, z działkiem na ciężarówce.
    .new = Pierwszy pojazd LRDG (Wóz bojowy), atak na przygotowane stanowiska.
dp-scenario-dp_s05 = Odwrót przez wydmy
    .briefing = Droga na północ jest otwarta, dopóki wiatr nie opadnie. Potem samolot zobaczy każde koło odciśnięte w piasku.
    .briefing_italy = Patrol ucieka na północ, a wiatr zaciera mu ślady. Jeden wóz i garść ludzi: tylko oni mogą go zatrzymać.
    .new = Dwa pojazdy LRDG, Wóz zwiadu, Samolot rozpoznawczy z Nalotem, ucieczka LRDG.
dp-scenario-dp_s06 = Bezbronny obóz
    .briefing = Patrol wyszedł w nocy, w obozie zostali trzej ludzie i góra skrzynek. O świcie słychać silnik, za ciężki jak na ciężarówkę.
    .briefing_italy = Dezerter wskazał, gdzie patrol ukrył obóz. Najlepsi ludzie wyszli w nocy. Czołgowi starczy paliwa tam i z powrotem.
    .new = Czołg średni i specjalizacje.
dp-scenario-dp_s07 = Pożar w składzie
    .briefing = W starym forcie Włosi urządzili skład. Paliwo, amunicja, warsztat, radio: wszystko, czego potrzeba do wojny, i wszystko, co dobrze się pali.
    .briefing_italy = Stary fort to jedyny skład na tydzień drogi, a kwatermistrz policzył każdą beczkę. Ten kurz na horyzoncie mu się nie podoba.
    .new = Obiekty kilku rodzajów, dwa różne sposoby zwycięstwa Włochów, pilnowanie.
dp-scenario-dp_s08 = Wrak w wadi
    .briefing = Samolot łącznikowy leży w korycie wadi, a przy nim dwóch ludzi i torba z mapami. Obie strony widziały dym.
    .new = Ratunek dla dwóch wskazanych żołnierzy; krótko i ostro.
dp-scenario-dp_s09 = Stal w piasku
    .briefing = Jeden czołg, jeden rozkaz: przebić się na południe. Patrol ma jedno działko, dwa ładunki i dużo piasku.
    .new = Przełamanie pancerne, działko ppanc., polowanie na kierowcę.
dp-scenario-dp_s10 = Nocny rajd na Sidi Razin
    .briefing = Sidi Razin śpi pod okopconymi latarniami. Lotnisko, radio, warsztaty, amunicja. Siedmiu ludzi wie, co gdzie stoi.
    .briefing_italy = Spokojna noc w Sidi Razin; śpi każdy, kto może. Tego, co stoi na lotnisku, do wiosny nikt nie przyśle drugi raz.
    .new = Wszystkie sześć obiektów, dwa pojazdy LRDG, czołg śpiący z załogą, duże siły.
dp-scenario-dp_s11 = Droga do Umm Zarqa
    .briefing = Za Umm Zarqa nie ma już nic, tylko droga na zachód. Kto trzyma fort, trzyma drogę. Kto trzyma drogę, wraca do domu.
    .new = Wszystko: trzy pojazdy LRDG, czołg, Ciężarówka, obiekty i cele, wszyscy żołnierze obu stron.

## Warunki zwycięstwa

dp-win-points = { $need ->
    [one] zdobądź { $need } punkt celu
    [few] zdobądź { $need } punkty celu
    [many] zdobądź { $need } punktów celu
   *[other] zdobądź { $need } punktu celu
}
dp-win-neutralise = { $need ->
    [one] zneutralizuj { $need } żeton spośród: { $of }
    [few] zneutralizuj { $need } żetony spośród: { $of }
    [many] zneutralizuj { $need } żetonów spośród: { $of }
   *[other] zneutralizuj { $need } żetonu spośród: { $of }
}
dp-win-escape = { $need ->
    [one] ucieknij { $need } żetonem spośród: { $of }
    [few] ucieknij { $need } żetonami spośród: { $of }
    [many] ucieknij { $need } żetonami spośród: { $of }
   *[other] ucieknij { $need } żetonu spośród: { $of }
}
# Gdy liczą się wszystkie wymienione żetony.
dp-win-neutralise_all = { $need ->
    [one] zneutralizuj żeton: { $of }
    [few] zneutralizuj wszystkie żetony: { $of }
    [many] zneutralizuj wszystkie żetony: { $of }
   *[other] zneutralizuj wszystkie żetony: { $of }
}
dp-win-escape_all = { $need ->
    [one] ucieknij żetonem: { $of }
    [few] ucieknij wszystkimi żetonami: { $of }
    [many] ucieknij wszystkimi żetonami: { $of }
   *[other] ucieknij wszystkimi żetonami: { $of }
}
