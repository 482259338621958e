from pathlib import Path

PROJECT = Path(__file__).resolve().parents[1]
"""The folder of the whole project."""
