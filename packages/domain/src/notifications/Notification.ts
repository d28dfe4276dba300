import { z } from 'zod';
import { Id, Instant } from '../fields/id';

export const NOTIFICATION_TYPES = ['info', 'warning', 'success', 'error'] as const;
export type NotificationType = (typeof NOTIFICATION_TYPES)[number];

/** NOT-01. An action link only leads inside the app: a path, never another host. */
export const Notification = z.object({
  id: Id,
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
