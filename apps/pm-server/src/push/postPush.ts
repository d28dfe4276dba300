import type { PushMessage } from '@linework/domain';
import webPush from 'web-push';
import type { VapidKeys } from './vapidKeys';

/** Where a message goes, and the keys that only the browser there can read it with. */
export interface PushTarget {
  endpoint: string;
  p256dh: string;
  auth: string;
}

interface PostOptions {
  keys: VapidKeys;
  /** Whom a push service turns to: an https address or a mailto. */
  subject: string;
  signal: AbortSignal;
}

/** For a device that is off until then, a message is of no use any more. */
const TTL_SECONDS = 86_400;
const LONGEST_WAIT_MS = 15_000;
/** Too many at once, or the service is slow: the same may be taken later. */
const LATER = new Set([408, 425, 429]);

/**
 * Sends a message to a browser's push service, encrypted so that only the browser reads it (RFC 8291).
 *
 * @returns whether the browser still takes messages
 * @throws Error where it may be tried again
 */
export async function postPush(
  { endpoint, p256dh, auth }: PushTarget,
  message: PushMessage,
  { keys, subject, signal }: PostOptions,
): Promise<boolean> {
  const { method, headers, body } = webPush.generateRequestDetails(
    { endpoint, keys: { p256dh, auth } },
    JSON.stringify(message),
    { vapidDetails: { subject, ...keys }, TTL: TTL_SECONDS, urgency: 'normal', contentEncoding: 'aes128gcm' },
  );
  const answer = await fetch(endpoint, {
    method,
    headers: Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)]),
    body: body && new Uint8Array(body),
    // To where it leads nobody has said that the server may send.
    redirect: 'manual',
    signal: AbortSignal.any([signal, AbortSignal.timeout(LONGEST_WAIT_MS)]),
  });
  // Nobody reads it; unread it would hold the connection.
  await answer.body?.cancel();
  if (answer.status >= 500 || LATER.has(answer.status))
    throw new Error(`The push service answered ${answer.status}`);
  return answer.ok;
}
