"""What was made is as large as the READMEs say, and starts where the pages say it does."""

import subprocess
import tarfile
import zipfile
from pathlib import Path

import pytest

from game.i18n import LANGUAGES
from tests import PROJECT
from tests.packages.conftest import made
from tests.project.test_players_pages import README
from tools.glibc import highest
from tools.portable_python import OLDEST, STAMP
from tools.sizes import measured, wrong


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_sizes_in_the_readme_are_those_of_what_was_made(lang: str) -> None:
    sizes = measured()
    assert sizes
    mistakes = list(wrong((PROJECT / README[lang]).read_text("utf-8"), sizes))
    assert mistakes == [], "python3 -m tools.sizes writes them"


def test_the_tar_unpacks_anywhere_and_draws_a_table(tmp_path: Path) -> None:
    place = tmp_path / "Gry Zażółć gęślą jaźń"
    with tarfile.open(made("linux-x64.tar.gz")) as archive:
        archive.extractall(place, filter="data")
    program = place / "sztabowka" / "sztabowka"
    done = subprocess.run(
        [program, "shot", "table.png", "--screen", "table", "--lang", "pl"],
        cwd=tmp_path, env={"SZTABOWKA_HOME": str(tmp_path / "home")}, capture_output=True, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    assert (tmp_path / "table.png").stat().st_size > 100_000


def test_what_linux_gets_asks_for_no_newer_c_library_than_the_pages_say(tmp_path: Path) -> None:
    if not STAMP.exists():
        pytest.skip("the Python for old systems could not be made here")
    with tarfile.open(made("linux-x64.tar.gz")) as archive:
        archive.extractall(tmp_path, filter="data")
    version, files = highest(tmp_path)
    assert (2,) < version <= OLDEST, files


def test_the_zip_holds_every_file_once() -> None:
    with zipfile.ZipFile(made("windows-x64.zip")) as archive:
        assert archive.testzip() is None
        names = [name.lower() for name in archive.namelist()]
    assert len(names) == len(set(names)), "Windows does not tell large letters from small ones"
    assert "sztabowka/sztabowka.exe" in names
