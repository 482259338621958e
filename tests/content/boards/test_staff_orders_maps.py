"""Every map of Staff Orders against the content sheet: its whole graph, and all that is printed on it."""

from collections import Counter, deque
from collections.abc import Mapping
from functools import cache

import pytest

from game.content.boards import LoadedMap, load_map
from game.rules.core.board import Board, Feature, region_neighbours, regions
from tests import PROJECT
from tests.content.boards.staff_orders_sheet import (
    SHEET,
    Area,
    Binding,
    areas_of,
    impassable_of,
    numbers,
    ranges_of,
    sketch_of,
    zones_of,
)

FOLDER = PROJECT / "maps" / "staff_orders"
FRAME = [(q, r) for r in range(-4, 5) for q in range(-8, 9) if abs(2 * q + r) <= 12]
PICTURELESS = {"snow": "texture_snow.svg"}
"""Ground that no terrain picture shows."""

maps = pytest.mark.parametrize("name", SHEET)
mountain_maps = pytest.mark.parametrize("name", ["m1", "m2"])
landing_maps = pytest.mark.parametrize("name", ["l1", "l2"])


@cache
def loaded(name: str) -> LoadedMap:
    return load_map(FOLDER / f"{name}.tmx", PROJECT)


def board_of(name: str) -> Board:
    return loaded(name).board


def property_at(name: str, what: str) -> dict[Binding, str]:
    """One property of every hex that has it, at the sheet's coordinates."""
    found = {}
    for space in board_of(name).spaces:
        if space.col is not None and space.row is not None and what in space.properties:
            r = space.row - 4
            found[(2 * space.col + space.row % 2 - 12 - r) // 2, r] = str(space.properties[what])
    return found


def hex_id(place: Binding) -> str:
    q, r = place
    return f"c{(2 * q + r + 12) // 2}r{r + 4}"


def of_kind(name: str, kind: str) -> dict[str, Feature]:
    return {feature.name: feature for feature in board_of(name).features if feature.kind == kind}


def with_special(name: str, special: str) -> list[Area]:
    return [area for area in areas_of(name) if area.special.split("=")[0] == special]


def special_place(area: Area) -> str:
    """The third hex; of two hexes the second."""
    return hex_id(area.hexes[2] if len(area.hexes) > 2 else area.hexes[1])


def steps_from(start: str, touching: Mapping[str, frozenset[str]]) -> dict[str, int]:
    steps, waiting = {start: 0}, deque([start])
    while waiting:
        here = waiting.popleft()
        for there in touching[here] - steps.keys():
            steps[there] = steps[here] + 1
            waiting.append(there)
    return steps


def touching_codes(name: str) -> dict[str, frozenset[str]]:
    """Which areas touch on the map, by the sheet's codes."""
    code = {area.id: area.code for area in areas_of(name)}
    found = region_neighbours(board_of(name), "area")
    return {
        code[str(area)]: frozenset(code[str(other)] for other in others) for area, others in found.items()
    }


def test_the_folder_holds_the_four_maps() -> None:
    assert {path.stem for path in FOLDER.glob("*.tmx")} == set(SHEET) == {"m1", "l1", "m2", "l2"}
    assert {path.name for path in FOLDER.glob("*.tsx")} == {
        "ground.tsx",
        "m1.tsx",
        "l1.tsx",
        "m2.tsx",
        "l2.tsx",
    }
    assert [board_of(name).id for name in SHEET] == list(SHEET)


@pytest.mark.rule("SO-BOARD-01")
@maps
def test_the_areas_lie_as_in_the_sketch(name: str) -> None:
    id_of = {area.code: area.id for area in areas_of(name)}
    drawn = {place: id_of[code] for place, code in sketch_of(name).items() if code in id_of}
    assert property_at(name, "area") == drawn


@pytest.mark.rule("SO-BOARD-01")
@maps
def test_each_area_has_the_hexes_and_the_terrain_of_its_row(name: str) -> None:
    area_at, terrain_at = property_at(name, "area"), property_at(name, "terrain")
    assert area_at == {place: area.id for area in areas_of(name) for place in area.hexes}
    assert all(terrain_at[place] == area.terrain for area in areas_of(name) for place in area.hexes)
    totals = numbers(SHEET[name].totals)
    assert (len(regions(board_of(name), "area")), len(area_at)) == (totals["areas"], totals["hexes"])


@pytest.mark.rule("SO-BOARD-02")
@maps
def test_impassable_hexes_and_background_belong_to_no_area(name: str) -> None:
    terrain, blocked = impassable_of(name)
    area_at, terrain_at = property_at(name, "area"), property_at(name, "terrain")
    assert {place for place, own in terrain_at.items() if own == terrain} == set(blocked)
    assert set(terrain_at) == set(FRAME)
    around = {terrain_at[place] for place in FRAME if place not in area_at and place not in blocked}
    assert around == ({"sea"} if name.startswith("l") else {"rock", "snow"})


@pytest.mark.rule("SO-BOARD-02")
@maps
def test_areas_touch_as_in_the_table(name: str) -> None:
    touching = touching_codes(name)
    assert touching == {area.code: area.touches for area in areas_of(name)}
    assert sum(map(len, touching.values())) == 2 * numbers(SHEET[name].totals)["borders"]
    assert not board_of(name).links


@maps
def test_west_and_east_are_mirror_images(name: str) -> None:
    mirror = {area.id: area.id.replace("_w_", "_e_") for area in areas_of(name)}
    mirror |= {area.id: area.id.replace("_e_", "_w_") for area in areas_of(name) if "_e_" in area.id}
    area_at = property_at(name, "area")
    assert {(-q - r, r): mirror[area] for (q, r), area in area_at.items()} == area_at


@pytest.mark.rule("SO-BOARD-05")
@maps
def test_stars_stand_on_the_first_hex(name: str) -> None:
    found = {
        area: (feature.space, feature.properties["stars"]) for area, feature in of_kind(name, "area").items()
    }
    assert found == {area.id: (hex_id(area.hexes[0]), area.stars) for area in areas_of(name)}
    assert sum(area.stars for area in areas_of(name)) == numbers(SHEET[name].totals)["stars"]


@pytest.mark.rule("SO-BOARD-04")
@maps
def test_each_faction_has_one_headquarters(name: str) -> None:
    found = {hq: (feature.space, feature.properties) for hq, feature in of_kind(name, "headquarters").items()}
    west, east = with_special(name, "hq")
    assert (west.id, east.id) == (f"{name}_w_hq", f"{name}_e_hq")
    assert found == {
        "hq_blue": (hex_id(west.hexes[0]), {"side": "blue"}),
        "hq_yellow": (hex_id(east.hexes[0]), {"side": "yellow"}),
    }


@pytest.mark.rule("SO-BOARD-03", "SO-SETUP-05")
@maps
def test_soldiers_start_where_the_dots_are(name: str) -> None:
    found = {dots: (feature.space, feature.properties) for dots, feature in of_kind(name, "soldiers").items()}
    expected, total = {}, Counter[str]()
    for area in areas_of(name):
        for side, count in numbers(area.start).items():
            expected[f"{area.id}.soldiers"] = (hex_id(area.hexes[0]), {"side": side, "count": count})
            total[side] += count
    assert found == expected
    assert total == numbers(SHEET[name].soldiers)


@pytest.mark.rule("SO-BOARD-06", "SO-BOARD-13")
@maps
def test_action_spaces_are_where_the_sheet_lists_them(name: str) -> None:
    found = {space: (feature.space, feature.properties) for space, feature in of_kind(name, "action").items()}
    expected = {
        f"{area.id}.advance": (hex_id(area.hexes[1]), {"action": "advance"}) for area in areas_of(name)
    }
    for action in ("barrage", "paradrop"):
        for area in with_special(name, action):
            own = {"action": action, "side": area.special.split("=")[1]}
            expected[f"{area.id}.{action}"] = (special_place(area), own)
    for zone in zones_of(name):
        for action in ("flight", "bombard"):
            expected[f"{zone.id}.{action}"] = (zone.id, {"action": action, "zone": zone.id})
    assert found == expected
    assert Counter(str(own["action"]) for _, own in found.values()) == numbers(SHEET[name].actions)


@pytest.mark.rule("SO-BOARD-07")
@maps
def test_four_areas_await_a_bonus_token(name: str) -> None:
    found = {
        slot: (feature.space, feature.properties) for slot, feature in of_kind(name, "bonus_slot").items()
    }
    expected = {
        f"{area.id}.bonus": (special_place(area), dict[str, str]()) for area in with_special(name, "token")
    }
    assert found == expected
    assert len(found) == 4


@pytest.mark.rule("SO-BOARD-08")
@pytest.mark.parametrize(
    ("name", "printed"), [("m1", ["m1_town"]), ("m2", ["m2_abbey"]), ("l1", []), ("l2", [])]
)
def test_the_city_centre_is_printed_on_mountain_maps_only(name: str, printed: list[str]) -> None:
    found = of_kind(name, "printed_bonus")
    centres = with_special(name, "city_centre")
    assert [area.id for area in centres] == printed
    assert {bonus: feature.space for bonus, feature in found.items()} == {
        f"{area.id}.bonus": special_place(area) for area in centres
    }
    assert all(feature.properties == {"bonus": "city_centre"} for feature in found.values())


@pytest.mark.rule("SO-BOARD-09")
@landing_maps
def test_a_zone_is_made_of_whole_areas(name: str) -> None:
    id_of = {area.code: area.id for area in areas_of(name)}
    above = {id_of[code]: zone.id for zone in zones_of(name) for code in zone.areas}
    area_at, zone_at = property_at(name, "area"), property_at(name, "zone")
    assert zone_at == {place: above[area] for place, area in area_at.items()}
    assert sum(len(zone.areas) for zone in zones_of(name)) == len(above) == len(id_of)
    assert len(zones_of(name)) == {"l1": 6, "l2": 8}[name]


@pytest.mark.rule("SO-BOARD-10")
@landing_maps
def test_zones_touch_as_in_the_table(name: str) -> None:
    letter = {zone.id: zone.letter for zone in zones_of(name)}
    found = region_neighbours(board_of(name), "zone")
    assert {
        letter[str(zone)]: {letter[str(other)] for other in others} for zone, others in found.items()
    } == {zone.letter: zone.touches for zone in zones_of(name)}


@pytest.mark.rule("SO-BOARD-11")
@landing_maps
def test_each_zone_has_one_sector_with_its_colour(name: str) -> None:
    found = {
        space.id: (space.hex, space.properties) for space in board_of(name).spaces if space.kind == "zone"
    }
    expected = {
        zone.id: (None, {"letter": zone.letter, "colour": zone.colour, "pattern": zone.pattern})
        for zone in zones_of(name)
    }
    assert found == expected
    points, grid = loaded(name).art.points, loaded(name).art.grid
    for zone in zones_of(name):
        x, y = points[zone.id]
        assert x == (zone.anchor[0] + 6.5) * grid.tile_width
        assert y == round((zone.anchor[1] + 4) * grid.row_step + grid.tile_height / 2)
        assert points[f"{zone.id}.flight"] == (x - 120, y)
        assert points[f"{zone.id}.bombard"] == (x + 120, y)


@pytest.mark.rule("SO-BOARD-12", "SO-SETUP-06")
@landing_maps
def test_aircraft_start_in_their_sectors(name: str) -> None:
    found = {
        planes: (feature.space, feature.properties) for planes, feature in of_kind(name, "aircraft").items()
    }
    expected, total = {}, Counter[str]()
    for zone in zones_of(name):
        for side, count in numbers(zone.start).items():
            expected[f"{zone.id}.aircraft"] = (zone.id, {"side": side, "count": count, "zone": zone.id})
            total[side] += count
    assert found == expected
    assert total == numbers(SHEET[name].aircraft)
    points = loaded(name).art.points
    assert all(
        points[planes] == (points[zone][0], points[zone][1] + 48) for planes, (zone, _) in found.items()
    )


@pytest.mark.rule("SO-MODE-03")
@mountain_maps
def test_a_mountain_map_has_no_air(name: str) -> None:
    board = board_of(name)
    assert {space.kind for space in board.spaces} == {"tile"}
    assert not property_at(name, "zone")
    assert not of_kind(name, "aircraft")
    actions = {feature.properties["action"] for feature in of_kind(name, "action").values()}
    assert actions == {"advance", "barrage", "paradrop"}


@pytest.mark.rule("SO-MODE-04")
@landing_maps
def test_a_landing_map_has_no_paradrop_and_no_city_centre(name: str) -> None:
    actions = {feature.properties["action"] for feature in of_kind(name, "action").values()}
    assert actions == {"advance", "barrage", "flight", "bombard"}
    assert not of_kind(name, "printed_bonus")


@pytest.mark.rule("SO-BAR-03")
@maps
def test_what_is_within_three_areas_of_each_barrage_space(name: str) -> None:
    touching = touching_codes(name)
    assert ranges_of(name).keys() == {area.code for area in with_special(name, "barrage")}
    for code, rings in ranges_of(name).items():
        steps = steps_from(code, touching)
        for distance, ring in enumerate(rings, start=1):
            assert {other for other, far in steps.items() if far == distance} == ring


@pytest.mark.rule("SO-BAR-09")
@maps
def test_no_barrage_space_reaches_the_enemy_headquarters(name: str) -> None:
    touching = touching_codes(name)
    enemy = {"blue": "EH", "yellow": "WH"}
    for area in with_special(name, "barrage"):
        assert steps_from(area.code, touching)[enemy[area.special.split("=")[1]]] > 3
    assert steps_from("WH", touching)["EH"] == numbers(SHEET[name].totals)["between_hqs"]


@maps
def test_the_map_holds_nothing_that_the_sheet_does_not_list(name: str) -> None:
    kinds = Counter(feature.kind for feature in board_of(name).features)
    starts = Counter(
        {
            "soldiers": sum(area.start != "-" for area in areas_of(name)),
            "aircraft": sum(zone.start != "-" for zone in zones_of(name)),
        }
    )
    expected = starts + Counter(
        {
            "area": len(areas_of(name)),
            "headquarters": 2,
            "action": sum(numbers(SHEET[name].actions).values()),
            "bonus_slot": 4,
            "printed_bonus": len(with_special(name, "city_centre")),
        }
    )
    assert kinds == expected


@maps
def test_every_hex_has_its_picture_and_every_object_its_point(name: str) -> None:
    board, art = board_of(name), loaded(name).art
    assert art.size == (13 * 222 + 111, 9 * 192 + 64)
    for space, image in art.images.items():
        terrain = str(board.space[space].properties["terrain"])
        file = PROJECT / image
        assert file.is_file()
        assert file.parent.parent == PROJECT / "assets" / "art"
        assert file.name == PICTURELESS.get(terrain) or file.name.startswith("terrain_")
    assert art.points.keys() == {*board.feature, *(zone.id for zone in zones_of(name))}
    assert len(set(art.points.values())) == len(art.points), "two things lie on the same point"
