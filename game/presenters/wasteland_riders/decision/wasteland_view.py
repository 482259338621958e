"""Wasteland cards of this movement: the revealed ones, and the played one with the ways out of it."""

from pygame import Rect

from game.i18n.captions import explain
from game.presenters.contract.presenter import ViewContext
from game.presenters.shared.cards.card_parts import SHAPE, form_of
from game.presenters.shared.chances import percent
from game.presenters.wasteland_riders.cards.plain_card import LARGE_FROM
from game.presenters.wasteland_riders.cards.wasteland_card import draw_wasteland, reward_of, text_of
from game.presenters.wasteland_riders.controls import handles
from game.presenters.wasteland_riders.decision.choice_rows import ChoiceRow, compose_rows
from game.presenters.wasteland_riders.decision.panel import open_panel
from game.presenters.wasteland_riders.decision.usable_now import usable_words
from game.presenters.wasteland_riders.players import knight_name
from game.rules.core import engine
from game.rules.core.ids import HIDDEN, CardId
from game.rules.core.piles import Pile
from game.rules.wasteland_riders import GAME
from game.rules.wasteland_riders.forecast import odds
from game.rules.wasteland_riders.intents.common import PlayWasteland
from game.rules.wasteland_riders.movement.driving import ScavengerPlays
from game.rules.wasteland_riders.movement.limits import cards_to_play
from game.rules.wasteland_riders.movement.wasteland_cards import EscapeOrFace, escape_loss, is_worth_facing
from game.rules.wasteland_riders.verbs.choices import DroppingRevealed
from game.rules.wasteland_riders.world.state import Move, World
from game.view.canvas import Canvas
from game.view.kit import Kit
from game.view.theme import CHALK, CHALK_2
from game.view.widgets.panels import below

MOST_IN_A_ROW = 4


def is_active(ctx: ViewContext) -> bool:
    """Whether a card is being resolved, cards lie revealed, or the Scavenger looks at planned ones."""
    move = ctx.view.world.move
    return move is not None and (move.played is not None or bool(shown_cards(ctx)))


def shown_cards(ctx: ViewContext) -> Pile:
    """Cards that can still hit the knight; planned ones only while the Scavenger chooses among them."""
    world: World = ctx.view.world
    if world.move is None:
        return ()
    is_choosing = isinstance(engine.pending(ctx.view), ScavengerPlays)
    return cards_to_play(world) if is_choosing else world.move.revealed


def _move(world: World) -> Move:
    assert world.move is not None
    return world.move


def compose(canvas: Canvas, ctx: ViewContext, rect: Rect) -> None:
    move = _move(ctx.view.world)
    if move.played is not None:
        _played(canvas, ctx, rect, move.played)
    else:
        _revealed(canvas, ctx, rect)


# Revealed


def _revealed(canvas: Canvas, ctx: ViewContext, rect: Rect) -> None:
    """The cards side by side, as large as possible; below them what can be done with them."""
    kit, world = canvas.kit, ctx.view.world
    state = "revealed" if _move(world).revealed else "planned"
    name = knight_name(kit, ctx, _move(world).seat)
    inner = open_panel(canvas, rect, kit.say("wr-matter-wasteland", state=state, name=name))
    low = max(2 * kit.type.leading("small"), kit.px(40))
    low = min(low, inner.h // 4)
    words = Rect(inner.x, inner.bottom - low, inner.w, low)
    box = Rect(inner.x, inner.y, inner.w, inner.h - low - kit.px(6))
    cards = shown_cards(ctx)
    for number, place in enumerate(card_places(kit.px(10), box, len(cards))):
        draw_wasteland(canvas, place, world, cards[number])
        canvas.hit_area(handles.REVEALED(number), place, "decision", is_piece=True)
        if form_of(kit, place.w) != "full" and len(cards) <= MOST_IN_A_ROW:
            _below(
                canvas, Rect(place.x, place.bottom, place.w, box.bottom - place.bottom), world, cards[number]
            )
    told = " ".join(filter(None, (_what_now(kit, ctx), usable_words(kit, ctx))))
    canvas.words(told, "small", CHALK_2, words, valign="middle", fit=True)


def _below(canvas: Canvas, box: Rect, world: World, card: CardId) -> None:
    """The text of a card, if it has no room on the card."""
    kit = canvas.kit
    if card == HIDDEN or box.h < 3 * kit.type.leading("min") or box.w >= kit.px(LARGE_FROM):
        return
    told = "\n".join(filter(None, (text_of(kit, world, card), reward_of(kit, world, card))))
    canvas.words(told, "small", CHALK, Rect(box.x, box.y + kit.px(6), box.w, box.h - kit.px(6)), fit=True)


def card_places(gap: int, box: Rect, count: int) -> list[Rect]:
    """Places for cards side by side, in two rows if they are many."""
    if not count:
        return []
    rows = 1 if count <= MOST_IN_A_ROW else 2
    columns = -(-count // rows)
    high = (box.h - gap * (rows - 1)) // rows
    wide = min(round(high * SHAPE), (box.w - gap * (columns - 1)) // columns)
    high = round(wide / SHAPE)
    left = box.x + max(0, box.w - columns * (wide + gap) + gap) // 2
    return [
        Rect(left + number % columns * (wide + gap), box.y + number // columns * (high + gap), wide, high)
        for number in range(count)
    ]


def _what_now(kit: Kit, ctx: ViewContext) -> str:
    decision = engine.pending(ctx.view)
    if isinstance(decision, DroppingRevealed):
        return kit.say("wr-matter-wasteland_drop")
    if not isinstance(decision, ScavengerPlays):
        return kit.say("wr-matter-wasteland_waiting")
    told = _what_may_be_played(kit, ctx, decision)
    if not _move(ctx.view.world).revealed:
        told.insert(0, kit.say("wr-matter-wasteland_planned", count=len(shown_cards(ctx))))
    return " ".join(told)


def _what_may_be_played(kit: Kit, ctx: ViewContext, decision: ScavengerPlays) -> list[str]:
    """Which of the cards may be played; if a contract forbids some or all of them, why."""
    world: World = ctx.view.world
    reasons = [
        decision.why_not_way(world, decision.seat, PlayWasteland(card))
        for card in shown_cards(ctx)
        if card != HIDDEN
    ]
    refused = next((reason for reason in reasons if reason is not None), None)
    told = [] if refused is None else [explain(kit.texts, GAME, refused)]
    if None in reasons or not reasons:
        told.append(kit.say("wr-matter-wasteland_must" if decision.must else "wr-matter-wasteland_may"))
        told.append(kit.say("wr-matter-wasteland_play"))
    return told


# Played


def _played(canvas: Canvas, ctx: ViewContext, rect: Rect, card: CardId) -> None:
    """The card large at the left; at the right what escaping and facing it would mean."""
    kit, world = canvas.kit, ctx.view.world
    name = knight_name(kit, ctx, _move(world).seat)
    inner = open_panel(canvas, rect, kit.say("wr-matter-wasteland", state="played", name=name))
    wide = min(round(inner.h * SHAPE), inner.w // 2)
    place = Rect(inner.x, inner.y, wide, round(wide / SHAPE))
    draw_wasteland(canvas, place, world, card)
    canvas.hit_area(handles.PLAYED_CARD, place, "decision", is_piece=True)
    gap = kit.px(14)
    box = Rect(place.right + gap, inner.y, inner.right - place.right - gap, inner.h)
    if not isinstance(engine.pending(ctx.view), EscapeOrFace):
        told = "\n".join(filter(None, (text_of(kit, world, card), reward_of(kit, world, card))))
        canvas.words(told, "body", CHALK_2, box, fit=True)
        return
    used = box.h * 3 // 4
    compose_rows(canvas, Rect(box.x, box.y, box.w, used), rows(kit, ctx), highest=150)
    canvas.words(usable_words(kit, ctx), "small", CHALK_2, below(box, used + kit.px(6)), fit=True)


def rows(kit: Kit, ctx: ViewContext) -> list[ChoiceRow]:
    """The ways out of a card that was played; empty if none is to be chosen."""
    decision = engine.pending(ctx.view)
    return _ways_out(kit, ctx.view.world, decision.card) if isinstance(decision, EscapeOrFace) else []


def _ways_out(kit: Kit, world: World, card: CardId) -> list[ChoiceRow]:
    """Escaping, with the exact odds, and facing the card."""
    known, seat = world.setting.content.wasteland[card], _move(world).seat
    kind = "event" if known.panel is None else "enemy"
    faced = kind if is_worth_facing(world, card) or kind == "enemy" else "bare"
    chance = odds(world, seat, "escape", known.escape.skills, known.escape.difficulty)
    skill = kit.say("wr-fight-or").join(kit.say(f"wr-skill-{one}") for one in known.escape.skills)
    words = kit.say(
        "wr-matter-escape_chance",
        skill=skill,
        difficulty=known.escape.difficulty,
        chance=percent(kit, chance, exact=True),
    )
    fails = kit.say("wr-matter-escape_fails", kind=kind, loss=escape_loss(world, known))
    return [
        ChoiceRow("run_fast", kit.say("wr-matter-escape"), f"{words}\n{fails}", handles.OPTION(0)),
        ChoiceRow(
            "sword_cross",
            kit.say("wr-matter-face"),
            kit.say("wr-matter-face_text", kind=faced),
            handles.OPTION(1),
        ),
    ]
