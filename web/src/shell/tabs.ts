/* Phone: the parts of a board that lie beside its stage. */
import type { Board, Tab } from '../boards/contract.ts';

/** What the board names; else its dock and its world. */
export function tabsOf(board: Board): Tab[] {
  if (board.tabs) return board.tabs;
  const { dock, world } = board;
  return [
    ...(dock ? [{ id: 'dock', label: 'web-zone-dock', icon: 'deck', part: dock }] : []),
    ...(world ? [{ id: 'world', label: 'web-zone-world', icon: 'eye', part: world }] : []),
  ];
}

/** The zone that a tab shows. */
export const zoneOf = (tab: string): string => (tab === 'board' ? 'stage' : tab);
