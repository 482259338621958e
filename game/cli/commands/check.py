"""`check`: every mistake in content, maps, languages, rulebook and puzzles, all at once."""

from game.cli.commands.console import FAILED, OK, BadInput, Console, Given, Option, existing_folder
from game.config.paths import PROJECT
from game.content.checks import PARTS, check, parts_in
from game.puzzles import checks as puzzle_checks
from game.puzzles.puzzle import FOLDER as PUZZLES

OPTIONS: tuple[Option, ...] = (Option("FOLDER"),)


def run(given: Given, console: Console) -> int:
    name = given.text("folder")
    folder = PROJECT if name is None else existing_folder(name)
    puzzles = puzzle_checks.puzzle_files(folder)
    if not parts_in(folder) and not puzzles:
        raise BadInput("cli-nothing_to_check", file=str(folder), known=", ".join((*PARTS, PUZZLES)))
    report = check(folder)
    files, mistakes = report.files + len(puzzles), (*report.mistakes, *puzzle_checks.find_mistakes(folder))
    for mistake in mistakes:
        console.show(str(mistake))
    if mistakes:
        console.say("cli-check_failed", number=files, count=len(mistakes))
        return FAILED
    console.say("cli-check_passed", count=files)
    return OK
