/* What a thing is, said at readable size while it is pointed at, focused or pressed. */
import type { Attachment } from 'svelte/attachments';
import { hint } from '../../shell/hint.svelte.ts';

/** `<g {@attach study(text)}>`; the reason of a locked thing inside it wins. */
export function study(text: string): Attachment<Element> {
  return (thing) => {
    const show = () => text && hint.show(thing, { text, clause: '' });
    const hide = () => hint.hide();
    const shows = ['pointerenter', 'focusin'];
    const hides = ['pointerleave', 'pointercancel', 'focusout'];
    // while it is caught on its way down, so that what is inside may say something more important
    for (const name of shows) thing.addEventListener(name, show, { capture: true });
    for (const name of hides) thing.addEventListener(name, hide);
    return () => {
      for (const name of shows) thing.removeEventListener(name, show, { capture: true });
      for (const name of hides) thing.removeEventListener(name, hide);
    };
  };
}
