/* This browser's part in the fairness of chance: a seed given after the server's promise was seen, and both
   remembered, so that the fairness page can hold the server to it. */
import type { NewTable, TableInfo } from '../wire.ts';
import { post } from './http.ts';

export interface Noted {
  commitment: string;
  seed: string;
}
const KEY = 'lanternway.seeds';
const KEEP = 50;

export function noted(table: string): Noted | null {
  return all()[table] ?? null;
}

/** A new seed for a table whose promise we have just seen. */
export function seedFor(table: TableInfo): string {
  const seed = crypto.randomUUID();
  const kept = { ...all(), [table.id]: { commitment: table.commitment, seed } };
  const latest = Object.fromEntries(Object.entries(kept).slice(-KEEP));
  localStorage.setItem(KEY, JSON.stringify(latest));
  return seed;
}

/** Open a table: see its promise, give a seed, then start it if nobody else must come. */
export async function openTable(wanted: NewTable): Promise<TableInfo> {
  const table = await post<TableInfo>('/api/tables', { ...wanted, start: false });
  const seeded = await post<TableInfo>(`/api/tables/${table.id}/seed`, { seed: seedFor(table) });
  return wanted.start ? post<TableInfo>(`/api/tables/${table.id}/start`) : seeded;
}

function all(): Record<string, Noted> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, Noted>;
  } catch {
    return {};
  }
}
