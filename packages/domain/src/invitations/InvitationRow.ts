import { z } from 'zod';
import { ACCESS_ROLES } from '../access/accessRoles';
import { Id, Instant, Version } from '../fields/id';
import { MAIL_STATES } from '../mail/MailRow';
import { DATE_FORMATS } from '../settings/settingsOptions';

/** An invitation that nobody has used yet. */
export const InvitationRow = z.object({
  id: Id,
  version: Version,
  email: z.string(),
  accessRole: z.enum(ACCESS_ROLES),
  clientId: Id.nullable(),
  clientName: z.string().nullable(),
  invitedBy: z.string().nullable(),
  /** What became of its newest mail; null where none was to be sent. */
  mail: z.object({ state: z.enum(MAIL_STATES), problem: z.string().nullable() }).nullable(),
  expiresAt: Instant,
  createdAt: Instant,
  updatedAt: Instant,
});
export type InvitationRow = z.infer<typeof InvitationRow>;

/** A new link of an invitation. The server keeps its hash only, so it is shown this once. */
export const InvitationLink = z.object({ token: z.string(), expiresAt: Instant });
export type InvitationLink = z.infer<typeof InvitationLink>;

/** What whoever opens a link is told of it. */
export const OpenedInvitation = z.object({
  email: z.string(),
  companyName: z.string(),
  invitedBy: z.string().nullable(),
  accessRole: z.enum(ACCESS_ROLES),
  /** The company of a client's person. */
  clientName: z.string().nullable(),
  /** What is known of somebody who is here without an account: they may correct it. Null for somebody new. */
  known: z.object({ firstName: z.string(), lastName: z.string(), phone: z.string() }).nullable(),
  expiresAt: Instant,
  /** How the workspace writes dates. */
  dateFormat: z.enum(DATE_FORMATS),
});
export type OpenedInvitation = z.infer<typeof OpenedInvitation>;
