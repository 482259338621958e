### Jeźdźcy pustkowi: plansza, co mówią jej heksy, ile kosztuje trasa.

## Legenda

wr-board-difficulty = Trudność
wr-board-symbol_threat = Zagrożenie
wr-board-symbol_radiation = Radiacja
wr-board-symbol_contamination = Skażenie

## Co oznacza następny heks trasy

wr-board-points = { $cost } PR, potem zostanie { $left }
wr-board-fuel = { $spent ->
    [0] Bez paliwa, w baku zostanie { $left }
   *[other] Paliwo: { $spent }, w baku zostanie { $left }
}
wr-board-cards = { $count ->
    [0] Bez karty pustkowi
    [one] Odkryta zostanie { $count } karta pustkowi
    [few] Odkryte zostaną { $count } karty pustkowi
    [many] Odkrytych zostanie { $count } kart pustkowi
   *[other] Odkrytych zostanie { $count } karty pustkowi
}
wr-board-waits_radiation = Czeka tam radiacja: { $count }
wr-board-waits_contamination = Czeka tam skażenie: { $count }
wr-board-unpaid = Kosztuje { $cost } PR, a paliwa nie starczy. Ruch skończy się przed nim.

## Co mówi heks

wr-hexes-numbered = { $name } [{ $number }]
wr-hexes-ground = Teren: { $terrain }
wr-hexes-told = { $head }: { $words }
wr-hexes-reach = W zasięgu: { $points } PR, paliwo { $fuel }
wr-hexes-difficulty = Trudność { $cost }
    .text = Wjazd pojazdem zużywa { $cost } PR. Pieszy wchodzi na jeden heks i nic nie płaci.
wr-hexes-own_difficulty = Dla ciebie: { $cost } PR.
wr-hexes-threat = Zagrożenie { $count }
    .text = { $count ->
        [one] Padliniarz odkrywa o { $count } kartę pustkowi więcej, gdy ktoś tu wjeżdża.
        [few] Padliniarz odkrywa o { $count } karty pustkowi więcej, gdy ktoś tu wjeżdża.
        [many] Padliniarz odkrywa o { $count } kart pustkowi więcej, gdy ktoś tu wjeżdża.
       *[other] Padliniarz odkrywa o { $count } karty pustkowi więcej, gdy ktoś tu wjeżdża.
    }
wr-hexes-radiation = Radiacja { $count }
    .text = Na początku rundy jeźdźcy na tym heksie otrzymują radiację: { $count }.
wr-hexes-contamination = Skażenie { $count }
    .text = Na początku rundy jeźdźcy na tym heksie tracą zdrowie: { $count }.
wr-hexes-attack = Testy ataku: { $dice ->
    [one] { $dice } kość mniej
    [few] { $dice } kości mniej
    [many] { $dice } kości mniej
   *[other] { $dice } kości mniej
}
    .text = { $off ->
        [yes] Dotyczyłoby to obu walczących na tym heksie i na sąsiednich, ale na planszy leży żeton resetu i to wyłącza.
       *[no] Dotyczy obu walczących, na tym heksie i na sąsiednich.
    }
wr-hexes-city = Miasto
    .text = Na początku rundy przytomny jeździec leczy tu 1 radiacji lub zdrowia albo bierze 1 amunicji lub paliwa.
wr-hexes-ruins = Ruiny
    .text = Tego miasta już nie ma: na początku rundy nie pomaga, nie ma tu też akcji.
wr-hexes-or = {" "}lub{" "}
wr-hexes-test = Test eksploracji: { $skills } ({ $difficulty })
    .text = Zdaj go, zanim weźmiesz tu akcję lub zlecenie. Potem leży tu twój znacznik, aż odejdziesz.
wr-hexes-no_action = Bez akcji
    .text = Można tu tylko eksplorować dla zleceń i dla tego, co leży na heksie.
wr-hexes-slot = Targ, pole { $slot }
    .text = Otwarte tylko tutaj. Teraz: { $card }, cena { $price }.
wr-hexes-slot_empty = nic
wr-hexes-aid = Misja: Pomoc
    .text = Akcja: zapłać 1 zieloną, zostaw swój znacznik, otrzymaj 1 Reputacji. W każdym mieście raz, razem najwyżej tyle razy: { $most }.
wr-hexes-launch = Misja: start rakiety
    .text = Akcja, potrzebne ogniwa klucza: { $count }. Rakieta startuje, wygrywasz.
wr-hexes-cult = Misja: tu idzie kult
    .text = Kultyści, którzy tu doszli: { $count } z { $most }. Przy { $most } przegrywają wszyscy.
wr-hexes-tokens = Żetony: { $tokens }
    .text = Są już policzone wyżej. Znikają w następnym kroku Padliniarza.
wr-hexes-special_pills = Żeton: piguły
    .text = Kto eksploruje ten heks, może wyleczyć 1 zdrowia i 1 radiacji, raz w eksploracji i nie jako akcję.
wr-hexes-special_reset = Żeton: reset
    .text = Póki leży na planszy, roboty mają Agresję mniejszą o 2, a Cerbero Tower nie przeszkadza w atakach.
wr-hexes-special_blast = Żeton: wybuch
    .text = Jest symbolem skażenia, a na tym heksie nie można brać akcji.
wr-hexes-side = { $side ->
    [dark] Znika w następnym kroku Padliniarza.
   *[light] W następnym kroku Padliniarza zostanie odwrócony, w kolejnym zniknie.
}
wr-hexes-contract = Zlecenie: { $name }
wr-hexes-villain = Zdrowie { $left } z { $most }. Jeździec na tym heksie może zaatakować.
wr-hexes-held = Powstrzymany: następnym razem nie ruszy się z miejsca.
wr-hexes-cell = Ogniwo klucza: bierze je akcją ten, kto eksploruje ten heks.
wr-hexes-cell_held = Ogniwo klucza. Ma je: { $knight }
wr-hexes-played_by = { $knight } ({ $player })
wr-hexes-unconscious = Brak przytomności.
wr-hexes-explored = Test eksploracji tego heksu już za sobą.
wr-hexes-scavenger = Gra teraz Padliniarzem.
wr-hexes-dominant = Ma znacznik dominacji.
wr-hexes-aided = Znaczniki pomocy: { $names }
