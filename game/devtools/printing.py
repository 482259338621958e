"""Player aids as pictures to be printed: one A4 sheet in landscape at 300 dots per inch."""

from typing import TYPE_CHECKING, cast

from game.config.paths import ASSETS
from game.config.settings import TEXT_SCALES, Settings
from game.devtools.showcase import as_png, new_stage
from game.i18n.player_aid import PlayerAid
from game.scenes.player_aid.screen import print_page, stripe_of
from game.scenes.screen import Screen, ScreenHost
from game.view.canvas import Canvas

if TYPE_CHECKING:
    from game.config.settings import LanguageCode, TextScale

PAPER = (3508, 2480)
FOOT = 56
"""The bottom margin, in design pixels."""


class PrintedAid(Screen):
    """Only the sheet itself."""

    name = "printed_aid"

    def __init__(self, host: ScreenHost, aid: PlayerAid) -> None:
        super().__init__(host)
        self.aid = aid
        self.bottom = 0
        self.add_layer("paper", self._compose)

    def _compose(self, canvas: Canvas) -> None:
        print_page(canvas, self.aid, stripe_of(self.aid.game))
        self.bottom = max(mark.rect.bottom for mark in canvas.texts)


def printed(game: str, language: "LanguageCode") -> bytes:
    """A PNG file, in the largest type with which the whole aid fits on the sheet.

    Raises `BadContent` if the aid cannot be read.
    """
    aid = PlayerAid.nearest(ASSETS / "rulebook", language, game)
    for scale in reversed(TEXT_SCALES):
        chosen = cast("TextScale", scale)
        settings = Settings(language=language, text_scale=chosen, reduced_motion=True, mute=True)
        stage = new_stage(PAPER, settings)
        screen = PrintedAid(stage, aid)
        stage.reset(screen)
        stage.settle()
        if screen.bottom <= PAPER[1] - stage.kit.px(FOOT):
            break
    return as_png(stage)
