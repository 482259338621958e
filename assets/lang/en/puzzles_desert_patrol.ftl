### Desert Patrol: puzzles. The name; what has happened; what is to be done; what one knows afterwards.

dp-puzzle-footprints = Footprints
    .story = Nobody has been to the palms before us. Harding will not walk into sand that no one has looked at, and he is right.
    .goal = Take control of the oasis this turn: it is worth the 2 points you lack.
    .lesson = A soldier walks only where your side has a marker, so the Scout goes first. His markers cost Fog of War; spend it where others will follow.
dp-puzzle-twice_the_saboteur = One Card, Twice
    .story = Heppard lies two hundred yards from the fuel, with a charge in his pack and one order in his hand. One is not enough. Or is it?
    .goal = Set the charge at the fuel dump this turn.
    .lesson = Follow Me! brings a card that was played back to your hand. First the Saboteur creeps up, then the Warrant Officer calls, then the same card lights the fuse.
dp-puzzle-high_ground = High Ground
    .story = Ferrante has dug in on the ridge, wounded and out of men. Crane has two orders left, and the sun will be gone before he gets a third.
    .goal = Give yourself the best chance to neutralise the Machine Gunner on the hill this turn.
    .lesson = From the plain a hill gives cover 3; from another hill it gives only 1. A step aside to the ridge beats a step nearer, and it beats shooting twice.
