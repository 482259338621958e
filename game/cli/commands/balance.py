"""`balance`: whole series between bots of one level, and whether sides, seats and cards are fair in them."""

from pathlib import Path
from typing import get_args

from game.cli.commands.arena_words import bar_of_count, per_cent
from game.cli.commands.balance_words import written
from game.cli.commands.console import OK, BadInput, Console, Given, Option
from game.cli.commands.names import known_bot, known_game
from game.config.paths import user_folder
from game.devtools.balance.games import BalanceGame, Counted, play_tasks, tasks
from game.devtools.balance.plan import SERGEANT, Series, chosen
from game.devtools.balance.plots import plot
from game.devtools.balance.tables import BalanceTable, WholeGame, is_clear, table, whole_game
from game.rules.registry import GAMES
from game.store import make_folder, printable, write_atomic

OPTIONS: tuple[Option, ...] = (
    Option("--game", "G"),
    Option("--scenarios", "A,B"),
    Option("--games", "N"),
    Option("--level", "L"),
    Option("--budget", "F"),
    Option("--jobs", "N"),
    Option("--folder", "DIR"),
    Option("--counted", "W"),
    Option("--looks", "N"),
    Option("--out", "DIR"),
    Option("--json"),
)
COUNTED: tuple[Counted, ...] = get_args(Counted)
MOST_GAMES, MOST_JOBS, MOST_BUDGET = 100_000, 64, 100.0


class Job:
    """What is to be played, and where it is saved."""

    def __init__(self, given: Given) -> None:
        name, scenarios = given.text("game"), given.text("scenarios")
        game = None if name is None else known_game(name)
        self.series = chosen(game, _names(scenarios, game))
        self.level = known_bot(given.text("level") or SERGEANT, game or min(GAMES))
        self.games = given.whole_or_none("games", 1, MOST_GAMES)
        self.factor = given.decimal("budget", 1.0, MOST_BUDGET)
        self.jobs = given.whole("jobs", 1, 1, MOST_JOBS)
        folder = given.text("folder")
        self.folder = user_folder() / "balance" if folder is None else Path(folder)
        self.counted = _counted(given.text("counted"))
        self.looks = given.whole_or_none("looks", 1, MOST_GAMES)

    def wanted(self, series: Series) -> Series:
        """The series with the requested number of games."""
        return series if self.games is None else series._replace(games=self.games)

    def file(self, series: Series) -> Path:
        return self.folder / f"{series.name}-{self.level}-{self.factor:g}.journal"


def _counted(word: str | None) -> Counted:
    for known in COUNTED:
        if word in (None, known):
            return known
    raise BadInput(
        "cli-unknown_value", name="--counted", found=printable(word or ""), known=", ".join(COUNTED)
    )


def _names(scenarios: str | None, game: str | None) -> tuple[str, ...]:
    if scenarios is None:
        return ()
    known = {series.scenario for series in chosen(game, ())}
    names = tuple(name.strip() for name in scenarios.split(","))
    for name in names:
        if name not in known:
            raise BadInput("cli-unknown_scenario", scenario=printable(name), known=", ".join(sorted(known)))
    return names


def run(given: Given, console: Console) -> int:
    """Play the missing games, then report all of them; after an interruption report those played so far."""
    job = Job(given)
    played: dict[Series, list[BalanceGame]] = {}
    try:
        for series in job.series:
            _play(job, series, played.setdefault(series, []), console)
    finally:
        console.progress_ends()
        _tell(job, played, given, console)
    return OK


def _play(job: Job, series: Series, games: list[BalanceGame], console: Console) -> None:
    wanted = job.wanted(series)
    asked = tasks(series.game, series.scenario, series.seats, job.level, wanted.games, job.factor)
    for one in play_tasks(asked, job.file(series), job.jobs, job.counted):
        games.append(one)
        if job.looks is not None and len(games) % job.looks == 0 and is_clear(wanted, games):
            return
        won = sum(bool(game.winners) for game in games) / len(games)
        console.progress(f"{series.name} {bar_of_count(console, len(games), wanted.games, per_cent(won))}")


def _tell(job: Job, played: dict[Series, list[BalanceGame]], given: Given, console: Console) -> None:
    tables = {series: table(job.wanted(series), games) for series, games in played.items() if games}
    whole = _whole(played)
    if "json" in given.flags:
        facts = {
            "level": job.level,
            "budget": job.factor,
            "series": list(tables.values()),
            "games": whole,
        }
        console.show_json(facts)
    else:
        if job.factor != 1.0:
            console.say("cli-arena-budget", number=f"{job.factor:g}")
        for line in written(console, tables.values(), whole):
            console.show(line)
        console.say("cli-arena-file", file=str(job.folder))
    out = given.text("out")
    if out is not None:
        _draw(Path(out), tables, console)


def _whole(played: dict[Series, list[BalanceGame]]) -> list[WholeGame]:
    """Everything played, by game."""
    known = {series: games for series, games in played.items() if games}
    names = dict.fromkeys(series.game for series in known)
    found = (whole_game({one: games for one, games in known.items() if one.game == name}) for name in names)
    return [one for one in found if one is not None]


def _draw(folder: Path, tables: dict[Series, BalanceTable], console: Console) -> None:
    """A picture of each game."""
    make_folder(folder)
    words = {name: console.texts.say(f"cli-balance-{name}") for name in ("wins", "endings", "rounds")}
    for game in dict.fromkeys(series.game for series in tables):
        own: list[BalanceTable] = [one for series, one in tables.items() if series.game == game]
        title = console.texts.say(f"cover-{game}")
        write_atomic(folder / f"{game}.svg", plot(title, own, words).encode(), keep=0)
