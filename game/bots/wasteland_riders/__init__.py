"""The mind of Wasteland Riders and what it is made of."""
