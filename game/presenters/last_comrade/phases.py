"""The phases of a turn for the bar at the top, where play stops to ask, and how an open table goes on."""

from game.presenters.contract.presenter import AutoAdvance, PhaseLabel
from game.rules.core import engine
from game.rules.core.state import State
from game.rules.last_comrade.draft import Draft, QuickDraft
from game.rules.last_comrade.hits import HitWindow, Shielding
from game.rules.last_comrade.responses import Answering, Response
from game.rules.last_comrade.setup import ChoosingCharacter
from game.rules.last_comrade.state import World
from game.rules.last_comrade.terms import Checkpoint
from game.rules.last_comrade.windows import AtCheckpoint, Pause, ReactionWindow, Serving
from game.view.kit import Kit

STOPS = (
    "lc_turn_start",
    "lc_after_targets",
    "lc_after_commit",
    "lc_before_reveal",
    "lc_card_revealed",
    "lc_revolver",
    "lc_before_damage",
    "lc_hit",
    "lc_after_damage",
    "lc_after_refill",
    "lc_response",
)
"""Where play can stop to ask, in the order of a turn; an Event can be played at each of them."""

TURN = ("attack", "commit", "reveal", "damage", "refill")
PHASES = {1: "attack", 2: "commit", 4: "reveal", 5: "damage", 6: "refill", 7: "refill"}
"""The phase of each step of the rulebook."""
WINDOWS: dict[Checkpoint, str] = {
    "turn_start": "attack",
    "after_targets": "attack",
    "after_commit": "commit",
    "before_reveal": "reveal",
    "card_revealed": "reveal",
    "before_damage": "damage",
    "after_damage": "damage",
    "after_refill": "refill",
}
"""The phase to which each reaction window belongs."""
BETWEEN_TURNS: frozenset[Checkpoint] = frozenset(("turn_start", "after_refill"))
"""Windows before which no card was turned over: a short wait is enough."""


def is_between(view: State[World]) -> bool:
    """Whether this view is from the middle of a step, as a film shows it: no seat is asked."""
    return not view.stack and view.world.outcome is None


def phase_name(kit: Kit, world: World) -> str:
    """The name of the phase of the turn, or of the set-up."""
    return kit.say(f"lc-phase-{PHASES[world.step] if world.turn else 'first_turn'}")


def phases(kit: Kit, view: State[World]) -> tuple[PhaseLabel, ...]:
    """The phases of the turn; during a reaction window, what is reacted to stands in place of its phase."""
    if not view.world.turn:
        return _before_the_first_turn(kit, view)
    checkpoint = _checkpoint(view)
    phase = PHASES[view.world.step] if checkpoint is None else WINDOWS[checkpoint]
    names = list(TURN)
    now = len(TURN) if view.world.outcome is not None else TURN.index(phase)
    asked = _asked_about(view)
    if asked is not None:
        names[now] = asked
    return _numbered(kit, names, now)


def _before_the_first_turn(kit: Kit, view: State[World]) -> tuple[PhaseLabel, ...]:
    setting = view.world.setting
    names = ["characters"] * setting.chooses_characters + ["draft"] * (setting.draft_mode != "none")
    is_choosing = isinstance(engine.pending(view), ChoosingCharacter)
    return _numbered(kit, [*names, "first_turn"], 0 if is_choosing else len(names) - 1)


def _numbered(kit: Kit, names: list[str], now: int) -> tuple[PhaseLabel, ...]:
    return tuple(
        PhaseLabel(
            kit.say(f"lc-phase-{name}"), "done" if number < now else "now" if number == now else "next"
        )
        for number, name in enumerate(names)
    )


def _checkpoint(view: State[World]) -> Checkpoint | None:
    """The window that is open, even below an Event that was played in it."""
    for frame in reversed(view.stack):
        if isinstance(frame, ReactionWindow | Serving | Pause):
            return frame.window
        if isinstance(frame, AtCheckpoint) and frame.opened:
            return frame.window
    return None


def _asked_about(view: State[World]) -> str | None:
    match engine.pending(view):
        case ReactionWindow(window=window) | Serving(window=window) | Pause(window=window):
            return window
        case Response() | Answering():
            return "response"
        case HitWindow() | Shielding():
            return "hit"
        case Draft() | QuickDraft():
            return "draft"
    return None


def auto_advance(view: State[World]) -> AutoAdvance | None:
    """Windows close and cards are turned over by themselves; a raised hand stops that."""
    match engine.pending(view):
        case ReactionWindow():
            return AutoAdvance("grace", any(player.hand_raised for player in view.world.players.values()))
        case Response(raised=raised):
            return AutoAdvance("response", bool(raised))
        case HitWindow():
            return AutoAdvance("hit")
        case Pause(window=window):
            return AutoAdvance("breath" if window in BETWEEN_TURNS else "reveal")
    return None
