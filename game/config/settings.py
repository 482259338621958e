"""The person's lasting choices: language, looks, help, last names. One readable JSON file.

Each setting has a line of its own, so that one damaged line costs one setting. A file that is damaged, or
of a newer program, is only read; when a setting is changed it is kept beside the new one.
"""

import re
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec

from game.config.paths import user_folder
from game.store import (
    REAL_DISK,
    Disk,
    StoreError,
    decode,
    make_folder,
    printable,
    read_bounded,
    set_aside,
    write_atomic,
)

VERSION = 1
"""Increase it when an older program would misunderstand a setting."""
LARGEST = 64 << 10
MOST_NAMES = 10
TEXT_SCALES = (80, 90, 100, 120, 140, 160)

LanguageCode = Annotated[str, msgspec.Meta(pattern=r"^[a-z]{2,3}(_[A-Z]{2})?$")]
TextScale = Literal[80, 90, 100, 120, 140, 160]
Motion = Literal["none", "fast", "normal", "slow"]
BotPace = Literal["slow", "normal", "fast", "skip"]
Palette = Literal["standard", "safe"]
Undo = Literal["strict", "friendly"]
ReactionMode = Literal["grace", "strict", "fast"]
HandOver = Literal["asked", "soon", "at_once"]
Pixels = Annotated[int, msgspec.Meta(ge=1, le=32767)]
Percent = Annotated[int, msgspec.Meta(ge=0, le=100)]
Seconds = Annotated[int, msgspec.Meta(ge=2, le=15)]


class Settings(msgspec.Struct, frozen=True):
    """All settings. Change one with `msgspec.structs.replace`."""

    language: LanguageCode | None = None
    """None: the language of the system. A language that no longer exists becomes English."""
    fullscreen: bool = False
    window: tuple[Pixels, Pixels] | None = None
    """None: as large as suits the desktop."""
    text_scale: TextScale = 100
    motion: Motion = "normal"
    reduced_motion: bool = False
    bot_pace: BotPace = "normal"
    """How fast the bots' steps are shown; if skipped, only the summary shows them."""
    volume: Percent = 80
    mute: bool = False
    coach: bool = True
    """Whether the coach may be asked in the next match; each match keeps the value of its start."""
    introductions: bool = True
    """Whether a sentence explains things that are met for the first time."""
    introduced: tuple[str, ...] = ()
    """The introductions already shown, by game and name."""
    palette: Palette = "standard"
    show_odds: bool = True
    curtain: bool = True
    hand_over: HandOver = "asked"
    """When the curtain closes after a decision: when the person says they are done, soon, or at once."""
    undo: Undo = "strict"
    confirm_irreversible: bool = True
    reaction_mode: ReactionMode = "grace"
    """How people are asked at a window of an open table: all at once while a bar fills, each alone behind
    the curtain, or only those who have raised a hand."""
    grace_seconds: Seconds = 4
    """How long a window stays open for everybody."""
    hit_seconds: Seconds = 6
    """How long a person who is hit may think."""
    stops: Mapping[str, bool] = {}
    """By the name of a stop, whether play stops there."""
    names: tuple[str, ...] = ()
    """The names of the last players, one for each seat; empty for a player without a name."""
    last_scenario: Mapping[str, str] = {}
    """The last scenario by the name of its game."""
    last_table: Mapping[str, tuple[str, ...]] = {}
    """By the name of a game: for each seat a person, or which bot."""


_READERS: Mapping[str, "msgspec.json.Decoder[Any]"] = {
    "version": msgspec.json.Decoder(Annotated[int, msgspec.Meta(ge=1, le=1_000_000)]),
    **{field.name: msgspec.json.Decoder(field.type) for field in msgspec.structs.fields(Settings)},
}
_WHOLE = msgspec.json.Decoder(dict[str, msgspec.Raw])
_LINE = re.compile(rb'"(\w+)":(.+)')


def default_path() -> Path:
    return user_folder() / "settings.json"


def load(path: Path, disk: Disk = REAL_DISK) -> tuple[Settings, StoreError | None]:
    """The settings, and what is wrong with their file (None if nothing). Every good setting is used; a
    missing file is no mistake."""
    try:
        data = read_bounded(path, LARGEST, disk)
    except StoreError as error:
        if error.code in ("vanished", "unreadable"):
            return Settings(), error if error.code == "unreadable" else None
        return Settings(), _bad(path, [str(error)])
    return _read(data, path)


def save(settings: Settings, path: Path, disk: Disk = REAL_DISK) -> None:
    """Write all settings, or raise `StoreError`; then nothing that was there is lost.

    A file that cannot be read may be sound: it is neither replaced nor moved.
    """
    data = _text(settings)
    assert (wrong := _read(data, path)[1]) is None, wrong
    if len(data) > LARGEST:
        raise StoreError("too_big", path, limit=LARGEST)
    make_folder(path.parent, disk)
    _, trouble = load(path, disk)
    if trouble is not None and trouble.code == "unreadable":
        raise trouble
    if trouble is not None:
        set_aside(path, disk)
    write_atomic(path, data, keep=0, disk=disk)


def _read(data: bytes, path: Path) -> tuple[Settings, StoreError | None]:
    wrong: list[str] = []
    values: dict[str, Any] = {}
    for name, raw in _found(data, path, wrong).items():
        if name in _READERS:
            try:
                values[name] = decode(bytes(raw), _READERS[name].decode, path)
            except StoreError as error:
                wrong.append(f"{name}: {error.facts.get('detail', error)}")
    version = values.pop("version", VERSION)
    settings = _tidy(Settings(**values))
    if version > VERSION:
        return settings, StoreError("newer_format", path, found=version, newest=VERSION)
    return settings, _bad(path, wrong) if wrong else None


def _found(data: bytes, path: Path, wrong: list[str]) -> Mapping[str, msgspec.Raw]:
    """Every setting by its name, not decoded yet; from a file that is not JSON, every line that looks like
    a setting."""
    try:
        return decode(data, _WHOLE.decode, path)
    except StoreError as error:
        wrong.append(str(error))
    lines = (_LINE.fullmatch(line.strip().removesuffix(b",")) for line in data.split(b"\n"))
    return {line[1].decode("ascii"): msgspec.Raw(line[2]) for line in lines if line is not None}


def _tidy(settings: Settings) -> Settings:
    names = tuple(printable(name, blank="") for name in settings.names[:MOST_NAMES])
    return msgspec.structs.replace(settings, names=names)


def _text(settings: Settings) -> bytes:
    values = {"version": VERSION, **msgspec.structs.asdict(_tidy(settings))}
    lines = (f'  "{name}": '.encode() + msgspec.json.encode(value) for name, value in values.items())
    return b"{\n" + b",\n".join(lines) + b"\n}\n"


def _bad(path: Path, wrong: list[str]) -> StoreError:
    return StoreError("bad_settings", path, detail=printable("; ".join(wrong), 300))
