"""Which gesture submits each intent of Wasteland Riders: a card, marker or resource is put where it acts.

Forbidden intents are bound too: a refused drop finds its reason through its binding. What is chosen with an
empty hand is clicked; an intent about nothing on the table is a button.
"""

from collections.abc import Callable

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
from game.presenters.wasteland_riders.controls import handles as at
from game.presenters.wasteland_riders.controls.gear_bindings import GEAR_WAYS
from game.presenters.wasteland_riders.controls.handle_lookup import HandleLookup
from game.rules.core.ids import CardId
from game.rules.core.piles import Pile
from game.rules.core.values import Intent
from game.rules.wasteland_riders.fight.clashes import Rearranging
from game.rules.wasteland_riders.fight.meetings import Found
from game.rules.wasteland_riders.fight.theft import Robbing
from game.rules.wasteland_riders.gear.carried import CAR, CONTAINERS, TUNING
from game.rules.wasteland_riders.intents import common as it
from game.rules.wasteland_riders.intents import fights as fi
from game.rules.wasteland_riders.market.dealing import Haggling
from game.rules.wasteland_riders.market.market import Trading
from game.rules.wasteland_riders.market.paying import Paying
from game.rules.wasteland_riders.movement.limits import cards_to_play
from game.rules.wasteland_riders.packing.placing import Overflowing, Placing
from game.rules.wasteland_riders.preparation import Arranging
from game.rules.wasteland_riders.rest import RestGear
from game.rules.wasteland_riders.skill_tests import WhichSkill
from game.rules.wasteland_riders.supplies.drawing import ThrowBack
from game.rules.wasteland_riders.supplies.refitting import Detaching, Refitting
from game.rules.wasteland_riders.terms import Spot
from game.rules.wasteland_riders.verbs.choices import DroppingRevealed, LosingGear
from game.rules.wasteland_riders.world.fight import other_side
from game.rules.wasteland_riders.world.state import Knight
from game.view.handles import Handle

REARRANGING = (Arranging, RestGear, Rearranging)
"""Decisions in which own cards are moved."""
ABOUT_CARDS = (*REARRANGING, Placing, Overflowing, Paying, LosingGear, Trading, Haggling, Refitting)
"""Decisions about own cards: a click picks a card up or chooses it, a text is used by dragging its card."""


def _in_play(sources: Handles) -> Bindings:
    """A text is used by putting it on the board, or on the panel of the decision."""
    return drag(sources, (at.BOARD, at.DECISION))


# Texts


def _play_luck(lookup: HandleLookup, intent: it.PlayLuck) -> Bindings:
    return _in_play(lookup.luck(intent.card))


def _use(lookup: HandleLookup, handle: Handle) -> Bindings:
    dragged = _in_play((handle,))
    return dragged if isinstance(lookup.decision, ABOUT_CARDS) else (*dragged, *click((handle,)))


def _use_gear(lookup: HandleLookup, intent: it.UseGear) -> Bindings:
    return _use(lookup, lookup.spot(intent.spot))


def _use_vehicle(lookup: HandleLookup, _intent: it.UseVehicle) -> Bindings:
    return _use(lookup, at.SPOT(CAR))


def _use_ability(_lookup: HandleLookup, _intent: it.UseAbility) -> Bindings:
    return (*BUTTON, *click((at.SPOT(Spot("ability")),)))


# Set-up


def _choose_knight(_lookup: HandleLookup, intent: it.ChooseKnight) -> Bindings:
    return click((at.PICK(intent.knight),))


def _choose_colour(_lookup: HandleLookup, intent: it.ChooseColour) -> Bindings:
    return click((at.COLOUR(intent.colour),))


def _choose_vehicle(_lookup: HandleLookup, intent: it.ChooseVehicle) -> Bindings:
    card = (at.pool(intent.vehicle, is_damaged=False),)
    return (*click(card), *drag(card, (at.SPOT(CAR),)))


# Cards that are looked at


def _among(pile: Pile, card: CardId) -> Handles:
    return copies(pile, card, at.LOOKED)


def _return_contract(lookup: HandleLookup, intent: it.ReturnContract) -> Bindings:
    return click(_among(lookup.knight.looking, intent.contract))


def _introduce(lookup: HandleLookup, intent: it.Introduce) -> Bindings:
    return click(_among(lookup.knight.looking, intent.contract))


def _choose_card(lookup: HandleLookup, intent: it.ChooseCard) -> Bindings:
    """A click where the card lies: revealed, just drawn, attached, stowed, or taken from a deck."""
    world, knight, decision = lookup.world, lookup.knight, lookup.decision
    if isinstance(decision, DroppingRevealed):
        return click(copies(world.move.revealed if world.move else (), intent.card, at.REVEALED))
    if isinstance(decision, ThrowBack):
        drawn = tuple(item.card for item in knight.gained[-decision.drawn :])
        return click(_among(drawn, intent.card))
    if isinstance(decision, Refitting | Detaching):
        return click(_of_body(knight, intent.card))
    return click(_among(knight.looking, intent.card))


def _of_body(knight: Knight, card: CardId) -> Handles:
    """An implant, a mutation or a tuning: attached, or stowed until it is attached."""
    grafts = copies(knight.grafts, card, lambda number: at.SPOT(Spot(f"graft_{number + 1}")))
    if grafts:
        return grafts
    if knight.car is not None and card in knight.car.tuning:
        return (at.SPOT(TUNING),)
    for container, items in zip(CONTAINERS, (knight.backpack, knight.cargo), strict=True):
        for number, item in enumerate(items, 1):
            if item.card == card:
                return (at.SPOT(Spot(f"{container}_{number}")),)
    return ()


def _put_on_top(lookup: HandleLookup, intent: it.PutOnTop) -> Bindings:
    return drag(_among(lookup.knight.looking, intent.card), (at.ON_TOP,))


def _put_on_bottom(lookup: HandleLookup, intent: it.PutOnBottom) -> Bindings:
    return drag(_among(lookup.knight.looking, intent.card), (at.ON_BOTTOM,))


# Preparation and rest


def _take_bonus(_lookup: HandleLookup, intent: it.TakeBonus) -> Bindings:
    return click((at.RESOURCE(intent.resource),))


def _discard_market(_lookup: HandleLookup, intent: it.DiscardMarket) -> Bindings:
    card = (at.MARKET(intent.slot),)
    return (*drag(card, (at.DISCARD,)), *click(card))


def _discard_luck(lookup: HandleLookup, intent: it.DiscardLuck | it.DiscardForResource) -> Bindings:
    return drag(lookup.luck(intent.card), (at.DISCARD,))


# The board


def _mark_hex(lookup: HandleLookup, intent: it.MarkHex) -> Bindings:
    """A click on the next hex; or the marker is dragged over it."""
    place = (at.HEX(intent.hex),)
    return (*drag((at.KNIGHT(lookup.seat),), place), *click(place))


def _choose_hex(_lookup: HandleLookup, intent: it.ChooseHex | fi.ChooseCity) -> Bindings:
    return click((at.HEX(intent.hex),))


def _play_wasteland(lookup: HandleLookup, intent: it.PlayWasteland) -> Bindings:
    cards = copies(cards_to_play(lookup.world), intent.card, at.REVEALED)
    move = lookup.world.move
    victim = () if move is None else (at.KNIGHT(move.seat),)
    return (*drag(cards, (*victim, at.DECISION)), *click(cards))


def _attack_marker(_lookup: HandleLookup, intent: it.AttackMarker) -> Bindings:
    return click((at.VILLAIN(intent.marker),))


def _mission_action(_lookup: HandleLookup, intent: it.MissionAction) -> Bindings:
    return BUTTON if intent.cell is None else click((at.CELL(intent.cell),))


def _cell(_lookup: HandleLookup, intent: fi.RobCell | fi.LeaveCell) -> Bindings:
    return click((at.CELL(intent.cell),))


def _rival(lookup: HandleLookup, intent: it.ProposeTo | fi.AskMeeting | fi.Search) -> Bindings:
    return click(lookup.person(intent.rival))


# Choices of a text, exploration


def _choose_option(_lookup: HandleLookup, intent: it.ChooseOption) -> Bindings:
    return click((at.OPTION(intent.option),))


def _row(number: int) -> Callable[[HandleLookup, Intent], Bindings]:
    """A button, and the row of the panel that explains it."""
    return lambda _lookup, _intent: (*BUTTON, *click((at.OPTION(number),)))


def _pass(lookup: HandleLookup, _intent: it.Pass) -> Bindings:
    """In the meeting with a rider who lies there, passing also has a row."""
    return (*BUTTON, *click((at.OPTION(2),))) if isinstance(lookup.decision, Found) else BUTTON


def _choose_skill(lookup: HandleLookup, intent: it.ChooseSkill) -> Bindings:
    """A click on the own sheet, or on the row with the odds."""
    skills = lookup.decision.skills if isinstance(lookup.decision, WhichSkill) else ()
    rows = (at.OPTION(number) for number, skill in enumerate(skills) if skill == intent.skill)
    return click((at.SKILL(intent.skill), *rows))


def _contract(
    _lookup: HandleLookup, intent: it.AcceptContract | it.CompleteContract | it.ChooseContract
) -> Bindings:
    return click((at.CONTRACT(intent.contract),))


def _take_action(_lookup: HandleLookup, intent: it.TakeAction) -> Bindings:
    return click((at.ACTION(intent.action),))


# Robbery and fights


def _rob_gear(lookup: HandleLookup, intent: fi.RobGear) -> Bindings:
    if not isinstance(lookup.decision, Robbing):
        return ()
    card = (at.THEIRS(lookup.decision.victim, intent.spot),)
    return (*drag(card, lookup.targets(CONTAINERS[0])), *click(card))


def _rob_resource(lookup: HandleLookup, intent: fi.RobResource) -> Bindings:
    if not isinstance(lookup.decision, Robbing):
        return ()
    return click((at.THEIR_RESOURCE(lookup.decision.victim, intent.resource),))


def _choose_combat_card(_lookup: HandleLookup, intent: fi.ChooseCombatCard) -> Bindings:
    return drag((at.COMBAT(intent.card),), (at.COMBAT_SLOT,))


def _choose_weapon(lookup: HandleLookup, intent: fi.ChooseWeapon) -> Bindings:
    """A click on one of the attacks; or the weapon is put on the opponent."""
    fight = lookup.world.fight
    side = None if fight is None else fight.of(lookup.seat)
    way = click((at.WEAPON(intent.spot, intent.symbol),))
    if side is None:
        return way
    return (*way, *drag((lookup.spot(intent.spot),), (at.FOE(other_side(side)),)))


def _choose_symbol(_lookup: HandleLookup, intent: fi.ChooseSymbol) -> Bindings:
    return click((at.SYMBOL(intent.symbol),))


def _use_enemy_text(lookup: HandleLookup, intent: fi.UseEnemyText) -> Bindings:
    """A button; for the first text also a click on the enemy."""
    fight = lookup.world.fight
    side = None if fight is None else fight.of(lookup.seat)
    return BUTTON if side is None or intent.number else (*BUTTON, *click((at.FOE(side),)))


def _choose_range(_lookup: HandleLookup, intent: fi.ChooseRange) -> Bindings:
    return click((at.RANGE(intent.range),))


BINDINGS: BindingTable[HandleLookup] = {
    **GEAR_WAYS,
    it.Pass: _pass,
    it.Done: button,
    it.PlayLuck: _play_luck,
    it.UseGear: _use_gear,
    it.UseAbility: _use_ability,
    it.UseVehicle: _use_vehicle,
    it.ChooseKnight: _choose_knight,
    it.ChooseColour: _choose_colour,
    it.ChooseVehicle: _choose_vehicle,
    it.ReturnContract: _return_contract,
    it.TakeBonus: _take_bonus,
    it.DiscardMarket: _discard_market,
    it.Introduce: _introduce,
    it.DiscardLuck: _discard_luck,
    it.ChooseMode: button,
    it.MarkHex: _mark_hex,
    it.ConfirmRoute: button,
    it.GoOn: button,
    it.StopMove: button,
    it.PlayWasteland: _play_wasteland,
    it.HoldBack: button,
    it.Escape: _row(0),
    it.FaceIt: _row(1),
    it.ChooseOption: _choose_option,
    it.ChooseHex: _choose_hex,
    it.ChooseSkill: _choose_skill,
    it.ChooseCard: _choose_card,
    it.ChooseContract: _contract,
    it.PutOnTop: _put_on_top,
    it.PutOnBottom: _put_on_bottom,
    it.DrawGear: button,
    it.Explore: button,
    it.AcceptContract: _contract,
    it.CompleteContract: _contract,
    it.TakeAction: _take_action,
    it.AttackMarker: _attack_marker,
    it.MissionAction: _mission_action,
    it.TakePills: button,
    it.EndExploration: button,
    it.Trade: button,
    it.ProposeTo: _rival,
    it.Propose: button,
    it.AcceptDeal: button,
    it.DeclineDeal: button,
    it.DiscardForResource: _discard_luck,
    fi.ChooseCombatCard: _choose_combat_card,
    fi.Advance: button,
    fi.Retreat: button,
    fi.ChooseWeapon: _choose_weapon,
    fi.ChooseSymbol: _choose_symbol,
    fi.UseEnemyText: _use_enemy_text,
    fi.ChooseRange: _choose_range,
    fi.AskMeeting: _rival,
    fi.AgreeMeeting: _row(0),
    fi.RefuseMeeting: _row(1),
    fi.Search: _rival,
    fi.Revive: _row(0),
    fi.RobHim: _row(1),
    fi.RobGear: _rob_gear,
    fi.RobResource: _rob_resource,
    fi.RobContract: button,
    fi.RobCell: _cell,
    fi.ChooseCity: _choose_hex,
    fi.LeaveCell: _cell,
}
"""The binding of each kind of intent."""

places = bindings_by_kind(BINDINGS, HandleLookup)
