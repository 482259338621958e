"""What scenes are put together from: people, beasts, machines, weapons, vehicles, buildings, land and weather."""
