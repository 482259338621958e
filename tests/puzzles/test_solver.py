"""The search: it finds what there is, no more and no less, and faults put into puzzles are found by it."""

from fractions import Fraction
from pathlib import Path

import pytest

from game.puzzles.puzzle import open_puzzle
from game.puzzles.solver import Solver, TooLarge
from game.rules.desert_patrol.intents import HunkerDown, Travel
from tests.puzzles.written import puzzle_with


def test_the_scout_goes_first() -> None:
    solution = Solver(open_puzzle("desert_patrol", "footprints")).solve()
    assert solution.best == (Travel("lrdg_scout_a", "card", "scout", "4A"),)  # type: ignore[arg-type]
    assert solution.moves[HunkerDown("lrdg_scout_a")] == 0  # type: ignore[arg-type]


def test_without_a_card_there_is_no_way(tmp_path: Path) -> None:
    hand = '"lrdg_rifleman_a", "lrdg_rifleman_a", "lrdg_scout_a"]'
    fewer = '"lrdg_rifleman_a", "lrdg_scout_a"]\nremoved = ["lrdg_rifleman_a"]'
    solution = Solver(puzzle_with(tmp_path, "desert_patrol", "footprints", (hand, fewer))).solve()
    assert solution.chance == 0
    assert solution.best == ()


def test_a_card_to_spare_lets_anybody_do_nothing_first(tmp_path: Path) -> None:
    spare = ('discard = ["lrdg_scout_a"]', 'discard = ["lrdg_scout_a"]\nremoved = []')
    more = ('hand = ["lrdg_rifleman_a",', 'hand = ["lrdg_rifleman_a", "lrdg_rifleman_a",')
    solution = Solver(puzzle_with(tmp_path, "desert_patrol", "footprints", spare, more)).solve()
    assert solution.moves[HunkerDown("lrdg_rifleman_a")] == 1  # type: ignore[arg-type]


def test_what_needs_luck_is_no_solution_where_none_may_be_left_to_it(tmp_path: Path) -> None:
    certain = ('luck = "best"\nchance = "51/100"\n', "")
    assert Solver(puzzle_with(tmp_path, "desert_patrol", "high_ground", certain)).solve().chance == 0


def test_two_shots_and_one_from_the_hill_are_weighed_exactly() -> None:
    moves = Solver(open_puzzle("desert_patrol", "high_ground")).solve().moves
    shot = 1 - Fraction(9, 10) ** 2
    worths = {getattr(intent, "to", "") or type(intent).__name__: worth for intent, worth in moves.items()}
    assert worths["20A"] == 1 - Fraction(7, 10) ** 2
    assert worths["17A"] == 1 - Fraction(8, 10) ** 2
    assert Fraction(1) - (1 - shot) ** 2 in moves.values()
    assert max(moves.values()) == worths["20A"]


def test_a_search_has_its_bounds() -> None:
    with pytest.raises(TooLarge):
        Solver(open_puzzle("desert_patrol", "footprints"), most=20).solve()


def test_cards_that_lie_hidden_are_dealt_every_way(tmp_path: Path) -> None:
    """Two kinds of card are left in the deck: the search holds both orders for possible, each as likely."""
    known = ('discard = ["lrdg_scout_a"]', 'deck = ["lrdg_scout_a", "lrdg_rifleman_a"]')
    start = Solver(puzzle_with(tmp_path, "desert_patrol", "footprints", known)).start()
    decks = {state.world.lrdg.deck: weight for state, weight in start.states.values()}
    half = Fraction(1, 2)
    cards = ("lrdg_scout_a", "lrdg_rifleman_a")
    assert decks == {cards: half, cards[::-1]: half}
