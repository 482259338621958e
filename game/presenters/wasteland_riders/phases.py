"""The steps of a round for the bar at the top, the round, where play stops, and what must be confirmed."""

from game.presenters.contract.presenter import PhaseLabel, RoleBadge
from game.presenters.wasteland_riders.colours import paint_of
from game.rules.core import engine
from game.rules.core.ids import Seat
from game.rules.core.state import State
from game.rules.core.values import Intent
from game.rules.wasteland_riders.fight.theft import Robbing
from game.rules.wasteland_riders.insights.route_costs import legs
from game.rules.wasteland_riders.intents import common as it
from game.rules.wasteland_riders.intents import fights as fi
from game.rules.wasteland_riders.market.market import offer_value, wanted_price
from game.rules.wasteland_riders.windows.windows import MOMENTS
from game.rules.wasteland_riders.world.state import StepName, World
from game.view.kit import Kit

ROUND: tuple[str, ...] = ("preparation", "movement", "exploration", "rest")
PHASE_OF: dict[StepName, str] = {
    "scavenger": "preparation",
    "knights": "preparation",
    "movement": "movement",
    "exploration": "exploration",
    "rest": "rest",
}
FIRST_CLASH = MOMENTS.index("clash_start")
STOPS: tuple[str, ...] = (
    "wr_update_market",
    "wr_arranging",
    *(f"wr_{moment}" for moment in MOMENTS[:FIRST_CLASH]),
    "wr_enemy_before_combat",
    *(f"wr_{moment}" for moment in MOMENTS[FIRST_CLASH:]),
    "wr_on_luck_played",
    "wr_meeting",
    "wr_rest_exchange",
    "wr_rest_gear",
    "wr_rest_luck",
)
"""Every moment at which a decision may pass by itself, roughly in the order of a round."""
DEEDS = (
    it.Explore,
    it.AcceptContract,
    it.CompleteContract,
    it.TakeAction,
    it.AttackMarker,
    it.MissionAction,
    it.TakePills,
)
"""What an exploration is for: these intents are lost when it ends."""


def scavenger(kit: Kit, world: World) -> RoleBadge | None:
    """Who leads the wasteland against the active knight; None before and after the game."""
    knight = world.knights[world.scavenger].knight
    if knight is None or world.step in ("setup", "over"):
        return None
    name = kit.say(f"wr-knight-{knight}.short")
    return RoleBadge(
        "marker_scavenger",
        kit.say("wr-table-scavenger", name=name),
        name,
        paint_of(kit, world, world.scavenger),
        kit.say("wr-table-scavenger_tip", name=kit.say(f"wr-knight-{knight}")),
    )


def phases(kit: Kit, view: State[World]) -> tuple[PhaseLabel, ...]:
    """The phases of a round. The first round has the set-up instead of a preparation."""
    names = ROUND if view.world.round > 1 else ("setup", *ROUND[1:])
    now = len(names)
    if view.world.outcome is None and view.world.step != "over":
        phase = PHASE_OF.get(view.world.step, "setup")
        now = names.index(phase) if phase in names else 0
    return tuple(
        PhaseLabel(
            kit.say(f"wr-phase-{name}"), "done" if number < now else "now" if number == now else "next"
        )
        for number, name in enumerate(names)
    )


def round_words(kit: Kit, world: World) -> str:
    """Which round it is, and how many there are."""
    if not world.round:
        return kit.say("wr-phase-before")
    return kit.say("wr-phase-round", number=world.round, of=world.setting.mission.rounds)


# What must be confirmed


def needs_confirming(view: State[World], seat: Seat, intent: Intent) -> str:
    """The key of the question before a chance is given up for good; empty for most intents."""
    world = view.world
    match intent:
        case it.EndExploration():
            return "wr-confirm-end_exploration" if _can(view, seat, DEEDS) else ""
        case it.StopMove():
            return "wr-confirm-stop_move" if _can(view, seat, (it.GoOn,)) else ""
        case it.Pass() if isinstance(engine.pending(view), Robbing):
            takes = (fi.RobGear, fi.RobResource, fi.RobContract, fi.RobCell)
            return "wr-confirm-rob_nothing" if _can(view, seat, takes) else ""
        case it.Trade() if world.exchange is not None:
            is_wasted = offer_value(world, world.exchange) > wanted_price(world, world.exchange)
            return "wr-confirm-trade" if is_wasted else ""
        case it.ConfirmRoute():
            return "wr-confirm-route" if _is_too_far(view, seat) else ""
        case it.RemoveBlue():
            return "wr-confirm-remove_blue"
    return ""


def _can(view: State[World], seat: Seat, kinds: tuple[type[Intent], ...]) -> bool:
    """Whether an intent of these kinds would be allowed instead."""
    decision, world = engine.pending(view), view.world
    return decision is not None and any(
        isinstance(one, kinds) and decision.why_not(world, seat, one) is None
        for one in decision.candidates(world, seat)
    )


def _is_too_far(view: State[World], seat: Seat) -> bool:
    """Whether there is too little fuel for the whole route as the hexes are now."""
    return not all(leg.is_paid for leg in legs(view, seat))
