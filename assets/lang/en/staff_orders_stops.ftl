### Staff Orders: stops at which the game asks for a card.

stop-so_support = After entering, before the clash
    .hint = Your force has just entered, flown in or dropped: whether you support it with a card. Off: the clash begins at once.
stop-so_defence = Before a defence roll
    .hint = You are attacked: whether you add dice with a card. Off: you roll at once, and the screen need not change hands.
stop-so_fire = Before a roll of fire
    .hint = The target of a barrage or bombardment is chosen: whether you add dice with a card. Off: you roll at once.
stop-so_reroll = After each of your rolls
    .hint = The dice lie: whether you discard a card to roll again. Off: you keep every roll.
stop-so_turn_end = At the end of your turn
    .hint = Your action is done: whether you play one more card. Off: the turn ends by itself.
