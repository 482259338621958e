"""Every text in its box, no zone on another: the table in many states, and all that opens over it."""

from collections.abc import Callable
from pathlib import Path

import pytest

from game.config.settings import Settings
from game.presenters.registry import PRESENTERS
from game.rules.core.ids import Seat
from game.scenes.chooser import MenuScreen, QuestionScreen
from game.scenes.curtain import CurtainScreen
from game.scenes.replay import ReplayScreen
from game.scenes.screen import Screen
from game.scenes.table import commands, menu
from game.view.handles import Handle
from tests.guards import at_least_one
from tests.scenes.hands import OutOfReach, compose, hold_over, lift
from tests.scenes.layout import overprints, problems
from tests.scenes.positions import PEOPLE, catalogue, find
from tests.scenes.seating import Seated, sit, wandered
from tests.scenes.situations import CANNOT, take_the_screen
from tests.scenes.situations import SITUATIONS as CATALOGUED
from tests.scenes.staging import LANGUAGES, SIZES, TEXT_SCALES, make_stage


def at_the_curtain(seated: Seated) -> None:
    """Play goes on until somebody else must look at his hand, and who has decided is done."""
    table = seated.table
    while table.next_seat is None:
        if table.hands_over_to is not None:
            table.hand_over()
        elif table.cards_are_down:
            table.look_alone()
        elif not (table.is_open and table.let_window_go_by()):
            table.submit(table.legal()[0])
        seated.screen.refresh()
    compose(seated.stage)
    assert isinstance(seated.stage.top, CurtainScreen)


def at_the_table(seated: Seated) -> None:
    take_the_screen(seated)


def in_mid_drag(seated: Seated) -> None:
    """A thing that can be taken over something that takes it; with empty hands only where nothing is."""
    take_the_screen(seated)
    screen = seated.screen
    pairs = [(one, to) for one in sorted(screen.offers.sources) for to in sorted(screen.offers.targets(one))]
    drawn = [pair for pair in pairs if screen.find(pair[0]) and screen.find(pair[1])]
    assert any(is_held(seated, *pair) for pair in drawn) or not drawn


def is_held(seated: Seated, source: Handle, target: Handle) -> bool:
    """Whether it is in hand now and the target below it; out of reach it lies where it was."""
    seated.screen.cancel()
    try:
        lift(seated.stage, source)
        hold_over(seated.stage, target)
    except OutOfReach:
        return False
    return seated.screen.held_piece.drag.is_dragging and seated.screen.drawing.over() == target


def with_drawers(name: str) -> Callable[[Seated], None]:
    def opened(seated: Seated) -> None:
        take_the_screen(seated)
        commands.toggling(seated.screen, name)()
        compose(seated.stage)
        assert seated.screen.tabletop.drawer == name

    return opened


def unfolded(seated: Seated) -> None:
    take_the_screen(seated)
    for hit_area in list(seated.screen.hit_areas()):
        if hit_area.handle.startswith("unfold/"):
            seated.screen.activate(hit_area)
            compose(seated.stage)


def pointing_at_everything(seated: Seated) -> None:
    """Tips and large cards, one after the other; the last one stays."""
    take_the_screen(seated)
    screen = seated.screen
    for hit_area in at_least_one([one for one in screen.hit_areas() if one.is_piece][::3]):
        screen.enlarged = hit_area.handle
        screen.invalidate("tip")
        compose(seated.stage)
        assert problems(screen) == [], hit_area.handle


def asking(seated: Seated) -> None:
    take_the_screen(seated)
    menu.ask(seated.screen, "table-concede", lambda: None)
    compose(seated.stage)
    assert isinstance(seated.stage.top, QuestionScreen)


def in_the_menu(seated: Seated) -> None:
    take_the_screen(seated)
    menu.open_menu(seated.screen)
    compose(seated.stage)
    assert isinstance(seated.stage.top, MenuScreen)


def in_the_replay(seated: Seated) -> None:
    take_the_screen(seated)
    screen = ReplayScreen(seated.stage, seated.table.match, seated.screen.presenter, (Seat(0), Seat(1)))
    seated.stage.push(screen)
    compose(seated.stage)


SITUATIONS: tuple[dict[str, Callable[[Seated], None]], ...] = (
    {"curtain": at_the_curtain},
    {
        "table": at_the_table,
        "status": with_drawers("status"),
        "log": with_drawers("log"),
        "dice": with_drawers("dice"),
        "question": asking,
        "menu": in_the_menu,
        "replay": in_the_replay,
    },
    {"unfolded": unfolded},
    {"tips": pointing_at_everything},
    {"drag": in_mid_drag},
)
"""Those of a group follow each other at one table: each puts away what the one before has opened."""
Start = tuple[str, int, int]
"""Scenario, random steps, seats."""
STARTS: dict[str, tuple[Start, ...]] = {
    "desert_patrol": (("dp_s01", 0, 2), ("dp_s10", 150, 2)),
    "staff_orders": (("m1", 5, 2), ("l2", 90, 2), ("l1", 25, 2), ("m2", 90, 2)),
    "last_comrade": (
        *(("duel", 5, 2), ("horde", 206, 10)),
        *(("platoon", 258, 5), ("horde", 60, 10)),
        *(("platoon", 100, 8), ("duel", 46, 2)),
        *(("platoon", 236, 5), ("platoon", 228, 8)),
        *(("horde", 20, 10), ("platoon", 214, 5)),
    ),
    "wasteland_riders": (
        *(("m1_zbawca_pustkowi", 1, 2), ("m1_zbawca_pustkowi", 46, 4)),
        *(("m1_zbawca_pustkowi", 259, 3), ("m4_klucz_do_nieba", 318, 3)),
        *(("m2_kult_wielorakiego", 202, 4), ("m3_moze_byc_tylko_jeden", 355, 2)),
        *(("m5_dwie_zakaly", 10, 4), ("m4_klucz_do_nieba", 395, 4)),
        *(("m2_kult_wielorakiego", 199, 4), ("m5_dwie_zakaly", 300, 3)),
    ),
}
"""Scenarios, random steps and seats: starts, and states in which much lies there. Each case takes two."""


POSITIONS = catalogue()


def test_the_catalogue_has_every_situation_of_every_game() -> None:
    """Or says why a game cannot have it."""
    every = {(game, what) for game in PRESENTERS for what in CATALOGUED}
    assert {(position.game, position.what) for position in POSITIONS} == every - CANNOT.keys()
    assert len(POSITIONS) == len(every - CANNOT.keys())


@pytest.mark.sweep("part")
@pytest.mark.parametrize(("game", "what"), CANNOT)
def test_what_a_game_cannot_have_is_never_met(game: str, what: str, tmp_path: Path) -> None:
    stage = make_stage(SIZES[0], settings=settings_of("pl", 100))
    assert find(game, what, [stage], tmp_path, longest=24) is None


@pytest.mark.sweep("pairs")
@pytest.mark.parametrize("game", sorted(PRESENTERS))
@pytest.mark.parametrize("scale", TEXT_SCALES)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_nothing_leaves_its_place_in_any_situation_of_the_catalogue(
    tmp_path: Path, game: str, size: tuple[int, int], language: str, scale: int
) -> None:
    stage = make_stage(size, settings=settings_of(language, scale))
    for position in at_least_one(one for one in POSITIONS if one.game == game):
        position.arrange(stage, tmp_path / position.what)
        assert problems(stage.top) == [], position


def settings_of(language: str, scale: int) -> Settings:
    return Settings(language=language, text_scale=scale, motion="none")  # type: ignore[arg-type]


@pytest.mark.sweep("pairs")
@pytest.mark.parametrize("game", sorted(PRESENTERS))
@pytest.mark.parametrize("scale", TEXT_SCALES)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_nothing_leaves_its_place(
    tmp_path: Path, game: str, size: tuple[int, int], language: str, scale: int
) -> None:
    stage = make_stage(size, settings=settings_of(language, scale))
    first = 2 * (SIZES.index(size) + TEXT_SCALES.index(scale)) % len(STARTS[game])
    found = {}
    for scenario, steps, seats in STARTS[game][first : first + 2]:
        for number, situations in enumerate(SITUATIONS):
            match = wandered(game, scenario, PEOPLE[:seats], seed=7, steps=steps)
            seated = sit(stage, match, tmp_path / f"{scenario}{seats}{number}", paints=False)
            for name, arrange in situations.items():
                arrange(seated)
                if wrong := faults(stage.top, name):
                    found[f"{scenario} {seats} {name}"] = wrong[:6]
    assert found == {}


def faults(screen: Screen, situation: str) -> list[str]:
    printed_over = overprints(screen) if situation in ("table", "curtain", "menu") else []
    return problems(screen) + printed_over
