"""Every text in its box, no zone on another: the table in many states, and all that opens over it."""

from collections.abc import Callable
from pathlib import Path

import pytest

from game.input.gestures import Move, Press
from game.presenters.registry import PRESENTERS
from game.rules.core.ids import Seat
from game.scenes.chooser import ChooserScreen
from game.scenes.curtain import CurtainScreen
from game.scenes.replay import ReplayScreen
from game.scenes.screen import Screen
from game.scenes.table import commands, putting
from game.scenes.table.amounts import fitting
from game.settings import Settings
from game.table.table import Player
from tests.scenes.hands import compose, feed
from tests.scenes.layout import overprints, problems
from tests.scenes.seating import Seated, sit, wandered
from tests.scenes.staging import LANGUAGES, SIZES, TEXT_SCALES, make_stage

LONG = "Konstantynopolitańczykowianeczka Maksymiliana"
NAMES = (LONG, "Iwona", "Jan", "Zofia", "Ewa", "Maksymilian", "Ola", "Piotr", "Stefania", "Kazimierz")
PEOPLE = tuple(map(Player, NAMES))


def take_the_screen(seated: Seated) -> None:
    stage = seated.stage
    while isinstance(stage.top, CurtainScreen):
        stage.top.open()
    while stage.top is not seated.screen:
        stage.pop()
    compose(stage)


def at_the_curtain(seated: Seated) -> None:
    """An open table is played on until somebody must look at his hand."""
    table = seated.table
    while table.is_open:
        if not table.let_window_go_by():
            table.submit(table.legal()[0])
        seated.screen.take_up()
    compose(seated.stage)
    assert isinstance(seated.stage.top, CurtainScreen)


def at_the_table(seated: Seated) -> None:
    take_the_screen(seated)


def in_mid_drag(seated: Seated) -> None:
    """Each thing that can be taken, over something that takes it: with odds where there are any."""
    take_the_screen(seated)
    screen = seated.screen
    for source in sorted(screen.offers.sources):
        targets = screen.offers.targets(source)
        best = max(sorted(targets), key=lambda target: any(map(screen.table.preview, targets[target])))
        start, end = screen.find(source), screen.find(best)
        if start is None or end is None:
            continue
        feed(seated.stage, Press(start.rect.center, 1), Move((start.rect.x, start.rect.y)))
        feed(seated.stage, Move(end.rect.center))
        if screen.holding.drag.is_dragging and screen.drawing.cases():
            return


def in_mid_drag_refused(seated: Seated) -> None:
    take_the_screen(seated)
    screen = seated.screen
    for source in sorted(screen.offers.sources):
        start = screen.find(source)
        if start is None:
            continue
        feed(seated.stage, Press(start.rect.center, 1), Move((start.rect.x, start.rect.y)))
        for hot in [hot for hot in screen.hots() if hot.is_piece and hot.group == "board"]:
            feed(seated.stage, Move(hot.rect.center))
            if screen.drawing.refusal_over() is not None:
                return


def with_drawers(name: str) -> Callable[[Seated], None]:
    def opened(seated: Seated) -> None:
        take_the_screen(seated)
        commands.toggling(seated.screen, name)()
        compose(seated.stage)

    return opened


def unfolded(seated: Seated) -> None:
    take_the_screen(seated)
    for hot in list(seated.screen.hots()):
        if hot.handle.startswith("unfold/"):
            seated.screen.activate(hot)
            compose(seated.stage)


def pointing_at_everything(seated: Seated) -> None:
    """Tips and large cards, one after the other; the last one stays."""
    take_the_screen(seated)
    screen = seated.screen
    for hot in [hot for hot in screen.hots() if hot.is_piece][::3]:
        screen.enlarged = hot.handle
        screen.stale("tip")
        compose(seated.stage)
        assert problems(screen) == [], hot.handle


def choosing(seated: Seated) -> None:
    take_the_screen(seated)
    screen = seated.screen
    for source in sorted(screen.offers.sources):
        for target, every in screen.offers.targets(source).items():
            meanings = fitting(every, screen.presenter.amount_of, None)
            if len(meanings) > 1:
                putting.choose(screen, meanings, target)
                assert isinstance(seated.stage.top, ChooserScreen)
                compose(seated.stage)
                return


def asking(seated: Seated) -> None:
    take_the_screen(seated)
    commands.ask(seated.screen, "table-concede", lambda: None)
    compose(seated.stage)


def in_the_menu(seated: Seated) -> None:
    take_the_screen(seated)
    commands.open_menu(seated.screen)
    compose(seated.stage)


def in_the_replay(seated: Seated) -> None:
    take_the_screen(seated)
    screen = ReplayScreen(seated.stage, seated.table.match, seated.screen.presenter, (Seat(0), Seat(1)))
    seated.stage.push(screen)
    compose(seated.stage)


SITUATIONS: tuple[dict[str, Callable[[Seated], None]], ...] = (
    {"curtain": at_the_curtain},
    {
        "table": at_the_table,
        "aside": with_drawers("aside"),
        "log": with_drawers("log"),
        "dice": with_drawers("dice"),
        "chooser": choosing,
        "question": asking,
        "menu": in_the_menu,
        "replay": in_the_replay,
    },
    {"unfolded": unfolded},
    {"tips": pointing_at_everything},
    {"drag": in_mid_drag},
    {"refused": in_mid_drag_refused},
)
"""Those of a group follow each other at one table: each puts away what the one before has opened."""
STARTS = {
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
        *(("m2_kult_wielorakiego", 199, 4), ("m5_dwie_zakaly", 353, 3)),
    ),
}
"""Scenarios, random steps and seats: starts, and states in which much lies there. Each case takes two."""


@pytest.mark.parametrize("game", sorted(PRESENTERS))
@pytest.mark.parametrize("scale", TEXT_SCALES)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_nothing_leaves_its_place(
    tmp_path: Path, game: str, size: tuple[int, int], language: str, scale: int
) -> None:
    chosen = Settings(language=language, text_scale=scale, motion="none")  # type: ignore[arg-type]
    stage = make_stage(size, settings=chosen)
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
