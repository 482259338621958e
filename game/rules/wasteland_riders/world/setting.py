"""All that is fixed for one match: the mission and its board, indexed for quick look-up."""

from typing import TYPE_CHECKING, NamedTuple

import msgspec

from game.rules.core.board import Board
from game.rules.core.game import Setting as CoreSetting
from game.rules.core.ids import CardId
from game.rules.core.mistakes import BadContent, Mistake
from game.rules.wasteland_riders.content.tables import Action, Content, Effect, Gear, Mission, Tile, Use
from game.rules.wasteland_riders.terms import (
    COLOURS,
    PANELS_FOR,
    ActionId,
    Colour,
    Deck,
    GearColour,
    HexId,
    Resource,
    Spot,
    TileId,
    Timing,
)

if TYPE_CHECKING:
    from game.rules.core.piles import Pile

BACKS: dict[GearColour, CardId] = {
    "green": CardId("back_green"),
    "yellow": CardId("back_yellow"),
    "red": CardId("back_red"),
    "blue": CardId("back_blue"),
}
"""The back that others see of a stowed card."""
COLOUR_OF_BACK: dict[CardId, GearColour] = {back: colour for colour, back in BACKS.items()}
NO_LUCK: frozenset[CardId] = frozenset()


class Text(msgspec.Struct, frozen=True, gc=False):
    """A text with precomputed answers to frequent questions."""

    use: Use
    marks: bool
    """Whether it costs a marker on its own card or sheet."""
    spends: tuple[Effect, ...]
    """The resources it costs."""
    condition: Effect | None
    """The `if` that is its only effect, without an `else`: the text cannot be used while that is false.
    None otherwise."""


class Constant(NamedTuple):
    """A text that always works, and the card or knight it is printed on."""

    source: str
    use: Use


def _text(use: Use) -> Text:
    spends = tuple(cost for cost in use.cost if cost.do == "spend" and cost.resource is not None)
    only = use.effects[0] if len(use.effects) == 1 else None
    is_condition = only is not None and only.do == "if" and not only.otherwise
    marks = any(cost.do == "mark_self" for cost in use.cost)
    return Text(use, marks, spends, only if is_condition else None)


class Moments(NamedTuple):
    """A text of a card or of a knight, and the windows in which it is used."""

    source: str
    windows: frozenset[str]
    text: Text


def _moments(uses: dict[str, tuple[Use, ...]], *, damaged: bool) -> tuple[Moments, ...]:
    """In reverse order, so that in a dict the first text of a source overrides its others.

    `damaged`: without the texts that a vehicle has only while it is undamaged.
    """
    return tuple(
        Moments(source, frozenset(use.when), _text(use))
        for source, texts in uses.items()
        for use in reversed(texts)
        if "constant" not in use.when and not (use.undamaged and damaged)
    )


class Setting(CoreSetting):
    """Content, mission and board of one match. Built once, never changed, shared by all its states."""

    def __init__(
        self, content: Content, mission: Mission, board: Board, content_hash: str, layout: str
    ) -> None:
        """`layout`: `shuffled`, or the name of a fixed layout."""
        super().__init__(f"{content_hash}:{mission.id}:{layout}")
        self.content = content
        self.numbers = content.numbers
        self.mission = mission
        self.board = board
        self.layout = layout
        self._index_board()
        self._index_gear()
        self._index_cards()
        self._index_texts()

    def _index_board(self) -> None:
        self.hexes: tuple[HexId, ...] = tuple(HexId(str(space.id)) for space in self.board.spaces)
        self.neighbours: dict[HexId, tuple[HexId, ...]] = {
            HexId(str(space)): tuple(HexId(str(other)) for other in others)
            for space, others in self.board.neighbours.items()
        }
        self.distances: dict[HexId, dict[HexId, int]] = {
            HexId(str(one)): {HexId(str(other)): steps for other, steps in found.items()}
            for one, found in self.board.distances.items()
        }
        self.rings: dict[HexId, int] = {
            HexId(str(space.id)): int(space.properties.get("ring", 0)) for space in self.board.spaces
        }
        self.special_slots = _numbered(self.hexes, "S")
        self.regular_slots = _numbered(self.hexes, "R")
        self.fixed: dict[HexId, TileId] = {
            HexId(tile.slot): TileId(name) for name, tile in self.content.tiles.items() if tile.slot
        }
        self.start: HexId = next(HexId(tile.slot) for tile in self.content.tiles.values() if tile.number == 1)
        self.actions_of: dict[int, dict[ActionId, Action]] = {}
        for name, action in self.content.actions.items():
            self.actions_of.setdefault(action.hex, {})[ActionId(name)] = action

    def _index_gear(self) -> None:
        gear = self.content.gear
        self.two_handed: frozenset[CardId] = frozenset(
            CardId(name) for name, one in gear.items() if one.slot == "2h"
        )
        self.attachments: frozenset[CardId] = frozenset(
            CardId(name) for name, one in gear.items() if one.slot == "attach"
        )
        self.panels_of: dict[str, tuple[Spot, ...]] = {
            name: PANELS_FOR.get(one.slot, ()) for name, one in gear.items()
        }
        """The panels that a card fits."""
        self.gear_decks: dict[Colour, Pile] = {
            colour: tuple(
                CardId(name) for name, one in gear.items() if one.colour == colour for _ in range(one.copies)
            )
            for colour in COLOURS
        }
        self.blue_vehicles: Pile = tuple(
            CardId(name)
            for name, one in self.content.vehicles.items()
            if one.undamaged.colour == "blue"
            for _ in range(one.copies)
        )
        self.gear_decks["blue"] += self.blue_vehicles
        self.blue: frozenset[CardId] = frozenset(self.gear_decks["blue"])
        self.vehicles: Pile = tuple(
            CardId(name)
            for name, one in self.content.vehicles.items()
            if one.undamaged.colour != "blue"
            for _ in range(one.copies)
        )

    def _index_cards(self) -> None:
        content = self.content
        self.decks: dict[Deck, Pile] = {
            "wasteland": tuple(map(CardId, content.wasteland)),
            "luck": tuple(map(CardId, content.luck)),
            "green": self.gear_decks["green"],
            "yellow": self.gear_decks["yellow"],
            "red": self.gear_decks["red"],
            "blue": self.gear_decks["blue"],
            "general": tuple(map(CardId, content.general)),
            "private": tuple(map(CardId, content.private)),
        }
        """Every card of the match, before anything is shuffled or dealt."""
        self.luck_for: dict[Timing, frozenset[CardId]] = {}
        """The luck cards that are used in a window."""
        self.luck_with: dict[Resource, frozenset[CardId]] = {}
        """The luck cards with this resource symbol."""
        for name, luck in content.luck.items():
            card = frozenset((CardId(name),))
            self.luck_with[luck.symbol] = self.luck_with.get(luck.symbol, NO_LUCK) | card
            for window in luck.use.when:
                self.luck_for[window] = self.luck_for.get(window, NO_LUCK) | card

    def _index_texts(self) -> None:
        content = self.content
        uses: dict[str, tuple[Use, ...]] = {name: one.uses for name, one in content.gear.items()}
        uses |= {name: one.uses for name, one in content.vehicles.items()}
        uses |= {name: (one.use,) for name, one in content.luck.items()}
        uses |= {name: (one.ability,) for name, one in content.knights.items()}
        self._texts = _moments(uses, damaged=False)
        self._texts_if_damaged = _moments(uses, damaged=True)
        self.constants: dict[str, tuple[Constant, ...]] = {
            source: tuple(Constant(source, use) for use in texts if "constant" in use.when)
            for source, texts in uses.items()
        }
        """The texts of a card or of a knight that always work."""
        self.moments: dict[str, frozenset[Timing]] = {
            source: frozenset(moment for use in texts if "constant" not in use.when for moment in use.when)
            for source, texts in uses.items()
        }
        """The windows of the other texts of a card or of a knight."""

    def texts_in(self, windows: tuple[Timing, ...], *, damaged: bool = False) -> dict[str, Text]:
        """By card or knight, its first text that is used in one of these windows; those without one are
        left out."""
        question = (windows, damaged)
        found: dict[str, Text] | None = self.memo[question]
        if found is None:
            texts = self._texts_if_damaged if damaged else self._texts
            fitting = {one.source: one.text for one in texts if not one.windows.isdisjoint(windows)}
            found = self.memo.put(question, fitting)
        return found

    def gear(self, card: CardId) -> Gear:
        return self.content.gear[card]

    def is_vehicle(self, card: CardId) -> bool:
        return card in self.content.vehicles

    def colour(self, card: CardId) -> GearColour:
        """The colour of a gear card or of its back; for a vehicle that of its undamaged side."""
        back = COLOUR_OF_BACK.get(card)
        if back is not None:
            return back
        vehicle = self.content.vehicles.get(card)
        return self.content.gear[card].colour if vehicle is None else vehicle.undamaged.colour

    def value(self, card: CardId) -> int:
        return self.numbers.values.of(self.colour(card))

    def thing(self, name: str) -> str:
        """The message that names the source of a term: a card, or the ability of a knight."""
        content = self.content
        for kind, table in (
            ("gear", content.gear),
            ("vehicle", content.vehicles),
            ("wasteland", content.wasteland),
            ("enemy", content.enemies),
        ):
            if name in table:
                return f"{kind}-{name}"
        return f"knight-{name}.ability"

    def tile(self, tile: TileId) -> Tile:
        return self.content.tiles[tile]

    def within(self, place: HexId, steps: int) -> tuple[HexId, ...]:
        """The hexes at most this many steps away, in the order of the board."""
        return tuple(other for other in self.hexes if self.distances[place].get(other, 99) <= steps)


def _numbered(hexes: tuple[HexId, ...], letter: str) -> tuple[HexId, ...]:
    """S1, S2 ... S10 in the order of their numbers."""
    found = [one for one in hexes if one[:1] == letter and one[1:].isdigit()]
    return tuple(sorted(found, key=lambda one: int(one[1:])))


def check_board(content: Content, mission: Mission, board: Board) -> None:
    """Raises `BadContent` if the map lacks a place that tiles, layouts or the mission name."""
    file = f"{board.id}.tmx"
    names = {str(space.id) for space in board.spaces}
    wanted = {tile.slot for tile in content.tiles.values() if tile.slot}
    wanted |= {slot for layout in content.layouts.values() for slot in layout.slots}
    wanted |= {marker.slot for marker in (*mission.markers, *mission.spawn) if marker.slot}
    wanted |= set(mission.tile_slots)
    mistakes: list[Mistake] = [
        Mistake(file, f"space {slot}", "expected this place, it is missing")
        for slot in sorted(wanted - names)
    ]
    for kind, letter in (("special", "S"), ("regular", "R")):
        places = _numbered(tuple(HexId(name) for name in names), letter)
        tiles = sum(
            tile.kind == kind and not tile.slot and not tile.mission for tile in content.tiles.values()
        )
        if len(places) != tiles:
            expected = f"expected {tiles} places {letter}1, {letter}2 ... for {kind} tiles"
            mistakes.append(Mistake(file, "spaces", f"{expected}, found {len(places)}"))
    mistakes.extend(
        Mistake(file, f"space {space.id}", "expected its ring")
        for space in board.spaces
        if "ring" not in space.properties
    )
    if not mistakes and any(len(found) != len(names) for found in board.distances.values()):
        mistakes.append(Mistake(file, "spaces", "expected all places joined"))
    if mistakes:
        raise BadContent(mistakes)
