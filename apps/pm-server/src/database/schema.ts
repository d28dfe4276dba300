import {
  ACCESS_ROLES,
  CLIENT_STATUSES,
  COMPANY_SIZES,
  COUNTRIES,
  DEPARTMENTS,
  INDUSTRIES,
  JOB_ROLES,
  limits,
  PERSON_STATUSES,
  PRIORITIES,
  PROJECT_STATUSES,
  type Settings,
  TASK_BULK_ACTIONS,
  TASK_BULK_STATES,
  TASK_STATUSES,
} from '@linework/domain';
import { type SQL, sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  boolean,
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
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { ranks } from '../lists/ranks';

/*
 * The tables, for PGlite and PostgreSQL 15 alike. The workspace's id leads every key, so that rows of one company lie
 * together and tables can be partitioned by it. Accounts and sessions stand apart: a sign-in has no workspace yet.
 */

const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'string' });

/** What each row that people edit and delete carries. */
const kept = {
  version: integer('version').notNull().default(1),
  createdAt: instant('created_at').notNull().defaultNow(),
  updatedAt: instant('updated_at').notNull().defaultNow(),
  deletedAt: instant('deleted_at'),
  /** The deletion that took the row away: undoing it brings back exactly its rows. */
  deletionId: uuid('deletion_id'),
  createdBy: uuid('created_by'),
  /** SHA-256 of the create request: a retry with the same id and content is answered with the row. */
  createHash: text('create_hash'),
};

export const workspaces = pgTable('workspaces', {
  id: uuid('id').primaryKey(),
  version: integer('version').notNull().default(1),
  name: text('name').notNull(),
  settings: jsonb('settings').$type<Settings>().notNull(),
  createdAt: instant('created_at').notNull().defaultNow(),
  updatedAt: instant('updated_at').notNull().defaultNow(),
});

export const clients = pgTable(
  'clients',
  {
    workspaceId: uuid('workspace_id')
      .notNull()
      .references(() => workspaces.id),
    id: uuid('id').notNull(),
    ...kept,
    name: text('name').notNull(),
    email: text('email').notNull(),
    phone: text('phone').notNull(),
    website: text('website').notNull(),
    industry: text('industry').notNull(),
    companySize: text('company_size').notNull(),
    status: text('status').notNull(),
    street: text('street').notNull(),
    city: text('city').notNull(),
    state: text('state').notNull(),
    zipCode: text('zip_code').notNull(),
    country: text('country').notNull(),
    contactName: text('contact_name').notNull(),
    contactEmail: text('contact_email').notNull(),
    contactPhone: text('contact_phone').notNull(),
    contactTitle: text('contact_title').notNull(),
    secondName: text('second_name').notNull(),
    secondEmail: text('second_email').notNull(),
    secondPhone: text('second_phone').notNull(),
    secondTitle: text('second_title').notNull(),
    notes: text('notes').notNull(),
  },
  (client) => [
    primaryKey({ columns: [client.workspaceId, client.id] }),
    filled('clients_name_filled', client.name),
    oneOf('clients_status_known', client.status, CLIENT_STATUSES),
    oneOf('clients_industry_known', client.industry, ['', ...INDUSTRIES]),
    oneOf('clients_company_size_known', client.companySize, ['', ...COMPANY_SIZES]),
    oneOf('clients_country_known', client.country, COUNTRIES),
    index('clients_by_name').on(client.workspaceId, folded(client.name), client.id).where(stored(client)),
    index('clients_by_email').on(client.workspaceId, folded(client.email), client.id).where(stored(client)),
    index('clients_by_status').on(client.workspaceId, client.status, client.id).where(stored(client)),
    index('clients_by_deletion')
      .on(client.workspaceId, client.deletionId)
      .where(sql`${client.deletionId} is not null`),
  ],
);

export const people = pgTable(
  'people',
  {
    workspaceId: uuid('workspace_id')
      .notNull()
      .references(() => workspaces.id),
    id: uuid('id').notNull(),
    ...kept,
    userId: uuid('user_id').references(() => users.id),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    /** The avatar's letters, by domain's rule, so that lists can show them without knowing it. */
    initials: text('initials').notNull(),
    email: text('email').notNull(),
    phone: text('phone').notNull(),
    jobRole: text('job_role').notNull(),
    department: text('department').notNull(),
    status: text('status').notNull(),
    startDate: date('start_date', { mode: 'string' }).notNull(),
    hourlyRateMinor: bigint('hourly_rate_minor', { mode: 'number' }).notNull(),
    accessRole: text('access_role').notNull(),
    clientId: uuid('client_id'),
  },
  (person) => [
    primaryKey({ columns: [person.workspaceId, person.id] }),
    foreignKey({
      columns: [person.workspaceId, person.clientId],
      foreignColumns: [clients.workspaceId, clients.id],
    }),
    oneOf('people_job_role_known', person.jobRole, JOB_ROLES),
    oneOf('people_department_known', person.department, DEPARTMENTS),
    oneOf('people_status_known', person.status, PERSON_STATUSES),
    oneOf('people_access_role_known', person.accessRole, ACCESS_ROLES),
    finiteDate('people_start_date_finite', person.startDate),
    moneyRange('people_hourly_rate_range', person.hourlyRateMinor),
    check(
      'people_client_has_company',
      sql`(${person.accessRole} = 'client') = (${person.clientId} is not null)`,
    ),
    uniqueIndex('people_email_once')
      .on(person.workspaceId, sql`lower(${person.email})`)
      .where(stored(person)),
    uniqueIndex('people_user_once').on(person.userId).where(sql`${person.userId} is not null`),
    // Of all people, for tasks by their assignee: one that has left may have some still.
    index('people_by_name').on(
      person.workspaceId,
      sql`lower(btrim(${person.firstName} || ' ' || ${person.lastName})) collate "C"`,
      person.id,
    ),
    index('people_by_client').on(person.workspaceId, person.clientId),
  ],
);

export const projects = pgTable(
  'projects',
  {
    workspaceId: uuid('workspace_id').notNull(),
    id: uuid('id').notNull(),
    ...kept,
    clientId: uuid('client_id').notNull(),
    name: text('name').notNull(),
    description: text('description').notNull(),
    status: text('status').notNull(),
    priority: text('priority').notNull(),
    startDate: date('start_date', { mode: 'string' }).notNull(),
    endDate: date('end_date', { mode: 'string' }).notNull(),
    budgetMinor: bigint('budget_minor', { mode: 'number' }),
    /** What the search of the top bar looks through, folded once, as tasks have it. */
    searchText: text('search_text').generatedAlwaysAs(sql`lower(name) || chr(10) || lower(description)`),
  },
  (project) => [
    primaryKey({ columns: [project.workspaceId, project.id] }),
    foreignKey({
      columns: [project.workspaceId, project.clientId],
      foreignColumns: [clients.workspaceId, clients.id],
    }),
    filled('projects_name_filled', project.name),
    oneOf('projects_status_known', project.status, PROJECT_STATUSES),
    oneOf('projects_priority_known', project.priority, PRIORITIES),
    finiteDate('projects_start_date_finite', project.startDate),
    finiteDate('projects_end_date_finite', project.endDate),
    check('projects_end_after_start', sql`${project.startDate} <= ${project.endDate}`),
    moneyRange('projects_budget_range', project.budgetMinor),
    index('projects_by_name')
      .on(project.workspaceId, folded(project.name), project.id)
      .where(stored(project)),
    index('projects_by_client')
      .on(project.workspaceId, project.clientId, folded(project.name), project.id)
      .where(stored(project)),
    index('projects_by_status').on(project.workspaceId, project.status, project.id).where(stored(project)),
    index('projects_by_update').on(project.workspaceId, project.updatedAt, project.id).where(stored(project)),
    index('projects_by_start').on(project.workspaceId, project.startDate, project.id).where(stored(project)),
    index('projects_by_budget')
      .on(project.workspaceId, project.budgetMinor, project.id)
      .where(stored(project)),
    index('projects_by_deletion')
      .on(project.workspaceId, project.deletionId)
      .where(sql`${project.deletionId} is not null`),
  ],
);

export const projectTeam = pgTable(
  'project_team',
  {
    workspaceId: uuid('workspace_id').notNull(),
    projectId: uuid('project_id').notNull(),
    personId: uuid('person_id').notNull(),
    addedAt: instant('added_at').notNull().defaultNow(),
  },
  (member) => [
    primaryKey({ columns: [member.workspaceId, member.projectId, member.personId] }),
    foreignKey({
      columns: [member.workspaceId, member.projectId],
      foreignColumns: [projects.workspaceId, projects.id],
    }),
    foreignKey({
      columns: [member.workspaceId, member.personId],
      foreignColumns: [people.workspaceId, people.id],
    }),
    index('project_team_by_person').on(member.workspaceId, member.personId, member.projectId),
  ],
);

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
    searchText: text('search_text').generatedAlwaysAs(sql`lower(title) || chr(10) || lower(description)`),
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
    index('tasks_by_title').on(task.workspaceId, folded(task.title), task.id).where(stored(task)),
    index('tasks_by_status').on(task.workspaceId, statusRank(task), task.id).where(stored(task)),
    index('tasks_by_priority').on(task.workspaceId, priorityRank(task), task.id).where(stored(task)),
    index('tasks_by_due').on(task.workspaceId, task.dueDate, task.id).where(stored(task)),
    index('tasks_by_hours').on(task.workspaceId, task.estimatedHours, task.id).where(stored(task)),
    index('tasks_by_update').on(task.workspaceId, task.updatedAt, task.id).where(stored(task)),
    index('tasks_by_assignee').on(task.workspaceId, task.assigneeId, task.id).where(stored(task)),
    // ... and one for who sees some projects of it, or asks for them.
    index('tasks_of_project').on(task.workspaceId, task.projectId, task.id).where(stored(task)),
    index('tasks_of_project_by_title')
      .on(task.workspaceId, task.projectId, folded(task.title), task.id)
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
    minutes: integer('minutes').notNull(),
    billable: boolean('billable').notNull(),
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
    moneyRange('time_entries_rate_range', entry.hourlyRateMinor),
    index('time_entries_by_project').on(entry.workspaceId, entry.projectId).where(stored(entry)),
    index('time_entries_by_task').on(entry.workspaceId, entry.taskId).where(stored(entry)),
    index('time_entries_by_person').on(entry.workspaceId, entry.personId, entry.date).where(stored(entry)),
    index('time_entries_by_deletion')
      .on(entry.workspaceId, entry.deletionId)
      .where(sql`${entry.deletionId} is not null`),
  ],
);

/** One line per delete: who took what away, how much went with it, and whether it was brought back. */
export const deletions = pgTable(
  'deletions',
  {
    workspaceId: uuid('workspace_id')
      .notNull()
      .references(() => workspaces.id),
    id: uuid('id').notNull(),
    resource: text('resource').notNull(),
    rowIds: jsonb('row_ids').$type<string[]>().notNull(),
    counts: jsonb('counts').$type<Record<string, number>>().notNull(),
    deletedBy: uuid('deleted_by').notNull(),
    deletedAt: instant('deleted_at').notNull().defaultNow(),
    undoneAt: instant('undone_at'),
  },
  (deletion) => [
    primaryKey({ columns: [deletion.workspaceId, deletion.id] }),
    oneOf('deletions_resource_known', deletion.resource, ['client', 'project', 'task']),
  ],
);

/**
 * One line per action on many tasks at once, kept for a day: a retry is answered from it, Undo goes by it, and so does a server
 * that goes on with it after a start. What a delete took is said by its deletions, what a completion changed by `taskBulkRows`.
 */
export const taskBulkChanges = pgTable(
  'task_bulk_changes',
  {
    workspaceId: uuid('workspace_id')
      .notNull()
      .references(() => workspaces.id),
    id: uuid('id').notNull(),
    action: text('action').notNull(),
    /** SHA-256 of the request. */
    createHash: text('create_hash').notNull(),
    /** The tasks that were chosen, in the order in which their turn comes. */
    chosen: uuid('chosen').array().notNull().default([]),
    /** How many of the chosen ones had their turn; Undo goes back to none. */
    position: integer('position').notNull().default(0),
    state: text('state').notNull().default('working'),
    /** Why it stopped. */
    problem: text('problem'),
    changed: integer('changed').notNull().default(0),
    /** One per slice, in their order; Undo takes them off. */
    deletionIds: uuid('deletion_ids').array().notNull().default([]),
    doneBy: uuid('done_by').notNull(),
    doneAt: instant('done_at').notNull(),
    /** How many tasks Undo brought back; null until somebody asked for it. */
    restored: integer('restored'),
  },
  (change) => [
    primaryKey({ columns: [change.workspaceId, change.id] }),
    oneOf('task_bulk_changes_action_known', change.action, TASK_BULK_ACTIONS),
    oneOf('task_bulk_changes_state_known', change.state, TASK_BULK_STATES),
    index('task_bulk_changes_by_time').on(change.workspaceId, change.doneAt),
  ],
);

/** The tasks that a bulk action completed, and how they were before. */
export const taskBulkRows = pgTable(
  'task_bulk_rows',
  {
    workspaceId: uuid('workspace_id').notNull(),
    changeId: uuid('change_id').notNull(),
    taskId: uuid('task_id').notNull(),
    statusBefore: text('status_before').notNull(),
    /** Undo leaves a task alone that has another version by now. */
    versionAfter: integer('version_after').notNull(),
  },
  (row) => [
    primaryKey({ columns: [row.workspaceId, row.changeId, row.taskId] }),
    foreignKey({
      name: 'task_bulk_rows_change_fk',
      columns: [row.workspaceId, row.changeId],
      foreignColumns: [taskBulkChanges.workspaceId, taskBulkChanges.id],
    }).onDelete('cascade'),
    oneOf('task_bulk_rows_status_known', row.statusBefore, TASK_STATUSES),
  ],
);

export const users = pgTable(
  'auth_users',
  {
    id: uuid('id').primaryKey(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    emailVerified: boolean('email_verified').notNull().default(false),
    image: text('image'),
    createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull().defaultNow(),
    updatedAt: timestamp('updated_at', { withTimezone: true, precision: 3 }).notNull().defaultNow(),
  },
  (user) => [uniqueIndex('auth_users_email_once').on(user.email)],
);

export const sessions = pgTable(
  'auth_sessions',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    token: text('token').notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true, precision: 3 }).notNull(),
    ipAddress: text('ip_address'),
    userAgent: text('user_agent'),
    createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull().defaultNow(),
    updatedAt: timestamp('updated_at', { withTimezone: true, precision: 3 }).notNull().defaultNow(),
  },
  (session) => [
    uniqueIndex('auth_sessions_token_once').on(session.token),
    index('auth_sessions_by_user').on(session.userId),
    index('auth_sessions_by_expiry').on(session.expiresAt),
  ],
);

export const accounts = pgTable(
  'auth_accounts',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    accountId: text('account_id').notNull(),
    providerId: text('provider_id').notNull(),
    password: text('password'),
    accessToken: text('access_token'),
    refreshToken: text('refresh_token'),
    idToken: text('id_token'),
    accessTokenExpiresAt: timestamp('access_token_expires_at', { withTimezone: true, precision: 3 }),
    refreshTokenExpiresAt: timestamp('refresh_token_expires_at', { withTimezone: true, precision: 3 }),
    scope: text('scope'),
    createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull().defaultNow(),
    updatedAt: timestamp('updated_at', { withTimezone: true, precision: 3 }).notNull().defaultNow(),
  },
  (account) => [uniqueIndex('auth_accounts_once').on(account.providerId, account.accountId)],
);

export const verifications = pgTable(
  'auth_verifications',
  {
    id: uuid('id').primaryKey(),
    identifier: text('identifier').notNull(),
    value: text('value').notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true, precision: 3 }).notNull(),
    createdAt: timestamp('created_at', { withTimezone: true, precision: 3 }).notNull().defaultNow(),
    updatedAt: timestamp('updated_at', { withTimezone: true, precision: 3 }).notNull().defaultNow(),
  },
  (verification) => [index('auth_verifications_by_identifier').on(verification.identifier)],
);

/** Sign-ins that failed lately, per account or browser known to one: shared by all servers on one database. */
export const signInAttempts = pgTable('sign_in_attempts', {
  account: text('account').primaryKey(),
  attempts: integer('attempts').notNull(),
  windowStart: timestamp('window_start', { withTimezone: true, precision: 3 }).notNull(),
});

/** What all servers on one database must know alike, such as the key that signs cookies. */
export const serverSecrets = pgTable('server_secrets', {
  name: text('name').primaryKey(),
  value: text('value').notNull(),
});

/** Texts sort by this, as domain's lists say. */
function folded(column: AnyPgColumn): SQL {
  return sql`lower(${column}) collate "C"`;
}

function statusRank({ status }: { status: AnyPgColumn }): SQL {
  return sql`(case ${status} ${sql.raw(ranks(TASK_STATUSES))} end)`;
}

function priorityRank({ priority }: { priority: AnyPgColumn }): SQL {
  return sql`(case ${priority} ${sql.raw(ranks(PRIORITIES))} end)`;
}

function stored(table: { deletedAt: AnyPgColumn }): SQL {
  return sql`${table.deletedAt} is null`;
}

function oneOf(name: string, column: AnyPgColumn, options: readonly string[]) {
  const list = options.map((option) => `'${option.replaceAll("'", "''")}'`).join(', ');
  return check(name, sql`${column} in (${sql.raw(list)})`);
}

function filled(name: string, column: AnyPgColumn) {
  return check(name, sql`${column} <> ''`);
}

function moneyRange(name: string, column: AnyPgColumn) {
  return check(name, sql`${column} >= 0 and ${column} <= ${sql.raw(String(limits.moneyMinor))}`);
}

/** SQL's dates know 'infinity', which no calendar shows. */
function finiteDate(name: string, column: AnyPgColumn) {
  return check(name, sql`isfinite(${column})`);
}
