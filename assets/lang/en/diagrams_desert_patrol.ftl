# What is written below the diagrams of the rulebook.
dp-diagram-move = Rifleman A moves to a tile that bears a marker of his own side (1). The oasis (2) bears none: a Scout must walk there first.
dp-diagram-total = From 1 to 2 it is two tiles. The man’s defence is 5, the oasis covers him with 2, the distance adds 2: a total of 9 must be rolled.
dp-diagram-hill = The hill (3) covers with 3 whoever is shot at from the plain (1), but only with 1 against a man who stands on a hill himself (2).
dp-diagram-control = Enemies stand on both tiles. The first (1) nobody controls: Rifleman B may take it. The second (2) the Italians control and hold: there he may not.
dp-diagram-pinned = Rifleman A (1) is pinned. The card that is laid on him turns him active, and that is all it does; with a second one he could act at once.
dp-diagram-vehicle = On the map the Pilot Car is one counter. Its driver (1) sits on its card; the seat of the navigator (2) is free, and Rifleman A, who stands beside the car, may board.
dp-diagram-detonate = The Saboteur (1) stands beside an aircraft and may lay a charge: cover and distance do not count. The other aircraft (2) is on another tile.
