"""Where rules are at home: the longest beginning that is known, and things that are on the table."""

import pytest

from game.config.paths import ASSETS
from game.i18n.rulebook import Rulebook
from game.presenters.contract.rule_places import named_for, places_of_rule
from game.presenters.registry import PRESENTERS
from tests.guards import at_least_one

PLACES = {"DP-SUP": ("hand",), "DP-SUP-01": ("reserve",), "DP-OBJ": ("object", "aim/lrdg/points")}
THINGS = ("hand/0", "hand/1", "reserve/a", "object/b", "aim/lrdg/points", "aim/lrdg/escape")


@pytest.mark.parametrize(
    ("rule", "found"),
    [
        ("DP-SUP-07", {"hand/0", "hand/1"}),
        ("DP-SUP-01", {"reserve/a"}),
        ("DP-OBJ-03", {"object/b", "aim/lrdg/points"}),
        ("DP-SUPPLY-01", set()),
        ("DP-GEN-01", set()),
    ],
)
def test_the_longest_beginning_says_what_is_meant(rule: str, found: set[str]) -> None:
    assert places_of_rule(PLACES, rule, THINGS) == found


@pytest.mark.parametrize("game", sorted(PRESENTERS))
def test_every_beginning_is_that_of_a_rule(game: str) -> None:
    rules = Rulebook.load(ASSETS / "rulebook", "en", game).anchors
    for start in at_least_one(PRESENTERS[game].rule_places):
        assert any(named_for({start: ("x",)}, rule) for rule in rules), start
