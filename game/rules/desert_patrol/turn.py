"""Player turns: cards from the hand one after another, each played in one way."""

from collections.abc import Iterator

from game.rules.core.frames import Decision, Step
from game.rules.core.ids import CardId, Seat
from game.rules.core.piles import distinct
from game.rules.core.play import Play
from game.rules.core.values import Intent, Refusal
from game.rules.desert_patrol.acting import can_act
from game.rules.desert_patrol.actions import carry_out, effects, why_not_carry_out
from game.rules.desert_patrol.candidates import card_candidates
from game.rules.desert_patrol.events import (
    CardHunkered,
    CardPlayed,
    CardsDiscarded,
    EffectForgone,
    Idleness,
    SoldierRecovered,
    TurnEnded,
    TurnPassed,
    TurnStarted,
)
from game.rules.desert_patrol.intents import (
    ActionIntent,
    CardIntent,
    EndTurn,
    Forgo,
    HunkerDown,
    Recover,
    SwapSeats,
)
from game.rules.desert_patrol.manoeuvre import (
    MANOEUVRES,
    Manoeuvre,
    do_manoeuvre,
    do_swap,
    manoeuvres,
    why_not_manoeuvre,
    why_not_swap,
)
from game.rules.desert_patrol.state import World
from game.rules.desert_patrol.terms import CounterId, Side


class TurnBegins(Step[World], frozen=True, tag="dp.turn_begins", gc=False):
    """A player takes a whole turn, or the turn passes by itself."""

    side: Side

    def run(self, play: Play[World]) -> None:
        play.do(TurnStarted(self.side))
        why: Idleness | None = None
        if not can_act(play.world, self.side):
            why = "cannot_act"
        elif not play.world.forces(self.side).hand:
            why = "no_cards"
        if why is None:
            play.then(Turn(self.side))
        else:
            play.do(TurnPassed(self.side, why))
            play.then(TurnEnds(self.side))


class TurnGoesOn(Step[World], frozen=True, tag="dp.turn_goes_on", gc=False):
    """After each card: the turn ends by itself if there is no manoeuvre left, no card in hand, or no counter
    that can act."""

    side: Side
    card: CardId | None = None
    manoeuvred: bool = True

    def run(self, play: Play[World]) -> None:
        if self._may_manoeuvre(play.world):
            play.then(Turn(self.side, self.card, manoeuvred=False))
        elif not play.world.forces(self.side).hand:
            play.then(TurnEnds(self.side))
        elif can_act(play.world, self.side):
            play.then(Turn(self.side))
        else:
            play.do(TurnPassed(self.side, "cannot_act"))
            play.then(TurnEnds(self.side))

    def _may_manoeuvre(self, world: World) -> bool:
        if self.card is None or self.manoeuvred:
            return False
        return bool(manoeuvres(world, self.card, after=True))


class TurnEnds(Step[World], frozen=True, tag="dp.turn_ends", gc=False):
    """All cards left in hand and all cards in the play area are discarded."""

    side: Side

    def run(self, play: Play[World]) -> None:
        forces = play.world.forces(self.side)
        play.do(CardsDiscarded(self.side, forces.hand, forces.play_area))
        play.do(TurnEnded(self.side))


def why_not_again(card: CardId) -> Refusal:
    """Cards are played from the hand only: a card already played, or in another pile, cannot be used."""
    return Refusal("DP-TURN-02", {"card": card})


def why_not_from_reserve(world: World, card: CardId) -> Refusal:
    """Cards in the reserve are not in hand: only Reinforce brings them; Fog of War comes by itself."""
    if world.setting.cards[card].kind == "fog":
        return Refusal("DP-FOG-06", {"card": card})
    return Refusal("DP-SUP-01", {"card": card, "zone": "reserve"})


def why_not_by_itself(world: World, counter: CounterId) -> Refusal:
    """Counters act only by cards: a vehicle by those of its crew, a soldier by the linked cards."""
    if counter in world.vehicles:
        return Refusal("DP-UNIT-08", {"vehicle": counter})
    return Refusal("DP-UNIT-08", {"soldier": counter})


class Turn(Decision[World], frozen=True, tag="dp.turn", gc=False):
    """Play a card, or end the turn.

    `card` is the open card, if any. If a manoeuvre opened it, its effect is `pending` and must be chosen or
    given up; after its effect it may still make its manoeuvre, until the next card is played.
    """

    side: Side
    card: CardId | None = None
    manoeuvred: bool = True
    pending: bool = False

    def seats(self, world: World) -> frozenset[Seat]:
        return world.setting.asked[self.side]

    def legal(self, world: World, seat: Seat) -> tuple[Intent, ...]:
        if self.pending:
            assert self.card is not None
            return (*effects(world, self.card), Forgo(self.card))
        found: list[Intent] = []
        if self.card is not None and not self.manoeuvred:
            found += manoeuvres(world, self.card, after=True)
        fog = world.setting.fog[self.side]
        for card in distinct(world.forces(self.side).hand):
            if card != fog:
                found += manoeuvres(world, card, after=False)
                found += effects(world, card)
        found.append(EndTurn())
        return tuple(found)

    def candidates(self, world: World, seat: Seat) -> Iterator[Intent]:
        yield EndTurn()
        if self.card is not None:
            yield Forgo(self.card)
            yield from card_candidates(world, self.card, after=True)
        for card in distinct(world.forces(self.side).hand):
            yield from card_candidates(world, card, after=False)

    def why_not(self, world: World, seat: Seat, intent: Intent) -> Refusal | None:
        if isinstance(intent, ActionIntent):
            return self._why_not_card(world, intent.card) or why_not_carry_out(world, self.side, intent)
        if isinstance(intent, EndTurn):
            return self._why_not_yet() if self.pending else None
        if isinstance(intent, HunkerDown):
            if intent.card == world.setting.fog[self.side]:
                return Refusal("DP-FOG-05", {"card": intent.card})
            return self._why_not_card(world, intent.card)
        if isinstance(intent, MANOEUVRES):
            return self._why_not_at(world, intent.card, intent.after) or why_not_manoeuvre(world, intent)
        if isinstance(intent, Forgo):
            is_due = self.pending and intent.card == self.card
            return None if is_due else Refusal("DP-RULING-05", {"card": intent.card})
        if isinstance(intent, CardIntent):
            return self._why_not_card(world, intent.card) or _why_not_way(world, intent)
        return Refusal("DP-PLAY-01")

    def _why_not_yet(self) -> Refusal:
        """The open card must be finished first."""
        return Refusal("DP-TURN-02", {"card": self.card or "", "zone": "play_area"})

    def _why_not_card(self, world: World, card: CardId) -> Refusal | None:
        """The card must be in hand, or be the open card whose effect is pending; never Fog of War."""
        if self.pending:
            return None if card == self.card else self._why_not_yet()
        if card not in world.forces(self.side).hand:
            return why_not_again(card)
        return Refusal("DP-FOG-01", {"card": card}) if world.setting.cards[card].kind == "fog" else None

    def _why_not_at(self, world: World, card: CardId, after: bool) -> Refusal | None:
        """One manoeuvre with each card, before or after its effect."""
        if not after:
            return Refusal("DP-MAN-01", {"card": card}) if self.pending else self._why_not_card(world, card)
        if self.pending or self.manoeuvred or card != self.card:
            return Refusal("DP-MAN-01", {"card": card})
        return None

    def take(self, play: Play[World], seat: Seat, intent: Intent) -> None:
        if isinstance(intent, EndTurn):
            play.then(TurnEnds(self.side))
        elif isinstance(intent, HunkerDown):
            self._hunker_down(play, intent.card)
        elif isinstance(intent, MANOEUVRES):
            self._manoeuvre(play, intent)
        else:
            assert isinstance(intent, CardIntent)
            self._play(play, intent)

    def _manoeuvre(self, play: Play[World], intent: Manoeuvre) -> None:
        if intent.after:
            play.then(TurnGoesOn(self.side))
        else:
            play.do(CardPlayed(self.side, intent.card, "manoeuvre"))
            play.then(Turn(self.side, intent.card, manoeuvred=True, pending=True))
        do_manoeuvre(play, intent)

    def _hunker_down(self, play: Play[World], card: CardId) -> None:
        """The card goes to the reserve; a pinned soldier stays pinned and makes no manoeuvre."""
        play.then(TurnGoesOn(self.side, card, manoeuvred=self.pending))
        play.do(CardHunkered(self.side, card, "play_area" if self.pending else "hand"))

    def _play(self, play: Play[World], intent: CardIntent) -> None:
        """The card goes to the play area, unless its manoeuvre has already moved it there, and takes
        effect."""
        recovers = isinstance(intent, Recover)
        if not self.pending:
            play.do(CardPlayed(self.side, intent.card, "recover" if recovers else "effect"))
        play.then(TurnGoesOn(self.side, intent.card, manoeuvred=self.pending or recovers))
        if isinstance(intent, ActionIntent):
            carry_out(play, self.side, intent)
        elif recovers:
            play.do(SoldierRecovered(CounterId(intent.card)))
        elif isinstance(intent, SwapSeats):
            do_swap(play, intent)
        else:
            play.do(EffectForgone(self.side, intent.card))


def _why_not_way(world: World, intent: CardIntent) -> Refusal | None:
    if isinstance(intent, SwapSeats):
        return why_not_swap(world, intent)
    if isinstance(intent, Recover):
        man = world.soldiers.get(CounterId(intent.card))
        return None if man is not None and man.pinned else Refusal("DP-PIN-02", {"card": intent.card})
    return None
