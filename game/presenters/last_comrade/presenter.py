"""Last Comrade on the table: its parts put together behind the contract every game keeps."""

from collections.abc import Mapping, Sequence

import pygame
from pygame import Rect

from game.library import OpenGame
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
from game.presenters.offers import Handle
from game.presenters.presenter import Pace, Sight, Voice
from game.presenters.shared.table_presenter import Parts, TablePresenter
from game.rules.core.ids import Seat
from game.rules.core.memo import Memo
from game.rules.core.state import State
from game.rules.core.values import Event, Intent
from game.rules.last_comrade.state import World
from game.view.canvas import Canvas
from game.view.kit import Kit
from game.view.theme import Paint
from game.view.timeline import Group


class LastComradePresenter(TablePresenter):
    sheet = "texture_poster"
    die = ""
    has_board = False
    hand_kinds = frozenset(("hand", "pack", "piece", "comrade", "raise", "rest"))
    parts = Parts(
        plan=regions.PLAN,
        tries=deals.tries,
        brief=briefing.brief,
        compose_zones=zones.compose_zones,
        compose_aside=aside.compose_aside,
        aside_badge=aside.aside_badge,
        enlarge=describing.enlarge,
        describe=describing.describe,
        steps=phases.steps,
        lines=chronicle.lines,
        teller=chronicle.teller,
        outcome_words=reports.outcome_words,
        report=reports.report,
        margin_notes=margin.margin_notes,
    )

    def __init__(self, opened: OpenGame, scenario: str) -> None:
        super().__init__(opened, scenario)
        self._foretold = Memo()
        """Outlooks by what they foretell, of the last view."""

    # Who is who

    def paint(self, kit: Kit, world: World, seat: Seat) -> Paint:
        return colours.paint_of(kit, seat)

    def side_name(self, kit: Kit, world: World, seat: Seat) -> str:
        """The Comrade of a seat; before characters are dealt, nothing."""
        return kit.say(f"lc-comrade-{world.order[seat]}") if seat < len(world.order) else ""

    def portrait(self, world: World, seat: Seat) -> str:
        return colours.portrait_of(world.order[seat] if seat < len(world.order) else None)

    # Before the game

    def compose_map(self, canvas: Canvas, rect: Rect, world: World) -> None:
        field.compose_map(canvas, rect, world)

    def compose_forces(self, canvas: Canvas, rect: Rect, world: World) -> None:
        field.compose_forces(canvas, rect, world)

    # The layout

    def compose_board(self, canvas: Canvas, sight: Sight) -> None:
        metrics = canvas.kit.metrics
        field.compose_field(canvas, sight, self.regions(metrics)["board"], self.board_inside(metrics))

    def compose_outlook(
        self, canvas: Canvas, sight: Sight, source: Handle | None, target: Handle | None, meant: Intent | None
    ) -> bool:
        return preview_box.compose_outlook(canvas, sight, self.game, source, target, meant, self._foretold)

    def foretold(
        self, sight: Sight, source: Handle | None, target: Handle | None, meant: Intent | None
    ) -> object:
        return preview_box.intent_of(sight, source, target, meant)

    def lifted(
        self, kit: Kit, sight: Sight, handle: Handle, *, small: bool = False, amount: int = 0
    ) -> pygame.Surface | None:
        on_its_way = field_moving.moving(kit, sight, handle)
        return on_its_way or lifting.lifted(kit, sight, handle, small=small)

    # What can be done

    def voices(self, view: State[World]) -> Mapping[Handle, Voice]:
        return deals.voices(view)

    def pace(self, view: State[World]) -> Pace | None:
        return phases.pace(view)

    # What is told

    def round_words(self, kit: Kit, world: World) -> str:
        return kit.say("lc-phase-turn", number=world.turn)

    def motions(
        self, before: Mapping[Handle, Rect], after: Mapping[Handle, Rect], events: Sequence[Event]
    ) -> list[Group]:
        return motions.motions(before, after, events)

    # Without a match

    @classmethod
    def stops(cls) -> tuple[str, ...]:
        return phases.STOPS

    @classmethod
    def chips(cls, kit: Kit) -> tuple[tuple[str, Paint], ...]:
        return tuple(
            (str(seat + 1), colours.paint_of(kit, Seat(seat))) for seat in range(len(colours.PAINTS))
        )
