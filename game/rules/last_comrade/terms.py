"""The words of the rulebook as types."""

from typing import Literal, NewType

ComradeId = NewType("ComradeId", str)
"""A character; each seat plays one, so it also names the player."""

Direction = Literal["forward", "back"]
DIRECTIONS: tuple[Direction, Direction] = ("forward", "back")
OFFSET: dict[Direction, int] = {"forward": -1, "back": 1}
"""Place 1 is the front; the Commissar stands behind the last place."""

AttackType = Literal["linear", "splash", "special"]
AttackGroup = Literal["strike", "setup"]
Effect = Literal["none", "gas", "draft", "mine", "wire", "roulette", "hit_moved", "hit_unmoved"]
Aim = Literal["none", "place", "places", "last", "middle", "random", "holder", "most_life"]
HitKind = Literal["linear", "splash_main", "splash_indirect", "special"]
SPLASH: frozenset[HitKind] = frozenset(("splash_main", "splash_indirect"))

Status = Literal["dodge", "prone", "fubar"]
"""The effect of a Manoeuvre until the end of the turn."""
Exchange = Literal["none", "own", "others"]
EventVerb = Literal[
    "cancel",
    "halt",
    "scatter",
    "order",
    "heal",
    "new_orders",
    "correct",
    "trip",
    "requisition",
    "search",
    "shield",
]
EquipmentVerb = Literal["reflect", "tank", "reduce", "steps", "shoot", "save"]

Checkpoint = Literal[
    "turn_start",
    "after_targets",
    "after_commit",
    "before_reveal",
    "card_revealed",
    "before_damage",
    "after_damage",
    "after_refill",
]
"""The windows C0 to C7, in the order of the turn."""
MAJOR: frozenset[Checkpoint] = frozenset(("after_targets", "after_commit", "before_damage"))
"""Checkpoints at which all eligible players are asked; the others open only for a raised hand."""
ReactionWindow = Literal[Checkpoint, "event_response", "hit"]
REVEALING = 4
"""The step of the turn in which the committed cards are turned over."""
Reminder = Literal["after_commit", "before_damage", "event_response", "hit"]
REMINDERS: tuple[Reminder, ...] = ("after_commit", "before_damage", "event_response", "hit")

Obstacle = Literal["line_end", "commissar", "fubar", "snagged", "halt", "tank"]
"""What blocks a step."""
Avoided = Literal["dodge", "prone", "reduced", "no_life", "nobody"]
"""Why a hit had no effect."""
Fizzled = Literal["event_in_slot", "impossible", "two_left", "owner_died"]
"""Why a revealed card had no effect, or only part of it."""
Lapsed = Literal["choice", "idle"]
"""Why an Event that was not cancelled had no effect: its choice had become impossible, or it would change
nothing."""
