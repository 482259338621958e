### Ostatni towarzysz: wszystkie zdania dziennika, odmów, podpowiedzi i etykiet.
### Po jednoliterowych spójnikach i przyimkach stoi twarda spacja (U+00A0). _id tego, czego nie ma, to none.

## Co się stało: przygotowanie i draft

lc-event-game_created = { $scenario }: { $players ->
    [one] { $players } gracz
    [few] { $players } gracze
    [many] { $players } graczy
   *[other] { $players } gracza
}, Życie początkowe { $life }.
lc-event-character_dealt = Gracz { $seat ->
    [0] 1
    [1] 2
    [2] 3
    [3] 4
    [4] 5
    [5] 6
    [6] 7
    [7] 8
    [8] 9
   *[other] 10
} to { $comrade }.
lc-event-decks_shuffled = Talie są potasowane ({ $action_deck_count ->
    [one] { $action_deck_count } karta
    [few] { $action_deck_count } karty
    [many] { $action_deck_count } kart
   *[other] { $action_deck_count } karty
} Akcji, { $attack_deck_count ->
    [one] { $attack_deck_count } karta
    [few] { $attack_deck_count } karty
    [many] { $attack_deck_count } kart
   *[other] { $attack_deck_count } karty
} Ataku){ $boxed_count ->
    [0] .
   *[other] . W pudełku zostaje { $boxed }.
}
lc-event-line_placed = Na Linii stoją, licząc od wroga: { $comrades }. Za nimi wolne miejsce, a za wolnym miejscem Komisarz.
lc-event-initiative_given = Inicjatywę dostaje { $comrade }.
lc-event-draft_started = { $mode ->
    [quick] Szybki draft: każdy oddaje część kart w lewo.
   *[full] Draft: każdy zatrzymuje jedną kartę i podaje resztę w lewo.
}
lc-event-draft_picked = { $card_id ->
    [hidden] { $comrade } zatrzymuje jedną kartę.
   *[other] { $comrade } zatrzymuje kartę „{ $card }”.
}
lc-event-card_passed_on = { $card_id ->
    [hidden] { $comrade } odkłada kartę dla sąsiada po lewej.
   *[other] { $comrade } odkłada dla sąsiada po lewej kartę „{ $card }”.
}
lc-event-draft_ended = Koniec draftu: każdy bierze swoje karty na rękę.

## Co się stało: tura

lc-event-turn_started = Tura { $turn }. Inicjatywę ma { $comrade }.
lc-event-attack_revealed = { $strike ->
    [yes] Atak tej tury to „{ $card }”.
   *[no] Wróg odkrywa kartę „{ $card }”.
}
lc-event-no_attack_left = Wróg nie ma już ani jednej karty: w tej turze nikt nie strzela.
lc-event-setup_card_done = Karta „{ $card }” zrobiła swoje i idzie na stos.
lc-event-hazard_placed = Na wolnym miejscu { $place } leży teraz „{ $card }”. Wygląda zachęcająco.
lc-event-roulette_attached = { $comrade } dostaje do Inicjatywy kartę „{ $card }” (razem: { $count }).
lc-event-target_placed = { $comrade_id ->
    [none] „{ $card }”: karta Celu { $target } leży pod miejscem { $place }.
   *[other] „{ $card }”: karta Celu { $target } idzie za { $comrade_ins } (teraz miejsce { $place }).
}
lc-event-target_moved = Karta Celu { $target } przesuwa się z miejsca { $origin } pod miejsce { $place }.
lc-event-step_began = { $step ->
    [2] Krok 2: każdy kładzie zakrytą kartę.
    [4] Krok 4: karty odkrywa się po kolei.
    [5] Krok 5: uderza atak.
    [6] Krok 6: uzupełnianie rąk.
   *[other] Krok { $step }: koniec tury.
}
lc-event-card_committed = { $card_id ->
    [hidden] { $comrade } kładzie zakrytą kartę.
   *[other] { $comrade } kładzie zakrytą kartę „{ $card }”{ $reminders_count ->
        [0] .
       *[other] {" "}(przypomnienia: { $reminders }).
    }
}
lc-event-slot_started = { $has_card ->
    [yes] Kolej { $comrade_gen }.
   *[no] Kolej { $comrade_gen }, ale nie ma czego odkryć.
}
lc-event-card_revealed = { $comrade } odkrywa kartę „{ $card }”.
lc-event-card_fizzled = { $why ->
    [event_in_slot] Karta „{ $card }” ({ $comrade }) przepada: odkryte Wydarzenie nic nie robi.
    [two_left] Karta „{ $card }” ({ $comrade }) przepada: na Linii zostało tylko dwoje.
    [owner_died] { $comrade } nie dokończy już karty „{ $card }”.
   *[impossible] Karta „{ $card }” ({ $comrade }) nie może nic zrobić i przepada.
}
lc-event-card_done = { $comrade } odrzuca wykonaną kartę „{ $card }”.
lc-event-slot_ended = { $comrade } kończy swoją kolej.
lc-event-initiative_passed = Inicjatywę przejmuje { $comrade }.
lc-event-turn_ended = Koniec tury { $turn }.
lc-event-effects_ended = Kończy się wszystko, co trwało do końca tury.

## Co się stało: okna i Wydarzenia

lc-event-window_opened = { $comrade_id ->
    [none] Okno reakcji: { $window }.
   *[other] Okno reakcji: { $window } ({ $comrade }).
}
lc-event-window_closed = Okno reakcji zamknięte: { $window }.
lc-event-hand_raised = { $response ->
    [yes] { $comrade } podnosi rękę i chce odpowiedzieć na Wydarzenie.
   *[no] { $comrade } podnosi rękę.
}
lc-event-hand_lowered = { $comrade } opuszcza rękę.
lc-event-let_by = { $comrade } przepuszcza tę okazję.
lc-event-nothing_more_said = { $comrade } nie chce już nic w tej turze.
lc-event-stood_down = { $counted ->
    [yes] { $comrade } jednak nic nie robi.
   *[no] { $comrade } jednak nie odpowiada.
}
lc-event-event_announced = { $other_id ->
    [none] { $direction_id ->
        [none] { $comrade } zagrywa Wydarzenie „{ $card }”.
       *[other] { $comrade } zagrywa Wydarzenie „{ $card }”: karta Celu { $target }, { $direction }.
    }
   *[other] { $piece_id ->
        [none] { $card_id ->
            [niet] { $comrade } odpowiada { $other_dat } kartą „{ $card }”.
           *[other] { $comrade } zagrywa Wydarzenie „{ $card }”, wybiera: { $other }.
        }
       *[other] { $comrade } zagrywa Wydarzenie „{ $card }”, wybiera: { $piece } ({ $other }, Wytrzymałość { $durability }).
    }
}{ $chosen_id ->
    [none] {""}
    [hidden] {""}
   *[other] {" "}Nowa zakryta karta to „{ $chosen }”.
}
lc-event-event_cancelled = { $other } mówi Niet! i karta „{ $card }” ({ $comrade }) jest anulowana.
lc-event-event_lapsed = { $why ->
    [idle] Karta „{ $card }” ({ $comrade }) niczego nie zmienia: wszystko już tak jest.
   *[choice] Karta „{ $card }” ({ $comrade }) nic nie robi: tego wyboru już wykonać nie można.
}
lc-event-event_settled = { $cancelled ->
    [yes] Karta „{ $card }” ({ $comrade }) idzie na stos bez efektu.
   *[no] Karta „{ $card }” ({ $comrade }) zadziałała i idzie na stos.
}
lc-event-halt_started = { $comrade } zatrzymuje całą Linię: do końca tury nikt się nie ruszy.
lc-event-manoeuvre_tripped = { $comrade } podstawia nogę, a { $other } nie robi ani kroku.
lc-event-orders_changed = { $card_id ->
    [hidden] { $comrade } wymienia zakrytą kartę na inną z ręki.
   *[other] { $taken_id ->
        [hidden] { $comrade } kładzie zakrytą kartę „{ $card }”.
       *[other] { $comrade } kładzie zakrytą kartę „{ $card }”, a na rękę bierze „{ $taken }”.
    }
}
lc-event-equipment_taken = { $comrade } rekwiruje { $other_dat } kartę „{ $card }” (Wytrzymałość { $durability }).
lc-event-hand_shown = { $comrade } przegląda rękę { $other_gen }.
lc-event-card_taken = { $card_id ->
    [hidden] { $comrade } zabiera { $other_dat } jedną kartę.
   *[other] { $comrade } zabiera { $other_dat } kartę „{ $card }”.
}
lc-event-hands_swapped = { $comrade } zamienia się kartami na ręce z { $other_ins }.

## Co się stało: ruch

lc-event-step_pushed = { $tank ->
    [yes] Czołg jedzie { $direction }; przesuwają się: { $comrades }.
   *[no] { $comrades_count ->
        [1] { $comrade } idzie { $direction } na wolne miejsce { $place }.
       *[other] { $comrade } popycha { $direction }; przesuwają się: { $comrades }. Wolne jest miejsce { $origin }.
    }
}
lc-event-step_swapped = { $tank ->
    [yes] Czołg jedzie { $direction } i zamienia się stronami z { $other_ins }.
   *[no] { $comrade } idzie { $direction } na miejsce { $place } i zamienia się z { $other_ins }.
}
lc-event-step_blocked = { $comrade } nie idzie { $direction }: { $why ->
    [line_end] Linia się skończyła
    [commissar] drogę zagradza Komisarz
    [fubar] F.U.B.A.R. trzyma na miejscu
    [snagged] trzyma drut
    [halt] obowiązuje rozkaz, żeby stać
   *[tank] drogę zagradza Czołg
}. { $lost ->
    [one] Przepada { $lost } krok.
    [few] Przepadają { $lost } kroki.
    [many] Przepada { $lost } kroków.
   *[other] Przepada { $lost } kroku.
}
lc-event-comrades_exchanged = { $comrade } i { $other } zamieniają się miejscami.
lc-event-comrades_scattered = Wszystko jedno, kto gdzie! Na miejscach { $places } stają po kolei: { $comrades }.
lc-event-hazards_cleared = { $comrade_id ->
    [none] Komisarz wchodzi na miejsce { $place } i nawet nie patrzy pod nogi ({ $cards }).
   *[other] { $cause ->
        [tank] Czołg miażdży to, co leżało na miejscu { $place } ({ $cards }).
        [sapper] { $comrade } rozbraja miejsce { $place } ({ $cards }).
       *[triggered] { $comrade } staje na miejscu { $place }, a tam czekało: { $cards }.
    }
}
lc-event-comrade_snagged = { $comrade } wisi na drucie i do końca tury się nie ruszy.
lc-event-status_gained = { $status_id ->
    [dodge] { $comrade } robi Unik.
    [prone] { $comrade } pada w błoto.
   *[fubar] { $comrade } zapiera się i do końca tury nie drgnie (F.U.B.A.R.).
}

## Co się stało: Ekwipunek

lc-event-equipment_entered = { $comrade } ma teraz „{ $card }” (Wytrzymałość { $durability }).
lc-event-tank_boarded = { $other_id ->
    [none] { $comrade } wsiada do Czołgu bez towarzystwa.
   *[other] { $comrade } wsiada do Czołgu razem z { $other_ins }.
}
lc-event-equipment_used = { $durability ->
    [0] { $comrade } używa karty „{ $card }”, ostatni raz.
   *[other] { $comrade } używa karty „{ $card }” (zostaje Wytrzymałość { $durability }).
}
lc-event-tank_destroyed = „{ $card }” to teraz złom. { $comrade } żegna się z Czołgiem.
lc-event-boots_worn = { $longer ->
    [yes] { $comrade } w Kradzionych Butach idzie o krok dalej.
   *[no] { $comrade } w Kradzionych Butach idzie o krok bliżej.
}
lc-event-revolver_fired = { $comrade } strzela z Rewolweru. Na muszce stoi { $other }.

## Co się stało: obrażenia

lc-event-attack_started = { $comrades_count ->
    [0] „{ $card }” uderza w próżnię.
   *[other] „{ $card }” uderza! Na drodze: { $comrades }.
}
lc-event-hit_started = { $comrade }: { $kind } za { $amount } („{ $source }”).
lc-event-hit_avoided = { $comrade_id ->
    [none] Trafienie („{ $source }”) nikogo nie znajduje.
   *[other] { $why ->
        [dodge] { $comrade } robi Unik i „{ $source }” leci dalej.
        [prone] { $comrade } leży, a „{ $source }” idzie górą.
        [no_life] { $comrade } nie ma już Życia, więc „{ $source }” niczego nie zmienia.
        [nobody] { $comrade } posyła dalej trafienie („{ $source }”), które nikogo nie znajduje.
       *[reduced] { $comrade } nic nie traci: z trafienia („{ $source }”) nic nie zostało.
    }
}
lc-event-hit_absorbed = Czołg zatrzymuje trafienie („{ $source }”), a w środku { $comrade } tylko głuchnie. Zostaje Wytrzymałość { $durability }.
lc-event-hit_reduced = { $card_id ->
    [none] { $comrade } ma na to zdolność: trafienie słabsze o { $by }, zostaje { $amount }.
   *[other] { $comrade } i „{ $card }”: trafienie słabsze o { $by }, zostaje { $amount }.
}
lc-event-luck_spent = { $comrade } ma szczęście i nic nie traci. Drugi raz tak nie będzie.
lc-event-hit_reflected = { $other_id ->
    [none] { $comrade } odbija trafienie { $direction }, ale nikogo tam nie ma.
   *[other] { $comrade } odbija trafienie { $direction }. Na drodze stoi { $other }.
}
lc-event-hit_shielded = { $comrade } chowa się za { $other_ins }.
lc-event-hit_accepted = { $comrade } przyjmuje trafienie za { $amount }.
lc-event-roulette_fired = { $comrade } słyszy, jak wypala Rosyjska Ruletka: obrażenia większe o { $extra } (odrzucone: { $cards }).
lc-event-medallion_saved = „{ $card }” ratuje { $comrade_acc }: zostaje 1 punkt Życia ({ $lost ->
    [one] stracony { $lost } punkt
    [few] stracone { $lost } punkty
    [many] stracone { $lost } punktów
   *[other] stracone { $lost } punktu
}).
lc-event-damage_taken = { $comrade } traci { $amount ->
    [one] { $amount } punkt
    [few] { $amount } punkty
    [many] { $amount } punktów
   *[other] { $amount } punktu
} Życia{ $life ->
    [0] , i na tym koniec.
   *[other] , zostaje { $life }.
}
lc-event-healed = { $comrade } leczy { $amount ->
    [one] { $amount } punkt
    [few] { $amount } punkty
    [many] { $amount } punktów
   *[other] { $amount } punktu
} Życia ({ $cause ->
    [moonshine] samogon
    [comrades] dobre towarzystwo
    [sapper] satysfakcja sapera
   *[herbs] zioła
}), teraz ma { $life }.
lc-event-gassed = { $comrade } płacze od gazu i nie dobiera kart, aż opróżni rękę.
lc-event-gas_ended = { $comrade } przeciera oczy: gaz już nie działa.

## Co się stało: śmierć i Komisarz

lc-event-comrade_died = { $comrade } schodzi z Linii na zawsze{ $cards_count ->
    [0] . Zmiana miejsca bez powrotu.
   *[other] . Zostają tylko karty ({ $cards }).
}
lc-event-commissar_advanced = { $comrades_count ->
    [0] Komisarz robi krok naprzód i zajmuje wolne miejsce { $place }.
   *[other] Komisarz robi krok naprzód i popycha: { $comrades }.
}
lc-event-advance_deferred = Komisarz czeka, bo { $comrade } ani drgnie (odłożone kroki: { $count }).
lc-event-smoke_screen_replaced = { $face_down ->
    [yes] Na Linii zostało dwoje, więc { $comrade } odrzuca zakrytą kartę „{ $card }” i dobiera nową na rękę.
   *[no] Na Linii zostało dwoje, więc { $comrade } wymienia kartę „{ $card }”.
}

## Co się stało: karty

lc-event-cards_drawn = { $comrade } dobiera { $cards_count ->
    [one] { $cards_count } kartę
    [few] { $cards_count } karty
    [many] { $cards_count } kart
   *[other] { $cards_count } karty
}{ $cards_known ->
    [0] .
   *[other] {" "}({ $cards }).
}
lc-event-actions_reshuffled = Talia Akcji jest pusta: odrzucone karty ({ $deck_count }) po przetasowaniu stają się nową.
lc-event-attacks_reshuffled = Talia Ataku jest pusta: odrzucone karty ({ $deck_count }) po przetasowaniu stają się nową. Wrogowi amunicji nie braknie.

## Co się stało: koniec

lc-event-concede_announced = { $comrade } ma dość i zejdzie z Linii w najbliższym oknie.
lc-event-gave_up = { $comrade } oddaje karabin i się poddaje.
lc-event-game_won = Na Linii został ostatni Towarzysz. Wygrywa { $comrade }!
lc-event-enemy_army_won = Na Linii nie został nikt. Wygrywa wroga armia.

## Dlaczego gra się skończyła

lc-reason-last_comrade = na Linii został jeden Towarzysz
lc-reason-enemy_army = na Linii nie został nikt, wygrała wroga armia

## Dlaczego nie: kolejność i chwila

lc-why-LC-SETUP-01 = { $comrade_id ->
    [none] Postaci wybiera się po kolei. Poczekaj na swoją kolej.
   *[other] { $comrade } już do kogoś należy. Wybierz inną postać.
}
lc-why-LC-SETUP-12 = Najpierw wybieranie, potem granie. Wskaż to, o co pyta program.
lc-why-LC-DRAFT-01 = Karty „{ $card }” nie ma w twoim pakiecie. Wybierz taką, która w nim jest.
lc-why-LC-DRAFT-10 = Następny pakiet jeszcze do ciebie nie dotarł. Poczekaj, aż wybierze sąsiad po prawej.
lc-why-LC-DRAFT-12 = { $card_id ->
    [none] Twoje karty dla sąsiada są już odłożone. Poczekaj na pozostałych.
   *[other] Karty „{ $card }” nie możesz oddać. Wybierz taką, którą jeszcze masz.
}
lc-why-LC-TURN-01 = Na to nie jest teraz pora. Zrób to, o co pyta program.
lc-why-LC-TURN-03 = { $whose ->
    [other] To miejsce na kartę { $comrade_gen }. Swoją połóż zakrytą pod własnym Towarzyszem.
    [nobody] „{ $card }” nic tu teraz nie zdziała. Połóż ją zakrytą pod swoim Towarzyszem: zadziała po odkryciu.
   *[none] Karty „{ $card }” nie masz na ręce. Połóż zakrytą taką, którą masz.
}
lc-why-LC-TURN-05 = Teraz karty nie kładziesz: twoja już leży i tak zostaje, albo nie masz czego położyć.
lc-why-LC-TURN-07 = Teraz jest kolej kogoś innego. Poczekaj na swoją.
lc-why-LC-TURN-13 = Twoja kolej się kończy: możesz raz strzelić z Rewolweru albo tego nie robić.
lc-why-LC-END-03 = Gra jest skończona; nic więcej nie można zrobić.
lc-why-LC-END-05 = { $comrade_id ->
    [none] Poddać się można dopiero wtedy, gdy stoi się na Linii.
   *[other] { $comrade } nie może się poddać drugi raz ani po śmierci.
}

## Dlaczego nie: ręce w górze

lc-why-LC-REACT-02 = Reagować może tylko ten, kto żyje, ma kartę na ręce, nie użył w tej turze swojego Wydarzenia i jeszcze nie przepuścił tej okazji.
lc-why-LC-REACT-03 = Głos ma teraz ktoś inny. Kto podniósł rękę, czeka na swoją kolej, licząc od gracza z Inicjatywą.
lc-why-LC-REACT-06 = Nie w tej chwili. Żeby coś zagrać, najpierw podnieś rękę; poza tym zrób to, o co pyta program.
lc-why-LC-REACT-07 = { $raised ->
    [yes] Twoja ręka jest już w górze. Poczekaj na głos albo ją opuść.
   *[no] Twoja ręka nie jest w górze, więc nie ma czego opuszczać.
}
lc-why-LC-REACT-08 = Teraz możesz tylko podnieść rękę albo pozwolić grze iść dalej.
lc-why-LC-REACT-18 = W tym oknie głos był już twój i nic nie zagrano. W następnym znów możesz podnieść rękę.

## Dlaczego nie: Manewry

lc-why-LC-LINE-09 = { $comrade } ani drgnie do końca tury i „{ $card }” nic na to nie poradzi. Wybierz kogoś innego.
lc-why-LC-MAN-10 = { $comrade } ma F.U.B.A.R. i „{ $card }” nic na to nie poradzi. Wybierz kogoś innego.
lc-why-LC-MAN-11 = Wybierz innego Towarzysza, z którym zamienisz się miejscem.
lc-why-LC-MAN-12 = Wybierz dwoje innych Towarzyszy, którzy zamienią się miejscami.
lc-why-LC-MAN-18 = { $steps ->
    [one] { $steps } krok { $direction }: tego twoja karta nie daje.
    [few] { $steps } kroki { $direction }: tego twoja karta nie daje.
    [many] { $steps } kroków { $direction }: tego twoja karta nie daje.
   *[other] { $steps } kroku { $direction }: tego twoja karta nie daje.
} Wybierz stronę i liczbę kroków spośród możliwych.
lc-why-LC-TANK-01 = Do Czołgu zabierasz kogoś, kto stoi tuż obok. Wybierz sąsiada.
lc-why-LC-TANK-13 = { $comrade } siedzi w Czołgu i karta „{ $card }” tam nie sięga. Wybierz kogoś na zewnątrz.
lc-why-LC-CHR-11 = { $comrade } nie da się ruszyć kartą „{ $card }”. Wybierz kogoś mniej upartego.

## Dlaczego nie: Wydarzenia

lc-why-LC-EVT-01 = W tej turze jedno Wydarzenie już było twoje. „{ $card }” musi poczekać do następnej.
lc-why-LC-EVT-02 = { $held ->
    [yes] Karty „{ $card }” nie można zagrać w tym oknie. Zachowaj ją na inne.
    [plain] „{ $card }” to nie Wydarzenie, a teraz zagrać można tylko Wydarzenie. Tę kartę połóż zakrytą w następnej turze.
   *[no] Nie masz na ręce Wydarzenia „{ $card }”.
}
lc-why-LC-EVT-03 = Karta „{ $card }” ma własną chwilę i to nie jest ta. Co i kiedy, mówi jej tekst.
lc-why-LC-EVT-13 = { $comrade_id ->
    [none] Rozkaz musi dostać ktoś, kto stoi na Linii.
   *[other] { $comrade } nie zrobi ani kroku do przodu. { $why ->
        [line_end] Przed miejscem 1 jest już tylko wróg.
        [fubar] F.U.B.A.R. trzyma na miejscu.
        [snagged] Trzyma drut kolczasty.
        [halt] Cała Linia ma rozkaz stać.
        [tank] Drogę zagradza Czołg.
        [commissar] Drogę zagradza Komisarz.
       *[absent] Na Linii tej postaci nie ma.
    }
}
lc-why-LC-EVT-15 = { $chosen_id ->
    [none] Nowe Rozkazy wymagają zakrytej karty i jeszcze jednej na ręce: tę drugą połóż na zakrytej.
   *[other] Karty „{ $chosen }” położyć nie możesz: potrzebna jest zakryta karta na stole i ta druga na ręce.
}
lc-why-LC-EVT-16 = { $target ->
    [0] Poprawka Ogniowa przesuwa nieruchomą kartę Celu o jedno miejsce. Połóż ją na tej karcie Celu.
   *[other] Karty Celu { $target } przesunąć w tę stronę nie można. Przesuwa się tylko nieruchomą, o jedno miejsce, w granicach Linii.
}
lc-why-LC-EVT-17 = Karta „{ $card }” działa tylko przeciw Manewrowi ruchu, który właśnie odkrył inny gracz.
lc-why-LC-EVT-18 = { $piece_id ->
    [none] Rekwirujesz Ekwipunek, który inny gracz ma w grze. Wybierz jedną kartę.
   *[other] Karty „{ $piece }” zarekwirować nie możesz. Wybierz Ekwipunek, który ma w grze inny gracz.
}
lc-why-LC-EVT-19 = { $comrade_id ->
    [none] Trwa rewizja: kartę wybiera ten, kto ją zarządził.
   *[other] Rewizja tego nie obejmuje ({ $comrade }). Wskazuje się innego gracza, który ma karty, i bierze jedną z nich.
}
lc-why-LC-EVT-20 = { $comrade_id ->
    [none] Na to trafienie Żywą Tarczą nie odpowiesz. Działa przeciw liniowym i rozpryskowym z karty Ataku, zanim użyjesz czegoś innego, jeśli masz karty i nie było jeszcze w tej turze twojego Wydarzenia.
   *[other] { $comrade } cię teraz nie osłoni. Tarczą może być tylko żywy sąsiad, przeciw trafieniu liniowemu lub rozpryskowemu z karty Ataku, zanim użyjesz czegoś innego.
}
lc-why-LC-TANK-17 = Czołgu zarekwirować nie można. Wybierz inny Ekwipunek.
lc-why-LC-CHR-02 = { $used ->
    [yes] Ręce są już w tej turze zamienione. Drugi raz dopiero w następnej.
   *[no] Ręce zamienia tylko Dominika, i to z innym żywym graczem.
}

## Dlaczego nie: Ekwipunek i trafienia

lc-why-LC-HIT-07 = Reaguje teraz ten, kogo dosięgło trafienie. Poczekaj.
lc-why-LC-HIT-08 = Karty „{ $card }” (Wytrzymałość { $durability }) nie możesz użyć: nie masz jej w grze albo była już użyta przeciw temu trafieniu.
lc-why-LC-EQP-08 = „{ $card }” tego nie odbije ({ $kind }). Odbija się trafienie liniowe lub rozpryskowe z karty Ataku, i to zanim użyjesz czegoś innego.
lc-why-LC-EQP-14 = „{ $card }” osłania tylko przed liniowym, a to jest { $kind }. Użyj czegoś innego albo przyjmij trafienie.
lc-why-LC-EQP-15 = „{ $card }” osłania tylko przed rozpryskowym, a to jest { $kind }. Użyj czegoś innego albo przyjmij trafienie.
lc-why-LC-EQP-16 = Takich Kradzionych Butów teraz nie użyjesz: każda para raz na Manewr ruchu, zanim ruszysz.
lc-why-LC-EQP-17 = Z Rewolweru strzelasz raz na turę, na końcu swojej kolei, do sąsiada poza Czołgiem.
lc-why-LC-EQP-18 = „{ $card }” działa sam, gdy masz stracić ostatni punkt Życia. Użyć go na życzenie nie można.
lc-why-LC-TANK-06 = „{ $card }” osłania załogę sam. Użyć go na życzenie nie można.

## Co teraz zrobić

lc-prompt-wait = { $comrade_id ->
    [none] Inni jeszcze się zastanawiają.
   *[other] Decyduje { $comrade }.
}
lc-prompt-choose_character = Wybierz postać, którą zagrasz.
lc-prompt-draft = Zatrzymaj jedną kartę ze swojego pakietu; resztę dostanie sąsiad po lewej.
lc-prompt-quick_draft = Wybierz karty, które oddasz sąsiadowi po lewej.
lc-prompt-committing = Połóż jedną kartę zakrytą: przeciągnij ją pod swojego Towarzysza. Najpierw możesz też zagrać Wydarzenie.
lc-prompt-window = { $window_id ->
    [after_targets] Atak jest znany. Kto chce coś zagrać, podnosi rękę; pozostali przepuszczają.
    [after_commit] Karty leżą zakryte. Kto chce coś zagrać, podnosi rękę; pozostali przepuszczają.
   *[before_damage] Wszystkie karty wykonane. Kto chce coś zagrać, podnosi rękę; pozostali przepuszczają.
}
lc-prompt-pause = { $window_id ->
    [turn_start] Zaczyna się nowa tura. Kto chce coś zagrać, podnosi rękę.
    [before_reveal] Zaraz odkryta będzie następna karta. Kto chce coś zagrać, podnosi rękę.
    [card_revealed] Karta leży odkryta. Kto chce coś zagrać, podnosi rękę.
    [after_refill] Tura zaraz się skończy. Kto chce coś zagrać, podnosi rękę.
   *[after_damage] Atak minął, zaraz dobieranie. Kto chce coś zagrać, podnosi rękę.
}
lc-prompt-serving = Ręka w górze, więc masz głos ({ $window }): zagraj Wydarzenie albo nic nie rób.
lc-prompt-response = { $against ->
    [somebody] { $comrade } zagrywa „{ $card }” (cel: { $other }). Kto chce odpowiedzieć, podnosi rękę.
   *[nobody] { $comrade } zagrywa „{ $card }”. Kto chce odpowiedzieć, podnosi rękę.
}
lc-prompt-answering = Ręka w górze, więc masz głos: anuluj Wydarzenie kartą „Niet!” albo nic nie rób.
lc-prompt-take_card = Rewizja: wybierz kartę z ręki { $other_gen }.
lc-prompt-choose_move = Wybierz, w którą stronę i o ile kroków idziesz: wskaż miejsce.
lc-prompt-choose_exchange = Zamiana: przeciągnij swojego Towarzysza na tego, z kim zamieniasz się miejscem.
lc-prompt-choose_two = Zasłona Dymna: przeciągnij jednego Towarzysza na drugiego, a zamienią się miejscami.
lc-prompt-choose_passenger = Wsiadasz do Czołgu: wybierz sąsiada, który jedzie z tobą.
lc-prompt-revolver = Możesz strzelić z Rewolweru do sąsiada albo dać spokój.
lc-prompt-hit_window = Dosięga cię { $kind } za { $amount } („{ $source }”). Broń się albo przyjmij trafienie.
lc-prompt-shielding = Żywa Tarcza: wybierz sąsiada, który oberwie zamiast ciebie, albo wróć do trafienia.

## Co mówi przycisk albo wiersz listy

lc-intent-choose_character = Postać: { $comrade }
lc-intent-draft_pick = Zatrzymaj: { $card }
    .button = Zatrzymaj
lc-intent-pass_on = Oddaj w lewo: { $card }
    .button = Oddaj w lewo
lc-intent-commit = Połóż zakrytą: { $card }
    .button = Połóż zakrytą
lc-intent-remind = Przypomnienie: { $window }
lc-intent-raise_hand = Podnieś rękę
    .hint = Prosisz o głos: spojrzysz na swoje karty bez świadków i możesz zagrać Wydarzenie. Do niczego to nie zobowiązuje.
lc-intent-lower_hand = Opuść rękę
lc-intent-let_pass = Przepuść
lc-intent-nothing_more = Nic więcej w tej turze
    .hint = Do końca tury nikt cię już o nic nie zapyta, chyba że jednak podniesiesz rękę.
lc-intent-stand_down = Nic nie rób
lc-intent-go_on = Dalej
lc-intent-play_event = Zagraj: { $card }
    .button = Zagraj Wydarzenie
lc-intent-order_forward = Rozkaz Komisarza: { $comrade }
lc-intent-change_orders = Nowe Rozkazy: połóż kartę { $card }
    .button = Nowe Rozkazy: połóż tę kartę
lc-intent-correct_fire = Poprawka Ogniowa: karta Celu { $target }, { $direction }
lc-intent-take_equipment = Rekwizycja: { $card } ({ $comrade }, Wytrzymałość { $durability })
lc-intent-search = Rewizja: { $comrade }
lc-intent-take_card = Weź: { $card }
    .button = Weź tę kartę
lc-intent-swap_hands = Zamień ręce: { $comrade }
lc-intent-wear_boots = { $longer ->
    [yes] Kradzione Buty (Wytrzymałość { $durability }): krok więcej
   *[no] Kradzione Buty (Wytrzymałość { $durability }): krok mniej
}
lc-intent-move = { $steps ->
    [0] Nie idź nigdzie ({ $direction })
   *[other] Idź { $direction }: { $steps }
}
lc-intent-exchange = Zamień się miejscem: { $comrade }
lc-intent-exchange_two = Zamień miejscami: { $comrade } i { $other }
lc-intent-take_aboard = Zabierz do Czołgu: { $comrade }
lc-intent-shoot = Strzel z Rewolweru: { $comrade }
lc-intent-end_slot = Nie strzelaj
lc-intent-use_equipment = Użyj: { $card } (Wytrzymałość { $durability })
lc-intent-reflect = Odbij { $direction } (Drzwi Auta, Wytrzymałość { $durability })
lc-intent-shield = Żywa Tarcza: { $comrade }
lc-intent-accept_hit = Przyjmij trafienie
lc-intent-react = Zareaguj po cichu
