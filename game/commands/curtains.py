"""`curtains`: how often people who share a screen hand it over, asked together and asked one by one."""

from game.commands.console import OK, Console, Given, Option
from game.commands.names import chosen_game, chosen_options, seats_at_table
from game.table.match import LARGEST_SEED
from game.table.table import Player, match_for

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
    from game.trials.handing_over import hand_overs

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
        whole, tenth = divmod(round(10 * sum(turns) / len(turns)), 10)
        words = console.texts.say("cli-curtains_way", name=name, whole=whole, tenth=tenth, most=max(turns))
        console.show(f"  {words}")
    return OK
