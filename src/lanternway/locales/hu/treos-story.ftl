### Treos: a napló. Címek, és több eseményből lett mondatok.

treos-story-day = { $n }. nap: { $happening }
treos-story-turn = { UP($phase) }: { $seat } { THE($card) }. kártyát játssza ki
treos-story-turn-symbol = { UP($phase) }: { $seat } { THE($card) }. kártyát játssza ki az útonálló jelével

treos-story-bids = A licitek: { $bids }.
treos-story-one-bid = { $seat } – { $card }
treos-story-drew = { $names } húz fejenként { $n } mozgáskártyát.
treos-story-seat = { $seat }
treos-story-delivered = { $seat } küldetést teljesít ({ NAME($what, form: "short") }), és kap { $n } aranyat.
