"""`selftest`: everything once; the last line counts."""

import re
from pathlib import Path

import pytest

from game.cli.commands import selftest
from game.content.checks import CheckReport
from game.i18n import LANGUAGES
from game.rules.core.game import ScenarioInfo
from game.rules.core.mistakes import Mistake
from game.rules.desert_patrol import DesertPatrol
from game.rules.registry import GAMES
from tests.cli.conftest import Game


@pytest.fixture
def one_scenario(monkeypatch: pytest.MonkeyPatch) -> None:
    """The others take their time, and `simulate --scenario all` has played them."""
    scenarios = selftest.scenarios_of

    def first(slug: str) -> tuple[ScenarioInfo, ...]:
        return scenarios(slug)[:1]

    monkeypatch.setattr(selftest, "scenarios_of", first)
    monkeypatch.setattr(selftest, "SCREENS", ())


@pytest.mark.usefixtures("one_scenario")
def test_everything_passes(game: Game, own_folder: Path) -> None:
    told = game("selftest")
    assert told.code == 0, told.out
    assert told.lines[-1] == f"{4 + 2 * len(GAMES)} passed, 0 failed"
    assert re.search(
        r"ok      desert_patrol dp_s01: \d+ rounds, \d+ steps, saved, loaded, verified", told.out
    )
    assert (own_folder / "selftest" / "selftest.save").is_file()


def test_every_scenario_is_played() -> None:
    names = [name for name, _ in selftest.tests(is_brief=False)]
    assert [name for name in names if name.startswith("desert_patrol dp_")] == [
        f"desert_patrol dp_s{number:02}" for number in range(1, 12)
    ]


def test_every_screen_is_drawn_in_two_sizes_and_both_languages() -> None:
    from game.devtools import showcase
    from game.presenters.registry import PRESENTERS

    assert set(selftest.SCREENS) == set(showcase.SCREENS)
    names = [name for name, _ in selftest.tests(is_brief=False) if " screen " in name]
    assert len(names) == 4 * len(selftest.SCREENS) * len(PRESENTERS)
    assert "desert_patrol screen curtain 1280x720 pl" in names


def test_a_brief_one_draws_every_screen_once_and_each_in_all_sizes_and_languages() -> None:
    all_of_them = [name for name, _ in selftest.tests(is_brief=False)]
    names = [name for name, _ in selftest.tests(is_brief=True)]
    assert [name for name in names if " screen " not in name] == [
        name for name in all_of_them if " screen " not in name
    ]
    drawn = [name.split() for name in names if " screen " in name]
    assert set(names) < set(all_of_them)
    assert len({(game, screen) for game, _, screen, _, _ in drawn}) == len(drawn)
    assert len(drawn) == len(GAMES) * len(selftest.SCREENS)
    for screen in selftest.SCREENS:
        looks = {(size, language) for _, _, shown, size, language in drawn if shown == screen}
        assert len(looks) == len(selftest.SIZES) * len(LANGUAGES), screen


def test_a_screen_is_drawn_and_the_games_of_the_person_stay_alone(own_folder: Path) -> None:
    told = selftest.draw("desert_patrol", "table", (1280, 720), "pl")
    assert int(told.split()[0]) > 10
    assert not (own_folder / "autosaves").exists()


@pytest.mark.usefixtures("one_scenario")
def test_one_failure_does_not_hide_the_others(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    mistake = Mistake("cards.toml", "scout", "expected wings")
    monkeypatch.setattr(selftest, "check", lambda _folder: CheckReport(1, (mistake,)))
    monkeypatch.setattr(DesertPatrol, "laws", lambda _self, _world: ["planted"])
    told = game("selftest", "--lang", "pl")
    assert told.code == 1
    assert told.lines[-1] == f"{2 + 2 * len(GAMES)} passed, 2 failed"
    assert (
        "FAILED  content, maps, languages, rulebook: ValueError: 1 mistakes, the first: cards.toml: scout"
        in told.out
    )
    assert "law broken at step 0: planted" in told.out


@pytest.mark.usefixtures("one_scenario")
def test_a_folder_that_cannot_be_written_is_told(
    game: Game, own_folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(selftest, "check", lambda _folder: CheckReport(1, ()))
    own_folder.write_text("a file where the folder should be")
    told = game("selftest")
    assert (told.code, told.lines[-1]) == (1, f"{4 + len(GAMES)} passed, {len(GAMES)} failed")


def test_a_game_without_gestures_of_several_meanings_has_no_chooser_to_draw(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    from game.devtools import showcase

    def search_in_vain(*_: object) -> None:
        raise showcase.NothingToChoose("nowhere")

    monkeypatch.setattr(showcase, "show", search_in_vain)
    assert selftest.draw("staff_orders", "chooser", (1280, 720), "pl").startswith("not in this game")


def test_planted_a_screen_that_cannot_be_shown_fails(monkeypatch: pytest.MonkeyPatch) -> None:
    from game.devtools import showcase

    def give_up(*_: object) -> None:
        raise showcase.CannotShow("no curtain is closed here")

    monkeypatch.setattr(showcase, "show", give_up)
    with pytest.raises(showcase.CannotShow):
        selftest.draw("staff_orders", "curtain", (1280, 720), "pl")
