"""L7: an error planted anywhere leaves every move on the disk, a report without secrets and a way on."""

import os
import shutil
from collections.abc import Callable, Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

import pygame
import pytest

from game.app.launch_options import LaunchOptions
from game.app.loop import App
from game.app.window import Window
from game.config.settings import Settings, default_path
from game.input.gestures import Gesture, Key, Move, Press, Release, Wheel
from game.rules.core.codec import digest
from game.scenes.navigator import ScreenNavigator
from game.scenes.stage import Stage
from game.scenes.table.screen import TableScreen
from game.scenes.title.screen import TitleScreen
from game.scenes.trouble import TroubleScreen
from game.session import autosave
from game.session.hot_seat import Player, match_for
from game.session.kept import Kept, unfinished
from game.session.match import Match
from tests.app.monkeys import as_event
from tests.scenes.hands import OutOfReach, keys_to, points_of
from tests.scenes.seating import kept_on_disk, wander

SEED = 987_654_321
SPARE = 0.004
"""Seconds of a frame that a bot may think."""
PRESENTER = "game.presenters.desert_patrol.presenter.DesertPatrolPresenter"
TABLE = "game.scenes.table"
PLACES = (
    *(f"{PRESENTER}.{name}" for name in ("offers", "regions", "compose_board", "compose_zones", "describe")),
    *(f"{PRESENTER}.{name}" for name in ("motions", "lifted", "enlarge", "phases", "dice", "seat_colours")),
    *(f"{PRESENTER}.{name}" for name in ("needs_confirming", "pinned_buttons", "refusal", "threats")),
    *(f"{TABLE}.screen.TableScreen.{name}" for name in ("on_move", "on_press", "on_release", "on_key")),
    *(f"{TABLE}.screen.TableScreen.{name}" for name in ("refresh", "work", "tick", "spots", "on_wheel")),
    *(f"{TABLE}.{name}" for name in ("drawing.TableDrawing.prompt", "drawing.TableDrawing._about")),
    *(f"{TABLE}.{name}" for name in ("commands.choices", "motion.Motion.tick", "held_piece.HeldPiece.reset")),
    *(
        f"game.scenes.{name}"
        for name in ("chooser.MenuScreen.compose_menu", "saves.screen.SavesScreen.enter")
    ),
    *(f"game.scenes.{name}" for name in ("rulebook.screen.RulebookScreen.enter", "stage.Stage.tick")),
    *(f"game.scenes.stage.Stage.{name}" for name in ("paint", "feed", "pop", "change")),
    *(f"game.view.{name}" for name in ("layers.Layer.update", "layers.Painter.paint", "canvas.Canvas.text")),
    *(f"game.view.{name}" for name in ("shapes.Shapes.rounded", "text.Type.fitted", "sound.Sounds.play")),
    *(f"game.view.{name}" for name in ("timeline.Timeline.play", "pictures.Pictures.svg")),
    *("game.view.camera.Camera.zoomed", "game.i18n.captions.label", "game.i18n.Texts.say"),
    *("game.app.window.Window.show", "game.app.loop.read"),
    *(
        f"game.session.hot_seat.HotSeat.{name}"
        for name in ("submit", "view", "legal", "play_bot", "_settle", "undo")
    ),
    *(
        "game.session.history.History.add",
        "game.session.history.History.tell",
        "game.session.history.History.take_back",
    ),
    *(f"game.session.match.Match.{name}" for name in ("submit", "undo", "digest", "view", "legal")),
    *(f"game.session.autosave.Autosave.{name}" for name in ("_line", "_write", "_append")),
    "game.store.match_folder.MatchFolder.append",
    *("game.store.journal.Journal.append", "game.rules.core.engine.apply"),
)


class Bomb:
    """Fails once, with everything that is secret in its words, and is sound ever after."""

    def __init__(self, sound: Callable[..., Any], words: str) -> None:
        self._sound = sound
        self._words = words
        self.has_gone_off = False

    def __call__(self, *given: Any, **named: Any) -> Any:
        secret = self._words
        if not self.has_gone_off:
            self.has_gone_off = True
            raise LookupError(secret)
        return self._sound(*given, **named)

    def planted(self) -> Callable[..., Any]:
        """A plain function, which becomes a method where it stands in a class."""

        def go(*given: Any, **named: Any) -> Any:
            return self(*given, **named)

        return go


class Session:
    """One program over many errors: a person against a bot, in a window that nobody sees."""

    def __init__(self) -> None:
        self.window = Window("crashes", (1280, 720))
        stage = Stage(
            self.window.size,
            Settings(language="pl", motion="fast", undo="friendly"),
            settings_path=default_path(),
        )
        stage.navigator = ScreenNavigator(stage)
        self.app = App(stage, self.window)
        pygame.event.clear()
        self.digests: list[str] = []
        """Of the match, after each turn of the loop that ended well."""

    @property
    def stage(self) -> Stage:
        return self.app.stage

    @property
    def table(self) -> TableScreen | None:
        return next((one for one in self.stage.screens if isinstance(one, TableScreen)), None)

    def sit_down(self) -> TableScreen:
        """At a table in mid-game where the person is asked."""
        top = self.stage.top if self.stage.screens else None
        if not isinstance(top, TableScreen) or top.hot_seat.match.outcome is not None:
            players = (Player("Kasia"), Player("Bot", "random"))
            match = match_for("desert_patrol", players, seed=SEED)
            wander(match, 40, 3)
            self.app.begin(LaunchOptions(match=match))
        for _ in range(40):
            self.turn(400)
            assert isinstance(self.stage.top, TableScreen)
            if self.stage.top.offers.sources or self.stage.top.offers.buttons:
                break
        table = self.table
        assert table is not None
        self.digests = [digest(table.hot_seat.match.state)]
        return table

    def turn(self, ms: int = 30) -> None:
        """Of the loop, and what it does with the time that is left of a frame."""
        self.app.turn(self.stage.now + ms)
        if self.stage.is_working:
            self.app.work(SPARE)

    def do(self, *gestures: Gesture) -> bool:
        """Post them, each followed by a turn of the loop; whether all went well."""
        for gesture in gestures:
            scale = self.window.scale_to(self.stage.picture.get_size())
            pygame.event.post(as_event(gesture, scale))
            self.turn()
            if isinstance(self.stage.top, TroubleScreen):
                return False
            if self.table is not None:
                self.digests.append(digest(self.table.hot_seat.match.state))
        return True

    def deeds(self) -> Iterator[tuple[Gesture, ...]]:
        """What a person does at a table, one thing after the other; each makes way for the next."""
        yield from self._pointing()
        yield (Key("h"), Key("h"))
        yield (Key("t"), *self._resting(), Key("t"))
        yield (Wheel((400, 300), 1), Wheel((400, 300), -1))
        yield (Key("f1"),)
        yield (Key("escape"),)
        yield self._language()
        yield (Key("s", ctrl=True),)
        yield (Key("escape"), Key("escape"))
        yield (Key("escape"),)
        yield (Key("escape"), Key("escape"))
        for number in range(90):
            yield from self.playing()
            if number % 4 == 3:
                yield (Key("1"),)
            if number in (0, 3, 6):
                yield from self._taking_back()

    def _resting(self) -> tuple[Gesture, ...]:
        """The hand stays above a counter for some pictures: odds need not be in the first."""
        counter = next(
            hit_area for hit_area in self.stage.top.hit_areas() if hit_area.handle.startswith("counter/")
        )
        return tuple(Move((counter.rect.centerx + step % 2, counter.rect.centery)) for step in range(8))

    def _taking_back(self) -> Iterator[tuple[Gesture, ...]]:
        """By agreement, where a barrier closes the way."""
        yield (Key("u"),)
        if self.stage.top.name == "question":
            yield (*keys_to(self.stage.top, "yes"), Key("enter"))

    def _language(self) -> tuple[Gesture, ...]:
        """By the button in the bar."""
        hit_area = self.stage.top.find("language")
        place = hit_area.rect.center if hit_area is not None else (0, 0)
        return (Move(place), Press(place, 1), Release(place, 1))

    def _pointing(self) -> Iterator[tuple[Gesture, ...]]:
        table = self.table
        assert table is not None
        for kind in ("hand/", "counter/", "tile/", "deck"):
            hit_area = next(
                (hit_area for hit_area in table.hit_areas() if hit_area.handle.startswith(kind)), None
            )
            if hit_area is not None:
                place = hit_area.rect.center
                yield (Move(place), Press(place, 3), Release(place, 3))
                yield (Move((place[0] + 1, place[1])),)
                yield tuple(Move((place[0] + step, place[1])) for step in range(20))
                yield (Press(place, 3), Release(place, 3))

    def playing(self) -> Iterator[tuple[Gesture, ...]]:
        """Something offered is dragged where it may go; where nothing can be dragged, a button is pressed."""
        table = self.stage.top
        if not isinstance(table, TableScreen) or table.view is None:
            yield (Key("enter"),)
            return
        for source in sorted(table.offers.sources)[:3]:
            for target in sorted(table.offers.targets(source))[:1]:
                try:
                    start, end = points_of(table, source)[0], points_of(table, target)[0]
                except (OutOfReach, IndexError):
                    continue
                yield (Move(start), Press(start, 1), Move((start[0] + 9, start[1] + 9)))
                yield tuple(
                    Move(hit_area.rect.center)
                    for hit_area in list(table.hit_areas())[::9]
                    if hit_area.is_piece
                )
                yield (Move(end), Release(end, 1))
                return
        yield (Key("1"),)


@pytest.fixture(scope="module")
def session(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Session]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("SZTABOWKA_HOME", str(tmp_path_factory.mktemp("home")))
        patch.setenv("SDL_VIDEODRIVER", "dummy")
        made = Session()
        yield made
        made.app.end()
        pygame.event.clear()


def secrets_of(match: Match) -> set[str]:
    """Every card that somebody may not see."""
    world = match.state.world
    forces = [world.forces(side) for side in ("lrdg", "italy")]
    return {str(card) for one in forces for card in (*one.hand, *one.deck)} | {str(SEED)}


def owner_of(place: str) -> tuple[Any, str]:
    """The module or class, and the name in it."""
    path, _, name = place.rpartition(".")
    head, _, last = path.rpartition(".")
    if last[:1].isupper():
        return getattr(import_module(head), last), name
    return import_module(path), name


def set_off(session: Session, bomb: Bomb) -> None:
    """Do one thing after another until it goes off."""
    for deed in session.deeds():
        if not session.do(*deed):
            return
        if bomb.has_gone_off:
            session.turn()
            return


def shown(screen: TroubleScreen) -> str:
    return "".join(mark.text for layer in screen.layers if layer.canvas for mark in layer.canvas.texts)


def check_kept(table: TableScreen, digests: list[str], root: Path) -> None:
    """All that was acknowledged can be continued, by a program that starts now."""
    folder = kept_on_disk(table.hot_seat).folder
    found = autosave.recover(folder)
    assert found.damaged == ()
    assert found.match.digest() in (digests[-1], table.hot_seat.match.digest())
    copy = root / folder.name
    shutil.copytree(folder, copy)
    (offered,) = unfinished(root)
    assert isinstance(offered, Kept)
    assert offered.folder == copy


@pytest.mark.sweep("part")
@pytest.mark.parametrize("place", PLACES)
def test_an_error_is_told_and_nothing_is_lost(
    session: Session, place: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    table = session.sit_down()
    match, told = table.hot_seat.match, len(session.app.rescue.reports)
    secrets = secrets_of(match)
    owner, name = owner_of(place)
    bomb = Bomb(getattr(owner, name), " ".join(sorted(secrets)))
    with monkeypatch.context() as patch:
        patch.setattr(owner, name, bomb.planted())
        set_off(session, bomb)
    assert bomb.has_gone_off, "nothing that was done came by"
    trouble = session.stage.top
    assert isinstance(trouble, TroubleScreen)
    session.turn()
    (report,) = session.app.rescue.reports[told:]
    words = report.read_text("utf-8")
    assert "builtins.LookupError" in words
    assert [secret for secret in secrets | secrets_of(match) if secret in words] == []
    assert str(report) in shown(trouble)
    assert str(autosave.default_root()) in shown(trouble)
    if match.outcome is None:
        check_kept(table, session.digests, tmp_path)
    session.do(Key("enter"))
    assert not isinstance(session.stage.top, TroubleScreen)
    go_on_playing(session, match)


def go_on_playing(session: Session, match: Match) -> None:
    """The same table takes the next move, and the disk that one too."""
    while not isinstance(session.stage.top, TableScreen):
        assert session.do(Key("escape"))
        assert not isinstance(session.stage.top, TitleScreen)
    table = session.sit_down()
    assert table.hot_seat.match is match or match.outcome is not None
    for deed in session.playing():
        assert session.do(*deed)
    while not isinstance(session.stage.top, TableScreen):
        assert session.do(Key("escape"))
    found = autosave.recover(kept_on_disk(table.hot_seat).folder)
    assert found.damaged == ()
    assert found.match.digest() == table.hot_seat.match.digest()
    assert table.hot_seat.whole_history.steps == list(table.hot_seat.match.steps)


def test_there_are_many_places() -> None:
    assert len(set(PLACES)) == len(PLACES) >= 30


def test_after_an_error_the_next_start_offers_to_go_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SZTABOWKA_HOME", str(tmp_path / "home"))
    session = Session()
    table = session.sit_down()
    before, folder = table.hot_seat.match.digest(), kept_on_disk(table.hot_seat).folder
    session.app.rescue.show(ValueError())
    session.turn()
    session.app.end()
    again = Session()
    again.app.begin(LaunchOptions())
    again.turn()
    assert isinstance(again.stage.top, TitleScreen)
    assert again.stage.top.find("continue") is not None
    again.do(Key("enter"))
    assert again.table is not None
    assert kept_on_disk(again.table.hot_seat).folder == folder
    assert again.table.hot_seat.match.digest() == before
    again.app.end()
