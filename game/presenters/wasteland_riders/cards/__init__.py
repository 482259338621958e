"""Cards of every deck, in every size."""
