# Zadania: ich lista, jedno przy stole i jak się kończy próba.

puzzles-title = Zadania
puzzles-game-desert_patrol = Pustynia
puzzles-game-staff_orders = Sztab
puzzles-game-last_comrade = Towarzysz
puzzles-game-wasteland_riders = Jeźdźcy
puzzles-count = Rozwiązane: { $solved } z { $count }
puzzles-tried = { $tries ->
    [one] { $tries } próba
    [few] { $tries } próby
   *[many] { $tries } prób
  }
puzzles-difficulty-1 = łatwe
puzzles-difficulty-2 = średnie
puzzles-difficulty-3 = trudne
puzzles-solve = Rozwiąż

puzzle-place = Zadanie { $number } z { $count }
puzzle-try = próba { $number }
puzzle-shown = rozwiązanie
puzzle-within-decision-none = Masz jedną decyzję.
puzzle-within-decision-best = Masz jedną decyzję. Liczy się wybór, nie kości.
puzzle-within-turn-none = Masz czas do końca swojej tury.
puzzle-within-turn-best = Masz czas do końca swojej tury. Liczy się wybór, nie kości.
puzzle-within-round-none = Masz czas do końca rundy, cokolwiek zrobią inni.
puzzle-within-round-best = Masz czas do końca rundy. Liczy się wybór, nie kości.
puzzle-hint = Podpowiedź
    .tip = Co stąd prowadzi do celu (F2)
puzzle-no_hint = Podpowiedź jest po { $tries } próbach. Do tego czasu: patrz i licz.
puzzle-hint_none = Stąd nic już do celu nie prowadzi. Zacznij od nowa (Backspace).
puzzle-hinted = Podpowiedź: { $what }
puzzle-shows = Do celu prowadzi: { $what }
puzzle-show_next = Dalej
puzzle-solution = Pokaż rozwiązanie
puzzle-give_up = Poddać to zadanie i zobaczyć, jak idzie? Potem nadal można je rozwiązać, za jedną gwiazdkę.
    .yes = Pokaż rozwiązanie
    .no = Próbuję dalej
puzzle-myself = Teraz ja
puzzle-again = Jeszcze raz
    .tip = Od początku (Backspace). Zaczęta próba się liczy.
puzzle-others = Wszystkie zadania
puzzle-fold = Zwiń kartę
puzzle-unfold = Rozwiń kartę
puzzle-go_on = Graj dalej
puzzle-menu = Zadanie
puzzle-menu_note = Gwiazdki i próby zapisują się same. Zaczęta próba nie.

puzzle-solved = Rozwiązane
puzzle-solved_unlucky = Rozwiązane. Kości były przeciw tobie, wybór był dobry.
puzzle-so_it_goes = Tak to idzie
puzzle-missed = Jeszcze nie
puzzle-missed-decision = Ta decyzja nie daje celu. Wracasz na początek.
puzzle-missed-turn = Tura minęła, a cel nie jest osiągnięty. Wracasz na początek.
puzzle-missed-round = Czas minął, a cel nie jest osiągnięty. Wracasz na początek.
puzzle-missed-lucky = Cel jest osiągnięty, ale szczęściem: mogło się nie udać. Znajdź drogę, która nie zawodzi.
puzzle-missed-best = Twój wybór daje szansę { $chosen }. Jest droga, która daje { $best }.
puzzle-next = Następne zadanie: { $title }
puzzle-share = { $exact ->
    [yes] { $tenth ->
        [0] { $whole }%
       *[other] { $whole },{ $tenth }%
    }
   *[no] około { $whole },{ $tenth }%
  }
