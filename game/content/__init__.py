"""The content of games as values: the tables and the map of a scenario, and those of earlier versions."""
