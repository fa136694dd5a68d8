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
