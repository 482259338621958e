"""Who plays a match, and a new match for these players."""

import secrets
from collections.abc import Mapping
from itertools import chain, islice, repeat

import msgspec

from game.bots import UnknownBot, bots_in
from game.session.match import LARGEST_SEED, Match


class Player(msgspec.Struct, frozen=True):
    """Who sits at a seat. Without a bot (a name from `bots_in`) it is a person at this screen."""

    name: str
    """Empty in a save without names."""
    bot: str | None = None


def match_for(
    game: str,
    players: tuple[Player, ...],
    *,
    seed: int | None = None,
    scenario: str | None = None,
    options: Mapping[str, str] | None = None,
    has_coach: bool = True,
) -> Match:
    """A new match for these players, whose names its record keeps. Raises `UnknownName` or `UnknownBot`.

    Without a seed it gets a random one: a known seed would reveal all cards and dice to come.
    """
    for player in players:
        if player.bot is not None and player.bot not in bots_in(game):
            raise UnknownBot(player.bot, game)
    match = Match.new(
        game,
        scenario=scenario,
        seats=len(players),
        seed=secrets.randbelow(LARGEST_SEED + 1) if seed is None else seed,
        is_seed_chosen=seed is not None,
        options=options,
        names=tuple(player.name for player in players),
        bots=tuple(player.bot or "" for player in players),
    )
    match.has_coach = has_coach
    return match


def players_of(match: Match) -> tuple[Player, ...]:
    """The players of a match, by its record. A seat with an unknown bot becomes a person's."""
    names, bots = chain(match.names, repeat("")), chain(match.bots, repeat(""))
    together, known = zip(names, bots, strict=False), bots_in(match.game.info.id)
    return tuple(Player(name, bot if bot in known else None) for name, bot in islice(together, match.seats))
