"""Cards and vehicles shown large: full sentences, the rules they follow, a line of flavour."""

from pygame import Rect

from game.presenters.desert_patrol.board.counters import look_of, put_counter
from game.presenters.desert_patrol.cards import soldiers
from game.presenters.desert_patrol.cards.vehicles import draw_socket, seat_caption, sitting_at, state_words
from game.presenters.desert_patrol.colours import paint_of
from game.presenters.desert_patrol.pictures_of import A_VEHICLE, ACTION_ICONS, picture_of
from game.presenters.desert_patrol.words import defence_words, vehicle_facts
from game.presenters.shared.cards.card_parts import LARGE, Plan, radius_of
from game.rules.core.ids import CardId
from game.rules.desert_patrol.content import Action, Card, Position
from game.rules.desert_patrol.setting import Setting
from game.rules.desert_patrol.state import World
from game.rules.desert_patrol.terms import VALUELESS, CounterId
from game.view.canvas import Canvas
from game.view.theme import BRASS_D, INK, INK_2, INK_3, PAPER_0, PAPER_1, PAPER_4, SeatColours

VEHICLE = (560, 420)


# Cards


def large_card(canvas: Canvas, rect: Rect, setting: Setting, card: CardId) -> None:
    printed = setting.cards[card]
    plan = Plan(rect, LARGE[0])
    canvas.shadow(rect, radius_of(rect.w), "s3")
    if printed.kind == "fog":
        _large_fog(canvas, plan, setting, card)
        return
    picture = 214 if len(printed.actions) < 4 else 172
    soldiers.large_ground(canvas, plan, card, printed, title=56, picture=picture)
    top, foot = 5 + 56 + picture + 12, 76
    step = (plan.high - 8 - foot - top) / len(printed.actions)
    for number, action in enumerate(printed.actions):
        box = plan.box(22, top + number * step, LARGE[0] - 44, step - 4)
        _sentence(canvas, plan, box, action, paint_of(canvas.kit, printed.side))
    _foot(canvas, plan, card, printed, foot)


def _large_fog(canvas: Canvas, plan: Plan, setting: Setting, card: CardId) -> None:
    kit, printed = canvas.kit, setting.cards[card]
    soldiers.large_fog_ground(canvas, plan, card, printed)
    plate = plan.box(40, plan.high - 190, LARGE[0] - 80, 150)
    canvas.rounded(plate, 8, soldiers.FOG_PLATE)
    words = kit.say("dp-table-fog_sentence")
    room = plate.inflate(-2 * plan.px(14), -2 * plan.px(10))
    canvas.words(words, "body", PAPER_0, room, align="center", valign="middle", fit=True)


def _sentence(canvas: Canvas, plan: Plan, box: Rect, action: Action, colours: SeatColours) -> None:
    """Draw an action: icon, name, rule and number on one line, its effect below."""
    kit = canvas.kit
    mark = Rect(box.x, box.y + plan.px(2), plan.px(34), plan.px(34))
    canvas.blit(kit.shapes.rounded(mark.size, plan.px(7), colours.main), mark.topleft)
    canvas.icon(ACTION_ICONS[action.do], mark, PAPER_0, 24 * plan.unit / kit.metrics.unit)
    left, high = mark.right + plan.px(12), min(kit.type.leading("body_bold"), box.h // 3)
    line = Rect(left, box.y, box.right - left, max(high, plan.px(18)))
    right = line.right
    if action.do not in VALUELESS:
        square = Rect(right - plan.px(30), line.y, plan.px(30), line.h)
        canvas.blit(kit.shapes.rounded(square.size, plan.px(5), colours.main), square.topleft)
        canvas.text(str(action.value), "num_m", PAPER_0, square.inflate(-4, -2), align="center")
        right = square.x - plan.px(10)
    rule = kit.say("dp-table-rule", rule=soldiers.RULES[action.do])
    wide = min(kit.type.width(rule, "min") + 2, line.w * 2 // 5)
    canvas.text(rule, "min", BRASS_D, Rect(right - wide, line.y, wide, line.h), align="right")
    name = Rect(left, line.y, right - wide - plan.px(8) - left, line.h)
    canvas.text(kit.say(f"dp-action-{action.do}"), "body_bold", INK, name)
    words = Rect(left, line.bottom, box.right - left, box.bottom - line.bottom)
    canvas.words(soldiers.action_sentence(kit, action), "small", INK_2, words, fit=True)


def _foot(canvas: Canvas, plan: Plan, card: CardId, printed: Card, high: float) -> None:
    """Draw a hairline, the line of flavour, then the soldier's name and the initiative in words."""
    kit = canvas.kit
    box = plan.box(22, plan.high - 10 - high, LARGE[0] - 44, high)
    canvas.fill(Rect(box.x, box.y, box.w, max(1, plan.px(1))), PAPER_4)
    half = box.h // 2
    upper = Rect(box.x, box.y + plan.px(3), box.w, half - plan.px(3))
    canvas.text(kit.say(f"dp-card-{card}.flavour"), "flavour", INK_3, upper)
    low = Rect(box.x, box.y + half, box.w, half - plan.px(4))
    initiative = kit.say("dp-table-initiative", value=printed.initiative)
    canvas.text(printed.surname, "small_bold", INK_2, Rect(low.x, low.y, low.w * 3 // 5, low.h))
    canvas.text(
        initiative,
        "small_bold",
        INK_2,
        Rect(low.x + low.w * 3 // 5, low.y, low.w * 2 // 5, low.h),
        align="right",
    )


# Vehicles


def large_vehicle(canvas: Canvas, rect: Rect, world: World, name: CounterId) -> None:
    """Draw what the card of a vehicle says, and what each position offers."""
    kit, printed = canvas.kit, world.setting.vehicles[name]
    plan = Plan(rect, VEHICLE[0])
    colours = paint_of(kit, world.vehicles[name].side)
    canvas.rounded(rect, 12, PAPER_1, colours.main, 5, shadow="s3")
    head = plan.box(22, 12, VEHICLE[0] - 44, 42)
    canvas.text(kit.say(f"dp-card-{name}"), "h1", INK, Rect(head.x, head.y, head.w * 3 // 5, head.h))
    state = Rect(head.x + head.w * 3 // 5, head.y, head.w * 2 // 5, head.h)
    canvas.text(state_words(kit, world, name), "ui_bold", INK_2, state, align="right")
    picture = plan.box(18, 56, 180, 118)
    canvas.blit_in(kit.pictures.svg(picture_of(kit, name, A_VEHICLE), picture.size, colours), picture)
    facts = plan.box(206, 58, VEHICLE[0] - 228, 112)
    lines = [printed.make, defence_words(kit, world.setting, name), *vehicle_facts(kit, world, name)]
    canvas.words("\n".join(lines), "body", INK_2, facts, valign="middle", fit=True)
    step = (plan.high - 182 - 44) / len(printed.positions)
    for number, position in enumerate(printed.positions):
        box = plan.box(22, 180 + number * step, VEHICLE[0] - 44, step - 4)
        _large_seat(canvas, plan, box, world, name, position)
    flavour = plan.box(22, plan.high - 40, VEHICLE[0] - 44, 30)
    canvas.text(kit.say(f"dp-card-{name}.flavour"), "flavour", INK_3, flavour)


def _large_seat(
    canvas: Canvas, plan: Plan, box: Rect, world: World, name: CounterId, position: Position
) -> None:
    kit = canvas.kit
    side = min(box.h - 2, plan.px(50))
    socket = Rect(box.x, box.y + (box.h - side) // 2, side, side)
    draw_socket(canvas, socket, position)
    soldier = sitting_at(world, name, position.id)
    if soldier is not None:
        put_counter(canvas, look_of(kit, world, soldier), socket.center, side)
    left = box.x + plan.px(64)
    label = Rect(left, box.y, plan.px(150), box.h)
    canvas.text(seat_caption(kit, position.id), "body_bold", INK, label)
    words = [soldiers.action_words(kit, action) for action in position.actions]
    if not words:
        words = [kit.say("dp-table-seat_plain")]
    if position.requires is not None:
        needed = kit.say(f"dp-specialisation-{position.requires}")
        words.append(kit.say("dp-table-needs", specialisation=needed))
    room = Rect(label.right + plan.px(8), box.y, box.right - label.right - plan.px(8), box.h)
    canvas.words(" · ".join(words), "small", INK_2, room, valign="middle", fit=True)
