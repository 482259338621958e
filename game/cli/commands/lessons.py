"""`lessons check` plays every lesson by its answers; `lessons mend` finds seeds with which they fit again."""

from game.cli.commands.console import FAILED, OK, BadInput, Console, Given, Option
from game.content.lessons import Lesson
from game.lessons import proving
from game.lessons.run import Stuck
from game.store import printable

OPTIONS: tuple[Option, ...] = (Option("WHAT"), Option("--seeds", "N"))
KNOWN = ("check", "mend")
MOST_SEEDS = 10_000_000


def run(given: Given, console: Console) -> int:
    what = given.text("what") or KNOWN[0]
    if what not in KNOWN:
        raise BadInput("cli-unknown_value", name="lessons", found=printable(what), known=", ".join(KNOWN))
    lessons = tuple(proving.all_lessons())
    if what == "check":
        return _check(lessons, console)
    return _mend(lessons, given.whole("seeds", proving.MOST_SEEDS, 1, MOST_SEEDS), console)


def _check(lessons: tuple[Lesson, ...], console: Console) -> int:
    proofs = proving.known_proofs()
    failures = [why for why in (proving.failure(lesson, proofs) for lesson in lessons) if why is not None]
    for why in failures:
        console.show(why)
    if failures:
        console.say("cli-lessons_fail", count=len(failures))
        return FAILED
    console.say("cli-lessons_fit", count=len(lessons))
    return OK


def _mend(lessons: tuple[Lesson, ...], most: int, console: Console) -> int:
    """A lesson that cannot be mended keeps its seed and its proof, and is reported."""
    known, failed = dict(proving.known_proofs()), 0
    proofs: dict[str, tuple[str, ...]] = {}
    for lesson in lessons:
        seed = proving.fitting_seed(lesson, most)
        if seed is None:
            failed += 1
            console.show(proving.why_stuck(lesson))
            console.say("cli-lessons_no_seed", name=lesson.key, count=most)
            proofs |= {lesson.key: known[lesson.key]} if lesson.key in known else {}
            continue
        if seed != lesson.match.seed:
            proving.write_seed(lesson, seed)
            console.say("cli-lessons_new_seed", name=lesson.key, number=str(seed))
        proofs[lesson.key] = proof = proving.perform(lesson, seed=seed)
        for place in proving.changed_steps(known.get(lesson.key, ()), proof):
            console.show(str(Stuck(lesson, lesson.step[place], console.texts.say("cli-lessons_changed"))))
    proving.write_proofs(proofs)
    console.say("cli-lessons_mended", count=len(lessons) - failed)
    return FAILED if failed else OK
