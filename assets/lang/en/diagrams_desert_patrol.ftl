# What is written below the diagrams of the rulebook.
dp-diagram-move = Rifleman A moves to a tile that bears a marker of his own side (1). The oasis (2) bears none: a Scout must walk there first.
