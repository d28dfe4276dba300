import { z } from 'zod';
import { Id } from '../fields/id';
import { Settings } from '../settings/Settings';
import { ACCESS_ROLES } from './accessRoles';
import { SESSION_DAYS, type SessionEnd } from './sessionEnd';

/** Who is signed in, what they may do, and the workspace's settings. */
export const SessionInfo = z.object({
  person: z.object({
    id: Id,
    name: z.string(),
    email: z.string(),
    initials: z.string(),
    accessRole: z.enum(ACCESS_ROLES),
    clientId: Id.nullable(),
  }),
  permissions: z.array(z.string()),
  workspace: z.object({ id: Id, name: z.string() }),
  settings: Settings,
  /** The workspace requires a second factor, and the person has none yet: until they have, every other route is closed. */
  needsTwoFactor: z.boolean(),
});
export type SessionInfo = z.infer<typeof SessionInfo>;

/** Nobody is signed in: a visitor, or somebody whose session ended lately, and why. */
export const NoSession = z.object({
  person: z.null(),
  ended: z.enum(Object.keys(SESSION_DAYS) as SessionEnd[]).nullable(),
});
export type NoSession = z.infer<typeof NoSession>;

/** GET /api/session */
export const SessionAnswer = z.union([SessionInfo, NoSession]);
export type SessionAnswer = z.infer<typeof SessionAnswer>;
