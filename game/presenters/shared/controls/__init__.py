"""How intents are done by hand: bindings, their index, links to rules."""
