"""From input to gestures: pure machines that know no window, only positions and handles."""
