"""The stack of screens and what they are drawn with. It has no window: `app` shows it, tests look at it."""

from pathlib import Path
from typing import Any

import msgspec
import pygame
from pygame import Rect

from game.config import settings as settings_file
from game.config.paths import ASSETS
from game.config.settings import Settings
from game.i18n import Speaker
from game.input.gestures import Gesture
from game.scenes.screen import Navigator, Screen
from game.store import StoreError
from game.view.cache import SurfaceCache
from game.view.canvas import Act, Canvas
from game.view.kit import Kit
from game.view.layers import Layer, Painter
from game.view.locales import person_language
from game.view.metrics import Metrics, picture_size
from game.view.sound import Sounds
from game.view.theme import BRASS, CHALK, DESK_900
from game.view.timeline import SPEEDS

NOTICE_STAYS = 6000
MOST_NOTICES = 3
DIMMED = (70, 74, 76)
MOST_PICTURES = 16
"""After this many paints every deferred layer is up to date."""


class Stage:
    """Implements `ScreenHost` without a window: the topmost screen, and a darkened picture below a modal one.

    There is always at least one screen once the first is pushed. A failing picture, font or sound is said
    once in a notice; it never raises.
    """

    navigator: Navigator
    """Set by the code that makes the stage: the program, or a test."""

    def __init__(
        self,
        window: tuple[int, int],
        settings: Settings | None = None,
        *,
        settings_path: Path | None = None,
        assets: Path = ASSETS,
        speaker: Speaker | None = None,
        cache: SurfaceCache | None = None,
    ) -> None:
        """`speaker` and `cache`: texts and pictures of another stage to share."""
        self._settings = settings or Settings()
        self._settings_path = settings_path
        self._assets = assets
        language = self._settings.language or person_language()
        self._speaker = Speaker(assets / "lang", language) if speaker is None else speaker
        self._cache = SurfaceCache() if cache is None else cache
        self._painter = Painter()
        self._notices: list[tuple[int, str]] = []
        self._troubles: set[str] = set()
        self._notice_layer = Layer("notices", self._compose_notices)
        self.sounds = Sounds(assets / "sounds", self._settings.volume / 100, self._settings.mute)
        self.screens: list[Screen] = []
        self._question: Screen | None = None
        """The question last asked before leaving; None if none was."""
        self.now = 0
        self.is_over = False
        self.is_whole_dirty = True
        self._is_fed = False
        self.window = window
        self.kit = self._make_kit()
        self.picture = pygame.Surface(picture_size(window))

    # What screens ask for

    @property
    def settings(self) -> Settings:
        return self._settings

    @property
    def top(self) -> Screen:
        return self.screens[-1]

    def push(self, screen: Screen) -> None:
        self._turn_away_from(screen)
        self.screens.append(screen)
        self._shown()

    def pop(self) -> None:
        """Remove the topmost screen; the last one stays."""
        if len(self.screens) > 1:
            left = self.screens.pop()
            left.leave()
            self._turn_away_from(left)
            self._shown()

    def _turn_away_from(self, screen: Screen) -> None:
        """Drop the notices of a screen that is left; one from this very moment is about the new
        screen and stays.
        """
        if not screen.is_modal and any(said < self.now for said, _ in self._notices):
            self._notices = [(said, text) for said, text in self._notices if said >= self.now]
            self._notice_layer.is_dirty = True

    def replace(self, screen: Screen) -> None:
        self.screens.pop().leave()
        self.push(screen)

    def reset(self, screen: Screen) -> None:
        while self.screens:
            self.screens.pop().leave()
        self.push(screen)

    def quit(self) -> None:
        self.leaving(self._end)

    def _end(self) -> None:
        self.is_over = True

    def leaving(self, leave: Act) -> None:
        """See `ScreenHost.leaving`. While its question is open, asking to leave again does nothing."""
        if self._question in self.screens:
            return
        for screen in reversed(self.screens):
            self._question = screen.ask_before_leaving(leave)
            if self._question is not None:
                self.push(self._question)
                return
        leave()

    def notify(self, text: str) -> None:
        self._notices = [*self._notices, (self.now, text)][-MOST_NOTICES:]
        self._notice_layer.is_dirty = True

    @property
    def notices(self) -> tuple[str, ...]:
        """The notices being shown."""
        return tuple(text for _, text in self._notices)

    def hush(self) -> None:
        """Remove all notices."""
        self._notices.clear()
        self._notice_layer.is_dirty = True

    def change(self, **settings: Any) -> None:
        """See `ScreenHost.change`. If settings cannot be saved, a notice says so, and they apply all
        the same.
        """
        before, self._settings = self._settings, msgspec.structs.replace(self._settings, **settings)
        if self._settings == before:
            return
        if self._settings_path is not None:
            try:
                settings_file.save(self._settings, self._settings_path)
            except StoreError as error:
                self.notify(self.explain(error))
        self.sounds.set_volume(self._settings.volume / 100)
        self.sounds.mute(self._settings.mute)
        if any(
            getattr(before, name) != getattr(self._settings, name)
            for name in ("language", "text_scale", "palette")
        ):
            self._restyle()
        for screen in self.screens:
            screen.invalidate()

    def explain(self, error: StoreError) -> str:
        """The words for a file's trouble in the current language."""
        message = f"store-{error.code}"
        texts = self._speaker.texts
        sentence = texts.say(message, **error.facts) if texts.has(message) else str(error)
        if error.good_copy is None:
            return sentence
        return f"{sentence} {texts.say('store-good_copy', good_copy=error.good_copy.name)}"

    @property
    def speed(self) -> float:
        """The factor on the planned length of motion; 0 for no motion."""
        return 0.0 if self._settings.reduced_motion else SPEEDS[self._settings.motion]

    def studio(self) -> "Stage":
        """A stage beside this one that nobody sees, with the same texts and pictures, without motion
        and sound; its settings are not saved.
        """
        settings = msgspec.structs.replace(self._settings, reduced_motion=True, mute=True)
        stage = Stage(self.window, settings, assets=self._assets, speaker=self._speaker, cache=self._cache)
        stage.navigator = self.navigator
        return stage

    # Calls from the window

    def resize(self, window: tuple[int, int]) -> None:
        if window != self.window:
            self.window = window
            if picture_size(window) != self.picture.get_size():
                self.picture = pygame.Surface(picture_size(window))
                self._restyle()
            self.is_whole_dirty = True

    def feed(self, gesture: Gesture) -> None:
        self._is_fed = True
        if self.screens:
            self.top.handle(gesture)

    def tick(self, now: int) -> None:
        self.now = now
        if self._notices and now - self._notices[0][0] > NOTICE_STAYS:
            self._notices.pop(0)
            self._notice_layer.is_dirty = True
        if self.screens:
            self.top.tick(now)
        self._listen()

    @property
    def is_working(self) -> bool:
        return bool(self.screens) and self.top.is_working

    def work(self, spare: float) -> None:
        """Let the topmost screen do background work for about `spare` seconds."""
        if self.is_working:
            self.top.work(spare)

    def paint(self) -> bool:
        """Update the picture; returns whether anything changed."""
        layers = [*self.top.layers, self._notice_layer]
        changed = self._painter.paint(self.picture, layers, self.kit, self.is_whole_dirty)
        self.is_whole_dirty = self._is_fed = False
        return changed

    @property
    def needs_paint(self) -> bool:
        """Whether a gesture, a new screen or a notice since the last `paint` may have changed the picture."""
        return self._is_fed or self.is_whole_dirty or self._notice_layer.is_dirty

    @property
    def frames_painted(self) -> int:
        return self._painter.painted

    @property
    def damage(self) -> list[Rect]:
        """The rectangles that the last `paint` changed."""
        return self._painter.last_damage

    def settle(self) -> None:
        """Compose and paint until nothing changes any more: for pictures and tests."""
        for _ in range(MOST_PICTURES):
            if not self.paint() and not any(layer.maybe_dirty for layer in self.top.layers):
                return

    # Inside

    def _make_kit(self) -> Kit:
        size = picture_size(self.window)
        self._cache.suit(size)
        metrics = Metrics(*size, self._settings.text_scale / 100)
        return Kit(
            metrics, self._speaker.texts, self._settings, self._cache, self._assets / "art", self._report
        )

    def _restyle(self) -> None:
        self._speaker.switch(self._settings.language or person_language())
        self.kit = self._make_kit()
        for screen in self.screens:
            screen.restyle()
        self._notice_layer.drop()
        self._shown()

    def _shown(self) -> None:
        """The topmost screen changed: give modal screens their backdrop and repaint all."""
        self.is_whole_dirty = True
        for below, screen in zip(self.screens, self.screens[1:], strict=False):
            if screen.is_modal:
                screen.backdrop = self._dimmed(below)
                screen.invalidate("ground")
        if self.screens:
            self.top.enter()

    def _dimmed(self, screen: Screen) -> pygame.Surface:
        surface = pygame.Surface(self.picture.get_size())
        Painter().paint(surface, screen.layers, self.kit, True)
        surface.fill(DIMMED, special_flags=pygame.BLEND_RGB_MULT)
        return surface

    def _report(self, trouble: str) -> None:
        """Say once, in a notice, that a picture or font cannot be loaded."""
        if trouble not in self._troubles:
            self._troubles.add(trouble)
            self.notify(self._speaker.texts.say("client-asset_trouble", detail=trouble))

    def _listen(self) -> None:
        """Say once, in a notice, that there is no sound though it is switched on."""
        silence = "no_device" if self.sounds.trouble is not None else "no_file" if self.sounds.missing else ""
        if silence and silence not in self._troubles:
            self._troubles.add(silence)
            self.notify(self._speaker.texts.say(f"sound-{silence}"))

    def _compose_notices(self, canvas: Canvas) -> None:
        kit = self.kit
        y = kit.px(64)
        for _, text in self._notices:
            wide = min(kit.px(900), kit.metrics.width - kit.px(64))
            lines = kit.type.wrapped(text, "body", wide - kit.px(32))
            high = len(lines) * kit.type.leading("body") + kit.px(20)
            longest = max(kit.type.width(line, "body") for line in lines) + kit.px(34)
            box = Rect((kit.metrics.width - longest) // 2, y, longest, high)
            canvas.rounded(box, 8, DESK_900, BRASS, 1.5, shadow="s2")
            canvas.words(text, "body", CHALK, box.inflate(-kit.px(32), -kit.px(20)), align="center")
            y += high + kit.px(8)
