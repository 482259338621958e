"""Laws under choices that Hypothesis makes, and shortens when one breaks."""

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from game.devtools.invariants.seatings import Deal, deals
from game.rules.core import engine
from game.rules.core.codec import encode

CHOICES = st.lists(st.integers(min_value=0, max_value=200), max_size=60)


@settings(max_examples=60, deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow])
@given(st.sampled_from(deals()), st.integers(min_value=0, max_value=2**62 - 1), CHOICES)
def test_cards_and_counters_are_conserved_and_events_tell_the_whole_story(
    deal: Deal, seed: int, choices: list[int]
) -> None:
    match = deal.match(seed)
    game, state = match.game, match.state
    for choice in choices:
        asked = sorted(engine.waiting_for(state))
        if not asked:
            break
        seat = asked[choice % len(asked)]
        legal = engine.legal(state, seat)
        before = encode(state)
        applied = engine.apply(game, state, seat, legal[choice % len(legal)])
        assert encode(state) == before
        world = state.world
        for event in applied.events:
            world = game.evolve(world, event)
        assert world == applied.state.world
        assert game.laws(world) == []
        state = applied.state
