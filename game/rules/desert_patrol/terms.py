"""The words of the rulebook as types."""

from typing import Literal, NewType

Side = Literal["lrdg", "italy"]
SIDES: tuple[Side, Side] = ("lrdg", "italy")

CounterId = NewType("CounterId", str)
"""A combat counter, soldier or vehicle. A combat card has the id of its linked counter."""
ObjectId = NewType("ObjectId", str)

Face = Literal["reconned", "controlled"]
Way = Literal["card", "vehicle"]
"""Whether a card is played for its own action, or for that of the position its soldier is on."""
Squad = Literal["A", "B"]
Specialisation = Literal["driver", "gunner", "crew"]

MovementName = Literal["drive", "move", "scout", "stealth"]
CombatName = Literal["attack", "airstrike", "detonate", "anti_tank", "suppress"]
ActionName = Literal[
    "drive",
    "move",
    "scout",
    "stealth",
    "reinforce",
    "command",
    "conceal",
    "control",
    "follow_me",
    "navigate",
    "recon",
    "repair",
    "observe",
    "attack",
    "airstrike",
    "detonate",
    "anti_tank",
    "suppress",
]
MOVEMENT: frozenset[str] = frozenset(("drive", "move", "scout", "stealth"))
COMBAT: frozenset[str] = frozenset(("attack", "airstrike", "detonate", "anti_tank", "suppress"))
SMALL_ARMS: frozenset[str] = frozenset(("attack", "airstrike", "suppress"))
"""Attacks against the normal defence of a counter; the others are against armour."""
VALUELESS: frozenset[str] = frozenset(("conceal", "control", "recon", "repair"))
"""Actions printed without a number."""


def enemy(side: Side) -> Side:
    return "italy" if side == "lrdg" else "lrdg"
