"""The words a map may use: layers, types of objects and the properties each of them has."""

import msgspec

TEXT, WHOLE, NUMBER, YES_NO = "string", "int", "float", "bool"
AREA = "area"
"""Of a tile: the land area it belongs to. The object of this type says what the area is worth."""
IN_ZONE = "zone"
"""Of a tile: the air zone above it. Of an object: the zone it belongs to, wherever it is drawn."""


class ObjectType(msgspec.Struct, frozen=True):
    """What an object layer may hold under one type."""

    layer: str
    required: dict[str, str] = {}
    optional: dict[str, str] = {}


TILE_LAYER = "tiles"
OBJECT_TYPES = {
    "objective": ObjectType("markers"),
    "object": ObjectType("markers"),
    "escape": ObjectType("markers", {"side": TEXT}),
    "control": ObjectType("markers", {"side": TEXT, "face": TEXT}),
    "counter": ObjectType("counters"),
    "space": ObjectType("spaces"),
    "zone": ObjectType("spaces", optional={"letter": TEXT, "colour": TEXT, "pattern": TEXT}),
    "link": ObjectType("links", optional={"from": TEXT, "to": TEXT}),
    AREA: ObjectType("areas", {"stars": WHOLE}),
    "headquarters": ObjectType("areas", {"side": TEXT}),
    "action": ObjectType("actions", {"action": TEXT}, {"side": TEXT, IN_ZONE: TEXT}),
    "bonus_slot": ObjectType("bonuses"),
    "printed_bonus": ObjectType("bonuses", {"bonus": TEXT}),
    "soldiers": ObjectType("forces", {"side": TEXT, "count": WHOLE}),
    "aircraft": ObjectType("forces", {"side": TEXT, "count": WHOLE, IN_ZONE: TEXT}),
}
OBJECT_LAYERS = tuple(dict.fromkeys(kind.layer for kind in OBJECT_TYPES.values()))
TILE_TYPES = ("tile",)
TILE_PROPERTIES = {"face": TEXT, AREA: TEXT, "terrain": TEXT, "ring": WHOLE, IN_ZONE: TEXT}
