"""Movement: the route, driving along it, and the wasteland cards on the way."""
