/* Positions: whole tables as text. The server keeps nothing of them. */
import { get, post } from '../store/http.ts';
import type { PlayOn, PositionLine, TableInfo } from '../wire.ts';

/** The table of a finished game after a move, as its viewer counts moves. */
export async function lineAt(table: string, ply: number, seat: number): Promise<string> {
  const id = encodeURIComponent(table);
  return (await get<PositionLine>(`/api/tables/${id}/replay/${ply}/line?seat=${seat}`)).line;
}

/** A table that begins with a position. */
export const playOn = (wish: PlayOn): Promise<TableInfo> => post<TableInfo>('/api/positions/play', wish);
