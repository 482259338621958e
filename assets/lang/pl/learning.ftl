# Nauka przez grę: karta lekcji, jej koniec i lista lekcji.

lesson-place = Krok { $number } z { $count }
lesson-next = Dalej
lesson-back = Wstecz
    .tip = Wróć do poprzedniego kroku (Backspace)
lesson-show = Pokaż
    .tip = Zrób to za mnie (F2)
lesson-rule = Reguła, o którą chodzi: { $rule } (F1)
lesson-leave = Wyjdź z lekcji
lesson-fold = Zwiń kartę
lesson-unfold = Rozwiń kartę
lesson-take_back = Cofnij to

lesson-wrong = Nie to w tej chwili. Zrób to, co podświetlone; potem stół jest twój.
lesson-not_now = Chwileczkę: najpierw przeczytaj, potem naciśnij „Dalej”.
lesson-fits = Dobrze, tak też można. W tej lekcji idziemy jednak dalej tak: { $what }
lesson-aside = Wolno było, ale nie o to nam chodzi. Cofamy i próbujemy jeszcze raz.
lesson-chance = Szansa, jaka była: { $chance }

lesson-menu = Lekcja
lesson-menu_note = Twoje miejsce w lekcji jest zapamiętane. Kiedy wrócisz, pójdzie dalej od tego kroku.
lesson-go_on = Graj dalej
lesson-again = Od początku

lesson-done = { $name }: lekcja ukończona
lesson-first_game = Pierwsza cała gra: { $scenario }, przeciw rekrutowi
lesson-following = Następna lekcja: { $title } ({ $minutes } min)
lesson-others = Wszystkie lekcje tej gry

learn-title = Nauka: { $game }
learn-about = Grasz przy prawdziwym stole, a ktoś mówi, co jest ważne. Niczego tu nie zepsujesz.
learn-done = ukończona
learn-minutes = { $minutes } min
learn-puzzles = Zadania
learn-rules = Zasady
learn-aid = Na jednej stronie
learn-close = Zamknij
