"""Sound as lists of numbers: noise, filters, struck bars, and the finish of every sound."""

import math
from collections.abc import Callable, Iterator, Sequence

RATE = 22_050
LOUDEST = 10 ** (-6 / 20)
"""The peak of the loudest sound, 6 dB below full scale."""

Samples = list[float]
Mode = tuple[float, float, float]
"""One resonance of a struck thing: frequency in Hz, seconds until it has fallen to 1/e, strength."""


def count(seconds: float) -> int:
    return round(seconds * RATE)


def noise(seed: int) -> Iterator[float]:
    """Noise from -1 to 1 by xorshift: the same for the same seed on every machine."""
    state = seed * 2_654_435_761 % 2**32 or 1
    while True:
        state ^= state << 13 & 0xFFFFFFFF
        state ^= state >> 17
        state ^= state << 5 & 0xFFFFFFFF
        yield state / 2**31 - 1


def shaped_noise(seed: int, seconds: float, shape: Callable[[float], float]) -> Samples:
    """Noise whose strength follows `shape`, a function of the elapsed seconds."""
    hiss = noise(seed)
    return [next(hiss) * shape(index / RATE) for index in range(count(seconds))]


def low_pass(samples: Sequence[float], frequency: float) -> Samples:
    """Make everything above the frequency quieter."""
    step = 1 - math.exp(-2 * math.pi * frequency / RATE)
    level, smooth = 0.0, []
    for sample in samples:
        level += step * (sample - level)
        smooth.append(level)
    return smooth


def high_pass(samples: Sequence[float], frequency: float) -> Samples:
    """Remove low rumble, and any constant offset."""
    return [sample - slow for sample, slow in zip(samples, low_pass(samples, frequency), strict=True)]


def dying(seconds: float) -> Callable[[float], float]:
    """A strength that starts at its full value and falls to 1/e in this many seconds."""
    return lambda time: math.exp(-time / seconds)


def swelling(length: float, peak: float) -> Callable[[float], float]:
    """A strength that rises smoothly to its peak, at that part of the length, and falls in the same way."""

    def strength(time: float) -> float:
        part = time / length
        turn = part / peak if part < peak else (1 - part) / (1 - peak)
        return math.sin(math.pi / 2 * max(0.0, turn)) ** 2

    return strength


def struck(modes: Sequence[Mode], seconds: float) -> Samples:
    """A thing that is hit once and sounds in its resonances."""
    samples = [0.0] * count(seconds)
    for frequency, dies, strength in modes:
        for index in range(len(samples)):
            time = index / RATE
            samples[index] += strength * math.exp(-time / dies) * math.sin(2 * math.pi * frequency * time)
    return samples


def bar(note: float, seconds: float) -> Samples:
    """A wooden bar hit with a soft mallet: its overtones are far above the note and short."""
    return struck([(note, 0.16, 1.0), (note * 3.93, 0.045, 0.16), (note * 9.2, 0.012, 0.05)], seconds)


def mix(length: float, *parts: tuple[float, float, Samples]) -> Samples:
    """Mix parts, each with its start in seconds and its strength, into one sound, cut off at `length`."""
    whole = [0.0] * count(length)
    for start, strength, samples in parts:
        first = count(start)
        for index, sample in enumerate(samples[: max(0, len(whole) - first)]):
            whole[first + index] += strength * sample
    return whole


def finish(samples: Samples, peak: float) -> Samples:
    """Remove offset and clicks: a rise of 2 ms, a fall of 25 ms, and exactly this peak."""
    clean = high_pass(samples, 40)
    rise, fall = count(0.002), count(0.025)
    for index in range(rise):
        clean[index] *= math.sin(math.pi / 2 * index / rise) ** 2
    for index in range(fall):
        clean[-1 - index] *= math.sin(math.pi / 2 * index / fall) ** 2
    loudest = max(abs(sample) for sample in clean)
    return [sample * peak / loudest for sample in clean]
