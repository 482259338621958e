"""Make docs/screenshots/films/*.webp: big moments as they are shown on the table, played by chance.

python -m tools.make_films [NAME ...]      needs `img2webp` (Debian: webp)
"""

import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Literal, NamedTuple

import pygame

from game.app import sdl

sdl.prepare_headless()
pygame.display.init()
pygame.font.init()

from game.bots import RandomBot  # noqa: E402
from game.config.settings import Settings  # noqa: E402
from game.content.library import open_game  # noqa: E402
from game.presenters.registry import PRESENTERS  # noqa: E402
from game.rules.core import engine  # noqa: E402
from game.rules.core.ids import Seat  # noqa: E402
from game.rules.core.values import Intent  # noqa: E402
from game.scenes.navigator import ScreenNavigator  # noqa: E402
from game.scenes.stage import Stage  # noqa: E402
from game.scenes.table.screen import TableScreen  # noqa: E402
from game.session import autosave  # noqa: E402
from game.session.hot_seat import HotSeat, Player, match_for  # noqa: E402
from game.session.match import Match  # noqa: E402

FOLDER = Path(__file__).resolve().parent.parent / "docs" / "screenshots" / "films"
SIZE, SHOWN = (1920, 1080), (960, 540)
FRAME_MS, LONGEST_MS = 160, 9000
GAMES_TRIED, STEPS_TRIED = 80, 900


class Film(NamedTuple):
    game: str
    scenario: str | None
    event: str
    """The kind of event the moment is about."""
    language: Literal["pl", "en"]
    seats: int = 2


FILMS = {
    "attack": Film("desert_patrol", "dp_s01", "CounterNeutralised", "en"),
    "detonation": Film("desert_patrol", "dp_s01", "ObjectDestroyed", "pl"),
    "bid": Film("desert_patrol", "dp_s01", "InitiativeRevealed", "en"),
    "clash": Film("staff_orders", "m1", "ClashEnded", "en"),
    "barrage": Film("staff_orders", "m1", "DiceRolled", "pl"),
    "strike": Film("last_comrade", None, "HitAccepted", "en", 4),
    "death": Film("last_comrade", None, "ComradeDied", "pl", 4),
    "skill_test": Film("wasteland_riders", None, "SkillTestRolled", "en"),
    "fight_clash": Film("wasteland_riders", None, "CombatCardsRevealed", "pl"),
    "fight_attack": Film("wasteland_riders", None, "AttackRolled", "en"),
    "knock_out": Film("wasteland_riders", None, "KnightKnockedOut", "pl"),
}


def find(film: Film) -> tuple[Match, Seat, Intent]:
    """A moment of random play whose next step holds such an event."""
    people = tuple(map(Player, ("Kasia", "Iwona", "Jan", "Zofia")[: film.seats]))
    for seed in range(1, GAMES_TRIED):
        match, bot = match_for(film.game, people, seed=seed, scenario=film.scenario), RandomBot(seed)
        for _ in range(STEPS_TRIED):
            if match.outcome is not None:
                break
            seat = min(match.waiting_for())
            intent = bot.choose(match.view(seat), seat, match.legal(seat))
            events = engine.apply(match.game, match.state, seat, intent).events
            if any(type(event).__name__ == film.event for event in events):
                return match, seat, intent
            match.submit(seat, intent)
    raise SystemExit(f"{film.event} never happened in {film.game}")


def frames(film: Film, home: Path) -> list[pygame.Surface]:
    """Pictures of the film from its first beat to the end, evenly in time."""
    match, seat, intent = find(film)
    settings = Settings(language=film.language, confirm_irreversible=False, curtain=False, mute=True)
    stage = Stage(SIZE, settings)
    stage.navigator = ScreenNavigator(stage)
    hot_seat = HotSeat(autosave.begin(match, home), curtain=False)
    presenter = PRESENTERS[film.game](open_game(film.game), match.scenario)
    screen = TableScreen(stage, hot_seat, presenter)
    stage.reset(screen)
    hot_seat.at_screen = seat if not hot_seat.is_open else hot_seat.at_screen
    screen.refresh()
    stage.settle()
    screen.do(intent)
    found: list[pygame.Surface] = []
    began = stage.now
    while screen.projection.is_running and stage.now - began < LONGEST_MS:
        stage.paint()
        found.append(pygame.transform.smoothscale(stage.picture, SHOWN))
        for _ in range(FRAME_MS // 16):
            stage.tick(stage.now + 16)
    return found


def write(name: str, film: Film) -> None:
    with tempfile.TemporaryDirectory() as folder:
        home = Path(folder)
        names: list[str] = []
        for number, picture in enumerate(frames(film, home / "home")):
            path = home / f"{number:03}.png"
            pygame.image.save(picture, path)
            names.append(str(path))
        assert names, f"{name}: the step has no film"
        options = ["-loop", "0", "-lossy", "-q", "60", "-m", "4", "-d", str(FRAME_MS)]
        command = ["img2webp", *options, *names, "-o", str(FOLDER / f"{name}.webp")]
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL)  # noqa: S603
        print(f"{name}: {len(names)} pictures, {(FOLDER / f'{name}.webp').stat().st_size // 1024} kB")


def main(names: list[str]) -> None:
    if shutil.which("img2webp") is None:
        raise SystemExit("There is no img2webp here. Debian has it in the package webp.")
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name in names or FILMS:
        write(name, FILMS[name])


if __name__ == "__main__":
    main(sys.argv[1:])
