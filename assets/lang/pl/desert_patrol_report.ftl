## Meldunek: punkty

dp-report-score_points = Punkty celu
dp-report-score_conditions = Warunki zwycięstwa
dp-report-curve_points = Przebieg: punkty po każdej rundzie
dp-report-curve_conditions = Przebieg: procent drogi do zwycięstwa po każdej rundzie
dp-report-objective = { $tile }, { $tile_id }
dp-report-object = { $destroyed ->
    [yes] { $object }, { $tile_id } (zniszczony)
   *[no] { $object }, { $tile_id }
}
dp-report-total = Razem
dp-report-out_of = { $done } z { $need }
dp-report-neutralise = Zneutralizowane wskazane żetony wroga
dp-report-escape = Wskazane żetony, które uciekły
dp-report-no_condition = –

## Meldunek: szczęście i liczby

dp-report-luck = { $hits ->
    [one] { $hits } trafienie, oczekiwano { $expected }
    [few] { $hits } trafienia, oczekiwano { $expected }
    [many] { $hits } trafień, oczekiwano { $expected }
   *[other] { $hits } trafienia, oczekiwano { $expected }
}
dp-report-no_attacks = ani jednego ataku
dp-report-rounds = { $count ->
    [one] Gra trwała { $count } rundę.
    [few] Gra trwała { $count } rundy.
    [many] Gra trwała { $count } rund.
   *[other] Gra trwała { $count } rundy.
}
dp-report-losses = { $side }: stracone karty { $cards }, żołnierze { $soldiers }, pojazdy { $vehicles }; rozpoznane obszary { $reconned }, przejęte { $controlled }.

## Meldunek: wyróżnieni

dp-report-deed_neutralised = { $count ->
    [one] { $count } zneutralizowany żeton wroga
    [few] { $count } zneutralizowane żetony wroga
    [many] { $count } zneutralizowanych żetonów wroga
   *[other] { $count } zneutralizowanego żetonu wroga
}
dp-report-deed_demolished = { $count ->
    [one] { $count } wysadzony obiekt
    [few] { $count } wysadzone obiekty
    [many] { $count } wysadzonych obiektów
   *[other] { $count } wysadzonego obiektu
}
dp-report-deed_hits = { $count ->
    [one] { $count } celne trafienie
    [few] { $count } celne trafienia
    [many] { $count } celnych trafień
   *[other] { $count } celnego trafienia
}
dp-report-deed_pins = { $count ->
    [one] { $count } przygwożdżony żołnierz
    [few] { $count } przygwożdżeni żołnierze
    [many] { $count } przygwożdżonych żołnierzy
   *[other] { $count } przygwożdżonego żołnierza
}
dp-report-deed_scouted = { $count ->
    [one] { $count } rozpoznany obszar
    [few] { $count } rozpoznane obszary
    [many] { $count } rozpoznanych obszarów
   *[other] { $count } rozpoznanego obszaru
}
dp-report-deed_controlled = { $count ->
    [one] { $count } przejęty obszar
    [few] { $count } przejęte obszary
    [many] { $count } przejętych obszarów
   *[other] { $count } przejętego obszaru
}

## Na marginesie zasad

dp-margin-remember = Zapamiętaj
    .words = Liczba udanych kości nie ma znaczenia. Jedna wystarczy i zadaje jedno trafienie.
dp-margin-chances = Szansa trafienia
dp-margin-dice = kości
dp-margin-needed = { $number }+
dp-margin-percent = { $number }%

## Na wykresie

dp-sign-control_taken = { $tile_id } zdobyte
dp-sign-counter_neutralised = { $counter } poza walką
dp-sign-vehicle_destroyed = Zniszczenie: { $vehicle }
dp-sign-vehicle_captured = Zdobycz: { $vehicle }
dp-sign-object_destroyed = Zniszczenie: { $object }
dp-sign-counters_escaped = { $tile_id }: ucieczka
