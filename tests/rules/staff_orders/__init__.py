"""The rules of Staff Orders, one module for each chapter of its rulebook."""
