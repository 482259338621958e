"""Which gestures submit each intent, and why a gesture is refused."""
