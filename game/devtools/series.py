"""A series of games that is saved: each finished one is a line of a journal, and an interrupted series can
go on."""

from collections.abc import Callable, Generator, Hashable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import get_context
from pathlib import Path
from typing import TypeVar

import msgspec

from game.store import Journal, make_folder

K = TypeVar("K", bound=Hashable)
"""The type of a task: a game to be played."""
G = TypeVar("G", bound=msgspec.Struct)
"""The type of a played game."""


def lines_before(file: Path, form: type[G]) -> list[G]:
    """All games in a file, whichever program played them."""
    if not file.exists():
        return []
    return [msgspec.json.decode(line, type=form) for line in Journal.read(file).lines]


def play_kept(
    wanted: Sequence[K], known: Mapping[K, G], play: Callable[[K], G], file: Path, jobs: int = 1
) -> Generator[G]:
    """Each game of the series as it becomes known: first those played before, then the others as they end."""
    yield from (known[one] for one in wanted if one in known)
    left = [one for one in wanted if one not in known]
    if not left:
        return
    make_folder(file.parent)
    with Journal.kept_up(file) as journal:
        for one in _played(left, play, jobs):
            journal.append(msgspec.json.encode(one))
            yield one


def _played(left: Sequence[K], play: Callable[[K], G], jobs: int) -> Iterator[G]:
    if jobs == 1:
        yield from map(play, left)
        return
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        try:
            for done in as_completed([pool.submit(play, one) for one in left]):
                yield done.result()
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            raise
