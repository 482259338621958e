"""Who fights whom, in words and colours: names of fighters and of the players who lead them."""

from game.presenters.contract.presenter import ViewContext
from game.presenters.wasteland_riders.cards.wasteland_card import message_of
from game.presenters.wasteland_riders.colours import paint_of
from game.presenters.wasteland_riders.decision.panel import ENEMY
from game.rules.wasteland_riders.gear.weapons import fighting, health_of, remaining_health
from game.rules.wasteland_riders.terms import HexId
from game.rules.wasteland_riders.world.fight import Fighter, Side
from game.rules.wasteland_riders.world.state import World
from game.view.kit import Kit
from game.view.theme import SeatColours


def fighter_name(kit: Kit, world: World, fighter: Fighter) -> str:
    if fighter.enemy is not None:
        return kit.say(message_of(world, fighter.enemy))
    assert fighter.seat is not None
    return kit.say(f"wr-knight-{world.knights[fighter.seat].knight}")


def fighter_paint(kit: Kit, world: World, fighter: Fighter) -> SeatColours:
    return ENEMY if fighter.seat is None else paint_of(kit, world, fighter.seat)


def health_left(world: World, fighter: Fighter) -> tuple[int, int]:
    """A fighter's remaining health and full health."""
    most = world.setting.numbers.scale if fighter.enemy is None else health_of(world, fighter.enemy)
    return remaining_health(world, fighter), most


def place_name(kit: Kit, world: World, hex_id: HexId) -> str:
    """The name of the tile on this hex."""
    tile = world.tiles.get(hex_id)
    return kit.say(f"wr-tile-{tile}") if tile else kit.say(f"wr-hex-{hex_id}")


def left_side(ctx: ViewContext) -> Side:
    """The side at the left: that of the seat which looks; red if it does not fight."""
    return fighting(ctx.view.world).of(ctx.seat) or "red"
