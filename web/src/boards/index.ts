/* Finds a game's board by its folder; null: the generic view plays it. */
import type { Board } from './contract.ts';

const themes = import.meta.glob<'light' | 'dark'>('../games/*/theme.ts', { eager: true, import: 'default' });
const boards = import.meta.glob<{ default: Board }>('../games/*/board.ts');

/** The light that a game is at home in: known before its board is. */
export function themeOf(game: string): 'light' | 'dark' | null {
  return themes[`../games/${game}/theme.ts`] ?? null;
}

export async function boardOf(game: string): Promise<Board | null> {
  const load = boards[`../games/${game}/board.ts`];
  return load ? (await load()).default : null;
}
