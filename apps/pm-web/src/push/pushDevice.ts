import type { PushSubscriptionInput } from '@linework/domain';
import { problem } from '../api/problem';

/** Below the origin's root, so that it may open every page. */
const WORKER = '/push-worker.js';

/** Whether this browser can show what is pushed. iPhones and iPads can once the app is on their home screen. */
export function canPush(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
}

export function isBlocked(): boolean {
  return canPush() && Notification.permission === 'denied';
}

/**
 * Asks the person, where they have not been, and has the browser take messages that are signed with the server's key.
 *
 * @returns where they go; null where the person does not want it
 * @throws ApiProblem where the browser's own push service does not answer
 */
export async function subscribeDevice(publicKey: string): Promise<PushSubscriptionInput | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  await navigator.serviceWorker.register(WORKER);
  const { pushManager } = await navigator.serviceWorker.ready;
  try {
    const kept = await pushManager.getSubscription();
    if (kept && keyOf(kept) === publicKey) return inputOf(kept);
    await kept?.unsubscribe();
    return inputOf(await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey }));
  } catch {
    throw unreachable;
  }
}

/** What this browser takes already, asking nobody; null where it takes nothing. */
export async function keptSubscription(publicKey: string): Promise<PushSubscriptionInput | null> {
  if (!canPush() || Notification.permission !== 'granted') return null;
  const registration = await navigator.serviceWorker.getRegistration(WORKER);
  const kept = await registration?.pushManager.getSubscription();
  return kept ? subscribeDevice(publicKey) : null;
}

export async function unsubscribeDevice(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration(WORKER);
  const kept = await registration?.pushManager.getSubscription();
  await kept?.unsubscribe();
}

const unreachable = problem(
  0,
  'Push could not be turned on',
  'The browser could not reach its push service. Check the connection, then try again.',
);

function keyOf({ options }: PushSubscription): string {
  const bytes = String.fromCharCode(...new Uint8Array(options.applicationServerKey ?? new ArrayBuffer(0)));
  return btoa(bytes).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

function inputOf(subscription: PushSubscription): PushSubscriptionInput {
  const { endpoint = '', keys: { p256dh = '', auth = '' } = {} } = subscription.toJSON();
  return { endpoint, keys: { p256dh, auth } };
}
