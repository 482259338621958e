### Jeźdźcy pustkowi: wpisy dziennika, zakończenia. _id tego, czego nie ma, to none.

## Co się stało: przygotowanie

wr-event-game_created = Misja: { $mission }. Graczy: { $seats }.
wr-event-board_laid = Plansza jest rozłożona.
wr-event-tile_covered = { $tile } zakrywa { $hex_acc }.
wr-event-first_player_rolled = { $rollers } rzucają o pierwszeństwo: { $dice }.
wr-event-first_player_changed = { $seat } jest teraz pierwszym graczem.
wr-event-scavenger_changed = { $seat } jest teraz Padliniarzem.
wr-event-knight_chosen = Wybrany jeździec: { $knight }.
wr-event-colour_chosen = { $seat } wybiera kolor { $colour }.
wr-event-deck_shuffled = { $discards ->
    [yes] Stos odrzuconych wraca do talii ({ $deck }) i zostaje potasowany.
   *[no] Talia ({ $deck }) jest potasowana.
}
wr-event-sets_given = { $seat } dostaje sprzęt ({ $cards }).
wr-event-contracts_returned = Zlecenia prywatne, których nikt nie ma, wracają do pudełka ({ $cards_count ->
    [one] { $cards_count } zlecenie
    [few] { $cards_count } zlecenia
    [many] { $cards_count } zleceń
   *[other] { $cards_count } zlecenia
}).
wr-event-contracts_kept = { $seat } zatrzymuje zakryte zlecenia prywatne ({ $cards_count ->
    [one] { $cards_count } zlecenie
    [few] { $cards_count } zlecenia
    [many] { $cards_count } zleceń
   *[other] { $cards_count } zlecenia
}).

## Co się stało: runda

wr-event-round_started = Runda { $round }{ $last ->
    [yes] , ostatnia
   *[no] {""}
}.
wr-event-step_entered = { $step ->
    [setup] Przygotowanie gry.
    [scavenger] Krok Padliniarza.
    [knights] Krok jeźdźców.
    [movement] Krok ruchu.
    [exploration] Krok eksploracji.
    [rest] Krok odpoczynku.
   *[over] Koniec gry.
}
wr-event-knight_active = { $seat_id ->
    [none] Nikt nie jest już aktywny.
   *[other] { $seat } jest aktywnym jeźdźcem.
}
wr-event-knight_skipped = { $unconscious ->
    [yes] { $seat } leży bez przytomności i traci swoją kolej.
   *[no] { $seat } pomija ten krok.
}
wr-event-resource_changed = { $seat }: { $resource } { $now } ({ $cause }).
wr-event-fuel_burnt = { $seat } zużywa { $fuel ->
    [one] { $fuel } paliwo
    [few] { $fuel } paliwa
    [many] { $fuel } paliw
   *[other] { $fuel } paliwa
} i ma za to { $mp } PR.
wr-event-token_placed = Na planszę trafiają żetony: { $token } ({ $hexes }).
wr-event-tokens_removed = Z planszy znika { $count ->
    [one] { $count } żeton
    [few] { $count } żetony
    [many] { $count } żetonów
   *[other] { $count } żetony
}.
wr-event-special_placed = Żeton „{ $special }” leży teraz na { $hex_loc }.
wr-event-special_turned = { $removed ->
    [yes] Żeton „{ $special }” znika z planszy.
   *[no] Żeton „{ $special }” odwraca się na ciemną stronę.
}

## Co się stało: talie

wr-event-luck_drawn = { $seat } dobiera karty farta ({ $cards_known ->
    [0] { $cards_count ->
        [one] { $cards_count } karta
        [few] { $cards_count } karty
        [many] { $cards_count } kart
       *[other] { $cards_count } karty
    }
   *[other] { $cards }
}).
wr-event-luck_discarded = { $seat } odrzuca kartę farta: „{ $card }”.
wr-event-luck_lost = { $seat } traci losową kartę farta: „{ $card }”.
wr-event-luck_played = { $seat } zagrywa kartę farta: „{ $card }”.
wr-event-luck_cancelled = Karta farta zostaje anulowana: „{ $card }”.
wr-event-luck_settled = { $lasts ->
    [yes] Karta farta działa do końca ruchu: „{ $card }”.
   *[no] Karta farta trafia na stos odrzuconych: „{ $card }”.
}
wr-event-lasting_discarded = Karty farta przestają działać ({ $cards }).
wr-event-draw_fell_short = W talii i na stosie odrzuconych nic już nie ma ({ $deck }).
wr-event-cards_looked_at = { $seat } ogląda { $deck } ({ $cards_known ->
    [0] { $cards_count ->
        [one] { $cards_count } karta
        [few] { $cards_count } karty
        [many] { $cards_count } kart
       *[other] { $cards_count } karty
    }
   *[other] { $cards }
}).
wr-event-card_returned = { $on_top ->
    [yes] { $seat } odkłada kartę na wierzch talii ({ $deck }).
   *[no] { $seat } odkłada kartę na spód talii ({ $deck }).
}
wr-event-cards_discarded = { $seat } odrzuca obejrzane karty ({ $cards }).
wr-event-wasteland_planned = { $seat } kładzie kartę pustkowi pod znacznik Padliniarza.
wr-event-planned_discarded = Karty spod znacznika Padliniarza zostają odrzucone ({ $cards }).

## Co się stało: Targ

wr-event-market_refilled = Na Targu, { $slot }: „{ $card }”.
wr-event-market_discarded = Z Targu, { $slot }, znika: „{ $card }”.
wr-event-exchange_opened = { $seat } przychodzi na Targ.
wr-event-exchange_changed = { $seat } zmienia swoją ofertę na Targu.
wr-event-exchange_done = { $seat } wymienia na Targu: { $cards_count ->
    [0] bez kart
   *[other] { $cards }
}; w zamian: { $taken_count ->
    [0] bez kart
   *[other] { $taken }
}{ $wasted ->
    [0] {""}
   *[other] {""} (nadpłata: { $wasted })
}.
wr-event-exchange_closed = { $seat } kończy wymianę z Targiem.
wr-event-market_card_taken = { $seat } bierze z Targu za darmo: „{ $card }”.

## Co się stało: sprzęt

wr-event-drawing_began = { $colour_id ->
    [luck] { $seat } ma dobrać karty farta: { $count }.
   *[other] { $seat } ma dobrać sprzęt ({ $colour }): { $count }.
}
wr-event-extra_draw = { $seat } dobiera o jedną kartę więcej i jedną odrzuci.
wr-event-gear_drawn = { $seat } dobiera { $colour } sprzęt ({ $cards }).
wr-event-drawing_ended = { $seat } kończy dobieranie.
wr-event-named_gained = { $seat } zdobywa niebieską kartę: „{ $card }”.
wr-event-named_declined = { $seat } nie przyjmuje karty: „{ $card }”.
wr-event-grafted = { $seat } dołącza: „{ $card }”.
wr-event-ungrafted = { $seat } odłącza: „{ $card }”.
wr-event-gear_placed = { $seat } umieszcza kartę: { $card } ({ $spot }).
wr-event-gained_discarded = { $seat } odrzuca nową kartę: { $card }.
wr-event-gear_moved = { $seat } przekłada kartę: { $card } ({ $spot }).
wr-event-gear_discarded = { $cause_id ->
    [cost] { $seat } płaci kartą: { $card }.
    [used] { $seat } zużywa kartę: { $card }.
    [room] { $seat } odrzuca kartę, żeby zrobić miejsce: { $card }.
    [scavenger] Padliniarz odbiera kartę: { $card }. Traci ją { $seat }.
    [destroyed] { $seat } traci kartę razem z pojazdem: { $card }.
   *[lost] { $seat } traci kartę: { $card }.
}
wr-event-stowed_discarded = { $cause_id ->
    [scavenger] Padliniarz odrzuca schowaną kartę: { $card }. Traci ją { $seat }.
   *[lost] { $seat } traci losową schowaną kartę: { $card }.
}
wr-event-gear_marked = { $used ->
    [yes] { $seat } zaznacza kartę: „{ $card }”.
   *[no] { $seat } ma zaznaczoną kartę: „{ $card }”.
}
wr-event-ability_marked = { $seat } zaznacza swoją zdolność.
wr-event-vehicle_marked = { $seat } zaznacza pojazd: { $vehicle }.
wr-event-gear_refreshed = Sprzęt i zdolności są odświeżone.
wr-event-attached = { $seat } dołącza dodatek: „{ $card }” ({ $spot }).
wr-event-detached = { $seat } odłącza dodatek: „{ $card }” ({ $to }).
wr-event-blue_removed = { $seat } usuwa z gry niebieską kartę: „{ $card }”.
wr-event-text_used = { $seat } korzysta z tekstu „{ $source }”.
wr-event-vehicle_taken = { $seat } ma nowy pojazd: { $vehicle }{ $damaged ->
    [yes] {""} (uszkodzony)
   *[no] {""}
}.
wr-event-vehicle_gone = { $removed ->
    [yes] { $seat } usuwa z gry pojazd: { $vehicle }.
   *[no] { $seat } oddaje pojazd: { $vehicle }.
}
wr-event-vehicle_damaged = { $seat } ma uszkodzony pojazd: { $vehicle }.
wr-event-vehicle_repaired = { $seat } naprawia pojazd: { $vehicle }.
wr-event-vehicle_destroyed = { $seat } traci zniszczony pojazd: { $vehicle }.
wr-event-damage_ignored = { $seat } nie przejmuje się uszkodzeniem: { $vehicle } jedzie dalej.
wr-event-loomed = { $what ->
    [radiation] { $seat } zaraz dostanie { $n } radiacji.
   *[vehicle_damage] { $seat } zaraz będzie mieć uszkodzony pojazd.
}
wr-event-prevented = { $what ->
    [radiation] { $seat } dostaje o { $n } radiacji mniej.
   *[vehicle_damage] { $seat } chroni pojazd przed uszkodzeniem.
}
wr-event-looming_over = Nikt już niczemu nie zapobiega.

## Co się stało: ruch

wr-event-mode_chosen = { $mode ->
    [vehicle] { $seat } rusza pojazdem.
    [foot] { $seat } rusza pieszo.
   *[stay] { $seat } zostaje na miejscu.
}
wr-event-hex_marked = { $seat } kładzie żeton trasy na { $hex_loc }.
wr-event-route_confirmed = { $seat } wyznacza trasę: { $hexes_count ->
    [0] bez ruchu
   *[other] { $hexes }
}.
wr-event-move_changed = { $seat } zmienia swój ruch{ $mp ->
    [0] {""}
   *[other] ; PR: { $mp }
}{ $calm ->
    [0] {""}
   *[other] ; pominięte symbole zagrożenia: { $calm }
}{ $free_id ->
    [none] {""}
   *[other] ; za darmo: { $free }
}.
wr-event-hex_entered = { $mode ->
    [vehicle] { $seat } wjeżdża na { $hex_acc } (PR: { $cost }).
   *[other] { $seat } wchodzi na { $hex_acc }.
}
wr-event-knight_set_down = { $cause_id ->
    [train] Sandpiercer zawozi: { $seat }, { $hex }.
    [recovery] { $seat } dochodzi do siebie na { $hex_loc }.
   *[relocated] { $seat } staje na { $hex_loc }.
}
wr-event-wasteland_revealed = Padliniarz ujawnia karty pustkowi ({ $cards }).
wr-event-revealed_discarded = Ujawnione karty zostają odrzucone ({ $cards }).
wr-event-threat_ignored = Pominięte symbole zagrożenia: { $count }.
wr-event-wasteland_played = { $planned ->
    [yes] Padliniarz zagrywa kartę spod znacznika: „{ $card }”. Trafia na nią { $seat }.
   *[no] Padliniarz zagrywa: „{ $card }”. Trafia na nią { $seat }.
}
wr-event-wasteland_done = Karta pustkowi jest rozpatrzona: „{ $card }”.
wr-event-escape_chosen = { $seat } próbuje uciec przed kartą „{ $card }”.
wr-event-face_chosen = { $seat } stawia czoła karcie „{ $card }”.
wr-event-escaped = { $ok ->
    [yes] { $seat } ucieka.
   *[no] { $seat } nie zdołał uciec.
}
wr-event-movement_stopped = { $reason ->
    [chosen] { $seat } staje z własnej woli.
    [no_fuel] { $seat } staje: nie wystarczy na dalszą drogę.
    [no_vehicle] { $seat } staje bez pojazdu.
    [unconscious] { $seat } pada w drodze.
   *[effect] { $seat } musi się zatrzymać.
}
wr-event-movement_ended = { $seat } kończy ruch na { $hex_loc }.
wr-event-exploration_forbidden = { $seat } pominie w tej rundzie eksplorację.

## Co się stało: testy

wr-event-test_started = { $seat }: { $kind }, { $skill } ({ $difficulty }){ $needed ->
    [1] {""}
   *[other] , potrzebne sukcesy: { $needed }
}.
wr-event-test_changed = { $sure ->
    [yes] { $seat } ma ten test zdany bez rzutu.
   *[no] { $seat }: zmiana liczby kości o { $dice }.
}
wr-event-test_rolled = { $seat } rzuca{ $again ->
    [yes] {""} jeszcze raz
   *[no] {""}
}: { $dice } ({ $successes ->
    [one] { $successes } sukces
    [few] { $successes } sukcesy
    [many] { $successes } sukcesów
   *[other] { $successes } sukcesy
}{ $tens ->
    [0] {""}
   *[other] , dziesiątki: { $tens }
}).
wr-event-test_ended = { $ok ->
    [yes] { $seat } zdaje test.
   *[no] { $seat } nie zdaje testu.
}
wr-event-die_rolled = { $seat } rzuca kością: { $die }.

## Co się stało: eksploracja i zlecenia

wr-event-exploration_began = { $allowed ->
    [yes] { $seat } eksploruje { $hex_acc }.
   *[no] { $seat } chce eksplorować { $hex_acc }.
}
wr-event-exploration_tested = { $ok ->
    [yes] { $seat } może eksplorować { $hex_acc }.
   *[no] { $seat } nie może w tej rundzie eksplorować: { $hex }.
}
wr-event-action_taken = { $seat } wykonuje akcję: { $action }.
wr-event-pills_taken = { $seat } bierze piguły na { $hex_loc }.
wr-event-exploration_ended = { $seat } kończy eksplorację.
wr-event-contract_introduced = Do gry wchodzi { $kind }: „{ $contract }”.
wr-event-contract_marked = Zlecenie ma znaczniki ({ $markers }): „{ $contract }”.
wr-event-contract_expired = Przedawnia się { $kind }: „{ $contract }”.
wr-event-contract_revealed = { $seat } odkrywa swoje zlecenie: „{ $contract }”.
wr-event-contract_accepted = { $seat } przyjmuje zlecenie: „{ $contract }”.
wr-event-contract_failed = { $seat } nie spełnia warunku zlecenia: „{ $contract }”.
wr-event-contract_completed = { $seat } wykonuje { $kind }: „{ $contract }”.
wr-event-contract_stolen = { $seat } kradnie zlecenie: „{ $contract }”. Traci je { $victim }.

## Co się stało: wymiana

wr-event-deal_opened = { $seat } i { $rival } mogą się wymienić.
wr-event-deal_changed = { $seat } zmienia propozycję wymiany.
wr-event-deal_proposed = { $seat } składa propozycję wymiany. Odpowiada { $rival }.
wr-event-deal_done = { $seat } i { $rival } wymieniają się: { $cards_count ->
    [0] bez kart
   *[other] { $cards }
} za { $others_count ->
    [0] nic
   *[other] { $others }
}.
wr-event-vehicles_swapped = { $gives ->
    [yes] { $receives ->
        [yes] { $seat } i { $rival } zamieniają się pojazdami.
       *[no] { $seat } oddaje pojazd, bierze go { $rival }.
    }
   *[no] { $seat } dostaje pojazd, oddaje go { $rival }.
}
wr-event-deal_closed = { $seat } kończy wymianę.

## Co się stało: misje

wr-event-aid_brought = { $seat } niesie pomoc: { $hex }.
wr-event-marker_placed = Na { $hex_loc } pojawia się: { $marker }.
wr-event-enemy_marched = { $marker } idzie na { $hex_acc }.
wr-event-enemy_arrived = { $marker } dociera do Zgorzel. Dominacja kultu: { $dominance }.
wr-event-enemy_held = { $held ->
    [yes] { $marker } nie ruszy się przy najbliższym marszu.
   *[no] { $marker } stoi tym razem w miejscu.
}
wr-event-enemy_wounded = { $marker } ma rany: { $wounds }.
wr-event-enemy_beaten = { $seat } pokonuje: { $marker }{ $trophies ->
    [0] {""}
   *[other] {""} (trofea: { $trophies })
}.
wr-event-scars_counted = { $seat } ma o { $count ->
    [one] { $count } bliznę
    [few] { $count } blizny
    [many] { $count } blizn
   *[other] { $count } blizny
} więcej.
wr-event-city_ruined = Miasto w ruinie: { $hex }.
wr-event-dominance_moved = { $seat_id ->
    [none] Znacznik dominacji nie należy do nikogo.
   *[other] Znacznik dominacji ma teraz { $seat }.
}
wr-event-duel_won = { $seat } ma znacznik pojedynku na arkuszu { $rival_gen }.
wr-event-cell_taken = { $seat } zabiera: { $cell }.
wr-event-cell_stolen = { $seat } kradnie: { $cell }. Traci je { $victim }.
wr-event-cell_left = { $seat } zostawia na { $hex_loc }: { $cell }.
wr-event-game_ended = Koniec gry: { $reason ->
    [saviour] { wr-reason-saviour }
    [reputation] { wr-reason-reputation }
    [trophies] { wr-reason-trophies }
    [no_trophies] { wr-reason-no_trophies }
    [dominance] { wr-reason-dominance }
    [duels] { wr-reason-duels }
    [launch] { wr-reason-launch }
    [cells] { wr-reason-cells }
    [scars] { wr-reason-scars }
    [shared] { wr-reason-shared }
    [ruins] { wr-reason-ruins }
    [villains] { wr-reason-villains }
   *[conceded] { wr-reason-conceded }
}. { $winners_count ->
    [0] Nikt nie wygrywa.
    [1] { $winners } wygrywa.
   *[other] Wygrywają: { $winners }.
}

## Co się stało: walka

wr-event-meeting_asked = { $seat } prosi o spotkanie. Odpowiada { $rival }.
wr-event-meeting_answered = { $ok ->
    [yes] { $seat } zgadza się na spotkanie.
   *[no] { $seat } odmawia spotkania.
}
wr-event-search_made = { $ok ->
    [yes] { $seat } znajduje { $rival_acc }{ $sure ->
        [yes] {""} bez szukania
       *[no] {""}
    }.
   *[no] { $seat } nie znajduje { $rival_gen }.
}
wr-event-marker_attacked = { $seat } atakuje: { $marker }.
wr-event-knight_knocked_out = { $seat } traci przytomność.
wr-event-knight_stood = { $by_id ->
    [none] { $seat } odzyskuje przytomność.
   *[other] { $seat } wstaje, bo cuci go { $by }.
}
wr-event-fight_started = Zaczyna się walka na { $hex_loc }.
wr-event-fight_decided = { $peace ->
    [yes] Obie strony odkładają broń: walki nie będzie.
   *[no] { $winner_id ->
        [none] Walka kończy się remisem.
       *[other] Wygrana walka: { $winner }.
    }
}
wr-event-fight_ended = Walka jest skończona.
wr-event-range_set = Zasięg: { $range }.
wr-event-next_range_set = Zasięg następnego starcia: { $range }.
wr-event-clash_started = Starcie { $clash }.
wr-event-combat_card_chosen = { $card_id ->
    [none] { $seat } ma wybraną kartę walki.
    [hidden] { $seat } ma wybraną kartę walki.
   *[other] { $seat } wybiera kartę walki: { $card }.
}
wr-event-combat_cards_revealed = Karty walki: { $red_owner } – { $red }, { $blue_owner } – { $blue }.
wr-event-combat_card_swapped = { $seat } zmienia kartę walki: { $card }.
wr-event-direction_chosen = { $advances ->
    [yes] { $side }: natarcie.
   *[no] { $side }: odwrót.
}
wr-event-attack_declared = { $weapon_id ->
    [none] { $side }: atak, symbol: { $symbol }.
   *[other] { $side }: atak, { $weapon }, symbol: { $symbol }.
}
wr-event-initiative_found = { $equal ->
    [yes] Ataki są równoczesne.
   *[no] Kolejność ataków: { $sides }.
}
wr-event-attack_began = { $side }: początek ataku.
wr-event-attack_changed = Zmiana ataku{ $dice ->
    [0] {""}
   *[other] ; kości: { $dice }
}{ $damage ->
    [0] {""}
   *[other] ; obrażenia: { $damage }
}{ $block ->
    [0] {""}
   *[other] ; zatrzymane obrażenia: { $block }
}{ $crit_from ->
    [0] {""}
   *[other] ; dziesiątki od { $crit_from }
}{ $crit_damage ->
    [0] {""}
   *[other] ; obrażenia za dziesiątkę: { $crit_damage }
}{ $free_ammo ->
    [yes] ; bez amunicji
   *[no] {""}
}.
wr-event-weapon_fuelled = { $side }: paliwo w broni na całą walkę.
wr-event-opponent_hindered = { $side }: utrudnione ataki przeciwnika (kości: { $dice }).
wr-event-advantage_gained = { $side }: { $n } przewagi więcej.
wr-event-attack_rolled = { $seat } rzuca na atak{ $again ->
    [yes] {""} jeszcze raz
   *[no] {""}
} ({ $difficulty }): { $dice } ({ $successes ->
    [one] { $successes } sukces
    [few] { $successes } sukcesy
    [many] { $successes } sukcesów
   *[other] { $successes } sukcesy
}{ $tens ->
    [0] {""}
   *[other] , dziesiątki: { $tens }
}).
wr-event-attack_hit = { $side }: trafienie, { $damage ->
    [one] { $damage } obrażenie
    [few] { $damage } obrażenia
    [many] { $damage } obrażeń
   *[other] { $damage } obrażenia
}.
wr-event-attack_missed = { $side }: pudło.
wr-event-attack_skipped = { $side }: nie ma już ataku.
wr-event-damage_stopped = { $side }: pancerz zatrzymuje { $n ->
    [one] { $n } obrażenie
    [few] { $n } obrażenia
    [many] { $n } obrażeń
   *[other] { $n } obrażenia
}.
wr-event-knight_wounded = { $side }: { $n } zdrowia mniej.
wr-event-enemy_lost = { $side }: { $n } zdrowia mniej.
wr-event-advantage_moved = Przewaga: { $red_owner } { $red }, { $blue_owner } { $blue }; na torze { $value }.
wr-event-fighter_defeated = Pokonana strona: { $side }.
wr-event-knight_beaten = { $seat } pokonuje { $rival_acc }.
wr-event-gear_stolen = { $seat } kradnie kartę: { $card }. Traci ją { $victim }.
wr-event-robbed = { $what ->
    [gear] { $seat } okrada { $victim_acc }: karta sprzętu.
    [ammo] { $seat } okrada { $victim_acc }: amunicja.
    [fuel] { $seat } okrada { $victim_acc }: paliwo.
    [contract] { $seat } okrada { $victim_acc }: zlecenie.
    [cell] { $seat } okrada { $victim_acc }: ogniwo klucza.
   *[nothing] { $seat } nie zabiera { $victim_dat } niczego.
}

## Jak kończy się gra

wr-reason-saviour = zbawca pustkowi
wr-reason-reputation = Reputacja
wr-reason-trophies = trofea
wr-reason-no_trophies = nikt nie ma trofeum
wr-reason-dominance = dominacja kultu
wr-reason-duels = pojedynki
wr-reason-launch = start rakiety
wr-reason-cells = ogniwa klucza
wr-reason-scars = blizny
wr-reason-shared = wspólne zwycięstwo
wr-reason-ruins = drugie miasto w ruinie
wr-reason-villains = zakały przetrwały
wr-reason-conceded = ktoś się poddał
wr-term-skill = { $source }
wr-term-aggression = Agresja
wr-term-reset = żeton: { $source }
wr-term-gear = { $source }
wr-term-range = { $source } zasięg
wr-term-burst = seria
wr-term-enemy = { $source }
wr-term-wounds = rany
wr-term-prepared = { $source }
wr-term-opponent = { $source } przeciwnika
wr-term-hindered = efekty przeciwnika
wr-term-place = { $source }
wr-term-played = użyte karty
wr-term-least = do minimum
wr-term-hit = trafienie
wr-term-tens = za dziesiątki
wr-term-extra = dodatkowe obrażenia
wr-term-armour = pancerz
wr-term-piercing = przebicie
wr-term-blocked = zablokowane
wr-term-spare = ponad zadane obrażenia
