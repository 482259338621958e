"""Every way to play the cards of a hand, remembered for as long as nothing they depend on has changed.

A turn asks for its legal intents after every card, and most cards still mean what they meant before. The
answers come from the rules of each chapter alone; here they are only kept.
"""

from game.rules.core.ids import CardId
from game.rules.core.piles import distinct
from game.rules.core.values import Intent
from game.rules.desert_patrol.actions import effects
from game.rules.desert_patrol.drawing import can_draw
from game.rules.desert_patrol.manoeuvre import manoeuvres
from game.rules.desert_patrol.state import World
from game.rules.desert_patrol.terms import Side


def ways_to_play(world: World, side: Side) -> list[Intent]:
    """What the cards in a side's hand may be played for: manoeuvres to begin with, and effects."""
    setting = world.setting
    fog = setting.fog[side]
    hand = world.forces(side).hand
    found: list[Intent] = []
    board: tuple[object, ...] | None = None
    for card in distinct(hand):
        if card != fog:
            board = board or _board(world, fog in hand)
            found += _ways(world, side, card, board)
    return found


def _ways(world: World, side: Side, card: CardId, board: tuple[object, ...]) -> list[Intent]:
    memo = world.setting.memo
    inputs = (board, _piles(world, side)) if card in world.setting.asks_for_piles else board
    found: list[Intent] | None = memo.get(("ways", card), inputs)
    if found is None:
        found = [*manoeuvres(world, card, after=False), *effects(world, card)]
        memo.put(("ways", card), inputs, found)
    return found


def _board(world: World, has_fog: bool) -> tuple[object, ...]:
    """What the actions and manoeuvres of soldiers look at."""
    markers = (world.lrdg.markers, world.italy.markers)
    return (world.soldiers, world.vehicles, world.objects, markers, has_fog)


def _piles(world: World, side: Side) -> tuple[object, ...]:
    """What Reinforce, Command and Follow Me! look at."""
    forces = world.forces(side)
    return (forces.reserve, forces.play_area, can_draw(world, side))
