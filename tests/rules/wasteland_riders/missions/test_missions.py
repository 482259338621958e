"""Missions: their effects, actions, victories, and how ties are broken."""

from operator import attrgetter
from typing import TYPE_CHECKING

import pytest
from msgspec.structs import replace

from game.rules.core.frames import Step
from game.rules.core.play import Play
from game.rules.wasteland_riders import board, missions
from game.rules.wasteland_riders.events.missions import (
    AidBrought,
    CityRuined,
    EnemyArrived,
    EnemyBeaten,
    EnemyHeld,
    EnemyMarched,
    GameEnded,
    MarkerPlaced,
    ScarsCounted,
)
from game.rules.wasteland_riders.exploration.exploration import ExploreTurn
from game.rules.wasteland_riders.fight.meetings import Meeting
from game.rules.wasteland_riders.fight.theft import Rob
from game.rules.wasteland_riders.gear.conditions import enemy_health
from game.rules.wasteland_riders.health.knockout import Recovery
from game.rules.wasteland_riders.intents.common import (
    AttackMarker,
    ChooseHex,
    EndExploration,
    MissionAction,
    Pass,
    PayGear,
    TakeAction,
)
from game.rules.wasteland_riders.intents.fights import AskMeeting, LeaveCell, RefuseMeeting, RobCell, Search
from game.rules.wasteland_riders.missions import Arrivals, Effects, March, Resolution, RestEnded
from game.rules.wasteland_riders.round import Round
from game.rules.wasteland_riders.terms import HexId
from game.rules.wasteland_riders.world.state import Cell, MissionState, OnBoard, World
from tests.rules.wasteland_riders.table import Table, riders
from tests.rules.wasteland_riders.test_vectors import drive

if TYPE_CHECKING:
    from game.rules.core.values import Event

rule = pytest.mark.rule
KATE = "kate_blanksheet"


def enemies(table: Table, *found: OnBoard, **changes: object) -> Table:
    return table.with_world(mission=replace(table.world.mission, enemies=found, **changes))


class AfterFight(Step[World], frozen=True, tag="test.after_fight", gc=False):
    """A fight of seat 0 with a mission enemy is over."""

    marker: str
    lost: int
    wounds: int
    defeated: bool

    def run(self, play: Play[World]) -> None:
        missions.after_fight(play, 0, self.marker, self.lost, self.wounds, defeated=self.defeated)


class Beat(Step[World], frozen=True, tag="test.beat", gc=False):
    """A knight has defeated another."""

    seat: int
    rival: int

    def run(self, play: Play[World]) -> None:
        missions.defeated_knight(play, self.seat, self.rival)


def after(table: Table, marker: str, *, lost: int, wounds: int, defeated: bool) -> Table:
    return table.run(AfterFight(marker, lost, wounds, defeated))


def beat(table: Table, seat: int, rival: int) -> Table:
    return table.run(Beat(seat, rival))


CULTIST = OnBoard("cultist_1", "me_kultysta", "R10")


# Saviour


@rule("WR-WIN-01", "WR-WIN-02", "WR-RULING-53", "WR-DECK-05")
def test_the_saviour_brings_aid_and_wins() -> None:
    table = riders(KATE, step="exploration").give(0, "naboje", "pocket_2").give(0, "rad_out", "pocket_3")
    game = table.put(0, "M3").run(ExploreTurn(0)).do(MissionAction(), PayGear("pocket_2"))
    assert game.said(AidBrought)
    assert game.knight(0).aid == ("M3",)
    assert game.knight(0).reputation == 1
    again = game.do(EndExploration()).run(ExploreTurn(0))
    assert again.refused(MissionAction()) == "WR-WIN-01"
    elsewhere = table.put(0, "C1").contract("p05_zelazna_lapa", holder=0).run(ExploreTurn(0))
    assert elsewhere.refused(MissionAction()) == "WR-WIN-01"
    ready = riders(KATE, step="rest").with_knight(0, aid=("M1", "M2", "M3"), reputation=8).run(RestEnded())
    assert ready.ending.winners == (0,)
    assert ready.ending.reason == "saviour"
    short = riders(KATE, step="rest").with_knight(0, aid=("M1", "M2", "M3"), reputation=7).run(RestEnded())
    assert short.outcome is None


@rule("WR-ROUND-05", "WR-RULING-52", "WR-WIN-03")
def test_after_the_last_round_reputation_decides_then_gear() -> None:
    game = riders(KATE).with_knight(1, reputation=3).with_knight(2, reputation=3)
    assert game.run(Resolution()).ending.winners == (1, 2)
    assert game.with_knight(2, aid=("M1",)).run(Resolution()).ending.winners == (2,)
    assert game.give(1, "naboje", "pocket_1").run(Resolution()).ending.winners == (1,)
    assert game.with_knight(1, health=3).run(Resolution()).ending.winners == (2,)


# Cult


@rule("WR-TV-19", "WR-PREP-09")
def test_cultists_march_to_zgorzel() -> None:
    game = enemies(riders(mission=2, step="scavenger", round=3), OnBoard("cultist_1", "me_kultysta", "C1"))
    game = game.run(Effects())
    assert game.said(EnemyArrived)[0].dominance == 1
    assert game.world.mission.enemies == ()
    lost = enemies(
        riders(mission=2, step="scavenger", round=3), OnBoard("cultist_1", "me_kultysta", "C1"), dominance=2
    )
    lost = lost.run(March("cultist_1"))
    assert lost.ending.winners == ()
    assert lost.ending.reason == "dominance"


def test_a_new_cultist_comes_where_the_scavenger_wants() -> None:
    game = riders(mission=2, step="scavenger", round=2).put(0, "R13").run(Arrivals())
    assert game.asked() == {2}
    places = set(map(attrgetter("hex"), game.legal()))
    assert places == {f"R{number}" for number in range(9, 19)} - {"R12", "R13", "R14", "R17"}
    game = game.do(ChooseHex("R9"))
    assert game.said(MarkerPlaced)[0].marker == "cultist_3"
    assert game.world.mission.spawned == 1


def test_the_manifold_comes_in_round_seven_and_stays() -> None:
    game = riders(mission=2, step="scavenger", round=7).run(Arrivals())
    (enemy,) = game.world.mission.enemies
    assert (enemy.enemy, enemy.hex) == ("me_wieloraki", "M5")
    assert not game.with_world(round=9).run(Effects()).said(EnemyMarched)


@rule("WR-WIN-04")
def test_trophies_decide_and_without_any_all_lose() -> None:
    assert riders(mission=2).run(Resolution()).ending.winners == ()
    assert riders(mission=2).with_knight(3, trophies=1).run(Resolution()).ending.winners == (3,)


def test_mission_enemies_are_attacked_on_the_way_or_as_an_action() -> None:
    table = enemies(riders(KATE, mission=2), OnBoard("cultist_1", "me_kultysta", "C3")).deck(
        "wasteland", "ev08_kupiec"
    )
    assert board.threat(table.world, "C3") == 1
    game = drive(table, 0, "C3", "R6").do(AttackMarker("cultist_1"))
    assert game.world.fight is not None
    assert game.world.fight.mission == "cultist_1"
    assert game.move.fought == ("cultist_1",)
    acting = (
        table.with_world(step="exploration").put(0, "C3").run(ExploreTurn(0)).do(AttackMarker("cultist_1"))
    )
    assert acting.world.fight is not None
    assert acting.world.exploring is not None
    assert acting.world.exploring.acted


def test_a_beaten_cultist_is_a_trophy() -> None:
    game = enemies(riders(KATE, mission=2), CULTIST)
    done = after(game, "cultist_1", lost=3, wounds=3, defeated=True)
    assert done.said(EnemyBeaten)[0].trophies == 1
    assert done.knight(0).reputation == 2


# Only one


def test_only_one() -> None:
    table = riders(KATE, mission=3).put(1, "C3").deck("wasteland", "ev08_kupiec")
    first = drive(table, 0, "C3")
    assert not isinstance(first.top, Meeting)  # no meetings in the first round
    later = drive(table.with_world(round=2), 0, "C3")
    assert later.allows(AskMeeting(1))
    priced = drive(table.with_world(round=2, mission=MissionState(marked=1)), 0, "C3")
    priced = priced.do(AskMeeting(1), RefuseMeeting(), Search(1))
    assert priced.world.fight is not None  # the search succeeds without a roll


def test_duel_markers() -> None:
    game = beat(riders(KATE, mission=3).with_knight(0, duels=(1, 2)), 0, 3)
    assert game.ending.winners == (0,)
    assert game.ending.reason == "duels"
    same = beat(riders(KATE, mission=3).with_knight(0, duels=(1,)), 0, 1)
    assert same.knight(0).duels == (1,)
    two = beat(riders(KATE, seats=2, mission=3).with_knight(0, duels=(1, 1)), 0, 1)
    assert two.ending.winners == (0,)


# Key


def test_the_key_to_the_sky() -> None:
    table = riders(KATE, mission=4, step="exploration")
    table = table.with_world(mission=replace(table.world.mission, cells=(Cell("cell_1", "S5"),)))
    game = table.put(0, "S5").with_knight(0, explored=True).run(ExploreTurn(0)).do(MissionAction("cell_1"))
    assert game.knight(0).cells == ("cell_1",)
    assert game.refused(TakeAction("a13_ambush")) == "WR-EXPL-09"
    tiles = {**table.world.tiles, HexId("R10"): "kosmodrom_woomera"}
    ready = table.with_world(tiles=tiles).put(0, "R10").with_knight(0, cells=("cell_1", "cell_2", "cell_3"))
    won = ready.run(ExploreTurn(0)).do(MissionAction())
    assert won.ending.winners == (0,)
    assert won.ending.reason == "launch"
    poor = ready.with_knight(0, cells=("cell_1", "cell_2")).contract("p05_zelazna_lapa", holder=0)
    poor = poor.run(ExploreTurn(0))
    assert poor.refused(MissionAction()) == "WR-WIN-01"
    robbed = table.with_knight(1, cells=("cell_2",)).run(Rob(0, 1)).do(RobCell("cell_2"))
    assert robbed.knight(0).cells == ("cell_2",)
    lying = (
        table.with_world(step="rest")
        .with_knight(1, cells=("cell_2", "cell_3"), conscious=False, health=0)
        .put(1, "R2")
    )
    lying = lying.run(Recovery()).do(LeaveCell("cell_3"))
    assert ("cell_3", "R2") in {(cell.id, cell.hex) for cell in lying.world.mission.cells}
    assert table.with_knight(2, cells=("cell_2",)).run(Resolution()).ending.winners == (2,)


# Scourges


def test_villains_march_and_ruin_cities() -> None:
    villain = OnBoard("villain_a", "me_zelazny_car", "R2")
    game = enemies(riders(mission=5, step="scavenger", round=2), villain).run(Effects())
    assert game.said(CityRuined)[0].hex == "M2"
    assert not board.is_city(game.world, "M2")
    held = OnBoard("villain_a", "me_zelazny_car", "R2", held=True)
    waits = enemies(riders(mission=5, step="scavenger", round=2), held).run(Effects())
    assert waits.said(EnemyHeld)[0].held is False
    assert waits.world.mission.enemies[0].hex == "R2"
    odd = enemies(riders(mission=5, step="scavenger", round=3), villain).run(Effects())
    assert not odd.said(EnemyMarched)
    lost = enemies(riders(mission=5, step="scavenger", round=2), villain, ruins=("M3",)).run(Effects())
    assert lost.ending.reason == "ruins"
    assert lost.ending.winners == ()


def test_scars() -> None:
    villain = OnBoard("villain_a", "me_zelazny_car", "R10", wounds=1)
    game = enemies(riders(KATE, mission=5), villain)
    hurt = after(game, "villain_a", lost=3, wounds=4, defeated=False)
    assert hurt.said(ScarsCounted)[0].count == 3
    assert hurt.knight(0).reputation == 1
    assert hurt.world.mission.enemies[0].wounds == 4
    assert hurt.world.mission.enemies[0].held
    dead = after(game, "villain_a", lost=7, wounds=8, defeated=True)
    assert dead.knight(0).scars == 9
    assert dead.world.mission.defeated == 1
    assert enemy_health(game.world, "me_zelazny_car") == 8
    assert enemy_health(riders(mission=5, seats=2).world, "me_zelazny_car") == 5


@rule("WR-WIN-04")
def test_shared_victory_over_one_villain() -> None:
    game = riders(mission=5)
    one = game.with_world(mission=replace(game.world.mission, defeated=1)).with_knight(1, reputation=6)
    assert one.with_knight(2, reputation=7).run(Resolution()).ending.winners == (1, 2)
    assert game.run(Resolution()).ending.winners == ()
    both = game.with_world(mission=replace(game.world.mission, defeated=2)).with_knight(3, scars=5)
    assert both.run(RestEnded()).ending.winners == (3,)


def test_the_game_ends_after_the_last_round() -> None:
    game = riders(KATE).run(Round(8))
    events: list[Event] = []
    while game.outcome is None:
        game = game.do(
            Pass() if Pass() in game.legal(min(game.asked())) else game.legal(min(game.asked()))[0],
            by=min(game.asked()),
        )
        events += game.events
    assert any(isinstance(event, GameEnded) for event in events)
