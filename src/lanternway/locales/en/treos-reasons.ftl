### What differs between two moves, after its sign: “+3 gold”, “−1.5 coins”.

treos-reason-gold = { $n } gold
treos-reason-ahead = { $n } gold in reach
treos-reason-quests = { $n } { $n ->
    [one] quest
   *[other] quests
}
treos-reason-side_quests = { $n } { $n ->
    [one] side quest
   *[other] side quests
}
treos-reason-common_cards = { $n } { $n ->
    [one] common movement card
   *[other] common movement cards
}
treos-reason-weapons = { $n } { $n ->
    [one] weapon
   *[other] weapons
}
treos-reason-moves_to_come = { $n } { $n ->
    [one] move
   *[other] moves
} to come
treos-reason-result = { $n } gold at the end
