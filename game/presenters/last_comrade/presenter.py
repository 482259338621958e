"""Last Comrade on the table: its parts joined behind the contract of every presenter."""

from collections.abc import Mapping, Sequence

from pygame import Rect

from game.content.library import OpenGame
from game.presenters.contract.briefing import Brief
from game.presenters.contract.film import Beat, Staging
from game.presenters.contract.presenter import AutoAdvance, Interjection, ViewContext
from game.presenters.last_comrade import colours, describing, film, lifting, motions, phases, regions
from game.presenters.last_comrade.asked_rules import ASKED_RULES
from game.presenters.last_comrade.controls import offers as deals
from game.presenters.last_comrade.controls.handles import PLACE
from game.presenters.last_comrade.field import drop_preview, field
from game.presenters.last_comrade.last_moves import LAST_MOVES
from game.presenters.last_comrade.log import lines
from game.presenters.last_comrade.log.importance import IMPORTANCE
from game.presenters.last_comrade.outlook import outlook
from game.presenters.last_comrade.report import briefing, rulebook_notes
from game.presenters.last_comrade.report import report as reports
from game.presenters.last_comrade.rule_places import RULE_PLACES
from game.presenters.last_comrade.zones import goal, status, wasted_events, zones
from game.presenters.shared.table_presenter import TablePresenter
from game.rules.core.ids import Seat
from game.rules.core.memo import Memo
from game.rules.core.state import State
from game.rules.core.values import Event, Intent
from game.rules.last_comrade.front_line import free_places
from game.rules.last_comrade.intents import NothingMore, StandDown
from game.rules.last_comrade.state import World
from game.view.canvas import Canvas
from game.view.handles import Handle
from game.view.kit import Kit
from game.view.theme import SeatColours
from game.view.timeline import Group


class LastComradePresenter(TablePresenter):
    """Draws Last Comrade, describes its things and binds its gestures."""

    sheet = "texture_poster"
    die = ""
    has_board = False
    film = film.FILM
    importance = IMPORTANCE
    last_moves = LAST_MOVES
    rule_places = RULE_PLACES
    asked_rules = ASKED_RULES
    hand_kinds = frozenset(("hand", "pack", "piece", "comrade", "raise", "rest"))
    lit_kinds = frozenset(("hand",))
    quiet_kinds = frozenset(("remind",))
    holding_back = frozenset((StandDown, NothingMore))
    plan = regions.PLAN
    control_index = staticmethod(deals.control_index)
    compose_zones = staticmethod(zones.compose_zones)
    compose_status = staticmethod(status.compose_status)
    status_badge = staticmethod(status.status_badge)
    goal = staticmethod(goal.goal)
    lifted = staticmethod(lifting.lifted)
    enlarge = staticmethod(describing.enlarge)
    describe = staticmethod(describing.describe)
    outlook = staticmethod(outlook)
    phases = staticmethod(phases.phases)
    teller = staticmethod(lines.teller)
    outcome_words = staticmethod(reports.outcome_words)
    report = staticmethod(reports.report)
    margin_notes = staticmethod(rulebook_notes.margin_notes)

    def __init__(self, opened: OpenGame, scenario: str) -> None:
        super().__init__(opened, scenario)
        self._previews = Memo()
        """Forecasts of the last view, by what they are about."""

    # Who is who

    def seat_colours(self, kit: Kit, world: World, seat: Seat) -> SeatColours:
        return colours.paint_of(kit, seat)

    def side_name(self, kit: Kit, world: World, seat: Seat) -> str:
        """The Comrade of a seat; empty before characters are dealt."""
        return kit.say(f"lc-comrade-{world.order[seat]}") if seat < len(world.order) else ""

    def portrait(self, world: World, seat: Seat) -> str:
        return colours.portrait_of(world.order[seat] if seat < len(world.order) else None)

    # Before the game

    def brief(self, kit: Kit, options: Mapping[str, str], seats: int) -> Brief:
        return briefing.brief(kit, self.opened, self.scenario, options, seats)

    def compose_map(self, canvas: Canvas, rect: Rect, world: World) -> None:
        field.compose_map(canvas, rect, world)

    def compose_forces(self, canvas: Canvas, rect: Rect, world: World) -> None:
        field.compose_forces(canvas, rect, world)

    # The layout

    def compose_board(self, canvas: Canvas, ctx: ViewContext) -> None:
        metrics = canvas.kit.metrics
        field.compose_field(canvas, ctx, self.regions(metrics)["board"], self.board_inside(metrics))

    def compose_drop_preview(
        self,
        canvas: Canvas,
        ctx: ViewContext,
        source: Handle | None,
        target: Handle | None,
        intended: Intent | None,
    ) -> bool:
        return drop_preview.compose_drop_preview(
            canvas, ctx, self.game, source, target, intended, self._previews
        )

    def preview_key(
        self, ctx: ViewContext, source: Handle | None, target: Handle | None, intended: Intent | None
    ) -> object:
        return drop_preview.intent_of(ctx, source, target, intended)

    # What can be done

    def interjections(self, view: State[World]) -> Mapping[Handle, Interjection]:
        return deals.interjections(view)

    def loss_words(self, kit: Kit, view: State[World], seat: Seat, intent: Intent) -> str:
        return wasted_events.loss_words(kit, view.world, seat, intent)

    def concede_question(self, view: State[World]) -> str:
        """With three or more players the game goes on without the one who concedes."""
        return "lc-table-concede" if len(view.world.living) > 2 else "table-concede"

    def situations(self, view: State[World], seat: Seat) -> Mapping[str, Handle]:
        free = free_places(view.world)
        return {"free_place": PLACE(free[0])} if free and len(free) < len(view.world.line) else {}

    def auto_advance(self, view: State[World]) -> AutoAdvance | None:
        return phases.auto_advance(view)

    # What is said

    def round_words(self, kit: Kit, world: World) -> str:
        return kit.say("lc-phase-turn", number=world.turn)

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
            (str(seat + 1), colours.paint_of(kit, Seat(seat))) for seat in range(len(colours.PAINTS))
        )
