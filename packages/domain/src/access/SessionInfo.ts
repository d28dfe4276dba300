import { z } from 'zod';
import { Id } from '../fields/id';
import { Settings } from '../settings/Settings';
import { ACCESS_ROLES } from './accessRoles';

/** GET /api/session: who is signed in, what they may do, and the workspace's settings. */
export const SessionInfo = z.object({
  person: z.object({
    id: Id,
    name: z.string(),
    email: z.string(),
    initials: z.string(),
    jobRole: z.string(),
    accessRole: z.enum(ACCESS_ROLES),
    clientId: Id.nullable(),
  }),
  permissions: z.array(z.string()),
  workspace: z.object({ id: Id, name: z.string() }),
  settings: Settings,
});
export type SessionInfo = z.infer<typeof SessionInfo>;
