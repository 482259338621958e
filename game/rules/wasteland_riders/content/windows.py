"""Where each verb of a text can work: in which windows, as a cost, or constantly."""

from collections.abc import Iterator

from game.rules.core.reading import Reader
from game.rules.wasteland_riders.content import tables as c
from game.rules.wasteland_riders.terms import Timing, Verb

OF_A_FIGHT: frozenset[Timing] = frozenset(
    {
        "before_combat",
        "clash_start",
        "after_combat_reveal",
        "before_attack_test",
        "before_opp_attack_test",
        "after_attack_test",
        "on_hit",
        "advantage_step",
        "range_step",
        "clash_end",
    }
)
"""The windows that open only in a fight."""
ONLY_IN_A_FIGHT: frozenset[Verb] = frozenset(
    {
        "advantage",
        "block",
        "crit_damage",
        "crit_from",
        "damage",
        "free_ammo",
        "opp_lose",
        "set_range",
        "swap_card",
    }
)
"""Verbs that can change nothing outside a fight."""
ONLY_CONSTANT: frozenset[Verb] = frozenset(
    {
        "ammo_cost",
        "armour",
        "burst",
        "capacity",
        "forbid",
        "fuel_weapon",
        "mp_per_fuel",
        "no_ammo",
        "rob_options",
        "symbol",
        "terrain_cost",
    }
)
"""Verbs that are never carried out: the rules ask whether a card has them."""
ALSO_CONSTANT: frozenset[Verb] = frozenset({"crit_damage", "crit_from", "damage", "dice", "if", "mp", "on"})
"""Verbs that work in windows and may also be constant on a card."""
ONLY_COSTS: frozenset[Verb] = frozenset({"discard_self", "mark_self"})
"""Verbs that only serve as a cost: what a card pays with itself."""


def check_use(use: c.Use, at: str, reader: Reader) -> None:
    """Checks that every verb of the text can work in every window that the text names."""
    if "constant" in use.when:
        if len(use.when) > 1:
            reader.mistake(f"{at}.when", "expected constant alone, or windows without it")
        if use.cost:
            reader.mistake(f"{at}.cost", "expected no cost of what is constant")
    for where, verb in _verbs(use.effects, f"{at}.effects"):
        if "constant" in use.when and verb not in ONLY_CONSTANT | ALSO_CONSTANT:
            reader.mistake(where, f"expected a verb that can be constant, found {verb}")
    for timing in use.when:
        if timing != "constant":
            _check_carried_out(use.effects, f"{at}.effects", reader, timing)
            _check_carried_out(use.cost, f"{at}.cost", reader, timing, costs=ONLY_COSTS)


def check_program(effects: tuple[c.Effect, ...], at: str, reader: Reader) -> None:
    """Checks effects that are carried out without a window: of events, rewards, actions, contracts."""
    _check_carried_out(effects, at, reader, None)


def _check_carried_out(
    effects: tuple[c.Effect, ...],
    at: str,
    reader: Reader,
    timing: Timing | None,
    costs: frozenset[Verb] = frozenset(),
) -> None:
    for where, verb in _verbs(effects, at):
        if verb in ONLY_CONSTANT:
            reader.mistake(where, f"expected {verb} in a text that is constant")
        elif verb in ONLY_IN_A_FIGHT and timing not in OF_A_FIGHT:
            place = "outside windows" if timing is None else f"in {timing}"
            reader.mistake(where, f"expected {verb} only in windows of a fight, found it {place}")
        elif verb in ONLY_COSTS - costs:
            reader.mistake(where, f"expected {verb} only as a cost")


def _verbs(effects: tuple[c.Effect, ...], at: str) -> Iterator[tuple[str, Verb]]:
    for place, effect in enumerate(effects):
        where = f"{at}[{place}]"
        yield f"{where}.do", effect.do
        for part, inner in inner_effects(effect):
            yield from _verbs(inner, f"{where}.{part}")


def inner_effects(effect: c.Effect) -> Iterator[tuple[str, tuple[c.Effect, ...]]]:
    """The effects inside an effect, each group with the name of its field."""
    for part in ("ok", "fail", "then", "otherwise"):
        yield part, getattr(effect, part)
    for place, option in enumerate(effect.options):
        yield f"options[{place}]", option
    for place, face in enumerate(effect.faces):
        yield f"faces[{place}]", face.then
