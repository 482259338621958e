"""What the eye sees: camera, time and picture; nothing here decides a rule."""
