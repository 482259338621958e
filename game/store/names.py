"""The only way for a mod, a map or a save to name a file."""

import re
from pathlib import Path

from game.store.mistakes import StoreError
from game.store.text import printable

_PART = re.compile(r"[A-Za-z0-9_][A-Za-z0-9_. -]{0,79}")
_MOST_PARTS = 8
# Windows opens these devices in every folder, whatever the suffix: nul.txt is NUL.
_DEVICES = frozenset({"CON", "PRN", "AUX", "NUL", "CONIN", "CONOUT", "CLOCK"}) | {
    f"{port}{number}" for port in ("COM", "LPT") for number in range(10)
}


def inside(root: Path, name: str) -> Path:
    """The file that `name` means below `root`; raises for every name that could lead elsewhere."""
    parts = name.split("/")
    if len(parts) > _MOST_PARTS or not all(map(_is_plain, parts)):
        raise _refusal(root, name)
    try:
        home = root.resolve()
        path = home.joinpath(*parts).resolve()
    except (OSError, RuntimeError, ValueError) as error:
        raise _refusal(root, name) from error
    if path == home or not path.is_relative_to(home):
        raise _refusal(root, name)
    return path


def _refusal(root: Path, name: str) -> StoreError:
    return StoreError("bad_name", root, file=printable(name, 80))


def _is_plain(part: str) -> bool:
    return (
        _PART.fullmatch(part) is not None
        and part[-1] not in ". "
        and part.partition(".")[0].rstrip().upper() not in _DEVICES
    )
