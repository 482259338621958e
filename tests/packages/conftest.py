"""These tests run when SZTABOWKA_PACKAGES names the folder with what tools/package.py has made."""

import os
from pathlib import Path

import pytest

import game
from tests import PROJECT

PACKAGES = "SZTABOWKA_PACKAGES"


def pytest_ignore_collect(collection_path: Path) -> bool | None:
    return True if PACKAGES not in os.environ and collection_path.name.startswith("test_") else None


def made(ending: str) -> Path:
    """One of the packages; where it was not made, its test has nothing to try."""
    path = PROJECT / os.environ[PACKAGES] / f"sztabowka-{game.__version__}-{ending}"
    if not path.is_file():
        pytest.skip(f"{path.name} was not made")
    return path
