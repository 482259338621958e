"""What the log and the recap show of events: which get a line, whose action, by which rule, which icon.

The words of a line are made by `game.i18n.captions`, from the event as its reader may know it.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import msgspec

from game.presenters.contract.presenter import DiceThrow, LogLine, Teller
from game.presenters.shared.log_lines import rule_of_kind
from game.rules.core.state import State
from game.rules.core.values import Event
from game.rules.desert_patrol import events as ev
from game.rules.desert_patrol.state import World
from game.rules.desert_patrol.terms import CombatName, CounterId, Side, enemy
from game.session.history import VisibleStep
from game.view.kit import Kit

TENS = 10


def teller(view: State[World]) -> Teller:
    return _Teller(view.world)


class _Teller(Teller):
    """Whose action a line is depends on whose turn it was then. The events are followed for that, because the
    world may already be in another turn.
    """

    def __init__(self, world: World) -> None:
        self._before = msgspec.structs.replace(world, turn=None)
        """The world when the intent was submitted, as far as lines need it."""

    def lines_of(self, step: VisibleStep) -> tuple[LogLine, ...]:
        return self._told(step, is_telling)

    def brief_of(self, step: VisibleStep) -> tuple[LogLine, ...]:
        """A throw says nothing without its purpose, so the failed attack gets the line instead."""
        return self._told(step, is_brief)

    def _told(self, step: VisibleStep, is_wanted: Callable[[Event], bool]) -> tuple[LogLine, ...]:
        shown, has_ended = [], False
        for event in step.events:
            if isinstance(event, ev.TurnStarted):
                self._turn_to(event.side)
                has_ended = False
            elif isinstance(event, ev.TurnEnded):
                has_ended = True
            if is_wanted(event):
                shown.append(_line(event, self._before))
        if has_ended:
            self._turn_to(None)
        return tuple(shown)

    def _turn_to(self, side: Side | None) -> None:
        self._before = msgspec.structs.replace(self._before, turn=side)


def _line(event: Event, world: World) -> LogLine:
    side = side_of(event, world)
    seat = None if side is None else world.seat_of(side)
    return LogLine(event, rule_of(event), icon_of(event), seat, isinstance(event, ev.RoundStarted))


ROUTINE: frozenset[type[Event]] = frozenset(
    (
        ev.ScenarioLoaded,
        ev.DeckShuffled,
        ev.InitiativeCommitted,
        ev.BidDiscarded,
        ev.AttackHit,
        ev.AttackMissed,
        ev.VictimChosen,
        ev.TurnEnded,
    )
)
"""Events that the lines around them already tell: the dice tell a hit, the wound tells its victim."""


def is_telling(event: Event) -> bool:
    """Whether a player needs a line for it. Cards left in hand get one; cards played were seen."""
    if isinstance(event, ev.CardsDiscarded):
        return bool(event.hand)
    return type(event) not in ROUTINE


def is_brief(event: Event) -> bool:
    """Whether the recap shows it by itself; a hit is shown by its result."""
    return isinstance(event, ev.AttackMissed) or (is_telling(event) and not isinstance(event, ev.DiceRolled))


# Whose action


def side_of(event: Event, world: World) -> Side | None:
    """Whose action an event is; `world` is the one in which the intent behind it was submitted."""
    if isinstance(event, ev.FogGained | ev.FogUnavailable) and event.cause == "conceal":
        return enemy(event.side)
    if isinstance(event, STRIKES):
        return enemy(world.setting.counters[event.soldier].side)
    if isinstance(event, ACTS):
        return world.turn
    side: Side | None = getattr(event, "side", None)
    if side is not None:
        return side
    soldier: CounterId | None = getattr(event, "soldier", None)
    return None if soldier is None else world.setting.counters[soldier].side


STRIKES = (ev.SoldierWounded, ev.SoldierPinned, ev.VictimChosen)
"""Events that name a soldier and are actions of the enemy."""

ACTS = (
    ev.VehicleMoved,
    ev.VehicleRepaired,
    ev.VehicleReactivated,
    ev.DiceRolled,
    ev.AttackMissed,
    ev.AttackHit,
    ev.SuppressNoEffect,
    ev.VehicleDamaged,
    ev.VehicleDisabled,
)
"""Events that name no side and are actions of the side whose turn it is."""


# The dice


def dice(kit: Kit, events: Sequence[Event]) -> DiceThrow | None:
    """The last throw among these events, None if there is none; a ten is printed as 0, and always
    succeeds.
    """
    for event in reversed(events):
        if isinstance(event, ev.DiceRolled):
            faces = tuple(str(face % TENS) for face in event.faces)
            good = tuple(face % TENS == 0 or face >= event.total for face in event.faces)
            words = kit.say("dp-table-throw", hits=event.hits, needed=needed(kit, event.total))
            return DiceThrow("die_d10", faces, good, words)
    return None


def needed(kit: Kit, total: int) -> str:
    """What a die must show: from ten on only a 0, which always succeeds."""
    return kit.say("dp-table-needed", reach="sum" if total < TENS else "no_sum", total=total)


# By which rule


def rule_of(event: Event) -> str:
    """The rule that a line links to: that of its kind, or a closer one if the event has more facts."""
    return rule_of_kind(event, RULES, CLOSER)


RULES: Mapping[type[Event], str] = {
    ev.ScenarioLoaded: "DP-SETUP-01",
    ev.DeckShuffled: "DP-CAS-04",
    ev.RoundStarted: "DP-ROUND-01",
    ev.CardsDrawn: "DP-DRAW-01",
    ev.DeckReshuffled: "DP-DRAW-02",
    ev.DrawFellShort: "DP-DRAW-04",
    ev.InitiativeCommitted: "DP-INIT-01",
    ev.InitiativeRevealed: "DP-INIT-01",
    ev.InitiativeSet: "DP-INIT-03",
    ev.BidDiscarded: "DP-INIT-05",
    ev.TurnStarted: "DP-TURN-01",
    ev.TurnPassed: "DP-RULING-56",
    ev.CardPlayed: "DP-TURN-02",
    ev.CardHunkered: "DP-HUNK-01",
    ev.EffectForgone: "DP-RULING-05",
    ev.SoldierRecovered: "DP-PIN-02",
    ev.SoldierBoarded: "DP-MAN-03",
    ev.VehicleCaptured: "DP-MAN-06",
    ev.SoldierDisembarked: "DP-MAN-07",
    ev.PositionChanged: "DP-MAN-08",
    ev.SeatsSwapped: "DP-PLAY-05",
    ev.CounterMoved: "DP-MOVE-08",
    ev.VehicleMoved: "DP-MOVE-01",
    ev.TileReconned: "DP-MARK-01",
    ev.FogGained: "DP-FOG-06",
    ev.FogUnavailable: "DP-FOG-07",
    ev.Reinforced: "DP-SUP-01",
    ev.ControlTaken: "DP-SUP-07",
    ev.CardReturned: "DP-SUP-13",
    ev.FogRemoved: "DP-SUP-19",
    ev.VehicleRepaired: "DP-SUP-21",
    ev.VehicleReactivated: "DP-SUP-23",
    ev.AttackDeclared: "DP-CBT-07",
    ev.DiceRolled: "DP-CBT-13",
    ev.AttackMissed: "DP-CBT-16",
    ev.AttackHit: "DP-CBT-13",
    ev.VictimChosen: "DP-VDM-01",
    ev.SoldierWounded: "DP-CAS-01",
    ev.CounterNeutralised: "DP-CAS-05",
    ev.SoldierPinned: "DP-CAS-07",
    ev.SuppressNoEffect: "DP-CAS-07",
    ev.VehicleDamaged: "DP-VDM-01",
    ev.VehicleDisabled: "DP-VDM-03",
    ev.VehicleDestroyed: "DP-VDM-04",
    ev.ObjectDestroyed: "DP-VDM-08",
    ev.CountersEscaped: "DP-ESC-02",
    ev.CardsDiscarded: "DP-TURN-04",
    ev.TurnEnded: "DP-TURN-03",
    ev.PointsChanged: "DP-OBJ-01",
    ev.HopeAbandoned: "DP-HOPE-01",
    ev.GameEnded: "DP-END-02",
}

CAUSES: Mapping[ev.Cause, str] = {
    "scout": "DP-MOVE-05",
    "navigate": "DP-SUP-17",
    "observe": "DP-SUP-25",
    "conceal": "DP-SUP-06",
}
WOUNDS: Mapping[str, str] = {"hand": "DP-CAS-02", "discard": "DP-CAS-03", "deck": "DP-CAS-04"}
MODES: Mapping[ev.Mode, str] = {"effect": "DP-TURN-02", "recover": "DP-PIN-02", "manoeuvre": "DP-MAN-02"}

CLOSER: Mapping[type[Event], Callable[[Any], str]] = {
    ev.InitiativeSet: lambda event: "DP-INIT-04" if event.how == "kept_on_tie" else "DP-INIT-03",
    ev.CardPlayed: lambda event: MODES[event.mode],
    ev.FogGained: lambda event: CAUSES[event.cause],
    ev.ControlTaken: lambda event: "DP-SUP-08" if event.from_enemy else "DP-SUP-07",
    ev.SoldierWounded: lambda event: WOUNDS[event.zone],
    ev.PointsChanged: lambda event: "DP-OBJ-02" if event.side == "lrdg" else "DP-OBJ-03",
    ev.GameEnded: lambda event: event.rule,
    ev.TurnPassed: lambda event: "DP-RULING-56" if event.why == "cannot_act" else "DP-RULING-36",
}


# With which icon


def icon_of(event: Event) -> str:
    """The icon of a line: that of its kind; for an attack, that of its weapon."""
    return WEAPONS[event.action] if isinstance(event, ev.AttackDeclared) else ICONS[type(event)]


WEAPONS: Mapping[CombatName, str] = {
    "attack": "target",
    "airstrike": "airplane",
    "detonate": "bomb",
    "anti_tank": "tank",
    "suppress": "ammunition",
}

ICONS: Mapping[type[Event], str] = {
    ev.ScenarioLoaded: "map_marker",
    ev.DeckShuffled: "refresh",
    ev.RoundStarted: "timer_sand",
    ev.CardsDrawn: "cards",
    ev.DeckReshuffled: "refresh",
    ev.DrawFellShort: "cards_outline",
    ev.InitiativeCommitted: "cards_outline",
    ev.InitiativeRevealed: "eye",
    ev.InitiativeSet: "star_outline",
    ev.BidDiscarded: "cards_outline",
    ev.TurnStarted: "play",
    ev.TurnPassed: "chevron_double_right",
    ev.CardPlayed: "cards",
    ev.CardHunkered: "timer_sand",
    ev.EffectForgone: "close",
    ev.SoldierRecovered: "heart",
    ev.SoldierBoarded: "truck",
    ev.VehicleCaptured: "flag",
    ev.SoldierDisembarked: "walk",
    ev.PositionChanged: "swap_vertical",
    ev.SeatsSwapped: "swap_horizontal",
    ev.CounterMoved: "walk",
    ev.VehicleMoved: "truck",
    ev.TileReconned: "binoculars",
    ev.FogGained: "weather_fog",
    ev.FogUnavailable: "weather_fog",
    ev.Reinforced: "account_plus",
    ev.ControlTaken: "flag",
    ev.CardReturned: "bullhorn",
    ev.FogRemoved: "weather_fog",
    ev.VehicleRepaired: "wrench",
    ev.VehicleReactivated: "check",
    ev.AttackDeclared: "crosshairs",
    ev.DiceRolled: "dice_d10_outline",
    ev.AttackMissed: "close",
    ev.AttackHit: "target",
    ev.VictimChosen: "crosshairs",
    ev.SoldierWounded: "heart_outline",
    ev.CounterNeutralised: "skull",
    ev.SoldierPinned: "ammunition",
    ev.SuppressNoEffect: "shield",
    ev.VehicleDamaged: "sword_cross",
    ev.VehicleDisabled: "lock",
    ev.VehicleDestroyed: "skull",
    ev.ObjectDestroyed: "bomb",
    ev.CountersEscaped: "run_fast",
    ev.CardsDiscarded: "cards_outline",
    ev.TurnEnded: "check",
    ev.PointsChanged: "star",
    ev.HopeAbandoned: "heart_outline",
    ev.GameEnded: "flag",
}
