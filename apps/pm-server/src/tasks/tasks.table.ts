import { limits, PRIORITIES, TASK_STATUSES } from '@linework/domain';
import { type SQL, sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  check,
  date,
  doublePrecision,
  foreignKey,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { filled, finiteDate, instant, kept, oneOf, sortKeyOf, stored } from '../database/columns';
import { ranks } from '../lists/ranks';
import { people } from '../people/people.table';
import { projects } from '../projects/projects.table';

export const tasks = pgTable(
  'tasks',
  {
    workspaceId: uuid('workspace_id').notNull(),
    id: uuid('id').notNull(),
    ...kept,
    projectId: uuid('project_id').notNull(),
    assigneeId: uuid('assignee_id'),
    title: text('title').notNull(),
    description: text('description').notNull(),
    priority: text('priority').notNull(),
    status: text('status').notNull(),
    dueDate: date('due_date', { mode: 'string' }),
    estimatedHours: doublePrecision('estimated_hours').notNull(),
    tags: jsonb('tags').$type<string[]>().notNull().default([]),
    /** When the status became Completed: for figures of past months. The status alone says whether it is done. */
    completedAt: instant('completed_at'),
    /** What a search looks through, folded once. No search has a line break in it, so none matches across the two. */
    searchText: text('search_text').generatedAlwaysAs(
      sql`fold_text(title) || chr(10) || fold_text(description)`,
    ),
    titleKey: sortKeyOf('title_key', 'title'),
  },
  (task) => [
    primaryKey({ columns: [task.workspaceId, task.id] }),
    foreignKey({
      columns: [task.workspaceId, task.projectId],
      foreignColumns: [projects.workspaceId, projects.id],
    }),
    foreignKey({
      columns: [task.workspaceId, task.assigneeId],
      foreignColumns: [people.workspaceId, people.id],
    }),
    filled('tasks_title_filled', task.title),
    oneOf('tasks_status_known', task.status, TASK_STATUSES),
    oneOf('tasks_priority_known', task.priority, PRIORITIES),
    finiteDate('tasks_due_date_finite', task.dueDate),
    // Written so that NaN, which PostgreSQL sorts above everything, fails it too.
    check(
      'tasks_hours_range',
      sql`${task.estimatedHours} >= 0 and ${task.estimatedHours} <= ${sql.raw(String(limits.hours))}`,
    ),
    check('tasks_tags_list', sql`jsonb_typeof(${task.tags}) = 'array'`),
    check('tasks_completion_agrees', sql`(${task.status} = 'Completed') = (${task.completedAt} is not null)`),
    // One per order of the list, for who sees the whole workspace (see tasks/taskOrder.ts) ...
    index('tasks_by_title').on(task.workspaceId, task.titleKey, task.id).where(stored(task)),
    index('tasks_by_status').on(task.workspaceId, statusRank(task), task.id).where(stored(task)),
    index('tasks_by_priority').on(task.workspaceId, priorityRank(task), task.id).where(stored(task)),
    index('tasks_by_due').on(task.workspaceId, task.dueDate, task.id).where(stored(task)),
    index('tasks_by_hours').on(task.workspaceId, task.estimatedHours, task.id).where(stored(task)),
    index('tasks_by_update').on(task.workspaceId, task.updatedAt, task.id).where(stored(task)),
    index('tasks_by_assignee').on(task.workspaceId, task.assigneeId, task.id).where(stored(task)),
    // ... and one for who sees some projects of it, or asks for them.
    index('tasks_of_project').on(task.workspaceId, task.projectId, task.id).where(stored(task)),
    index('tasks_of_project_by_title')
      .on(task.workspaceId, task.projectId, task.titleKey, task.id)
      .where(stored(task)),
    index('tasks_of_project_by_status')
      .on(task.workspaceId, task.projectId, statusRank(task), task.id)
      .where(stored(task)),
    index('tasks_of_project_by_priority')
      .on(task.workspaceId, task.projectId, priorityRank(task), task.id)
      .where(stored(task)),
    index('tasks_of_project_by_due')
      .on(task.workspaceId, task.projectId, task.dueDate, task.id)
      .where(stored(task)),
    index('tasks_of_project_by_hours')
      .on(task.workspaceId, task.projectId, task.estimatedHours, task.id)
      .where(stored(task)),
    index('tasks_of_project_by_update')
      .on(task.workspaceId, task.projectId, task.updatedAt, task.id)
      .where(stored(task)),
    index('tasks_of_project_by_assignee')
      .on(task.workspaceId, task.projectId, task.assigneeId, task.id)
      .where(stored(task)),
    // Figures that tallies have for the whole workspace only: overdue, and those of past months.
    index('tasks_open_of_project_by_due')
      .on(task.workspaceId, task.projectId, task.dueDate, task.priority)
      .where(sql`${stored(task)} and ${task.status} <> 'Completed'`),
    index('tasks_of_project_by_creation')
      .on(task.workspaceId, task.projectId, task.createdAt)
      .where(stored(task)),
    index('tasks_of_project_by_completion')
      .on(task.workspaceId, task.projectId, task.completedAt, task.createdAt)
      .where(sql`${stored(task)} and ${task.status} = 'Completed'`),
    // Whose projects those are.
    index('tasks_of_assignee_by_project')
      .on(task.workspaceId, task.assigneeId, task.projectId)
      .where(stored(task)),
    index('tasks_by_deletion')
      .on(task.workspaceId, task.deletionId)
      .where(sql`${task.deletionId} is not null`),
  ],
);

/**
 * How many tasks there are, kept by the database itself: triggers on `tasks` add a line for every change, and sums over lines
 * are the counts. Lines are only ever added, so that no two writers wait for each other; `foldTallies` makes one of many now
 * and then. What is counted is said once, in the SQL function task_tally_lines.
 */
export const taskTallies = pgTable(
  'task_tallies',
  {
    workspaceId: uuid('workspace_id').notNull(),
    /** By state, of the workspace or of one project; by day, open tasks by due date and all by making and completing. */
    counted: text('counted', { enum: ['state', 'project', 'due', 'made', 'done'] }).notNull(),
    /** Of lines of a project. */
    projectId: uuid('project_id'),
    status: text('status'),
    priority: text('priority'),
    /** The due date, or the day (UTC) of making or completing. */
    day: date('day', { mode: 'string' }),
    tasks: integer('tasks').notNull(),
    /** Estimated hours; decimal, so that what is added and taken away again leaves nothing. */
    hours: numeric('hours').notNull(),
  },
  (tally) => [index('task_tallies_by_key').on(tally.workspaceId, tally.counted, tally.projectId, tally.day)],
);

function statusRank({ status }: { status: AnyPgColumn }): SQL {
  return sql`(case ${status} ${sql.raw(ranks(TASK_STATUSES))} end)`;
}

function priorityRank({ priority }: { priority: AnyPgColumn }): SQL {
  return sql`(case ${priority} ${sql.raw(ranks(PRIORITIES))} end)`;
}
