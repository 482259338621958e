# Trener: co proponuje i dlaczego. Powody mówią do gracza; każdy porównuje go z rywalami.

coach-head = Trener radzi
coach-settled = Wystarczy tu prosta zasada.
coach-only = Nic innego nie da się zrobić.
coach-all_told = W sumie odrobinę lepiej, bez jednego powodu.
coach-equal = Równie dobre: { $what }
coach-over = W porównaniu z: { $what }
coach-odds = Szansa powodzenia: { $chance }
coach-thinks = Trener się zastanawia…
coach-close = H zamyka
coach-off = W tej grze trener jest wyłączony.
coach-not_here = Przy odkrytym stole trener milczy: wszyscy mogliby czytać.
coach-no_mind = Tej gry nikt nie trenuje.
coach-hints = { $count ->
    [one] { $name }: { $count } podpowiedź
    [few] { $name }: { $count } podpowiedzi
    [many] { $name }: { $count } podpowiedzi
   *[other] { $name }: { $count } podpowiedzi
}
coach-taken = Pytano trenera o radę. { $hints }.
coach-not_taken = Nikt nie pytał trenera o radę.
coach-not_there = Grano bez trenera.
table-coach = Co zrobiłby trener? (H)

## Trzy chwile, które rozstrzygnęły grę

moments-title = { $count ->
    [0] Chwile, które rozstrzygnęły grę
    [1] Chwila, która rozstrzygnęła grę
    [2] Dwie chwile, które rozstrzygnęły grę
   *[other] Trzy chwile, które rozstrzygnęły grę
}
moments-working = Trener przegląda grę…
moments-none = Żadna pojedyncza chwila tej gry nie odwróciła.
moments-round = Runda { $round } · { $name }
moments-swing = Szanse ({ $name }): { $before } → { $after }
moments-percent = { $count }%
moments-same = Trener zrobiłby to samo; resztę zrobił los albo rywale.
moments-better = Wybór trenera: { $what }
moments-better_why = Wybór trenera: { $what } ({ $why })
moments-chance = Nikt nie miał tu wyboru: rozstrzygnął los.
moments-open = Zobacz w powtórce

## Powody

worth-any-wins = częściej wygrywa
worth-any-survives = pozwala zostać w grze

worth-desert_patrol-progress = przybliża samo zwycięstwo
worth-desert_patrol-goals = twoi ludzie są bliżej celów
worth-desert_patrol-wanted = łatwiej będzie dopaść tych, na których polujesz
worth-desert_patrol-cards = zostaje ci więcej przydatnych kart niż wrogowi
worth-desert_patrol-life = twoi żołnierze trzymają się lepiej niż wroga
worth-desert_patrol-last_man = dalej ci do ostatniego żołnierza
worth-desert_patrol-pinned = mniej przygwożdżonych u ciebie niż u wroga
worth-desert_patrol-fire = twoi mają lepsze pozycje do strzału niż wróg

worth-staff_orders-stars = więcej gwiazdek z zaopatrzeniem
worth-staff_orders-areas = więcej obszarów z zaopatrzeniem
worth-staff_orders-soldiers = więcej żołnierzy na planszy
worth-staff_orders-cards = więcej kart na ręce
worth-staff_orders-tokens = więcej premii obszarowych
worth-staff_orders-headquarters = twoja kwatera główna jest bezpieczniejsza niż wroga
worth-staff_orders-exposed = mniej twoich gwiazdek jest zagrożonych
worth-staff_orders-air = większa siła w powietrzu
worth-staff_orders-commanders = więcej dowódców na później
worth-staff_orders-initiative = inicjatywa

worth-wasteland_riders-reputation = więcej reputacji niż u rywali
worth-wasteland_riders-mission = misja posuwa się naprzód
worth-wasteland_riders-contracts = zlecenia są bliżej nagrody
worth-wasteland_riders-health = lepsze zdrowie
worth-wasteland_riders-radiation = mniej radiacji
worth-wasteland_riders-fuel = więcej paliwa
worth-wasteland_riders-ammo = więcej amunicji
worth-wasteland_riders-gear = lepszy sprzęt
worth-wasteland_riders-vehicle = lepszy pojazd
worth-wasteland_riders-luck = więcej farta w zanadrzu
worth-wasteland_riders-goals = dobre cele są w zasięgu
worth-wasteland_riders-common = pomaga we wspólnej sprawie wszystkich jeźdźców

worth-last_comrade-life = więcej Życia niż u innych
worth-last_comrade-equipment = lepszy Ekwipunek niż u innych
worth-last_comrade-events = mocniejsze Wydarzenia na ręce
worth-last_comrade-cards = więcej kart na ręce

## Proste zasady: czemu robi się to, nad czym nie trzeba myśleć

thumb-desert_patrol-free_card = Dodatkowa karta nic nie kosztuje.
thumb-desert_patrol-wins = To wygrywa grę: od razu albo następną kartą.

thumb-staff_orders-free_soldier = Żołnierz z premii nic nie kosztuje.
thumb-staff_orders-stays = Żołnierze na planszy są warci więcej niż w rezerwie.

thumb-last_comrade-no_event = Nie masz Wydarzenia, które by tu pomogło.
thumb-last_comrade-no_nyet = Nie masz niczego, czym można to odwołać.
thumb-last_comrade-drafted = Jest dla ciebie więcej warta niż reszta pakietu.
thumb-last_comrade-passed_on = Ta przyda ci się najmniej.
thumb-last_comrade-lasting = To, co potrafi ten Towarzysz, pomaga przez całą grę.

thumb-wasteland_riders-rider = Kto dobrze walczy i umie przetrwać, poradzi sobie w każdej misji.
thumb-wasteland_riders-colour = Każdy kolor jest równie dobry.
thumb-wasteland_riders-fastest = Z pojazdów, które zostały, ten zawiezie cię najdalej.
thumb-wasteland_riders-little_reward = Za swój trud daje mniej niż te, które zostawiasz.
thumb-wasteland_riders-introduced = Z tych dwóch przyniesie ci więcej.
thumb-wasteland_riders-marches = Tam jeźdźcy mogą się do niego dobrać.
thumb-wasteland_riders-spared = Bez tego najłatwiej ci się obejść.
thumb-wasteland_riders-meanest = Z tych kart ta najbardziej zaszkodzi rywalowi.
thumb-wasteland_riders-shortest = Tego brakuje ci najbardziej.
thumb-wasteland_riders-needed_more = Tego potrzebujesz bardziej niż tej karty.
thumb-wasteland_riders-least_luck = Z twoich kart farta ta pomoże ci najmniej.
thumb-wasteland_riders-nothing = Nie masz niczego, co by tu pomogło.
thumb-wasteland_riders-kept = Twoje karty farta są warte więcej niż to, co dałyby teraz.
thumb-wasteland_riders-no_fight = Walka kosztowałaby cię tu więcej, niż przyniesie.
thumb-wasteland_riders-packed = Twój sprzęt leży już tak dobrze, jak może.
thumb-wasteland_riders-market_stays = Inne karty przydałyby się rywalom tak samo jak tobie.
thumb-wasteland_riders-no_exchange = Na wymianie nic nie zyskasz.
thumb-wasteland_riders-no_trade = Nic więcej nie jest tu dla ciebie warte swojej ceny.
thumb-wasteland_riders-placed = Tam przyda ci się najlepiej.
thumb-wasteland_riders-fame = Reputacja jest dla ciebie warta więcej niż ta karta.
thumb-wasteland_riders-offered = Z tego, co do wzięcia, jest dla ciebie najwięcej warte.
thumb-wasteland_riders-helps = To pomaga ci właśnie teraz.
thumb-wasteland_riders-luck_helps = To chwila, w której ta karta pomaga.
thumb-wasteland_riders-best = Z tego, co można wybrać, służy ci najlepiej.
thumb-wasteland_riders-skill = To twoja najlepsza umiejętność.
thumb-wasteland_riders-weapon = Z twoich ataków ten będzie przeciwnika kosztował najwięcej.
thumb-wasteland_riders-range = Przy tym zasięgu zadasz najwięcej za to, co stracisz.
thumb-wasteland_riders-hunted = Masz dość sił, a misja wymaga pokonania tego wroga.
thumb-wasteland_riders-way = Koniec twojej trasy kusi bardziej niż ten heks.
thumb-wasteland_riders-tested = Test nic cię nie kosztuje, a otwiera to, co ten heks daje.
thumb-wasteland_riders-accepted = Nic cię nie kosztuje, a nagroda jest bliżej.
thumb-wasteland_riders-completed = Nagroda jest twoja od razu.
thumb-wasteland_riders-good_deal = Dostaniesz więcej, niż dasz.
thumb-wasteland_riders-bad_deal = Dasz więcej, niż dostaniesz.
