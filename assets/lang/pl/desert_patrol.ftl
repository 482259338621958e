### Patrol pustyni: wszystkie zdania dziennika, odmów, podpowiedzi i etykiet.
### $tile to nazwa obszaru, a $tile_id jego oznaczenie; _id tego, czego nie ma, to none.
### Po jednoliterowych spójnikach i przyimkach stoi twarda spacja (U+00A0).

## Co się stało

dp-event-scenario_loaded = Scenariusz: { $scenario }.
dp-event-deck_shuffled = { $side } { $side_gender ->
    [plural] tasują
   *[other] tasuje
} swoją talię ({ $deck_count ->
    [one] { $deck_count } karta
    [few] { $deck_count } karty
    [many] { $deck_count } kart
   *[other] { $deck_count } karty
}).
dp-event-round_started = Runda { $round }.
dp-event-cards_drawn = { $side } { $side_gender ->
    [plural] dobierają
   *[other] dobiera
} { $cards_count ->
    [one] { $cards_count } kartę
    [few] { $cards_count } karty
    [many] { $cards_count } kart
   *[other] { $cards_count } karty
}{ $cards_known ->
    [0] .
   *[other] : { $cards }.
}
dp-event-deck_reshuffled = Talia { $side_gen } jest pusta: stos kart odrzuconych ({ $deck_count ->
    [one] { $deck_count } karta
    [few] { $deck_count } karty
    [many] { $deck_count } kart
   *[other] { $deck_count } karty
}) po przetasowaniu staje się nową.
dp-event-draw_fell_short = { $side } nie { $side_gender ->
    [plural] mają
   *[other] ma
} już czego dobrać; { $missing ->
    [one] brakuje { $missing } karty.
    [few] brakuje { $missing } kart.
    [many] brakuje { $missing } kart.
   *[other] brakuje { $missing } karty.
}
dp-event-initiative_committed = { $side } { $side_gender ->
    [plural] odkładają
   *[other] odkłada
} kartę na inicjatywę.
dp-event-initiative_revealed = Inicjatywa odkryta. { dp-side-lrdg }: { $lrdg_id ->
    [none] bez karty ({ $lrdg_value })
   *[other] { $lrdg } ({ $lrdg_value })
}; { dp-side-italy }: { $italy_id ->
    [none] bez karty ({ $italy_value }).
   *[other] { $italy } ({ $italy_value }).
}
dp-event-initiative_set = { $side_gender ->
    [plural] { $how ->
        [taken] { $side } przejmują inicjatywę i zaczynają rundę.
        [kept_on_tie] Remis: { $side } zachowują inicjatywę i zaczynają rundę.
       *[kept] { $side } zachowują inicjatywę i zaczynają rundę.
    }
   *[other] { $how ->
        [taken] { $side } przejmuje inicjatywę i zaczyna rundę.
        [kept_on_tie] Remis: { $side } zachowuje inicjatywę i zaczyna rundę.
       *[kept] { $side } zachowuje inicjatywę i zaczyna rundę.
    }
}
dp-event-bid_discarded = { $side } { $side_gender ->
    [plural] odrzucają
   *[other] odrzuca
} kartę odłożoną na inicjatywę: { $card }.
dp-event-turn_started = Tura { $side_gen }.
dp-event-turn_passed = { $why ->
    [cannot_act] Tura { $side_gen } mija sama: żadna z kart, które { $side_gender ->
        [plural] im
       *[other] jej
    } zostały, nie może już niczego zmienić.
   *[no_cards] Tura { $side_gen } mija sama: na ręce nie było ani jednej karty.
}
dp-event-card_played = { $side } { $side_gender ->
    [plural] zagrywają
   *[other] zagrywa
} kartę { $mode ->
    [recover] „{ $card }”, żeby się podnieść.
    [manoeuvre] „{ $card }”, zaczynając od manewru.
   *[effect] „{ $card }”.
}
dp-event-card_hunkered = { $side } { $side_gender ->
    [plural] przeczekują
   *[other] przeczekuje
}: { $card }, { $zone_id ->
    [play_area] ze strefy gry do rezerwy.
   *[hand] z ręki do rezerwy.
}
dp-event-effect_forgone = { $side } { $side_gender ->
    [plural] rezygnują
   *[other] rezygnuje
} z efektu karty „{ $card }”.
dp-event-soldier_recovered = { $soldier } nie jest już przygwożdżony.
dp-event-soldier_boarded = { $soldier } wsiada do { $vehicle_gen } ({ $position }).
dp-event-vehicle_captured = { $side } { $side_gender ->
    [plural] zdobywają
   *[other] zdobywa
} { $vehicle_acc }.
dp-event-soldier_disembarked = { $soldier } wysiada z { $vehicle_gen } na { $tile_id }.
dp-event-position_changed = { $soldier } zmienia stanowisko w { $vehicle_loc } ({ $origin } → { $position }).
dp-event-seats_swapped = { $soldier } i { $partner } zamieniają się miejscami w { $vehicle_loc }.
dp-event-counter_moved = { $soldier } idzie z { $origin_id } na { $tile_id } ({ $tile }).
dp-event-vehicle_moved = { $vehicle } jedzie z { $origin_id } na { $tile_id } ({ $tile }).
dp-event-tile_reconned = { $side } { $side_gender ->
    [plural] kładą
   *[other] kładzie
} znacznik na { $tile_id } ({ $tile }).
dp-event-fog_gained = { $side } { $side_gender ->
    [plural] dostają
   *[other] dostaje
} kartę Mgły wojny ({ $cause }).
dp-event-fog_unavailable = { $side } nie { $side_gender ->
    [plural] dostają
   *[other] dostaje
} Mgły wojny, bo w rezerwie już jej nie ma ({ $cause }).
dp-event-reinforced = { $side } { $side_gender ->
    [plural] sprowadzają
   *[other] sprowadza
} z rezerwy na stos kart odrzuconych: { $card }.
dp-event-control_taken = { $side } { $side_gender ->
    [plural] przejmują
   *[other] przejmuje
} kontrolę nad { $tile_id } ({ $tile }){ $from_enemy ->
    [yes] , odbierając ją wrogowi.
   *[no] .
}
dp-event-card_returned = { $side } { $side_gender ->
    [plural] odzyskują
   *[other] odzyskuje
} na rękę: { $card }.
dp-event-fog_removed = { $side } { $side_gender ->
    [plural] usuwają
   *[other] usuwa
} z gry kartę Mgły wojny.
dp-event-vehicle_repaired = { $vehicle } po naprawie: { $damage ->
    [0] nie ma już uszkodzeń.
    [one] zostaje { $damage } uszkodzenie.
    [few] zostają { $damage } uszkodzenia.
    [many] zostaje { $damage } uszkodzeń.
   *[other] zostaje { $damage } uszkodzenia.
}
dp-event-vehicle_reactivated = { $vehicle } jest znów { $vehicle_gender ->
    [f] sprawna.
   *[other] sprawny.
}
dp-event-attack_declared = { $side }, { $card }: { $action }, cel: { $target }. Trzeba { $total } lub więcej (albo 0): { $base } + zasłona { $cover } + zasięg { $range }; { $dice ->
    [one] { $dice } kość.
    [few] { $dice } kości.
    [many] { $dice } kości.
   *[other] { $dice } kości.
}
dp-event-dice_rolled = Wyrzucono { $faces } przeciw { $total }: { $hits ->
    [0] bez sukcesu.
    [one] { $hits } sukces.
    [few] { $hits } sukcesy.
    [many] { $hits } sukcesów.
   *[other] { $hits } sukcesu.
}
dp-event-attack_missed = Atak na { $target_acc } się nie udaje.
dp-event-attack_hit = Atak trafia { $target_acc }.
dp-event-victim_chosen = W { $vehicle_loc } trafienie spada na { $soldier_acc }.
dp-event-soldier_wounded = { $soldier } jest ranny: jedna jego karta odchodzi z gry { $zone_id ->
    [hand] z ręki.
    [discard] ze stosu kart odrzuconych.
   *[deck] z talii.
}
dp-event-counter_neutralised = { $side } { $side_gender ->
    [plural] neutralizują
   *[other] neutralizuje
} { $counter_acc }{ $cards ->
    [0] .
    [one] ; z rezerwy odchodzi z gry { $cards } karta.
    [few] ; z rezerwy odchodzą z gry { $cards } karty.
    [many] ; z rezerwy odchodzi z gry { $cards } kart.
   *[other] ; z rezerwy odchodzi z gry { $cards } karty.
}
dp-event-soldier_pinned = { $soldier } jest przygwożdżony.
dp-event-suppress_no_effect = Ogień ciągły bez skutku ({ $target }): nie ma już kogo przygwoździć.
dp-event-vehicle_damaged = { $vehicle } ma teraz { $damage ->
    [one] { $damage } uszkodzenie.
    [few] { $damage } uszkodzenia.
    [many] { $damage } uszkodzeń.
   *[other] { $damage } uszkodzenia.
}
dp-event-vehicle_disabled = { $vehicle } jest { $vehicle_gender ->
    [f] niesprawna.
   *[other] niesprawny.
}
dp-event-vehicle_destroyed = { $side } { $side_gender ->
    [plural] niszczą
   *[other] niszczy
} { $vehicle_acc } na { $tile_id }{ $soldiers_count ->
    [0] .
   *[other] ; załoga trafia na obszar: { $soldiers }.
}
dp-event-object_destroyed = { $side } { $side_gender ->
    [plural] niszczą
   *[other] niszczy
} { $object_acc }: { $points ->
    [one] { $points } punkt.
    [few] { $points } punkty.
    [many] { $points } punktów.
   *[other] { $points } punktu.
}
dp-event-counters_escaped = { $side } { $side_gender ->
    [plural] wyprowadzają
   *[other] wyprowadza
} za planszę z { $tile_id }: { $counters }. { $cards ->
    [0] Żadna karta nie odchodzi z gry.
    [one] Z gry odchodzi { $cards } karta.
    [few] Z gry odchodzą { $cards } karty.
    [many] Z gry odchodzi { $cards } kart.
   *[other] Z gry odchodzi { $cards } karty.
}
dp-event-cards_discarded = { $side } { $side_gender ->
    [plural] { $hand_count ->
        [0] { $played_count ->
            [0] nie mają czego odrzucić.
           *[other] odrzucają zagrane karty: { $played }.
        }
       *[other] { $played_count ->
            [0] odrzucają z ręki: { $hand }.
           *[other] odrzucają z ręki: { $hand }; a ze strefy gry: { $played }.
        }
    }
   *[other] { $hand_count ->
        [0] { $played_count ->
            [0] nie ma czego odrzucić.
           *[other] odrzuca zagrane karty: { $played }.
        }
       *[other] { $played_count ->
            [0] odrzuca z ręki: { $hand }.
           *[other] odrzuca z ręki: { $hand }; a ze strefy gry: { $played }.
        }
    }
}
dp-event-turn_ended = Koniec tury { $side_gen }.
dp-event-points_changed = { $side } { $side_gender ->
    [plural] mają
   *[other] ma
} teraz { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}{ $required ->
    [0] .
   *[other] , a trzeba { $required }.
}
dp-event-hope_abandoned = Porzuć wszelką nadzieję: { $side } nie { $side_gender ->
    [plural] mogą
   *[other] może
} już spełnić żadnego ze swoich warunków zwycięstwa.
dp-event-game_ended = { $side_gender ->
    [plural] Wygrywają { $side }
   *[other] Wygrywa { $side }
}: { $reason ->
    [points] { dp-reason-points }.
    [escape] { dp-reason-escape }.
    [neutralise] { dp-reason-neutralise }.
    [hopeless] { dp-reason-hopeless }.
    [both_hopeless] { dp-reason-both_hopeless }.
    [annihilated] { dp-reason-annihilated }.
    [standstill] { dp-reason-standstill }.
   *[conceded] { dp-reason-conceded }.
}

## Dlaczego gra się skończyła

dp-reason-points = dość punktów celu
dp-reason-escape = uciekło dość żetonów
dp-reason-neutralise = zneutralizowano dość żetonów wroga
dp-reason-hopeless = wróg nie mógł już wygrać
dp-reason-both_hopeless = nikt nie mógł już spełnić warunków; rozstrzygnęły punkty, a przy remisie inicjatywa
    .points = nikt nie mógł już spełnić warunków; zwycięska strona miała więcej punktów
    .tie = nikt nie mógł już spełnić warunków, a punktów było po równo; zwycięska strona miała znacznik inicjatywy
dp-reason-annihilated = wróg nie miał już na planszy ani jednego żołnierza ani nadziei na zwycięstwo
dp-reason-standstill = nikt nie mógł już działać; rozstrzygnęły punkty, a przy remisie inicjatywa
    .points = nikt nie mógł już działać; zwycięska strona miała więcej punktów
    .tie = nikt nie mógł już działać, a punktów było po równo; zwycięska strona miała znacznik inicjatywy
dp-reason-conceded = przeciwnik się poddał

## Składniki całkowitej wartości obrony

dp-term-base = obrona bazowa
dp-term-cover = zasłona
dp-term-range = zasięg
dp-odds-retaliation = Odwet, jeśli cel przetrwa
dp-odds-sum = Trafia { $good } z { $all } rzutów; zero trafia zawsze.
dp-odds-sum_threat = W ciebie trafiłoby { $good } z { $all } rzutów.

## Stanowiska, gdy nie wiadomo, w jakim pojeździe

dp-seat-driver = kierowca
dp-seat-navigator = nawigator
dp-seat-gunner = strzelec pokładowy
dp-seat-gun = stanowisko ogniowe
dp-seat-hull = kadłubowy km
dp-seat-mate = pomocnik kierowcy
dp-seat-bench_1 = ława 1
dp-seat-bench_2 = ława 2

## Dlaczego nie: tury i karty

dp-why-DP-TURN-01 = Teraz decyduje przeciwnik. Poczekaj na swoją kolej.
dp-why-DP-PLAY-01 = W ten sposób nie zagrywa się kart. Zagraj kartę z ręki albo zakończ turę.
dp-why-DP-END-02 = Gra jest skończona; nic więcej nie można zrobić.
dp-why-DP-ROUND-01 = { $phase ->
   *[initiative] Najpierw inicjatywa: odłóż na nią jedną kartę z ręki.
}
dp-why-DP-INIT-01 = Nie masz na ręce karty „{ $card }”. Odłóż taką, którą masz.
dp-why-DP-TURN-02 = { $action_id ->
    [none] { $card_id ->
        [none] Karty zagrywa się z ręki, po jednej. Najpierw rozstrzygnij tę, która jest otwarta.
       *[other] { $zone_id ->
            [play_area] Najpierw rozstrzygnij kartę otwartą: „{ $card }”.
           *[other] Zagrywa się karty z ręki, a karty „{ $card }” tam nie masz.
        }
    }
   *[other] Trwa akcja { $action }: najpierw ją dokończ albo na niej poprzestań.
}
dp-why-DP-RULING-05 = Karta „{ $card }” nie ma efektu do porzucenia. Rezygnuje się tylko z efektu karty zaczętej od manewru.
dp-why-DP-FOG-01 = Karty „{ $card }” nie można zagrać. Usuń ją Rozpoznaniem albo odłóż na inicjatywę.
dp-why-DP-FOG-05 = Karta „{ $card }” nie może przeczekać: zostaje na ręce i zostanie odrzucona na koniec tury.
dp-why-DP-FOG-06 = { $card }: ta karta leży w rezerwie. Trafia do kart odrzuconych sama, gdy rozpoznajesz mapę.
dp-why-DP-PLAY-02 = Akcji { $action } nie ma na karcie „{ $card }”. Wybierz jedną z tych, które na niej są.
dp-why-DP-PLAY-03 = { $soldier } nie siedzi w pojeździe, a { $action } tego wymaga. Niech najpierw wsiądzie.
dp-why-DP-PLAY-04 = { $vehicle } jest { $vehicle_gender ->
    [f] niesprawna.
   *[other] niesprawny.
} Najpierw potrzebna jest Naprawa.
dp-why-DP-PLAY-05 = { $soldier } może się zamienić miejscami tylko z innym żołnierzem w tym samym pojeździe.
dp-why-DP-PLAY-09 = { $soldier } siedzi w { $vehicle_loc }. Akcję { $action } wykona, gdy najpierw wysiądzie.
dp-why-DP-PLAY-10 = „{ $card }” to karta dowodzenia, bez żołnierza na mapie. Użyj jej własnej akcji albo przeczekaj.
dp-why-DP-PLAY-11 = Karta „{ $card }” działa tylko przez swój żeton, a tego nie ma na planszy.
dp-why-DP-PIN-01 = { $soldier } jest przygwożdżony. Jego karta tylko go podniesie: połóż ją na nim albo w strefie gry.
dp-why-DP-PIN-02 = Karta „{ $card }” nie ma przygwożdżonego żołnierza, więc nikogo nie podniesie. Zagraj ją inaczej.
dp-why-DP-PIN-06 = { $soldier } jest przygwożdżony i nie wykona manewru. Podnieś go; z następną kartą będzie mógł.

## Dlaczego nie: wsiadanie i wysiadanie

dp-why-DP-MAN-01 = { $card }: na jedną kartę przypada jeden manewr, przed jej efektem albo po nim, zanim zagrasz następną.
dp-why-DP-MAN-03 = { $soldier } nie może wsiąść do { $vehicle_gen }. Musi być pieszo na tym samym obszarze.
dp-why-DP-MAN-04 = W { $vehicle_loc } siedzi wróg: { $soldier }. Wsiąść można tylko tam, gdzie wrogów nie ma.
dp-why-DP-MAN-07 = { $soldier } nie siedzi w pojeździe, więc nie może wysiąść.
dp-why-DP-MAN-08 = { $soldier } nie siedzi w pojeździe. Niech wsiądzie, zanim zmieni stanowisko.
dp-why-DP-MAN-09 = To stanowisko w { $vehicle_loc } ({ $position }) zajmuje { $soldier }. Wybierz wolne albo zamień miejsca.
dp-why-DP-VEH-03 = W { $vehicle_loc } nie ma takiego stanowiska: { $position }. Wybierz jedno z tych, które są.
dp-why-DP-VEH-04 = Akcji { $action } nie daje to stanowisko w { $vehicle_loc } ({ $position }). Najpierw zmień stanowisko.
dp-why-DP-VEH-07 = { $soldier } może tu siedzieć ({ $vehicle }, { $position }), ale do akcji tego stanowiska brak mu specjalizacji.

## Dlaczego nie: ruch i ucieczka

dp-why-DP-TILE-05 = Z { $origin_id } można zrobić krok tylko na sąsiedni obszar, a { $tile_id } nim nie jest. Idź obszar po obszarze.
dp-why-DP-MOVE-02 = Na { $tile_id } ({ $tile }) nie ma znacznika { $side_gen }. Nim tam wjedziesz, połóż go Zwiadem, Nawigacją lub Obserwacją.
dp-why-DP-MOVE-04 = Na { $tile_id } ({ $tile }) nie ma znacznika { $side_gen }. Wejdź tam Zwiadem albo połóż go Nawigacją lub Obserwacją.
dp-why-DP-MOVE-03 = { $tile_id } ({ $tile }) to trudny teren: { $vehicle } tam nie wjedzie. Objedź go albo idź pieszo.
dp-why-DP-ESC-02 = Na { $tile_id } nie ma twojego znacznika ucieczki. Opuść planszę z obszaru, na którym leży.
dp-why-DP-ESC-03 = { $counter } nie może uciec: ten scenariusz na to nie pozwala.
dp-why-DP-RULING-31 = W { $vehicle_loc } siedzi { $soldier }, który nie może uciec. Niech najpierw wysiądzie.

## Dlaczego nie: wsparcie

dp-why-DP-RULING-13 = { $action_id ->
    [command] Nie ma czego dobrać: twoja talia i twój stos kart odrzuconych są puste.
    [control] Ten obszar już kontrolujesz.
    [repair] Ten pojazd nie ma uszkodzeń do naprawienia.
    [navigate] Ten obszar jest już wskazany. Wybierz inny.
    [observe] Ten obszar jest już wskazany. Wybierz inny.
   *[other] Akcja { $action } niczego by tu nie zmieniła.
}
dp-why-DP-SUP-01 = { $zone_id ->
    [reserve] Karta „{ $card }” leży w rezerwie. Wzmocnienie przenosi ją do kart odrzuconych, a zagrywa się karty z ręki.
   *[other] W twojej rezerwie nie ma karty „{ $card }”. Wybierz taką, która tam leży.
}
dp-why-DP-SUP-02 = „{ $card }” nie jest kartą drużyny { $squad }, a to Wzmocnienie bierze tylko karty tej drużyny.
dp-why-DP-SUP-03 = Wzmocnienie nigdy nie bierze karty „{ $card }”. Wybierz kartę walki albo dowodzenia.
dp-why-DP-SUP-09 = Wróg kontroluje { $tile_id } i ma tam żołnierza: { $soldier }. Kontrola będzie możliwa, gdy go tam nie będzie.
dp-why-DP-SUP-10 = Wróg kontroluje { $tile_id } i ma tam w pojeździe żołnierza: { $soldier }. Kontrola będzie możliwa, gdy go tam nie będzie.
dp-why-DP-SUP-12 = Na { $tile_id } ({ $tile }) nie ma znacznika { $side_gen } do odwrócenia. Połóż go Zwiadem, Nawigacją lub Obserwacją.
dp-why-DP-SUP-13 = W twojej strefie gry nie ma karty „{ $card }”. Za mną! zwraca karty zagrane w tej turze.
dp-why-DP-RULING-40 = „{ $card }” nie jest kartą walki, a Za mną! zwraca tylko karty walki.
dp-why-DP-SUP-14 = „{ $card }” nie jest kartą drużyny { $squad }, a to Za mną! zwraca tylko karty tej drużyny.
dp-why-DP-SUP-16 = { $origin_id ->
    [none] { $tile_id } nie leży na tej mapie. Wskaż obszar, który na niej jest.
   *[other] Wskaż obszar, który sąsiaduje z { $origin_id }; { $tile_id } nie sąsiaduje. Grupa zaczyna się obok żołnierza i jest spójna.
}
dp-why-DP-SUP-25 = { $tile_id } nie leży na tej mapie. Wskaż obszar, który na niej jest.
dp-why-DP-RULING-16 = { $tile_id ->
    [none] Nawigacja musi objąć choć jeden obszar bez znacznika { $side_gen }. Najpierw taki wskaż.
   *[other] { $tile_id } ma już znacznik { $side_gen } i nie prowadzi do nowego obszaru. Wskaż obszar bez znacznika.
}
dp-why-DP-RULING-17 = { $tile_id ->
    [none] Obserwacja musi objąć choć jeden obszar bez znacznika { $side_gen }. Najpierw taki wskaż.
   *[other] { $tile_id } ma już znacznik { $side_gen }. Wskaż obszar bez znacznika.
}
dp-why-DP-SUP-20 = Nie masz na ręce Mgły wojny, którą Rozpoznanie z karty „{ $card }” mogłoby usunąć.
dp-why-DP-SUP-21 = { $vehicle } jest na innym obszarze. Żeby wykonać Naprawę, trzeba tam pójść.
dp-why-DP-SUP-22 = Z wnętrza pojazdu naprawia się tylko ten pojazd. Żeby naprawić { $vehicle_acc }, trzeba wysiąść.
dp-why-DP-SUP-24 = { $vehicle_gen } nie ma już na planszy, więc nie ma czego naprawiać.
dp-why-DP-RULING-18 = W { $vehicle_loc } siedzi wróg. Naprawa będzie możliwa, gdy go tam nie będzie.

## Dlaczego nie: walka

dp-why-DP-CBT-01 = Najpierw wskaż żołnierza w { $vehicle_loc }, na którego spada trafienie.
dp-why-DP-CBT-02 = To nie jest żeton wroga na mapie: { $target }. Wybierz cel wśród wrogów.
dp-why-DP-RULING-32 = { $target } należy do twojej strony. Wybierz cel wśród wrogów.
dp-why-DP-CBT-04 = { $object_id ->
    [none] Detonacja działa tylko na obszarze żołnierza, a { $target } jest gdzie indziej. Najpierw tam dojdź.
   *[other] Detonacja działa tylko na obszarze żołnierza, a { $object } jest gdzie indziej. Najpierw tam dojdź.
}
dp-why-DP-CBT-05 = { $soldier } siedzi w { $vehicle_loc }. Mierz w pojazd.
dp-why-DP-MARK-12 = { $object_acc } zniszczy tylko Detonacja, z tego samego obszaru.
dp-why-DP-UNIT-03 = { $target } nie ma obrony zwykłej, więc { $action } tu nie działa. Użyj akcji Ppanc. albo Detonacji.
dp-why-DP-UNIT-05 = { $target } nie ma obrony pancernej, więc { $action } tu nie działa. Użyj Ataku, Nalotu albo Ognia ciągłego.
dp-why-DP-UNIT-08 = { $vehicle_id ->
    [none] { $soldier } nie ma dokąd pójść z kartą, którą trzymasz. Do innych akcji użyj samej karty.
   *[other] { $vehicle } działa tylko kartami załogi. Zagraj kartę żołnierza, który jest w środku.
}
dp-why-DP-VDM-01 = { $soldier } nie siedzi w { $vehicle_loc }. Wskaż żołnierza, który tam jest.
dp-why-DP-RULING-22 = { $soldier } nie może zostać teraz przygwożdżony. Wskaż w { $vehicle_loc } kogoś, kto jeszcze nie jest.

## Co teraz zrobić

dp-prompt-wait = { $side_id ->
    [none] Przeciwnik jeszcze wybiera.
   *[other] Gra przeciwnik: { $side }.
}
dp-prompt-bid = Odłóż kartę na inicjatywę: wygrywa wyższa liczba, remis zostawia znacznik, karta przepada.
dp-prompt-lonely_bid = Wybierz z ręki kartę, którą odkładasz na inicjatywę. { $idle } nie { $idle_gender ->
    [plural] mogą
   *[other] może
} już działać: tura { $idle_gen } minie sama.
dp-prompt-turn = { $pending ->
    [yes] { $card }: wybierz efekt karty albo z niego zrezygnuj.
   *[no] { $manoeuvred ->
        [no] Zagraj kartę albo zakończ turę. Manewr może jeszcze wykonać { $card }.
       *[yes] Zagraj kartę albo zakończ turę.
    }
}
dp-prompt-travelling = { $counter }, { $action }: { $left ->
    [one] jeszcze { $left } krok albo koniec.
    [few] jeszcze do { $left } kroków albo koniec.
    [many] jeszcze do { $left } kroków albo koniec.
   *[other] jeszcze do { $left } kroku albo koniec.
}
dp-prompt-reinforcing = Wzmocnienie: weź z rezerwy { $left ->
    [one] jeszcze { $left } kartę
    [few] jeszcze do { $left } kart
    [many] jeszcze do { $left } kart
   *[other] jeszcze do { $left } karty
}{ $squad ->
    [none] {""}
   *[other] {" "}drużyny { $squad }
} albo zakończ.
dp-prompt-commanding = Dowodzenie: dobierz { $left ->
    [one] jeszcze { $left } kartę albo zakończ.
    [few] jeszcze do { $left } kart albo zakończ.
    [many] jeszcze do { $left } kart albo zakończ.
   *[other] jeszcze do { $left } karty albo zakończ.
}
dp-prompt-following = Za mną!: weź ze strefy gry { $left ->
    [one] jeszcze { $left } kartę walki
    [few] jeszcze do { $left } kart walki
    [many] jeszcze do { $left } kart walki
   *[other] jeszcze do { $left } karty walki
}{ $squad ->
    [none] {""}
   *[other] {" "}drużyny { $squad }
} albo zakończ.
dp-prompt-choosing_tiles = { $cause }: wskaż { $marked ->
    [yes] { $left ->
        [one] jeszcze { $left } obszar albo zakończ.
        [few] jeszcze do { $left } obszarów albo zakończ.
        [many] jeszcze do { $left } obszarów albo zakończ.
       *[other] jeszcze do { $left } obszaru albo zakończ.
    }
   *[no] { $left ->
        [one] jeszcze { $left } obszar, na którym nie ma twojego znacznika.
        [few] jeszcze do { $left } obszarów, a wśród nich choć jeden bez twojego znacznika.
        [many] jeszcze do { $left } obszarów, a wśród nich choć jeden bez twojego znacznika.
       *[other] jeszcze do { $left } obszaru, a wśród nich choć jeden bez twojego znacznika.
    }
}
dp-prompt-choose_victim = { $suppressed ->
    [yes] Wskaż żołnierza w { $vehicle_loc }, który zostaje przygwożdżony.
   *[no] Wskaż żołnierza w { $vehicle_loc }, który zostaje ranny.
}

## Co mówi przycisk albo wiersz listy

dp-intent-commit = Odłóż na inicjatywę: { $card }
    .button = Odłóż na inicjatywę
dp-intent-hunker_down = Przeczekaj: { $card } do rezerwy
    .button = Przeczekaj: do rezerwy
dp-intent-recover = Podnieś się: { $card }
    .button = Podnieś się
dp-intent-forgo = Zrezygnuj z efektu: { $card }
    .button = Zrezygnuj z efektu
dp-intent-swap_seats = Zamiana miejsc: { $card } i { $partner }
    .button = Zamiana miejsc: { $partner }
dp-intent-board = { $after ->
    [yes] { $card }: potem wsiądź do { $vehicle_gen } ({ $position })
   *[no] { $card }: wsiądź do { $vehicle_gen } ({ $position })
}
    .button = { $after ->
        [yes] Potem wsiądź do { $vehicle_gen } ({ $position })
       *[no] Wsiądź do { $vehicle_gen } ({ $position })
    }
dp-intent-disembark = { $after ->
    [yes] { $card }: potem wysiądź z pojazdu
   *[no] { $card }: wysiądź z pojazdu
}
    .button = { $after ->
        [yes] Potem wysiądź z pojazdu
       *[no] Wysiądź z pojazdu
    }
dp-intent-change_position = { $after ->
    [yes] { $card }: potem zmień stanowisko ({ $position })
   *[no] { $card }: zmień stanowisko ({ $position })
}
    .button = { $after ->
        [yes] Potem zmień stanowisko ({ $position })
       *[no] Zmień stanowisko ({ $position })
    }
dp-intent-travel = { $way ->
    [vehicle] { $card } (pojazd)
   *[card] { $card }
}: { $to_id ->
    [none] { $action }, pozostając na miejscu
    [off_board] { $action } za planszę
   *[other] { $action } na { $to_id } ({ $to })
}
    .button = { $to_id ->
        [none] { $action }, pozostając na miejscu
        [off_board] { $action } za planszę
       *[other] { $action } na { $to_id } ({ $to })
    }
dp-intent-attack = { $way ->
    [vehicle] { $card } (pojazd): { $action }, cel: { $target }
   *[card] { $card }: { $action }, cel: { $target }
}
    .button = { $way ->
        [vehicle] { $action } (pojazd): { $target }
       *[card] { $action }: { $target }
    }
dp-intent-reinforce = { $way ->
    [vehicle] { $card } (pojazd): Wzmocnienie, { $take } z rezerwy
   *[card] { $card }: Wzmocnienie, { $take } z rezerwy
}
    .button = Wzmocnienie: { $take } z rezerwy
dp-intent-command = { $way ->
    [vehicle] { $card } (pojazd): Dowodzenie, dobierz kartę
   *[card] { $card }: Dowodzenie, dobierz kartę
}
    .button = Dowodzenie: dobierz kartę
dp-intent-conceal = { $way ->
    [vehicle] { $card } (pojazd): Maskowanie
   *[card] { $card }: Maskowanie
}
    .button = Maskowanie: Mgła wojny dla przeciwnika
dp-intent-control = { $way ->
    [vehicle] { $card } (pojazd): Kontrola
   *[card] { $card }: Kontrola
}
    .button = { $way ->
        [vehicle] Kontrola (pojazd): przejmij ten obszar
       *[card] Kontrola: przejmij ten obszar
    }
dp-intent-follow_me = { $way ->
    [vehicle] { $card } (pojazd): Za mną!, { $take } wraca na rękę
   *[card] { $card }: Za mną!, { $take } wraca na rękę
}
    .button = Za mną!: { $take } wraca na rękę
dp-intent-navigate = { $way ->
    [vehicle] { $card } (pojazd): Nawigacja na { $tile_id } ({ $tile })
   *[card] { $card }: Nawigacja na { $tile_id } ({ $tile })
}
    .button = Nawigacja na { $tile_id } ({ $tile })
dp-intent-recon = { $way ->
    [vehicle] { $card } (pojazd): Rozpoznanie
   *[card] { $card }: Rozpoznanie
}
    .button = Rozpoznanie: usuń Mgłę wojny i dobierz kartę
dp-intent-repair = { $way ->
    [vehicle] { $card } (pojazd): Naprawa, { $vehicle }
   *[card] { $card }: Naprawa, { $vehicle }
}
    .button = Naprawa: { $vehicle }
dp-intent-observe = { $way ->
    [vehicle] { $card } (pojazd): Obserwacja na { $tile_id } ({ $tile })
   *[card] { $card }: Obserwacja na { $tile_id } ({ $tile })
}
    .button = Obserwacja na { $tile_id } ({ $tile })
dp-intent-end_turn = Zakończ turę
dp-intent-step_on = { $to_id ->
    [off_board] Opuść planszę
   *[other] Dalej na { $to_id } ({ $to })
}
dp-intent-take_card = Weź kartę: { $card }
dp-intent-draw_card = Dobierz następną kartę
dp-intent-choose_tile = Wskaż { $tile_id } ({ $tile })
dp-intent-choose_soldier = Wskaż { $soldier_acc }
dp-intent-done = Gotowe
