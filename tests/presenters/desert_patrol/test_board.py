"""The board of Desert Patrol as it is drawn: everything on it can be pointed at, nothing leaves its frame."""

import time

import msgspec
import pygame
import pytest
from pygame import Rect

from game.content.library import open_game
from game.presenters.contract.presenter import ViewContext
from game.presenters.desert_patrol import regions
from game.presenters.desert_patrol.board import board, forces, layout
from game.presenters.desert_patrol.board.counters import CounterLook, counter_surface, look_of
from game.presenters.desert_patrol.board.layout import Spot
from game.presenters.desert_patrol.controls import handles as at
from game.presenters.desert_patrol.report.briefing import brief
from game.rules.core.ids import Seat
from game.rules.core.state import State
from game.rules.desert_patrol.state import World
from game.rules.desert_patrol.terms import SIDES, CounterId, Side
from game.view.camera import Camera
from game.view.canvas import Canvas
from game.view.kit import Kit
from game.view.pictures import files_of
from tests import PROJECT
from tests.presenters.kits import SIZES, stage_kit

GAME = open_game("desert_patrol")
SCENARIOS = [scenario.id for scenario in GAME.scenarios]
ART = PROJECT / "assets" / "art"


def start(scenario: str) -> State[World]:
    return GAME.game.new(GAME.setting(scenario, {}), 2, 1)


def board_of(
    kit: Kit, state: State[World], *, zoom: int = 0, hidden: frozenset[str] = frozenset()
) -> tuple[Canvas, Rect]:
    canvas = Canvas(kit)
    art = GAME.map(state.world.setting.scenario.id).art
    rect, inside = regions.regions(kit.metrics)["board"], regions.board_inside(kit.metrics)
    camera = Camera.fitted(inside, art.size, kit.px(12)).at_zoom_step(zoom)
    ctx = ViewContext(state, Seat(0), ("", ""), camera, hidden)
    board.compose_board(canvas, ctx, rect, inside, art)
    return canvas, inside


def things(world: World) -> set[str]:
    """The handles of all that lies on the board."""
    setting = world.setting
    found = {at.TILE(space) for space in setting.tiles}
    found |= {at.ESCAPE(space) for side in SIDES for space in setting.escapes[side]}
    found |= {at.OBJECT(name) for name in world.objects}
    found |= {at.COUNTER(name) for name in world.vehicles}
    return found | {at.COUNTER(name) for name, man in world.soldiers.items() if man.tile is not None}


def crowded(world: World, count: int) -> World:
    """As many counters as asked for on one tile, vehicles among them."""
    tile = next(iter(world.setting.tiles))
    replace = msgspec.structs.replace
    names = list(world.vehicles) + list(world.soldiers)
    here = set(names[:count])
    return replace(
        world,
        vehicles={name: replace(one, tile=tile) for name, one in world.vehicles.items() if name in here},
        soldiers={
            name: replace(one, tile=tile, vehicle=None, position=None)
            for name, one in world.soldiers.items()
            if name in here
        },
    )


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_everything_on_the_board_can_be_pointed_at(scenario: str) -> None:
    state = start(scenario)
    canvas, _ = board_of(stage_kit(), state)
    found = [hit_area.handle for hit_area in canvas.hit_areas]
    assert sorted(found) == sorted(things(state.world))
    assert all(hit_area.is_piece and hit_area.group == "board" for hit_area in canvas.hit_areas)


@pytest.mark.parametrize("count", [1, 2, 3, 4, 5, 8, 9, 15])
def test_each_of_many_counters_on_a_tile_can_be_hit(count: int) -> None:
    state = start("dp_s11")
    state = msgspec.structs.replace(state, world=crowded(state.world, count))
    canvas, _ = board_of(stage_kit(), state)
    tile = next(
        hit_area
        for hit_area in canvas.hit_areas
        if hit_area.handle == at.TILE(next(iter(state.world.setting.tiles)))
    )
    counters = [hit_area for hit_area in canvas.hit_areas if hit_area.handle.startswith("counter/")]
    assert len(counters) == count
    hit = set()
    for x in range(tile.rect.left, tile.rect.right, 2):
        for y in range(tile.rect.top, tile.rect.bottom, 2):
            over = [hit_area.handle for hit_area in canvas.hit_areas if hit_area.holds((x, y))]
            hit.update(over[-1:])
    assert {hit_area.handle for hit_area in counters} <= hit
    assert all(tile.holds(hit_area.rect.center) for hit_area in counters)


def test_counters_that_lie_side_by_side_hardly_touch() -> None:
    for vehicles in range(5):
        for soldiers in range(5 - vehicles):
            spots = layout.spots(vehicles, soldiers, has_objects=False, has_star=False)
            assert len(spots) == vehicles + soldiers
            for number, one in enumerate(spots):
                assert all(_distance(one, other) > 0.4 for other in spots[:number])


def _distance(one: Spot, other: Spot) -> float:
    return float(((one.x - other.x) ** 2 + (one.y - other.y) ** 2) ** 0.5)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("zoom", [0, 4])
def test_nothing_leaves_the_frame_of_the_sheet(size: tuple[int, int], zoom: int) -> None:
    kit = stage_kit(size)
    state = start("dp_s05")
    canvas, inside = board_of(kit, state, zoom=zoom)
    rect = regions.regions(kit.metrics)["board"]
    assert all(inside.contains(hit_area.seen or hit_area.rect) for hit_area in canvas.hit_areas)
    drawn = [Rect(item.x, item.y, item.w, item.h) for item in canvas.items if item.area is not None]
    assert drawn
    assert all(inside.contains(box) for box in drawn)
    assert [zone.rect for zone in canvas.zones if zone.name == "board"] == [rect]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("text_scale", [80, 100, 160])
def test_texts_stay_in_their_boxes(size: tuple[int, int], text_scale: int) -> None:
    canvas, _ = board_of(stage_kit(size, text_scale=text_scale), start("dp_s08"))
    assert canvas.texts
    for mark in canvas.texts:
        assert mark.is_clipped or mark.box.contains(mark.rect), mark


def test_what_is_in_hand_leaves_a_ghost_that_can_still_be_found() -> None:
    state = start("dp_s11")
    gone = frozenset((at.COUNTER(CounterId("lrdg_gun_truck")), at.COUNTER(CounterId("ita_scout"))))
    kit = stage_kit()
    whole, _ = board_of(kit, state)
    without, _ = board_of(kit, state, hidden=gone)
    assert {hit_area.handle: hit_area.rect for hit_area in whole.hit_areas} == {
        hit_area.handle: hit_area.rect for hit_area in without.hit_areas
    }
    faces = {
        id(counter_surface(kit, look_of(kit, state.world, CounterId(handle.partition("/")[2])), size))
        for handle in gone
        for size in {hit_area.rect.w for hit_area in whole.hit_areas if hit_area.handle == handle}
    }
    assert faces <= {id(item.surface) for item in whole.items}
    assert not faces & {id(item.surface) for item in without.items}


def test_composing_twice_gives_the_same_picture_in_a_moment() -> None:
    kit, state = stage_kit(), start("dp_s11")
    first, _ = board_of(kit, state)
    took = []
    for _ in range(5):
        begun = time.perf_counter()
        again, _ = board_of(kit, state)
        took.append(time.perf_counter() - begun)
        assert again.items == first.items
    assert min(took) < 0.012


def test_a_turned_counter_looks_different_and_says_whether_it_is_pinned_or_disabled() -> None:
    kit, world = stage_kit(), start("dp_s04").world
    soldier, vehicle = CounterId("lrdg_sniper"), CounterId("lrdg_gun_truck")
    turned = msgspec.structs.replace(
        world,
        soldiers={**world.soldiers, soldier: msgspec.structs.replace(world.soldiers[soldier], pinned=True)},
        vehicles={**world.vehicles, vehicle: msgspec.structs.replace(world.vehicles[vehicle], disabled=True)},
    )
    pictures = {
        pygame.image.tobytes(counter_surface(kit, look_of(kit, one, name), 64), "RGBA")
        for one in (world, turned)
        for name in (soldier, vehicle)
    }
    assert len(pictures) == 4


def test_a_captured_vehicle_wears_the_colours_of_its_new_side() -> None:
    kit, world = stage_kit(), start("dp_s04").world
    name = CounterId("lrdg_gun_truck")
    captured = msgspec.structs.replace(
        world, vehicles={name: msgspec.structs.replace(world.vehicles[name], side="italy")}
    )
    assert look_of(kit, captured, name).colours != look_of(kit, world, name).colours
    assert look_of(kit, captured, name).picture == look_of(kit, world, name).picture


def test_the_safe_palette_has_other_counters_with_patterns_and_shapes() -> None:
    kits = [stage_kit(palette=palette) for palette in ("standard", "safe")]
    world = start("dp_s02").world
    name = CounterId("ita_scout")
    plain, safe = (
        pygame.image.tobytes(counter_surface(kit, look_of(kit, world, name), 64), "RGBA") for kit in kits
    )
    assert plain != safe
    solid = look_of(kits[1], world, name)
    unpatterned = CounterLook(*solid._replace(colours=solid.colours._replace(pattern="solid")))
    assert pygame.image.tobytes(counter_surface(kits[1], unpatterned, 64), "RGBA") != safe


@pytest.mark.parametrize("scenario", SCENARIOS)
@pytest.mark.parametrize("size", [(820, 420), (320, 200), (160, 100)])
def test_a_small_map_stays_in_its_box_and_cannot_be_touched(scenario: str, size: tuple[int, int]) -> None:
    canvas = Canvas(stage_kit())
    rect = Rect(100, 50, *size)
    board.compose_map(canvas, rect, start(scenario).world, GAME.map(scenario).art)
    assert not canvas.hit_areas
    assert not canvas.texts
    assert canvas.items
    assert all(rect.contains(Rect(item.x, item.y, item.w, item.h)) for item in canvas.items)


@pytest.mark.parametrize("scenario", SCENARIOS)
@pytest.mark.parametrize("language", ["pl", "en"])
def test_starting_forces_stay_in_their_box(scenario: str, language: str) -> None:
    for size in SIZES:
        for text_scale in (80, 160):
            canvas = Canvas(stage_kit(size, language=language, text_scale=text_scale))
            rect = canvas.kit.metrics.box(30, 850, 1300, 200)
            forces.compose_forces(canvas, rect, start(scenario).world)
            assert all(mark.box.contains(mark.rect) for mark in canvas.texts)
            slack = canvas.kit.type.leading("body") // 2
            assert all(rect.inflate(0, 2 * slack).contains(mark.rect) for mark in canvas.texts)


@pytest.mark.parametrize("scenario", SCENARIOS)
@pytest.mark.parametrize("language", ["pl", "en"])
@pytest.mark.parametrize("first", SIDES)
def test_every_scenario_is_told_in_both_languages(scenario: str, language: str, first: Side) -> None:
    kit = stage_kit(language=language)
    told = brief(kit, GAME, scenario, {"first_seat": first}, 2)
    words = [told.title, told.intro, told.summary]
    words += [text for fact in told.facts for text in (fact.label, fact.words)]
    words += [text for side in told.sides for text in (side.name, side.words, side.note)]
    assert all(text.strip() and "⟦" not in text for text in words)
    assert len(told.facts) == 5
    assert told.sides[0].name == kit.say(f"dp-side-{first}")
    assert 1 <= told.difficulty <= told.most_difficulty
    assert {side.portrait for side in told.sides} <= set(files_of(ART))


def test_victories_are_told_with_the_right_plurals() -> None:
    polish = brief(stage_kit(language="pl"), GAME, "dp_s01", {}, 2)
    assert polish.sides[0].words == "Zdobądź 4 punkty celu: kontroluj cele i\u00a0niszcz obiekty."
    assert polish.sides[1].words == "Zneutralizuj 1 z\u00a04 żołnierzy wroga."
    english = brief(stage_kit(language="en"), GAME, "dp_s09", {}, 2)
    assert english.sides[1].words == "Escape with: Medium Tank; or neutralise 3 of the 5 enemy soldiers."
