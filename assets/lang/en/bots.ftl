### Who plays for the computer: names that fit each game, with semicolons between them.

dp-bot_names = Capt. Hartley; Maj. Pemberton; Lt McAllister; Capt. Whitcombe
    .lrdg = Capt. Hartley; Maj. Pemberton; Lt McAllister; Capt. Whitcombe
    .italy = Capt. Bellini; Maj. Marchetti; Lt Fontana; Capt. Corradi
so-bot_names = Gen. Orlik; Col. Zawada; Maj. Sikora; Gen. Borowy; Col. Wrona
wr-bot_names = Dusty; Magpie; Sprocket; Diesel; Crowbar; Kelpie; Bluey
lc-bot_names = Semyon; Lyuba; Pasha; Zina; Gleb; Varya; Fedya; Nadya; Kuzma; Rita; Borya; Lyova

## Who sits down

new_game-who-alone = Alone
new_game-who-together = Together
new_game-fill = Fill empty seats
    .tip = A sergeant of the computer takes every seat where nobody has typed a name.
new_game-more = More options
    .tip = What hardly any game needs: the seed of chance.

## While the table is laid

table-recommended = Recommended
    .tip = A rider for any road, a balanced vehicle and your gear in your pockets: you need not choose again before the game begins.
