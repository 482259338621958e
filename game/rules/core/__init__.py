"""What all games share: values, frames, the engine, boards, piles and odds."""
