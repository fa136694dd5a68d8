### Hints: what a good player would do, in the coach’s voice. The page and the terminal share them.

hint-title = What would a good player do?
hint-thinking = Looking at { $n } options
hint-may-change = The order may still change.
hint-enough = That is enough
hint-idea = Idea { $n } of { $of }
hint-choice = { $action } (choice { $n })
hint-said = { $idea }: { $action }. { $chance } % to win, give or take { $doubt }. { $reason }
hint-choose = Choose this
hint-explain = Explain
hint-shorter = Less
hint-then = How it may continue
hint-chances = Chances of winning after it
hint-best-so-far = Best so far.
hint-no-reason = Nothing you can count tells it apart.
hint-sure = Fairly sure
hint-sure-help = Idea 1 leads by more than the margin of error. The marks on a bar show how far it may be off.
hint-unsure = Not sure
hint-unsure-help = The best ideas are as good as each other here. Pick the one whose next turn you can already see.
hint-guessed = What is hidden from you has to be guessed, as any player would guess it.
hint-longer = Look longer, 10 s
hint-single = There is nothing to choose.
hint-wait = Hints come when it is your turn.
hint-failed = The hint could not be worked out.
hint-again = Ask again
hint-rests = No hints while people play
hint-unfair = They would be unfair to the others. The review after the game shows what a good player would have done.
hint-person = person
hint-bot = bot
hint-ask-all = Ask everyone to allow hints here
hint-ask-all-help = If all agree, the game counts for no rating. Anyone can take it back at any time.
hint-asked-all = Everyone has been asked.
hint-take-back = No more hints here
hint-used = { $n ->
    [one] Used once in this game; the record says where.
   *[other] Used { $n } times in this game; the record says where.
}
hint-used-by = { $n ->
    [one] { $seat } asked for one hint.
   *[other] { $seat } asked for { $n } hints.
}
hint-review = A hint was asked for before this move.
hint-line = Then: { $steps }
