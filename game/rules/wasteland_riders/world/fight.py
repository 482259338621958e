"""A fight under way: the choices and losses of the two fighters."""

from typing import Literal

import msgspec

from game.rules.core.ids import CardId, Seat
from game.rules.wasteland_riders.terms import CombatCard, HexId, Range, Spot, Symbol

Side = Literal["red", "blue"]
SIDES: tuple[Side, Side] = ("red", "blue")


class Fighter(msgspec.Struct, frozen=True, gc=False):
    """One side of a fight; `leader` is the player, `seat` their knight, None if an enemy fights."""

    leader: Seat
    seat: Seat | None = None
    enemy: CardId | None = None
    wounds: int = 0
    """The health that an enemy has lost in this fight and before."""
    start_penalty: int = 0
    """The dice that the knight's health cost when the fight began."""
    card: CombatCard | Literal["hidden"] | None = None
    """The card of this clash, face down until both have chosen; hidden in the view of others; None if not
    chosen yet."""
    advances: bool | None = None
    prepared: bool = False
    """Whether Preparation from the last clash still lies before the fighter."""
    weapon: Spot | None = None
    symbol: Symbol | None = None
    fuelled: tuple[CardId, ...] = ()
    """Weapons whose fuel is paid for this fight, in whichever hand (WR-ATK-08)."""
    lost: int = 0
    """The health lost to the opponent's attack in this clash."""
    gained: int = 0
    """The advantage gained by other means in this clash."""
    set_range: bool = False
    """Whether this side has changed the starting range."""
    opp_dice: int = 0
    """The dice that this side's effects take from the opponent's attacks in this fight."""
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
    """The damage of a hit, before anything stops it."""


class Fight(msgspec.Struct, frozen=True, gc=False):
    """A fight. Red is the active knight, blue the opponent (with two players: the colours of the game)."""

    hex: HexId
    red: Fighter
    blue: Fighter
    active: Side
    meeting: bool = False
    mission: CardId | None = None
    """The marker of the mission enemy in the fight; None for other enemies."""
    range: Range = "medium"
    next_range: Range | None = None
    advantage: int = 0
    """Positive for red, negative for blue."""
    clash: int = 0
    revealed: bool = False
    attack: Attack | None = None
    equal: bool = False
    """Whether both attacks of this clash count as simultaneous."""
    over: bool = False
    """Whether the winner is found; what follows is not part of the fight any more."""
    winner: Side | None = None
    peace: bool = False

    def side(self, side: Side) -> Fighter:
        return self.red if side == "red" else self.blue

    def of(self, seat: Seat) -> Side | None:
        """The side that a player leads; None for a player outside the fight."""
        if self.red.leader == seat:
            return "red"
        return "blue" if self.blue.leader == seat else None


def other_side(side: Side) -> Side:
    return "blue" if side == "red" else "red"
