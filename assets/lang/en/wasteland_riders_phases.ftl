### Wasteland Riders: the bar at the top, the dice, what is asked twice.

wr-phase-setup = Setup
wr-phase-preparation = Preparation
wr-phase-movement = Movement
wr-phase-exploration = Exploration
wr-phase-rest = Rest
wr-phase-before = Before round 1
wr-phase-round = Round { $number } of { $of }

## The dice in the tray

wr-dice-throw = { $successes ->
    [0] no success
    [one] { $successes } success
   *[other] { $successes } successes
}{ $tens ->
    [0] {""}
    [one] , { $tens } ten
   *[other] , { $tens } tens
}
wr-dice-single = one die: { $die }
wr-dice-first = who begins: the highest

## Asked twice

wr-confirm-end_exploration = There is still something you can do on this hex. End the exploration?
    .yes = End it
    .no = Not yet
wr-confirm-stop_move = You could drive on along the route. Stop here for good?
    .yes = Stop here
    .no = Drive on
wr-confirm-rob_nothing = You could take something. Leave without it?
    .yes = Leave
    .no = Not yet
wr-confirm-trade = You offer more than what you take is worth, and no change is given. Trade all the same?
    .yes = Trade
    .no = Not yet
wr-confirm-route = Your fuel will not last to the end of this route. Set off all the same?
    .yes = Set off
    .no = Change the route
wr-confirm-remove_blue = The blue card leaves the game for good: +1 Reputation and a red card for it. Remove it?
    .yes = Remove it
    .no = Keep it
