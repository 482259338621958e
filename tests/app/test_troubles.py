"""U4 and L4 at the screen: whatever is missing, broken or full is said, play goes on, nothing is lost."""

import errno
import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

import msgspec
import pygame
import pytest

from game.app.launch_options import LaunchOptions
from game.app.loop import App, open_app
from game.app.rescue import Hopeless
from game.config import settings as settings_file
from game.config.paths import ASSETS, PROJECT
from game.config.settings import Settings
from game.scenes.navigator import ScreenNavigator
from game.scenes.saves.screen import SavesScreen
from game.scenes.stage import Stage
from game.scenes.table.screen import TableScreen
from game.scenes.trouble import TroubleScreen
from game.session import autosave, saves
from game.session.hot_seat import Player, match_for
from game.session.match import Match
from game.session.record import FORMAT, KIND
from game.store import REAL_DISK, seal, unseal
from game.store.files import UNPACKED_LIMIT
from game.view import text as text_module
from tests.scenes.hands import click as click_thing
from tests.scenes.seating import kept_on_disk, wander
from tests.scenes.staging import click, live_in, make_stage, press, show, texts_on

PLAYERS = (Player("Kasia"), Player("Iwona"))


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    return live_in(tmp_path / "home", monkeypatch)


Start = Callable[..., App]


@pytest.fixture
def start() -> Iterator[Start]:
    opened: list[App] = []

    def open_and_turn(**launch: object) -> App:
        app = open_app(LaunchOptions(**launch))  # type: ignore[arg-type]
        pygame.event.clear()
        opened.append(app)
        turns(app, 3)
        return app

    yield open_and_turn
    for app in opened:
        app.end()
    pygame.event.clear()


def turns(app: App, count: int) -> None:
    for _ in range(count):
        app.turn(app.stage.now + 20)


def notices(stage: Stage) -> str:
    return " ".join(stage.notices)


def new_match(steps: int = 20, seed: int = 4) -> Match:
    match = match_for("desert_patrol", PLAYERS, seed=seed)
    wander(match, steps, seed)
    return match


def one_move(stage: Stage) -> None:
    """Whoever is asked does the first thing that is offered."""
    if isinstance(stage.top, TableScreen) and stage.top.handing_over.is_due:
        stage.top.handing_over.done()
    if stage.top.name == "curtain":
        press(stage, "enter")
    table = stage.top
    assert isinstance(table, TableScreen)
    table.submit(table.hot_seat.legal()[0])
    if table.projection.is_running:
        press(stage, "escape")
    while not isinstance(stage.top, TableScreen) and stage.top.name != "curtain":
        click_thing(stage, "yes")
    stage.settle()


# Settings


@pytest.mark.sweep("part")
@pytest.mark.parametrize("language", ["pl", "en"])
@pytest.mark.parametrize(
    ("text", "words"),
    [
        (b"\x00\xff garbage \xfe", {"pl": "Niektórych ustawień", "en": "Some settings"}),
        (b'{"version": 99}', {"pl": "nowszej wersji", "en": "newer version"}),
        (b'{"version": 1, "window": "wide", "volume": [], "names": 7}', {"pl": "Niektór", "en": "Some"}),
        (b"[" * 100_000, {"pl": "Niektórych", "en": "Some"}),
    ],
)
def test_settings_that_cannot_be_used_are_told_and_left(
    start: Start, home: Path, text: bytes, words: dict[str, str], language: str
) -> None:
    home.mkdir(parents=True)
    (home / "settings.json").write_bytes(text)
    app = start(language=language, size=(1280, 720))
    assert app.stage.top.name == "title"
    assert words[language] in notices(app.stage)
    assert (home / "settings.json").read_bytes() == text
    app.stage.change(volume=40)
    kept = [path.read_bytes() for path in home.iterdir() if path.is_file()]
    assert text in kept
    assert settings_file.load(home / "settings.json")[0].volume == 40


def test_settings_that_may_not_be_read_are_told_and_left(
    start: Start, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    home.mkdir(parents=True)
    file = home / "settings.json"
    file.write_text('{"version": 1, "volume": 20}')
    sound = REAL_DISK.open_read

    def refuse(path: Path) -> int:
        if path == file:
            raise PermissionError(errno.EACCES, "not permitted")
        return sound(path)

    monkeypatch.setattr(REAL_DISK, "open_read", refuse)
    app = start(language="pl")
    assert "nie można odczytać" in notices(app.stage)
    app.stage.change(volume=60)
    assert app.stage.settings.volume == 60
    assert "20" in file.read_text()


# Art, fonts, sounds


@pytest.fixture
def assets(tmp_path: Path) -> Path:
    folder = tmp_path / "assets"
    for name in ("art", "lang", "sounds"):
        shutil.copytree(ASSETS / name, folder / name)
    return folder


def spoil_by_removing(file: Path) -> None:
    file.unlink()


def spoil_with_garbage(file: Path) -> None:
    file.write_bytes(b"\x89PNG not a picture <svg")


def spoil_with_a_hundred_megabytes(file: Path) -> None:
    with file.open("r+b") as opened:
        opened.truncate(100 << 20)


def spoil_with_a_giant_canvas(file: Path) -> None:
    file.write_text('<svg xmlns="http://www.w3.org/2000/svg" width="99999999" height="99999999"/>')


def spoil_with_a_folder(file: Path) -> None:
    file.unlink()
    file.mkdir()


SPOILS = (
    spoil_by_removing,
    spoil_with_garbage,
    spoil_with_a_hundred_megabytes,
    spoil_with_a_giant_canvas,
    spoil_with_a_folder,
)


@pytest.mark.sweep("part")
@pytest.mark.parametrize("spoil", SPOILS)
@pytest.mark.parametrize("name", ["logo_mark", "texture_desk"])
def test_a_picture_that_cannot_be_shown_is_a_grey_board_and_is_said_once(
    assets: Path, spoil: Callable[[Path], None], name: str
) -> None:
    make_stage()
    spoil(assets / "art" / "shared" / f"{name}.svg")
    stage = Stage((1280, 720), Settings(language="pl"), assets=assets)
    stage.navigator = ScreenNavigator(stage)
    stage.navigator.title()
    stage.settle()
    assert stage.top.name == "title"
    if spoil is not spoil_with_a_giant_canvas:
        assert notices(stage).count(f"{name}.svg") == 1
    stage.navigator.play(new_match())
    press(stage, "enter")
    one_move(stage)
    stage.navigator.title()


def test_without_any_picture_a_game_can_be_played(assets: Path) -> None:
    make_stage()
    shutil.rmtree(assets / "art")
    stage = Stage((1280, 720), Settings(language="en", motion="none"), assets=assets)
    stage.navigator = ScreenNavigator(stage)
    stage.navigator.play(new_match())
    stage.settle()
    for _ in range(3):
        one_move(stage)
    stage.navigator.title()
    stage.settle()


def test_without_words_the_ids_are_shown(assets: Path) -> None:
    make_stage()
    shutil.rmtree(assets / "lang")
    stage = Stage((1280, 720), Settings(language="en"), assets=assets)
    stage.navigator = ScreenNavigator(stage)
    stage.navigator.title()
    stage.settle()
    assert "⟦title-settings⟧" in texts_on(stage.top)


def missing_fonts(monkeypatch: pytest.MonkeyPatch, *faces: str) -> None:
    sound = text_module.font_data

    def read(face: str) -> bytes:
        if face in faces:
            raise OSError("no such file")
        return sound(face)

    text_module.load_font.cache_clear()
    monkeypatch.setattr(text_module, "font_data", read)


@pytest.fixture
def fonts_again() -> Iterator[None]:
    yield
    text_module.load_font.cache_clear()


@pytest.mark.sweep("part")
@pytest.mark.usefixtures("fonts_again")
@pytest.mark.parametrize("face", sorted(text_module.FACES))
def test_a_face_that_is_missing_is_said_and_another_one_stands_in(
    start: Start, face: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    missing_fonts(monkeypatch, face)
    app = start(language="pl")
    assert app.stage.top.name == "title"
    file = text_module.FACES[face][1].rpartition("/")[2]
    app.stage.kit.type.font(face, 20)
    assert notices(app.stage).count(file) == 1


@pytest.mark.usefixtures("fonts_again")
def test_without_any_face_the_program_says_so_and_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    missing_fonts(monkeypatch, *text_module.FACES)
    app = open_app(LaunchOptions(language="pl"))
    with pytest.raises(Hopeless):
        app.run()


def test_missing_sounds_are_said_once(assets: Path) -> None:
    make_stage()
    shutil.rmtree(assets / "sounds")
    stage = Stage((1280, 720), Settings(language="pl"), assets=assets)
    stage.navigator = ScreenNavigator(stage)
    stage.navigator.title()
    for sound in ("card", "refuse", "card"):
        stage.sounds.play(sound)
        stage.tick(stage.now + 16)
    assert notices(stage).count("Brakuje niektórych plików") == 1


BARE = """
from game.app import sdl
from game.app.loop import open_app
from game.app.launch_options import LaunchOptions
app = open_app(LaunchOptions())
app.turn(0)
app.stage.sounds.play("card")
app.turn(20)
app.turn(40)
print(app.stage.top.name, app.stage.kit.texts.language, "|".join(app.stage.notices))
app.end()
"""


@pytest.mark.parametrize("home_is_there", [True, False])
def test_it_starts_without_sound_locale_or_home_and_says_so(tmp_path: Path, home_is_there: bool) -> None:
    place = tmp_path / "there"
    if not home_is_there:
        place.write_text("a file where the folder should be")
    bare = {
        "PATH": os.environ.get("PATH", ""),
        "LC_ALL": "C",
        "SDL_VIDEODRIVER": "dummy",
        "SDL_AUDIODRIVER": "nonexistent",
        "SZTABOWKA_HOME": str(place),
    }
    command = [sys.executable, "-c", BARE]
    done = subprocess.run(
        command, env=bare, cwd=PROJECT, capture_output=True, text=True, timeout=60, check=False
    )
    assert done.returncode == 0, done.stderr
    said = done.stdout.splitlines()[-1]
    assert said.startswith("title en")
    assert "no device to play sounds" in said
    assert ("there" in said) is not home_is_there


# Windows


def test_a_window_moved_between_displays_and_made_tiny_goes_on(start: Start) -> None:
    app = start(language="pl", match=new_match())
    for size in ((640, 360), (3840, 2160), (1, 1), (1280, 720), (800, 1400), (2560, 1440), (1280, 720)):
        app.window.resize(size)
        turns(app, 2)
        width, height = app.stage.picture.get_size()
        assert width >= 1280
        assert height >= 720
        assert not isinstance(app.stage.top, TroubleScreen)
    press(app.stage, "enter")
    one_move(app.stage)
    turns(app, 2)
    assert app.rescue.reports == []


# Saves


def strange_saves(folder: Path) -> dict[str, Path]:
    """A sound save, and four that cannot be loaded; of each damaged one an older version is good."""
    found = {}
    for name in ("sound", "newer", "short", "flipped", "empty"):
        saves.save(new_match(10), folder, name)
        found[name] = saves.save(new_match(20), folder, name)
    data = found["sound"].read_bytes()
    record = msgspec.json.decode(unseal(data, KIND, FORMAT, UNPACKED_LIMIT, found["sound"]).payload)
    newer = {**record, "version": FORMAT + 1}
    found["newer"].write_bytes(seal(msgspec.json.encode(newer), KIND, FORMAT + 1))
    found["short"].write_bytes(data[: len(data) // 2])
    middle = len(data) // 2
    found["flipped"].write_bytes(data[:middle] + bytes([data[middle] ^ 4]) + data[middle + 1 :])
    found["empty"].write_bytes(b"")
    return found


@pytest.mark.parametrize("language", ["pl", "en"])
def test_strange_saves_are_listed_with_the_reason_and_refused_by_name(home: Path, language: str) -> None:
    paths = strange_saves(home / "saves")
    before = {path: path.read_bytes() for path in (home / "saves").iterdir()}
    stage = make_stage((1920, 1080), language)
    stage.navigator = ScreenNavigator(stage)
    stage.navigator.title()
    show(stage, SavesScreen(stage))
    for _ in range(8):
        stage.tick(stage.now + 20)
        stage.settle()
    good = {"pl": "wcześniejszy zapis tej samej rozgrywki", "en": "earlier save of the same match"}[language]
    for name, path in paths.items():
        stage.navigator.load(path)
        stage.settle()
        if name == "sound":
            assert stage.top.name in ("curtain", "table")
            stage.navigator.title()
            continue
        said = notices(stage)
        assert name in said
        assert good in said
        assert path.name not in said
        stage.hush()
    assert {path: path.read_bytes() for path in (home / "saves").iterdir()} == before


def test_a_damaged_save_opens_its_good_copy_from_the_list(home: Path) -> None:
    path = saves.save(new_match(10), home / "saves", "a")
    saves.save(new_match(20), home / "saves", "a")
    path.write_bytes(path.read_bytes()[:100])
    stage = make_stage((1920, 1080), "pl")
    stage.navigator = ScreenNavigator(stage)
    stage.navigator.title()
    show(stage, SavesScreen(stage))
    assert "Nie da się otworzyć" in texts_on(stage.top)
    assert "Dobra kopia" in texts_on(stage.top)
    press(stage, "enter")
    table = next(screen for screen in stage.screens if isinstance(screen, TableScreen))
    assert len(table.hot_seat.match.steps) == 10
    stage.navigator.title()


# Disks


def test_without_a_folder_for_the_user_people_play_and_are_told(
    start: Start, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("HOME", "USERPROFILE"):
        monkeypatch.setenv(name, str(home))
    home.parent.mkdir(parents=True, exist_ok=True)
    home.write_text("a file where the folder should be")
    app = start(language="pl")
    stage = app.stage
    assert "home" in notices(stage)
    assert stage.top.name == "title"
    stage.navigator.play(new_match())
    for _ in range(3):
        one_move(stage)
    table = next(screen for screen in stage.screens if isinstance(screen, TableScreen))
    assert len(table.hot_seat.match.steps) == 23
    stage.hush()
    show(stage, SavesScreen(stage, table.hot_seat))
    click(stage, "save")
    assert notices(stage) != ""
    stage.change(volume=20)
    assert stage.settings.volume == 20
    stage.navigator.title()
    turns(app, 3)
    assert app.rescue.reports == []
    assert home.read_text() == "a file where the folder should be"


@pytest.mark.sweep("part")
@pytest.mark.parametrize(
    ("error", "words"),
    [
        (errno.ENOSPC, {"pl": "dysk jest pełny", "en": "disk is full"}),
        (errno.EROFS, {"pl": "nie wolno zapisywać", "en": "cannot be written"}),
        (errno.EIO, {"pl": "dysk zgłasza błąd. Sprawdź go", "en": "reports a fault. Check it"}),
    ],
)
@pytest.mark.parametrize("language", ["pl", "en"])
def test_a_disk_that_fills_up_in_mid_game_is_told_and_all_is_kept_once_there_is_room(
    start: Start, error: int, words: dict[str, str], language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    app = start(language=language, match=new_match())
    stage = app.stage
    table = next(screen for screen in stage.screens if isinstance(screen, TableScreen)).hot_seat
    one_move(stage)

    def refuse(*_: object) -> int:
        raise OSError(error, os.strerror(error))

    with monkeypatch.context() as full:
        full.setattr(REAL_DISK, "write", refuse)
        full.setattr(REAL_DISK, "open_temp", refuse)
        for _ in range(3):
            one_move(stage)
            assert words[language] in notices(stage)
        assert len(table.match.steps) == 24
        assert kept_on_disk(table).is_behind
    one_move(stage)
    assert not kept_on_disk(table).is_behind
    assert autosave.recover(kept_on_disk(table).folder).match.digest() == table.match.digest()
    assert app.rescue.reports == []
