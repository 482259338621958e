"""F1, F2: under an audit hook, hostile files make the store run nothing and open nothing but themselves."""

import random
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import msgspec

from game.store import Journal, StoreError, decode, inside, read_bounded, read_sealed, seal
from tests.store.test_damage import KIND, MUTATORS, packed_again, save_of
from tests.sweeps import NIGHT

FORBIDDEN = (
    "exec",
    "compile",
    "import",
    "subprocess.",
    "os.system",
    "os.exec",
    "socket.",
    "ctypes.",
    "pickle.",
)
Event = tuple[str, str]


class Watch:
    """Hooks cannot be taken off again, so this one sleeps between tests."""

    def __init__(self) -> None:
        self._seen: list[Event] | None = None
        sys.addaudithook(self._note)

    def _note(self, event: str, args: tuple[object, ...]) -> None:
        if self._seen is not None and (event == "open" or event.startswith(FORBIDDEN)):
            self._seen.append((event, str(args[0]) if args else ""))

    @contextmanager
    def watching(self) -> Iterator[list[Event]]:
        seen: list[Event] = []
        self._seen = seen
        try:
            yield seen
        finally:
            self._seen = None


WATCH = Watch()


def read_as_anything(root: Path, name: str) -> None:
    with suppress(StoreError):
        decode(read_sealed(inside(root, name), KIND, 1).payload, msgspec.json.decode, root)
    with suppress(StoreError):
        Journal.read(inside(root, name))
    with suppress(StoreError):
        decode(read_bounded(inside(root, name), 1 << 20), msgspec.json.decode, root)


def test_hostile_files_run_nothing_and_open_nothing_else(tmp_path: Path) -> None:
    chance, path = random.Random(8), tmp_path / "a.save"
    read_as_anything(tmp_path, "a.save")
    for _ in range(500 * NIGHT):
        path.write_bytes(chance.choice((*MUTATORS, packed_again))(seal(save_of(chance), KIND, 1), chance))
        with WATCH.watching() as seen:
            read_as_anything(tmp_path, "a.save")
            read_as_anything(tmp_path, "../a.save")
        assert set(seen) == {("open", str(path.resolve()))}


def test_planted_code_is_seen() -> None:
    with WATCH.watching() as seen:
        compile("1 + 1", "planted", "eval")
    assert [event for event, _ in seen] == ["compile"]
