/* What a browser has and the page's modules ask for, in Node. */
import { Line } from './line.ts';

const nothing = () => undefined;
Object.assign(globalThis, {
  WebSocket: Line,
  addEventListener: nothing,
  location: { protocol: 'http:', host: 'table' },
  localStorage: { getItem: () => null, setItem: nothing },
  matchMedia: () => ({ matches: false, addEventListener: nothing }),
  document: { hidden: false, addEventListener: nothing },
});
