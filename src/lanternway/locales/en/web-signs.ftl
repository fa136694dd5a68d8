# What the icons of the table are called, and the panel that says so.

sign-points = points
sign-distance = distance from the castle
sign-arrow = a direction, seen from your side
sign-hidden = secret: only its owner sees it
sign-eye = look; show everything
sign-check = done, or chosen
sign-lock = not possible yet
sign-deck = a pile of cards or tiles
sign-rotate = turn
sign-plus = more; closer
sign-minus = less; further away
sign-play = play, go on
sign-pause = stop for a moment
sign-next = next
sign-prev = back
sign-user = a person
sign-lantern = what you can choose
sign-chart = how things stand

web-signs = What is this?
web-key-explain = explain things one by one: arrows, F6; Esc ends
web-signs-find = Find a sign or a word
web-signs-none = No sign is called that.
web-signs-rule = The rule
