"""The screen of a new game: choose a scenario, name the players, set the table, start."""

from collections.abc import Mapping
from typing import Any

from pygame import Rect

from game.content.library import open_game
from game.i18n import LANGUAGES
from game.input.editing import EditedLine, line
from game.input.gestures import Key, Wheel
from game.presenters.contract.briefing import Brief, SideBrief
from game.presenters.registry import PRESENTERS
from game.rules.core.game import ScenarioInfo
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
from game.scenes.new_game.seats import NAME
from game.scenes.new_game.start import SEED, compose_start
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
LOOKAHEAD = 110
"""How much is shown beyond the thing that has the keyboard, so that the next one can be reached."""


class NewGameScreen(Screen):
    name = "new_game"

    def __init__(self, host: ScreenHost, game: str) -> None:
        super().__init__(host)
        self.game = game
        self._opened = open_game(game)
        self._presenters = {one.id: PRESENTERS[game](self._opened, one.id) for one in self._opened.scenarios}
        self.plan = plans.first_plan(self._opened, host.settings)
        self._laid: tuple[object, Any] | None = None
        self._list, self._column = Scroll(), Scroll()
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

    # What is chosen

    @property
    def _info(self) -> ScenarioInfo:
        return self._opened.scenario(self.plan.scenario)

    @property
    def _brief(self) -> Brief:
        presenter = self._presenters[self.plan.scenario]
        return presenter.brief(self.kit, self.plan.options, self.plan.seats)

    @property
    def _world(self) -> Any:
        """The table as it would be laid; the cards are dealt anew when the game starts."""
        key = (self.plan.scenario, self.plan.seats, tuple(sorted(self.plan.options.items())))
        if self._laid is None or self._laid[0] != key:
            setting = self._opened.setting(self.plan.scenario, self.plan.options)
            self._laid = (key, self._opened.game.new(setting, self.plan.seats, 0).world)
        return self._laid[1]

    def rows(self) -> list[ScenarioRow]:
        return [
            ScenarioRow(info, self._presenters[info.id].brief(self.kit, self.plan.options, min(info.seats)))
            for info in self._opened.scenarios
        ]

    def _sides(self) -> tuple[SideBrief, ...]:
        """A game without sides lends each seat one of the safe colours."""
        found = self._brief.sides
        spare = (
            SideBrief(self.say("seat-name", number=seat + 1), SAFE[seat % len(SAFE)], "", "", "")
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

    # Starting

    def _name(self, seat: int) -> str:
        bot = self.plan.bots[seat]
        if bot is not None:
            return self.say(f"bot-{bot}")
        return self.fields[NAME(seat)].text.strip() or self.say("seat-name", number=seat + 1)

    def start(self) -> None:
        players = tuple(Player(self._name(seat), self.plan.bots[seat]) for seat in range(self.plan.seats))
        typed = self.fields[SEED].text
        match = match_for(
            self.game,
            players,
            seed=int(typed) if typed else None,
            scenario=self.plan.scenario,
            options=self.plan.options,
        )
        self.host.change(
            names=self._names_to_keep(),
            last_scenario={**self.host.settings.last_scenario, self.game: self.plan.scenario},
        )
        self.host.navigator.play(match)

    def _names_to_keep(self) -> tuple[str, ...]:
        """What was typed at each seat; seats that were left alone keep their old name."""
        typed = [self.fields[NAME(seat)].text.strip() for seat in range(self.plan.seats)]
        known = self.host.settings.names[self.plan.seats :]
        default = [self.say("seat-name", number=seat + 1) for seat in range(self.plan.seats)]
        if not any(typed) and not known:
            return ()
        return (*(name or usual for name, usual in zip(typed, default, strict=True)), *known)

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
        """The scenario above or below, chosen at once and scrolled into view."""
        ids = [info.id for info in self._opened.scenarios]
        place = min(max(ids.index(self.plan.scenario) + by, 0), len(ids) - 1)
        self._pick(ids[place])()
        top, high = self._spans()[place]
        self._list.show(top - self.kit.px(8), top + high + self.kit.px(8))
        self.focus(SCENARIO(ids[place]))
        self.invalidate("list", "ring")

    def _spans(self) -> list[tuple[int, int]]:
        return row_spans(self.kit, self.rows(), list_width(self.kit, regions(self.kit).scenarios))

    def _show_chosen_first(self) -> None:
        """The chosen scenario in view, with the one before it."""
        place = [info.id for info in self._opened.scenarios].index(self.plan.scenario)
        self._list.jump(self._spans()[max(0, place - 1)][0] if place else 0)

    # What is seen

    def _compose_bar(self, canvas: Canvas) -> None:
        following = next(name for name in LANGUAGES if name != self.kit.texts.language)
        tools = (
            BarTool(
                "rules",
                "book_open_page_variant",
                self.say("start-rules"),
                lambda: self.host.navigator.rulebook(self.game),
            ),
            BarTool(
                "language", "translate", self.say("start-language"), self._change({"language": following})
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
        compose_sheet(canvas, regions(self.kit).sheet, presenter, self._brief, self._world)

    def _compose_forces(self, canvas: Canvas) -> None:
        presenter = self._presenters[self.plan.scenario]
        compose_forces(canvas, regions(self.kit).forces, presenter, self._world)

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
        blocks = [seats.heading(kit, self.say("new_game-players"))]
        counts = plans.seat_counts(self._opened.scenarios)
        if len(counts) > 1:
            blocks.append(seats.stepper_block(kit, self.plan.seats, counts, self.more_seats))
        cards = [seats.seat_block(kit, card, wide) for card in self._cards()]
        after = 1 if self._has_sides else len(cards)
        between = [self._seating(wide)] if self.plan.seats > 1 else []
        blocks += [*cards[:after], *between, *cards[after:]]
        blocks += [self._option(name, values, wide) for name, values in self._own_options().items()]
        return blocks + seats.table_blocks(kit, self.host.settings, self._change, wide)

    def _cards(self) -> list[seats.SeatCard]:
        return [
            seats.SeatCard(
                seat,
                side,
                self.plan.bots[seat],
                self.fields[NAME(seat)],
                self.focused == NAME(seat),
                self._next_bot(seat),
                self.plan.seats > seats.MOST_LARGE,
            )
            for seat, side in enumerate(self._sides())
        ]

    def _next_bot(self, seat: int) -> Act:
        return lambda: self._set(plans.with_next_bot(self.plan, seat, self._opened.game.info.id))

    def more_seats(self, step: int) -> Act:
        return lambda: self._take_seats(step)

    def _take_seats(self, step: int) -> None:
        self._set(plans.with_seats(self.plan, self._opened.scenarios, step))
        self._show_chosen_first()

    @property
    def _has_sides(self) -> bool:
        """Whether seats command sides that can be exchanged; otherwise people just change places."""
        return plans.SEATING in self._opened.game.options()

    def _own_options(self) -> dict[str, tuple[str, ...]]:
        options = self._opened.game.options()
        return {name: values for name, values in options.items() if name != plans.SEATING}

    def _seating(self, wide: int) -> seats.Block:
        """A button that changes the sides; a choice, where they can be left to chance as well."""
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
        return seats.segments_block(self.kit, self.say(message), OPTION(name), choices, chosen, pick, wide)

    def _compose_start(self, canvas: Canvas) -> None:
        place = regions(self.kit).start
        is_typing = self.focused == SEED
        words = self.say(f"new_game-next_{self._next_step()}")
        compose_start(canvas, place, words, self.fields[SEED], is_typing=is_typing, act=self.start)

    def _next_step(self) -> str:
        if self.plan.people == 0:
            return "watch"
        if self.plan.people == 1:
            return "alone"
        return "curtain" if self.host.settings.curtain else "open"
