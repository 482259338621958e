"""Where the keyboard goes: from every thing of a group to every other, however they lie."""

from pygame import Rect

from game.rules.core.rng import Draws, Rng
from game.scenes.focus import next_in_direction
from game.view.canvas import HitArea
from tests.guards import at_least_one

DIRECTIONS = ("left", "right", "up", "down")


def thing(name: str, x: int, y: int, group: str = "board") -> HitArea:
    return HitArea(name, Rect(x - 5, y - 5, 10, 10), group, is_piece=True)


def arrows(hit_areas: list[HitArea]) -> dict[str, set[str]]:
    """Where the four arrows lead from each thing."""
    return {
        one.handle: {
            there
            for way in DIRECTIONS
            if (there := next_in_direction(hit_areas, one.handle, way)) is not None
        }
        for one in hit_areas
    }


def reached(leads: dict[str, set[str]], start: str) -> set[str]:
    found, waiting = {start}, [start]
    while waiting:
        further = leads[waiting.pop()] - found
        found |= further
        waiting += further
    return found


def test_arrows_lead_from_everything_to_everything() -> None:
    for seed in range(120):
        chance = Draws(Rng(seed))
        size = chance.choice((9, 90, 700))
        spots = {(chance.below(size), chance.below(size)) for _ in range(chance.choice((5, 12, 25)))}
        hit_areas = [thing(str(number), *spot) for number, spot in enumerate(sorted(spots))]
        leads = arrows(hit_areas)
        for hit_area in at_least_one(hit_areas):
            assert len(reached(leads, hit_area.handle)) == len(hit_areas), (seed, hit_area.handle)


def test_what_lies_exactly_between_two_ways_is_not_missed() -> None:
    spots = ((2, 1), (4, 6), (5, 4), (6, 5), (8, 7))
    hit_areas = [thing(str(number), *spot) for number, spot in enumerate(spots)]
    leads = arrows(hit_areas)
    assert all(len(reached(leads, hit_area.handle)) == len(hit_areas) for hit_area in hit_areas)


def test_a_pile_on_an_area_of_several_hexagons_is_reached() -> None:
    """The parts of the area lie nearer than the pile whichever way one comes."""
    area = [thing("area", x, y) for x, y in ((0, 0), (60, 0), (30, 50), (90, 50))]
    hit_areas = [*area, thing("pile", 92, 52), thing("other", 30, 100), thing("far", 200, 20)]
    leads = arrows(hit_areas)
    for hit_area in at_least_one(hit_areas):
        assert reached(leads, hit_area.handle) == {"area", "pile", "other", "far"}


def test_an_area_with_a_piece_on_its_first_hexagon_is_reached() -> None:
    """Piece and hexagon have one middle: the piece is gone to there, and the area at another part."""
    area = [thing("area", x, y) for x, y in ((0, 0), (60, 0), (30, 50))]
    hit_areas = [*area, thing("commander", 0, 0), thing("other", 30, 100), thing("far", 200, 20)]
    leads = arrows(hit_areas)
    for hit_area in at_least_one(hit_areas):
        assert reached(leads, hit_area.handle) == {"area", "commander", "other", "far"}


def test_what_lies_ahead_comes_before_what_lies_aside_and_another_group_last() -> None:
    hit_areas = [
        thing("here", 0, 0),
        thing("aside", 10, 60),
        thing("ahead", 80, 30),
        thing("panel", 20, 0, "log"),
    ]
    assert next_in_direction(hit_areas, "here", "right") == "ahead"
    assert next_in_direction(hit_areas, "here", "down") == "aside"
    assert next_in_direction([hit_areas[0], hit_areas[3]], "here", "right") == "panel"
    assert next_in_direction(hit_areas[:1], "here", "up") == "here"


def test_buttons_keep_their_column() -> None:
    places = {"here": (0, 0), "below": (0, 60), "nearer": (25, 40)}
    hit_areas = [HitArea(name, Rect(x, y, 10, 10), "form") for name, (x, y) in places.items()]
    assert next_in_direction(hit_areas, "here", "down") == "below"
