### Jeźdźcy pustkowi: co leży wokół planszy: ręka, Targ, zlecenia, talie, tace.
### Po jednoliterowych spójnikach i przyimkach stoi twarda spacja (U+00A0).

## Ręka

wr-table-tab_luck = Fart { $count }/{ $most }
wr-table-tab_combat = Karty walki
wr-table-tab_luck_tip = Pokaż swoje karty farta
wr-table-tab_combat_tip = Pokaż pięć kart walki
wr-table-zone_luck = Karty farta: { $count }
wr-table-hand_open = Wszyscy patrzą: karty leżą zakryte.
wr-table-no_luck = Nie masz kart farta. Dobierzesz jedną w kroku jeźdźców.
wr-table-luck_hidden = Karta farta
wr-table-luck_symbol = Odrzucona w kroku odpoczynku: { $resource ->
    [ammo] weź 1 amunicji
    [fuel] weź 1 paliwa
    [radiation] lecz 1 radiacji
   *[health] lecz 1 zdrowia
}

## Targ

wr-table-scavenger = Padliniarz: { $name }
wr-table-scavenger_tip =
    Padliniarz: { $name }
    Ujawnia i zagrywa karty pustkowi na drodze jeźdźca, który się rusza, i prowadzi jego wrogów.
wr-table-zone_market = Targ
wr-table-zone_pool = Pula pojazdów
wr-table-to_pool = Pojazdy: { $count }
wr-table-to_market = Targ
wr-table-pool_tip = Pokaż Targ albo pojazdy, których nikt nie ma
wr-table-times = × { $count }
wr-table-slot_price = Pole { $slot }, cena { $price }
wr-table-slot_city = { $open ->
    [yes] Jesteś na heksie { $hex }: to pole jest dla Ciebie otwarte.
   *[no] Otwarte tylko w mieście na heksie { $hex }.
}
wr-table-trade_title = Wymiana z Targiem
wr-table-trade_offer = { $bonus ->
    [0] Dajesz: { $value }
   *[other] Dajesz: { $value } (premia { $bonus })
}
wr-table-trade_wanted = Chcesz: { $price }
wr-table-trade_offer_hint = Przeciągnij tu karty sprzętu albo pojazd.
wr-table-trade_wanted_hint = Przeciągnij tu karty z Targu albo pojazd.
wr-table-balance_none = Wybierz, czego chcesz; cenę podaje lampa.
wr-table-balance_short = Jeszcze nie: do ceny brakuje { $count }.
wr-table-balance_wasted = Możesz wymienić, ale przepadnie { $count }: reszty się nie wydaje.
wr-table-balance_even = Możesz wymienić: oferta dokładnie wystarcza.
wr-table-pool_rows = Pojazdy z puli: u góry sprawne, u dołu uszkodzone

## Zlecenia

wr-table-zone_contracts = Zlecenia
wr-table-no_contracts = Nie ma jeszcze zleceń.
wr-table-contracts_face_down = Zakryte:
wr-table-contract_hidden = Zakryte zlecenie
wr-table-contract_reward = Nagroda: { $reward }
wr-table-contract_first = { $met ->
    [yes] 1. Spełnione: { $text }
   *[no] 1. { $text }
}
wr-table-contract_second = 2. { $text }
wr-table-contract_markers = Znaczniki: { $markers } z { $most }; z ostatnim zlecenie wygasa.
wr-table-contract_face_down = Leży zakryte: tylko Ty je znasz.
wr-table-brief_deed = { $deed ->
    [moved] { $mp } PR i { $hexes } heksów w jednym ruchu
    [defeat_enemy] Pokonaj dowolnego wroga
    [defeat_type] Pokonaj: { $types }
    [defeat_knight] Pokonaj jeźdźca
    [gear_value] Miej sprzęt o wartości { $n }
    [rest_full] Zakończ odpoczynek w pełni sił
    [drive] Przejedź z [{ $one }] do [{ $other }] lub z powrotem
    [escape] Ucieknij przy trudności { $n }
   *[tens] Wyrzuć dziesiątki w jednym teście: { $n }
}
wr-table-brief_step = { $has ->
    [yes] { $step }. [{ $hex }] { $asks }
   *[no] { $step }. [{ $hex }]
}
wr-table-ask = { $what ->
    [test] { $skills } ({ $difficulty })
    [suffer] { $n } radiacji
    [pay_gear] { $colour ->
        [green] { $n } × zielony
        [yellow] { $n } × żółty
       *[red] { $n } × czerwony
    }
   *[spend] { $resource ->
        [ammo] { $n } amunicji
       *[fuel] { $n } paliwa
    }
}

## Talie, rundy i role

wr-table-deck_wasteland = Pustkowie
wr-table-deck_luck = Fart
wr-table-deck_green = Zielone
wr-table-deck_yellow = Żółte
wr-table-deck_red = Czerwone
wr-table-deck_blue = Niebieskie
wr-table-deck_general = Ogólne
wr-table-deck_private = Prywatne
wr-table-deck_tip = { $count ->
    [one] { $count } karta w talii
    [few] { $count } karty w talii
    [many] { $count } kart w talii
   *[other] { $count } karty w talii
}
wr-table-discards_tip = { $count ->
    [one] { $count } karta odrzucona
    [few] { $count } karty odrzucone
    [many] { $count } kart odrzuconych
   *[other] { $count } karty odrzuconej
}
wr-table-mission_sheet = Arkusz misji (M)
wr-table-mission_tip = Rozłóż cały arkusz misji na planszy
wr-table-mission_fold = Złóż arkusz misji (M)
wr-table-mission_title = Misja { $number }: { $name }

## Wymiana między jeźdźcami

wr-table-deal_title = Wymiana między jeźdźcami
wr-table-deal_gives = { $name } daje
wr-table-deal_hint_own = Przeciągnij tu swoje karty, pojazd, amunicję albo paliwo.
wr-table-deal_hint_other = Przeciągnij tu to, o co prosisz; schowane karty po rewersach.
wr-table-deal_state = { $state ->
    [first] { $speaker } układa propozycję. Odpowie { $other }.
    [proposed] { $other } proponuje tę wymianę. { $speaker } przyjmuje, zmienia ją albo kończy.
   *[answering] Propozycja jest zmieniona. { $speaker } musi ją złożyć ponownie, odpowie { $other }.
}
wr-table-given_tip = Kliknij, żeby wyjąć z propozycji

## Karty do decyzji

wr-table-looked_keeping = Twoje zlecenia prywatne
wr-table-looked_keeping_note = Kliknij to, które wraca do pudełka. Dwa pozostałe zostają u Ciebie zakryte.
wr-table-looked_introducing = Nowe zlecenie
wr-table-looked_introducing_note = Kliknij zlecenie, które wejdzie do gry. Drugie trafi pod spód talii.
wr-table-looked_planning = Zasadzka
wr-table-looked_planning_note = Kliknij kartę, która trafi pod znacznik Padliniarza. Pozostałe są odrzucane.
wr-table-looked_ordering = Najbliższe karty pustkowi
wr-table-looked_ordering_note = Przeciągnij każdą kartę na wierzch albo na spód talii. Położona na wierzch jako ostatnia będzie dobrana pierwsza.
wr-table-looked_throw_back = Właśnie dobrane
wr-table-looked_throw_back_note = Kliknij kartę, którą odrzucasz.
wr-table-looked_offered = Pojazd zamiast karty
wr-table-looked_offered_note = Kliknij pojazd, żeby go wziąć zamiast jednej karty, albo dobierz karty przyciskiem poniżej.
wr-table-on_top = Na wierzch
wr-table-on_top_hint = Dobrana jako następna
wr-table-on_bottom = Na spód
wr-table-on_bottom_hint = Dobrana jako ostatnia

## Płacenie i odrzucanie

wr-table-pay_title = Do zapłaty: { $cost }
wr-table-pay_note = Karty sprzętu liczą się według wartości, ich dodatki też. Reszty się nie wydaje, a żadna karta nie może być zbędna.
wr-table-pay_state = Zapłacone: { $paid }, do zapłaty: { $left }
wr-table-pay_hint = Przeciągnij tu karty sprzętu albo kliknij je na arkuszu.
wr-table-discard_label = Odrzuć
wr-table-discard_hint = Przeciągnij tu to, co odrzucasz.
wr-table-discard_throw_luck = O jedną kartę farta za dużo
wr-table-discard_throw_luck_note = Odrzuć jedną z właśnie dobranych kart farta.
wr-table-discard_throwing_luck = Utrata kart farta
wr-table-discard_throwing_luck_note = Odrzuć wybrane karty farta.
wr-table-discard_luck_limit = Za dużo kart farta
wr-table-discard_luck_limit_note = Nikt nie może mieć więcej niż pięciu. Odrzuć nadmiar.
wr-table-discard_rest_luck = Fart za zasób
wr-table-discard_rest_luck_note = Możesz odrzucić jedną kartę farta za zasób z jej rogu.
wr-table-discard_market = Nowy towar na Targ
wr-table-discard_market_note = Padliniarz może odrzucić najwyżej dwie karty z Targu. Kliknij je albo przeciągnij tutaj.
wr-table-discard_room = Nie ma miejsca na nową kartę
wr-table-discard_room_note = Odrzuć nową kartę albo inną, żeby zrobić dla niej miejsce.
wr-table-discard_overflow = Więcej kart, niż się mieści
wr-table-discard_overflow_note = Odrzucaj dowolne swoje karty prócz niebieskich albo przekładaj je tam, gdzie jest miejsce, aż wszystko się zmieści.
wr-table-discard_blue = Niebieskie karty
wr-table-discard_blue_note = W kroku odpoczynku niebieska karta może opuścić grę za 1 Reputacji i 1 czerwoną kartę sprzętu.

## Przygotowanie gry

wr-table-setup_colour = Wybierz kolor
wr-table-setup_vehicle = Wybierz pojazd
wr-table-setup_taken = Zajęty: { $name }
wr-table-pick_gear = Sprzęt na początek: { $gear }. Plecak: { $backpack }

## Eksploracja

wr-table-explore_title = Eksploracja: { $hex }
wr-table-explore_test = Test eksploracji: { $skills } ({ $difficulty }), { $chance }
wr-table-explore_allowed = Tu wolno eksplorować.
wr-table-explore_failed = Test się nie udał: w tej rundzie nic tu nie zrobisz.
wr-table-explore_accept = Przyjmij „{ $name }”: { $asks }
wr-table-explore_complete = Wykonaj „{ $name }”: { $asks }
wr-table-explore_pills = Leżą tu piguły: lecz 1 radiacji, potem 1 zdrowia.
wr-table-explore_mission = { $kind ->
    [saviour] Pomoc: zapłać 1 zieloną, zostaw znacznik, otrzymaj 1 Reputacji.
   *[key] Misja pozwala tu działać: weź ogniwo klucza albo odpal rakietę.
}
wr-table-explore_nothing = Nie czeka tu żadne zlecenie ani nic z misji.
wr-table-explore_no_actions = Ten heks nie ma akcji.
