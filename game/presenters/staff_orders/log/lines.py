"""What the log and the recap show of events: which get a line, whose action, by which rule, which icon.

The words of a line are made by `game.i18n.captions`, from the event as its reader may know it.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from game.presenters.contract.presenter import DiceThrow, LogLine, Teller
from game.presenters.shared.log_lines import EventTeller, rule_of_kind
from game.presenters.staff_orders.pictures_of import ACTION_ICONS, rule_of_card
from game.rules.core.state import State
from game.rules.core.values import Event
from game.rules.staff_orders import events as ev
from game.rules.staff_orders.state import World
from game.rules.staff_orders.terms import ActionName, Faction, enemy
from game.view.kit import Kit


def teller(view: State[World]) -> Teller:
    return EventTeller(lambda event: _line(view.world, event) if is_telling(event) else None)


def _line(world: World, event: Event) -> LogLine:
    faction = doer_of(event)
    seat = None if faction is None else world.seat_of(faction)
    return LogLine(event, rule_of(event), icon_of(event), seat, isinstance(event, ev.RoundStarted))


ROUTINE: frozenset[type[Event]] = frozenset(
    (ev.GameCreated, ev.TokenPlaced, ev.DeckShuffled, ev.TurnStarted, ev.RollKept)
)
"""Events that the table or the lines around them already tell: an action tells whose turn it is."""


def is_telling(event: Event) -> bool:
    """Whether a player needs a line for it. The number of dice gets one only if it was raised."""
    if isinstance(event, ev.DiceSet):
        return event.total != event.base
    if isinstance(event, ev.CommandersWithdrawn):
        return event.count > 0
    return type(event) not in ROUTINE


# Whose action


def doer_of(event: Event) -> Faction | None:
    """Whose action an event is; None for chance, for both together, and for the rules themselves."""
    if isinstance(event, NOBODYS):
        return None
    faction: Faction | None = getattr(event, "faction", None)
    if faction is None or not isinstance(event, ev.SoldiersToReserve | ev.AircraftToReserve):
        return faction
    if event.cause in SHOT:
        return enemy(faction)
    return None if event.cause == "losses" else faction


NOBODYS = (ev.RoundTokenTossed, ev.RoundStarted)
"""Events that name a faction although it did nothing."""
SHOT: frozenset[ev.ToReserve] = frozenset(("defence_hits", "barrage", "bombard", "air_raid"))
"""Pieces that the enemy's dice removed."""


# The dice


def dice(kit: Kit, events: Sequence[Event]) -> DiceThrow | None:
    """The last throw among these events, None if there is none; a face is its number of hits."""
    for event in reversed(events):
        if isinstance(event, ev.DiceRolled | ev.DiceRerolled):
            faces = tuple(str(face) for face in event.faces)
            words = kit.say("so-report-throw", hits=event.hits)
            return DiceThrow("die_d6", faces, (True,) * len(faces), words, "fire")
    return None


# By which rule


def rule_of(event: Event) -> str:
    """The rule that a line links to: that of its kind, or a closer one if the event has more facts."""
    return rule_of_kind(event, RULES, CLOSER)


RULES: Mapping[type[Event], str] = {
    ev.GameCreated: "SO-SETUP-01",
    ev.TokenPlaced: "SO-SETUP-09",
    ev.TokensBoxed: "SO-SETUP-09",
    ev.DeckShuffled: "SO-SETUP-07",
    ev.RoundTokenTossed: "SO-SETUP-12",
    ev.RoundStarted: "SO-TURN-01",
    ev.TurnStarted: "SO-TURN-02",
    ev.Passed: "SO-TURN-05",
    ev.CommanderDeployed: "SO-TURN-04",
    ev.SoldiersMoved: "SO-ADV-03",
    ev.AircraftMoved: "SO-FLY-03",
    ev.SoldiersFromReserve: "SO-REINF-02",
    ev.AircraftFromReserve: "SO-SCR-02",
    ev.SoldiersToReserve: "SO-LCL-11",
    ev.AircraftToReserve: "SO-ACL-06",
    ev.BonusDeclined: "SO-BONUS-01",
    ev.TargetChosen: "SO-BAR-03",
    ev.EffectPlayed: "SO-CARD-02",
    ev.ClashStarted: "SO-LCL-01",
    ev.DiceSet: "SO-DICE-01",
    ev.DiceRolled: "SO-DICE-07",
    ev.DiceRerolled: "SO-DICE-02",
    ev.RollKept: "SO-DICE-04",
    ev.ClashEnded: "SO-LCL-08",
    ev.CardsDrawn: "SO-PLAN-02",
    ev.DeckReshuffled: "SO-PLAN-07",
    ev.DrawFellShort: "SO-PLAN-07",
    ev.InitiativeChanged: "SO-PLAN-05",
    ev.SignalsGained: "SO-BONUS-06",
    ev.SignalsLost: "SO-BONUS-07",
    ev.CommanderToStaging: "SO-BONUS-07",
    ev.CommanderFromStaging: "SO-CARD-10",
    ev.CommandersWithdrawn: "SO-ROUND-01",
    ev.ScoreCounted: "SO-END-04",
    ev.GameEnded: "SO-END-01",
}

ACTIONS: Mapping[ActionName, str] = {
    "advance": "SO-ADV-03",
    "flight": "SO-FLY-03",
    "paradrop": "SO-PARA-03",
    "barrage": "SO-BAR-03",
    "bombard": "SO-BOMB-02",
    "reinforce": "SO-REINF-02",
    "planning": "SO-PLAN-02",
    "scramble": "SO-SCR-02",
}
BROUGHT: Mapping[ev.FromReserve, str] = {
    "reinforce": "SO-REINF-02",
    "scramble": "SO-SCR-02",
    "paradrop": "SO-PARA-06",
    "bonus": "SO-BONUS-01",
    "card": "SO-CARD-08",
}
SOLDIERS_LOST: Mapping[ev.ToReserve, str] = {
    "top_up": "SO-REINF-07",
    "defence_hits": "SO-LCL-02",
    "losses": "SO-LCL-08",
    "over_limit": "SO-LCL-10",
    "barrage": "SO-BAR-04",
    "bombard": "SO-BOMB-04",
    "air_raid": "SO-CARD-14",
}
AIRCRAFT_LOST: Mapping[ev.ToReserve, str] = {
    "top_up": "SO-SCR-06",
    "defence_hits": "SO-ACL-02",
    "losses": "SO-ACL-04",
    "over_limit": "SO-ACL-05",
    "bomb_cost": "SO-BOMB-03",
}
CLASHES: Mapping[str, tuple[str, str]] = {
    "land": ("SO-LCL-01", "SO-LCL-08"),
    "air": ("SO-ACL-01", "SO-ACL-04"),
}
"""The rules of the start and the end of a clash."""

CLOSER: Mapping[type[Event], Callable[[Any], str]] = {
    ev.Passed: lambda event: "SO-TURN-06" if event.forced else "SO-TURN-05",
    ev.CommanderDeployed: lambda event: ACTIONS[event.action],
    ev.TargetChosen: lambda event: ACTIONS[event.action],
    ev.EffectPlayed: lambda event: rule_of_card(event.card),
    ev.SoldiersFromReserve: lambda event: BROUGHT[event.cause],
    ev.AircraftFromReserve: lambda event: BROUGHT[event.cause],
    ev.SoldiersToReserve: lambda event: SOLDIERS_LOST[event.cause],
    ev.AircraftToReserve: lambda event: AIRCRAFT_LOST[event.cause],
    ev.ClashStarted: lambda event: CLASHES[event.layer][0],
    ev.ClashEnded: lambda event: CLASHES[event.layer][1],
    ev.CommanderToStaging: lambda event: (
        "SO-ROUND-02" if event.cause == "momentum_return" else "SO-BONUS-08" if event.space else "SO-BONUS-07"
    ),
    ev.GameEnded: lambda event: event.rule,
}


# With which icon


def icon_of(event: Event) -> str:
    """The icon of a line: that of its kind; for a commander, that of the order."""
    if isinstance(event, ev.CommanderDeployed | ev.TargetChosen):
        return ACTION_ICONS[event.action]
    return ICONS[type(event)]


ICONS: Mapping[type[Event], str] = {
    ev.GameCreated: "map_marker",
    ev.TokenPlaced: "map_marker",
    ev.TokensBoxed: "package_variant_closed",
    ev.DeckShuffled: "shuffle_variant",
    ev.RoundTokenTossed: "star_outline",
    ev.RoundStarted: "timer_sand",
    ev.TurnStarted: "play",
    ev.Passed: "hand_back_right",
    ev.CommanderDeployed: "account",
    ev.SoldiersMoved: "walk",
    ev.AircraftMoved: "airplane",
    ev.SoldiersFromReserve: "account_plus",
    ev.AircraftFromReserve: "airplane_takeoff",
    ev.SoldiersToReserve: "arrow_left_thick",
    ev.AircraftToReserve: "arrow_left_thick",
    ev.BonusDeclined: "close",
    ev.TargetChosen: "crosshairs",
    ev.EffectPlayed: "cards",
    ev.ClashStarted: "sword_cross",
    ev.DiceSet: "dice_multiple_outline",
    ev.DiceRolled: "dice_multiple",
    ev.DiceRerolled: "refresh",
    ev.RollKept: "check",
    ev.ClashEnded: "shield",
    ev.CardsDrawn: "cards",
    ev.DeckReshuffled: "shuffle_variant",
    ev.DrawFellShort: "cards_outline",
    ev.InitiativeChanged: "star",
    ev.SignalsGained: "bullhorn",
    ev.SignalsLost: "bullhorn",
    ev.CommanderToStaging: "undo_variant",
    ev.CommanderFromStaging: "account_plus",
    ev.CommandersWithdrawn: "undo_variant",
    ev.ScoreCounted: "star",
    ev.GameEnded: "flag_checkered",
}
