"""The client: the window in which people play. It starts if no command is given."""

from game.app.launch_options import LaunchOptions
from game.bots import bots_in
from game.cli.commands.console import FAILED, OK, BadInput, Console, Given, Option
from game.cli.commands.names import chosen_game, one_scenario, shown_game
from game.config.paths import ASSETS
from game.config.settings import LanguageCode, default_path, load
from game.content.library import OpenGame
from game.i18n.player_names import bot_names
from game.i18n.texts import Texts
from game.rules.core.game import ScenarioInfo
from game.rules.core.ids import Seat
from game.session.hot_seat import Player, match_for
from game.session.match import LARGEST_SEED, Match
from game.store import printable

OPTIONS: tuple[Option, ...] = (
    Option("--game", "G"),
    Option("--scenario", "S"),
    Option("--seats", "A,B"),
    Option("--seed", "K"),
    Option("--size", "WxH"),
    Option("--fullscreen"),
)
OF_A_TABLE = ("game", "scenario", "seats", "seed")
HUMAN, BOT = "human", "bot:"
SMALLEST, LARGEST = (320, 180), (7680, 4320)


def run(given: Given, console: Console) -> int:
    match, size = chosen_match(given, console), chosen_size(given)
    launch = LaunchOptions(match, None, chosen_language(given), size, "fullscreen" in given.flags)
    return show(launch, console, "cli-no_display")


def show(launch: LaunchOptions, console: Console, without_display: str) -> int:
    """Show the window until it is closed. An error that keeps it from opening, or ends it, is told in one
    line."""
    from game.app.loop import open_app
    from game.app.rescue import Hopeless
    from game.app.window import NoDisplay

    try:
        open_app(launch).run()
    except NoDisplay as error:
        console.complain(console.texts.say(without_display, detail=printable(str(error), 200)))
        return FAILED
    except Hopeless as error:
        console.complain(console.texts.say("cli-hopeless", detail=_why(error)))
        return FAILED
    return OK


def _why(error: BaseException) -> str:
    """The kind of the error; for errors of the system also its text. Our own texts could name a hidden
    card."""
    cause = error.__cause__ or error
    is_plain = isinstance(cause, OSError) or type(cause).__name__ == "FontTrouble"
    return printable(f"{type(cause).__name__}: {cause}" if is_plain else type(cause).__name__, 200)


def chosen_language(given: Given) -> LanguageCode | None:
    """The language of `--lang`, already checked by `cli`; None without it."""
    return given.text("lang")


def chosen_match(given: Given, console: Console) -> Match | None:
    """The match of the options, opened at once; None without any of them."""
    if not any(given.text(option) for option in OF_A_TABLE):
        return None
    opened = chosen_game(given)
    shown_game(opened.game.info.id)
    info = one_scenario(given, opened, _count(given, opened))
    players = _named(chosen_players(given, opened.game.info.id, info), opened, info, _texts(given, console))
    seed = given.whole_or_none("seed", 0, LARGEST_SEED)
    return match_for(opened.game.info.id, players, seed=seed, scenario=info.id)


def _count(given: Given, opened: OpenGame) -> int | None:
    """The number of seats in `--seats`, if some scenario allows it and none is named; None otherwise."""
    count = len((given.text("seats") or "").split(","))
    return count if given.text("seats") and any(count in one.seats for one in opened.scenarios) else None


def _texts(given: Given, console: Console) -> Texts:
    """The texts in the language of the window: of `--lang`, else of the settings."""
    language = chosen_language(given) or load(default_path())[0].language
    return console.texts if language in (None, console.language) else Texts.load(ASSETS / "lang", language)


def _named(
    players: tuple[Player, ...], opened: OpenGame, scenario: ScenarioInfo, texts: Texts
) -> tuple[Player, ...]:
    """People have no names here and are called by their seats; bots have names of their own."""
    game = opened.game
    world = game.new(opened.setting(scenario.id, {}), len(players), 0).world
    sides = [game.side(world, Seat(seat)) for seat in range(len(players))]
    names = bot_names(texts, game.info.prefix, sides, [player.bot for player in players])
    return tuple(Player(name, player.bot) for name, player in zip(names, players, strict=True))


def chosen_players(given: Given, game: str, scenario: ScenarioInfo) -> tuple[Player, ...]:
    """The players of `--seats human,bot:random`; without it people everywhere."""
    text = given.text("seats")
    if text is None:
        return (Player(""),) * scenario.seats[0]
    players = tuple(_player(word.strip(), game) for word in text.split(","))
    if len(players) not in scenario.seats:
        known = ", ".join(map(str, scenario.seats))
        raise BadInput("cli-players_and_seats", scenario=scenario.id, count=len(players), known=known)
    return players


def _player(word: str, game: str) -> Player:
    bot = word.removeprefix(BOT)
    if word == HUMAN:
        return Player("")
    if word == bot or bot not in bots_in(game):
        known = ", ".join([HUMAN, *(f"{BOT}{name}" for name in sorted(bots_in(game)))])
        raise BadInput("cli-unknown_player", name=printable(word), known=known)
    return Player("", bot)


def chosen_size(given: Given) -> tuple[int, int] | None:
    """The size of `--size 1280x720`, in pixels."""
    text = given.text("size")
    if text is None:
        return None
    parts = text.lower().split("x")
    if len(parts) == 2 and all(part.isascii() and part.isdigit() and len(part) < 6 for part in parts):
        width, height = map(int, parts)
        if SMALLEST[0] <= width <= LARGEST[0] and SMALLEST[1] <= height <= LARGEST[1]:
            return width, height
    known = " – ".join(f"{width}x{height}" for width, height in (SMALLEST, LARGEST))
    raise BadInput("cli-bad_size", found=printable(text), known=known)
