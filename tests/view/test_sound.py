"""Sounds are heard where there is a device, and nothing breaks where there is none.

The mixer is one for a whole program, so whatever opens it runs in a process of its own.
"""

import itertools
import json
import os
import subprocess
import sys
import textwrap
import wave
from array import array
from pathlib import Path

import pytest

from tests import PROJECT
from tools.make_sounds import MAKERS, write_sounds
from tools.synthesis import LOUDEST, RATE

SOUNDS = PROJECT / "assets" / "sounds"
NAMES = (
    *("dice", "card", "counter", "hit", "miss", "turn", "curtain", "refuse", "win"),
    *("fall", "blast", "point", "reveal"),
)
HALF_MILLISECOND = RATE // 2000


def ask(script: str, driver: str = "dummy", folder: Path = SOUNDS) -> dict[str, object]:
    """Run a script that has `sounds` and fills `found`; what it found, with the sounds' own report."""
    whole = f"""
import json, os, sys
from pathlib import Path
import pygame
from game.view.sound import Sounds
folder, found = Path(sys.argv[1]), {{}}
sounds = Sounds(folder)
{textwrap.dedent(script)}
found |= {{"trouble": sounds.trouble, "missing": sorted(sounds.missing)}}
print(json.dumps(found))
"""
    env = {**os.environ, "SDL_AUDIODRIVER": driver, "PYGAME_HIDE_SUPPORT_PROMPT": "1"}
    done = subprocess.run(
        [sys.executable, "-c", whole, str(folder)],
        cwd=PROJECT, env=env, capture_output=True, text=True, timeout=60, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
    found: dict[str, object] = json.loads(done.stdout)
    return found


def samples(path: Path) -> "array[int]":
    with wave.open(str(path)) as file:
        assert (file.getnchannels(), file.getsampwidth(), file.getframerate()) == (1, 2, RATE)
        numbers = array("h", file.readframes(file.getnframes()))
    if sys.byteorder == "big":
        numbers.byteswap()
    return numbers


def test_every_sound_is_there_and_no_other() -> None:
    assert {path.name for path in SOUNDS.iterdir()} == {f"{name}.wav" for name in NAMES}
    assert set(MAKERS) == set(NAMES)


def test_making_the_sounds_again_gives_equal_bytes(tmp_path: Path) -> None:
    write_sounds(tmp_path)
    for name in NAMES:
        assert (tmp_path / f"{name}.wav").read_bytes() == (SOUNDS / f"{name}.wav").read_bytes(), name


@pytest.mark.parametrize("name", NAMES)
def test_a_sound_is_short_small_and_never_loud(name: str) -> None:
    path = SOUNDS / f"{name}.wav"
    heard = samples(path)
    assert path.stat().st_size < 40_000
    assert 0.1 < len(heard) / RATE < 1
    assert 0.2 < max(map(abs, heard)) / 32768 <= LOUDEST


@pytest.mark.parametrize("name", NAMES)
def test_a_sound_starts_and_ends_without_a_click(name: str) -> None:
    heard = samples(SOUNDS / f"{name}.wav")
    assert heard[0] == heard[-1] == 0
    assert max(map(abs, heard[:HALF_MILLISECOND])) < 0.1 * max(map(abs, heard))
    assert max(map(abs, heard[-4 * HALF_MILLISECOND :])) < 0.02 * max(map(abs, heard))
    assert abs(sum(heard) / len(heard)) < 50, "the loudspeaker is pushed to one side"


def test_all_sounds_play_on_a_device() -> None:
    found = ask(f"""
        found["before"] = pygame.mixer.get_init() is not None
        for name in {NAMES!r}:
            sounds.play(name)
        found["busy"] = pygame.mixer.get_busy()
        found["other"] = pygame.display.get_init()
    """)
    assert found == {"before": False, "busy": True, "other": False, "trouble": None, "missing": []}


def test_no_device_is_silence_with_a_reason() -> None:
    found = ask(
        """
        for _ in range(3):
            sounds.play("dice")
        sounds.set_volume(0.3)
        sounds.mute(True)
        sounds.play("dice")
        sounds.close()
        found["open"] = pygame.mixer.get_init() is not None
        """,
        driver="no_such_driver",
    )
    assert "no_such_driver" in str(found["trouble"])
    assert (found["open"], found["missing"]) == (False, [])


def test_a_device_that_is_lost_in_mid_game_is_silence_with_a_reason() -> None:
    found = ask("""
        sounds.play("dice")
        pygame.mixer.quit()
        os.environ["SDL_AUDIODRIVER"] = "unplugged"
        sounds.play("dice")
        sounds.play("card")
    """)
    assert "unplugged" in str(found["trouble"])


def test_a_device_that_fails_while_playing_is_silence_with_a_reason() -> None:
    found = ask("""
        class Broken:
            def set_volume(self, volume):
                raise pygame.error("the cable is out")
        sounds.warm_up()
        sounds._loaded["dice"] = Broken()
        sounds.play("dice")
        sounds.play("card")
        found["busy"] = pygame.mixer.get_busy()
    """)
    assert found == {"busy": False, "trouble": "the cable is out", "missing": []}


def test_a_mixer_that_was_closed_is_opened_again_with_fresh_sounds() -> None:
    found = ask("""
        sounds.play("dice")
        pygame.mixer.quit()
        sounds.play("dice")
        found["busy"] = pygame.mixer.get_busy()
    """)
    assert found == {"busy": True, "trouble": None, "missing": []}


def test_turning_the_sound_on_again_tries_the_device_once_more() -> None:
    found = ask(
        """
        sounds.play("dice")
        found["first"] = sounds.trouble
        os.environ["SDL_AUDIODRIVER"] = "dummy"
        sounds.play("dice")
        found["left_alone"] = sounds.trouble == found["first"]
        sounds.mute(True)
        sounds.mute(False)
        sounds.play("dice")
        found["busy"] = pygame.mixer.get_busy()
        """,
        driver="no_such_driver",
    )
    assert found["first"]
    assert (found["left_alone"], found["busy"], found["trouble"]) == (True, True, None)


def test_a_missing_or_damaged_file_silences_its_name_alone(tmp_path: Path) -> None:
    (tmp_path / "card.wav").write_bytes((SOUNDS / "card.wav").read_bytes())
    (tmp_path / "hit.wav").write_bytes(b"RIFF and nothing more")
    (tmp_path / "win.wav").mkdir()
    found = ask(
        """
        for name in ("dice", "hit", "win", "dice"):
            sounds.play(name)
        found["busy"] = pygame.mixer.get_busy()
        sounds.play("card")
        found["then"] = pygame.mixer.get_busy()
        """,
        folder=tmp_path,
    )
    assert found == {"busy": False, "then": True, "trouble": None, "missing": ["dice", "hit", "win"]}


@pytest.mark.parametrize("silent", ["sounds.mute(True)", "sounds.set_volume(0)", "sounds.set_volume(-3)"])
def test_who_wants_silence_opens_no_device(silent: str) -> None:
    found = ask(f"""
        {silent}
        sounds.play("dice")
        found["open"] = pygame.mixer.get_init() is not None
    """)
    assert found["open"] is False


def test_muting_stops_what_is_heard_and_the_volume_is_bounded() -> None:
    found = ask("""
        sounds.play("win")
        sounds.mute(True)
        found["busy"] = pygame.mixer.get_busy()
        sounds.mute(False)
        sounds.set_volume(7)
        found["volume"] = sounds.volume
        sounds.set_volume(0.25)
        sounds.play("dice")
        found["heard"] = pygame.mixer.Channel(0).get_sound().get_volume()
        found["mute"] = sounds.is_mute
    """)
    assert (found["busy"], found["mute"], found["trouble"]) == (False, False, None)
    assert (found["volume"], found["heard"]) == (1.0, 0.25)


def character(name: str) -> tuple[float, float, float]:
    """How long a sound is, how bright, and how soon its strength has died down to half."""
    heard = samples(SOUNDS / f"{name}.wav")
    crossings = sum(one < 0 <= other for one, other in itertools.pairwise(heard))
    total, half, so_far = sum(map(abs, heard)), 0, 0
    while so_far * 2 < total:
        so_far += abs(heard[half])
        half += 1
    return len(heard) / RATE, crossings / len(heard) * RATE, half / RATE


def test_no_two_sounds_could_be_taken_for_each_other() -> None:
    known = {name: character(name) for name in NAMES}
    for one, other in itertools.combinations(NAMES, 2):
        apart = [max(a, b) / min(a, b) for a, b in zip(known[one], known[other], strict=True)]
        assert max(apart) > 1.15, (one, other, apart)
