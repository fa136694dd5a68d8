/* What the browser's tab says: whose turn it is comes first, because the rest is cut off there. */
import { socket } from '../store/socket.svelte.ts';
import { say } from '../text/say.svelte.ts';

/** `table`: the one that the page shows; `turn`: it waits for me. */
export function titled(page: string, table = '', turn = false): string {
  const waiting = socket.badge?.tables ?? [];
  const name = page === 'Lanternway' ? page : `${page} · Lanternway`;
  if (turn || (table && waiting.includes(table))) return [say('web-title-turn'), name].join(' · ');
  return waiting.length ? `(${waiting.length}) ${name}` : name;
}
