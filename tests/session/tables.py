"""Hot-seat tables for tests, kept on disks in memory, and people who play at them."""

from pathlib import Path
from typing import Any

from game.devtools.invariants.memory_disks import MemoryDisk
from game.rules.core.ids import Seat
from game.rules.core.rng import Draws
from game.rules.core.values import Intent
from game.session.autosave import Autosave
from game.session.hot_seat import HotSeat, Player, match_for
from game.session.match import Match
from tests.session.whispers import whispers

ONE, TWO, THREE = Seat(0), Seat(1), Seat(2)
ALA, OLA, BOT = Player("Ala"), Player("Ola"), Player("Bot", "random")


def kept(match: Match) -> Autosave:
    return Autosave(match, Path("match"), disk=MemoryDisk())


def patrol(*players: Player, seed: int = 1, **wishes: Any) -> HotSeat:
    return HotSeat(kept(match_for("desert_patrol", players, seed=seed)), **wishes)


def whispering(*bots: str, **wishes: Any) -> HotSeat:
    """A seat for each word: the name of a bot, or nothing for a person."""
    return HotSeat(kept(whispers(*bots)), **wishes)


def take_the_screen(table: HotSeat) -> None:
    """Open the curtain, or take up the cards that lie face down."""
    if table.next_seat is not None:
        table.open_curtain()
    elif table.cards_are_down:
        table.look_alone()


def do(table: HotSeat, *intents: Intent) -> None:
    """The people at the table do this one after the other, opening the curtain when it is closed."""
    for intent in intents:
        take_the_screen(table)
        table.submit(intent)


def play_on(table: HotSeat, chance: Draws, steps: int = 1) -> None:
    """Up to so many steps of people and bots; people do anything legal."""
    for _ in range(steps):
        if table.match.outcome is not None:
            return
        if table.bot_to_move() is not None:
            table.play_bot()
        else:
            take_the_screen(table)
            table.submit(chance.choice(table.legal()))
