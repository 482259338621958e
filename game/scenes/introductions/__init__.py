"""What is said once, when a thing is met for the first time at a table, and the list of everything
said so.
"""
