"""The table around the board of Staff Orders, composed for tests."""

import itertools
from collections.abc import Iterator
from functools import cache

import msgspec
from msgspec.structs import replace

from game.i18n import Texts
from game.paths import ASSETS
from game.presenters.presenter import Sight
from game.presenters.staff_orders import aside, regions, zones
from game.rules.core.ids import Seat
from game.rules.core.state import State
from game.rules.staff_orders.state import World
from game.settings import Settings
from game.table.match import Match
from game.trials.deals import Deal, deals
from game.view.cache import SurfaceCache
from game.view.camera import Camera
from game.view.canvas import Canvas
from game.view.kit import Kit
from game.view.metrics import Metrics
from tests.presenters.wanderers import decisions

SIZES = ((1280, 720), (1920, 1080), (2560, 1440))
SCALES = (80, 100, 160)
LANGUAGES = ("pl", "en")
DEALS = deals("staff_orders")
MOUNTAIN = next(deal for deal in DEALS if deal.scenario == "m1")
LANDING = next(deal for deal in DEALS if deal.scenario == "l1")
BESIDE_THE_BOARD = ("hand/", "deck", "discard", "reserve/", "staging", "space/sup_", "commander/sup_")
CAMERA = Camera.fitted((0, 0, 10, 10), (10.0, 10.0))
LONG = "Konstantynopolitańczykowianeczka Maksymiliana"


@cache
def texts(language: str) -> Texts:
    return Texts.load(ASSETS / "lang", language)


@cache
def kit_for(
    size: tuple[int, int] = (1280, 720), scale: int = 100, language: str = "pl", palette: str = "standard"
) -> Kit:
    wanted = {"language": language, "text_scale": scale, "palette": palette}
    settings = msgspec.convert(wanted, Settings)
    metrics = Metrics(*size, scale / 100)
    return Kit(metrics, texts(language), settings, SurfaceCache(), ASSETS / "art", _complain)


def _complain(trouble: str) -> None:
    raise AssertionError(trouble)


def seen(view: State[World], seat: Seat, **changes: object) -> Sight:
    return replace(Sight(view, seat, (LONG, "Iwona"), CAMERA), **changes)


def composed(kit: Kit, sight: Sight) -> Canvas:
    """Everything around the board, with the panel of the opponent."""
    canvas = Canvas(kit)
    zones.compose_zones(canvas, sight)
    aside.compose_aside(canvas, sight, regions.regions(kit.metrics)["aside"])
    return canvas


def handles_of(canvas: Canvas) -> set[str]:
    return {hot.handle for hot in canvas.hots}


def words_of(canvas: Canvas) -> list[str]:
    return [mark.text for mark in canvas.texts]


def wandering(deal: Deal, steps: int, every: int) -> Iterator[tuple[Match, Seat]]:
    for number, match, seat in decisions(deal, 7, steps):
        if number % every == 0:
            yield match, seat


def middle_of(deal: Deal, steps: int) -> Match:
    *_, (_, match, _) = decisions(deal, 11, steps)
    return match


def altered(view: State[World], faction: str, **changes: object) -> State[World]:
    """The same view with another army of one faction."""
    army = replace(view.world.army(faction), **changes)  # type: ignore[arg-type]
    return replace(view, world=replace(view.world, **{faction: army}))


def problems(canvas: Canvas) -> list[str]:
    """Texts outside their boxes or the picture, or without words; zones that overlap or stick out."""
    whole = canvas.kit.metrics.rect
    found = [
        f"{mark.text!r}: {mark.rect} not in {mark.box}"
        for mark in canvas.texts
        if not mark.is_clipped and not mark.box.contains(mark.rect)
    ]
    found += [f"{mark.text!r} outside" for mark in canvas.texts if not whole.contains(mark.rect)]
    found += [f"no words: {words}" for words in words_of(canvas) if "⟦" in words]
    found += [f"no words: {hot.tip}" for hot in canvas.hots if "⟦" in hot.tip]
    found += [f"zone {zone.name} outside" for zone in canvas.zones if not whole.contains(zone.rect)]
    for one, other in itertools.combinations(canvas.zones, 2):
        if one.level == other.level and one.rect.colliderect(other.rect):
            found.append(f"zones {one.name} and {other.name} overlap")
    return found
