"""Every way to sit down: each game with each scenario and each number of seats."""

import msgspec

from game.content.library import open_game
from game.rules.core.rng import Draws, Rng
from game.rules.registry import GAMES
from game.session.match import Match


class Deal(msgspec.Struct, frozen=True):
    """One game with one scenario and one number of seats."""

    game: str
    scenario: str
    seats: int

    def __str__(self) -> str:
        return f"{self.game}-{self.scenario}-{self.seats}"

    def match(self, seed: int) -> Match:
        """A match of this deal; its table options depend on the seed, so that all are tried."""
        chance = Draws(Rng(seed))
        options = {name: chance.choice(values) for name, values in GAMES[self.game].options().items()}
        return Match.new(self.game, scenario=self.scenario, seats=self.seats, seed=seed, options=options)


def deals(game: str | None = None) -> tuple[Deal, ...]:
    return tuple(
        Deal(name, scenario.id, seats)
        for name in GAMES
        if game in (None, name)
        for scenario in open_game(name).scenarios
        for seats in scenario.seats
    )
