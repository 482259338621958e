"""The frozen program by itself: what is in its folder, its self-test, and that it plays as the source."""

import json
import os
import re
import subprocess
from pathlib import Path

import pytest

from game.config.paths import ASSETS, MAPS
from game.content.library import open_game
from game.devtools.simulation import play_game
from game.rules.registry import GAMES
from tests.sweeps import NIGHT, TIER
from tests.window.program import FROM_SOURCE, PROGRAM, command
from tools import bundle
from tools.sbom import told

LARGEST = 60_000_000
GAMES_EACH = 3 * NIGHT
STARTS = re.compile(r"^# starts (.+)/[\w-]+\.exe$", re.MULTILINE)
OF_DEVELOPERS = ("pytest", "hypothesis", "mypy", "ruff", "importlinter", "xdist", "PyInstaller")

pytestmark = pytest.mark.skipif(
    os.environ.get(PROGRAM) == FROM_SOURCE, reason="the program that is tested is the source"
)


def folder() -> Path:
    """Where the program lies; that of Windows is started by a script, which tells."""
    program = Path(command()[0])
    told = STARTS.search(program.read_bytes()[:1000].decode("utf-8", errors="replace"))
    return Path(told[1]) if told else program.parent


def files() -> set[str]:
    """All but links: some libraries are found under two names."""
    found = (path for path in folder().rglob("*") if path.is_file() and not path.is_symlink())
    return {path.relative_to(folder()).as_posix() for path in found}


def run(home: Path, *words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [*command(), *words],
        env={**os.environ, "SZTABOWKA_HOME": str(home), "PYTHONHASHSEED": "random"},
        capture_output=True, text=True, encoding="utf-8", timeout=900, check=False,
    )  # fmt: skip


def test_the_folder_holds_everything_that_is_shown() -> None:
    inside = files()
    for root in (ASSETS, MAPS):
        needed = [path.relative_to(root.parent).as_posix() for path in root.rglob("*") if path.is_file()]
        assert {f"_internal/{name}" for name in needed} <= inside
    fonts = {f"_internal/{place}/{Path(file).name}" for file, place in bundle.fonts()}
    assert fonts <= inside


def test_every_licence_is_in_the_folder() -> None:
    names = {name.split("/")[2] for name in files() if name.startswith("_internal/licences/")}
    for package in bundle.packages():
        assert any(name.lower().startswith(f"{package.lower()}-") for name in names), package
    assert "_internal/LICENSE" in files()


def test_the_list_of_what_is_inside_names_every_package_and_library() -> None:
    parts = {one["name"] for one in json.loads(told(folder(), 0))["components"]}
    assert {name.lower() for name in (*bundle.packages(), "pyinstaller")} <= {name.lower() for name in parts}
    assert "Python" in parts
    assert any("SDL2" in name for name in parts), "libraries are told, too"


def test_nothing_of_the_developers_is_in_the_folder_and_it_stays_light() -> None:
    strays = [name for name in files() if any(f"/{one.lower()}/" in name.lower() for one in OF_DEVELOPERS)]
    assert strays == []
    assert sum((folder() / name).stat().st_size for name in files()) < LARGEST


def test_its_selftest_passes(tmp_path: Path) -> None:
    done = run(tmp_path, "selftest", *([] if TIER == "all" else ["--brief"]))
    assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-3000:]
    assert re.fullmatch(r"[1-9]\d* passed, 0 failed", done.stdout.splitlines()[-1])


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", range(GAMES_EACH))
def test_what_the_source_played_it_plays_again_digest_for_digest(
    tmp_path: Path, game: str, seed: int
) -> None:
    """R3: equal at every step, in another build of Python with other hashes."""
    scenarios = open_game(game).scenarios
    info = scenarios[seed % len(scenarios)]
    _, match = play_game(game, info.id, ("random",) * info.seats[0], seed, 50)
    record = tmp_path / "played.save"
    record.write_bytes(match.dumps())
    done = run(tmp_path, "replay", str(record), "--verify", "--lang", "en")
    assert done.returncode == 0, done.stdout + done.stderr
    assert str(len(match.steps)) in done.stdout
