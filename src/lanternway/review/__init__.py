"""Review: a finished game looked at again, decision by decision, from what each seat knew then.

Nothing here sees what was hidden from the seat: views are judged, in worlds that agree with them. The same
record, seed and number of iterations give the same review, byte by byte.
"""
