"""Sztabówka: a desktop tabletop for board games, hot-seat, in Polish and English."""

__version__ = "0.2.0"
