"""Hot-seat tables for tests, kept on disks in memory, and people who play at them."""

from pathlib import Path

from game.rules.core.ids import Seat
from game.rules.core.rng import Draws
from game.rules.core.values import Intent
from game.table.autosave import Autosave
from game.table.match import Match
from game.table.table import Player, Table, match_for
from game.trials.shelf import Drawer

from .whispers import whispers

ONE, TWO, THREE = Seat(0), Seat(1), Seat(2)
ALA, OLA, BOT = Player("Ala"), Player("Ola"), Player("Bot", "random")


def kept(match: Match) -> Autosave:
    return Autosave(match, Path("match"), disk=Drawer())


def patrol(*players: Player, seed: int = 1, **wishes: bool) -> Table:
    return Table(kept(match_for("desert_patrol", players, seed=seed)), **wishes)


def whispering(*bots: str, **wishes: bool) -> Table:
    """A seat for each word: the name of a bot, or nothing for a person."""
    return Table(kept(whispers(*bots)), **wishes)


def take_the_screen(table: Table) -> None:
    if table.next_seat is not None:
        table.open_curtain()


def do(table: Table, *intents: Intent) -> None:
    """The people at the table do this one after the other, opening the curtain when it is closed."""
    for intent in intents:
        take_the_screen(table)
        table.submit(intent)


def play_on(table: Table, chance: Draws, steps: int = 1) -> None:
    """Up to so many steps of people and bots; people do anything legal."""
    for _ in range(steps):
        if table.match.outcome is not None:
            return
        if table.bot_to_move() is not None:
            table.play_bot()
        else:
            take_the_screen(table)
            table.submit(chance.choice(table.legal()))
