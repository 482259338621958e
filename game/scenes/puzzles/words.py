"""The words of puzzles: names, goals, time, results."""

from fractions import Fraction

from pygame import Rect

from game.puzzles import progress as kept
from game.puzzles.attempt import Attempt
from game.puzzles.progress import MOST_STARS, PuzzleResult
from game.puzzles.puzzle import Puzzle
from game.puzzles.words import message_of
from game.scenes.screen import ScreenHost
from game.store import StoreError
from game.view.canvas import Canvas
from game.view.kit import Kit
from game.view.theme import Colour


def title_of(kit: Kit, puzzle: Puzzle) -> str:
    return kit.say(message_of(puzzle.game, puzzle.id))


def part_of(kit: Kit, puzzle: Puzzle, part: str) -> str:
    return kit.say(f"{message_of(puzzle.game, puzzle.id)}.{part}")


def time_of(kit: Kit, puzzle: Puzzle) -> str:
    """How much time there is, and whether luck takes part."""
    return kit.say(f"puzzle-within-{puzzle.within}-{puzzle.luck}")


def share_words(kit: Kit, share: Fraction) -> str:
    """A chance to a tenth of a per cent; a rounded one is worded as approximate."""
    tenths = share * 1000
    whole, rest = divmod(round(tenths), 10)
    return kit.say("puzzle-share", whole=whole, tenth=rest, exact="yes" if tenths.denominator == 1 else "no")


def why_missed(kit: Kit, attempt: Attempt) -> str:
    """Why an attempt did not solve the puzzle."""
    puzzle = attempt.puzzle
    if puzzle.luck == "best":
        best = Fraction(puzzle.chance)
        given = best - attempt.given_away
        return kit.say("puzzle-missed-best", best=share_words(kit, best), chosen=share_words(kit, given))
    if attempt.was_reached:
        return kit.say("puzzle-missed-lucky")
    return kit.say(f"puzzle-missed-{puzzle.within}")


def result_of(puzzle: Puzzle) -> PuzzleResult:
    return kept.load(kept.default_path())[0].of(puzzle.name)


def keep(host: ScreenHost, puzzle: Puzzle, done: PuzzleResult) -> None:
    """Save the result of a puzzle; trouble with the file is told and has no other effect."""
    progress, _ = kept.load(kept.default_path())
    try:
        kept.save(progress.with_result(puzzle.name, done), kept.default_path())
    except StoreError as error:
        host.notify(host.explain(error))


def compose_stars(canvas: Canvas, box: Rect, stars: int, colour: Colour, most: int = MOST_STARS) -> int:
    """Draw full stars, then empty ones, from the left; returns where they end."""
    side = min(box.h, box.w // most)
    for number in range(most):
        place = Rect(box.x + number * side, box.y, side, box.h)
        icon = "star" if number < stars else "star_outline"
        canvas.icon(icon, place, colour, 0.9 * side / canvas.kit.metrics.unit)
    return box.x + most * side
