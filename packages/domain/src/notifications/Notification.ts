import { z } from 'zod';
import { Id, Instant } from '../fields/id';
import { PageQuery } from '../lists/PageQuery';
import { NOTIFICATION_KINDS, NOTIFICATION_TOPICS, NOTIFICATION_TYPES } from './notificationKinds';

/** NOT-01. An action link only leads inside the app: a path, never another host. */
export const Notification = z.object({
  id: Id,
  kind: z.enum(NOTIFICATION_KINDS),
  type: z.enum(NOTIFICATION_TYPES),
  title: z.string(),
  message: z.string(),
  at: Instant,
  read: z.boolean(),
  actionUrl: z
    .string()
    .regex(/^\/(?![/\\])/, { error: 'The link must lead inside the app' })
    .optional(),
  actionText: z.string().optional(),
});
export type Notification = z.infer<typeof Notification>;

/** GET /api/notifications: which of one's own, newest first. */
export const NotificationQuery = PageQuery.extend({
  state: z.enum(['all', 'unread']).default('all'),
  topic: z.enum(['all', ...NOTIFICATION_TOPICS]).default('all'),
});
export type NotificationQuery = z.infer<typeof NotificationQuery>;

/** Unread ones are counted up to here: the badge says '9+' above nine (NOT-02). */
export const MOST_UNREAD = 100;

export const NotificationPage = z.object({
  rows: z.array(Notification),
  nextCursor: Id.nullable(),
  /** On all pages and whatever is filtered; counted up to MOST_UNREAD. */
  unread: z.number().int(),
});
export type NotificationPage = z.infer<typeof NotificationPage>;

/** Notifications by their ids, or all up to one, which is the newest that the person saw: what came since stays. */
export const NotificationChoice = z
  .object({ ids: z.array(Id).max(200, 'At most 200 notifications at once').optional(), until: Id.optional() })
  .refine(({ ids, until }) => (ids === undefined) !== (until === undefined), {
    error: 'Either ids or until is expected',
  });
export type NotificationChoice = z.infer<typeof NotificationChoice>;
