/* What somebody gains flies from where it comes from to the number that counts it. The number changes when it lands. */
import type { Gain } from './gains.ts';

const FLIGHT = 520;
const APART = 70;
const STILL = 120;
/** So many fly one by one; more fly as one with their number. */
const FEW = 6;

/** Gains of a player: from where, and to which panel. */
export interface Flight {
  seat: number;
  gains: Gain[];
  from: DOMRect;
}

const middle = (box: DOMRect) => ({ x: box.left + box.width / 2, y: box.top + box.height / 2 });

/** Panels of a seat that are in sight: the list, or the strip of a phone. */
function panelOf(root: HTMLElement, seat: number): HTMLElement | null {
  const panels = [...root.querySelectorAll<HTMLElement>(`.pl[data-anchor="seat:${seat}"]`)];
  return panels.find((panel) => panel.getClientRects().length > 0) ?? null;
}

/** Only what is gained flies: what is paid is gone at once. */
export async function fly(root: HTMLElement, flights: Flight[], stretch: number): Promise<void> {
  await Promise.all(flights.map((flight) => flyOne(root, flight, stretch)));
}

async function flyOne(root: HTMLElement, { seat, gains, from }: Flight, stretch: number): Promise<void> {
  const panel = panelOf(root, seat);
  const won = gains.filter(({ n }) => n > 0);
  if (!panel || won.length === 0) return;
  const to = panel.getBoundingClientRect();
  const bubble = note('gain-bubble', won.map(({ icon, n }) => `+${n}${sign(icon)}`).join(' '), panel.className);
  bubble.style.left = `${to.right - 8}px`;
  bubble.style.top = `${to.top + 4}px`;
  const tokens = won.flatMap(({ icon, n }) =>
    n > FEW ? [`${sign(icon)}<b>${n}</b>`] : Array.from({ length: n }, () => sign(icon)),
  );
  const landed = tokens.map((token, i) => {
    const flying = note('flight', token, panel.className);
    const [a, b] = [middle(from), middle(to)];
    const rise = Math.min(80, Math.hypot(a.x - b.x, a.y - b.y) / 4);
    return flying
      .animate(
        [
          { translate: `${a.x}px ${a.y}px`, scale: 0.6, opacity: 0 },
          { translate: `${a.x}px ${a.y}px`, scale: 1, opacity: 1, offset: 0.12 },
          { translate: `${(a.x + b.x) / 2}px ${(a.y + b.y) / 2 - rise}px`, scale: 1.1, opacity: 1, offset: 0.55 },
          { translate: `${b.x}px ${b.y}px`, scale: 0.8, opacity: 1 },
        ],
        { duration: FLIGHT * stretch, delay: i * APART * stretch, easing: 'ease-in-out', fill: 'both' },
      )
      .finished.catch(() => undefined)
      .finally(() => flying.remove());
  });
  await landed[0];
  setTimeout(() => bubble.remove(), (STILL + 900) * stretch);
  void Promise.all(landed);
  await new Promise((done) => setTimeout(done, STILL * stretch));
}

const sign = (icon: string) => `<svg class="ic s"><use href="#i-${icon}"/></svg>`;

/** Over everything, in the player's color; who cannot see it hears the prompt. */
function note(kind: string, inner: string, colours: string): HTMLElement {
  const one = document.createElement('div');
  one.className = `${kind} ${/\bc\d\b/.exec(colours)?.[0] ?? ''}`;
  one.setAttribute('aria-hidden', 'true');
  one.innerHTML = inner;
  document.body.append(one);
  return one;
}
