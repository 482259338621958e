"""Seeds: nobody can guess one or is told one while its game goes on; a typed one is known as such."""

import re
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

from game.app import loop
from game.app.crash_reports import write_report
from game.app.launch_options import LaunchOptions
from game.app.trace import Trace
from game.cli.parser import main
from game.config.paths import user_folder
from game.config.settings import LanguageCode, Settings
from game.content.library import open_game
from game.devtools import showcase
from game.devtools.invariants.random_play import play_on
from game.input.gestures import Key
from game.presenters.registry import PRESENTERS
from game.rules.core.ids import Seat
from game.rules.core.rng import Draws, Rng
from game.scenes.curtain import CurtainScreen
from game.scenes.navigator import ScreenNavigator
from game.scenes.new_game.screen import NewGameScreen
from game.scenes.results.screen import ResultsScreen
from game.scenes.screen import Screen
from game.scenes.stage import Stage
from game.scenes.table.tabletop import Tabletop
from game.session import autosave, saves
from game.session.hot_seat import HotSeat, Player, match_for
from game.session.match import LARGEST_SEED, Match
from game.session.record import KIND, SHORT, payload_of, read_record, write_record
from game.store import StoreError, seal
from tests import PROJECT
from tests.guards import at_least_one
from tests.scenes.hands import compose
from tests.scenes.layout import overprints, problems
from tests.scenes.staging import (
    LANGUAGES,
    SIZES,
    TEXT_SCALES,
    click,
    doors_of,
    live_in,
    make_stage,
    press,
    show,
    texts_on,
    write,
)
from tests.session.tables import kept

GAME = "desert_patrol"
SEED = 4_151_617_181_000_000_007
MARK = "4151617181"
PEOPLE = (Player("Kasia"), Player("Iwona"))
TOLD = {"pl": "wpisano", "en": "typed in"}
Begin = Callable[[], Match]


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")
    return live_in(tmp_path, monkeypatch)


def ended(seed: int | None = 5) -> Match:
    match = match_for(GAME, PEOPLE, seed=seed)
    play_on(match, Draws(Rng(1)), match.game.info.longest)
    assert match.outcome is not None
    return match


# How a match begins


def from_results(button: str) -> Begin:
    def begin() -> Match:
        stage = make_stage()
        show(stage, ResultsScreen(stage, HotSeat(kept(ended()))))
        click(stage, f"results/{button}")
        return begun(stage)

    return begin


def from_new_game(typed: str = "") -> Begin:
    def begin() -> Match:
        stage = make_stage()
        show(stage, NewGameScreen(stage, GAME))
        if typed:
            press(stage, "page_down", "page_down", "page_down")
            click(stage, "more")
            click(stage, "seed")
            for digit in typed:
                write(stage, digit)
        click(stage, "start")
        return begun(stage)

    return begin


def begun(stage: Stage) -> Match:
    way, (match,) = doors_of(stage).last()
    assert way == "play"
    assert isinstance(match, Match)
    return match


def from_command_line(*words: str) -> Begin:
    def begin() -> Match:
        asked: list[LaunchOptions] = []

        class Opened:
            def run(self) -> None:
                pass

        def open_app(wish: LaunchOptions) -> Opened:
            asked.append(wish)
            return Opened()

        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(loop, "open_app", open_app)
            assert main(["--game", GAME, *words]) == 0
        assert asked[0].match is not None
        return asked[0].match

    return begin


BY_CHANCE = {
    "rematch": from_results("rematch"),
    "next scenario": from_results("next"),
    "new game": from_new_game(),
    "command line": from_command_line(),
}


@pytest.mark.parametrize("name", BY_CHANCE)
def test_a_seed_by_chance_is_of_the_whole_range(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[int] = []

    def highest(most: int) -> int:
        asked.append(most)
        return most - 1

    first, second = BY_CHANCE[name](), BY_CHANCE[name]()
    assert first.seed != second.seed
    assert not first.is_seed_chosen
    monkeypatch.setattr("secrets.randbelow", highest)
    assert BY_CHANCE[name]().seed == LARGEST_SEED
    assert LARGEST_SEED + 1 in asked


@pytest.mark.parametrize("begin", [from_new_game("42"), from_command_line("--seed", "42")])
def test_a_seed_that_was_typed_is_known_as_such(begin: Begin) -> None:
    match = begin()
    assert (match.seed, match.is_seed_chosen) == (42, True)


def test_any_seed_that_a_report_tells_can_be_typed() -> None:
    """And none beyond: the digit that would lead there is not taken."""
    assert from_new_game(str(LARGEST_SEED))().seed == LARGEST_SEED
    assert from_new_game(str(LARGEST_SEED + 1))().seed == LARGEST_SEED // 10
    assert from_new_game("9" * 30)().seed < LARGEST_SEED


# What stays of it


def test_saves_and_autosaves_keep_that_it_was_typed(home: Path) -> None:
    for seed in (7, None):
        match = match_for(GAME, PEOPLE, seed=seed)
        assert match.is_seed_chosen == (seed is not None)
        path = saves.save(match, home, "a")
        assert saves.load(path).is_seed_chosen == match.is_seed_chosen
        keeping = autosave.begin(match, home / "autosaves")
        keeping.submit(0, match.legal(0)[0])
        keeping.close()
        resumed, _ = autosave.resume(keeping.folder)
        resumed.close()
        assert resumed.match.is_seed_chosen == match.is_seed_chosen
        resumed.match.look_back()
        assert len(resumed.match.steps) == 1


def test_a_record_that_does_not_tell_was_by_chance() -> None:
    """Those of version 0.1, and those of the first days of format 2."""
    old = PROJECT / "tests" / "session" / "old_saves"
    assert not any(saves.load(path).is_seed_chosen for path in sorted(old.glob("*.save"))[::25])
    facts = msgspec.json.decode(payload_of(match_for(GAME, PEOPLE, seed=7).record(), Path("a.save")))
    assert facts.pop("is_seed_chosen") is True
    silent = seal(msgspec.json.encode(facts), KIND, 2)
    assert not Match.loads(silent).is_seed_chosen


def test_a_rematch_of_a_game_with_a_typed_seed_is_by_chance() -> None:
    assert ended().is_seed_chosen
    assert not from_results("rematch")().is_seed_chosen


# Who is told that it was typed


def curtain_of(match: Match, stage: Stage) -> CurtainScreen:
    ScreenNavigator(stage).play(match)
    compose(stage)
    assert isinstance(stage.top, CurtainScreen)
    return stage.top


@pytest.mark.parametrize("language", LANGUAGES)
def test_everybody_is_told_at_his_first_curtain(language: LanguageCode) -> None:
    stage = make_stage(settings=Settings(language=language, motion="none"))
    for seed in (7, None):
        first = curtain_of(match_for(GAME, PEOPLE, seed=seed), stage)
        table, seen = first.hot_seat, set[Seat | None]()
        while len(seen) < 2 or table.next_seat is None:
            if table.next_seat is not None:
                curtain = CurtainScreen(stage, table, first.presenter, first.tabletop)
                is_told = TOLD[language] in texts_on(show(stage, curtain))
                assert is_told == (seed is not None and curtain.next_seat not in seen)
                seen.add(curtain.next_seat)
                table.open_curtain()
            table.submit(table.legal()[0])
            if table.hands_over_to is not None:
                table.hand_over()
        curtain = CurtainScreen(stage, table, first.presenter, first.tabletop)
        assert TOLD[language] not in texts_on(show(stage, curtain)), "told once"


@pytest.mark.sweep("values")
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("scale", TEXT_SCALES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_line_on_the_curtain_has_room(size: tuple[int, int], scale: int, language: str) -> None:
    stage = make_stage(size, language, scale)
    for game in sorted(PRESENTERS):
        for info in at_least_one(open_game(game).scenarios):
            players = tuple(Player(f"Gracz {seat}") for seat in range(min(info.seats)))
            match = match_for(game, players, seed=7, scenario=info.id)
            table = HotSeat(kept(match))
            presenter = PRESENTERS[game](match.opened, match.scenario)
            table.cover(table.next_seat or Seat(0))
            curtain = CurtainScreen(stage, table, presenter, Tabletop(presenter, match.names))
            show(stage, curtain)
            assert TOLD[language] in texts_on(curtain), (game, info.id)
            assert problems(curtain) == [], (game, info.id)
            assert overprints(curtain) == [], (game, info.id)


@pytest.mark.parametrize("language", LANGUAGES)
def test_without_a_curtain_it_is_said_when_they_sit_down(
    language: LanguageCode, monkeypatch: pytest.MonkeyPatch
) -> None:
    for seed in (7, None):
        stage = make_stage(settings=Settings(language=language, curtain=False))
        said: list[str] = []
        monkeypatch.setattr(stage, "notify", said.append)
        match = match_for(GAME, PEOPLE, seed=seed)
        ScreenNavigator(stage).play(match)
        assert [TOLD[language] in text for text in said] == [True] * (seed is not None)
        play_on(match, Draws(Rng(1)), 9)
        said.clear()
        ScreenNavigator(stage).play(match)
        assert said == [], "only when it begins"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_report_tells_it_at_the_end(language: str) -> None:
    for seed in (7, None):
        stage = make_stage(language=language)
        match = ended(seed)
        screen = show(stage, ResultsScreen(stage, HotSeat(kept(match))))
        stage.feed(Key("end"))
        stage.settle()
        assert (TOLD[language] in texts_on(screen).lower()) == (seed is not None)
        assert str(match.seed) in texts_on(screen)
        assert problems(screen) == []
        assert overprints(screen) == []


# S2: a seed is told nowhere while its game goes on


def all_words(screen: Screen) -> str:
    tips = [f"{hit_area.handle} {hit_area.tip}" for hit_area in screen.hit_areas()]
    return "\n".join([*texts_on(screen).split("\n"), *tips])


OPEN_SCREENS = sorted(set(showcase.SCREENS) - {"results"})


@pytest.mark.sweep("part")
@pytest.mark.parametrize("game", sorted(PRESENTERS))
def test_no_screen_of_a_game_that_goes_on_tells_its_seed(game: str, home: Path) -> None:
    info = open_game(game).scenarios[0]
    seats = min(info.seats)
    stage = showcase.new_stage((1280, 720), Settings(language="en", reduced_motion=True, mute=True))
    shown = set()
    for name in OPEN_SCREENS:
        exhibit = showcase.Exhibit(name, game, info.id, seats, SEED, 3)
        try:
            showcase.show(stage, exhibit)
        except showcase.CannotShow:
            continue
        shown.add(name)
        trace = Trace(home / "trace")
        trace.note(stage)
        assert MARK not in all_words(stage.top), name
        assert MARK not in (home / "trace").read_text(), name
    assert {"title", "table", "saves", "replay", "menu", "trouble"} <= shown
    names = [path.name for path in user_folder().rglob("*")]
    assert names
    assert not any(MARK in name for name in names)
    showcase.clear(stage)


def test_planted_a_screen_that_tells_a_seed_is_found() -> None:
    stage = make_stage()
    screen = show(stage, ResultsScreen(stage, HotSeat(kept(ended(SEED)))))
    stage.feed(Key("end"))
    stage.settle()
    assert MARK in all_words(screen)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_command_tells_the_seed_of_a_game_that_goes_on(
    language: str, home: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("game.cli.commands.replay.show", lambda *_: 0)
    match = match_for(GAME, PEOPLE, seed=SEED)
    play_on(match, Draws(Rng(1)), 9)
    path = saves.save(match, home, "a")
    record = read_record(path.read_bytes(), path)
    steps = (*record.steps[:-1], msgspec.structs.replace(record.steps[-1], digest="0" * SHORT))
    (home / "b.save").write_bytes(write_record(msgspec.structs.replace(record, steps=steps)))
    swapped = (*record.steps[:3], *record.steps[5:], *record.steps[3:5])
    (home / "c.save").write_bytes(write_record(msgspec.structs.replace(record, steps=swapped)))
    codes: list[int] = []
    for name in ("a", "b", "c"):
        codes.extend(
            main(["replay", str(home / f"{name}.save"), *flags, "--lang", language])
            for flags in ((), ("--verify",))
        )
    said = capsys.readouterr()
    assert codes == [0, 0, 0, 1, 0, 1]
    assert MARK not in said.out + said.err
    # Found where it may be told: when the game is over.
    over = ended(SEED)
    assert main(["replay", str(saves.save(over, home, "d")), "--lang", language]) == 0
    assert MARK in capsys.readouterr().out


def test_a_refused_step_is_told_by_its_rule_alone(home: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The facts of a refusal name cards, which the players of a game under way hide from each other."""
    match = match_for(GAME, PEOPLE, seed=SEED)
    play_on(match, Draws(Rng(1)), 60)
    record, path = match.record(), home / "c.save"
    told = []
    for place in range(0, 58, 3):
        steps = (*record.steps[:place], *record.steps[place + 1 :])
        path.write_bytes(write_record(msgspec.structs.replace(record, steps=steps)))
        assert main(["replay", str(path), "--verify"]) == 1
        told += [line for line in capsys.readouterr().out.splitlines() if "refused by" in line]
    assert told
    assert all(re.fullmatch(r"  refused by DP-[A-Z]+-\d\d", line) for line in told)


def test_no_error_tells_a_seed(home: Path) -> None:
    match = match_for(GAME, PEOPLE, seed=SEED)
    try:
        Match.new(GAME, scenario="nowhere", seed=match.seed)
    except LookupError as error:
        report = write_report(home, error, screens=["table"], gestures=[], records=home)
    assert MARK not in report.read_text()
    record = msgspec.structs.replace(match.record(), digest="0" * 64)
    with pytest.raises(StoreError) as caught:
        Match.loads(write_record(record))
    assert MARK not in str(caught.value)
