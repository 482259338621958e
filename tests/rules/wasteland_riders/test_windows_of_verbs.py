"""What a text may say where: a verb that could not work there is told by file and field, before any game."""

import copy
from functools import lru_cache
from typing import Any, get_args

import pytest

from game.config.paths import PROJECT
from game.content.library import read_tables
from game.rules.core.mistakes import BadContent
from game.rules.wasteland_riders.content.reading import parse
from game.rules.wasteland_riders.content.windows import (
    ALSO_CONSTANT,
    OF_A_FIGHT,
    ONLY_CONSTANT,
    ONLY_COSTS,
    ONLY_IN_A_FIGHT,
)
from game.rules.wasteland_riders.running import FIGHT_VERBS, VERBS
from game.rules.wasteland_riders.terms import RANGES, Timing, Verb

GAME = "wasteland_riders"
EVERY: frozenset[Verb] = frozenset(get_args(Verb))


@lru_cache(maxsize=1)
def _tables() -> dict[str, Any]:
    return read_tables(PROJECT, GAME)


def mistakes_of(tables: dict[str, Any]) -> list[str]:
    try:
        parse(tables)
    except BadContent as bad:
        return [str(mistake) for mistake in bad.mistakes]
    return []


def with_use(**use: object) -> dict[str, Any]:
    """The tables with one more text on the red cross, a plain card."""
    tables = copy.deepcopy(_tables())
    tables["gear.toml"]["apteczka"]["uses"] = [use]
    return tables


def test_the_lists_of_verbs_are_those_that_the_rules_carry_out() -> None:
    assert not ONLY_COSTS & ONLY_CONSTANT
    assert VERBS.keys() | FIGHT_VERBS.keys() == EVERY - ONLY_CONSTANT - ONLY_COSTS
    assert FIGHT_VERBS.keys() - VERBS.keys() == ONLY_IN_A_FIGHT
    assert VERBS.keys() >= EVERY - ONLY_CONSTANT - ONLY_COSTS - ONLY_IN_A_FIGHT


def test_the_tables_as_they_are_have_no_mistake() -> None:
    assert mistakes_of(_tables()) == []


@pytest.mark.parametrize("timing", [one for one in get_args(Timing) if one not in OF_A_FIGHT | {"constant"}])
def test_a_verb_of_a_fight_is_refused_in_every_other_window(timing: str) -> None:
    told = mistakes_of(with_use(when=[timing], effects=[{"do": "set_range", "range": RANGES[0]}]))
    assert told == [
        "gear.toml: apteczka.uses[0].effects[0].do: "
        f"expected set_range only in windows of a fight, found it in {timing}"
    ]


@pytest.mark.parametrize("timing", sorted(OF_A_FIGHT))
def test_a_verb_of_a_fight_is_at_home_in_its_windows(timing: str) -> None:
    assert mistakes_of(with_use(when=[timing], effects=[{"do": "set_range", "range": RANGES[0]}])) == []


def test_one_wrong_window_of_several_is_told_and_so_is_what_stands_inside() -> None:
    inside = [
        {
            "do": "choose",
            "options": [[{"do": "damage", "n": 1}], [{"do": "gain", "resource": "fuel", "n": 1}]],
        }
    ]
    told = mistakes_of(with_use(when=["before_attack_test", "rest"], effects=inside))
    assert told == [
        "gear.toml: apteczka.uses[0].effects[0].options[0][0].do: "
        "expected damage only in windows of a fight, found it in rest"
    ]


@pytest.mark.parametrize("verb", sorted(EVERY - ONLY_CONSTANT - ALSO_CONSTANT))
def test_what_is_carried_out_cannot_be_constant(verb: str) -> None:
    told = mistakes_of(with_use(when=["constant"], effects=[{"do": verb}]))
    assert any(f"expected a verb that can be constant, found {verb}" in line for line in told)


@pytest.mark.parametrize("verb", sorted(ONLY_CONSTANT))
def test_what_is_constant_cannot_be_carried_out(verb: str) -> None:
    told = mistakes_of(with_use(when=["rest"], effects=[{"do": verb}]))
    assert any(f"expected {verb} in a text that is constant" in line for line in told)


@pytest.mark.parametrize("verb", sorted(ONLY_COSTS))
def test_a_card_pays_with_itself_only_in_costs(verb: str) -> None:
    gain = {"do": "gain", "resource": "fuel", "n": 1}
    assert mistakes_of(with_use(when=["rest"], cost=[{"do": verb}], effects=[gain])) == []
    told = mistakes_of(with_use(when=["rest"], effects=[gain, {"do": verb}]))
    assert any(f"expected {verb} only as a cost" in line for line in told)


def test_what_is_constant_has_one_window_and_no_cost() -> None:
    armour = [{"do": "armour", "n": 1}]
    told = mistakes_of(with_use(when=["constant", "rest"], effects=armour))
    assert any("gear.toml: apteczka.uses[0].when: expected constant alone" in line for line in told)
    told = mistakes_of(with_use(when=["constant"], cost=[{"do": "mark_self"}], effects=armour))
    assert "gear.toml: apteczka.uses[0].cost: expected no cost of what is constant" in told


@pytest.mark.parametrize(
    ("file", "at"), [("luck.toml", "effects"), ("wasteland.toml", "reward"), ("actions.toml", "effects")]
)
def test_rewards_and_actions_have_no_window(file: str, at: str) -> None:
    tables = copy.deepcopy(_tables())
    name = next(name for name, entry in tables[file].items() if at in entry or "use" in entry)
    entry = tables[file][name].get("use", tables[file][name])
    entry[at] = [*entry.get(at, []), {"do": "symbol", "symbol": "melee"}]
    assert any(
        f"{file}: {name}" in line and "in a text that is constant" in line for line in mistakes_of(tables)
    )
