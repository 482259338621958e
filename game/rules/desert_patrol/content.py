"""Cards, counters, vehicles, tiles and scenarios: tables with named fields, checked as a whole."""

from collections.abc import Mapping
from typing import Any, Literal

import msgspec

from game.rules.core.mistakes import BadContent, Mistake
from game.rules.core.reading import Reader, missing_files, read_scenarios
from game.rules.desert_patrol.terms import SIDES, VALUELESS, ActionName, Side, Specialisation, Squad


class Action(msgspec.Struct, frozen=True, gc=False):
    """An action printed on a card or at a position, with its X if it has one."""

    do: ActionName
    value: int = 0
    squad: Squad | None = None


class Card(msgspec.Struct, frozen=True):
    """A combat card belongs to the counter of the same id; command and fog cards to none."""

    side: Side
    kind: Literal["combat", "command", "fog"]
    copies: int
    initiative: int
    actions: tuple[Action, ...] = ()
    squad: Squad | None = None
    surname: str = ""


class Counter(msgspec.Struct, frozen=True):
    """A counter without one of the defences cannot be chosen by attacks that use it."""

    side: Side
    kind: Literal["soldier", "vehicle"]
    normal: int | None = None
    armour: int | None = None
    squad: Squad | None = None
    specialisation: Specialisation | None = None


class Position(msgspec.Struct, frozen=True):
    """A position in a vehicle: its actions, and the specialisation that a soldier needs for it."""

    id: str
    actions: tuple[Action, ...] = ()
    requires: Specialisation | None = None


class VehicleCard(msgspec.Struct, frozen=True):
    """A vehicle: the damage it can take, and its positions."""

    side: Side
    make: str
    integrity: int
    critical: int
    positions: tuple[Position, ...]


class Tile(msgspec.Struct, frozen=True):
    """A hill has the cover 3/1, depending on the attacker, and no cover number of its own."""

    theme: str
    difficult: bool
    cover: int = 0
    hill: bool = False


class Objective(msgspec.Struct, frozen=True):
    """An objective marker."""

    points: int


class Object(msgspec.Struct, frozen=True):
    """An object that can be destroyed."""

    defence: int
    points: int


class Supply(msgspec.Struct, frozen=True):
    """How many markers and dice the box contains."""

    control_markers: int
    damage_markers: int
    escape_markers: int
    dice: int


class Markers(msgspec.Struct, frozen=True):
    """All markers: objectives, objects and the supply."""

    objectives: Mapping[str, Objective]
    objects: Mapping[str, Object]
    supply: Supply


class Condition(msgspec.Struct, frozen=True):
    """One way to win: a number of points, or a number of the listed counters escaped or neutralised."""

    by: Literal["points", "escape", "neutralise"]
    need: int
    of: tuple[str, ...] = ()


class VehicleStart(msgspec.Struct, frozen=True):
    """A vehicle on the board at the start, and its crew by position."""

    id: str
    crew: Mapping[str, str] = {}


class SideSetup(msgspec.Struct, frozen=True):
    """The counters, cards and victory conditions of one side in a scenario."""

    counters: tuple[str, ...]
    win: tuple[Condition, ...]
    deck: Mapping[str, int]
    reserve: Mapping[str, int]
    may_escape: tuple[str, ...] = ()
    vehicles: tuple[VehicleStart, ...] = ()


class Scenario(msgspec.Struct, frozen=True):
    """One scenario: its map, both sides and their goals."""

    id: str
    number: int
    complexity: int
    map: str
    initiative: Side
    lrdg: SideSetup
    italy: SideSetup
    objectives: tuple[str, ...] = ()
    objects: tuple[str, ...] = ()
    escapes: tuple[str, ...] = ()

    def side(self, side: Side) -> SideSetup:
        return self.lrdg if side == "lrdg" else self.italy


class Content(msgspec.Struct, frozen=True):
    """All tables of the game."""

    cards: Mapping[str, Card]
    counters: Mapping[str, Counter]
    vehicles: Mapping[str, VehicleCard]
    tiles: Mapping[str, Tile]
    markers: Markers
    scenarios: Mapping[str, Scenario]


FILES = ("cards.toml", "counters.toml", "vehicles.toml", "tiles.toml", "markers.toml")


def parse(sources: Mapping[str, Any]) -> Content:
    """Typed content from decoded TOML by file name; raises `BadContent` with every mistake."""
    mistakes = missing_files(sources, FILES)
    cards = Reader("cards.toml", mistakes).table(sources.get("cards.toml", {}), Card)
    counters = Reader("counters.toml", mistakes).table(sources.get("counters.toml", {}), Counter)
    vehicles = Reader("vehicles.toml", mistakes).table(sources.get("vehicles.toml", {}), VehicleCard)
    tiles = Reader("tiles.toml", mistakes).table(sources.get("tiles.toml", {}), Tile)
    markers = Reader("markers.toml", mistakes).entry(sources.get("markers.toml", {}), Markers, "")
    scenarios = read_scenarios(sources, Scenario, mistakes)
    if markers is None or mistakes:
        raise BadContent(mistakes)
    content = Content(cards, counters, vehicles, tiles, markers, scenarios)
    _check(content, mistakes)
    if mistakes:
        raise BadContent(mistakes)
    return content


def _check(content: Content, mistakes: list[Mistake]) -> None:
    _check_cards(content, Reader("cards.toml", mistakes))
    _check_counters(content, Reader("counters.toml", mistakes))
    _check_vehicles(content, Reader("vehicles.toml", mistakes))
    _check_tiles(content, Reader("tiles.toml", mistakes))
    _check_markers(content.markers, Reader("markers.toml", mistakes))
    for scenario in content.scenarios.values():
        _check_scenario(content, scenario, Reader(f"scenarios/{scenario.id}.toml", mistakes))


def _check_actions(actions: tuple[Action, ...], at: str, dice: int, reader: Reader) -> None:
    for place, action in enumerate(actions):
        here = f"{at}.actions[{place}]"
        if action.do in [earlier.do for earlier in actions[:place]]:
            reader.mistake(f"{here}.do", f"expected each action once, {action.do} is here twice")
        if action.do in VALUELESS and action.value:
            reader.mistake(f"{here}.value", f"expected no value, {action.do} has none")
        if action.do not in VALUELESS and not 1 <= action.value <= dice:
            reader.mistake(f"{here}.value", f"expected a number from 1 to {dice}, found {action.value}")
        if action.squad and action.do not in ("reinforce", "follow_me"):
            reader.mistake(f"{here}.squad", "expected only with reinforce and follow_me")


def _check_cards(content: Content, reader: Reader) -> None:
    for name, card in content.cards.items():
        _check_actions(card.actions, name, content.markers.supply.dice, reader)
        if card.copies < 1:
            reader.mistake(f"{name}.copies", f"expected at least 1, found {card.copies}")
        if card.initiative < 0:
            reader.mistake(f"{name}.initiative", f"expected 0 or more, found {card.initiative}")
        if (card.kind == "fog") != (not card.actions):
            reader.mistake(f"{name}.actions", "expected actions on every card but Fog of War, and none there")
        counter = content.counters.get(name)
        linked = counter is not None and counter.kind == "soldier"
        if (card.kind == "combat") != linked:
            reader.mistake(
                name, "expected a soldier of this id in counters.toml for a combat card and for no other"
            )
        elif counter is not None and (counter.side, counter.squad) != (card.side, card.squad):
            reader.mistake(name, f"expected side and squad of its counter: {counter.side}, {counter.squad}")
    for side in SIDES:
        if sum(card.kind == "fog" and card.side == side for card in content.cards.values()) != 1:
            reader.mistake(side, "expected exactly one kind of Fog of War card for this side")


def _check_counters(content: Content, reader: Reader) -> None:
    for name, counter in content.counters.items():
        if counter.kind == "soldier":
            if name not in content.cards:
                reader.mistake(name, "expected a combat card of this id in cards.toml")
            if counter.normal is None or counter.armour is not None:
                reader.mistake(name, "expected a normal defence and no armour defence for a soldier")
        else:
            if name not in content.vehicles:
                reader.mistake(name, "expected a vehicle card of this id in vehicles.toml")
            if counter.armour is None:
                reader.mistake(f"{name}.armour", "expected an armour defence for a vehicle")


def _check_vehicles(content: Content, reader: Reader) -> None:
    for name, vehicle in content.vehicles.items():
        counter = content.counters.get(name)
        if counter is None or counter.kind != "vehicle" or counter.side != vehicle.side:
            reader.mistake(name, "expected a vehicle counter of this id and side in counters.toml")
        if not 1 <= vehicle.critical <= vehicle.integrity:
            reader.mistake(
                f"{name}.critical",
                f"expected 1 to the integrity {vehicle.integrity}, found {vehicle.critical}",
            )
        ids = [position.id for position in vehicle.positions]
        if not ids or len(set(ids)) != len(ids):
            reader.mistake(f"{name}.positions", "expected at least one position, each id once")
        for place, position in enumerate(vehicle.positions):
            _check_actions(
                position.actions, f"{name}.positions[{place}]", content.markers.supply.dice, reader
            )


def _check_tiles(content: Content, reader: Reader) -> None:
    for name, tile in content.tiles.items():
        if not (name[:-1].isdigit() and name[-1:] in ("A", "B")):
            reader.mistake(name, "expected a number and the letter A or B")
        elif ("B" if name.endswith("A") else "A") not in [
            other[-1] for other in content.tiles if other[:-1] == name[:-1]
        ]:
            reader.mistake(name, "expected the other face of this tile too")
        if tile.cover < 0 or (tile.hill and tile.cover):
            reader.mistake(f"{name}.cover", "expected 0 or more, and none on a hill, whose cover is 3/1")


def _check_markers(markers: Markers, reader: Reader) -> None:
    for name, marker in markers.objects.items():
        if marker.defence < 1:
            reader.mistake(f"objects.{name}.defence", f"expected at least 1, found {marker.defence}")
    for name, points in (
        *((f"objectives.{name}", marker.points) for name, marker in markers.objectives.items()),
        *((f"objects.{name}", marker.points) for name, marker in markers.objects.items()),
    ):
        if points < 0:
            reader.mistake(f"{name}.points", f"expected 0 or more, found {points}")
    if not 1 <= markers.supply.dice <= 9:
        reader.mistake("supply.dice", f"expected 1 to 9, found {markers.supply.dice}")


def _check_scenario(content: Content, scenario: Scenario, reader: Reader) -> None:
    _known(scenario.objectives, content.markers.objectives, "objectives", "objective of markers.toml", reader)
    _known(scenario.objects, content.markers.objects, "objects", "object of markers.toml", reader)
    if len(scenario.escapes) > content.markers.supply.escape_markers:
        reader.mistake("escapes", f"expected at most {content.markers.supply.escape_markers} escape markers")
    for side in SIDES:
        _check_side(content, scenario, side, reader)


def _known(names: tuple[str, ...], known: Mapping[str, Any], at: str, what: str, reader: Reader) -> None:
    for place, name in enumerate(names):
        if name not in known:
            reader.mistake(f"{at}[{place}]", f"unknown id {name!r}, expected an {what}")
        elif name in names[:place]:
            reader.mistake(f"{at}[{place}]", f"expected {name} once")


def _check_side(content: Content, scenario: Scenario, side: Side, reader: Reader) -> None:
    setup = scenario.side(side)
    own = {name for name, counter in content.counters.items() if counter.side == side}
    for place, name in enumerate(setup.counters):
        if name not in own:
            reader.mistake(f"{side}.counters[{place}]", f"unknown id {name!r}, expected a counter of {side}")
    _check_piles(content, setup, side, reader)
    _check_crews(content, setup, side, reader)
    _check_conditions(scenario, side, reader)
    for place, name in enumerate(setup.may_escape):
        if name not in setup.counters:
            reader.mistake(
                f"{side}.may_escape[{place}]", f"unknown id {name!r}, expected a counter of this scenario"
            )


def _check_piles(content: Content, setup: SideSetup, side: Side, reader: Reader) -> None:
    for zone, pile in (("deck", setup.deck), ("reserve", setup.reserve)):
        for name, count in pile.items():
            card = content.cards.get(name)
            if card is None or card.side != side:
                reader.mistake(f"{side}.{zone}.{name}", f"unknown card, expected a card of {side}")
            elif count < 0 or setup.deck.get(name, 0) + setup.reserve.get(name, 0) > card.copies:
                reader.mistake(
                    f"{side}.{zone}.{name}", f"expected at most {card.copies} copies in deck and reserve"
                )
            elif card.kind == "combat" and name not in setup.counters:
                reader.mistake(f"{side}.{zone}.{name}", "expected its counter in the scenario")
    for name in setup.counters:
        counter = content.counters.get(name)
        if counter is not None and counter.kind == "soldier" and setup.deck.get(name, 0) < 1:
            reader.mistake(
                f"{side}.deck.{name}", "expected at least one card of every soldier of the scenario"
            )


def _check_crews(content: Content, setup: SideSetup, side: Side, reader: Reader) -> None:
    vehicles = {name for name in setup.counters if name in content.vehicles}
    placed = [vehicle.id for vehicle in setup.vehicles]
    if sorted(placed) != sorted(vehicles):
        reader.mistake(
            f"{side}.vehicles",
            f"expected the vehicles among the counters: {', '.join(sorted(vehicles)) or 'none'}",
        )
    seated: list[str] = []
    for place, vehicle in enumerate(setup.vehicles):
        positions = (
            {position.id for position in content.vehicles[vehicle.id].positions}
            if vehicle.id in content.vehicles
            else set()
        )
        for position, soldier in vehicle.crew.items():
            at = f"{side}.vehicles[{place}].crew.{position}"
            if position not in positions:
                reader.mistake(at, f"unknown position, expected one of {', '.join(sorted(positions))}")
            if soldier not in setup.counters or soldier in vehicles or soldier in seated:
                reader.mistake(
                    at, f"expected a soldier of the scenario, each at one place, found {soldier!r}"
                )
            seated.append(soldier)


def _check_conditions(scenario: Scenario, side: Side, reader: Reader) -> None:
    setup = scenario.side(side)
    other = scenario.italy if side == "lrdg" else scenario.lrdg
    if not setup.win:
        reader.mistake(f"{side}.win", "expected at least one victory condition")
    for place, condition in enumerate(setup.win):
        at = f"{side}.win[{place}]"
        if condition.by == "points":
            if condition.need < 1 or condition.of:
                reader.mistake(at, "expected need of at least 1 and no list for points")
            continue
        counters = setup.counters if condition.by == "escape" else other.counters
        for name in condition.of:
            if name not in counters:
                reader.mistake(f"{at}.of", f"unknown id {name!r}, expected a counter of the scenario")
        if not 1 <= condition.need <= len(set(condition.of)) == len(condition.of):
            reader.mistake(f"{at}.need", f"expected 1 to {len(set(condition.of))}, each counter listed once")
