"""`replay`: the contents of a record, and its viewer; with `--verify`, whether it plays again as recorded."""

from pathlib import Path

from game.app.launch_options import LaunchOptions
from game.cli.commands.client import chosen_language, show
from game.cli.commands.console import FAILED, OK, BadInput, Console, Given, Option, store_sentence
from game.i18n.player_names import player_name
from game.rules.core.values import Outcome
from game.session.match import Match, verify
from game.store import FILE_LIMIT, StoreError, load, read_bounded

OPTIONS: tuple[Option, ...] = (Option("FILE"), Option("--verify"))


def run(given: Given, console: Console) -> int:
    name = given.text("file")
    if name is None:
        raise BadInput("cli-no_file")
    path = Path(name)
    if "verify" in given.flags:
        return _verify(path, console)
    match = load(path, lambda file: Match.loads(read_bounded(file, FILE_LIMIT), file))
    _summarise(match, console)
    if match.outcome is None:
        # A viewer of an unfinished game would see what its players still hide from each other.
        console.say("cli-not_shown")
        return OK
    return show(LaunchOptions(record=match, language=chosen_language(given)), console, "cli-no_viewer")


def _verify(path: Path, console: Console) -> int:
    try:
        steps = load(path, lambda file: verify(read_bounded(file, FILE_LIMIT), file))
    except StoreError as error:
        if error.code != "diverged":
            raise
        console.show(store_sentence(console.texts, error))
        console.show(f"  {error.facts['detail']}")
        return FAILED
    console.say("cli-replay_equal", count=steps)
    return OK


def _summarise(match: Match, console: Console) -> None:
    texts, record = console.texts, match.record()
    rows = (
        (texts.say("cli-game"), _named(console, f"{match.game.info.prefix.lower()}-game", record.game)),
        (texts.say("cli-scenario"), _scenario(match, console)),
        (texts.say("cli-players"), ", ".join(_players(match, console))),
        *_seed(match, console),
        (texts.say("cli-rounds"), str(record.round)),
        (texts.say("cli-decisions"), str(len(record.steps))),
        (texts.say("cli-outcome"), _outcome(match, match.outcome, console)),
    )
    width = max(len(name) for name, _ in rows)
    for name, text in rows:
        console.show(f"{name:<{width}}  {text}")


def _seed(match: Match, console: Console) -> list[tuple[str, str]]:
    """Shown for a finished game only: the seed of another one reveals all its cards and dice to come."""
    if match.outcome is None:
        return []
    return [(console.texts.say("cli-seed"), str(match.seed))]


def _named(console: Console, message: str, otherwise: str) -> str:
    return f"{console.texts.say(message)} ({otherwise})" if console.texts.has(message) else otherwise


def _scenario(match: Match, console: Console) -> str:
    return _named(console, f"{match.game.info.prefix.lower()}-scenario-{match.scenario}", match.scenario)


def _players(match: Match, console: Console) -> tuple[str, ...]:
    return tuple(player_name(console.texts, match.names, seat) for seat in range(match.seats))


def _outcome(match: Match, outcome: Outcome | None, console: Console) -> str:
    if outcome is None:
        return console.texts.say("cli-goes_on")
    players = _players(match, console)
    winners = ", ".join(players[seat] for seat in outcome.winners)
    told = console.texts.say("outcome-winners", count=len(outcome.winners), winners=winners)
    return f"{told} – {outcome.reason} ({outcome.rule})"
