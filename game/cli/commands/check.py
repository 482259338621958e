"""`check`: every mistake in content, maps, languages and rulebook, all at once."""

from game.cli.commands.console import FAILED, OK, BadInput, Console, Given, Option, existing_folder
from game.config.paths import PROJECT
from game.content.checks import PARTS, check, parts_in

OPTIONS: tuple[Option, ...] = (Option("FOLDER"),)


def run(given: Given, console: Console) -> int:
    name = given.text("folder")
    folder = PROJECT if name is None else existing_folder(name)
    if not parts_in(folder):
        raise BadInput("cli-nothing_to_check", file=str(folder), known=", ".join(PARTS))
    report = check(folder)
    for mistake in report.mistakes:
        console.show(str(mistake))
    if report.mistakes:
        console.say("cli-check_failed", number=report.files, count=len(report.mistakes))
        return FAILED
    console.say("cli-check_passed", count=report.files)
    return OK
