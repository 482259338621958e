"""Cards shown large: the whole sentence, when the card is played, a line of flavour."""

from pygame import Rect

from game.presenters.last_comrade.cards import faces
from game.presenters.last_comrade.cards.comrade_cards import bust
from game.presenters.last_comrade.cards.foot import foot
from game.presenters.last_comrade.cards.parts import hearts
from game.presenters.last_comrade.colours import ABILITY, POSTER, RAY, portrait_of
from game.presenters.last_comrade.players import comrade_name
from game.presenters.shared.cards import card_parts
from game.presenters.shared.cards.card_parts import Plan, radius_of
from game.rules.core.ids import CardId
from game.rules.last_comrade.state import World
from game.rules.last_comrade.terms import ComradeId
from game.view.canvas import Canvas
from game.view.theme import BRASS_D, INK, INK_2, INK_3, PAPER_0

LARGE = card_parts.LARGE
TITLE, PICTURE, FLAVOUR, FOOT = 60, 214, 58, 46
"""Heights of the parts of a large card, in pixels of its design."""
LEFT, WIDE = 24, LARGE[0] - 48


def large_card(canvas: Canvas, rect: Rect, world: World, card: CardId) -> None:
    """The card as large as `rect`, with all that is printed on it."""
    kit, plan, setting = canvas.kit, Plan(rect, LARGE[0]), world.setting
    canvas.shadow(rect, radius_of(rect.w), "s3")
    style = "d2" if kit.metrics.is_compact else "h1"
    faces.ground(canvas, plan, setting, card, (TITLE, PICTURE), wide=LARGE[0], style=style)
    top, end = faces.BORDER + TITLE + PICTURE + 12, plan.high - faces.BORDER - FOOT - FLAVOUR
    hint = _when_or_kind(canvas, world, card)
    if hint:
        canvas.words(hint, "body_bold", BRASS_D, plan.box(LEFT, top, WIDE, 52), valign="middle", fit=True)
        top += 56
    canvas.words(
        faces.text_of(kit, setting, card), "reading", INK, plan.box(LEFT, top, WIDE, end - top - 4), fit=True
    )
    _flavour(canvas, plan, kit.say(f"lc-card-{card}.flavour"), end)
    foot(canvas, plan.box(LEFT, plan.high - faces.BORDER - FOOT, WIDE, FOOT), setting, card)


def _when_or_kind(canvas: Canvas, world: World, card: CardId) -> str:
    """When an Event is played; for an attack, its kind and how it flies."""
    kit, setting = canvas.kit, world.setting
    if card in setting.events:
        return kit.say(f"lc-card-{card}.when")
    if card in setting.attacks and setting.attacks[card].type != "special":
        return kit.say(f"lc-type-{setting.attacks[card].type}.hint")
    return ""


def large_ability(canvas: Canvas, rect: Rect, world: World, comrade: ComradeId) -> None:
    """A Comrade's card: bust, ability, Life if the Comrade is in play, and a quotation."""
    kit, plan = canvas.kit, Plan(rect, LARGE[0])
    canvas.shadow(rect, radius_of(rect.w), "s3")
    card_parts.body(canvas, rect, ABILITY)
    edge = faces.BORDER
    inner = plan.box(edge, edge + TITLE, LARGE[0] - 2 * edge, plan.high - 2 * edge - TITLE)
    canvas.blit(kit.shapes.rounded(inner.size, radius_of(rect.w) // 2, POSTER), inner.topleft)
    shown = plan.box(edge, edge + TITLE, LARGE[0] - 2 * edge, PICTURE)
    canvas.blit(bust(kit, portrait_of(comrade), shown.size), shown.topleft)
    canvas.fill(Rect(inner.x, shown.bottom, inner.w, 1), RAY)
    style = "d2" if kit.metrics.is_compact else "h1"
    title = plan.box(LEFT, 4, WIDE, edge + TITLE - 8)
    canvas.text(comrade_name(kit, comrade), style, PAPER_0, title, align="center")
    top, end = edge + TITLE + PICTURE + 12, plan.high - edge - FOOT - FLAVOUR
    name = plan.box(LEFT, top, WIDE, 30)
    canvas.text(kit.say(f"lc-ability-{comrade}"), "body_bold", INK_2, name)
    words = plan.box(LEFT, top + 34, WIDE, end - top - 38)
    canvas.words(kit.say(f"lc-ability-{comrade}.text"), "reading", INK, words, fit=True)
    _flavour(canvas, plan, kit.say(f"lc-comrade-{comrade}.flavour"), end)
    if comrade in world.players:
        box = plan.box(LEFT, plan.high - edge - FOOT, WIDE, FOOT - 4)
        hearts(canvas, box, world.players[comrade].life, world.setting.start_life)


def _flavour(canvas: Canvas, plan: Plan, words: str, top: float) -> None:
    box = plan.box(LEFT, top, WIDE, FLAVOUR)
    canvas.words(words, "flavour", INK_3, box, align="center", valign="middle", fit=True)
