# Learning by playing: the card of a lesson, how it ends, and the list of lessons.

lesson-place = Step { $number } of { $count }
lesson-next = Next
lesson-back = Back
    .tip = Back to the step before (Backspace)
lesson-show = Show me
    .tip = Do it for me (F2)
lesson-rule = The rule behind it, { $rule } (F1)
lesson-leave = Leave the lesson
lesson-fold = Fold the card
lesson-unfold = Unfold the card
lesson-take_back = Take it back

lesson-wrong = Not that just now. Do what is lit; afterwards the table is yours.
lesson-not_now = One moment: read this first, then press Next.
lesson-fits = Well done, that works too. In this lesson we go on with: { $what }
lesson-aside = That was allowed, but it is not what we are after. We take it back and try once more.
lesson-chance = Chance it had: { $chance }

lesson-menu = Lesson
lesson-menu_note = Your place in the lesson is kept. Whenever you come back, it goes on from this step.
lesson-go_on = Go on
lesson-again = From the beginning

lesson-done = { $name }: lesson finished
lesson-first_game = Play a first game: { $scenario }, against a recruit
lesson-following = Next lesson: { $title } ({ $minutes } min)
lesson-others = All lessons of this game

learn-title = Learn: { $game }
learn-about = You play at the real table, and somebody tells you what matters. Nothing can go wrong here.
learn-done = done
learn-minutes = { $minutes } min
learn-puzzles = Puzzles
learn-rules = Rulebook
learn-aid = One page
learn-close = Close
