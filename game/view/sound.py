"""Sounds by name. If the device or a file fails, the game goes on in silence."""

from pathlib import Path

import pygame

RATE = 22_050
BUFFER = 512
"""Samples between asking for a sound and hearing it: 23 ms."""
# pygame says NotImplementedError where it was built without a mixer
_TROUBLES = (pygame.error, OSError, NotImplementedError, ImportError)


class Sounds:
    """The sounds of a folder, `name.wav` each. The device is opened for the first sound that is played.

    `trouble` says in the system's words why there is no sound; `missing` lists files that could not be read.
    """

    def __init__(self, folder: Path, volume: float = 0.7, mute: bool = False) -> None:
        self.trouble: str | None = None
        self.missing: set[str] = set()
        self._folder = folder
        self._volume = _bounded(volume)
        self._mute = mute
        self._loaded: dict[str, pygame.mixer.Sound] = {}

    @property
    def volume(self) -> float:
        return self._volume

    @property
    def is_mute(self) -> bool:
        return self._mute

    def play(self, name: str) -> None:
        """Play a sound together with those still playing. Without a device nothing happens."""
        if self._mute or self._volume == 0 or not self.warm_up():
            return
        sound = self._find(name)
        if sound is None:
            return
        try:
            sound.set_volume(self._volume)
            sound.play()
        except _TROUBLES as error:
            self._give_up(error)

    def warm_up(self) -> bool:
        """Open the device if it is closed; returns whether there is one. A device that failed is not
        tried again.
        """
        if self.trouble is not None:
            return False
        try:
            if not pygame.mixer.get_init():
                self._loaded.clear()  # a sound of a closed mixer, if played, kills the program
                pygame.mixer.init(RATE, -16, 1, BUFFER)
        except _TROUBLES as error:
            self._give_up(error)
        return self.trouble is None

    def set_volume(self, volume: float) -> None:
        """Set the volume, from 0 (silence) to 1; sounds being played keep theirs."""
        self._volume = _bounded(volume)

    def mute(self, on: bool) -> None:
        """Mute, or unmute; unmuting tries a device that failed once more."""
        self._mute = on
        if on:
            self._stop()
        else:
            self.trouble = None

    def close(self) -> None:
        """Close the device."""
        self._loaded.clear()
        try:
            pygame.mixer.quit()
        except _TROUBLES as error:
            self.trouble = str(error)

    def _find(self, name: str) -> pygame.mixer.Sound | None:
        if name in self.missing:
            return None
        if name not in self._loaded:
            try:
                self._loaded[name] = pygame.mixer.Sound(self._folder / f"{name}.wav")
            except _TROUBLES:
                self.missing.add(name)
        return self._loaded.get(name)

    def _stop(self) -> None:
        try:
            if pygame.mixer.get_init():
                pygame.mixer.stop()
        except _TROUBLES as error:
            self._give_up(error)

    def _give_up(self, error: Exception) -> None:
        self.trouble = str(error) or type(error).__name__
        self._loaded.clear()


def _bounded(volume: float) -> float:
    return min(1.0, max(0.0, volume))
