"""The screen of results tells what this match was decided by, and only what is true of it."""

from pathlib import Path

import pytest

from game.scenes.results.deciding import deciding_words
from game.scenes.results.screen import ResultsScreen
from game.session import autosave
from game.session.hot_seat import HotSeat
from tests.presenters.kits import kit_for
from tests.scenes.seating import people_for, wandered
from tests.scenes.staging import make_stage, show

ENDS = [
    ("desert_patrol", "dp_s06", 3, "The Italians took control of 6B"),
    ("desert_patrol", "dp_s05", 4, "neutralise"),
    ("last_comrade", None, 3, "Tamara"),
]


@pytest.mark.parametrize(("game", "scenario", "seed", "words"), ENDS)
def test_the_moment_that_decided_stands_beside_the_reason(
    tmp_path: Path, game: str, scenario: str | None, seed: int, words: str
) -> None:
    match = wandered(game, scenario, people_for(game, scenario), seed, 3000)
    assert match.outcome is not None
    screen = ResultsScreen(make_stage(language="en"), HotSeat(autosave.begin(match, tmp_path / "autosaves")))
    told = deciding_words(kit_for(language="en"), screen.presenter, match)
    assert words in told
    assert screen.story.sentence.endswith(told)
    assert screen.story.sentence != told


def test_a_match_that_was_opened_again_does_not_say_what_nobody_counted(tmp_path: Path) -> None:
    match = wandered("desert_patrol", "dp_s06", people_for("desert_patrol", "dp_s06"), 3, 3000)
    again = HotSeat(autosave.begin(match, tmp_path / "autosaves"))
    assert not again.saw_the_start
    stage = make_stage(language="en")
    screen = ResultsScreen(stage, again)
    show(stage, screen)
    assert "No move was taken back since this game was last opened." in screen.story.notes[-1]
    from_the_start = wandered("desert_patrol", "dp_s06", people_for("desert_patrol", "dp_s06"), 3, 0)
    assert HotSeat(autosave.begin(from_the_start, tmp_path / "other")).saw_the_start
