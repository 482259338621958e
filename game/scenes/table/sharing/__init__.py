"""What several people who share a table need: an open table, pauses, handing the screen over."""
