"""`rules`: the player aids, each game on one page, as pictures for printing."""

from pathlib import Path

from game.app import sdl
from game.cli.commands.console import OK, BadInput, Console, Given, Option
from game.cli.commands.names import games_on_the_table, known_game
from game.store import make_folder, printable, write_atomic

OPTIONS: tuple[Option, ...] = (Option("FOLDER"), Option("--sheet"), Option("--game", "G"))


def run(given: Given, console: Console) -> int:
    if "sheet" not in given.flags:
        raise BadInput("cli-no_sheet")
    sdl.prepare_headless()
    from game.devtools.printing import printed

    name = given.text("game")
    games = games_on_the_table() if name is None else [known_game(name)]
    folder = Path(given.text("folder") or ".").absolute()
    make_folder(folder)
    language = console.language
    for game in games:
        path = folder / f"{game}-{language}.png"
        write_atomic(path, printed(game, language), keep=0)
        console.say("cli-sheet_saved", file=printable(str(path), 200))
    return OK
