/* A tile drawn small is seen large, with its text, while one rests on it. */
import type { Attachment } from 'svelte/attachments';
import { on } from 'svelte/events';
import type { Picture } from '../../boards/contract.ts';
import { tells } from '../../shell/explaining.svelte.ts';
import { sideNote } from '../../shell/side_note.svelte.ts';

/** Milliseconds of rest; before that one is only passing by. */
const REST = 250;

export function enlarge(picture: Picture, text: string): Attachment<Element> {
  return (thing) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isShown = false;
    const show = () => {
      isShown = true;
      sideNote.show(thing, { text, clause: '', picture });
    };
    const hide = () => {
      clearTimeout(timer);
      if (isShown) sideNote.hide();
      isShown = false;
    };
    const forgets = [
      tells(thing, { text, clause: '', picture }),
      on(thing, 'pointerenter', () => (timer = setTimeout(show, REST))),
      ...['pointerleave', 'pointercancel'].map((name) => on(thing, name, hide)),
    ];
    return () => {
      hide();
      for (const forget of forgets) forget();
    };
  };
}
