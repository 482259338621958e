"""The games whose words are tested alike, by `test_all_sentences.py` and `test_all_books.py`.

A further game has a module beside `orders` and `comrade`, and a line here. Desert Patrol, the first one, has
tests of its own that came before these.
"""

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from game.rules import last_comrade, staff_orders
from game.rules.core.game import Game
from tests.i18n.captions import comrade, orders
from tests.i18n.captions.stories import Story


class Spoken(NamedTuple):
    game: Game[Any]
    content: Any
    samples: Callable[[type[Any]], Iterator[Any]]
    """Values of a class with fields of every kind that changes its words."""
    is_sentence: Callable[[str], bool]
    stories: tuple[str, ...]
    story: Callable[[str], Story]
    """A random game, played to its end, by its name."""
    tries: int
    """At each decision of a story so many intents are tried that may be refused."""
    refused: int
    """More rules than this refuse some of them."""
    rules: int
    """In its rulebook, without the rulings."""
    rulings: int
    looks: int = 10**9
    """Of a story with more states, about so many are looked at."""

    def __str__(self) -> str:
        return self.game.info.id


SPOKEN = (
    Spoken(
        staff_orders.GAME,
        orders.CONTENT,
        orders.samples,
        orders.is_sentence,
        orders.SCENARIOS,
        orders.story,
        tries=25,
        refused=10,
        rules=204,
        rulings=45,
    ),
    Spoken(
        last_comrade.GAME,
        comrade.CONTENT,
        comrade.samples,
        comrade.is_sentence,
        tuple(comrade.TABLES),
        comrade.story,
        tries=8,
        refused=8,
        rules=301,
        rulings=48,
        looks=150,
    ),
)
