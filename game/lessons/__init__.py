"""Playing lessons: the table of a lesson, its run from step to step, and a person's progress.

Nothing here draws. A lesson is data (`game.content.lessons`); its state is rebuilt from its seed and its
answers, so only the step has to be saved for a lesson begun.
"""
