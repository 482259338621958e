"""A person's results in puzzles: tries and stars of each puzzle, in one JSON file beside the settings."""

from collections.abc import Mapping
from pathlib import Path
from typing import Annotated

import msgspec

from game.config.paths import user_folder
from game.config.progress import ProgressFile
from game.store import REAL_DISK, Disk, StoreError

VERSION = 1
MOST_STARS = 3
HELPED_AFTER = 3
"""The first move is offered as help after this many failed tries."""

Tries = Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]
Stars = Annotated[int, msgspec.Meta(ge=0, le=MOST_STARS)]


class PuzzleResult(msgspec.Struct, frozen=True):
    """The result of one puzzle: how many tries failed before it was solved, and the stars earned (0 until
    then)."""

    missed: Tries = 0
    stars: Stars = 0

    @property
    def is_solved(self) -> bool:
        return self.stars > 0

    @property
    def may_be_helped(self) -> bool:
        return self.is_solved or self.missed >= HELPED_AFTER

    def after_miss(self) -> "PuzzleResult":
        """The result after a failed try; a solved puzzle keeps its result."""
        return self if self.is_solved else msgspec.structs.replace(self, missed=self.missed + 1)

    def after_giving_up(self) -> "PuzzleResult":
        """The result after the solution was shown: the puzzle can still be solved, for the fewest stars."""
        return (
            self if self.is_solved else msgspec.structs.replace(self, missed=max(self.missed, HELPED_AFTER))
        )

    def after_solving(self) -> "PuzzleResult":
        return self if self.is_solved else msgspec.structs.replace(self, stars=stars_for(self.missed))


def stars_for(missed: int) -> int:
    """Three stars at the first try, two at the second or third, then one."""
    if missed == 0:
        return MOST_STARS
    return 2 if missed < HELPED_AFTER else 1


class PuzzleProgress(msgspec.Struct, frozen=True):
    """Results by the name of each puzzle, such as `desert_patrol/footprints`."""

    version: int = VERSION
    puzzles: Mapping[str, PuzzleResult] = {}

    def of(self, name: str) -> PuzzleResult:
        return self.puzzles.get(name, PuzzleResult())

    def with_result(self, name: str, result: PuzzleResult) -> "PuzzleProgress":
        return PuzzleProgress(VERSION, {**self.puzzles, name: result})


_FILE = ProgressFile(PuzzleProgress)


def default_path() -> Path:
    return user_folder() / "puzzles.json"


def load(path: Path, disk: Disk = REAL_DISK) -> tuple[PuzzleProgress, StoreError | None]:
    """The results saved, and what is wrong with the file (None if nothing); a missing file is no mistake."""
    return _FILE.load(path, disk)


def save(progress: PuzzleProgress, path: Path, disk: Disk = REAL_DISK) -> None:
    """Write it whole, or raise `StoreError`. A damaged file is set aside; one that cannot be read stays."""
    _FILE.save(progress, path, disk)
