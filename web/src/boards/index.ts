/* Finds a game's board by its folder; null: the generic view plays it. */
import type { Board } from './contract.ts';

const boards = import.meta.glob<{ default: Board }>('../games/*/board.ts');

export async function boardOf(game: string): Promise<Board | null> {
  const load = boards[`../games/${game}/board.ts`];
  return load ? (await load()).default : null;
}
