# Opponents that are programs.

bots-name-random = Random
bots-name-mild = Mild
bots-name-greedy = Greedy
bots-name-learned = Learned
bots-name-learned-search = Learned search
bots-name-search = Search
bots-name-level = By level
bots-name-random-help = Chooses by chance. It is here for trying things out.

bots-worth = With two players, wins about { $percent } of 100 games against { $below } ({ $low } to { $high }, from { $games } games).
bots-unmeasured = Not measured yet against { $below }.

bots-level-1 = Wanderer
bots-level-1-help = Overlooks a lot and misjudges much of what it sees. For a first game.
bots-level-2 = Apprentice
bots-level-2-help = Overlooks some things and misjudges others, the way people do.
bots-level-3 = Journeyman
bots-level-3-help = Takes what looks best at the moment.
bots-level-4 = Guild master
bots-level-4-help = Guesses what you hide and weighs where each choice leads. Hard to beat.
bots-level-5 = Lantern keeper
bots-level-5-help = Takes as long as is polite. The strongest opponent here.

web-try-harder = You have won most of your last games. Try the next level: { $level }.
web-try-easier = The last games were hard. An easier level may be more fun: { $level }.
