"""Lines of every kind, for comparing the engine with the reference algorithm."""

from itertools import pairwise

from hypothesis import strategies as st

from tests.rules.last_comrade.notation import Position


@st.composite
def positions(draw: st.DrawFn) -> Position:
    """Any Line of 2 to 7 Comrades with one free place, a Tank or none, hazards and F.U.B.A.R. anywhere."""
    count = draw(st.integers(2, 7))
    names: list[str | None] = list("ABCDEFG"[:count])
    free = draw(st.integers(0, count))
    names.insert(free, None)
    hazards = draw(st.sampled_from(["", "", "m", "mm", "w", "mw", "wm"]))
    fubar = draw(st.frozensets(st.sampled_from("ABCDEFG"[:count]), max_size=2))
    pairs = [(a, b) for a, b in pairwise(names) if a is not None and b is not None]
    crew = draw(st.sampled_from([(), (), *pairs]))
    return Position(tuple(names), {free + 1: hazards} if hazards else {}, fubar, crew)
