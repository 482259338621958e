"""Named saves in one folder: written whole or not at all, listed without playing, loaded or refused."""

import re
from collections.abc import Mapping
from datetime import UTC, datetime, timedelta
from pathlib import Path

import msgspec

from game.config.paths import user_folder
from game.rules.core import engine
from game.session.match import Match
from game.session.record import FORMAT, KIND, NO_CONTENT, Record, app_version, payload_of, read_record
from game.store import (
    FILE_LIMIT,
    REAL_DISK,
    Disk,
    StoreError,
    decode,
    inside,
    keep_newest,
    make_folder,
    printable,
    read_bounded,
    write_sealed,
)
from game.store import load as load_or_name_a_good_copy

ENDING = ".save"
BACKUPS = 3
EPOCH = datetime(1970, 1, 1, tzinfo=UTC)
LAST_YEAR = 2999
"""Windows has no local time after this year."""
LONGEST_STEM = 70

_PLAIN = re.compile(r"[A-Za-z0-9 -]")
_ESCAPED = re.compile(r"_([0-9a-f]{1,6})_")


class SaveInfo(msgspec.Struct, frozen=True):
    """What a list shows of a save."""

    path: Path
    game: str
    scenario: str
    round: int
    names: tuple[str, ...]
    steps: int
    finished: bool
    modified: datetime
    app: str
    """The version that wrote its steps."""
    seats: int
    options: Mapping[str, str]
    setting: str
    """The key of its setting, which begins with the hash of its content."""
    brings_content: bool
    """Whether the file contains its content."""

    @property
    def title(self) -> str:
        return title_of(self.path)


class Broken(msgspec.Struct, frozen=True):
    """A file in the folder that cannot be loaded, the reason, and (in the error) a copy that can."""

    path: Path
    error: StoreError

    @property
    def title(self) -> str:
        return title_of(self.path)


def default_folder() -> Path:
    return user_folder() / "saves"


def path_for(folder: Path, name: str) -> Path:
    """The file for a save of this name; any text is a name, and `title_of` returns it."""
    shown = printable(name)
    while len(stem := "".join(map(_escaped, shown))) > LONGEST_STEM:
        shown = shown[:-1].rstrip()
    if stem.startswith(("-", " ")):
        stem = _escape(stem[0]) + stem[1:]
    try:
        return inside(folder, stem + ENDING)
    except StoreError:
        # Windows reserves a few names, such as `con`, for devices.
        return inside(folder, _escape(stem[0]) + stem[1:] + ENDING)


def _escaped(char: str) -> str:
    return char if _PLAIN.fullmatch(char) else _escape(char)


def _escape(char: str) -> str:
    return f"_{ord(char):x}_"


def title_of(path: Path) -> str:
    """The name a person gave to the save in this file."""
    return printable(_ESCAPED.sub(_unescaped, path.name.removesuffix(ENDING)))


def _unescaped(found: re.Match[str]) -> str:
    code = int(found[1], 16)
    return chr(code) if code <= 0x10FFFF else found[0]


def save(match: Match, folder: Path, name: str, disk: Disk = REAL_DISK) -> Path:
    """Write the match under this name, keeping earlier versions. If it raises, all files are as before."""
    path = path_for(folder, name)
    make_folder(folder, disk)
    write_sealed(path, payload_of(match.record(), path), KIND, FORMAT, BACKUPS, disk)
    return path


def load(path: Path, disk: Disk = REAL_DISK) -> Match:
    """The saved match. Raises `StoreError`, which names the newest good copy; the file is not changed."""
    return load_or_name_a_good_copy(path, lambda file: read_match(file, disk), disk)


def read_match(path: Path, disk: Disk = REAL_DISK) -> Match:
    """A match to continue. One written by this very version is also played again and compared."""
    data = read_bounded(path, FILE_LIMIT, disk)
    match = Match.loads(data, path)
    fault = _fault_of(match, is_ours=match.written_by == app_version())
    if fault is not None:
        raise StoreError("damaged", path, detail=fault)
    return match


def _fault_of(match: Match, is_ours: bool) -> str | None:
    """What is wrong with a state that is well-formed but was never played, such as a forged one; None if
    nothing."""
    try:
        if is_ours:
            match.look_back()
            if match.lost_steps:
                return "its steps do not lead to its state"
        broken = match.game.laws(match.state.world)
        if (match.outcome is None) != bool(match.waiting_for()):
            broken.append("a game under way waits for somebody")
        for seat in match.game.seats(match.state.world):
            match.view(seat)
            match.legal(seat)
        broken += engine.unanswerable(match.state)
    except Exception as error:  # names that do not exist can fail anywhere in the rules
        return f"its state makes no sense: {type(error).__name__}"
    return f"a law is broken: {broken[0]}" if broken else None


def listing(folder: Path, disk: Disk = REAL_DISK) -> list[SaveInfo | Broken]:
    """Every save in the folder, newest first; nothing is played. Empty if the folder does not exist."""
    try:
        written = disk.files(folder)
    except OSError:
        return []
    saves = [name for name in written if name.endswith(ENDING)]
    saves.sort(key=lambda name: (-written[name], name))
    return [_entry(folder / name, written[name], disk) for name in saves]


def count(folder: Path, disk: Disk = REAL_DISK) -> int:
    """How many saves are in the folder; none is read."""
    try:
        return sum(name.endswith(ENDING) for name in disk.files(folder))
    except OSError:
        return 0


def _entry(path: Path, modified: int, disk: Disk) -> SaveInfo | Broken:
    try:
        return load_or_name_a_good_copy(path, lambda file: read_info(file, modified, disk), disk)
    except StoreError as error:
        return Broken(path, error)


def read_info(path: Path, modified: int, disk: Disk = REAL_DISK) -> SaveInfo:
    return info_of(read_record(read_bounded(path, FILE_LIMIT, disk), path), path, modified)


def info_of(record: Record, path: Path, modified: int, *, finished: bool | None = None) -> SaveInfo:
    """`finished`: whether the game is over after the lines of a journal that follow the record."""
    return SaveInfo(
        path=path,
        game=record.game,
        scenario=record.scenario,
        round=record.round,
        names=tuple(printable(name, blank="") for name in record.names),
        steps=len(record.steps),
        finished=is_finished(record, path) if finished is None else finished,
        modified=moment_of(modified),
        app=record.app,
        seats=record.seats,
        options=record.options,
        setting=record.setting,
        brings_content=record.content != NO_CONTENT,
    )


def moment_of(nanoseconds: int) -> datetime:
    """The time a file was written; 1970 if no calendar can show it, as after a broken clock."""
    try:
        moment = EPOCH + timedelta(microseconds=nanoseconds // 1000)
    except OverflowError:
        return EPOCH
    return moment if moment >= EPOCH and moment.year <= LAST_YEAR else EPOCH


class _Pending(msgspec.Struct):
    stack: list[msgspec.Raw]


_PENDING = msgspec.json.Decoder(_Pending)


def is_finished(record: Record, path: Path) -> bool:
    """A game is over when nothing is pending in its last state."""
    return not decode(bytes(record.snapshot), _PENDING.decode, path).stack


def delete(path: Path, disk: Disk = REAL_DISK) -> None:
    """Delete a save and its earlier versions; files set aside as damaged stay."""
    keep_newest(path.parent, f"{path.name}.bak?", 0, disk)
    if not keep_newest(path.parent, path.name, 0, disk):
        raise StoreError("vanished", path)
