"""Lanternway: exact rules, a table and strong opponents for three modern strategy games."""

__version__ = "0.1.0"
