"""Choices inside texts: branches, gear to lose or to mark, luck cards to discard, contracts to mark."""

from collections.abc import Iterator
from typing import Literal

from game.rules.core.ids import Seat
from game.rules.core.piles import distinct
from game.rules.core.play import Play
from game.rules.core.values import Intent, Refusal
from game.rules.wasteland_riders.content.tables import Effect
from game.rules.wasteland_riders.contracts import FillSlots, put_marker
from game.rules.wasteland_riders.events.common import LuckDiscarded, LuckLost
from game.rules.wasteland_riders.events.gear import GearDiscarded, GearMarked, StowedDiscarded
from game.rules.wasteland_riders.events.journey import RevealedDiscarded
from game.rules.wasteland_riders.gear.carried import (
    Held,
    available,
    card_at,
    cards_of,
    held_at,
    on_sheet,
    stowed,
)
from game.rules.wasteland_riders.intents.common import (
    ChooseCard,
    ChooseContract,
    ChooseGear,
    ChooseOption,
    DiscardLuck,
    Pass,
)
from game.rules.wasteland_riders.market.paying import can_afford
from game.rules.wasteland_riders.packing.placing import MakeFit, is_blue
from game.rules.wasteland_riders.roles import scavenger_of
from game.rules.wasteland_riders.running import Run
from game.rules.wasteland_riders.terms import Spot
from game.rules.wasteland_riders.texts.asking import Asked, spent
from game.rules.wasteland_riders.texts.public_decisions import PublicDecision
from game.rules.wasteland_riders.texts.usefulness import is_markable, would_change_anything
from game.rules.wasteland_riders.world.state import World


class Choosing(Asked, frozen=True, tag="wr.choosing", gc=False):
    """Choose one of several things a text offers; a thing that changes nothing only if none changes
    anything."""

    seat: Seat
    """The seat that chooses."""
    knight: Seat
    """The knight that the text calls "you"."""
    source: str
    options: tuple[tuple[Effect, ...], ...]

    def seats(self, world: World) -> frozenset[Seat]:
        return world.asked(self.seat)

    def ways(self, world: World, seat: Seat) -> Iterator[Intent]:
        yield from (ChooseOption(index) for index in range(len(self.options)))

    def why_not_way(self, world: World, seat: Seat, intent: Intent) -> Refusal | None:
        if type(intent) is not ChooseOption or not 0 <= intent.option < len(self.options):
            return Refusal("WR-GOLD-05")
        option = self.options[intent.option]
        if not can_afford(world, self.knight, option):
            return Refusal("WR-EXPL-10")
        if self._is_worth(world, option) or not any(self._is_worth(world, one) for one in self.options):
            return None
        return Refusal("WR-RES-01", {"source": self.source})

    def can_spare(self, world: World, seat: Seat, intent: Intent) -> bool:
        """Not the last card that could pay for an option, if nothing else can be chosen."""
        return bool(self.open_ways(spent(world, seat, intent), seat))

    def _is_worth(self, world: World, option: tuple[Effect, ...]) -> bool:
        return can_afford(world, self.knight, option) and would_change_anything(world, self.knight, option)

    def take_way(self, play: Play[World], seat: Seat, intent: Intent) -> None:
        assert type(intent) is ChooseOption
        play.then(Run(self.knight, self.source, self.options[intent.option]))


def verb_choose(play: Play[World], run: Run, effect: Effect) -> None:
    chooser = scavenger_of(play.world, run.seat) if effect.who == "scavenger" else run.seat
    play.then(Choosing(chooser, run.seat, run.source, effect.options))


class MayDo(Asked, frozen=True, tag="wr.may_do", gc=False):
    """The knight may accept or refuse what a text offers."""

    seat: Seat
    source: str
    effects: tuple[Effect, ...]

    def seats(self, world: World) -> frozenset[Seat]:
        return world.asked(self.seat)

    def ways(self, world: World, seat: Seat) -> Iterator[Intent]:
        yield ChooseOption(0)
        yield Pass()

    def why_not_way(self, world: World, seat: Seat, intent: Intent) -> Refusal | None:
        return None if intent in (ChooseOption(0), Pass()) else Refusal("WR-GOLD-05")

    def take_way(self, play: Play[World], seat: Seat, intent: Intent) -> None:
        if type(intent) is ChooseOption:
            play.then(Run(self.seat, self.source, self.effects))


def verb_may(play: Play[World], run: Run, effect: Effect) -> None:
    play.then(MayDo(run.seat, run.source, effect.then))


# Gear


class LosingGear(Asked, frozen=True, tag="wr.losing_gear", gc=False):
    """A card is lost, or marked: the knight chooses any own card, the Scavenger an available one."""

    seat: Seat
    knight: Seat
    purpose: Literal["lose", "mark"]
    left: int

    def seats(self, world: World) -> frozenset[Seat]:
        return world.asked(self.seat) if any(self._cards(world)) else frozenset()

    def _cards(self, world: World) -> Iterator[Held]:
        knight = world.knights[self.knight]
        if self.purpose == "mark":
            yield from (held for held in available(world.setting, knight) if not held.item.marked)
            return
        own = cards_of(knight) if self.seat == self.knight else on_sheet(knight)
        yield from (held for held in own if not is_blue(world, held.item))

    def ways(self, world: World, seat: Seat) -> Iterator[Intent]:
        knight = world.knights[self.knight]
        found = available(world.setting, knight) if self.purpose == "mark" else cards_of(knight)
        yield from (ChooseGear(held.spot) for held in found)

    def why_not_way(self, world: World, seat: Seat, intent: Intent) -> Refusal | None:
        if type(intent) is ChooseGear and any(held.spot == intent.spot for held in self._cards(world)):
            return None
        return Refusal("WR-BLUE-02" if self.purpose == "lose" else "WR-GEAR-13")

    def take_way(self, play: Play[World], seat: Seat, intent: Intent) -> None:
        assert type(intent) is ChooseGear
        held = held_at(play.world.setting, play.world.knights[self.knight], intent.spot)
        assert held is not None
        if self.left > 1:
            play.then(LosingGear(self.seat, self.knight, self.purpose, self.left - 1))
        if self.purpose == "mark":
            play.do(GearMarked(self.knight, held.spot, held.item.card, held.printed, used=False))
        else:
            lose_card(play, self.knight, held.spot)


def lose_card(play: Play[World], seat: Seat, spot: Spot, *, by_chance: bool = False) -> None:
    item = card_at(play.world.knights[seat], spot)
    assert item is not None
    if by_chance:
        play.do(StowedDiscarded(seat, spot, item, "lost"))
    else:
        play.do(GearDiscarded(seat, spot, item, "lost"))
    play.then(MakeFit(seat))


def verb_lose_gear(play: Play[World], run: Run, effect: Effect) -> None:
    """If no card is available, the Scavenger takes a stowed one at random."""
    if effect.who != "scavenger":
        play.then(LosingGear(run.seat, run.seat, "lose", effect.n))
        return
    knight = play.world.knights[run.seat]
    if any(not is_blue(play.world, held.item) for held in on_sheet(knight)):
        play.then(LosingGear(scavenger_of(play.world, run.seat), run.seat, "lose", effect.n))
        return
    spots = [held.spot for held in stowed(knight) if not is_blue(play.world, held.item)]
    if spots:
        lose_card(play, run.seat, play.shuffle(spots)[0], by_chance=True)


def verb_mark_gear(play: Play[World], run: Run, effect: Effect) -> None:
    play.then(LosingGear(scavenger_of(play.world, run.seat), run.seat, "mark", effect.n))


# Luck cards


class ThrowingLuck(Asked, frozen=True, tag="wr.throwing_luck", gc=False):
    """A text makes the knight discard luck cards by choice."""

    seat: Seat
    left: int

    def seats(self, world: World) -> frozenset[Seat]:
        return world.asked(self.seat) if world.knights[self.seat].luck and self.left else frozenset()

    def ways(self, world: World, seat: Seat) -> Iterator[Intent]:
        yield from (DiscardLuck(card) for card in distinct(world.knights[self.seat].luck))

    def why_not_way(self, world: World, seat: Seat, intent: Intent) -> Refusal | None:
        if type(intent) is DiscardLuck and intent.card in world.knights[self.seat].luck:
            return None
        return Refusal("WR-LUCK-03")

    def take_way(self, play: Play[World], seat: Seat, intent: Intent) -> None:
        assert type(intent) is DiscardLuck
        play.do(LuckDiscarded(self.seat, intent.card))
        play.then(ThrowingLuck(self.seat, self.left - 1))


def verb_discard_luck(play: Play[World], run: Run, effect: Effect) -> None:
    if effect.who != "random":
        play.then(ThrowingLuck(run.seat, effect.n))
        return
    for card in play.shuffle(play.world.knights[run.seat].luck)[: effect.n]:
        play.do(LuckLost(run.seat, card))


# Revealed wasteland cards and contracts


class DroppingRevealed(PublicDecision, frozen=True, tag="wr.dropping_revealed", gc=False):
    """The knight discards a revealed wasteland card; at least one must remain."""

    seat: Seat

    def seats(self, world: World) -> frozenset[Seat]:
        move = world.move
        return world.asked(self.seat) if move is not None and len(move.revealed) > 1 else frozenset()

    def ways(self, world: World, seat: Seat) -> Iterator[Intent]:
        assert world.move is not None
        yield from (ChooseCard(card) for card in world.move.revealed)

    def why_not_way(self, world: World, seat: Seat, intent: Intent) -> Refusal | None:
        assert world.move is not None
        if type(intent) is ChooseCard and intent.card in world.move.revealed:
            return None
        return Refusal("WR-MOVE-22")

    def take_way(self, play: Play[World], seat: Seat, intent: Intent) -> None:
        assert type(intent) is ChooseCard
        play.do(RevealedDiscarded((intent.card,)))


def verb_discard_reveal(play: Play[World], run: Run, effect: Effect) -> None:
    play.then(*(DroppingRevealed(run.seat) for _ in range(effect.n)))


class MarkingContract(PublicDecision, frozen=True, tag="wr.marking_contract", gc=False):
    """Put a marker onto a contract in play, or take one off."""

    seat: Seat
    change: int

    def seats(self, world: World) -> frozenset[Seat]:
        usable = any(is_markable(world, one.card, self.change) for one in world.contracts)
        return world.asked(self.seat) if usable else frozenset()

    def ways(self, world: World, seat: Seat) -> Iterator[Intent]:
        yield from (ChooseContract(one.card) for one in world.contracts if not one.face_down)

    def why_not_way(self, world: World, seat: Seat, intent: Intent) -> Refusal | None:
        if type(intent) is not ChooseContract or world.contract(intent.contract) is None:
            return Refusal("WR-CON-07")
        if is_markable(world, intent.contract, self.change):
            return None
        return Refusal("WR-VAR-11", {"contract": intent.contract})

    def take_way(self, play: Play[World], seat: Seat, intent: Intent) -> None:
        assert type(intent) is ChooseContract
        play.then(FillSlots())
        put_marker(play, intent.contract, self.change)


def verb_contract_marker(play: Play[World], run: Run, effect: Effect) -> None:
    play.then(MarkingContract(run.seat, effect.n))
