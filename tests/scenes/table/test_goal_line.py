"""The goal in one line at the top of every table, and the places it names."""

from pathlib import Path

import pytest
from msgspec.structs import replace

from game.content.library import open_game
from game.input.gestures import Move
from game.presenters.registry import PRESENTERS
from game.rules.core.ids import Seat
from game.scenes.table.goal_line import GOAL, places_at
from game.scenes.table.screen import TableScreen
from tests.guards import at_least_one
from tests.scenes.hands import compose, feed
from tests.scenes.layout import problems
from tests.scenes.seating import Seated, seat_down
from tests.scenes.staging import LANGUAGES, SIZES, TEXT_SCALES

FIRST = [(game, open_game(game).scenarios[0].id) for game in sorted(PRESENTERS)]
TABLES = [(game, info.id) for game in sorted(PRESENTERS) for info in open_game(game).scenarios]


def parts_on(screen: TableScreen) -> dict[str, str]:
    """The parts of the line by handle, with their tips."""
    return {area.handle: area.tip for area in screen.hit_areas() if area.handle in GOAL}


def assert_says_its_goal(seated: Seated) -> None:
    parts = parts_on(seated.screen)
    assert GOAL(0) in parts
    assert all("⟦" not in tip and tip for tip in parts.values())
    assert problems(seated.screen) == []


@pytest.mark.sweep("values")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("text_scale", TEXT_SCALES)
@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("table", FIRST, ids="-".join)
def test_every_game_says_its_goal_in_every_size(
    tmp_path: Path, table: tuple[str, str], size: tuple[int, int], text_scale: int, language: str
) -> None:
    seated = seat_down(tmp_path, *table, curtain=False, size=size, language=language, text_scale=text_scale)
    assert_says_its_goal(seated)


@pytest.mark.sweep("part")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("table", TABLES, ids="-".join)
def test_every_table_says_its_goal(tmp_path: Path, table: tuple[str, str], language: str) -> None:
    assert_says_its_goal(
        seat_down(tmp_path, *table, curtain=False, size=SIZES[0], language=language, text_scale=160)
    )


@pytest.mark.sweep("part")
@pytest.mark.parametrize("table", TABLES, ids="-".join)
def test_what_the_line_names_lies_on_the_table(tmp_path: Path, table: tuple[str, str]) -> None:
    game, scenario = table
    steps = 15 if game == "wasteland_riders" else 0
    seated = seat_down(tmp_path, game, scenario, steps=steps, curtain=False)
    screen = seated.screen
    assert screen.view is not None
    found = {area.handle for area in screen.hit_areas()}
    for seat in screen.presenter.game.seats(screen.view.world):
        goal = screen.presenter.goal(screen.kit, replace(screen.view_context(), seat=seat))
        if game != "last_comrade":
            assert set(at_least_one(goal.places)) <= found


def marked(seated: Seated) -> list[object]:
    canvas = next(layer.canvas for layer in seated.screen.layers if layer.name == "marks")
    assert canvas is not None
    return list(canvas.items)


def point_at(seated: Seated, handle: str) -> None:
    area = seated.screen.find(handle)
    assert area is not None, f"{handle} is not on the table"
    feed(seated.stage, Move(area.rect.center))
    compose(seated.stage)


def test_pointing_at_a_part_lights_its_places_and_nothing_else(tmp_path: Path) -> None:
    seated = seat_down(tmp_path, "desert_patrol", "dp_s01", language="en", curtain=False)
    screen = seated.screen
    goal = screen.presenter.goal(screen.kit, screen.view_context())
    assert [part.words for part in goal.parts] == ["19B 2", "fuel 1", "aircraft 2+2"]
    at_rest = marked(seated)
    point_at(seated, GOAL(1))
    one = marked(seated)
    point_at(seated, GOAL(0))
    everything = marked(seated)
    assert places_at(goal, GOAL(1)) == ("tile/19B",)
    assert len(at_rest) < len(one) < len(everything)
    seated.stage.feed(Move((5, 5)))
    compose(seated.stage)
    assert marked(seated) == at_rest


def test_both_sides_have_their_own_line(tmp_path: Path) -> None:
    seated = seat_down(tmp_path, "desert_patrol", "dp_s01", language="en", curtain=False)
    screen = seated.screen
    heads = []
    for seat in (0, 1):
        goal = screen.presenter.goal(screen.kit, replace(screen.view_context(), seat=Seat(seat)))
        heads.append(goal.head)
    assert [head.words for head in heads] == ["4 objective points", "Neutralise 1 of 4"]
    assert len(heads[1].places) == 4, "the soldiers of the LRDG"
