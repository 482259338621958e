"""`check`: every mistake in content, maps, languages, rulebook, puzzles and diagrams, all at once."""

from game.cli.commands.console import FAILED, OK, BadInput, Console, Given, Option, existing_folder
from game.config.paths import PROJECT, home_of
from game.content.checks import PARTS, check, parts_in
from game.diagrams import checks as diagram_checks
from game.diagrams.diagram import FOLDER as DIAGRAMS
from game.i18n import translated
from game.puzzles import checks as puzzle_checks
from game.puzzles.puzzle import FOLDER as PUZZLES

OPTIONS: tuple[Option, ...] = (Option("FOLDER"),)


def run(given: Given, console: Console) -> int:
    name = given.text("folder")
    folder = PROJECT if name is None else existing_folder(name)
    others = (*puzzle_checks.puzzle_files(folder), *diagram_checks.diagram_files(folder))
    if not parts_in(folder) and not others:
        raise BadInput("cli-nothing_to_check", file=str(folder), known=", ".join((*PARTS, PUZZLES, DIAGRAMS)))
    report = check(folder)
    files = report.files + len(others)
    mistakes = (
        *report.mistakes,
        *puzzle_checks.find_mistakes(folder),
        *diagram_checks.find_mistakes(folder),
    )
    for mistake in mistakes:
        console.show(str(mistake))
    for language, (said, whole) in translated(home_of("assets/lang", folder) / "assets/lang").items():
        console.say("cli-check_translated", language=language, said=said, percent=100 * said // whole)
    if mistakes:
        console.say("cli-check_failed", number=files, count=len(mistakes))
        return FAILED
    console.say("cli-check_passed", count=files)
    return OK
