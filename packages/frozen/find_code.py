"""Run by the frozen program before anything else: our modules lie in one archive for all its executables."""

import os
import sys

bundle: str = sys._MEIPASS  # type: ignore[attr-defined]  # noqa: SLF001 - so PyInstaller tells where it is
sys.path.insert(0, os.path.join(bundle, "game.zip"))
