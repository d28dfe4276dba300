import { z } from 'zod';
import { deletableKinds } from '../entities/entities';
import { Id, Instant } from '../fields/id';

/** One deletion whose rows can still be restored. */
export const TrashEntry = z.object({
  /** Of the deletion. */
  id: Id,
  kind: z.enum(deletableKinds),
  /** Of the first row that was deleted by itself. */
  rowId: Id,
  name: z.string(),
  /** How many rows were deleted by themselves: more than one after a bulk action. */
  rowCount: z.number().int(),
  /** What went along, by resource. */
  along: z.record(z.string(), z.number().int()),
  deletedBy: z.string().nullable(),
  deletedAt: Instant,
});
export type TrashEntry = z.infer<typeof TrashEntry>;

/** Newest first. `nextCursor` is the `cursor` of the next page, null on the last. */
export const TrashPage = z.object({ rows: z.array(TrashEntry), nextCursor: Id.nullable() });
export type TrashPage = z.infer<typeof TrashPage>;
