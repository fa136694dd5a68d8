lantern_fair-name = Lantern Fair
lantern_fair-about = Bid for the turn, light your cards, gather points. A small game that shows how games are made.

lantern_fair-option-rounds = Rounds
lantern_fair-option-rounds-help = How many rounds are played.
lantern_fair-option-rolls = Dice
lantern_fair-option-rolls-help = How the winner of a bid rolls for oil.
lantern_fair-option-rolls-die = One die
lantern_fair-option-rolls-pair = The better of two dice
lantern_fair-option-beacons = Beacons
lantern_fair-option-beacons-help = Whether beacons are among the cards.

lantern_fair-card-candle = candle
lantern_fair-card-match = match
lantern_fair-card-wind = wind
lantern_fair-card-beacon = beacon

lantern_fair-act-bid = Bid { $coins }
lantern_fair-act-revise = Take the bid back
lantern_fair-act-pour = Pour two oil for a point
lantern_fair-act-light = Light: { $card }
lantern_fair-act-done = Done
lantern_fair-act-keep = Keep: { $card }
lantern_fair-act-pay = Pay a coin
lantern_fair-act-pay-coins = Pay one of your { $coins } { $coins ->
    [one] coin
   *[other] coins
}
lantern_fair-act-discard = Discard: { $card }

lantern_fair-event-committed = { $seat } has made a bid.
lantern_fair-event-committed-secret = { $seat } has secretly bid { $coins }.
lantern_fair-event-revised = { $seat } takes the bid back.
lantern_fair-event-bid = { $seat } bid { $coins }.
lantern_fair-event-rolled = { $seat } rolls { $n } and gets that much oil.
lantern_fair-event-poured = { $seat } pours two oil and scores a point.
lantern_fair-event-lit = { $seat } lights: { $card }.
lantern_fair-event-drew =
    { $n ->
        [one] { $seat } draws a card.
       *[other] { $seat } draws { $n } cards.
    }
lantern_fair-event-drew-secret = { $seat } draws: { $cards }.
lantern_fair-event-discarded = { $seat } discards: { $card }.
lantern_fair-event-paid = { $seat } pays a coin to { $to_seat }.
lantern_fair-event-round = Round { $n } is over.

lantern_fair-prompt-bidding = How much do you bid for the turn?
lantern_fair-prompt-bids-missing = Your bid is made; others are still thinking. You may take it back.
lantern_fair-prompt-turn = Your turn: pour, light a card, or be done.
lantern_fair-prompt-keeping = Which of the two cards do you keep?
lantern_fair-prompt-blown = The wind blows: pay a coin or discard a card.
lantern_fair-prompt-beaming = The beacon shines: light one more card, or be done.
lantern_fair-prompt-wait = { $seat } is asked now.
lantern_fair-prompt-over = The fair is over.

lantern_fair-why-over = The game is over.
lantern_fair-why-no-seat = There is no such seat.
lantern_fair-why-already-bid = You have made your bid; you can only take it back.
lantern_fair-why-coins =
    { $coins ->
        [0] You have no coins.
        [one] You have only one coin.
       *[other] You have only { $coins } coins.
    }
lantern_fair-why-not-you = It is { $seat } who is asked now.
lantern_fair-why-oil-pour = Pouring takes two oil.
lantern_fair-why-lit = You have already lit a card this turn.
lantern_fair-why-oil-light = Lighting a card takes one oil.
lantern_fair-why-no-card = You do not have that card.
lantern_fair-why-not-drawn = That card is not one of the two.
lantern_fair-why-no-coin = You have no coin to pay.
lantern_fair-why-not-now = This is not what is asked now.

lantern_fair-score-points = points
lantern_fair-score-coins = coins
lantern_fair-score-cards = cards

lantern_fair-clause-1-1 = Everybody begins with four coins and three secret cards. Coins, oil, points and the number of cards are open.
lantern_fair-clause-2-1 = A round begins with a secret bid of all at once, from none to nine coins, never more than one has.
lantern_fair-clause-2-2 = A bid may be taken back until the last one is made.
lantern_fair-clause-2-3 = The highest bid wins, among equals the first from the lead on. The winner pays and leads; all others get a coin.
lantern_fair-clause-2-4 = The winner rolls a die, or the better of two, and gets that much oil.
lantern_fair-clause-3-1 = In a turn one pours and lights in any order, then is done.
lantern_fair-clause-3-2 = Pouring turns two oil into one point, as often as there is oil.
lantern_fair-clause-3-3 = Once a turn, for one oil, a card of the hand is lit: shown, discarded and carried out.
lantern_fair-clause-3-4 = A candle gives two points.
lantern_fair-clause-3-5 = A match draws two cards in secret; one is kept, the other discarded openly.
lantern_fair-clause-3-6 = Wind makes the next seat pay the lighter a coin or discard a card, as it likes.
lantern_fair-clause-3-7 = A beacon gives one point, and one more card may be lit without oil.
lantern_fair-clause-4-1 = The game ends after the last round.
lantern_fair-clause-4-2 = Points count, every three coins one, every two cards left one. Among equals the more oil wins, else the victory is shared.

lantern_fair-text-round = round { $n } of { $most }
lantern_fair-text-phase-bidding = everybody bids
lantern_fair-text-phase-turn = the winner’s turn
lantern_fair-text-phase-keeping = two cards drawn
lantern_fair-text-phase-blown = the wind blows
lantern_fair-text-phase-beaming = the beacon shines
lantern_fair-text-phase-over = over
lantern_fair-text-column-points = points
lantern_fair-text-column-coins = coins
lantern_fair-text-column-oil = oil
lantern_fair-text-column-cards = cards
lantern_fair-text-column-score = score now
lantern_fair-text-leads = leads
lantern_fair-text-has-bid = has bid
lantern_fair-text-hand = Your hand
lantern_fair-text-held = { $n } × { $card }
lantern_fair-text-discards = Discarded
lantern_fair-text-deck = { $n ->
    [one] One card can be drawn.
   *[other] { $n } cards can be drawn.
}
lantern_fair-text-card-candle = 2 points
lantern_fair-text-card-match = draw 2 cards, keep 1, discard the other
lantern_fair-text-card-wind = the next player pays you 1 coin or discards a card
lantern_fair-text-card-beacon = 1 point, and one more card may be lit without oil
lantern_fair-text-cost = you pay
lantern_fair-text-gain = you get
lantern_fair-text-note-die = The highest bid pays, leads and gets 1 to 6 oil by a die; everybody else gets a coin.
lantern_fair-text-note-pair = The highest bid pays, leads and gets the better of two dice as oil; everybody else gets a coin.
lantern_fair-text-change-if-won = won: coins { $had } → { $then }
lantern_fair-text-change-if-lost = lost: coins { $had } → { $then }
lantern_fair-text-change-oil = oil { $had } → { $then }
lantern_fair-text-change-points = points { $had } → { $then }
lantern_fair-text-change-coins = coins { $had } → { $then }

## The log: headings, and sentences made of several events

lantern_fair-story-round = Round { $n } is over
lantern_fair-story-bids = The bids: { $bids }.
lantern_fair-story-one-bid = { $coins } by { $seat }

lantern_fair-reason-points = { $n } { $n ->
    [one] point
   *[other] points
}
lantern_fair-reason-oil = { $n } oil
lantern_fair-reason-coins = { $n } { $n ->
    [one] coin
   *[other] coins
}
lantern_fair-reason-hand = { $n } { $n ->
    [one] card
   *[other] cards
} in hand
lantern_fair-reason-result = { $n } { $n ->
    [one] point
   *[other] points
} at the end
