/* Made by tools/wire_types.py from the games' declarations. Do not edit: `make web-types` writes it. */

/** An event of any game, as a viewer was told it: its kind and facts. `secret` are those for the few. */
export interface GameEvent {
  kind: string;
  seat?: number;
  secret?: object;
}

export interface DarkRoadEventRound {
  kind: 'round';
  round: number;
}

export interface DarkRoadEventTurn {
  kind: 'turn';
  seat: number;
  round: number;
}

export interface DarkRoadEventRested {
  kind: 'rested';
  seat: number;
}

export interface DarkRoadEventFinalVisits {
  kind: 'final_visits';
}

export interface DarkRoadEventGameOver {
  kind: 'game_over';
}

export interface DarkRoadEventCoinsShown {
  kind: 'coins_shown';
  seat: number;
  n: number;
}

export interface DarkRoadEventDeedCoins {
  kind: 'deed_coins';
  seat: number;
  n: number;
  deed: `@dark_road-deed-${string}`;
}

export interface DarkRoadEventDeedPrestige {
  kind: 'deed_prestige';
  seat: number;
  n: number;
  deed: `@dark_road-deed-${string}`;
}

export interface DarkRoadEventDeedPoints {
  kind: 'deed_points';
  seat: number;
  n: number;
  deed: `@dark_road-deed-${string}`;
}

export interface DarkRoadEventDeedUnpaid {
  kind: 'deed_unpaid';
  seat: number;
  deed: `@dark_road-deed-${string}`;
}

export interface DarkRoadEventDeedKept {
  kind: 'deed_kept';
  seat: number;
  secret?: {
    deed: `@dark_road-deed-${string}`;
  };
}

export interface DarkRoadEventSteed {
  kind: 'steed';
  seat: number;
  steed: `@dark_road-steed-${string}`;
}

export interface DarkRoadEventReset {
  kind: 'reset';
  seat: number;
}

export interface DarkRoadEventBumped {
  kind: 'bumped';
  seat: number;
  slot: number;
  face: `@dark_road-face-${string}`;
  locked?: `@dark_road-face-${string}`;
}

export interface DarkRoadEventMoved {
  kind: 'moved';
  seat: number;
  n: number;
  space: number;
  left: `@dark_road-place-${string}`;
  right: `@dark_road-place-${string}`;
  back?: number;
}

export interface DarkRoadEventActivated {
  kind: 'activated';
  seat: number;
  place: `@dark_road-place-${string}`;
}

export interface DarkRoadEventReadied {
  kind: 'readied';
  seat: number;
  face: `@dark_road-face-${string}`;
}

export interface DarkRoadEventReserveRolled {
  kind: 'reserve_rolled';
  seat: number;
  faces: (`@dark_road-face-${string}`)[];
}

export interface DarkRoadEventLastDieLeft {
  kind: 'last_die_left';
  seat: number;
}

export interface DarkRoadEventLitDieGained {
  kind: 'lit_die_gained';
  seat: number;
  face: `@dark_road-face-${string}`;
}

export interface DarkRoadEventCoins {
  kind: 'coins';
  seat: number;
  n: number;
}

export interface DarkRoadEventCoinsLost {
  kind: 'coins_lost';
  seat: number;
  n: number;
}

export interface DarkRoadEventPrestige {
  kind: 'prestige';
  seat: number;
  n: number;
}

export interface DarkRoadEventPrestigeLost {
  kind: 'prestige_lost';
  seat: number;
  n: number;
}

export interface DarkRoadEventGained {
  kind: 'gained';
  seat: number;
  thing: `@dark_road-thing-${string}`;
  n: number;
}

export interface DarkRoadEventGainLost {
  kind: 'gain_lost';
  seat: number;
  thing: `@dark_road-thing-${string}`;
  n: number;
}

export interface DarkRoadEventLost {
  kind: 'lost';
  seat: number;
  thing: `@dark_road-thing-${string}`;
  n: number;
}

export interface DarkRoadEventReturned {
  kind: 'returned';
  seat: number;
  thing: `@dark_road-thing-${string}`;
  n: number;
}

export interface DarkRoadEventSpared {
  kind: 'spared';
  seat: number;
}

export interface DarkRoadEventNothingGained {
  kind: 'nothing_gained';
  seat: number;
  lack: `@dark_road-lack-${string}`;
}

export interface DarkRoadEventGoodGained {
  kind: 'good_gained';
  seat: number;
  good: `@dark_road-good-${string}`;
  side: `@dark_road-side-${string}`;
}

export interface DarkRoadEventGoodGainLost {
  kind: 'good_gain_lost';
  seat: number;
  good: `@dark_road-good-${string}`;
  side: `@dark_road-side-${string}`;
}

export interface DarkRoadEventGoodLost {
  kind: 'good_lost';
  seat: number;
  good: `@dark_road-good-${string}`;
  side: `@dark_road-side-${string}`;
}

export interface DarkRoadEventGoodDiscarded {
  kind: 'good_discarded';
  seat: number;
  good: `@dark_road-good-${string}`;
  side: `@dark_road-side-${string}`;
}

export interface DarkRoadEventGoodSold {
  kind: 'good_sold';
  seat: number;
  good: `@dark_road-good-${string}`;
  side: `@dark_road-side-${string}`;
  hero?: `@dark_road-hero-${string}`;
}

export interface DarkRoadEventGoodDelivered {
  kind: 'good_delivered';
  seat: number;
  good: `@dark_road-good-${string}`;
  side: `@dark_road-side-${string}`;
}

export interface DarkRoadEventFlipped {
  kind: 'flipped';
  seat: number;
  good: `@dark_road-good-${string}`;
  side: `@dark_road-side-${string}`;
}

export interface DarkRoadEventWheelTurned {
  kind: 'wheel_turned';
  n: number;
  good: `@dark_road-good-${string}`;
}

export interface DarkRoadEventDieTurned {
  kind: 'die_turned';
  seat: number;
  good: `@dark_road-good-${string}`;
  to: `@dark_road-good-${string}`;
}

export interface DarkRoadEventMarketDie {
  kind: 'market_die';
  good: `@dark_road-good-${string}`;
}

export interface DarkRoadEventRingMoved {
  kind: 'ring_moved';
  seat: number;
  space: `@dark_road-ring-${string}`;
}

export interface DarkRoadEventRuinsMoved {
  kind: 'ruins_moved';
  seat: number;
  space: `@dark_road-ruins-${string}`;
}

export interface DarkRoadEventRolled {
  kind: 'rolled';
  seat: number;
  face: `@dark_road-oracle-${string}` | `@dark_road-ruins_die-${string}`;
}

export interface DarkRoadEventHeroShown {
  kind: 'hero_shown';
  seat: number;
  hero: `@dark_road-hero-${string}`;
}

export interface DarkRoadEventBoarded {
  kind: 'boarded';
  seat: number;
  hero: `@dark_road-hero-${string}`;
}

export interface DarkRoadEventDismissed {
  kind: 'dismissed';
  seat: number;
  hero: `@dark_road-hero-${string}`;
}

export interface DarkRoadEventHeroDelivered {
  kind: 'hero_delivered';
  seat: number;
  hero: `@dark_road-hero-${string}`;
  town: `@dark_road-town-${string}`;
}

export interface DarkRoadEventCommissionGained {
  kind: 'commission_gained';
  seat: number;
  commission: `@dark_road-commission-${string}`;
  town: `@dark_road-town-${string}`;
}

export interface DarkRoadEventCommissionDropped {
  kind: 'commission_dropped';
  seat: number;
  commission: `@dark_road-commission-${string}`;
}

export interface DarkRoadEventCommissionDelivered {
  kind: 'commission_delivered';
  seat: number;
  commission: `@dark_road-commission-${string}`;
  town: `@dark_road-town-${string}`;
  goods: number;
}

export interface DarkRoadEventDeedTaken {
  kind: 'deed_taken';
  seat: number;
  deed: `@dark_road-deed-${string}`;
}

export interface DarkRoadEventDeedDrawn {
  kind: 'deed_drawn';
  seat: number;
  secret?: {
    deed: `@dark_road-deed-${string}`;
  };
}

export interface DarkRoadEventUpgraded {
  kind: 'upgraded';
  seat: number;
  upgrade: `@dark_road-upgrade-${string}`;
}

export interface DarkRoadEventCompanionJoined {
  kind: 'companion_joined';
  seat: number;
  companion: `@dark_road-companion-${string}`;
}

export interface DarkRoadEventCompanionUsed {
  kind: 'companion_used';
  seat: number;
  companion: `@dark_road-companion-${string}`;
  does: `@dark_road-ability-${string}`;
  quartz?: number;
}

export interface DarkRoadEventStrayPassed {
  kind: 'stray_passed';
  seat: number;
  to_seat: number;
  companion: `@dark_road-companion-${string}`;
}

export interface DarkRoadEventCaravanLed {
  kind: 'caravan_led';
  seat: number;
  road: `@dark_road-road-${string}`;
  town: `@dark_road-town-${string}`;
}

export interface DarkRoadEventJoined {
  kind: 'joined';
  seat: number;
}

export interface DarkRoadEventStayed {
  kind: 'stayed';
  seat: number;
}

export interface DarkRoadEventEvent {
  kind: 'event';
  event: `@dark_road-event_card-${string}`;
}

export interface DarkRoadEventTravelDice {
  kind: 'travel_dice';
  dice: string;
  n: number;
}

export interface DarkRoadEventDieTaken {
  kind: 'die_taken';
  seat: number;
  value: number;
}

export interface DarkRoadEventDieRaised {
  kind: 'die_raised';
  seat: number;
  n: number;
  value: number;
}

export interface DarkRoadEventWindfall {
  kind: 'windfall';
  seat: number;
  source: `@dark_road-source-${string}` | `@dark_road-steed-${string}`;
}

export interface DarkRoadEventConcernCard {
  kind: 'concern_card';
  seat: number;
  card: `@dark_road-action-${string}`;
}

export interface DarkRoadEventConcernWorks {
  kind: 'concern_works';
  seat: number;
  work: `@dark_road-work-${string}`;
  dice?: (`@dark_road-good-${string}`)[];
}

export interface DarkRoadEventConcernIdle {
  kind: 'concern_idle';
  seat: number;
}

export interface DarkRoadEventCrates {
  kind: 'crates';
  seat: number;
  n: number;
}

export interface DarkRoadEventNoticeMet {
  kind: 'notice_met';
  seat: number;
  notice: `@dark_road-notice-${string}`;
}

export interface DarkRoadEventNoticeUnmet {
  kind: 'notice_unmet';
  notice: `@dark_road-notice-${string}`;
}

export type DarkRoadEvent =
  | DarkRoadEventRound
  | DarkRoadEventTurn
  | DarkRoadEventRested
  | DarkRoadEventFinalVisits
  | DarkRoadEventGameOver
  | DarkRoadEventCoinsShown
  | DarkRoadEventDeedCoins
  | DarkRoadEventDeedPrestige
  | DarkRoadEventDeedPoints
  | DarkRoadEventDeedUnpaid
  | DarkRoadEventDeedKept
  | DarkRoadEventSteed
  | DarkRoadEventReset
  | DarkRoadEventBumped
  | DarkRoadEventMoved
  | DarkRoadEventActivated
  | DarkRoadEventReadied
  | DarkRoadEventReserveRolled
  | DarkRoadEventLastDieLeft
  | DarkRoadEventLitDieGained
  | DarkRoadEventCoins
  | DarkRoadEventCoinsLost
  | DarkRoadEventPrestige
  | DarkRoadEventPrestigeLost
  | DarkRoadEventGained
  | DarkRoadEventGainLost
  | DarkRoadEventLost
  | DarkRoadEventReturned
  | DarkRoadEventSpared
  | DarkRoadEventNothingGained
  | DarkRoadEventGoodGained
  | DarkRoadEventGoodGainLost
  | DarkRoadEventGoodLost
  | DarkRoadEventGoodDiscarded
  | DarkRoadEventGoodSold
  | DarkRoadEventGoodDelivered
  | DarkRoadEventFlipped
  | DarkRoadEventWheelTurned
  | DarkRoadEventDieTurned
  | DarkRoadEventMarketDie
  | DarkRoadEventRingMoved
  | DarkRoadEventRuinsMoved
  | DarkRoadEventRolled
  | DarkRoadEventHeroShown
  | DarkRoadEventBoarded
  | DarkRoadEventDismissed
  | DarkRoadEventHeroDelivered
  | DarkRoadEventCommissionGained
  | DarkRoadEventCommissionDropped
  | DarkRoadEventCommissionDelivered
  | DarkRoadEventDeedTaken
  | DarkRoadEventDeedDrawn
  | DarkRoadEventUpgraded
  | DarkRoadEventCompanionJoined
  | DarkRoadEventCompanionUsed
  | DarkRoadEventStrayPassed
  | DarkRoadEventCaravanLed
  | DarkRoadEventJoined
  | DarkRoadEventStayed
  | DarkRoadEventEvent
  | DarkRoadEventTravelDice
  | DarkRoadEventDieTaken
  | DarkRoadEventDieRaised
  | DarkRoadEventWindfall
  | DarkRoadEventConcernCard
  | DarkRoadEventConcernWorks
  | DarkRoadEventConcernIdle
  | DarkRoadEventCrates
  | DarkRoadEventNoticeMet
  | DarkRoadEventNoticeUnmet;

export interface SkyeEventIncome {
  kind: 'income';
  seat: number;
  gold: number;
}

export interface SkyeEventDrew {
  kind: 'drew';
  seat: number;
  tiles: (`@skye-tile-${string}`)[];
}

export interface SkyeEventCommitted {
  kind: 'committed';
  seat: number;
}

export interface SkyeEventRevised {
  kind: 'revised';
  seat: number;
}

export interface SkyeEventPriced {
  kind: 'priced';
  seat: number;
  tile: `@skye-tile-${string}`;
  gold: number;
}

export interface SkyeEventAxed {
  kind: 'axed';
  seat: number;
  tile: `@skye-tile-${string}`;
}

export interface SkyeEventPassed {
  kind: 'passed';
  seat: number;
}

export interface SkyeEventBought {
  kind: 'bought';
  seat: number;
  from_seat: number;
  tile: `@skye-tile-${string}`;
  gold: number;
  paid: number;
}

export interface SkyeEventKept {
  kind: 'kept';
  seat: number;
  tile: `@skye-tile-${string}`;
  gold: number;
}

export interface SkyeEventPlaced {
  kind: 'placed';
  seat: number;
  tile: `@skye-tile-${string}`;
  by_tile: `@skye-tile-${string}`;
  side: `@skye-side-${string}`;
  x: number;
  y: number;
  turns: number;
}

export interface SkyeEventReturned {
  kind: 'returned';
  seat: number;
  tile: `@skye-tile-${string}`;
}

export interface SkyeEventToken {
  kind: 'token';
  seat: number;
  tile: `@skye-tile-${string}`;
  other_tile: `@skye-tile-${string}`;
  side: `@skye-side-${string}`;
}

export interface SkyeEventPlanned {
  kind: 'planned';
  seat: number;
  n: number;
  tiles: (`@skye-tile-${string}`)[];
  steps: number;
  extra: number;
}

export interface SkyeEventCollected {
  kind: 'collected';
  seat: number;
  tile: `@skye-tile-${string}`;
  steps: number;
}

export interface SkyeEventTakenBack {
  kind: 'taken-back';
  seat: number;
}

export interface SkyeEventAdvanced {
  kind: 'advanced';
  seat: number;
  track: `@skye-track-${string}`;
  space: number;
  points: number;
  gold: number;
}

export interface SkyeEventDeclined {
  kind: 'declined';
  seat: number;
}

export interface SkyeEventBonus {
  kind: 'bonus';
  seat: number;
  bonus: `@skye-bonus-${string}`;
  points: number;
}

export interface SkyeEventScored {
  kind: 'scored';
  seat: number;
  tile: `@skye-scoring-${string}`;
  points: number;
}

export interface SkyeEventFlag {
  kind: 'flag';
  seat: number;
  track: `@skye-track-${string}`;
  points: number;
}

export interface SkyeEventPhase {
  kind: 'phase';
  phase: `@skye-phase-${string}`;
}

export interface SkyeEventRound {
  kind: 'round';
  seat: number;
  round: number;
}

export interface SkyeEventEnd {
  kind: 'end';
  seat: number;
  scrolls: number;
  gold: number;
}

export type SkyeEvent =
  | SkyeEventIncome
  | SkyeEventDrew
  | SkyeEventCommitted
  | SkyeEventRevised
  | SkyeEventPriced
  | SkyeEventAxed
  | SkyeEventPassed
  | SkyeEventBought
  | SkyeEventKept
  | SkyeEventPlaced
  | SkyeEventReturned
  | SkyeEventToken
  | SkyeEventPlanned
  | SkyeEventCollected
  | SkyeEventTakenBack
  | SkyeEventAdvanced
  | SkyeEventDeclined
  | SkyeEventBonus
  | SkyeEventScored
  | SkyeEventFlag
  | SkyeEventPhase
  | SkyeEventRound
  | SkyeEventEnd;

export interface TreosEventDay {
  kind: 'day';
  n: number;
  happening: `@treos-happening-${string}`;
}

export interface TreosEventDrew {
  kind: 'drew';
  seat: number;
  n: number;
  secret?: {
    cards: string;
  };
}

export interface TreosEventReady {
  kind: 'ready';
  seat: number;
}

export interface TreosEventRevised {
  kind: 'revised';
  seat: number;
}

export interface TreosEventBid {
  kind: 'bid';
  seat: number;
  card: number;
}

export interface TreosEventTurn {
  kind: 'turn';
  seat: number;
  card: number;
  phase: `@treos-phase-${string}`;
}

export interface TreosEventTurnSymbol {
  kind: 'turn-symbol';
  seat: number;
  card: number;
  phase: `@treos-phase-${string}`;
}

export interface TreosEventMoved {
  kind: 'moved';
  seat: number;
  space: `@treos-town-${string}` | `@treos-space-${string}`;
  way: string;
  n: number;
}

export interface TreosEventHopped {
  kind: 'hopped';
  seat: number;
  space: `@treos-town-${string}` | `@treos-space-${string}`;
}

export interface TreosEventStayed {
  kind: 'stayed';
  seat: number;
  space: `@treos-town-${string}` | `@treos-space-${string}`;
}

export interface TreosEventDiscovered {
  kind: 'discovered';
  seat: number;
  space: `@treos-town-${string}` | `@treos-space-${string}`;
  tile: `@treos-tile-${string}`;
}

export interface TreosEventGates {
  kind: 'gates';
  seat: number;
}

export interface TreosEventArmed {
  kind: 'armed';
  seat: number;
  weapon: `@treos-weapon-${string}`;
}

export interface TreosEventDrove {
  kind: 'drove';
  seat: number;
  highwayman: `@treos-highwayman-${string}`;
  start: `@treos-town-${string}` | `@treos-space-${string}`;
  space: `@treos-town-${string}` | `@treos-space-${string}`;
}

export interface TreosEventPushed {
  kind: 'pushed';
  seat: number;
  pushed_seat: number;
  space: `@treos-town-${string}` | `@treos-space-${string}`;
}

export interface TreosEventDelivered {
  kind: 'delivered';
  seat: number;
  quest: `@treos-quest-${string}`;
}

export interface TreosEventTook {
  kind: 'took';
  seat: number;
  quest: `@treos-quest-${string}`;
  pile: `@treos-region-${string}`;
}

export interface TreosEventSideQuest {
  kind: 'side_quest';
  seat: number;
  secret?: {
    side: `@treos-side-${string}`;
  };
}

export interface TreosEventDiscarded {
  kind: 'discarded';
  seat: number;
  secret?: {
    side: `@treos-side-${string}`;
  };
}

export interface TreosEventFulfilled {
  kind: 'fulfilled';
  seat: number;
  side: `@treos-side-${string}`;
}

export interface TreosEventCard {
  kind: 'card';
  seat: number;
  left: number;
}

export interface TreosEventNoCard {
  kind: 'no_card';
  seat: number;
}

export interface TreosEventGold {
  kind: 'gold';
  seat: number;
  n: number;
  source: `@treos-source-${string}`;
}

export interface TreosEventWon {
  kind: 'won';
  seat: number;
  n: number;
}

export type TreosEvent =
  | TreosEventDay
  | TreosEventDrew
  | TreosEventReady
  | TreosEventRevised
  | TreosEventBid
  | TreosEventTurn
  | TreosEventTurnSymbol
  | TreosEventMoved
  | TreosEventHopped
  | TreosEventStayed
  | TreosEventDiscovered
  | TreosEventGates
  | TreosEventArmed
  | TreosEventDrove
  | TreosEventPushed
  | TreosEventDelivered
  | TreosEventTook
  | TreosEventSideQuest
  | TreosEventDiscarded
  | TreosEventFulfilled
  | TreosEventCard
  | TreosEventNoCard
  | TreosEventGold
  | TreosEventWon;
