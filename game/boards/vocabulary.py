"""The words a map may use: layers, types of objects and the properties each of them has."""

import msgspec

TEXT, WHOLE, NUMBER, YES_NO = "string", "int", "float", "bool"


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
    "zone": ObjectType("spaces"),
    "link": ObjectType("links", optional={"from": TEXT, "to": TEXT}),
}
OBJECT_LAYERS = tuple(dict.fromkeys(kind.layer for kind in OBJECT_TYPES.values()))
TILE_TYPES = ("tile",)
TILE_PROPERTIES = {"face": TEXT, "area": TEXT, "terrain": TEXT, "ring": WHOLE}
