"""`shot`: one picture of any screen, drawn without a window."""

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, cast

from game.app import sdl
from game.cli.commands.client import chosen_size
from game.cli.commands.console import OK, BadInput, Console, Given, Option
from game.cli.commands.names import games_on_the_table, seats_at_table, shown_game
from game.config.settings import TEXT_SCALES, Palette, Settings, TextScale
from game.content.library import open_game
from game.rules.core.ids import Seat
from game.session.match import LARGEST_SEED
from game.store import make_folder, printable, write_atomic

if TYPE_CHECKING:
    from game.devtools.showcase import Exhibit

OPTIONS: tuple[Option, ...] = (
    Option("PICTURE"),
    Option("--screen", "NAME"),
    Option("--game", "G"),
    Option("--scenario", "S"),
    Option("--seats", "N"),
    Option("--seed", "K"),
    Option("--steps", "N"),
    Option("--seat", "K"),
    Option("--drag", "HANDLE"),
    Option("--over", "HANDLE"),
    Option("--rule", "ID"),
    Option("--size", "WxH"),
    Option("--text-scale", "N"),
    Option("--palette", "NAME"),
)
SIZE = (1920, 1080)
MOST_STEPS = 100_000
PALETTES = ("standard", "safe")
MOST_LISTED = 2000
"""The longest list of handles, in characters."""


def run(given: Given, console: Console) -> int:
    name = given.text("picture")
    if name is None:
        raise BadInput("cli-no_picture")
    sdl.prepare_headless()
    settings = _settings(given, console)
    size = chosen_size(given) or SIZE
    data = _picture(given, size, settings)
    path = Path(name).absolute()
    make_folder(path.parent)
    write_atomic(path, data, keep=0)
    console.say("cli-shot_saved", file=printable(name, 200))
    return OK


def _settings(given: Given, console: Console) -> Settings:
    scale = _one_of(given, "text-scale", tuple(map(str, TEXT_SCALES)), "100")
    palette = _one_of(given, "palette", PALETTES, "standard")
    return Settings(
        language=console.language,
        text_scale=cast("TextScale", int(scale)),
        palette=cast("Palette", palette),
        reduced_motion=True,
        mute=True,
    )


def _one_of(given: Given, key: str, known: Sequence[str], default: str) -> str:
    text = given.text(key) or default
    if text not in known:
        raise BadInput("cli-unknown_value", name=f"--{key}", found=printable(text), known=", ".join(known))
    return text


def _picture(given: Given, size: tuple[int, int], settings: Settings) -> bytes:
    """The picture as a PNG file."""
    from game.devtools import showcase
    from game.scenes import posing

    exhibit = _exhibit(given, tuple(showcase.SCREENS))
    with showcase.own_folder("shots"):
        stage = showcase.new_stage(size, settings)
        try:
            showcase.show(stage, exhibit)
            if drag := given.text("drag"):
                posing.lift(stage, drag, given.text("over"))
            return showcase.as_png(stage)
        except showcase.CannotShow as error:
            raise BadInput("cli-cannot_show", name=exhibit.screen, detail=str(error)) from error
        except posing.UnknownHandle as error:
            known = printable(", ".join(error.known), MOST_LISTED)
            raise BadInput("cli-unknown_handle", name=printable(error.handle), known=known) from error
        finally:
            showcase.clear(stage)


def _exhibit(given: Given, screens: Sequence[str]) -> "Exhibit":
    from game.devtools.showcase import Exhibit

    screen = given.text("screen") or "title"
    if screen not in screens:
        raise BadInput("cli-unknown_screen", name=printable(screen), known=", ".join(screens))
    opened = open_game(shown_game(given.text("game") or games_on_the_table()[0]))
    info, seats = seats_at_table(given, opened)
    seat = given.whole_or_none("seat", 0, seats - 1)
    return Exhibit(
        screen,
        opened.game.info.id,
        info.id,
        seats,
        given.whole_or_none("seed", 0, LARGEST_SEED),
        given.whole("steps", 0, 0, MOST_STEPS),
        None if seat is None else Seat(seat),
        given.text("rule"),
    )
