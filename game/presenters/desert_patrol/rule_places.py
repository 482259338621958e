"""Where on the table of Desert Patrol each rule applies."""

from game.presenters.contract.rule_places import RulePlaces

RULE_PLACES: RulePlaces = {
    "DP-CARD": ("hand",),
    "DP-DRAW": ("deck", "discard"),
    "DP-END": ("aim",),
    "DP-ESC": ("escape",),
    "DP-FOG": ("fog",),
    "DP-MAN": ("vehicle", "seat"),
    "DP-MOVE": ("tile",),
    "DP-OBJ": ("object", "aim"),
    "DP-SUP-01": ("reserve",),
    "DP-TILE": ("tile",),
    "DP-UNIT": ("counter",),
    "DP-VEH": ("vehicle", "seat"),
}
