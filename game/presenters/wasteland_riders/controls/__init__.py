"""By which gestures each intent is done, and why a gesture is refused."""
