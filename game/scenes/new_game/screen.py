"""The screen of a new game: choose a scenario, name the players, set the table, start."""

import secrets
from collections.abc import Mapping
from typing import Any

from pygame import Rect

from game.content.lessons import lesson_keys
from game.content.library import open_game
from game.i18n.player_names import bot_names, player_name
from game.input.editing import EditedLine, line
from game.input.gestures import Key, Wheel
from game.presenters.contract.briefing import Brief, SideBrief
from game.presenters.registry import PRESENTERS
from game.puzzles.puzzle import puzzle_names
from game.rules.core.ids import Seat
from game.scenes.new_game import plan as plans
from game.scenes.new_game import seats
from game.scenes.new_game.parts import (
    SCENARIO,
    ScenarioRow,
    compose_forces,
    compose_list,
    compose_sheet,
    list_width,
    regions,
    row_spans,
)
from game.scenes.new_game.seats import NAME, SEED
from game.scenes.new_game.start import compose_start
from game.scenes.saves.words import game_title
from game.scenes.screen import Screen, ScreenHost
from game.scenes.title.bar import BarTool, compose_title_bar
from game.session.hot_seat import Player, match_for
from game.session.match import LARGEST_SEED
from game.view.canvas import Act, Canvas
from game.view.handles import HandleKind
from game.view.theme import SAFE
from game.view.widgets.panels import panel
from game.view.widgets.scrolling import Scroll

OPTION = HandleKind("option", str)

LONGEST_SEED = len(str(LARGEST_SEED))
MANY = 2
"""With more seats than this, the seats without a person can be filled at once."""
MOST_TURNS = 1000
LOOKAHEAD = 110
"""How much is shown beyond the focused thing, so that the next one can be reached."""


class NewGameScreen(Screen):
    """The screen that sets up a match."""

    name = "new_game"

    def __init__(self, host: ScreenHost, game: str) -> None:
        super().__init__(host)
        self.game = game
        self._opened = open_game(game)
        self._scenarios = self._opened.playable()
        """Scenarios that cannot be played are left out; the screen that opens this one tells why."""
        self._presenters = {one.id: PRESENTERS[game](self._opened, one.id) for one in self._scenarios}
        self.plan = plans.first_plan(self._opened, host.settings)
        self._laid: tuple[object, Any] | None = None
        self._list, self._column = Scroll(), Scroll()
        self._is_unfolded = False
        self._turn = secrets.randbelow(MOST_TURNS)
        """The place in the list of names at which the bots of this table begin."""
        known = host.settings.names
        for seat in range(max(self._opened.game.info.seats)):
            self.fields[NAME(seat)] = line(known[seat] if seat < len(known) else "")
        self.fields[SEED] = line("", LONGEST_SEED)
        for name, compose in (
            ("bar", self._compose_bar),
            ("list", self._compose_list),
            ("sheet", self._compose_sheet),
            ("forces", self._compose_forces),
            ("column", self._compose_column),
            ("start", self._compose_start),
        ):
            self.add_layer(name, compose)
        self._show_chosen_first()

    # Choices

    @property
    def _brief(self) -> Brief:
        presenter = self._presenters[self.plan.scenario]
        return presenter.brief(self.kit, self.plan.options, self.plan.seats)

    def _laid_world(self) -> Any:
        """The table as it would be laid; the cards are dealt again when the game starts."""
        key = (self.plan.scenario, self.plan.seats, tuple(sorted(self.plan.options.items())))
        if self._laid is None or self._laid[0] != key:
            setting = self._opened.setting(self.plan.scenario, self.plan.options)
            self._laid = (key, self._opened.game.new(setting, self.plan.seats, 0).world)
        return self._laid[1]

    def rows(self) -> list[ScenarioRow]:
        return [
            ScenarioRow(info, self._presenters[info.id].brief(self.kit, self.plan.options, min(info.seats)))
            for info in self._scenarios
        ]

    def _sides(self) -> tuple[SideBrief, ...]:
        """The sides of the seats; a game without sides gives each seat one of the safe colours."""
        found = self._brief.sides
        spare = (
            SideBrief(player_name(self.kit.texts, (), seat), SAFE[seat % len(SAFE)], "", "", "")
            for seat in range(len(found), self.plan.seats)
        )
        return (*found, *spare)[: self.plan.seats]

    def _set(self, plan: plans.Plan) -> None:
        if plan != self.plan:
            self.plan = plan
            self.invalidate()

    def _pick(self, scenario: str) -> Act:
        return lambda: self._set(plans.with_scenario(self.plan, self._opened.scenario(scenario)))

    def _swap(self) -> None:
        if self._has_sides:
            self._set(plans.swapped(self.plan, self._opened.game.options()))
            return
        names = [self.fields[NAME(seat)] for seat in range(self.plan.seats)]
        for seat, name in enumerate([*names[1:], names[0]]):
            self.fields[NAME(seat)] = name
        self.invalidate("column")

    def _change(self, settings: Mapping[str, object]) -> Act:
        return lambda: self.host.change(**settings)

    def _sit(self, who: str) -> Act:
        """The act that seats one person against bots, or only people."""

        def sit() -> None:
            is_alone = who == "alone"
            self._set(plans.alone(self.plan, self.game) if is_alone else plans.together(self.plan))

        return sit

    def _fill(self) -> None:
        """Seat bots where no name was typed; one person stays."""
        people = [seat for seat in range(self.plan.seats) if self.plan.bots[seat] is None]
        named = [seat for seat in people if self._typed(seat)] or people[:1]
        self._set(plans.filled(self.plan, set(people) - set(named), self.game))

    def _unfold(self) -> None:
        self._is_unfolded = not self._is_unfolded
        self._column.to_end()
        self.invalidate("column", "ring")

    # Starting

    def _typed(self, seat: int) -> str:
        return self.fields[NAME(seat)].text.strip()

    def _names(self) -> tuple[str, ...]:
        """The names to play with: of people as typed, empty if not typed; of bots, fitting their game and
        side.
        """
        seats, game = range(self.plan.seats), self._opened.game
        typed = [self._typed(seat) if self.plan.bots[seat] is None else "" for seat in seats]
        sides = [game.side(self._laid_world(), Seat(seat)) for seat in seats]
        people, bots = [name for name in typed if name], self.plan.bots[: self.plan.seats]
        named = bot_names(self.kit.texts, game.info.prefix, sides, bots, people, self._turn)
        return tuple(bot or own for bot, own in zip(named, typed, strict=True))

    def start(self) -> None:
        names = self._names()
        players = tuple(Player(name, self.plan.bots[seat]) for seat, name in enumerate(names))
        typed = self.fields[SEED].text
        match = match_for(
            self.game,
            players,
            seed=int(typed) if typed else None,
            scenario=self.plan.scenario,
            options=self.plan.options,
            has_coach=self.host.settings.coach,
        )
        self.host.change(
            names=self._names_to_keep(),
            last_scenario={**self.host.settings.last_scenario, self.game: self.plan.scenario},
            last_table={**self.host.settings.last_table, self.game: plans.remembered(self.plan)},
        )
        self.host.navigator.play(match)

    def _names_to_keep(self) -> tuple[str, ...]:
        """The names typed at each seat; seats beyond this table keep their old name."""
        typed = [self._typed(seat) for seat in range(self.plan.seats)]
        known = self.host.settings.names[self.plan.seats :]
        return (*typed, *known) if any(typed) or known else ()

    # Gestures

    def on_key(self, key: Key) -> None:
        is_typing = self.focused in self.fields
        is_listing = self.focused is None or self.focused in SCENARIO
        if key.name == "enter" and (key.ctrl or is_typing or not self.shows_focus or self._is_on_chosen):
            self.start()
        elif key.name in ("up", "down") and is_listing:
            self._step(-1 if key.name == "up" else 1)
        elif key.name in ("page_up", "page_down"):
            self._column.page(-1 if key.name == "page_up" else 1)
            self.invalidate("column")
        elif key.name == "f1":
            self.host.navigator.rulebook(self.game)
        else:
            super().on_key(key)

    @property
    def _is_on_chosen(self) -> bool:
        return self.focused == SCENARIO(self.plan.scenario)

    def on_escape(self) -> None:
        if self.focused in self.fields:
            self.focus(None)
        else:
            self.host.navigator.title()

    def on_wheel(self, wheel: Wheel) -> None:
        for layer, scroll in (("list", self._list), ("column", self._column)):
            if scroll.holds(wheel.pos) and scroll.wheel(wheel.steps, self.kit.metrics.unit):
                self.invalidate(layer, "ring")

    def edit(self, handle: str, line: EditedLine) -> None:
        if handle == SEED:
            digits = "".join(char for char in line.text if char in "0123456789")
            if int(digits or "0") > LARGEST_SEED:
                return
            line = EditedLine(digits, min(line.caret, len(digits)), LONGEST_SEED)
        self.fields[handle] = line
        self.invalidate("column", "start")

    def focus(self, handle: str | None, *, shown: bool = True) -> None:
        super().focus(handle, shown=shown)
        hit_area = self.find(handle)
        if shown and hit_area is not None and hit_area.rect.colliderect(self._column_box()):
            beyond = self.kit.px(LOOKAHEAD)
            top = hit_area.rect.y - self._column_box().y + self._column.offset
            self._column.show(top - beyond, top + hit_area.rect.h + beyond)
            self.invalidate("column", "ring")

    def _step(self, by: int) -> None:
        """Choose the scenario above or below, and scroll it into view."""
        ids = [info.id for info in self._scenarios]
        place = min(max(ids.index(self.plan.scenario) + by, 0), len(ids) - 1)
        self._pick(ids[place])()
        top, high = self._spans()[place]
        self._list.show(top - self.kit.px(8), top + high + self.kit.px(8))
        self.focus(SCENARIO(ids[place]))
        self.invalidate("list", "ring")

    def _spans(self) -> list[tuple[int, int]]:
        return row_spans(self.kit, self.rows(), list_width(self.kit, regions(self.kit).scenarios))

    def _show_chosen_first(self) -> None:
        """Scroll the chosen scenario into view, with the one before it."""
        place = [info.id for info in self._scenarios].index(self.plan.scenario)
        self._list.jump(self._spans()[max(0, place - 1)][0] if place else 0)

    # Drawing

    def _compose_bar(self, canvas: Canvas) -> None:
        following = self.kit.texts.following
        learn = BarTool(
            "learn",
            "school_outline",
            self.say("title-learn.tip"),
            lambda: self.host.navigator.learn(self.game),
            self.say("title-learn"),
        )
        puzzles = BarTool(
            "puzzles",
            "bullseye_arrow",
            self.say("title-puzzles"),
            lambda: self.host.navigator.puzzles(self.game),
        )
        tools = (
            *((learn,) if lesson_keys(self.game) else ()),
            *((puzzles,) if puzzle_names(self.game) else ()),
            BarTool(
                "rules",
                "book_open_page_variant",
                self.say("start-rules"),
                lambda: self.host.navigator.rulebook(self.game),
            ),
            BarTool(
                "language",
                "translate",
                self.say("start-language", language=following.name),
                self._change({"language": following.code}),
            ),
            BarTool("settings", "cog_outline", self.say("start-settings"), self.host.navigator.settings),
        )
        head = game_title(self.kit, self.game)
        compose_title_bar(canvas, head, self.say("new_game-title"), self.host.navigator.title, tools)

    def _compose_list(self, canvas: Canvas) -> None:
        place = regions(self.kit).scenarios
        compose_list(canvas, place, self.rows(), self.plan.scenario, self._list, self._pick)

    def _compose_sheet(self, canvas: Canvas) -> None:
        presenter = self._presenters[self.plan.scenario]
        compose_sheet(canvas, regions(self.kit).sheet, presenter, self._brief, self._laid_world())

    def _compose_forces(self, canvas: Canvas) -> None:
        presenter = self._presenters[self.plan.scenario]
        compose_forces(canvas, regions(self.kit).forces, presenter, self._laid_world())

    def _column_box(self) -> Rect:
        margin = self.kit.px(14)
        return regions(self.kit).players.inflate(-2 * margin, -2 * margin)

    def _compose_column(self, canvas: Canvas) -> None:
        panel(canvas, regions(self.kit).players, name="players")
        box = self._column_box()
        blocks = self._blocks(box.w - self.kit.px(12))
        with self._column.window(canvas, box, seats.stack_height(self.kit, blocks)) as inside:
            wide = box.w - self.kit.px(12) if self._column.most else inside.w
            seats.draw_stack(canvas, Rect(inside.x, inside.y, wide, inside.h), blocks)

    def _blocks(self, wide: int) -> list[seats.Block]:
        kit = self.kit
        blocks = [self._who(wide)]
        counts = plans.seat_counts(self._scenarios)
        if len(counts) > 1:
            blocks.append(seats.stepper_block(kit, self.plan.seats, counts, self.more_seats))
        cards = [seats.seat_block(kit, card, wide) for card in self._cards()]
        after = 1 if self._has_sides else len(cards)
        between = [self._seating(wide)] if self.plan.seats > 1 else []
        blocks += [*cards[:after], *between, *cards[after:]]
        if self.plan.seats > MANY and self.plan.people > 1:
            blocks.append(seats.fill_block(kit, self._fill))
        blocks += [self._option(name, values, wide) for name, values in self._own_options().items()]
        begins = f"{self._opened.game.info.prefix.lower()}-brief-begins"
        blocks.append(seats.note_block(kit, self.say(begins), wide))
        blocks += seats.table_blocks(kit, self.host.settings, self._change, wide)
        blocks.append(seats.fold_block(kit, self._unfold, is_open=self._is_unfolded))
        if self._is_unfolded:
            blocks.append(seats.seed_block(kit, self.fields[SEED], wide, is_typing=self.focused == SEED))
        return blocks

    def _who(self, wide: int) -> seats.Block:
        choices = [(who, self.say(f"new_game-who-{who}")) for who in ("alone", "together")]
        label = self.say("new_game-players")
        return seats.segments_block(
            self.kit, label, "who", choices, self.plan.who, self._sit, wide, style="h1"
        )

    def _cards(self) -> list[seats.SeatCard]:
        names = self._names()
        return [
            seats.SeatCard(
                seat,
                side,
                self.plan.bots[seat],
                names[seat],
                self.fields[NAME(seat)],
                self.focused == NAME(seat),
                self._next_bot(seat),
                self.plan.seats > seats.MOST_LARGE,
            )
            for seat, side in enumerate(self._sides())
        ]

    def _next_bot(self, seat: int) -> Act:
        return lambda: self._set(plans.with_next_bot(self.plan, seat, self.game))

    def more_seats(self, step: int) -> Act:
        return lambda: self._take_seats(step)

    def _take_seats(self, step: int) -> None:
        self._set(plans.with_seats(self.plan, self._scenarios, step))
        self._show_chosen_first()

    @property
    def _has_sides(self) -> bool:
        """Whether seats command sides that can be exchanged; otherwise people just change places."""
        return plans.SEATING in self._opened.game.options()

    def _own_options(self) -> dict[str, tuple[str, ...]]:
        options = self._opened.game.options()
        return {name: values for name, values in options.items() if name != plans.SEATING}

    def _seating(self, wide: int) -> seats.Block:
        """A button that changes the sides; a choice, if they can also be drawn by chance."""
        values = self._opened.game.options().get(plans.SEATING, ())
        if plans.DRAWN in values:
            return self._option(plans.SEATING, values, wide)
        message = "new_game-swap" if self._has_sides else "new_game-change_places"
        return seats.swap_block(self.kit, message, self._swap)

    def _option(self, name: str, values: tuple[str, ...], wide: int) -> seats.Block:
        """An option of the game. Its words: `<prefix>-option-<name>`, and the same with `-<value>`."""
        message = f"{self._opened.game.info.prefix.lower()}-option-{name}"
        choices = [(value, self.say(f"{message}-{value}")) for value in values]

        def pick(value: str) -> Act:
            return lambda: self._set(plans.with_option(self.plan, name, value))

        chosen = self.plan.options[name]
        label = self.say(message, name=player_name(self.kit.texts, self._names(), 0))
        return seats.segments_block(self.kit, label, OPTION(name), choices, chosen, pick, wide)

    def _compose_start(self, canvas: Canvas) -> None:
        place = regions(self.kit).start
        compose_start(canvas, place, self.say(f"new_game-next_{self._next_step()}"), self.start)

    def _next_step(self) -> str:
        if self.plan.people == 0:
            return "watch"
        if self.plan.people == 1:
            return "alone"
        return "curtain" if self.host.settings.curtain else "open"
