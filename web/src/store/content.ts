/* A game's cards, tiles and boards: static, asked for once. */
import { get } from './http.ts';

const asked = new Map<string, Promise<Record<string, unknown> | null>>();

export function contentOf(game: string): Promise<Record<string, unknown> | null> {
  let found = asked.get(game);
  if (!found) {
    found = get<Record<string, unknown>>(`/api/games/${game}/content`).catch(() => {
      asked.delete(game);
      return null;
    });
    asked.set(game, found);
  }
  return found;
}
