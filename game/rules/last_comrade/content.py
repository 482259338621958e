"""Comrades, cards, numbers and presets: tables with named fields, checked as a whole."""

from collections import Counter
from collections.abc import Mapping
from typing import Any, get_args

import msgspec

from game.rules.core.mistakes import BadContent, Mistake
from game.rules.core.reading import Reader, missing_files, read_scenarios
from game.rules.last_comrade.terms import (
    Aim,
    AttackGroup,
    AttackType,
    Direction,
    Effect,
    EquipmentVerb,
    EventVerb,
    Exchange,
    HitKind,
    ReactionWindow,
    Status,
)


class Comrade(msgspec.Struct, frozen=True):
    """A character with one ability."""

    swaps_hands: bool = False
    lucky: bool = False
    heals_on_comrades: int = 0
    reduces: Mapping[HitKind, int] = {}
    extra_steps: int = 0
    sapper: bool = False
    heals_on_hazards: int = 0
    extra_durability: int = 0
    heals_on_event: int = 0
    stubborn_against: tuple[str, ...] = ()


class Attack(msgspec.Struct, frozen=True):
    """A kind of Attack card: strike or setup."""

    copies: int
    type: AttackType
    group: AttackGroup
    aim: Aim = "none"
    places: tuple[int, ...] = ()
    follows: bool = False
    direction: Direction = "back"
    """The direction of a linear attack: towards the Commissar unless the card says otherwise."""
    pierces: bool = False
    main: int = 0
    indirect: int = 0
    effect: Effect = "none"


class Manoeuvre(msgspec.Struct, frozen=True):
    """A kind of Manoeuvre card: steps, an exchange or a status."""

    copies: int
    directions: tuple[Direction, ...] = ()
    steps: tuple[int, ...] = ()
    status: Status | None = None
    exchange: Exchange = "none"

    @property
    def is_movement(self) -> bool:
        return bool(self.steps)


class EventCard(msgspec.Struct, frozen=True):
    """A kind of Event card, and the windows in which it may be played."""

    copies: int
    do: EventVerb
    windows: tuple[ReactionWindow, ...]
    number: int = 0


class Equipment(msgspec.Struct, frozen=True):
    """A kind of Equipment card, with its durability."""

    copies: int
    durability: int
    do: EquipmentVerb
    against: tuple[HitKind, ...] = ()
    number: int = 0


class Deck(msgspec.Struct, frozen=True):
    """The number of cards of each type."""

    attacks: int
    manoeuvres: int
    events: int
    equipment: int


class Numbers(msgspec.Struct, frozen=True):
    """All numbers of the rules."""

    hand: int
    quick_pass: int
    target_cards: int
    most_life: int
    deck: Deck


class Scenario(msgspec.Struct, frozen=True):
    """A preset: its numbers of seats and its start Life."""

    id: str
    number: int
    complexity: int
    seats: tuple[int, ...]
    life: int


class Content(msgspec.Struct, frozen=True):
    """All tables of the game."""

    comrades: Mapping[str, Comrade]
    attacks: Mapping[str, Attack]
    manoeuvres: Mapping[str, Manoeuvre]
    events: Mapping[str, EventCard]
    equipment: Mapping[str, Equipment]
    numbers: Numbers
    scenarios: Mapping[str, Scenario]


FILES = (
    "comrades.toml",
    "attacks.toml",
    "manoeuvres.toml",
    "events.toml",
    "equipment.toml",
    "numbers.toml",
)
FEWEST_PLAYERS = 2
RESPONSES: dict[EventVerb, ReactionWindow] = {"cancel": "event_response", "shield": "hit"}
"""Events that are answers have only one window."""


def parse(sources: Mapping[str, Any]) -> Content:
    """Typed content from decoded TOML by file name; raises `BadContent` with every mistake."""
    mistakes = missing_files(sources, FILES)
    numbers = Reader("numbers.toml", mistakes).entry(sources.get("numbers.toml", {}), Numbers, "")
    comrades = Reader("comrades.toml", mistakes).table(sources.get("comrades.toml", {}), Comrade)
    attacks = Reader("attacks.toml", mistakes).table(sources.get("attacks.toml", {}), Attack)
    manoeuvres = Reader("manoeuvres.toml", mistakes).table(sources.get("manoeuvres.toml", {}), Manoeuvre)
    events = Reader("events.toml", mistakes).table(sources.get("events.toml", {}), EventCard)
    equipment = Reader("equipment.toml", mistakes).table(sources.get("equipment.toml", {}), Equipment)
    scenarios = read_scenarios(sources, Scenario, mistakes)
    if numbers is None or mistakes:
        raise BadContent(mistakes)
    content = Content(comrades, attacks, manoeuvres, events, equipment, numbers, scenarios)
    _check(content, mistakes)
    if mistakes:
        raise BadContent(mistakes)
    return content


def _check(content: Content, mistakes: list[Mistake]) -> None:
    _check_numbers(content.numbers, Reader("numbers.toml", mistakes))
    _check_comrades(content, Reader("comrades.toml", mistakes))
    _check_attacks(content, Reader("attacks.toml", mistakes))
    _check_manoeuvres(content, Reader("manoeuvres.toml", mistakes))
    _check_events(content, Reader("events.toml", mistakes))
    _check_equipment(content, Reader("equipment.toml", mistakes))
    _check_ids(content, mistakes)
    for scenario in content.scenarios.values():
        _check_scenario(content, scenario, Reader(f"scenarios/{scenario.id}.toml", mistakes))


def _check_numbers(numbers: Numbers, reader: Reader) -> None:
    least = {
        "hand": numbers.hand,
        "quick_pass": numbers.quick_pass,
        "target_cards": numbers.target_cards,
        "most_life": numbers.most_life,
    }
    for field, value in least.items():
        if value < 1:
            reader.mistake(field, f"expected at least 1, found {value}")
    if numbers.quick_pass > numbers.hand:
        reader.mistake("quick_pass", f"expected at most the hand of {numbers.hand}")


def _check_total(cards: Mapping[str, Any], expected: int, reader: Reader) -> None:
    for name, card in cards.items():
        if card.copies < 1:
            reader.mistake(f"{name}.copies", f"expected at least 1, found {card.copies}")
    total = sum(card.copies for card in cards.values())
    if total != expected:
        reader.mistake("file", f"expected {expected} cards, found {total}")


def _check_ids(content: Content, mistakes: list[Mistake]) -> None:
    """No card may have the id of a card of another deck."""
    decks = {
        "attacks.toml": content.attacks,
        "manoeuvres.toml": content.manoeuvres,
        "events.toml": content.events,
        "equipment.toml": content.equipment,
    }
    times = Counter(name for deck in decks.values() for name in deck)
    for file, deck in decks.items():
        mistakes.extend(
            Mistake(file, name, "expected an id that no other card has") for name in deck if times[name] > 1
        )


def _check_comrades(content: Content, reader: Reader) -> None:
    cards = {*content.manoeuvres, *content.events}
    for name, comrade in content.comrades.items():
        for card in comrade.stubborn_against:
            if card not in cards:
                reader.mistake(f"{name}.stubborn_against", f"unknown card {card!r}")
        amounts = {
            "heals_on_comrades": comrade.heals_on_comrades,
            "extra_steps": comrade.extra_steps,
            "heals_on_hazards": comrade.heals_on_hazards,
            "extra_durability": comrade.extra_durability,
            "heals_on_event": comrade.heals_on_event,
            **{f"reduces.{kind}": by for kind, by in comrade.reduces.items()},
        }
        for field, amount in amounts.items():
            if amount < 0:
                reader.mistake(f"{name}.{field}", f"expected at least 0, found {amount}")
    most = max((max(scenario.seats, default=0) for scenario in content.scenarios.values()), default=0)
    if len(content.comrades) < most:
        reader.mistake("file", f"expected at least {most} Comrades, found {len(content.comrades)}")


def _check_attacks(content: Content, reader: Reader) -> None:
    _check_total(content.attacks, content.numbers.deck.attacks, reader)
    for name, card in content.attacks.items():
        if (card.group == "setup") != (card.effect in ("draft", "mine", "wire", "roulette")):
            reader.mistake(f"{name}.effect", "expected draft, mine, wire or roulette on setup cards only")
        _check_aim(name, card, content.numbers.target_cards, reader)
        _check_hit(name, card, reader)


def _check_aim(name: str, card: Attack, most_targets: int, reader: Reader) -> None:
    if (card.type == "special") != (card.aim == "none"):
        reader.mistake(f"{name}.aim", "expected a target on linear and splash cards only")
    if bool(card.places) != (card.aim in ("place", "places")) or min(card.places, default=1) < 1:
        reader.mistake(f"{name}.places", "expected places from 1 on, with the aims place and places only")
    if card.aim == "place" and len(card.places) != 1:
        reader.mistake(f"{name}.places", "expected one place, or the aim places")
    if len(card.places) > most_targets:
        reader.mistake(f"{name}.places", f"expected at most {most_targets} Target cards")
    if card.follows and card.aim not in ("holder", "most_life"):
        reader.mistake(f"{name}.follows", "expected only where a Comrade is aimed at")


def _check_hit(name: str, card: Attack, reader: Reader) -> None:
    if (card.pierces or card.direction == "forward") and card.type != "linear":
        reader.mistake(name, "expected a direction and piercing on linear cards only")
    if card.indirect and card.type != "splash":
        reader.mistake(f"{name}.indirect", "expected on splash cards only")
    if min(card.main, card.indirect) < 0:
        reader.mistake(f"{name}.main", "expected no damage below 0")


def _check_manoeuvres(content: Content, reader: Reader) -> None:
    _check_total(content.manoeuvres, content.numbers.deck.manoeuvres, reader)
    for name, card in content.manoeuvres.items():
        if bool(card.directions) != bool(card.steps) or min(card.steps, default=1) < 1:
            reader.mistake(f"{name}.steps", "expected directions and steps from 1 on, or neither")
        if not card.steps and card.status is None and card.exchange == "none":
            reader.mistake(name, "expected steps, a status or an exchange")
        if card.exchange != "none" and (card.steps or card.status):
            reader.mistake(f"{name}.exchange", "expected neither steps nor a status with an exchange")


def _check_events(content: Content, reader: Reader) -> None:
    _check_total(content.events, content.numbers.deck.events, reader)
    for name, card in content.events.items():
        if not card.windows:
            reader.mistake(f"{name}.windows", "expected at least one window")
        own = RESPONSES.get(card.do)
        for window in card.windows:
            if (own is None) == (window in RESPONSES.values()) or own not in (None, window):
                reader.mistake(f"{name}.windows", f"unexpected window {window} for {card.do}")
        if card.do == "heal" and card.number < 1:
            reader.mistake(f"{name}.number", f"expected at least 1, found {card.number}")
    _check_verbs([card.do for card in content.events.values()], get_args(EventVerb), reader)


def _check_equipment(content: Content, reader: Reader) -> None:
    _check_total(content.equipment, content.numbers.deck.equipment, reader)
    for name, card in content.equipment.items():
        if card.durability < 1:
            reader.mistake(f"{name}.durability", f"expected at least 1, found {card.durability}")
        if bool(card.against) != (card.do in ("reduce", "reflect")):
            reader.mistake(f"{name}.against", "expected kinds of hits where hits are met, and nowhere else")
        if card.do in ("reduce", "steps", "shoot") and card.number < 1:
            reader.mistake(f"{name}.number", f"expected at least 1, found {card.number}")
    single = [card.do for card in content.equipment.values() if card.do != "reduce"]
    _check_verbs(single, ("reflect", "tank", "steps", "shoot", "save"), reader)
    tanks = sum(card.copies for card in content.equipment.values() if card.do == "tank")
    if tanks > 1:
        reader.mistake("file", f"expected one Tank at most, found {tanks}")


def _check_verbs(found: list[Any], expected: tuple[Any, ...], reader: Reader) -> None:
    """A player names the deed, not the card: so each deed belongs to exactly one card."""
    for verb in expected:
        if found.count(verb) != 1:
            reader.mistake("file", f"expected one card that does {verb}, found {found.count(verb)}")


def _check_scenario(content: Content, scenario: Scenario, reader: Reader) -> None:
    if not scenario.seats or min(scenario.seats) < FEWEST_PLAYERS:
        reader.mistake("seats", f"expected numbers of players from {FEWEST_PLAYERS} on")
    if not 1 <= scenario.life <= content.numbers.most_life:
        reader.mistake("life", f"expected 1 to {content.numbers.most_life}, found {scenario.life}")
