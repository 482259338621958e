"""The names of all things on the table of Last Comrade that can be pointed at. Nothing else has a name.

hand/2                      the card at this place of the own hand, counted from 0
pack/0                      the card at this place of the draft pack that the player looks at
kept                        where the cards kept in a draft lie
pass_on                     where cards are put that go to the left in a quick draft
shown/1                     the card at this place of the hand that a Shakedown shows
character/misza             a Comrade who can be chosen
comrade/misza               a Comrade on the Line
place/5                     a place of the Line, counted from 1, taken or free
commissar                   the Commissar behind the last place
hazard/5                    Mines and Wire on a place
target/2                    the Target card of this number
commit/misza                where a Comrade's card of this turn lies, face down or open
piece/misza/0               Equipment in front of a Comrade, in the order in which it was gained
ability/misza               the own ability card
remind/before_damage        a reminder that can be ticked
seat/3                      a player in the list of the reveal order
raise/3                     that player's hand, to be raised or lowered
rest/3                      where that player says that they want nothing more this turn
field                       the whole sheet: where an Event that needs no choice is played
strike                      the Attack card of this turn
initiative                  the Initiative card with its Roulettes
action_deck, action_discard, attack_deck, attack_discard, fallen

Things that cross the field, or are seen for a moment only, stand for no place on the table:

gliding/comrade/misza       what moves by itself: a Comrade standing upright, the Commissar, a Target
flying_card/leg_it/4        a card on its way from pile to pile, `?` for its back
flying_attack/4             the back of an Attack card
flip/leg_it/4/0             a card while it is turned over, step by step
blast/4/0                   an explosion
dead/misza/0                a Comrade who leaves the Line
"""

from game.rules.core.ids import CardId
from game.rules.last_comrade.terms import REMINDERS, ComradeId
from game.view.handles import HandleKind, OneOf, seat_field

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

HAND = HandleKind("hand", int)
PACK = HandleKind("pack", int)
SHOWN = HandleKind("shown", int)
CHARACTER = HandleKind("character", ComradeId)
COMRADE = HandleKind("comrade", ComradeId)
PLACE = HandleKind("place", int)
HAZARD = HandleKind("hazard", int)
TARGET = HandleKind("target", int)
COMMIT = HandleKind("commit", ComradeId)
PIECE = HandleKind("piece", ComradeId, int)
ABILITY = HandleKind("ability", ComradeId)
REMIND = HandleKind("remind", OneOf(REMINDERS))
SEAT = HandleKind("seat", seat_field)
RAISED_HAND = HandleKind("raise", seat_field)
REST = HandleKind("rest", seat_field)

GLIDING = HandleKind("gliding", str)
FLYING_CARD = HandleKind("flying_card", CardId, str)
FLYING_ATTACK = HandleKind("flying_attack", int)
FLIP = HandleKind("flip", CardId, int, int)
BLAST = HandleKind("blast", int, int)
DEAD = HandleKind("dead", ComradeId, int)
