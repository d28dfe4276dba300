import { z } from 'zod';
import { Id, Instant } from '../fields/id';
import { CHANGED_ENTITIES } from './changedEntities';

/** GET /api/events: which rows of which entity changed (SRV-03), never their content. */
export const ChangeEvent = z.object({
  entity: z.enum(CHANGED_ENTITIES),
  /** Empty: too many to name, or perhaps some that this person no longer sees. */
  ids: z.array(Id),
  at: Instant,
});
export type ChangeEvent = z.infer<typeof ChangeEvent>;
