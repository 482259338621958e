"""The saves: named or autosaved, unfinished or finished, the newest first."""

from datetime import datetime
from pathlib import Path
from typing import Any, NamedTuple

from game.content.library import UnknownName
from game.i18n.player_names import player_name
from game.presenters.contract.presenter import Presenter
from game.presenters.registry import PRESENTERS
from game.rules.core.ids import Seat
from game.rules.core.mistakes import BadContent
from game.session import autosave, kept, saves
from game.session.save_status import Standing, standing_of
from game.session.saves import Broken, SaveInfo
from game.store import StoreError
from game.view.kit import Kit
from game.view.theme import SeatColours


class SaveEntry(NamedTuple):
    """A save, or the folder of an autosaved match. One that cannot be opened has an error."""

    path: Path
    is_kept: bool
    """Whether it was autosaved, without a name."""
    modified: datetime
    info: SaveInfo | None
    """None if not even its facts can be read."""
    error: StoreError | None
    standing: Standing = "current"

    @property
    def title(self) -> str:
        return saves.title_of(self.path)

    @property
    def good_copy(self) -> Path | None:
        """An intact copy that can be opened instead of a broken save; None if there is none."""
        return self.error.good_copy if self.error is not None else None

    @property
    def can_open(self) -> bool:
        return self.error is None or self.good_copy is not None

    @property
    def is_finished(self) -> bool:
        return self.info is not None and self.info.finished


class Entries(NamedTuple):
    """The newest first."""

    open: tuple[SaveEntry, ...] = ()
    """Matches to continue, including those that cannot be opened."""
    finished: tuple[SaveEntry, ...] = ()


class Glimpse(NamedTuple):
    """What a list shows of a match besides its facts: its board, and the players with their colours."""

    presenter: Presenter
    world: Any
    """As the first seat may know it; only open information is drawn."""
    names: tuple[str, ...]
    seats: tuple[Seat, ...]

    def players(self, kit: Kit) -> tuple[tuple[str, str, SeatColours], ...]:
        """Name, side and colours of each player."""
        return tuple(
            (
                player_name(kit.texts, self.names, seat),
                self.presenter.side_name(kit, self.world, seat),
                self.presenter.seat_colours(kit, self.world, seat),
            )
            for seat in self.seats
        )


def read_entries() -> Entries:
    """All saves in the user's folder, intact or not. Nothing is replayed."""
    root = autosave.default_root()
    found = [
        *map(kept_entry, kept.unfinished(root)),
        *map(kept_entry, kept.finished(root)),
        *(
            _broken(one, is_kept=False) if isinstance(one, Broken) else _entry(one.path, one, is_kept=False)
            for one in saves.listing(saves.default_folder())
        ),
    ]
    found.sort(key=lambda entry: entry.modified, reverse=True)
    return Entries(
        tuple(entry for entry in found if not entry.is_finished),
        tuple(entry for entry in found if entry.is_finished),
    )


def kept_entry(one: kept.Kept | Broken) -> SaveEntry:
    if isinstance(one, Broken):
        return _broken(one, is_kept=True)
    return _entry(one.folder, one.info, is_kept=True)


def _entry(path: Path, info: SaveInfo, *, is_kept: bool) -> SaveEntry:
    """The entry of a save. Its facts tell whether it can be opened, and whether its content is older."""
    try:
        return SaveEntry(path, is_kept, info.modified, info, None, standing_of(info))
    except StoreError as error:
        return SaveEntry(path, is_kept, info.modified, info, error)


def _broken(one: Broken, *, is_kept: bool) -> SaveEntry:
    return SaveEntry(one.path, is_kept, _modified(one.path), None, one.error)


def _modified(path: Path) -> datetime:
    try:
        return saves.moment_of(path.stat().st_mtime_ns)
    except OSError:
        return saves.EPOCH


def glimpse(entry: SaveEntry) -> Glimpse | None:
    """Load a match for its glimpse; None if that fails or its game has no presenter."""
    if entry.info is None or entry.error is not None or entry.info.game not in PRESENTERS:
        return None
    try:
        match = autosave.recover(entry.path).match if entry.is_kept else saves.load(entry.path)
        presenter = PRESENTERS[entry.info.game](match.opened, match.scenario)
    except (StoreError, UnknownName, BadContent):
        return None
    world = match.view(Seat(0)).world
    return Glimpse(presenter, world, match.names, match.game.seats(world))


def delete(entry: SaveEntry) -> None:
    """Delete it for good. Raises `StoreError` if that fails."""
    if entry.is_kept:
        kept.forget(entry.path)
    else:
        saves.delete(entry.path)
