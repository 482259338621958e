### Ostatni towarzysz: meldunek po grze, margines zasad.
### Po jednoliterowych spójnikach i przyimkach stoi twarda spacja (U+00A0).

## Meldunek: kto wygrał

lc-report-victory = Zwycięża { $comrade }
lc-report-nobody = Zwycięża wroga armia
lc-report-last_gave_up = ostatni z pozostałych się poddał
lc-report-ranking = Kolejność od ostatniego
lc-report-curve = Przebieg: Życie po każdej turze
lc-report-place = { $place }.
lc-report-places = { $first }–{ $last }.
lc-report-survived = stoi, Życie { $life }
lc-report-gave_up = tura { $turn }: ma dość
lc-report-fell = tura { $turn }: { $card }
lc-report-fell_by = tura { $turn }: { $card } ({ $name })
lc-report-hits = Trafienia, które kosztowały Życie
    .short = trafienia
lc-report-lost = Stracone Życie
    .short = strata
lc-report-healed = Wyleczone Życie
    .short = leczenie
lc-report-killed = Towarzysze, którzy polegli z tej ręki
    .short = zabici

## Meldunek: liczby

lc-report-turns = { $turns ->
    [one] Gra trwała { $turns } turę
    [few] Gra trwała { $turns } tury
    [many] Gra trwała { $turns } tur
   *[other] Gra trwała { $turns } tury
}, wróg { $attacks ->
    [one] uderzył { $attacks } raz.
    [few] uderzył { $attacks } razy.
    [many] uderzył { $attacks } razy.
   *[other] uderzył { $attacks } razu.
}
lc-report-events = { $count ->
    [0] Nikt nie zagrał ani jednego Wydarzenia. Zgoda buduje.
    [one] Zagrano { $count } Wydarzenie, dla dobra wspólnego.
    [few] Zagrano { $count } Wydarzenia, wszystkie dla dobra wspólnego.
    [many] Zagrano { $count } Wydarzeń, wszystkie dla dobra wspólnego.
   *[other] Zagrano { $count } Wydarzenia, wszystkie dla dobra wspólnego.
}

## Meldunek: wyróżnieni

lc-report-deed_killer = Ogień sojuszniczy: { $name }
    .words = { $count ->
        [one] Wróg zaliczył sobie { $count } trafienie za darmo.
        [few] Wróg zaliczył sobie { $count } trafienia za darmo.
        [many] Wróg zaliczył sobie { $count } trafień za darmo.
       *[other] Wróg zaliczył sobie { $count } trafienia za darmo.
    }
lc-report-deed_shield = Przyjaciel w potrzebie: { $name }
    .words = { $count ->
        [one] Za cudzymi plecami { $count } raz.
        [few] Za cudzymi plecami { $count } razy.
        [many] Za cudzymi plecami { $count } razy.
       *[other] Za cudzymi plecami { $count } razu.
    }
lc-report-deed_thief = Lepkie ręce: { $name }
    .words = { $count ->
        [one] Wspólna własność: { $count } raz.
        [few] Wspólna własność: { $count } razy.
        [many] Wspólna własność: { $count } razy.
       *[other] Wspólna własność: { $count } razu.
    }
lc-report-deed_nyet = Głos sprzeciwu: { $name }
    .words = { $count ->
        [one] Powiedziane „Niet!”: { $count } raz.
        [few] Powiedziane „Niet!”: { $count } razy.
        [many] Powiedziane „Niet!”: { $count } razy.
       *[other] Powiedziane „Niet!”: { $count } razu.
    }
lc-report-deed_target = Ulubieniec wroga: { $name }
    .words = { $count ->
        [one] { $count } trafienie. Sztab prosi nie zasłaniać.
        [few] { $count } trafienia. Sztab prosi nie zasłaniać.
        [many] { $count } trafień. Sztab prosi nie zasłaniać.
       *[other] { $count } trafienia. Sztab prosi nie zasłaniać.
    }
lc-report-deed_walker = Zdarte buty: { $name }
    .words = { $count ->
        [one] { $count } krok, a i tak ten sam okop.
        [few] { $count } kroki, a i tak ten sam okop.
        [many] { $count } kroków, a i tak ten sam okop.
       *[other] { $count } kroku, a i tak ten sam okop.
    }
lc-report-deed_drinker = Dezynfekcja: { $name }
    .words = { $count ->
        [one] { $count } punkt Życia z butelki.
        [few] { $count } punkty Życia z butelki.
        [many] { $count } punktów Życia z butelki.
       *[other] { $count } punktu Życia z butelki.
    }
lc-report-deed_first = Ochotnik: { $name }
    .words = Już w turze { $count } bez kolejki po zupę.

## Na marginesie zasad

lc-margin-line = Zapamiętaj
    .words = Za każdą śmierć Komisarz podchodzi o jedno miejsce. Wolne miejsce jest zawsze jedno, chyba że ktoś ani drgnie.
lc-margin-attacks = Talia Ataku
    .words = Tyle jest kart każdego rodzaju:
lc-margin-kind = rodzaj
lc-margin-cards = kart
lc-margin-linear = liniowe
lc-margin-splash = rozpryskowe
lc-margin-special = specjalne
lc-margin-setup = bez uderzenia
lc-margin-windows = Okna reakcji
    .words = Kto chce zagrać Wydarzenie, podnosi rękę. Jedno na turę; w których oknach, mówi jego tekst.
lc-margin-window = okno
lc-margin-when = kiedy

## Na wykresie

lc-sign-comrade_died = Ginie { $comrade }
lc-sign-tank_destroyed = Czołg na złom
