/* A finger that rests on a thing looks at it, as hovering does, and chooses nothing. */
import { fingers, meant } from '../boards/reach.ts';

const HOLD = 450;
const THINGS = '[data-target], [data-choice], [data-piece]';

/** What pointers and fingers do at a table. */
export function hands(root: HTMLElement): () => void {
  const ends = [restingFinger(root), fingers(root)];
  return () => {
    for (const end of ends) end();
  };
}

function restingFinger(root: HTMLElement): () => void {
  let began = 0;
  const down = (event: PointerEvent) => (began = event.pointerType === 'touch' ? event.timeStamp : 0);
  const click = (event: MouseEvent) => {
    const rested = began > 0 && event.timeStamp - began > HOLD;
    began = 0;
    if (!rested || !(meant(event.target, event.clientX, event.clientY) ?? (event.target as Element).closest(THINGS)))
      return;
    event.preventDefault();
    event.stopPropagation();
  };
  const menu = (event: Event) => {
    if (began > 0 && (event.target as Element).closest(THINGS)) event.preventDefault();
  };
  root.addEventListener('pointerdown', down, true);
  root.addEventListener('click', click, true);
  root.addEventListener('contextmenu', menu);
  return () => {
    root.removeEventListener('pointerdown', down, true);
    root.removeEventListener('click', click, true);
    root.removeEventListener('contextmenu', menu);
  };
}
