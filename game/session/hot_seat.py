"""The hot-seat table: who is at the screen, who takes it next, and how far undo reaches.

The scenes drive it and draw what it shows. Everything it returns is what the seat at the screen may know;
while the curtain is closed nobody is at the screen and only the curtain is drawn.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from game.rules.core import engine
from game.rules.core.frames import AutoPass, Decision
from game.rules.core.ids import Seat
from game.rules.core.odds import Preview
from game.rules.core.state import State
from game.rules.core.values import Event, Illegal, Intent, Refusal
from game.session.chair import Call, Chair
from game.session.history import VisibleStep
from game.session.keeping import Keeper
from game.session.laying import Laying
from game.session.match import Barrier, UndoClosed, WayBack
from game.session.plans import Plans, asked_now
from game.session.players import Player, match_for, players_of
from game.session.stops import Stops
from game.session.thinking import Thinking
from game.session.told_match import ToldMatch

__all__ = ("HotSeat", "Player", "match_for", "players_of")


class HotSeat(ToldMatch):
    """A match at one screen, shared by people and bots.

    - With two people or more the screen is handed over: behind a curtain if one of them could see what
      another may not, or if they decide at the same time. If it `lingers`, the curtain waits until
      the person who has decided says that they are done (`hands_over_to`).
    - A public decision is made with the table open: the view is what everybody may know.
    - A single person always has the screen; without any person it shows what seat 0 may know.
    - While nobody is at the screen (`at_screen` is None), asking for a view or for legal intents is a
      mistake of the caller, and the log is what everybody may know.
    - A reaction window for which a person has the stop off passes at once; undo takes it back together
      with the step before it.
    - Undo is free back to the last barrier; beyond it only by agreement, and only if the table allows it.
    - After the end of the game nobody is asked: `legal` is empty and `submit` raises `Illegal`.
    """

    def __init__(
        self,
        autosave: Keeper,
        *,
        curtain: bool = True,
        friendly_undo: bool = False,
        stops: Mapping[str, bool] | None = None,
        asks_in_private: bool = False,
    ) -> None:
        """`asks_in_private`: each person is asked alone behind the curtain, at reaction windows too."""
        super().__init__(autosave)
        self.players = players_of(self.match)
        self.curtain = curtain
        self.friendly_undo = friendly_undo
        self.asks_in_private = asks_in_private
        self.lingers = False
        """Whether the curtain waits until the person who decided says that they are done."""
        self._chair = Chair()
        self._sat_down_at = 0
        """The number of steps when the seat at the screen took it."""
        self._looks_alone = False
        """Whether the seat asked at an open table wants to look at its own cards first."""
        self._decided: Seat | None = None
        """The seat that has just decided, if the curtain waits for it."""
        self.saw_the_start = not self.match.steps
        """Whether every undo of the match is counted here: a loaded match knows only what its record kept."""
        self.undone_freely = 0
        self.undone_by_agreement = 0
        self.stops = Stops(stops)
        """The stops: at which windows play stops to ask which seat."""
        self.laying = Laying()
        self._plans = Plans()
        self.asked_ahead: Decision[Any] | None = None
        """The decision that the seat at the screen is asked ahead of its turn; None if there is none."""
        self._humans = tuple(Seat(seat) for seat, player in enumerate(self.players) if player.bot is None)
        self._thinking = Thinking(self.match, tuple(player.bot for player in self.players))
        self._auto_pass_all()
        self._settle()

    # Who is at the screen

    @property
    def at_screen(self) -> Seat | None:
        """The seat whose view is drawn, or that decides on an open table. None while nobody may look: the
        curtain is closed for `next_seat`, or bots begin a game before anybody has taken the screen."""
        return self._chair.at_screen

    @property
    def is_open(self) -> bool:
        """Whether the table lies open: what is drawn is what everybody may know."""
        return self._chair.is_open

    @property
    def next_seat(self) -> Seat | None:
        """The seat that must open the curtain; None if the curtain is not closed."""
        return self._chair.next_seat

    @property
    def hands_over_to(self) -> Seat | None:
        """The seat that comes next once the person at the screen is done and can no longer undo; or None."""
        return self._chair.hands_over_to

    @property
    def cards_are_down(self) -> bool:
        """Whether the asked seat has kept the screen and takes up its cards without a curtain."""
        return self._chair.cards_are_down

    def open_curtain(self) -> None:
        """The next seat takes the screen."""
        assert self.next_seat is not None, "no hand-over is due"
        self.sit(self.next_seat)

    def sit(self, seat: Seat) -> None:
        """This seat gets the screen for itself, whoever had it before."""
        self._chair.take(seat)
        self._sat_down_at = self.length
        self.find_way_back()

    def hand_over(self) -> None:
        """The person at the screen is done: the curtain closes, and undo of the decision ends."""
        assert self.hands_over_to is not None, "no hand-over is due"
        self.cover(self.hands_over_to)

    def cover(self, seat: Seat) -> None:
        """Show nothing until this seat has opened the curtain."""
        self._chair.cover(seat)
        self.find_way_back()

    def catch_up(self) -> None:
        """After an error that broke off a step: bring history and screen up to date with the match."""
        if not self._is_settled:
            self._history.follow(self.match.steps)
            self._settle()

    def _settle(self) -> None:
        """After every change: keep the screen, hand it over, or cover it until the next seat takes it."""
        at_screen = self.at_screen
        self._give_screen()
        if self.at_screen != at_screen:
            self._sat_down_at = self.length
        self.find_way_back()
        self._is_settled = True

    def _give_screen(self) -> None:
        chair, asked = self._chair, self.people_asked
        if len(self._humans) < 2:
            chair.watch(self._humans[0] if self._humans else Seat(0))
        elif self.match.outcome is not None:
            chair.watch(self._humans[0] if self.at_screen is None else self.at_screen)
        elif asked:
            decision = engine.pending(self.match.state)
            is_secret = self.curtain and (len(self.match.waiting_for()) > 1 or self._has_secrets(asked[0]))
            call = Call(asked, self._is_for_all(decision), is_secret, self._looks_alone)
            self.asked_ahead = self._to_ask_ahead(call)
            if self.asked_ahead is None:
                chair.call(call, decided=self._decided)
            elif self.is_open:
                chair.lay_down()
            else:
                chair.wait()
        else:
            chair.wait()

    def _to_ask_ahead(self, call: Call) -> Decision[Any] | None:
        """What a seat can answer ahead now, so that it need not come back to the screen for it; or None."""
        seat = self._chair.holder if self.is_open else self.at_screen
        if seat is None or seat in call.asked or call.is_for_all or not call.is_secret:
            return None
        question = self._plans.question(self.match.state, seat)
        window = None if question is None else question.auto_pass()
        return question if window is None or self.stops.is_on(seat, window.stop) else None

    def _is_for_all(self, decision: Decision[Any] | None) -> bool:
        """Whether a decision is made with the table open."""
        if decision is None or not decision.is_public_decision or self._looks_alone:
            return False
        return decision.stays_open or not (self.asks_in_private and decision.auto_pass() is not None)

    def _has_secrets(self, seat: Seat) -> bool:
        """Whether `seat` may know something that not every other person here may know."""
        view = self.match.view(seat)
        return any(self.match.view(other) != view for other in self._humans if other != seat)

    def find_way_back(self) -> None:
        """Update what can be undone; a window that passed by itself counts with the step before it."""
        steps, barrier = self._history.free_steps(self.at_screen, self._is_unseen)
        while steps and self._was_auto_passed(-steps):
            steps -= 1
        self.way_back = WayBack(steps, barrier)

    def _is_unseen(self, place: int) -> bool:
        """Whether nobody else has had the screen since a step of the seat at the screen."""
        is_going = self.hands_over_to is not None or self.asked_ahead is not None
        if not is_going or place < self._sat_down_at:
            return False
        return self._history.steps[place].seat == self.at_screen or self._was_auto_passed(place)

    @property
    def _looking(self) -> Seat:
        assert self.at_screen is not None, "the curtain is closed"
        return self.at_screen

    # Where play stops to ask

    def has_stop(self, seat: Seat, name: str) -> bool:
        """Whether play stops there to ask this seat; everybody may know that."""
        return self.stops.is_on(seat, name)

    def turn_stop(self, name: str, *, is_on: bool, seat: Seat | None = None) -> None:
        """A person turns a stop on or off for their own seat in this match, from the next such window on.

        The seat must have the screen; at an open table it may be any seat that may interject.
        """
        whose = self._looking if seat is None else seat
        assert self.may_interject(whose), "who does not have the screen cannot be heard"
        self.stops.turn(whose, name, is_on)
        self.find_way_back()

    def usually_stop(self, stops: Mapping[str, bool]) -> None:
        """Set the stops of everybody who has chosen nothing else in this match."""
        self.stops.usual = stops
        self.find_way_back()

    def _auto_pass_all(self) -> list[VisibleStep]:
        """Pass the windows at which nobody has the stop on, before anybody takes the screen for them."""
        visible: list[VisibleStep] = []
        while (passed := self._auto_pass(self.match.state, self._humans)) is not None:
            self._autosave.submit(*passed)
            visible.append(self._tell_last())
        return visible

    def _was_auto_passed(self, place: int) -> bool:
        """Whether a step was submitted for a person; the record does not distinguish it from their own."""
        step = self._history.steps[place]
        if step.seat not in self._humans:
            return False
        return self._auto_pass(self._history.before(place), (step.seat,)) == (step.seat, step.intent)

    def _auto_pass(self, state: State[Any], people: Sequence[Seat]) -> tuple[Seat, Intent] | None:
        """An answer that needs nobody: a passing window, a given or a recommended answer; or None."""
        passed = self.stops.auto_pass(state, people, asks_in_private=self.asks_in_private)
        return passed or self.laying.answer(state, people) or self._plans.answer(state, people)

    # What the seat at the screen sees

    def view(self) -> State[Any]:
        if self.is_open:
            return self.public_view()
        view = self.match.view(self._looking)
        return view if self.asked_ahead is None else asked_now(view, self.asked_ahead)

    def legal(self) -> tuple[Intent, ...]:
        """What the person at the screen may do now; empty while others are asked or the game is over.

        On an open table it has only what everybody may know that the seat can do.
        """
        seat = self._looking
        if seat not in self._humans or self.hands_over_to is not None or self.cards_are_down:
            return ()
        if self.asked_ahead is not None:
            return self.asked_ahead.answers_ahead(self.match.state.world, seat)
        legal, decision = self.match.legal(seat), engine.pending(self.match.state)
        if not self.is_open or decision is None:
            return legal
        world = self.match.state.world
        return tuple(intent for intent in legal if decision.is_public(world, seat, intent))

    def why_not(self, intent: Intent) -> Refusal | None:
        if self.asked_ahead is not None:
            return self.asked_ahead.why_not_ahead(self.match.state.world, self._looking, intent)
        return self.match.why_not(self._looking, intent)

    def preview(self, intent: Intent) -> Preview | None:
        return self.match.preview(self._looking, intent)

    # What has happened

    def log(self) -> tuple[VisibleStep, ...]:
        """All steps as the seat at the screen may know them; on an open table what everybody may know."""
        return self._history.history(self.viewers())

    # Acting

    def submit(self, intent: Intent) -> tuple[Event, ...]:
        """Carry out an intent of the person at the screen; returns the events as this person may know them.

        Raises `Illegal`, and then nothing has changed. Afterwards the screen may have to be handed over.
        """
        seat = self._looking
        assert seat in self._humans, "a bot decides for itself"
        if self.asked_ahead is not None:
            if refusal := self.why_not(intent):
                raise Illegal(refusal)
            self._plan(self.asked_ahead, seat, intent)
            return ()
        self._chair.decide(engine.pending(self.match.state))
        return tuple(event for step in self._do(seat, intent, is_answer=True) for event in step.events)

    def ask_later(self) -> None:
        """The seat at the screen does not answer ahead: it is asked when it is its turn."""
        assert self.asked_ahead is not None, "nothing is asked ahead"
        self._plan(self.asked_ahead, self._looking, None)

    def _plan(self, question: Decision[Any], seat: Seat, intent: Intent | None) -> None:
        """Keep an answer given ahead until the seat's turn, unless what it rests on changes."""
        self._plans.give(self.match.state, seat, question, intent)
        self._changes(is_planned=True)
        self._decided = seat if self.lingers else None
        self._settle()

    @property
    def planned(self) -> Intent | None:
        """The answer that the seat at the screen has just given ahead; None without one."""
        return None if self._plans.last is None else self._plans.last.intent

    @property
    def waits_for_turn(self) -> bool:
        """Whether the seat at the screen has just chosen to be asked in its turn."""
        return self._plans.last is not None and self._plans.last.intent is None

    def may_interject(self, seat: Seat) -> bool:
        """At an open table every seat of this screen may interject, else the seat that has the screen."""
        return seat in self._humans and (self.is_open or seat == self.at_screen)

    def interject(self, seat: Seat, intent: Intent) -> tuple[Event, ...]:
        """Carry out an intent that the rules allow a seat while another is asked, such as raising a hand."""
        assert self.may_interject(seat), "who does not have the screen cannot be heard"
        return tuple(event for step in self._do(seat, intent) for event in step.events)

    @property
    def open_window(self) -> AutoPass | None:
        """The open window that can pass without anybody looking at a hand; None if there is none."""
        decision = engine.pending(self.match.state)
        if decision is None or not decision.is_public_decision or self.bot_to_move() is not None:
            return None
        is_alone = len(self._humans) == 1 and (decision.stays_open or not self.asks_in_private)
        return decision.auto_pass() if self.is_open or is_alone else None

    @property
    def people_asked(self) -> tuple[Seat, ...]:
        """The people at this screen who are asked, in the order in which they answer."""
        decision = engine.pending(self.match.state)
        waiting = decision.in_order(self.match.state.world) if decision is not None else ()
        return tuple(seat for seat in waiting if seat in self._humans)

    @property
    def may_look_alone(self) -> bool:
        """Whether the seat asked at the open table may look at its own cards before it decides."""
        if not self.is_open or self.hands_over_to is not None:
            return False
        decision = engine.pending(self.match.state)
        is_private = decision is not None and decision.has_private_ways(self.match.state.world)
        return is_private or self.cards_are_down

    def look_alone(self) -> None:
        """The asked seat takes the screen for itself until it has decided: behind the curtain, unless
        nobody else has had the screen since."""
        assert self.may_look_alone, "there is nothing to look at alone"
        if self.cards_are_down:
            self.sit(self._looking)
            return
        self._looks_alone = True
        self._settle()

    def let_window_go_by(self) -> tuple[Event, ...]:
        """Everybody who is asked lets the open window pass; returns nothing if there is no such window."""
        events: list[Event] = []
        window, asked = self.open_window, set(self.people_asked)
        while window is not None and self.open_window == window and self._looking in asked:
            asked.remove(self._looking)
            visible = self._do(self._looking, window.intent)
            events += (event for one in visible for event in one.events)
        return tuple(events)

    def bot_to_move(self) -> Seat | None:
        """The bot that plays next; or None. Bots wait while a person is asked, even if all decide at once."""
        waiting = self.match.waiting_for()
        return None if any(seat in waiting for seat in self._humans) else min(waiting, default=None)

    def play_bot(self) -> tuple[VisibleStep, ...]:
        """Play one intent of the bot that is to move, and then the windows that pass by themselves;
        returns the steps as the seat at the screen may know them.

        The bot's generator depends on the place in the record: after an undo, or in a resumed match, it
        chooses the same. A search that `think` has not finished is finished here, with the same result.
        """
        seat = self.bot_to_move()
        assert seat is not None, "no bot is to move"
        return self._do(seat, self._thinking.choice(seat, self._history.length))

    def think(self, seconds: float) -> bool:
        """Let the bot that is to move think for this many seconds; returns False while it has not decided."""
        seat = self.bot_to_move()
        return seat is None or self._thinking.go_on(seat, self._history.length, seconds)

    def _do(self, seat: Seat, intent: Intent, *, is_answer: bool = False) -> tuple[VisibleStep, ...]:
        """`is_answer`: the person at the screen answers their question, and may want to undo it."""
        lingers = self.lingers and (is_answer or self.hands_over_to is not None)
        self._changes()
        self._decided = self.at_screen if lingers else None
        self._autosave.submit(seat, intent)
        visible = (self._tell_last(), *self._auto_pass_all())
        self._settle()
        return visible

    def _changes(self, *, is_planned: bool = False) -> None:
        """Called before a step is done or undone, or only planned (`is_planned`)."""
        self._is_settled, self._looks_alone, self._decided = False, False, None
        self.asked_ahead = None
        if not is_planned:
            self._plans.keep()

    def _tell_last(self) -> VisibleStep:
        """Add the match's last step to the history, and redact it before the screen goes to anybody else."""
        self._history.add(self.match.steps[-1])
        return self._history.tell(-1, self.viewers())

    def viewers(self) -> tuple[Seat, ...]:
        """The seats that see what is drawn: the seat that has the screen, or all people at an open table."""
        if self.at_screen is None or self.is_open:
            return self.match.game.seats(self.match.state.world)
        return (self.at_screen,)

    # Undo

    @property
    def undo_barrier(self) -> Barrier | None:
        """What closes undo for the person at the screen; None if they can freely take back the last step."""
        return None if self.way_back.steps or self._plans.last is not None else self.way_back.barrier

    @property
    def can_undo_by_agreement(self) -> bool:
        """Whether this table allows undo past a barrier, and a person's decision lies behind it."""
        places = range(len(self._history.steps))
        return self.friendly_undo and any(map(self._is_decision, places))

    def _is_decision(self, place: int) -> bool:
        """Whether a person was asked for this step and decided it."""
        return self._history.steps[place].seat in self._humans and not self._was_auto_passed(place)

    def undo(self, *, by_agreement: bool = False) -> int:
        """Take back the last decision; returns how many steps that were. Raises `UndoClosed` at a barrier.

        By agreement, if the table allows it, undo goes past the barrier to the last decision of a person.
        """
        if self._plans.last is not None:
            self._plans.take_back()
            self._changes(is_planned=True)
            self._settle()
            return 0
        is_free = self.way_back.steps > 0
        if not is_free and not (by_agreement and self.can_undo_by_agreement):
            raise UndoClosed(self.way_back.barrier)
        count = 1
        while not self._is_decision(-1):
            self._take_back(friendly=not is_free)
            count += 1
        self._take_back(friendly=not is_free)
        if is_free:
            self.undone_freely += count
        else:
            self.undone_by_agreement += count
        self.laying.forget()
        self._settle()
        return count

    def _take_back(self, *, friendly: bool) -> None:
        self._changes()
        self._autosave.undo(friendly=friendly, unseen=not friendly)
        self._history.take_back()

    @property
    def can_redo(self) -> bool:
        return self.match.can_redo

    def redo(self) -> tuple[VisibleStep, ...]:
        """Do again what was last taken back, with the bots' steps and passed windows that followed it."""
        visible = [self._redone()]
        while self.match.can_redo and (self.bot_to_move() is not None or self._goes_by):
            visible.append(self._redone())
        if not self.match.can_redo:
            visible += self._auto_pass_all()
        self._decided = self.at_screen if self.lingers else None
        self._settle()
        return tuple(visible)

    @property
    def _goes_by(self) -> bool:
        return self._auto_pass(self.match.state, self._humans) is not None

    def _redone(self) -> VisibleStep:
        self._changes()
        self._autosave.redo()
        return self._tell_last()
