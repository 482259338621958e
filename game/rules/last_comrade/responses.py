"""Announcing an Event: all others may answer it with Nyet!, and the innermost Event is settled first."""

from collections.abc import Iterator, Mapping

from game.rules.core.frames import AutoPass, Decision, Frame, Step
from game.rules.core.ids import Seat
from game.rules.core.play import Play
from game.rules.core.values import Intent, Refusal
from game.rules.last_comrade.events import (
    EventAnnounced,
    EventCancelled,
    EventSettled,
    HandRaised,
    LetBy,
    NothingMoreSaid,
    StoodDown,
)
from game.rules.last_comrade.intents import LetPass, NothingMore, PlayEvent, RaiseHand, StandDown
from game.rules.last_comrade.life import heal
from game.rules.last_comrade.state import Player, World
from game.rules.last_comrade.terms import ComradeId

Comrades = tuple[ComradeId, ...]


def announce(play: Play[World], event: EventAnnounced, settles: Frame) -> None:
    """Put the Event on the table with its choices; it is settled when nobody answers it any more."""
    play.do(event)
    reminded = tuple(
        comrade
        for comrade in respondents(play.world)
        if "event_response" in play.world.players[comrade].reminders
        and not play.world.players[comrade].resting
    )
    for comrade in reminded:
        play.do(HandRaised(comrade, response=True))
    play.then(AtResponse((), reminded), settles)


def settle(play: Play[World]) -> bool:
    """Discard the innermost Event; returns True if it was not cancelled, after Jadwiga has healed."""
    event = play.world.announced[-1]
    play.do(EventSettled(event.comrade, event.card, event.cancelled))
    if not event.cancelled:
        heal(play, event.comrade, play.world.ability(event.comrade).heals_on_event, "herbs")
    return not event.cancelled


def respondents(world: World) -> Comrades:
    """Who may answer the innermost Event, by priority: all others with a card and an unused Event."""
    owner, players = world.announced[-1].comrade, world.players
    return tuple([one for one in world.from_holder() if one != owner and _has_event_left(players[one])])


def _has_event_left(player: Player) -> bool:
    return bool(player.hand) and not player.event_used and not player.conceding and player.can_act


class AtResponse(Step[World], frozen=True, tag="lc.at_response", gc=False):
    """Ask all and serve raised hands by priority; a hand raised for a checkpoint does not count."""

    passed: Comrades
    raised: Comrades

    def run(self, play: Play[World]) -> None:
        response = Response(self.passed, self.raised)
        undecided = response.undecided(play.world)
        for comrade in respondents(play.world):
            if comrade in undecided:
                play.then(response)
                return
            if comrade in self.raised:
                play.then(Answering(comrade, self.passed, self.raised))
                return


class Response(Decision[World], frozen=True, tag="lc.response", gc=False):
    """An Event was announced: a player who wants to answer raises a hand, for this Event only."""

    rule_other_seat = "LC-REACT-02"
    is_public_decision = True
    passed: Comrades
    raised: Comrades

    def undecided(self, world: World) -> Comrades:
        """The players who must still say whether they want to answer, by priority."""
        answered = self.passed + self.raised
        players = world.players
        return tuple([one for one in respondents(world) if one not in answered and not players[one].resting])

    def seats(self, world: World) -> frozenset[Seat]:
        return frozenset([world.players[one].seat for one in self.undecided(world)])

    def in_order(self, world: World) -> tuple[Seat, ...]:
        return world.clockwise(self.seats(world))

    def asks_about(self, world: World) -> Mapping[str, object]:
        """The Event that can be answered, who plays it, and against whom."""
        event = world.announced[-1]
        about: dict[str, object] = {"comrade": event.comrade, "card": event.card, "against": "nobody"}
        return about if event.other is None else {**about, "against": "somebody", "other": event.other}

    def bystanders(self, world: World) -> frozenset[Seat]:
        """A player who has passed may change their mind while others are still asked."""
        answered = (*self.raised, *self.undecided(world))
        return frozenset([world.players[one].seat for one in respondents(world) if one not in answered])

    def auto_pass(self) -> AutoPass:
        return AutoPass("lc_response", LetPass())

    def candidates(self, world: World, seat: Seat) -> Iterator[Intent]:
        yield from (LetPass(), RaiseHand(), NothingMore())

    def why_not(self, world: World, seat: Seat, intent: Intent) -> Refusal | None:
        if isinstance(intent, RaiseHand):
            return None
        is_word = isinstance(intent, LetPass | NothingMore)
        return None if is_word and seat in self.seats(world) else Refusal("LC-REACT-06")

    def take(self, play: Play[World], seat: Seat, intent: Intent) -> None:
        comrade = play.world.comrade_of(seat)
        passed = tuple(one for one in self.passed if one != comrade)
        if isinstance(intent, RaiseHand):
            play.do(HandRaised(comrade, response=True))
            play.then(AtResponse(passed, (*self.raised, comrade)))
        else:
            play.do(LetBy(comrade) if isinstance(intent, LetPass) else NothingMoreSaid(comrade))
            play.then(AtResponse((*passed, comrade), self.raised))


class Answering(Decision[World], frozen=True, tag="lc.answering", gc=False):
    """A player served against an Event plays Nyet! or stands down. An Event can be answered by one Nyet!
    only."""

    rule_other_seat = "LC-REACT-03"
    comrade: ComradeId
    passed: Comrades
    raised: Comrades

    def seats(self, world: World) -> frozenset[Seat]:
        return world.asked(self.comrade)

    def candidates(self, world: World, seat: Seat) -> Iterator[Intent]:
        yield StandDown()
        yield PlayEvent(world.setting.event_of["cancel"])

    def why_not(self, world: World, seat: Seat, intent: Intent) -> Refusal | None:
        if isinstance(intent, StandDown):
            return None
        if not isinstance(intent, PlayEvent):
            return Refusal("LC-REACT-06")
        held = intent.card in world.players[self.comrade].hand
        if held and intent.card == world.setting.event_of["cancel"]:
            return None
        return Refusal("LC-EVT-02", {"card": intent.card, "held": "yes" if held else "no"})

    def take(self, play: Play[World], seat: Seat, intent: Intent) -> None:
        if isinstance(intent, PlayEvent):
            answered = play.world.announced[-1].comrade
            announce(play, EventAnnounced(self.comrade, intent.card, answered), Cancels())
            return
        play.do(StoodDown(self.comrade, counted=False))
        left = tuple(one for one in self.raised if one != self.comrade)
        play.then(AtResponse((*self.passed, self.comrade), left))


class Cancels(Step[World], frozen=True, tag="lc.cancels", gc=False):
    """A Nyet! that is not cancelled cancels the whole Event below it."""

    def run(self, play: Play[World]) -> None:
        nyet, answered = play.world.announced[-1], play.world.announced[-2]
        if not nyet.cancelled:
            play.do(EventCancelled(answered.comrade, answered.card, nyet.comrade))
        settle(play)
