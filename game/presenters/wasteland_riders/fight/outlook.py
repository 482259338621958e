"""The outlook of a clash in one large number: the chance of the best attack, then its effect."""

from typing import NamedTuple

from pygame import Rect

from game.presenters.contract.presenter import ViewContext
from game.presenters.shared.chances import percent
from game.presenters.wasteland_riders.decision.panel import signed
from game.presenters.wasteland_riders.fight.attack_rows import name_of
from game.rules.core.odds import total
from game.rules.wasteland_riders.gear.weapons import fighting
from game.rules.wasteland_riders.insights.attack_options import attack_options
from game.rules.wasteland_riders.insights.attack_totals import attack_totals
from game.view.canvas import Canvas
from game.view.kit import Kit
from game.view.theme import CHALK, CHALK_2, GO_L, NO_L, Colour
from game.view.widgets.panels import below


class Outlook(NamedTuple):
    """A large number, the words below it, and its colour."""

    number: str
    words: str
    colour: Colour


def compose_outlook(canvas: Canvas, ctx: ViewContext, box: Rect) -> None:
    kit, found = canvas.kit, outlook(canvas.kit, ctx)
    if found is None:
        return
    high = min(kit.type.leading("num_xl"), box.h * 3 // 5)
    top = box.y + max(0, (box.h - high - 2 * kit.type.leading("small")) // 2)
    number = Rect(box.x, top, box.w, high)
    canvas.words(found.number, "num_xl", found.colour, number, align="center", valign="middle", fit=True)
    canvas.words(found.words, "small", CHALK_2, below(box, number.bottom - box.y), align="center", fit=True)


def outlook(kit: Kit, ctx: ViewContext) -> Outlook | None:
    """The outlook; before the attack None for a seat outside the fight and at an open table (hidden gear)."""
    world, fight = ctx.view.world, fighting(ctx.view.world)
    if fight.attack is not None:
        done = attack_totals(world)
        if done is None:
            return None
        lost = total(done.damage) - total(done.stopped) if done.is_hit else 0
        if not lost:
            return Outlook("0", kit.say("wr-fight-outlook_nothing"), CHALK)
        return Outlook(signed(-lost), kit.say("wr-fight-outlook_health"), NO_L)
    if ctx.is_open or fight.of(ctx.seat) is None:
        return None
    odds = {one: one.odds for one in attack_options(world, ctx.seat) if one.odds is not None}
    if not odds:
        return None
    best = max(odds, key=lambda one: odds[one].chance)
    words = kit.say("wr-fight-outlook_best", attack=name_of(kit, best))
    return Outlook(percent(kit, odds[best], exact=True), words, GO_L)
