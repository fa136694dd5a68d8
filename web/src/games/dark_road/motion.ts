/* Pawns go round the ringway. Dice that roll: 700 ms, all at once. Oracle and ruins die have no place of their own on
   the table, so they roll over the stage and show their face. */
import type { BoardProps } from '../../boards/contract.ts';
import { DISTRICTS } from './model.ts';
import type { DarkRoadEvent, DarkRoadEventRolled } from '../../events.ts';

const ROLL = 700;
const SHOWN = 1500;

/** Round the ringway, space by space. */
export function way(event: DarkRoadEvent): [string, string[]][] {
  if (event.kind !== 'moved') return [];
  const round = DISTRICTS.length;
  const over = Array.from({ length: Math.abs(event.n) }, (_, i) => {
    const space = event.space - Math.sign(event.n) * i;
    return `space:${((space % round) + round) % round}`;
  });
  return [[`pawn:${event.seat}`, over.reverse()]];
}

export function animate(event: DarkRoadEvent, root: HTMLElement, props: BoardProps): Promise<void> | void {
  if (event.kind === 'travel_dice') return tumble(root, '[data-roll=travel]');
  if (event.kind === 'reserve_rolled' && event.seat === props.seat) return tumble(root, '[data-roll=reserve]');
  if (event.kind === 'market_die') return tumble(root, `[data-roll="market:${event.good.split('-').at(-1)}"]`);
  if (event.kind === 'rolled') return rolled(event, root, props);
}

async function tumble(root: ParentNode, selector: string): Promise<void> {
  const dice = [...root.querySelectorAll<SVGElement | HTMLElement>(selector)].filter(
    (die) => die.getClientRects().length > 0,
  );
  await Promise.all(dice.map((die, i) => roll(die, i)));
}

function roll(die: Element, i: number): Promise<unknown> {
  const way = i % 2 ? -1 : 1;
  (die as HTMLElement).style.transformBox = 'fill-box';
  (die as HTMLElement).style.transformOrigin = 'center';
  const tumbling = die.animate(
    [
      { transform: `translate(${-18 * way}px, -26px) rotate(${-460 * way}deg) scale(.8)`, opacity: 0.4 },
      { transform: `translate(${8 * way}px, 4px) rotate(${-120 * way}deg) scale(1.12)`, opacity: 1, offset: 0.6 },
      { transform: 'none' },
    ],
    { duration: ROLL, easing: 'cubic-bezier(.2,.7,.3,1)' },
  );
  return tumbling.finished.catch(() => undefined);
}

async function rolled(event: DarkRoadEventRolled, root: HTMLElement, { say }: BoardProps): Promise<void> {
  const stage = root.querySelector('.stage');
  const face = event.face.slice(1);
  if (!stage || !say.has(face)) return;
  const oracle = face.includes('-oracle-');
  const note = document.createElement('div');
  note.className = 'dr-rolled';
  note.setAttribute('aria-hidden', 'true'); // the log says it
  const die = `<use href="#i-${oracle ? 'die-oracle' : 'die-ruins'}"/>`;
  note.innerHTML = `<svg width="44" height="44" class="die">${die}</svg><span><small></small><b></b></span>`;
  note.querySelector('small')!.textContent = say('dark_road-board-rolls', { player: say.player(event.seat) });
  note.querySelector('b')!.textContent = say(face);
  for (const old of stage.querySelectorAll('.dr-rolled')) old.remove();
  stage.append(note);
  setTimeout(() => note.remove(), SHOWN);
  await tumble(note, '.die');
}
