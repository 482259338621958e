## When nothing can be heard

sound-no_device = There is no device to play sounds on. The game goes on without them.
sound-no_file = Some sound files are missing. The game goes on without them.
