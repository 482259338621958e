"""How each intent of Wasteland Riders is done by hand: a card, a marker or a resource is put where it acts.

Also of what is forbidden: a drop that is refused finds its reason by it. What is chosen with nothing in hand
is clicked; what concerns nothing that lies there is a button.
"""

from game.presenters.offers import Handle
from game.presenters.shared.by_hand import (
    BUTTON,
    Handles,
    Places,
    Ways,
    button,
    click,
    copies,
    drag,
    places_by_kind,
)
from game.presenters.wasteland_riders import handles as at
from game.presenters.wasteland_riders.gear_by_hand import GEAR_WAYS
from game.presenters.wasteland_riders.hands import Hands
from game.rules.core.ids import CardId
from game.rules.core.piles import Pile
from game.rules.wasteland_riders import fight_intents as fi
from game.rules.wasteland_riders import intents as it
from game.rules.wasteland_riders.choices import DroppingRevealed, LosingGear
from game.rules.wasteland_riders.clashes import Rearranging
from game.rules.wasteland_riders.dealing import Haggling
from game.rules.wasteland_riders.drawing import ThrowBack
from game.rules.wasteland_riders.fight_state import other_side
from game.rules.wasteland_riders.gear import CAR, CONTAINERS, TUNING
from game.rules.wasteland_riders.limits import cards_to_play
from game.rules.wasteland_riders.market import Trading
from game.rules.wasteland_riders.paying import Paying
from game.rules.wasteland_riders.placing import Overflowing, Placing
from game.rules.wasteland_riders.preparation import Arranging
from game.rules.wasteland_riders.refitting import Detaching, Refitting
from game.rules.wasteland_riders.rest import RestGear
from game.rules.wasteland_riders.skill_tests import WhichSkill
from game.rules.wasteland_riders.state import Knight
from game.rules.wasteland_riders.terms import Spot
from game.rules.wasteland_riders.theft import Robbing

REARRANGING = (Arranging, RestGear, Rearranging)
"""Where cards of one's own are moved."""
ABOUT_CARDS = (*REARRANGING, Placing, Overflowing, Paying, LosingGear, Trading, Haggling, Refitting)
"""What cards of one's own are moved, paid, traded or lost in: there a click takes one up or chooses it, and a
text is used by putting its card on what is going on."""


def _in_play(sources: Handles) -> Places:
    """A text is used on what is going on: the board, or the panel of what is being decided."""
    return drag(sources, (at.BOARD, at.MATTER))


# Texts


def _play_luck(hands: Hands, intent: it.PlayLuck) -> Places:
    return _in_play(hands.luck(intent.card))


def _use(hands: Hands, handle: Handle) -> Places:
    dragged = _in_play((handle,))
    return dragged if isinstance(hands.decision, ABOUT_CARDS) else (*dragged, *click((handle,)))


def _use_gear(hands: Hands, intent: it.UseGear) -> Places:
    return _use(hands, hands.spot(intent.spot))


def _use_vehicle(hands: Hands, intent: it.UseVehicle) -> Places:
    return _use(hands, at.spot(CAR))


def _use_ability(hands: Hands, intent: it.UseAbility) -> Places:
    return (*BUTTON, *click((at.spot(Spot("ability")),)))


# Set-up


def _choose_knight(hands: Hands, intent: it.ChooseKnight) -> Places:
    return click((at.pick(intent.knight),))


def _choose_colour(hands: Hands, intent: it.ChooseColour) -> Places:
    return click((at.colour(intent.colour),))


def _choose_vehicle(hands: Hands, intent: it.ChooseVehicle) -> Places:
    return click((at.pool(intent.vehicle, is_damaged=False),))


# Cards that are looked at


def _among(pile: Pile, card: CardId) -> Handles:
    return copies(pile, card, at.looked)


def _return_contract(hands: Hands, intent: it.ReturnContract) -> Places:
    return click(_among(hands.knight.looking, intent.contract))


def _introduce(hands: Hands, intent: it.Introduce) -> Places:
    return click(_among(hands.knight.looking, intent.contract))


def _choose_card(hands: Hands, intent: it.ChooseCard) -> Places:
    """Where the card lies: revealed, just drawn, attached to the knight, stowed, or off a deck."""
    world, knight, decision = hands.world, hands.knight, hands.decision
    if isinstance(decision, DroppingRevealed):
        return click(copies(world.move.revealed if world.move else (), intent.card, at.revealed))
    if isinstance(decision, ThrowBack):
        drawn = tuple(item.card for item in knight.gained[-decision.drawn :])
        return click(_among(drawn, intent.card))
    if isinstance(decision, Refitting | Detaching):
        return click(_of_body(knight, intent.card))
    return click(_among(knight.looking, intent.card))


def _of_body(knight: Knight, card: CardId) -> Handles:
    """An implant, a mutation or a tuning: attached, or stowed and waiting for it."""
    grafts = copies(knight.grafts, card, lambda number: at.spot(Spot(f"graft_{number + 1}")))
    if grafts:
        return grafts
    if knight.car is not None and card in knight.car.tuning:
        return (at.spot(TUNING),)
    for container, items in zip(CONTAINERS, (knight.backpack, knight.cargo), strict=True):
        for number, item in enumerate(items, 1):
            if item.card == card:
                return (at.spot(Spot(f"{container}_{number}")),)
    return ()


def _put_on_top(hands: Hands, intent: it.PutOnTop) -> Places:
    return drag(_among(hands.knight.looking, intent.card), (at.ON_TOP,))


def _put_on_bottom(hands: Hands, intent: it.PutOnBottom) -> Places:
    return drag(_among(hands.knight.looking, intent.card), (at.ON_BOTTOM,))


# Preparation and rest


def _take_bonus(hands: Hands, intent: it.TakeBonus) -> Places:
    return click((at.resource(intent.resource),))


def _discard_market(hands: Hands, intent: it.DiscardMarket) -> Places:
    card = (at.market(intent.slot),)
    return (*drag(card, (at.DISCARD,)), *click(card))


def _discard_luck(hands: Hands, intent: it.DiscardLuck | it.DiscardForResource) -> Places:
    return drag(hands.luck(intent.card), (at.DISCARD,))


# The board


def _mark_hex(hands: Hands, intent: it.MarkHex) -> Places:
    """A click on the next hex; or the marker is led over it."""
    place = (at.place(intent.hex),)
    return (*drag((at.knight(hands.seat),), place), *click(place))


def _choose_hex(hands: Hands, intent: it.ChooseHex | fi.ChooseCity) -> Places:
    return click((at.place(intent.hex),))


def _play_wasteland(hands: Hands, intent: it.PlayWasteland) -> Places:
    cards = copies(cards_to_play(hands.world), intent.card, at.revealed)
    move = hands.world.move
    victim = () if move is None else (at.knight(move.seat),)
    return (*drag(cards, (*victim, at.MATTER)), *click(cards))


def _attack_marker(hands: Hands, intent: it.AttackMarker) -> Places:
    return click((at.villain(intent.marker),))


def _mission_action(hands: Hands, intent: it.MissionAction) -> Places:
    return BUTTON if intent.cell is None else click((at.cell(intent.cell),))


def _cell(hands: Hands, intent: fi.RobCell | fi.LeaveCell) -> Places:
    return click((at.cell(intent.cell),))


def _rival(hands: Hands, intent: it.ProposeTo | fi.AskMeeting | fi.Search) -> Places:
    return click(hands.person(intent.rival))


# Choices of a text, exploration


def _choose_option(hands: Hands, intent: it.ChooseOption) -> Places:
    return click((at.option(intent.option),))


def _choose_skill(hands: Hands, intent: it.ChooseSkill) -> Places:
    """On the own sheet, or in the row that tells its odds."""
    skills = hands.decision.skills if isinstance(hands.decision, WhichSkill) else ()
    rows = (at.option(number) for number, skill in enumerate(skills) if skill == intent.skill)
    return click((at.skill(intent.skill), *rows))


def _contract(hands: Hands, intent: it.AcceptContract | it.CompleteContract | it.ChooseContract) -> Places:
    return click((at.contract(intent.contract),))


def _take_action(hands: Hands, intent: it.TakeAction) -> Places:
    return click((at.action(intent.action),))


# Robbery and fights


def _rob_gear(hands: Hands, intent: fi.RobGear) -> Places:
    if not isinstance(hands.decision, Robbing):
        return ()
    card = (at.theirs(hands.decision.victim, intent.spot),)
    return (*drag(card, hands.targets(CONTAINERS[0])), *click(card))


def _rob_resource(hands: Hands, intent: fi.RobResource) -> Places:
    if not isinstance(hands.decision, Robbing):
        return ()
    return click((at.their_resource(hands.decision.victim, intent.resource),))


def _choose_combat_card(hands: Hands, intent: fi.ChooseCombatCard) -> Places:
    return drag((at.combat(intent.card),), (at.COMBAT_SLOT,))


def _choose_weapon(hands: Hands, intent: fi.ChooseWeapon) -> Places:
    """A click on one of the ways to attack; or the weapon is put on the opponent."""
    fight = hands.world.fight
    side = None if fight is None else fight.of(hands.seat)
    way = click((at.weapon(intent.spot, intent.symbol),))
    if side is None:
        return way
    return (*way, *drag((hands.spot(intent.spot),), (at.foe(other_side(side)),)))


def _choose_symbol(hands: Hands, intent: fi.ChooseSymbol) -> Places:
    return click((at.symbol(intent.symbol),))


def _use_enemy_text(hands: Hands, intent: fi.UseEnemyText) -> Places:
    """A button; its first text also by a click on the enemy."""
    fight = hands.world.fight
    side = None if fight is None else fight.of(hands.seat)
    return BUTTON if side is None or intent.number else (*BUTTON, *click((at.foe(side),)))


def _choose_range(hands: Hands, intent: fi.ChooseRange) -> Places:
    return click((at.range_card(intent.range),))


PLACES: Ways[Hands] = {
    **GEAR_WAYS,
    it.Pass: button,
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
    it.Escape: button,
    it.FaceIt: button,
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
    fi.AgreeMeeting: button,
    fi.RefuseMeeting: button,
    fi.Search: _rival,
    fi.Revive: button,
    fi.RobHim: button,
    fi.RobGear: _rob_gear,
    fi.RobResource: _rob_resource,
    fi.RobContract: button,
    fi.RobCell: _cell,
    fi.ChooseCity: _choose_hex,
    fi.LeaveCell: _cell,
}
"""One line for each kind of intent."""

places = places_by_kind(PLACES, Hands)
