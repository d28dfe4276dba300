import { z } from 'zod';
import { Id, Instant } from '../fields/id';
import { AUDIT_ACTIONS } from './auditActions';

/** One thing that somebody did, or was refused. */
export const AuditRow = z.object({
  id: Id,
  at: Instant,
  /** The day of that, in the workspace's calendar. */
  day: z.string(),
  action: z.enum(AUDIT_ACTIONS),
  personId: Id,
  /** As they were called then. */
  personName: z.string(),
  /** 'Firefox on Linux', 'API token “Nightly import”'; '' where nothing is known. */
  device: z.string(),
  /** The session that it was done in; null where it was none, or is not known. */
  sessionId: Id.nullable(),
  /** What it was done to. */
  subject: z.string(),
  detail: z.string(),
});
export type AuditRow = z.infer<typeof AuditRow>;
