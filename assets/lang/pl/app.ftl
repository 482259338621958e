## Gdy coś się zepsuje

app-trouble = Coś poszło nie tak
    .words = W programie zdarzył się błąd, którego nie przewidzieliśmy. Twoja partia jest bezpieczna: każdy ruch zapisano na dysku, zanim pokazał się na ekranie. Możesz grać dalej, a jeśli to się nie uda, wrócić do strony tytułowej i wybrać „Kontynuuj”.
    .records = Tu są zapisane rozpoczęte partie
    .report = Tu jest raport o błędzie
    .no_report = Raportu nie udało się zapisać, partii to nie szkodzi.
    .go_on = Graj dalej
    .go_on_tip = Wraca tam, gdzie pojawił się błąd. Jeśli tego ekranu nie da się pokazać, wraca do poprzedniego.
    .title = Strona tytułowa
    .title_tip = Zamyka stół. Partia czeka na stronie tytułowej.
    .quit = Zakończ
    .quit_tip = Zamyka program. Przy następnym uruchomieniu możesz kontynuować partię.
