"""Learning values from games that bots play against themselves (extra `training`).

`selfplay` plays and writes positions down, `fit` makes a net of them, `loop` goes round: play, fit, and keep
the new net only if a contest says that it is stronger. `calibration` asks how good its chances to win are.
"""
