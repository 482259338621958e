"""The field of Last Comrade, composed for tests."""

from typing import Any

import msgspec
from pygame import Rect

from game.presenters.contract.presenter import ViewContext
from game.presenters.last_comrade import regions
from game.presenters.last_comrade.field import field
from game.rules.core import engine
from game.rules.core.ids import Seat
from game.rules.core.state import State
from game.rules.last_comrade import GAME
from game.rules.last_comrade.state import World
from game.view.camera import Camera
from game.view.canvas import Canvas
from game.view.kit import Kit
from tests.presenters.kits import stage_kit
from tests.rules.last_comrade.table import Table, table

replace = msgspec.structs.replace
NAMES = ("Anna", "Piotr", "Zofia", "Jan", "Kasia", "Tomek", "Wawrzyniec", "Ola", "Ewa", "Kuba")
LINE = "[wasyl olga igor tamara _]"


def kit_of(size: tuple[int, int] = (1920, 1080), **settings: Any) -> Kit:
    return stage_kit(size, **{"language": "en", **settings})


def sight_of(state: State[World], seat: int = 0, *, hidden: frozenset[str] = frozenset()) -> ViewContext:
    """As it is shown: open decisions with what everybody may know, others with the seat's own view."""
    decision = engine.pending(state)
    is_open = decision is None or decision.is_public_decision
    view = GAME.redact(state, Seat(-1) if is_open else Seat(seat))
    camera = Camera.fitted(Rect(0, 0, 100, 100), (100.0, 100.0), 0)
    names = NAMES[: state.world.seats]
    legal = engine.legal(view, Seat(seat))
    return ViewContext(view, Seat(seat), names, camera, hidden, is_open=is_open, legal=legal)


def drawn(kit: Kit, ctx: ViewContext) -> Canvas:
    canvas = Canvas(kit)
    metrics = kit.metrics
    field.compose_field(canvas, ctx, regions.regions(metrics)["board"], regions.board_inside(metrics))
    return canvas


def handles(canvas: Canvas) -> set[str]:
    return {hit_area.handle for hit_area in canvas.hit_areas}


def spots(canvas: Canvas) -> dict[str, Rect]:
    return {hit_area.handle: hit_area.rect for hit_area in canvas.hit_areas}


def words(canvas: Canvas) -> str:
    return "\n".join(mark.text for mark in canvas.texts)


def committing(**more: Any) -> Table:
    return table(LINE, wasyl="fall_back unik", attack="heavy_mg", **more).to_commits()
