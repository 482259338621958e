"""The handles of all things on the table of Desert Patrol that can be pointed at. Nothing else has one.

hand/2                          the card at this place of the own hand, counted from 0
play/0, enemy_play/0            the card at this place of the own play area, or the enemy's
reserve/lrdg_sniper             the pile of this kind of card in the own reserve
deck, discard                   the own piles
bid                             where the bid for the initiative lies face down
play                            the own play area as a whole
wait                            where a card is dropped to hunker down
fog                             the own supply of Fog of War
enemy_deck, enemy_discard, enemy_panel
tile/11B                        a tile of the map
escape/11B                      beside that tile: where counters leave the board
counter/lrdg_scout_a            a soldier on foot, or a vehicle, on its tile
crew/lrdg_scout_a               a soldier on his position, on the card of his vehicle
seat/lrdg_gun_truck/driver      a position on the card of a vehicle, free or taken
vehicle/lrdg_gun_truck          the card of a vehicle, whoever it lies before
object/object_fuel_dump         an object on its tile
roster/lrdg_scout_a             a soldier in the list of a side without vehicles
aim/lrdg/points                 how far a side is on a way to win
"""

from game.rules.core.board import SpaceId
from game.rules.core.ids import CardId
from game.rules.desert_patrol.terms import CounterId, ObjectId
from game.view.handles import HandleKind

DECK = "deck"
DISCARD = "discard"
BID = "bid"
PLAY = "play"
WAIT = "wait"
FOG = "fog"
ENEMY_DECK = "enemy_deck"
ENEMY_DISCARD = "enemy_discard"
ENEMY_PANEL = "enemy_panel"

HAND = HandleKind("hand", int)
IN_PLAY = HandleKind("play", int)
IN_ENEMY_PLAY = HandleKind("enemy_play", int)
RESERVE = HandleKind("reserve", CardId)
TILE = HandleKind("tile", SpaceId)
ESCAPE = HandleKind("escape", SpaceId)
COUNTER = HandleKind("counter", CounterId)
CREW = HandleKind("crew", CounterId)
SEAT = HandleKind("seat", CounterId, str)
VEHICLE = HandleKind("vehicle", CounterId)
OBJECT = HandleKind("object", ObjectId)
ROSTER = HandleKind("roster", CounterId)
AIM = HandleKind("aim", str, str)
