### Jeźdźcy pustkowi: raport po grze i margines zasad.
### Po jednoliterowych spójnikach i przyimkach stoi twarda spacja (U+00A0).

## Nagłówek

wr-report-victory = { $count ->
    [one] Zwycięża { $names }
    [few] Wspólne zwycięstwo: { $names }
    [many] Wspólne zwycięstwo: { $names }
   *[other] Wspólne zwycięstwo: { $names }
}
wr-report-and = { $first } i { $last }
wr-report-nobody = Nikt nie zwycięża
wr-report-reason_saviour = Pomoc w miastach ({ $aid }) i co najmniej { $reputation } Reputacji: pustkowia mają zbawcę
wr-report-reason_reputation = Ostatnia runda minęła, decyduje największa Reputacja
wr-report-reason_trophies = Ostatnia runda minęła, decyduje najwięcej trofeów
wr-report-reason_no_trophies = Ostatnia runda minęła, a nikt nie ma trofeum
wr-report-reason_dominance = Dominacja kultu doszła do { $dominance }: Zgorzel należy do Wielorakiego
wr-report-reason_duels = Decydują pojedynki: może być tylko jeden
wr-report-reason_launch = Rakieta wystartowała z kosmodromu Woomera
wr-report-reason_cells = Ostatnia runda minęła, decyduje najwięcej ogniw klucza
wr-report-reason_scars = Obie zakały pokonane, decyduje najwięcej blizn
wr-report-reason_shared = Jedna zakała pokonana: zwyciężają wszyscy, którzy mają co najmniej { $reputation } Reputacji
wr-report-reason_ruins = { $dominance ->
    [one] { $dominance } miasto leży w gruzach
    [few] { $dominance } miasta leżą w gruzach
    [many] { $dominance } miast leży w gruzach
   *[other] { $dominance } miasta leży w gruzach
}
wr-report-reason_villains = Obie zakały przetrwały
wr-report-reason_conceded = Ktoś się poddał, pozostali zwyciężają razem

## Klasyfikacja

wr-report-ranking = Jak liczy misja
wr-report-place = { $place }.
wr-report-goal = cel
wr-report-count = { $kind ->
    [saviour] Znaczniki pomocy
    [cult] Trofea
    [only_one] Znaczniki pojedynków
    [key] Ogniwa klucza
   *[scourges] Blizny
}
wr-report-reputation = Reputacja
    .short = reputacja
wr-report-worth = Wartość sprzętu
    .short = sprzęt
wr-report-health = Zdrowie
    .short = zdrowie
wr-report-won = Wygrane walki
    .short = walki
wr-report-lies = bez przytomności
wr-report-on_foot = pieszo
wr-report-curve = Przebieg: Reputacja po każdej rundzie

## Szczęście, wyróżnienia, liczby

wr-report-luck = { $successes ->
    [one] { $successes } sukces, oczekiwane { $expected }
    [few] { $successes } sukcesy, oczekiwane { $expected }
    [many] { $successes } sukcesów, oczekiwane { $expected }
   *[other] { $successes } sukcesu, oczekiwane { $expected }
}
wr-report-no_dice = ani jednego rzutu
wr-report-deed_won = Najwięcej wygranych walk
    .words = { $name }: { $count ->
        [one] { $count } walka
        [few] { $count } walki
        [many] { $count } walk
       *[other] { $count } walki
    }
wr-report-deed_contracts = Najwięcej zleceń
    .words = { $name }: { $count ->
        [one] { $count } zlecenie
        [few] { $count } zlecenia
        [many] { $count } zleceń
       *[other] { $count } zlecenia
    }
wr-report-deed_hexes = Najdłuższa droga
    .words = { $name }: { $count ->
        [one] { $count } heks
        [few] { $count } heksy
        [many] { $count } heksów
       *[other] { $count } heksu
    }
wr-report-deed_robbed = Najdłuższe palce
    .words = { $name }: { $count ->
        [one] { $count } kradzież
        [few] { $count } kradzieże
        [many] { $count } kradzieży
       *[other] { $count } kradzieży
    }
wr-report-deed_luck = Najwięcej zagranych kart farta
    .words = { $name }: { $count ->
        [one] { $count } karta
        [few] { $count } karty
        [many] { $count } kart
       *[other] { $count } karty
    }
wr-report-length = { $rounds ->
    [one] Gra trwała { $rounds } rundę
    [few] Gra trwała { $rounds } rundy
    [many] Gra trwała { $rounds } rund
   *[other] Gra trwała { $rounds } rundy
}, { $fights ->
    [0] bez jednej walki.
    [one] była w niej { $fights } walka.
    [few] były w niej { $fights } walki.
    [many] było w niej { $fights } walk.
   *[other] było w niej { $fights } walki.
}
wr-report-numbers = { $name }: walki { $fights }, wygrane { $won }; testy { $tests }, zdane { $passed }; karty farta { $luck }; zlecenia { $contracts }; heksy { $hexes } ({ $mp } PR).

## Margines zasad

wr-margin-chances = Szansa na sukces
    .words = Co najmniej jeden sukces tyloma kośćmi dziesięciościennymi przy trudności 5, 7 i 9.
wr-margin-dice = Kości
wr-margin-difficulty = od { $number }
wr-margin-percent = { $number }%
wr-margin-tens = Dziesiątki
    .words = Dziesiątka na jednej z { $dice } kości pada z szansą { $chance }%. Przy radiacji 2 i więcej to tylko zwykły sukces.
wr-margin-damage = Obrażenia
    .words = Trafienie zadaje 1, o 1 więcej za każdą dziesiątkę i każdy symbol obrażeń. Pancerz bez przebicia powstrzymuje swoje, reszta to zdrowie.
wr-margin-worth = Wartości
    .words = Zielona 1, żółta 3, czerwona 6. Ceną miejsca na Targu jest jego lampa; reszty nikt nie wydaje.
wr-margin-scavenger = Padliniarz
    .words = Padliniarz jadącego jeźdźca odkrywa kartę za każdy symbol zagrożenia, na pierwszym heksie o jedną więcej, i zagrywa jedną z nich.

## Na wykresie

wr-sign-contract_completed = Zlecenie: { $contract }
wr-sign-aid_brought = Pomoc: { $hex }
wr-sign-enemy_beaten = Pogrom: { $marker }
wr-sign-city_ruined = Ruina: { $hex }
wr-sign-duel_won = Pojedynek: { $seat }
wr-sign-cell_taken = Ogniwo: { $seat }
wr-sign-cell_stolen = Kradzież: { $seat }
wr-sign-knight_knocked_out = Nokaut: { $seat }
