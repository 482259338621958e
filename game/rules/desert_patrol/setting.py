"""All that is fixed for one match: the scenario on its board, indexed for quick look-up."""

from typing import TYPE_CHECKING

from game.rules.core.board import Board, SpaceId, is_connected
from game.rules.core.game import Setting as CoreSetting
from game.rules.core.ids import CardId, Seat
from game.rules.core.mistakes import BadContent, Mistake
from game.rules.desert_patrol.content import (
    Action,
    Card,
    Condition,
    Content,
    Counter,
    Object,
    Scenario,
    Tile,
    VehicleCard,
)
from game.rules.desert_patrol.terms import COMBAT, SIDES, CounterId, Face, ObjectId, Side

if TYPE_CHECKING:
    from collections.abc import Mapping


class Setting(CoreSetting):
    """Content, scenario and board of one match. Built once, never changed, shared by all its states."""

    def __init__(
        self, content: Content, scenario: Scenario, board: Board, content_hash: str, sides: tuple[Side, Side]
    ) -> None:
        super().__init__(f"{content_hash}:{scenario.id}:{'-'.join(sides)}")
        self.content = content
        self.scenario = scenario
        self.board = board
        self.sides = sides
        self.seat: dict[Side, Seat] = {side: Seat(seat) for seat, side in enumerate(sides)}
        self.asked: dict[Side, frozenset[Seat]] = {side: frozenset((self.seat[side],)) for side in SIDES}
        """The seats that must decide when one side decides."""
        self._index_cards()
        self._index_counters()
        self._index_board()
        self.win: dict[Side, tuple[Condition, ...]] = {side: scenario.side(side).win for side in SIDES}
        self.may_escape: dict[Side, frozenset[str]] = {
            side: frozenset(scenario.side(side).may_escape) for side in SIDES
        }

    def _index_cards(self) -> None:
        self.cards: dict[CardId, Card] = {CardId(name): card for name, card in self.content.cards.items()}
        self.fog: dict[Side, CardId] = {
            card.side: name for name, card in self.cards.items() if card.kind == "fog"
        }
        self.card_actions: dict[CardId, dict[str, Action]] = {
            name: {action.do: action for action in card.actions} for name, card in self.cards.items()
        }

        self.combat_actions: dict[CardId, tuple[str, ...]] = {
            name: tuple(do for do in actions if do in COMBAT) for name, actions in self.card_actions.items()
        }
        self.reinforces: dict[CardId, str | None] = {
            name: actions["reinforce"].squad
            for name, actions in self.card_actions.items()
            if "reinforce" in actions
        }
        """The squad from which each Reinforce card takes cards; None for any squad."""

    def _index_counters(self) -> None:
        """The counters of the scenario, in the order of their ids."""
        used = sorted((*self.scenario.lrdg.counters, *self.scenario.italy.counters))
        self.counters: dict[CounterId, Counter] = {
            CounterId(name): self.content.counters[name] for name in used
        }
        self.soldiers: dict[Side, tuple[CounterId, ...]] = {
            side: tuple(
                name for name, one in self.counters.items() if one.kind == "soldier" and one.side == side
            )
            for side in SIDES
        }
        self.vehicles: dict[CounterId, VehicleCard] = {
            CounterId(name): self.content.vehicles[name] for name in used if name in self.content.vehicles
        }
        positions = {
            (name, position.id): position
            for name, vehicle in self.vehicles.items()
            for position in vehicle.positions
        }
        self.requirements: dict[tuple[CounterId, str], str | None] = {
            place: position.requires for place, position in positions.items()
        }
        self.position_actions: dict[tuple[CounterId, str], dict[str, Action]] = {
            place: {action.do: action for action in position.actions} for place, position in positions.items()
        }

    def _index_board(self) -> None:
        self.tiles: dict[SpaceId, Tile] = {
            space.id: self.content.tiles[space.id] for space in self.board.spaces
        }
        self.neighbours: Mapping[SpaceId, tuple[SpaceId, ...]] = self.board.neighbours
        self.distances: Mapping[SpaceId, Mapping[SpaceId, int]] = self.board.distances
        self.objects: dict[ObjectId, Object] = {
            ObjectId(name): self.content.markers.objects[name] for name in self.scenario.objects
        }
        self.objectives: dict[SpaceId, int] = {}
        self.escapes: dict[Side, frozenset[SpaceId]] = {side: frozenset() for side in SIDES}
        self.start: dict[str, SpaceId] = {}
        """The tile of each object and counter at the start, by the map."""
        self.markers: dict[Side, dict[SpaceId, Face]] = {side: {} for side in SIDES}
        self._place_features()

    def _place_features(self) -> None:
        for feature in sorted(self.board.features, key=lambda feature: feature.name):
            if feature.kind == "objective":
                points = self.content.markers.objectives[feature.name].points
                self.objectives[feature.space] = self.objectives.get(feature.space, 0) + points
            elif feature.kind == "escape":
                side = _side(feature.properties.get("side"))
                self.escapes[side] = self.escapes[side] | {feature.space}
            elif feature.kind == "control":
                face: Face = "controlled" if feature.properties.get("face") == "controlled" else "reconned"
                self.markers[_side(feature.properties.get("side"))][feature.space] = face
            else:
                self.start[feature.name] = feature.space

    def pile(self, side: Side) -> tuple[CardId, ...]:
        """Every card of a side that takes part in this scenario."""
        setup = self.scenario.side(side)
        return tuple(
            CardId(name)
            for pile in (setup.deck, setup.reserve)
            for name, count in pile.items()
            for _ in range(count)
        )


def _side(value: object) -> Side:
    assert value in SIDES, value
    return "lrdg" if value == "lrdg" else "italy"


def check_board(content: Content, scenario: Scenario, board: Board) -> None:
    """Raise `BadContent` with every way in which the map does not fit its scenario."""
    mistakes: list[Mistake] = []
    _check_spaces(content, board, scenario.map, mistakes)
    if not mistakes:
        _check_features(content, scenario, board, mistakes)
    if mistakes:
        raise BadContent(mistakes)


def _check_spaces(content: Content, board: Board, file: str, mistakes: list[Mistake]) -> None:
    numbers: dict[str, str] = {}
    for space in board.spaces:
        if space.id not in content.tiles:
            mistakes.append(Mistake(file, f"tile {space.id}", "unknown face, expected one of tiles.toml"))
        elif numbers.setdefault(space.id[:-1], space.id) != space.id:
            mistakes.append(
                Mistake(
                    file, f"tile {space.id}", f"expected only one face of tile {space.id[:-1]} on the map"
                )
            )
    most = content.markers.supply.control_markers
    if not 1 <= len(board.spaces) <= most:
        mistakes.append(
            Mistake(
                file,
                "layer tiles",
                f"expected 1 to {most} tiles, as there are control markers, found {len(board.spaces)}",
            )
        )
    if board.spaces and not is_connected(board):
        mistakes.append(Mistake(file, "layer tiles", "expected tiles that all join up"))


def _check_features(content: Content, scenario: Scenario, board: Board, mistakes: list[Mistake]) -> None:
    seated = {
        soldier
        for side in SIDES
        for vehicle in scenario.side(side).vehicles
        for soldier in vehicle.crew.values()
    }
    counters = {*scenario.lrdg.counters, *scenario.italy.counters} - seated
    wanted = {
        "objective": set(scenario.objectives),
        "object": set(scenario.objects),
        "escape": set(scenario.escapes),
        "counter": counters,
    }
    found: dict[str, set[str]] = {kind: set() for kind in (*wanted, "control")}
    for feature in board.features:
        at = f"object {feature.name}"
        if feature.kind not in found:
            mistakes.append(
                Mistake(
                    scenario.map,
                    at,
                    f"unknown type {feature.kind!r}, expected one of {', '.join(sorted(found))}",
                )
            )
            continue
        found[feature.kind].add(feature.name)
        if feature.kind in ("escape", "control") and feature.properties.get("side") not in SIDES:
            mistakes.append(Mistake(scenario.map, f"{at}.side", f"expected one of {', '.join(SIDES)}"))
        if feature.kind == "control" and feature.properties.get("face") not in ("reconned", "controlled"):
            mistakes.append(Mistake(scenario.map, f"{at}.face", "expected reconned or controlled"))
        if (
            feature.kind == "counter"
            and feature.name in content.vehicles
            and content.tiles[feature.space].difficult
        ):
            mistakes.append(Mistake(scenario.map, at, "expected a vehicle on a tile that is not difficult"))
    for kind, names in wanted.items():
        mistakes.extend(
            Mistake(scenario.map, f"object {name}", f"expected this {kind} on the map, it is missing")
            for name in sorted(names - found[kind])
        )
        mistakes.extend(
            Mistake(scenario.map, f"object {name}", f"expected only {kind}s that the scenario names")
            for name in sorted(found[kind] - names)
        )
    if not mistakes:
        _check_control(scenario, board, mistakes)


def _check_control(scenario: Scenario, board: Board, mistakes: list[Mistake]) -> None:
    markers: dict[tuple[object, SpaceId], str] = {}
    for feature in board.features:
        if feature.kind == "control":
            key = (feature.properties["side"], feature.space)
            if key in markers:
                mistakes.append(
                    Mistake(
                        scenario.map,
                        f"object {feature.name}",
                        "expected one control marker of a side on a tile",
                    )
                )
            markers[key] = str(feature.properties["face"])
    mistakes.extend(
        Mistake(scenario.map, f"tile {space.id}", "expected at most one side to control it")
        for space in board.spaces
        if markers.get(("lrdg", space.id)) == markers.get(("italy", space.id)) == "controlled"
    )
    for feature in board.features:
        if feature.kind == "counter":
            side = "lrdg" if feature.name in scenario.lrdg.counters else "italy"
            if (side, feature.space) not in markers:
                mistakes.append(
                    Mistake(
                        scenario.map,
                        f"object {feature.name}",
                        f"expected a control marker of {side} on its tile",
                    )
                )
