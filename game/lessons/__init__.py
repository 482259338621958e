"""Lessons being played: the table of a lesson, its run from step to step, what a person has come to in it.

Nothing here draws. A lesson is data (`game.content.lessons`); its state is made again from its seed and its
answers, so that of a lesson begun only the step has to be kept.
"""
