# Puzzles: the list of them, one at the table, how a try ends.

puzzles-title = Puzzles
puzzles-game-desert_patrol = Desert
puzzles-game-staff_orders = Staff
puzzles-game-last_comrade = Comrade
puzzles-game-wasteland_riders = Riders
puzzles-count = Solved: { $solved } of { $count }
puzzles-tried = { $tries ->
    [one] { $tries } try
   *[other] { $tries } tries
  }
puzzles-difficulty-1 = easy
puzzles-difficulty-2 = medium
puzzles-difficulty-3 = hard
puzzles-solve = Solve

puzzle-place = Puzzle { $number } of { $count }
puzzle-try = try { $number }
puzzle-shown = the solution
puzzle-within-decision-none = You have one decision.
puzzle-within-decision-best = You have one decision. Your choice counts, not the dice.
puzzle-within-turn-none = You have until the end of your turn.
puzzle-within-turn-best = You have until the end of your turn. Your choices count, not the dice.
puzzle-within-round-none = You have until the end of the round, whatever the others do.
puzzle-within-round-best = You have until the end of the round. Your choices count, not the dice.
puzzle-hint = Hint
    .tip = What leads on from here (F2)
puzzle-no_hint = There is a hint after { $tries } tries. Until then: look, and reckon.
puzzle-hint_none = From here nothing leads there any more. Begin again (Backspace).
puzzle-hinted = Hint: { $what }
puzzle-shows = This leads on: { $what }
puzzle-show_next = Next
puzzle-solution = Show the solution
puzzle-give_up = Give this one up and see how it goes? You can still solve it afterwards, for one star.
    .yes = Show the solution
    .no = I will try
puzzle-myself = Now myself
puzzle-again = Try again
    .tip = Back to the start (Backspace). A try that has begun counts.
puzzle-others = All puzzles
puzzle-fold = Fold the card
puzzle-unfold = Unfold the card
puzzle-go_on = Go on
puzzle-menu = Puzzle
puzzle-menu_note = Stars and tries are kept by themselves. A try that has begun is not.

puzzle-solved = Solved
puzzle-solved_unlucky = Solved. The dice were against you, the choice was right.
puzzle-so_it_goes = That is how it goes
puzzle-missed = Not yet
puzzle-missed-decision = That decision does not reach the goal. You are back at the start.
puzzle-missed-turn = The turn is over and the goal is not reached. You are back at the start.
puzzle-missed-round = The time is over and the goal is not reached. You are back at the start.
puzzle-missed-lucky = The goal is reached, but by luck: it could have gone wrong. Find the way that cannot.
puzzle-missed-best = Your choices make it { $chosen } likely. There is a way that makes it { $best }.
puzzle-next = Next puzzle: { $title }
puzzle-share = { $exact ->
    [yes] { $tenth ->
        [0] { $whole }%
       *[other] { $whole }.{ $tenth }%
    }
   *[no] about { $whole }.{ $tenth }%
  }
