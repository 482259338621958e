"""A presenter put together from the parts of its game: what is called the same way in every game."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar, NamedTuple

from pygame import Rect

from game.content.library import OpenGame
from game.presenters.contract.briefing import Brief
from game.presenters.contract.offers import Offers
from game.presenters.contract.presenter import PhaseLabel, Presenter, Teller, ViewContext
from game.presenters.contract.report import Report
from game.presenters.contract.rulebook_notes import Note
from game.presenters.shared.controls.control_index import ControlIndex
from game.presenters.shared.log_lines import ToldLines
from game.presenters.shared.table_plan import Regions, TablePlan
from game.rules.core.ids import Seat
from game.rules.core.state import State
from game.rules.core.values import Intent, Refusal
from game.session.history import VisibleStep
from game.session.match import Match
from game.view.canvas import Canvas
from game.view.handles import Handle
from game.view.kit import Kit
from game.view.metrics import Metrics


class Parts(NamedTuple):
    """Functions of a game, each of which does what the method of `Presenter` of its name promises."""

    plan: TablePlan
    """Does `regions` and `board_inside`."""
    controls: Callable[[], ControlIndex[Any]]
    """Makes what does `offers` and `refusal`."""
    brief: Callable[[Kit, OpenGame, str, Mapping[str, str], int], Brief]
    """Of an opened game and one of its scenarios."""
    compose_zones: Callable[[Canvas, ViewContext], None]
    compose_status: Callable[[Canvas, ViewContext, Rect], None]
    status_badge: Callable[[State[Any]], str]
    enlarge: Callable[[Canvas, ViewContext, Handle, Rect], bool]
    describe: Callable[[Kit, ViewContext, Handle], str]
    phases: Callable[[Kit, State[Any]], tuple[PhaseLabel, ...]]
    lines: Callable[[Any, Sequence[VisibleStep]], ToldLines]
    """Of the world of a view, and of what was told to its seat."""
    teller: Callable[[Any], Teller]
    """Of the world of a view."""
    outcome_words: Callable[[Kit, Match], tuple[str, str]]
    report: Callable[[Kit, Match], Report]
    margin_notes: Callable[[Kit], tuple[Note, ...]]


class TablePresenter(Presenter):
    """Does by its `parts` what games do alike; a game defines the rest of the contract itself.

    That is: who is who, the pictures before the game, the board, what is lifted, and the motions.
    """

    parts: ClassVar[Parts]

    def __init__(self, opened: OpenGame, scenario: str) -> None:
        super().__init__(opened, scenario)
        self._controls = self.parts.controls()

    def brief(self, kit: Kit, options: Mapping[str, str], seats: int) -> Brief:
        return self.parts.brief(kit, self.opened, self.scenario, options, seats)

    # The layout

    def regions(self, metrics: Metrics) -> Regions:
        return self.parts.plan.regions(metrics)

    def board_inside(self, metrics: Metrics) -> Rect:
        return self.parts.plan.board_inside(metrics)

    def compose_zones(self, canvas: Canvas, ctx: ViewContext) -> None:
        self.parts.compose_zones(canvas, ctx)

    def compose_status(self, canvas: Canvas, ctx: ViewContext, rect: Rect) -> None:
        self.parts.compose_status(canvas, ctx, rect)

    def status_badge(self, view: State[Any]) -> str:
        return self.parts.status_badge(view)

    def enlarge(self, canvas: Canvas, ctx: ViewContext, handle: Handle, beside: Rect) -> bool:
        return self.parts.enlarge(canvas, ctx, handle, beside)

    def describe(self, kit: Kit, ctx: ViewContext, handle: Handle) -> str:
        return self.parts.describe(kit, ctx, handle)

    # What can be done

    def offers(self, view: State[Any], seat: Seat, legal: Sequence[Intent]) -> Offers:
        return self._controls.offers(view, seat, legal)

    def refusal(
        self, view: State[Any], seat: Seat, source: Handle | None, target: Handle | None
    ) -> Refusal | None:
        return self._controls.refusal(view, seat, source, target)

    # What is told

    def phases(self, kit: Kit, view: State[Any]) -> tuple[PhaseLabel, ...]:
        return self.parts.phases(kit, view)

    def lines(self, view: State[Any], told: Sequence[VisibleStep]) -> ToldLines:
        return self.parts.lines(view.world, told)

    def teller(self, view: State[Any]) -> Teller:
        return self.parts.teller(view.world)

    def outcome_words(self, kit: Kit, match: Match) -> tuple[str, str]:
        return self.parts.outcome_words(kit, match)

    def report(self, kit: Kit, match: Match) -> Report:
        return self.parts.report(kit, match)

    @classmethod
    def margin_notes(cls, kit: Kit) -> tuple[Note, ...]:
        return cls.parts.margin_notes(kit)
