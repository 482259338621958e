"""Things that move across the field, and things seen there for a moment only."""

from collections.abc import Mapping

import pygame

from game.presenters.contract.presenter import ViewContext
from game.presenters.last_comrade.cards import comrade_cards, faces
from game.presenters.last_comrade.colours import BLACK, RED
from game.presenters.last_comrade.controls import handles as at
from game.presenters.last_comrade.field.layout import FieldPlan, plan_of
from game.presenters.last_comrade.regions import board_inside
from game.presenters.shared.cards.card_parts import radius_of
from game.presenters.shared.lifting import Draw, Grip, Lifter, held_as, painted
from game.rules.core.ids import CardId
from game.rules.last_comrade.state import World
from game.rules.last_comrade.terms import ComradeId
from game.view.handles import Handle
from game.view.kit import Kit

FLIP_STEPS, BLAST_STEPS = 8, 4
TOPPLED = (0.0, -24.0, -58.0, -90.0)
"""The angle, in degrees, of a Comrade who died and falls over, step by step."""
BACK = CardId("?")


def is_on_its_way(handle: Handle, hidden: frozenset[Handle]) -> bool:
    """Whether a thing is in hand or in motion and therefore not drawn at its place."""
    return handle in hidden or at.GLIDING(handle) in hidden


# Those who stand on the Line


def comrade_card(
    kit: Kit, size: tuple[int, int], comrade: ComradeId, *, is_dim: bool = False
) -> pygame.Surface:
    """A Comrade's card by itself."""
    key = ("lc_comrade_card", comrade, size, is_dim, kit.texts.language, kit.metrics)
    return kit.cache.get(
        key,
        lambda: _cut(
            kit,
            size,
            lambda canvas, rect: comrade_cards.front_card(canvas, rect, comrade, is_dim=is_dim),
        ),
    )


def commissar_card(kit: Kit, size: tuple[int, int]) -> pygame.Surface:
    key = ("lc_commissar_card", size, kit.texts.language, kit.metrics)
    return kit.cache.get(key, lambda: _cut(kit, size, comrade_cards.commissar_card))


def _fallen(kit: Kit, plan: FieldPlan, comrade: ComradeId, step: int) -> pygame.Surface:
    """A dead Comrade: grey at first, then falling on their back step by step."""
    key = ("lc_fallen", comrade, plan.card_size, step, kit.texts.language, kit.metrics)
    card = comrade_card(kit, plan.card_size, comrade, is_dim=True)
    return kit.cache.get(key, lambda: pygame.transform.rotozoom(card, TOPPLED[step], 1.0))


# Cards and targets


def _card(kit: Kit, world: World, plan: FieldPlan, card: CardId) -> pygame.Surface:
    """A moving card: always of the size of the cards of the turn."""
    if card == BACK:
        return _made(kit, plan.slot_size, "action", faces.action_back)
    return _made(kit, plan.slot_size, card, lambda canvas, rect: faces.small_face(canvas, rect, world, card))


def _attack_back(kit: Kit, size: tuple[int, int]) -> pygame.Surface:
    return _made(kit, size, "attack", faces.attack_back)


def _made(kit: Kit, size: tuple[int, int], name: str, face: Draw) -> pygame.Surface:
    key = ("lc_flying_card", name, size, kit.texts.language, kit.metrics)
    return kit.cache.get(key, lambda: _cut(kit, size, face))


def _turned(kit: Kit, world: World, plan: FieldPlan, card: CardId, step: int) -> pygame.Surface:
    """A card being turned over: first its back becomes narrow, then its face wide."""
    half = FLIP_STEPS // 2
    is_back = step < half
    if card not in world.setting.attacks:
        side = _card(kit, world, plan, BACK if is_back else card)
    elif is_back:
        side = _attack_back(kit, plan.attack_card_size)
    else:
        side = _made(
            kit,
            plan.attack_card_size,
            card,
            lambda canvas, rect: faces.face(canvas, rect, world, card),
        )
    share = (half - step) / half if is_back else (step - half + 1) / half
    size = (max(2, round(side.get_width() * share)), side.get_height())
    key = ("lc_flip", card, size, is_back, kit.texts.language, kit.metrics)
    return kit.cache.get(key, lambda: pygame.transform.smoothscale(side, size))


def target_mark(kit: Kit, size: int) -> pygame.Surface:
    """The Target card as it lies below a place: only its crosshair is drawn."""
    return kit.pictures.svg("marker_target", (size, size))


# What is seen for a moment


def _blast(kit: Kit, plan: FieldPlan, step: int) -> pygame.Surface:
    """A puff of smoke that grows and fades; no flash."""
    size = round(plan.card_size[0] * (0.5 + 0.18 * step))
    return kit.cache.get(("lc_blast", size, step), lambda: _draw_blast(kit, size, step))


def _draw_blast(kit: Kit, size: int, step: int) -> pygame.Surface:
    surface = kit.shapes.disc(size, (*BLACK, 150 - 36 * step)).copy()
    core = kit.shapes.disc(size * 2 // 3, (*RED, 190 - 46 * step))
    surface.blit(core, (size // 6, size // 6))
    return surface


def _cut(kit: Kit, size: tuple[int, int], face: Draw) -> pygame.Surface:
    mask = kit.shapes.rounded(size, radius_of(size[0]), (255, 255, 255))
    return kit.shapes.cut(painted(kit, size, face), mask)


# By their handles


def _plan(kit: Kit, ctx: ViewContext) -> FieldPlan:
    return plan_of(kit, board_inside(kit.metrics), ctx.view.world)


def _gliding(kit: Kit, ctx: ViewContext, _grip: Grip, thing: Handle) -> pygame.Surface | None:
    plan = _plan(kit, ctx)
    if (comrade := at.COMRADE.of(thing)) is not None:
        return comrade_card(kit, plan.card_size, comrade)
    if thing == at.COMMISSAR:
        return commissar_card(kit, plan.card_size)
    return target_mark(kit, plan.targets.h) if thing in at.TARGET else None


def _flying_card(kit: Kit, ctx: ViewContext, _grip: Grip, card: CardId, _number: str) -> pygame.Surface:
    return _card(kit, ctx.view.world, _plan(kit, ctx), card)


def _flying_attack(kit: Kit, ctx: ViewContext, _grip: Grip, _number: int) -> pygame.Surface:
    return _attack_back(kit, _plan(kit, ctx).attack_card_size)


def _flip(kit: Kit, ctx: ViewContext, _grip: Grip, card: CardId, _number: int, step: int) -> pygame.Surface:
    return _turned(kit, ctx.view.world, _plan(kit, ctx), card, step)


def _going_off(kit: Kit, ctx: ViewContext, _grip: Grip, _number: int, step: int) -> pygame.Surface:
    return _blast(kit, _plan(kit, ctx), step)


def _dying(kit: Kit, ctx: ViewContext, _grip: Grip, comrade: ComradeId, step: int) -> pygame.Surface:
    return _fallen(kit, _plan(kit, ctx), comrade, step)


MOVING: Mapping[str, Lifter] = dict(
    (
        held_as(at.GLIDING, _gliding),
        held_as(at.FLYING_CARD, _flying_card),
        held_as(at.FLYING_ATTACK, _flying_attack),
        held_as(at.FLIP, _flip),
        held_as(at.BLAST, _going_off),
        held_as(at.DEAD, _dying),
    )
)
