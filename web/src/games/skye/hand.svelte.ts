/* What a person is about to do and has not said yet: axe and prices, how the tile is turned, whether a road token is
   being laid. Nothing of it leaves the page. */
import type { BoardProps } from '../../boards/contract.ts';
import { asSkye } from './model.ts';
import { answers, axe, begin, fault, next, price, type Laid, type Terms } from './pricing.ts';

/** Milliseconds between two digits of one number. */
const TYPING = 600;

class Hand {
  #laid: { of: string; laid: Laid } = $state.raw({ of: '', laid: {} });
  /** The tile of mine that is looked at while prices are set. */
  slot: number | null = $state(null);
  #facing = $state({ question: '', turns: 0 });
  #laying = $state('');
  #typed = { at: 0, digits: '', slot: -1 };

  /** What my prices must keep to; null: I am not asked for them. */
  terms({ view, seat, decision }: BoardProps): Terms | null {
    const { aids, seats } = asSkye(view);
    const given = aids?.mine?.pricing;
    return given && decision.legal.length ? { ...given, gold: seats[seat]?.gold ?? 0 } : null;
  }

  /** My tiles with what is meant to lie on them; what was sent lies there already. */
  laid(props: BoardProps): Laid {
    const { seats, aids } = asSkye(props.view);
    const me = seats[props.seat];
    const terms = this.terms(props);
    const slots = (me?.drawn ?? []).flatMap((tile, slot) => (tile === null ? [] : [slot]));
    const sent = Object.fromEntries(slots.map((slot) => [slot, me?.prices[slot] ?? null]));
    if (!terms) return sent;
    const open = slots.filter((slot) => sent[slot] === null);
    const { of, laid } = this.#laid;
    if (of === drawnBy(props) && slots.every((slot) => open.includes(slot) || laid[slot] === sent[slot])) return laid;
    const axes = terms.axes - slots.filter((slot) => sent[slot] === 'axe').length;
    const worth = (slot: number) => {
      const [places, best] = aids?.mine?.fits?.[String(me?.drawn[slot])] ?? [0, 0];
      return best * 1000 + places;
    };
    return { ...sent, ...begin(open, worth, { ...terms, axes }) };
  }

  price(props: BoardProps, slot: number, gold: number): void {
    const terms = this.terms(props);
    if (terms && this.isOpen(props, slot)) this.#lay(props, price(this.laid(props), slot, gold, terms));
  }

  axe(props: BoardProps, slot: number): void {
    const terms = this.terms(props);
    if (!terms || !this.isOpen(props, slot)) return;
    if (props.stepwise) props.decision.choose(`axe ${slot + 1}`);
    else this.#lay(props, axe(this.laid(props), slot, terms));
  }

  /** It can still be changed: nothing of it was sent. */
  isOpen({ view, seat, decision }: BoardProps, slot: number): boolean {
    const me = asSkye(view).seats[seat];
    return !decision.sent && me !== undefined && me.drawn[slot] !== null && me.prices[slot] === null;
  }

  /** A digit key: quick ones after each other make one number. */
  type(props: BoardProps, slot: number, digit: string): void {
    const now = performance.now();
    const goesOn = this.#typed.slot === slot && now - this.#typed.at < TYPING;
    this.#typed = { at: now, digits: goesOn ? this.#typed.digits + digit : digit, slot };
    this.price(props, slot, Number(this.#typed.digits));
  }

  /** What is sent next of my prices; null: something is missing. */
  next(props: BoardProps): string | null {
    const terms = this.terms(props);
    const laid = this.laid(props);
    const whole = terms && (props.stepwise || !fault(laid, terms));
    const legal = props.decision.legal.map((choice) => choice.notation);
    return whole ? next(laid, asSkye(props.view).seats[props.seat]?.prices ?? [], legal) : null;
  }

  /** All my prices go, one small answer after the other, until I am done; to be taken back until all are. */
  lockIn(props: () => BoardProps): void {
    const { decision, stepwise } = props();
    const first = this.next(props());
    if (first === null) return;
    if (stepwise) {
      decision.choose(first);
      return;
    }
    this.#lay(props(), this.laid(props())); // to be there again when they are taken back
    let isDone = false;
    void decision.actAll(this.#gathered(props()), () => {
      const answer = isDone ? null : this.next(props());
      isDone = answer === 'done';
      return answer;
    });
  }

  #gathered(props: BoardProps): string[] {
    const { view, seat, decision } = props;
    return answers(this.laid(props), asSkye(view).seats[seat]?.prices ?? [], decision.find('spare') !== null);
  }

  #lay(props: BoardProps, laid: Laid): void {
    this.#laid = { of: drawnBy(props), laid };
  }

  /** Ways to turn the tile that lies on its cell. */
  ways({ decision }: BoardProps): number[] {
    return decision.legal.filter((choice) => choice.verb === 'turn').map((choice) => Number(choice.args.turns));
  }

  /** How the tile is turned now: as the person turned it, at first the way that scores most. */
  facing(props: BoardProps): number {
    const ways = this.ways(props);
    if (this.#facing.question === questionOf(props) && ways.includes(this.#facing.turns)) return this.#facing.turns;
    const gains = asSkye(props.view).aids?.mine?.turns ?? {};
    return ways.reduce((best, way) => ((gains[way] ?? 0) > (gains[best] ?? 0) ? way : best), ways[0] ?? 0);
  }

  face(props: BoardProps, turns: number): void {
    this.#facing = { question: questionOf(props), turns };
    props.decision.pointAt(`turn ${turns}`);
  }

  /** The next way to turn it; false when nothing is to be turned. */
  turn(props: BoardProps, step = 1): boolean {
    const ways = this.ways(props);
    if (ways.length === 0) return false;
    this.face(props, ways[(ways.indexOf(this.facing(props)) + step + ways.length) % ways.length] as number);
    return true;
  }

  /** Edges for a road token are lit; a new question puts it away. */
  laying(props: BoardProps): boolean {
    return this.#laying !== '' && this.#laying === questionOf(props);
  }

  lay(props: BoardProps): void {
    this.#laying = this.laying(props) ? '' : questionOf(props);
  }
}

/** Names the present question, so that what was prepared for another one is forgotten. */
function questionOf({ view, seat, decision }: BoardProps): string {
  const { stage, round, seats } = asSkye(view);
  const me = seats[seat];
  return [
    stage,
    round,
    me?.taken,
    me?.cell,
    me?.prices.map((price) => price ?? '-'),
    me?.tokens,
    decision.legal.length,
  ].join('/');
}

/** Names the tiles that I have drawn to price. */
function drawnBy({ view, seat }: BoardProps): string {
  const { round, seats } = asSkye(view);
  return [seat, round, seats[seat]?.drawn].join('/');
}

export const hand = new Hand();
