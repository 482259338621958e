"""L4 in the real program: its folder is taken away while people play; that is seen, and asked about."""

import shutil
import time
from pathlib import Path

from game.session.saves import load
from tests.window.conftest import Start
from tests.window.player import Player, playing
from tests.window.program import PATIENCE, Program

TABLE = ("--game", "desert_patrol", "--scenario", "dp_s01", "--lang", "en")


def close_the_window(program: Program) -> None:
    program.key("alt+F4")
    program.wait_for_screen("ways")


def is_marked(program: Program) -> bool:
    return any(thing.handle == "unsaved" for thing in program.shown.things)


def test_nobody_leaves_a_match_that_is_not_on_the_disk_unasked(start: Start, tmp_path: Path) -> None:
    program = start(tmp_path / "home", *TABLE)
    player = Player(program, seed=3)
    player.sit()
    match = player.match()
    offers = player.offers(match)
    ways = player.ways(offers)
    assert not is_marked(program)
    shutil.rmtree(tmp_path / "home" / "autosaves")
    (tmp_path / "home" / "autosaves").write_text("a file in the folder's place")
    player.do(ways[0], offers)
    assert is_marked(program), "on the table, or on the curtain"
    close_the_window(program)
    program.key("Escape")
    program.wait_for_screen("curtain", "table")
    assert is_marked(program), "whoever stays still sees it"
    close_the_window(program)
    program.click("way/0")
    program.wait_for_screen("saves")
    program.type("rescued")
    program.click("save_folder")
    program.key("ctrl+a")
    program.type(str(tmp_path / "stick"))
    program.key("Return")
    program.wait_for_screen("curtain", "table")
    path = tmp_path / "stick" / "rescued.save"
    until = time.monotonic() + PATIENCE
    while not path.exists():
        assert time.monotonic() < until, "nothing was saved"
        time.sleep(0.02)
    assert load(path).digest() == playing(program.shown).digest
    assert program.quit() == 0, "what is saved under a name is left without a question"
    assert program.errors() == ""
