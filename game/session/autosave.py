"""Autosave: every intent is on disk before the screen shows it; a crash loses at most the gesture under
way.

One folder per match: a lock, and pages of a snapshot (a whole save) with the journal that follows it. A
line of the journal is an intent, a step taken back, or a hint, with its number and the digest of the state
after it.
"""

import secrets
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal, NamedTuple

import msgspec

from game.config.paths import user_folder
from game.rules.core import engine
from game.rules.core.codec import digest, encode
from game.rules.core.ids import Seat
from game.rules.core.values import Event, Illegal, Intent
from game.session.match import Match, PlayedStep, UndoClosed
from game.session.record import app_version
from game.session.saves import read_match
from game.store import (
    FILE_LIMIT,
    REAL_DISK,
    Disk,
    Lock,
    MatchFolder,
    StoreError,
    decode,
    inside,
    make_folder,
    read_match_folder,
    set_aside,
    sweep,
)

if TYPE_CHECKING:
    from game.rules.core.state import State

PAGES = 10
LOCK = "lock"

Report = Callable[[StoreError], None]


Do = Literal["submit", "undo", "hint"]
_NO_INTENT = msgspec.Raw(b"null")


class JournalLine(msgspec.Struct, frozen=True):
    """One line of the journal: what was done, and the digest of the state it led to."""

    session: str
    """The time at which the writing program began to keep the match; its lines are numbered from 1."""
    number: int
    do: Do
    digest: str
    seat: int = 0
    intent: msgspec.Raw = _NO_INTENT
    friendly: bool = False
    over: bool = False
    """Whether the game is over after it."""


_LINE = msgspec.json.Decoder(JournalLine)


def read_line(data: bytes, folder: Path) -> JournalLine:
    return decode(data, _LINE.decode, folder)


class Recovered(NamedTuple):
    """A match as it was when the program stopped, and the damage that was skipped."""

    match: Match
    damaged: tuple[StoreError, ...]


def _say_nothing(error: StoreError) -> None:
    pass


class Autosave:
    """Plays a match and saves every step. A failing disk is reported and never stops play: later lines
    catch up."""

    def __init__(
        self,
        match: Match,
        folder: Path,
        report: Report = _say_nothing,
        disk: Disk = REAL_DISK,
        lock: Lock | None = None,
    ) -> None:
        self.match = match
        self.folder = folder
        self._report = report
        self._disk = disk
        self._lock = lock or Lock(folder / LOCK, disk)
        self._pages = MatchFolder(folder, PAGES, disk)
        self._has_page = False
        self._trouble: str | None = None
        """Why the match cannot be saved at present, reported once; None while saving works."""
        self._copied: State[Any] | None = None
        """The state that was last saved under a name; None if none was."""
        self._session = f"{time.time_ns():x}"
        self._number = 0
        self._round = match.round
        self._keep(self._turn_page)

    # Acting

    def submit(self, seat: int, intent: Intent) -> tuple[Event, ...]:
        """As `Match.submit`; it returns when the line is on disk, or when its failure was reported."""
        with self._whole():
            events = self.match.submit(seat, intent)
            self._write(self._line("submit", seat=seat, intent=msgspec.Raw(encode(intent))))
        return events

    def undo(self, *, friendly: bool = False, unseen: bool = False) -> PlayedStep:
        with self._whole():
            taken = self.match.undo(friendly=friendly, unseen=unseen)
            self._write(self._line("undo", friendly=friendly))
        return taken

    def redo(self) -> PlayedStep:
        """A redone step is written to the journal in full, so that it can be played from any page."""
        with self._whole():
            taken = self.match.redo()
            self._write(self._line("submit", seat=taken.seat, intent=msgspec.Raw(encode(taken.intent))))
        return taken

    def take_hint(self, seat: Seat) -> None:
        """A seat asks the coach. The state stays the same, and undo does not take it back."""
        with self._whole():
            self.match.hints[seat] += 1
            self._write(self._line("hint", seat=seat))

    def close(self) -> None:
        """Release the folder, after a last try to write what is missing."""
        self.catch_up()
        self._pages.close()
        self._keep(self._lock.release)

    def catch_up(self) -> None:
        """Try again to write what is missing, or what was removed meanwhile."""
        if self.is_behind or not self._pages.is_in_place:
            self._keep(self._turn_page)

    @property
    def is_behind(self) -> bool:
        """Whether something that was played is not on disk."""
        return not self._has_page or self._pages.unwritten > 0

    @property
    def unsaved(self) -> str | None:
        """Why something would be lost if the program ended now, as a code of the store; None if nothing
        would."""
        if not self.is_behind or self._copied is self.match.state:
            return None
        return self._trouble or "unwritable"

    def was_copied(self) -> None:
        """The present state was saved under a name: until the next step nothing can be lost."""
        self._copied = self.match.state

    # Saving

    def _line(
        self, do: Do, *, seat: int = 0, intent: msgspec.Raw = _NO_INTENT, friendly: bool = False
    ) -> JournalLine:
        self._number += 1
        over = self.match.outcome is not None
        return JournalLine(self._session, self._number, do, self.match.digest(), seat, intent, friendly, over)

    def _write(self, line: JournalLine) -> None:
        self._keep(lambda: self._append(msgspec.json.encode(line)))
        if self.match.round > self._round:
            self._round = self.match.round
            self._keep(self._turn_page)

    @contextmanager
    def _whole(self) -> Iterator[None]:
        """A step interrupted by an error may have been played without its line: then a new page is begun."""
        try:
            yield
        except (Illegal, UndoClosed):
            raise
        except BaseException:
            self._has_page = False
            raise

    def _append(self, line: bytes) -> None:
        if not self._has_page:
            self._turn_page()
            return
        try:
            self._pages.append(line)
        except StoreError as error:
            # A journal that failed may be beyond repair, and one that was removed or replaced will not be
            # read. A new page holds everything.
            self._turn_page()
            if error.code == "replaced":
                self._report(StoreError("rewritten", self.folder))

    def _turn_page(self) -> None:
        if not self._lock.is_in_force:
            self._take_folder()
        self._pages.turn_page(self.match.dumps())
        self._has_page = True

    def _take_folder(self) -> None:
        """Create or lock the folder: at the start, and after it was removed."""
        self._pages.close()
        self._has_page = False
        self._lock.release()
        make_folder(self.folder, self._disk)
        self._lock.acquire()
        sweep(self.folder, self._disk)

    def _keep(self, write: Callable[[], None]) -> None:
        try:
            write()
        except StoreError as error:
            if error.code != self._trouble:
                self._trouble = error.code
                self._report(StoreError("not_kept", self.folder, reason=error.code))
        else:
            self._trouble = None


def default_root() -> Path:
    return user_folder() / "autosaves"


def new_folder(root: Path, match: Match, now: datetime | None = None, disk: Disk = REAL_DISK) -> Path:
    """A folder for a match that begins now, owned by the program that creates it: of two programs only one
    can.

    If none can be created, a name that nobody else will choose; the match creates it later.
    """
    begins = f"{(now or datetime.now(UTC)):%Y%m%d-%H%M%S} {match.scenario}"
    for number in count(1):
        folder = inside(root, f"{begins} {number}")
        try:
            disk.make_folder(root)
            disk.claim_folder(folder)
        except FileExistsError:
            if disk.exists(folder):
                continue
        except OSError:
            pass
        else:
            return folder
        return inside(root, f"{begins} {secrets.token_hex(4)}")
    raise AssertionError("count never ends")


def begin(match: Match, root: Path, report: Report = _say_nothing, disk: Disk = REAL_DISK) -> Autosave:
    """Keep a match from now on, in a folder of its own below `root`."""
    return Autosave(match, new_folder(root, match, disk=disk), report, disk)


def resume(folder: Path, report: Report = _say_nothing, disk: Disk = REAL_DISK) -> tuple[Autosave, Recovered]:
    """Continue a match where the program stopped. Raises `StoreError` if another program plays it.

    Damaged pages are set aside, never deleted, and a new page holds all that was recovered.
    """
    lock = _locked(folder, report, disk)
    try:
        recovered = recover(folder, disk)
    except StoreError:
        lock.release()
        raise
    autosave = Autosave(recovered.match, folder, report, disk, lock)
    if not autosave.is_behind:
        _set_aside(recovered, folder, report, disk)
    return autosave, recovered


def _set_aside(recovered: Recovered, folder: Path, report: Report, disk: Disk) -> None:
    for error in recovered.damaged:
        if error.path.parent == folder and disk.exists(error.path):
            try:
                set_aside(error.path, disk)
            except StoreError as failed:
                report(failed)


def _locked(folder: Path, report: Report, disk: Disk) -> Lock:
    """The folder's lock; on a read-only disk it is not held, and that is reported."""
    lock = Lock(folder / LOCK, disk)
    try:
        lock.acquire()
    except StoreError as error:
        if error.code == "locked":
            raise
        report(error)
    return lock


def recover(folder: Path, disk: Disk = REAL_DISK) -> Recovered:
    """The newest good snapshot and every line since, each checked by its digest. Nothing on disk is
    changed.

    Earlier versions wrote other digests: lines after such a snapshot only need to be legal. Damage is
    skipped and reported; without any good snapshot its `StoreError` is raised.
    """
    found = read_match_folder(folder, lambda path: read_match(path, disk), FILE_LIMIT, disk)
    match, damaged = found.value, list(found.damaged)
    is_proved = match.written_by == app_version()
    try:
        for line in _each_once(found.lines, folder):
            _play_again(match, line, folder, is_proved=is_proved)
    except StoreError as error:
        damaged.append(error)
    return Recovered(match, tuple(damaged))


def _each_once(lines: Iterable[bytes], folder: Path) -> Iterator[JournalLine]:
    """Each line once: a failed disk may have kept a line twice. A missing line is never skipped."""
    session, number = "", 0
    for data in lines:
        line = read_line(data, folder)
        if line.session == session and line.number <= number:
            continue
        if line.session == session and line.number != number + 1:
            raise StoreError("damaged", folder, detail=f"line {number + 1} is missing")
        session, number = line.session, line.number
        yield line


def _play_again(match: Match, line: JournalLine, folder: Path, *, is_proved: bool) -> None:
    """Carry out a line if it leads to its digest; otherwise raise and change nothing."""
    try:
        if line.do == "undo":
            # Whether somebody else had the screen since was known to the table only.
            match.undo(friendly=line.friendly, unseen=not line.friendly)
            if is_proved and match.digest() != line.digest:
                match.redo()
                raise _diverged(folder, line, "the step before was another")
            return
        if line.do == "hint":
            if is_proved and match.digest() != line.digest:
                raise _diverged(folder, line, "it was asked of another state")
            match.hints[Seat(line.seat)] += 1
            return
        intent = match.read_intent(line.intent, folder)
        led_to = engine.apply(match.game, match.state, Seat(line.seat), intent).state
    except (Illegal, UndoClosed) as error:
        raise _diverged(folder, line, str(error)) from error
    if is_proved and digest(led_to) != line.digest:
        raise _diverged(folder, line, f"digest {digest(led_to)}, recorded {line.digest}")
    match.submit(line.seat, intent)


def _diverged(folder: Path, line: JournalLine, detail: str) -> StoreError:
    return StoreError("diverged", folder, step=line.number, detail=detail)
