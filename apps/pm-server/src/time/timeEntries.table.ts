import { STORED_TIME_STATUSES } from '@linework/domain';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { finiteDate, instant, kept, moneyRange, oneOf, stored } from '../database/columns';
import { people } from '../people/people.table';
import { projects } from '../projects/projects.table';
import { tasks } from '../tasks/tasks.table';

/** Recorded time. Projects show the hours and money used from it. */
export const timeEntries = pgTable(
  'time_entries',
  {
    workspaceId: uuid('workspace_id').notNull(),
    id: uuid('id').notNull(),
    ...kept,
    personId: uuid('person_id').notNull(),
    projectId: uuid('project_id').notNull(),
    taskId: uuid('task_id'),
    description: text('description').notNull(),
    category: text('category').notNull(),
    status: text('status').notNull(),
    date: date('date', { mode: 'string' }).notNull(),
    startedAt: instant('started_at'),
    endedAt: instant('ended_at'),
    /** What the clock counted. */
    seconds: integer('seconds').notNull(),
    /** What counts: domain's minutesOfSeconds. */
    minutes: integer('minutes').notNull(),
    /** `[{startedAt, endedAt}]` of a timer's entry; null of one that was typed. */
    segments: jsonb('segments').$type<{ startedAt: string; endedAt: string }[]>(),
    /** The workspace's time zone when it was recorded. */
    zone: text('zone'),
    billable: boolean('billable').notNull(),
    submittedAt: instant('submitted_at'),
    approvedAt: instant('approved_at'),
    approvedBy: uuid('approved_by'),
    sentBackReason: text('sent_back_reason').notNull().default(''),
    /** As of when it was recorded. */
    hourlyRateMinor: bigint('hourly_rate_minor', { mode: 'number' }).notNull(),
  },
  (entry) => [
    primaryKey({ columns: [entry.workspaceId, entry.id] }),
    foreignKey({
      columns: [entry.workspaceId, entry.projectId],
      foreignColumns: [projects.workspaceId, projects.id],
    }),
    foreignKey({ columns: [entry.workspaceId, entry.taskId], foreignColumns: [tasks.workspaceId, tasks.id] }),
    foreignKey({
      columns: [entry.workspaceId, entry.personId],
      foreignColumns: [people.workspaceId, people.id],
    }),
    finiteDate('time_entries_date_finite', entry.date),
    check('time_entries_minutes_range', sql`${entry.minutes} >= 0`),
    check('time_entries_seconds_range', sql`${entry.seconds} >= 0`),
    oneOf('time_entries_status_known', entry.status, STORED_TIME_STATUSES),
    moneyRange('time_entries_rate_range', entry.hourlyRateMinor),
    // Deleted ones included: rows that are removed for good are looked for here by the foreign keys.
    index('time_entries_by_project').on(entry.workspaceId, entry.projectId, entry.date, entry.id),
    // Hours and money of a project (PRJ-12), without a look at the entries themselves.
    index('time_entries_figures_of_project')
      .on(entry.workspaceId, entry.projectId, entry.billable, entry.minutes, entry.hourlyRateMinor)
      .where(stored(entry)),
    index('time_entries_by_task').on(entry.workspaceId, entry.taskId),
    index('time_entries_by_person').on(entry.workspaceId, entry.personId, entry.date).where(stored(entry)),
    // What a clock counted, for what overlaps it.
    index('time_entries_by_start')
      .on(entry.workspaceId, entry.personId, entry.startedAt)
      .where(sql`${entry.startedAt} is not null and ${stored(entry)}`),
    index('time_entries_by_date').on(entry.workspaceId, entry.date, entry.id).where(stored(entry)),
    // What is not approved yet stays little, however much there is.
    index('time_entries_open')
      .on(entry.workspaceId, entry.date, entry.id)
      .where(sql`${stored(entry)} and ${entry.status} <> 'approved'`),
    index('time_entries_by_deletion')
      .on(entry.workspaceId, entry.deletionId)
      .where(sql`${entry.deletionId} is not null`),
  ],
);
