"""The Private Concern (DR-17). `door.py` is what the other rules know of it."""
