"""Lessons that are played by their answers, by hand, and by a monkey."""

from msgspec.structs import replace

from game.content.lessons import Lesson
from game.lessons.proving import all_lessons

LESSONS: dict[str, Lesson] = {lesson.key: lesson for lesson in all_lessons()}
"""Every lesson of the program by its name."""
FIRST = "desert_patrol/landing_ground"


def loosened(lesson: Lesson) -> Lesson:
    """The first one where in step `move` the Rifleman may go anywhere: not only the answer fits."""
    step = lesson.step[2]
    wait = {name: value for name, value in step.wait.items() if name != "to"}
    loose = replace(step, wait=wait, answer={"to": step.wait["to"]})
    return replace(lesson, step=(*lesson.step[:2], loose, *lesson.step[3:]))
