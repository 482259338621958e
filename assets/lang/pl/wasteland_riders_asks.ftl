### Jeźdźcy pustkowi: pytania i etykiety. _id tego, czego nie ma, to none.

## O co pyta gra

wr-prompt-wait = Czekamy na ruch innego gracza.
wr-prompt-choosing_knight = Wybierz wolnego jeźdźca: najpierw najwyższy rzut, potem kolejno w prawo.
wr-prompt-choosing_colour = Wybierz wolny kolor.
wr-prompt-choosing_vehicle = Wybierz pojazd na początek.
wr-prompt-keeping_contracts = Odłóż do pudełka jedno z trzech zleceń prywatnych.
wr-prompt-city_bonus = Miasto pomaga: lecz 1 radiacji lub zdrowia, weź 1 amunicji lub paliwa albo spasuj.
wr-prompt-updating_market = Padliniarzu, możesz odrzucić najwyżej dwie karty z Targu (odrzucone: { $discarded }).
wr-prompt-arranging = Ułóż sprzęt: arkusz, plecak, pojazd, dodatki. Potem zakończ.
    .ahead = **Jeźdźcy układają sprzęt.** Jeśli twój może zostać tak, jak leży, powiedz teraz „Gotowe”, a nikt cię do niego nie zawoła.
wr-prompt-choosing_mode = Wybierz, jak się poruszasz: pojazdem, pieszo czy wcale.
wr-prompt-marking_route = Wyznacz trasę heks po heksie, potem ją zatwierdź.
wr-prompt-scavenger_plays = { $must ->
    [yes] Padliniarzu, musisz teraz zagrać kartę. Jedzie { $rival }.
   *[no] Padliniarzu, zagraj kartę albo poczekaj. Jedzie { $rival }.
}
wr-prompt-go_or_stop = Ruszaj na następny heks albo stań tutaj.
wr-prompt-escape_or_face = { $card }: uciekaj albo staw czoła.
wr-prompt-meeting = Na tym heksie ktoś jest: poproś o spotkanie, szukaj, atakuj albo miń.
wr-prompt-answering_meeting = { $rival } prosi o spotkanie. Zgódź się, a zacznie się walka, albo odmów.
wr-prompt-may_search = { $rival } odmawia. Wykonaj test poszukiwań albo jedź dalej.
wr-prompt-found = { $rival } leży bez przytomności. Ocuć, okradnij albo zostaw.
wr-prompt-choosing_cards = Wybierz po kryjomu kartę walki.
wr-prompt-direction = { $side }: zmiana zasięgu. Wybierz natarcie albo odwrót.
wr-prompt-rearranging = { $side }, Obrona: przełóż sprzęt, potem zakończ.
wr-prompt-choosing_attack = { $side }, atak: wybierz broń i symbol.
wr-prompt-choosing_range = Wybierz zasięg.
wr-prompt-swapping = Wybierz inną kartę walki.
wr-prompt-leaving_cell = Wybierz ogniwo klucza, które zostanie na miejscu upadku.
wr-prompt-choosing_city = Padliniarzu, wybierz miasto, w którym budzi się { $rival }.
wr-prompt-robbing = Okradasz { $victim_acc }. Wybierz łup (jeszcze: { $left }) albo nie bierz nic.
wr-prompt-explores = { $left ->
    [test] Eksplorujesz: najpierw test tego heksu albo koniec.
    [contract_action] Eksplorujesz: przyjmij lub wykonaj zlecenie, wykonaj akcję albo zakończ.
    [contract] Eksplorujesz: przyjmij lub wykonaj zlecenie albo zakończ.
    [action] Eksplorujesz: wykonaj akcję albo zakończ.
    [unknown] Eksplorujesz: zrób, co tu jeszcze możesz, albo zakończ.
   *[nothing] Nic więcej tu nie zrobisz: zakończ eksplorację.
}
wr-prompt-introducing = Padliniarzu, wybierz, które zlecenie wejdzie do gry ({ $slot }).
wr-prompt-completion_order = Padliniarzu, wybierz, które zlecenie zostaje wykonane najpierw. Wykonuje je { $knight }.
wr-prompt-rest_exchange = Możesz się wymienić z kimś na tym samym heksie albo skończyć.
wr-prompt-rest_gear = Odpoczynek: używaj sprzętu, przekładaj go, usuwaj niebieskie karty, potem zakończ.
    .ahead = **Zaraz odpoczynek.** Jeśli twój sprzęt może zostać tak, jak leży, powiedz teraz „Gotowe”, a nikt cię do niego nie zawoła.
wr-prompt-rest_luck = Możesz odrzucić jedną kartę farta za jej symbol.
    .ahead = **Fart przychodzi po sprzęcie wszystkich: wybierz teraz.** Możesz odrzucić jedną kartę farta za jej symbol.
wr-prompt-haggling = Ułóż propozycję wymiany i ją złóż, przyjmij cudzą albo zakończ.
wr-prompt-trading = Wybierz, co dajesz i co bierzesz z Targu, potem wymień.
wr-prompt-taking_from_market = Weź z Targu za darmo: { $type }.
wr-prompt-paying = Zapłać kartami sprzętu o wartości { $cost }.
wr-prompt-placing = Połóż gdzieś nową kartę.
wr-prompt-new_vehicle = { $vehicle }: przyjmij pojazd albo z niego zrezygnuj.
wr-prompt-overflowing = Masz więcej kart, niż się mieści. Odrzuć nadmiar albo przełóż karty tam, gdzie jest miejsce.
wr-prompt-cutting = Padliniarzu, odrzuć kartę, która się nie mieści ({ $container }). Traci ją { $rival }.
wr-prompt-offered = Dobierz karty albo zamiast jednej weź pojazd z puli.
wr-prompt-throw_back = Odrzuć jedną z dobranych kart sprzętu.
wr-prompt-throw_luck = Odrzuć jedną z dobranych kart farta.
wr-prompt-luck_limit = Masz za dużo kart farta. Odrzuć nadmiar.
wr-prompt-refitting = Dołącz albo odłącz kartę: { $type }.
wr-prompt-detaching = Odłącz tyle mutacji, ile chcesz, potem zakończ.
wr-prompt-choosing_hex = { $purpose ->
    [token] Wybierz heks na żeton.
    [relocate] Wybierz heks, na którym stanie { $knight }.
    [strike] Wybierz heks do ostrzału.
    [train] Wybierz heks, na który zawiezie cię Sandpiercer.
   *[free] Wybierz heks trasy, który nic nie kosztuje.
}
wr-prompt-planning = Wybierz kartę pustkowi, która trafi pod znacznik Padliniarza.
wr-prompt-ordering = Odłóż każdą z obejrzanych kart na wierzch albo na spód talii.
wr-prompt-choosing = { $source }: wybierz jedno.
wr-prompt-may_do = { $source }: możesz skorzystać albo nie.
wr-prompt-losing_gear = { $purpose ->
    [lose] Wybierz kartę sprzętu, którą traci { $knight } (jeszcze: { $left }).
   *[mark] Wybierz kartę do zaznaczenia. Jej właściciel to { $knight } (jeszcze: { $left }).
}
wr-prompt-throwing_luck = Odrzuć karty farta (jeszcze: { $left }).
wr-prompt-dropping_revealed = Odrzuć jedną z ujawnionych kart pustkowi.
wr-prompt-marking_contract = { $change ->
    [1] Wybierz zlecenie, które dostanie znacznik.
   *[other] Wybierz zlecenie, z którego zniknie znacznik.
}
wr-prompt-which_skill = Wybierz umiejętność: { $kind } ({ $difficulty }).
wr-prompt-in_window = { $moment ->
    [knights_step] Krok jeźdźców: użyj czegoś albo spasuj.
    [before_move] Przed ruchem: użyj czegoś albo spasuj.
    [on_reveal] Karty pustkowi są ujawnione: użyj czegoś albo spasuj.
    [before_test] Przed testem: użyj czegoś albo spasuj.
    [after_test] Po teście: użyj czegoś albo spasuj.
    [on_ko] Ktoś traci przytomność: użyj czegoś albo spasuj.
    [on_radiation] Nadchodzi radiacja: użyj czegoś albo spasuj.
    [on_vehicle_damage] Pojazd ma zostać uszkodzony: użyj czegoś albo spasuj.
    [on_exchange] Wymiana z Targiem: użyj czegoś albo spasuj.
    [on_draw] Dobieranie sprzętu: użyj czegoś albo spasuj.
    [before_combat] Przed walką: użyj czegoś albo spasuj.
    [clash_start] Początek starcia: użyj czegoś albo spasuj.
    [after_combat_reveal] Karty walki są odkryte: użyj czegoś albo spasuj.
    [before_attack_test] Przed testem ataku: użyj czegoś albo spasuj.
    [after_attack_test] Po teście ataku: użyj czegoś albo spasuj.
    [on_hit] Atak trafia: użyj czegoś albo spasuj.
    [advantage_step] Obliczanie przewagi: użyj czegoś albo spasuj.
   *[any_time] W tej chwili: użyj czegoś albo spasuj.
}
wr-prompt-enemy_in_window = Padliniarzu, przed walką: użyj tego, co mówi karta wroga, albo spasuj.
wr-prompt-in_answer = Możesz odpowiedzieć na kartę farta albo spasować.
wr-prompt-marching = Padliniarzu, wybierz heks: { $marker }.

## Co można zrobić

wr-intent-pass = Pas
wr-intent-done = Gotowe
    .ahead = twój sprzęt zostaje tak, jak leży
wr-intent-play_luck = Zagraj: { $card }
wr-intent-use_gear = Użyj: { $card_id ->
    [none] { $spot }
   *[other] { $card } ({ $spot })
}
wr-intent-use_ability = Użyj zdolności
wr-intent-use_vehicle = Użyj pojazdu
wr-intent-use_enemy_text = Użyj efektu wroga: { $source }
wr-intent-choose_knight = Wybierz: { $knight }
wr-intent-choose_colour = Wybierz kolor: { $colour }
wr-intent-choose_vehicle = Wybierz pojazd: { $vehicle }
wr-intent-return_contract = Odłóż do pudełka: { $contract }
wr-intent-place_gear = Połóż{ $card_id ->
    [none] {""}
   *[other] {""} kartę „{ $card }”
}: { $spot }
wr-intent-make_room = Odrzuć, żeby zrobić miejsce: { $card_id ->
    [none] { $spot }
   *[other] { $card } ({ $spot })
}
wr-intent-move_gear = Przełóż: { $origin }, dokąd: { $spot }
wr-intent-attach = Dołącz: { $origin }, do czego: { $spot }
wr-intent-detach = Odłącz: { $card } ({ $spot }), dokąd: { $to }
wr-intent-discard_stowed = Odrzuć schowaną kartę: { $card_id ->
    [none] { $spot }
   *[other] { $card } ({ $spot })
}
wr-intent-take_bonus = { $resource_id ->
    [radiation] Lecz 1 radiacji
    [health] Lecz 1 zdrowia
    [ammo] Weź 1 amunicji
   *[fuel] Weź 1 paliwa
}
wr-intent-discard_market = Odrzuć z Targu: { $card_id ->
    [none] { $slot }
   *[other] { $card } ({ $slot })
}
wr-intent-introduce = Wprowadź: { $contract }
wr-intent-discard_luck = Odrzuć: { $card }
wr-intent-choose_mode = { $mode ->
    [vehicle] Jedź pojazdem
    [foot] Idź pieszo
   *[stay] Zostań
}
wr-intent-mark_hex = Dalej: { $hex }
wr-intent-confirm_route = Zatwierdź trasę
wr-intent-go_on = Jedź dalej
wr-intent-stop_move = Stań tutaj
wr-intent-play_wasteland = Zagraj: { $card }
wr-intent-hold_back = Poczekaj
wr-intent-escape = Uciekaj
wr-intent-face_it = Staw czoła
wr-intent-choose_option = { $option_id ->
    [none] Wybierz: { $option ->
        [0] pierwsze
        [1] drugie
        [2] trzecie
       *[other] następne ({ $option })
    }
   *[other] { $option }
}
wr-intent-choose_hex = Wybierz: { $hex }
wr-intent-choose_skill = Wybierz: { $skill }
wr-intent-choose_gear = Wybierz kartę: { $card_id ->
    [none] { $spot }
   *[other] { $card } ({ $spot })
}
wr-intent-choose_card = Wybierz: { $card }
wr-intent-choose_contract = Wybierz: { $contract }
wr-intent-put_on_top = Na wierzch: { $card }
wr-intent-put_on_bottom = Na spód: { $card }
wr-intent-draw_gear = Dobierz karty
wr-intent-take_vehicle = Weź pojazd: { $vehicle }{ $damaged ->
    [yes] {""} (uszkodzony)
   *[no] {""}
}
wr-intent-pay_gear = Zapłać: { $card_id ->
    [none] { $spot }
   *[other] { $card } ({ $spot })
}
wr-intent-explore = Wykonaj test eksploracji
wr-intent-accept_contract = Przyjmij zlecenie: { $contract }
wr-intent-complete_contract = Wykonaj zlecenie: { $contract }
wr-intent-take_action = Akcja: { $action }
wr-intent-attack_marker = Atakuj: { $marker }
wr-intent-mission_action = { $cell_id ->
    [none] Akcja misji
   *[other] Zabierz: { $cell }
}
wr-intent-take_pills = Weź piguły
wr-intent-end_exploration = Zakończ eksplorację
wr-intent-offer_gear = Zaoferuj: { $card_id ->
    [none] { $spot }
   *[other] { $card } ({ $spot })
}
wr-intent-offer_vehicle = Zaoferuj pojazd
wr-intent-choose_slot = Weź: { $card_id ->
    [none] { $slot }
   *[other] { $card } ({ $slot })
}
wr-intent-trade = Wymień
wr-intent-propose_to = Wymień się, partner: { $rival }
wr-intent-give_gear = Daj: { $card_id ->
    [none] { $spot }
   *[other] { $card } ({ $spot })
}
wr-intent-give_vehicle = Daj pojazd
wr-intent-give_resource = Daj: { $n } ({ $resource })
wr-intent-ask_for_gear = Poproś o kartę: { $card_id ->
    [none] { $spot }
   *[other] { $card } ({ $spot })
}
wr-intent-ask_for_vehicle = Poproś o pojazd
wr-intent-ask_for_resource = Poproś: { $n } ({ $resource })
wr-intent-propose = Złóż propozycję
wr-intent-accept_deal = Przyjmij
wr-intent-decline_deal = Zakończ wymianę
wr-intent-remove_blue = Usuń z gry niebieską kartę: { $card_id ->
    [none] { $spot }
   *[other] { $card } ({ $spot })
}
wr-intent-discard_for_resource = Odrzuć za symbol: { $card }
wr-intent-choose_combat_card = Wybierz: { $card }
wr-intent-advance = Natarcie
wr-intent-retreat = Odwrót
wr-intent-choose_weapon = Atakuj: { $weapon_id ->
    [none] { $spot }
   *[other] { $weapon } ({ $spot })
}, symbol: { $symbol }
wr-intent-choose_symbol = Atakuj symbolem: { $symbol }
wr-intent-choose_range = Zasięg: { $range }
wr-intent-ask_meeting = Poproś o spotkanie: { $rival }
wr-intent-agree_meeting = Zgódź się
wr-intent-refuse_meeting = Odmów
wr-intent-search = Szukaj: { $rival }
wr-intent-revive = Ocuć
wr-intent-rob_him = Okradnij
wr-intent-rob_gear = { $attachment_id ->
    [none] Zabierz kartę: { $spot }
   *[other] Zabierz dodatek: { $attachment } ({ $spot })
}
wr-intent-rob_resource = Zabierz 2: { $resource }
wr-intent-rob_contract = Zabierz zlecenie
wr-intent-rob_cell = Zabierz: { $cell }
wr-intent-choose_city = Wybierz: { $hex }
wr-intent-leave_cell = Zostaw: { $cell }
