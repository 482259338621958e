"""How a saved match stands to the program of today: told from its facts, and true when it is opened (L5)."""

import re
import shutil
from pathlib import Path
from typing import Any

import msgspec
import pytest

from game.config.paths import PROJECT
from game.content.library import read_game
from game.rules.registry import GAMES
from game.session.autosave import begin, resume
from game.session.match import Match
from game.session.record import Record, read_record, write_record
from game.session.save_status import standing_of
from game.session.saves import SaveInfo, info_of, listing, load
from game.store import StoreError
from tests.session.test_old_saves import OLD_SAVES, SAVES, changed


def info(path: Path) -> SaveInfo:
    return info_of(read_record(path.read_bytes(), path), path, 0)


@pytest.fixture
def later_program(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A program in which every scenario is another one than today; in Desert Patrol the first is gone."""
    root = tmp_path / "program"
    for folder in ("assets/content", "assets/art", "maps"):
        shutil.copytree(PROJECT / folder, root / folder)
    content = root / "assets" / "content"
    for path in content.glob("*/scenarios/*.toml"):
        text = path.read_text("utf-8")
        others = re.sub(r"complexity = (\d)", lambda found: f"complexity = {1 + int(found[1]) % 3}", text)
        assert others != text
        path.write_text(others, "utf-8")
    (content / "desert_patrol" / "scenarios" / "dp_s01.toml").unlink()
    games = {game: read_game(game, root) for game in GAMES}
    monkeypatch.setattr("game.session.match.open_game", lambda slug: games[slug])
    return root


def is_marked_rightly(path: Path) -> bool:
    """Whether what the list says of its content is what the match says once it is opened."""
    return (standing_of(info(path)) == "older_content") == (not load(path).is_current())


def test_matches_of_today_stand_as_today() -> None:
    assert {standing_of(info(path)) for path in SAVES} == {"current"}
    assert all(map(is_marked_rightly, SAVES))


def test_matches_of_version_0_1_are_of_another_program() -> None:
    found = [standing_of(info(path)) for path in OLD_SAVES]
    assert "current" not in found
    assert len(found) == 100
    assert all(map(is_marked_rightly, OLD_SAVES[::5]))


@pytest.mark.usefixtures("later_program")
def test_in_a_later_program_they_are_known_by_their_older_content() -> None:
    paths = [*SAVES, *OLD_SAVES[::5]]
    assert {standing_of(info(path)) for path in paths} == {"older_content"}
    assert all(map(is_marked_rightly, paths))


@pytest.mark.usefixtures("later_program")
def test_planted_a_list_that_looks_at_the_version_alone_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("game.session.save_status._is_as_today", lambda *_facts: True)
    assert not any(map(is_marked_rightly, SAVES))


@pytest.mark.parametrize(
    "change",
    [
        {"game": "a_game_of_next_year"},
        {"options": {"unheard": "of"}},
        {"seats": 7},
        {"content": None},
    ],
    ids=str,
)
def test_what_cannot_be_opened_is_known_from_the_list(change: dict[str, Any], tmp_path: Path) -> None:
    path = tmp_path / "strange.save"
    path.write_bytes(changed(SAVES[0], **change))
    (entry,) = listing(tmp_path)
    assert isinstance(entry, SaveInfo)
    with pytest.raises(StoreError, match="other rules or content") as told:
        standing_of(entry)
    with pytest.raises(StoreError) as refused:
        load(path)
    assert told.value.code == refused.value.code


# Steps that the rules of today do not play again


def of_other_rules(app: str = "0.1.0") -> Record:
    """A sound record of an older program, whose first step nobody knows any more."""
    path = next(path for path in SAVES if "middle" in path.name)
    record = read_record(path.read_bytes(), path)
    first = msgspec.structs.replace(record.steps[0], intent=msgspec.Raw(b'{"type":"unheard of"}'))
    return msgspec.structs.replace(record, app=app, steps=(first, *record.steps[1:]))


def test_a_match_of_other_rules_goes_on_from_its_snapshot_and_can_be_continued(tmp_path: Path) -> None:
    """Written by us, its steps stay those of the older program: they do not make the save a forged one."""
    record = of_other_rules()
    match = Match.loads(write_record(record))
    match.look_back()
    assert match.lost_steps == len(record.steps) > 0
    assert match.undo_barrier is not None
    autosave = begin(match, tmp_path)
    seat = min(match.waiting_for())
    autosave.submit(seat, match.legal(seat)[0])
    autosave.close()
    again, recovered = resume(autosave.folder)
    assert recovered.damaged == ()
    assert again.match.state == match.state
    again.match.look_back()
    assert again.match.lost_steps == len(record.steps)
    assert len(again.match.steps) == 1
    assert again.match.record().app == "0.1.0"
    again.close()


def test_planted_a_record_that_calls_its_steps_ours_is_refused_as_forged(tmp_path: Path) -> None:
    path = tmp_path / "forged.save"
    path.write_bytes(write_record(of_other_rules(app=Match.new("desert_patrol", seed=1).record().app)))
    with pytest.raises(StoreError, match="steps do not lead to its state"):
        load(path)


def test_old_steps_may_fail_in_any_way_and_cost_only_the_past(monkeypatch: pytest.MonkeyPatch) -> None:
    match = Match.loads(write_record(of_other_rules()))

    def fail(*_given: object) -> None:
        raise KeyError("a card of long ago")

    monkeypatch.setattr(match, "read_intent", fail)
    match.look_back()
    assert not match.steps
    assert match.lost_steps > 0
    assert match.legal(min(match.waiting_for()))
