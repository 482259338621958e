### Jeźdźcy pustkowi: pasek na górze, kości, pytania o potwierdzenie.
### Po jednoliterowych spójnikach i przyimkach stoi twarda spacja (U+00A0).

wr-phase-setup = Przygotowanie gry
wr-phase-preparation = Przygotowania
wr-phase-movement = Ruch
wr-phase-exploration = Eksploracja
wr-phase-rest = Odpoczynek
wr-phase-before = Przed rundą 1
wr-phase-round = Runda { $number } z { $of }

## Kości na tacy

wr-dice-throw = { $successes ->
    [0] bez sukcesu
    [one] { $successes } sukces
    [few] { $successes } sukcesy
    [many] { $successes } sukcesów
   *[other] { $successes } sukcesu
}{ $tens ->
    [0] {""}
    [one] , { $tens } dziesiątka
    [few] , { $tens } dziesiątki
    [many] , { $tens } dziesiątek
   *[other] , { $tens } dziesiątki
}
wr-dice-single = jedna kość: { $die }
wr-dice-first = kto zaczyna: najwyższa

## Pytania o potwierdzenie

wr-confirm-end_exploration = Na tym heksie możesz jeszcze coś zrobić. Zakończyć eksplorację?
    .yes = Zakończ
    .no = Jeszcze nie
wr-confirm-stop_move = Możesz jechać dalej po trasie. Zatrzymać się tu na dobre?
    .yes = Zatrzymaj się
    .no = Jadę dalej
wr-confirm-rob_nothing = Możesz coś zabrać. Odejść z niczym?
    .yes = Odejdź
    .no = Jeszcze nie
wr-confirm-trade = Dajesz więcej, niż wart jest twój wybór, a reszty nikt nie wydaje. Mimo to wymienić?
    .yes = Wymień
    .no = Jeszcze nie
wr-confirm-route = Paliwa nie wystarczy do końca tej trasy. Mimo to ruszyć?
    .yes = Ruszaj
    .no = Zmienię trasę
wr-confirm-remove_blue = Niebieska karta na zawsze opuści grę, w zamian +1 Reputacji i czerwona karta. Usunąć ją?
    .yes = Usuń kartę
    .no = Zostaw ją
