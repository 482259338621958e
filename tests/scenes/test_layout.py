"""Every text in its box, no zone on another: the table in many states, and all that opens over it."""

from collections.abc import Callable
from functools import cache
from pathlib import Path

import pytest

from game.bots import RandomBot
from game.config.settings import Settings
from game.content.library import open_game
from game.input.gestures import Move
from game.presenters.contract.presenter import Presenter
from game.presenters.registry import PRESENTERS
from game.presenters.shared.controls.rule_links import short_rule
from game.rules.core.ids import Seat
from game.scenes.chooser import ChooserScreen, MenuScreen, QuestionScreen
from game.scenes.curtain import CurtainScreen
from game.scenes.replay import ReplayScreen
from game.scenes.screen import Screen
from game.scenes.table import commands, dropping
from game.scenes.table.amounts import fitting
from game.session.hot_seat import Player, match_for
from game.session.match import Match
from game.view.handles import Handle
from tests.scenes.hands import OutOfReach, compose, feed, hold_over, lift
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


# What is seldom met: each says whether it was


def shows_odds(seated: Seated) -> bool:
    """A thing in hand over a place where its odds are told."""
    take_the_screen(seated)
    screen = seated.screen
    for source in sorted(screen.offers.sources):
        for target, intents in sorted(screen.offers.targets(source).items()):
            preview_key = any(screen.hot_seat.preview(intent) is not None for intent in intents)
            if preview_key and is_held(seated, source, target) and screen.drawing.cases():
                return True
    return False


def shows_a_refusal(seated: Seated) -> bool:
    """A thing in hand over a place that refuses it, with the rule that is told."""
    take_the_screen(seated)
    stage, screen = seated.stage, seated.screen
    for source in sorted(screen.offers.sources):
        screen.cancel()
        try:
            lift(stage, source)
        except OutOfReach:
            continue
        for hit_area in [
            hit_area for hit_area in screen.hit_areas() if hit_area.is_piece and hit_area.handle != source
        ]:
            feed(stage, Move(hit_area.rect.center))
            refusal = screen.drawing.refusal_over()
            if refusal is not None and any(short_rule(refusal.rule) in text for text in texts_of(screen)):
                return True
    return False


def texts_of(screen: Screen) -> list[str]:
    return [mark.text for layer in screen.layers if layer.canvas is not None for mark in layer.canvas.texts]


def opens_a_chooser(seated: Seated) -> bool:
    """A gesture that could mean several things asks which."""
    take_the_screen(seated)
    screen = seated.screen
    for source in sorted(screen.offers.sources):
        for target, every in screen.offers.targets(source).items():
            meanings = fitting(every, screen.presenter.amount_of, None)
            if len(meanings) > 1:
                dropping.choose(screen, meanings, target)
                compose(seated.stage)
                return isinstance(seated.stage.top, ChooserScreen)
    return False


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
    for hit_area in [hit_area for hit_area in screen.hit_areas() if hit_area.is_piece][::3]:
        screen.enlarged = hit_area.handle
        screen.invalidate("tip")
        compose(seated.stage)
        assert problems(screen) == [], hit_area.handle


def asking(seated: Seated) -> None:
    take_the_screen(seated)
    commands.ask(seated.screen, "table-concede", lambda: None)
    compose(seated.stage)
    assert isinstance(seated.stage.top, QuestionScreen)


def in_the_menu(seated: Seated) -> None:
    take_the_screen(seated)
    commands.open_menu(seated.screen)
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
        *(("m2_kult_wielorakiego", 202, 4), ("m3_moze_byc_tylko_jeden", 357, 2)),
        *(("m5_dwie_zakaly", 10, 4), ("m4_klucz_do_nieba", 395, 4)),
        *(("m2_kult_wielorakiego", 199, 4), ("m5_dwie_zakaly", 335, 3)),
    ),
}
"""Scenarios, random steps and seats: starts, and states in which much lies there. Each case takes two."""


SELDOM: dict[str, Callable[[Seated], bool]] = {
    "odds": shows_odds,
    "refusal": shows_a_refusal,
    "chooser": opens_a_chooser,
}
"""What a table hardly ever stands at by chance: a moment for it is looked for in random games."""
CANNOT = {
    ("last_comrade", "odds"): "it has no dice: what a move leads to is drawn on the field",
    ("staff_orders", "chooser"): "each thing put down means one order, and how many is told by the pile",
}
"""What a game has not, and why."""
MOST_TRIED, APART, LONGEST_WALK = 12, 5, 300
"""At most so many moments are tried before one must be met, so many steps apart, in games of this length."""


def could_meet(match: Match, seat: Seat, presenter: Presenter, what: str) -> bool:
    """Whether a gesture of this seat could lead to it, as far as the rules know."""
    offers = presenter.offers(match.view(seat), seat, match.legal(seat))
    for source in offers.sources:
        for intents in offers.targets(source).values():
            if what == "chooser" and len(fitting(intents, presenter.amount_of, None)) > 1:
                return True
            if what == "odds" and any(match.preview(seat, intent) is not None for intent in intents):
                return True
    return what == "refusal" and bool(offers.sources)


@cache
def moments_for(game: str, what: str) -> tuple[Start, ...]:
    """Where random games could meet it."""
    found: list[Start] = []
    for scenario in open_game(game).scenarios:
        people = PEOPLE[: max(scenario.seats)]
        presenter = PRESENTERS[game](open_game(game), scenario.id)
        match, bot = match_for(game, people, seed=7, scenario=scenario.id), RandomBot(7)
        wanted_from = 0
        for step in range(LONGEST_WALK):
            if match.outcome is not None or len(found) == MOST_TRIED:
                break
            seat = min(match.waiting_for())
            if step >= wanted_from and could_meet(match, seat, presenter, what):
                wanted_from = step + APART
                found.append((scenario.id, step, len(people)))
            match.submit(seat, bot.choose(match.view(seat), seat, match.legal(seat)))
    return tuple(found)


@pytest.mark.parametrize(("game", "what"), CANNOT)
def test_what_a_game_cannot_have_is_never_met(game: str, what: str) -> None:
    assert moments_for(game, what) == ()


@pytest.mark.parametrize("game", sorted(PRESENTERS))
@pytest.mark.parametrize("scale", TEXT_SCALES)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_nothing_leaves_its_place_where_odds_refusals_and_choices_are_shown(
    tmp_path: Path, game: str, size: tuple[int, int], language: str, scale: int
) -> None:
    stage = make_stage(size, settings=settings_of(language, scale))
    for what, is_met in SELDOM.items():
        if (game, what) in CANNOT:
            continue
        for number, (scenario, steps, seats) in enumerate(moments_for(game, what)):
            match = wandered(game, scenario, PEOPLE[:seats], seed=7, steps=steps)
            seated = sit(stage, match, tmp_path / f"{what}{number}", paints=False)
            if is_met(seated):
                assert faults(stage.top, what) == [], (what, scenario, steps)
                break
        else:
            raise AssertionError(f"{what} was never met")


def settings_of(language: str, scale: int) -> Settings:
    return Settings(language=language, text_scale=scale, motion="none")  # type: ignore[arg-type]


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
