"""Make the wheel, install it where nothing of this folder is seen, and use it as after `pip install`.

    python3 -m tools.try_wheel [--whole]

The wheel is left in build/wheel. Without `--whole` the self-test draws each screen once.
"""

import os
import re
import subprocess
import sys
import tempfile
import zipfile
from collections.abc import Sequence
from pathlib import Path

from tools.lock_hashes import pins

PROJECT = Path(__file__).resolve().parent.parent
WHEELS = PROJECT / "build" / "wheel"
SCREENS = ("title", "table")
TIDY = re.compile(r"sztabowka(-[\d.]+\.dist-info)?/")
"""The only paths that our wheel may install."""
NOT_FOR_OTHERS = ("PYTHONPATH", "PYTHONHOME", "VIRTUAL_ENV", "SZTABOWKA_HOME")


class Broken(Exception):
    """What is wrong with the wheel."""


def make_wheel() -> Path:
    """Make the wheel as `pip install` does, in an isolated build environment."""
    WHEELS.mkdir(parents=True, exist_ok=True)
    for old in WHEELS.glob("*.whl"):
        old.unlink()
    pip = [sys.executable, "-m", "pip", "wheel", "--quiet", "--disable-pip-version-check", "--no-deps"]
    run([*pip, "-w", str(WHEELS), str(PROJECT)], PROJECT)
    (wheel,) = WHEELS.glob("*.whl")
    return wheel


def strays(names: Sequence[str]) -> list[str]:
    """Files outside our one package, or that belong into no package."""
    return [name for name in names if not TIDY.match(name) or "__pycache__" in name or name.endswith(".pyc")]


def run(command: Sequence[str], folder: Path, **more: str) -> str:
    """The output of a command. Raises `Broken` if it fails."""
    surroundings = {name: value for name, value in os.environ.items() if name not in NOT_FOR_OTHERS}
    done = subprocess.run(  # noqa: S603 - ours
        list(command), cwd=folder, env={**surroundings, **more},
        stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, encoding="utf-8", errors="replace",
        check=False,
    )  # fmt: skip
    if done.returncode != 0:
        raise Broken(f"{' '.join(command)} ended with {done.returncode}:\n{done.stdout[-3000:]}")
    return done.stdout


def use(wheel: Path, folder: Path, *, is_whole: bool) -> str:
    """Install the wheel into an empty environment and use its command; returns the last line of the
    self-test.
    """
    run([sys.executable, "-m", "venv", "venv"], folder)
    scripts = folder / "venv" / ("Scripts" if os.name == "nt" else "bin")
    python, command = str(scripts / "python"), str(scripts / "sztabowka")
    # the versions that are tested, but only the packages that the wheel itself requires
    (folder / "pins").write_text("\n".join(line for line, _ in pins("requirements.lock").values()))
    pip = [python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "-c", "pins"]
    run([*pip, str(wheel)], folder)
    run([python, "-m", "pip", "check"], folder)
    home = {"SZTABOWKA_HOME": str(folder / "home"), "SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
    where = run([python, "-c", "import sztabowka, game; print(game.__file__)"], folder).strip()
    if not Path(where).is_relative_to(folder):
        raise Broken(f"the module that is found is {where}")
    if "sztabowka COMMAND" not in (told := run([command, "--help", "--lang", "en"], folder, **home)):
        raise Broken(f"its help knows another name:\n{told}")
    run([command, "check"], folder, **home)
    for screen in SCREENS:
        run([command, "shot", f"{screen}.png", "--screen", screen], folder, **home)
        if not (folder / f"{screen}.png").read_bytes().startswith(b"\x89PNG"):
            raise Broken(f"the picture of {screen} is none")
    brief = [] if is_whole else ["--brief"]
    return run([python, "-m", "sztabowka", "selftest", *brief], folder, **home).splitlines()[-1]


def main(arguments: Sequence[str]) -> int:
    try:
        wheel = make_wheel()
        with zipfile.ZipFile(wheel) as archive:
            if found := strays(archive.namelist()):
                raise Broken(f"{wheel.name} holds {found[:5]}")
        with tempfile.TemporaryDirectory(prefix="Gry Zażółć ") as folder:
            told = use(wheel, Path(folder).resolve(), is_whole="--whole" in arguments)
    except Broken as broken:
        print(broken, file=sys.stderr)
        return 1
    print(f"{wheel.name}, {wheel.stat().st_size / 1e6:.1f} MB, installed with pip: {told}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
