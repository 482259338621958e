"""The names of all things on the table of Wasteland Riders that can be pointed at. Nothing else has a name.

hex/R10                     a place of the board by its slot
knight/1                    a knight's marker on the board
villain/cultist_1           a mission enemy on the board
cell/cell_3                 a key cell, on the board or with a knight
board                       the whole board: where a card that needs no choice is played
seat/1                      a player's panel; for the own seat the head of the own sheet
spot/pocket_2               a place of the own sheet, with what lies there: hand_left hand_right torso
                            pocket_1.. backpack backpack_1.. vehicle vehicle_1.. vehicle_card tuning
                            graft_1.. gained ability
tucked/hand_left/0          an attachment tucked under what lies on that spot of the own sheet
theirs/1/pocket_2           the same for a rival
resource/ammo               a dial of the own sheet: ammo fuel radiation health reputation
their_resource/1/ammo       the same for a rival
skill/guns                  a skill of the own sheet
gathered/bounties           what a mission or a contract counts for the own knight
sign/1/trophy               the same, or another sign, for a rival
luck/2                      the card at this place of the own luck hand, counted from 0
combat/attack               a combat card of the own five
combat_slot                 where the combat card of this clash is laid face down
played/red/1                a combat card of an earlier clash of this fight
foe/red, foe/blue           a fighter in the view of the fight
weapon/hand_left/mid        a way to attack: a weapon and one of its symbols
symbol/mid                  a symbol of the enemy that the player leads
range/near                  a range
advantage                   the track of the advantage in a fight
market/A3                   a slot of the Market
pool/gazik/whole            a vehicle that nobody has, by the side on which it is taken: whole or damaged
offer                       what is offered to the Market
wanted                      what is wanted from the Market
share/own, share/other      both trays of an exchange between knights
given/own/2                 the thing at this place of a tray
contract/c12                a contract in play or an own one
revealed/0                  a wasteland card revealed in this movement, counted from 0
played_card                 the wasteland card that was played and is being resolved
looked/0                    a card of a deck that the player looks at
on_top, on_bottom           where cards looked at go back to their deck
option/1                    one of several options of a text
action/a06_heal             an action of the explored hex
pick/mel                    a knight who can be chosen
colour/red                  a colour that can be chosen
mission                     the mission sheet
drawn/luck/1/4/0            the back of a card on its way from a deck to a player: the first of event 4
deck/luck, discard/luck     a deck and its discard pile
discard                     where an own thing is discarded
pay                         where payments are put
decision                    the panel of the present decision: fight, test, card, exchange
"""

from typing import Literal

from game.rules.core.ids import CardId
from game.rules.wasteland_riders.terms import (
    COMBAT_CARDS,
    DECKS,
    PANEL_COLOURS,
    RANGES,
    RESOURCES,
    SKILLS,
    SYMBOLS,
    ActionId,
    HexId,
    KnightId,
    Spot,
)
from game.rules.wasteland_riders.world.fight import SIDES
from game.rules.wasteland_riders.world.state import Car
from game.view.handles import Handle, HandleKind, OneOf, seat_field

Tray = Literal["own", "other"]
TRAYS: tuple[Tray, Tray] = ("own", "other")

BOARD = "board"
COMBAT_SLOT = "combat_slot"
ADVANTAGE = "advantage"
PLAYED_CARD = "played_card"
OFFER = "offer"
WANTED = "wanted"
ON_TOP = "on_top"
ON_BOTTOM = "on_bottom"
MISSION = "mission"
DISCARD = "discard"
PAY = "pay"
DECISION = "decision"

HEX = HandleKind("hex", HexId)
KNIGHT = HandleKind("knight", seat_field)
VILLAIN = HandleKind("villain", CardId)
CELL = HandleKind("cell", CardId)
SEAT = HandleKind("seat", seat_field)
SPOT = HandleKind("spot", Spot)
TUCKED = HandleKind("tucked", Spot, int)
THEIRS = HandleKind("theirs", seat_field, Spot)
RESOURCE = HandleKind("resource", OneOf(RESOURCES))
THEIR_RESOURCE = HandleKind("their_resource", seat_field, OneOf(RESOURCES))
SKILL = HandleKind("skill", OneOf(SKILLS))
GATHERED = HandleKind("gathered", str)
SIGN = HandleKind("sign", seat_field, str)
LUCK = HandleKind("luck", int)
COMBAT = HandleKind("combat", OneOf(COMBAT_CARDS))
PLAYED = HandleKind("played", OneOf(SIDES), int)
FOE = HandleKind("foe", OneOf(SIDES))
WEAPON = HandleKind("weapon", Spot, OneOf(SYMBOLS))
SYMBOL = HandleKind("symbol", OneOf(SYMBOLS))
RANGE = HandleKind("range", OneOf(RANGES))
MARKET = HandleKind("market", str)
POOL = HandleKind("pool", CardId, OneOf(("whole", "damaged")))
SHARE = HandleKind("share", OneOf(TRAYS))
GIVEN = HandleKind("given", OneOf(TRAYS), int)
CONTRACT = HandleKind("contract", CardId)
REVEALED = HandleKind("revealed", int)
LOOKED = HandleKind("looked", int)
OPTION = HandleKind("option", int)
ACTION = HandleKind("action", ActionId)
PICK = HandleKind("pick", KnightId)
COLOUR = HandleKind("colour", OneOf(PANEL_COLOURS))
DECK = HandleKind("deck", OneOf(DECKS))
DRAWN = HandleKind("drawn", OneOf(DECKS), seat_field, int, int)
DISCARDS = HandleKind("discard", OneOf(DECKS))


def pool(vehicle: CardId, *, is_damaged: bool) -> Handle:
    """The handle of a vehicle that nobody has, by the side on which it is taken."""
    return POOL(vehicle, "damaged" if is_damaged else "whole")


def car_in_pool(handle: Handle) -> Car | None:
    """The vehicle that a `pool` handle names; None for any other handle."""
    fields = POOL.fields(handle)
    return None if fields is None else Car(fields[0], fields[1] == "damaged")
