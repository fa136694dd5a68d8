/* What of the page the tests of rooms hold in their hands. */
export { Room } from '../src/store/room.svelte.ts';
export { me } from '../src/store/session.svelte.ts';
export { socket } from '../src/store/socket.svelte.ts';
export { settings } from '../src/store/settings.svelte.ts';
