"""What a player can ask for: one gesture, one intent. `Done` or `Pass` ends a series of the same kind."""

from game.rules.core.ids import CardId, Seat
from game.rules.core.values import Intent
from game.rules.wasteland_riders.intents.fights import FIGHT_INTENTS
from game.rules.wasteland_riders.terms import (
    ActionId,
    HexId,
    KnightId,
    MoveMode,
    PanelColour,
    Resource,
    Skill,
    Spot,
)

# Everywhere


class Pass(Intent, frozen=True, tag="wr.pass", gc=False):
    """Use nothing (more) in this window."""


class Done(Intent, frozen=True, tag="wr.done", gc=False):
    """Nothing more is to be moved, chosen or discarded."""


class PlayLuck(Intent, frozen=True, tag="wr.play_luck", gc=False):
    """Play a luck card for its text."""

    card: CardId


class UseGear(Intent, frozen=True, tag="wr.use_gear", gc=False):
    """Use the text of the gear card on this spot; a covered panel cannot be used."""

    spot: Spot


class UseAbility(Intent, frozen=True, tag="wr.use_ability", gc=False):
    """Use the text of the knight's ability."""


class UseVehicle(Intent, frozen=True, tag="wr.use_vehicle", gc=False):
    """Use the text of the vehicle."""


# Set-up


class ChooseKnight(Intent, frozen=True, tag="wr.choose_knight", gc=False):
    """Set-up: take this knight."""

    knight: KnightId


class ChooseColour(Intent, frozen=True, tag="wr.choose_colour", gc=False):
    """Set-up: take the panel of this colour."""

    colour: PanelColour


class ChooseVehicle(Intent, frozen=True, tag="wr.choose_vehicle", gc=False):
    """Set-up: take this starting vehicle."""

    vehicle: CardId


class ReturnContract(Intent, frozen=True, tag="wr.return_contract", gc=False):
    """Two players: this one of the three private contracts goes back to the box."""

    contract: CardId


# Gear


class PlaceGear(Intent, frozen=True, tag="wr.place_gear", gc=False):
    """Put the card just gained on this panel, or in `backpack` or `vehicle`."""

    spot: Spot


class MakeRoom(Intent, frozen=True, tag="wr.make_room", gc=False):
    """Discard the card on this spot to make room for another; `gained` is the gained card itself."""

    spot: Spot


class MoveGear(Intent, frozen=True, tag="wr.move_gear", gc=False):
    """Move a card to a panel, or to `backpack` or `vehicle`; a card that lies there takes its place."""

    origin: Spot
    spot: Spot


class Attach(Intent, frozen=True, tag="wr.attach", gc=False):
    """Put the stowed attachment on one spot onto the card on another."""

    origin: Spot
    spot: Spot


class Detach(Intent, frozen=True, tag="wr.detach", gc=False):
    """Take an attachment off its card, into `backpack` or `vehicle`."""

    spot: Spot
    card: CardId
    to: Spot


class DiscardStowed(Intent, frozen=True, tag="wr.discard_stowed", gc=False):
    """The Scavenger discards a stowed card that no longer fits, chosen by its back."""

    spot: Spot


# Preparation


class TakeBonus(Intent, frozen=True, tag="wr.take_bonus", gc=False):
    """In a city: heal 1 radiation or health, or receive 1 ammo or fuel."""

    resource: Resource


class DiscardMarket(Intent, frozen=True, tag="wr.discard_market", gc=False):
    """The Scavenger discards the card on this slot of the Market."""

    slot: str


class Introduce(Intent, frozen=True, tag="wr.introduce", gc=False):
    """Put this one of the drawn contracts into play."""

    contract: CardId


class DiscardLuck(Intent, frozen=True, tag="wr.discard_luck", gc=False):
    """Discard this luck card from the hand."""

    card: CardId


# Movement


class ChooseMode(Intent, frozen=True, tag="wr.choose_mode", gc=False):
    """Drive, walk or stay."""

    mode: MoveMode


class MarkHex(Intent, frozen=True, tag="wr.mark_hex", gc=False):
    """Put the next route token on this hex."""

    hex: HexId


class ConfirmRoute(Intent, frozen=True, tag="wr.confirm_route", gc=False):
    """The route is complete: begin the movement."""


class GoOn(Intent, frozen=True, tag="wr.go_on", gc=False):
    """Enter the next hex of the route."""


class StopMove(Intent, frozen=True, tag="wr.stop_move", gc=False):
    """End the movement here."""


class PlayWasteland(Intent, frozen=True, tag="wr.play_wasteland", gc=False):
    """The Scavenger plays this card on the moving knight."""

    card: CardId


class HoldBack(Intent, frozen=True, tag="wr.hold_back", gc=False):
    """The Scavenger plays no card on this hex for now."""


class Escape(Intent, frozen=True, tag="wr.escape", gc=False):
    """Try to escape the wasteland card."""


class FaceIt(Intent, frozen=True, tag="wr.face_it", gc=False):
    """Resolve the event, or fight the enemy."""


# Choices inside effects


class ChooseOption(Intent, frozen=True, tag="wr.choose_option", gc=False):
    """Choose one of several things a text offers, counted from 0."""

    option: int


class ChooseHex(Intent, frozen=True, tag="wr.choose_hex", gc=False):
    """Choose this hex, as a text allows."""

    hex: HexId


class ChooseSkill(Intent, frozen=True, tag="wr.choose_skill", gc=False):
    """Choose this skill for the test."""

    skill: Skill


class ChooseGear(Intent, frozen=True, tag="wr.choose_gear", gc=False):
    """Choose the card on this spot, of the knight concerned."""

    spot: Spot


class ChooseCard(Intent, frozen=True, tag="wr.choose_card", gc=False):
    """Choose one of the cards that are looked at."""

    card: CardId


class ChooseContract(Intent, frozen=True, tag="wr.choose_contract", gc=False):
    """Choose this contract."""

    contract: CardId


class PutOnTop(Intent, frozen=True, tag="wr.put_on_top", gc=False):
    """Put the card that was looked at on top of its deck."""

    card: CardId


class PutOnBottom(Intent, frozen=True, tag="wr.put_on_bottom", gc=False):
    """Put the card that was looked at on the bottom of its deck."""

    card: CardId


class DrawGear(Intent, frozen=True, tag="wr.draw_gear", gc=False):
    """Draw the cards, without taking a vehicle instead."""


class TakeVehicle(Intent, frozen=True, tag="wr.take_vehicle", gc=False):
    """Take a vehicle from the pool instead of a card, on the side with the value of the card."""

    vehicle: CardId
    damaged: bool


class PayGear(Intent, frozen=True, tag="wr.pay_gear", gc=False):
    """Add the card on this spot to the payment."""

    spot: Spot


# Exploration


class Explore(Intent, frozen=True, tag="wr.explore", gc=False):
    """Make the exploration test of the hex."""


class AcceptContract(Intent, frozen=True, tag="wr.accept_contract", gc=False):
    """Meet the first condition of this private contract; with two players a face-down one is revealed."""

    contract: CardId


class CompleteContract(Intent, frozen=True, tag="wr.complete_contract", gc=False):
    """Meet the second condition of this private contract."""

    contract: CardId


class TakeAction(Intent, frozen=True, tag="wr.take_action", gc=False):
    """Take this exploration action."""

    action: ActionId


class AttackMarker(Intent, frozen=True, tag="wr.attack_marker", gc=False):
    """Attack a mission enemy on this hex."""

    marker: CardId


class MissionAction(Intent, frozen=True, tag="wr.mission_action", gc=False):
    """Take the exploration action that the mission adds: bring aid, take this cell, launch."""

    cell: CardId | None = None


class TakePills(Intent, frozen=True, tag="wr.take_pills", gc=False):
    """Take the pills token on this hex: heal 1 health and 1 radiation."""


class EndExploration(Intent, frozen=True, tag="wr.end_exploration", gc=False):
    """End the exploration."""


# Market


class OfferGear(Intent, frozen=True, tag="wr.offer_gear", gc=False):
    """Offer the card on this spot to the Market."""

    spot: Spot


class OfferVehicle(Intent, frozen=True, tag="wr.offer_vehicle", gc=False):
    """Offer the vehicle to the Market."""


class ChooseSlot(Intent, frozen=True, tag="wr.choose_slot", gc=False):
    """Choose the card on this slot of the Market."""

    slot: str


class Trade(Intent, frozen=True, tag="wr.trade", gc=False):
    """Hand over what is offered and take what is wanted."""


# Exchange between knights


class ProposeTo(Intent, frozen=True, tag="wr.propose_to", gc=False):
    """Rest step: begin an exchange with a rival on the same hex."""

    rival: Seat


class GiveGear(Intent, frozen=True, tag="wr.give_gear", gc=False):
    """Add an own card to the proposal, or take it out."""

    spot: Spot


class GiveVehicle(Intent, frozen=True, tag="wr.give_vehicle", gc=False):
    """Add the own vehicle to the proposal, or take it out."""


class GiveResource(Intent, frozen=True, tag="wr.give_resource", gc=False):
    """Give this much ammo or fuel in all; 0 takes it out."""

    resource: Resource
    n: int


class AskForGear(Intent, frozen=True, tag="wr.ask_for_gear", gc=False):
    """Ask for a card of the other knight, a stowed one by its back, or no longer ask for it."""

    spot: Spot


class AskForVehicle(Intent, frozen=True, tag="wr.ask_for_vehicle", gc=False):
    """Ask for the other knight's vehicle, or no longer ask for it."""


class AskForResource(Intent, frozen=True, tag="wr.ask_for_resource", gc=False):
    """Ask for this much ammo or fuel in all; 0 takes it out."""

    resource: Resource
    n: int


class Propose(Intent, frozen=True, tag="wr.propose", gc=False):
    """Put the proposal, or the changed one, to the other knight."""


class AcceptDeal(Intent, frozen=True, tag="wr.accept_deal", gc=False):
    """Accept the other knight's proposal."""


class DeclineDeal(Intent, frozen=True, tag="wr.decline_deal", gc=False):
    """Decline the exchange, or end it."""


# Rest


class RemoveBlue(Intent, frozen=True, tag="wr.remove_blue", gc=False):
    """Take a blue card out of the game; `vehicle_card`, `tuning` or `graft_1` name attached ones."""

    spot: Spot


class DiscardForResource(Intent, frozen=True, tag="wr.discard_for_resource", gc=False):
    """Discard this luck card for its resource symbol."""

    card: CardId


INTENTS: tuple[type[Intent], ...] = (
    *(
        value
        for value in tuple(globals().values())
        if isinstance(value, type) and issubclass(value, Intent) and value is not Intent
    ),
    *FIGHT_INTENTS,
)
