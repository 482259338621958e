"""Dice and re-rolls: cards that add dice are played before a roll, cards are discarded for re-rolls after
it."""

from collections.abc import Iterator
from typing import ClassVar

from msgspec.structs import replace

from game.rules.core.frames import AutoPass, Decision, Step
from game.rules.core.ids import Seat
from game.rules.core.piles import distinct
from game.rules.core.play import Play
from game.rules.core.values import Intent, Refusal
from game.rules.staff_orders.effects import effect_candidates, effects, play_card, why_not_effect
from game.rules.staff_orders.events import DiceRerolled, DiceRolled, DiceSet, RollKept
from game.rules.staff_orders.intents import KeepRoll, PlayEffect, Reroll, Roll
from game.rules.staff_orders.pieces import to_reserve
from game.rules.staff_orders.state import World
from game.rules.staff_orders.terms import Domain, Faction, PlaceId, Purpose, Window, enemy

WINDOWS: dict[Purpose, tuple[Window, ...]] = {
    "barrage": ("barrage",),
    "bombard": ("bombard",),
    "air_raid": (),
    "land_clash": ("land_clash",),
    "drop_clash": ("land_clash", "drop_clash"),
    "air_clash": ("air_clash",),
}
"""The windows in which cards may add dice to a roll."""
FIRE: frozenset[Purpose] = frozenset(("barrage", "bombard", "air_raid"))
"""Rolls of the acting player against soldiers; the others are rolled by the defender."""


class BeforeRoll(Decision[World], frozen=True, tag="so.before_roll", gc=False):
    """The roller may play cards that add dice; then all dice are rolled.

    The roller is asked only if their hand is not empty, which everybody can see.
    """

    faction: Faction
    purpose: Purpose
    place: PlaceId
    base: int
    air_cover: int = 0
    bonus: int = 0
    cards: int = 0

    @property
    def total(self) -> int:
        return self.base + self.air_cover + self.bonus + self.cards

    def seats(self, world: World) -> frozenset[Seat]:
        return world.asked(self.faction)

    def auto_pass(self) -> AutoPass:
        return AutoPass("so_fire" if self.purpose in FIRE else "so_defence", Roll())

    def candidates(self, world: World, seat: Seat) -> Iterator[Intent]:
        yield Roll()
        yield from effect_candidates(world, self.faction)

    def legal(self, world: World, seat: Seat) -> tuple[Intent, ...]:
        return (Roll(), *effects(world, self.faction, WINDOWS[self.purpose], self.place))

    def why_not(self, world: World, seat: Seat, intent: Intent) -> Refusal | None:
        if isinstance(intent, PlayEffect):
            return why_not_effect(world, self.faction, WINDOWS[self.purpose], intent, self.place)
        return None if isinstance(intent, Roll) else Refusal("SO-ACT-01")

    def take(self, play: Play[World], seat: Seat, intent: Intent) -> None:
        if isinstance(intent, PlayEffect):
            use = play_card(play, self.faction, WINDOWS[self.purpose], intent)
            prepare(play, replace(self, cards=self.cards + use.number))
        else:
            self.cast(play)

    def cast(self, play: Play[World]) -> None:
        terms = (self.base, self.air_cover, self.bonus, self.cards)
        play.do(DiceSet(self.faction, self.purpose, *terms, self.total))
        play.then(Cast(self.faction, self.purpose, self.place, self.total))


def prepare(play: Play[World], roll: BeforeRoll) -> None:
    """Ask for cards, or roll at once if the hand is empty."""
    if play.world.army(roll.faction).hand:
        play.then(roll)
    else:
        roll.cast(play)


class Cast(Step[World], frozen=True, tag="so.cast", gc=False):
    """Roll all dice, however many, and add up their hits."""

    faction: Faction
    purpose: Purpose
    place: PlaceId
    dice: int

    def run(self, play: Play[World]) -> None:
        faces = roll_faces(play, self.dice)
        play.do(DiceRolled(self.faction, self.purpose, faces, sum(faces)))
        _await(play, RollResult(self.faction, self.purpose, self.place, faces))


def roll_faces(play: Play[World], dice: int) -> tuple[int, ...]:
    """The hits on each die."""
    hits = play.world.setting.numbers.dice.faces
    return tuple([hits[face] for face in play.roll(sides=len(hits), count=dice)])


class RollResult(Decision[World], frozen=True, tag="so.roll_result", gc=False):
    """The roller may discard any card to roll all dice again, as often as they have cards."""

    rule_other_seat: ClassVar[str | None] = "SO-DICE-06"
    faction: Faction
    purpose: Purpose
    place: PlaceId
    faces: tuple[int, ...]

    @property
    def hits(self) -> int:
        return sum(self.faces)

    def seats(self, world: World) -> frozenset[Seat]:
        return world.asked(self.faction)

    def auto_pass(self) -> AutoPass:
        return AutoPass("so_reroll", KeepRoll())

    def candidates(self, world: World, seat: Seat) -> Iterator[Intent]:
        yield KeepRoll()
        yield from (Reroll(card) for card in distinct(world.army(self.faction).hand))

    def legal(self, world: World, seat: Seat) -> tuple[Intent, ...]:
        return tuple(self.candidates(world, seat))

    def why_not(self, world: World, seat: Seat, intent: Intent) -> Refusal | None:
        if isinstance(intent, Reroll):
            in_hand = intent.card in world.army(self.faction).hand
            return None if in_hand else Refusal("SO-DICE-02", {"card": intent.card})
        if isinstance(intent, PlayEffect):
            return Refusal("SO-CARD-08", {"card": intent.card, "count": 0, "most": 0, "reserve": 0})
        return None if isinstance(intent, KeepRoll) else Refusal("SO-DICE-04")

    def take(self, play: Play[World], seat: Seat, intent: Intent) -> None:
        if isinstance(intent, Reroll):
            faces = roll_faces(play, len(self.faces))
            play.do(DiceRerolled(self.faction, intent.card, faces, sum(faces)))
            _await(play, replace(self, faces=faces))
        else:
            play.do(RollKept(self.faction, self.hits))
            self.settle(play)

    def settle(self, play: Play[World]) -> None:
        play.then(Hits(self.faction, self.purpose, self.place, self.hits))


def _await(play: Play[World], result: RollResult) -> None:
    """Ask for a re-roll, or keep the result if the hand is empty."""
    if play.world.army(result.faction).hand:
        play.then(result)
    else:
        result.settle(play)


class Hits(Step[World], frozen=True, tag="so.hits", gc=False):
    """One enemy piece goes to its reserve for each hit; surplus hits are ignored."""

    faction: Faction
    purpose: Purpose
    place: PlaceId
    hits: int

    def run(self, play: Play[World]) -> None:
        other = enemy(self.faction)
        layer: Domain = "air" if self.purpose == "air_clash" else "land"
        count = min(self.hits, play.world.strength(other, layer, self.place))
        match self.purpose:
            case "barrage" | "bombard" | "air_raid":
                to_reserve(play, other, layer, self.place, count, self.purpose)
            case _:
                to_reserve(play, other, layer, self.place, count, "defence_hits")
