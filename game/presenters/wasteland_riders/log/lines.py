"""What the log and the recap show of events: which get a line, who did them, their rule and their icon.

`game.i18n.captions` makes the words of a line from the event as its reader may know it. A fight is told in
the order of its sum: the roll, the damage, what armour stops, what is lost, how the advantage moves.
"""

from collections.abc import Mapping

from game.i18n.captions import NO_OVERRIDES
from game.presenters.contract.presenter import LogLine, Teller
from game.presenters.wasteland_riders.log.marks import CAUSES, MARKS, STEPS
from game.presenters.wasteland_riders.pictures_of import RESOURCE_ICONS
from game.rules.core.ids import Seat
from game.rules.core.state import State
from game.rules.core.values import Event
from game.rules.wasteland_riders.events import common as ev
from game.rules.wasteland_riders.events import fights as fe
from game.rules.wasteland_riders.events import gear as ge
from game.rules.wasteland_riders.events import journey as je
from game.rules.wasteland_riders.events import missions as me
from game.rules.wasteland_riders.events.common import EVENTS
from game.rules.wasteland_riders.naming import side_names
from game.rules.wasteland_riders.world.fight import Fight
from game.rules.wasteland_riders.world.state import World
from game.session.history import VisibleStep

OF_SIDES = tuple(
    kind
    for kind in EVENTS
    if kind.__module__ == fe.__name__
    and {"side", "sides", "red", "blue", "by", "winner"} & set(kind.__struct_fields__)
)
"""Events that name a side of a fight."""
HEADINGS = (ev.RoundStarted, ev.StepEntered)


def teller(view: State[World]) -> Teller:
    return _Teller(view.world)


class _Teller(Teller):
    """Goes through events in their order and knows which fight they belong to."""

    def __init__(self, world: World) -> None:
        self._world = world
        """Used only for who plays whom, which never changes."""
        self._fight = world.fight
        """The fight under way; later events belong to it until another fight begins."""

    def lines_of(self, step: VisibleStep) -> tuple[LogLine, ...]:
        return tuple(line for line in map(self._line, step.events) if line is not None)

    def _line(self, event: Event) -> LogLine | None:
        if isinstance(event, fe.FightStarted):
            self._fight = event.fight
        if not is_telling(event):
            return None
        seat = doer_of(event, self._fight)
        is_heading = isinstance(event, HEADINGS)
        return LogLine(event, rule_of(event), icon_of(event), seat, is_heading, self._sides(event))

    def _sides(self, event: Event) -> Mapping[str, str]:
        """The words that replace the sides of the fight by the fighters' names; empty for other events."""
        if self._fight is None or not isinstance(event, OF_SIDES):
            return NO_OVERRIDES
        return side_names(self._world, self._fight)


# Which events get a line

ROUTINE: frozenset[type[Event]] = frozenset(
    (
        ev.BoardLaid,
        ev.ScavengerChanged,
        ev.SetsGiven,
        ge.ExchangeOpened,
        ge.ExchangeChanged,
        ge.ExchangeClosed,
        ge.DealChanged,
        ge.DrawingBegan,
        ge.DrawingEnded,
        ge.AbilityMarked,
        ge.VehicleMarked,
        ge.GearRefreshed,
        je.LoomingOver,
        je.HexMarked,
        je.WastelandDone,
        je.MovementEnded,
        je.ExplorationBegan,
        je.ExplorationEnded,
        je.ContractMarked,
        fe.FightEnded,
        fe.NextRangeSet,
        fe.CombatCardChosen,
        fe.AttackBegan,
    )
)
"""Events that the table or nearby lines tell already."""


def is_telling(event: Event) -> bool:
    """Whether a player needs a line for this event."""
    match event:
        case ev.DeckShuffled():
            return event.discards
        case ev.KnightActive():
            return event.seat is not None
        case ev.LuckSettled():
            return event.lasts
        case ge.GearMarked():
            return not event.used
    return type(event) not in ROUTINE


# Who did it

SCAVENGERS = (je.WastelandPlayed, je.WastelandRevealed, je.RevealedDiscarded)
"""Events that the Scavenger causes for the knight they name."""
NOBODYS = (ev.FirstPlayerChanged, ev.LuckLost, je.Loomed, je.ContractIntroduced)
"""Events that name a seat that did not cause them."""


def doer_of(event: Event, fight: Fight | None = None) -> Seat | None:
    """The seat that caused an event; None for chance, the rules themselves and the Scavenger."""
    if isinstance(event, SCAVENGERS + NOBODYS):
        return None
    if isinstance(event, ge.StowedDiscarded):
        return event.seat if event.cause == "lost" else None
    if isinstance(event, me.GameEnded):
        return event.winners[0] if len(event.winners) == 1 else None
    if isinstance(event, fe.MeetingAnswered | fe.SearchMade | fe.AttackRolled):
        return event.seat
    side = getattr(event, "side", None)
    if fight is not None and side in ("red", "blue"):
        return fight.side(side).leader
    seat: Seat | None = getattr(event, "seat", None)
    return seat


# By which rule, with which icon


def rule_of(event: Event) -> str:
    """The rule that a line links to: the one of its kind, or a more exact one if the event tells more."""
    match event:
        case ev.ResourceChanged():
            if event.cause == "hex" and event.resource == "health":
                return "WR-PREP-05"
            return f"WR-{CAUSES[event.cause]}"
        case ev.StepEntered():
            return f"WR-{STEPS[event.step].rule}"
        case ev.KnightSkipped():
            return "WR-KO-17" if event.unconscious else "WR-WASTE-17"
        case je.HexEntered():
            return "WR-MOVE-19" if event.mode == "vehicle" else "WR-FOOT-01"
        case je.KnightSetDown():
            return {"train": "WR-HEX-16", "recovery": "WR-KO-12"}.get(event.cause, "WR-MOVE-34")
        case fe.KnightStood():
            return "WR-KO-12" if event.by is None else "WR-KO-05"
        case fe.FightDecided():
            return _rule_of_end(event)
        case me.GameEnded():
            return event.rule
    return f"WR-{MARKS[type(event)].rule}"


def _rule_of_end(event: fe.FightDecided) -> str:
    if event.peace:
        return "WR-KVK-03"
    return "WR-CEND-05" if event.winner is None else "WR-CEND-01"


def icon_of(event: Event) -> str:
    """The icon of a line: the one of its kind; a counter has its own icon."""
    match event:
        case ev.ResourceChanged():
            return RESOURCE_ICONS[event.resource]
        case ev.StepEntered():
            return STEPS[event.step].icon
        case je.HexEntered():
            return "road_variant" if event.mode == "vehicle" else "walk"
        case je.SkillTestEnded() | je.Escaped() | je.ExplorationTested():
            return MARKS[type(event)].icon if event.ok else "close"
    return MARKS[type(event)].icon
