import { z } from 'zod';
import { Id, Instant } from '../fields/id';
import { FILE_KINDS } from '../files/fileOptions';
import { ActivityChange } from './activityChanges';
import { ACTIVITY_SUBJECTS, TOLD_ACTIONS } from './activitySubjects';

/** What happened in a project or to a client, as its reader may know it: facts; `describeActivity` has the words. */
export const ActivityEntry = z.object({
  id: Id,
  at: Instant,
  /** Null where nobody did it, or whom the reader does not see. */
  doer: z.object({ id: Id, name: z.string(), initials: z.string() }).nullable(),
  subject: z.object({
    kind: z.enum(ACTIVITY_SUBJECTS),
    id: Id,
    /** As it was called then; of a person their name now, '' where the reader does not see them. */
    name: z.string(),
    /** Whether the reader can open it. */
    isThere: z.boolean(),
    fileKind: z.enum(FILE_KINDS).optional(),
  }),
  /** Null for what is the client's own. */
  project: z.object({ id: Id, name: z.string() }).nullable(),
  action: z.enum(TOLD_ACTIONS),
  changes: z.array(ActivityChange),
  /** How many subjects it is about. */
  count: z.number().int(),
  /** Recorded time that it is about. */
  minutes: z.number().int(),
  /** What was said, where it is a comment: its beginning. */
  comment: z.object({ id: Id, text: z.string(), isInternal: z.boolean() }).optional(),
});
export type ActivityEntry = z.infer<typeof ActivityEntry>;

const CURSOR = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z_[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** GET /api/activity: of a project, or of a client with its projects. `before`: the `next` of the page before. */
export const ActivityQuery = z
  .object({
    project: Id.optional(),
    client: Id.optional(),
    before: z
      .string()
      .regex(CURSOR, { error: 'This is not the place of an entry' })
      .refine((text) => !Number.isNaN(Date.parse(text.slice(0, 24))), {
        error: 'This is not the place of an entry',
      })
      .optional(),
  })
  .refine(({ project, client }) => (project === undefined) !== (client === undefined), {
    error: 'Either project or client is expected',
  });
export type ActivityQuery = z.infer<typeof ActivityQuery>;

export const ActivityPage = z.object({
  /** Newest first. */
  rows: z.array(ActivityEntry),
  hasMore: z.boolean(),
  /** What the next page is asked for with; null where this is the last. */
  next: z.string().nullable(),
});
export type ActivityPage = z.infer<typeof ActivityPage>;

/** The place of an entry in the order of all, as `before` names it. */
export function activityPlace({ at, id }: Pick<ActivityEntry, 'at' | 'id'>): string {
  return `${new Date(at).toISOString()}_${id}`;
}

export function readActivityPlace(place: string): { at: string; id: string } {
  const [at = '', id = ''] = place.split('_');
  return { at, id };
}
