"""Wasteland Riders on the table: its parts put together behind the contract every game keeps."""

from collections.abc import Mapping, Sequence

import pygame
from pygame import Rect

from game.presenters.offers import Handle, Offers
from game.presenters.presenter import DiceThrow, Office, Pace, Sight, Threat, Trail
from game.presenters.shared.table_presenter import Parts, TablePresenter
from game.presenters.wasteland_riders import (
    aside,
    board,
    briefing,
    button_order,
    chronicle,
    colours,
    describing,
    dice_tray,
    lifting,
    margin,
    matter,
    motions,
    pacing,
    phases,
    pictures_of,
    regions,
    route_by_hand,
    threat_reading,
    zones,
)
from game.presenters.wasteland_riders import handles as at
from game.presenters.wasteland_riders import offers as deals
from game.presenters.wasteland_riders import report as reports
from game.rules.core.ids import Seat
from game.rules.core.state import State
from game.rules.core.values import Event, Intent
from game.rules.wasteland_riders.state import World
from game.rules.wasteland_riders.terms import PANEL_COLOURS
from game.view.canvas import Canvas
from game.view.kit import Kit
from game.view.theme import Paint
from game.view.timeline import Group


class WastelandRidersPresenter(TablePresenter):
    sheet = "texture_contours_rust"
    hand_kinds = frozenset(("spot", "luck", "combat", "knight", "tucked", "resource"))
    unfolding_keys = {"m": "mission"}
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

    # Who is who

    def paint(self, kit: Kit, world: World, seat: Seat) -> Paint:
        return colours.paint_of(kit, world, seat)

    def side_name(self, kit: Kit, world: World, seat: Seat) -> str:
        """The knight of a seat; before it has chosen one, nothing."""
        knight = world.knights[seat].knight
        return kit.say(f"wr-knight-{knight}") if knight else ""

    def portrait(self, world: World, seat: Seat) -> str:
        return pictures_of.rider(world.knights[seat].knight)

    # Before the game

    def compose_map(self, canvas: Canvas, rect: Rect, world: World) -> None:
        board.compose_map(canvas, rect, world, self.map)

    def compose_forces(self, canvas: Canvas, rect: Rect, world: World) -> None:
        briefing.compose_forces(canvas, rect, world)

    # The layout

    def board_extent(self) -> tuple[float, float, float, float]:
        return board.extent(self.map)

    def compose_board(self, canvas: Canvas, sight: Sight) -> None:
        metrics = canvas.kit.metrics
        board.compose_board(
            canvas, sight, self.map, self.regions(metrics)["board"], self.board_inside(metrics)
        )

    def compose_outlook(
        self, canvas: Canvas, sight: Sight, source: Handle | None, target: Handle | None, meant: Intent | None
    ) -> bool:
        return board.compose_outlook(canvas, sight, self.map, source, target, meant)

    def foretold(
        self, sight: Sight, source: Handle | None, target: Handle | None, meant: Intent | None
    ) -> object:
        return (source, target, meant) if board.foretells(sight, source) else None

    def lifted(
        self, kit: Kit, sight: Sight, handle: Handle, *, small: bool = False, amount: int = 0
    ) -> pygame.Surface | None:
        return lifting.lifted(kit, sight, handle, small=small, amount=amount)

    # What can be done

    def offers(self, view: State[World], seat: Seat, legal: Sequence[Intent]) -> Offers:
        offered = super().offers(view, seat, button_order.ordered(legal))
        return offered if matter.lies_before(view, seat) else offered.without(at.MATTER)

    def amount_of(self, intent: Intent) -> int:
        return deals.amount_of(intent)

    def trail(self, view: State[World], source: Handle, target: Handle) -> Trail:
        return route_by_hand.trail(view, source, target)

    def pace(self, view: State[World]) -> Pace | None:
        return pacing.pace(view)

    def threats(self, kit: Kit, view: State[World], seat: Seat, handle: Handle) -> tuple[Threat, ...]:
        return threat_reading.threats(kit, view, seat, handle)

    def needs_confirming(self, view: State[World], seat: Seat, intent: Intent) -> str:
        return phases.needs_confirming(view, seat, intent)

    # What is told

    def office(self, kit: Kit, view: State[World]) -> Office | None:
        return phases.scavenger(kit, view.world)

    def round_words(self, kit: Kit, world: World) -> str:
        return phases.round_words(kit, world)

    def dice(self, kit: Kit, view: State[World], events: Sequence[Event]) -> DiceThrow | None:
        return dice_tray.last_throw(kit, view.world, events)

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
            (kit.say(f"wr-colour-{colour}"), colours.paint_of_colour(kit, colour)) for colour in PANEL_COLOURS
        )
