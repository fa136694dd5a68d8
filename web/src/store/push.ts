/* Web Push: with the person's consent, this browser is told that it is their turn while no page is open. Without it,
   or where a browser cannot, everything else works as ever. */
import { get, send } from './http.ts';
import type { PushKey } from '../wire.ts';

/** Whether this browser can be told anything. */
export const canPush = (): boolean => 'serviceWorker' in navigator && 'PushManager' in window;

let last: Promise<void> = Promise.resolve();
/** One after the other: who thinks better of it is not subscribed by what was on its way. */
function inTurn(work: () => Promise<void>): Promise<void> {
  last = last.then(work, work);
  return last;
}

/** Subscribes this session, or its subscription anew: a browser may change it, and a login makes another session.
 *  A browser without a push service cannot; then the page itself tells, as long as it is open. */
export const subscribe = (): Promise<void> => inTurn(enter);
/** Nothing more is told, here or by the server. */
export const unsubscribe = (): Promise<void> => inTurn(leave);

async function enter(): Promise<void> {
  const manager = await managerOf();
  if (!manager) return;
  const { key } = await get<PushKey>('/api/push-key');
  const given = await manager.getSubscription();
  const subscription =
    given && keyOf(given) === key
      ? given
      : (await given?.unsubscribe(), await manager.subscribe({ userVisibleOnly: true, applicationServerKey: key }));
  const { endpoint, keys } = subscription.toJSON();
  await send('PUT', '/api/me/push', { endpoint, p256dh: keys?.p256dh, auth: keys?.auth });
}

async function leave(): Promise<void> {
  const subscription = await (await managerOf())?.getSubscription();
  await subscription?.unsubscribe();
  await send('DELETE', '/api/me/push');
}

async function managerOf(): Promise<PushManager | null> {
  if (!canPush()) return null;
  return (await navigator.serviceWorker.getRegistration())?.pushManager ?? null;
}

/** The key that a subscription was made with, as the server writes it. */
function keyOf(subscription: PushSubscription): string {
  const bytes = new Uint8Array(subscription.options.applicationServerKey ?? new ArrayBuffer(0));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
}
