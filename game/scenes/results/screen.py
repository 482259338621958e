"""The end of a match: its report, and the ways on from here."""

from collections.abc import Mapping

from pygame import Rect

from game.bots.moments import Review, TurningPoint
from game.bots.registry import MINDS
from game.content.library import UnknownName, open_game
from game.i18n.player_names import player_name
from game.input.gestures import Key, Wheel
from game.presenters.registry import PRESENTERS
from game.rules.core.ids import Seat
from game.scenes.moment_note import note_of
from game.scenes.results.deciding import chapter_of, deciding_words
from game.scenes.results.moments import MomentRow, MomentsPanel, rows_of
from game.scenes.results.sheet import ResultStory, Signature, compose_sheet
from game.scenes.results.side import RESULTS, ReportButton, compose_side
from game.scenes.saves.words import game_title, scenario_title
from game.scenes.screen import Screen, ScreenHost
from game.scenes.table.bot_turns import slice_of
from game.session import saves
from game.session.hot_seat import HotSeat, Player, match_for, players_of
from game.session.match import Match, current_game
from game.session.review import review_of
from game.session.thinking import Slices
from game.store import StoreError
from game.view.canvas import Act, Canvas
from game.view.stamps import STAMPED_MS
from game.view.theme import CHALK, CHALK_2, DESK_800, HAIRLINE
from game.view.widgets.buttons import icon_button
from game.view.widgets.scrolling import Scroll

SIDE_OPTION = "first_seat"
"""The option of a game that says which side the first seat commands."""
FAR = 1 << 30
READ_MS = 700
"""How long the sheet is shown before it is stamped."""


class ResultsScreen(Screen):
    """The results of a finished match: hidden cards may be shown."""

    name = "results"

    def __init__(self, host: ScreenHost, hot_seat: HotSeat) -> None:
        super().__init__(host)
        assert hot_seat.match.outcome is not None, "the game is over"
        self.hot_seat = hot_seat
        self.match = hot_seat.match
        self.game = self.match.game.info.id
        self.presenter = PRESENTERS[self.game](self.match.opened, self.match.scenario)
        self.sheet_scroll, self.side_scroll = Scroll(), Scroll()
        self._saved_as: str | None = None
        self._story: ResultStory | None = None
        self._review: Review | None = None
        self._has_reviewed = False
        self._slices = Slices()
        self._came: int | None = None
        """The time when its first picture was shown; None before."""
        self._is_stamped = not host.speed
        self.add_layer("bar", self._compose_bar)
        self.add_layer("sheet", self._compose_sheet)
        self.add_layer("side", self._compose_side)

    def enter(self) -> None:
        """Start the search for the moments once the report is seen."""
        if not self._has_reviewed:
            self._review, self._has_reviewed = review_of(self.match), True
            self.invalidate("side")

    def tick(self, now: int) -> None:
        super().tick(now)
        if not self._is_stamped and self.find(RESULTS("title")) is not None:
            self._came = now if self._came is None else self._came
            share = self._stamped()
            self._is_stamped = share >= 1.0
            if share:
                self.invalidate("sheet")

    def _stamped(self) -> float:
        """How far the stamp has come down, from 0 to 1."""
        if self._is_stamped or self._came is None:
            return float(self._is_stamped)
        since = (self.host.now - self._came) / (self.host.speed or 1.0) - READ_MS
        return min(1.0, max(0.0, since / STAMPED_MS))

    @property
    def is_working(self) -> bool:
        return self._review is not None and not self._review.is_done

    def work(self, spare: float) -> None:
        if self._review is not None and self._slices.go_on(self._review, slice_of(spare, is_moving=False)):
            self.invalidate("side")

    def restyle(self) -> None:
        self._story = None
        super().restyle()

    def on_escape(self) -> None:
        """Return to the table, to look at the final position."""
        self.host.pop()

    # Words

    def story(self) -> ResultStory:
        """The content of the report, computed once for a language and palette, because it replays the
        match.
        """
        if self._story is None:
            self._story = self._tell()
        return self._story

    def _tell(self) -> ResultStory:
        outcome = self.match.outcome
        assert outcome is not None
        head, sentence = self.presenter.outcome_words(self.kit, self.match)
        deciding = deciding_words(self.kit, self.presenter, self.match)
        report = self.presenter.report(self.kit, self.match)
        return ResultStory(
            head=head,
            sentence=f"{self.say('results-why', sentence=sentence)} {deciding}".strip(),
            rule=outcome.rule,
            chapter=chapter_of(self.kit.texts.language, self.game, outcome.rule),
            report=report,
            players=tuple(self._signature(Seat(seat)) for seat in range(self.match.seats)),
            winner=outcome.winners[0] if outcome.winners else None,
            notes=(*report.notes, " ".join(self._notes())),
            to_rule=lambda: self.host.navigator.rulebook(self.game, outcome.rule),
        )

    def _signature(self, seat: Seat) -> Signature:
        world = self.match.state.world
        name = player_name(self.kit.texts, self.hot_seat.match.names, seat)
        side = self.presenter.side_name(self.kit, world, seat) or name
        portrait = self.presenter.portrait(world, seat)
        return Signature(name, side, self.presenter.seat_colours(self.kit, world, seat), portrait)

    def _notes(self) -> list[str]:
        """Notes on how the match was played: undone steps, and the seed."""
        undone = "results-undone" if self.hot_seat.saw_the_start else "results-undone_since"
        notes = [self.say(undone, count=self.hot_seat.undone_freely)]
        if self.hot_seat.undone_by_agreement:
            notes.append(self.say("results-undone_by_agreement", count=self.hot_seat.undone_by_agreement))
        elif self.match.friendly:
            notes.append(self.say("results-friendly"))
        notes.append(self.say("results-seed", seed=str(self.match.seed)))
        if self.match.is_seed_chosen:
            notes.append(self.say("results-seed_chosen"))
        return [*notes, self._hints_taken()] if self.game in MINDS else notes

    def _hints_taken(self) -> str:
        """The words for who asked the coach; empty if nobody did."""
        if not self.match.has_coach:
            return self.say("coach-not_there")
        taken = sorted(self.match.hints.items())
        if not taken:
            return self.say("coach-not_taken")
        told = (
            self.say("coach-hints", name=self._signature(seat).name, count=count) for seat, count in taken
        )
        return self.say("coach-taken", hints=", ".join(told))

    def _moments(self) -> MomentsPanel | None:
        """The panel of moments; None if no mind knows the game well enough."""
        if self._review is None:
            return None
        if not self._review.is_done:
            return MomentsPanel((), self.say("moments-working"), is_awaited=True)
        rows = self.moment_rows
        return MomentsPanel(rows, "" if rows else self.say("moments-none"))

    @property
    def moment_rows(self) -> tuple[MomentRow, ...]:
        """The moments found so far; empty while the search runs."""
        moments = () if self._review is None else self._review.moments
        return rows_of(self.kit, self.presenter, self.match, moments, self._replaying)

    def _replaying(self, moment: TurningPoint) -> Act:
        seats = self.match.game.seats(self.match.state.world)
        eyes = (moment.deed.seat, *(seat for seat in seats if seat != moment.deed.seat))
        note = note_of(self.presenter, self.match, moment)
        return lambda: self.host.navigator.replay(self.match, eyes, moment.place, note)

    # Drawing

    def _bar_height(self) -> int:
        return max(self.kit.px(52), self.kit.type.leading("h2") + self.kit.px(12))

    def _areas(self) -> tuple[Rect, Rect]:
        """The rectangles of the sheet and of what is beside it."""
        kit, metrics = self.kit, self.kit.metrics
        edge = kit.px(24 if metrics.is_compact else 60)
        gap = kit.px(16 if metrics.is_compact else 36)
        top = self._bar_height() + kit.px(16 if metrics.is_compact else 40)
        bottom = metrics.height - kit.px(16 if metrics.is_compact else 52)
        room = metrics.width - 2 * edge - gap
        wide = room * 1120 // 1764
        sheet = Rect(edge, top, wide, bottom - top)
        return sheet, Rect(sheet.right + gap, top, room - wide, bottom - top)

    def _compose_bar(self, canvas: Canvas) -> None:
        kit = canvas.kit
        bar = canvas.zone("results/bar", Rect(0, 0, kit.metrics.width, self._bar_height()))
        canvas.fill(bar, DESK_800)
        canvas.fill(Rect(0, bar.bottom - 1, bar.w, 1), HAIRLINE)
        side = kit.px(36)
        logo = Rect(kit.px(20), (bar.h - side) // 2, side, side)
        canvas.blit(kit.pictures.svg("logo_mark", logo.size), logo.topleft)
        title = game_title(kit, self.game)
        name = Rect(logo.right + kit.px(12), 0, min(kit.type.width(title, "h2") + 2, bar.w // 3), bar.h)
        canvas.text(title, "h2", CHALK, name)
        right = bar.right - kit.px(16)
        for icon, act, tip in (
            ("cog_outline", self.host.navigator.settings, self.say("results-settings")),
            ("book_open_page_variant", self._read_rules, self.say("results-rules")),
        ):
            right -= kit.px(44)
            box = Rect(right, (bar.h - kit.px(40)) // 2, kit.px(40), kit.px(40))
            icon_button(canvas, box, icon, handle=RESULTS(icon), act=act, tip=tip)
        scenario = scenario_title(kit, self.game, self.match.scenario)
        where = Rect(name.right + kit.px(28), 0, right - name.right - kit.px(40), bar.h)
        canvas.fill(Rect(name.right + kit.px(14), bar.h // 4, 1, bar.h // 2), HAIRLINE)
        canvas.text(self.say("results-where", scenario=scenario), "small", CHALK_2, where)

    def _compose_sheet(self, canvas: Canvas) -> None:
        compose_sheet(canvas, self._areas()[0], self.story(), self.sheet_scroll, self._stamped())

    def _compose_side(self, canvas: Canvas) -> None:
        story = self.story()
        steps, moments = self._steps(), self._moments()
        rect = self._areas()[1]
        compose_side(canvas, rect, story.report, story.players, steps, self.side_scroll, moments)

    # What can follow

    def _steps(self) -> tuple[ReportButton, ...]:
        return (
            *self._new_matches(),
            ReportButton("replay", "history", self.say("results-replay"), self._replay),
            ReportButton("save", "content_save", self.say("results-save"), self._save),
            ReportButton("title", "home", self.say("results-title"), self.host.navigator.title),
        )

    def _new_matches(self) -> tuple[ReportButton, ...]:
        """The buttons for new matches; none after a match that this version does not have any more."""
        if not self._can_be_begun:
            return ()
        following = self.next_scenario()
        return (
            ReportButton("rematch", "refresh", self.say(f"results-{self._rematch}"), self.rematch),
            ReportButton(
                "next",
                "chevron_double_right",
                self.say("results-next"),
                self._playing(following) if following else None,
                "" if following else self.say("results-next.off"),
            ),
        )

    @property
    def _can_be_begun(self) -> bool:
        """Whether this version has the scenario, for this many seats and with these options."""
        current = current_game(self.game)
        try:
            if current is None or self.match.seats not in current.scenario(self.match.scenario).seats:
                return False
            current.chosen(self.match.options)
        except UnknownName:
            return False
        return True

    @property
    def _rematch(self) -> str:
        """The words of the rematch button: sides are swapped, or in a game without sides the seats rotate."""
        return "rematch" if SIDE_OPTION in self.match.game.options() else "rematch_seats"

    def next_scenario(self) -> str | None:
        """The next scenario for this many seats; None if there is none."""
        scenarios = open_game(self.game).scenarios
        place = [one.id for one in scenarios].index(self.match.scenario) + 1
        return next((one.id for one in scenarios[place:] if self.match.seats in one.seats), None)

    def rematch(self) -> None:
        """Start the same scenario with the same people and other sides."""
        players, options = swapped(self.match)
        self._begin(players, options, self.match.scenario)

    def _playing(self, scenario: str) -> Act:
        return lambda: self._begin(players_of(self.match), self.match.options, scenario)

    def _begin(self, players: tuple[Player, ...], options: Mapping[str, str], scenario: str) -> None:
        match = match_for(
            self.game, players, scenario=scenario, options=options, has_coach=self.match.has_coach
        )
        self.host.navigator.play(match)

    def _replay(self) -> None:
        self.host.navigator.replay(self.match, self.match.game.seats(self.match.state.world))

    def _save(self) -> None:
        """Save under a name of its own; saving again uses the same name."""
        folder = saves.default_folder()
        name = self._saved_as or self._free_name()
        try:
            path = saves.save(self.match, folder, name)
        except StoreError as error:
            self.host.notify(self.host.explain(error))
            return
        self._saved_as = name
        self.host.notify(self.say("results-saved", name=saves.title_of(path)))

    def _free_name(self) -> str:
        scenario = scenario_title(self.kit, self.game, self.match.scenario)
        name, number, taken = self.say("results-record", scenario=scenario), 1, None
        # A name too long for a file loses its number: then the existing file with that name is replaced.
        while (path := saves.path_for(saves.default_folder(), name)).exists() and path != taken:
            number, taken = number + 1, path
            name = self.say("results-record_again", scenario=scenario, number=str(number))
        return name

    def _read_rules(self) -> None:
        self.host.navigator.rulebook(self.game)

    # Gestures

    def on_wheel(self, wheel: Wheel) -> None:
        for scroll in (self.sheet_scroll, self.side_scroll):
            if scroll.holds(wheel.pos) and scroll.wheel(wheel.steps, self.kit.metrics.unit):
                self._scrolled()

    def on_key(self, key: Key) -> None:
        if key.name in ("page_up", "page_down"):
            for scroll in (self.sheet_scroll, self.side_scroll):
                scroll.page(1 if key.name == "page_down" else -1)
        elif key.name in ("home", "end"):
            for scroll in (self.sheet_scroll, self.side_scroll):
                scroll.jump(FAR if key.name == "end" else 0)
        else:
            super().on_key(key)
            return
        self._scrolled()

    def _scrolled(self) -> None:
        self.invalidate("sheet", "side", "ring", "tip")


def swapped(match: Match) -> tuple[tuple[Player, ...], Mapping[str, str]]:
    """Players and options of a rematch: each takes another side or, in a game without sides, the next seat.

    The side of the first seat is taken from the match, because it may have been drawn.
    """
    players = players_of(match)
    sides = match.game.options().get(SIDE_OPTION)
    if not sides:
        return (*players[1:], *players[:1]), match.options
    following = match.game.side(match.state.world, Seat(1))
    return players, {**match.options, SIDE_OPTION: following}
