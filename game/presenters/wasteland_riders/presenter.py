"""Wasteland Riders on the table: its parts joined behind the contract of every presenter."""

from collections.abc import Mapping, Sequence

from pygame import Rect

from game.presenters.contract.briefing import Brief
from game.presenters.contract.film import Beat, Staging
from game.presenters.contract.offers import Offers
from game.presenters.contract.presenter import AutoAdvance, DiceThrow, RoleBadge, Threat, Trail, ViewContext
from game.presenters.shared.table_presenter import TablePresenter
from game.presenters.wasteland_riders import (
    colours,
    describing,
    lifting,
    motions,
    phases,
    pictures_of,
    regions,
    threat_words,
)
from game.presenters.wasteland_riders.asked_rules import ASKED_RULES
from game.presenters.wasteland_riders.board import board
from game.presenters.wasteland_riders.controls import auto_advance, button_order, route_bindings
from game.presenters.wasteland_riders.controls import handles as at
from game.presenters.wasteland_riders.controls import offers as deals
from game.presenters.wasteland_riders.decision import views
from game.presenters.wasteland_riders.fight import place
from game.presenters.wasteland_riders.film import film
from game.presenters.wasteland_riders.last_moves import LAST_MOVES
from game.presenters.wasteland_riders.log import lines
from game.presenters.wasteland_riders.log.importance import IMPORTANCE
from game.presenters.wasteland_riders.missions import goal
from game.presenters.wasteland_riders.report import briefing, rulebook_notes
from game.presenters.wasteland_riders.report import report as reports
from game.presenters.wasteland_riders.rule_places import RULE_PLACES
from game.presenters.wasteland_riders.zones import dice_tray, status, zones
from game.presenters.wasteland_riders.zones.gallery import is_choosing
from game.rules.core.ids import Seat
from game.rules.core.state import State
from game.rules.core.values import Event, Intent
from game.rules.wasteland_riders.gear.carried import GAINED
from game.rules.wasteland_riders.intents import fights
from game.rules.wasteland_riders.intents.common import EndExploration, HoldBack, Pass
from game.rules.wasteland_riders.terms import PANEL_COLOURS
from game.rules.wasteland_riders.world.state import World
from game.view.canvas import Canvas
from game.view.handles import Handle
from game.view.kit import Kit
from game.view.metrics import Metrics
from game.view.theme import SeatColours
from game.view.timeline import Group


class WastelandRidersPresenter(TablePresenter):
    """Draws Wasteland Riders, describes its things and binds its gestures."""

    sheet = "texture_contours_rust"
    hand_kinds = frozenset(("spot", "luck", "combat", "knight", "tucked", "resource"))
    lit_kinds = frozenset(("luck", "combat", at.SPOT(GAINED)))
    holding_back = frozenset((HoldBack, Pass, EndExploration))
    even_choices = frozenset((fights.Retreat,))
    unfolding_keys = {"m": "mission"}
    film = film.FILM
    importance = IMPORTANCE
    last_moves = LAST_MOVES
    rule_places = RULE_PLACES
    asked_rules = ASKED_RULES
    plan = regions.PLAN
    control_index = staticmethod(deals.control_index)
    compose_zones = staticmethod(zones.compose_zones)
    status_badge = staticmethod(status.status_badge)
    goal = staticmethod(goal.goal)
    lifted = staticmethod(lifting.lifted)
    enlarge = staticmethod(describing.enlarge)
    describe = staticmethod(describing.describe)
    phases = staticmethod(phases.phases)
    teller = staticmethod(lines.teller)
    outcome_words = staticmethod(reports.outcome_words)
    report = staticmethod(reports.report)
    margin_notes = staticmethod(rulebook_notes.margin_notes)

    # Who is who

    def seat_colours(self, kit: Kit, world: World, seat: Seat) -> SeatColours:
        return colours.paint_of(kit, world, seat)

    def side_name(self, kit: Kit, world: World, seat: Seat) -> str:
        """The knight of a seat; empty before one is chosen."""
        knight = world.knights[seat].knight
        return kit.say(f"wr-knight-{knight}") if knight else ""

    def portrait(self, world: World, seat: Seat) -> str:
        return pictures_of.rider(world.knights[seat].knight)

    # Before the game

    def brief(self, kit: Kit, options: Mapping[str, str], seats: int) -> Brief:
        return briefing.brief(kit, self.opened, self.scenario, options, seats)

    def compose_map(self, canvas: Canvas, rect: Rect, world: World) -> None:
        board.compose_map(canvas, rect, world, self.map)

    def compose_forces(self, canvas: Canvas, rect: Rect, world: World) -> None:
        briefing.compose_forces(canvas, rect, world)

    # The layout

    def board_extent(self) -> tuple[float, float, float, float]:
        return board.extent(self.map)

    def compose_board(self, canvas: Canvas, ctx: ViewContext) -> None:
        metrics = canvas.kit.metrics
        if place.has_the_middle(ctx) or is_choosing(ctx):
            return
        board.compose_board(canvas, ctx, self.map, self.regions(metrics)["board"], self.board_inside(metrics))

    def film_region(self, metrics: Metrics, ctx: ViewContext) -> Rect:
        """Films are shown over the board, or over a fight that has its place."""
        regions = self.regions(metrics)
        return regions["fight" if views.leaves_the_column(ctx) else "board"]

    def compose_status(self, canvas: Canvas, ctx: ViewContext, rect: Rect) -> None:
        """The status; while only a fight is decided, the small board, and in small windows nothing."""
        if not views.leaves_the_column(ctx):
            status.compose_status(canvas, ctx, rect)
        elif not canvas.kit.metrics.is_compact:
            status.compose_small_board(canvas, ctx, rect, self.map)

    def compose_drop_preview(
        self,
        canvas: Canvas,
        ctx: ViewContext,
        source: Handle | None,
        target: Handle | None,
        intended: Intent | None,
    ) -> bool:
        return not place.has_the_middle(ctx) and board.compose_drop_preview(
            canvas, ctx, self.map, source, target, intended
        )

    def preview_key(
        self, ctx: ViewContext, source: Handle | None, target: Handle | None, intended: Intent | None
    ) -> object:
        return (source, target, intended) if board.foretells(ctx, source) else None

    # What can be done

    def offers(self, view: State[World], seat: Seat, legal: Sequence[Intent]) -> Offers:
        offered = super().offers(view, seat, button_order.ordered(view, legal))
        return offered if views.lies_before(view, seat) else offered.without(at.DECISION)

    def amount_of(self, intent: Intent) -> int:
        return deals.amount_of(intent)

    def trail(self, view: State[World], source: Handle, target: Handle) -> Trail:
        return route_bindings.trail(view, source, target)

    def auto_advance(self, view: State[World]) -> AutoAdvance | None:
        return auto_advance.auto_advance(view)

    def threats(self, kit: Kit, view: State[World], seat: Seat, handle: Handle) -> tuple[Threat, ...]:
        return threat_words.threats(kit, view, seat, handle)

    def needs_confirming(self, view: State[World], seat: Seat, intent: Intent) -> str:
        return phases.needs_confirming(view, seat, intent)

    # What is said

    def role_badge(self, kit: Kit, view: State[World]) -> RoleBadge | None:
        return phases.scavenger(kit, view.world)

    def round_words(self, kit: Kit, world: World) -> str:
        return phases.round_words(kit, world)

    def dice(self, kit: Kit, view: State[World], events: Sequence[Event]) -> DiceThrow | None:
        return dice_tray.last_throw(kit, view.world, events)

    def motions(
        self, before: Mapping[Handle, Rect], after: Mapping[Handle, Rect], events: Sequence[Event]
    ) -> list[Group]:
        return motions.motions(before, after, events)

    def staging(self, kit: Kit, ctx: ViewContext, beat: Beat) -> Staging:
        return film.staging(kit, ctx, beat, super().staging(kit, ctx, beat))

    # Without a match

    @classmethod
    def stops(cls) -> tuple[str, ...]:
        return phases.STOPS

    @classmethod
    def chips(cls, kit: Kit) -> tuple[tuple[str, SeatColours], ...]:
        return tuple(
            (kit.say(f"wr-colour-{colour}"), colours.paint_of_colour(kit, colour)) for colour in PANEL_COLOURS
        )
