"""Lessons that are played by their answers, by hand, and by a monkey."""

from game.content.lessons import Lesson
from game.lessons.proving import all_lessons

LESSONS: dict[str, Lesson] = {lesson.key: lesson for lesson in all_lessons()}
"""Every lesson of the program by its name."""
FIRST = "desert_patrol/landing_ground"
