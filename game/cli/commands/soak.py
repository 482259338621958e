"""`soak`: legal and illegal intents at random for a long time, with every law checked."""

from game.cli.commands.console import BadInput, Console, Given, Option
from game.cli.commands.names import known_game
from game.session.match import LARGEST_SEED

OPTIONS: tuple[Option, ...] = (
    Option("--minutes", "N"),
    Option("--game", "G"),
    Option("--seed", "K"),
    Option("--wander"),
)
MOST_MINUTES = 10_000.0


def run(given: Given, console: Console) -> int:
    minutes = given.decimal("minutes", 1.0, MOST_MINUTES)
    name = given.text("game")
    game = known_game(name) if name is not None else None
    seed = given.whole_or_none("seed", 0, LARGEST_SEED)
    try:
        if "wander" in given.flags:
            from game.devtools.soak import run_wander as soak
        else:
            from game.devtools.soak import run as soak
    except ModuleNotFoundError as error:
        if error.name != "game.devtools.soak":
            raise
        raise BadInput("cli-no_soak") from error
    return soak(minutes, game, seed, console.show)
