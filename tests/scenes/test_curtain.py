"""S4: the curtain covers before the next view is built, and nobody can see or hear what is behind it."""

import copy
from collections.abc import Iterator
from typing import TYPE_CHECKING

import pygame
import pytest

from game.config.settings import Settings
from game.content.library import open_game
from game.input.gestures import Gesture, Key, KeyUp, Left, Lost, Move, Press, Release, Typed, Wheel
from game.presenters.contract.importance import Weight
from game.presenters.registry import PRESENTERS
from game.rules.core.ids import Seat
from game.rules.core.rng import Draws, Rng
from game.rules.desert_patrol.events import CardsDrawn
from game.scenes.chooser import QuestionScreen
from game.scenes.curtain import HOLD_MS, CurtainScreen
from game.scenes.rulebook.screen import RulebookScreen
from game.scenes.screen import Screen
from game.scenes.settings.screen import SettingsScreen
from game.scenes.stage import Stage
from game.scenes.table.screen import TableScreen
from game.scenes.table.tabletop import Tabletop
from game.session.hot_seat import HotSeat, Player, match_for
from game.session.match import Match, UndoClosed
from game.view.canvas import HitArea
from tests.scenes.hands import click, feed, points_of, spend
from tests.scenes.playing import be_done, do_at_window, do_somehow, lay_back, ways
from tests.scenes.seating import Seated, people_for, wander
from tests.scenes.staging import make_stage, show, texts_on
from tests.scenes.twins import Twins, compose, picture, presenter_of
from tests.session.tables import kept

if TYPE_CHECKING:
    from game.rules.core.values import Event

SCENARIOS = [(game, scenario.id) for game in sorted(PRESENTERS) for scenario in open_game(game).scenarios]
SIZE = (1280, 720)
MAGENTA = (255, 0, 255)
STEPS = {"desert_patrol": 28, "staff_orders": 80, "last_comrade": 16, "wasteland_riders": 30}
"""Of random play in each scenario: until people hold cards that others may not see."""
FACE_DOWN = [pair for pair in SCENARIOS if pair[0] == "desert_patrol"][::3]
"""Games in which several are asked at the same time."""
BARRIERS = ("dice", "card_seen", "shuffle", "hand_over", "start", "load")
KEYS = (
    *"abcdefghijklmnopqrstuvwxyz0123456789",
    *("escape", "tab", "left", "right", "up", "down", "home", "end", "page_up", "page_down"),
    *("plus", "minus", "shift", "menu", "backspace", "delete", "f1", "f5", "f12"),
)
"""All but those that open the curtain."""


@pytest.fixture(scope="module")
def stage() -> Stage:
    """Where people play."""
    return new_stage()


@pytest.fixture(scope="module")
def other() -> Stage:
    """Where only curtains are ever shown."""
    return new_stage()


def new_stage() -> Stage:
    return make_stage(SIZE, settings=Settings(language="pl", motion="normal"), shares=False)


class Ear:
    """Hears every sound of a stage."""

    def __init__(self, stage: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
        self.heard: list[str] = []
        monkeypatch.setattr(stage.sounds, "play", self.heard.append)


def sit_down(stage: Stage, match: Match) -> TableScreen:
    """At a new table, without a notice."""
    screen = TableScreen(stage, HotSeat(kept(match)), presenter_of(match))
    stage.reset(screen)
    stage.hush()
    compose(stage)
    return screen


def show_curtain(stage: Stage, table: HotSeat) -> CurtainScreen:
    """Only the curtain, on a stage that never saw its table."""
    assert table.at_screen is None
    presenter = presenter_of(table.match)
    names = tuple(player.name for player in table.players)
    watch = None if stage.settings.motion == "none" else lambda: None
    curtain = CurtainScreen(stage, table, presenter, Tabletop(presenter, names), watch)
    stage.reset(curtain)
    return curtain


def hand_overs(stage: Stage, screen: TableScreen, seed: int, most: int) -> Iterator[CurtainScreen]:
    """Play at random with the hands of a person; stop at every curtain before a frame of it is painted."""
    draws = Draws(Rng(seed))
    for _ in range(most):
        if isinstance(stage.top, CurtainScreen):
            feed(stage, Key("enter"))
        if screen.hot_seat.match.outcome is not None:
            return
        assert stage.top is screen
        compose(stage)  # a person sees the table before touching it
        rummage(stage, screen, draws)
        if stage.top is screen:
            act(stage, screen, draws)
        if isinstance(stage.top, QuestionScreen):
            click(stage, "yes")
        end_film(stage, screen)
        if isinstance(stage.top, CurtainScreen):
            yield stage.top


def end_film(stage: Stage, screen: TableScreen) -> None:
    """What has happened is shown first; who has seen enough goes to the end, and is done."""
    if stage.top is screen and screen.projection.is_running:
        feed(stage, Key("escape"))
    be_done(stage)


def rummage(stage: Stage, screen: TableScreen, draws: Draws) -> None:
    """Open whatever can be opened: tips, large cards, drawers, lists, hints."""
    for hit_area in draws.shuffled(tuple(drawn(stage, screen)))[:2]:
        feed(stage, Move(hit_area.rect.center))
        spend(stage, 450, 150)
    end_film(stage, screen)
    if stage.top is not screen:
        return  # an open table has gone on by itself, and a curtain has come down
    hit_areas = drawn(stage, screen)
    piece = draws.choice([hit_area for hit_area in hit_areas if hit_area.is_piece])
    feed(stage, Press(piece.rect.center, 3), Release(piece.rect.center, 3))
    for hit_area in hit_areas:
        if hit_area.handle.startswith(("unfold/", "rail/")) and draws.below(3) == 0:
            screen.activate(hit_area)
    feed(stage, Key(draws.choice(("h", "t", "plus", "f"))))
    if screen.hot_seat.undo_barrier is not None:
        feed(stage, Key("u"))


def drawn(stage: Stage, screen: TableScreen) -> list[HitArea]:
    """What hands find there; who has just taken up his cards sees them before he does anything."""
    compose(stage)
    return [hit_area for hit_area in screen.hit_areas() if hit_area.rect.w]


def act(stage: Stage, screen: TableScreen, draws: Draws) -> None:
    """Anything legal, by mouse or keyboard; if what is open stands in the way, after putting that away."""
    by_keyboard = draws.below(2) == 0
    if screen.hot_seat.open_window is not None:
        screen.tabletop.put_away()
        do_at_window(Seated(stage, screen, screen.hot_seat), draws, by_keyboard)
        return
    offered = ways(screen, by_keyboard)
    intent = draws.choice(offered)[2]
    intended = draws.shuffled(tuple(way for way in offered if way[2] == intent))
    try:
        do_somehow(stage, intended, by_keyboard)
    except AssertionError:
        assert stage.top is screen
        lay_back(stage)
        screen.tabletop.put_away()
        screen.shows_threats, screen.enlarged = False, None
        feed(stage, Key("f"))
        do_somehow(stage, intended, by_keyboard)


def assert_covered(stage: Stage, screen: TableScreen) -> None:
    """Nothing of the table is left that could be drawn, said or gone on with."""
    assert isinstance(stage.top, CurtainScreen)
    assert screen.hot_seat.at_screen is None
    assert screen.view is None
    assert [layer.name for layer in screen.layers if layer.canvas is not None] == []
    assert (screen.hovered, screen.focused, screen.enlarged, screen.refused) == (None, None, None, None)
    assert (screen.viewing.recap, screen.hints, screen.tipped()) == ([], False, None)
    assert screen.held_piece.drag.is_idle
    assert screen.held_piece.source is None
    assert list(screen.offers.intents()) == []
    assert screen.held_piece.is_blank
    assert (screen.motion.moving, screen.motion.is_busy, screen.motion.places()) == (frozenset(), False, [])
    assert (screen.tabletop.drawer, screen.tabletop.unfolded) == ("", set())


def share_notices(stage: Stage, other: Stage) -> None:
    said = stage.notices
    other.hush()
    for text in said:
        other.notify(text)


def first_frame(stage: Stage) -> bytes:
    """The frame after the intent, painted where everything was magenta, the kept ground too."""
    stage.picture.fill(MAGENTA)
    ground = stage._painter._ground  # noqa: SLF001  # what is kept is spoilt on purpose
    if ground is not None:
        ground.set_clip(None)
        ground.fill(MAGENTA)
    stage.paint()
    left = pygame.mask.from_threshold(stage.picture, MAGENTA, (1, 1, 1, 255))
    assert left.count() == 0, f"{left.count()} pixels are not covered"
    return pygame.image.tobytes(stage.picture, "RGB")


def assert_notices_are_plain(stage: Stage) -> None:
    """A notice may stay for its seconds: it is about the program, never about a card."""
    say = stage.kit.say
    plain = {say("table-threats_on"), say("table-threats_off"), say("coach-not_here")}
    plain |= {say("table-undo_closed", barrier=say(f"barrier-{kind}")) for kind in BARRIERS}
    assert set(stage.notices) <= plain


@pytest.mark.sweep("part")
@pytest.mark.parametrize(("game", "scenario"), SCENARIOS)
def test_the_first_frame_of_every_hand_over_is_the_curtain_and_tells_nothing(
    game: str, scenario: str, stage: Stage, other: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its picture is that of another match, which differs in all that is hidden from anybody."""
    seed = 51 + SCENARIOS.index((game, scenario))
    for one in (stage, other):
        one.change(motion="normal" if seed % 3 else "none")
    match = match_for(game, people_for(game, scenario), seed=seed, scenario=scenario)
    screen, ear = sit_down(stage, match), Ear(stage, monkeypatch)
    twins = Twins(match, match.game.seats(match.state.world), seed)
    count = 0
    for curtain in hand_overs(stage, screen, seed, STEPS[game]):
        assert_covered(stage, screen)
        assert stage.top is curtain
        frame = first_frame(stage)
        assert ear.heard[-1] == "curtain"
        assert ear.heard.count("curtain") == 1
        twins.grow()
        assert_notices_are_plain(stage)
        show_curtain(other, twins.tables()[1])
        share_notices(stage, other)
        assert picture(other) == frame
        spend(stage, 2000, 500)
        assert ear.heard[-1] == "curtain"
        assert_covered(stage, screen)
        ear.heard.clear()
        count += twins.differ
    assert count >= 2


# What is chosen face down


@pytest.mark.parametrize(("game", "scenario"), FACE_DOWN)
def test_whatever_is_laid_face_down_looks_and_sounds_the_same(
    game: str, scenario: str, stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Several are asked at the same time: the curtain after the first choice is the same for each choice."""
    match = match_for(game, people_for(game, scenario), seed=9, scenario=scenario)
    while len(match.waiting_for()) < 2:
        wander(match, 1, len(match.steps))
    ear = Ear(stage, monkeypatch)
    seen = set()
    for intent in match.legal(0)[:4]:
        trial = copy.copy(match)
        trial.go_on_from(match.first_state, steps=match.steps)
        screen = sit_down(stage, trial)
        feed(stage, Key("enter"))
        assert screen.hot_seat.at_screen == 0
        ear.heard.clear()
        screen.submit(intent)
        end_film(stage, screen)
        assert_covered(stage, screen)
        frame = first_frame(stage)
        spend(stage, 1000, 250)
        seen.add((frame, tuple(ear.heard)))
    assert len(seen) == 1


# Nobody opens it by chance


def at_a_curtain(stage: Stage, seed: int = 3) -> TableScreen:
    """A table in the midst of a game, just handed over by somebody, with its curtain closed and painted."""
    match = match_for(SCENARIOS[0][0], people_for(*SCENARIOS[0]), seed=seed, scenario=SCENARIOS[0][1])
    wander(match, 30, seed)
    screen = sit_down(stage, match)
    next(hand_overs(stage, screen, seed, 200))
    stage.settle()
    assert_covered(stage, screen)
    return screen


def anything(draws: Draws) -> tuple[Gesture, ...]:
    """What hands can do but hold the opener, hold the space bar or press Enter."""
    point = (draws.below(SIZE[0]), draws.below(SIZE[1]))
    button = 1 + draws.below(3)
    key = Key(draws.choice(KEYS), draws.below(2) == 0, draws.below(3) == 0, draws.below(5) == 0)
    choices: tuple[tuple[Gesture, ...], ...] = (
        (Move(point),),
        (Press(point, button), Release(point, button)),
        (Press(point, button), Move((9, 9)), Release((9, 9), button)),
        (Wheel(point, 1 - 2 * draws.below(2)),),
        (key, KeyUp(key.name)),
        (Key("space"), KeyUp("space")),
        (Key("space"), Lost()),
        (Typed("s"),),
        (Left(),),
    )
    return draws.choice(choices)


def test_no_gesture_but_opening_reveals_anything(stage: Stage) -> None:
    screen = at_a_curtain(stage)
    steps, draws = len(screen.hot_seat.match.steps), Draws(Rng(77))
    for _ in range(200):
        feed(stage, *anything(draws))
        spend(stage, 40)
        assert_covered(stage, screen)
    assert len(screen.hot_seat.match.steps) == steps


def test_it_opens_only_when_held_long_enough(stage: Stage) -> None:
    screen = at_a_curtain(stage)
    opener = points_of(stage.top, "open")[0]
    for begin, end in (
        (Key("space"), KeyUp("space")),
        (Press(opener, 1), Release(opener, 1)),
        (Key("space"), Lost()),
    ):
        feed(stage, begin)
        stage.tick(stage.now + HOLD_MS - 1)
        feed(stage, end)
        spend(stage, 2 * HOLD_MS, HOLD_MS)
        assert_covered(stage, screen)
    feed(stage, Key("space"))
    stage.tick(stage.now + HOLD_MS)
    assert screen.hot_seat.at_screen is not None
    assert stage.top is screen


def test_undo_and_redo_do_not_pass_it(stage: Stage) -> None:
    screen = at_a_curtain(stage)
    table, steps = screen.hot_seat, len(screen.hot_seat.match.steps)
    for key in (Key("z", ctrl=True), Key("y", ctrl=True), Key("z", shift=True, ctrl=True), Key("u")):
        feed(stage, key)
    with pytest.raises(UndoClosed):
        table.undo()
    assert_covered(stage, screen)
    feed(stage, Key("enter"))
    assert table.undo_barrier is not None, "what another has done cannot be taken back by the next"
    feed(stage, Key("u"))
    assert len(table.match.steps) == steps


# Other screens over it


def over_it(stage: Stage, name: str) -> Screen:
    return SettingsScreen(stage) if name == "settings" else RulebookScreen(stage, SCENARIOS[0][0], None)


@pytest.mark.parametrize("name", ["settings", "rulebook"])
def test_a_screen_over_it_shows_the_darkened_curtain(name: str, stage: Stage, other: Stage) -> None:
    screen = at_a_curtain(stage)
    curtain = stage.top
    twin = Twins(
        screen.hot_seat.match, screen.hot_seat.match.game.seats(screen.hot_seat.match.state.world), 5
    )
    stage.hush()
    share_notices(stage, stage)
    show_curtain(other, twin.tables()[1])
    share_notices(stage, other)
    for one in (stage, other):
        # Hand-overs before may have left another motion, which the settings would show.
        one.change(motion="normal")
        one.settle()
        one.push(over_it(one, name))
    are_alike = first_frame(stage) == first_frame(other)
    assert are_alike
    stage.pop()
    assert stage.top is curtain
    assert_covered(stage, screen)


def test_a_screen_over_it_ends_holding(stage: Stage) -> None:
    """Whoever let the space bar go meanwhile did so on another screen."""
    screen = at_a_curtain(stage)
    feed(stage, Key("space"))
    stage.push(SettingsScreen(stage))
    feed(stage, KeyUp("space"))
    stage.pop()
    spend(stage, 2 * HOLD_MS, HOLD_MS)
    assert_covered(stage, screen)


@pytest.mark.sweep("part")
@pytest.mark.parametrize("change", ["language", "size", "text_scale", "palette"])
def test_another_look_is_the_look_of_the_curtain(change: str) -> None:
    """Language, size of the window and of the text, palette: the table is not composed for them."""
    stage, other = new_stage(), new_stage()
    screen = at_a_curtain(stage)
    curtain = stage.top
    twin = Twins(
        screen.hot_seat.match, screen.hot_seat.match.game.seats(screen.hot_seat.match.state.world), 5
    )
    show_curtain(other, twin.tables()[1])
    for one in (stage, other):
        one.hush()
        if change == "size":
            one.resize((1000, 700))
        else:
            one.change(**{change: {"language": "en", "text_scale": 140, "palette": "safe"}[change]})
    assert stage.top is curtain
    assert_covered(stage, screen)
    assert first_frame(stage) == first_frame(other)
    assert_covered(stage, screen)


# Planted faults: each must be found


def test_a_curtain_with_a_hole_is_found(stage: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    screen = at_a_curtain(stage)
    monkeypatch.setattr(CurtainScreen, "compose_ground", lambda _self, _canvas: None)
    show_curtain(stage, HotSeat(kept(screen.hot_seat.match)))
    with pytest.raises(AssertionError, match="not covered"):
        first_frame(stage)


def test_a_table_that_stays_behind_the_curtain_is_found(stage: Stage) -> None:
    screen = at_a_curtain(stage)
    screen.layers[0].update(stage.kit)
    with pytest.raises(AssertionError):
        assert_covered(stage, screen)


def test_a_curtain_that_tells_is_found(stage: Stage, other: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    """It shows the private recap of the seat that comes next, draws and all, as if nobody were there."""
    monkeypatch.setattr(HotSeat, "public_recap", HotSeat.recap)
    told_first: dict[type[Event], object] = {
        **PRESENTERS["desert_patrol"].importance,
        CardsDrawn: Weight.DECISIVE,
    }
    monkeypatch.setattr(PRESENTERS["desert_patrol"], "importance", told_first)
    monkeypatch.setattr(HotSeat, "public_view", lambda table: table.match.view(table.next_seat))
    match = match_for(SCENARIOS[0][0], people_for(*SCENARIOS[0]), seed=6, scenario=SCENARIOS[0][1])
    twins, differing = Twins(match, match.game.seats(match.state.world), 6), 0
    for _ in range(60):
        wander(match, 1, len(match.steps))
        twins.grow()
        tables = twins.tables()
        if tables[0].at_screen is None and not differing:
            shots = [picture_of(one, table) for one, table in zip((stage, other), tables, strict=True)]
            differing += shots[0] != shots[1]
    assert differing


def picture_of(stage: Stage, table: HotSeat) -> bytes:
    show_curtain(stage, table)
    stage.hush()
    return picture(stage)


def test_the_first_sheet_tells_each_side_its_own_story_its_goal_and_what_is_asked() -> None:
    stage = make_stage(language="en")
    match = match_for("desert_patrol", (Player("Kasia"), Player("Iwona")), seed=5)
    table = HotSeat(kept(match))
    presenter = PRESENTERS["desert_patrol"](match.opened, match.scenario)
    told = []
    for seat in (0, 1):
        table.cover(Seat(seat))
        curtain = CurtainScreen(stage, table, presenter, Tabletop(presenter, match.names))
        told.append(texts_on(show(stage, curtain)))
    patrol, italians = told
    assert "Where: 19B 2, fuel 1, aircraft 2+2" in patrol
    assert "the strip must burn" in patrol
    assert "the strip must burn" not in italians
    assert "three men to guard them" in italians
    assert all("a tie keeps the marker" in words for words in told)
