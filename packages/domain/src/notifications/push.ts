import { z } from 'zod';
import { formatNumber } from '../format/formatNumber';
import type { Notification } from './Notification';

const notOfABrowser = 'The subscription is not one that a browser made. Turn push off and on again';

/** What a browser's PushSubscription says as JSON: where its messages go, and the keys that only it can read them with. */
export const PushSubscriptionInput = z.object({
  endpoint: z.string({ error: notOfABrowser }).max(1_000, notOfABrowser),
  keys: z.object(
    {
      /** A point of P-256, 65 bytes. */
      p256dh: z.string({ error: notOfABrowser }).regex(/^[\w-]{87}=?$/, notOfABrowser),
      /** 16 bytes. */
      auth: z.string({ error: notOfABrowser }).regex(/^[\w-]{22}(?:==)?$/, notOfABrowser),
    },
    { error: notOfABrowser },
  ),
});
export type PushSubscriptionInput = z.infer<typeof PushSubscriptionInput>;

/** What a browser needs to subscribe, and whether the one that asks has. */
export const PushInfo = z.object({
  /** The server's key (VAPID), in base64url. */
  publicKey: z.string(),
  isOn: z.boolean(),
});
export type PushInfo = z.infer<typeof PushInfo>;

export const pushMessages = {
  notOfABrowser,
  unknownService:
    'Push messages go to the services of browsers only. Whoever runs Linework can allow another one with PUSH_ORIGINS',
} as const;

/** What the device shows. */
export interface PushMessage {
  title: string;
  body: string;
  /** Inside the app. */
  url: string;
  /** One with the same takes its place on the device. */
  tag: string;
}

/** A service takes 4 KB, of which names in many scripts need up to 3 bytes for a letter. */
const LONGEST = 400;

/** Unread notifications as one message: the newest first. Null where there are none. */
export function describePush([newest, ...others]: readonly Notification[]): PushMessage | null {
  if (!newest) return null;
  const { id: tag, title, message, actionUrl = '/notifications' } = newest;
  if (others.length === 0) return { title: short(title), body: short(message), url: actionUrl, tag };
  return {
    title: `${formatNumber(others.length + 1)} new notifications`,
    body: short([newest, ...others].map((one) => one.title).join(' · ')),
    url: '/notifications',
    tag,
  };
}

function short(text: string): string {
  return text.length <= LONGEST ? text : `${text.slice(0, LONGEST - 1)}…`;
}
