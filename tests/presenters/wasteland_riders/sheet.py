"""What tests of sheets and rivals of Wasteland Riders share: knights with much gear, looked at by anybody."""

from functools import cache

from msgspec.structs import replace

from game.presenters.contract.presenter import ViewContext
from game.presenters.wasteland_riders import regions
from game.presenters.wasteland_riders.sheet.sheet import compose_sheet
from game.presenters.wasteland_riders.zones.rivals import compose_rivals
from game.rules.core import engine
from game.rules.core.ids import CardId, Seat
from game.rules.core.state import State
from game.rules.wasteland_riders.knowledge.views import redact
from game.rules.wasteland_riders.terms import HAND_LEFT, TORSO, HexId, Spot
from game.rules.wasteland_riders.world.items import Item
from game.rules.wasteland_riders.world.state import Car, World
from game.view.canvas import Canvas
from game.view.kit import Kit
from tests.presenters.kits import CAMERA, LONG
from tests.presenters.wasteland_riders.decision_panel import first

RIFLE = Item(CardId("karabin"), attachments=(CardId("celownik"), CardId("powiekszony_magazynek")))
NAMES = (LONG, "Iwona", "Jan", "Ewa")


@cache
def underway(seats: int = 3) -> State[World]:
    """A match in which everybody has a knight and a vehicle."""
    return first(lambda state, _decision: state.world.step == "movement", seats)


def with_knight(state: State[World], seat: int, **changes: object) -> State[World]:
    knights = list(state.world.knights)
    knights[seat] = replace(knights[seat], **changes)
    return replace(state, world=replace(state.world, knights=tuple(knights)))


def burdened(state: State[World], seat: int, **changes: object) -> State[World]:
    """With a knight who has something of everything."""
    much: dict[str, object] = {
        "gear": {
            HAND_LEFT: RIFLE,
            TORSO: Item(CardId("kamizelka"), marked=True),
            Spot("pocket_1"): Item(CardId("plecak_wojskowy")),
        },
        "backpack": tuple(Item(CardId(card)) for card in ("apteczka", "katana", "naboje", "kanister")),
        "car": Car(CardId("lewiatan"), damaged=True, tuning=(CardId("turbowtrysk"),)),
        "cargo": tuple(Item(CardId(card)) for card in ("wyrzutnia_rakiet", "rad_out", "podrecznik_medyka")),
        "grafts": (CardId("luski"), CardId("cyberlapa")),
        "cells": (CardId("cell_1"), CardId("cell_3")),
        "trophies": 2,
        "scars": 1,
        "aid": (HexId("C1"),),
        "reputation": 12,
        "health": 2,
        "radiation": 3,
        "ability_marked": True,
    }
    return with_knight(state, seat, **(much | changes))


def look(state: State[World], seat: int = 0, **changes: object) -> ViewContext:
    view = redact(state, Seat(seat))
    names = NAMES[: len(state.world.knights)]
    ctx = ViewContext(view, Seat(seat), names, CAMERA, legal=engine.legal(view, Seat(seat)))
    return replace(ctx, **changes)


def openly(state: State[World], seat: int = 0) -> ViewContext:
    """What everybody may know, where this seat is asked."""
    view = state
    for one in state.world.seats:
        view = redact(view, one)
    return replace(look(state, seat), view=view, is_open=True)


def composed(kit: Kit, ctx: ViewContext) -> Canvas:
    """The own sheet and the rivals."""
    canvas, places = Canvas(kit), regions.regions(kit.metrics)
    compose_sheet(canvas, ctx, places["sheet"])
    compose_rivals(canvas, ctx, places["rivals"])
    return canvas


def handles_of(canvas: Canvas) -> set[str]:
    return {hit_area.handle for hit_area in canvas.hit_areas}


def words_of(canvas: Canvas) -> str:
    return " ".join(mark.text for mark in canvas.texts)
