"""The forecast beside the attack: whom it would hurt, how much Life would be left, who would die."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, NamedTuple

from pygame import Rect

from game.i18n import captions
from game.presenters.contract.presenter import ViewContext
from game.presenters.last_comrade import players
from game.presenters.last_comrade.cards import comrade_cards
from game.presenters.last_comrade.colours import RED
from game.presenters.last_comrade.phases import is_between
from game.presenters.shared.panels import grid
from game.rules.core import engine
from game.rules.core.ids import CardId, Seat
from game.rules.last_comrade import GAME, forecast
from game.rules.last_comrade.attacks import STRIKING
from game.rules.last_comrade.events import TurnStarted
from game.rules.last_comrade.forecast import Forecast
from game.rules.last_comrade.hits import HitWindow
from game.rules.last_comrade.line_events import AttackStarted
from game.rules.last_comrade.terms import ComradeId
from game.view.canvas import Canvas
from game.view.theme import INK, INK_2, PAPER_0, PAPER_4, Colour
from game.view.widgets.panels import below

if TYPE_CHECKING:
    from game.rules.last_comrade.state import World

LARGEST = 88
"""The largest size of a portrait, in design pixels."""


class Tale(NamedTuple):
    """The content of the box: a heading, who loses how much Life, a remark under it."""

    heading: str
    hurt: Mapping[ComradeId, int]
    otherwise: str
    """The text if nobody is hurt."""
    remark: str = ""
    is_warning: bool = False
    """Whether the remark is a warning, or only a remark in passing."""


def danger(ctx: ViewContext) -> Forecast | None:
    """What the attack would do if nobody acted any more; None if no attack is to come."""
    world: World = ctx.view.world
    if world.strike is None or world.step >= STRIKING or world.outcome is not None or not world.line:
        return None
    (expected,) = forecast.forecasts(GAME, ctx.view, Seat(ctx.seat), None)
    return expected


def draw_forecast(canvas: Canvas, ctx: ViewContext, rect: Rect, expected: Forecast | None) -> None:
    """The forecast if nobody moves; while a hit is being resolved, that hit."""
    draw_tale(canvas, ctx, rect, _tale(canvas, ctx, expected))


def _tale(canvas: Canvas, ctx: ViewContext, expected: Forecast | None) -> Tale:
    kit, world = canvas.kit, ctx.view.world
    decision = engine.pending(ctx.view)
    nobody = kit.say("lc-field-nobody")
    if is_between(ctx.view) and world.strike is not None and not (expected and expected.hurt):
        if world.step >= STRIKING:
            return Tale(kit.say("film-lc-strikes"), {}, _struck(canvas, ctx), _flavour(canvas, world.strike))
        return Tale(kit.say("lc-field-if_nobody_moves"), {}, "", _flavour(canvas, world.strike))
    if expected is not None:
        heading = kit.say("lc-field-if_nobody_moves")
        if world.halt:
            return Tale(heading, expected.hurt, nobody, kit.say("lc-status-halt.hint"), is_warning=True)
        return Tale(heading, expected.hurt, nobody, _flavour(canvas, world.strike))
    if isinstance(decision, HitWindow):
        words = kit.say(f"lc-kind-{decision.kind}")
        heading = kit.say("lc-field-being_hit", kind=words)
        return Tale(heading, {decision.comrade: decision.amount}, nobody, _flavour(canvas, decision.source))
    if world.strike is None:
        said = kit.say("lc-field-quoted", words=kit.say("lc-commissar.flavour"))
        return Tale(kit.say("lc-zone-front_line"), {}, kit.say("lc-field-how_it_stands"), said)
    return Tale(kit.say("lc-field-attack_over"), {}, kit.say("lc-field-attack_over.hint"))


def _struck(canvas: Canvas, ctx: ViewContext) -> str:
    """The Comrades whom the attack of this turn hits, in words."""
    told = (event for step in reversed(ctx.history) for event in reversed(step.events))
    last = next((event for event in told if isinstance(event, AttackStarted | TurnStarted)), None)
    if not isinstance(last, AttackStarted):
        return ""
    return captions.caption(canvas.kit.texts, GAME, last, GAME.name_overrides(ctx.view.world))


def _flavour(canvas: Canvas, card: CardId | None) -> str:
    """The quotation on the card."""
    if card is None:
        return ""
    return canvas.kit.say("lc-field-quoted", words=canvas.kit.say(f"lc-card-{card}.flavour"))


# Drawing


def draw_tale(
    canvas: Canvas, ctx: ViewContext, rect: Rect, tale: Tale, *, rim: Colour = PAPER_4, zone: str = "forecast"
) -> None:
    """The box with its heading, a portrait for each Comrade who is hurt, and the remark at its foot."""
    kit = canvas.kit
    canvas.zone(zone, rect, zone)
    canvas.rounded(rect, 8, PAPER_0, rim, 1 if rim == PAPER_4 else 3, shadow="s1")
    inner = rect.inflate(-2 * kit.px(14), -2 * kit.px(8))
    head = min(kit.type.leading("h3"), inner.h // 5)
    canvas.text(tale.heading, "h3", INK, Rect(inner.x, inner.y, inner.w, head))
    rest = below(inner, head + kit.px(4))
    foot = min(kit.type.leading("caption"), rest.h // 4) if tale.remark else 0
    if tale.remark:
        line = Rect(rest.x, rest.bottom - foot, rest.w, foot)
        style, colour = ("small_bold", RED) if tale.is_warning else ("flavour", INK_2)
        canvas.text(tale.remark, style, colour, line)
    body = Rect(rest.x, rest.y, rest.w, rest.h - foot - kit.px(4))
    if tale.hurt:
        _victims(canvas, ctx, body, tale.hurt)
    else:
        canvas.words(tale.otherwise, "body", INK_2, body, valign="middle", fit=True)


def _victims(canvas: Canvas, ctx: ViewContext, body: Rect, hurt: Mapping[ComradeId, int]) -> None:
    """The Comrades in the order of the Line, three to five in a row."""
    line = [one for one in ctx.view.world.line if one in hurt]
    rows = 1 if len(line) <= 3 else 2
    columns = max(3, -(-len(line) // rows))
    for comrade, cell in zip(line, grid(body, columns, rows), strict=False):
        _victim(canvas, ctx, cell, comrade, hurt[comrade])


def _victim(canvas: Canvas, ctx: ViewContext, cell: Rect, comrade: ComradeId, lost: int) -> None:
    kit, player = canvas.kit, ctx.view.world.players[comrade]
    side = min(cell.h - kit.px(4), cell.w * 2 // 5, kit.px(LARGEST))
    disc = Rect(cell.x, cell.centery - side // 2, side, side)
    canvas.blit(comrade_cards.portrait_disc(kit, comrade, side, RED), disc.topleft)
    plate_side = max(kit.px(24), side * 2 // 5)
    plate = Rect(disc.right - plate_side * 3 // 4, disc.y - plate_side // 8, plate_side, plate_side)
    canvas.blit(kit.shapes.disc(plate_side, RED, PAPER_0, kit.px(2)), plate.topleft)
    canvas.text(f"−{lost}", "num_m", PAPER_0, plate.inflate(-kit.px(4), 0), align="center")
    words = Rect(plate.right + kit.px(5), cell.y, cell.right - plate.right - kit.px(8), cell.h)
    left = max(0, player.life - lost)
    fate = (
        kit.say("lc-field-dies")
        if not left
        else kit.say("lc-field-left_of", left=left, most=ctx.view.world.setting.start_life)
    )
    _two_lines(canvas, words, players.name_of(kit, ctx, comrade), fate, is_dead=not left)


def _two_lines(canvas: Canvas, box: Rect, name: str, fate: str, *, is_dead: bool) -> None:
    kit = canvas.kit
    high = min(kit.type.leading("body_bold"), box.h // 2)
    top = box.centery - high
    canvas.text(name, "body_bold", INK, Rect(box.x, top, box.w, high))
    colour = RED if is_dead else INK_2
    canvas.text(fate, "small_bold" if is_dead else "small", colour, Rect(box.x, top + high, box.w, high))
