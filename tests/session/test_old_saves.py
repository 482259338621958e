"""L5: saves of every format load and go on, with the content they were made with; others are refused.

The hundred saves of version 0.1 in `old_saves` are never made anew. Those of the present format, in
`fixtures`, must also play again to the same digests; until a release a change of rules may make them anew:

    python -m tests.session.test_old_saves
"""

import shutil
from collections import Counter
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pytest

from game.config.paths import PROJECT
from game.content import library
from game.content.earlier import earlier_games, is_of_version_0_1
from game.content.library import open_game, read_game
from game.devtools.invariants.random_play import play_on
from game.devtools.invariants.seatings import deals
from game.rules.core.codec import encode
from game.rules.core.rng import Draws, Rng
from game.rules.registry import GAMES
from game.session.autosave import JournalLine, recover
from game.session.match import Match, verify
from game.session.record import FORMAT, KIND, NO_CONTENT, SHORT, RecordedStep, read_record, write_record
from game.session.saves import Broken, listing, load
from game.store import UNPACKED_LIMIT, Journal, StoreError, seal, unseal, write_atomic

FIXTURES = Path(__file__).parent / "fixtures"
OLD_SAVES = sorted((Path(__file__).parent / "old_saves").glob("*.save"))
"""Of version 0.1.0, never made anew: what people have on their disks. `old_saves/README.md` tells more."""
SAVES = sorted(FIXTURES.glob("*.save"))
MADE = {"start": 0, "middle": 90, "end": 20_000}


def format_of(path: Path) -> int:
    return unseal(path.read_bytes(), KIND, FORMAT, UNPACKED_LIMIT, path).version


def test_every_format_has_saves() -> None:
    assert {format_of(path) for path in OLD_SAVES} == {1}
    assert {format_of(path) for path in SAVES} == {FORMAT}
    assert Counter(path.name.split("-")[0] for path in SAVES) == dict.fromkeys(GAMES, len(MADE))


@pytest.mark.parametrize("path", SAVES, ids=lambda path: path.stem)
def test_a_save_of_this_format_loads_verifies_and_goes_on(path: Path) -> None:
    before = path.read_bytes()
    match = load(path)
    match.look_back()
    assert verify(before, path) == len(match.steps)
    play_on(match, Draws(Rng(1)), 20)
    match.dumps()
    assert path.read_bytes() == before


# The hundred of version 0.1


def test_there_are_25_old_saves_of_each_game() -> None:
    by_game = Counter(path.name.split("-")[0] for path in OLD_SAVES)
    assert by_game == dict.fromkeys(GAMES, 25)
    assert Counter(path.name.split("-")[2] for path in OLD_SAVES) == {"start": 20, "middle": 48, "end": 32}


@pytest.mark.parametrize("path", OLD_SAVES, ids=lambda path: path.stem)
def test_a_save_of_version_0_1_loads_and_goes_on(path: Path) -> None:
    before = path.read_bytes()
    record = read_record(before, path)
    assert record.app == "0.1.0"
    assert record.content == NO_CONTENT
    match = load(path)
    is_over = path.name.split("-")[2] == "end"
    assert (match.outcome is not None) == is_over
    assert match.setting.key == record.setting
    for name, value in earlier_games()[record.game].options.items():
        assert match.options[name] == record.options.get(name, value), "options are those of that version"
    play_on(match, Draws(Rng(1)), 20)
    again = Match.loads(match.dumps())
    assert again.state == match.state
    assert again.setting.key == record.setting
    assert path.read_bytes() == before


@pytest.mark.parametrize("game", sorted(GAMES))
def test_an_unfinished_match_of_version_0_1_is_continued_with_every_line(game: str, tmp_path: Path) -> None:
    """The lines after its last page bear digests of states as that version wrote them."""
    path = next(path for path in OLD_SAVES if path.name.startswith(f"{game}-09-middle"))
    match = load(path)
    write_atomic(tmp_path / "page-000001.snapshot", path.read_bytes())
    before = len(match.record().steps)
    with Journal.create(tmp_path / "page-000001.journal") as journal:
        for number in range(1, 6):
            seat = min(match.waiting_for())
            intent = match.legal(seat)[0]
            match.submit(seat, intent)
            line = JournalLine("a", number, "submit", "f" * 32, seat, msgspec.Raw(encode(intent)))
            journal.append(msgspec.json.encode(line))
    found = recover(tmp_path)
    assert found.damaged == ()
    assert found.match.state == match.state
    assert len(found.match.record().steps) == before + 5


def test_the_content_of_version_0_1_is_known_by_the_keys_of_its_matches() -> None:
    for path in OLD_SAVES:
        record = read_record(path.read_bytes(), path)
        assert is_of_version_0_1(record.game, record.scenario, record.setting)
        assert not is_of_version_0_1(record.game, record.scenario, "0" + record.setting[1:])
        assert not is_of_version_0_1("chess", record.scenario, record.setting)


# Other content than the program's


def copied(to: Path) -> Path:
    for folder in ("assets/content", "assets/art", "maps"):
        shutil.copytree(PROJECT / folder, to / folder)
    return to


@pytest.fixture
def workshop(tmp_path: Path) -> Path:
    """A copy of the program's content, to be changed."""
    return copied(tmp_path)


@pytest.fixture(scope="module")
def later_version(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Content as a later version may have it: of each game a scenario more, one gone, and other cards."""
    root = copied(tmp_path_factory.mktemp("later"))
    content = root / "assets" / "content"
    for folder in (content / game / "scenarios" for game in GAMES):
        first, *others = sorted(folder.glob("*.toml"))
        newcomer = folder / f"zz_{first.name}"
        newcomer.write_text(first.read_text("utf-8").replace(first.stem, newcomer.stem), "utf-8")
        others[0].unlink()
    for game in GAMES:
        for path in (content / game).glob("*.toml"):
            path.write_text(path.read_text("utf-8").replace("copies = 3", "copies = 4"), "utf-8")
    return root


@pytest.fixture
def changed_program(later_version: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The program with the content of that later version."""
    opened = cache(lambda slug: read_game(slug, later_version))
    monkeypatch.setattr(library, "open_game", opened)
    monkeypatch.setattr("game.session.match.open_game", opened)


def test_adding_a_scenario_changes_the_key_of_no_other(workshop: Path) -> None:
    folder = workshop / "assets" / "content" / "desert_patrol" / "scenarios"
    (folder / "dp_zz.toml").write_text((folder / "dp_s01.toml").read_text("utf-8").replace("dp_s01", "dp_zz"))
    shutil.copy(workshop / "maps/desert_patrol/dp_s01.tmx", workshop / "maps/desert_patrol/dp_zz.tmx")
    before, after = open_game("desert_patrol"), read_game("desert_patrol", workshop)
    assert len(after.scenarios) == len(before.scenarios) + 1
    for scenario in before.scenarios:
        assert before.setting(scenario.id, {}).key == after.setting(scenario.id, {}).key


def test_a_changed_table_changes_the_keys_of_what_reaches_it(workshop: Path) -> None:
    path = workshop / "assets" / "content" / "desert_patrol" / "scenarios" / "dp_s02.toml"
    path.write_text(path.read_text("utf-8").replace("complexity = 1", "complexity = 3"), "utf-8")
    before, after = open_game("desert_patrol"), read_game("desert_patrol", workshop)
    other = [one.id for one in before.scenarios if before.hash(one.id) != after.hash(one.id)]
    assert other == ["dp_s02"]


@pytest.mark.sweep("part")
@pytest.mark.parametrize("path", [*SAVES, *OLD_SAVES], ids=lambda path: path.stem)
@pytest.mark.usefixtures("changed_program")
def test_saves_open_with_their_own_content_in_a_changed_program(path: Path) -> None:
    match = load(path)
    assert match.digest() == read_record(path.read_bytes(), path).digest or format_of(path) == 1
    if format_of(path) == FORMAT:
        match.look_back()
        assert verify(path.read_bytes(), path) == len(match.steps)
    play_on(match, Draws(Rng(1)), 20)
    again = Match.loads(match.dumps())
    assert again.state == match.state
    assert again.setting.key == match.setting.key


@pytest.mark.usefixtures("changed_program")
def test_a_match_knows_whether_the_program_has_its_content() -> None:
    current = {path.name: load(path).is_current() for path in SAVES}
    assert set(current.values()) == {False}, "every table of the changed program is another"


def test_a_match_of_the_program_s_own_content_is_current() -> None:
    for path in SAVES:
        match = load(path)
        assert match.is_current()
        assert match.opened is open_game(match.game.info.id)


# What is refused


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
        ({"seats": 7}, "other_content"),
        ({"content": None}, "other_content"),
        ({"content": {"tables": {}}}, "damaged"),
        ({"content": {"tables": {"a.toml": {"copies": 10**9}}}}, "damaged"),
        ({"content": [1, 2, 3]}, "damaged"),
        ({"digests": "0"}, "damaged"),
    ],
)
def test_newer_formats_and_other_content_are_refused_by_name(
    change: dict[str, Any], code: str, tmp_path: Path
) -> None:
    path = tmp_path / "strange.save"
    path.write_bytes(changed(SAVES[0], **change))
    before = path.read_bytes()
    with pytest.raises(StoreError, match=r"strange\.save") as refused:
        load(path)
    assert refused.value.code == code
    (entry,) = listing(tmp_path)
    assert isinstance(entry, Broken) == (code == "newer_format" or "digests" in change)
    assert path.read_bytes() == before


def test_planted_a_record_that_plays_differently_is_told_with_its_step() -> None:
    path = next(path for path in SAVES if "middle" in path.name)
    record = msgspec.json.decode(unseal(path.read_bytes(), KIND, FORMAT, UNPACKED_LIMIT, path).payload)
    digests = record["digests"]
    record["digests"] = digests[: 7 * SHORT] + "0" * SHORT + digests[8 * SHORT :]
    with pytest.raises(StoreError, match="step 8") as told:
        verify(seal(msgspec.json.encode(record), KIND, FORMAT), path)
    assert told.value.code == "diverged"


# The size of a long evening


@pytest.mark.sweep("part")
@pytest.mark.parametrize("game", sorted(GAMES))
def test_a_record_of_5000_steps_is_under_60_kilobytes(game: str) -> None:
    """A game seldom lasts so long: the steps of several are told as those of one."""
    deal = deals(game)[-1]
    steps: list[RecordedStep] = []
    while len(steps) < 5000:
        match = deal.match(len(steps))
        play_on(match, Draws(Rng(len(steps))), 5000 - len(steps))
        steps += match.record().steps
    long = msgspec.structs.replace(match.record(), steps=tuple(steps))
    assert len(long.steps) == 5000
    assert long.content != NO_CONTENT
    assert len(write_record(long)) < 60_000


def make() -> None:
    for game in GAMES:
        tables = deals(game)
        for number, (name, steps) in enumerate(MADE.items(), 1):
            match = tables[number * len(tables) // 4].match(number)
            play_on(match, Draws(Rng(number)), steps)
            (FIXTURES / f"{game}-{name}.save").write_bytes(match.dumps())


if __name__ == "__main__":
    make()
