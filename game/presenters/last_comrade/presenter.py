"""Last Comrade on the table: its parts put together behind the contract every game keeps."""

from collections.abc import Mapping, Sequence

import pygame
from pygame import Rect

from game.library import OpenGame
from game.presenters.briefing import Brief
from game.presenters.last_comrade import (
    aside,
    briefing,
    chronicle,
    colours,
    describing,
    field,
    field_moving,
    lifting,
    margin,
    motions,
    phases,
    preview_box,
    regions,
    zones,
)
from game.presenters.last_comrade import offers as deals
from game.presenters.last_comrade import report as reports
from game.presenters.margin import Note
from game.presenters.offers import Handle, Offers
from game.presenters.presenter import DiceThrow, LogLine, Pace, Presenter, Sight, Step, Threat, Voice
from game.presenters.report import Report
from game.rules.core.ids import Seat
from game.rules.core.state import State
from game.rules.core.values import Event, Intent, Refusal
from game.rules.last_comrade.state import World
from game.table.match import Match
from game.table.past import Told
from game.view.canvas import Canvas
from game.view.kit import Kit
from game.view.metrics import Metrics
from game.view.theme import Paint
from game.view.timeline import Group


class LastComradePresenter(Presenter):
    sheet = "texture_poster"
    die = ""
    has_board = False
    hand_kinds = frozenset(("hand", "pack", "piece", "comrade"))

    def __init__(self, opened: OpenGame, scenario: str) -> None:
        super().__init__(opened, scenario)
        self._tries = deals.tries()

    # Who is who

    def paint(self, kit: Kit, world: World, seat: Seat) -> Paint:
        return colours.paint_of(kit, seat)

    def side_name(self, kit: Kit, world: World, seat: Seat) -> str:
        """The Comrade of a seat; before characters are dealt, nothing."""
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

    def regions(self, metrics: Metrics) -> Mapping[str, Rect]:
        return regions.regions(metrics)

    def board_inside(self, metrics: Metrics) -> Rect:
        return regions.board_inside(metrics)

    def compose_board(self, canvas: Canvas, sight: Sight) -> None:
        metrics = canvas.kit.metrics
        field.compose_field(canvas, sight, self.regions(metrics)["board"], self.board_inside(metrics))

    def compose_zones(self, canvas: Canvas, sight: Sight) -> None:
        zones.compose_zones(canvas, sight)

    def compose_aside(self, canvas: Canvas, sight: Sight, rect: Rect) -> None:
        aside.compose_aside(canvas, sight, rect)

    def aside_badge(self, view: State[World]) -> str:
        return aside.aside_badge(view)

    def compose_outlook(
        self, canvas: Canvas, sight: Sight, source: Handle | None, target: Handle | None, meant: Intent | None
    ) -> bool:
        return preview_box.compose_outlook(canvas, sight, self.game, source, target, meant)

    def lifted(
        self, kit: Kit, sight: Sight, handle: Handle, *, small: bool = False, amount: int = 0
    ) -> pygame.Surface | None:
        on_its_way = field_moving.moving(kit, sight, handle)
        return on_its_way or lifting.lifted(kit, sight, handle, small=small)

    def enlarge(self, canvas: Canvas, sight: Sight, handle: Handle, beside: Rect) -> bool:
        return describing.enlarge(canvas, sight, handle, beside)

    def describe(self, kit: Kit, sight: Sight, handle: Handle) -> str:
        return describing.describe(kit, sight, handle)

    # What can be done

    def offers(self, view: State[World], seat: Seat, legal: Sequence[Intent]) -> Offers:
        return deals.offers(view, seat, tuple(legal))

    def voices(self, view: State[World]) -> Mapping[Handle, Voice]:
        return deals.voices(view)

    def pace(self, view: State[World]) -> Pace | None:
        return phases.pace(view)

    def refusal(
        self, view: State[World], seat: Seat, source: Handle | None, target: Handle | None
    ) -> Refusal | None:
        return self._tries.refusal(view, seat, source, target)

    def threats(self, kit: Kit, view: State[World], seat: Seat, handle: Handle) -> tuple[Threat, ...]:
        """There are no odds in this game; the forecast tells what the attack would do."""
        return ()

    def needs_confirming(self, view: State[World], seat: Seat, intent: Intent) -> str:
        return ""

    # What is told

    def round_words(self, kit: Kit, world: World) -> str:
        return kit.say("lc-phase-turn", number=world.turn)

    def steps(self, kit: Kit, view: State[World]) -> tuple[Step, ...]:
        return phases.steps(kit, view)

    def lines(self, view: State[World], told: Sequence[Told]) -> tuple[tuple[Told, tuple[LogLine, ...]], ...]:
        return chronicle.lines(view.world, told)

    def dice(self, kit: Kit, view: State[World], events: Sequence[Event]) -> DiceThrow | None:
        return None

    def motions(
        self, before: Mapping[Handle, Rect], after: Mapping[Handle, Rect], events: Sequence[Event]
    ) -> list[Group]:
        return motions.motions(before, after, events)

    def outcome_words(self, kit: Kit, match: Match) -> tuple[str, str]:
        return reports.outcome_words(kit, match)

    def report(self, kit: Kit, match: Match) -> Report:
        return reports.report(kit, match)

    # Without a match

    @classmethod
    def margin_notes(cls, kit: Kit) -> tuple[Note, ...]:
        return margin.margin_notes(kit)

    @classmethod
    def stops(cls) -> tuple[str, ...]:
        return phases.STOPS

    @classmethod
    def chips(cls, kit: Kit) -> tuple[tuple[str, Paint], ...]:
        return tuple(
            (str(seat + 1), colours.paint_of(kit, Seat(seat))) for seat in range(len(colours.PAINTS))
        )
