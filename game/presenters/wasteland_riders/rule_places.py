"""Which parts of the table of Wasteland Riders each rule is about."""

from game.presenters.contract.rule_places import RulePlaces

RULE_PLACES: RulePlaces = {
    "WR-ADV": ("advantage",),
    "WR-CON": ("contract",),
    "WR-GEAR": ("spot",),
    "WR-HEX": ("hex",),
    "WR-LUCK": ("luck", "deck/luck"),
    "WR-MKT": ("market",),
    "WR-MOVE": ("knight", "resource/fuel"),
    "WR-RANGE": ("range",),
    "WR-RES": ("resource",),
    "WR-SCAV": ("role_badge",),
    "WR-TEST": ("skill",),
    "WR-VEH": ("spot/vehicle_card", "spot/vehicle"),
    "WR-WASTE": ("played_card", "deck/wasteland"),
    "WR-WIN": ("mission",),
}
