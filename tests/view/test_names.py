"""U3: any name in any language. 20 000 random strings are typed, drawn, fitted, saved and loaded."""

import os
from pathlib import Path
from random import Random

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

import pytest

from game.config.settings import Settings, load
from game.config.settings import save as save_settings
from game.input.editing import LONGEST, EditedLine
from game.input.gestures import Typed
from game.scenes.new_game.screen import NewGameScreen
from game.scenes.saves.naming import NAME
from game.scenes.saves.screen import SavesScreen
from game.scenes.stage import Stage
from game.session import saves
from game.session.hot_seat import HotSeat, Player, match_for
from game.session.match import Match
from game.store import printable
from game.view.kit import Kit
from game.view.text import drawable
from game.view.theme import CHALK
from tests.scenes.seating import sit
from tests.scenes.staging import click, doors_of, live_in, make_stage, press, show
from tests.sweeps import NIGHT, seed, some

PARTS, STRINGS = 4, some(5000) * NIGHT
ON_DISK, ON_SCREEN = some(300), 25
RAW_EVERY = 8
"""Nothing is drawn that was not made printable first; that it could be is tried with some."""
ALPHABETS = (
    "abc XYZ 019 .,-_/\\:*?\"<>|'%$~",
    "ąćęłńóśźż ĄĆĘŁŃÓŚŹŻ „”–…",
    "שלום عربي \u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2069",
    "\u0300\u0301\u0323\u0489\u20dd\u0e31\u0e47",
    "\u200b\u200c\u200d\u2060\ufeff\u00ad\u034f\u3164\u2800\ufe0f",
    "🂡🏴‍☠️👩‍👩‍👧🇵🇱𝔄𐍈",
    "\x00\x01\x07\x08\t\n\v\f\r\x1b\x7f\x85\u2028\u2029",
    "\ud800\udbff\udc00\udfff",
    "漢字かな한글ไทยहिन्दी",
    "\ue000\uffff\U0010ffff\ufffe\ufdd0\ufffd",
    "ﬁﬀ½ⅷ㎏ℌİıßẞǅ\u1e9b\u0345\u1100\u1161\u11a8",
)
WHOLE = ("", " ", "?", ".", "..", "con", "NUL.save", "a" * 5000, "\u0301" * 400, "{ $name }", "**", "%s%n")


def random_name(chance: Random) -> str:
    """Of one alphabet, of several, of anything there is; now and then far too long."""
    kind = chance.random()
    if kind < 0.02:
        return chance.choice(WHOLE)
    length = chance.choice((1, 2, 5, 12, 40, 41, 90)) if kind < 0.98 else chance.randint(200, 3000)
    if kind < 0.35:
        return "".join(chance.choices(chance.choice(ALPHABETS), k=length))
    if kind < 0.7:
        return "".join(chance.choice(chance.choice(ALPHABETS)) for _ in range(length))
    return "".join(chr(chance.randrange(0x110000)) for _ in range(length))


def names(number: int, count: int) -> list[str]:
    chance = Random(number)
    return [random_name(chance) for _ in range(count)]


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    return live_in(tmp_path / "home", monkeypatch)


def is_plain(text: str) -> bool:
    """One line that any font can be given."""
    return bool(text) and text.isprintable() and text == text.encode("utf-8", "ignore").decode()


def typed(name: str) -> EditedLine:
    """Typed at once, then corrected, then once more in the middle."""
    line = EditedLine().typed(name)
    for key in ("left", "backspace", "home", "delete", "end", "left"):
        line = line.pressed(key)
    return line.typed(name)


def check_drawn(kit: Kit, text: str) -> None:
    """As a label, in a narrow box, in a paragraph: it never leaves its place."""
    assert drawable(text).isprintable() or "\u00a0" in drawable(text)
    kit.type.line(text, "body", CHALK)
    kit.type.line(text, "label", CHALK)
    assert kit.type.fitted(text, "h2", CHALK, 160, px=20).get_width() <= 160
    lines = kit.type.wrapped(text, "body", 200)
    assert all(kit.type.width(line, "body") <= 200 or len(line) == 1 for line in lines)


@pytest.mark.sweep("part")
@pytest.mark.parametrize("part", range(PARTS))
def test_any_string_can_be_a_name_of_a_player_and_of_a_save(part: int, tmp_path: Path) -> None:
    kit = make_stage(shares=False).kit
    stems = set()
    for number, name in enumerate(names(seed(100 + part), STRINGS)):
        shown, line = printable(name), typed(name)
        assert is_plain(shown)
        assert len(shown) <= LONGEST
        assert len(line.text) <= LONGEST
        assert 0 <= line.caret <= len(line.text)
        path = saves.path_for(tmp_path, name)
        assert path.parent == tmp_path.resolve()
        assert path.name.isascii()
        assert len(path.name) < 80
        assert saves.path_for(tmp_path, saves.title_of(path)) == path
        stems.add(path.name)
        check_drawn(kit, shown)
        if number % RAW_EVERY == 0:
            check_drawn(kit, line.text)
            check_drawn(kit, name[:300])
    assert len(stems) > STRINGS // 2


def test_names_are_kept_in_settings_and_saves_and_found_again(tmp_path: Path) -> None:
    match = match_for("desert_patrol", (Player("Ala"), Player("Ola")), seed=1)
    file = tmp_path / "settings.json"
    for number, name in enumerate(names(7, ON_DISK)):
        folder = tmp_path / f"saves {number % 10}"
        path = saves.save(named(match, name), folder, name)
        assert saves.load(path).names == (printable(name), printable(printable(name)))
        save_settings(Settings(names=(name, printable(name))), file)
        settings, trouble = load(file)
        assert trouble is None
        assert settings.names == (printable(name, blank=""), printable(name))
    for number in range(10):
        entries = saves.listing(tmp_path / f"saves {number}")
        assert entries
        assert all(isinstance(entry, saves.SaveInfo) for entry in entries)


def named(match: Match, name: str) -> Match:
    match.names = (printable(name), printable(name))
    return match


def write_into(stage: Stage, field: str, name: str) -> None:
    click(stage, field)
    press(stage, "end", *["backspace"] * (len(stage.top.fields[field].text)))
    stage.feed(Typed(name))
    stage.paint()


def test_any_string_can_be_typed_where_players_are_named() -> None:
    stage = make_stage(language="pl")
    screen = show(stage, NewGameScreen(stage, "desert_patrol"))
    click(stage, "who/together")
    for name in names(8, ON_SCREEN):
        write_into(stage, "name/0", name)
        write_into(stage, "name/1", name[::-1])
    assert isinstance(screen, NewGameScreen)
    screen.start()
    door, (match,) = doors_of(stage).last()
    assert door == "play"
    assert all(is_plain(one) for one in match.names if one), (
        "who gave no name is called by the number of the seat"
    )


def test_any_string_can_be_typed_where_a_game_is_saved(home: Path) -> None:
    stage = make_stage(language="pl")
    seated = sit(stage, match_for("desert_patrol", (Player("Ala"), Player("Ola")), seed=1), home)
    written = 0
    for name in names(9, ON_SCREEN):
        written += saved_under(stage, seated.table, name)
    assert written > ON_SCREEN // 2
    assert len(saves.listing(saves.default_folder())) == written
    seated.table.close()


def saved_under(stage: Stage, table: HotSeat, name: str) -> bool:
    """Whether the list of saves, asked to save under this name, wrote a file of its own."""
    before = len(saves.listing(saves.default_folder()))
    show(stage, SavesScreen(stage, table))
    write_into(stage, NAME, name)
    press(stage, "enter", "escape")
    while isinstance(stage.top, SavesScreen):
        press(stage, "escape")
    return len(saves.listing(saves.default_folder())) > before


@pytest.mark.parametrize("name", ["\ud83d", "\x00", "\u200b", "שלום עולם", "🏴‍☠️" * 30, "\u0301" * 300])
def test_a_table_of_people_with_any_names_is_drawn(home: Path, name: str) -> None:
    stage = make_stage(language="pl")
    seated = sit(stage, match_for("desert_patrol", (Player(name), Player(name)), seed=3), home)
    stage.settle()
    press(stage, "enter")
    stage.settle()
    assert stage.top is seated.screen
    seated.table.close()
