"""Reinforce and Follow Me!: cards taken one by one from a pile, of one squad if the action names one."""

from collections.abc import Iterator
from typing import ClassVar

from msgspec.structs import replace

from game.rules.core.frames import Decision
from game.rules.core.ids import CardId, Seat
from game.rules.core.piles import Pile, distinct
from game.rules.core.play import Play
from game.rules.core.values import Event, Intent, Refusal
from game.rules.desert_patrol.events import CardReturned, Reinforced
from game.rules.desert_patrol.intents import Done, FollowMe, Reinforce, TakeCard
from game.rules.desert_patrol.playing import Order
from game.rules.desert_patrol.state import World
from game.rules.desert_patrol.terms import ActionName, Side, Squad


class Taking(Decision[World], frozen=True, gc=False):
    """Up to `left` cards. The first card comes with the intent that plays the card, further ones are chosen
    here."""

    action: ClassVar[ActionName]
    rule_elsewhere: ClassVar[str]
    """The rule that names the pile."""

    side: Side
    squad: Squad | None
    left: int

    def pile(self, world: World) -> Pile:
        raise NotImplementedError

    def why_not_kind(self, world: World, card: CardId) -> Refusal | None:
        """Why this card of the pile may not be taken; None if it may."""
        raise NotImplementedError

    def why_not_card(self, world: World, card: CardId) -> Refusal | None:
        if card not in self.pile(world):
            return Refusal(self.rule_elsewhere, {"card": card})
        return self.why_not_kind(world, card)

    def taken(self, card: CardId) -> Event:
        raise NotImplementedError

    def cards(self, world: World) -> list[CardId]:
        """Every kind of card that may be taken now."""
        return [card for card in distinct(self.pile(world)) if self.why_not_kind(world, card) is None]

    def seats(self, world: World) -> frozenset[Seat]:
        return world.setting.asked[self.side] if self.cards(world) else frozenset()

    def candidates(self, world: World, seat: Seat) -> Iterator[Intent]:
        yield from (TakeCard(card) for card in distinct(self.pile(world)))
        yield Done()

    def why_not(self, world: World, seat: Seat, intent: Intent) -> Refusal | None:
        if isinstance(intent, TakeCard):
            return self.why_not_card(world, intent.card)
        return None if isinstance(intent, Done) else Refusal("DP-TURN-02", {"action": self.action})

    def take(self, play: Play[World], seat: Seat, intent: Intent) -> None:
        if isinstance(intent, TakeCard):
            self.choose(play, intent.card)

    def choose(self, play: Play[World], card: CardId) -> None:
        if self.left > 1:
            play.then(replace(self, left=self.left - 1))
        play.do(self.taken(card))


class Reinforcing(Taking, frozen=True, tag="dp.reinforcing", gc=False):
    """Cards go from the reserve to the discard pile; never Fog of War."""

    action: ClassVar[ActionName] = "reinforce"
    rule_elsewhere: ClassVar[str] = "DP-SUP-01"

    def pile(self, world: World) -> Pile:
        return world.forces(self.side).reserve

    def why_not_kind(self, world: World, card: CardId) -> Refusal | None:
        if world.setting.cards[card].kind == "fog":
            return Refusal("DP-SUP-03", {"card": card})
        if self.squad is not None and world.setting.cards[card].squad != self.squad:
            return Refusal("DP-SUP-02", {"card": card, "squad": self.squad})
        return None

    def taken(self, card: CardId) -> Event:
        return Reinforced(self.side, card)


class Following(Taking, frozen=True, tag="dp.following", gc=False):
    """Cards go from the play area to the hand; combat cards only."""

    action: ClassVar[ActionName] = "follow_me"
    rule_elsewhere: ClassVar[str] = "DP-SUP-13"

    def pile(self, world: World) -> Pile:
        return world.forces(self.side).play_area

    def why_not_kind(self, world: World, card: CardId) -> Refusal | None:
        if world.setting.cards[card].kind != "combat":
            return Refusal("DP-RULING-40", {"card": card})
        if self.squad is not None and world.setting.cards[card].squad != self.squad:
            return Refusal("DP-SUP-14", {"card": card, "squad": self.squad})
        return None

    def taken(self, card: CardId) -> Event:
        return CardReturned(self.side, card)


def _first(order: Order) -> Taking:
    kind = Reinforcing if order.action.do == "reinforce" else Following
    return kind(order.side, order.action.squad, order.action.value)


def reinforces(world: World, order: Order) -> list[Reinforce]:
    return [Reinforce(order.card, order.way, take) for take in _first(order).cards(world)]


def follows(world: World, order: Order) -> list[FollowMe]:
    return [FollowMe(order.card, order.way, take) for take in _first(order).cards(world)]


def why_not_take(world: World, order: Order, intent: Reinforce | FollowMe) -> Refusal | None:
    return _first(order).why_not_card(world, intent.take)


def do_take(play: Play[World], order: Order, intent: Reinforce | FollowMe) -> None:
    _first(order).choose(play, intent.take)
