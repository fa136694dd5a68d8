def value(s, seat): return 0.0
def priors(s, seat, legal): return [1/len(legal)]*len(legal)
