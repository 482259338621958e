"""The things in a tray of an exchange between knights, in their order there."""

from game.rules.wasteland_riders.gear.carried import CAR
from game.rules.wasteland_riders.world.state import Share


def things_of(share: Share) -> tuple[str, ...]:
    """The names by index in `given/own/<n>`: spots of gear, then `vehicle_card`, `ammo`, `fuel` if given."""
    return (
        *share.gear,
        *((CAR,) if share.car else ()),
        *(("ammo",) if share.ammo else ()),
        *(("fuel",) if share.fuel else ()),
    )
