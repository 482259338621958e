"""Saved games: finished matches, and what is marked before anybody opens it."""

import os
from itertools import pairwise
from pathlib import Path

import msgspec
import pytest

from game.config.settings import Settings
from game.rules.core.values import Concede
from game.scenes.chooser import WaysScreen
from game.scenes.curtain import CurtainScreen
from game.scenes.navigator import ScreenNavigator
from game.scenes.replay import ReplayScreen
from game.scenes.results.screen import ResultsScreen
from game.scenes.saves.screen import SavesScreen
from game.scenes.stage import Stage
from game.scenes.table.screen import TableScreen
from game.scenes.title.screen import TitleScreen
from game.scenes.title.unfinished import MOST_READ
from game.session import autosave, kept, saves
from game.session.hot_seat import HotSeat
from game.session.match import Match
from game.session.record import FORMAT, KIND, read_record, write_record
from game.store import StoreError, seal, unseal
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
)
from tests.scenes.test_start_scenes import a_match, keep, save, spoil


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    return live_in(tmp_path, monkeypatch)


# Finished matches


def finish(scenario: str = "dp_s01") -> Path:
    kept_one = autosave.begin(a_match(scenario), autosave.default_root())
    kept_one.submit(0, Concede())
    kept_one.close()
    return kept_one.folder


def test_finished_matches_are_listed_looked_at_and_deleted() -> None:
    folder, open_one = finish(), keep(a_match("dp_s02"))
    stage = make_stage((1920, 1080))
    stage.navigator = ScreenNavigator(stage)
    stage.navigator.title()
    stage.navigator.saves()
    stage.settle()
    seen = texts_on(stage.top)
    assert "To play (1)" in seen
    assert "Finished (1)" in seen
    assert "Landing Ground 7" not in seen
    click(stage, "tab/finished")
    assert "Landing Ground 7" in texts_on(stage.top)
    assert "Match played to its end" in texts_on(stage.top)
    click(stage, "open/0")
    assert isinstance(stage.top, ReplayScreen)
    assert stage.top.last > 0
    assert len(stage.top.seats) == 2
    press(stage, "escape")
    click(stage, "delete/0")
    click(stage, "delete_yes/0")
    assert not folder.exists()
    assert open_one.exists()
    assert "No match has been finished yet" in texts_on(stage.top)


def test_looking_at_a_finished_match_changes_nothing_of_it() -> None:
    folder = finish()
    before = {path.name: path.read_bytes() for path in folder.iterdir()}
    stage = make_stage()
    stage.navigator = ScreenNavigator(stage)
    stage.navigator.title()
    stage.navigator.look(folder)
    assert isinstance(stage.top, ReplayScreen)
    assert {path.name: path.read_bytes() for path in folder.iterdir()} == before


def test_the_title_forgets_the_oldest_one_at_a_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kept, "FINISHED_KEPT", 2)
    folders = [finish() for _ in range(5)]
    for age, folder in enumerate(folders):
        for path in folder.iterdir():
            os.utime(path, ns=(0, 10**18 + age * 10**9))
    open_one = keep(a_match("dp_s02"))
    stage = make_stage()
    show(stage, TitleScreen(stage))
    left = []
    for _ in range(6):
        left.append(sum(folder.exists() for folder in folders))
        wait(stage)
    assert left[:2] == [5, 5]
    assert left[-1] == 2
    assert left == sorted(left, reverse=True)
    assert all(before - after <= 1 for before, after in pairwise(left))
    assert [folder.exists() for folder in folders] == [False] * 3 + [True] * 2
    assert open_one.exists()


def test_the_title_offers_finished_matches_where_there_is_nothing_else() -> None:
    finish()
    stage = make_stage()
    screen = show(stage, TitleScreen(stage))
    assert "Finished (1)" in texts_on(screen)
    assert "new_game" in handles_on(screen)
    click(stage, "saves")
    assert doors_of(stage).last()[0] == "saves"


def test_the_title_reads_no_more_than_the_newest(monkeypatch: pytest.MonkeyPatch) -> None:
    for _ in range(3):
        finish()
    for _ in range(MOST_READ + 3):
        keep(a_match())
    read: list[Path] = []
    real = kept.read

    def noted(one: kept.KeptMatches) -> object:
        read.append(one.folder)
        return real(one)

    monkeypatch.setattr(kept, "read", noted)
    stage = make_stage()
    screen = show(stage, TitleScreen(stage))
    assert len(read) == MOST_READ
    assert f"Other saves ({MOST_READ + 2})" in texts_on(screen)


# What is of another time


def of_other_rules(scenario: str = "dp_s03") -> Match:
    """A match of version 0.1 whose steps our rules do not play again."""
    record = a_match(scenario).record()
    first = msgspec.structs.replace(record.steps[0], intent=msgspec.Raw(b'{"type":"unheard of"}'))
    old = msgspec.structs.replace(record, app="0.1.0", steps=(first, *record.steps[1:]))
    return Match.loads(write_record(old))


def of_other_content(scenario: str = "dp_s03", name: str | None = None) -> Match:
    """A match whose scenario is another than the program's; with a name of its own if one is given."""
    record = a_match(scenario).record()
    pack = msgspec.json.decode(record.content)
    table = pack["tables"].pop(f"scenarios/{scenario}.toml")
    table["complexity"] = 5 if table["complexity"] != 5 else 4
    given = name or scenario
    pack["tables"][f"scenarios/{given}.toml"] = {**table, "id": given}
    return played_from(pack, given)


def played_from(pack: object, scenario: str) -> Match:
    from game.content.library import open_pack
    from game.content.pack import read_pack

    opened = open_pack("desert_patrol", read_pack(msgspec.json.encode(pack)))
    plain = a_match()
    match = Match(opened, scenario, 2, 5, plain.options)
    match.names = ("Kasia", "Iwona")
    for _ in range(12):
        seat = min(match.waiting_for())
        match.submit(seat, match.legal(seat)[0])
    return match


def put(name: str, match: Match) -> Path:
    return saves.save(match, saves.default_folder(), name)


def test_matches_of_another_time_are_marked_in_the_list_before_anybody_opens_them() -> None:
    put("old rules", of_other_rules())
    put("old cards", of_other_content())
    put("today", a_match())
    stage = make_stage((1920, 1080))
    screen = show(stage, SavesScreen(stage))
    seen = texts_on(screen)
    assert seen.count("from version 0.1.0") == 1
    assert seen.count("older cards or map") == 1
    marks = [hit_area for hit_area in screen.hit_areas() if hit_area.handle.startswith("older/")]
    assert len(marks) == 2
    assert all(hit_area.tip for hit_area in marks)


@pytest.mark.parametrize(
    ("make", "words"), [(of_other_rules, "FROM VERSION 0.1.0"), (of_other_content, "OLDER CARDS OR MAP")]
)
def test_the_title_marks_what_it_offers_to_go_on_with(make: object, words: str) -> None:
    assert callable(make)
    keep(make())
    stage = make_stage((1920, 1080))
    screen = show(stage, TitleScreen(stage))
    assert words in texts_on(screen)
    assert "continue" in handles_on(screen)


def newer(path: Path) -> None:
    sealed = unseal(path.read_bytes(), KIND, FORMAT, 1 << 25, path)
    path.write_bytes(seal(sealed.payload, KIND, FORMAT + 1))


def cut_short(path: Path) -> None:
    path.write_bytes(path.read_bytes()[:100])


def without_content(path: Path) -> None:
    record = read_record(path.read_bytes(), path)
    path.write_bytes(write_record(msgspec.structs.replace(record, content=msgspec.Raw(b"null"))))


CLOSED = (
    (spoil, "is damaged"),
    (cut_short, "is damaged"),
    (newer, "newer version of the program"),
    (without_content, "cards or a map that this program does not have"),
)


@pytest.mark.parametrize(("attack", "words"), CLOSED)
def test_what_cannot_be_opened_is_told_in_words_about_the_match(attack: object, words: str) -> None:
    """In the list and on the title, before anybody clicks; and no file is named."""
    assert callable(attack)
    attack(save("Evening"))
    attack(max(keep(a_match("dp_s02")).glob("*.snapshot")))
    stage = make_stage((1920, 1080))
    title = show(stage, TitleScreen(stage))
    told = texts_on(title) + "".join(hit_area.tip for hit_area in title.hit_areas())
    assert words in told
    assert "the well at bir hazim" in told.lower()
    assert "new_game" in handles_on(title)
    assert "page-" not in told
    assert ".save" not in told
    screen = show(stage, SavesScreen(stage))
    seen = texts_on(screen)
    assert seen.count("Cannot be opened") == 2
    assert seen.count(words) == 2
    assert "Evening" in seen
    assert "page-" not in seen
    assert ".save" not in seen
    press(stage, "enter")
    assert not doors_of(stage).calls
    assert "page-" not in stage.notices[-1]


def test_what_fails_only_when_it_is_opened_is_told_of_the_match_too() -> None:
    folder = keep(a_match())
    for path in folder.glob("*.snapshot"):
        path.write_bytes(b"spoilt")
    stage = make_stage()
    stage.navigator = ScreenNavigator(stage)
    stage.navigator.title()
    stage.navigator.resume(folder)
    assert stage.top.name == "title"
    assert "page-" not in stage.notices[-1]


def at_the_question(match: Match) -> tuple[Stage, Path]:
    folder = keep(match)
    stage = make_stage((1920, 1080))
    stage.navigator = ScreenNavigator(stage)
    stage.navigator.title()
    stage.navigator.resume(folder)
    stage.settle()
    assert isinstance(stage.top, WaysScreen)
    return stage, folder


def test_a_match_of_other_rules_is_asked_about_and_goes_on_from_its_snapshot() -> None:
    stage, _ = at_the_question(of_other_rules())
    seen = texts_on(stage.top)
    assert "The rules have changed" in seen
    assert "last position only" in seen
    click(stage, "way/0")
    table = next(one for one in stage.screens if isinstance(one, TableScreen))
    while isinstance(stage.top, CurtainScreen):
        press(stage, "enter")
    assert stage.top is table
    first = table.hot_seat.log()[0]
    assert (first.barrier, first.number) == ("load", 12)
    assert "The game goes on from the position that was saved" in texts_on(table).replace("\n", " ")


def test_looking_at_it_only_changes_nothing_and_shows_nobody_s_cards() -> None:
    stage, folder = at_the_question(of_other_rules())
    before = {path.name: path.read_bytes() for path in folder.iterdir()}
    click(stage, "way/1")
    screen = stage.top
    assert isinstance(screen, ReplayScreen)
    assert screen.last == 0
    assert screen.is_open
    match = autosave.recover(folder).match
    public = match.state
    for seat in match.game.seats(public.world):
        assert screen.view != match.view(seat), "planted: with anybody's eyes it would be another view"
        public = match.game.redact(public, seat)
    assert screen.view == public
    press(stage, "escape")
    assert stage.top.name == "title"
    assert {path.name: path.read_bytes() for path in folder.iterdir()} == before


def test_a_match_of_other_content_can_be_looked_at_step_by_step() -> None:
    stage, _ = at_the_question(of_other_content())
    assert "other cards or another map" in texts_on(stage.top)
    assert "step by step" in texts_on(stage.top)
    click(stage, "way/1")
    assert isinstance(stage.top, ReplayScreen)
    assert stage.top.last == 12
    press(stage, "home", "right", "right")
    assert stage.top.place == 2


def test_a_named_save_of_another_time_asks_as_well_and_one_of_today_does_not() -> None:
    stage = make_stage((1920, 1080))
    stage.navigator = ScreenNavigator(stage)
    stage.navigator.title()
    stage.navigator.load(put("old", of_other_content()))
    assert isinstance(stage.top, WaysScreen)
    press(stage, "escape")
    assert stage.top.name == "title"
    stage.navigator.load(put("today", a_match()))
    assert any(isinstance(one, TableScreen) for one in stage.screens)


def test_a_match_of_an_older_version_that_plays_the_same_goes_on_without_a_question() -> None:
    record = a_match().record()
    folder = keep(Match.loads(write_record(msgspec.structs.replace(record, app="0.1.0"))))
    stage = make_stage()
    stage.navigator = ScreenNavigator(stage)
    stage.navigator.title()
    stage.navigator.resume(folder)
    assert any(isinstance(one, TableScreen) for one in stage.screens)


def test_after_a_match_whose_scenario_is_gone_there_is_no_rematch() -> None:
    match = of_other_content(name="dp_gone")
    assert not match.is_current()
    kept_one = autosave.begin(match, autosave.default_root())
    kept_one.submit(0, Concede())
    stage = make_stage((1920, 1080))
    screen = show(stage, ResultsScreen(stage, HotSeat(kept_one)))
    handles = handles_on(screen)
    assert not {"results/rematch", "results/next"} & handles, sorted(handles)
    assert "results/replay" in handles, sorted(handles)
    assert problems(screen) == []
    kept_one.close()
    played = autosave.begin(a_match(), autosave.default_root())
    played.submit(0, Concede())
    assert {"results/rematch", "results/next"} <= handles_on(
        show(stage, ResultsScreen(stage, HotSeat(played)))
    )
    played.close()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_match_whose_scenario_is_gone_is_played_looked_at_and_listed_without_missing_words(
    language: str,
) -> None:
    folder = keep(of_other_content(name="dp_gone"))
    stage = make_stage(SIZES[0], language)
    stage.navigator = ScreenNavigator(stage)
    stage.navigator.title()
    stage.navigator.saves()
    wait(stage, 2)
    assert problems(stage.top) == []
    stage.navigator.resume(folder)
    stage.settle()
    click(stage, "way/1")
    assert isinstance(stage.top, ReplayScreen)
    assert problems(stage.top) == []
    press(stage, "escape")
    stage.navigator.resume(folder)
    stage.settle()
    click(stage, "way/0")
    while isinstance(stage.top, CurtainScreen):
        assert problems(stage.top) == []
        press(stage, "enter")
    assert isinstance(stage.top, TableScreen)
    assert problems(stage.top) == []


# Everything in its place


def fill() -> None:
    put("W" * 40, of_other_content())
    put("old", of_other_rules())
    without_content(save("Foreign", a_match("dp_s05", ("Zażółć gęślą", "漢字☢" + "W" * 30))))
    newer(max(keep(a_match("dp_s02")).glob("*.snapshot")))
    spoil(save("Twice"))
    keep(of_other_content())
    for _ in range(2):
        finish("dp_s04")


@pytest.mark.sweep("values")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("text_scale", TEXT_SCALES)
@pytest.mark.parametrize("size", SIZES, ids=str)
def test_lists_marks_and_questions_stay_in_their_place(
    size: tuple[int, int], text_scale: int, language: str
) -> None:
    fill()
    stage = make_stage(size, settings=Settings(language=language, text_scale=text_scale, motion="none"))  # type: ignore[arg-type]
    stage.navigator = ScreenNavigator(stage)
    stage.navigator.title()
    wait(stage, 2)
    assert problems(stage.top) == []
    assert overprints(stage.top) == []
    stage.navigator.saves()
    stage.settle()
    for tab in ("finished", "open"):
        click(stage, f"tab/{tab}")
        wait(stage, 4)
        assert problems(stage.top) == [], tab
        assert overprints(stage.top) == [], tab
    for match in (of_other_rules(), of_other_content()):
        stage.navigator.ask_if_older(match, lambda: None)
        stage.settle()
        assert isinstance(stage.top, WaysScreen)
        assert problems(stage.top) == []
        assert overprints(stage.top) == []
        click(stage, "way/1")
        assert isinstance(stage.top, ReplayScreen)
        assert problems(stage.top) == []
        press(stage, "escape")


def test_a_save_that_vanishes_while_it_is_listed_is_told() -> None:
    path = save("Gone")
    stage = make_stage()
    screen = show(stage, SavesScreen(stage))
    path.unlink()
    click(stage, "delete/0")
    click(stage, "delete_yes/0")
    assert "no longer on the disk" in stage.notices[-1]
    assert stage.top is screen
    with pytest.raises(StoreError):
        saves.load(path)
