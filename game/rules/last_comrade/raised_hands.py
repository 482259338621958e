"""Raised hands: who may react, by public facts only, and how a hand goes up and down.

An eligible player may raise their hand at any time in a turn, also while another player decides. A player who
wants nothing more this turn says so once and is not asked again, unless they raise their hand.
"""

from collections.abc import Iterator
from typing import ClassVar

from game.rules.core.frames import Decision, Frame
from game.rules.core.ids import Seat
from game.rules.core.play import Play
from game.rules.core.values import Intent, Refusal
from game.rules.last_comrade.events import HandLowered, HandRaised, NothingMoreSaid
from game.rules.last_comrade.intents import LowerHand, NothingMore, RaiseHand
from game.rules.last_comrade.state import World
from game.rules.last_comrade.terms import ComradeId

RAISE, LOWER, REST = RaiseHand(), LowerHand(), NothingMore()
HANDS = (RAISE, LOWER, REST)
OfHands = RaiseHand | LowerHand | NothingMore


def is_eligible(world: World, comrade: ComradeId) -> bool:
    """At a checkpoint: whether the player may still play an Event, or has Dominika's swap unused."""
    player = world.players[comrade]
    if not player.alive or player.life <= 0 or player.conceding:
        return False
    if player.hand and not player.event_used:
        return True
    return world.setting.comrades[comrade].swaps_hands and not player.swap_used


def may_raise(world: World, comrade: ComradeId) -> bool:
    player = world.players[comrade]
    return not player.hand_raised and not player.looked and is_eligible(world, comrade)


def is_waited_for(world: World, comrade: ComradeId) -> bool:
    """Whether an open window waits for this player, who may raise a hand and has not declined."""
    player = world.players[comrade]
    if player.resting or player.hand_raised or player.looked:
        return False
    return is_eligible(world, comrade)


def may_rest(world: World, comrade: ComradeId) -> bool:
    """Whether a player can still say that they want nothing more this turn."""
    return not world.players[comrade].resting and is_eligible(world, comrade)


def why_not_hand(world: World, comrade: ComradeId, intent: Intent) -> Refusal | None:
    player = world.players[comrade]
    if isinstance(intent, LowerHand):
        return None if player.hand_raised else Refusal("LC-REACT-07", {"raised": "no"})
    if isinstance(intent, RaiseHand) and player.hand_raised:
        return Refusal("LC-REACT-07", {"raised": "yes"})
    if not is_eligible(world, comrade):
        used = "yes" if player.event_used else "no"
        return Refusal("LC-REACT-02", {"cards": len(player.hand), "used": used})
    if isinstance(intent, NothingMore):
        return Refusal("LC-REACT-06") if player.resting else None
    return Refusal("LC-REACT-18") if player.looked else None


def said(play: Play[World], comrade: ComradeId, intent: Intent) -> None:
    """Carry out what a player says about their hand."""
    if isinstance(intent, NothingMore):
        play.do(NothingMoreSaid(comrade))
    else:
        play.do(HandRaised(comrade) if isinstance(intent, RaiseHand) else HandLowered(comrade))


class TurnDecision(Decision[World], frozen=True, gc=False):
    """A decision within a turn: besides the asked seats, every eligible player may raise and lower their
    hand."""

    hands_of_asked: ClassVar[bool] = True
    """Whether the asked seats may do so as well."""

    def in_order(self, world: World) -> tuple[Seat, ...]:
        return world.clockwise(self.seats(world))

    def bystanders(self, world: World) -> frozenset[Seat]:
        asked = self.seats(world)
        return frozenset(
            [
                player.seat
                for comrade, player in world.players.items()
                if player.seat not in asked and self._hands(world, comrade)
            ]
        )

    def why_not_heard(self, world: World, seat: Seat, intent: Intent) -> Refusal | None:
        """A seat that only wants to raise or lower its hand gets the rule against that, not the rule about
        whose turn it is."""
        if isinstance(intent, OfHands):
            return why_not_hand(world, world.comrade_of(seat), intent)
        return super().why_not_heard(world, seat, intent)

    def candidates(self, world: World, seat: Seat) -> Iterator[Intent]:
        if self.is_asked(world, seat):
            yield from self.choices(world, world.comrade_of(seat))
        yield from HANDS

    def why_not(self, world: World, seat: Seat, intent: Intent) -> Refusal | None:
        is_asked = self.is_asked(world, seat)
        if isinstance(intent, OfHands) and (self.hands_of_asked or not is_asked):
            return why_not_hand(world, world.comrade_of(seat), intent)
        if not is_asked:
            return Refusal(self.rule_other_seat or "LC-TURN-07")
        return self.why_not_choice(world, world.comrade_of(seat), intent)

    def legal(self, world: World, seat: Seat) -> tuple[Intent, ...]:
        comrade = world.comrade_of(seat)
        if not self.is_asked(world, seat):
            return self._hands(world, comrade)
        found = self.legal_choices(world, comrade)
        return (*found, *self._hands(world, comrade)) if self.hands_of_asked else tuple(found)

    @staticmethod
    def _hands(world: World, comrade: ComradeId) -> tuple[Intent, ...]:
        """What a player may say about their hand."""
        player, able = world.players[comrade], is_eligible(world, comrade)
        found: tuple[Intent, ...] = ()
        if player.hand_raised:
            found = (LOWER,)
        elif able and not player.looked:
            found = (RAISE,)
        return (*found, REST) if able and not player.resting else found

    def take(self, play: Play[World], seat: Seat, intent: Intent) -> None:
        comrade = play.world.comrade_of(seat)
        if isinstance(intent, OfHands) and (self.hands_of_asked or not self.is_asked(play.world, seat)):
            said(play, comrade, intent)
            play.then(self.resumed())
        else:
            self.choose(play, comrade, intent)

    def resumed(self) -> Frame:
        """The frame that continues after a player has said something about their hand."""
        return self

    def choices(self, world: World, comrade: ComradeId) -> Iterator[Intent]:
        raise NotImplementedError

    def legal_choices(self, world: World, comrade: ComradeId) -> Iterator[Intent]:
        for intent in self.choices(world, comrade):
            if self.why_not_choice(world, comrade, intent) is None:
                yield intent

    def why_not_choice(self, world: World, comrade: ComradeId, intent: Intent) -> Refusal | None:
        raise NotImplementedError

    def choose(self, play: Play[World], comrade: ComradeId, intent: Intent) -> None:
        raise NotImplementedError
