/* What a person is about to do and has not said yet: the price on the stepper, how the tile is turned,
   whether a road token is being laid. Nothing of it leaves the page. */
import type { BoardProps } from '../../boards/contract.ts';
import { asSkye } from './model.ts';

class Hand {
  #price = $state({ question: '', gold: 0 });
  #facing = $state({ question: '', turns: 0 });
  #laying = $state('');
  #typed = { at: 0, digits: '', question: '' };

  /** Prices that are legal now. */
  prices({ decision }: BoardProps): number[] {
    return decision.legal.filter((choice) => choice.verb === 'price').map((choice) => Number(choice.args.gold));
  }

  price(props: BoardProps): number {
    const prices = this.prices(props);
    const wanted = this.#price.question === questionOf(props) ? this.#price.gold : Math.min(4, prices.length);
    return Math.min(Math.max(1, wanted), Math.max(...prices, 1));
  }

  setPrice(props: BoardProps, gold: number): void {
    this.#price = {
      question: questionOf(props),
      gold: Math.min(Math.max(1, gold), Math.max(...this.prices(props), 1)),
    };
  }

  /** A digit key: quick ones after each other make one number. */
  type(props: BoardProps, digit: string): boolean {
    if (this.prices(props).length === 0) return false;
    const now = performance.now();
    const question = questionOf(props);
    const goesOn = this.#typed.question === question && now - this.#typed.at < 900;
    this.#typed = { at: now, digits: goesOn ? this.#typed.digits + digit : digit, question };
    this.setPrice(props, Number(this.#typed.digits));
    return true;
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

export const hand = new Hand();
