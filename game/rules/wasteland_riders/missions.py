"""Missions: what each adds to preparation, exploration and meetings, and how it is won."""

from collections.abc import Callable, Iterator
from typing import ClassVar

from game.rules.core.frames import Step
from game.rules.core.ids import CardId, Seat
from game.rules.core.play import Play
from game.rules.core.values import Intent, Refusal
from game.rules.wasteland_riders import board
from game.rules.wasteland_riders.events.common import TileCovered
from game.rules.wasteland_riders.events.missions import (
    AidBrought,
    CellTaken,
    CityRuined,
    DominanceMoved,
    DuelWon,
    EnemyArrived,
    EnemyBeaten,
    EnemyHeld,
    EnemyMarched,
    EnemyWounded,
    GameEnded,
    MarkerPlaced,
    Reason,
    ScarsCounted,
)
from game.rules.wasteland_riders.gear.carried import worth
from game.rules.wasteland_riders.health.resources import gain
from game.rules.wasteland_riders.intents.common import ChooseHex, MissionAction
from game.rules.wasteland_riders.market.paying import Pay, can_afford
from game.rules.wasteland_riders.running import Run
from game.rules.wasteland_riders.skill_tests import roll_dice
from game.rules.wasteland_riders.terms import HexId, TileId
from game.rules.wasteland_riders.texts.public_decisions import PublicDecision
from game.rules.wasteland_riders.world.state import Knight, OnBoard, World

Score = Callable[[Knight], tuple[int, ...]]
TILE_SPLIT = 5
"""The die that places the mission tile: up to this number it lies on the first of its two places."""


# Set-up


def set_up(play: Play[World]) -> None:
    """The mission's own set-up comes last (WR-SETUP-27)."""
    mission = play.world.setting.mission
    if mission.tile:
        (die,) = roll_dice(play, 1)
        slot = mission.tile_slots[0 if die <= TILE_SPLIT else 1]
        play.do(TileCovered(HexId(slot), TileId(mission.tile)))
    for marker in mission.markers:
        enemy = CardId(marker.enemy) if marker.enemy else None
        play.do(MarkerPlaced(CardId(marker.id), HexId(marker.slot), enemy))


# Effects in step 1d


class Effects(Step[World], frozen=True, tag="wr.mission_effects", gc=False):
    """Preparation, point d: what the mission demands (WR-PREP-09)."""

    def run(self, play: Play[World]) -> None:
        mission, world = play.world.setting.mission, play.world
        match mission.kind:
            case "cult":
                cultists = [enemy.id for enemy in world.mission.enemies if not _stays(world, enemy)]
                play.then(*(March(marker) for marker in cultists), Arrivals())
            case "scourges":
                if world.round % 2 == 0:
                    play.then(*(March(enemy.id) for enemy in world.mission.enemies))
            case "only_one":
                _move_dominance(play, [knight.reputation for knight in world.knights])
            case "key":
                _move_dominance(play, [len(knight.cells) for knight in world.knights])
            case "saviour":
                pass


def _stays(world: World, enemy: OnBoard) -> bool:
    """Whether an enemy stays: those that came to a printed place do not march."""
    return enemy.id in world.setting.mission.arrivals


def _move_dominance(play: Play[World], counts: list[int]) -> None:
    """To the knight with strictly the most; the marker is set aside on a tie."""
    best = max(counts)
    leader = Seat(counts.index(best)) if counts.count(best) == 1 else None
    if leader != play.world.mission.marked:
        play.do(DominanceMoved(leader))


def goals(world: World) -> tuple[HexId, ...]:
    """The hexes where mission enemies march: Zgorzel for cultists, cities not ruined for villains."""
    setting = world.setting
    if setting.mission.kind == "cult":
        return (setting.start,)
    return tuple([place for place in setting.hexes if board.is_city(world, place)])


def goal_distance(world: World, place: HexId, goals: tuple[HexId, ...]) -> int:
    """Steps to the nearest goal."""
    steps = world.setting.distances[place]
    return min([steps[goal] for goal in goals], default=0)


class March(Step[World], frozen=True, tag="wr.march", gc=False):
    """A mission enemy moves one hex nearer to its goal; the Scavenger chooses among equally near hexes."""

    marker: CardId

    def run(self, play: Play[World]) -> None:
        world = play.world
        enemy = next(one for one in world.mission.enemies if one.id == self.marker)
        if enemy.held:
            play.do(EnemyHeld(self.marker, held=False))
            return
        to = goals(world)
        here = goal_distance(world, enemy.hex, to)
        around = world.setting.neighbours[enemy.hex]
        nearer = tuple([place for place in around if goal_distance(world, place, to) < here])
        if len(nearer) == 1:
            arrive(play, self.marker, nearer[0])
        elif nearer:
            play.then(Marching(world.scavenger, self.marker, nearer))


class Marching(PublicDecision, frozen=True, tag="wr.marching", gc=False):
    """The Scavenger chooses a hex for a mission enemy: on its march, or where it comes into play."""

    rule_other_seat: ClassVar[str | None] = "WR-SCAV-03"
    seat: Seat
    marker: CardId
    hexes: tuple[HexId, ...]
    enemy: CardId | None = None
    """The enemy that is new on the board; None on a march."""

    def seats(self, world: World) -> frozenset[Seat]:
        return world.asked(self.seat) if self.hexes else frozenset()

    def ways(self, world: World, seat: Seat) -> Iterator[Intent]:
        yield from (ChooseHex(place) for place in self.hexes)

    def why_not_way(self, world: World, seat: Seat, intent: Intent) -> Refusal | None:
        if type(intent) is ChooseHex and intent.hex in self.hexes:
            return None
        return Refusal("WR-PREP-09")

    def take_way(self, play: Play[World], seat: Seat, intent: Intent) -> None:
        assert type(intent) is ChooseHex
        if self.enemy is not None:
            play.do(MarkerPlaced(self.marker, intent.hex, self.enemy, spawned=True))
        else:
            arrive(play, self.marker, intent.hex)


def arrive(play: Play[World], marker: CardId, place: HexId) -> None:
    """A cultist in Zgorzel strengthens the cult, a villain in a city ruins it."""
    world, mission = play.world, play.world.setting.mission
    if mission.kind == "cult" and place == world.setting.start:
        play.do(EnemyArrived(marker, world.mission.dominance + 1))
        if play.world.mission.dominance >= mission.dominance:
            end(play, (), "dominance")
        return
    ruins = mission.kind == "scourges" and board.is_city(world, place)
    play.do(EnemyMarched(marker, place))
    if ruins:
        play.do(CityRuined(place))
        if len(play.world.mission.ruins) >= mission.dominance:
            end(play, (), "ruins")


class Arrivals(Step[World], frozen=True, tag="wr.arrivals", gc=False):
    """New enemies: the next one in its rounds, and those who come in a given round."""

    def run(self, play: Play[World]) -> None:
        world, mission = play.world, play.world.setting.mission
        free = [marker for marker in mission.spawn if marker.id not in mission.arrivals]
        for marker in mission.spawn:
            if mission.arrivals.get(marker.id) == world.round:
                play.do(MarkerPlaced(CardId(marker.id), HexId(marker.slot), CardId(marker.enemy)))
        if world.round in mission.spawn_rounds and world.mission.spawned < len(free):
            marker = free[world.mission.spawned]
            play.then(Marching(world.scavenger, CardId(marker.id), free_edge(world), CardId(marker.enemy)))


def free_edge(world: World) -> tuple[HexId, ...]:
    """Regular hexes of the outer ring without knights and enemies."""
    outer = max(world.setting.rings.values())
    taken = {knight.hex for knight in world.knights} | {enemy.hex for enemy in world.mission.enemies}
    return tuple(
        place
        for place in world.setting.hexes
        if world.setting.rings[place] == outer
        and board.tile_at(world, place).kind == "regular"
        and place not in taken
    )


# Exploration


def actions(world: World) -> Iterator[MissionAction]:
    """The actions that the mission adds to a hex, possible or not."""
    match world.setting.mission.kind:
        case "saviour":
            yield MissionAction()
        case "key":
            yield MissionAction()
            yield from (MissionAction(cell.id) for cell in world.mission.cells)
        case _:
            return


def why_not_action(world: World, seat: Seat, intent: MissionAction) -> Refusal | None:
    mission, knight = world.setting.mission, world.knights[seat]
    match mission.kind:
        case "saviour":
            at_most = knight.hex in knight.aid or len(knight.aid) >= mission.aid
            if intent.cell is not None or at_most or not board.is_city(world, knight.hex):
                return Refusal("WR-WIN-01")
            affordable = can_afford(world, seat, mission.aid_cost)
            return None if affordable else Refusal("WR-EXPL-10")
        case "key":
            if intent.cell is not None:
                here = any(one.id == intent.cell and one.hex == knight.hex for one in world.mission.cells)
                return None if here else Refusal("WR-WIN-01")
            return None if can_launch(world, knight) else Refusal("WR-WIN-01")
        case _:
            return Refusal("WR-WIN-01")


def can_launch(world: World, knight: Knight) -> bool:
    mission = world.setting.mission
    there = board.tile_at(world, knight.hex) is world.setting.content.tiles.get(mission.tile)
    return there and len(knight.cells) >= needed(world, mission.cells)


def needed(world: World, by_players: tuple[int, ...]) -> int:
    """The number that a mission asks for with this many players."""
    return by_players[len(world.knights) - 2]


def act(play: Play[World], seat: Seat, intent: MissionAction) -> None:
    mission = play.world.setting.mission
    if mission.kind == "saviour":
        play.then(Pay(seat, mission.aid_cost), BringAid(seat))
    elif intent.cell is not None:
        play.do(CellTaken(seat, intent.cell))
    else:
        end(play, (seat,), "launch")


class BringAid(Step[World], frozen=True, tag="wr.bring_aid", gc=False):
    """The city gets aid, and the knight 1 Reputation."""

    seat: Seat

    def run(self, play: Play[World]) -> None:
        play.do(AidBrought(self.seat, play.world.knights[self.seat].hex))
        gain(play, self.seat, "reputation", 1, "mission")


def why_not_attack(world: World, seat: Seat, marker: CardId) -> Refusal | None:
    """None if the mission enemy is on the knight's own hex."""
    here = world.knights[seat].hex
    if any(enemy.id == marker and enemy.hex == here for enemy in world.mission.enemies):
        return None
    return Refusal("WR-WIN-01")


# Meetings and fights


def may_meet(world: World, rival: Seat) -> Refusal | None:
    """None if the mission lets this rival be asked for a meeting."""
    mission = world.setting.mission
    if mission.kind == "only_one" and (world.round <= mission.no_meetings or world.knights[rival].beaten):
        return Refusal("WR-GOLD-02", {"rival": rival})
    return None


def search_is_sure(world: World, rival: Seat) -> bool:
    """Whether a search succeeds without a roll: it does for the knight with the dominance marker."""
    return world.setting.mission.kind in ("only_one", "key") and world.mission.marked == rival


def defeated_knight(play: Play[World], winner: Seat, loser: Seat) -> None:
    """The winner gets a duel marker on the rival's sheet, and 1 Reputation if the rival had the dominance
    marker."""
    world, mission = play.world, play.world.setting.mission
    if mission.kind != "only_one":
        return
    if world.mission.marked == loser:
        gain(play, winner, "reputation", 1, "mission")
    duels = world.knights[winner].duels
    enough = needed(world, mission.duels)
    alone = len(world.knights) == 2
    if (alone and len(duels) < enough) or (not alone and loser not in duels):
        play.do(DuelWon(winner, loser))
        if len(play.world.knights[winner].duels) >= enough:
            end(play, (winner,), "duels")


def after_fight(
    play: Play[World], seat: Seat, marker: CardId, lost: int, wounds: int, *, defeated: bool
) -> None:
    """The results of a fight with a mission enemy: `lost` in this fight, `wounds` in all."""
    mission, content = play.world.setting.mission, play.world.setting.content
    enemy = next(one for one in play.world.mission.enemies if one.id == marker)
    card = content.enemies[enemy.enemy]
    if mission.kind == "scourges" and lost:
        play.do(ScarsCounted(seat, lost))
        gain(play, seat, "reputation", lost // mission.wounds_per_reputation, "mission")
    if defeated:
        play.do(EnemyBeaten(seat, marker, card.trophies))
        if mission.scars:
            play.do(ScarsCounted(seat, mission.scars))
        play.then(Run(seat, enemy.enemy, card.reward))
        return
    if card.lasting:
        play.do(EnemyWounded(marker, wounds))
    if mission.kind == "scourges" and lost and not enemy.held:
        play.do(EnemyHeld(marker, held=True))


# Victory


def end(play: Play[World], winners: tuple[Seat, ...], reason: Reason) -> None:
    rule = "WR-WIN-02" if winners else "WR-WIN-04"
    play.do(GameEnded(winners, reason, rule))


class RestEnded(Step[World], frozen=True, tag="wr.rest_ended", gc=False):
    """Victories that are judged when a rest step ends."""

    def run(self, play: Play[World]) -> None:
        world, mission = play.world, play.world.setting.mission
        if mission.kind == "saviour":
            done = tuple(
                knight.seat
                for knight in world.knights
                if len(knight.aid) >= mission.aid and knight.reputation >= mission.reputation
            )
            if done:
                end(play, best(world, done, lambda knight: (knight.reputation,)), "saviour")
        elif mission.kind == "scourges" and world.mission.defeated >= len(mission.markers):
            end(play, best(world, world.seats, _by_scars), "scars")


def _by_scars(knight: Knight) -> tuple[int, ...]:
    return knight.scars, knight.reputation


def best(world: World, seats: tuple[Seat, ...], score: Score) -> tuple[Seat, ...]:
    """The best by the mission's count, then by gear and health; knights still equal share the win
    (WR-RULING-52)."""

    def whole(seat: Seat) -> tuple[int, ...]:
        knight = world.knights[seat]
        return (*score(knight), worth(world.setting, knight), knight.health)

    highest = max(map(whole, seats))
    return tuple(seat for seat in seats if whole(seat) == highest)


class Resolution(Step[World], frozen=True, tag="wr.resolution", gc=False):
    """After the last round the mission decides who has won (WR-ROUND-05)."""

    def run(self, play: Play[World]) -> None:
        world = play.world
        match world.setting.mission.kind:
            case "saviour":
                end(play, best(world, world.seats, _by_aid), "reputation")
            case "cult":
                if any(knight.trophies for knight in world.knights):
                    end(play, best(world, world.seats, _by_trophies), "trophies")
                end(play, (), "no_trophies")
            case "only_one":
                end(play, best(world, world.seats, _by_duels), "duels")
            case "key":
                end(play, best(world, world.seats, _by_cells), "cells")
            case "scourges":
                resolve_scourges(play)


def resolve_scourges(play: Play[World]) -> None:
    """If a villain is defeated, all with enough Reputation win together; otherwise nobody wins."""
    world, mission = play.world, play.world.setting.mission
    if not world.mission.defeated:
        end(play, (), "villains")
    shared = tuple(knight.seat for knight in world.knights if knight.reputation >= mission.reputation)
    end(play, shared, "shared")


def _by_aid(knight: Knight) -> tuple[int, ...]:
    return knight.reputation, len(knight.aid)


def _by_trophies(knight: Knight) -> tuple[int, ...]:
    return knight.trophies, knight.reputation


def _by_duels(knight: Knight) -> tuple[int, ...]:
    return len(knight.duels), knight.reputation


def _by_cells(knight: Knight) -> tuple[int, ...]:
    return len(knight.cells), knight.reputation
