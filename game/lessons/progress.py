"""A person's progress in lessons: one JSON file beside the settings.

For a lesson begun only the step is saved: its table is rebuilt from the seed and the answers.
"""

from collections.abc import Mapping
from pathlib import Path

import msgspec

from game.config.paths import user_folder
from game.config.progress import ProgressFile
from game.content.lessons import Lesson
from game.store import REAL_DISK, Disk, StoreError

VERSION = 1


class LessonProgress(msgspec.Struct, frozen=True):
    """Progress by the name of each lesson, such as `desert_patrol/landing_ground`."""

    version: int = VERSION
    begun: Mapping[str, str] = {}
    """The id of the step that a person has reached; an id, so that it stays right when a lesson gets more
    steps."""
    finished: tuple[str, ...] = ()

    def place_in(self, lesson: Lesson) -> int:
        """The index of the step at which the lesson goes on; 0 if it was not begun, or the step no longer
        exists."""
        return lesson.place_of(self.begun.get(lesson.key, "")) or 0

    def is_begun(self, lesson: Lesson) -> bool:
        return self.place_in(lesson) > 0

    def is_finished(self, lesson: Lesson) -> bool:
        return lesson.key in self.finished

    def at(self, lesson: Lesson, step: str) -> "LessonProgress":
        return LessonProgress(VERSION, {**self.begun, lesson.key: step}, self.finished)

    def with_finished(self, lesson: Lesson) -> "LessonProgress":
        begun = {key: step for key, step in self.begun.items() if key != lesson.key}
        return LessonProgress(VERSION, begun, tuple(dict.fromkeys((*self.finished, lesson.key))))


_FILE = ProgressFile(LessonProgress)


def default_path() -> Path:
    return user_folder() / "lessons.json"


def load(path: Path, disk: Disk = REAL_DISK) -> tuple[LessonProgress, StoreError | None]:
    """The progress saved, and what is wrong with its file (None if nothing); a missing file is no mistake."""
    return _FILE.load(path, disk)


def save(progress: LessonProgress, path: Path, disk: Disk = REAL_DISK) -> None:
    """Write it whole, or raise `StoreError`."""
    _FILE.save(progress, path, disk)
