import { z } from 'zod';
import { Id, Instant } from '../fields/id';

/** What a change can be of. */
export const CHANGED_ENTITIES = ['client', 'project', 'task', 'person', 'settings'] as const;
export type ChangedEntity = (typeof CHANGED_ENTITIES)[number];

/** GET /api/events: which rows of which entity changed (SRV-03), never their content. */
export const ChangeEvent = z.object({
  entity: z.enum(CHANGED_ENTITIES),
  /** Empty: too many to name, or none that this person may see. */
  ids: z.array(Id),
  at: Instant,
});
export type ChangeEvent = z.infer<typeof ChangeEvent>;
