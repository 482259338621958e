"""The parts of every change of the world: a player replaced, cards discarded, Comrades moved."""

from collections.abc import Iterable
from typing import Any

from msgspec.structs import replace

from game.rules.core.ids import CardId
from game.rules.last_comrade.state import Piece, World
from game.rules.last_comrade.terms import ComradeId


def with_player(world: World, comrade: ComradeId, **changes: Any) -> World:
    return replace(world, players={**world.players, comrade: replace(world.players[comrade], **changes)})


def with_moved(world: World, comrades: Iterable[ComradeId]) -> World:
    """These Comrades changed places, so they have moved this turn."""
    players = dict(world.players)
    for comrade in comrades:
        if not players[comrade].moved:
            players[comrade] = replace(players[comrade], moved=True)
    return replace(world, players=players)


def with_discarded(world: World, *cards: CardId) -> World:
    return replace(world, action_discard=world.action_discard + cards)


def without_piece(equipment: tuple[Piece, ...], piece: Piece) -> tuple[Piece, ...]:
    place = equipment.index(piece)
    return equipment[:place] + equipment[place + 1 :]
