"""The end of an attempt: solved, with stars and what it taught; or missed, and why; and the ways on."""

from typing import TYPE_CHECKING

from pygame import Rect

from game.puzzles.attempt import Attempt
from game.scenes.chooser import Over
from game.scenes.puzzles.words import compose_stars, part_of, result_of, title_of, why_missed
from game.scenes.screen import ScreenHost
from game.scenes.ways_on import AFTER, WayOn, compose_ways, ways_height
from game.view.canvas import Canvas
from game.view.kit import Kit
from game.view.theme import BRASS_D, GO_D, INK, INK_2, NO
from game.view.widgets.panels import below, paper

if TYPE_CHECKING:
    from game.scenes.puzzles.screen import PuzzleScreen

WIDE, PAD, STARS = 720, 28, 44


class PuzzleEndScreen(Over):
    """The end of an attempt at a puzzle."""

    name = "puzzle_end"

    def __init__(self, host: ScreenHost, attempt: Attempt, table: "PuzzleScreen", *, is_shown: bool) -> None:
        super().__init__(host)
        self._attempt, self._table, self._is_shown = attempt, table, is_shown
        self.add_layer("sheet", self._compose)
        self.focus(AFTER(self.ways()[0].name))

    @property
    def is_solved(self) -> bool:
        return self._attempt.standing == "solved"

    def on_escape(self) -> None:
        self.close_and(self._table.to_list)()

    def ways(self) -> list[WayOn]:
        """Enter takes the first one, Escape the last."""
        table, say = self._table, self.say
        again = WayOn("again", "refresh", say("puzzle-again"), table.begin_again)
        others = WayOn("list", "cards_outline", say("puzzle-others"), table.to_list, "Esc")
        if self._is_shown:
            return [WayOn("again", "play", say("puzzle-myself"), table.begin_again), others]
        if not self.is_solved:
            found = [again]
            if result_of(table.puzzle).may_be_helped:
                found.append(WayOn("solution", "eye", say("puzzle-solution"), table.give_up))
            return [*found, others]
        following = table.following()
        if following is None:
            return [others]
        words = say("puzzle-next", title=title_of(self.kit, following))
        return [WayOn("next", "play", words, table.to_next), again, others]

    def _words(self, kit: Kit) -> str:
        if self.is_solved or self._is_shown:
            return part_of(kit, self._attempt.puzzle, "lesson")
        return why_missed(kit, self._attempt)

    def _head(self, kit: Kit) -> str:
        if self._is_shown:
            return kit.say("puzzle-so_it_goes")
        if not self.is_solved:
            return kit.say("puzzle-missed")
        is_lucky = self._attempt.puzzle.luck == "best" and not self._attempt.was_reached
        return kit.say("puzzle-solved_unlucky" if is_lucky else "puzzle-solved")

    def _compose(self, canvas: Canvas) -> None:
        kit, ways = canvas.kit, self.ways()
        pad = kit.px(PAD)
        wide = min(kit.px(WIDE * max(1.0, kit.metrics.text_scale * 0.8)), kit.metrics.width - kit.px(60))
        words, inside = self._words(kit), wide - 2 * pad
        stars = kit.px(STARS) if self.is_solved and not self._is_shown else 0
        row = kit.type.leading("ui_large") + kit.px(18)
        foot = ways_height(kit, len(ways), row)
        head = kit.type.leading("h1") + kit.px(8) + (stars + kit.px(8) if stars else 0)
        most = kit.metrics.height - kit.px(40) - 2 * pad - head - foot - kit.px(18)
        text = min(kit.type.height_of(kit.type.wrapped(words, "ui_large", inside), "ui_large"), most)
        high = 2 * pad + head + text + kit.px(18) + foot
        box = Rect((kit.metrics.width - wide) // 2, (kit.metrics.height - high) // 2, wide, high)
        paper(canvas, box, texture="texture_paper", shadow="s4")
        canvas.zone("puzzle_end", box, "slip")
        inner = box.inflate(-2 * pad, -2 * pad)
        self._title(canvas, Rect(inner.x, inner.y, inner.w, kit.type.leading("h1")))
        if stars:
            at = Rect(inner.x, inner.y + kit.type.leading("h1") + kit.px(8), stars * 3, stars)
            compose_stars(canvas, at, result_of(self._attempt.puzzle).stars, BRASS_D)
        inner = below(inner, head)
        canvas.words(words, "ui_large", INK_2, Rect(inner.x, inner.y, inner.w, text), fit=True)
        inner = below(inner, text + kit.px(18))
        compose_ways(canvas, inner, ways, row, self.close_and)

    def _title(self, canvas: Canvas, row: Rect) -> None:
        kit = canvas.kit
        is_good = self.is_solved or self._is_shown
        mark = kit.px(34)
        icon = "check" if is_good else "close"
        canvas.icon(icon, Rect(row.x, row.y, mark, row.h), GO_D if is_good else NO, 30)
        text = Rect(row.x + mark + kit.px(8), row.y, row.w - mark - kit.px(8), row.h)
        canvas.text(self._head(kit), "h1", INK, text)
