"""Many games at once: tournaments in blocks, intervals, ratings, balance reports."""
