"""Which picture and which icon stands for each thing: one table for cards, pieces, bonuses and
action spaces.
"""

from collections.abc import Mapping

from game.presenters.shared.cards.own_pictures import own_picture
from game.presenters.staff_orders.controls.handles import Supply
from game.rules.core.ids import CardId
from game.rules.staff_orders.terms import ActionName, BonusId, Faction, Window
from game.view.kit import Kit

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
"""The icons of when a card is played; the same shield for the defence in all clashes."""

BONUS_PICTURES: Mapping[BonusId, str] = {
    BonusId("supply_depot"): "marker_depot",
    BonusId("forward_outpost"): "marker_outpost",
    BonusId("observation_post"): "marker_observation",
    BonusId("recon_post"): "marker_recon",
    BonusId("signals_unit"): "marker_signals",
    BonusId("flight_control"): "marker_flight_control",
    BonusId("city_centre"): "terrain_city",
}

BONUS_RULES: Mapping[BonusId, str] = {
    BonusId("supply_depot"): "SO-BONUS-02",
    BonusId("forward_outpost"): "SO-BONUS-03",
    BonusId("observation_post"): "SO-BONUS-04",
    BonusId("recon_post"): "SO-BONUS-05",
    BonusId("signals_unit"): "SO-BONUS-06",
    BonusId("flight_control"): "SO-BONUS-11",
    BonusId("city_centre"): "SO-BONUS-12",
}
"""The rule that explains each bonus."""

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
"""The rule that explains each card."""


def piece_of(faction: Faction, supply: Supply) -> str:
    """The wooden piece of a side; each side has its own form."""
    return f"piece_{faction}_{supply}"


def picture_of(kit: Kit, card: CardId) -> str | None:
    """The scene of an operation card; None if it has none, as a card of a mod may."""
    return own_picture(kit, "operation", card)


def rule_of_card(card: CardId) -> str:
    """The rule that explains a card; for an unknown card the rule about all of them."""
    return CARD_RULES.get(card, "SO-CARD-02")
