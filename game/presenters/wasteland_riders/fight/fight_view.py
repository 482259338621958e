"""The present fight: both fighters, the range card, the advantage, cards of the clash, what happens now."""

from collections.abc import Mapping

from pygame import Rect

from game.presenters.contract.presenter import ViewContext
from game.presenters.shared.tips import Lines, Teller, told, told_alone
from game.presenters.wasteland_riders.cards.combat_card import name_of, text_of
from game.presenters.wasteland_riders.cards.range_card import compose_range, describe_range, is_choosing
from game.presenters.wasteland_riders.cards.wasteland_card import describe_wasteland
from game.presenters.wasteland_riders.controls import handles
from game.presenters.wasteland_riders.decision.panel import STRIPE, open_panel
from game.presenters.wasteland_riders.decision.usable_now import usable_words
from game.presenters.wasteland_riders.fight.attack_rows import attack_at, compose_attacks, describe_attack
from game.presenters.wasteland_riders.fight.cards import compose_cards, describe_played, describe_slot
from game.presenters.wasteland_riders.fight.fighters import compose_fighter, leader_words
from game.presenters.wasteland_riders.fight.outlook import compose_outlook
from game.presenters.wasteland_riders.fight.roll import compose_roll
from game.presenters.wasteland_riders.fight.track import compose_track, describe_advantage
from game.presenters.wasteland_riders.fight.words import fighter_name, health_left, left_side, place_name
from game.rules.core import engine
from game.rules.wasteland_riders.fight.attacks import ChoosingAttack
from game.rules.wasteland_riders.gear.weapons import armour_of, fighting
from game.rules.wasteland_riders.terms import Range, Spot, Symbol
from game.rules.wasteland_riders.windows.windows import EnemyInWindow
from game.rules.wasteland_riders.world.fight import Side, other_side
from game.rules.wasteland_riders.world.state import World
from game.view.canvas import Canvas
from game.view.kit import Kit
from game.view.theme import BRASS, CHALK, CHALK_2, INK, LAMP
from game.view.widgets.panels import below

FLAT, TALL = (0.42, 0.125, 0.0), (0.345, 0.1, 0.27)
"""Heights of fighters, track and card row as parts of the height below the title; in a flat panel what
happens stands between the cards.
"""
IS_TALL = 0.6
"""A panel is tall from this height on, as a part of its width."""
DISC = 26


def is_active(ctx: ViewContext) -> bool:
    return ctx.view.world.fight is not None


def compose(canvas: Canvas, ctx: ViewContext, rect: Rect) -> None:
    kit = canvas.kit
    aside = _clashes_width(kit, ctx.view.world, rect)
    inner = open_panel(canvas, rect, _title(kit, ctx.view.world), aside=aside + kit.px(8))
    high = inner.y - rect.y - kit.px(STRIPE + 8)
    row = Rect(inner.right - aside, rect.y + kit.px(STRIPE + 6), aside, high)
    _clashes(canvas, row, ctx.view.world)
    gap = kit.px(8)
    is_tall = inner.h > inner.w * IS_TALL
    high, low, row_high = (round(inner.h * share) for share in (TALL if is_tall else FLAT))
    upper = Rect(inner.x, inner.y, inner.w, high)
    wide = round(inner.w * 0.21)
    left = left_side(ctx)
    compose_fighter(canvas, ctx, Rect(upper.x, upper.y, wide, high), left)
    compose_fighter(canvas, ctx, Rect(upper.right - wide, upper.y, wide, high), other_side(left))
    compose_range(canvas, ctx, Rect(upper.x + wide + gap, upper.y, upper.w - 2 * (wide + gap), high))
    track = Rect(inner.x, upper.bottom + gap, inner.w, low)
    compose_track(canvas, ctx, track)
    clash = Rect(inner.x, track.bottom + gap, inner.w, inner.bottom - track.bottom - gap)
    if not is_tall:
        _middle(canvas, ctx, compose_cards(canvas, ctx, clash))
        return
    between = compose_cards(canvas, ctx, Rect(clash.x, clash.y, clash.w, row_high))
    compose_outlook(canvas, ctx, between)
    _middle(canvas, ctx, below(clash, row_high + gap))


def _title(kit: Kit, world: World) -> str:
    fight = fighting(world)
    kind = "duel" if fight.meeting else "mission" if fight.mission else "enemy"
    return kit.say("wr-fight-title", kind=kind, place=place_name(kit, world, fight.hex))


def _clashes_width(kit: Kit, world: World, rect: Rect) -> int:
    """The width of the clash numbers, and of the word for them up to a quarter of the panel."""
    numbers = world.setting.content.combat.clashes * (kit.px(DISC) + kit.px(4))
    return min(numbers + kit.type.width(kit.say("wr-fight-clash"), "small") + kit.px(4), rect.w // 4)


def _clashes(canvas: Canvas, row: Rect, world: World) -> None:
    """The numbers of the clashes at the right of the title, the present one lit."""
    kit, now, count = canvas.kit, fighting(world).clash, world.setting.content.combat.clashes
    side = min(row.h, kit.px(DISC))
    x = row.right - count * (side + kit.px(4)) + kit.px(4)
    label = Rect(row.x, row.y, x - row.x - kit.px(4), row.h)
    canvas.text(kit.say("wr-fight-clash"), "small", CHALK_2, label, align="right")
    for number in range(1, count + 1):
        disc = Rect(x + (number - 1) * (side + kit.px(4)), row.y + (row.h - side) // 2, side, side)
        is_now = number == now
        canvas.blit(kit.shapes.disc(side, BRASS if is_now else INK, CHALK_2, kit.px(1)), disc.topleft)
        colour = INK if is_now else CHALK if number < now else CHALK_2
        canvas.text(str(number), "num_m", colour, disc.inflate(-kit.px(6), -kit.px(4)), align="center")


# What happens now


def _middle(canvas: Canvas, ctx: ViewContext, box: Rect) -> None:
    kit, world = canvas.kit, ctx.view.world
    fight, decision = fighting(world), engine.pending(ctx.view)
    side, is_enemys = fight.of(ctx.seat), isinstance(decision, EnemyInWindow)
    if usable := usable_words(kit, ctx):
        low = min(2 * kit.type.leading("small"), box.h // 4)
        canvas.words(usable, "small", LAMP, Rect(box.x, box.bottom - low, box.w, low), fit=True)
        box = Rect(box.x, box.y, box.w, box.h - low - kit.px(4))
    if fight.over:
        canvas.words(_result(kit, world), "h3", CHALK, box, align="center", valign="middle", fit=True)
    elif fight.attack is not None:
        compose_roll(canvas, ctx, box)
    elif isinstance(decision, ChoosingAttack) and decision.side == side:
        compose_attacks(canvas, ctx, box, kit.say("wr-fight-ways"), is_asked=True)
    elif not (fight.revealed or side is None or ctx.is_open or is_choosing(ctx) or is_enemys):
        compose_attacks(canvas, ctx, box, kit.say("wr-fight-ways_ahead"), is_asked=False)
    else:
        _told(canvas, box, world)


def _told(canvas: Canvas, box: Rect, world: World) -> None:
    """What the revealed cards do; before they are revealed, the enemy's text."""
    kit, fight = canvas.kit, fighting(world)
    lines: list[tuple[str, str]] = []
    for fighter in (fight.red, fight.blue):
        name = fighter_name(kit, world, fighter)
        if fight.revealed and fighter.card is not None and fighter.card != "hidden":
            head = kit.say("wr-fight-plays", name=name, card=name_of(kit, fighter.card))
            lines.append((head, text_of(kit, fighter.card)))
        elif fighter.enemy is not None:
            lines.append(
                (name, describe_wasteland(kit, world, fighter.enemy).partition("\n")[2].replace("\n", " · "))
            )
    high = box.h // max(len(lines), 1)
    for number, (head, text) in enumerate(lines):
        row = Rect(box.x, box.y + number * high, box.w, high - kit.px(4))
        top = min(kit.type.leading("small_bold"), row.h // 3)
        canvas.text(head, "small_bold", CHALK, Rect(row.x, row.y, row.w, top))
        canvas.words(text, "small", CHALK_2, below(row, top), fit=True)


def _result(kit: Kit, world: World) -> str:
    """Who has won, in words."""
    fight = fighting(world)
    if fight.peace:
        return kit.say("wr-fight-peace")
    if fight.winner is None:
        return kit.say("wr-fight-draw")
    return kit.say("wr-fight-won", name=fighter_name(kit, world, fight.side(fight.winner)))


# Tips


def _tell_range(kit: Kit, ctx: ViewContext, name: Range) -> Lines:
    return [describe_range(kit, ctx.view.world, name)]


def _tell_weapon(kit: Kit, ctx: ViewContext, spot: Spot | None, symbol: Symbol) -> Lines:
    world: World = ctx.view.world
    option = None if world.fight is None else attack_at(world, ctx.seat, spot, symbol)
    return [] if option is None else [describe_attack(kit, option)]


def _tell_symbol(kit: Kit, ctx: ViewContext, symbol: Symbol) -> Lines:
    return _tell_weapon(kit, ctx, None, symbol)


def _tell_slot(kit: Kit, ctx: ViewContext) -> Lines:
    return [] if ctx.view.world.fight is None else [describe_slot(kit, ctx)]


def _tell_played(kit: Kit, ctx: ViewContext, side: Side, clash: int) -> Lines:
    return [] if ctx.view.world.fight is None else [describe_played(kit, ctx, side, clash)]


def _tell_advantage(kit: Kit, ctx: ViewContext) -> Lines:
    return [] if ctx.view.world.fight is None else [describe_advantage(kit, ctx)]


def _tell_fighter(kit: Kit, ctx: ViewContext, side: Side) -> Lines:
    return [] if ctx.view.world.fight is None else [_describe_fighter(kit, ctx, side)]


def _describe_fighter(kit: Kit, ctx: ViewContext, side: Side) -> str:
    world: World = ctx.view.world
    fighter = fighting(world).side(side)
    left, most = health_left(world, fighter)
    health = kit.say("wr-fight-tip-health", left=left, most=most)
    leader = leader_words(kit, ctx, fighter)
    if fighter.enemy is not None:
        lines = [describe_wasteland(kit, world, fighter.enemy), health, leader]
    else:
        armour = kit.say("wr-fight-tip-armour", count=armour_of(world, fighter))
        lines = [fighter_name(kit, world, fighter), leader, health, armour]
    if fighter.prepared:
        lines.append(kit.say("wr-fight-tip-prepared"))
    return "\n".join(lines)


TELLERS: Mapping[str, Teller] = dict(
    (
        told(handles.RANGE, _tell_range),
        told(handles.FOE, _tell_fighter),
        told(handles.WEAPON, _tell_weapon),
        told(handles.SYMBOL, _tell_symbol),
        told(handles.PLAYED, _tell_played),
        told_alone(handles.COMBAT_SLOT, _tell_slot),
        told_alone(handles.ADVANTAGE, _tell_advantage),
    )
)
"""The function that makes the tip of each kind of thing in a fight."""
