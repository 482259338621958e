"""A program made to be killed: it writes, and says each number once it is acknowledged."""

import sys
from itertools import count
from pathlib import Path

from game.store import Journal, Lock, MatchFolder, StoreError, load_newest, read_sealed, seal, write_sealed

KIND = "sztabowka-save"


def say(*words: object) -> None:
    print(*words, flush=True)


def number_in(path: Path) -> int:
    return int(read_sealed(path, KIND, 1).payload)


def write_until_killed(folder: Path, first: int) -> None:
    with Lock(folder / "lock"):
        chronicle = MatchFolder(folder, keep=3)
        for number in count(first):
            if (number - first) % 10 == 0:
                chronicle.turn_page(seal(b"%d" % number, KIND, 1))
            else:
                chronicle.append(b"%d" % number)
            say("line", number)
            write_sealed(folder / "a.save", b"%d" % number, KIND, 1)
            say("save", number)


def add_ten_lines(folder: Path, name: str) -> None:
    try:
        with Lock(folder / "lock"):
            path = folder / "shared.journal"
            with Journal.open(path) if path.exists() else Journal.create(path) as journal:
                for number in range(10):
                    journal.append(b'"%s %d"' % (name.encode(), number))
            say("done")
            sys.stdin.read()
    except StoreError as error:
        say(error.code)


def saved_number(folder: Path) -> int:
    return load_newest(folder / "a.save", number_in).value


if __name__ == "__main__":
    if sys.argv[1] == "write":
        write_until_killed(Path(sys.argv[2]), int(sys.argv[3]))
    else:
        add_ten_lines(Path(sys.argv[2]), sys.argv[3])
