### Jeźdźcy pustkowi: panel tego, co się rozstrzyga: walki, testy, karty pustkowi, spotkania, rabunki.
### Po jednoliterowych spójnikach i przyimkach stoi twarda spacja (U+00A0).

## Walki: tytuł i walczący

wr-fight-title = { $kind ->
    [duel] Pojedynek jeźdźców: { $place }
    [mission] Walka o misję: { $place }
   *[enemy] Walka: { $place }
}
wr-fight-clash = Starcie
wr-fight-leader = { $kind ->
    [enemy] prowadzi: { $name }
   *[knight] { $name }
}
wr-fight-outlook_best = najlepszy atak: { $attack }
wr-fight-outlook_health = zdrowia
wr-fight-outlook_nothing = bez utraty zdrowia
wr-fight-reward = Nagroda: { $reward }
wr-fight-or = {" "}lub{" "}
wr-fight-escape = Ucieczka: { $skills } { $difficulty }+
wr-fight-card_hidden = Zakryta karta

## Panel walki wroga

wr-fight-panel-aggression = Agresja: { $count }
wr-fight-panel-symbols = Symbole: { $symbols }
wr-fight-panel-body = Pancerz: { $armour }, zdrowie: { $health }
wr-fight-panel-burst = seria +{ $count }
wr-fight-panel-piercing = przebicie { $count }
wr-fight-panel-damage = obrażenia +{ $count }
wr-fight-panel-symbol = Atakuje: { $symbol }
wr-fight-panel-armour = Pancerz: { $count }
wr-fight-panel-health = Zdrowie: { $count }
wr-fight-panel-fierce = Zawzięty: przewaga się nie liczy.

## Karta zasięgu i zasięgi

wr-fight-range = { $range ->
    [near] Bliski zasięg
    [medium] Średni zasięg
   *[far] Daleki zasięg
}
wr-fight-range_name = { $range ->
    [near] Bliski
    [medium] Średni
   *[far] Daleki
}
wr-fight-range_next = { $range ->
    [near] Potem: bliski
    [medium] Potem: średni
   *[far] Potem: daleki
}
wr-fight-test = Test { $difficulty }+
wr-fight-range_note = { $melee ->
    [yes] Inicjatywa od lewej do prawej
   *[no] Inicjatywa od lewej do prawej, bez walki wręcz
}
wr-fight-order = { $equal ->
    [yes] Jednocześnie: { $first } i { $second }
   *[no] Najpierw { $first }, potem { $second }
}
wr-fight-order_one = Atakuje tylko { $first }
wr-fight-dice = { $count ->
    [0] bez zmian
    [one] { $signed } kość
    [few] { $signed } kości
    [many] { $signed } kości
   *[other] { $signed } kości
}

## Przewaga

wr-fight-advantage = Przewaga
wr-fight-advantage_value = { $value ->
    [0] nikt nie prowadzi
   *[other] prowadzenie: { $value }
}
wr-fight-advantage_clash = w tym starciu: { $left } do { $right }
wr-fight-advantage_fierce = Zawzięty wróg: przewaga się nie liczy.
wr-fight-arrows-own = ty { $count }
wr-fight-arrows-opponent = rywal { $count }
wr-fight-arrows-change = ty { $own } / rywal { $opponent }
wr-fight-arrows-none = bez przewagi

## Karty starcia

wr-fight-drop = połóż tu kartę walki
wr-fight-card_none = jeszcze bez karty
wr-fight-card_before = przed starciem
wr-fight-card_down = zakryta
wr-fight-advance = Natarcie
wr-fight-retreat = Odwrót
wr-fight-plays = { $name }: { $card }

## Sposoby ataku

wr-fight-ways = Wybierz atak
wr-fight-ways_ahead = Twoje ataki na ten zasięg
wr-fight-no_ways = Nie ma czym atakować.
wr-fight-way = { $weapon }, { $symbol }
wr-fight-way_symbol = Symbol: { $symbol }
wr-fight-way_facts = { $dice ->
    [one] { $dice } kość
    [few] { $dice } kości
    [many] { $dice } kości
   *[other] { $dice } kości
}, { $difficulty }+{ $ammo ->
    [0] {""}
   *[other] , amunicja { $ammo }
}
wr-fight-way_closed = teraz niemożliwy
wr-fight-way_held = { $spot }: { $facts }

## Trwający atak

wr-fight-attacks = Atakuje { $name }: { $symbol }
wr-fight-attacks_with = Atakuje { $name }: { $weapon }, { $symbol }
wr-fight-sum = { $terms } ={ "\u00A0" }{ $total }
wr-fight-needs = każde { $difficulty } i więcej to sukces
wr-fight-step-dice = Kości
wr-fight-step-needs = Test
wr-fight-step-chance = Szansa
wr-fight-step-rolled = Rzut
wr-fight-step-damage = Obrażenia
wr-fight-step-stopped = Powstrzymane
wr-fight-step-lost = Wynik
wr-fight-rolled = { $successes ->
    [0] bez sukcesu ({ $difficulty }+)
    [one] { $successes } sukces ({ $difficulty }+)
    [few] { $successes } sukcesy ({ $difficulty }+)
    [many] { $successes } sukcesów ({ $difficulty }+)
   *[other] { $successes } sukcesu ({ $difficulty }+)
}{ $tens ->
    [0] {""}
    [one] , { $tens } dziesiątka
    [few] , { $tens } dziesiątki
    [many] , { $tens } dziesiątek
   *[other] , { $tens } dziesiątki
}
wr-fight-missed = pudło
wr-fight-lost = { $damage } − { $stopped } = { $lost ->
    [0] bez straty zdrowia
   *[other] { $lost } zdrowia mniej
}

## Koniec walki

wr-fight-won = Walkę wygrywa { $name }.
wr-fight-draw = Nikt nie wygrywa walki.
wr-fight-peace = Obie strony opuszczają broń: walki nie ma.

## Podpowiedzi

wr-fight-tip-symbol = { $symbol }: { $count ->
    [0] bez zmiany kości
    [one] { $signed } kość
    [few] { $signed } kości
    [many] { $signed } kości
   *[other] { $signed } kości
}
wr-fight-tip-test = Testy ataku: { $difficulty }+
wr-fight-tip-hit = Trafienie: { $chance }
wr-fight-tip-left = { $count ->
    [0] Przeciwnik pokonany: { $chance }
   *[other] Przeciwnikowi zostaje { $count } zdrowia: { $chance }
}
wr-fight-tip-health = Zdrowie: { $left } z { $most }
wr-fight-tip-armour = Pancerz: { $count }
wr-fight-tip-prepared = Przygotowanie: Atak w tym starciu ma +2 kości i dziesiątki także na 9.
wr-fight-tip-played = Starcie { $clash }.
wr-fight-tip-advantage = Jeśli po trzech starciach nikt nie padł, wygrywa ten, kto prowadzi choć o 1.
wr-fight-tip-slot = Tu kładziesz kartę walki na to starcie. Leży zakryta, aż obie strony wybiorą.

## Testy

wr-matter-test = { $kind ->
    [escape] Test ucieczki
    [exploration] Test eksploracji
    [search] Test szukania
    [contract] Test zlecenia
   *[other] Test umiejętności
}: { $name }
wr-matter-test_skill = { $skill } { $difficulty }+
wr-matter-test_needed = { $needed ->
    [one] wystarczy { $needed } sukces
    [few] trzeba { $needed } sukcesów
    [many] trzeba { $needed } sukcesów
   *[other] trzeba { $needed } sukcesu
}
wr-matter-test_sure = Udaje się bez rzutu.
wr-matter-test_passed = Udany
wr-matter-test_failed = Nieudany
wr-matter-test_chance = Szansa: { $chance }
wr-matter-step-pool = Kości
wr-matter-step-rolled = Rzut
wr-matter-step-needs = Potrzeba
wr-matter-usable = Można teraz użyć: { $names }

## Karty pustkowi

wr-matter-wasteland = { $state ->
    [played] Karta pustkowi: { $name }
    [planned] Zaplanowane: { $name }
   *[revealed] Odkryte w ruchu: { $name }
}
wr-matter-wasteland_play = Przeciągnij kartę na jeźdźca albo tutaj, albo kliknij ją.
wr-matter-wasteland_must = Jedna z kart musi być teraz zagrana.
wr-matter-wasteland_may = Padliniarz może zagrać jedną z kart albo się wstrzymać.
wr-matter-wasteland_drop = Wybierz kartę do odrzucenia.
wr-matter-wasteland_waiting = Padliniarz może po drodze zagrać jedną z tych kart.
wr-matter-wasteland_planned = { $count ->
    [one] Pod znacznikiem Padliniarza leży { $count } karta.
    [few] Pod znacznikiem Padliniarza leżą { $count } karty.
    [many] Pod znacznikiem Padliniarza leży { $count } kart.
   *[other] Pod znacznikiem Padliniarza leży { $count } karty.
}
wr-matter-escape = Ucieczka
wr-matter-escape_chance = { $skill } { $difficulty }+: { $chance }
wr-matter-escape_fails = { $kind ->
    [enemy] Nieudana ucieczka kosztuje { $loss } zdrowia.
   *[event] Po nieudanej ucieczce tekst działa, ale bez nagrody.
}
wr-matter-face = Stawienie czoła
wr-matter-face_text = { $kind ->
    [enemy] Kto stawia czoła, walczy.
    [bare] Kto stawia czoła, wykonuje tekst. Nagrody nie ma.
   *[event] Kto stawia czoła, wykonuje tekst, a potem bierze nagrodę.
}

## Spotkania

wr-matter-meeting = Spotkanie: { $place }
wr-matter-meeting_ask = Zaproponuj spotkanie: kto się zgodzi, walczy.
wr-matter-meeting_search = Bez przytomności: poszukaj, a potem ocuć albo obrabuj.
wr-matter-meeting_villain = Atak: zdrowie { $left } z { $most }
wr-matter-meeting_met = Spotkanie w tym ruchu już było.
wr-matter-meeting_closed = Teraz niemożliwe.
wr-matter-answering = { $rival } chce spotkania, odpowiada { $name }
wr-matter-answering_agree = Zgoda: zaczyna się walka. Jeśli w pierwszym starciu obie strony zagrają Obronę, jest pokój i wymiana.
wr-matter-answering_refuse = Odmowa: { $rival } może szukać. Po znalezieniu trzeba walczyć.
wr-matter-may_search = { $rival } odmawia spotkania
wr-matter-search_chance = Szukanie, { $skill } { $difficulty }+: { $chance }
wr-matter-search_found = Po znalezieniu musi walczyć: { $rival }.
wr-matter-found = { $rival } leży bez przytomności
wr-matter-found_revive = Ocucenie: 1 Reputacji, a potem możliwa wymiana.
wr-matter-found_rob = Rabunek: weź sprzęt, amunicję, paliwo albo zlecenie.
wr-matter-found_leave = Zostawienie w spokoju: nic się nie dzieje.

## Karty farta w grze

wr-matter-answer = Zagrana karta: { $card }
wr-matter-answer_cancelled = { $card } (anulowana)

## Rabunki

wr-matter-robbing = { $name } rabuje: { $victim }
wr-matter-robbing_left = { $count ->
    [one] Można wziąć jeszcze { $count } rzecz.
    [few] Można wziąć jeszcze { $count } różne rzeczy.
    [many] Można wziąć jeszcze { $count } różnych rzeczy.
   *[other] Można wziąć jeszcze { $count } różnej rzeczy.
}
wr-matter-robbing_gear = Karta sprzętu: kliknij ją na panelu ({ $victim }) albo przeciągnij do swojego plecaka.
wr-matter-robbing_resource = { $resource }: do { $most } (jest { $count })
wr-matter-robbing_contract = Zlecenie: { $contract }
wr-matter-robbing_contract_none = Nie ma zlecenia do wzięcia.
wr-matter-robbing_cell = { $cell }
wr-matter-robbing_done = wzięte
