"""What the tests of words share: the texts, samples for every field, and what no sentence may show."""

import ast
import itertools
import re
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from types import UnionType
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

import msgspec

from game.config.paths import ASSETS
from game.content.library import open_game
from game.i18n import LANGUAGES, Texts
from game.rules.core.ids import HIDDEN
from game.rules.desert_patrol.terms import ActionName
from tests import PROJECT

LANG = ASSETS / "lang"
TEXTS = {language: Texts.load(LANG, language) for language in LANGUAGES}
OPENED = open_game("desert_patrol")
GAME = OPENED.game
RULES = PROJECT / "game" / "rules" / "desert_patrol"
RULE_ID = re.compile(r"DP-[A-Z]+-\d\d")
ANY_RULE = re.compile(r"[A-Z]{2}-[A-Z]+-\d\d")

CARDS = ("lrdg_scout_a", "ita_recon_plane", "ita_fog_of_war")
PILES = ((), CARDS[:1], (CARDS[0], CARDS[0], HIDDEN), (HIDDEN,), (HIDDEN,) * 5, CARDS)
SAMPLES: dict[str, tuple[Any, ...]] = {
    "zone": ("reserve",),
    "scenario": ("dp_s01",),
    "card": CARDS,
    "take": CARDS,
    "lrdg": (None, CARDS[0], HIDDEN),
    "italy": (None, CARDS[1]),
    "soldier": ("lrdg_scout_a", "ita_gunner"),
    "partner": ("lrdg_machine_gunner",),
    "counter": ("lrdg_sniper", "ita_lorry"),
    "vehicle": ("ita_lorry", "lrdg_gun_truck"),
    "counters": (("lrdg_scout_a",), ("ita_lorry", "ita_scout")),
    "soldiers": ((), ("ita_scout",), ("ita_scout", "ita_gunner")),
    "target": ("ita_lorry", "ita_scout", "object_fuel_dump"),
    "object": ("object_radio_mast",),
    "position": ("driver",),
    "origin": ("12A", "1B"),
    "tile": ("12A", "1B"),
    "to": ("12A", "off_board"),
    "near": (None, "12A"),
    "chosen": ((), ("12A", "1B")),
    "faces": ((0,), (5, 8)),
    "squad": (None, "A", "B"),
    "rule": ("DP-OBJ-01",),
    "phase": ("initiative",),
    "side": ("lrdg", "italy"),
    "action": get_args(ActionName),
}
UNCLEAN = re.compile(r"[⟦⟧{}_$?]|dp-|DP-|\bnone\b|  | [.,;:]|\.\.|!\.|\(\)|“”|„”|:\s*[.;]|^\W*$")


def unclean(sentence: str) -> bool:
    """Left-over ids, brackets, holes and doubled marks."""
    return UNCLEAN.search(sentence) is not None or sentence != sentence.strip()


def is_sentence(text: str) -> bool:
    return not unclean(text) and (text[0].isupper() or text[0] in "0123456789„“") and text[-1] in ".!"


def samples(value: type[msgspec.Struct], known: Mapping[str, tuple[Any, ...]] = SAMPLES) -> Iterator[Any]:
    """Values of a class: every choice of words with every number that matters, within reason."""
    hints = get_type_hints(value)
    choices = [_choices(field, hints[field], known) for field in value.__struct_fields__]
    if value.__struct_fields__ == ("soldier", "vehicle", "origin", "position"):
        choices[2] = ("bench_1",)
        choices[1] = ("ita_lorry",)
    longest = max(map(len, choices), default=1)
    for place in range(longest):
        yield _made(value, (words[place % len(words)] for words in choices))
    yield from (_made(value, words) for words in itertools.islice(itertools.product(*choices), 2000))


def _made(value: type[msgspec.Struct], words: Iterable[Any]) -> Any:
    """With every field named: some must be."""
    return value(**dict(zip(value.__struct_fields__, words, strict=True)))


def _choices(field: str, hint: Any, known: Mapping[str, tuple[Any, ...]]) -> tuple[Any, ...]:
    origin = get_origin(hint)
    if origin is Literal:
        return get_args(hint)
    if hint is bool:
        return (True, False)
    if hint is int:
        return (1, 0, 2, 5, 22)
    if field in known:
        optional = origin in (Union, UnionType) and type(None) in get_args(hint)
        words = known[field]
        return (None, *words) if optional and None not in words else words
    assert origin is tuple, f"no samples for {field}: {hint}"
    return PILES


def constants(node: ast.AST) -> list[str]:
    return [
        one.value
        for one in ast.walk(node)
        if isinstance(one, ast.Constant) and isinstance(one.value, str) and ANY_RULE.fullmatch(one.value)
    ]


def refusals_in_the_rules(rules: Path = RULES) -> Iterator[tuple[str, tuple[str, ...]]]:
    """Each rule a `Refusal(...)` of the source may cite, with the names of the facts given there."""
    for path in sorted(rules.glob("*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        for function in ast.walk(tree):
            if isinstance(function, ast.FunctionDef):
                for call in ast.walk(function):
                    if isinstance(call, ast.Call) and getattr(call.func, "id", "") == "Refusal":
                        keys = _keys(call.args[1], function) if len(call.args) > 1 else ()
                        yield from ((rule, keys) for rule in _rules(call.args[0], function, tree))


def _rules(argument: ast.expr, function: ast.FunctionDef, tree: ast.Module) -> list[str]:
    values = _values(argument, function)
    if isinstance(argument, ast.Attribute):
        values = _class_values(argument.attr, tree)
    return [rule for value in values for rule in constants(value)]


def _class_values(name: str, tree: ast.Module) -> list[ast.expr]:
    """What the classes of a module call by this name: `self.rule_elsewhere`."""
    return [
        node.value
        for node in ast.walk(tree)
        if isinstance(node, ast.AnnAssign) and getattr(node.target, "id", "") == name and node.value
    ]


def _keys(argument: ast.expr, function: ast.FunctionDef) -> tuple[str, ...]:
    """The names of the facts, if they are written out."""
    facts = [value for value in _values(argument, function) if isinstance(value, ast.Dict)]
    return tuple(str(ast.literal_eval(key)) for given in facts for key in given.keys if key is not None)


def _values(argument: ast.expr, function: ast.FunctionDef) -> list[ast.expr]:
    """What an argument may be: written there, or where the variable gets its value."""
    if not isinstance(argument, ast.Name):
        return [argument]
    return [
        node.value
        for node in ast.walk(function)
        if isinstance(node, ast.Assign) and getattr(node.targets[0], "id", "") == argument.id
    ]
