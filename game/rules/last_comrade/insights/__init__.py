"""Facts for bots and screens, derived from a view or the events; no rule needs them."""
