"""Who outlived whom."""

from game.rules.last_comrade.state import World
from game.rules.last_comrade.terms import ComradeId


def fallen(world: World) -> list[ComradeId]:
    """The dead, the last one first."""
    dead = [one for one in world.order if not world.players[one].alive]
    return sorted(dead, key=lambda one: -world.players[one].batch)


def rank_of(world: World, comrade: ComradeId) -> int:
    """All who outlived a Comrade come before him; those who died together share a rank."""
    own = world.players[comrade]
    if own.alive:
        return 1
    return 1 + sum(player.alive or player.batch > own.batch for player in world.players.values())
