"""The initiative phase: a secret bid of one card each, revealed together."""

from collections.abc import Iterator
from typing import Self

from msgspec.structs import replace

from game.rules.core.frames import Decision, Step
from game.rules.core.ids import HIDDEN, CardId, Seat
from game.rules.core.piles import distinct
from game.rules.core.play import Play
from game.rules.core.values import Intent, Refusal
from game.rules.desert_patrol.acting import can_act
from game.rules.desert_patrol.events import (
    BidDiscarded,
    InitiativeCommitted,
    InitiativeRevealed,
    InitiativeSet,
)
from game.rules.desert_patrol.intents import Commit
from game.rules.desert_patrol.state import World
from game.rules.desert_patrol.terms import SIDES, Side, enemy

NOBODY: frozenset[Seat] = frozenset()


class InitiativePhase(Step[World], frozen=True, tag="dp.initiative_phase", gc=False):
    """Both players bid; a player with an empty hand bids nothing."""

    def run(self, play: Play[World]) -> None:
        idle = next((side for side in SIDES if not can_act(play.world, side)), None)
        _wait_or_reveal(play, Bid() if idle is None else LonelyBid(idle=idle))


class Bid(Decision[World], frozen=True, tag="dp.bid", gc=False):
    """Each player secretly chooses one card of their hand; the chosen cards lie face down in this frame."""

    lrdg: CardId | None = None
    italy: CardId | None = None

    def seats(self, world: World) -> frozenset[Seat]:
        asked = world.setting.asked
        lrdg = asked["lrdg"] if self.lrdg is None and world.lrdg.hand else NOBODY
        italy = asked["italy"] if self.italy is None and world.italy.hand else NOBODY
        return lrdg | italy if lrdg and italy else lrdg or italy

    def candidates(self, world: World, seat: Seat) -> Iterator[Intent]:
        return (Commit(card) for card in distinct(world.forces(world.side_of(seat)).hand))

    def legal(self, world: World, seat: Seat) -> tuple[Intent, ...]:
        """Every card of the hand."""
        return tuple(self.candidates(world, seat))

    def why_not(self, world: World, seat: Seat, intent: Intent) -> Refusal | None:
        if not isinstance(intent, Commit):
            return Refusal("DP-ROUND-01", {"phase": "initiative"})
        if intent.card not in world.forces(world.side_of(seat)).hand:
            return Refusal("DP-INIT-01", {"card": intent.card})
        return None

    def take(self, play: Play[World], seat: Seat, intent: Intent) -> None:
        assert isinstance(intent, Commit)
        side = play.world.side_of(seat)
        play.do(InitiativeCommitted(side))
        _wait_or_reveal(
            play, replace(self, lrdg=intent.card) if side == "lrdg" else replace(self, italy=intent.card)
        )

    def redacted(self, world: World, seat: Seat) -> Self:
        if world.side_of(seat) == "lrdg":
            return self if self.italy is None else replace(self, italy=HIDDEN)
        return self if self.lrdg is None else replace(self, lrdg=HIDDEN)


class LonelyBid(Bid, frozen=True, tag="dp.lonely_bid", gc=False, kw_only=True):
    """The bid of a round in which one side cannot act: both bid, but the turn of that side passes."""

    idle: Side


def _wait_or_reveal(play: Play[World], bid: Bid) -> None:
    play.then(bid if bid.seats(play.world) else Reveal(bid.lrdg, bid.italy))


class Reveal(Step[World], frozen=True, tag="dp.reveal", gc=False):
    """The higher initiative takes the marker; on a tie the marker stays. Both cards are discarded."""

    lrdg: CardId | None
    italy: CardId | None

    def run(self, play: Play[World]) -> None:
        values = {"lrdg": _value(play.world, self.lrdg), "italy": _value(play.world, self.italy)}
        play.do(InitiativeRevealed(self.lrdg, self.italy, values["lrdg"], values["italy"]))
        holder = play.world.initiative
        other = enemy(holder)
        if values[other] > values[holder]:
            play.do(InitiativeSet(other, "taken"))
        else:
            play.do(InitiativeSet(holder, "kept_on_tie" if values[other] == values[holder] else "kept"))
        for side, card in (("lrdg", self.lrdg), ("italy", self.italy)):
            if card is not None:
                play.do(BidDiscarded("lrdg" if side == "lrdg" else "italy", card))


def _value(world: World, card: CardId | None) -> int:
    return 0 if card is None else world.setting.cards[card].initiative
