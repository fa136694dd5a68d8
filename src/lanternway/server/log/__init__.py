"""The log of a table and what follows from it. Pure: no disk, no network, no time of day.

`changes` are what can happen, `rows` the log, `table` their fold, `matches` the game that they play, `clocks`
the time that is left, `snapshots` a table as text.
"""
