"""Title, new game and saves: how one gets to a table, and that nothing of it lies where it should not."""

from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from game.bots import bot_named
from game.input.editing import line
from game.input.gestures import Move
from game.scenes.new_game.screen import NewGameScreen
from game.scenes.saves.screen import SavesScreen
from game.scenes.saves.words import when
from game.scenes.screen import Screen
from game.scenes.stage import Stage
from game.scenes.title.screen import TitleScreen
from game.session import autosave, saves
from game.session.hot_seat import HotSeat, Player, match_for
from game.session.match import Match
from tests.scenes.layout import overprints, problems
from tests.scenes.staging import (
    LANGUAGES,
    SIZES,
    TEXT_SCALES,
    click,
    doors_of,
    handles_on,
    live_in,
    make_stage,
    press,
    show,
    texts_on,
    wait,
    write,
)

GAME = "desert_patrol"
ODD_NAMES = ("Zażółć gęślą", "é漢字☢" + "W" * 30)


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    return live_in(tmp_path, monkeypatch)


def a_match(scenario: str = "dp_s01", names: tuple[str, ...] = ("Kasia", "Iwona"), steps: int = 12) -> Match:
    match = match_for(GAME, tuple(Player(name) for name in names), seed=5, scenario=scenario)
    bot = bot_named("random", "desert_patrol", 1)
    for _ in range(steps):
        seat = min(match.waiting_for())
        match.submit(seat, bot.choose(match.view(seat), seat, match.legal(seat)))
    return match


def keep(match: Match) -> Path:
    kept = autosave.begin(match, autosave.default_root())
    kept.close()
    return kept.folder


def save(name: str, match: Match | None = None) -> Path:
    return saves.save(match or a_match(), saves.default_folder(), name)


def spoil(path: Path) -> None:
    data = bytearray(path.read_bytes())
    data[len(data) // 2] ^= 255
    path.write_bytes(bytes(data))


def fill_the_shelf() -> None:
    """A kept match, one that cannot be read, saves with names good and odd, a broken one."""
    spoil(next(keep(a_match("dp_s02")).glob("page-*.snapshot")))
    keep(a_match("dp_s03", ODD_NAMES))
    save("Wieczór u Kasi")
    save("W" * 40, a_match("dp_s05", ODD_NAMES))
    spoil(save("zepsuty"))


# The layout


def title(stage: Stage) -> Screen:
    return TitleScreen(stage)


def new_game(stage: Stage) -> Screen:
    return NewGameScreen(stage, GAME)


def new_game_for_ten(stage: Stage) -> Screen:
    screen = NewGameScreen(stage, "last_comrade")
    for _ in range(7):
        screen.more_seats(1)()
    assert screen.plan.seats == 10
    return screen


def list_of_saves(stage: Stage) -> Screen:
    return SavesScreen(stage)


def saving(stage: Stage) -> Screen:
    return SavesScreen(stage, HotSeat(autosave.begin(a_match(), autosave.default_root())))


@pytest.mark.sweep("pairs")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("text_scale", TEXT_SCALES)
@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("make", [title, new_game, new_game_for_ten, list_of_saves, saving])
def test_everything_stays_in_its_place(
    make: object, size: tuple[int, int], text_scale: int, language: str
) -> None:
    assert callable(make)
    if make not in (new_game, new_game_for_ten):
        fill_the_shelf()
    stage = make_stage(size, language, text_scale)
    screen = show(stage, make(stage))
    wait(stage, 6)
    assert problems(screen) == []
    assert overprints(screen) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_first_start_is_laid_out_as_well(language: str) -> None:
    for size in SIZES:
        stage = make_stage(size, language, 160)
        for make in (title, list_of_saves):
            assert problems(show(stage, make(stage))) == []


def test_questions_and_bots_stay_in_their_place() -> None:
    fill_the_shelf()
    for size in SIZES:
        for language in LANGUAGES:
            stage = make_stage(size, language, 160)
            screen = show(stage, saving(stage))
            press(stage, "delete")
            stage.top.fields["save_name"] = line("zepsuty")
            stage.top.focus("save_name", shown=False)
            press(stage, "enter")
            assert "replace_yes" in handles_on(screen)
            assert problems(screen) == []
            screen = show(stage, new_game(stage))
            click(stage, "kind/1")
            assert problems(screen) == []


# The way to the table


def test_two_clicks_lead_from_the_title_to_the_table() -> None:
    stage = make_stage()
    show(stage, TitleScreen(stage))
    click(stage, f"lid/{GAME}")
    assert doors_of(stage).last() == ("new_game", (GAME,))
    show(stage, NewGameScreen(stage, GAME))
    click(stage, "start")
    door, (match,) = doors_of(stage).last()
    assert (door, match.scenario) == ("play", "dp_s01")
    assert match.bots == ("", "sergeant")
    assert match.names[0] == "", "who gave no name is called by the seat, in the language of the day"


def test_the_keyboard_alone_does_the_same() -> None:
    stage = make_stage()
    show(stage, TitleScreen(stage))
    press(stage, "right", "enter")
    assert doors_of(stage).last() == ("new_game", (GAME,))
    show(stage, NewGameScreen(stage, GAME))
    press(stage, "down", "enter")
    door, (match,) = doors_of(stage).last()
    assert (door, match.scenario) == ("play", "dp_s02")


def test_enter_on_a_fresh_title_begins_the_first_lesson_and_escape_does_no_harm() -> None:
    stage = make_stage()
    screen = show(stage, TitleScreen(stage))
    press(stage, "escape")
    assert stage.top is screen
    assert not stage.is_over
    assert not doors_of(stage).calls
    press(stage, "f1", "enter")
    assert doors_of(stage).calls == [("rulebook", (GAME,)), ("first_lesson", (GAME,))]


def test_the_language_changes_at_once() -> None:
    stage = make_stage(language="en")
    screen = show(stage, TitleScreen(stage))
    assert "Desert Patrol" in texts_on(screen)
    click(stage, "language/pl")
    assert "Patrol pustyni" in texts_on(screen)


def test_the_newest_unfinished_game_is_offered_with_its_players() -> None:
    folder = keep(a_match("dp_s03"))
    save("another")
    stage = make_stage()
    screen = show(stage, TitleScreen(stage))
    wait(stage)
    seen = texts_on(screen)
    assert "Ambush on the Caravan Track" in seen
    assert "Kasia (LRDG)" in seen
    assert "autosave: today" in seen
    assert "Other saves (1)" in seen
    press(stage, "enter")
    assert doors_of(stage).last() == ("resume", (folder,))


def test_a_broken_autosave_is_named_on_the_title() -> None:
    folder = keep(a_match())
    spoil(next(folder.glob("page-*.snapshot")))
    stage = make_stage()
    screen = show(stage, TitleScreen(stage))
    assert "LANDING GROUND 7, MATCH BEGUN TODAY" in texts_on(screen)
    assert "is damaged" in texts_on(screen)
    assert "page-" not in texts_on(screen)
    assert "new_game" in handles_on(screen)


# Saves


def test_a_broken_save_is_listed_with_its_reason_and_its_good_copy_can_be_opened() -> None:
    save("Sound")
    save("Twice")
    spoil(save("Twice", a_match("dp_s02")))
    stage = make_stage((1920, 1080))
    screen = show(stage, SavesScreen(stage))
    seen = texts_on(screen)
    assert "Sound" in seen
    assert "Twice" in seen
    assert "is damaged" in seen
    assert "earlier save of the same match" in seen
    press(stage, "enter")
    door, (path,) = doors_of(stage).last()
    assert (door, path.name) == ("load", "Twice.save.bak1")


def test_a_broken_save_without_a_copy_is_explained_and_not_opened() -> None:
    spoil(save("Alone"))
    stage = make_stage()
    screen = show(stage, SavesScreen(stage))
    assert "is damaged" in texts_on(screen)
    press(stage, "enter")
    assert not doors_of(stage).calls


def test_saves_are_opened_by_their_kind() -> None:
    path = save("By name")
    stage = make_stage((1920, 1080))
    show(stage, SavesScreen(stage))
    press(stage, "enter")
    assert doors_of(stage).last() == ("load", (path,))
    folder = keep(a_match("dp_s02"))
    show(stage, SavesScreen(stage))
    press(stage, "enter")
    assert doors_of(stage).last() == ("resume", (folder,))


def test_deleting_asks_first() -> None:
    path = save("Precious")
    stage = make_stage()
    screen = show(stage, SavesScreen(stage))
    click(stage, "delete/0")
    assert path.exists()
    assert "Delete for good?" in texts_on(screen)
    click(stage, "delete_no/0")
    assert path.exists()
    assert "Delete for good?" not in texts_on(screen)
    press(stage, "delete", "escape")
    assert path.exists()
    assert stage.top is screen
    click(stage, "delete/0")
    click(stage, "delete_yes/0")
    assert not path.exists()
    assert "There are no saves yet" in texts_on(screen)


def test_a_kept_match_can_be_deleted_too() -> None:
    keep(a_match())
    stage = make_stage()
    screen = show(stage, SavesScreen(stage))
    click(stage, "delete/0")
    click(stage, "delete_yes/0")
    assert "There are no saves yet" in texts_on(screen)


def test_a_game_is_saved_under_a_name_and_a_taken_name_asks() -> None:
    save("Żółw ☢")
    stage = make_stage()
    table = HotSeat(autosave.begin(a_match("dp_s04"), autosave.default_root()))
    screen = show(stage, SavesScreen(stage, table))
    assert "see the hidden cards" in texts_on(screen)
    click(stage, "save_name")
    for _ in range(40):
        press(stage, "end", "backspace")
    write(stage, "Żółw ☢")
    press(stage, "enter")
    assert "already. Replace it?" in texts_on(screen)
    click(stage, "replace_no")
    click(stage, "save")
    click(stage, "replace_yes")
    (entry,) = saves.listing(saves.default_folder())
    assert isinstance(entry, saves.SaveInfo)
    assert (entry.title, entry.scenario) == ("Żółw ☢", "dp_s04")
    table.close()


def test_boards_are_loaded_one_at_a_time_and_not_while_drawing() -> None:
    for number in range(3):
        save(f"Save {number}")
    stage = make_stage((1920, 1080))
    screen = show(stage, SavesScreen(stage))
    counts = []
    for _ in range(4):
        counts.append(texts_on(screen).count("Kasia (LRDG)"))
        wait(stage)
    assert counts == [0, 1, 2, 3]


def test_the_list_is_walked_by_keys_and_scrolls_along() -> None:
    for number in range(12):
        save(f"Save {number:02}")
    stage = make_stage()
    screen = show(stage, SavesScreen(stage))
    last = saves.listing(saves.default_folder())[-1]
    assert last.title not in texts_on(screen)
    press(stage, *["down"] * 11)
    assert last.title in texts_on(screen)
    press(stage, "enter")
    assert doors_of(stage).last() == ("load", (last.path,))


def test_days_are_told_in_words() -> None:
    kit = make_stage(language="pl").kit
    now = datetime(2026, 5, 3, 12, tzinfo=UTC)
    assert when(kit, now, now).startswith("dziś, ")
    assert when(kit, now - timedelta(days=1), now).startswith("wczoraj, ")
    assert when(kit, now - timedelta(days=20), now).startswith("13 kwietnia 2026, ")


def test_escape_closes_the_list() -> None:
    stage = make_stage()
    below = show(stage, TitleScreen(stage))
    show(stage, SavesScreen(stage))
    press(stage, "escape")
    assert stage.top is below


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_scenario_fits_a_small_picture_with_large_type(language: str) -> None:
    stage = make_stage(SIZES[0], language, 160)
    screen = show(stage, NewGameScreen(stage, GAME))
    for _ in range(11):
        assert problems(screen) == []
        press(stage, "down")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "least"), [("desert_patrol", 7), ("staff_orders", 4)])
def test_who_stands_ready_is_told_by_a_tip(game: str, least: int, language: str) -> None:
    stage = make_stage((1280, 720), language=language)
    screen = show(stage, NewGameScreen(stage, game))
    forces = [area for area in screen.hit_areas() if area.handle.startswith("force/")]
    assert len(forces) >= least
    for area in forces:
        assert area.tip
        stage.feed(Move(area.rect.center))
        wait(stage, 40)
        assert " ".join(area.tip.split()) in " ".join(texts_on(screen).split())
