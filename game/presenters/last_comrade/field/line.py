"""The Line: each Comrade as a large card with its marks, and free places with what lies there."""

from collections import Counter

from pygame import Rect

from game.presenters.contract.presenter import ViewContext
from game.presenters.last_comrade import players
from game.presenters.last_comrade.cards import comrade_cards, parts
from game.presenters.last_comrade.colours import BLACK, EQUIPMENT, RED, paint_of
from game.presenters.last_comrade.controls import handles as at
from game.presenters.last_comrade.field.layout import FieldPlan
from game.presenters.last_comrade.field.moving import is_on_its_way
from game.presenters.shared.board.small_things import count_badge
from game.presenters.shared.cards import card_parts
from game.presenters.shared.cards.card_parts import radius_of
from game.rules.core.ids import Seat
from game.rules.last_comrade.state import Player, World
from game.rules.last_comrade.terms import ComradeId
from game.view.canvas import Canvas
from game.view.theme import CHALK, INK, INK_2, INK_3, LAMP, PAPER_0, PAPER_1, WARN

GROUP = "field"
STATUS_ICONS = {
    "dodge": "run_fast",
    "prone": "arrow_down_bold",
    "fubar": "lock",
    "snagged": "link_variant",
    "gassed": "weather_fog",
    "moved": "shoe_print",
}
"""The icons of a Comrade's statuses, in the order in which they are drawn."""
TELLING = ("dodge", "prone", "fubar", "snagged", "gassed")
"""Statuses whose word is written on the card; for a Comrade who was moved the icon is enough."""
HAZARD_PICTURES = {"mine": "marker_mine", "wire": "marker_wire"}
WIDEST_NAME = 230
FRAME, GLOW = 5, 20
"""Width of the frame and of the glow around the own Comrade."""
DISC = 0.24
"""The size of a disc on a card as a part of the width of the card."""


def draw_line(canvas: Canvas, ctx: ViewContext, plan: FieldPlan) -> None:
    world: World = ctx.view.world
    crew = [plan.card(world.place_of(one)) for one in world.line if one and world.is_in_tank(one)]
    _tank(canvas, crew)
    for place in range(1, world.length + 1):
        comrade = world.at(place)
        rect = plan.card(place)
        room = canvas.kit.px(5)
        canvas.hit_area(at.PLACE(place), rect.inflate(2 * room, 2 * room), GROUP, radius=9, is_piece=True)
        if comrade is None:
            _free_place(canvas, world, place, rect)
            _hazards(canvas, world, place, rect)
        else:
            if world.players[comrade].seat == ctx.seat:
                _glow(canvas, rect)
            _name(canvas, ctx, comrade, plan.column(place, plan.names))
            _hearts(canvas, world, comrade, plan.column(place, plan.hearts))
            _comrade(canvas, ctx, comrade, rect)
    _tank_badge(canvas, crew)
    _commissar(canvas, ctx, plan)


# Who stands there


def _name(canvas: Canvas, ctx: ViewContext, comrade: ComradeId, column: Rect) -> None:
    """The player's number and name; on black if that player is asked."""
    kit, seat = canvas.kit, ctx.view.world.players[comrade].seat
    wide = min(column.w - kit.px(8), kit.px(WIDEST_NAME))
    pill = Rect(column.centerx - wide // 2, column.y + 1, wide, column.h - 2)
    colours = paint_of(kit, seat)
    is_asked = seat == ctx.seat
    canvas.rounded(pill, 40, BLACK if is_asked else PAPER_0, colours.main, 2)
    side = pill.h - 2 * kit.px(2)
    canvas.blit(parts.number_disc(kit, Seat(seat), side), (pill.x + kit.px(2), pill.centery - side // 2))
    words = Rect(pill.x + side + kit.px(5), pill.y, pill.w - side - kit.px(12), pill.h)
    name = players.name_of(kit, ctx, comrade)
    canvas.text(name, "ui_bold", LAMP if is_asked else INK, words, align="center")


def _glow(canvas: Canvas, rect: Rect) -> None:
    """A warm light around the own Comrade, drawn behind everything else of it."""
    kit = canvas.kit
    frame, spread = rect.inflate(2 * kit.px(FRAME), 2 * kit.px(FRAME)), kit.px(GLOW)
    halo = kit.shapes.halo(frame.size, kit.px(9), spread, LAMP)
    canvas.blit(halo, (frame.x - spread, frame.y - spread))


def _hearts(canvas: Canvas, world: World, comrade: ComradeId, column: Rect) -> None:
    box = column.inflate(-canvas.kit.px(6), -canvas.kit.px(3))
    parts.hearts(canvas, box, world.players[comrade].life, world.setting.start_life)


def _comrade(canvas: Canvas, ctx: ViewContext, comrade: ComradeId, rect: Rect) -> None:
    kit, world, handle = canvas.kit, ctx.view.world, at.COMRADE(comrade)
    player = world.players[comrade]
    if handle in ctx.hidden:
        card_parts.ghost(canvas, rect, INK_3)
    elif not is_on_its_way(handle, ctx.hidden):
        if player.seat == ctx.seat:
            frame = rect.inflate(2 * kit.px(FRAME), 2 * kit.px(FRAME))
            canvas.rounded(frame, 9, LAMP, INK, 1.5)
        comrade_cards.front_card(canvas, rect, comrade, is_dim=not player.can_act)
        _marks(canvas, ctx, comrade, rect)
    canvas.hit_area(handle, rect, GROUP, radius=7, is_piece=True)


def _marks(canvas: Canvas, ctx: ViewContext, comrade: ComradeId, rect: Rect) -> None:
    """A Comrade's statuses until the end of the turn on the left, the player's wishes on the right."""
    kit, world = canvas.kit, ctx.view.world
    player: Player = world.players[comrade]
    side = max(kit.px(22), round(rect.w * DISC))
    down = rect.y + kit.px(4)
    for status in statuses(player):
        box = Rect(rect.x - side // 3, down, side, side)
        canvas.blit(kit.shapes.disc(side, INK, PAPER_0, kit.px(2)), box.topleft)
        canvas.icon(STATUS_ICONS[status], box, PAPER_0, side * 0.66 / kit.metrics.unit)
        down += side + kit.px(2)
    _words(canvas, player, rect)
    if player.hand_raised:
        large = round(side * 1.3)
        box = Rect(rect.right - large * 2 // 3, rect.y - large // 4, large, large)
        canvas.blit(kit.shapes.disc(large, WARN, INK, kit.px(2)), box.topleft)
        canvas.icon("hand_back_right", box, INK, large * 0.66 / kit.metrics.unit)
    if player.conceding:
        box = Rect(rect.right - side * 2 // 3, rect.y + side, side, side)
        canvas.blit(kit.shapes.disc(side, PAPER_0, INK, kit.px(2)), box.topleft)
        canvas.icon("flag", box, INK, side * 0.62 / kit.metrics.unit)


def statuses(player: Player) -> tuple[str, ...]:
    """The statuses of a Comrade now, as names of messages."""
    return tuple(status for status in STATUS_ICONS if getattr(player, status))


def _words(canvas: Canvas, player: Player, rect: Rect) -> None:
    """Words for what protects or holds a Comrade, across the foot of the picture; one if room is short."""
    kit = canvas.kit
    told = [kit.say(f"lc-status-{status}") for status in statuses(player) if status in TELLING]
    if not told:
        return
    high = min(kit.type.leading("min") + kit.px(2), rect.h // 6)
    strip = Rect(rect.x + kit.px(4), rect.y + round(rect.h * 0.74) - high, rect.w - 2 * kit.px(4), high)
    canvas.rounded(strip, 3, (*INK, 225))
    box = strip.inflate(-kit.px(4), 0)
    words = " · ".join(told)
    is_long = kit.type.width(words, "min") > box.w
    canvas.text(told[0] if is_long else words, "min", CHALK, box, align="center")


# The Tank


def _tank(canvas: Canvas, crew: list[Rect]) -> None:
    """A steel frame behind the cards of the Tank's crew."""
    if crew:
        canvas.rounded(_tank_frame(canvas, crew), 14, EQUIPMENT, BLACK, 2, shadow="s1")


def _tank_badge(canvas: Canvas, crew: list[Rect]) -> None:
    """Above the cards, to show what the frame means: between two cards, or at the corner of a single one."""
    if not crew:
        return
    kit, frame = canvas.kit, _tank_frame(canvas, crew)
    badge = Rect(0, 0, kit.px(34), kit.px(34))
    badge.center = frame.midbottom if len(crew) > 1 else (frame.right - kit.px(6), frame.bottom - kit.px(4))
    canvas.blit(kit.shapes.disc(badge.w, EQUIPMENT, PAPER_0, kit.px(2)), badge.topleft)
    canvas.icon("tank", badge, PAPER_0, 22)


def _tank_frame(canvas: Canvas, crew: list[Rect]) -> Rect:
    room = 2 * canvas.kit.px(6)
    return crew[0].unionall(crew[1:]).inflate(room, room)


# Free places and the Commissar


def _free_place(canvas: Canvas, world: World, place: int, rect: Rect) -> None:
    kit = canvas.kit
    canvas.blit(kit.shapes.rounded(rect.size, radius_of(rect.w), (*PAPER_1, 150)), rect.topleft)
    card_parts.ghost(canvas, rect, INK_2)
    share = 0.42 if world.hazards_at(place) else 0.9
    box = Rect(rect.x + kit.px(6), rect.y + kit.px(6), rect.w - 2 * kit.px(6), round(rect.h * share))
    words = kit.say("lc-zone-free_place")
    canvas.words(words, "small_bold", INK_2, box, align="center", valign="middle", fit=True)


def _hazards(canvas: Canvas, world: World, place: int, rect: Rect) -> None:
    """Mines and Wire, each kind once with its count. They are gone as soon as somebody stands there."""
    pile = world.hazards_at(place)
    if not pile:
        return
    kit = canvas.kit
    box = Rect(rect.x, rect.y + round(rect.h * 0.44), rect.w, round(rect.h * 0.5))
    kinds = Counter(world.setting.attacks[card].effect for card in pile)
    side = min(box.w // len(kinds) - kit.px(4), box.h - kit.px(4))
    for number, (kind, count) in enumerate(sorted(kinds.items())):
        middle = box.x + box.w * (2 * number + 1) // (2 * len(kinds))
        picture = kit.pictures.svg(HAZARD_PICTURES[kind], (side, side))
        placed = canvas.blit(picture, (middle - side // 2, box.centery - side // 2))
        if count > 1:
            badge = count_badge(kit, count, max(kit.px(22), side // 3))
            canvas.blit(badge, (placed.right - badge.get_width() * 2 // 3, placed.y))
    canvas.hit_area(at.HAZARD(place), box, GROUP, is_piece=True)


def _commissar(canvas: Canvas, ctx: ViewContext, plan: FieldPlan) -> None:
    kit, world = canvas.kit, ctx.view.world
    rect = plan.card(plan.commissar)
    column = plan.column(plan.commissar, plan.names)
    wide = min(column.w - kit.px(8), kit.px(WIDEST_NAME))
    pill = Rect(column.centerx - wide // 2, column.y + 1, wide, column.h - 2)
    canvas.rounded(pill, 40, BLACK)
    words = kit.say("lc-field-not_a_player")
    canvas.text(words, "min", PAPER_0, pill.inflate(-kit.px(12), 0), align="center")
    if not is_on_its_way(at.COMMISSAR, ctx.hidden):
        comrade_cards.commissar_card(canvas, rect)
        if world.advances:
            _owed(canvas, world.advances, rect)
    canvas.hit_area(at.COMMISSAR, rect, GROUP, radius=7, is_piece=True)


def _owed(canvas: Canvas, steps: int, rect: Rect) -> None:
    """The steps that the Commissar still owes because somebody immobile blocks him."""
    kit = canvas.kit
    high = min(kit.type.leading("min") + kit.px(4), rect.h // 5)
    strip = Rect(rect.x + kit.px(4), rect.y + kit.px(6), rect.w - 2 * kit.px(4), high)
    canvas.rounded(strip, 3, RED, PAPER_0, 1)
    words = kit.say("lc-field-steps_owed", count=steps)
    canvas.text(words, "min", PAPER_0, strip.inflate(-kit.px(4), 0), align="center")
