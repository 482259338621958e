"""Desert Patrol on the table: its parts put together behind the contract every game keeps."""

from collections.abc import Mapping, Sequence

import msgspec
import pygame
from pygame import Rect

from game import captions
from game.library import OpenGame
from game.presenters.briefing import Brief
from game.presenters.desert_patrol import (
    aside,
    board,
    board_forces,
    briefing,
    chronicle,
    colours,
    describing,
    margin,
    motions,
    phases,
    regions,
    zones,
)
from game.presenters.desert_patrol import offers as deals
from game.presenters.desert_patrol import report as reports
from game.presenters.desert_patrol import threats as dangers
from game.presenters.desert_patrol.handles import parse
from game.presenters.desert_patrol.lifting import lifted
from game.presenters.margin import Note
from game.presenters.offers import Handle, Offers
from game.presenters.presenter import DiceThrow, LogLine, Presenter, Sight, Step, Threat
from game.presenters.report import Report
from game.rules.core.ids import Seat
from game.rules.core.state import State
from game.rules.core.values import Event, Intent, Refusal
from game.rules.desert_patrol import events as ev
from game.rules.desert_patrol.intents import EndTurn
from game.rules.desert_patrol.state import World
from game.rules.desert_patrol.terms import SIDES, CounterId, Side
from game.table.match import Match
from game.table.past import Told
from game.view.canvas import Canvas
from game.view.kit import Kit
from game.view.metrics import Metrics
from game.view.theme import Paint
from game.view.timeline import Group

TENS = 10


class DesertPatrolPresenter(Presenter):
    hand_kinds = frozenset(("hand", "play", "counter", "crew"))

    def __init__(self, opened: OpenGame, scenario: str) -> None:
        super().__init__(opened, scenario)
        self._tries = deals.tries()

    # Who is who

    def paint(self, kit: Kit, world: World, seat: Seat) -> Paint:
        return colours.paint_of(kit, world.side_of(seat))

    def side_name(self, kit: Kit, world: World, seat: Seat) -> str:
        return kit.say(f"dp-side-{world.side_of(seat)}")

    def portrait(self, world: World, seat: Seat) -> str:
        return colours.PORTRAITS[world.side_of(seat)]

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
        return lifted(kit, sight, handle, small=small)

    def enlarge(self, canvas: Canvas, sight: Sight, handle: Handle, beside: Rect) -> bool:
        return describing.enlarge(canvas, sight, handle, beside)

    def describe(self, kit: Kit, sight: Sight, handle: Handle) -> str:
        return describing.describe(kit, sight, handle)

    # What can be done

    def offers(self, view: State[World], seat: Seat, legal: Sequence[Intent]) -> Offers:
        return deals.offers(view, seat, tuple(legal))

    def refusal(
        self, view: State[World], seat: Seat, source: Handle | None, target: Handle | None
    ) -> Refusal | None:
        return self._tries.refusal(view, seat, source, target)

    def threats(self, kit: Kit, view: State[World], seat: Seat, handle: Handle) -> tuple[Threat, ...]:
        kind, *names = parse(handle)
        if kind not in ("counter", "crew", "vehicle"):
            return ()
        return tuple(
            Threat(captions.label(kit.texts, self.game, threat.attack), threat.preview)
            for threat in dangers.threats(view, seat, CounterId(names[0]))
        )

    def standing(self, view: State[World], seat: Seat) -> tuple[Intent, ...]:
        return (EndTurn(),) if view.world.turn == view.world.side_of(seat) else ()

    def needs_confirming(self, view: State[World], seat: Seat, intent: Intent) -> str:
        """To end a turn with cards that could still be played throws them away."""
        forces = view.world.forces(view.world.side_of(seat))
        playable = any(view.world.setting.cards[card].kind != "fog" for card in forces.hand)
        return "dp-table-confirm_end" if isinstance(intent, EndTurn) and playable else ""

    # What is told

    def steps(self, kit: Kit, view: State[World]) -> tuple[Step, ...]:
        return phases.steps(kit, view)

    def lines(self, view: State[World], told: Sequence[Told]) -> tuple[tuple[Told, tuple[LogLine, ...]], ...]:
        """Whose doing a line is depends on whose turn it was: that is followed through the events."""
        world: World = view.world
        turn: Side | None = None
        found = []
        for step in told:
            lines = []
            before = msgspec.structs.replace(world, turn=turn)
            for event in step.events:
                if isinstance(event, ev.TurnStarted):
                    turn = event.side
                    before = msgspec.structs.replace(world, turn=turn)
                elif isinstance(event, ev.TurnEnded):
                    turn = None
                if chronicle.is_telling(event):
                    lines.append(_line(event, before))
            found.append((step, tuple(lines)))
        return tuple(found)

    def dice(self, kit: Kit, view: State[World], events: Sequence[Event]) -> DiceThrow | None:
        for event in reversed(events):
            if isinstance(event, ev.DiceRolled):
                faces = tuple(str(face % TENS) for face in event.faces)
                good = tuple(face % TENS == 0 or face >= event.total for face in event.faces)
                words = kit.say("dp-table-throw", hits=event.hits, total=event.total)
                return DiceThrow("die_d10", faces, good, words)
        return None

    def motions(
        self, before: Mapping[Handle, Rect], after: Mapping[Handle, Rect], events: Sequence[Event]
    ) -> list[Group]:
        return motions.motions(before, after, events)

    def outcome_words(self, kit: Kit, match: Match) -> tuple[str, str]:
        outcome = match.outcome
        assert outcome is not None
        world: World = match.state.world
        winner = outcome.winners[0]
        facts = {**kit.texts.declined("side", f"dp-side-{world.side_of(winner)}"), "round": match.round}
        sentence = kit.say(f"dp-reason-{outcome.reason}")
        return kit.say("dp-table-victory", **facts), sentence[:1].upper() + sentence[1:]

    def report(self, kit: Kit, match: Match) -> Report:
        return reports.report(kit, match)

    # Without a match

    @classmethod
    def margin_notes(cls, kit: Kit) -> tuple[Note, ...]:
        return margin.margin_notes(kit)

    @classmethod
    def chips(cls, kit: Kit) -> tuple[tuple[str, Paint], ...]:
        return tuple((kit.say(f"dp-side-{side}"), colours.paint_of(kit, side)) for side in SIDES)


def _line(event: Event, world: World) -> LogLine:
    side = chronicle.side_of(event, world)
    seat = None if side is None else world.seat_of(side)
    is_heading = isinstance(event, ev.RoundStarted)
    return LogLine(event, chronicle.rule_of(event), chronicle.icon_of(event), seat, is_heading)
