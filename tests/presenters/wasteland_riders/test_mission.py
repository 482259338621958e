"""The mission: its sheet, its count for each knight, its rounds; the same in both languages."""

import pytest
from msgspec.structs import replace

from game.presenters.wasteland_riders.missions.progress import parts, sentence, standing
from game.rules.core.ids import CardId
from game.rules.core.state import State
from game.rules.wasteland_riders.insights.mission_progress import health_left
from game.rules.wasteland_riders.terms import HexId
from game.rules.wasteland_riders.world.state import OnBoard, World
from tests.presenters.kits import LANGUAGES, SCALES, SIZES, cut, problems
from tests.presenters.last_comrade.table import words_of
from tests.presenters.wasteland_riders.decision_panel import first, kit_for, look
from tests.presenters.wasteland_riders.zones import around

MISSIONS = {
    "saviour": "m1_zbawca_pustkowi",
    "cult": "m2_kult_wielorakiego",
    "only_one": "m3_moze_byc_tylko_jeden",
    "key": "m4_klucz_do_nieba",
    "scourges": "m5_dwie_zakaly",
}


def moving(state: State[World], _decision: object) -> bool:
    return state.world.step == "movement"


def of_kind(kind: str, seats: int = 4) -> State[World]:
    """A match of this mission in its first movement."""
    return first(moving, seats, MISSIONS[kind])


@pytest.mark.sweep("values")
@pytest.mark.parametrize("kind", MISSIONS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_whole_sheet_can_be_read_at_every_size(kind: str, language: str) -> None:
    state = of_kind(kind)
    for size in SIZES:
        for scale in SCALES:
            kit = kit_for(size, scale, language)
            canvas = around(kit, look(state, unfolded=frozenset(("mission",))))
            told = words_of(canvas)
            assert problems(canvas) == [], (size, scale)
            assert cut(canvas) == [], (size, scale)
            for part in parts(state.world):
                assert sentence(kit, state.world, part).split(".")[0].split(" ")[0] in told


def test_what_threatens_all_is_told() -> None:
    kit = kit_for((1920, 1080), 100, "en")
    state = of_kind("cult")
    world = replace(state.world, mission=replace(state.world.mission, dominance=2))
    assert standing(kit, world) == ["Cult dominance: 2 of 3"]
    assert "Cult dominance: 2 of 3" in words_of(around(kit, look(replace(state, world=world))))


def test_the_wounds_of_a_scourge_are_told_on_the_sheet() -> None:
    state = of_kind("scourges")
    wounded = tuple(replace(enemy, wounds=3) for enemy in state.world.mission.enemies)
    world = replace(state.world, mission=replace(state.world.mission, enemies=wounded))
    assert [health_left(world, enemy) for enemy in wounded] == [(5, 8), (5, 8)]
    ctx = look(replace(state, world=world), unfolded=frozenset(("mission",)))
    kit = kit_for((1920, 1080), 100, "en")
    assert "Iron Tsar: health 5 of 8" in words_of(around(kit, ctx))


def test_a_crowd_of_enemies_still_has_room() -> None:
    state = of_kind("cult")
    crowd = tuple(
        OnBoard(CardId(f"cultist_{number}"), CardId("me_kultysta"), HexId("C1")) for number in range(1, 7)
    )
    manifold = OnBoard(CardId("manifold"), CardId("me_wieloraki"), HexId("M5"))
    world = replace(state.world, mission=replace(state.world.mission, enemies=(*crowd, manifold)))
    for size in SIZES:
        for scale in SCALES:
            ctx = look(replace(state, world=world), unfolded=frozenset(("mission",)))
            assert problems(around(kit_for(size, scale), ctx)) == [], (size, scale)
