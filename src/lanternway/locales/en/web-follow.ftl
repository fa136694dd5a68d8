### The page: following the others.

web-since = Since my turn
web-since-empty = Nobody else has acted since your last turn.
web-see-again = See again what { $name } did
web-more-lines = { $n ->
    [one] and { $n } thing before
   *[other] and { $n } things before
}
web-times = { $text } (× { $n })
web-pace = How fast others’ turns are shown
web-pace-step = Step
web-pace-slow = Slow
web-pace-normal = Normal
web-pace-fast = Fast
web-pace-skip = Skip
web-follow-step = Step { $n } of { $of }.
web-follow-replay = Seen again.
web-follow-for-you = For you:
web-follow-back = One step back
web-follow-next = One step forward
web-follow-pause = Pause
web-follow-go = Go on
web-follow-catch-up = { $n ->
    [one] Catch up: { $n } step
   *[other] Catch up: { $n } steps
}
web-key-follow = others’ turns: resume, pause, step back, step forward
web-key-rivals = everything public about the next player
web-trouble = Something could not be shown. The game goes on.
web-harmed = An older version of the server lost something of this table. You can play on, but its record will not verify.
web-trouble-reload = Reload the page
web-trouble-part = This part could not be drawn. Try again
web-rival-of = { $name }: what everybody may see
web-rival-open = Show everything public about { $name }
web-rival-back = Back to mine
web-moves-list = Moves
web-speed = Speed
web-speed-is = × { $n }
