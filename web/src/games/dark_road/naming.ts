/* Which thing on the table a target of an action is. The game's actions name what they are about (`good`, `die`,
   `town`), and the same word is another thing with another verb: a good is bought off the wheel and sold out of the
   wagon, a die is bumped out of the reserve, made ready among the lit ones, turned on the wheel. The board gives each
   thing one name of its own; several pieces share it only if the action does not tell them apart (two potions). */
const THINGS: Record<string, Record<string, string>> = {
  bump: { die: 'reserve' },
  ready: { die: 'lit' },
  turn: { die: 'market', good: 'wheel' },
  buy: { good: 'wheel' },
  take: { good: 'wheel' },
  sell: { good: 'cargo' },
  load: { good: 'cargo' },
  give: { good: 'cargo' },
  flip: { good: 'cargo' },
  discard: { good: 'cargo' },
  commission: { town: 'stack' },
  ring: { spaces: 'ring-ahead' },
  delve: { spaces: 'ruins-ahead' },
  use: { companion: 'own-companion' },
};

/** `good:armor` of `sell armor` is `cargo:armor`; what has one meaning only keeps its name. */
export function naming(verb: string, target: string): string {
  const [kind = '', word = ''] = target.split(':');
  const thing = THINGS[verb]?.[kind];
  return thing ? `${thing}:${word}` : target;
}
