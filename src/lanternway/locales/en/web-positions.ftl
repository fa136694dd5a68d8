### Going on from a position.

web-from-position = from a position
web-from-position-help = This game began in the middle of another. It counts for no rating.
web-play-on = Play on from here
web-play-on-help = A new table begins with this position. Bots sit in the other seats. Dice and cards that come are new. The game counts for no rating.
web-play-on-seat = Your seat
web-play-on-bots = Bots
web-play-on-begin = Play
web-analysis = Analysis board
web-analysis-help = Open any position, change it, ask what a good player would do, and play on.
