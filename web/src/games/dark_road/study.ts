/* What a thing is, said at readable size while it is pointed at, focused or pressed. */
import type { Attachment } from 'svelte/attachments';
import { on } from 'svelte/events';
import { tells } from '../../shell/explaining.svelte.ts';
import { sideNote } from '../../shell/side_note.svelte.ts';

/** `<g {@attach study(text)}>`; the reason of a locked thing inside it wins. */
export function study(text: string): Attachment<Element> {
  return (thing) => {
    const isTold = text ? tells(thing, { text, clause: '' }) : () => {};
    const show = () => text && sideNote.show(thing, { text, clause: '' });
    const hide = () => sideNote.hide();
    // on their way down, so that what is inside may say something more important
    const shows = ['pointerenter', 'focusin'].map((name) => on(thing, name, show, { capture: true }));
    const hides = ['pointerleave', 'pointercancel', 'focusout'].map((name) => on(thing, name, hide));
    return () => {
      for (const forget of [...shows, ...hides, isTold]) forget();
    };
  };
}
