"""A screen that nobody looks at: Xvfb with openbox, and the tools that point, type and take pictures."""

import os
import shutil
import subprocess
import time
from pathlib import Path
from types import TracebackType

TOOLS = ("Xvfb", "openbox", "xdotool", "xprop", "import")
PATIENCE = 20.0
QUIET = subprocess.DEVNULL


def missing_tools() -> list[str]:
    return [tool for tool in TOOLS if shutil.which(tool) is None]


class Display:
    """An X server of its own with a window manager, under a number that was free."""

    def __init__(self, width: int, height: int) -> None:
        self.size = (width, height)
        self._begun: subprocess.Popen[bytes] | None = None
        reading, writing = os.pipe()
        words = ["Xvfb", "-displayfd", str(writing), "-screen", "0", f"{width}x{height}x24"]
        words += ["-nolisten", "tcp", "-noreset"]
        self._server = subprocess.Popen(words, pass_fds=(writing,), stdout=QUIET, stderr=QUIET)
        os.close(writing)
        with os.fdopen(reading) as told:
            self.name = f":{told.readline().strip()}"
        assert self.name != ":", "Xvfb did not start"
        self.environment = {**os.environ, "DISPLAY": self.name}
        self._manager = subprocess.Popen(
            ["openbox", "--sm-disable"], env=self.environment, stdout=QUIET, stderr=QUIET
        )
        self._wait_for_manager()

    def _wait_for_manager(self) -> None:
        """A window that opens before its manager is there gets neither a frame nor the keyboard."""
        until = time.monotonic() + PATIENCE
        while "(WINDOW)" not in self._ask("xprop", "-root", "_NET_SUPPORTING_WM_CHECK"):
            assert time.monotonic() < until, "openbox did not start"
            time.sleep(0.05)

    def _ask(self, *words: str) -> str:
        done = subprocess.run(
            words, env=self.environment, capture_output=True, text=True, timeout=PATIENCE, check=False
        )
        return done.stdout

    def do(self, *words: object) -> str:
        """Have xdotool do something; several commands may follow each other in one call."""
        done = subprocess.run(
            ["xdotool", *map(str, words)],
            env=self.environment, capture_output=True, text=True, timeout=PATIENCE, check=False,
        )  # fmt: skip
        assert done.returncode == 0, f"xdotool {words}: {done.stderr}"
        return done.stdout

    def begin(self, *words: object) -> None:
        """Have xdotool do something a moment later, without waiting for it."""
        self._begun = subprocess.Popen(["xdotool", "sleep", "0.02", *map(str, words)], env=self.environment)

    def finish(self) -> None:
        """Wait until what was begun is done."""
        if self._begun is not None:
            self._begun.wait(PATIENCE)

    def windows(self, kind: str) -> list[str]:
        """The visible windows of a class."""
        return self._ask("xdotool", "search", "--onlyvisible", "--class", kind).split()

    def place(self, window: str) -> tuple[int, int]:
        """Where the inside of a window begins on the screen."""
        told = self._ask("xdotool", "getwindowgeometry", "--shell", window)
        values = dict(line.split("=", 1) for line in told.splitlines())
        return int(values["X"]), int(values["Y"])

    def picture(self, path: Path) -> None:
        """What is on the screen, whole."""
        subprocess.run(
            ["import", "-window", "root", str(path)], env=self.environment, timeout=PATIENCE, check=True
        )

    def close(self) -> None:
        for process in (self._manager, self._server):
            process.terminate()
            process.wait(PATIENCE)

    def __enter__(self) -> "Display":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()
