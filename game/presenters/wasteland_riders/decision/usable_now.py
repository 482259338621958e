"""What the seat that looks may use now: luck cards, gear, vehicle and ability, by name."""

from game.presenters.contract.presenter import ViewContext
from game.rules.core.values import Intent
from game.rules.wasteland_riders.gear.carried import UNDER, card_at
from game.rules.wasteland_riders.intents.common import PlayLuck, UseAbility, UseGear, UseVehicle
from game.rules.wasteland_riders.terms import Spot
from game.rules.wasteland_riders.texts.asking import USES
from game.rules.wasteland_riders.world.state import World
from game.view.kit import Kit


def uses_of(ctx: ViewContext) -> tuple[Intent, ...]:
    """Intents of the seat that looks that use a text now; at an open table only those of open cards."""
    return tuple(intent for intent in ctx.legal if isinstance(intent, USES))


def usable_words(kit: Kit, ctx: ViewContext) -> str:
    """All of them by name; empty if there are none."""
    world: World = ctx.view.world
    names = dict.fromkeys(_name(kit, world, ctx, intent) for intent in uses_of(ctx))
    return kit.say("wr-matter-usable", names=", ".join(names)) if names else ""


def _name(kit: Kit, world: World, ctx: ViewContext, intent: Intent) -> str:
    knight = world.knights[ctx.seat]
    match intent:
        case PlayLuck(card):
            return kit.say(f"wr-luck-{card}")
        case UseGear(spot):
            item = card_at(knight, spot) or knight.printed.get(Spot(spot.removeprefix(UNDER)))
            return kit.say(f"wr-spot-{spot}") if item is None else kit.say(f"wr-gear-{item.card}")
        case UseAbility():
            return kit.say(f"wr-knight-{knight.knight}.ability")
        case UseVehicle():
            assert knight.car is not None
            return kit.say(f"wr-vehicle-{knight.car.card}")
        case _:
            return ""
