"""`arena`: how two bots do against each other, by side and with intervals; an interrupted series can be
continued."""

from pathlib import Path

from game.cli.commands.arena_table import TableJob, play_table
from game.cli.commands.arena_words import bar_of, score_words, times_words
from game.cli.commands.console import OK, BadInput, Console, Given, Option, program_name
from game.cli.commands.names import chosen_players, known_bot, known_game
from game.config.paths import user_folder
from game.content.library import OpenGame, open_game
from game.devtools.arena import ArenaGame, pairings, play_series, tally
from game.devtools.bars import BARS, QUICK, playable
from game.rules.core.game import ScenarioInfo
from game.session.match import LARGEST_SEED
from game.store import printable

OPTIONS: tuple[Option, ...] = (
    Option("GAME"),
    Option("FIRST"),
    Option("SECOND"),
    Option("--scenarios", "A,B"),
    Option("--games", "N"),
    Option("--seed", "K"),
    Option("--seats", "N"),
    Option("--budget", "F"),
    Option("--jobs", "N"),
    Option("--file", "FILE"),
    Option("--bars"),
    Option("--quick"),
    Option("--folder", "DIR"),
    Option("--json"),
)
MOST_GAMES, MOST_JOBS, MOST_BUDGET = 100_000, 64, 100.0
MOST_OF_A_BAR = 1000
"""No bar of a table asks for more games of a scenario than this."""


def run(given: Given, console: Console) -> int:
    if given.flags & {"bars", "quick"}:
        return _run_table(given, console)
    opened, first, second = _who(given)
    seats = chosen_players(given, opened, "seats")
    scenarios = _scenarios(given, opened, seats)
    seats = seats or min(scenarios[0].seats)
    slug, factor = opened.game.info.id, given.decimal("budget", 1.0, MOST_BUDGET)
    games = given.whole("games", 10, 1, MOST_GAMES)
    seed = given.whole("seed", 1, 0, LARGEST_SEED - games)
    jobs = given.whole("jobs", 1, 1, MOST_JOBS)
    written = given.text("file")
    file = Path(written) if written else user_folder() / "arena" / f"{slug}-{first}-{second}.journal"
    wanted = pairings(slug, first, second, [info.id for info in scenarios], seats, games, seed, factor)
    played: list[ArenaGame] = []
    for one in play_series(wanted, file, jobs):
        played.append(one)
        if "json" not in given.flags:
            console.progress(bar_of(console, played, len(wanted)))
    if "json" not in given.flags:
        console.progress_ends()
    if "json" in given.flags:
        console.show_json(
            {"game": slug, "first": first, "second": second, "budget": factor, **_facts(played)}
        )
        return OK
    console.say("cli-arena", game=slug, name=first, found=second, seats=seats, games=len(played))
    if factor != 1.0:
        console.say("cli-arena-budget", number=f"{factor:g}")
    _show(console, played)
    console.say("cli-arena-file", file=str(file))
    return OK


def _run_table(given: Given, console: Console) -> int:
    """The whole table, or the part of one game."""
    name, folder = given.text("game"), given.text("folder")
    job = TableJob(
        playable(QUICK if "quick" in given.flags else BARS, None if name is None else known_game(name)),
        user_folder() / "arena" / "bars" if folder is None else Path(folder),
        given.whole("games", MOST_OF_A_BAR, 1, MOST_OF_A_BAR),
        given.decimal("budget", 1.0, MOST_BUDGET),
        given.whole("jobs", 1, 1, MOST_JOBS),
    )
    return play_table(job, console, is_json="json" in given.flags)


def _who(given: Given) -> tuple[OpenGame, str, str]:
    game, first, second = (given.text(key) for key in ("game", "first", "second"))
    if game is None or first is None or second is None:
        raise BadInput("cli-arena-who", known=f"{program_name()} arena desert_patrol sergeant recruit")
    slug = known_game(game)
    return open_game(slug), known_bot(first, slug), known_bot(second, slug)


def _scenarios(given: Given, opened: OpenGame, seats: int | None) -> tuple[ScenarioInfo, ...]:
    """The scenarios of `--scenarios`; without it the recommended first one. All allow the same number of
    players."""
    fitting = {info.id: info for info in opened.scenarios if seats is None or seats in info.seats}
    written = given.text("scenarios")
    names = tuple(fitting)[:1] if written is None else tuple(name.strip() for name in written.split(","))
    for name in names:
        if name not in fitting:
            known = ", ".join(fitting)
            raise BadInput("cli-unknown_scenario", scenario=printable(name), known=known)
    return tuple(fitting[name] for name in names)


def _facts(played: list[ArenaGame]) -> dict[str, object]:
    counted = tally(played)
    return {name: getattr(counted, name) for name in counted.__struct_fields__}


def _show(console: Console, played: list[ArenaGame]) -> None:
    texts, counted = console.texts, tally(played)
    rows = [(side, score_words(console, one)) for side, one in counted.sides.items()]
    rows += [
        (texts.say("cli-arena-all"), score_words(console, counted.all)),
        (texts.say("cli-arena-unfinished"), str(counted.unfinished)),
        (texts.say("cli-decisions"), f"{counted.intents:g}"),
        (f"{played[0].pairing.first}, ms", times_words(counted.first)),
        (f"{played[0].pairing.second}, ms", times_words(counted.second)),
    ]
    width = max(len(name) for name, _ in rows)
    for name, text in rows:
        console.show(f"  {name:<{width}}  {text}")
