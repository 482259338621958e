### Ostatni towarzysz na stole: karty, ręka, lista graczy, draft, otwarty stół.
### Po jednoliterowych spójnikach i przyimkach stoi twarda spacja (U+00A0).

## Kto

lc-table-player = { $name } · { $comrade }
lc-table-player_number = Gracz { $number }

## Na kartach

lc-table-ability = { $name }: { $text }
lc-table-damage_both = { $main } / { $indirect }
lc-table-places_joint = ,{" "}
lc-table-aim_place = { $places }
lc-table-aim_places = { $places }
lc-table-aim_last = ostatnie
lc-table-aim_middle = środek
lc-table-aim_random = losowe
lc-table-aim_holder = Inicjatywa
lc-table-aim_most_life = najzdrowszy

## Strefy wokół pola

lc-table-zone_ability = Twoja postać
lc-table-zone_equipment = Ekwipunek
lc-table-new = nowa
lc-table-zone_hand = Twoja ręka · { $count ->
    [0] bez kart
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}
lc-table-empty_cards = Nie masz kart na ręce. Nowe dobierzesz na końcu tury.
lc-table-empty_gassed = Nie masz kart na ręce. Gaz minie przy najbliższym dobieraniu.
lc-table-empty_none = Ta ręka jest pusta: jej gracz nie bierze już udziału w grze.
lc-table-zone_action_deck = Talia akcji
lc-table-zone_action_discard = Odrzucone
lc-table-zone_attack_discard = Ataki
lc-table-look_through = Przejrzyj
lc-table-tip_unfold = Kliknij, aby obejrzeć karty
lc-table-tip_fold = Kliknij, aby zwinąć
lc-table-times = ×{ $count }

## Inicjatywa

lc-table-zone_initiative = Karta Inicjatywy
lc-table-initiative = { $name }: odkrywanie zaczyna się tu i idzie w lewo.
lc-table-initiative_open = Inicjatywę dostanie pierwszy na Linii.
lc-table-initiative_brief = Inicjatywa: { $name }{ $roulettes ->
    [0] {""}
   *[other] {" "}· Ruletki: { $roulettes }
}
lc-table-initiative_passes = Na końcu tury przechodzi na następnego gracza w lewo.
lc-table-roulettes = Rosyjska Ruletka: gdy ten gracz straci Życie, traci o { $extra } więcej.

## Przypomnienia

lc-table-reminders = Podnieś mi rękę
lc-table-remind_after_commit = gdy karty leżą
lc-table-remind_before_damage = przed obrażeniami
lc-table-remind_event_response = po Wydarzeniu
lc-table-remind_hit = gdy obrywam

## Draft i rewizja

lc-table-zone_pack = Pakiet · wybór { $number }
lc-table-zone_kept = Wzięte · { $count }
lc-table-kept_note = Przeciągnij tu kartę, którą zatrzymujesz.
lc-table-packs_wait = { $count ->
    [one] Czeka na ciebie jeszcze { $count } pakiet.
    [few] Czekają na ciebie jeszcze { $count } pakiety.
    [many] Czeka na ciebie jeszcze { $count } pakietów.
   *[other] Czeka na ciebie jeszcze { $count } pakietu.
}
lc-table-draft_waits = Następny pakiet jest w drodze. Wybierają: { $names }.
lc-table-zone_quick = Twoje karty · { $count ->
    [one] oddaj { $count }
    [few] oddaj { $count }
    [many] oddaj { $count }
   *[other] oddaj { $count }
}
lc-table-zone_pass_on = Oddane · { $count }
lc-table-pass_on_note = Te karty dostanie { $name }.
lc-table-zone_shown = Rewizja · ręka: { $name }
lc-table-shown_note = Kliknij kartę po lewej, aby ją zabrać.

## Kolejność odkrywania i polegli

lc-table-zone_order = Kolejność odkrywania
lc-table-doing_now = teraz
lc-table-doing_chooses = wybiera
lc-table-doing_waits = czeka
lc-table-doing_ready = gotowe
lc-table-doing_revealed = odkryte
lc-table-doing_no_cards = bez karty
lc-table-zone_fallen = Polegli
lc-table-nobody_fell = Jeszcze nikt. Dzień jest młody.
lc-table-gave_up = ma dość
lc-table-fallen = lokata { $rank } z { $all }

## Otwarty stół: o co chodzi

lc-table-zone_told = Co się dzieje
lc-table-zone_window = Okno reakcji
lc-table-zone_pause = Chwila na reakcję
lc-table-zone_response = Zagrano Wydarzenie
lc-table-zone_choice = Wybór przy wszystkich
lc-table-zone_hit = Trafienie
lc-table-window_after_targets = Atak jest znany
lc-table-window_after_commit = Wszystkie karty leżą
lc-table-window_before_damage = Wszystkie karty wykonane
lc-table-window_words = { $hint } Kto chce zagrać Wydarzenie, podnosi rękę.
lc-table-pause_turn_start = Zaczyna się nowa tura
lc-table-pause_before_reveal = Kartę odkryje { $name }
lc-table-pause_card_revealed = Kartę odkrywa { $name }
lc-table-pause_after_damage = Atak minął
lc-table-pause_after_refill = Tura zaraz się skończy
lc-table-pause_words = Gra zaraz pójdzie dalej. Kto chce zagrać Wydarzenie, podnosi rękę.
lc-table-response = { $name } zagrywa „{ $card }”
lc-table-chosen_player = Wybrany gracz: { $name }.
lc-table-chosen_piece = Wybrany Ekwipunek: { $piece } ({ $name }).
lc-table-chosen_target = Karta Celu { $target } idzie { $direction }.
lc-table-response_words = Kto chce odpowiedzieć kartą „Niet!”, podnosi rękę.
lc-table-hit = { $name } obrywa za { $amount }
lc-table-hit_words = Rodzaj: { $kind }. Można kliknąć swój Ekwipunek, zajrzeć do kart albo przyjąć trafienie.
lc-table-decides = Decyduje { $name }
lc-table-slot_move = Przeciągnij swojego Towarzysza na miejsce, na którym ma stanąć.
lc-table-slot_exchange = Przeciągnij swojego Towarzysza na tego, z kim ma się zamienić.
lc-table-slot_two = Przeciągnij jednego z pozostałych na drugiego: zamienią się miejscami.
lc-table-slot_passenger = Kliknij sąsiada, który wsiądzie do Czołgu.
lc-table-slot_revolver = Kliknij sąsiada, aby strzelić, albo daj spokój.
lc-table-choosing = Postać wybiera { $name }
lc-table-choosing_words = Kliknij kartę wolnego Towarzysza. Zajęci mają numer swojego gracza.

## Otwarty stół: ręce

lc-table-key = F{ $number }
lc-table-hand_raised = ręka w górze
lc-table-hand_free = może podnieść
lc-table-hand_passed = przepuszcza
lc-table-hand_plays = zagrywa
lc-table-hand_used = już zagrane
lc-table-hand_looked = karty obejrzane
lc-table-hand_rests = nic więcej
lc-table-hand_no_cards = bez kart
lc-table-hand_out = poza grą

## Gdy ktoś rezygnuje, a reszta gra dalej

lc-table-concede = Masz dość? W najbliższym oknie twój Towarzysz zejdzie z Linii na najniższe wolne miejsce. Pozostali grają dalej bez ciebie.
    .yes = Schodzę z Linii
    .no = Gram dalej
