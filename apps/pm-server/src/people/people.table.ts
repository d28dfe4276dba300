import {
  ACCESS_ROLES,
  DEFAULT_HOURS_PER_WEEK,
  DEPARTMENTS,
  JOB_ROLES,
  MOST_HOURS_PER_WEEK,
  PERSON_STATUSES,
  type PersonSettings,
} from '@linework/domain';
import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  date,
  doublePrecision,
  foreignKey,
  index,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from '../access/accounts.table';
import { clients } from '../clients/clients.table';
import { finiteDate, kept, moneyRange, oneOf, sortKeyOf, stored } from '../database/columns';
import { workspaces } from '../settings/workspaces.table';

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
    /** Null, as are department and start date, for people of a client: domain's `Work`. */
    jobRole: text('job_role'),
    department: text('department'),
    status: text('status').notNull(),
    startDate: date('start_date', { mode: 'string' }),
    hourlyRateMinor: bigint('hourly_rate_minor', { mode: 'number' }).notNull(),
    accessRole: text('access_role').notNull(),
    clientId: uuid('client_id'),
    /** What they decided for themself; of the rest the workspace's hold. */
    settings: jsonb('settings').$type<Partial<PersonSettings>>().notNull().default({}),
    nameKey: sortKeyOf('name_key', "btrim(first_name || ' ' || last_name)"),
    hoursPerWeek: doublePrecision('hours_per_week').notNull().default(DEFAULT_HOURS_PER_WEEK),
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
    check(
      'people_colleague_has_work',
      sql`num_nulls(${person.jobRole}, ${person.department}, ${person.startDate}) = case when ${person.accessRole} = 'client' then 3 else 0 end`,
    ),
    uniqueIndex('people_email_once')
      .on(person.workspaceId, sql`lower(${person.email})`)
      .where(stored(person)),
    uniqueIndex('people_user_once').on(person.userId).where(sql`${person.userId} is not null`),
    // Of all people, for tasks by their assignee: one that has left may have some still.
    index('people_by_name').on(person.workspaceId, person.nameKey, person.id),
    index('people_by_client').on(person.workspaceId, person.clientId),
    index('people_by_deletion')
      .on(person.workspaceId, person.deletionId)
      .where(sql`${person.deletionId} is not null`),
    check(
      'people_hours_per_week_range',
      sql`${person.hoursPerWeek} >= 0 and ${person.hoursPerWeek} <= ${sql.raw(String(MOST_HOURS_PER_WEEK))}`,
    ),
  ],
);
