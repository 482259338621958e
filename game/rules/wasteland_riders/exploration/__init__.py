"""The exploration step, and private contracts."""
