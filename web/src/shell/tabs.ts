/* Phone: the parts of a board that lie beside its stage. */
import type { Board, Tab, View } from '../boards/contract.ts';

/** How a tab is called. */
export type TabSign = Pick<Tab, 'label' | 'icon'>;
/** The tab of log and chat. */
export const LOG: TabSign = { label: 'web-log', icon: 'log' };

/** What the board names; else its dock and its world. */
export function tabsOf(board: Board, view: View): Tab[] {
  if (board.tabs) return board.tabs.filter((one) => one.shown?.(view) ?? true);
  const { dock, world } = board;
  return [
    ...(dock ? [{ id: 'dock', label: 'web-zone-dock', icon: 'deck', part: dock }] : []),
    ...(world ? [{ id: 'world', label: 'web-zone-world', icon: 'eye', part: world }] : []),
  ];
}

/** The tab to open for a question: none while the present one, or no tab, has something lit. */
export function tabOfQuestion(here: string, tabs: Tab[], lit: ReadonlySet<string>): string | null {
  if (lit.has(zoneOf(here))) return null;
  return ['board', ...tabs.map((one) => one.id)].find((one) => lit.has(zoneOf(one))) ?? null;
}

/** The zone that a tab shows. */
export const zoneOf = (tab: string): string => (tab === 'board' ? 'stage' : tab);
