### Ostatni towarzysz: przystanki, przy których gra pyta, czy ktoś reaguje.
### Po jednoliterowych spójnikach i przyimkach stoi twarda spacja (U+00A0).

stop-lc_turn_start = Zanim wróg zaatakuje
    .hint = Zaczyna się tura, karta Ataku nie jest jeszcze odkryta: kto chce coś zagrać, podnosi rękę. Wyłączone: przepuszczasz tę chwilę, inni mają ją nadal.
stop-lc_after_targets = Gdy znany jest atak
    .hint = Karta Ataku jest odkryta, nikt jeszcze nie położył karty: czy ktoś zagrywa Wydarzenie. Wyłączone: przepuszczasz to okno.
stop-lc_after_commit = Gdy wszystkie karty leżą zakryte
    .hint = Nikt jeszcze nie odkrył karty: czy ktoś zagrywa Wydarzenie. Wyłączone: przepuszczasz to okno.
stop-lc_before_reveal = Przed odkryciem karty
    .hint = Za chwilę ktoś odkryje swoją kartę: kto chce coś zagrać, podnosi rękę. Wyłączone: przepuszczasz te chwile, inni mają je nadal.
stop-lc_card_revealed = Po odkryciu karty
    .hint = Karta jest odkryta, Manewr jeszcze nic nie zrobił: kto chce coś zagrać, podnosi rękę. Wyłączone: przepuszczasz te chwile, inni mają je nadal.
stop-lc_revolver = Gdy masz Rewolwer
    .hint = Na koniec swojej kolei możesz strzelić do sąsiada. Wyłączone: nie strzelasz.
stop-lc_before_damage = Zanim uderzy atak
    .hint = Wszystkie karty wykonane: czy ktoś zagrywa jeszcze Wydarzenie. Wyłączone: przepuszczasz to okno.
stop-lc_hit = Gdy dosięga cię trafienie
    .hint = Możesz użyć Ekwipunku albo Żywej Tarczy. Wyłączone: przyjmujesz każde trafienie.
stop-lc_after_damage = Po ataku
    .hint = Atak minął, za chwilę dobieranie kart: kto chce coś zagrać, podnosi rękę. Wyłączone: przepuszczasz tę chwilę, inni mają ją nadal.
stop-lc_after_refill = Po dobraniu kart
    .hint = Tura zaraz się skończy: kto chce coś zagrać, podnosi rękę. Wyłączone: przepuszczasz tę chwilę, inni mają ją nadal.
stop-lc_response = Gdy ktoś zagra Wydarzenie
    .hint = Możesz odpowiedzieć kartą Niet! Wyłączone: przepuszczasz każde Wydarzenie.
