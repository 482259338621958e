"""What the log and the recap show of events: which are worth a line, whose doing, by which rule, which icon."""

from collections.abc import Sequence

from game.presenters.shared.log_lines import ToldLines, told_lines
from game.rules.wasteland_riders.state import World
from game.table.past import Told


def lines(world: World, told: Sequence[Told]) -> ToldLines:
    return told_lines(told, lambda event: None)
