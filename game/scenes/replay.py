"""The replay: a match step by step, forwards and backwards, as one seat may know it."""

from collections.abc import Callable
from typing import Any

from pygame import Rect

from game.input.gestures import Key, Move, Press, Release, Wheel
from game.presenters.contract.presenter import Presenter, ViewContext
from game.presenters.shared.controls.rule_links import rule_of
from game.rules.core.ids import Seat
from game.rules.core.state import State
from game.scenes.moment_note import MomentNote, compose_moment_note
from game.scenes.saves.words import scenario_title
from game.scenes.screen import Screen, ScreenHost
from game.scenes.table.banner import banner_of, compose_banner
from game.scenes.table.bars import Heading, TableTool, compose_top
from game.scenes.table.log.search import LogScreen
from game.scenes.table.motion import Motion
from game.scenes.table.projection import Eyes, Projection
from game.scenes.table.spots import BOARD_LAYERS, spots_of, updated_spots_of
from game.scenes.table.tabletop import Dice, LogStory, Tabletop
from game.session.history import History, VisibleStep
from game.session.match import Match
from game.view.canvas import Canvas, HitArea
from game.view.handles import Handle
from game.view.kit import Kit
from game.view.theme import BRASS, CHALK, CHALK_2, DESK_500, DESK_600, DESK_900, HAIRLINE, LAMP
from game.view.widgets.buttons import icon_button, segments
from game.view.widgets.panels import tip_box

PACES = {"slow": 1800, "normal": 900, "fast": 300}
"""Milliseconds between steps during automatic play."""


CAPTION_LINES = 3
"""The most lines of the words about a step at the foot of the board."""


class ReplayScreen(Screen):
    """A replay for the given seats only: during a game that is the seat at the screen.

    Without seats it shows what everybody may know: for a game that is not over, seen from outside.
    """

    name = "replay"

    def __init__(
        self,
        host: ScreenHost,
        match: Match,
        presenter: Presenter,
        seats: tuple[Seat, ...],
        note: MomentNote | None = None,
    ) -> None:
        super().__init__(host)
        self.note = note
        """The note on the board at one step, given by the code that opened the replay."""
        self.presenter = presenter
        self.history = History(match)
        everybody = match.game.seats(match.state.world)
        self.seats = seats
        self.is_open = not seats
        self.seat = (seats or everybody)[0]
        self._everybody = everybody
        self.place = 0
        self.is_playing = False
        self.auto_advance = "normal"
        self.motion = Motion(host)
        self.projection = Projection(self, names_all=True)
        self._shown: State[Any] | None = None
        """The view drawn while a step is shown as a film; None otherwise."""
        self.tabletop = Tabletop(presenter, match.names or ("",) * match.seats)
        self._since = 0
        self._scrubbing = False
        self._track = Rect(0, 0, 1, 1)
        self.add_layer(
            "board", lambda canvas: presenter.compose_board(canvas, self.view_context()), static=True
        )
        self.add_layer(
            "zones", lambda canvas: presenter.compose_zones(canvas, self.view_context()), static=True
        )
        self.add_layer("side", self.compose_side, static=True)
        self.add_layer("dice", self.compose_dice)
        self.add_layer("bars", self.compose_bars)
        self.add_layer("caption", self.compose_caption)
        self.add_layer("note", self.compose_note)
        self.add_layer("moving", self.compose_moving)
        self.add_layer("film", self.projection.compose)
        for layer in self.layers:
            if layer.name == "tip":
                layer.compose_by(self.compose_tip)

    @property
    def view(self) -> State[Any]:
        if self._shown is not None and self.projection.is_running:
            return self._shown
        return self.history.view(self.place, *self._readers)

    @property
    def _readers(self) -> tuple[Seat, ...]:
        return self._everybody if self.is_open else (self.seat,)

    @property
    def last(self) -> int:
        return len(self.history.steps)

    def view_context(self) -> ViewContext:
        return self.tabletop.view_context(
            self.kit,
            self.view,
            self.seat,
            self.motion.moving,
            history=self._visible_steps(),
            is_open=self.is_open,
        )

    # Steps

    def go(self, place: int) -> None:
        """Go to the state after this many steps, at once."""
        place = min(max(place, 0), self.last)
        if place != self.place or self.projection.is_running:
            self.place = place
            self.projection.drop()
            self.motion.finish()
            self.tabletop.log.scroll.to_end()
            self.invalidate()

    def step(self) -> None:
        """Show the next step as a film; a film still running ends at once."""
        if self.place >= self.last:
            self.is_playing = False
            self.invalidate("bars")
            return
        self.projection.drop()
        before, place = self.spots(), self.place
        self.go(place + 1)
        shots, eyes = self.history.film_of(place, self._readers), Eyes(self.seat, self.is_open, self._readers)
        if not self.projection.begin(shots, self.history.history(self._readers), eyes, before):
            events = self.history.tell(place, self._readers).events
            self.motion.play(self.presenter.motions(before, self.update_spots(), events))
        self.invalidate(*BOARD_LAYERS)

    def show_view(self, view: State[Any]) -> None:
        self._shown = view

    def after_film(self) -> None:
        """The film of a step is over: draw the state after it."""
        self._shown, self._since = None, self.host.now
        self.invalidate()

    def look_as(self, seat: Seat) -> None:
        self.seat = seat
        self.projection.drop()
        self.motion.finish()
        self.invalidate()

    def play_or_pause(self) -> None:
        if not self.is_playing and self.place >= self.last:
            self.go(0)
        self.is_playing = not self.is_playing
        self._since = self.host.now
        self.invalidate("bars")

    def tick(self, now: int) -> None:
        super().tick(now)
        if dirty := self.motion.tick(now):
            self.invalidate(*dirty)
        if self.projection.is_running:
            self.projection.tick(now)
        elif self.is_playing and not self.motion.is_busy and now - self._since >= PACES[self.auto_advance]:
            self._since = now
            self.step()

    def spots(self) -> dict[Handle, Rect]:
        return spots_of(self.layers)

    def update_spots(self) -> dict[Handle, Rect]:
        return updated_spots_of(self.layers, self.kit)

    # Gestures

    def on_key(self, key: Key) -> None:
        moves: dict[str, Callable[[], None]] = {
            "left": lambda: self.go(self.place - 1),
            "right": self.step,
            "home": lambda: self.go(0),
            "end": lambda: self.go(self.last),
            "page_up": lambda: self.go(self.place - 10),
            "page_down": lambda: self.go(self.place + 10),
            "space": self.play_or_pause,
            "plus": lambda: self._zoom(1),
            "minus": lambda: self._zoom(-1),
            "escape": self.host.pop,
        }
        if key.name in moves and not (key.name == "space" and self.shows_focus):
            moves[key.name]()
        else:
            super().on_key(key)

    def activate(self, hit_area: HitArea) -> None:
        rule = rule_of(hit_area.handle)
        if rule is not None:
            self._open_rule(rule)
        else:
            super().activate(hit_area)

    def _open_rule(self, rule: str) -> None:
        self.host.navigator.rulebook(self.presenter.game.info.id, rule)

    @property
    def is_pressed(self) -> bool:
        return super().is_pressed or self._scrubbing

    def on_press(self, press: Press) -> None:
        if press.button == 1 and self._track.inflate(0, self.kit.px(24)).collidepoint(press.pos):
            self._scrubbing = True
            self._scrub(press.pos[0])
        else:
            super().on_press(press)

    def on_move(self, move: Move) -> None:
        if self._scrubbing:
            self._scrub(move.pos[0])
        else:
            super().on_move(move)

    def on_release(self, release: Release) -> None:
        if self._scrubbing:
            self._scrubbing = False
        else:
            super().on_release(release)

    def on_lost(self) -> None:
        self._scrubbing = False
        super().on_lost()

    def _scrub(self, x: int) -> None:
        share = (x - self._track.x) / max(self._track.w, 1)
        self.is_playing = False
        self.go(round(share * self.last))

    def on_wheel(self, wheel: Wheel) -> None:
        changed = self.tabletop.wheel(self.kit.metrics, wheel)
        if changed == "board":
            self.motion.finish()
        if changed:
            self.invalidate(changed)

    def _zoom(self, steps: int) -> None:
        if self.tabletop.zoom(self.kit.metrics, steps):
            self.motion.finish()
            self.invalidate("board")

    # Drawing

    def compose_side(self, canvas: Canvas) -> None:
        story = LogStory(self._told(), None, range(self._number, self._number + 1))
        self.tabletop.compose_side(
            canvas, self.view_context(), story, has_odds=False,
            link=lambda rule: lambda: self._open_rule(rule),
            toggle=self._toggling, score=self.projection.score,
            search=self._search_log,
        )  # fmt: skip

    def _search_log(self) -> None:
        names = self.view_context().names
        self.host.push(LogScreen(self.host, self.presenter, self.view, self._told(), names))

    def compose_dice(self, canvas: Canvas) -> None:
        """The throw of this very step, if there was one."""
        throw = self.presenter.dice(canvas.kit, self.view, self._visible_steps()[-1].events)
        is_fresh = self.motion.has_fresh_throw and not self.projection.is_running
        dice = Dice(throw, 0, self.motion.tumbling_ms, is_fresh)
        self.tabletop.compose_dice(canvas, dice)

    def compose_caption(self, canvas: Canvas) -> None:
        """At the foot of the board: the last step in words."""
        kit = canvas.kit
        if self.projection.is_running:
            self._compose_banner(canvas)
            return
        words = self._caption(kit) if self.place else ""
        if not words:
            return
        board, pad = self.presenter.regions(kit.metrics)["board"], kit.px(12)
        wide = min(board.w - 2 * kit.px(20), kit.px(900))
        count = min(len(kit.type.wrapped(words, "body", wide - 2 * pad)), CAPTION_LINES)
        high = count * kit.type.leading("body")
        box = Rect(board.centerx - wide // 2, board.bottom - high - 3 * pad, wide, high + 2 * pad)
        canvas.rounded(box, 8, DESK_900, BRASS, 1.5, shadow="s2")
        canvas.words(words, "body", CHALK, box.inflate(-2 * pad, -2 * pad), lines=CAPTION_LINES, fit=True)

    def compose_note(self, canvas: Canvas) -> None:
        """Before the deciding step: how the chances turned, and what the coach would have done."""
        if self.note is not None and self.note.place == self.place and not self.projection.is_running:
            compose_moment_note(canvas, self.presenter.regions(canvas.kit.metrics)["board"], self.note)

    def _compose_banner(self, canvas: Canvas) -> None:
        """During the film of a step: its player, at the foot of the board."""
        kit, banner = canvas.kit, banner_of(self, self.projection.doing)
        if banner is not None:
            board = self.presenter.regions(kit.metrics)["board"]
            wide, high = min(board.w - 2 * kit.px(20), kit.px(900)), kit.px(48)
            box = Rect(board.centerx - wide // 2, board.bottom - high - kit.px(12), wide, high)
            compose_banner(canvas, box, banner)

    def _caption(self, kit: Kit) -> str:
        names = self.presenter.game.name_overrides(self.view.world)
        step = self.history.tell(self.place - 1, self._readers)
        lines = [line for _, told in self.presenter.lines(self.view, (step,)) for line in told]
        return " ".join(line.words(kit.texts, self.presenter.game, names) for line in lines)

    def _visible_steps(self) -> tuple[VisibleStep, ...]:
        """The steps up to here, beginning with the set-up."""
        if self.projection.is_running:
            return self.projection.log()
        return tuple(one for one in self.history.history(self._readers) if one.number <= self._number)

    def _told(self) -> tuple[VisibleStep, ...]:
        """The steps that the log prints: without results of dice that still roll."""
        return self.projection.told() if self.projection.is_running else self._visible_steps()

    @property
    def _number(self) -> int:
        """The number of the last step, as the log counts."""
        return self.history.length - self.last + self.place

    def _toggling(self, name: str) -> Callable[[], None]:
        def toggle() -> None:
            self.tabletop.drawer = "" if self.tabletop.drawer == name else name
            self.invalidate("side", "dice")

        return toggle

    def compose_bars(self, canvas: Canvas) -> None:
        kit = canvas.kit
        regions = self.presenter.regions(kit.metrics)
        title = "replay-title_open" if self.is_open else "replay-title"
        scenario = scenario_title(kit, self.presenter.game.info.id, self.presenter.scenario)
        compose_top(
            canvas, regions["top"],
            menu=TableTool("back", "arrow_left", kit.say("replay-back"), self.host.pop),
            heading=Heading(kit.say(title), scenario, scenario, None),
            lead=self.presenter.round_words(kit, self.view.world),
            steps=self.presenter.phases(kit, self.projection.phase_view(self.view)),
            role_badge=self.presenter.role_badge(kit, self.view),
            tools=[
                TableTool("settings", "cog_outline", kit.say("table-settings"), self.host.navigator.settings)
            ],
        )  # fmt: skip
        self._controls(canvas, regions["prompt"])

    def _controls(self, canvas: Canvas, rect: Rect) -> None:
        """Buttons, the track to scrub on, speed, and whose view."""
        kit = canvas.kit
        canvas.rounded(rect, 10, DESK_600, HAIRLINE, 1, shadow="s2")
        canvas.zone("prompt", rect)
        inner = rect.inflate(-2 * kit.px(8), -2 * kit.px(5))
        x = self._buttons(canvas, inner)
        right = inner.right
        if len(self.seats) > 1:
            wide = min(inner.w // 4, kit.px(280))
            names = [(str(seat), self.tabletop.name(kit, seat)) for seat in self.seats]
            right -= wide
            segments(
                canvas, Rect(right, inner.y, wide, inner.h), names, str(self.seat), handle="seat",
                pick=lambda name: lambda: self.look_as(Seat(int(name))), group="seats",
            )  # fmt: skip
            right -= kit.px(10)
        elif self.is_open:
            right -= self._open_mark(canvas, inner) + kit.px(10)
        wide = min(inner.w // 4, kit.px(250))
        right -= wide
        paces = [(name, kit.say(f"replay-{name}")) for name in PACES]
        segments(
            canvas, Rect(right, inner.y, wide, inner.h), paces, self.auto_advance, handle="pace",
            pick=lambda name: lambda: self._set_pace(name), group="pace",
        )  # fmt: skip
        self._scrubber(canvas, Rect(x, inner.y, right - x - kit.px(14), inner.h))

    def _open_mark(self, canvas: Canvas, inner: Rect) -> int:
        """Draw the mark that says that no hidden cards are shown; returns its width."""
        kit = canvas.kit
        words = kit.say("replay-open")
        wide = min(inner.w // 4, kit.type.width(words, "ui") + kit.px(40))
        box = Rect(inner.right - wide, inner.y, wide, inner.h)
        canvas.icon("eye", Rect(box.x, box.y, kit.px(28), box.h), CHALK_2, 22)
        canvas.text(words, "ui", CHALK_2, Rect(box.x + kit.px(34), box.y, box.w - kit.px(34), box.h))
        canvas.hit_area("all_eyes", box, "seats", tip=kit.say("replay-open.tip"))
        return wide

    def _set_pace(self, auto_advance: str) -> None:
        self.auto_advance = auto_advance
        self.invalidate("bars")

    def _buttons(self, canvas: Canvas, inner: Rect) -> int:
        kit = canvas.kit
        x, side = inner.x, inner.h
        for name, icon, act in (
            ("first", "skip_backward", lambda: self.go(0)),
            ("previous", "skip_previous", lambda: self.go(self.place - 1)),
            ("play", "pause" if self.is_playing else "play", self.play_or_pause),
            ("next", "skip_next", self.step),
            ("last", "skip_forward", lambda: self.go(self.last)),
        ):
            box = Rect(x, inner.y, side, side)
            tip = kit.say("replay-pause" if icon == "pause" else f"replay-{name}")
            icon_button(canvas, box, icon, handle=name, act=act, tip=tip, group="replay")
            x += side + kit.px(2)
        return x + kit.px(10)

    def _scrubber(self, canvas: Canvas, rect: Rect) -> None:
        kit = canvas.kit
        words = kit.say("replay-step", step=self.place, steps=self.last)
        room = min(
            rect.w // 3,
            kit.type.width(kit.say("replay-step", step=self.last, steps=self.last), "ui") + kit.px(6),
        )
        canvas.text(words, "ui", CHALK_2, Rect(rect.right - room, rect.y, room, rect.h), align="right")
        high = kit.px(8)
        self._track = Rect(rect.x, rect.centery - high // 2, max(20, rect.w - room - kit.px(16)), high)
        canvas.rounded(self._track, 4, DESK_500)
        share = self.place / max(self.last, 1)
        done = Rect(self._track.x, self._track.y, max(high, round(self._track.w * share)), high)
        canvas.rounded(done, 4, BRASS)
        knob = kit.px(22)
        at = (done.right - knob // 2, rect.centery - knob // 2)
        canvas.blit(kit.shapes.disc(knob, CHALK, LAMP, kit.px(3)), at)
        canvas.hit_area("track", self._track.inflate(0, kit.px(20)), "replay", tip=kit.say("replay-scrub"))

    def compose_moving(self, canvas: Canvas) -> None:
        for handle, (x, y) in self.motion.places():
            surface = self.presenter.lifted(canvas.kit, self.view_context(), handle)
            if surface is not None:
                canvas.blit(
                    surface, (round(x) - surface.get_width() // 2, round(y) - surface.get_height() // 2)
                )

    def compose_tip(self, canvas: Canvas) -> None:
        hit_area = self.tipped()
        if hit_area is None:
            return
        if not hit_area.is_piece:
            if hit_area.tip:
                tip_box(canvas, hit_area.tip, hit_area.rect, self.pointer)
        elif not self.presenter.enlarge(canvas, self.view_context(), hit_area.handle, hit_area.rect):
            words = self.presenter.describe(canvas.kit, self.view_context(), hit_area.handle)
            if words:
                tip_box(canvas, words, hit_area.rect, self.pointer)
