"""Which gesture submits each intent of Staff Orders: a commander, pieces or a card are put where they act.

Pieces of a pile go together: intents with equal gestures that differ only in their number make one gesture
with a held amount.
"""

from game.presenters.contract.offers import Binding
from game.presenters.shared.controls.bindings import (
    BUTTON,
    Bindings,
    BindingTable,
    Handles,
    bindings_by_kind,
    button,
    copies,
    drag,
)
from game.presenters.staff_orders.controls import handles as at
from game.rules.core.frames import Decision
from game.rules.core.ids import CardId, Seat
from game.rules.staff_orders import intents as it
from game.rules.staff_orders.bonus_soldier import BonusSoldier
from game.rules.staff_orders.dice import BeforeRoll
from game.rules.staff_orders.effects import ADDING, acts_on
from game.rules.staff_orders.entering import Entering
from game.rules.staff_orders.state import World
from game.rules.staff_orders.supporting import Supporting
from game.rules.staff_orders.targeting import Bombing, Shelling
from game.rules.staff_orders.terms import Domain, PlaceId


class HandleLookup:
    """Finds the handles of the things of one seat while a decision waits."""

    __slots__ = ("decision", "faction", "world")

    def __init__(self, world: World, seat: Seat, decision: Decision[World]) -> None:
        self.world = world
        self.faction = world.faction_of(seat)
        self.decision = decision

    def held(self, card: CardId) -> Handles:
        """Every copy in hand: the copies are alike."""
        hand = self.world.army(self.faction).hand
        return copies(hand, card, at.HAND)

    def pile(self, layer: Domain, place: PlaceId) -> Handles:
        return (at.pieces(layer, self.faction, place),)

    def under_way(self) -> Handles:
        """The place of the action, or of the clash, that the decision is about."""
        match self.decision:
            case Supporting(window=window, place=place):
                return (at.place("air" if window == "flight" else "land", place),)
            case BeforeRoll(purpose=purpose, place=place):
                return (at.place("air" if purpose == "air_clash" else "land", place),)
        return ()

    def guns(self) -> Handles:
        """The commander of the barrage or bombardment."""
        if not isinstance(self.decision, Shelling):
            return ()
        return tuple(
            at.COMMANDER(space)
            for space in self.world.deployed(self.faction)
            if self.world.setting.spaces[space].action == "barrage"
            and self.world.setting.spaces[space].place == self.decision.place
        )


# Commanders


def _deploy(lookup: HandleLookup, intent: it.Deploy) -> Bindings:
    """On the space, or anywhere on its area or zone; a commander who is already there blocks it."""
    targets: Handles = (at.SPACE(intent.space),)
    if intent.space in lookup.world.commanders:
        targets += (at.COMMANDER(intent.space),)
    space = lookup.world.setting.spaces.get(intent.space)
    if space is not None and space.place is not None:
        targets += (at.place(space.layer, space.place),)
    return drag((at.RESERVE("commanders"),), targets)


def _return_commander(_lookup: HandleLookup, intent: it.ReturnCommander) -> Bindings:
    return drag((at.COMMANDER(intent.space),), (at.STAGING,))


# Soldiers and aircraft


def _enter(lookup: HandleLookup, intent: it.Enter | it.FlyIn) -> Bindings:
    entering = lookup.decision
    if not isinstance(entering, Entering) or intent.place == entering.place:
        return ()
    return drag(lookup.pile(entering.layer, intent.place), (at.place(entering.layer, entering.place),))


def _top_up_soldiers(lookup: HandleLookup, intent: it.TopUpSoldiers) -> Bindings:
    return drag(lookup.pile("land", intent.place), (at.RESERVE("soldiers"),))


def _top_up_aircraft(lookup: HandleLookup, intent: it.TopUpAircraft) -> Bindings:
    return drag(lookup.pile("air", intent.place), (at.RESERVE("aircraft"),))


def _place_soldiers(_lookup: HandleLookup, intent: it.PlaceSoldiers) -> Bindings:
    return drag((at.RESERVE("soldiers"),), (at.place("land", intent.place),))


def _place_aircraft(_lookup: HandleLookup, intent: it.PlaceAircraft) -> Bindings:
    return drag((at.RESERVE("aircraft"),), (at.place("air", intent.place),))


def _bomb(lookup: HandleLookup, intent: it.Bomb) -> Bindings:
    if not isinstance(lookup.decision, Bombing):
        return ()
    return drag(lookup.pile("air", lookup.decision.place), (at.place("land", intent.place),))


def _choose_target(lookup: HandleLookup, intent: it.ChooseTarget) -> Bindings:
    """A click; or the commander of the guns, or the paratroopers, put on the target."""
    area = (at.place("land", intent.area),)
    doers = lookup.guns() if isinstance(lookup.decision, Shelling) else (at.RESERVE("soldiers"),)
    return (Binding((), area), *drag(doers, area))


def _use_bonus(lookup: HandleLookup, _intent: it.UseBonus) -> Bindings:
    if not isinstance(lookup.decision, BonusSoldier):
        return BUTTON
    return BUTTON + drag((at.RESERVE("soldiers"),), (at.place("land", lookup.decision.place),))


# Cards


def _play_effect(lookup: HandleLookup, intent: it.PlayEffect) -> Bindings:
    """Where the card acts. A card that brings pieces is played with as many as it brings, never with none."""
    card = lookup.world.setting.cards.get(intent.card)
    if card is None or all(use.do not in ADDING for use in card.uses) != (intent.count == 0):
        return ()
    match acts_on(lookup.world, intent.card):
        case "staging":
            return drag(lookup.held(intent.card), (at.STAGING,))
        case "reserve":
            return drag(lookup.held(intent.card), (at.RESERVE("soldiers"),))
    return drag(lookup.held(intent.card), lookup.under_way())


def _reroll(lookup: HandleLookup, intent: it.Reroll) -> Bindings:
    return drag(lookup.held(intent.card), (at.DISCARD, at.DICE))


BINDINGS: BindingTable[HandleLookup] = {
    it.Deploy: _deploy,
    it.Pass: button,
    it.Enter: _enter,
    it.FlyIn: _enter,
    it.TopUpSoldiers: _top_up_soldiers,
    it.TopUpAircraft: _top_up_aircraft,
    it.PlaceSoldiers: _place_soldiers,
    it.PlaceAircraft: _place_aircraft,
    it.Bomb: _bomb,
    it.ChooseTarget: _choose_target,
    it.UseBonus: _use_bonus,
    it.DeclineBonus: button,
    it.PlayEffect: _play_effect,
    it.Roll: button,
    it.Reroll: _reroll,
    it.KeepRoll: button,
    it.ReturnCommander: _return_commander,
    it.Done: button,
    it.EndTurn: button,
}
"""One line for each kind of intent."""

places = bindings_by_kind(BINDINGS, HandleLookup)
