# Opponents that are programs.

bots-name-random = Random
bots-name-mild = Mild
bots-name-greedy = Greedy
bots-name-search = Search
bots-name-level = By level

bots-level-1 = Wanderer
bots-level-1-help = Plays along and often follows its nose. For a first game.
bots-level-2 = Apprentice
bots-level-2-help = Takes what looks best at the moment. Never thinks ahead.
bots-level-3 = Journeyman
bots-level-3-help = Looks a few steps ahead and guesses what you hide.
bots-level-4 = Guild master
bots-level-4-help = Thinks a game through for about a second. Hard to beat.
bots-level-5 = Lantern keeper
bots-level-5-help = Thinks as long as is polite. The strongest opponent here.
