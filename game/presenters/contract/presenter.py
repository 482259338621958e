"""How a game is drawn, described and handled at a table, always from the view of one seat."""

from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property
from typing import Any, Literal, NamedTuple

import msgspec
import pygame
from pygame import Rect

from game.content.boards import LoadedMap
from game.content.library import OpenGame
from game.i18n import Texts, captions
from game.presenters.contract.briefing import Brief
from game.presenters.contract.film import Beat, FilmRules, Staging, staged
from game.presenters.contract.goal import Goal
from game.presenters.contract.importance import Importance
from game.presenters.contract.last_moves import LastMoveRules
from game.presenters.contract.offers import Offers
from game.presenters.contract.report import Report
from game.presenters.contract.rule_places import RulePlaces
from game.presenters.contract.rulebook_notes import Note
from game.rules.core import engine
from game.rules.core.frames import Decision
from game.rules.core.game import Game
from game.rules.core.ids import Seat
from game.rules.core.odds import Preview
from game.rules.core.state import State
from game.rules.core.values import Event, Intent, Refusal
from game.session.history import VisibleStep
from game.session.match import Match
from game.view.camera import Camera
from game.view.canvas import Canvas
from game.view.handles import Handle
from game.view.kit import Kit
from game.view.metrics import Metrics
from game.view.theme import SeatColours
from game.view.timeline import Group

HELD = "held"
"""The key in `before` of `motions` under which the place stands where something was dropped."""


Trail = Literal["", "lay", "back", "rest"]
"""What a held thing does on passing a place: lays a mark, takes its last one back, or rests at its end."""


class ViewContext(msgspec.Struct, frozen=True):
    """What a presenter composes from: the view, redacted for `seat` or, if `is_open`, for everybody."""

    view: State[Any]
    seat: Seat
    names: tuple[str, ...]
    """The players' names by seat; an empty text where a player gave none."""
    camera: Camera
    hidden: frozenset[Handle] = frozenset()
    """Things that are not drawn at their place, because they are held or moving."""
    unfolded: frozenset[str] = frozenset()
    """The names of the panels that the person has unfolded."""
    taken: int = 0
    """How many pieces of the held pile (one of `hidden`) are held; the rest stays drawn. 0 if no pile is."""
    is_open: bool = False
    """Whether the table is open: `view` is then what everybody may know, `seat` the one that decides."""
    history: tuple[VisibleStep, ...] = ()
    """The steps so far, as the viewer may know them and as the picture shows them; empty at the start."""
    legal: tuple[Intent, ...] = ()
    """The viewer's legal intents, none in a replay; on an open table only those that everybody may know."""

    def latest(self) -> Iterator[Event]:
        """The events of the history, newest first."""
        return (event for step in reversed(self.history) for event in reversed(step.events))


class PhaseLabel(NamedTuple):
    """A phase in the bar at the top, with its state."""

    label: str
    state: str
    """done, now or next."""


class RoleBadge(NamedTuple):
    """A role that one of the players has for now, named in the bar at the top."""

    picture: str
    """The picture of its token."""
    words: str
    """The role and its holder: `Scavenger: Kate`."""
    name: str
    """The holder's name alone, for where there is less room."""
    colours: SeatColours
    tip: str


class LogLine(NamedTuple):
    event: Event
    rule: str
    icon: str
    seat: Seat | None
    """The seat that did it; None if no seat did."""
    is_heading: bool = False
    """Whether it is the heading of a new part of the game, such as a round."""
    names: captions.NameOverrides = captions.NO_OVERRIDES
    """Names that differ in this line alone, such as the sides of its fight."""

    def words(self, texts: Texts, game: Game[Any], names: captions.NameOverrides) -> str:
        """The sentence of the line; `names` are the players' and places' names used in it."""
        return captions.caption(texts, game, self.event, {**names, **self.names} if self.names else names)


class Teller:
    """Makes the log lines of steps, which must be given in order. A copy continues independently."""

    def lines_of(self, step: VisibleStep) -> tuple[LogLine, ...]:
        raise NotImplementedError

    def brief_of(self, step: VisibleStep) -> tuple[LogLine, ...]:
        """The lines of a step for a summary, which has room for a few: each must make sense by itself."""
        return self.lines_of(step)


class DiceThrow(NamedTuple):
    """Dice in the tray, as the texts to write on their faces."""

    die: str
    """The picture of one: `die_d10`."""
    faces: tuple[str, ...]
    good: tuple[bool, ...]
    words: str
    icon: str = ""
    """For dice with symbols: the icon drawn as many times as the face counts, instead of the number."""


class OutcomeRow(NamedTuple):
    """One result of a roll, and in how many `ways` of all equally likely ones it happens."""

    label: str
    ways: int
    colours: SeatColours | None = None
    """The colours of the seat that this result favours; None if it favours nobody."""


class Outcomes(NamedTuple):
    """All results of a roll, for a box that shows more than a chance of success."""

    title: str
    rule: str
    own: str
    """The forces on the seat's own side: `You: 3 soldiers`."""
    enemy: str
    dice: str
    """Who rolls how many dice; the terms that give the number are added to this sentence."""
    rows: tuple[OutcomeRow, ...]
    brief: tuple[OutcomeRow, ...]
    """The same results in fewer rows, for where there is little room."""
    all: int
    """The number of equally likely rolls that `ways` is counted among."""
    assumption: str = ""
    """A sentence with the odds under a stated assumption; empty for none."""


class Threat(NamedTuple):
    """What an enemy could do to one of the seat's own things."""

    label: str
    preview: Preview


class Interjection(NamedTuple):
    """An intent that a bystander may submit at an open table while another seat is asked."""

    seat: Seat
    intent: Intent
    with_shift: bool = False
    """Whether the seat's key submits it only together with Shift."""


class AutoAdvance(NamedTuple):
    """How long an open table waits before play goes on by itself, by the setting of this name."""

    setting: str
    """grace, response, hit, reveal or breath."""
    is_held: bool = False
    """Whether somebody has interjected; the table then waits for that seat."""


class Presenter(ABC):
    """How one game is drawn, described and handled; there is one presenter for each game at a table.

    Everything it draws, says or offers comes from the view it is given: that of one seat or, at an open
    table, what everybody may know. So nothing hidden can leak. It decides no rule: offers come from the legal
    intents it is given, refusals from the game. It keeps only answers computed from its last view; equal
    views give equal answers. Composing only notes items on the canvas. With nothing to say or draw, a
    function returns None or something empty; an unknown handle is no error.
    """

    sheet = "texture_contours_sand"
    """The texture of its map sheets."""
    die = "die_d10"
    """The picture of its dice; empty for a game without dice, which then has no odds either."""
    has_board = True
    """Whether it has a map that the camera zooms; otherwise its own drawing fills the sheet."""
    tells_outcomes = False
    """Whether odds are shown result by result; with large type they then take room from the log."""
    hand_kinds: frozenset[str] = frozenset(("hand",))
    """Prefixes of handles that a person expects to pick up: a click on one that cannot move says why."""
    lit_kinds: frozenset[str] = frozenset()
    """Prefixes or whole handles that are lit while they can be picked up; counters on a board always are."""
    quiet_kinds: frozenset[str] = frozenset()
    """Prefixes of handles that can be chosen besides the question asked: not lit with an empty hand."""
    holding_back: frozenset[type[Intent]] = frozenset()
    """Intents of doing nothing: their button is not golden while something else could be done."""
    even_choices: frozenset[type[Intent]] = frozenset()
    """Intents whose button is no better than those beside it: none of them is golden."""
    unfolding_keys: Mapping[str, str] = {}
    """Keys that unfold or fold an entry of `ViewContext.unfolded`."""
    film: FilmRules = {}
    """How each kind of event is shown in a film; a kind not named here shows with the event before it."""
    importance: Importance = {}
    """The weight of each kind of event in a summary."""
    last_moves: LastMoveRules = {}
    """Which events of opponents leave a mark on the board until the player acts."""
    asked_rules: Mapping[type[Decision[Any]], str] = {}
    """The rule that describes each kind of decision."""
    rule_places: RulePlaces = {}
    """Where rules apply on the table, so that the rulebook can point there."""

    def __init__(self, opened: OpenGame, scenario: str) -> None:
        self.opened = opened
        self.game = opened.game
        self.scenario = scenario

    @cached_property
    def map(self) -> LoadedMap:
        """The map of the game. Never called for a game without a board."""
        return self.opened.map(self.scenario)

    # Who is who

    @abstractmethod
    def seat_colours(self, kit: Kit, world: Any, seat: Seat) -> SeatColours:
        """The colours of a seat, in the palette chosen."""

    @abstractmethod
    def side_name(self, kit: Kit, world: Any, seat: Seat) -> str:
        """The side a seat plays: `LRDG`; empty where a game has no sides."""

    @abstractmethod
    def portrait(self, world: Any, seat: Seat) -> str:
        """The name of the picture of a seat, for the curtain and the report."""

    # Before the game

    @abstractmethod
    def brief(self, kit: Kit, options: Mapping[str, str], seats: int) -> Brief:
        """What the screen of a new game says about this scenario with these options."""

    @abstractmethod
    def compose_map(self, canvas: Canvas, rect: Rect, world: Any) -> None:
        """Compose the board with all that is open on it, fitted into `rect`; nothing can be pointed at."""

    @abstractmethod
    def compose_forces(self, canvas: Canvas, rect: Rect, world: Any) -> None:
        """Compose the starting forces of each side inside `rect`, as pictures with short explanations."""

    # The layout

    @abstractmethod
    def regions(self, metrics: Metrics) -> Mapping[str, Rect]:
        """The rectangles of the layout: `top`, `board`, `prompt`, `status`, `log`, `odds`, `dice`, and the
        game's own.

        A compact picture has a `rail` instead of the right column; `status`, `log`, `odds` and `dice` are
        then where a drawer opens over the board, one at a time.
        """

    @abstractmethod
    def board_inside(self, metrics: Metrics) -> Rect:
        """The part of `board` that the camera draws into: the sheet without its frame."""

    def board_extent(self) -> tuple[float, float, float, float]:
        """The part of the board that the camera shows when fitted: left, top, width, height in map pixels."""
        wide, high = self.map.art.size
        return 0.0, 0.0, float(wide), float(high)

    @abstractmethod
    def compose_board(self, canvas: Canvas, ctx: ViewContext) -> None:
        """Compose the sheet, its tiles and everything on them, inside the region `board`."""

    def film_region(self, metrics: Metrics, ctx: ViewContext) -> Rect:
        """The rectangle over which films are shown; ribbons and cards lie in its middle."""
        return self.regions(metrics)["board"]

    @abstractmethod
    def compose_zones(self, canvas: Canvas, ctx: ViewContext) -> None:
        """Compose the panels, the piles and the hand around the board."""

    @abstractmethod
    def compose_status(self, canvas: Canvas, ctx: ViewContext, rect: Rect) -> None:
        """Compose the state of the contest above the log: how much each seat has of what it needs."""

    @abstractmethod
    def status_badge(self, view: State[Any]) -> str:
        """The status in a few characters, for the rail of a compact picture: `1–3`."""

    @abstractmethod
    def goal(self, kit: Kit, ctx: ViewContext) -> Goal:
        """The goal of the viewing seat in one line that names places on the table."""

    def compose_drop_preview(
        self,
        canvas: Canvas,
        ctx: ViewContext,
        source: Handle | None,
        target: Handle | None,
        intended: Intent | None,
    ) -> bool:
        """Compose, above the board, the result of dropping `source` on `target`; False if nothing is drawn.

        `intended` is the intent of that drop; None if there is none or more than one.
        """
        return False

    def preview_key(
        self, ctx: ViewContext, source: Handle | None, target: Handle | None, intended: Intent | None
    ) -> object:
        """A key of everything that the drop preview depends on: it is composed again when the key changes."""
        return None

    @abstractmethod
    def lifted(
        self, kit: Kit, ctx: ViewContext, handle: Handle, *, small: bool = False, amount: int = 0
    ) -> pygame.Surface | None:
        """The picture of a thing as the pointer drags it; None if it cannot be shown there.

        `small`: it is held above the board, where a large card would cover the target. `amount` is how many
        of a pile are held; 0 for a thing that is not a pile.
        """

    @abstractmethod
    def enlarge(self, canvas: Canvas, ctx: ViewContext, handle: Handle, beside: Rect) -> bool:
        """Show a thing large beside its place, as after long pointing; False if it has no large form."""

    @abstractmethod
    def describe(self, kit: Kit, ctx: ViewContext, handle: Handle) -> str:
        """The tip of a thing: its name in the first line, then its facts; empty if there is none."""

    # What can be done

    @abstractmethod
    def offers(self, view: State[Any], seat: Seat, legal: Sequence[Intent]) -> Offers: ...

    @abstractmethod
    def refusal(
        self, view: State[Any], seat: Seat, source: Handle | None, target: Handle | None
    ) -> Refusal | None:
        """Why `source` cannot go on `target` or, without one, cannot be picked up; None if no rule says."""

    @abstractmethod
    def belongs_in_hand(self, view: State[Any], seat: Seat, handle: Handle) -> bool:
        """Whether a person expects to pick this up: pulled while it may not move, it says why."""

    def interjections(self, view: State[Any]) -> Mapping[Handle, Interjection]:
        """The intents that bystanders may submit at an open table, by the handle to click."""
        return {}

    def auto_advance(self, view: State[Any]) -> AutoAdvance | None:
        """How an open table goes on if nobody interjects; None where somebody must decide."""
        return None

    def pinned_buttons(self, view: State[Any], seat: Seat) -> tuple[Intent, ...]:
        """Intents that keep their button in the prompt bar even while refused; the button then says why."""
        return ()

    def amount_of(self, intent: Intent) -> int:
        """How many of a pile an intent takes; 0 for an intent without an amount.

        Intents of one kind that share a gesture and have an amount must differ in nothing else: they are one
        gesture, and the amount is chosen while the pile is held.
        """
        return 0

    def trail(self, view: State[Any], source: Handle, target: Handle) -> Trail:
        """What passing over a thing with `source` held means; most things do nothing until dropped."""
        return ""

    def outcomes(
        self, kit: Kit, ctx: ViewContext, preview: Preview, *, is_threat: bool = False
    ) -> Outcomes | None:
        """The results of a roll one by one; None where a chance of success says it all.

        With `is_threat` the odds are those of the enemy's attack, told from the other side.
        """
        return None

    def threats(self, kit: Kit, view: State[Any], seat: Seat, handle: Handle) -> tuple[Threat, ...]:
        """What opponents could do to one of the seat's things, the worst first; often empty."""
        return ()

    def loss_words(self, kit: Kit, view: State[Any], seat: Seat, intent: Intent) -> str:
        """What a legal but rarely intended intent would lose; empty for most."""
        return ""

    def retaliation(self, kit: Kit, view: State[Any], seat: Seat, intent: Intent) -> Threat | None:
        """What the target of an attack could do in return from where it stands; None if nothing."""
        return None

    def situations(self, view: State[Any], seat: Seat) -> Mapping[str, Handle]:
        """Situations that a newcomer meets and no event tells of: each name with the thing it lies on."""
        return {}

    def needs_confirming(self, view: State[Any], seat: Seat, intent: Intent) -> str:
        """The message id of a question to ask before an intent that cannot be undone; empty for most."""
        return ""

    def rule_asked(self, view: State[Any]) -> str | None:
        """The rule where the rulebook opens now: that of the pending decision; None if there is none."""
        decision = engine.pending(view)
        kinds = () if decision is None else type(decision).__mro__
        return next((self.asked_rules[kind] for kind in kinds if kind in self.asked_rules), None)

    def concede_question(self, view: State[Any]) -> str:
        """The message id of the question asked before conceding; it says what conceding means here."""
        return "table-concede" if len(self.game.seats(view.world)) == 2 else "table-concede_many"

    # What is said

    def round_words(self, kit: Kit, world: Any) -> str:
        """The name of the current round, as this game calls it."""
        return kit.say("table-round", number=self.game.round(world))

    def outlook(self, kit: Kit, ctx: ViewContext) -> tuple[str, ...]:
        """What everybody sees coming, in sentences for the curtain. `ctx` holds public information only."""
        return ()

    @abstractmethod
    def phases(self, kit: Kit, view: State[Any]) -> tuple[PhaseLabel, ...]:
        """The phases of a round, for the bar at the top."""

    def role_badge(self, kit: Kit, view: State[Any]) -> RoleBadge | None:
        """The role that everybody must know of, with its holder; None in a game without such a role."""
        return None

    @abstractmethod
    def lines(
        self, view: State[Any], steps: Sequence[VisibleStep]
    ) -> tuple[tuple[VisibleStep, tuple[LogLine, ...]], ...]:
        """What the log shows of each step."""

    @abstractmethod
    def teller(self, view: State[Any]) -> Teller:
        """A teller that makes the lines step by step, so that a growing log is not made again from its
        beginning.

        It may keep from the view only what stays the same as long as `Game.name_overrides` does.
        """

    def dice(self, kit: Kit, view: State[Any], events: Sequence[Event]) -> DiceThrow | None:
        """The last throw among these events; None if there is none."""
        return None

    @abstractmethod
    def motions(
        self, before: Mapping[Handle, Rect], after: Mapping[Handle, Rect], events: Sequence[Event]
    ) -> list[Group]:
        """The motions from where things were drawn to where they are now; the keys of tweens are handles.

        If something was dropped, its place is `before[HELD]`, and under its own name `before[part_of(HELD,
        handle)]`.
        """

    def staging(self, kit: Kit, ctx: ViewContext, beat: Beat) -> Staging:
        """What is drawn over the table during a beat of the film; `ctx` is the view right after it."""
        return staged(kit, self.game, beat, self.film)

    @abstractmethod
    def outcome_words(self, kit: Kit, match: Match) -> tuple[str, str]:
        """The heading of the report and the sentence under it: who won, and why."""

    @abstractmethod
    def report(self, kit: Kit, match: Match) -> Report:
        """Everything that the results screen shows of a finished match."""

    # What a game adds to screens that are shown without a match

    @staticmethod
    def margin_notes(kit: Kit) -> tuple[Note, ...]:  # noqa: ARG004  (games that have notes use it)
        """The notes in the margin of its rulebook."""
        return ()

    @classmethod
    def stops(cls) -> tuple[str, ...]:
        """The moments at which play can stop to ask; `stop-<name>` and `stop-<name>.hint` name them."""
        return ()

    @classmethod
    def chips(cls, kit: Kit) -> tuple[tuple[str, SeatColours], ...]:
        """Its sides by name with their colours in the chosen palette, as a sample."""
        return ()
