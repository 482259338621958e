"""What is coming, in sentences: the attack of the turn and who loses Life to it if nobody moves."""

from typing import TYPE_CHECKING

from game.presenters.contract.presenter import ViewContext
from game.presenters.last_comrade import players
from game.presenters.last_comrade.cards import faces
from game.presenters.last_comrade.field.forecast import danger
from game.rules.last_comrade.forecast import Forecast
from game.view.kit import Kit

if TYPE_CHECKING:
    from game.rules.last_comrade.state import World


def outlook(kit: Kit, ctx: ViewContext) -> tuple[str, ...]:
    """The sentences; empty if no attack is to come, or if it strikes already."""
    world: World = ctx.view.world
    expected = danger(ctx)
    if world.strike is None or expected is None:
        return ()
    name, text = faces.name_of(kit, world.strike), faces.text_of(kit, world.setting, world.strike)
    attack = kit.say("lc-outlook-attack", card=name, text=text)
    halted = (kit.say("lc-status-halt.hint"),) if world.halt else ()
    return (attack, *halted, _losses(kit, ctx, expected))


def _losses(kit: Kit, ctx: ViewContext, expected: Forecast) -> str:
    """Who loses Life, in the order of the Line, as in the forecast on the table."""
    world: World = ctx.view.world
    hurt = [one for one in world.line if one is not None and one in expected.hurt]
    if not hurt:
        return kit.say("lc-outlook-nobody")
    told = []
    for comrade in hurt:
        lost = expected.hurt[comrade]
        fate = "lc-outlook-dies" if world.players[comrade].life <= lost else "lc-outlook-loses"
        told.append(kit.say(fate, name=players.name_of(kit, ctx, comrade), lost=lost))
    return kit.say("lc-outlook-hurt", hurt=", ".join(told), count=len(told))
