"""What the store promises, and faults planted to prove that each check can fail."""
