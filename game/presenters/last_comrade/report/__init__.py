"""Before and after the game: briefing, report, notes of the rulebook."""
