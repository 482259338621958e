"""Cards, bonuses, support boards, numbers and battlefields: tables with named fields, checked as a whole."""

from collections.abc import Mapping
from typing import Any, Literal

import msgspec

from game.rules.core.mistakes import BadContent, Mistake
from game.rules.core.reading import Reader, missing_files, read_scenarios
from game.rules.staff_orders.terms import BONUSES, Faction, Mode, SupportName, Verb, Window

MODES: tuple[Mode, Mode] = ("mountain", "landing")
RED_WINDOWS: frozenset[str] = frozenset(("land_clash", "drop_clash", "air_clash"))
"""The windows in the opponent's turn."""


class Use(msgspec.Struct, frozen=True, gc=False):
    """One part of a special effect: when, what, and how much of it."""

    when: Window
    do: Verb
    number: int


class Card(msgspec.Struct, frozen=True):
    """A kind of operation card."""

    copies: int
    modes: tuple[Mode, ...]
    symbol: Literal["black", "red"]
    uses: tuple[Use, ...]


class Bonus(msgspec.Struct, frozen=True):
    """An area bonus."""

    token: bool
    modes: tuple[Mode, ...]
    number: int


class SupportSpace(msgspec.Struct, frozen=True):
    """An action space on the support board, with its strength for each colour."""

    action: SupportName
    blue: int
    yellow: int
    initiative: bool = False

    def strength(self, faction: Faction) -> int:
        return self.blue if faction == "blue" else self.yellow


class Commanders(msgspec.Struct, frozen=True):
    """The number of commanders of one faction at the start."""

    reserve: int
    staging: int

    @property
    def all(self) -> int:
        return self.reserve + self.staging


class Pieces(msgspec.Struct, frozen=True):
    """The number of pieces of one faction."""

    soldiers: int
    aircraft: int


class Dice(msgspec.Struct, frozen=True):
    """The faces of a die, and how many dice each cause gives."""

    faces: tuple[int, ...]
    pieces: int
    defence: int
    air_cover: int
    barrage: int


class Reach(msgspec.Struct, frozen=True):
    """The range of Barrage and Paradrop, in areas."""

    barrage: int
    paradrop: int


class Numbers(msgspec.Struct, frozen=True):
    """All numbers of the rules."""

    rounds: int
    deck: int
    slots: int
    stack_limit: int
    commanders: Commanders
    pieces: Pieces
    dice: Dice
    reach: Reach


class Scenario(msgspec.Struct, frozen=True):
    """One battlefield: its map and mode."""

    id: str
    number: int
    complexity: int
    map: str
    mode: Mode


class Support(msgspec.Struct, frozen=True):
    """The support board in both modes."""

    mountain: Mapping[str, SupportSpace]
    landing: Mapping[str, SupportSpace]

    def side(self, mode: Mode) -> Mapping[str, SupportSpace]:
        return self.mountain if mode == "mountain" else self.landing


class Content(msgspec.Struct, frozen=True):
    """All tables of the game."""

    cards: Mapping[str, Card]
    bonuses: Mapping[str, Bonus]
    support: Support
    numbers: Numbers
    scenarios: Mapping[str, Scenario]


FILES = ("cards.toml", "bonuses.toml", "support.toml", "numbers.toml")


def parse(sources: Mapping[str, Any]) -> Content:
    """Typed content from decoded TOML by file name; raises `BadContent` with every mistake."""
    mistakes = missing_files(sources, FILES)
    cards = Reader("cards.toml", mistakes).table(sources.get("cards.toml", {}), Card)
    bonuses = Reader("bonuses.toml", mistakes).table(sources.get("bonuses.toml", {}), Bonus)
    support = Reader("support.toml", mistakes).entry(sources.get("support.toml", {}), Support, "")
    numbers = Reader("numbers.toml", mistakes).entry(sources.get("numbers.toml", {}), Numbers, "")
    scenarios = read_scenarios(sources, Scenario, mistakes)
    if support is None or numbers is None or mistakes:
        raise BadContent(mistakes)
    content = Content(cards, bonuses, support, numbers, scenarios)
    _check(content, mistakes)
    if mistakes:
        raise BadContent(mistakes)
    return content


def _check(content: Content, mistakes: list[Mistake]) -> None:
    _check_numbers(content.numbers, Reader("numbers.toml", mistakes))
    _check_cards(content, Reader("cards.toml", mistakes))
    _check_bonuses(content, Reader("bonuses.toml", mistakes))
    for mode in MODES:
        _check_support(content, mode, Reader("support.toml", mistakes))


def _check_numbers(numbers: Numbers, reader: Reader) -> None:
    at_least_one = {
        "rounds": numbers.rounds,
        "stack_limit": numbers.stack_limit,
        "commanders.reserve": numbers.commanders.reserve,
        "pieces.soldiers": numbers.pieces.soldiers,
        "pieces.aircraft": numbers.pieces.aircraft,
        "dice.pieces": numbers.dice.pieces,
        "dice.defence": numbers.dice.defence,
        "dice.barrage": numbers.dice.barrage,
        "reach.paradrop": numbers.reach.paradrop,
    }
    at_least_none = {
        "slots": numbers.slots,
        "commanders.staging": numbers.commanders.staging,
        "dice.air_cover": numbers.dice.air_cover,
        "reach.barrage": numbers.reach.barrage,
    }
    for least, fields in ((1, at_least_one), (0, at_least_none)):
        for field, value in fields.items():
            if value < least:
                reader.mistake(field, f"expected at least {least}, found {value}")
    faces = numbers.dice.faces
    if not faces or min(faces) < 0:
        reader.mistake("dice.faces", "expected at least one face, each with 0 hits or more")


def _check_cards(content: Content, reader: Reader) -> None:
    for name, card in content.cards.items():
        if card.copies < 1:
            reader.mistake(f"{name}.copies", f"expected at least 1, found {card.copies}")
        if not card.modes:
            reader.mistake(f"{name}.modes", "expected at least one mode")
        whens = [use.when for use in card.uses]
        if not whens or len(set(whens)) != len(whens):
            reader.mistake(f"{name}.uses", "expected at least one use, each window once")
        for place, use in enumerate(card.uses):
            _check_use(card, use, f"{name}.uses[{place}]", reader)
    for mode in MODES:
        total = sum(card.copies for card in content.cards.values() if mode in card.modes)
        if total != content.numbers.deck:
            reader.mistake(mode, f"expected {content.numbers.deck} cards in this mode, found {total}")


WINDOWS_OF: dict[Verb, frozenset[str]] = {
    "soldiers": frozenset(("advance", "paradrop")),
    "aircraft": frozenset(("flight",)),
    "dice": frozenset(("barrage", "bombard", *RED_WINDOWS)),
    "strike": frozenset(("advance",)),
    "placing": frozenset(("reinforce",)),
    "commander": frozenset(("turn_end",)),
}
"""The windows in which each verb makes sense."""


def _check_use(card: Card, use: Use, at: str, reader: Reader) -> None:
    if use.number < 1:
        reader.mistake(f"{at}.number", f"expected at least 1, found {use.number}")
    if use.when not in WINDOWS_OF[use.do]:
        expected = ", ".join(sorted(WINDOWS_OF[use.do]))
        reader.mistake(f"{at}.when", f"expected one of {expected} for {use.do}")
    if (card.symbol == "red") != (use.when in RED_WINDOWS):
        reader.mistake(f"{at}.when", "expected a clash on a red card and none on a black one")


def _check_bonuses(content: Content, reader: Reader) -> None:
    for name in sorted(set(content.bonuses) ^ set(BONUSES)):
        reader.mistake(name, f"expected exactly the bonuses {', '.join(BONUSES)}")
    for name, bonus in content.bonuses.items():
        if bonus.number < 1:
            reader.mistake(f"{name}.number", f"expected at least 1, found {bonus.number}")
    for mode in MODES:
        tokens = sum(bonus.token and mode in bonus.modes for bonus in content.bonuses.values())
        if tokens < content.numbers.slots:
            reader.mistake(
                mode, f"expected at least {content.numbers.slots} tokens in this mode, found {tokens}"
            )


def _check_support(content: Content, mode: Mode, reader: Reader) -> None:
    for name, space in content.support.side(mode).items():
        at = f"{mode}.{name}"
        if min(space.blue, space.yellow) < 1:
            reader.mistake(at, "expected strengths of at least 1")
        if mode == "mountain" and space.action == "scramble":
            reader.mistake(f"{at}.action", "expected no scramble, there are no aircraft in this mode")
        if mode == "mountain" and space.blue != space.yellow:
            reader.mistake(at, "expected the same strength for both factions in this mode")
        if space.initiative and space.action != "planning":
            reader.mistake(f"{at}.initiative", "expected only with planning")
