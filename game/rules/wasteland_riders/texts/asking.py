"""A knight who is asked anything may first use a text that works at any time (WR-GEAR-19)."""

from collections.abc import Callable, Iterable, Iterator
from typing import ClassVar

from msgspec.structs import replace

from game.rules.core.frames import Decision, Frame
from game.rules.core.ids import Seat
from game.rules.core.piles import without
from game.rules.core.play import Play
from game.rules.core.values import Intent, Refusal
from game.rules.wasteland_riders.gear.carried import card_at, take
from game.rules.wasteland_riders.intents.common import MoveGear, PlayLuck, UseAbility, UseGear, UseVehicle
from game.rules.wasteland_riders.terms import Timing
from game.rules.wasteland_riders.texts import texts
from game.rules.wasteland_riders.world.state import World

USES = (UseGear, UseAbility, UseVehicle, PlayLuck)
TOO_EARLY = Refusal("WR-GOLD-07")
UseFunction = Callable[[Play[World], Seat, Intent, tuple[Timing, ...]], None]
USING: dict[type[Intent], UseFunction] = {}
"""How each is carried out. `windows/windows.py` fills the table, because asking and using import each
other."""


class Asked(Decision[World], frozen=True, gc=False):
    """The base of every decision of this game: its own answers, and texts that may be used before it is
    answered.

    A use does not answer the question: after the text has worked it is asked again. Nobody may use a text
    before the first round, at K.O., or during a fight of others. A player asked as the Scavenger outside a
    fight also has a knight, and so may use texts (WR-SCAV-04 is about fights only).
    """

    moves_gear: ClassVar[bool] = False
    """Whether gear cards can be moved in this decision."""
    windows: ClassVar[tuple[Timing, ...]] = ()
    """The windows whose texts are used in this decision, besides those that work at any time."""

    def ways(self, world: World, seat: Seat) -> Iterator[Intent]:
        """The answers to the question itself."""
        raise NotImplementedError

    def why_not_way(self, world: World, seat: Seat, intent: Intent) -> Refusal | None:
        raise NotImplementedError

    def open_ways(self, world: World, seat: Seat) -> tuple[Intent, ...]:
        """The answers that nothing forbids. A decision may override this with a faster version."""
        return tuple(self.open_ones(world, seat, self.ways(world, seat)))

    def open_ones(self, world: World, seat: Seat, intents: Iterable[Intent]) -> list[Intent]:
        return [intent for intent in intents if self.why_not_way(world, seat, intent) is None]

    def take_way(self, play: Play[World], seat: Seat, intent: Intent) -> None:
        raise NotImplementedError

    # Uses

    def again(self, intent: Intent) -> Frame:
        """The frame that asks again after this text was used."""
        return self

    def can_spare(self, world: World, seat: Seat, intent: Intent) -> bool:
        """Whether the card of a text may be spent: an answer without it must be left."""
        return True

    def _texts_of(self, world: World, seat: Seat) -> tuple[Timing, ...]:
        open_now = texts.any_time(world, seat)
        return (*self.windows, *open_now) if open_now else ()

    def candidates(self, world: World, seat: Seat) -> Iterator[Intent]:
        yield from self.ways(world, seat)
        if world.round and texts.may_act_in_fight(world, seat):
            yield from texts.all_texts(world, seat)

    def legal(self, world: World, seat: Seat) -> tuple[Intent, ...]:
        own = self.open_ways(world, seat)
        windows = self._texts_of(world, seat)
        uses = texts.usable_texts(world, seat, windows) if windows else None
        if not uses:
            return own
        return (*own, *[one for one in uses if self.can_spare(world, seat, one)])

    def why_not(self, world: World, seat: Seat, intent: Intent) -> Refusal | None:
        if type(intent) is MoveGear and not self.moves_gear:
            return Refusal("WR-GEAR-08", {"when": "later"})
        if type(intent) not in USES:
            return self.why_not_way(world, seat, intent)
        if not world.round:
            return Refusal("WR-LUCK-03", {"source": intent.card}) if type(intent) is PlayLuck else TOO_EARLY
        refusal = texts.why_not_text(world, seat, self._texts_of(world, seat), intent)
        if refusal is not None or self.can_spare(world, seat, intent):
            return refusal
        return Refusal("WR-GEAR-19", {"card": _card_of(world, seat, intent)})

    def take(self, play: Play[World], seat: Seat, intent: Intent) -> None:
        if type(intent) not in USES:
            self.take_way(play, seat, intent)
            return
        windows = self._texts_of(play.world, seat)
        play.then(self.again(intent))
        USING[type(intent)](play, seat, intent, windows)


def _card_of(world: World, seat: Seat, intent: Intent) -> str:
    """The card that a use would take away, else empty; only cards are ever needed for an answer."""
    if type(intent) is PlayLuck:
        return intent.card
    item = card_at(world.knights[seat], intent.spot) if type(intent) is UseGear else None
    return "" if item is None else item.card


def spent(world: World, seat: Seat, intent: Intent) -> World:
    """The world without the card of a text, to check what is left to answer with."""
    knight = world.knights[seat]
    if type(intent) is PlayLuck:
        knight = replace(knight, luck=without(knight.luck, intent.card))
    elif type(intent) is UseGear and card_at(knight, intent.spot) is not None:
        knight = take(knight, intent.spot)
    return replace(world, knights=(*world.knights[:seat], knight, *world.knights[seat + 1 :]))
