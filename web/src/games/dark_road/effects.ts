/* Effects of cards in words: lists of tables with one verb each, as the game's content files write them. */
import type { Say } from '../../text/say.svelte.ts';
import type { Effect } from './model.ts';

const WORD = 'dark_road-board';

export function effectsText(effects: unknown, say: Say): string {
  if (!Array.isArray(effects)) return '';
  return effects
    .map((one) => effectText(one as Effect, say))
    .filter(Boolean)
    .join(', ');
}

/** What a reward lets one choose from; only itself if there is nothing to choose. */
export function alternativesOf(reward: Effect[]): Effect[][] {
  const choose = reward[0]?.choose;
  return Array.isArray(choose) ? (choose as Effect[][]) : [reward];
}

function effectText(effect: Effect, say: Say): string {
  if (Array.isArray(effect.choose)) {
    const long = effect.choose.some((option) => Array.isArray(option) && option.length > 1);
    const either = `${long ? ';' : ''} ${say(`${WORD}-or`)} `;
    return effect.choose.map((option) => effectsText(option, say)).join(either);
  }
  const text =
    'gain' in effect
      ? counted('gain', effect, say)
      : 'lose' in effect
        ? counted('lose', effect, say)
        : done(effect, say);
  return effect.otherwise ? say(`${WORD}-else`, { first: text, other: effectsText(effect.otherwise, say) }) : text;
}

/** `+2 coins`, `−1 good`. */
function counted(verb: 'gain' | 'lose', effect: Effect, say: Say): string {
  const n = typeof effect.n === 'number' ? effect.n : 1;
  const args = {
    n,
    worth: effect.worth,
    good: typeof effect.type === 'string' ? say.name('good', effect.type) : '',
    town: typeof effect.town === 'string' ? say.name('town', effect.town) : '',
  };
  return say(`${WORD}-${verb}`, { thing: say(`${WORD}-n-${nounOf(verb, effect)}`, args) });
}

function nounOf(verb: string, effect: Effect): string {
  const what = String(effect[verb]);
  if (what === 'good') return goodOf(verb, effect);
  if (what === 'commission' && effect.town) return 'commission-town';
  if (what === 'deed' && effect.from === 'deck') return 'deed-deck';
  return what;
}

function goodOf(verb: string, effect: Effect): string {
  const side = effect.side === 'upgraded' ? '-upgraded' : '';
  if (effect.type) return `good-type${side}`;
  if (effect.worth) return `good-worth${side}`;
  if (verb === 'lose') return effect.pick === 'most_valuable' ? 'own-best' : 'own';
  return effect.off_wheel ? 'good-off_wheel' : `good${side}`;
}

/** Everything that is neither gained nor lost: flip, craft, move, roll ... */
function done(effect: Effect, say: Say): string {
  const verb = Object.keys(effect).find((key) => key !== 'n' && key !== 'otherwise' && key !== 'to') ?? '';
  const word = verb === 'flip' ? String(effect.to) : String(effect[verb]);
  return say(`${WORD}-effect-${verb}-${word}`, { n: typeof effect.n === 'number' ? effect.n : 1 });
}
