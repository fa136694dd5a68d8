### Merchants of the Dark Road: the log, refusals, scores.

## What happened

dark_road-event-turn = Round { $round }: { $seat }’s turn.
dark_road-event-coins = { $seat } gains { $n } { $n ->
    [one] coin
   *[other] coins
}.
dark_road-event-coins_lost = { $seat } gives { $n } { $n ->
    [one] coin
   *[other] coins
}.
dark_road-event-prestige = { $seat } gains { $n } prestige.
dark_road-event-prestige_lost = { $seat } loses { $n } prestige.
dark_road-event-gained = { $seat } gains { $n } × { $thing }.
dark_road-event-lost = { $seat } gives { $n } × { $thing }.
dark_road-event-gain_lost = { $n } × { $thing } finds no room or no supply: lost for { $seat }.
dark_road-event-good_gained = { $seat } gains { $good } ({ $side }).
dark_road-event-good_gain_lost = No tile of { $good } ({ $side }) is left: { $seat } gains none.
dark_road-event-good_lost = { $seat } gives up { $good } ({ $side }).
dark_road-event-good_sold = { $seat } sells { $good } ({ $side }).
dark_road-event-good_discarded = { $seat } discards { $good } ({ $side }).
dark_road-event-good_delivered = { $seat } hands over { $good } ({ $side }).
dark_road-event-spared = { $seat } has nothing of what is to be lost: nothing happens.
dark_road-event-flipped = { $seat } turns { $good } over: { $side }.
dark_road-event-lit_die_gained = { $seat } gains an illuminated die: { $face }.
dark_road-event-readied = { $seat } makes an illuminated die ready: { $face }.
dark_road-event-reset = { $seat } resets the locked dice.
dark_road-event-bumped = { $seat } moves { $face } from slot { $slot } into the action pool.
dark_road-event-bumped-locked = { $seat } locks { $locked } in slot { $slot } and bumps { $face } into the action pool.
dark_road-event-moved = { $seat } { $n ->
    [0] stays
    [one] moves 1 space and stands
   *[other] moves { $n } spaces and stands
} between { $left } and { $right }.
dark_road-event-moved-back = { $seat } moves { $back } space back and stands between { $left } and { $right }.
dark_road-event-activated = { $seat } activates { $place }.
dark_road-event-wheel_turned = The wheel turns { $n }: { $good } is worth most now.
dark_road-event-die_turned = { $seat } changes a market die from { $good } to { $to }.
dark_road-event-market_die = A market die is rolled: { $good }.
dark_road-event-ring_moved = { $seat } moves the ring marker to { $space }.
dark_road-event-ruins_moved = { $seat } moves the ruins marker to { $space }.
dark_road-event-rolled = { $seat } rolls { $face }.
dark_road-event-hero_shown = { $seat } reveals { $hero } at the Inn.
dark_road-event-boarded = { $hero } comes aboard { $seat }’s wagon.
dark_road-event-dismissed = { $hero } leaves { $seat }’s wagon.
dark_road-event-hero_delivered = { $seat } brings { $hero } to { $town }.
dark_road-event-commission_gained = { $seat } takes “{ $commission }” for { $town }.
dark_road-event-commission_dropped = { $seat } puts “{ $commission }” under its stack.
dark_road-event-commission_delivered = { $seat } delivers “{ $commission }” to { $town } with { $goods } { $goods ->
    [one] good
   *[other] goods
}.
dark_road-event-deed_taken = { $seat } takes the deed “{ $deed }”.
dark_road-event-deed_drawn = { $seat } draws a deed.
dark_road-event-deed_drawn-secret = { $seat } draws the deed “{ $deed }”.
dark_road-event-deed_kept = { $seat } keeps a deed.
dark_road-event-deed_kept-secret = { $seat } keeps the deed “{ $deed }”.
dark_road-event-upgraded = { $seat } takes the upgrade { $upgrade }.
dark_road-event-steed = { $steed } draws { $seat }’s wagon.
dark_road-event-companion_joined = { $companion } goes with { $seat }.
dark_road-event-companion_used = { $seat } uses { $companion }: { $does }.
dark_road-event-companion_used-quartz = { $seat } gives { $companion } { $quartz } quartz: { $does }.
dark_road-event-stray_passed = { $companion } runs from { $seat } to { $to_seat }.
dark_road-event-caravan_led = { $seat } leads a caravan to { $town } by the { $road }.
dark_road-event-joined = { $seat } joins the caravan.
dark_road-event-stayed = { $seat } stays at home.
dark_road-event-event = On the way: “{ $event }”.
dark_road-event-travel_dice = The travel dice show { $dice }.
dark_road-event-die_taken = { $seat } takes the { $value }.
dark_road-event-die_raised = { $seat } adds { $n }: it counts as { $value }.
dark_road-event-rested = { $seat } rests.
dark_road-event-reserve_rolled = { $seat } rolls a new reserve: { $faces }.
dark_road-event-last_die_left = The last spent die of { $seat } leaves the game.
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
dark_road-event-concern_card = The Concern’s next card: “{ $card }”.
dark_road-event-concern_works = { $seat } { $work }.
dark_road-event-concern_idle = { $seat } finds nothing to do and gains a coin.
dark_road-event-crates = { $seat } now has { $n } { $n ->
    [one] crate
   *[other] crates
}.
dark_road-event-notice_met = { $seat } meets the notice “{ $notice }”.
dark_road-event-notice_unmet = Nobody meets the notice “{ $notice }”.

## Why not

dark_road-why-over = The game is over.
dark_road-why-other-game = That is an action of another game.
dark_road-why-not-your-turn = It is { $seat } who is asked now.
dark_road-why-not-asked = That is not what is asked now.
dark_road-why-not-available = That is not there to be had now.
dark_road-why-not-offered = This good is not among those offered.
dark_road-why-coins = That takes { $need } { $need ->
    [one] coin
   *[other] coins
}.
dark_road-why-lanterns = That takes { $need } { $need ->
    [one] lantern
   *[other] lanterns
}.
dark_road-why-nothing-asked = You have nothing that is asked for here.
dark_road-why-not-at-inn = This hero is not at the Inn.
dark_road-why-no-more-heroes = More heroes cannot be shown now.
dark_road-why-sell-one = At least one good must be sold.
dark_road-why-load-one = At least one good must be handed over.
dark_road-why-not-requested = That good is not requested, or it was given already.
dark_road-why-good-missing = You do not have such a good.
dark_road-why-too-far = The marker moves one space, and one more for each hero aboard at most.
dark_road-why-no-such-die = There is no such die.
dark_road-why-no-raise = The die cannot be raised so.
dark_road-why-other-region = The caravan goes to another region.
dark_road-why-other-town = That is for another town.
dark_road-why-nothing-to-deliver = You have nothing to deliver there.
dark_road-why-hero-not-here = This hero is not aboard, or its town is another.
dark_road-why-not-held = You do not have this commission.
dark_road-why-cannot-pay = You cannot pay so.
dark_road-why-lit-limit = More than { $limit } illuminated dice are not allowed.
dark_road-why-upgrade-limit = No upgrade is left, or your wagon has one already.
dark_road-why-no-effect = That would do nothing now.
dark_road-why-no-supply = No tile of { $good } is left.
dark_road-why-own-turn = Companions are used on one’s own turn only.
dark_road-why-no-companion = You have no companion.
dark_road-why-no-companion-now = No companion can be used now.
dark_road-why-not-same = Only three locked dice of the same value can be reset.
dark_road-why-reserve-empty = The main reserve is empty: take a locked die.
dark_road-why-reserve-not-empty = Locked dice are taken only when the main reserve is empty.
dark_road-why-slot-empty = That slot is empty.
dark_road-why-not-beside = Your pawn is not beside that district.
dark_road-why-used = With one die only one district; it is done.
dark_road-why-needs-lit-die = A building needs an illuminated die in the pool.
dark_road-why-not-connected = That building is not connected with your space.
dark_road-why-bought-already = That comes before buying.
dark_road-why-once = Only once a visit.
dark_road-why-section-full = At most two dice a section.

## Scores

dark_road-score-base = Lower of coins and prestige
dark_road-score-coins = Coins
dark_road-score-prestige = Prestige
dark_road-score-deeds = Deeds
dark_road-score-upgrades = Wagon upgrades
dark_road-score-lit_dice = Unused illuminated dice
dark_road-score-deed_coins = Coins for deeds
dark_road-score-deed_prestige = Prestige for deeds

## Facts of a view

dark_road-field-wheel = market wheel
dark_road-field-ring = ring marker
dark_road-field-ruins = ruins marker
dark_road-field-inn = heroes at the Inn
dark_road-field-courtyard = courtyard
dark_road-field-companions = companions
dark_road-field-commissions = commissions
dark_road-field-buildings = buildings
dark_road-field-upgrades = wagon upgrades
dark_road-field-caravan = caravan
dark_road-field-heroes = heroes aboard
dark_road-field-goods = goods
dark_road-field-lanterns = lanterns
dark_road-field-quartz = quartz
dark_road-field-horseshoes = horseshoes
dark_road-field-locked = locked dice
dark_road-field-reserve = main reserve
dark_road-field-spent = spent dice
dark_road-field-pool = action pool
dark_road-field-lit = special reserve
dark_road-field-steeds = steeds
dark_road-field-deeds = deeds
dark_road-field-prestige = prestige
dark_road-field-space = space
dark_road-field-log = merchant’s log
dark_road-field-concern = Private Concern
dark_road-field-turn = turn
