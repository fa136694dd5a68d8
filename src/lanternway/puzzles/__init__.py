"""Puzzles: decisions with one clearly best answer, solved on the real table and explained afterwards.

`puzzle.py`, `pack.py`, `solving.py` and `days.py` need the engine only; `finding.py`, `rating.py` and
`making.py`, which look for new ones, need bots and the review.
"""
