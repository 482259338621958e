"""Names typed by people: games, scenarios, bots. For an unknown one the known names are listed."""

from game.bots import bots_in
from game.cli.commands.console import BadInput, Given
from game.content.library import OpenGame, open_game
from game.rules.core.game import ScenarioInfo
from game.rules.registry import GAMES
from game.store import printable

ALL = "all"


def chosen_game(given: Given) -> OpenGame:
    """The game of `--game`, opened."""
    name = given.text("game")
    if name is None:
        raise BadInput("cli-no_game", known=", ".join(sorted(GAMES)))
    return open_game(known_game(name))


def known_game(name: str) -> str:
    if name not in GAMES:
        raise BadInput("cli-unknown_game", game=printable(name), known=", ".join(sorted(GAMES)))
    return name


def games_on_the_table() -> list[str]:
    """The games that can be shown; a game may have rules but no presenter yet."""
    from game.presenters.registry import PRESENTERS

    return sorted(PRESENTERS)


def shown_game(name: str) -> str:
    """A known game that can be shown in a window."""
    known = games_on_the_table()
    if known_game(name) not in known:
        raise BadInput("cli-no_table", game=name, known=", ".join(known))
    return name


def chosen_scenarios(given: Given, opened: OpenGame, players: int | None) -> tuple[ScenarioInfo, ...]:
    """The scenario of `--scenario`; without it the recommended first one for this number of players."""
    name = given.text("scenario")
    fitting = tuple(info for info in opened.scenarios if players is None or players in info.seats)
    if name is None:
        return fitting[:1]
    found = fitting if name == ALL else tuple(info for info in opened.scenarios if info.id == name)
    if not found:
        known = ", ".join([*(info.id for info in opened.scenarios), ALL])
        raise BadInput("cli-unknown_scenario", scenario=printable(name), known=known)
    return found


def one_scenario(given: Given, opened: OpenGame, players: int | None = None) -> ScenarioInfo:
    """The same where only one can be played; `all` is then not allowed."""
    found = chosen_scenarios(given, opened, players)
    if given.text("scenario") == ALL:
        known = ", ".join(info.id for info in opened.scenarios)
        raise BadInput("cli-unknown_scenario", scenario=ALL, known=known)
    return found[0]


def chosen_players(given: Given, opened: OpenGame, option: str = "players") -> int | None:
    """The number of `--players`, or of another option that counts them; None if it is missing."""
    text = given.text(option)
    if text is None:
        return None
    counts = sorted({seats for info in opened.scenarios for seats in info.seats})
    for count in counts:
        if text == str(count):
            return count
    known = ", ".join(map(str, counts))
    raise BadInput("cli-bad_number", name=f"--{option}", found=printable(text), known=known)


def seats_at_table(given: Given, opened: OpenGame) -> tuple[ScenarioInfo, int]:
    """The scenario, and the number of `--seats`; without it the fewest possible players."""
    asked = chosen_players(given, opened, "seats")
    info = one_scenario(given, opened, asked)
    if asked is not None and asked not in info.seats:
        known = ", ".join(map(str, info.seats))
        raise BadInput("cli-players_and_seats", scenario=info.id, count=asked, known=known)
    return info, min(info.seats) if asked is None else asked


def chosen_options(given: Given, opened: OpenGame) -> dict[str, str]:
    """The table options of `--option`, such as `draft_mode=quick,reveal_next=on`; the others have their
    defaults."""
    known = opened.game.options()
    found: dict[str, str] = {}
    for written in filter(None, (given.text("option") or "").split(",")):
        name, _, value = written.strip().partition("=")
        if value not in known.get(name, ()):
            options = "; ".join(f"{one}={'|'.join(values)}" for one, values in known.items())
            raise BadInput("cli-unknown_table_option", option=printable(written), known=options)
        found[name] = value
    return found


def chosen_bots(
    given: Given, game: str, scenario: ScenarioInfo, players: int | None = None
) -> tuple[str, ...]:
    """A bot for each seat; one name stands for all seats, as many as requested or the fewest possible."""
    names = tuple(name.strip() for name in (given.text("bots") or "random").split(","))
    for name in names:
        known_bot(name, game)
    if len(names) == 1:
        names *= players or scenario.seats[0]
    if len(names) not in scenario.seats or players not in (None, len(names)):
        known = ", ".join(map(str, scenario.seats))
        raise BadInput("cli-bots_and_seats", scenario=scenario.id, count=len(names), known=known)
    return names


def known_bot(name: str, game: str) -> str:
    """A bot that can play this game."""
    if name not in bots_in(game):
        raise BadInput("cli-unknown_bot", name=printable(name), known=", ".join(bots_in(game)))
    return name
