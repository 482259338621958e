## Before the screen goes over, and cards that lie face down

handing-done = Done, hand over
    .tip = The curtain closes, and what you decided stays (Enter or Space).
handing-take_back = Take back
handing-open = **{ $done }** You may still take it back. Next is { $name }.
handing-closed = **{ $done }** It stays as it is: { $barrier }. Next is { $name }.
handing-said = Decided.
handing-planned = Chosen for later: { $what }.
handing-ask_later = Ask me in my turn
    .tip = You are called once the others are done, and can do everything then (W).
handing-later = You will be asked in your turn.
handing-take_up = Pick up my cards
    .tip = You had the screen all along, so nobody needs to take it (Enter, Space or L).
handing-cards_down = **{ $name }, your turn again.** While the others look away, pick up your cards.

## What goes on by itself

countdown-left = goes on in { $seconds } s
countdown-stopped = stopped
countdown-tip = Whoever wants to react does it before the time is up. While the pointer rests here, the clock stands still.

## Settings

settings-hand_over = Handing over
    .hint = After you have decided: the curtain waits until you are done, so that you can still take it back, or it closes soon, or at once.
settings-hand_over_asked = When I am done
settings-hand_over_soon = Soon
settings-hand_over_at_once = At once
