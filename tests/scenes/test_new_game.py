"""The screen of a new game: who sits down, as whom, and with which options."""

from pathlib import Path

import pytest

from game.bots import bots_in
from game.config.settings import Settings
from game.i18n import Texts
from game.input.editing import line
from game.presenters.registry import PRESENTERS
from game.scenes.new_game.screen import NewGameScreen
from game.scenes.title.screen import TitleScreen
from game.session import autosave
from tests import PROJECT
from tests.scenes.staging import (
    LANGUAGES,
    click,
    doors_of,
    handles_on,
    live_in,
    make_stage,
    press,
    show,
    texts_on,
    wait,
    write,
)

GAME = "desert_patrol"


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    return live_in(tmp_path, monkeypatch)


def names_of_bots(language: str, message: str) -> list[str]:
    return Texts.load(PROJECT / "assets" / "lang", language).say(message).split("; ")


def test_names_with_odd_letters_survive_and_are_kept() -> None:
    stage = make_stage((1920, 1080))
    show(stage, NewGameScreen(stage, GAME))
    click(stage, "who/together")
    for seat, name in enumerate(("Zażółć ☢", "漢字\u200b\x00\ud800")):
        click(stage, f"name/{seat}")
        write(stage, name)
    press(stage, "enter")
    _, (match,) = doors_of(stage).last()
    assert match.names == ("Zażółć ☢", "漢字")
    assert stage.settings.names == ("Zażółć ☢", "漢字")


def test_the_last_scenario_and_names_are_chosen_again() -> None:
    table = {GAME: ("person", "person")}
    settings = Settings(language="en", names=("Ala", "Ola"), last_scenario={GAME: "dp_s09"}, last_table=table)
    stage = make_stage(settings=settings)
    screen = show(stage, NewGameScreen(stage, GAME))
    assert "scenario/dp_s09" in handles_on(screen)
    press(stage, "enter")
    _, (match,) = doors_of(stage).last()
    assert (match.scenario, match.names) == ("dp_s09", ("Ala", "Ola"))


def test_a_scenario_forgotten_by_the_program_is_no_trouble() -> None:
    stage = make_stage(settings=Settings(language="en", last_scenario={GAME: "dp_s99"}))
    screen = show(stage, NewGameScreen(stage, GAME))
    assert isinstance(screen, NewGameScreen)
    assert screen.plan.scenario == "dp_s01"


def test_sides_are_swapped_and_a_bot_takes_a_seat() -> None:
    stage = make_stage((1920, 1080))
    show(stage, NewGameScreen(stage, GAME))
    click(stage, "swap")
    click(stage, "who/together")
    click(stage, "kind/1")
    click(stage, "start")
    _, (match,) = doors_of(stage).last()
    assert match.options["first_seat"] == "italy"
    assert match.bots == ("", "recruit")
    assert match.game.side(match.state.world, 0) == "italy"
    assert match.names[1] in names_of_bots("en", "dp-bot_names.lrdg")


@pytest.mark.parametrize("game", sorted(PRESENTERS))
def test_a_seat_is_a_person_or_one_of_the_bots_that_know_the_game(game: str) -> None:
    stage = make_stage((1920, 1080))
    screen = show(stage, NewGameScreen(stage, game))
    assert isinstance(screen, NewGameScreen)
    click(stage, "who/together")
    seen = []
    while True:
        click(stage, "kind/1")
        if screen.plan.bots[1] is None:
            break
        seen.append(screen.plan.bots[1])
    levels = [name for name in bots_in(game) if name != "random"]
    assert seen == (levels or ["random"])


def test_one_click_is_alone_and_one_is_together() -> None:
    stage = make_stage((1920, 1080))
    screen = show(stage, NewGameScreen(stage, "last_comrade"))
    assert isinstance(screen, NewGameScreen)
    assert screen.plan.bots[:3] == (None, "sergeant", "sergeant"), "the first start is one person's"
    click(stage, "who/together")
    assert screen.plan.people == 3
    click(stage, "who/alone")
    assert screen.plan.bots[:3] == (None, "sergeant", "sergeant")


def test_sergeants_take_the_seats_where_nobody_typed_a_name() -> None:
    stage = make_stage((1920, 1080))
    screen = show(stage, NewGameScreen(stage, "last_comrade"))
    assert isinstance(screen, NewGameScreen)
    while screen.plan.seats < 4:
        screen.more_seats(1)()
    stage.settle()
    assert "fill" not in handles_on(screen), "alone there is nothing left to fill"
    click(stage, "who/together")
    screen.fields["name/2"] = line("Ola")
    click(stage, "fill")
    assert screen.plan.bots[:4] == ("sergeant", "sergeant", None, "sergeant")
    click(stage, "start")
    _, (match,) = doors_of(stage).last()
    assert match.names[2] == "Ola"
    assert len(set(match.names)) == 4


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_bots_of_a_table_are_called_alike(language: str) -> None:
    stage = make_stage((1920, 1080), language)
    known = names_of_bots(language, "lc-bot_names")
    screen = show(stage, NewGameScreen(stage, "last_comrade"))
    assert isinstance(screen, NewGameScreen)
    while screen.plan.seats < 10:
        screen.more_seats(1)()
    stage.settle()
    screen.fields["name/0"] = line(known[3])
    click(stage, "start")
    _, (match,) = doors_of(stage).last()
    assert len(match.bots) == 10
    assert set(match.names[1:]) <= set(known) - {known[3]}
    assert len(set(match.names)) == 10


def test_who_sat_where_is_remembered_between_starts() -> None:
    stage = make_stage((1920, 1080))
    screen = show(stage, NewGameScreen(stage, "last_comrade"))
    assert isinstance(screen, NewGameScreen)
    while screen.plan.seats < 4:
        screen.more_seats(1)()
    click(stage, "who/together")
    click(stage, "kind/2")
    click(stage, "start")
    assert stage.settings.last_table == {"last_comrade": ("person", "person", "recruit", "person")}
    again = show(make_stage(settings=stage.settings), NewGameScreen(stage, "last_comrade"))
    assert isinstance(again, NewGameScreen)
    assert (again.plan.seats, again.plan.bots[:4]) == (4, (None, None, "recruit", None))


def test_a_remembered_bot_that_is_unknown_leaves_its_seat_to_a_person() -> None:
    settings = Settings(language="en", last_table={GAME: ("person", "general")})
    stage = make_stage(settings=settings)
    screen = show(stage, NewGameScreen(stage, GAME))
    assert isinstance(screen, NewGameScreen)
    assert screen.plan.bots == (None, None)


def test_who_gave_no_name_is_called_by_the_seat_in_every_language() -> None:
    stage = make_stage(language="en")
    show(stage, NewGameScreen(stage, GAME))
    click(stage, "who/together")
    click(stage, "start")
    _, (match,) = doors_of(stage).last()
    autosave.begin(match, autosave.default_root()).close()
    for language, name in (("en", "Player 2"), ("pl", "Gracz 2")):
        other = make_stage(language=language)
        screen = show(other, TitleScreen(other))
        wait(other)
        assert name in texts_on(screen)


def test_who_plays_which_colour_stands_apart_from_who_begins() -> None:
    stage = make_stage((1920, 1080))
    screen = show(stage, NewGameScreen(stage, "staff_orders"))
    screen.fields["name/0"] = line("Kasia")
    screen.invalidate()
    seen = texts_on(show(stage, screen))
    assert "Kasia plays" in seen
    assert "Who begins: the round token is tossed" in seen


def test_the_number_of_players_chooses_a_scenario_for_so_many() -> None:
    stage = make_stage((1920, 1080))
    screen = show(stage, NewGameScreen(stage, "last_comrade"))
    assert isinstance(screen, NewGameScreen)
    seen = [(screen.plan.seats, screen.plan.scenario)]
    while screen.plan.seats < 10:
        click(stage, "seats/plus")
        seen.append((screen.plan.seats, screen.plan.scenario))
    assert seen[:4] == [(3, "squad"), (4, "squad"), (5, "platoon"), (6, "platoon")]
    assert seen[-1] == (10, "horde")
    assert f"scenario/{seen[-1][1]}" in handles_on(screen)
    for _ in range(8):
        click(stage, "seats/minus")
    assert (screen.plan.seats, screen.plan.scenario) == (2, "duel")


def test_ten_names_are_kept_and_people_change_places() -> None:
    names = tuple(f"P{number}" for number in range(10))
    everybody = {"last_comrade": ("person",) * 10}
    settings = Settings(
        language="en", names=names, last_scenario={"last_comrade": "horde"}, last_table=everybody
    )
    stage = make_stage((1920, 1080), settings=settings)
    show(stage, NewGameScreen(stage, "last_comrade"))
    press(stage, "page_down")
    click(stage, "swap")
    press(stage, "enter")
    click(stage, "start")
    _, (match,) = doors_of(stage).last()
    assert match.names == (*names[1:], names[0])
    assert stage.settings.names == match.names


def test_the_seed_takes_digits_only_and_rules_the_deal() -> None:
    stage = make_stage((1920, 1080))
    screen = show(stage, NewGameScreen(stage, GAME))
    assert "seed" not in handles_on(screen), "folded away"
    press(stage, "page_down", "page_down")
    click(stage, "more")
    click(stage, "seed")
    write(stage, "4x2²٣")
    assert screen.fields["seed"].text == "42"
    press(stage, "enter")
    assert doors_of(stage).last()[1][0].seed == 42


def test_the_table_is_set_by_switches() -> None:
    stage = make_stage((1920, 1080))
    show(stage, NewGameScreen(stage, GAME))
    for handle in ("switch/curtain", "switch/palette", "motion/fast"):
        click(stage, handle)
    press(stage, "page_down")
    click(stage, "undo/friendly")
    chosen = stage.settings
    assert (chosen.curtain, chosen.palette, chosen.motion, chosen.undo) == (False, "safe", "fast", "friendly")


def test_the_coach_is_switched_off_for_the_match_that_begins() -> None:
    """And is remembered for the next one, as all that stands beside it."""
    stage = make_stage((1920, 1080))
    show(stage, NewGameScreen(stage, GAME))
    click(stage, "start")
    assert doors_of(stage).last()[1][0].has_coach
    for number in range(2):
        show(stage, NewGameScreen(stage, GAME))
        if number == 0:
            click(stage, "switch/coach")
        click(stage, "start")
        assert not doors_of(stage).last()[1][0].has_coach
    assert not stage.settings.coach


def test_the_keyboard_reaches_the_last_switch_of_a_small_picture() -> None:
    stage = make_stage((1280, 720), text_scale=160)
    screen = show(stage, NewGameScreen(stage, GAME))
    assert "undo/strict" not in handles_on(screen)
    screen.focus("swap")
    stage.settle()
    passed = []
    for _ in range(12):
        press(stage, "down")
        passed.append(screen.focused)
    assert {"switch/curtain", "switch/reduced_motion", "undo/friendly"} <= set(passed)


def test_escape_leaves_a_field_first_and_then_the_screen() -> None:
    stage = make_stage((1920, 1080))
    show(stage, NewGameScreen(stage, GAME))
    click(stage, "name/0")
    press(stage, "escape")
    assert not doors_of(stage).calls
    press(stage, "escape")
    assert doors_of(stage).last() == ("title", ())
