"""Staff Orders on the table: its parts put together behind the contract that every game keeps."""

from collections.abc import Mapping, Sequence

from pygame import Rect

from game.content.library import OpenGame
from game.i18n import captions
from game.presenters.contract.briefing import Brief
from game.presenters.contract.film import Beat, Staging
from game.presenters.contract.offers import Offers
from game.presenters.contract.presenter import DiceThrow, Outcomes, Threat, ViewContext
from game.presenters.shared.table_presenter import TablePresenter
from game.presenters.staff_orders import colours, describing, film, lifting, motions, phases, regions
from game.presenters.staff_orders import outcomes as prospects
from game.presenters.staff_orders.asked_rules import ASKED_RULES
from game.presenters.staff_orders.board import board, forces, layout
from game.presenters.staff_orders.controls import offers as deals
from game.presenters.staff_orders.controls.handles import AREA, pile_of
from game.presenters.staff_orders.last_moves import LAST_MOVES
from game.presenters.staff_orders.log import lines
from game.presenters.staff_orders.log.importance import IMPORTANCE
from game.presenters.staff_orders.motions import BoardEdge
from game.presenters.staff_orders.pictures_of import piece_of
from game.presenters.staff_orders.players import own
from game.presenters.staff_orders.report import briefing, rulebook_notes
from game.presenters.staff_orders.report import report as reports
from game.presenters.staff_orders.rule_places import RULE_PLACES
from game.presenters.staff_orders.zones import goal, status, zones
from game.rules.core.ids import Seat
from game.rules.core.odds import Preview
from game.rules.core.state import State
from game.rules.core.values import Event, Intent
from game.rules.staff_orders.insights import threats as dangers
from game.rules.staff_orders.intents import Pass, PieceIntent, PlayEffect
from game.rules.staff_orders.state import World
from game.rules.staff_orders.supply import controlled, supplied
from game.rules.staff_orders.terms import FACTIONS, ActionSpaceId, Faction
from game.view.canvas import Canvas
from game.view.handles import Handle
from game.view.kit import Kit
from game.view.theme import SeatColours
from game.view.timeline import Group


class StaffOrdersPresenter(TablePresenter):
    """The presenter of Staff Orders."""

    sheet = "texture_contours_alpine"
    die = "die_d6"
    tells_outcomes = True
    film = film.FILM
    importance = IMPORTANCE
    holding_back = frozenset((Pass,))
    last_moves = LAST_MOVES
    rule_places = RULE_PLACES
    asked_rules = ASKED_RULES
    hand_kinds = frozenset(("hand", "reserve", "soldiers", "aircraft", "commander", "area", "staging"))
    unfolding_keys = {"s": "supply"}
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

    def __init__(self, opened: OpenGame, scenario: str) -> None:
        super().__init__(opened, scenario)
        self.sheet = board.paper_of(self.map.board)
        self._own: Faction = FACTIONS[0]
        """The faction for which the board was last drawn."""
        self._stood: dict[ActionSpaceId, Faction] = {}
        """Whose commander was last drawn on a space: a commander that has returned is in no view any more."""

    # Who is who

    def seat_colours(self, kit: Kit, world: World, seat: Seat) -> SeatColours:
        return colours.paint_of(kit, world.faction_of(seat))

    def side_name(self, kit: Kit, world: World, seat: Seat) -> str:
        return kit.say(f"so-faction-{world.faction_of(seat)}")

    def portrait(self, world: World, seat: Seat) -> str:
        return piece_of(world.faction_of(seat), "commanders")

    # Before the game

    def brief(self, kit: Kit, options: Mapping[str, str], seats: int) -> Brief:
        return briefing.brief(kit, self.opened, self.scenario, options, seats)

    def compose_map(self, canvas: Canvas, rect: Rect, world: World) -> None:
        board.compose_map(canvas, rect, world, self.map.art)

    def compose_forces(self, canvas: Canvas, rect: Rect, world: World) -> None:
        forces.compose_forces(canvas, rect, world)

    # The layout

    def board_extent(self) -> tuple[float, float, float, float]:
        return layout.extent_of(self.map.board, self.map.art)

    def compose_board(self, canvas: Canvas, ctx: ViewContext) -> None:
        metrics = canvas.kit.metrics
        rect, inside = self.regions(metrics)["board"], self.board_inside(metrics)
        board.compose_board(canvas, ctx, rect, inside, self.map.art)
        self._own = own(ctx)
        self._stood |= ctx.view.world.commanders

    # What can be done

    def offers(self, view: State[World], seat: Seat, legal: Sequence[Intent]) -> Offers:
        return super().offers(view, seat, deals.default_last(legal))

    def amount_of(self, intent: Intent) -> int:
        return intent.count if isinstance(intent, PieceIntent | PlayEffect) else 0

    def outcomes(
        self, kit: Kit, ctx: ViewContext, preview: Preview, *, is_threat: bool = False
    ) -> Outcomes | None:
        return prospects.outcomes(kit, ctx, preview, is_threat=is_threat)

    def threats(self, kit: Kit, view: State[World], seat: Seat, handle: Handle) -> tuple[Threat, ...]:
        pile = pile_of(view.world.faction_of(seat), handle)
        found = () if pile is None else dangers.threats(view, seat, *pile)
        return tuple(Threat(captions.label(kit.texts, self.game, one.attack), one.preview) for one in found)

    def situations(self, view: State[World], seat: Seat) -> Mapping[str, Handle]:
        world, faction = view.world, view.world.faction_of(seat)
        cut_off = sorted(controlled(world, faction, "land") - supplied(world, faction, "land"))
        return {"supply_cut": AREA(cut_off[0])} if cut_off else {}

    def needs_confirming(self, view: State[World], seat: Seat, intent: Intent) -> str:
        """Passing with commanders in the reserve leaves them unused for the rest of the round."""
        army = view.world.army(view.world.faction_of(seat))
        return "so-table-confirm_pass" if isinstance(intent, Pass) and army.commanders else ""

    # What is said

    def dice(self, kit: Kit, view: State[World], events: Sequence[Event]) -> DiceThrow | None:
        return lines.dice(kit, events)

    def motions(
        self, before: Mapping[Handle, Rect], after: Mapping[Handle, Rect], events: Sequence[Event]
    ) -> list[Group]:
        return motions.motions(before, after, events, BoardEdge(self._own, self._stood))

    def staging(self, kit: Kit, ctx: ViewContext, beat: Beat) -> Staging:
        return film.staging(kit, ctx, beat, super().staging(kit, ctx, beat))

    # Without a match

    @classmethod
    def stops(cls) -> tuple[str, ...]:
        return ("so_support", "so_defence", "so_fire", "so_reroll", "so_turn_end")

    @classmethod
    def chips(cls, kit: Kit) -> tuple[tuple[str, SeatColours], ...]:
        return tuple(
            (kit.say(f"so-faction-{faction}"), colours.paint_of(kit, faction)) for faction in FACTIONS
        )
