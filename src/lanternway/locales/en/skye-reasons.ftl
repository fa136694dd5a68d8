### What differs between two moves, with a signed number before it: “+3 gold”.

skye-reason-score = points
skye-reason-to_score = points to score
skye-reason-scroll_points = points of scrolls
skye-reason-flag_points = points of flags
skye-reason-income = income
skye-reason-gold = gold
skye-reason-tiles = tiles
skye-reason-result = points at the end
