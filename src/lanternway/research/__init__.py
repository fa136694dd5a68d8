"""Doors for researchers: the same tables as PettingZoo, Gymnasium, OpenSpiel and vectorised environments. All
stand on one observation (`core/observation.py`). Needs the extra `research`."""
