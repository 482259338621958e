"""All that is fixed for one match: the battlefield on its board, indexed for quick look-up."""

from collections import deque
from collections.abc import Iterable, Mapping

import msgspec

from game.rules.core.board import Board, Feature, SpaceId, Value, region_neighbours, regions
from game.rules.core.game import Setting as CoreSetting
from game.rules.core.ids import CardId
from game.rules.staff_orders.content import Card, Content, Scenario, Use
from game.rules.staff_orders.terms import (
    FACTIONS,
    ActionName,
    ActionSpaceId,
    BonusId,
    Domain,
    Faction,
    Mode,
    PlaceId,
    Window,
)

LINKED_ACTIONS: dict[str, ActionName] = {
    "advance": "advance",
    "flight": "flight",
    "paradrop": "paradrop",
    "barrage": "barrage",
    "bombard": "bombard",
}
AIR_ACTIONS: frozenset[ActionName] = frozenset(("flight", "bombard", "scramble"))


class ActionSpace(msgspec.Struct, frozen=True):
    """A linked space has its place, and a colour if its symbol is coloured; a support space has strengths."""

    id: ActionSpaceId
    action: ActionName
    place: PlaceId | None = None
    colour: Faction | None = None
    blue: int = 0
    yellow: int = 0
    initiative: bool = False
    layer: Domain = "land"

    def strength(self, faction: Faction) -> int:
        return self.blue if faction == "blue" else self.yellow


class Setting(CoreSetting):
    """Content, scenario and board of one match. Built once, never changed, shared by all its states."""

    def __init__(
        self, content: Content, scenario: Scenario, board: Board, content_hash: str, first: str
    ) -> None:
        """`first` is the colour of the first seat, or `draw`."""
        super().__init__(f"{content_hash}:{scenario.id}:{first}")
        self.content = content
        self.numbers = content.numbers
        self.scenario = scenario
        self.mode: Mode = scenario.mode
        self.board = board
        self.first = first
        self._index_cards()
        self._index_places()
        self._index_features()
        self._index_spaces()

    def _index_cards(self) -> None:
        self.cards: dict[CardId, Card] = {
            CardId(name): card for name, card in self.content.cards.items() if self.mode in card.modes
        }
        self.deck: tuple[CardId, ...] = tuple(
            name for name, card in self.cards.items() for _ in range(card.copies)
        )
        """Every card of the match."""
        self.uses: dict[tuple[CardId, Window], Use] = {
            (name, use.when): use for name, card in self.cards.items() for use in card.uses
        }
        self.tokens: tuple[BonusId, ...] = tuple(
            BonusId(name)
            for name, bonus in self.content.bonuses.items()
            if bonus.token and self.mode in bonus.modes
        )

    def _index_places(self) -> None:
        """Areas and zones, and the neighbours of each, in the order of the map."""
        self.areas: tuple[PlaceId, ...] = tuple(
            PlaceId(one.name) for one in self.board.features if one.kind == "area"
        )
        zones = [PlaceId(space.id) for space in self.board.spaces if space.kind == "zone"]
        self.zones: tuple[PlaceId, ...] = tuple(zones) if self.mode == "landing" else ()
        self.places: dict[Domain, tuple[PlaceId, ...]] = {"land": self.areas, "air": self.zones}
        self.neighbours: dict[PlaceId, tuple[PlaceId, ...]] = {
            **_touching(self.board, "area", self.areas),
            **_touching(self.board, "zone", self.zones),
        }
        self.distances: dict[PlaceId, dict[PlaceId, int]] = {
            area: _distances(self.neighbours, area) for area in self.areas
        }
        self.zone_of: dict[PlaceId, PlaceId] = {}
        for zone, hexes in regions(self.board, "zone").items():
            if PlaceId(str(zone)) in self.zones:
                for cell in hexes:
                    self.zone_of[area_of(self.board, cell)] = PlaceId(str(zone))
        self.areas_of: dict[PlaceId, tuple[PlaceId, ...]] = {
            zone: tuple(area for area in self.areas if self.zone_of[area] == zone) for zone in self.zones
        }

    def _index_features(self) -> None:
        self.stars: dict[PlaceId, int] = {}
        self.headquarters: dict[Faction, PlaceId] = {}
        self.slots: tuple[PlaceId, ...] = ()
        self.printed: dict[PlaceId, BonusId] = {}
        self.start: dict[tuple[Domain, Faction], dict[PlaceId, int]] = {
            (layer, faction): dict.fromkeys(places, 0)
            for layer, places in self.places.items()
            for faction in FACTIONS
        }
        for feature in self.board.features:
            self._index_feature(feature, feature_place(self.board, feature))
        self.home: dict[Domain, dict[Faction, PlaceId]] = {
            "land": self.headquarters,
            "air": {faction: self.zone_of[area] for faction, area in self.headquarters.items() if self.zones},
        }
        """The source of each faction's supply: its HQ area, and the zone that contains it."""

    def _index_feature(self, feature: Feature, place: PlaceId) -> None:
        found = feature.properties
        if feature.kind == "area":
            self.stars[place] = int(found["stars"])
        elif feature.kind == "headquarters":
            self.headquarters[faction_of(found["side"])] = place
        elif feature.kind == "bonus_slot":
            self.slots = (*self.slots, place)
        elif feature.kind == "printed_bonus":
            bonus = BonusId(str(found["bonus"]))
            if self.mode in self.content.bonuses[bonus].modes:
                self.printed[place] = bonus
        elif feature.kind in ("soldiers", "aircraft"):
            layer: Domain = "land" if feature.kind == "soldiers" else "air"
            if place in self.places[layer]:
                self.start[layer, faction_of(found["side"])][place] += int(found["count"])

    def _index_spaces(self) -> None:
        """Linked spaces in the order of the map, then the spaces of the support board."""
        linked = [
            ActionSpace(
                ActionSpaceId(feature.name),
                LINKED_ACTIONS[str(feature.properties["action"])],
                feature_place(self.board, feature),
                faction_of(feature.properties["side"]) if "side" in feature.properties else None,
                layer="air" if feature.properties["action"] in AIR_ACTIONS else "land",
            )
            for feature in self.board.features
            if feature.kind == "action"
        ]
        support = [
            ActionSpace(
                ActionSpaceId(name),
                space.action,
                blue=space.blue,
                yellow=space.yellow,
                initiative=space.initiative,
                layer="air" if space.action in AIR_ACTIONS else "land",
            )
            for name, space in self.content.support.side(self.mode).items()
        ]
        self.spaces: dict[ActionSpaceId, ActionSpace] = {space.id: space for space in (*linked, *support)}

    def connected(
        self, faction: Faction, layer: Domain, controlled: frozenset[PlaceId]
    ) -> frozenset[PlaceId]:
        """The controlled places that are connected to the faction's home."""
        question = (faction, layer, controlled)
        found: frozenset[PlaceId] | None = self.memo[question]
        if found is None:
            home = self.home[layer].get(faction)
            reached = _distances(self.neighbours, home, controlled) if home in controlled else ()
            found = self.memo.put(question, frozenset(reached))
        return found


def faction_of(value: Value) -> Faction:
    assert value in FACTIONS, value
    return "blue" if value == "blue" else "yellow"


def area_of(board: Board, cell: SpaceId) -> PlaceId:
    return PlaceId(str(board.space[cell].properties["area"]))


def feature_place(board: Board, feature: Feature) -> PlaceId:
    """The area below a feature, or the zone if the feature is at a sector."""
    if "zone" in feature.properties:
        return PlaceId(str(feature.properties["zone"]))
    return area_of(board, feature.space)


def _touching(board: Board, name: str, order: tuple[PlaceId, ...]) -> dict[PlaceId, tuple[PlaceId, ...]]:
    found = region_neighbours(board, name)
    return {place: tuple(other for other in order if other in found[place]) for place in order}


def _distances(
    neighbours: Mapping[PlaceId, tuple[PlaceId, ...]],
    start: PlaceId,
    allowed: Iterable[PlaceId] | None = None,
) -> dict[PlaceId, int]:
    """The steps from the start to every place that can be reached over allowed places."""
    steps = {start: 0}
    waiting = deque((start,))
    while waiting:
        here = waiting.popleft()
        for there in neighbours[here]:
            if there not in steps and (allowed is None or there in allowed):
                steps[there] = steps[here] + 1
                waiting.append(there)
    return steps
