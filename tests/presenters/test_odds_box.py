"""The box of exact odds: every summand with its sign and name, in cells or as words; the game's sentence."""

import pytest
from pygame import Rect

from game.rules.core.odds import Preview, Term
from game.scenes.table.odds_box import Case, compose_odds, height_of
from game.view.canvas import Canvas
from game.view.kit import Kit
from tests.guards import at_least_one
from tests.presenters.kits import LANGUAGES, SCALES, SIZES, cut, kit_for, problems
from tests.presenters.last_comrade.table import words_of

LONG = (
    Term("skill", 1, "WR-RANGE-04", "skill-guns"),
    Term("range", -1, "WR-RANGE-07", "range-far"),
    Term("enemy", -2, "WR-ATK-10", "wasteland-en02_inhr"),
    Term("prepared", 2, "WR-CARD-11", "combat-preparation"),
    Term("opponent", -1, "WR-CARD-14", "combat-range_change"),
    Term("place", -1, "WR-HEX-12", "tile-cerbero_tower"),
    Term("least", 3, "WR-ATK-10"),
)
"""As long a sum as a fight has shown."""
DEFENCE = (Term("base", 5, "DP-CBT-08"), Term("cover", 1, "DP-CBT-09"), Term("range", 2, "DP-CBT-10"))


def composed(kit: Kit, prefix: str, terms: tuple[Term, ...], *, is_threat: bool = False) -> Canvas:
    """At the width it has in a small picture."""
    cases = [Case("Atak", Preview(terms, 9, 1, 2, 10), is_threat)]
    wide = min(kit.metrics.width // 3, kit.px(480))
    canvas = Canvas(kit)
    box = Rect(10, 10, wide, height_of(kit, wide, prefix, cases))
    compose_odds(canvas, box, prefix, cases, lambda _rule: lambda: None)
    return canvas


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("language", LANGUAGES)
def test_sums_can_be_read_at_every_size_however_long(language: str, size: tuple[int, int]) -> None:
    for scale in SCALES:
        kit = kit_for(size, scale, language)
        for prefix, terms in (("wr", LONG), ("wr", LONG[:3]), ("wr", LONG[:1]), ("dp", DEFENCE)):
            canvas = composed(kit, prefix, terms)
            assert problems(canvas) == [], (scale, prefix, len(terms))
            assert cut(canvas) == [], (scale, prefix, len(terms))


@pytest.mark.parametrize("terms", [LONG, LONG[:2]], ids=("as words", "in cells"))
def test_what_is_taken_away_has_a_minus(terms: tuple[Term, ...]) -> None:
    words = words_of(composed(kit_for(language="en"), "wr", terms)).replace("\u00a0", " ")
    assert "− 1" in words
    assert "far range" in words
    assert "+ -" not in words


def test_each_summand_leads_to_its_rule() -> None:
    for terms in (LONG, LONG[:2]):
        hit_areas = composed(kit_for(language="en"), "wr", terms).hit_areas
        for term in at_least_one(terms):
            assert any(term.rule in hit_area.handle and hit_area.act is not None for hit_area in hit_areas), (
                term
            )


@pytest.mark.parametrize("is_threat", [False, True])
def test_only_the_game_with_a_nought_speaks_of_it(is_threat: bool) -> None:
    kit = kit_for(language="en")
    riders = words_of(composed(kit, "wr", LONG[:2], is_threat=is_threat))
    patrol = words_of(composed(kit, "dp", DEFENCE, is_threat=is_threat))
    assert "succeed" in riders
    assert " hit" not in riders
    assert " hit" in patrol
    assert ("0 always" in patrol) != is_threat
