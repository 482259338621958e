### Last Comrade: stops at which the game asks whether anybody reacts.

stop-lc_turn_start = Before the enemy attacks
    .hint = A turn begins and no Attack card is revealed yet: whoever wants to play something raises a hand. Off: you let this moment pass; it stays open to the others.
stop-lc_after_targets = When the attack is known
    .hint = The Attack card is revealed and nobody has committed a card: whether anybody plays an Event. Off: you let this window pass.
stop-lc_after_commit = When all cards lie face down
    .hint = Nobody has revealed a card yet: whether anybody plays an Event. Off: you let this window pass.
stop-lc_before_reveal = Before a card is revealed
    .hint = A player is about to reveal a card: whoever wants to play something raises a hand. Off: you let these moments pass; they stay open to the others.
stop-lc_card_revealed = After a card is revealed
    .hint = A card is face up, and a Manoeuvre has done nothing yet: whoever wants to play something raises a hand. Off: you let these moments pass; they stay open to the others.
stop-lc_revolver = When you have the Revolver
    .hint = At the end of your slot you may shoot at a neighbour. Off: you do not shoot.
stop-lc_before_damage = Before the attack strikes
    .hint = All cards are carried out: whether anybody still plays an Event. Off: you let this window pass.
stop-lc_hit = When a hit reaches you
    .hint = You may use Equipment or Human Shield. Off: you take every hit.
stop-lc_after_damage = After the attack
    .hint = The attack is over and cards are about to be drawn: whoever wants to play something raises a hand. Off: you let this moment pass; it stays open to the others.
stop-lc_after_refill = When hands are refilled
    .hint = The turn is about to end: whoever wants to play something raises a hand. Off: you let this moment pass; it stays open to the others.
stop-lc_response = When somebody plays an Event
    .hint = You may answer it with Nyet! Off: you let every Event pass.
