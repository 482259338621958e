"""Whether a map fits its battlefield: checks that the loader of maps cannot make."""

from collections import Counter

from game.rules.core.board import Board, Feature, Value, region_neighbours
from game.rules.core.mistakes import BadContent, Mistake
from game.rules.staff_orders.content import Content, Scenario
from game.rules.staff_orders.setting import AIR_ACTIONS, feature_place
from game.rules.staff_orders.terms import FACTIONS, PlaceId

KINDS = (
    "action",
    "aircraft",
    "area",
    "bonus_slot",
    "headquarters",
    "printed_bonus",
    "soldiers",
)
COLOURED = ("barrage", "paradrop")
COUNTED = {"stars": ("area",), "count": ("soldiers", "aircraft")}
ACTIONS_OF_MODE = {
    "mountain": frozenset(("advance", "barrage", "paradrop")),
    "landing": frozenset(("advance", "barrage", "flight", "bombard")),
}


def check_board(content: Content, scenario: Scenario, board: Board) -> None:
    """Raise `BadContent` with every way in which the map does not fit its scenario."""
    mistakes: list[Mistake] = []
    for feature in board.features:
        mistakes += (Mistake(scenario.map, *told) for told in _feature_mistakes(content, scenario, feature))
    if not mistakes:
        mistakes += (Mistake(scenario.map, *told) for told in _whole_mistakes(content, scenario, board))
    if mistakes:
        raise BadContent(mistakes)


def _feature_mistakes(content: Content, scenario: Scenario, feature: Feature) -> list[tuple[str, str]]:
    at, found = f"object {feature.name}", feature.properties
    if feature.kind not in KINDS:
        return [(at, f"unknown type {feature.kind!r}, expected one of {', '.join(KINDS)}")]
    told: list[tuple[str, str]] = []
    needs_side = feature.kind in ("headquarters", "soldiers", "aircraft") or found.get("action") in COLOURED
    if needs_side and found.get("side") not in FACTIONS:
        told.append((f"{at}.side", f"expected one of {', '.join(FACTIONS)}"))
    if not needs_side and "side" in found:
        told.append((f"{at}.side", "expected no side, both may use it"))
    for field, kinds in COUNTED.items():
        if feature.kind in kinds and int(found.get(field, -1)) < 0:
            told.append((f"{at}.{field}", "expected 0 or more"))
    if feature.kind == "printed_bonus":
        printed = sorted(name for name, bonus in content.bonuses.items() if not bonus.token)
        if found.get("bonus") not in printed:
            told.append((f"{at}.bonus", f"expected one of {', '.join(printed)}"))
    return told + _layer_mistakes(scenario, feature)


def _layer_mistakes(scenario: Scenario, feature: Feature) -> list[tuple[str, str]]:
    """Actions must belong to the mode and be on their own layer; aircraft in zones, everything else on
    land."""
    at, action = f"object {feature.name}", feature.properties.get("action")
    known = ACTIONS_OF_MODE[scenario.mode]
    if feature.kind == "action" and action not in known:
        return [(f"{at}.action", f"expected one of {', '.join(sorted(known))} in mode {scenario.mode}")]
    if feature.kind == "aircraft" and scenario.mode != "landing":
        return [(at, f"expected no aircraft in mode {scenario.mode}")]
    flies = feature.kind == "aircraft" or action in AIR_ACTIONS
    if flies != ("zone" in feature.properties):
        return [(f"{at}.zone", "expected a zone for what flies and for nothing else")]
    return []


def _whole_mistakes(content: Content, scenario: Scenario, board: Board) -> list[tuple[str, str]]:
    return [
        *_headquarters_mistakes(board),
        *_space_mistakes(scenario, board),
        *_start_mistakes(content, board),
        *_garrison_mistakes(board),
        *_slot_mistakes(content, board),
        *_join_mistakes(board),
    ]


def _slot_mistakes(content: Content, board: Board) -> list[tuple[str, str]]:
    slots = [feature_place(board, one) for one in board.features if one.kind == "bonus_slot"]
    wanted = content.numbers.slots
    if len(slots) == len(set(slots)) == wanted:
        return []
    return [("bonus_slot", f"expected {wanted} areas with one slot each, found {len(slots)} slots")]


def _join_mistakes(board: Board) -> list[tuple[str, str]]:
    touching = region_neighbours(board, "area")
    reached: set[Value] = set()
    waiting = list(touching)[:1]
    while waiting:
        here = waiting.pop()
        reached.add(here)
        waiting += touching[here] - reached
    return [] if reached == touching.keys() else [("layer tiles", "expected land areas that all join up")]


def _headquarters_mistakes(board: Board) -> list[tuple[str, str]]:
    found = [one for one in board.features if one.kind == "headquarters"]
    sides = Counter(str(one.properties["side"]) for one in found)
    places = {feature_place(board, one) for one in found}
    if sides != Counter(FACTIONS) or len(places) != len(FACTIONS):
        return [("headquarters", "expected one headquarters for each side, on areas of their own")]
    return []


def _space_mistakes(scenario: Scenario, board: Board) -> list[tuple[str, str]]:
    """Every area has one Advance space; every zone has one space for Flight and one for Bombardment."""
    spaces = Counter(
        (str(one.properties["action"]), feature_place(board, one))
        for one in board.features
        if one.kind == "action"
    )
    areas = [PlaceId(one.name) for one in board.features if one.kind == "area"]
    zones = [PlaceId(one.id) for one in board.spaces if one.kind == "zone"]
    wanted = [("advance", area) for area in areas]
    if scenario.mode == "landing":
        wanted += [(action, zone) for zone in zones for action in ("flight", "bombard")]
        if not zones:
            return [("zone", "expected air zones in mode landing")]
    missing = [key for key in wanted if not spaces[key]]
    return [
        (f"object {place}.{action}", f"expected one {action} space here, found {spaces[action, place]}")
        for action, place in (*missing, *(key for key, count in spaces.items() if count > 1))
    ]


def _start_mistakes(content: Content, board: Board) -> list[tuple[str, str]]:
    told: list[tuple[str, str]] = []
    pieces = content.numbers.pieces
    for kind, most in (("soldiers", pieces.soldiers), ("aircraft", pieces.aircraft)):
        found = [one for one in board.features if one.kind == kind]
        owners: dict[PlaceId, str] = {}
        for one in found:
            side = str(one.properties["side"])
            if owners.setdefault(feature_place(board, one), side) != side:
                told.append((f"object {one.name}", f"expected {kind} of one side in a place"))
        for side in FACTIONS:
            total = sum(int(one.properties["count"]) for one in found if one.properties["side"] == side)
            if total > most:
                told.append((kind, f"expected at most {most} of {side}, found {total}"))
    return told


def _garrison_mistakes(board: Board) -> list[tuple[str, str]]:
    """Each side must have soldiers at its headquarters, or it would lose at once."""
    homes = {
        str(one.properties["side"]): feature_place(board, one)
        for one in board.features
        if one.kind == "headquarters"
    }
    held = {
        (str(one.properties["side"]), feature_place(board, one))
        for one in board.features
        if one.kind == "soldiers" and int(one.properties["count"]) > 0
    }
    return [
        (f"object hq_{side}", "expected soldiers of this side here at the start")
        for side, home in homes.items()
        if (side, home) not in held
    ]
