import { say } from '../text/say.svelte.ts';

/** What a bot is called: `level:3` is a level, anything else a kind. */
export function levelName(level: string | null | undefined): string {
  if (!level) return '';
  const [kind = '', number] = level.split(':');
  const id = number ? `bots-level-${number}` : `bots-name-${kind}`;
  return say.has(id) ? say(id) : level;
}
