"""The film on a table: what has just happened is shown beat by beat.

The state is final when the film begins. Until it ends nothing can be picked up; a click or Space goes to the
next beat, Shift hurries, Esc ends the film. The film keeps the viewer of its beginning. The table, a turn
watched again after a curtain, and the replay use the same projection.
"""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

from pygame import Rect

from game.input.gestures import Key
from game.presenters.contract.film import Beat, Staging, cut, falling, rule_of, staged
from game.presenters.contract.presenter import HELD, Presenter, ViewContext
from game.rules.core.ids import Seat
from game.rules.core.state import State
from game.scenes.screen import ScreenHost
from game.scenes.table.banner import Doing, doings
from game.scenes.table.director import Director
from game.scenes.table.film_effects import Fallen, compose_fallen, fallen
from game.scenes.table.film_layer import GONE, Stagework, are_face_down, compose_film, is_rolling
from game.scenes.table.motion import Motion
from game.session.film import Shot
from game.session.history import VisibleStep
from game.view.canvas import Canvas, HitArea
from game.view.handles import Handle
from game.view.kit import Kit
from game.view.layers import Layer
from game.view.timeline import SPEEDS

if TYPE_CHECKING:
    from game.rules.core.frames import Frame

Spots = Mapping[Handle, Rect]


class Eyes(NamedTuple):
    """The viewer of a film: one seat, or everybody at an open table."""

    seat: Seat
    is_open: bool
    viewers: tuple[Seat, ...]


class Moment(NamedTuple):
    """The table right before an action: where things lie, the length of the match, who looks."""

    spots: Spots
    length: int
    eyes: Eyes | None


class FilmScreen(Protocol):
    """What a screen must do to show a film."""

    host: ScreenHost
    presenter: Presenter
    motion: Motion

    @property
    def kit(self) -> Kit: ...

    @property
    def layers(self) -> Sequence[Layer]: ...

    def show_view(self, view: State[Any]) -> None:
        """Draw this view from now on."""

    def view_context(self) -> ViewContext: ...

    def spots(self) -> dict[Handle, Rect]:
        """The rectangle of each drawn thing of the game."""

    def update_spots(self) -> dict[Handle, Rect]:
        """The same, after updating the layers of the board."""

    def find(self, handle: Handle) -> HitArea | None: ...

    def invalidate(self, *names: str) -> None: ...

    def after_film(self) -> None:
        """The film is over: draw the real state again, and continue what waited for it."""


class Projection:
    """A film running on a screen. It draws the view after each beat; the state is final and never changed."""

    def __init__(self, screen: FilmScreen, *, names_all: bool = False) -> None:
        """`names_all`: the viewer's own moves show a name too."""
        self._screen = screen
        self._names_all = names_all
        self._director = Director()
        self._eyes: Eyes | None = None
        self._log: Sequence[VisibleStep] = ()
        self._before: Spots = {}
        """Where things were drawn before this beat."""
        self._doings: tuple[Doing, ...] = ()
        self.toppling: list[Fallen] = []
        """The things that fall over in this beat, as they were drawn."""
        self._was_holding_back = False
        self._waits = False
        """Whether the view before this beat is still drawn."""
        self._under_way: tuple[Frame, ...] = ()
        """The pending frames as the phase bar shows them: between two events there are none."""
        self._pace = 1.0
        self.is_held = False
        """Whether the film waits at the end of each beat until somebody continues."""
        self.is_hurried = False
        """Whether somebody holds down the key for hurrying, also between two films."""
        self.staging = Staging()
        self._sentence = ""
        """The sentence of this beat from the tables alone."""
        self.score: State[Any] | None = None
        """The view whose score is shown while points still fly to it; None for the drawn view."""
        self.was_skipped = False
        """Whether a film was skipped since this was last asked."""

    @property
    def is_on(self) -> bool:
        """Whether the person has films switched on."""
        return bool(self._speed)

    @property
    def is_running(self) -> bool:
        return self._director.is_running

    @property
    def place(self) -> int:
        """The number of the beat, from 0."""
        return self._director.place

    @property
    def eyes(self) -> Eyes:
        assert self._eyes is not None, "no film is running"
        return self._eyes

    @property
    def _speed(self) -> float:
        return SPEEDS[self._screen.host.settings.motion] * self._pace

    # Beginning and ending

    def begin(
        self,
        shots: Sequence[Shot],
        log: Sequence[VisibleStep],
        eyes: Eyes,
        spots: Spots,
        before: State[Any] | None = None,
        pace: float = 1.0,
    ) -> bool:
        """Show a film of steps of `log`, from the places before it; False if there is nothing to show.

        `pace` is the factor on its planned time.
        """
        beats = cut(shots, self._screen.presenter.film, before, is_put=HELD in spots)
        if not self.is_on or not any(beat.rule.ms for beat in beats):
            return False
        self._eyes, self._log, self._pace = eyes, log, pace
        self._under_way = before.stack if before is not None else ()
        self._doings = doings(self._screen.presenter, beats)
        self._director.begin(beats, self._screen.host.now)
        self._director.is_hurried = self.is_hurried
        self._show(spots)
        return True

    def extend(self, shots: Sequence[Shot], log: Sequence[VisibleStep]) -> None:
        """Add what happened meanwhile at the end of the film."""
        beats = cut(shots, self._screen.presenter.film)
        self._doings += doings(self._screen.presenter, beats)
        self._director.extend(beats)
        self._log = log

    def stop(self) -> None:
        """End the film: the screen shows the real state again."""
        self._screen.motion.finish()
        self.drop()
        self._screen.after_film()

    def has_shown_all(self) -> bool:
        """Whether everything since the last call was watched to its end; then no summary is needed."""
        was_skipped, self.was_skipped = self.was_skipped, False
        return self.is_on and not was_skipped

    def drop(self) -> None:
        """Forget the film without ending it on the screen, because another person will look."""
        self._director.stop()
        self._pace = 1.0
        self._eyes, self._log, self._before, self.staging = None, (), {}, Staging()
        self._doings, self.toppling, self.score = (), [], None
        self._was_holding_back = self._waits = False
        self._under_way = ()

    # Going on

    def tick(self, now: int) -> None:
        """Go to the next beat once this one and its motion are over."""
        screen = self._screen
        if self._director.share(now, self._speed) < 1.0 or screen.motion.is_busy:
            if not self.staging.is_quiet:
                screen.invalidate("film")
            if self._was_holding_back and not self._holds_back:
                self._was_holding_back = False
                screen.invalidate("side", "dice")
                self._catch_up()
            return
        if not self.is_held:
            self.next()

    def next(self) -> None:
        """Go to the next beat at once."""
        self._screen.motion.finish()
        if self.staging.dice is not None:
            self._screen.motion.was_throw_watched = True
        if self._director.next(self._screen.host.now):
            self._show(self._screen.spots())
        else:
            self.stop()

    def hurry(self, is_hurried: bool) -> None:
        self.is_hurried = self._director.is_hurried = is_hurried

    def on_key(self, key: Key) -> bool:
        """Space or Enter: next beat; Shift: hurry while held; Esc: end the film.

        Any other key ends the film too, and returns False: the screen must handle it.
        """
        if key.name in ("space", "enter"):
            self.next()
        elif key.name == "shift":
            self.hurry(True)
        else:
            self.was_skipped = True
            self.stop()
            return key.name == "escape"
        return True

    # What is shown

    def _show(self, before: Spots) -> None:
        screen, beat = self._screen, self._director.beat
        self._waits = False
        self._before, self.toppling = before, self._falling(before)
        self._director.is_followed = self._is_anothers
        self.score = (self.score or beat.before) if beat.rule.wins else None
        self._follow(beat)
        screen.show_view(beat.last.view)
        screen.invalidate()
        groups = screen.presenter.motions(before, screen.update_spots(), beat.events)
        screen.motion.play(groups)
        if beat.rule.cue and not any(group.cues for group in groups):
            screen.host.sounds.play(beat.rule.cue)
        self.staging = screen.presenter.staging(screen.kit, screen.view_context(), beat)
        self._sentence = staged(screen.kit, screen.presenter.game, beat, screen.presenter.film).words
        self._was_holding_back = self._holds_back
        if self.staging.waits and self._holds_back and beat.before is not None:
            self._waits = True
            screen.show_view(beat.before)
        screen.invalidate("film", "board", "zones")

    def _follow(self, beat: Beat) -> None:
        """Keep a procedure pending for the phase bar until an event ends it or the next decision comes."""
        rules = self._screen.presenter.film
        if beat.last.view.stack or any(rule_of(event, rules).ends for event in beat.events):
            self._under_way = beat.last.view.stack

    def phase_view(self, view: State[Any]) -> State[Any]:
        """The shown view as the phase bar needs it, in which an order being carried out is still pending."""
        is_told = any(rule.ends for rule in self._screen.presenter.film.values())
        if not (self.is_running and is_told) or view.stack or view.world.outcome is not None:
            return view
        return State(view.world, self._under_way, view.rng)

    def _catch_up(self) -> None:
        """When the cards are turned up, draw the view after them."""
        if self._waits:
            self._waits = False
            self._screen.show_view(self._director.beat.last.view)
            self._screen.invalidate()

    def _falling(self, before: Spots) -> list[Fallen]:
        """The things that fall over in this beat, cut out as they are still drawn."""
        screen = self._screen
        names = falling(self._director.beat, screen.presenter.film)
        rects = (next((before[name] for name in one if name in before), None) for one in names)
        found = (fallen(screen.layers, rect) for rect in rects if rect is not None)
        return [thing for thing in found if thing is not None]

    @property
    def doing(self) -> Doing | None:
        """Whose beat it is; None if it is the viewer's own, or if a ribbon names the player."""
        return self._doings[self._director.place] if self._is_anothers and not self.staging.ribbon else None

    def _without_what_the_banner_says(self) -> Staging:
        """The staging without a sentence that the banner already shows."""
        doing, staging = self.doing, self.staging
        is_all = not (staging.dice or staging.verdict or staging.cards)
        if doing is None or doing.seat is None or doing.line is None or not is_all:
            return staging
        is_told = doing.line.event in self._director.beat.events
        return staging._replace(words="") if is_told and staging.words == self._sentence else staging

    @property
    def _is_anothers(self) -> bool:
        """Whether the film shows another player's action."""
        if not self.is_running:
            return False
        seat, eyes = self._doings[self._director.place].seat, self.eyes
        return seat is not None and (seat != eyes.seat or eyes.is_open or self._names_all)

    @property
    def _holds_back(self) -> bool:
        """Whether dice still roll or cards lie face down, so that nothing may reveal their result."""
        if not self.is_running:
            return False
        now = self._screen.host.now
        are_hidden = are_face_down(self.staging.cards, self._director.share(now, self._speed))
        return are_hidden or is_rolling(self.staging.dice, self._director.elapsed(now))

    @property
    def rolling_ms(self) -> int | None:
        """How long the dice of this beat have rolled in milliseconds; None once they lie."""
        if not self.is_running:
            return None
        elapsed = self._director.elapsed(self._screen.host.now)
        return elapsed if is_rolling(self.staging.dice, elapsed) else None

    def compose(self, canvas: Canvas) -> None:
        """Compose the layer of the film; empty while none is running."""
        if self.is_running:
            screen, now = self._screen, self._screen.host.now
            board = screen.presenter.film_region(canvas.kit.metrics, screen.view_context())
            elapsed, share = self._director.elapsed(now), self._director.share(now, self._speed)
            compose_fallen(canvas, self.toppling, share)
            stage = Stagework(board, self._score(canvas.kit), self.find)
            compose_film(canvas, self._without_what_the_banner_says(), stage, elapsed, share)

    def _score(self, kit: Kit) -> Rect:
        """Where points fly to: the score panel, or its button in a compact picture."""
        button = self._screen.find("rail/status")
        if button is not None:
            return button.rect
        regions = self._screen.presenter.regions(kit.metrics)
        return regions.get("status", regions["board"])

    def told(self) -> tuple[VisibleStep, ...]:
        """The steps that the log may print: without results of dice and cards that are not seen yet."""
        steps = self.log()
        if not self._holds_back:
            return steps
        last = steps[-1]
        held = len(self._director.beat.shots)
        return (*steps[:-1], VisibleStep(last.number, last.seat, last.events[:-held], last.barrier))

    def log(self) -> tuple[VisibleStep, ...]:
        """The steps of the log so far: every event that was shown, and none that is still to come."""
        last = self._director.beat.last
        place = next(index for index, step in enumerate(self._log) if step.number == last.step)
        step = self._log[place]
        told = VisibleStep(step.number, step.seat, step.events[: last.place + 1], step.barrier)
        return (*self._log[:place], told)

    def find(self, handle: Handle) -> HitArea | None:
        """A thing that is drawn, or its place before this beat if it has left; None if neither."""
        found = self._screen.find(handle)
        if found is not None or handle not in self._before:
            return found
        return HitArea(handle, self._before[handle], GONE)
