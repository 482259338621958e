"""Draws the table: one function for each layer, from the table to the thing in hand."""

from typing import TYPE_CHECKING

from pygame import Rect

from game.i18n import captions
from game.presenters.contract.presenter import Threat
from game.presenters.shared.chances import percent
from game.presenters.shared.controls.rule_links import short_rule
from game.presenters.shared.enlarging import beside_what
from game.rules.core.odds import Preview
from game.rules.core.values import Intent, Refusal
from game.scenes.table import commands, looking, menu, trails
from game.scenes.table.banner import banner_of, banner_of_thinker, compose_banner
from game.scenes.table.bars import compose_prompt, compose_top
from game.scenes.table.bot_turns import compose_mark
from game.scenes.table.coaching import compose_advice
from game.scenes.table.lighting.last_moves import compose_last_moves
from game.scenes.table.lighting.lights import compose_lights, loss_at
from game.scenes.table.lighting.marks import badge, is_ground, loss_box, mark_illegal, pill, refusal_box
from game.scenes.table.odds_box import Case, compose_odds, height_of
from game.scenes.table.prompting import compose_waiting, countdown, prompt_words
from game.scenes.table.recap import compose_recap
from game.scenes.table.refusing import compose_refused
from game.scenes.table.tabletop import Dice, LogStory
from game.view.canvas import Canvas, HitArea
from game.view.handles import Handle
from game.view.widgets.panels import beside, tip_box

if TYPE_CHECKING:
    from game.scenes.table.screen import TableScreen

MOST_THREATS = 4
LOOK_BACK = 40
"""How many steps back a throw is still shown in the tray."""


class TableDrawing:
    """Composes the layers of a table screen; keeps nothing of its own."""

    def __init__(self, screen: "TableScreen") -> None:
        self._screen = screen
        screen.add_layer("board", self.compose_board, static=True)
        screen.add_layer("zones", self.compose_zones, static=True)
        screen.add_layer("last_moves", lambda canvas: compose_last_moves(screen, canvas))
        screen.add_layer("side", self.compose_side, static=True, deferred=True)
        screen.add_layer("top", self.compose_top, static=True)
        for name, compose, depends_on in (
            ("odds", self.compose_odds, self._odds_key),
            ("prompt", self.compose_prompt, self._prompt_key),
            ("waiting", lambda canvas: compose_waiting(screen, canvas), None),
            ("drop_preview", self.compose_drop_preview, self._drop_preview_key),
        ):
            screen.add_layer(name, compose, deferred=True, depends_on=depends_on)
        screen.add_layer("marks", self.compose_marks)
        # Where a small table has no tray, dice lie on what is lit.
        screen.add_layer("dice", self.compose_dice, deferred=True, depends_on=self._dice_key)
        for name, compose in (
            ("recap", lambda canvas: compose_recap(screen, canvas)),
            ("coach", lambda canvas: compose_advice(screen, canvas)),
            ("thinking", lambda canvas: compose_mark(screen, canvas)),
            ("moving", self.compose_moving),
            ("film", screen.projection.compose),
            ("held", self.compose_held),
        ):
            screen.add_layer(name, compose)
        screen.add_layer("said", self.compose_said, deferred=True)
        for layer in screen.layers:
            if layer.name == "tip":
                layer.compose_by(self.compose_tip)

    # The game

    def compose_board(self, canvas: Canvas) -> None:
        if self._screen.view is not None:
            self._screen.presenter.compose_board(canvas, self._screen.view_context())

    def compose_zones(self, canvas: Canvas) -> None:
        if self._screen.view is not None:
            self._screen.presenter.compose_zones(canvas, self._screen.view_context())

    def compose_side(self, canvas: Canvas) -> None:
        screen = self._screen
        if screen.view is None:
            return
        story = LogStory(screen.told(), screen.hot_seat.way_back, screen.viewing.missed)
        screen.tabletop.compose_side(
            canvas, screen.view_context(), story, has_odds=screen.has_odds,
            link=lambda rule: menu.to_rule(screen, rule),
            toggle=lambda name: commands.toggling(screen, name), score=screen.projection.score,
            search=lambda: looking.search_log(screen),
        )  # fmt: skip

    def compose_odds(self, canvas: Canvas) -> None:
        screen = self._screen
        if screen.has_odds and screen.view is not None:
            screen.tabletop.compose_odds(canvas, self.cases(), lambda rule: menu.to_rule(screen, rule))

    def wants_odds(self) -> bool:
        """Whether there are odds to show: of a held or hovered thing, or of the next roll."""
        screen = self._screen
        held_piece = screen.held_piece
        is_asked = screen.host.settings.show_odds and (
            any(map(held_piece.odds, held_piece.targets))
            if held_piece.source is not None
            else screen.shows_threats
        )
        return is_asked or bool(self.next_roll())

    def compose_dice(self, canvas: Canvas) -> None:
        if self._screen.view is not None:
            self._screen.tabletop.compose_dice(canvas, self._dice(), has_odds=self._screen.has_odds)

    def _dice(self) -> Dice:
        screen = self._screen
        waiting = self._dice_waiting()
        if waiting:
            return Dice(waiting=waiting)
        view, rolling = screen.view, screen.projection.rolling_ms
        # Dice of a film roll here too, and lie when those in its middle do; earlier ones are not shown then.
        for step in reversed((screen.told() if rolling is None else screen.log())[-LOOK_BACK:]):
            throw = screen.presenter.dice(screen.kit, view, step.events) if view is not None else None
            if throw is not None:
                motion, is_told = screen.motion, screen.projection.is_running
                is_fresh = motion.has_fresh_throw and not (is_told or motion.was_throw_watched)
                tumbling = motion.tumbling_ms if rolling is None else float(rolling)
                return Dice(throw, 0, tumbling, is_fresh)
        return Dice()

    def _dice_waiting(self) -> int:
        """How many dice the intended action, or the next button, would roll; 0 for none."""
        screen, over = self._screen, self.over()
        if over is not None and screen.held_piece.source is not None:
            return max((preview.dice for _, preview in screen.held_piece.odds(over)), default=0)
        if screen.motion.has_fresh_throw:
            return 0
        return max((case.preview.dice for case in self.next_roll() if case.preview.all > 1), default=0)

    # The bars

    def compose_top(self, canvas: Canvas) -> None:
        screen, kit = self._screen, canvas.kit
        if screen.view is None:
            return
        compose_top(
            canvas, screen.presenter.regions(kit.metrics)["top"],
            menu=commands.menu_tool(screen),
            heading=screen.heading(),
            lead=screen.presenter.round_words(kit, screen.view.world),
            steps=screen.presenter.phases(kit, screen.projection.phase_view(screen.view)),
            role_badge=screen.presenter.role_badge(kit, screen.view),
            tools=screen.tools(),
            alarm=commands.alarm(screen),
        )  # fmt: skip

    def compose_prompt(self, canvas: Canvas) -> None:
        screen, kit = self._screen, canvas.kit
        if screen.view is None:
            return
        world = screen.view.world
        rect, choices = screen.presenter.regions(kit.metrics)["prompt"], screen.choices()
        if (banner := banner_of(screen, screen.projection.doing)) is not None:
            compose_banner(canvas, rect, banner, choices)
            return
        if (thinker := screen.bot_turns.thinker) is not None:
            words = screen.say("table-held" if screen.bot_turns.is_held else "table-thinks")
            compose_banner(canvas, rect, banner_of_thinker(screen, thinker, words), choices)
            return
        compose_prompt(
            canvas, rect,
            colours=None if self._asks_all() else screen.presenter.seat_colours(kit, world, screen.seat),
            who=screen.tabletop.title(kit, world, screen.seat),
            words=self.prompt(),
            choices=choices,
            countdown=countdown(screen),
        )  # fmt: skip

    def _asks_all(self) -> bool:
        """Whether the question is a public one to several seats."""
        return self._screen.hot_seat.is_open and len(self._screen.hot_seat.people_asked) > 1

    def compose_drop_preview(self, canvas: Canvas) -> None:
        """Compose what the held or hovered thing would lead to, if the game previews it."""
        screen = self._screen
        if screen.view is None:
            return
        screen.presenter.compose_drop_preview(canvas, screen.view_context(), *self._intended())

    def _intended(self) -> tuple[Handle | None, Handle | None, Intent | None]:
        """What is held, what it is above, and the intent of dropping it there; None if there is not
        exactly one.
        """
        over, held_piece = self.over(), self._screen.held_piece
        meanings = held_piece.meanings(over)
        return held_piece.source, over, meanings[0] if len(meanings) == 1 else None

    def prompt(self) -> str:
        return prompt_words(self._screen, self.over())

    def name_of(self, handle: Handle) -> str:
        """The first line of a thing's tip."""
        screen = self._screen
        return screen.presenter.describe(screen.kit, screen.view_context(), handle).partition("\n")[0]

    # What layers depend on: what the pointer or the held piece is over

    def _odds_key(self) -> object:
        screen, over = self._screen, self.over()
        if over is None or screen.view is None:
            return screen.has_odds
        if screen.held_piece.source is not None:
            return screen.has_odds, screen.held_piece.odds(over)
        return screen.has_odds, over if screen.shows_threats else None

    def _dice_key(self) -> object:
        screen = self._screen
        return screen.has_odds, self._dice_waiting() if screen.view is not None else None

    def _prompt_key(self) -> object:
        held_piece = self._screen.held_piece
        meanings = held_piece.meanings(self.over())
        return held_piece.source, held_piece.amount, meanings, countdown(self._screen)

    def _drop_preview_key(self) -> object:
        screen = self._screen
        if screen.view is None:
            return None
        ctx = screen.view_context()
        return screen.presenter.preview_key(ctx, *self._intended()), ctx.hidden, ctx.camera

    # Marks

    def over(self) -> Handle | None:
        """The thing under the pointer, the held piece or the keyboard focus; None if there is none."""
        screen = self._screen
        if screen.held_piece.drag.is_dragging:
            return screen.held_piece.drag.over
        return screen.focused if screen.shows_focus else screen.hovered

    def _pieces(self) -> dict[Handle, HitArea]:
        """The visible things of the game by handle."""
        found: dict[Handle, HitArea] = {}
        for layer in self._screen.layers:
            if layer.canvas is not None:
                found |= layer.canvas.pieces
        return found

    def compose_marks(self, canvas: Canvas) -> None:
        """Compose the rings of lit things, and the mark on a target that does not take the held piece."""
        screen = self._screen
        if screen.view is None:
            return
        hit_areas, over = self._pieces(), self.over()
        compose_lights(screen, canvas, hit_areas, over)
        if over in hit_areas and self.refusal_over() is not None:
            mark_illegal(canvas, hit_areas[over])

    def compose_said(self, canvas: Canvas) -> None:
        """Compose chances and refusals, above the held piece."""
        screen = self._screen
        if screen.view is None:
            return
        hit_areas, over = self._pieces(), self.over()
        if screen.held_piece.source is not None and screen.host.settings.show_odds:
            self._chances(canvas, hit_areas, over)
        self._amount(canvas, hit_areas)
        refusal = self.refusal_over()
        if over in hit_areas and refusal is not None:
            words = captions.explain(canvas.kit.texts, screen.presenter.game, refusal, screen.viewing.names)
            refusal_box(canvas, _seen(hit_areas[over]), "", words, short_rule(refusal.rule))
        elif (
            over in hit_areas
            and not is_ground(canvas.kit, hit_areas[over])
            and (lost := loss_at(screen, over))
        ):
            loss_box(canvas, _seen(hit_areas[over]), lost)
        compose_refused(canvas, screen, hit_areas)
        if "rail" in screen.presenter.regions(canvas.kit.metrics):
            self._floating_odds(canvas, hit_areas.get(over) if over is not None else None)

    def refusal_over(self) -> Refusal | None:
        """Why the place under the held piece refuses it; None if it does not, or nothing is held."""
        held_piece, over = self._screen.held_piece, self.over()
        source = held_piece.source
        if source is None or over is None or over == source or over in held_piece.targets:
            return None
        return None if trails.ends_at(self._screen, source, over) else held_piece.reason(over)

    def _chances(self, canvas: Canvas, hit_areas: dict[Handle, HitArea], over: Handle | None) -> None:
        for handle in self._screen.held_piece.targets:
            odds = self._screen.held_piece.odds(handle)
            is_all = len(odds) == len(self._screen.held_piece.meanings(handle))
            if odds and is_all and handle in hit_areas:
                pill(canvas, hit_areas[handle], percent(canvas.kit, odds[0][1]), large=handle == over)

    def _amount(self, canvas: Canvas, hit_areas: dict[Handle, HitArea]) -> None:
        """How many of a pile are selected; a dragged pile shows the number itself."""
        held_piece = self._screen.held_piece
        source = held_piece.selection.selected
        if source in hit_areas and held_piece.amounts:
            badge(canvas, hit_areas[source], str(held_piece.amount))

    # Odds

    def cases(self) -> list[Case]:
        """The odds to show: of the intended action, of the enemy's threats, or of the next roll."""
        screen, over = self._screen, self.over()
        if screen.view is None or not screen.host.settings.show_odds:
            return []
        found: list[Case] = []
        if over is not None and screen.held_piece.source is not None:
            found = [self._case(intent, preview) for intent, preview in screen.held_piece.odds(over)]
        elif over is not None and screen.shows_threats:
            threats = screen.presenter.threats(screen.kit, screen.view, screen.seat, over)[:MOST_THREATS]
            found = [self._threat(threat) for threat in threats]
        return found or self.next_roll()

    def next_roll(self) -> list[Case]:
        """The odds of the golden button, if they say more than a chance, such as a clash under way."""
        if self._screen.view is None or not self._screen.host.settings.show_odds:
            return []
        found = [self._case(intent, preview) for intent, preview in self._screen.held_piece.button_odds()]
        return [self._advised(case) for case in found if case.outcomes is not None][-1:]

    def _advised(self, case: Case) -> Case:
        """The odds of the next roll, with the held card that would raise them and by how much."""
        screen = self._screen
        better = screen.held_piece.better_odds(case.preview)
        if better is None or case.outcomes is None:
            return case
        source = screen.held_piece.source_of(better[0])
        if source is None:
            return case
        message = "odds-advice" if case.preview.all > 1 else "odds-instead"
        advice = screen.say(message, what=self.name_of(source), chance=percent(screen.kit, better[1]))
        words = f"{advice} {case.outcomes.assumption}".strip()
        return case._replace(outcomes=case.outcomes._replace(assumption=words))

    def _case(self, intent: Intent, preview: Preview) -> Case:
        screen = self._screen
        title = captions.label(
            screen.kit.texts,
            screen.presenter.game,
            intent,
            short=True,
            name_overrides=screen.viewing.names,
        )
        assert screen.view is not None
        return Case(
            title,
            preview,
            outcomes=screen.presenter.outcomes(screen.kit, screen.view_context(), preview),
            retaliation=screen.presenter.retaliation(screen.kit, screen.view, screen.seat, intent),
        )

    def _threat(self, threat: Threat) -> Case:
        screen = self._screen
        outcomes = screen.presenter.outcomes(
            screen.kit, screen.view_context(), threat.preview, is_threat=True
        )
        return Case(threat.label, threat.preview, is_threat=True, outcomes=outcomes)

    def _floating_odds(self, canvas: Canvas, over: HitArea | None) -> None:
        """In a compact picture, which has no column for odds: compose them beside the target or in a
        corner.
        """
        cases = self.cases()
        kit, screen = canvas.kit, self._screen
        if not cases:
            return
        prefix = screen.presenter.game.info.prefix.lower()
        wide = min(kit.metrics.width // 3, kit.px(480))
        size = (wide, height_of(kit, wide, prefix, cases))
        if cases == self.next_roll():
            if self._hides_pieces():
                return
            box = Rect((0, 0), size)
            box.bottomleft = screen.presenter.regions(kit.metrics)["board"].bottomleft
            box.move_ip(kit.px(16), -kit.px(16))
        elif over is not None:
            box = beside(over.rect.inflate(kit.px(60), kit.px(60)), size, kit.metrics.rect, kit.px(14))
        else:
            return
        compose_odds(canvas, box, prefix, cases, lambda rule: menu.to_rule(screen, rule))

    def _hides_pieces(self) -> bool:
        """Whether a box in the corner could cover things that can be picked up."""
        if (self.over() or "") in commands.DO:
            return False
        sources = self._screen.offers.sources
        return any(
            hit_area.group == "board" and hit_area.handle in sources for hit_area in self._screen.hit_areas()
        )

    # What moves, and short notices

    def compose_moving(self, canvas: Canvas) -> None:
        screen = self._screen
        if screen.view is None:
            return
        for handle, (x, y) in screen.motion.places():
            surface = screen.presenter.lifted(canvas.kit, screen.view_context(), handle)
            if surface is not None:
                canvas.blit(
                    surface, (round(x) - surface.get_width() // 2, round(y) - surface.get_height() // 2)
                )

    def compose_held(self, canvas: Canvas) -> None:
        screen = self._screen
        drag = screen.held_piece.drag
        hit_area = screen.find(drag.source)
        if screen.view is None or drag.source is None or hit_area is None:
            return
        dx, dy = drag.grab_offset
        centre = (hit_area.rect.centerx + round(dx), hit_area.rect.centery + round(dy))
        is_small = self._is_over_things()
        surface = screen.presenter.lifted(
            canvas.kit, screen.view_context(), drag.source, small=is_small, amount=screen.held_piece.amount
        )
        if surface is None:
            return
        wide, high = surface.get_size()
        if is_small and hit_area.shape != "disc" and hit_area.rect.h > hit_area.rect.w:
            centre = _beside_pointer(drag.pos, (wide, high), canvas.kit.metrics.width)
        canvas.blit(surface, (centre[0] - wide // 2, centre[1] - high // 2))

    def _is_over_things(self) -> bool:
        """Whether the pointer is above the board or the panels, and not above the hand."""
        screen = self._screen
        regions, pos = screen.presenter.regions(screen.kit.metrics), screen.held_piece.drag.pos
        return pos[1] < regions["prompt"].y or regions["board"].collidepoint(pos)

    def compose_tip(self, canvas: Canvas) -> None:
        """Compose a card large, anything else as a tip; never above a refusal, a film or a held piece."""
        screen = self._screen
        is_busy = screen.held_piece.drag.is_dragging or screen.projection.is_running
        if is_busy or screen.refused is not None or screen.view is None:
            return
        if screen.enlarged is not None and (hit_area := screen.find(screen.enlarged)) is not None:
            self._about(canvas, hit_area, large=True)
            return
        tipped = screen.tipped()
        if tipped is None:
            return
        if tipped.is_piece:
            if screen.held_piece.source is None:
                self._about(canvas, tipped, large=tipped.group != "board")
        elif tipped.tip:
            tip_box(canvas, tipped.tip, tipped.rect, None if screen.shows_focus else screen.pointer)

    def _about(self, canvas: Canvas, hit_area: HitArea, *, large: bool) -> None:
        """Compose a thing large or as a tip. On the board only a right click shows it large, as it
        would cover the board.
        """
        screen = self._screen
        ctx = screen.view_context()
        beside = hit_area.rect
        if hit_area.group != "board":
            beside = beside_what(canvas.kit, hit_area, (one for one in screen.hit_areas() if one.is_piece))
        if large and screen.presenter.enlarge(canvas, ctx, hit_area.handle, beside):
            return
        words = screen.presenter.describe(canvas.kit, ctx, hit_area.handle)
        if words:
            tip_box(canvas, words, _seen(hit_area), None if screen.shows_focus else screen.pointer)


def _beside_pointer(pos: tuple[float, float], size: tuple[int, int], width: int) -> tuple[int, int]:
    """The middle of a small held card, so that what lies under the pointer stays visible."""
    aside = size[0] * 45 // 100
    x = round(pos[0]) + (aside if pos[0] + size[0] < width else -aside)
    return x, round(pos[1]) - size[1] * 35 // 100


def _seen(hit_area: HitArea) -> Rect:
    return hit_area.rect if hit_area.seen is None else hit_area.rect.clip(hit_area.seen)
