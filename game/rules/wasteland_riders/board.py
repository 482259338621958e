"""Hexes as they are now: printed symbols, tokens on them, and what the mission adds."""

from collections.abc import Iterator

from game.rules.core.ids import Seat
from game.rules.core.odds import Term
from game.rules.wasteland_riders.content.tables import Tile
from game.rules.wasteland_riders.gear.conditions import constants
from game.rules.wasteland_riders.terms import BoardToken, HexId
from game.rules.wasteland_riders.world.state import World


def tile_at(world: World, place: HexId) -> Tile:
    return world.setting.content.tiles[world.tiles[place]]


def tokens_on(world: World, place: HexId, kind: BoardToken) -> int:
    return sum(token.hex == place and token.kind == kind for token in world.tokens) if world.tokens else 0


def has_special(world: World, place: HexId, kind: str) -> bool:
    return bool(world.specials) and any(one.hex == place and one.kind == kind for one in world.specials)


def threat(world: World, place: HexId) -> int:
    """Threat symbols; a mission enemy on the hex counts as one more (WR-BOARD-06)."""
    enemies = any(enemy.hex == place for enemy in world.mission.enemies)
    return tile_at(world, place).threat + tokens_on(world, place, "threat") + int(enemies)


def radiation(world: World, place: HexId) -> int:
    return tile_at(world, place).radiation + tokens_on(world, place, "radiation")


def contamination(world: World, place: HexId) -> int:
    """Contamination symbols; a blast token counts as one more."""
    blast = int(has_special(world, place, "blast"))
    return tile_at(world, place).contamination + tokens_on(world, place, "contamination") + blast


def difficulty(world: World, seat: Seat, place: HexId) -> int:
    """Movement points to enter by vehicle: printed, less for this knight's terrain bonuses, more for
    hindrances."""
    terrain = tile_at(world, place).terrain
    eased = sum(effect.n for effect in constants(world, seat, "terrain_cost") if effect.terrain == terrain)
    return common_difficulty(world, place, eased)


def common_difficulty(world: World, place: HexId, eased: int = 0) -> int:
    """The movement points for a knight without any advantage."""
    return max(1, tile_at(world, place).difficulty + eased) + tokens_on(world, place, "hindrance")


def is_city(world: World, place: HexId) -> bool:
    """Whether the hex is a city that is not ruined."""
    return tile_at(world, place).kind == "city" and place not in world.mission.ruins


def attack_dice(world: World, place: HexId) -> Iterator[Term]:
    """What this hex and its neighbours change in all attack tests; a reset token turns it off (WR-HEX-12)."""
    if any(one.kind == "reset" for one in world.specials):
        return
    for other in world.setting.within(place, 1):
        dice = tile_at(world, other).attack_dice
        if dice:
            yield Term("place", dice, "WR-HEX-12", f"tile-{world.tiles[other]}")
