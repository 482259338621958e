"""Tools for those who work on the program: benches, simulations, soak, pictures, invariants."""
