/* Which part of the table a thing lies in. The shell says so round each part; things ask. */
import { getContext, setContext } from 'svelte';

export interface Zone {
  readonly id: string;
  /** Phone: another tab is open. */
  readonly hidden: boolean;
}

const KEY = Symbol('zone');
const NOWHERE: Zone = { id: '', hidden: false };

export const setZone = (zone: Zone): Zone => setContext(KEY, zone);
export const zoneHere = (): Zone => getContext<Zone | undefined>(KEY) ?? NOWHERE;
