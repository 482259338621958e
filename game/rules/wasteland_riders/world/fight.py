"""A fight under way: what the two fighters have chosen and suffered."""

from typing import Literal

import msgspec

from game.rules.core.ids import CardId, Seat
from game.rules.wasteland_riders.terms import CombatCard, HexId, Range, Spot, Symbol

Side = Literal["red", "blue"]
SIDES: tuple[Side, Side] = ("red", "blue")


class Fighter(msgspec.Struct, frozen=True, gc=False):
    """One side of a fight; `leader` is the player, `seat` his knight where it is a knight that fights."""

    leader: Seat
    seat: Seat | None = None
    enemy: CardId | None = None
    wounds: int = 0
    """Health an enemy has lost in this fight and before."""
    start_penalty: int = 0
    """Dice a knight lost for his health when the fight began."""
    card: CombatCard | Literal["hidden"] | None = None
    """Chosen in this clash; face down until both have chosen, and then hidden in the view of others."""
    advances: bool | None = None
    prepared: bool = False
    """Preparation lies before him from the last clash."""
    weapon: Spot | None = None
    symbol: Symbol | None = None
    fuelled: tuple[CardId, ...] = ()
    """Weapons whose fuel is paid for this fight, whichever hand they are in (WR-ATK-08)."""
    lost: int = 0
    """Health lost to the opponent's attack in this clash."""
    gained: int = 0
    """Advantage gained otherwise in this clash."""
    set_range: bool = False
    """He has changed the starting range."""
    opp_dice: int = 0
    """Dice his effects take from the opponent's attacks in this fight."""
    defeated: bool = False


class Attack(msgspec.Struct, frozen=True, gc=False):
    """The current attack."""

    by: Side
    dice: int = 0
    damage: int = 0
    crit_from: int = 10
    crit_damage: int = 1
    free_ammo: bool = False
    block: int = 0
    rolled: tuple[int, ...] = ()
    dealt: int = 0
    """Damage of a hit, before anything stops it."""


class Fight(msgspec.Struct, frozen=True, gc=False):
    """Red is the active knight, blue his opponent (with two players: the colours of the game)."""

    hex: HexId
    red: Fighter
    blue: Fighter
    active: Side
    meeting: bool = False
    mission: CardId | None = None
    """The marker of the mission enemy that is fought."""
    range: Range = "medium"
    next_range: Range | None = None
    advantage: int = 0
    """Red is positive."""
    clash: int = 0
    revealed: bool = False
    attack: Attack | None = None
    equal: bool = False
    """Both attacks of this clash count as simultaneous."""
    over: bool = False
    """The winner is found; what follows is no part of the fight any more."""
    winner: Side | None = None
    peace: bool = False

    def side(self, side: Side) -> Fighter:
        return self.red if side == "red" else self.blue

    def of(self, seat: Seat) -> Side | None:
        """The side that a player leads."""
        if self.red.leader == seat:
            return "red"
        return "blue" if self.blue.leader == seat else None


def other_side(side: Side) -> Side:
    return "blue" if side == "red" else "red"
