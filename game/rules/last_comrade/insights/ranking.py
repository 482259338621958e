"""The ranking: who outlived whom."""

from game.rules.last_comrade.state import World
from game.rules.last_comrade.terms import ComradeId


def fallen(world: World) -> list[ComradeId]:
    """The dead, the last one first."""
    dead = [one for one in world.order if not world.players[one].alive]
    return sorted(dead, key=lambda one: -world.players[one].batch)


def rank_of(world: World, comrade: ComradeId) -> int:
    """The rank of a Comrade from 1: all who lived longer come first; those who died together share a rank."""
    own = world.players[comrade]
    if own.alive:
        return 1
    return 1 + sum(player.alive or player.batch > own.batch for player in world.players.values())
