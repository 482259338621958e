"""Desert Patrol on the table: its parts put together behind the contract that every game keeps."""

from collections.abc import Mapping, Sequence

from pygame import Rect

from game.i18n import captions
from game.presenters.contract.briefing import Brief
from game.presenters.contract.film import Beat, Staging
from game.presenters.contract.presenter import DiceThrow, Threat, ViewContext
from game.presenters.desert_patrol import colours, describing, film, lifting, motions, phases, regions
from game.presenters.desert_patrol.asked_rules import ASKED_RULES
from game.presenters.desert_patrol.board import board
from game.presenters.desert_patrol.board import forces as board_forces
from game.presenters.desert_patrol.controls import handles as at
from game.presenters.desert_patrol.controls import offers as deals
from game.presenters.desert_patrol.last_moves import LAST_MOVES
from game.presenters.desert_patrol.log import lines
from game.presenters.desert_patrol.log.importance import IMPORTANCE
from game.presenters.desert_patrol.report import briefing, rulebook_notes
from game.presenters.desert_patrol.report import report as reports
from game.presenters.desert_patrol.rule_places import RULE_PLACES
from game.presenters.desert_patrol.zones import goal, status, zones
from game.presenters.shared.table_presenter import TablePresenter
from game.rules.core.ids import Seat
from game.rules.core.state import State
from game.rules.core.values import Event, Intent
from game.rules.desert_patrol.insights import threats as dangers
from game.rules.desert_patrol.intents import Attack, EndTurn
from game.rules.desert_patrol.setting import Setting
from game.rules.desert_patrol.state import World
from game.rules.desert_patrol.terms import SIDES
from game.view.canvas import Canvas
from game.view.handles import Handle
from game.view.kit import Kit
from game.view.theme import SeatColours
from game.view.timeline import Group


class DesertPatrolPresenter(TablePresenter):
    """The presenter of Desert Patrol."""

    hand_kinds = frozenset(("hand", "play", "counter", "crew"))
    film = film.FILM
    importance = IMPORTANCE
    holding_back = frozenset((EndTurn,))
    last_moves = LAST_MOVES
    rule_places = RULE_PLACES
    asked_rules = ASKED_RULES
    plan = regions.PLAN
    control_index = staticmethod(deals.control_index)
    compose_zones = staticmethod(zones.compose_zones)
    compose_status = staticmethod(status.compose_status)
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

    def board_extent(self) -> tuple[float, float, float, float]:
        """The tiles, with room beside them for the arrows that show how to leave."""
        setting = self.opened.setting(self.scenario, {})
        assert isinstance(setting, Setting)
        has_escapes = any(setting.escapes.values())
        return board.extent(self.map.art, board.ESCAPE_MARGIN if has_escapes else 0.0)

    def compose_board(self, canvas: Canvas, ctx: ViewContext) -> None:
        metrics = canvas.kit.metrics
        rect, inside = self.regions(metrics)["board"], self.board_inside(metrics)
        board.compose_board(canvas, ctx, rect, inside, self.map.art)

    # What can be done

    def threats(self, kit: Kit, view: State[World], seat: Seat, handle: Handle) -> tuple[Threat, ...]:
        name = at.COUNTER.of(handle) or at.CREW.of(handle) or at.VEHICLE.of(handle)
        if name is None:
            return ()
        return tuple(
            Threat(captions.label(kit.texts, self.game, threat.attack), threat.preview)
            for threat in dangers.threats(view, seat, name)
        )

    def retaliation(self, kit: Kit, view: State[World], seat: Seat, intent: Intent) -> Threat | None:
        answer = dangers.retaliation(view, seat, intent) if isinstance(intent, Attack) else None
        return None if answer is None else Threat(kit.say("dp-odds-retaliation"), answer.preview)

    def pinned_buttons(self, view: State[World], seat: Seat) -> tuple[Intent, ...]:
        return (EndTurn(),) if view.world.turn == view.world.side_of(seat) else ()

    def needs_confirming(self, view: State[World], seat: Seat, intent: Intent) -> str:
        """Ending a turn throws away the cards that could still be played."""
        forces = view.world.forces(view.world.side_of(seat))
        playable = any(view.world.setting.cards[card].kind != "fog" for card in forces.hand)
        return "dp-table-confirm_end" if isinstance(intent, EndTurn) and playable else ""

    # What is said

    def dice(self, kit: Kit, view: State[World], events: Sequence[Event]) -> DiceThrow | None:
        return lines.dice(kit, events)

    def motions(
        self, before: Mapping[Handle, Rect], after: Mapping[Handle, Rect], events: Sequence[Event]
    ) -> list[Group]:
        return motions.motions(before, after, events)

    def staging(self, kit: Kit, ctx: ViewContext, beat: Beat) -> Staging:
        return film.staging(kit, ctx, beat, super().staging(kit, ctx, beat))

    # Without a match

    @classmethod
    def chips(cls, kit: Kit) -> tuple[tuple[str, SeatColours], ...]:
        return tuple((kit.say(f"dp-side-{side}"), colours.paint_of(kit, side)) for side in SIDES)
