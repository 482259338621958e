"""The names of all things on the table of Wasteland Riders that can be pointed at. Nothing else has a name.

hex/R10                     a place of the board by its slot
knight/1                    a knight's marker on the board
villain/cultist_1           a mission enemy on the board
cell/cell_3                 a key cell, on the board or with a knight
board                       the whole board: where a card that needs no choice is played
seat/1                      a player's panel, also one's own head on the sheet
spot/pocket_2               a place of the own sheet and what lies there: hand_left hand_right torso
                            pocket_1.. backpack backpack_1.. vehicle vehicle_1.. vehicle_card tuning
                            graft_1.. gained ability
tucked/hand_left/0          an attachment tucked under what lies on that spot of the own sheet
theirs/1/pocket_2           the same with a rival
resource/ammo               a dial of the own sheet: ammo fuel radiation health reputation
their_resource/1/ammo       the same with a rival
skill/guns                  a skill of the own sheet
luck/2                      the card at this place of the own luck hand, counted from 0
combat/attack               a combat card of the own five
combat_slot                 where the combat card of this clash is laid face down
played/red/1                a combat card of an earlier clash of this fight
foe/red, foe/blue           a fighter in the view of the fight
weapon/hand_left/mid        a way to attack: a weapon and one of its symbols
symbol/mid                  a symbol of the enemy that one leads
range/near                  a range
market/A3                   a slot of the Market
pool/gazik/whole            a vehicle nobody has, by the side on which it is taken: whole or damaged
offer                       what is offered to the Market
wanted                      what is wanted from it
share/own, share/other      both trays of an exchange between knights
given/own/2                 the thing at this place of a tray
contract/c12                a contract in play or one's own
revealed/0                  a wasteland card revealed in this movement, counted from 0
looked/0                    a card of a deck that is looked at
on_top, on_bottom           where cards looked at go back to their deck
option/1                    one of several things a text offers
action/a06_heal             an action of the hex that is explored
pick/mel                    a knight still to be chosen
colour/red                  a colour still to be chosen
mission                     the mission sheet
drawn/luck/1/4/0            the back of a card on its way from a deck to a player: the first of event 4
deck/luck, discard/luck     a deck and its discard pile
discard                     where a thing of one's own is discarded
pay                         where what is paid is put
matter                      the panel of what is being decided: fight, test, card, exchange
"""

from game.rules.core.ids import CardId, Seat
from game.rules.wasteland_riders.terms import (
    ActionId,
    CombatCard,
    Deck,
    HexId,
    KnightId,
    PanelColour,
    Range,
    Resource,
    Skill,
    Spot,
    Symbol,
)
from game.rules.wasteland_riders.world.fight import Side
from game.view.handles import Handle

BOARD = "board"
COMBAT_SLOT = "combat_slot"
OFFER = "offer"
WANTED = "wanted"
SHARE_OWN = "share/own"
SHARE_OTHER = "share/other"
ON_TOP = "on_top"
ON_BOTTOM = "on_bottom"
MISSION = "mission"
DISCARD = "discard"
PAY = "pay"
MATTER = "matter"


def place(hex_id: HexId) -> Handle:
    return f"hex/{hex_id}"


def knight(seat: Seat) -> Handle:
    return f"knight/{seat}"


def villain(marker: CardId) -> Handle:
    return f"villain/{marker}"


def cell(marker: CardId) -> Handle:
    return f"cell/{marker}"


def player(seat: Seat) -> Handle:
    return f"seat/{seat}"


def spot(where: Spot) -> Handle:
    return f"spot/{where}"


def tucked(where: Spot, number: int) -> Handle:
    return f"tucked/{where}/{number}"


def theirs(seat: Seat, where: Spot) -> Handle:
    return f"theirs/{seat}/{where}"


def resource(name: Resource) -> Handle:
    return f"resource/{name}"


def their_resource(seat: Seat, name: Resource) -> Handle:
    return f"their_resource/{seat}/{name}"


def skill(name: Skill) -> Handle:
    return f"skill/{name}"


def luck(number: int) -> Handle:
    return f"luck/{number}"


def combat(card: CombatCard) -> Handle:
    return f"combat/{card}"


def played(side: Side, clash: int) -> Handle:
    return f"played/{side}/{clash}"


def foe(side: Side) -> Handle:
    return f"foe/{side}"


def weapon(where: Spot, symbol_: Symbol) -> Handle:
    return f"weapon/{where}/{symbol_}"


def symbol(name: Symbol) -> Handle:
    return f"symbol/{name}"


def range_card(name: Range) -> Handle:
    return f"range/{name}"


def market(slot: str) -> Handle:
    return f"market/{slot}"


def pool(vehicle: CardId, *, is_damaged: bool) -> Handle:
    return f"pool/{vehicle}/{'damaged' if is_damaged else 'whole'}"


def given(tray: Handle, number: int) -> Handle:
    """A thing in one of the two trays of an exchange."""
    return f"given/{tray.partition('/')[2]}/{number}"


def contract(card: CardId) -> Handle:
    return f"contract/{card}"


def revealed(number: int) -> Handle:
    return f"revealed/{number}"


def looked(number: int) -> Handle:
    return f"looked/{number}"


def option(number: int) -> Handle:
    return f"option/{number}"


def action(name: ActionId) -> Handle:
    return f"action/{name}"


def pick(name: KnightId) -> Handle:
    return f"pick/{name}"


def colour(name: PanelColour) -> Handle:
    return f"colour/{name}"


def deck(name: Deck) -> Handle:
    return f"deck/{name}"


def drawn(name: Deck, seat: Seat, event: int, number: int) -> Handle:
    return f"drawn/{name}/{seat}/{event}/{number}"


def discard(name: Deck) -> Handle:
    return f"discard/{name}"


def parse(handle: Handle) -> tuple[str, ...]:
    """The kind of thing and what tells it from others of its kind: `theirs`, `1`, `pocket_2`."""
    return tuple(handle.split("/"))
