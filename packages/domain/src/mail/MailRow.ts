import { z } from 'zod';
import { Id, Instant } from '../fields/id';

/** What a mail says. */
export const MAIL_KINDS = [
  'invitation',
  'passwordReset',
  'passwordChanged',
  'notifications',
  'weeklyReport',
] as const;
export type MailKind = (typeof MAIL_KINDS)[number];

/** Cancelled: by an admin, or because there was nothing left to say (an invitation that was withdrawn). */
export const MAIL_STATES = ['queued', 'sent', 'failed', 'cancelled'] as const;
export type MailState = (typeof MAIL_STATES)[number];

/** A mail that the server sends, or sent lately. Its text is written when it is sent, so that no link is ever stored. */
export const MailRow = z.object({
  id: Id,
  kind: z.enum(MAIL_KINDS),
  recipient: z.string(),
  state: z.enum(MAIL_STATES),
  attempts: z.number().int(),
  /** Why the last attempt failed, or why it was cancelled. */
  problem: z.string().nullable(),
  queuedAt: Instant,
  /** When it is tried next; null where it is not queued. */
  nextTryAt: Instant.nullable(),
  /** When the mail server took it, or when it was given up. */
  endedAt: Instant.nullable(),
});
export type MailRow = z.infer<typeof MailRow>;

/** Newest first. `nextCursor` is the `cursor` of the next page, null on the last. */
export const MailPage = z.object({
  rows: z.array(MailRow),
  nextCursor: Id.nullable(),
  /** Whether the server has an SMTP server to send by. */
  isConfigured: z.boolean(),
  /** Mails that wait, on all pages. */
  queued: z.number().int(),
});
export type MailPage = z.infer<typeof MailPage>;
