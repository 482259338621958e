"""By which gestures each intent is done."""
