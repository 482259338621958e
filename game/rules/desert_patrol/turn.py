"""Player turns: cards from the hand one after another, each played in one way."""

from collections.abc import Callable, Iterator
from typing import Any

from game.rules.core.frames import Decision, Step
from game.rules.core.ids import CardId, Seat
from game.rules.core.piles import distinct
from game.rules.core.play import Play
from game.rules.core.values import Intent, Refusal
from game.rules.desert_patrol import combat, marking, movement, support
from game.rules.desert_patrol.events import (
    CardHunkered,
    CardPlayed,
    CardsDiscarded,
    EffectForgone,
    SoldierRecovered,
    TurnEnded,
    TurnStarted,
)
from game.rules.desert_patrol.intents import (
    ActionIntent,
    Attack,
    CardIntent,
    Command,
    Conceal,
    Control,
    EndTurn,
    FollowMe,
    Forgo,
    HunkerDown,
    Navigate,
    Observe,
    Recon,
    Recover,
    Reinforce,
    Repair,
    SwapSeats,
    Travel,
)
from game.rules.desert_patrol.manoeuvre import (
    MANOEUVRES,
    do_manoeuvre,
    do_swap,
    manoeuvres,
    swaps,
    why_not_manoeuvre,
    why_not_swap,
)
from game.rules.desert_patrol.playing import Order, order, orders, why_not_action
from game.rules.desert_patrol.state import World
from game.rules.desert_patrol.terms import ActionName, CounterId, Side
from game.rules.desert_patrol.tries import card_tries


class TurnBegins(Step[World], frozen=True, tag="dp.turn_begins", gc=False):
    """A player takes his whole turn."""

    side: Side

    def run(self, play: Play[World]) -> None:
        play.do(TurnStarted(self.side))
        play.then(TurnGoesOn(self.side))


class TurnGoesOn(Step[World], frozen=True, tag="dp.turn_goes_on", gc=False):
    """After each card: the turn ends by itself with no card in hand and no manoeuvre left to make."""

    side: Side
    card: CardId | None = None
    manoeuvred: bool = True

    def run(self, play: Play[World]) -> None:
        open_card = None
        if self.card is not None and not self.manoeuvred and manoeuvres(play.world, self.card, after=True):
            open_card = self.card
        if open_card is None and not play.world.forces(self.side).hand:
            play.then(TurnEnds(self.side))
        else:
            play.then(Turn(self.side, open_card, open_card is None))


class TurnEnds(Step[World], frozen=True, tag="dp.turn_ends", gc=False):
    """All cards left in hand and all cards in the play area are discarded."""

    side: Side

    def run(self, play: Play[World]) -> None:
        forces = play.world.forces(self.side)
        play.do(CardsDiscarded(self.side, forces.hand, forces.play_area))
        play.do(TurnEnded(self.side))


class Turn(Decision[World], frozen=True, tag="dp.turn", gc=False):
    """Play a card, or end the turn.

    `card` is the open card, if any. Opened by a manoeuvre its effect is `pending` and must be chosen or
    forgone; with its effect done it may still make its manoeuvre, until the next card is played.
    """

    side: Side
    card: CardId | None = None
    manoeuvred: bool = True
    pending: bool = False

    def seats(self, world: World) -> frozenset[Seat]:
        return frozenset((world.seat_of(self.side),))

    def legal(self, world: World, seat: Seat) -> tuple[Intent, ...]:
        if self.pending:
            assert self.card is not None
            return (*_ways(world, self.side, self.card), Forgo(self.card))
        found: list[Intent] = []
        if self.card is not None and not self.manoeuvred:
            found += manoeuvres(world, self.card, after=True)
        cards = world.setting.cards
        for card in distinct(world.forces(self.side).hand):
            if cards[card].kind != "fog":
                found += manoeuvres(world, card, after=False)
                found += _ways(world, self.side, card)
        found.append(EndTurn())
        return tuple(found)

    def candidates(self, world: World, seat: Seat) -> Iterator[Intent]:
        yield EndTurn()
        if self.card is not None:
            yield Forgo(self.card)
            yield from card_tries(world, self.card, after=True)
        for card in distinct(world.forces(self.side).hand):
            yield from card_tries(world, card, after=False)

    def why_not(self, world: World, seat: Seat, intent: Intent) -> Refusal | None:
        if isinstance(intent, EndTurn):
            return Refusal("DP-TURN-02", {"card": self.card or ""}) if self.pending else None
        if not isinstance(intent, CardIntent):
            return Refusal("DP-PLAY-01")
        if isinstance(intent, MANOEUVRES):
            return self._why_not_at(world, intent.card, intent.after) or why_not_manoeuvre(world, intent)
        if isinstance(intent, Forgo):
            return (
                None
                if self.pending and intent.card == self.card
                else Refusal("DP-RULING-05", {"card": intent.card})
            )
        return self._why_not_card(world, intent.card) or _why_not_way(world, self.side, intent)

    def _why_not_card(self, world: World, card: CardId) -> Refusal | None:
        """The card must be in hand, or be the open card whose effect is pending; never Fog of War."""
        if self.pending:
            return None if card == self.card else Refusal("DP-TURN-02", {"card": self.card or ""})
        if card not in world.forces(self.side).hand:
            return Refusal("DP-TURN-02", {"card": card})
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
        elif isinstance(intent, MANOEUVRES):
            self._manoeuvre(play, intent)
        elif isinstance(intent, HunkerDown):
            self._hunker_down(play, intent.card)
        else:
            assert isinstance(intent, CardIntent)
            self._play(play, intent)

    def _manoeuvre(self, play: Play[World], intent: Any) -> None:
        if intent.after:
            play.then(TurnGoesOn(self.side))
        else:
            play.do(CardPlayed(self.side, intent.card, "manoeuvre"))
            play.then(Turn(self.side, intent.card, manoeuvred=True, pending=True))
        do_manoeuvre(play, intent)

    def _hunker_down(self, play: Play[World], card: CardId) -> None:
        """The card goes to the reserve; a pinned man stays pinned and makes no manoeuvre."""
        play.then(TurnGoesOn(self.side, card, manoeuvred=self.pending))
        play.do(CardHunkered(self.side, card, "play_area" if self.pending else "hand"))

    def _play(self, play: Play[World], intent: CardIntent) -> None:
        recovers = isinstance(intent, Recover)
        found = (
            order(play.world, self.side, intent.card, intent.way, action_of(intent))
            if isinstance(intent, ActionIntent)
            else None
        )
        if not self.pending:
            play.do(CardPlayed(self.side, intent.card, "recover" if recovers else "effect"))
        play.then(TurnGoesOn(self.side, intent.card, manoeuvred=self.pending or recovers))
        if found is not None:
            DO[type(intent)](play, found, intent)
        elif recovers:
            play.do(SoldierRecovered(CounterId(intent.card)))
        elif isinstance(intent, SwapSeats):
            do_swap(play, intent)
        else:
            play.do(EffectForgone(self.side, intent.card))


def _ways(world: World, side: Side, card: CardId) -> list[Intent]:
    """Every way to play this card now, manoeuvres aside."""
    found: list[Intent] = [HunkerDown(card)]
    if world.setting.cards[card].kind == "combat":
        if world.soldiers[CounterId(card)].pinned:
            return [*found, Recover(card)]
        found += swaps(world, card)
    for possible in orders(world, side, card):
        found += OPTIONS[possible.action.do](world, possible)
    return found


def _why_not_way(world: World, side: Side, intent: CardIntent) -> Refusal | None:
    if isinstance(intent, HunkerDown):
        return None
    if isinstance(intent, Recover):
        man = world.soldiers.get(CounterId(intent.card))
        return None if man is not None and man.pinned else Refusal("DP-PIN-02", {"card": intent.card})
    if isinstance(intent, SwapSeats):
        return why_not_swap(world, intent)
    assert isinstance(intent, ActionIntent)
    do = action_of(intent)
    refusal = why_not_action(world, intent.card, intent.way, do)
    if refusal is not None:
        return refusal
    return WHY_NOT[type(intent)](world, order(world, side, intent.card, intent.way, do), intent)


def action_of(intent: ActionIntent) -> ActionName:
    """The action an intent stands for; most intents bear the name of theirs."""
    if isinstance(intent, Travel | Attack):
        return intent.action
    return NAMES[type(intent)]


NAMES: dict[type[Intent], ActionName] = {
    Reinforce: "reinforce",
    Command: "command",
    Conceal: "conceal",
    Control: "control",
    FollowMe: "follow_me",
    Navigate: "navigate",
    Recon: "recon",
    Repair: "repair",
    Observe: "observe",
}

OPTIONS: dict[str, Callable[[World, Order], list[Any]]] = {
    "drive": movement.travels,
    "move": movement.travels,
    "scout": movement.travels,
    "stealth": movement.travels,
    "reinforce": support.reinforces,
    "command": support.commands,
    "conceal": support.conceals,
    "control": support.controls,
    "follow_me": support.follows,
    "navigate": marking.navigates,
    "recon": support.recons,
    "repair": support.repairs,
    "observe": marking.observes,
    "attack": combat.attacks,
    "airstrike": combat.attacks,
    "detonate": combat.attacks,
    "anti_tank": combat.attacks,
    "suppress": combat.attacks,
}
"""For each action, every way in which an order may carry it out."""

WHY_NOT: dict[type[Intent], Callable[[World, Order, Any], Refusal | None]] = {
    Travel: movement.why_not_travel,
    Reinforce: support.why_not_reinforce,
    Command: support.why_not_command,
    Conceal: support.why_not_conceal,
    Control: support.why_not_control,
    FollowMe: support.why_not_follow,
    Navigate: marking.why_not_choose,
    Recon: support.why_not_recon,
    Repair: support.why_not_repair,
    Observe: marking.why_not_choose,
    Attack: combat.why_not_attack,
}

DO: dict[type[Intent], Callable[[Play[World], Order, Any], None]] = {
    Travel: movement.do_travel,
    Reinforce: support.do_reinforce,
    Command: support.do_command,
    Conceal: support.do_conceal,
    Control: support.do_control,
    FollowMe: support.do_follow,
    Navigate: marking.do_choose,
    Recon: support.do_recon,
    Repair: support.do_repair,
    Observe: marking.do_choose,
    Attack: combat.do_attack,
}
