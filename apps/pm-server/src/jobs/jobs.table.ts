import { index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../database/columns';

/**
 * Work that is still to be done, beside the requests. A line is written in the transaction that causes the work, and goes with the
 * transaction that ends it: see decision 23.
 */
export const jobs = pgTable(
  'jobs',
  {
    id: uuid('id').primaryKey(),
    kind: text('kind').notNull(),
    payload: jsonb('payload').$type<Record<string, unknown>>().notNull(),
    /** Of work that is there once at most, as what is done by the hour. */
    onceKey: text('once_key'),
    attempts: integer('attempts').notNull().default(0),
    runAt: instant('run_at').notNull(),
    /** Names the attempt under way. Another server takes the job over once the lease has ended. */
    lease: uuid('lease'),
    leaseEnds: instant('lease_ends'),
    /** Why the last attempt failed. */
    problem: text('problem'),
    createdAt: instant('created_at').notNull(),
  },
  (job) => [uniqueIndex('jobs_once').on(job.onceKey), index('jobs_by_turn').on(job.kind, job.runAt, job.id)],
);
