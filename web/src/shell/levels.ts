import { say } from '../text/say.svelte.ts';

/** What a bot's level is called. */
export function levelName(level: string | null | undefined): string {
  if (!level) return '';
  for (const id of [`bots-level-${level}`, `bots-name-${level}`]) if (say.has(id)) return say(id);
  return level;
}
