"""One state of a game on the screen: shared by the table and the replay."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from msgspec import structs
from pygame import Rect

from game.i18n.player_names import player_name
from game.input.gestures import Wheel
from game.presenters.contract.presenter import DiceThrow, Presenter, ViewContext
from game.rules.core.ids import Seat
from game.rules.core.state import State
from game.rules.core.values import Intent
from game.scenes.table.bars import TableTool, compose_rail
from game.scenes.table.dice_tray import compose_tray
from game.scenes.table.log.panel import Log
from game.scenes.table.odds_box import Case, compose_odds
from game.session.history import VisibleStep
from game.session.match import WayBack
from game.view.camera import Camera
from game.view.canvas import Act, Canvas
from game.view.handles import Handle, HandleKind
from game.view.kit import Kit
from game.view.metrics import Metrics
from game.view.theme import CHALK_2
from game.view.widgets.buttons import icon_button
from game.view.widgets.panels import below, panel, side_level

RAIL = HandleKind("rail", str)

DRAWERS = (
    ("status", "flag", "table-aside"),
    ("log", "text_box_outline", "table-log"),
    ("dice", "dice_multiple", "table-dice"),
)
"""The drawers of a compact picture: each region with its icon and message."""
BOARD_MARGIN = 14
LOG_SEARCH = "log/open"


class LogStory(NamedTuple):
    """What the log shows: its steps, how far undo goes, and which steps are marked."""

    steps: Sequence[VisibleStep]
    way_back: WayBack | None = None
    marked: range = range(0)


class Dice(NamedTuple):
    """The dice tray: the last throw, the number of waiting dice, when the roll began, whether it is fresh."""

    throw: DiceThrow | None = None
    waiting: int = 0
    tumbling_ms: float | None = None
    is_fresh: bool = False


class Tabletop:
    """Composes one view and keeps its camera, open drawers and scrolled lists."""

    def __init__(self, presenter: Presenter, names: tuple[str, ...]) -> None:
        self.presenter = presenter
        self.names = names
        self.log = Log(presenter)
        self.unfolded: set[str] = set()
        self.drawer = ""
        self._camera: Camera | None = None

    def put_away(self) -> None:
        """Fold and close everything that a person has opened, because somebody else will look."""
        self.unfolded, self.drawer = set(), ""

    # The camera

    def camera(self, metrics: Metrics) -> Camera:
        inside = self.presenter.board_inside(metrics)
        opening = (inside.x, inside.y, inside.w, inside.h)
        if not self.presenter.has_board:
            return Camera.fitted(opening, (float(inside.w), float(inside.h)))
        if self._camera is None:
            x, y, wide, high = self.presenter.board_extent()
            self._camera = Camera.fitted(opening, (wide, high), metrics.px(BOARD_MARGIN), (x, y))
        elif tuple(self._camera.viewport) != opening:
            self._camera = self._camera.resized(opening)
        return self._camera

    def zoom(self, metrics: Metrics, steps: int, at: tuple[int, int] | None = None) -> bool:
        if not self.presenter.has_board:
            return False
        before = self.camera(metrics)
        self._camera = before.zoomed(steps, at or before.viewport.middle)
        return self._camera != before

    def pan(self, metrics: Metrics, dx: float, dy: float) -> bool:
        if not self.presenter.has_board:
            return False
        before = self.camera(metrics)
        self._camera = before.panned(dx, dy)
        return self._camera != before

    def fit(self) -> None:
        self._camera = None

    def wheel(self, metrics: Metrics, wheel: Wheel) -> str:
        """Scroll the log or zoom the board, whichever is under the pointer; returns the name of the
        changed layer.
        """
        log = self.log.scroll
        if log.holds(wheel.pos) and log.most:
            return "side" if log.wheel(wheel.steps, metrics.unit) else ""
        if not self.presenter.regions(metrics)["board"].collidepoint(wheel.pos):
            return ""
        return "board" if self.zoom(metrics, 1 if wheel.steps > 0 else -1, wheel.pos) else ""

    # Names

    def name(self, kit: Kit, seat: Seat) -> str:
        """The name of a player: as typed, or by seat."""
        return player_name(kit.texts, self.names, seat)

    def title(self, kit: Kit, world: Any, seat: Seat) -> str:
        """Name and side: `Kasia · LRDG`."""
        side = self.presenter.side_name(kit, world, seat)
        return f"{self.name(kit, seat)} · {side}" if side else self.name(kit, seat)

    # Composing

    def view_context(
        self,
        kit: Kit,
        view: State[Any],
        seat: Seat,
        hidden: frozenset[Handle] = frozenset(),
        taken: int = 0,
        *,
        is_open: bool = False,
        history: tuple[VisibleStep, ...] = (),
        legal: tuple[Intent, ...] = (),
    ) -> ViewContext:
        names = tuple(self.name(kit, Seat(other)) for other in range(len(self.names)))
        camera, unfolded = self.camera(kit.metrics), frozenset(self.unfolded)
        return ViewContext(view, seat, names, camera, hidden, unfolded, taken, is_open, history, legal)

    def compose_side(
        self,
        canvas: Canvas,
        ctx: ViewContext,
        story: LogStory,
        *,
        has_odds: bool,
        link: Callable[[str], Act],
        toggle: Callable[[str], Act],
        search: Act,
        score: State[Any] | None = None,
    ) -> None:
        """The right column; in a compact picture the rail and the open drawer.

        `score` is the view whose score is shown while points still fly to it; None for the drawn view.
        """
        regions = self.presenter.regions(canvas.kit.metrics)
        scored = ctx if score is None else structs.replace(ctx, view=score)
        if "rail" in regions:
            self._rail(canvas, scored, regions["rail"], toggle)
            if self.drawer == "status" or not _is_drawer(regions):
                self.presenter.compose_status(canvas, scored, regions["status"])
            if self.drawer == "log":
                self._log(canvas, ctx, regions["log"], story, link, search)
            return
        self.presenter.compose_status(canvas, scored, regions["status"])
        log = regions["log"]
        if not self._odds_over_dice(regions):
            log = log.union(regions.get("odds", log))
        if has_odds and not self._odds_over_dice(regions):
            log.h = self._odds_room(canvas.kit).y - log.y - (regions["odds"].y - regions["log"].bottom)
        self._log(canvas, ctx, log, story, link, search)

    def _odds_over_dice(self, regions: Mapping[str, Rect]) -> bool:
        """Whether odds replace the dice while there are any; otherwise the log makes room."""
        return "odds" in regions and regions["odds"] == regions["dice"]

    def _odds_room(self, kit: Kit) -> Rect:
        """The rectangle of the odds; with large type they take a part of the log."""
        regions = self.presenter.regions(kit.metrics)
        odds = regions["odds"]
        if not self.presenter.tells_outcomes:
            return odds
        more = min(round(odds.h * max(0.0, kit.metrics.text_scale - 1)), regions["log"].h * 4 // 10)
        return Rect(odds.x, odds.y - more, odds.w, odds.h + more)

    def compose_odds(self, canvas: Canvas, cases: Sequence[Case], link: Callable[[str], Act]) -> None:
        """Compose the odds in the right column; a compact picture has no place for them."""
        kit = canvas.kit
        regions = self.presenter.regions(kit.metrics)
        if "rail" in regions:
            return
        rect = self._odds_room(kit)
        if cases:
            canvas.zone("odds", rect)
            compose_odds(canvas, rect, self._prefix, cases, link)
        else:
            inner = panel(canvas, rect, name="odds")
            hint = kit.say("odds-hint")
            canvas.words(hint, "body", CHALK_2, inner, align="center", valign="middle", fit=True)

    def compose_dice(self, canvas: Canvas, dice: Dice, *, has_odds: bool = False) -> None:
        """Compose the tray in the right column; in a compact picture in its drawer, and briefly on
        the board.
        """
        if not self.presenter.die:
            return
        kit = canvas.kit
        regions = self.presenter.regions(kit.metrics)
        if "rail" not in regions:
            if has_odds and self._odds_over_dice(regions):
                return
            canvas.zone("dice", regions["dice"])
            self._tray(canvas, regions["dice"], dice)
        elif self.drawer == "dice":
            inner = panel(
                canvas, regions["dice"], label=kit.say("table-dice"), name="dice", level=side_level(kit)
            )
            tray = Rect(inner.x, inner.y, inner.w, min(inner.h, kit.px(150)))
            self._tray(canvas, tray, dice)
            rest = below(inner, tray.h + kit.px(10))
            canvas.words(kit.say(f"{self._prefix}-dice_note"), "small", CHALK_2, rest, fit=True)
        elif dice.is_fresh:
            self._tray(canvas, _corner_of(regions["board"], kit), dice)

    def _tray(self, canvas: Canvas, rect: Rect, dice: Dice) -> None:
        compose_tray(canvas, rect, dice.throw, dice.waiting, self.presenter.die, dice.tumbling_ms)

    @property
    def _prefix(self) -> str:
        return self.presenter.game.info.prefix.lower()

    def _log(
        self,
        canvas: Canvas,
        ctx: ViewContext,
        rect: Rect,
        story: LogStory,
        link: Callable[[str], Act],
        search: Act,
    ) -> None:
        kit = canvas.kit
        inner = panel(canvas, rect, label=kit.say("table-log"), name="log", level=side_level(kit))
        side = inner.y - rect.y
        glass = Rect(rect.right - side - kit.px(10), rect.y + kit.px(2), side + kit.px(6), side - kit.px(4))
        icon_button(
            canvas,
            glass,
            "magnify",
            handle=LOG_SEARCH,
            act=search,
            tip=kit.say("log-search_tip"),
            group="log",
        )
        self.log.follow(kit, ctx.view, story.steps, inner.w - kit.px(12), story.way_back, ctx.names)
        if self.log.is_empty:
            canvas.words(kit.say("table-log_empty"), "small", CHALK_2, inner)
        self.log.compose(canvas, inner, view=ctx.view, marked=story.marked, link=link)

    def _rail(self, canvas: Canvas, ctx: ViewContext, rect: Rect, toggle: Callable[[str], Act]) -> None:
        kit = canvas.kit
        regions = self.presenter.regions(kit.metrics)
        badges = {"status": self.presenter.status_badge(ctx.view)}
        items = [
            (
                TableTool(RAIL(name), icon, kit.say(message), toggle(name)),
                badges.get(name, ""),
                name == self.drawer,
            )
            for name, icon, message in DRAWERS
            if (name != "dice" or self.presenter.die) and (name != "status" or _is_drawer(regions))
        ]
        compose_rail(canvas, rect, items)


def _is_drawer(regions: Mapping[str, Rect]) -> bool:
    """Whether the status of a compact picture is in a drawer; some have a fixed place for it."""
    return regions["status"] == regions["log"]


def _corner_of(board: Rect, kit: Kit) -> Rect:
    """The place of a fresh throw on a board without a tray."""
    wide, high = min(board.w // 2, kit.px(460)), kit.px(130)
    return Rect(board.right - wide - kit.px(16), board.bottom - high - kit.px(16), wide, high)
