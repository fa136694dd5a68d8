### Merchants of the Dark Road: the log, refusals, scores.

## What happened

dark_road-event-turn = Round { $round }: { $seat }’s turn.
dark_road-event-final_visits = After the last round everybody may visit a town once more.
dark_road-event-coins = { $seat } gains { $n } { $n ->
    [one] coin
   *[other] coins
}.
dark_road-event-coins_lost = { $seat } pays { $n } { $n ->
    [one] coin
   *[other] coins
}.
dark_road-event-prestige = { $seat } gains { $n } prestige.
dark_road-event-prestige_lost = { $seat } loses { $n } prestige.
dark_road-event-gained = { $n ->
    [one] { $seat } gains { NAME($thing, form: "one") }.
   *[other] { $seat } gains { $n } { NAME($thing, form: "many") }.
}
dark_road-event-lost = { $n ->
    [one] { $seat } gives up { NAME($thing, form: "one") }.
   *[other] { $seat } gives up { $n } { NAME($thing, form: "many") }.
}
dark_road-event-returned = { $n ->
    [one] { $seat } puts back { NAME($thing, form: "one") }: the inventory is full.
   *[other] { $seat } puts back { $n } { NAME($thing, form: "many") }: the inventory is full.
}
dark_road-event-gain_lost = { $n ->
    [one] { $seat } cannot take { NAME($thing, form: "one") }: no room, or none left.
   *[other] { $seat } cannot take { $n } { NAME($thing, form: "many") }: no room, or none left.
}
dark_road-event-good_gained = { $seat } gains { dark_road-text-tile }.
dark_road-event-good_gain_lost = { $seat } cannot gain { dark_road-text-tile }: no tile is left.
dark_road-event-good_lost = { $seat } gives up { dark_road-text-tile }.
dark_road-event-good_sold = { $seat } sells { dark_road-text-tile }.
dark_road-event-good_sold-hero = { $seat } sells { dark_road-text-tile } to { $hero }.
dark_road-event-good_discarded = { $seat } discards { dark_road-text-tile }: no room on the wagon.
dark_road-event-good_delivered = { $seat } delivers { dark_road-text-tile }.
dark_road-event-spared = { $seat } has nothing to lose: nothing happens.
dark_road-event-nothing_gained = { $seat } { $lack }.
dark_road-lack-good = has no basic good to upgrade
dark_road-lack-hero = takes no hero: none is there
dark_road-lack-hero_slot = takes no hero: no hero slot is free
dark_road-lack-commission = takes no commission: none is there
dark_road-lack-commission_slot = takes no commission: no commission slot is free
dark_road-lack-deed = takes no deed: none is left
dark_road-lack-crate = has no room for another crate
dark_road-event-flipped = { NAME($side, form: "word") ->
    [upgraded] { $seat } upgrades { NAME($good, form: "a") }.
   *[basic] { $seat } turns { NAME($good, form: "a") } to its basic side.
}
dark_road-event-lit_die_gained = { $seat } gains an illuminated die and rolls { $face }.
dark_road-event-readied = { $seat } moves the illuminated { $face } to the action pool.
dark_road-event-reset = { $seat } resets the locked dice to 1, 2 and 3.
dark_road-event-bumped = { $seat } moves the { $face } from slot { $slot } to the action pool.
dark_road-event-bumped-locked = { $seat } locks the { $locked } in slot { $slot } and bumps the { $face } into the action pool.
dark_road-event-moved = { $n ->
    [0] { $seat } stays between { NAME($left, form: "the") } and { NAME($right, form: "the") }.
    [one] { $seat } moves { $n } space and stops between { NAME($left, form: "the") } and { NAME($right, form: "the") }.
   *[other] { $seat } moves { $n } spaces and stops between { NAME($left, form: "the") } and { NAME($right, form: "the") }.
}
dark_road-event-moved-back = { $back ->
    [one] { $seat } moves back { $back } space and stops between { NAME($left, form: "the") } and { NAME($right, form: "the") }.
   *[other] { $seat } moves back { $back } spaces and stops between { NAME($left, form: "the") } and { NAME($right, form: "the") }.
}
dark_road-event-activated = { $seat } activates { NAME($place, form: "the") }.
dark_road-event-wheel_turned = { $n ->
    [one] The market wheel turns one step: { $good } is worth the most now.
   *[other] The market wheel turns { $n } steps: { $good } is worth the most now.
}
dark_road-event-die_turned = { $seat } changes a market die from { $good } to { $to }.
dark_road-event-market_die = A market die is rolled again and shows { NAME($good, form: "a") }.
dark_road-event-ring_moved = { $seat } moves the Dark Market marker to { $space }.
dark_road-event-ruins_moved = { $seat } moves the ruins marker to { $space }.
dark_road-event-rolled = { $seat } rolls { NAME($face, form: "die") } – { $face }.
dark_road-event-hero_shown = { $seat } reveals { $hero } at the Ringway Inn.
dark_road-event-boarded = { $seat } takes { $hero } aboard.
dark_road-event-dismissed = { $seat } lets { $hero } go.
dark_road-event-hero_delivered = { $seat } brings { $hero } home to { $town }.
dark_road-event-commission_gained = { $seat } takes the commission “{ $commission }” for { $town }.
dark_road-event-commission_dropped = { $seat } puts the commission “{ $commission }” under its stack.
dark_road-event-commission_delivered = { $seat } delivers { $goods } { $goods ->
    [one] good
   *[other] goods
} to { $town } for “{ $commission }”.
dark_road-event-deed_taken = { $seat } takes the deed “{ $deed }”.
dark_road-event-deed_drawn = { $seat } draws a deed.
dark_road-event-deed_drawn-secret = { $seat } draws the deed “{ $deed }”.
dark_road-event-deed_kept = { $seat } keeps a deed.
dark_road-event-deed_kept-secret = { $seat } keeps the deed “{ $deed }”.
dark_road-event-upgraded = { $seat } takes the wagon upgrade “{ $upgrade }”.
dark_road-event-steed = { $seat } harnesses { $steed }.
dark_road-event-companion_joined = { $seat } takes { $companion } along.
dark_road-event-companion_used = { $seat } asks { $companion } for help.
dark_road-event-companion_used-quartz = { $seat } gives { $companion } { $quartz ->
    [one] a quartz
   *[other] { $quartz } quartz
} for its help.
dark_road-event-stray_passed = { UP($companion) } strays from { $seat } to { $to_seat }.
dark_road-event-caravan_led = { $seat } leads a caravan to { $town } by the { $road }.
dark_road-event-joined = { $seat } joins the caravan.
dark_road-event-stayed = { $seat } stays at home.
dark_road-event-event = The event on the way: “{ $event }”.
dark_road-event-travel_dice = The travel dice show { $dice }.
dark_road-event-die_taken = { $seat } takes the { $value }.
dark_road-event-die_raised = { $seat } adds { $n } to the travel die, which counts as { $value }.
dark_road-event-rested = { $seat } rests.
dark_road-event-reserve_rolled = { $seat } takes a spent die out of the game and rolls the rest for the main reserve: { $faces }.
dark_road-event-last_die_left = { $seat }’s last spent die leaves the game.
dark_road-event-game_over = The dark season is over.
dark_road-event-coins_shown = { $seat } shows { $n } { $n ->
    [one] coin
   *[other] coins
}.
dark_road-event-deed_coins = { $seat }’s deed “{ $deed }” gives { $n } { $n ->
    [one] coin
   *[other] coins
}.
dark_road-event-deed_prestige = { $seat }’s deed “{ $deed }” gives { $n } prestige.
dark_road-event-deed_points = { $seat }’s deed “{ $deed }” gives { $n } victory { $n ->
    [one] point
   *[other] points
}.
dark_road-event-deed_unpaid = { $seat }’s deed “{ $deed }” gives nothing.
dark_road-event-concern_card = The next card of the Private Concern is “{ $card }”.
dark_road-event-concern_works = { $seat } { $work }.
dark_road-event-concern_works-dice = { $seat } { $work } and takes market dice: { $dice }.
dark_road-event-concern_idle = { $seat } finds no work.
dark_road-event-windfall = { $seat }: { $source }.
dark_road-event-crates = { $seat } now has { $n } { $n ->
    [one] crate
   *[other] crates
}.
dark_road-event-notice_met = { $seat } meets the guild notice “{ $notice }”.
dark_road-event-notice_unmet = Nobody meets the guild notice “{ $notice }”.

## Why not

dark_road-why-over = The game is over.
dark_road-why-other-game = That is an action of another game.
dark_road-why-not-your-turn = { $seat } has to choose now.
dark_road-why-not-asked = That does not answer the question asked now.
dark_road-why-not-available = That is not available now.
dark_road-why-not-offered = This good is not among those offered.
dark_road-why-coins = You need { $need } { $need ->
    [one] coin
   *[other] coins
} for that.
dark_road-why-lanterns = You need { $need } { $need ->
    [one] lantern
   *[other] lanterns
} for that.
dark_road-why-nothing-asked = You have none of the goods asked for here.
dark_road-why-not-at-inn = This hero is not at the Ringway Inn.
dark_road-why-no-more-heroes = No more heroes can be revealed now.
dark_road-why-sell-one = Sell at least one good.
dark_road-why-load-one = Deliver at least one good.
dark_road-why-not-requested = That good is not asked for, or you gave it already.
dark_road-why-good-missing = You do not have such a good.
dark_road-why-too-far = The marker moves one space, and at most one more for each hero aboard.
dark_road-why-no-such-die = There is no such die.
dark_road-why-no-raise = The die cannot be raised like that.
dark_road-why-other-region = The caravan goes to another region.
dark_road-why-other-town = That is for another town.
dark_road-why-nothing-to-deliver = You have nothing to deliver there.
dark_road-why-hero-not-here = This hero is not aboard, or has another home town.
dark_road-why-not-held = You do not have this commission.
dark_road-why-cannot-pay = You cannot pay like that.
dark_road-why-lit-limit = You cannot have more than { $limit } illuminated dice.
dark_road-why-upgrade-limit = No wagon upgrade is left, or your wagon has one already.
dark_road-why-no-effect = That would do nothing now.
dark_road-why-no-supply = No tile of { $good } is left.
dark_road-why-own-turn = You can use companions only on your own turn.
dark_road-why-no-companion = You have no companion.
dark_road-why-no-companion-now = No companion can be used now.
dark_road-why-not-same = Only three locked dice of the same value can be reset.
dark_road-why-reserve-empty = The main reserve is empty: take a locked die.
dark_road-why-reserve-not-empty = You can take a locked die only when your main reserve is empty.
dark_road-why-slot-empty = That slot is empty.
dark_road-why-not-beside = Your wagon pawn is not beside that district.
dark_road-why-used = One die activates one district, and you have activated one.
dark_road-why-needs-lit-die = A building needs an illuminated die in the action pool.
dark_road-why-not-connected = That building is not connected with your space.
dark_road-why-bought-already = That can only be done before buying.
dark_road-why-once = That can be done only once per visit.
dark_road-why-section-full = A section of the wheel holds at most two dice.

## Scores

dark_road-score-base = Base score: the lower of coins and prestige
dark_road-score-coins = Coins
dark_road-score-prestige = Prestige
dark_road-score-deeds = Deeds
dark_road-score-upgrades = Wagon upgrades
dark_road-score-lit_dice = Unused illuminated dice
dark_road-score-deed_coins = Coins for deeds
dark_road-score-deed_prestige = Prestige for deeds
