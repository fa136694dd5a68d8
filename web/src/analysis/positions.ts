/* Positions: whole tables as text. The server keeps nothing of them. */
import { get, post, send } from '../store/http.ts';
import type {
  ActInPosition,
  ChangePosition,
  LookAtPosition,
  PlayOn,
  PositionInWords,
  PositionLine,
  PositionPicture,
  PositionSearch,
  PreviewInPosition,
  Previewed,
  SearchPosition,
  TableInfo,
  TableText,
} from '../wire.ts';

/** The table of a finished game after a move, as its viewer counts moves. */
export async function lineAt(table: string, ply: number, seat: number): Promise<string> {
  const id = encodeURIComponent(table);
  return (await get<PositionLine>(`/api/tables/${id}/replay/${ply}/line?seat=${seat}`)).line;
}

/** Where a position of a finished game is looked at on the board. */
export const boardAt = (table: string, ply: number, seat: number): string =>
  `/analysis?table=${encodeURIComponent(table)}&ply=${ply}&seat=${seat}`;

/** A table that begins with a position. */
export const playOn = (wish: PlayOn): Promise<TableInfo> => post<TableInfo>('/api/positions/play', wish);

const at = '/api/positions';
export const lookAt = (ask: LookAtPosition) => post<PositionPicture>(`${at}/look`, ask);
export const actIn = (ask: ActInPosition) => post<PositionPicture>(`${at}/act`, ask);
export const change = (ask: ChangePosition) => post<PositionPicture>(`${at}/change`, ask);
export const previewIn = (ask: PreviewInPosition) => post<Previewed>(`${at}/preview`, ask);
export const inWords = (ask: PositionInWords) => post<TableText>(`${at}/text`, ask);
export const beginSearch = (ask: SearchPosition) => post<PositionSearch>(`${at}/search`, ask);
export const searchNow = () => get<PositionSearch>(`${at}/search`);
export const stopSearch = () => send<PositionSearch>('DELETE', `${at}/search`);
