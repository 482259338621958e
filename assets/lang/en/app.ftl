## When something breaks

app-trouble = Something went wrong
    .words = The program met an error that we did not foresee. Your game is safe: every move was on the disk before it appeared on the screen. You can go on, and if that does not work, return to the title screen and choose “Continue”.
    .records = Games that have begun are kept here
    .report = The report on the error is here
    .no_report = The report could not be written; your game does not suffer from it.
    .go_on = Go on
    .go_on_tip = Returns to where the error appeared. If that screen cannot be shown, to the one before it.
    .title = Title screen
    .title_tip = Closes the table. The game waits on the title screen.
    .quit = Quit
    .quit_tip = Closes the program. When you start it again you can continue the game.
