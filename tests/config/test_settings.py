"""L3, L4 for settings: every good one holds, a damaged or newer file is named and kept, no disk loses any."""

import errno
from functools import partial
from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import asdict, fields, replace

from game.config.settings import LARGEST, MOST_NAMES, TEXT_SCALES, VERSION, Settings, default_path, load, save
from game.devtools.invariants.damage import CRUDE, spoil
from game.devtools.invariants.memory_disks import MemoryDisk, ReadOnlyDisk
from game.i18n import LANGUAGES
from game.rules.core.rng import Draws, Rng
from game.store import StoreError
from tests.i18n.captions.words import TEXTS
from tests.store.faults import FaultyDisk, failure

if TYPE_CHECKING:
    from collections.abc import Callable

PATH = Path("home/settings.json")
CHOSEN = Settings(
    language="pl",
    fullscreen=True,
    window=(1920, 1080),
    text_scale=140,
    motion="slow",
    reduced_motion=True,
    bot_pace="skip",
    coach=False,
    introductions=False,
    introduced=("desert_patrol/fog",),
    volume=35,
    mute=True,
    palette="safe",
    show_odds=False,
    curtain=False,
    hand_over="soon",
    undo="friendly",
    confirm_irreversible=False,
    reaction_mode="strict",
    grace_seconds=2,
    hit_seconds=15,
    stops={"end of turn": True, "initiative": False},
    names=("Żaneta", 'O"Hara, {x}'),
    last_scenario={"desert_patrol": "dp_s05"},
    last_table={"desert_patrol": ("person", "staff")},
)
NAMES = [field.name for field in fields(Settings)]


def written(settings: Settings) -> bytes:
    disk = MemoryDisk()
    save(settings, PATH, disk)
    return disk.contents[PATH]


def read(data: bytes) -> tuple[Settings, StoreError | None]:
    """From a disk that nobody may write to."""
    return load(PATH, ReadOnlyDisk({PATH: data}))


def changed(**values: object) -> bytes:
    return msgspec.json.encode({"version": VERSION, **asdict(CHOSEN), **values})


def test_the_chosen_ones_differ_from_the_usual_ones_in_every_field() -> None:
    assert all(getattr(CHOSEN, name) != getattr(Settings(), name) for name in NAMES)


@pytest.mark.parametrize("settings", [Settings(), CHOSEN], ids=["usual", "chosen"])
def test_settings_are_found_again_as_they_were(settings: Settings, tmp_path: Path) -> None:
    path = tmp_path / "new" / "folder" / "settings.json"
    save(settings, path)
    assert load(path) == (settings, None)
    save(CHOSEN, path)
    assert load(path) == (CHOSEN, None)
    assert [file.name for file in path.parent.iterdir()] == ["settings.json"]
    assert msgspec.json.decode(path.read_bytes())["version"] == VERSION


def test_without_a_file_the_usual_ones_hold_and_nothing_is_made(tmp_path: Path) -> None:
    assert load(tmp_path / "nowhere" / "settings.json") == (Settings(), None)
    assert list(tmp_path.iterdir()) == []


def test_they_lie_in_the_folder_of_the_user(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("SZTABOWKA_HOME", str(tmp_path))
    assert default_path() == tmp_path / "settings.json"


def test_each_setting_stands_on_a_line_of_its_own() -> None:
    lines = written(CHOSEN).decode().splitlines()
    assert len(lines) == 1 + 1 + len(NAMES) + 1


WRONG: list[tuple[str, Any]] = [
    ("language", "Deutsch"),
    ("fullscreen", 1),
    ("window", [1280]),
    ("window", [0, 720]),
    ("window", [10**30, 720]),
    ("text_scale", 110),
    ("text_scale", 1.4),
    ("motion", "breakneck"),
    ("reduced_motion", None),
    ("bot_pace", "none"),
    ("coach", "sometimes"),
    ("introductions", "some"),
    ("introduced", "all"),
    ("volume", 101),
    ("volume", -1),
    ("volume", True),
    ("reaction_mode", "slow"),
    ("grace_seconds", 1),
    ("grace_seconds", 16),
    ("hit_seconds", 4.5),
    ("mute", "no"),
    ("palette", ["standard"]),
    ("show_odds", {}),
    ("curtain", 0),
    ("hand_over", "never"),
    ("undo", "cheating"),
    ("confirm_irreversible", "yes"),
    ("stops", {"end of turn": "perhaps"}),
    ("stops", ["end of turn"]),
    ("names", "Ala"),
    ("names", [1, 2]),
    ("last_scenario", {"desert_patrol": 5}),
    ("last_table", {"desert_patrol": "sergeant"}),
]


@pytest.mark.parametrize(("name", "value"), WRONG)
def test_one_wrong_setting_is_told_and_costs_no_other(name: str, value: object) -> None:
    settings, trouble = read(changed(**{name: value}))
    assert settings == replace(CHOSEN, **{name: getattr(Settings(), name)})
    assert trouble is not None
    assert trouble.code == "bad_settings"
    assert "settings.json" in str(trouble)
    assert f"{name}: " in str(trouble)


def test_every_field_was_tried_with_something_wrong() -> None:
    assert {name for name, _ in WRONG} == set(NAMES)


@pytest.mark.parametrize("scale", TEXT_SCALES)
def test_every_size_of_text_can_be_chosen(scale: Any) -> None:
    assert read(changed(text_scale=scale)) == (replace(CHOSEN, text_scale=scale), None)


@pytest.mark.parametrize("name", NAMES)
def test_one_line_of_rubbish_costs_one_setting(name: str) -> None:
    lines = written(CHOSEN).split(b"\n")
    (place,) = (place for place, line in enumerate(lines) if line.startswith(f'  "{name}"'.encode()))
    lines[place] = b"\x00\xff{{["
    settings, trouble = read(b"\n".join(lines))
    assert settings == replace(CHOSEN, **{name: getattr(Settings(), name)})
    assert trouble is not None
    assert trouble.code == "bad_settings"


@pytest.mark.parametrize(
    "data",
    [
        *(b"", b"\x00" * 500, b"[1, 2]", b"null", b"{", b"[" * 5000, b"x" * (LARGEST + 1), b"\xff\xfe"),
        b'"volume":' + b" " * (LARGEST - 20) + b"x",
        b'"' + b"volume" * (LARGEST // 6 - 9) + b'"',
    ],
    ids=range(10),
)
def test_what_is_no_settings_file_at_all_is_told_and_the_usual_ones_hold(data: bytes) -> None:
    settings, trouble = read(data)
    assert settings == Settings()
    assert trouble is not None
    assert trouble.code == "bad_settings"
    assert "settings.json" in str(trouble)


def test_settings_that_are_missing_or_unheard_of_are_no_mistake() -> None:
    data = msgspec.json.encode({"volume": 5, "smell": "roses"})
    assert read(data) == (Settings(volume=5), None)


def test_a_folder_in_its_place_is_told_and_set_aside(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    path.mkdir()
    settings, trouble = load(path)
    assert settings == Settings()
    assert trouble is not None
    save(CHOSEN, path)
    assert load(path) == (CHOSEN, None)
    assert (tmp_path / "settings.json.damaged1").is_dir()


# Writing


@pytest.mark.parametrize(
    "spoilt",
    [changed(volume="loud"), changed(version=VERSION + 1, smell="roses"), changed(version="x"), b"rubbish"],
    ids=["wrong", "newer", "odd version", "rubbish"],
)
def test_a_damaged_or_newer_file_is_kept_beside_the_new_one(spoilt: bytes) -> None:
    disk = MemoryDisk({PATH: spoilt})
    settings, trouble = load(PATH, disk)
    assert trouble is not None, "reading leaves it as it is"
    assert disk.contents == {PATH: spoilt}, "reading leaves it as it is"
    save(replace(settings, volume=50), PATH, disk)
    assert load(PATH, disk) == (replace(settings, volume=50), None)
    aside = PATH.with_name("settings.json.damaged1")
    assert disk.contents == {PATH: disk.contents[PATH], aside: spoilt}
    save(CHOSEN, PATH, disk)
    assert set(disk.contents) == {PATH, aside}, "a good file is simply replaced"


def test_of_a_newer_file_all_that_is_understood_holds() -> None:
    settings, trouble = read(changed(version=VERSION + 1, smell="roses", motion="teleport"))
    assert settings == replace(CHOSEN, motion="normal")
    assert trouble is not None
    assert trouble.code == "newer_format"
    assert trouble.facts["found"] == VERSION + 1


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("data", [b"rubbish", changed(version=VERSION + 1), changed(volume="\u202e" * 99)])
def test_every_trouble_is_said_in_words(data: bytes, language: str) -> None:
    trouble = read(data)[1]
    assert trouble is not None
    sentence = TEXTS[language].say(f"store-{trouble.code}", **trouble.facts)
    assert "settings.json" in sentence
    assert "⟦" not in sentence
    assert str(trouble).isprintable()


@pytest.mark.parametrize("error", [errno.ENOSPC, errno.EACCES, errno.EROFS, errno.EIO])
@pytest.mark.parametrize("lasting", [False, True])
@pytest.mark.parametrize("before", [changed(), changed(volume="loud")], ids=["sound", "damaged"])
def test_a_failing_disk_is_told_and_nothing_is_lost(
    before: bytes, error: int, lasting: bool, tmp_path: Path
) -> None:
    for at in count():
        path = tmp_path / str(at) / "settings.json"
        path.parent.mkdir()
        path.write_bytes(before)
        disk = FaultyDisk(at, error, lasting)
        refused = failure(partial(save, Settings(volume=1), path, disk))
        if refused is not None:
            assert "settings.json" in str(refused) or path.parent.name in str(refused)
            left = {file.name: file.read_bytes() for file in path.parent.iterdir()}
            assert before in left.values()
            assert before != changed() or left["settings.json"] == before, "a sound file stays in its place"
        else:
            assert load(path) == (Settings(volume=1), None)
        if at >= len(disk.calls):
            break
    assert at > 5


def test_a_file_that_cannot_be_read_is_told_and_stays_in_its_place() -> None:
    disk = MemoryDisk({PATH: changed()})
    settings, trouble = load(PATH, FaultyDisk(0, errno.EACCES, disk=disk))
    assert settings == Settings()
    assert trouble is not None
    assert trouble.code == "unreadable"
    with pytest.raises(StoreError, match="cannot be read"):
        save(Settings(), PATH, FaultyDisk(1, errno.EACCES, disk=disk))
    assert disk.contents == {PATH: changed()}


@given(st.lists(st.text(), max_size=MOST_NAMES + 3))
def test_any_text_is_a_name(names: list[str]) -> None:
    settings, trouble = read(written(Settings(names=tuple(names))))
    assert trouble is None
    assert len(settings.names) == min(len(names), MOST_NAMES)
    assert all(name.isprintable() and len(name) <= 40 for name in settings.names)
    assert read(written(settings)) == (settings, None)


def test_names_in_a_file_are_made_safe_to_draw() -> None:
    settings, trouble = read(changed(names=["A\u202el\na", "x" * 900]))
    assert (settings.names, trouble) == (("Al a", "x" * 40), None)


# Five hundred ways to damage it


def spoilt_tree(data: bytes, chance: Draws) -> bytes:
    tree = msgspec.json.decode(data)
    spoil(tree, chance)
    return msgspec.json.encode(tree)


def test_no_damage_is_too_strange_and_none_touches_the_file() -> None:
    honest, chance = written(CHOSEN), Draws(Rng(1))
    ways: list[Callable[[bytes, Draws], bytes]] = [*CRUDE, spoilt_tree]
    told = kept = 0
    for number in range(500):
        spoilt = ways[number % len(ways)](honest, chance)
        settings, trouble = read(spoilt)
        kept += settings != Settings()
        if trouble is not None:
            told += 1
            assert "settings.json" in str(trouble)
            assert str(trouble).isprintable()
        disk = MemoryDisk({PATH: spoilt})
        save(settings, PATH, disk)
        assert load(PATH, disk) == (settings, None), "what was let in can be written and read again"
        assert (spoilt in disk.contents.values()) >= (trouble is not None)
    assert told > 250
    assert kept > 250
