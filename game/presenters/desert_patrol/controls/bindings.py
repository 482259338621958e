"""Which gesture submits each intent of Desert Patrol: a card or a counter is put where it acts.

Everything that needs a card can be done with that card alone; the counter of its soldier, or of the vehicle
whose action it is, is a second way. A counter put back on its own tile never submits anything, so nobody
plays a card by changing their mind: to stay on a tile, or to control it, takes the card.
"""

from collections.abc import Callable
from typing import Any

from game.presenters.desert_patrol.controls import handles as at
from game.presenters.shared.controls.bindings import (
    BUTTON,
    Bindings,
    BindingTable,
    Handles,
    bindings_by_kind,
    button,
    click,
    copies,
    drag,
)
from game.rules.core.board import SpaceId
from game.rules.core.frames import Decision
from game.rules.core.ids import CardId, Seat
from game.rules.desert_patrol import intents as it
from game.rules.desert_patrol.movement import Travelling
from game.rules.desert_patrol.state import Soldier, World
from game.rules.desert_patrol.taking import Reinforcing
from game.rules.desert_patrol.terms import CounterId, ObjectId
from game.rules.desert_patrol.turn import Turn


class HandleLookup:
    """Finds the handles of the things of one seat while a decision waits."""

    __slots__ = ("decision", "forces", "side", "world")

    def __init__(self, world: World, seat: Seat, decision: Decision[World]) -> None:
        self.world = world
        self.side = world.side_of(seat)
        self.forces = world.forces(self.side)
        self.decision = decision

    # Cards

    def held(self, card: CardId) -> Handles:
        """Every copy in hand: the copies are alike."""
        return copies(self.forces.hand, card, at.HAND)

    def played(self, card: CardId) -> Handles:
        area = self.forces.play_area
        return copies(area, card, at.IN_PLAY)

    def card(self, intent: it.CardIntent) -> Handles:
        """The card of an intent: in hand; or open, if its effect or its manoeuvre is still to come."""
        turn, card = self.decision, intent.card
        if not isinstance(turn, Turn) or card != turn.card:
            return self.held(card)
        if turn.pending or getattr(intent, "after", False):
            return self._open(card)
        return self.held(card) or self._open(card)

    def _open(self, card: CardId) -> Handles:
        """The last open card of its kind in the play area; the one in the reserve if it hunkered down."""
        return self.played(card)[-1:] or (at.RESERVE(card),)

    def under_way(self) -> Handles:
        """The card whose effect is being carried out: the last one played."""
        count = len(self.forces.play_area)
        return (at.IN_PLAY(count - 1),) if count else ()

    # Counters

    def man(self, card: CardId) -> Soldier | None:
        return self.world.soldiers.get(CounterId(card))

    def here(self, card: CardId) -> SpaceId:
        """The tile where the soldier of a card counts as being."""
        return self.world.tile_of(CounterId(card))

    def soldier(self, name: CounterId) -> Handles:
        """A soldier on foot or in a position; empty if they have left the board or never were on it."""
        man = self.world.soldiers.get(name)
        if man is None:
            return ()
        return (at.COUNTER(name),) if man.vehicle is None else (at.CREW(name),)

    def doer(self, intent: it.CardIntent) -> Handles:
        return self.soldier(CounterId(intent.card))

    def actor(self, intent: it.ActionIntent) -> Handles:
        """The counter that acts: the soldier and, in a vehicle action, also the vehicle."""
        man = self.man(intent.card)
        if intent.way == "card" or man is None or man.vehicle is None:
            return self.doer(intent)
        return (*self.doer(intent), at.COUNTER(man.vehicle))

    def is_own_soldier(self, name: str) -> bool:
        counter = self.world.setting.counters.get(CounterId(name))
        return counter is not None and counter.kind == "soldier" and counter.side == self.side

    # Targets

    def step(self, here: SpaceId, to: SpaceId) -> Handles:
        """One step from `here`; if the board cannot be left there, leaving points at every tile where it
        could be.
        """
        if to == here:
            return ()
        if to != it.OFF_BOARD:
            return (at.TILE(to),)
        ways = self.world.setting.escapes[self.side]
        return (at.ESCAPE(here),) if here in ways else tuple(at.ESCAPE(way) for way in sorted(ways))

    def target(self, name: str) -> Handles:
        """The targets of an attack: a vehicle on the map or by its card, a soldier, an object."""
        vehicle = CounterId(name)
        if vehicle in self.world.vehicles:
            return (at.COUNTER(vehicle), at.VEHICLE(vehicle))
        if (thing := ObjectId(name)) in self.world.objects:
            return (at.OBJECT(thing),)
        return self.soldier(CounterId(name))


# Cards, in the ways to play them


def _commit(lookup: HandleLookup, intent: it.Commit) -> Bindings:
    return drag(lookup.held(intent.card), (at.BID, at.PLAY))


def _hunker_down(lookup: HandleLookup, intent: it.HunkerDown) -> Bindings:
    return drag(lookup.card(intent), (at.WAIT,))


def _recover(lookup: HandleLookup, intent: it.Recover) -> Bindings:
    """Only for a pinned soldier; playing another soldier's card never means to recover."""
    man = lookup.man(intent.card)
    if man is None or not man.pinned:
        return ()
    return drag(lookup.card(intent), (*lookup.doer(intent), at.PLAY))


def _forgo(lookup: HandleLookup, intent: it.Forgo) -> Bindings:
    return BUTTON + drag(lookup.card(intent), (at.DISCARD,))


def _swap_seats(lookup: HandleLookup, intent: it.SwapSeats) -> Bindings:
    partner = lookup.world.soldiers.get(intent.partner)
    if partner is None or partner.vehicle is None or intent.partner == CounterId(intent.card):
        return ()
    assert partner.position is not None
    taken = at.SEAT(partner.vehicle, partner.position)
    return drag(lookup.card(intent) + lookup.doer(intent), (at.CREW(intent.partner), taken))


# The free manoeuvre


def _board(lookup: HandleLookup, intent: it.Board) -> Bindings:
    """Put on the position itself, or on the vehicle, which then asks for a position."""
    vehicle = intent.vehicle
    if (vehicle, intent.position) not in lookup.world.setting.requirements:
        return ()
    targets = (at.SEAT(vehicle, intent.position), at.VEHICLE(vehicle), at.COUNTER(vehicle))
    return drag(lookup.card(intent) + lookup.doer(intent), targets)


def _disembark(lookup: HandleLookup, intent: it.Disembark) -> Bindings:
    man = lookup.man(intent.card)
    if man is None or man.vehicle is None:
        return ()
    return drag(lookup.card(intent) + lookup.doer(intent), (at.TILE(lookup.here(intent.card)),))


def _change_position(lookup: HandleLookup, intent: it.ChangePosition) -> Bindings:
    man = lookup.man(intent.card)
    if man is None or man.vehicle is None or man.position == intent.position:
        return ()
    if (man.vehicle, intent.position) not in lookup.world.setting.requirements:
        return ()
    return drag(lookup.card(intent) + lookup.doer(intent), (at.SEAT(man.vehicle, intent.position),))


# Actions


def _travel(lookup: HandleLookup, intent: it.Travel) -> Bindings:
    if lookup.man(intent.card) is None:
        return ()
    here = lookup.here(intent.card)
    if intent.to is None:
        return drag(lookup.card(intent), (at.TILE(here),))
    return drag(lookup.card(intent) + lookup.actor(intent), lookup.step(here, intent.to))


def _attack(lookup: HandleLookup, intent: it.Attack) -> Bindings:
    """Putting a thing on a soldier of one's own side never means to shoot at them."""
    if lookup.is_own_soldier(intent.target):
        return ()
    return drag(lookup.card(intent) + lookup.actor(intent), lookup.target(intent.target))


def _reinforce(lookup: HandleLookup, intent: it.Reinforce) -> Bindings:
    return drag(lookup.card(intent), (at.RESERVE(intent.take),))


def _command(lookup: HandleLookup, intent: it.Command) -> Bindings:
    return drag(lookup.card(intent), (at.DECK,))


def _conceal(lookup: HandleLookup, intent: it.Conceal) -> Bindings:
    return drag(lookup.card(intent), (at.ENEMY_DISCARD, at.ENEMY_DECK, at.ENEMY_PANEL))


def _control(lookup: HandleLookup, intent: it.Control) -> Bindings:
    if lookup.man(intent.card) is None:
        return ()
    return drag(lookup.card(intent), (at.TILE(lookup.here(intent.card)), *lookup.doer(intent)))


def _follow_me(lookup: HandleLookup, intent: it.FollowMe) -> Bindings:
    return drag(lookup.card(intent), lookup.played(intent.take))


def _navigate(lookup: HandleLookup, intent: it.Navigate) -> Bindings:
    return drag(lookup.card(intent) + lookup.doer(intent), (at.TILE(intent.tile),))


def _observe(lookup: HandleLookup, intent: it.Observe) -> Bindings:
    return drag(lookup.card(intent), (at.TILE(intent.tile),))


def _recon(lookup: HandleLookup, intent: it.Recon) -> Bindings:
    """On the supply, or on the very card in hand that is to be discarded."""
    return drag(lookup.card(intent), (at.FOG, *lookup.held(lookup.world.setting.fog[lookup.side])))


def _repair(lookup: HandleLookup, intent: it.Repair) -> Bindings:
    """A crewman put back on the card of the vehicle repairs nothing; put on its counter, the crewman does."""
    counter, card = at.COUNTER(intent.vehicle), at.VEHICLE(intent.vehicle)
    return drag(lookup.card(intent), (counter, card)) + drag(lookup.doer(intent), (counter,))


# What is asked on the way


def _step_on(lookup: HandleLookup, intent: it.StepOn) -> Bindings:
    assert isinstance(lookup.decision, Travelling)
    mover = lookup.decision.counter
    vehicle = lookup.world.vehicles.get(mover)
    targets = lookup.step(lookup.world.tile_of(mover) if vehicle is None else vehicle.tile, intent.to)
    return drag((at.COUNTER(mover), *lookup.under_way()), targets) + click(targets)


def _take_card(lookup: HandleLookup, intent: it.TakeCard) -> Bindings:
    if isinstance(lookup.decision, Reinforcing):
        pile = (at.RESERVE(intent.card),)
        return click(pile) + drag(lookup.under_way(), pile) + drag(pile, (at.DISCARD,))
    cards = lookup.played(intent.card)
    return click(cards) + drag(lookup.under_way(), cards)


def _draw_card(lookup: HandleLookup, _intent: it.DrawCard) -> Bindings:
    return BUTTON + click((at.DECK,)) + drag(lookup.under_way(), (at.DECK,))


def _choose_tile(lookup: HandleLookup, intent: it.ChooseTile) -> Bindings:
    tile = (at.TILE(intent.tile),)
    return click(tile) + drag(lookup.under_way(), tile)


def _choose_soldier(lookup: HandleLookup, intent: it.ChooseSoldier) -> Bindings:
    return click(lookup.soldier(intent.soldier))


# A card that is just played: on the play area, or on its soldier, who then asks what it is to do


def _played(way: Callable[[HandleLookup, Any], Bindings]) -> Callable[[HandleLookup, Any], Bindings]:
    """The same gestures, and the card in hand put on the play area."""

    def bindings(lookup: HandleLookup, intent: it.CardIntent) -> Bindings:
        found = way(lookup, intent)
        if not found:
            return ()
        cards = tuple(handle for handle in lookup.card(intent) if handle in at.HAND)
        known = {target for binding in found for target in binding.targets}
        wanted = (at.PLAY, *lookup.doer(intent))
        return found + drag(cards, tuple(target for target in wanted if target not in known))

    return bindings


BINDINGS: BindingTable[HandleLookup] = {
    it.Commit: _commit,
    it.HunkerDown: _hunker_down,
    it.Recover: _recover,
    it.Forgo: _forgo,
    it.SwapSeats: _played(_swap_seats),
    it.Board: _played(_board),
    it.Disembark: _played(_disembark),
    it.ChangePosition: _played(_change_position),
    it.Travel: _played(_travel),
    it.Attack: _played(_attack),
    it.Reinforce: _played(_reinforce),
    it.Command: _played(_command),
    it.Conceal: _played(_conceal),
    it.Control: _played(_control),
    it.FollowMe: _played(_follow_me),
    it.Navigate: _played(_navigate),
    it.Observe: _played(_observe),
    it.Recon: _played(_recon),
    it.Repair: _played(_repair),
    it.EndTurn: button,
    it.StepOn: _step_on,
    it.TakeCard: _take_card,
    it.DrawCard: _draw_card,
    it.ChooseTile: _choose_tile,
    it.ChooseSoldier: _choose_soldier,
    it.Done: button,
}
"""One line for each kind of intent."""

places = bindings_by_kind(BINDINGS, HandleLookup)
