"""L3: 5000 damaged and forged saves, pages and journals: refused by name, stepped around, never touched."""

import pytest

from game.devtools.invariants.autosave import keep
from game.devtools.invariants.damage import check_autosave, check_crude, check_forged
from game.devtools.invariants.tally import Tally
from game.rules.core.rng import Draws, Rng
from tests import sweeps
from tests.session.matches import match_at

PARTS = range(8)
CRUDE, FORGED, PAGES = 300, 150, 175


@pytest.mark.sweep("part")
@pytest.mark.parametrize("part", PARTS)
def test_damaged_saves_are_refused_by_name_and_never_become_another_game(part: int) -> None:
    tally, chance = Tally(), Draws(Rng(sweeps.seed(part)))
    honest = match_at(3 + 4 * part, seed=part, place=part).dumps()
    for _ in range(CRUDE):
        check_crude(honest, chance, tally)
    assert tally["damaged saves refused"] > 0.9 * CRUDE


@pytest.mark.sweep("part")
@pytest.mark.parametrize("part", PARTS)
def test_forged_saves_are_refused_or_sound(part: int) -> None:
    tally, chance = Tally(), Draws(Rng(sweeps.seed(100 + part)))
    honest = match_at(3 + 4 * part, seed=part, place=part).dumps()
    for _ in range(FORGED):
        check_forged(honest, chance, tally)
    assert tally["damaged saves refused"] > 0


@pytest.mark.sweep("part")
@pytest.mark.parametrize("part", PARTS)
def test_damaged_pages_and_journals_are_stepped_around(part: int) -> None:
    tally, chance = Tally(), Draws(Rng(sweeps.seed(200 + part)))
    match = match_at(0, seed=part, place=part)
    drawer, history = keep(match, chance, tally, steps=12 + part, every=50)
    pages = {path: data for path, data in drawer.contents.items() if path.name.startswith("page-")}
    for _ in range(PAGES):
        check_autosave(pages, history, chance, tally)
    assert tally["damaged pages stepped around"] > 0
