"""What holds for every game; no game is named here."""
