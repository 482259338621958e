"""One sentence, once, beside what is met for the first time; never over it, and never two at a time."""

from pathlib import Path
from typing import Any

import pytest

from game.bots import RandomBot
from game.config.settings import Settings
from game.content.introductions import Introduction, find_introductions
from game.content.library import open_game
from game.content.patterns import fits
from game.input.gestures import Key
from game.rules.desert_patrol.intents import Commit
from game.rules.registry import GAMES
from game.scenes.chooser import MenuScreen
from game.scenes.introductions.first_times import BODY, CLOSE
from game.scenes.introductions.first_times import RULE as RULE_BUTTON
from game.scenes.introductions.list_screen import SAID, IntroductionsScreen
from game.scenes.stage import Stage
from game.session.hot_seat import Player, match_for
from tests import sweeps
from tests.lessons import FIRST, LESSONS
from tests.scenes.hands import click, compose, feed, spend
from tests.scenes.layout import problems
from tests.scenes.lessons.learner import sit_down_to
from tests.scenes.seating import Seated, people_for, sit
from tests.scenes.staging import doors_of, live_in, make_stage, texts_on

ALL = [one for game in sorted(GAMES) for one in find_introductions(game)[0]]
MOST_STEPS = 1500
GAMES_PLAYED = 60


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    return live_in(tmp_path, monkeypatch)


def newcomer(home: Path, game: str = "desert_patrol", people: bool = True, **looks: Any) -> Seated:
    """A table at whose screen nothing has been met yet."""
    chosen = Settings(**{"language": "en", "motion": "none", "curtain": False, **looks})
    stage = make_stage((1280, 720), settings=chosen, introduces=True)
    seats = len(people_for(game))
    players = tuple(Player(f"P{seat}", None if people else "random") for seat in range(seats))
    return sit(stage, match_for(game, players, seed=7), home, paints=False)


def play_until(seated: Seated, key: str, most: int = MOST_STEPS) -> bool:
    """Random play through the screen until this is said; whether it was."""
    bot = RandomBot(3)
    for _ in range(most):
        shown = seated.screen.first_times.shown
        if shown is not None and shown.key == key:
            return True
        seated.screen.first_times.put_away()
        if seated.table.match.outcome is not None or seated.table.at_screen is None:
            return False
        seat = seated.table.at_screen
        legal = seated.screen.viewing.legal
        if not legal or seated.stage.top is not seated.screen:
            return False
        seated.screen.do(bot.choose(seated.table.match.view(seat), seat, legal))
        if seated.stage.top is not seated.screen:
            return False
    return False


def marked(home: Path, **looks: Any) -> Seated:
    """After the first recon of a newcomer."""
    seated = newcomer(home, **looks)
    assert play_until(seated, "desert_patrol/recon")
    compose(seated.stage)
    return seated


def said(stage: Stage) -> str:
    return "\n".join(
        mark.text
        for layer in stage.top.layers
        if layer.name == "introduction" and layer.canvas is not None
        for mark in layer.canvas.texts
    )


# The tables


def test_every_game_introduces_what_it_has() -> None:
    for game in GAMES:
        found, mistakes = find_introductions(game)
        assert mistakes == []
        assert len(found) >= 8


@pytest.mark.parametrize("one", ALL, ids=lambda one: one.key)
@pytest.mark.parametrize("language", ["pl", "en"])
def test_each_is_one_sentence_of_at_most_25_words(one: Introduction, language: str) -> None:
    kit = make_stage(language=language).kit
    words = kit.say(one.message)
    assert len(words.split()) <= 25
    assert words.count(".") == 1
    assert words.endswith(".")


@pytest.mark.sweep("part")
@pytest.mark.parametrize("game", sorted(GAMES))
def test_what_they_wait_for_is_met_in_random_games(game: str) -> None:
    """An event that never happens would never be explained."""
    waited = {one.id: one for one in find_introductions(game)[0] if one.event}
    met: set[str] = set()
    scenarios = [info.id for info in open_game(game).scenarios]
    for number in range(GAMES_PLAYED):
        match = match_for(
            game, people_for(game, scenarios[number % len(scenarios)]), seed=number,
            scenario=scenarios[number % len(scenarios)],
        )  # fmt: skip
        bot = RandomBot(number)
        for _ in range(MOST_STEPS):
            if match.outcome is not None or met == set(waited):
                break
            seat = min(match.waiting_for())
            match.submit(seat, bot.choose(match.view(seat), seat, match.legal(seat)))
            events = match.steps[-1].events
            met |= {name for name, one in waited.items() if any(fits(one.event, event) for event in events)}
    assert set(waited) - met == set()


# At the table


def test_what_is_met_first_is_told_beside_it(home: Path) -> None:
    seated = marked(home)
    assert seated.screen.say("dp-meet-recon")[:24] in said(seated.stage)
    slip = seated.screen.find(BODY)
    thing = seated.screen.find(seated.screen.first_times._thing)  # noqa: SLF001
    assert slip is not None
    assert thing is not None
    assert not slip.rect.colliderect(thing.rect)
    assert problems(seated.screen, "introduction") == []


def test_it_is_told_once(home: Path) -> None:
    seated = marked(home)
    assert "desert_patrol/recon" in seated.stage.settings.introduced
    assert (
        not play_until(seated, "desert_patrol/recon", most=200) or seated.screen.first_times.shown is not None
    )
    seated.screen.first_times.put_away()
    assert not play_until(seated, "desert_patrol/recon", most=200)


def test_there_is_never_more_than_one(home: Path) -> None:
    seated = marked(home)
    shown, before = seated.screen.first_times.shown, seated.stage.settings.introduced
    bot = RandomBot(1)
    for _ in range(60):
        seat = seated.table.at_screen
        if seat is None or not seated.screen.viewing.legal:
            break
        seated.screen.do(bot.choose(seated.table.match.view(seat), seat, seated.screen.viewing.legal))
    assert seated.screen.first_times.shown is shown
    assert seated.stage.settings.introduced == before


def test_it_goes_by_its_button_by_a_key_and_by_the_next_press(home: Path) -> None:
    seated = marked(home)
    click(seated.stage, CLOSE)
    assert seated.screen.first_times.shown is None
    for key in ("escape", "enter", "space"):
        again = marked(home / key)
        feed(again.stage, Key(key))
        assert again.screen.first_times.shown is None
        assert again.stage.top is again.screen, "the key did nothing else"
    pressed = marked(home / "press")
    click(pressed.stage, "fit")
    assert pressed.screen.first_times.shown is None


def test_it_leads_to_its_rule(home: Path) -> None:
    seated = marked(home)
    click(seated.stage, RULE_BUTTON)
    assert doors_of(seated.stage).rule_opened() == ("desert_patrol", "DP-MARK-02")


def test_a_person_among_bots_is_told_of_the_free_place(home: Path) -> None:
    chosen = Settings(language="en", motion="none")
    stage = make_stage((1280, 720), settings=chosen, introduces=True)
    seats = len(people_for("last_comrade"))
    players = tuple(Player("Anna" if not seat else "", "recruit" if seat else None) for seat in range(seats))
    seated = sit(stage, match_for("last_comrade", players, seed=7), home, paints=False)
    for _ in range(200):
        if seated.screen.first_times.shown is not None:
            break
        if seated.table.bot_to_move() is not None:
            spend(stage, 1000, 200)
            seated.screen.work(0.1)
        else:
            seated.screen.do(seated.screen.viewing.legal[0])
    assert seated.screen.first_times.shown is not None
    assert "last_comrade/free_place" in stage.settings.introduced


def test_what_is_met_while_all_look_on_is_told_after_it(home: Path) -> None:
    """Wasteland cards are mostly played where the question after them is everybody's."""
    (wasteland,) = (one for one in ALL if one.key == "wasteland_riders/wasteland")
    seated = newcomer(home, "wasteland_riders", curtain=True)
    screen, table, bot = seated.screen, seated.table, RandomBot(3)
    was_open = False
    for _ in range(300):
        if screen.first_times.shown is not None and screen.first_times.shown.key == wasteland.key:
            break
        screen.first_times.put_away()
        if table.at_screen is None or not screen.viewing.legal:
            feed(seated.stage, Key("enter"))
            spend(seated.stage, 600, 100)
            continue
        screen.do(bot.choose(table.match.view(table.at_screen), table.at_screen, screen.viewing.legal))
        events = table.match.steps[-1].events
        was_open |= screen.is_open and any(fits(wasteland.event, event) for event in events)
    assert was_open
    assert screen.first_times.shown is not None
    assert screen.first_times.shown.key == wasteland.key
    assert not screen.is_open


def test_nothing_of_it_is_left_when_somebody_else_takes_the_screen(home: Path) -> None:
    seated = marked(home)
    seated.screen._clear()  # noqa: SLF001
    assert seated.screen.first_times.shown is None


# Where nothing is said


def test_nothing_is_said_where_it_is_switched_off(home: Path) -> None:
    seated = newcomer(home)
    seated.stage.change(introductions=False)
    assert not play_until(seated, "desert_patrol/recon", most=sweeps.some(200))
    assert seated.stage.settings.introduced == ()


def test_nothing_is_said_to_bots(home: Path) -> None:
    seated = newcomer(home, people=False, bot_pace="skip")
    spend(seated.stage, 6000, 100)
    assert seated.table.length > 5
    assert seated.stage.settings.introduced == ()


def test_nothing_is_said_in_a_lesson() -> None:
    stage = make_stage((1280, 720), settings=Settings(language="en", motion="none"), introduces=True)
    lesson = LESSONS[FIRST]
    screen = sit_down_to(stage, lesson)
    while not screen.run.is_free:
        screen.next()
        screen.show_how()
    assert stage.settings.introduced == ()


# Calling it back


def test_everything_that_was_said_can_be_read_again_and_said_again(home: Path) -> None:
    seated = marked(home)
    click(seated.stage, CLOSE)
    feed(seated.stage, Key("escape"))
    assert isinstance(seated.stage.top, MenuScreen)
    place = next(
        number
        for number, one in enumerate(seated.stage.top.options)
        if one.label(seated.stage.kit) == seated.screen.say("menu-introductions")
    )
    click(seated.stage, f"option/{place}")
    assert isinstance(seated.stage.top, IntroductionsScreen)
    assert seated.screen.say("dp-meet-recon")[:24] in texts_on(seated.stage.top)
    assert problems(seated.stage.top) == []
    click(seated.stage, SAID("recon"))
    assert doors_of(seated.stage).rule_opened() == ("desert_patrol", "DP-MARK-02")
    click(seated.stage, SAID("again"))
    assert seated.stage.settings.introduced == ()


@pytest.mark.sweep("pairs")
@pytest.mark.parametrize("scale", [100, 160])
@pytest.mark.parametrize("language", ["pl", "en"])
@pytest.mark.parametrize("game", sorted(GAMES))
def test_the_list_of_all_fits(game: str, language: str, scale: int) -> None:
    keys = tuple(one.key for one in find_introductions(game)[0])
    chosen = Settings(language=language, text_scale=scale, introduced=keys)  # type: ignore[arg-type]
    stage = make_stage((1280, 720), settings=chosen)
    stage.push(IntroductionsScreen(stage, game))
    compose(stage)
    assert problems(stage.top) == []


def test_where_the_screen_goes_over_enter_is_the_buttons(home: Path) -> None:
    """The button bears the key: what was told beside it goes with whoever looked."""
    seated = newcomer(home, curtain=True)
    feed(seated.stage, Key("enter"))
    assert seated.table.at_screen is not None
    bid = next(one for one in seated.screen.viewing.legal if isinstance(one, Commit))
    seated.screen.do(bid)
    assert seated.screen.handing_over.is_due
    spend(seated.stage, 600, 100)
    seated.screen.first_times.shown = find_introductions("desert_patrol")[0][0]
    feed(seated.stage, Key("escape"))
    assert seated.screen.handing_over.is_due
    assert seated.screen.first_times.shown is None
    seated.screen.first_times.shown = find_introductions("desert_patrol")[0][0]
    feed(seated.stage, Key("enter"))
    assert seated.table.at_screen is None
    assert seated.screen.first_times.shown is None


def test_it_goes_when_what_it_is_about_is_not_on_the_table_any_more(home: Path) -> None:
    """As a fight covers the hex on which a wasteland card was played."""
    seated = newcomer(home, "wasteland_riders")
    screen, bot = seated.screen, RandomBot(3)
    compose(seated.stage)
    thing = next(one.handle for one in screen.hit_areas() if one.handle.startswith("pick/"))
    screen.first_times._say(ALL[0], thing)  # noqa: SLF001
    while screen.find(thing) is not None:
        assert screen.first_times.shown is ALL[0]
        seat = seated.table.at_screen
        assert seat is not None
        screen.do(bot.choose(seated.table.match.view(seat), seat, screen.viewing.legal))
        compose(seated.stage)
    assert screen.first_times.shown is None
