"""What a person has come to in lessons: in one file of JSON beside the settings.

Of a lesson begun only the step is kept: its table is made again from the seed and the answers.
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
    """By the name of each lesson, such as `desert_patrol/landing_ground`."""

    version: int = VERSION
    begun: Mapping[str, str] = {}
    """The id of the step that somebody has come to, so that a lesson that has grown goes on there, too."""
    finished: tuple[str, ...] = ()

    def place_in(self, lesson: Lesson) -> int:
        """Where the lesson goes on; its beginning where nothing is known, or no such step any more."""
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
    """What is kept, and what is wrong with its file; a missing one is no mistake."""
    return _FILE.load(path, disk)


def save(progress: LessonProgress, path: Path, disk: Disk = REAL_DISK) -> None:
    """Write it whole, or raise `StoreError`."""
    _FILE.save(progress, path, disk)
