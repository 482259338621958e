"""Make docs/screenshots/films/*.webp: big moments as they are shown on the table, played by chance.

python -m tools.make_films [NAME ...]                     needs `img2webp` (Debian: webp)
python -m tools.make_films --strips FOLDER [NAME ...]     eight pictures of each on a sheet, in both sizes
"""

import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Literal, NamedTuple

import pygame

from game.app import sdl

sdl.prepare_headless()
pygame.display.init()
pygame.font.init()

from game.bots import RandomBot  # noqa: E402
from game.config.settings import LanguageCode, Settings  # noqa: E402
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
STRIP_SIZES = ((1280, 720), (1920, 1080))
STRIP, COLUMNS, CELL = 8, 2, (960, 540)
FRAME_MS, LONGEST_MS = 160, 9000
LEAD_MS = 2600
"""How much is shown before the event itself, at most."""
GAMES_TRIED, STEPS_TRIED = 900, 900


class Film(NamedTuple):
    """A film to make: the event it is about and how to find it."""

    game: str
    scenario: str | None
    event: str
    """The kind of the event the film is about."""
    language: LanguageCode
    seats: int = 2
    seed: int = 1
    """The seed of the first game that is tried."""
    which: Callable[[Any], bool] = lambda _event: True
    """Which events of that kind fit."""
    watcher: Literal["doer", "other"] = "doer"
    """Whose view is shown: that of the seat that acts, or of another that watches a bot act."""
    also: str = ""
    """Another kind of event that must happen in the same step; empty if none."""


FILMS = {
    "attack": Film("desert_patrol", "dp_s01", "CounterNeutralised", "en"),
    "detonation": Film("desert_patrol", "dp_s01", "ObjectDestroyed", "pl"),
    "bid": Film("desert_patrol", "dp_s01", "InitiativeRevealed", "en"),
    "clash": Film("staff_orders", "m1", "ClashEnded", "en", also="DiceRolled"),
    "barrage": Film("staff_orders", "m1", "DiceRolled", "pl"),
    "storm": Film("staff_orders", "m1", "GameEnded", "en", which=lambda event: event.reason == "hq_captured"),
    "score": Film("staff_orders", "m1", "ScoreCounted", "en", which=lambda event: event.stars > 1),
    "strike": Film("last_comrade", None, "HitAccepted", "en", 4),
    "death": Film("last_comrade", None, "ComradeDied", "pl", 4),
    "victory": Film("last_comrade", None, "GameWon", "en", 4),
    "skill_test": Film("wasteland_riders", None, "SkillTestRolled", "en"),
    "fight_clash": Film("wasteland_riders", None, "CombatCardsRevealed", "pl"),
    "fight_attack": Film("wasteland_riders", None, "AttackRolled", "en"),
    "knock_out": Film("wasteland_riders", None, "KnightKnockedOut", "pl"),
}
NAMES = ("Kasia", "Iwona", "Jan", "Zofia")


def find(film: Film) -> tuple[Match, Seat, Intent]:
    """A position of random play whose next step has such an event, with the seat and its intent."""
    for seed in range(film.seed, film.seed + GAMES_TRIED):
        for match, seat, intent in _steps(film, seed):
            events = engine.apply(match.game, match.state, seat, intent).events
            if film.also and film.also not in (type(event).__name__ for event in events):
                continue
            if any(type(event).__name__ == film.event and film.which(event) for event in events):
                return match, seat, intent
    raise SystemExit(f"{film.event} never happened in {film.game}")


def _steps(film: Film, seed: int) -> Iterator[tuple[Match, Seat, Intent]]:
    """A random game, with the seat and the intent of each step before it is played."""
    people = tuple(map(Player, NAMES[: film.seats]))
    match, bot = match_for(film.game, people, seed=seed, scenario=film.scenario), RandomBot(seed)
    for _ in range(STEPS_TRIED):
        if match.outcome is not None:
            return
        seat = min(match.waiting_for())
        intent = bot.choose(match.view(seat), seat, match.legal(seat))
        yield match, seat, intent
        match.submit(seat, intent)


def begin(film: Film, home: Path, size: tuple[int, int], language: LanguageCode) -> TableScreen:
    """The table at that position, with its film running."""
    match, seat, intent = find(film)
    settings = Settings(language=language, confirm_irreversible=False, curtain=False, mute=True)
    stage = Stage(size, settings)
    stage.navigator = ScreenNavigator(stage)
    hot_seat = HotSeat(autosave.begin(match, home), curtain=False)
    presenter = PRESENTERS[film.game](open_game(film.game), match.scenario)
    screen = TableScreen(stage, hot_seat, presenter)
    stage.reset(screen)
    if not hot_seat.is_open:
        hot_seat.sit(seat)
    screen.refresh()
    stage.settle()
    screen.do(intent)
    return screen


def frames(screen: TableScreen, shown: tuple[int, int]) -> list[pygame.Surface]:
    """Pictures of the film from its first beat to the end, at equal intervals."""
    found: list[pygame.Surface] = []
    stage = screen.host
    assert isinstance(stage, Stage)
    began = stage.now
    while screen.projection.is_running and stage.now - began < LONGEST_MS:
        stage.paint()
        found.append(pygame.transform.smoothscale(stage.picture, shown))
        for _ in range(FRAME_MS // 16):
            stage.tick(stage.now + 16)
    return found


def write(name: str, film: Film) -> None:
    with tempfile.TemporaryDirectory() as folder:
        home = Path(folder)
        names: list[str] = []
        screen = begin(film, home / "home", SIZE, film.language)
        for number, picture in enumerate(frames(screen, SHOWN)):
            path = home / f"{number:03}.png"
            pygame.image.save(picture, path)
            names.append(str(path))
        assert names, f"{name}: the step has no film"
        options = ["-loop", "0", "-lossy", "-q", "60", "-m", "4", "-d", str(FRAME_MS)]
        command = ["img2webp", *options, *names, "-o", str(FOLDER / f"{name}.webp")]
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL)  # noqa: S603
        print(f"{name}: {len(names)} pictures, {(FOLDER / f'{name}.webp').stat().st_size // 1024} kB")


def write_strip(folder: Path, name: str, film: Film, size: tuple[int, int]) -> None:
    """Write eight pictures of a film, at equal intervals, on one sheet for inspection."""
    language: LanguageCode = film.language if size == SIZE else "pl"
    with tempfile.TemporaryDirectory() as home:
        pictures = frames(begin(film, Path(home), size, language), CELL)
    assert pictures, f"{name}: the step has no film"
    chosen = [pictures[round(place * (len(pictures) - 1) / (STRIP - 1))] for place in range(STRIP)]
    wide, high = CELL
    sheet = pygame.Surface((COLUMNS * wide, STRIP // COLUMNS * high))
    for place, picture in enumerate(chosen):
        sheet.blit(picture, (place % COLUMNS * wide, place // COLUMNS * high))
    path = folder / f"{name}-{size[1]}.png"
    pygame.image.save(sheet, path)
    print(path)


def main(arguments: list[str]) -> None:
    strips = Path(arguments[1]) if arguments[:1] == ["--strips"] else None
    names = arguments[2:] if strips is not None else arguments
    if strips is None and shutil.which("img2webp") is None:
        raise SystemExit("There is no img2webp here. Debian has it in the package webp.")
    for folder in (FOLDER, strips) if strips is not None else (FOLDER,):
        folder.mkdir(parents=True, exist_ok=True)
    for name in names or FILMS:
        if strips is None:
            write(name, FILMS[name])
        else:
            for size in STRIP_SIZES:
                write_strip(strips, name, FILMS[name], size)


if __name__ == "__main__":
    main(sys.argv[1:])
