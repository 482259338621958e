"""The table screen: turns gestures into intents and redraws after the rules have applied them."""

from functools import partial
from typing import Any

from pygame import Rect

from game.input.drag import Clicked, Dropped, Panned, Started
from game.input.gestures import Gesture, Key, Left, Move, Press, Release, Wheel
from game.presenters.contract.offers import Offers
from game.presenters.contract.presenter import Presenter, ViewContext
from game.presenters.shared.cards.pile_lists import UNFOLD
from game.presenters.shared.controls.rule_links import rule_of
from game.rules.core.ids import Seat
from game.rules.core.state import State
from game.rules.core.values import Illegal, Intent, Refusal
from game.scenes.curtain import CurtainScreen
from game.scenes.introductions.first_times import FirstTimes
from game.scenes.screen import Screen, ScreenHost
from game.scenes.table import commands, dropping, looking, menu, refusing, trails
from game.scenes.table.bars import COUNTDOWN, Heading, PromptButton, TableTool
from game.scenes.table.bot_turns import BotTurns
from game.scenes.table.coaching import Coaching
from game.scenes.table.drawing import TableDrawing
from game.scenes.table.held_piece import HeldPiece
from game.scenes.table.lighting.lights import is_lifted
from game.scenes.table.lighting.rules_here import RulesHere
from game.scenes.table.motion import Motion
from game.scenes.table.projection import Projection
from game.scenes.table.refusing import Clickable, Refused
from game.scenes.table.sharing.auto_advance import ReportPause
from game.scenes.table.sharing.handing_over import HandingOver
from game.scenes.table.sharing.open_table import OpenTable
from game.scenes.table.showing import Showing
from game.scenes.table.spots import spots_of, updated_spots_of
from game.scenes.table.tabletop import Tabletop
from game.scenes.table.viewing import Viewing
from game.scenes.unsaved import Safekeeping
from game.session.history import VisibleStep
from game.session.hot_seat import HotSeat
from game.view.canvas import Act, HitArea
from game.view.handles import Handle


class TableScreen(Screen):
    """A match at one screen: draws what the viewing seat may know, and submits the intents of that seat."""

    name = "table"

    def __init__(self, host: ScreenHost, hot_seat: HotSeat, presenter: Presenter) -> None:
        super().__init__(host)
        self.hot_seat = hot_seat
        self.presenter = presenter
        self.tabletop = Tabletop(presenter, tuple(player.name for player in hot_seat.players))
        self.viewing = Viewing(hot_seat, presenter)
        self.held_piece = HeldPiece(hot_seat.preview, partial(refusing.ask, self), presenter.amount_of)
        self.motion = Motion(host)
        is_demo = all(player.bot is not None for player in hot_seat.players)
        self.projection = Projection(self, names_all=is_demo)
        self.showing = Showing(self)
        self.refused: Refused | Clickable | None = None
        self.hints = False
        self.shows_threats = False
        self.enlarged: Handle | None = None
        self.has_odds = False
        """Whether the log leaves room for odds."""
        self._drag_button = 1
        self._under_press: list[HitArea] = []
        """All things under the pointer when the button was pressed, the topmost first."""
        self.put_from: dict[Handle, Rect] = {}
        """Where the thing being dropped was let go."""
        self.open_table = OpenTable(self)
        self._report_pause = ReportPause(host)
        self.bot_turns = BotTurns(self)
        self.coaching = Coaching(self)
        self.handing_over = HandingOver(self)
        self.rules_here = RulesHere(self)
        self.safekeeping = Safekeeping(host, hot_seat)
        self.drawing = TableDrawing(self)
        self.first_times = FirstTimes(self)

    @property
    def seat(self) -> Seat:
        """The viewing seat; during a film that of its viewer."""
        if self.projection.is_running:
            return self.projection.eyes.seat
        assert self.hot_seat.at_screen is not None, "nobody is at the screen"
        return self.hot_seat.at_screen

    @property
    def is_open(self) -> bool:
        """Whether the picture shows what everybody may know."""
        return self.projection.eyes.is_open if self.projection.is_running else self.hot_seat.is_open

    def log(self) -> tuple[VisibleStep, ...]:
        """The steps of the log; during a film only those already shown."""
        return self.projection.log() if self.projection.is_running else self.hot_seat.log()

    def told(self) -> tuple[VisibleStep, ...]:
        """The steps that the log prints: without results of dice that still roll."""
        return self.projection.told() if self.projection.is_running else self.hot_seat.log()

    @property
    def view(self) -> State[Any] | None:
        """What the seat at the screen may know; None while the curtain is closed."""
        return self.viewing.view

    @property
    def offers(self) -> Offers:
        return self.held_piece.offers

    def view_context(self) -> ViewContext:
        """What is drawn now: the seat's view, without things that are held or moving."""
        assert self.view is not None
        held = self.held_piece.drag.source
        chosen = self.held_piece.selection.selected
        away = {one for one in (held, chosen if is_lifted(self, chosen) else None) if one is not None}
        hidden = frozenset(self.motion.moving | away)
        taken = self.held_piece.amount if held else 0
        return self.tabletop.view_context(
            self.kit,
            self.view,
            self.seat,
            hidden,
            taken,
            is_open=self.is_open,
            history=self.log(),
            legal=self.viewing.legal,
        )

    # Following the state

    def enter(self) -> None:
        """Called at first, and after the settings, which may have changed how the table is shared."""
        settings = self.host.settings
        self.hot_seat.curtain, self.hot_seat.friendly_undo = settings.curtain, settings.undo == "friendly"
        self.hot_seat.asks_in_private = settings.reaction_mode == "strict"
        self.hot_seat.lingers = settings.hand_over != "at_once"
        self.hot_seat.catch_up()
        self.hot_seat.usually_stop(settings.stops)
        self.refresh()

    def leave(self) -> None:
        self.hot_seat.close()

    @property
    def is_safe(self) -> bool:
        return self.safekeeping.trouble is None

    def ask_before_leaving(self, leave: Act) -> Screen | None:
        return self.safekeeping.question(leave)

    def restyle(self) -> None:
        super().restyle()
        self.motion.finish()

    def refresh(self) -> None:
        """Update everything, because the state or its viewer has changed."""
        self.coaching.follow()
        self.hush_tip()
        self.enlarged = None
        if self.hot_seat.at_screen is None:
            self._cover()
            return
        if self.viewing.is_for_others():
            self._clear()
        offers = self.presenter.offers(self.viewing.look(), self.seat, self.viewing.legal)
        self.held_piece.reset(offers, keep=trails.trailing(self))
        self.open_table.reset()
        self.handing_over.reset()
        if self.viewing.begin(self._has_shown_all):
            self.tabletop.log.scroll.to_end()
            if self.viewing.wants_to_watch and self.showing.watch_missed():
                return
            if self.showing.watch_opening():
                return
        self._update_odds_panel()
        self.invalidate()
        self.first_times.follow()

    def _has_shown_all(self) -> bool:
        """Whether films have shown all that bots did since this was last asked."""
        return self.projection.has_shown_all() and self.bot_turns.pace > 0.0

    def _cover(self) -> None:
        """Hide all of the table and close the curtain for the next player."""
        self.viewing.cover()
        self.open_table.reset()
        self._clear()
        if self.hot_seat.next_seat is not None:
            watch = self.viewing.ask_to_watch if self.projection.is_on else None
            self.host.push(CurtainScreen(self.host, self.hot_seat, self.presenter, self.tabletop, watch))

    def _clear(self) -> None:
        """Remove everything shown, said or moving, because others will look."""
        self.viewing.recap, self.refused, self.hints = [], None, False
        self.coaching.drop()
        self.rules_here.put_out()
        self.first_times.put_away()
        self.held_piece.reset(Offers())
        self.tabletop.put_away()
        self.motion.clear()
        self.projection.drop()
        self.point_at(None)
        self.focus(None, shown=False)
        for layer in self.layers:
            layer.drop()

    # Actions

    def submit(self, intent: Intent) -> None:
        """Carry out an intent; one that cannot be undone is confirmed first."""
        assert self.view is not None
        question = self.presenter.needs_confirming(self.view, self.seat, intent)
        if question and self.host.settings.confirm_irreversible:
            menu.ask(self, question, lambda: self.do(intent))
        else:
            self.do(intent)

    def do(self, intent: Intent) -> None:
        moment = self.showing.moment()
        try:
            events = self.hot_seat.submit(intent)
        except Illegal as illegal:
            self.refuse(illegal.refusal, self.hovered or "")
            return
        self.showing.show(moment, events)

    def take_recommended(self) -> None:
        """Accept the recommended set-up, from here to the start of the game."""
        moment = self.showing.moment()
        self.showing.show(moment, self.hot_seat.laying.take(self.hot_seat))

    def show_view(self, view: State[Any]) -> None:
        self.viewing.show(view)

    def after_film(self) -> None:
        """The film is over: show the real state and call the next player."""
        self.handing_over.after_film()
        self.refresh()
        self._report_pause.begin()

    def spots(self) -> dict[Handle, Rect]:
        return spots_of(self.layers)

    def update_spots(self) -> dict[Handle, Rect]:
        return updated_spots_of(self.layers, self.kit)

    def refuse(self, refusal: Refusal, at: Handle) -> None:
        self.say_no(Refused(refusal, at))

    def stop_refusing(self) -> None:
        """Remove the refusal, because the person has moved on to something else."""
        if self.refused is not None:
            self.refused = None
            self.invalidate("said")

    def say_no(self, refused: Refused | Clickable) -> None:
        self.refused = refused
        self.host.sounds.play("refuse")
        self.invalidate("said")

    # Time

    def tick(self, now: int) -> None:
        super().tick(now)
        if self.safekeeping.tick(now):
            self.invalidate("top")
        dirty = self.motion.tick(now)
        if dirty:
            self.invalidate(*dirty)
        if self.projection.is_running:
            self.projection.tick(now)
            return
        if self.hot_seat.next_seat is not None or self.motion.is_busy:
            return
        if self.hot_seat.match.outcome is not None:
            if self._report_pause.is_over(now):
                self.show_end()
        elif self.hot_seat.bot_to_move() is not None:
            self.bot_turns.tick(now)
        else:
            is_stopped = self.hovered == COUNTDOWN or self.coaching.is_open
            self.open_table.tick(now, is_stopped=is_stopped)
            self.handing_over.tick(now, is_stopped=is_stopped)

    def show_end(self) -> None:
        """Open the report, once the match is over and its last events were seen."""
        self.host.navigator.results(self.hot_seat)

    @property
    def is_working(self) -> bool:
        return self.bot_turns.is_thinking or self.coaching.is_thinking

    def work(self, spare: float) -> None:
        self.bot_turns.think(spare)
        self.coaching.work(spare)

    # Pointing

    def handle(self, gesture: Gesture) -> None:
        if isinstance(gesture, Left):
            if self.held_piece.drag.is_idle:
                self.point_at(None)
            return
        self.rules_here.on_gesture(gesture)
        super().handle(gesture)

    def on_move(self, move: Move) -> None:
        drag = self.held_piece.drag
        if drag.is_idle:
            super().on_move(move)
            return
        self.pointer = move.pos
        over, was_panning = drag.over, drag.is_panning
        motion = drag.move(move.pos, self.held_piece.target_among(self.hit_areas_at(move.pos)))
        if isinstance(motion, Started):
            self._lifted()
        elif isinstance(motion, Panned) and not was_panning and refusing.pull(self, self._under_press):
            drag.cancel()
        elif isinstance(motion, Panned):
            if self.tabletop.pan(self.kit.metrics, motion.dx, motion.dy):
                self.invalidate("board", "last_moves", "marks", "said")
        elif drag.is_dragging:
            self.invalidate("held")
        if drag.over != over:
            self.over_changed()
            trails.pass_over(self)

    def _lifted(self) -> None:
        self.refused, self.viewing.recap, self.enlarged = None, [], None
        self.held_piece.selection.clear()
        self.held_piece.begin()
        self.host.sounds.play("card")
        self.point_at(None)
        self._update_odds_panel()
        self.invalidate()

    def on_press(self, press: Press) -> None:
        self.pointer = press.pos
        if self.projection.is_running:
            under = self.hit_areas_at(press.pos)
            if press.button == 1 and under and under[0].act is not None:
                super().on_press(press)
            else:
                self.open_table.on_press_in_film(under)
            return
        if self.motion.is_busy:
            self.motion.finish()
            self.invalidate()
        if self.viewing.recap:
            self.viewing.recap = []
            self.invalidate("recap")
        self.first_times.on_press(press)
        hit_areas = self.hit_areas_at(press.pos)
        if press.button == 3:
            looking.enlarge(self, hit_areas)
        elif press.button == 2 and self.held_piece.drag.is_idle:
            self._drag_button, self._under_press = press.button, []
            self.held_piece.drag.press(None, press.pos, can_lift=False)
        elif press.button == 1 and hit_areas and not hit_areas[0].is_piece:
            super().on_press(press)
        elif press.button == 1:
            self._hide_tip()
            self.focus(None, shown=False)
            handle = self.held_piece.liftable(hit_areas)
            can_lift = handle is not None and handle in self.offers.sources
            self._drag_button = press.button
            self._under_press = [hit_area for hit_area in hit_areas if hit_area.is_piece]
            self.held_piece.takes_one = press.ctrl
            self.held_piece.drag.press(handle, press.pos, can_lift=can_lift)

    def on_release(self, release: Release) -> None:
        drag = self.held_piece.drag
        if drag.is_idle:
            super().on_release(release)
            return
        if release.button != self._drag_button:
            return
        hit_areas = self.hit_areas_at(release.pos)
        outcome = drag.release(release.pos, self.held_piece.target_among(hit_areas))
        if isinstance(outcome, Dropped) and trails.rests(self, outcome.source, outcome.target):
            self.invalidate()
        elif isinstance(outcome, Dropped):
            self.invalidate()
            dropping.put(self, outcome.source, outcome.target)
        elif isinstance(outcome, Clicked):
            dropping.click(self, [hit_area.handle for hit_area in hit_areas if hit_area.is_piece])
        super().on_move(Move(release.pos))
        # While the pointer rests where a piece was dropped, no tip shows: it would cover the result.
        self._hide_tip()

    def on_wheel(self, wheel: Wheel) -> None:
        looking.wheel(self, wheel)

    def on_lost(self) -> None:
        if self.held_piece.drag.is_dragging:
            self.invalidate()
        self.held_piece.drag.cancel()
        self.motion.skip(False)
        self.projection.hurry(False)
        super().on_lost()

    def point_at(self, handle: str | None) -> None:
        if handle != self.hovered:
            self.invalidate_if_changed("marks", "said", "drop_preview")
            super().point_at(handle)
            if self.shows_threats or self.held_piece.source is not None:
                self.over_changed()
        else:
            super().point_at(handle)

    def focus(self, handle: str | None, *, shown: bool = True) -> None:
        changed = handle != self.focused
        super().focus(handle, shown=shown)
        if changed:
            self.over_changed()

    def over_changed(self) -> None:
        """Called when the pointer is above another thing: update marks, odds, waiting dice and prompt."""
        self.invalidate_if_changed("marks", "said", "odds", "dice", "prompt", "drop_preview")
        self._update_odds_panel()

    def _update_odds_panel(self) -> None:
        """Leave room beside the log for odds of the held piece, of hovered threats, or of the next roll."""
        if (has_odds := self.drawing.wants_odds()) != self.has_odds:
            self.has_odds = has_odds
            self.invalidate_if_changed("side", "odds", "dice")

    # What is in hand

    def want(self, amount: int) -> None:
        """Hold this many of the pile, and update all that shows the amount."""
        if self.held_piece.want(amount):
            self.host.sounds.play("card")
            self.over_changed()
            self.invalidate("held", "board", "zones")

    def cancel(self) -> None:
        """Put the held piece back."""
        self.held_piece.release()
        self._update_odds_panel()
        self.invalidate()

    def unfold(self, name: str) -> None:
        """Unfold or fold a panel, or a display of the board that is hidden by default."""
        self.tabletop.unfolded ^= {name}
        self.invalidate("board", "zones", "last_moves", "side", "marks")

    # Buttons beside the table

    def open_menu(self) -> None:
        menu.open_menu(self)

    def heading(self) -> Heading:
        return commands.heading(self)

    def tools(self) -> list[TableTool]:
        """The small buttons of the top bar."""
        return commands.tools(self)

    def choices(self) -> list[PromptButton]:
        """The buttons of the prompt bar."""
        return commands.choices(self)

    # Keys

    def activate(self, hit_area: HitArea) -> None:
        if hit_area.is_piece:
            dropping.press(self, hit_area)
        elif (name := UNFOLD.of(hit_area.handle)) is not None:
            self.unfold(name)
        elif (rule := rule_of(hit_area.handle)) is not None:
            menu.to_rule(self, rule)()
        else:
            super().activate(hit_area)

    def on_key(self, key: Key) -> None:
        if self.projection.is_running and key.name == commands.HOLD:
            commands.hold(self)
            return
        if self.open_table.on_key_in_film(key) or self.first_times.on_key(key):
            return
        self.held_piece.takes_one = key.ctrl
        if not commands.on_key(self, key):
            super().on_key(key)

    def on_key_up(self, name: str) -> None:
        if name == "shift":
            self.motion.skip(False)
            self.projection.hurry(False)

    def on_escape(self) -> None:
        commands.escape(self)

    def reachable(self) -> Any:
        """Odds change with the focused place, so the keyboard focus cannot go to them."""
        reachable = (hit_area for hit_area in super().reachable() if hit_area.group != "odds")
        return self.held_piece.reachable(reachable)
