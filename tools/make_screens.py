"""Make the pictures of docs/screenshots that the READMEs and pages show, as the program draws them today.

python -m tools.make_screens [NAME ...]                     needs `cwebp` (Debian: webp)

Positions are found by playing at random until one is there that is worth showing: whoever changes a rule or a
picture makes them anew with this command.
"""

import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Literal, NamedTuple

import pygame

from game.app import sdl

sdl.prepare_headless()
pygame.display.init()
pygame.font.init()

from game.config.settings import Settings  # noqa: E402
from game.content.library import open_game  # noqa: E402
from game.devtools import showcase  # noqa: E402
from game.devtools.showcase import Exhibit  # noqa: E402
from game.scenes import posing  # noqa: E402
from game.scenes.stage import Stage  # noqa: E402
from game.scenes.table.screen import TableScreen  # noqa: E402
from game.session.match import Match  # noqa: E402

FOLDER = Path(__file__).resolve().parent.parent / "docs" / "screenshots"
Language = Literal["pl", "en"]
LANGUAGES: tuple[Language, ...] = ("pl", "en")
SIZE = (1920, 1080)
GAMES_TRIED, STEPS_TRIED = 40, 700
QUALITY = "86"


class Screen(NamedTuple):
    """A picture in each language: `<name>_<language>_1920.webp`."""

    screen: str
    game: str = "desert_patrol"
    scenario: str | None = None
    seats: int = 2
    after: int = 0
    """The least number of random decisions."""
    asked: tuple[str, ...] = ()
    """Kinds of intents that must all be legal then; empty for any position."""
    drag: tuple[str, str] | None = None
    """The prefixes of the handle that is held and of the one below it; None if nothing is held."""
    has_odds: bool = False
    """Whether that drop must show odds."""
    rule: str | None = None


SCREENS = {
    "title": Screen("title"),
    "new_game": Screen("new_game", "wasteland_riders"),
    "rulebook": Screen("rulebook", rule="DP-CBT-08"),
    "curtain": Screen("curtain", after=30),
    "desert_patrol/start": Screen("table"),
    "desert_patrol/table": Screen("table", scenario="dp_s07", after=100, asked=("Attack", "EndTurn")),
    "desert_patrol/drag": Screen(
        "table", scenario="dp_s07", after=70, asked=("Attack",), drag=("hand/", ""), has_odds=True
    ),
    "desert_patrol/bid": Screen("table", scenario="dp_s02", after=40, asked=("Commit",)),
    "desert_patrol/results": Screen("results", scenario="dp_s07"),
    "staff_orders/mountain_drag": Screen(
        "table", "staff_orders", "m1", after=30, asked=("PlaceSoldiers",), drag=("", "")
    ),
    "staff_orders/landing_drag": Screen(
        "table", "staff_orders", "l1", after=30, asked=("PlaceSoldiers",), drag=("", "")
    ),
    "staff_orders/landing_clash": Screen("table", "staff_orders", "l1", after=20, asked=("Roll",)),
    "wasteland_riders/board": Screen(
        "table", "wasteland_riders", after=60, asked=("MarkHex", "ConfirmRoute")
    ),
    "wasteland_riders/fight": Screen("table", "wasteland_riders", after=60, asked=("ChooseWeapon",)),
    "wasteland_riders/market": Screen("table", "wasteland_riders", after=60, asked=("DiscardMarket",)),
    "last_comrade/table_10": Screen("table", "last_comrade", seats=10, after=110, asked=("Commit",)),
    "last_comrade/commit_5": Screen(
        "table", "last_comrade", seats=5, after=70, asked=("Commit",), drag=("hand/", "")
    ),
    "last_comrade/table_2": Screen("table", "last_comrade", seats=2, after=25, asked=("Commit",)),
}


class NotFound(Exception):
    """No game that was tried has such a position."""


def exhibit(wanted: Screen, seed: int) -> Exhibit:
    scenario = next(
        one.id
        for one in open_game(wanted.game).scenarios
        if wanted.scenario in (None, one.id) and wanted.seats in one.seats
    )
    return Exhibit(wanted.screen, wanted.game, scenario, wanted.seats, seed, rule=wanted.rule)


def moments(wanted: Screen) -> Iterator[Match]:
    """One position of each game, at most."""
    for seed in range(1, GAMES_TRIED + 1):
        match = showcase.new_match(exhibit(wanted, seed))
        match.is_seed_chosen = False
        showcase.play_on(match, wanted.after)
        for _ in range(STEPS_TRIED):
            waiting = match.waiting_for()
            if not waiting:
                break
            kinds = {type(intent).__name__ for intent in match.legal(min(waiting))}
            if kinds.issuperset(wanted.asked):
                yield match
                break
            showcase.play_on(match, 1)


def show(stage: Stage, wanted: Screen) -> None:
    if wanted.screen != "table":
        showcase.show(stage, exhibit(wanted, 1)._replace(steps=wanted.after))
        return
    for match in moments(wanted):
        table = showcase.sit_down(stage, match, min(match.waiting_for()))
        if wanted.drag is None:
            return
        if pair := _pair(table, *wanted.drag, has_odds=wanted.has_odds):
            posing.lift(stage, *pair)
            return
        showcase.clear(stage)
    raise NotFound(wanted)


def _pair(table: TableScreen, source: str, target: str, *, has_odds: bool) -> tuple[str, str] | None:
    """A thing to hold and its target: the one with the best odds, if odds are asked for. None if there is
    none.
    """
    match = table.hot_seat.match
    found = {
        (one, other): [match.preview(table.seat, intent) for intent in table.offers.targets(one)[other]]
        for one in sorted(table.offers.sources)
        if one.startswith(source) and table.find(one)
        for other in sorted(table.offers.targets(one))
        if other.startswith(target) and table.find(other)
    }
    chances = {pair: max((odds.chance for odds in told if odds), default=-1) for pair, told in found.items()}
    best = max(chances, key=lambda pair: chances[pair], default=None)
    return None if best is None or (has_odds and chances[best] < 0) else best


def picture(wanted: Screen, language: Language) -> bytes:
    """The picture as a PNG file."""
    settings = Settings(language=language, reduced_motion=True, mute=True)
    with showcase.own_folder("screens"):
        stage = showcase.new_stage(SIZE, settings)
        try:
            show(stage, wanted)
            return showcase.as_png(stage)
        finally:
            showcase.clear(stage)


def write(name: str, language: Language) -> Path:
    made = FOLDER / f"{name}_{language}_{SIZE[0]}.webp"
    made.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as work:
        png = Path(work, "picture.png")
        png.write_bytes(picture(SCREENS[name], language))
        command = ["cwebp", "-quiet", "-q", QUALITY, "-m", "6", str(png), "-o", str(made)]
        subprocess.run(command, check=True)  # noqa: S603 - ours
    return made


def main(names: list[str]) -> int:
    if shutil.which("cwebp") is None:
        print("There is no cwebp here. Debian has it in the package webp.", file=sys.stderr)
        return 1
    for name in names or SCREENS:
        for language in LANGUAGES:
            made = write(name, language)
            print(f"{made.relative_to(FOLDER)}, {made.stat().st_size // 1024} kB", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
