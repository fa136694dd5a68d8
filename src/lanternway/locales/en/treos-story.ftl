### Treos: the log as it is told. Headings, and sentences made of several events.

treos-story-day = Day { $n }: { $happening }
treos-story-turn = { UP($phase) }: { $seat } plays card { $card }
treos-story-turn-symbol = { UP($phase) }: { $seat } plays card { $card } with the intrigue marker

treos-story-bids = The bids: { $bids }.
treos-story-one-bid = { $card } by { $seat }
treos-story-drew = { $names } draw { $n } movement cards each.
treos-story-seat = { $seat }
treos-story-delivered = { $seat } completes a quest ({ NAME($what, form: "short") }) and gains { $n } gold.
