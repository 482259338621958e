"""L5: saves of every released format load, verify and go on; newer formats and other content are refused.

Until the first release a change of content or rules may make them anew:

    python -m tests.table.test_old_saves
"""

import re
from collections import Counter
from pathlib import Path

import msgspec
import pytest

from game.rules.core.rng import Draws, Rng
from game.rules.registry import GAMES
from game.store import UNPACKED_LIMIT, StoreError, seal, unseal
from game.table.match import Match, verify
from game.table.record import FORMAT, KIND, read_record
from game.table.saves import Broken, listing, load
from game.trials.wandering import play_on

from .matches import match_at

FIXTURES = Path(__file__).parent / "fixtures"
OLD_SAVES = sorted((Path(__file__).parent / "old_saves").glob("*.save"))
"""Of version 0.1.0, never made anew: what people have on their disks. `old_saves/README.md` tells more."""
SAVES = sorted(FIXTURES.glob("*.save"))
MADE = {"start": (0, 0), "middle": (90, 4), "end": (20_000, 8)}


def test_every_format_has_saves() -> None:
    formats = {int(match[1]) for path in SAVES if (match := re.match(r"format-(\d+)-", path.name))}
    assert formats == set(range(1, FORMAT + 1)) and len(SAVES) >= 3 * FORMAT


@pytest.mark.parametrize("path", SAVES, ids=lambda path: path.stem)
def test_an_old_save_loads_verifies_and_goes_on(path: Path) -> None:
    before = path.read_bytes()
    match = load(path)
    assert verify(before, path) == len(match.steps)
    play_on(match, Draws(Rng(1)), 20)
    match.dumps()
    assert path.read_bytes() == before


def test_there_are_25_old_saves_of_each_game() -> None:
    by_game = Counter(path.name.split("-")[0] for path in OLD_SAVES)
    assert by_game == dict.fromkeys(GAMES, 25)
    assert Counter(path.name.split("-")[2] for path in OLD_SAVES) == {"start": 20, "middle": 48, "end": 32}


@pytest.mark.parametrize("path", OLD_SAVES, ids=lambda path: path.stem)
def test_a_save_of_version_0_1_loads_and_goes_on(path: Path) -> None:
    before = path.read_bytes()
    record = read_record(before, path)
    assert record.app == "0.1.0"
    match = load(path)
    is_over = path.name.split("-")[2] == "end"
    assert (match.outcome is not None) == is_over
    assert match.digest() == record.digest
    play_on(match, Draws(Rng(1)), 20)
    again = Match.loads(match.dumps())
    assert again.state == match.state
    assert path.read_bytes() == before


def changed(path: Path, version: int = FORMAT, **fields: object) -> bytes:
    record = msgspec.json.decode(unseal(path.read_bytes(), KIND, FORMAT, UNPACKED_LIMIT, path).payload)
    return seal(msgspec.json.encode({**record, **fields}), KIND, version)


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"version": FORMAT + 1}, "newer_format"),
        ({"setting": "0123456789abcdef:other"}, "other_content"),
        ({"game": "a_game_of_next_year"}, "other_content"),
        ({"scenario": "nowhere"}, "other_content"),
        ({"options": {"unheard": "of"}}, "other_content"),
        ({"seats": 77}, "other_content"),
    ],
)
def test_newer_formats_and_other_content_are_refused_by_name(change: dict, code: str, tmp_path: Path) -> None:
    path = tmp_path / "strange.save"
    path.write_bytes(changed(SAVES[0], **change))
    before = path.read_bytes()
    with pytest.raises(StoreError, match=r"strange\.save") as refused:
        load(path)
    assert refused.value.code == code
    (entry,) = listing(tmp_path)
    assert isinstance(entry, Broken) == (code == "newer_format")
    assert path.read_bytes() == before


def test_planted_a_record_that_plays_differently_is_told_with_its_step() -> None:
    path = FIXTURES / "format-1-middle.save"
    record = msgspec.json.decode(unseal(path.read_bytes(), KIND, FORMAT, UNPACKED_LIMIT, path).payload)
    record["steps"][7]["digest"] = "0" * 32
    with pytest.raises(StoreError, match="step 8") as told:
        verify(seal(msgspec.json.encode(record), KIND, FORMAT), path)
    assert told.value.code == "diverged"


def make() -> None:
    for name, (steps, place) in MADE.items():
        match = match_at(steps, seed=place + 1, place=place)
        (FIXTURES / f"format-{FORMAT}-{name}.save").write_bytes(match.dumps())


if __name__ == "__main__":
    make()
