"""Sztabówka as a package of Python: a shelf with its folders `game`, `assets` and `maps` side by side.

Many projects have a module `game`. Ours lies on this shelf, where only who imports `sztabowka` finds it.
"""

import sys
from pathlib import Path

SHELF = str(Path(__file__).resolve().parent)
if SHELF not in sys.path:
    sys.path.insert(0, SHELF)

from game import __version__  # noqa: E402 - only now it can be found

__all__ = ["__version__", "main"]


def main() -> int:
    """The command `sztabowka`."""
    from game.cli.parser import main as run

    return run()
