"""The explored hex: its test with the odds, its actions with their prices, and contracts here."""

from typing import TYPE_CHECKING

from pygame import Rect

from game.i18n.captions import explain
from game.presenters.contract.presenter import ViewContext
from game.presenters.shared.chances import percent
from game.presenters.wasteland_riders import pictures_of
from game.presenters.wasteland_riders.cards import contract_card
from game.presenters.wasteland_riders.controls import handles as at
from game.presenters.wasteland_riders.decision.panel import RIM, STRIP, open_panel
from game.presenters.wasteland_riders.marks import compose_marks, marks_of
from game.presenters.wasteland_riders.players import title_of
from game.presenters.wasteland_riders.zones.contract_slips import compose_slips, have_room
from game.rules.core import engine
from game.rules.core.ids import Seat
from game.rules.wasteland_riders import GAME, missions
from game.rules.wasteland_riders.board import has_special, tile_at
from game.rules.wasteland_riders.exploration.exploration import Explores
from game.rules.wasteland_riders.exploration.private_contracts import (
    number_here,
    why_not_accept,
    why_not_complete,
)
from game.rules.wasteland_riders.forecast import odds
from game.rules.wasteland_riders.intents.common import TakeAction
from game.rules.wasteland_riders.terms import ActionId
from game.rules.wasteland_riders.world.state import Exploring, World
from game.view.canvas import Canvas
from game.view.kit import Kit
from game.view.theme import CHALK, CHALK_2, CHALK_3, GO, GO_L, NO_L, Colour

if TYPE_CHECKING:
    from game.rules.wasteland_riders.content.tables import Check

SLIP_HIGH = 250
"""The greatest height of contracts below the actions."""


def is_active(ctx: ViewContext) -> bool:
    return isinstance(engine.pending(ctx.view), Explores) and ctx.view.world.exploring is not None


def compose(canvas: Canvas, ctx: ViewContext, rect: Rect) -> None:
    kit, world, decision = canvas.kit, ctx.view.world, engine.pending(ctx.view)
    assert isinstance(decision, Explores)
    seat = decision.seat
    tile = world.tiles[world.knights[seat].hex]
    title = kit.say("wr-table-explore_title", hex=kit.say(f"wr-tile-{tile}"))
    inner = open_panel(canvas, rect, title, title_of(kit, ctx, seat))
    high = min(kit.px(104), inner.h * 3 // 10)
    head = Rect(inner.x, inner.y, inner.w, high)
    _compose_head(canvas, head, world, seat)
    gap = kit.px(8)
    rest = Rect(inner.x, head.bottom + gap, inner.w, inner.bottom - head.bottom - gap)
    used = _compose_rows(canvas, rest, ctx, seat) + kit.px(14)
    high = min(rest.bottom - used, kit.px(SLIP_HIGH))
    slips = Rect(rest.x, rest.bottom - high, rest.w, high)
    if have_room(kit, ctx, slips):
        compose_slips(canvas, slips, ctx)


# The hex and its test


def _compose_head(canvas: Canvas, box: Rect, world: World, seat: Seat) -> None:
    kit = canvas.kit
    tile = world.tiles[world.knights[seat].hex]
    picture = Rect(box.x, box.y, round(box.h * 0.87), box.h)
    canvas.blit(
        kit.pictures.tile(pictures_of.tile(kit, tile, world.setting.tile(tile)), picture.size),
        picture.topleft,
    )
    gap = kit.px(12)
    words = Rect(picture.right + gap, box.y, box.right - picture.right - gap, box.h)
    line = min(kit.type.leading("ui"), words.h // 3)
    test, colour = test_words(kit, world, seat)
    canvas.text(test, "ui_bold", colour, Rect(words.x, words.y, words.w, line))
    rest = Rect(words.x, words.y + line, words.w, words.h - line)
    canvas.words("\n".join(here_words(kit, world, seat)), "small", CHALK_2, rest, fit=True)


def test_words(kit: Kit, world: World, seat: Seat) -> tuple[str, Colour]:
    """The exploration test with its odds, or its result."""
    exploring = _exploring(world)
    check: Check | None = tile_at(world, world.knights[seat].hex).test
    if exploring.failed:
        return kit.say("wr-table-explore_failed"), NO_L
    if exploring.allowed or check is None:
        return kit.say("wr-table-explore_allowed"), GO_L
    chance = percent(kit, odds(world, seat, "exploration", check.skills, check.difficulty))
    skills = "/".join(kit.say(f"wr-skill-{skill}") for skill in check.skills)
    words = kit.say("wr-table-explore_test", skills=skills, difficulty=check.difficulty, chance=chance)
    return words, CHALK


def here_words(kit: Kit, world: World, seat: Seat) -> list[str]:
    """Contracts to accept or complete here, pills, and what the mission offers."""
    exploring, place = _exploring(world), world.knights[seat].hex
    lines = []
    for contract in world.contracts:
        if contract.kind != "private" or contract.card not in world.setting.content.private:
            continue
        private, here = world.setting.content.private[contract.card], number_here(world, seat)
        name = contract_card.name_of(kit, contract.card)
        if why_not_accept(world, seat, exploring, contract.card) is None:
            asks = contract_card.step_words(kit, 1, here, private.first_asks)
            lines.append(kit.say("wr-table-explore_accept", name=name, asks=asks))
        elif why_not_complete(world, seat, exploring, contract.card) is None:
            asks = contract_card.step_words(kit, 2, here, private.second_asks)
            lines.append(kit.say("wr-table-explore_complete", name=name, asks=asks))
    if has_special(world, place, "pills") and not exploring.pills:
        lines.append(kit.say("wr-table-explore_pills"))
    if any(missions.why_not_action(world, seat, one) is None for one in missions.actions(world)):
        lines.append(kit.say("wr-table-explore_mission", kind=world.setting.mission.kind))
    return lines or [kit.say("wr-table-explore_nothing")]


def _exploring(world: World) -> Exploring:
    assert world.exploring is not None
    return world.exploring


# Actions


def _compose_rows(canvas: Canvas, box: Rect, ctx: ViewContext, seat: Seat) -> int:
    """A row for each action of the hex; an impossible one says why. Returns the lower end of the rows."""
    kit, world = canvas.kit, ctx.view.world
    actions = world.setting.actions_of.get(number_here(world, seat), {})
    if not actions:
        canvas.words(kit.say("wr-table-explore_no_actions"), "small", CHALK_2, box, fit=True)
        return box.y + 2 * kit.type.leading("small")
    gap = kit.px(6)
    most = kit.type.leading("ui") + 2 * kit.type.leading("small") + kit.px(14)
    high = min((box.h + gap) // len(actions) - gap, most)
    for number, name in enumerate(actions):
        row = Rect(box.x, box.y + number * (high + gap), box.w, high)
        _compose_action(canvas, row, ctx, seat, name)
    return box.y + len(actions) * (high + gap)


def _compose_action(canvas: Canvas, row: Rect, ctx: ViewContext, seat: Seat, name: ActionId) -> None:
    kit, world = canvas.kit, ctx.view.world
    decision = engine.pending(ctx.view)
    assert isinstance(decision, Explores)
    refusal = decision.why_not(world, seat, TakeAction(name))
    canvas.rounded(row, 6, STRIP, RIM if refusal else GO, 1 if refusal else 2)
    pad = kit.px(8)
    inner = row.inflate(-2 * pad, -kit.px(6))
    line = min(kit.type.leading("ui"), inner.h // 2)
    action = world.setting.content.actions[name]
    marks = marks_of(world, action.cost)
    price = Rect(inner.right - inner.w // 4, inner.y, inner.w // 4, line)
    taken = compose_marks(canvas, price, world, marks, CHALK, align="right") + pad if marks else 0
    head = Rect(inner.x, inner.y, inner.w - taken, line)
    canvas.text(kit.say(f"wr-action-{name}"), "ui_bold", CHALK_3 if refusal else CHALK, head)
    words = kit.say(f"wr-action-{name}.text") if refusal is None else explain(kit.texts, GAME, refusal)
    text = Rect(inner.x, inner.y + line, inner.w, inner.h - line)
    canvas.words(words, "small", CHALK_3 if refusal else CHALK_2, text, fit=True)
    canvas.hit_area(at.ACTION(name), row, "decision", radius=6, is_piece=True)
