import { TIMER_ACTS } from '@linework/domain';
import { index, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant, oneOf } from '../database/columns';
import { workspaces } from '../settings/workspaces.table';

/** The open timer of each person: its key lets nobody have two. What it times may be gone by the time it is stopped. */
export const timers = pgTable(
  'timers',
  {
    workspaceId: uuid('workspace_id')
      .notNull()
      .references(() => workspaces.id),
    personId: uuid('person_id').notNull(),
    /** Of the entry that it becomes. */
    id: uuid('id').notNull(),
    /** Start of the running segment; null while it is paused. */
    startedAt: instant('started_at'),
    /** Finished segments, oldest first: `[{startedAt, endedAt}]`. */
    segments: jsonb('segments').$type<{ startedAt: string; endedAt: string }[]>().notNull(),
    /** domain's TimerDetails. */
    details: jsonb('details').$type<Record<string, unknown>>().notNull(),
  },
  (timer) => [primaryKey({ columns: [timer.workspaceId, timer.personId] })],
);

/** What people did to their timers, kept for a month: the same act again changes nothing, and no timer begins before the last act. */
export const timerActs = pgTable(
  'timer_acts',
  {
    workspaceId: uuid('workspace_id')
      .notNull()
      .references(() => workspaces.id),
    personId: uuid('person_id').notNull(),
    id: uuid('id').notNull(),
    timerId: uuid('timer_id').notNull(),
    act: text('act').notNull(),
    at: instant('at').notNull(),
  },
  (act) => [
    primaryKey({ columns: [act.workspaceId, act.personId, act.id] }),
    index('timer_acts_by_time').on(act.workspaceId, act.personId, act.at),
    oneOf('timer_acts_act_known', act.act, TIMER_ACTS),
  ],
);
