/* A picture that a board hands over to be drawn elsewhere: `pictured(Tile, { tile: 12, content })`. */
import type { Component } from 'svelte';
import type { Picture } from './contract.ts';

export function pictured<P extends object>(part: Component<P>, given: P): Picture {
  // one who draws it gives it exactly what was checked here
  return { part: part as unknown as Picture['part'], given: given as Record<string, unknown> };
}
