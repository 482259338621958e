"""What the curtain says is coming: the attack of the turn, and who loses Life to it if nobody moves."""

from typing import Any

import pytest
from msgspec.structs import replace

from game.presenters.last_comrade.outlook import outlook
from tests.presenters.last_comrade.field import LINE, kit_of, sight_of
from tests.rules.last_comrade.table import Table, table

BLANK = "\u00a0"


def told(game: Table, language: str = "en") -> tuple[str, ...]:
    sentences = outlook(kit_of(language=language), sight_of(game.state))
    return tuple(sentence.replace(BLANK, " ") for sentence in sentences)


def test_the_attack_is_named_with_what_it_does_and_whom_it_costs_life() -> None:
    game = table(LINE, attack="heavy_mg")
    assert game.world.strike == "heavy_mg"
    attack, losses = told(game)
    assert attack.startswith("Attack: “Heavy Machine Gun”. Target: ")
    assert losses == "If nobody moves, one Comrade loses Life: Piotr −4."


def test_whoever_would_die_is_told_so_and_all_stand_in_the_order_of_the_line() -> None:
    game = table("[wasyl tamara igor _]", attack="laser", life={"wasyl": 2})
    losses = told(game)[-1]
    assert losses == "If nobody moves, 3 Comrades lose Life: Anna −2 (dies), Piotr −1, Zofia −2."
    assert (
        told(game, "pl")[-1]
        == "Jeśli nikt się nie ruszy, Życie stracą: Anna −2 (śmierć), Piotr −1, Zofia −2."
    )


def test_one_alone_loses_in_the_singular() -> None:
    game = table(LINE, attack="heavy_mg")
    assert told(game, "pl")[-1] == "Jeśli nikt się nie ruszy, Życie straci: Piotr −4."


def test_an_attack_that_meets_nobody_says_so() -> None:
    game = table(LINE, attack="heavy_mg")
    for name in game.world.line:
        if name is not None:
            game = game.with_flag(name, "dodge")
    assert told(game)[-1] == "If nobody moves, nobody loses Life."


def test_that_the_line_stands_still_is_said_too() -> None:
    game = table(LINE, attack="heavy_mg").halted()
    assert len(told(game)) == 3
    assert told(game)[1] == "The whole Line stands still until the end of the turn."


@pytest.mark.parametrize("change", [{"step": 6}, {"strike": None}], ids=str)
def test_nothing_is_coming_where_the_attack_strikes_already_or_none_was_announced(
    change: dict[str, Any],
) -> None:
    game = table(LINE, attack="heavy_mg")
    assert told(game)
    later = replace(game.state, world=replace(game.world, **change))
    assert outlook(kit_of(), sight_of(later)) == ()
