"""Which picture and which icon stands for what: one table for cards, pieces, bonuses and action spaces."""

from collections.abc import Mapping
from typing import NamedTuple

from game.presenters.staff_orders.controls.handles import Supply
from game.rules.staff_orders.terms import ActionName, BonusId, Window
from game.view.theme import SeatColours, rgb

PAWNS: Mapping[Supply, str] = {
    "commanders": "pawn_commander",
    "soldiers": "pawn_soldier_cube",
    "aircraft": "pawn_aircraft",
}

ACTION_ICONS: Mapping[ActionName, str] = {
    "advance": "arrow_up_bold",
    "flight": "airplane",
    "paradrop": "parachute",
    "barrage": "bullseye",
    "bombard": "bomb",
    "reinforce": "account_plus",
    "planning": "cards",
    "scramble": "airplane_takeoff",
}

WINDOW_ICONS: Mapping[Window, str] = {
    "advance": "arrow_up_bold",
    "flight": "airplane",
    "paradrop": "parachute",
    "barrage": "bullseye",
    "bombard": "bomb",
    "reinforce": "account_plus",
    "turn_end": "chevron_double_right",
    "land_clash": "shield",
    "drop_clash": "shield",
    "air_clash": "shield",
}
"""When a card is played; all clashes are defended with one shield."""

BONUS_PICTURES: Mapping[BonusId, str] = {
    BonusId("supply_depot"): "marker_depot",
    BonusId("forward_outpost"): "marker_outpost",
    BonusId("observation_post"): "marker_observation",
    BonusId("recon_post"): "marker_recon",
    BonusId("signals_unit"): "marker_signals",
    BonusId("flight_control"): "marker_flight_control",
    BonusId("city_centre"): "terrain_city",
}

CARD_PAINT = SeatColours(rgb("#5d7566"), rgb("#3d5248"), rgb("#9db3a2"), "circle")
"""The uniforms on operation cards: both sides draw them from one deck, so they are of neither."""


class Part(NamedTuple):
    """A picture in a scene: how far its middle is right of that of the scene, where that is from the top,
    and how high it is; all as parts of the height the scene would have with room enough."""

    name: str
    across: float
    down: float
    high: float
    is_icon: bool = False


class Scene(NamedTuple):
    ground: str
    parts: tuple[Part, ...]


CONTOURS = "texture_contours_alpine"
SCENES: Mapping[str, Scene] = {
    "op_assault": Scene(
        CONTOURS, (Part("unit_machine_gunner", 0.34, 0.57, 0.9), Part("unit_rifleman", -0.3, 0.55, 0.92))
    ),
    "op_momentum": Scene(
        CONTOURS,
        (
            Part("chevron_double_right", 0.5, 0.5, 0.62, is_icon=True),
            Part("unit_officer", -0.22, 0.54, 0.94),
        ),
    ),
    "op_ambush": Scene("terrain_forest", (Part("unit_sniper", 0, 0.54, 0.94),)),
    "op_mobilisation": Scene(
        CONTOURS,
        (
            Part("pawn_soldier_cube", 0.02, 0.33, 0.5),
            Part("pawn_soldier_cube", -0.38, 0.62, 0.5),
            Part("pawn_soldier_cube", 0.4, 0.66, 0.5),
        ),
    ),
    "op_artillery_strike": Scene(
        "terrain_mountains",
        (Part("marker_target", 0.46, 0.3, 0.42), Part("vehicle_field_gun", -0.14, 0.58, 0.84)),
    ),
    "op_air_raid": Scene(CONTOURS, (Part("vehicle_bomber", 0, 0.5, 0.94),)),
    "op_parachute_drop": Scene(
        CONTOURS,
        (
            Part("parachute", -0.3, 0.34, 0.6, is_icon=True),
            Part("pawn_soldier_cube", -0.3, 0.72, 0.34),
            Part("parachute", 0.36, 0.46, 0.5, is_icon=True),
            Part("pawn_soldier_cube", 0.36, 0.78, 0.3),
        ),
    ),
    "op_aa_defence": Scene(
        CONTOURS,
        (
            Part("parachute", 0.46, 0.3, 0.46, is_icon=True),
            Part("marker_target", 0.46, 0.3, 0.36),
            Part("unit_gunner", -0.2, 0.55, 0.92),
        ),
    ),
    "op_interception": Scene(
        CONTOURS, (Part("marker_target", 0, 0.5, 0.92), Part("vehicle_fighter", 0, 0.5, 0.8))
    ),
    "op_wingman": Scene(
        CONTOURS, (Part("vehicle_fighter", -0.36, 0.42, 0.7), Part("vehicle_fighter", 0.4, 0.62, 0.6))
    ),
}
"""What is to be seen on each operation card."""

CARD_RULES: Mapping[str, str] = {
    "op_assault": "SO-CARD-09",
    "op_momentum": "SO-CARD-10",
    "op_mobilisation": "SO-CARD-11",
    "op_ambush": "SO-CARD-12",
    "op_artillery_strike": "SO-CARD-13",
    "op_air_raid": "SO-CARD-14",
    "op_parachute_drop": "SO-CARD-15",
    "op_aa_defence": "SO-CARD-16",
    "op_interception": "SO-CARD-17",
    "op_wingman": "SO-CARD-18",
}
"""Where the rulebook tells of each card."""
