"""Drawing gear and luck cards: exactly the named colour, or a vehicle of the same value instead of one
card."""

from collections.abc import Iterator

from game.rules.core.frames import Step
from game.rules.core.ids import CardId, Seat
from game.rules.core.piles import distinct, hidden
from game.rules.core.play import Play
from game.rules.core.values import Intent, Refusal
from game.rules.wasteland_riders import decks
from game.rules.wasteland_riders.content.tables import Effect
from game.rules.wasteland_riders.events.common import DrawFellShort, LuckDiscarded
from game.rules.wasteland_riders.events.gear import (
    DrawingBegan,
    DrawingEnded,
    ExtraDraw,
    GainedDiscarded,
    GearDrawn,
    Grafted,
    NamedGained,
    VehicleTaken,
)
from game.rules.wasteland_riders.gear.carried import GAINED
from game.rules.wasteland_riders.intents.common import ChooseCard, DiscardLuck, DrawGear, TakeVehicle
from game.rules.wasteland_riders.packing.placing import PlaceGained, why_not_replace
from game.rules.wasteland_riders.running import Run
from game.rules.wasteland_riders.terms import Colour
from game.rules.wasteland_riders.texts.asking import Asked, spent
from game.rules.wasteland_riders.windows.windows import ReactionWindow
from game.rules.wasteland_riders.world.items import Item
from game.rules.wasteland_riders.world.state import Drawing, World


def verb_draw_gear(play: Play[World], run: Run, effect: Effect) -> None:
    assert effect.colour is not None
    play.then(DrawCards(run.seat, effect.colour, effect.n))


class DrawCards(Step[World], frozen=True, tag="wr.draw_cards", gc=False):
    """Draw a number of cards of one colour; cards that change the draw may be used first."""

    seat: Seat
    colour: Colour
    n: int

    def run(self, play: Play[World]) -> None:
        play.do(DrawingBegan(self.seat, self.colour, self.n))
        play.then(
            ReactionWindow("on_draw", (self.seat,)), Offered(self.seat), Drawn(), PlaceGained(self.seat)
        )


def verb_extra_draw(play: Play[World], run: Run, _effect: Effect) -> None:
    play.do(ExtraDraw(run.seat))


class Offered(Asked, frozen=True, tag="wr.offered", gc=False):
    """A vehicle of the same value may be taken from the pool instead of one of the cards (WR-VEH-12)."""

    seat: Seat

    def seats(self, world: World) -> frozenset[Seat]:
        """Empty if the pool has no such vehicle."""
        return world.asked(self.seat) if any(self._vehicles(world)) else frozenset()

    def _vehicles(self, world: World) -> Iterator[TakeVehicle]:
        assert world.drawing is not None
        if why_not_replace(world, self.seat) is not None:
            return
        for card in distinct(world.pool):
            vehicle = world.setting.content.vehicles[card]
            for side, damaged in ((vehicle.undamaged, False), (vehicle.damaged, True)):
                if side.colour == world.drawing.colour:
                    yield TakeVehicle(card, damaged)

    def ways(self, world: World, seat: Seat) -> Iterator[Intent]:
        yield DrawGear()
        yield from self._vehicles(world)

    def why_not_way(self, world: World, seat: Seat, intent: Intent) -> Refusal | None:
        if type(intent) is DrawGear or intent in set(self._vehicles(world)):
            return None
        return Refusal("WR-VEH-12")

    def take_way(self, play: Play[World], seat: Seat, intent: Intent) -> None:
        if type(intent) is TakeVehicle:
            play.do(VehicleTaken(self.seat, intent.vehicle, intent.damaged, "draw"))


class Drawn(Step[World], frozen=True, tag="wr.drawn", gc=False):
    """The cards still due, one by one; with a surplus card one must go."""

    def run(self, play: Play[World]) -> None:
        drawing = play.world.drawing
        assert drawing is not None
        drawn = _draw_all(play, drawing)
        surplus = drawing.surplus if drawn > drawing.surplus else 0
        if surplus and drawing.colour == "luck":
            play.then(ThrowLuck(drawing.seat, play.world.knights[drawing.seat].luck[-drawn:]))
        elif surplus:
            play.then(ThrowBack(drawing.seat, drawn))
        play.do(DrawingEnded(drawing.seat))


def _draw_all(play: Play[World], drawing: Drawing) -> int:
    if drawing.colour == "luck":
        before = len(play.world.knights[drawing.seat].luck)
        decks.draw_luck(play, drawing.seat, drawing.due)
        return len(play.world.knights[drawing.seat].luck) - before
    for number in range(drawing.due):
        card = decks.top(play, drawing.colour)
        if card is None:
            play.do(DrawFellShort(drawing.colour, drawing.due - number))
            return number
        play.do(GearDrawn(drawing.seat, drawing.colour, (card,)))
        decks.renew(play, drawing.colour)
    return drawing.due


class ThrowBack(Asked, frozen=True, tag="wr.throw_back", gc=False):
    """One card too many was drawn: one of those just drawn is discarded."""

    seat: Seat
    drawn: int

    def seats(self, world: World) -> frozenset[Seat]:
        return world.asked(self.seat)

    def _items(self, world: World) -> tuple[Item, ...]:
        return world.knights[self.seat].gained[-self.drawn :]

    def ways(self, world: World, seat: Seat) -> Iterator[Intent]:
        yield from (ChooseCard(card) for card in distinct(tuple(item.card for item in self._items(world))))

    def why_not_way(self, world: World, seat: Seat, intent: Intent) -> Refusal | None:
        if type(intent) is ChooseCard and any(item.card == intent.card for item in self._items(world)):
            return None
        return Refusal("WR-RES-12")

    def take_way(self, play: Play[World], seat: Seat, intent: Intent) -> None:
        assert type(intent) is ChooseCard
        item = next(item for item in self._items(play.world) if item.card == intent.card)
        play.do(GainedDiscarded(self.seat, item))


class DrawLuck(Step[World], frozen=True, tag="wr.draw_luck", gc=False):
    """Draw a number of luck cards; the hand limit holds at once (WR-LUCK-02)."""

    seat: Seat
    n: int

    def run(self, play: Play[World]) -> None:
        decks.draw_luck(play, self.seat, self.n)
        play.then(LuckLimit(self.seat))


class ThrowLuck(Asked, frozen=True, tag="wr.throw_luck", gc=False):
    """One luck card too many was drawn: one of those just drawn is discarded. The frame hides them from
    others."""

    seat: Seat
    drawn: tuple[CardId, ...]

    def redacted(self, world: World, seat: Seat) -> "ThrowLuck":
        return self if seat == self.seat else ThrowLuck(self.seat, hidden(self.drawn))

    def seats(self, world: World) -> frozenset[Seat]:
        return world.asked(self.seat)

    def ways(self, world: World, seat: Seat) -> Iterator[Intent]:
        yield from (DiscardLuck(card) for card in self.drawn)

    def why_not_way(self, world: World, seat: Seat, intent: Intent) -> Refusal | None:
        own = world.knights[self.seat].luck
        if type(intent) is DiscardLuck and intent.card in self.drawn and intent.card in own:
            return None
        return Refusal("WR-LUCK-02")

    def can_spare(self, world: World, seat: Seat, intent: Intent) -> bool:
        """Whether a card can be spent: one of those just drawn must be left to be discarded."""
        return bool(self.open_ways(spent(world, seat, intent), seat))

    def take_way(self, play: Play[World], seat: Seat, intent: Intent) -> None:
        assert type(intent) is DiscardLuck
        play.do(LuckDiscarded(self.seat, intent.card))


class LuckLimit(Asked, frozen=True, tag="wr.luck_limit", gc=False):
    """The hand is over its limit: discard down to it, by choice."""

    seat: Seat

    def seats(self, world: World) -> frozenset[Seat]:
        over = len(world.knights[self.seat].luck) > world.setting.numbers.luck_limit
        return world.asked(self.seat) if over else frozenset()

    def ways(self, world: World, seat: Seat) -> Iterator[Intent]:
        yield from (DiscardLuck(card) for card in distinct(world.knights[self.seat].luck))

    def why_not_way(self, world: World, seat: Seat, intent: Intent) -> Refusal | None:
        if type(intent) is DiscardLuck and intent.card in world.knights[self.seat].luck:
            return None
        return Refusal("WR-LUCK-02")

    def take_way(self, play: Play[World], seat: Seat, intent: Intent) -> None:
        assert type(intent) is DiscardLuck
        play.do(LuckDiscarded(self.seat, intent.card))
        play.then(self)


def verb_draw_luck(play: Play[World], run: Run, effect: Effect) -> None:
    play.then(DrawLuck(run.seat, effect.n))


def verb_gain_named(play: Play[World], run: Run, effect: Effect) -> None:
    """The named card comes from the blue deck; if it is no longer there, one red card instead."""
    card, setting = CardId(effect.card), play.world.setting
    if card not in play.world.decks["blue"]:
        play.then(DrawCards(run.seat, "red", 1))
        return
    play.do(NamedGained(run.seat, card))
    if not setting.is_vehicle(card) and setting.gear(card).type == "mutation":
        play.do(Grafted(run.seat, card, GAINED))
    play.then(PlaceGained(run.seat))
