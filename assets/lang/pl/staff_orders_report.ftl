### Rozkaz sztabu: meldunek po grze, kości na tacy, margines zasad.
### Po jednoliterowych spójnikach i przyimkach stoi twarda spacja (U+00A0).

## Kości

so-report-throw = { $hits ->
    [0] Bez trafień
    [one] { $hits } trafienie
    [few] { $hits } trafienia
    [many] { $hits } trafień
   *[other] { $hits } trafienia
}

## Meldunek: gwiazdki

so-report-victory = Zwycięstwo { $faction_gen }
so-report-score = Gwiazdki na zaopatrywanych obszarach
so-report-curve = Przebieg: gwiazdki po każdej rundzie
so-report-areas = { $stars ->
    [one] Obszary z { $stars } gwiazdką
    [few] Obszary z { $stars } gwiazdkami
    [many] Obszary z { $stars } gwiazdkami
   *[other] Obszary z { $stars } gwiazdki
}
so-report-product = { $areas } × { $stars }
so-report-total = Razem
so-report-cut_off = Bez zaopatrzenia, nie liczą się
so-report-initiative = Inicjatywa, rozstrzyga remis
so-report-headquarters = Własna kwatera pod kontrolą
so-report-yes = tak
so-report-no = nie

## Meldunek: szczęście i liczby

so-report-luck = { $hits ->
    [one] { $hits } trafienie, oczekiwano { $expected }
    [few] { $hits } trafienia, oczekiwano { $expected }
    [many] { $hits } trafień, oczekiwano { $expected }
   *[other] { $hits } trafienia, oczekiwano { $expected }
}
so-report-no_dice = ani jednego rzutu
so-report-rounds = { $count ->
    [one] Gra trwała { $count } rundę.
    [few] Gra trwała { $count } rundy.
    [many] Gra trwała { $count } rund.
   *[other] Gra trwała { $count } rundy.
}
so-report-numbers = { $faction }: natarcia { $attacks }, w tym udane { $won }; zajęte obszary { $taken }; straty: żołnierze { $soldiers }{ $aircraft ->
    [-1] {""}
   *[other] , samoloty { $aircraft }
}; karty zagrane { $cards }, na przerzut { $rerolls }.

## Meldunek: wyróżnieni

so-report-deed_defence = Niezłomna obrona: { $place }
    .words = { $faction }, obrońcy { $count }, napastnicy { $against }
so-report-deed_taken = Najwięcej zajętych obszarów
    .words = { $faction }: { $count ->
        [one] { $count } obszar
        [few] { $count } obszary
        [many] { $count } obszarów
       *[other] { $count } obszaru
    }
so-report-deed_salvo = Najlepszy rzut
    .words = { $faction }: { $count ->
        [one] { $count } trafienie
        [few] { $count } trafienia
        [many] { $count } trafień
       *[other] { $count } trafienia
    } na { $against ->
        [one] { $against } kości
        [few] { $against } kościach
        [many] { $against } kościach
       *[other] { $against } kości
    }

## Na marginesie zasad

so-margin-supply = Zapamiętaj
    .words = Kontrola to jedno, zaopatrzenie to drugie. Bez nieprzerwanej drogi do kwatery obszar nie daje ani gwiazdek, ani premii, ani ludzi do natarcia.
so-margin-chances = Ile trafień
    .words = Szansa na co najmniej tyle trafień:
so-margin-dice = kości
so-margin-hits = { $number }+
so-margin-percent = { $number }%
so-margin-reroll = Każda karta to przerzut
    .words = Przerzuca się zawsze wszystkie kości rzutu, a nowy wynik obowiązuje, nawet gorszy. Szanse liczą się tak, jakby karty szły na przerzut najpierw po to, by wygrać grę albo jej nie przegrać, potem by utrzymać miejsce, a potem by zostało niczyje.

## Na wykresie

so-sign-clash_ended = Zdobycz: { $place }
