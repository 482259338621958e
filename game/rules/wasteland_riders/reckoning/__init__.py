"""What is reckoned from worlds and stories for whoever asks, such as bots and screens: no rule needs it."""
