"""Stars and tries are kept in a file of their own; nothing that goes wrong with it costs more than itself."""

from pathlib import Path

import pytest

from game.puzzles.progress import PuzzleProgress, PuzzleResult, load, save, stars_for
from game.store import StoreError


def test_fewer_tries_earn_more_stars() -> None:
    assert [stars_for(missed) for missed in range(6)] == [3, 2, 2, 1, 1, 1]


def test_what_is_solved_stays_as_it_was_solved() -> None:
    done = PuzzleResult().after_miss().after_solving()
    assert done == PuzzleResult(missed=1, stars=2)
    assert done.after_miss() == done
    assert done.after_solving() == done


def test_help_comes_after_three_tries() -> None:
    done = PuzzleResult()
    told = []
    for _ in range(4):
        told.append(done.may_be_helped)
        done = done.after_miss()
    assert told == [False, False, False, True]


def test_it_is_kept(tmp_path: Path) -> None:
    path = tmp_path / "new" / "puzzles.json"
    kept = PuzzleProgress().with_result("desert_patrol/footprints", PuzzleResult(2, 1))
    save(kept, path)
    assert load(path) == (kept, None)
    save(kept.with_result("last_comrade/a", PuzzleResult(0, 3)), path)
    assert load(path)[0].of("desert_patrol/footprints") == PuzzleResult(2, 1)


def test_a_missing_file_is_no_mistake(tmp_path: Path) -> None:
    assert load(tmp_path / "puzzles.json") == (PuzzleProgress(), None)


@pytest.mark.parametrize("text", ["", "{", '{"version": 1, "puzzles": {"a/b": {"stars": 9}}}', "[]"])
def test_a_damaged_file_is_set_aside(text: str, tmp_path: Path) -> None:
    path = tmp_path / "puzzles.json"
    path.write_text(text, encoding="utf-8")
    progress, trouble = load(path)
    assert progress == PuzzleProgress()
    assert isinstance(trouble, StoreError)
    save(progress.with_result("a/b", PuzzleResult(0, 2)), path)
    assert load(path)[0].of("a/b").stars == 2
    assert len(list(tmp_path.iterdir())) == 2, "the damaged one is still there under another name"
