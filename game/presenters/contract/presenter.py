"""How a game lies on the table. Whatever a presenter draws or says, it makes from one seat's view."""

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
"""Stands in `before` of motions for the place where something was put down."""


Trail = Literal["", "lay", "back", "rest"]
"""What a thing in hand does where it passes: leaves a mark, takes its last one back, or is at its end."""


class ViewContext(msgspec.Struct, frozen=True):
    """What is looked at: the view of one seat, who plays, and where on the board the eye rests."""

    view: State[Any]
    seat: Seat
    names: tuple[str, ...]
    """Of the players, by seat; empty where nobody gave one."""
    camera: Camera
    hidden: frozenset[Handle] = frozenset()
    """Things not drawn at their place because they are in hand or in motion."""
    unfolded: frozenset[str] = frozenset()
    """Panels the person has unfolded."""
    taken: int = 0
    """How many were taken up of the pile in hand, one of `hidden`; what is left of it still lies there."""
    is_open: bool = False
    """The table lies open: the view is what everybody may know, `seat` is whose decision it is."""
    history: tuple[VisibleStep, ...] = ()
    """The steps so far, as whoever looks may know them: what the log puts into words."""
    legal: tuple[Intent, ...] = ()
    """What whoever looks may do now; on an open table what everybody may know of that."""

    def latest(self) -> Iterator[Event]:
        """The events of the history, the last one first."""
        return (event for step in reversed(self.history) for event in reversed(step.events))


class PhaseLabel(NamedTuple):
    """A phase in the bar at the top."""

    label: str
    state: str
    """done, now or next."""


class RoleBadge(NamedTuple):
    """A part that one of the players has for now, named in the bar at the top."""

    picture: str
    """The token that stands for it."""
    words: str
    """What it is and whose: `Scavenger: Kate`."""
    name: str
    """Whose alone, where there is less room."""
    colours: SeatColours
    tip: str


class LogLine(NamedTuple):
    event: Event
    rule: str
    icon: str
    seat: Seat | None
    """Whose doing it is."""
    is_heading: bool = False
    """Begins a new part of the game, such as a round."""
    names: captions.NameOverrides = captions.NO_OVERRIDES
    """What is called by another name in this line alone, such as the sides of its fight."""

    def words(self, texts: Texts, game: Game[Any], names: captions.NameOverrides) -> str:
        """The sentence of the line, where players and places are called by these names."""
        return captions.caption(texts, game, self.event, {**names, **self.names} if self.names else names)


class Teller:
    """Goes through steps in their order and says what the log shows of each. A copy of it goes on alike."""

    def lines_of(self, step: VisibleStep) -> tuple[LogLine, ...]:
        raise NotImplementedError

    def brief_of(self, step: VisibleStep) -> tuple[LogLine, ...]:
        """The same for a summary, which has room for a few lines: each must say by itself what happened."""
        return self.lines_of(step)


class DiceThrow(NamedTuple):
    """Dice lying in the tray, as faces to be written on them."""

    die: str
    """The picture of one: `die_d10`."""
    faces: tuple[str, ...]
    good: tuple[bool, ...]
    words: str
    icon: str = ""
    """Where dice bear symbols: the one that is drawn as often as the face counts, instead of the face."""


class OutcomeRow(NamedTuple):
    """One way in which a roll may end, in so many `ways` of all equally likely ones."""

    label: str
    ways: int
    colours: SeatColours | None = None
    """The colours of whoever it is good for; None where it is good for nobody."""


class Outcomes(NamedTuple):
    """What a roll may lead to, told in full: for a box that shows more than a chance of success."""

    title: str
    rule: str
    own: str
    """Who is there on the side of the seat: `You: 3 soldiers`."""
    enemy: str
    dice: str
    """Who rolls how many dice: a sentence to which the terms they come from are added."""
    rows: tuple[OutcomeRow, ...]
    brief: tuple[OutcomeRow, ...]
    """The same in fewer rows, for where there is little room."""
    all: int
    """How many equally likely rolls the `ways` of the rows are counted among."""
    assumption: str = ""
    """What it would be under an assumption that is stated: a sentence."""


class Threat(NamedTuple):
    """What an enemy could do to a thing of one's own."""

    label: str
    preview: Preview


class Interjection(NamedTuple):
    """An intent that a bystander may submit at an open table while another seat is asked."""

    seat: Seat
    intent: Intent
    with_shift: bool = False
    """Whether the key of the seat says it only together with Shift."""


class AutoAdvance(NamedTuple):
    """How long an open table waits before play goes on by itself, by the setting of this name."""

    setting: str
    """grace, response, hit, reveal or breath."""
    is_held: bool = False
    """Somebody has interjected: it waits for them."""


class Presenter(ABC):
    """How one game is shown and handled at a table; one for each game at a table.

    Everything it draws, says or offers comes from the view it is given, which is that of one seat or, at an
    open table, what everybody may know: nothing hidden can come out of it. It keeps only answers worked out
    from its last view, and gives the same again for an equal one. It decides no rule: offers come from the
    legal intents it is handed, refusals from the game. Composing only notes items on the canvas.
    """

    sheet = "texture_contours_sand"
    """What its boards are printed on."""
    die = "die_d10"
    """The picture of the dice it is played with; empty for a game without dice, which has no odds either."""
    has_board = True
    """Whether there is a map to look at from near and far; otherwise what lies on the sheet fills it."""
    tells_outcomes = False
    """Whether its odds are told outcome by outcome: large type then takes room for them from the log."""
    hand_kinds: frozenset[str] = frozenset(("hand",))
    """How handles begin of what a person expects to take in hand: a click on one that cannot be says why."""
    lit_kinds: frozenset[str] = frozenset()
    """What is lit while it can be taken up, by how handles begin or whole; counters on a board always are."""
    quiet_kinds: frozenset[str] = frozenset()
    """How handles begin of what can be chosen beside what is asked: with an empty hand it is not lit."""
    holding_back: frozenset[type[Intent]] = frozenset()
    """What one says who does nothing: its button is not the golden one where something could be done."""
    unfolding_keys: Mapping[str, str] = {}
    """Keys that unfold a thing of `ViewContext.unfolded`, or fold it again."""

    film: FilmRules = {}
    """How each kind of event is shown happening; what is not named shows with what came before it."""
    importance: Importance = {}
    """What a summary tells first, for each kind of event."""
    last_moves: LastMoveRules = {}
    """Which events of the others leave a mark on the board until its player acts."""
    asked_rules: Mapping[type[Decision[Any]], str] = {}
    """Which rule speaks of each kind of decision."""
    rule_places: RulePlaces = {}
    """Where on the table rules are at home: the book can show it."""

    def __init__(self, opened: OpenGame, scenario: str) -> None:
        self.opened = opened
        self.game = opened.game
        self.scenario = scenario

    @cached_property
    def map(self) -> LoadedMap:
        """What the game is played on; a game without a board has none and never asks."""
        return self.opened.map(self.scenario)

    # Who is who

    @abstractmethod
    def seat_colours(self, kit: Kit, world: Any, seat: Seat) -> SeatColours:
        """The colours of a seat, in the palette chosen."""

    @abstractmethod
    def side_name(self, kit: Kit, world: Any, seat: Seat) -> str:
        """What a seat plays: `LRDG`; empty where a game has no sides."""

    @abstractmethod
    def portrait(self, world: Any, seat: Seat) -> str:
        """The picture that stands for a seat on the curtain and in the report."""

    # Before the game

    @abstractmethod
    def brief(self, kit: Kit, options: Mapping[str, str], seats: int) -> Brief:
        """What the screen of a new game says about this scenario with these options."""

    @abstractmethod
    def compose_map(self, canvas: Canvas, rect: Rect, world: Any) -> None:
        """The board with everything on it, fitted into `rect`: for previews and lists of saves.

        Only what lies open is drawn; nothing on it can be pointed at.
        """

    @abstractmethod
    def compose_forces(self, canvas: Canvas, rect: Rect, world: Any) -> None:
        """What each side starts with, as pictures with a word of explanation, inside `rect`."""

    # The layout

    @abstractmethod
    def regions(self, metrics: Metrics) -> Mapping[str, Rect]:
        """Where things lie: `top`, `board`, `prompt`, `status`, `log`, `odds`, `dice`, and the game's own.

        A compact picture has a `rail` instead of the right column; then `status`, `log`, `odds` and `dice`
        are where a drawer opens over the board, one at a time.
        """

    @abstractmethod
    def board_inside(self, metrics: Metrics) -> Rect:
        """The part of `board` through which the camera looks: what the frame of the sheet leaves free."""

    def board_extent(self) -> tuple[float, float, float, float]:
        """What of the board the camera shows whole: left, top, width and height in pixels of its map."""
        wide, high = self.map.art.size
        return 0.0, 0.0, float(wide), float(high)

    @abstractmethod
    def compose_board(self, canvas: Canvas, ctx: ViewContext) -> None:
        """The sheet, its tiles and everything on them, inside the region `board`."""

    def film_region(self, metrics: Metrics, ctx: ViewContext) -> Rect:
        """Over what films are shown, in whose middle ribbons and cards lie."""
        return self.regions(metrics)["board"]

    @abstractmethod
    def compose_zones(self, canvas: Canvas, ctx: ViewContext) -> None:
        """Panels, piles and the hand around the board."""

    @abstractmethod
    def compose_status(self, canvas: Canvas, ctx: ViewContext, rect: Rect) -> None:
        """The state of the contest, above the log: who has how much of what is needed."""

    @abstractmethod
    def status_badge(self, view: State[Any]) -> str:
        """The same in a few characters, for the rail of a compact picture: `1–3`."""

    @abstractmethod
    def goal(self, kit: Kit, ctx: ViewContext) -> Goal:
        """What the seat that looks plays for, in one line that names places of the table."""

    def compose_drop_preview(
        self,
        canvas: Canvas,
        ctx: ViewContext,
        source: Handle | None,
        target: Handle | None,
        intended: Intent | None,
    ) -> bool:
        """Above the board: where what is in hand, or pointed at, would lead; False if nothing is drawn.

        `intended` is what putting `source` on `target` would do, where that is one thing.
        """
        return False

    def preview_key(
        self, ctx: ViewContext, source: Handle | None, target: Handle | None, intended: Intent | None
    ) -> object:
        """What the drop preview depends on: when this changes it is composed anew."""
        return None

    @abstractmethod
    def lifted(
        self, kit: Kit, ctx: ViewContext, handle: Handle, *, small: bool = False, amount: int = 0
    ) -> pygame.Surface | None:
        """How a thing looks in the hand that drags it; None if it cannot be shown there.

        Small: held above the board, where a large card would cover what it is put on. Of a pile `amount` are
        in hand, where it is not 0.
        """

    @abstractmethod
    def enlarge(self, canvas: Canvas, ctx: ViewContext, handle: Handle, beside: Rect) -> bool:
        """Show a thing large beside its place, as when pointed at for long; False if it has no such form."""

    @abstractmethod
    def describe(self, kit: Kit, ctx: ViewContext, handle: Handle) -> str:
        """The tip of a thing: its name, then its facts on further lines."""

    # What can be done

    @abstractmethod
    def offers(self, view: State[Any], seat: Seat, legal: Sequence[Intent]) -> Offers: ...

    @abstractmethod
    def refusal(
        self, view: State[Any], seat: Seat, source: Handle | None, target: Handle | None
    ) -> Refusal | None:
        """Why this cannot be put there, or without a target not be taken in hand; None where no rule says."""

    @abstractmethod
    def belongs_in_hand(self, view: State[Any], seat: Seat, handle: Handle) -> bool:
        """Whether a person expects to take this in hand: pulled when it may not move, it says why."""

    def interjections(self, view: State[Any]) -> Mapping[Handle, Interjection]:
        """By the thing that is clicked for it, the intents that bystanders may submit at an open table."""
        return {}

    def auto_advance(self, view: State[Any]) -> AutoAdvance | None:
        """How an open table goes on by itself where nobody interjects; None where somebody must decide."""
        return None

    def pinned_buttons(self, view: State[Any], seat: Seat) -> tuple[Intent, ...]:
        """What keeps its button in the prompt bar also while it is refused; it then tells why."""
        return ()

    def amount_of(self, intent: Intent) -> int:
        """How many of a pile an intent takes; 0 for one that is not about an amount.

        Intents of one kind that the same gesture could mean, and that have an amount, differ in nothing else:
        they are one gesture, and the amount is set while the pile is in hand.
        """
        return 0

    def trail(self, view: State[Any], source: Handle, target: Handle) -> Trail:
        """What it means to pass over a thing with another in hand: most things do nothing until put down."""
        return ""

    def outcomes(
        self, kit: Kit, ctx: ViewContext, preview: Preview, *, is_threat: bool = False
    ) -> Outcomes | None:
        """What odds are about, outcome by outcome; None where a chance of success tells all.

        The odds of a threat are those of the enemy who makes it, and are told from the other side.
        """
        return None

    def threats(self, kit: Kit, view: State[Any], seat: Seat, handle: Handle) -> tuple[Threat, ...]:
        """What the others could do to a thing of one's own, the worst first; none in a game without odds."""
        return ()

    def loss_words(self, kit: Kit, view: State[Any], seat: Seat, intent: Intent) -> str:
        """What is lost by something that is allowed and seldom meant; empty for most."""
        return ""

    def retaliation(self, kit: Kit, view: State[Any], seat: Seat, intent: Intent) -> Threat | None:
        """What the thing attacked by an intent could do back from where it stands, if it still stands."""
        return None

    def situations(self, view: State[Any], seat: Seat) -> Mapping[str, Handle]:
        """What a newcomer meets and no event tells of: what lies there now, and on which thing."""
        return {}

    def needs_confirming(self, view: State[Any], seat: Seat, intent: Intent) -> str:
        """The message of a question to ask before something that cannot be mended; empty for most."""
        return ""

    def rule_asked(self, view: State[Any]) -> str | None:
        """Where the rulebook opens now: at what is being asked; None where nothing is."""
        decision = engine.pending(view)
        kinds = () if decision is None else type(decision).__mro__
        return next((self.asked_rules[kind] for kind in kinds if kind in self.asked_rules), None)

    def concede_question(self, view: State[Any]) -> str:
        """The message of the question asked of whoever wants to concede: what is true of it here."""
        return "table-concede" if len(self.game.seats(view.world)) == 2 else "table-concede_many"

    # What is said

    def round_words(self, kit: Kit, world: Any) -> str:
        """Which round it is, as this game calls them."""
        return kit.say("table-round", number=self.game.round(world))

    def outlook(self, kit: Kit, ctx: ViewContext) -> tuple[str, ...]:
        """What everybody sees coming, in sentences for the curtain; `ctx` is what everybody may know."""
        return ()

    @abstractmethod
    def phases(self, kit: Kit, view: State[Any]) -> tuple[PhaseLabel, ...]:
        """The phases of a round, for the bar at the top."""

    def role_badge(self, kit: Kit, view: State[Any]) -> RoleBadge | None:
        """Who has a part that everybody must know of; None in a game without such a part."""
        return None

    @abstractmethod
    def lines(
        self, view: State[Any], steps: Sequence[VisibleStep]
    ) -> tuple[tuple[VisibleStep, tuple[LogLine, ...]], ...]:
        """What the log shows of each step."""

    @abstractmethod
    def teller(self, view: State[Any]) -> Teller:
        """Says the same step by step, so that a log that grows need not be made again from its beginning.

        It may keep of the view only what stays the same as long as `Game.name_overrides` does.
        """

    def dice(self, kit: Kit, view: State[Any], events: Sequence[Event]) -> DiceThrow | None:
        """The last throw among these events; none in a game without dice."""
        return None

    @abstractmethod
    def motions(
        self, before: Mapping[Handle, Rect], after: Mapping[Handle, Rect], events: Sequence[Event]
    ) -> list[Group]:
        """How things go from where they were drawn to where they are; keys of tweens are handles.

        Where a thing was let go, if one was put down, is `before[HELD]`, and by its own name
        `before[part_of(HELD, handle)]`.
        """

    def staging(self, kit: Kit, ctx: ViewContext, beat: Beat) -> Staging:
        """What is drawn over the table while a beat of the film lasts; `ctx` is right after it."""
        return staged(kit, self.game, beat, self.film)

    @abstractmethod
    def outcome_words(self, kit: Kit, match: Match) -> tuple[str, str]:
        """The head of the report and the sentence under it: who won, and why."""

    @abstractmethod
    def report(self, kit: Kit, match: Match) -> Report:
        """What the screen of results shows of a finished match."""

    # What a game adds to screens that are shown without a match

    @staticmethod
    def margin_notes(kit: Kit) -> tuple[Note, ...]:  # noqa: ARG004  (games that have notes use it)
        """What stands in the margin of its rulebook."""
        return ()

    @classmethod
    def stops(cls) -> tuple[str, ...]:
        """Moments at which play can stop to ask; `stop-<name>` and its `.hint` say them."""
        return ()

    @classmethod
    def chips(cls, kit: Kit) -> tuple[tuple[str, SeatColours], ...]:
        """Its sides by name in the palette chosen, as a sample of the colours."""
        return ()
