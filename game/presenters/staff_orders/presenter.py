"""Staff Orders on the table: its parts put together behind the contract every game keeps."""

from collections.abc import Mapping, Sequence

import pygame
from pygame import Rect

from game import captions
from game.library import OpenGame
from game.presenters.briefing import Brief
from game.presenters.margin import Note
from game.presenters.offers import Handle, Offers
from game.presenters.presenter import DiceThrow, LogLine, Outcomes, Presenter, Sight, Step, Threat
from game.presenters.report import Report
from game.presenters.staff_orders import (
    aside,
    board,
    board_forces,
    board_layout,
    briefing,
    chronicle,
    colours,
    describing,
    lifting,
    margin,
    motions,
    phases,
    regions,
    zones,
)
from game.presenters.staff_orders import offers as deals
from game.presenters.staff_orders import outcomes as prospects
from game.presenters.staff_orders import report as reports
from game.presenters.staff_orders import threats as dangers
from game.rules.core.ids import Seat
from game.rules.core.odds import Preview
from game.rules.core.state import State
from game.rules.core.values import Event, Intent, Refusal
from game.rules.staff_orders.intents import Pass, PieceIntent, PlayEffect
from game.rules.staff_orders.state import World
from game.rules.staff_orders.terms import FACTIONS, Faction
from game.table.match import Match
from game.table.past import Told
from game.view.canvas import Canvas
from game.view.kit import Kit
from game.view.metrics import Metrics
from game.view.theme import Paint
from game.view.timeline import Group


class StaffOrdersPresenter(Presenter):
    sheet = "texture_contours_alpine"
    die = "die_d6"
    tells_outcomes = True
    hand_kinds = frozenset(("hand", "reserve", "soldiers", "aircraft", "commander", "area"))
    unfolding_keys = {"s": "supply"}

    def __init__(self, opened: OpenGame, scenario: str) -> None:
        super().__init__(opened, scenario)
        self.sheet = board.paper_of(self.map.board)
        self._tries = deals.tries()
        self._own: Faction = FACTIONS[0]
        """The faction of the last view."""

    # Who is who

    def paint(self, kit: Kit, world: World, seat: Seat) -> Paint:
        return colours.paint_of(kit, world.faction_of(seat))

    def side_name(self, kit: Kit, world: World, seat: Seat) -> str:
        return kit.say(f"so-faction-{world.faction_of(seat)}")

    def portrait(self, world: World, seat: Seat) -> str:
        return colours.PORTRAIT

    # Before the game

    def brief(self, kit: Kit, options: Mapping[str, str], seats: int) -> Brief:
        return briefing.brief(kit, self.opened, self.scenario, options, seats)

    def compose_map(self, canvas: Canvas, rect: Rect, world: World) -> None:
        board.compose_map(canvas, rect, world, self.map.art)

    def compose_forces(self, canvas: Canvas, rect: Rect, world: World) -> None:
        board_forces.compose_forces(canvas, rect, world)

    # The layout

    def regions(self, metrics: Metrics) -> Mapping[str, Rect]:
        return regions.regions(metrics)

    def board_inside(self, metrics: Metrics) -> Rect:
        return regions.board_inside(metrics)

    def board_extent(self) -> tuple[float, float, float, float]:
        return board_layout.extent_of(self.map.board, self.map.art)

    def compose_board(self, canvas: Canvas, sight: Sight) -> None:
        metrics = canvas.kit.metrics
        rect, inside = self.regions(metrics)["board"], self.board_inside(metrics)
        board.compose_board(canvas, sight, rect, inside, self.map.art)

    def compose_zones(self, canvas: Canvas, sight: Sight) -> None:
        zones.compose_zones(canvas, sight)

    def compose_aside(self, canvas: Canvas, sight: Sight, rect: Rect) -> None:
        aside.compose_aside(canvas, sight, rect)

    def aside_badge(self, view: State[World]) -> str:
        return aside.aside_badge(view)

    def lifted(
        self, kit: Kit, sight: Sight, handle: Handle, *, small: bool = False, amount: int = 0
    ) -> pygame.Surface | None:
        return lifting.lifted(kit, sight, handle, small=small, amount=amount)

    def enlarge(self, canvas: Canvas, sight: Sight, handle: Handle, beside: Rect) -> bool:
        return describing.enlarge(canvas, sight, handle, beside)

    def describe(self, kit: Kit, sight: Sight, handle: Handle) -> str:
        return describing.describe(kit, sight, handle)

    # What can be done

    def offers(self, view: State[World], seat: Seat, legal: Sequence[Intent]) -> Offers:
        self._own = view.world.faction_of(seat)
        return deals.offers(view, seat, tuple(legal))

    def refusal(
        self, view: State[World], seat: Seat, source: Handle | None, target: Handle | None
    ) -> Refusal | None:
        return self._tries.refusal(view, seat, source, target)

    def amount_of(self, intent: Intent) -> int:
        return intent.count if isinstance(intent, PieceIntent | PlayEffect) else 0

    def outcomes(
        self, kit: Kit, sight: Sight, preview: Preview, *, is_threat: bool = False
    ) -> Outcomes | None:
        return prospects.outcomes(kit, sight, preview, is_threat=is_threat)

    def threats(self, kit: Kit, view: State[World], seat: Seat, handle: Handle) -> tuple[Threat, ...]:
        return tuple(
            Threat(captions.label(kit.texts, self.game, threat.attack), threat.preview)
            for threat in dangers.threats(view, seat, handle)
        )

    def needs_confirming(self, view: State[World], seat: Seat, intent: Intent) -> str:
        """To pass with commanders in the reserve leaves them idle for the rest of the round."""
        army = view.world.army(view.world.faction_of(seat))
        return "so-table-confirm_pass" if isinstance(intent, Pass) and army.commanders else ""

    # What is told

    def steps(self, kit: Kit, view: State[World]) -> tuple[Step, ...]:
        return phases.steps(kit, view)

    def lines(self, view: State[World], told: Sequence[Told]) -> tuple[tuple[Told, tuple[LogLine, ...]], ...]:
        return chronicle.lines(view.world, told)

    def dice(self, kit: Kit, view: State[World], events: Sequence[Event]) -> DiceThrow | None:
        return chronicle.dice(kit, events)

    def motions(
        self, before: Mapping[Handle, Rect], after: Mapping[Handle, Rect], events: Sequence[Event]
    ) -> list[Group]:
        return motions.motions(before, after, events, self._own)

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
        return ("so_support", "so_defence", "so_fire", "so_reroll", "so_turn_end")

    @classmethod
    def chips(cls, kit: Kit) -> tuple[tuple[str, Paint], ...]:
        return tuple(
            (kit.say(f"so-faction-{faction}"), colours.paint_of(kit, faction)) for faction in FACTIONS
        )
