"""The places of assets/, maps/ and the user's folder, from source and frozen; nothing is created."""

import os
import sys
from pathlib import Path

import platformdirs

from game.store import StoreError


def project_folder() -> Path:
    """The folder that holds assets/ and maps/: the frozen bundle, else the folder above the package."""
    bundle = getattr(sys, "_MEIPASS", None)
    return Path(bundle) if bundle else Path(__file__).resolve().parents[2]


PROJECT = project_folder()
ASSETS = PROJECT / "assets"
MAPS = PROJECT / "maps"


def home_of(part: str, folder: Path) -> Path:
    """Where a part such as `assets/lang` is: in a modder's folder of the same layout, else in the program."""
    return folder if (folder / part).is_dir() else PROJECT


def user_folder() -> Path:
    """The folder of this user's saves, records and settings; SZTABOWKA_HOME overrides it.

    Raises `StoreError` "no_home" if the account has no home, as a service or a container may.
    """
    chosen = os.environ.get("SZTABOWKA_HOME")
    try:
        if chosen:
            return Path(chosen).expanduser().absolute()
        return Path(platformdirs.user_data_dir("sztabowka", appauthor=False))
    except RuntimeError as error:
        raise StoreError("no_home", Path(chosen or "~")) from error
