/* The end of a game is counted source by source once; who comes back to the table sees the sum at once. */
const KEPT = 'lanternway.counted';

/** The table of the page's address: `/t/<id>`, `/t/<id>/replay`. */
const here = (): string => location.pathname.split('/')[2] ?? '';
const seen = (): string[] => (sessionStorage.getItem(KEPT) ?? '').split(' ').filter(Boolean);

export const wasCounted = (): boolean => seen().includes(here());

export function keepCounted(): void {
  if (!wasCounted()) sessionStorage.setItem(KEPT, [...seen(), here()].join(' '));
}
