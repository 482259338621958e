### The film: what rises where something happens, verdicts and ribbons.

film-hit = Hit!
film-missed = Missed
film-needs = Needs { $needed } on a die
film-turn_of = Turn: { $name }
film-wins = Victory: { $name }
film-reconned = scouted
film-taken = taken
film-fog = Fog of War
film-recovered = back up
film-captured = captured
film-repaired = repaired
film-wounded = wounded
film-pinned = pinned
film-neutralised = neutralised
film-damaged = damaged
film-disabled = disabled
film-destroyed = destroyed
film-escaped = escaped

film-dp-higher = Higher bid: { $side }
film-dp-tie = A tie
film-dp-card_lost = Card lost
film-dp-called_up = +1 card
film-dp-initiative_taken = The { $side } took the initiative
film-dp-initiative_kept = The { $side } kept the initiative
film-dp-initiative_kept_on_tie = A tie: the { $side } kept the initiative

film-watching = Watch: a click or Space goes on, Esc skips.
film-next = Next
curtain-watch = Watch the turn first (W)
