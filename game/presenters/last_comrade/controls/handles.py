"""The names of all things on the table of Last Comrade that can be pointed at. Nothing else has a name.

hand/2                      the card at this place of the own hand, counted from 0
pack/0                      the card at this place of the pack of a draft that is looked at
kept                        where the cards kept in a draft lie
pass_on                     where cards of a quick draft are laid that go to the left
shown/1                     the card at this place of the hand that a Shakedown shows
character/misza             a Comrade still to be chosen
comrade/misza               a Comrade on the Line
place/5                     a place of the Line, counted from 1, taken or free
commissar                   the Commissar behind the last place
hazard/5                    Mines and Wire on a place
target/2                    the Target card of this number
commit/misza                where a Comrade's card of this turn lies face down or open
piece/misza/0               Equipment in front of a Comrade, in the order in which he got it
ability/misza               the own ability card
remind/before_damage        a reminder that can be ticked
seat/3                      a player in the list of the reveal order
raise/3                     that player's hand, to be raised or lowered
field                       the whole sheet: where an Event that needs no choice is played
strike                      the Attack card of this turn
initiative                  the Initiative card with its Roulettes
action_deck, action_discard, attack_deck, attack_discard, fallen
"""

from game.rules.core.ids import Seat
from game.rules.last_comrade.terms import ComradeId, Reminder
from game.view.handles import Handle

KEPT = "kept"
PASS_ON = "pass_on"
COMMISSAR = "commissar"
FIELD = "field"
STRIKE = "strike"
INITIATIVE = "initiative"
ACTION_DECK = "action_deck"
ACTION_DISCARD = "action_discard"
ATTACK_DECK = "attack_deck"
ATTACK_DISCARD = "attack_discard"
FALLEN = "fallen"


def in_hand(place: int) -> Handle:
    return f"hand/{place}"


def in_pack(place: int) -> Handle:
    return f"pack/{place}"


def shown(place: int) -> Handle:
    return f"shown/{place}"


def character(name: ComradeId) -> Handle:
    return f"character/{name}"


def comrade(name: ComradeId) -> Handle:
    return f"comrade/{name}"


def place(number: int) -> Handle:
    return f"place/{number}"


def hazard(number: int) -> Handle:
    return f"hazard/{number}"


def target(number: int) -> Handle:
    return f"target/{number}"


def commit(name: ComradeId) -> Handle:
    return f"commit/{name}"


def piece(name: ComradeId, number: int) -> Handle:
    return f"piece/{name}/{number}"


def ability(name: ComradeId) -> Handle:
    return f"ability/{name}"


def remind(window: Reminder) -> Handle:
    return f"remind/{window}"


def player(seat: Seat) -> Handle:
    return f"seat/{seat}"


def raised_hand(seat: Seat) -> Handle:
    return f"raise/{seat}"


def rest(seat: Seat) -> Handle:
    """Where a player says that he wants nothing more this turn."""
    return f"rest/{seat}"


def parse(handle: Handle) -> tuple[str, ...]:
    """The kind of thing and what tells it from others of its kind: `piece`, `misza`, `0`."""
    return tuple(handle.split("/"))
