"""What the log and the recap show of events: which get a line, who did them, their rule and their icon.

`game.i18n.captions` makes the words of a line from the event as its reader may know it.
"""

from collections.abc import Callable, Mapping
from typing import Any

from game.presenters.contract.presenter import LogLine, Teller
from game.presenters.shared.log_lines import EventTeller, rule_of_kind
from game.rules.core.ids import HIDDEN, CardId, Seat
from game.rules.core.state import State
from game.rules.core.values import Event
from game.rules.last_comrade import events as ev
from game.rules.last_comrade import line_events as line
from game.rules.last_comrade.state import World
from game.rules.last_comrade.terms import ComradeId, Status


def teller(view: State[World]) -> Teller:
    return EventTeller(lambda event: _line(view.world, event) if is_telling(event) else None)


def _line(world: World, event: Event) -> LogLine:
    seat = seat_of(event, world)
    return LogLine(event, rule_of(event), icon_of(event), seat, isinstance(event, ev.TurnStarted))


# Which events get a line


ROUTINE: frozenset[type[Event]] = frozenset(
    (
        ev.GameCreated,
        ev.DecksShuffled,
        ev.InitiativeGiven,
        ev.InitiativePassed,
        ev.DraftEnded,
        ev.SetupCardDone,
        ev.StepBegan,
        ev.CardDone,
        ev.SlotEnded,
        ev.TurnEnded,
        ev.EffectsEnded,
        ev.WindowOpened,
        ev.WindowClosed,
        ev.HandRaised,
        ev.HandLowered,
        ev.LetBy,
        ev.NothingMoreSaid,
        ev.EventSettled,
        line.HitStarted,
        line.HitAccepted,
    )
)
"""Events that the table or nearby lines tell already: a hit taken, for example, is told by its damage."""
FACE_DOWN = (ev.DraftPicked, ev.CardPassedOn, ev.CardCommitted, ev.CardsDrawn)
"""Events that get a line only for the player who saw the cards; to the others the table shows as much."""


def is_telling(event: Event) -> bool:
    """Whether a player needs a line for this event."""
    if isinstance(event, FACE_DOWN):
        return HIDDEN not in _cards_of(event)
    if isinstance(event, ev.SlotStarted):
        return not event.has_card
    if isinstance(event, line.EquipmentUsed):
        return event.durability == 0
    return type(event) not in ROUTINE


def _cards_of(
    event: ev.DraftPicked | ev.CardPassedOn | ev.CardCommitted | ev.CardsDrawn,
) -> tuple[CardId, ...]:
    return event.cards if isinstance(event, ev.CardsDrawn) else (event.card,)


# Who did it


def seat_of(event: Event, world: World) -> Seat | None:
    """The seat that caused an event; None for chance, the enemy, the Commissar and the rules themselves."""
    if isinstance(event, ev.CharacterDealt):
        return event.seat
    comrade = doer_of(event)
    player = None if comrade is None else world.players.get(comrade)
    return None if player is None else player.seat


def doer_of(event: Event) -> ComradeId | None:
    if isinstance(event, NOBODYS):
        return None
    if isinstance(event, ev.EventCancelled):
        return event.other
    if isinstance(event, line.HazardsCleared) and event.cause == "triggered":
        return None
    comrade: ComradeId | None = getattr(event, "comrade", None)
    return comrade


NOBODYS = (
    ev.InitiativeGiven,
    ev.InitiativePassed,
    ev.TurnStarted,
    ev.RouletteAttached,
    ev.TargetPlaced,
    ev.WindowOpened,
    line.ComradesExchanged,
    line.ComradeSnagged,
    line.HitStarted,
    line.RouletteFired,
    line.DamageTaken,
    line.Gassed,
    line.ComradeDied,
    line.AdvanceDeferred,
    line.TankDestroyed,
)
"""Events that name a Comrade who did not cause them, or acted through somebody else's card."""


# By which rule


def rule_of(event: Event) -> str:
    """The rule that a line links to: the one of its kind, or a more exact one if the event tells more."""
    return rule_of_kind(event, RULES, CLOSER)


RULES: Mapping[type[Event], str] = {
    ev.GameCreated: "LC-SETUP-02",
    ev.CharacterDealt: "LC-SETUP-01",
    ev.DecksShuffled: "LC-SETUP-03",
    ev.LinePlaced: "LC-SETUP-05",
    ev.InitiativeGiven: "LC-SETUP-07",
    ev.DraftStarted: "LC-DRAFT-01",
    ev.DraftPicked: "LC-DRAFT-01",
    ev.CardPassedOn: "LC-DRAFT-12",
    ev.DraftEnded: "LC-DRAFT-04",
    ev.TurnStarted: "LC-TURN-01",
    ev.AttackRevealed: "LC-ATK-02",
    ev.NoAttackLeft: "LC-ATK-25",
    ev.SetupCardDone: "LC-ATK-04",
    ev.HazardPlaced: "LC-HAZ-01",
    ev.RouletteAttached: "LC-ATK-24",
    ev.TargetPlaced: "LC-ATK-05",
    ev.TargetMoved: "LC-EVT-16",
    ev.StepBegan: "LC-TURN-01",
    ev.CardCommitted: "LC-TURN-03",
    ev.SlotStarted: "LC-TURN-04",
    ev.CardRevealed: "LC-TURN-07",
    ev.CardFizzled: "LC-MAN-03",
    ev.CardDone: "LC-TURN-09",
    ev.SlotEnded: "LC-TURN-07",
    ev.InitiativePassed: "LC-TURN-17",
    ev.TurnEnded: "LC-TURN-16",
    ev.EffectsEnded: "LC-TURN-16",
    ev.WindowOpened: "LC-REACT-08",
    ev.WindowClosed: "LC-REACT-04",
    ev.HandRaised: "LC-REACT-07",
    ev.HandLowered: "LC-REACT-07",
    ev.LetBy: "LC-REACT-04",
    ev.NothingMoreSaid: "LC-REACT-04",
    ev.StoodDown: "LC-REACT-09",
    ev.EventAnnounced: "LC-EVT-04",
    ev.EventCancelled: "LC-EVT-10",
    ev.EventLapsed: "LC-EVT-07",
    ev.EventSettled: "LC-EVT-05",
    ev.HaltStarted: "LC-EVT-11",
    ev.ManoeuvreTripped: "LC-EVT-17",
    ev.OrdersChanged: "LC-EVT-15",
    ev.EquipmentTaken: "LC-EVT-18",
    ev.HandShown: "LC-EVT-19",
    ev.CardTaken: "LC-EVT-19",
    ev.HandsSwapped: "LC-CHR-02",
    ev.CardsDrawn: "LC-DECK-02",
    ev.ActionsReshuffled: "LC-DECK-03",
    ev.AttacksReshuffled: "LC-ATK-02",
    ev.ConcedeAnnounced: "LC-END-05",
    ev.GaveUp: "LC-END-05",
    ev.GameWon: "LC-END-01",
    ev.EnemyArmyWon: "LC-END-02",
    line.StepPushed: "LC-MOVE-02",
    line.StepSwapped: "LC-MOVE-05",
    line.StepBlocked: "LC-MOVE-07",
    line.ComradesExchanged: "LC-MAN-11",
    line.ComradesScattered: "LC-EVT-12",
    line.HazardsCleared: "LC-HAZ-04",
    line.ComradeSnagged: "LC-HAZ-10",
    line.StatusGained: "LC-MAN-07",
    line.EquipmentEntered: "LC-EQP-01",
    line.TankBoarded: "LC-TANK-01",
    line.EquipmentUsed: "LC-EQP-04",
    line.TankDestroyed: "LC-TANK-07",
    line.BootsWorn: "LC-EQP-16",
    line.RevolverFired: "LC-EQP-17",
    line.AttackStarted: "LC-TURN-14",
    line.HitStarted: "LC-HIT-01",
    line.HitAvoided: "LC-HIT-09",
    line.HitAbsorbed: "LC-TANK-06",
    line.HitReduced: "LC-HIT-07",
    line.LuckSpent: "LC-CHR-03",
    line.HitReflected: "LC-EQP-09",
    line.HitShielded: "LC-EVT-20",
    line.HitAccepted: "LC-HIT-07",
    line.RouletteFired: "LC-HIT-10",
    line.MedallionSaved: "LC-HIT-11",
    line.DamageTaken: "LC-HIT-12",
    line.Healed: "LC-HIT-16",
    line.Gassed: "LC-HIT-13",
    line.GasEnded: "LC-DECK-07",
    line.ComradeDied: "LC-DEATH-01",
    line.CommissarAdvanced: "LC-DEATH-06",
    line.AdvanceDeferred: "LC-DEATH-09",
    line.SmokeScreenReplaced: "LC-MAN-13",
}

PLAYED: Mapping[str, str] = {
    "niet": "LC-EVT-10",
    "stoj": "LC-EVT-11",
    "wsjo_rawno": "LC-EVT-12",
    "rozkaz_komisarza": "LC-EVT-13",
    "moonshine": "LC-EVT-14",
    "new_orders": "LC-EVT-15",
    "fire_correction": "LC-EVT-16",
    "trip": "LC-EVT-17",
    "requisition": "LC-EVT-18",
    "shakedown": "LC-EVT-19",
    "human_shield": "LC-EVT-20",
}
"""Each Event has a rule of its own; an Event of a mod gets the general rule."""
STATUSES: Mapping[Status, str] = {"dodge": "LC-MAN-07", "prone": "LC-MAN-08", "fubar": "LC-MAN-09"}
HEALED: Mapping[line.HealCause, str] = {
    "moonshine": "LC-EVT-14",
    "comrades": "LC-CHR-04",
    "sapper": "LC-CHR-07",
    "herbs": "LC-CHR-10",
}
CLEARED: Mapping[line.ClearCause, str] = {
    "tank": "LC-TANK-15",
    "sapper": "LC-CHR-07",
    "commissar": "LC-HAZ-13",
    "triggered": "LC-HAZ-04",
}
FIZZLED: Mapping[str, str] = {
    "event_in_slot": "LC-TURN-11",
    "impossible": "LC-MAN-03",
    "two_left": "LC-MAN-14",
    "owner_died": "LC-TURN-12",
}
AVOIDED: Mapping[str, str] = {
    "dodge": "LC-HIT-04",
    "prone": "LC-HIT-04",
    "reduced": "LC-HIT-09",
    "no_life": "LC-HIT-02",
    "nobody": "LC-EQP-10",
}

CLOSER: Mapping[type[Event], Callable[[Any], str]] = {
    ev.DraftStarted: lambda event: "LC-DRAFT-12" if event.mode == "quick" else "LC-DRAFT-01",
    ev.AttackRevealed: lambda event: "LC-ATK-02" if event.strike else "LC-ATK-03",
    ev.TargetPlaced: lambda event: "LC-ATK-09" if event.comrade else "LC-ATK-05",
    ev.EventAnnounced: lambda event: PLAYED.get(event.card, "LC-EVT-04"),
    ev.CardFizzled: lambda event: FIZZLED[event.why],
    ev.GameWon: lambda event: event.rule,
    ev.EnemyArmyWon: lambda event: event.rule,
    line.StepPushed: lambda event: (
        "LC-TANK-09" if event.tank else "LC-MOVE-02" if len(event.comrades) > 1 else "LC-MOVE-03"
    ),
    line.StepSwapped: lambda event: "LC-TANK-09" if event.tank else "LC-MOVE-05",
    line.StatusGained: lambda event: STATUSES[event.status],
    line.HazardsCleared: lambda event: CLEARED[event.cause],
    line.HitAvoided: lambda event: AVOIDED[event.why],
    line.HitReduced: lambda event: "LC-HIT-05" if event.card is None else "LC-HIT-07",
    line.Healed: lambda event: HEALED[event.cause],
}


# With which icon


def icon_of(event: Event) -> str:
    """The icon of a line: the one of its kind; a status shows its own."""
    return STATUS_ICONS[event.status] if isinstance(event, line.StatusGained) else ICONS[type(event)]


STATUS_ICONS: Mapping[Status, str] = {"dodge": "run_fast", "prone": "arrow_down_bold", "fubar": "anchor"}

ICONS: Mapping[type[Event], str] = {
    ev.GameCreated: "flag",
    ev.CharacterDealt: "account",
    ev.DecksShuffled: "shuffle_variant",
    ev.LinePlaced: "human_queue",
    ev.InitiativeGiven: "star",
    ev.DraftStarted: "cards_outline",
    ev.DraftPicked: "cards",
    ev.CardPassedOn: "arrow_left_thick",
    ev.DraftEnded: "cards",
    ev.TurnStarted: "star",
    ev.AttackRevealed: "bomb",
    ev.NoAttackLeft: "sleep",
    ev.SetupCardDone: "check",
    ev.HazardPlaced: "alert",
    ev.RouletteAttached: "pistol",
    ev.TargetPlaced: "crosshairs",
    ev.TargetMoved: "crosshairs",
    ev.StepBegan: "chevron_right",
    ev.CardCommitted: "check",
    ev.SlotStarted: "chevron_right",
    ev.CardRevealed: "eye",
    ev.CardFizzled: "close",
    ev.CardDone: "check",
    ev.SlotEnded: "check",
    ev.InitiativePassed: "star_outline",
    ev.TurnEnded: "check",
    ev.EffectsEnded: "timer_sand",
    ev.WindowOpened: "hand_back_right_outline",
    ev.WindowClosed: "hand_back_right_outline",
    ev.HandRaised: "hand_back_right",
    ev.HandLowered: "hand_back_right_outline",
    ev.LetBy: "skip_next",
    ev.NothingMoreSaid: "sleep",
    ev.StoodDown: "hand_back_right_outline",
    ev.EventAnnounced: "flag",
    ev.EventCancelled: "cancel",
    ev.EventLapsed: "close",
    ev.EventSettled: "check",
    ev.HaltStarted: "hand_front_right",
    ev.ManoeuvreTripped: "shoe_print",
    ev.OrdersChanged: "file_swap",
    ev.EquipmentTaken: "hand_coin",
    ev.HandShown: "magnify",
    ev.CardTaken: "hand_coin",
    ev.HandsSwapped: "swap_horizontal",
    ev.CardsDrawn: "cards",
    ev.ActionsReshuffled: "shuffle_variant",
    ev.AttacksReshuffled: "shuffle_variant",
    ev.ConcedeAnnounced: "flag",
    ev.GaveUp: "flag",
    ev.GameWon: "trophy",
    ev.EnemyArmyWon: "skull_crossbones",
    line.StepPushed: "walk",
    line.StepSwapped: "swap_horizontal",
    line.StepBlocked: "close",
    line.ComradesExchanged: "swap_horizontal_bold",
    line.ComradesScattered: "shuffle_variant",
    line.HazardsCleared: "alert",
    line.ComradeSnagged: "lock",
    line.StatusGained: "shield",
    line.EquipmentEntered: "bag_personal",
    line.TankBoarded: "tank",
    line.EquipmentUsed: "bag_personal",
    line.TankDestroyed: "tank",
    line.BootsWorn: "shoe_cleat",
    line.RevolverFired: "pistol",
    line.AttackStarted: "flash",
    line.HitStarted: "bullseye",
    line.HitAvoided: "shield",
    line.HitAbsorbed: "tank",
    line.HitReduced: "shield_half_full",
    line.LuckSpent: "star_outline",
    line.HitReflected: "car_door",
    line.HitShielded: "shield_account",
    line.HitAccepted: "bullseye",
    line.RouletteFired: "pistol",
    line.MedallionSaved: "medal",
    line.DamageTaken: "heart_outline",
    line.Healed: "heart",
    line.Gassed: "emoticon_cry",
    line.GasEnded: "emoticon_cry",
    line.ComradeDied: "skull",
    line.CommissarAdvanced: "arrow_left_thick",
    line.AdvanceDeferred: "timer_sand",
    line.SmokeScreenReplaced: "smoke",
}
