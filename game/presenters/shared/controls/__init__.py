"""From gestures to intents: bindings, their index, links to rules."""
