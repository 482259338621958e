"""Events of missions, and the end of the game."""

from typing import Literal

from game.rules.core.ids import CardId, Seat
from game.rules.core.values import Event
from game.rules.wasteland_riders.terms import (
    HexId,
)

Reason = Literal[
    "saviour",
    "reputation",
    "trophies",
    "no_trophies",
    "dominance",
    "duels",
    "launch",
    "cells",
    "scars",
    "shared",
    "ruins",
    "villains",
    "conceded",
]
"""Why a game has ended."""


# Missions


class AidBrought(Event, frozen=True, tag="wr.aid_brought", gc=False):
    """A knight brings aid to a city."""

    seat: Seat
    hex: HexId


class MarkerPlaced(Event, frozen=True, tag="wr.marker_placed", gc=False):
    """A mission enemy is placed, or a key cell if `enemy` is None."""

    marker: CardId
    hex: HexId
    enemy: CardId | None
    spawned: bool = False


class EnemyMarched(Event, frozen=True, tag="wr.enemy_marched", gc=False):
    """A mission enemy moves to this hex."""

    marker: CardId
    hex: HexId


class EnemyArrived(Event, frozen=True, tag="wr.enemy_arrived", gc=False):
    """A cultist enters Zgorzel, leaves the board, and the cult grows."""

    marker: CardId
    dominance: int


class EnemyHeld(Event, frozen=True, tag="wr.enemy_held", gc=False):
    """A villain is held back, or is no longer held back."""

    marker: CardId
    held: bool


class EnemyWounded(Event, frozen=True, tag="wr.enemy_wounded", gc=False):
    """The wounds of a mission enemy after a fight, where they last."""

    marker: CardId
    wounds: int


class EnemyBeaten(Event, frozen=True, tag="wr.enemy_beaten", gc=False):
    """A mission enemy leaves the board; the knight gets this many trophies."""

    seat: Seat
    marker: CardId
    trophies: int


class ScarsCounted(Event, frozen=True, tag="wr.scars_counted", gc=False):
    """A knight gets this number of scars."""

    seat: Seat
    count: int


class CityRuined(Event, frozen=True, tag="wr.city_ruined", gc=False):
    """A city is ruined."""

    hex: HexId


class DominanceMoved(Event, frozen=True, tag="wr.dominance_moved", gc=False):
    """The dominance marker goes to this knight, or aside (None)."""

    seat: Seat | None


class DuelWon(Event, frozen=True, tag="wr.duel_won", gc=False):
    """A knight gets a duel marker for defeating this rival."""

    seat: Seat
    rival: Seat


class CellTaken(Event, frozen=True, tag="wr.cell_taken", gc=False):
    """A knight takes a key cell."""

    seat: Seat
    cell: CardId


class CellStolen(Event, frozen=True, tag="wr.cell_stolen", gc=False):
    """A knight robs a key cell of another."""

    seat: Seat
    victim: Seat
    cell: CardId


class CellLeft(Event, frozen=True, tag="wr.cell_left", gc=False):
    """A knight leaves a key cell on a hex."""

    seat: Seat
    cell: CardId
    hex: HexId


class GameEnded(Event, frozen=True, tag="wr.game_ended", gc=False):
    """The game is over; `winners` is empty if all have lost."""

    winners: tuple[Seat, ...]
    reason: Reason
    rule: str


MISSION_EVENTS: tuple[type[Event], ...] = tuple(
    value
    for value in tuple(globals().values())
    if isinstance(value, type) and issubclass(value, Event) and value is not Event
)
