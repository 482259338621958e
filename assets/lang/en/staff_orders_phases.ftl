### Staff Orders: the phases of a round and the steps of an action in the bar at the top of the screen.

so-phase-deployment = Commander deployment
so-phase-withdrawal = Withdrawal
so-phase-round_end = Round end

## An action under way: the order that was given and the steps that follow it

so-phase-order = Order: { $action }
so-phase-enter = Enter
so-phase-fly_in = Fly in
so-phase-target = Target
so-phase-cards = Cards
so-phase-clash = Clash
so-phase-roll = Roll
so-phase-reserve = Reserve
so-phase-place = Place
