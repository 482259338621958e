"""Make assets/sounds/*.wav: paper, wood, dice on felt, a stamp. Equal bytes at every run.

python -m tools.make_sounds [FOLDER]
"""

import sys
import wave
from array import array
from collections.abc import Callable
from pathlib import Path

from tools.synthesis import (
    LOUDEST,
    RATE,
    Samples,
    bar,
    dying,
    finish,
    high_pass,
    low_pass,
    mix,
    noise,
    shaped_noise,
    struck,
    swelling,
)

SOUNDS = Path(__file__).resolve().parent.parent / "assets" / "sounds"
D3, F_SHARP_3, G3, A3, B3, D4 = 146.83, 185.0, 196.0, 220.0, 246.94, 293.66


def dice() -> Samples:
    """Five dice thrown together: each lands on felt, bounces lower and lower, and rolls out."""
    chance = noise(5)
    landings = []
    for die in range(5):
        time = 0.02 + 0.035 * die + 0.02 * next(chance)
        strength, gap = 1.0, 0.15 + 0.03 * next(chance)
        for bounce in range(4):
            landings.append((time, strength, _landing(10 * die + bounce, 1500 + 350 * next(chance))))
            time, strength, gap = time + gap, strength * 0.5, gap * 0.62
    knocks = [(0.03 + 0.05 * index, 0.25, _clack(90 + index)) for index in range(3)]
    return mix(0.75, *landings, *knocks)


def _landing(seed: int, pitch: float) -> Samples:
    """A small hard thing on a soft cloth: a muffled tick and a short thump below it."""
    tick = low_pass(struck([(pitch, 0.006, 0.7), (pitch * 1.6, 0.004, 0.4)], 0.06), 2600)
    thump = struck([(160, 0.02, 0.8)], 0.06)
    cloth = low_pass(shaped_noise(seed + 1, 0.06, dying(0.012)), 900)
    return mix(0.06, (0, 1.2, tick), (0, 0.45, thump), (0, 0.9, cloth))


def _clack(seed: int) -> Samples:
    """Two dice that touch in the air."""
    ring = struck([(2300, 0.005, 0.8), (3150, 0.003, 0.4)], 0.03)
    return mix(0.03, (0, 1, ring), (0, 0.3, low_pass(shaped_noise(seed, 0.03, dying(0.003)), 3000)))


def _paper(seed: int, length: float, peak: float, low: float, high: float) -> Samples:
    """Paper that slides: hiss between two frequencies that swells and fades, with a fine grain."""
    swell, grain = swelling(length, peak), noise(seed + 1)
    uneven = low_pass([next(grain) for _ in range(round(length * RATE) + 1)], 60)
    hiss = shaped_noise(seed, length, lambda time: swell(time) * (1 + 6 * uneven[int(time * RATE)]))
    return high_pass(low_pass(low_pass(hiss, high), high), low)


def card() -> Samples:
    """A card pulled over the table and put down."""
    laid = low_pass(shaped_noise(23, 0.08, dying(0.014)), 700)
    return mix(0.3, (0, 1, _paper(21, 0.22, 0.6, 700, 2300)), (0.19, 1.1, laid))


def counter() -> Samples:
    """A wooden counter put down."""
    wood = struck([(410, 0.028, 1.0), (905, 0.016, 0.5), (1480, 0.008, 0.22)], 0.16)
    return mix(0.16, (0, 1, wood), (0, 0.5, low_pass(shaped_noise(31, 0.03, dying(0.004)), 1800)))


def hit() -> Samples:
    """A rubber stamp: down with a thump, up with a small click of its spring."""
    thump = struck([(108, 0.05, 0.9), (205, 0.034, 0.7), (390, 0.018, 0.35)], 0.3)
    press = low_pass(shaped_noise(41, 0.2, dying(0.02)), 1100)
    spring = struck([(1250, 0.006, 0.6), (760, 0.01, 0.5)], 0.06)
    return mix(0.34, (0, 1, thump), (0, 1.2, press), (0.17, 0.12, spring))


def miss() -> Samples:
    """A shot into the sand: a dull thud, and grains that fall back."""
    thud = low_pass(low_pass(shaped_noise(51, 0.3, dying(0.055)), 260), 260)
    grains = high_pass(low_pass(shaped_noise(52, 0.4, swelling(0.4, 0.25)), 1700), 500)
    return mix(0.5, (0, 4.5, thud), (0, 0.5, struck([(104, 0.045, 1.0)], 0.3)), (0.05, 0.16, grains))


def turn() -> Samples:
    """Two low notes on wooden bars, the second a fourth above."""
    return mix(0.55, (0, 0.8, bar(D3 * 1.125, 0.4)), (0.14, 1, bar(A3, 0.41)))


def curtain() -> Samples:
    """A paper folder is closed. The sound is the same for everybody, so that it reveals nothing."""
    flap = low_pass(shaped_noise(72, 0.16, dying(0.03)), 420)
    return mix(0.5, (0, 1, _paper(71, 0.36, 0.75, 350, 1500)), (0.31, 1.5, flap))


def refuse() -> Samples:
    """Two soft knocks with a knuckle under the table."""
    knock = mix(
        0.14,
        (0, 1, struck([(165, 0.026, 1.0), (310, 0.014, 0.4)], 0.14)),
        (0, 0.5, low_pass(shaped_noise(81, 0.05, dying(0.008)), 600)),
    )
    return mix(0.3, (0, 1, knock), (0.11, 0.7, knock))


def win() -> Samples:
    """A calm close on wooden bars: two notes of tension, and the chord that resolves them."""
    leaning = [(0, 0.7, bar(G3, 0.5)), (0.03, 0.6, bar(B3, 0.5)), (0.22, 0.5, bar(D4, 0.4))]
    chord = zip((D3, F_SHARP_3, A3, D4), (1.0, 0.7, 0.7, 0.5), strict=True)
    closing = [(0.4 + 0.025 * place, 0.9 * loud, bar(note, 0.48)) for place, (note, loud) in enumerate(chord)]
    return mix(0.88, *leaning, *closing)


def fall() -> Samples:
    """A counter falls over: it tips, rolls on its edge and comes to rest."""
    edge = [(0.05 + 0.07 * place, 0.7 - 0.12 * place, _tip(60 + place)) for place in range(5)]
    flat = struck([(150, 0.05, 1.0), (262, 0.03, 0.5)], 0.25)
    return mix(
        0.62, *edge, (0.36, 1.1, flat), (0.36, 0.6, low_pass(shaped_noise(66, 0.12, dying(0.02)), 700))
    )


def _tip(seed: int) -> Samples:
    wood = struck([(520 - 30 * (seed % 10), 0.02, 0.8), (1120, 0.01, 0.3)], 0.06)
    return mix(0.06, (0, 1, wood), (0, 0.3, low_pass(shaped_noise(seed, 0.03, dying(0.004)), 1500)))


def blast() -> Samples:
    """An explosion: a low blow, a roar that rolls away, debris that falls."""
    blow = struck([(52, 0.16, 1.0), (83, 0.1, 0.8), (131, 0.05, 0.5)], 0.7)
    roar = low_pass(low_pass(shaped_noise(91, 0.8, dying(0.17)), 520), 900)
    rain = high_pass(low_pass(shaped_noise(92, 0.5, swelling(0.5, 0.3)), 2600), 900)
    return mix(0.86, (0, 1, blow), (0.01, 3.4, roar), (0.3, 0.14, rain))


def point() -> Samples:
    """A point is won: two small bright bars, one above the other."""
    return mix(0.4, (0, 0.7, bar(D4 * 1.5, 0.28)), (0.09, 0.9, bar(D4 * 2, 0.3)))


def reveal() -> Samples:
    """Cards turned up together: a sweep of paper, then both fall flat."""
    slap = low_pass(shaped_noise(102, 0.09, dying(0.016)), 900)
    return mix(0.42, (0, 1, _paper(101, 0.26, 0.7, 900, 3200)), (0.24, 1.2, slap), (0.28, 1.0, slap))


MAKERS: dict[str, tuple[Callable[[], Samples], float]] = {
    "dice": (dice, LOUDEST),
    "card": (card, 0.3),
    "counter": (counter, 0.42),
    "hit": (hit, LOUDEST),
    "miss": (miss, 0.42),
    "turn": (turn, 0.4),
    "curtain": (curtain, 0.36),
    "refuse": (refuse, 0.34),
    "win": (win, 0.46),
    "fall": (fall, 0.46),
    "blast": (blast, LOUDEST),
    "point": (point, 0.38),
    "reveal": (reveal, 0.38),
}
"""Each sound with its peak: frequent sounds are quieter than rare ones."""


def write_wave(path: Path, samples: Samples) -> None:
    """Write one channel, 16 bits, low byte first on every machine."""
    numbers = array("h", (int(sample * 32767) for sample in samples))
    if sys.byteorder == "big":
        numbers.byteswap()
    with wave.open(str(path), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes(numbers.tobytes())


def write_sounds(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for name, (make, peak) in MAKERS.items():
        write_wave(folder / f"{name}.wav", finish(make(), peak))


if __name__ == "__main__":
    write_sounds(Path(sys.argv[1]) if len(sys.argv) > 1 else SOUNDS)
