"""`curtains`: how often people who share a screen hand it over and why, asked together or one by one."""

from collections import Counter

from game.cli.commands.console import OK, Console, Given, Option
from game.cli.commands.names import chosen_game, chosen_options, seats_at_table
from game.session.hot_seat import Player, match_for
from game.session.match import LARGEST_SEED

OPTIONS: tuple[Option, ...] = (
    Option("--game", "G"),
    Option("--scenario", "S"),
    Option("--seats", "N"),
    Option("--option", "NAME=VALUE"),
    Option("--games", "N"),
    Option("--seed", "K"),
)
MOST_GAMES = 10_000
WAYS = (("grace", False), ("strict", True))
"""The name of the setting, and whether each person is asked alone at a window."""


def run(given: Given, console: Console) -> int:
    from game.devtools.invariants.hand_overs import hand_overs

    opened = chosen_game(given)
    info, seats = seats_at_table(given, opened)
    slug, players = opened.game.info.id, (Player(""),) * seats
    options = chosen_options(given, opened)
    games = given.whole("games", 10, 1, MOST_GAMES)
    first = given.whole("seed", 1, 0, LARGEST_SEED - MOST_GAMES)
    console.say("cli-curtains", game=slug, scenario=info.id, seats=seats, games=games)
    for name, asks_in_private in WAYS:
        matches = (
            match_for(slug, players, seed=first + place, scenario=info.id, options=options)
            for place in range(games)
        )
        played = [hand_overs(match, match.seed, asks_in_private=asks_in_private) for match in matches]
        turns = [count for game in played for count in game.by_round]
        whole, tenth = _tenths(sum(turns), len(turns))
        words = console.texts.say("cli-curtains_way", name=name, whole=whole, tenth=tenth, most=max(turns))
        whole, tenth = _tenths(sum(game.by_round[0] for game in played), games)
        words += console.texts.say("cli-curtains_first", whole=whole, tenth=tenth)
        questions = sum((Counter(game.by_question) for game in played), Counter[str]())
        parts = [_part(console, question, count, len(turns)) for question, count in questions.most_common()]
        console.show(f"  {words} ({', '.join(parts)})" if parts else f"  {words}")
    return OK


def _part(console: Console, question: str, count: int, turns: int) -> str:
    whole, tenth = _tenths(count, turns)
    return console.texts.say("cli-curtains_part", name=question, whole=whole, tenth=tenth)


def _tenths(count: int, turns: int) -> tuple[int, int]:
    """How often per turn: the whole number and the tenth, which each language joins in its own way."""
    return divmod(round(10 * count / turns), 10)
