import { PRIORITIES, PROJECT_STATUSES } from '@linework/domain';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  foreignKey,
  index,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { clients } from '../clients/clients.table';
import { filled, finiteDate, instant, kept, moneyRange, oneOf, sortKeyOf, stored } from '../database/columns';
import { people } from '../people/people.table';

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
    /** Of everybody without a rate of their own in this project; null where none is agreed. */
    hourlyRateMinor: bigint('hourly_rate_minor', { mode: 'number' }),
    /** What the search of the top bar looks through, folded once, as tasks have it. */
    searchText: text('search_text').generatedAlwaysAs(
      sql`fold_text(name) || chr(10) || fold_text(description)`,
    ),
    nameKey: sortKeyOf('name_key', 'name'),
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
    moneyRange('projects_hourly_rate_range', project.hourlyRateMinor),
    index('projects_by_name').on(project.workspaceId, project.nameKey, project.id).where(stored(project)),
    index('projects_by_client')
      .on(project.workspaceId, project.clientId, project.nameKey, project.id)
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
    /** A part of being on the team: whoever leaves it does not lead it any more. */
    isLead: boolean('is_lead').notNull().default(false),
    /** What they do in this project; '' where that is their job role. */
    role: text('role').notNull().default(''),
    hourlyRateMinor: bigint('hourly_rate_minor', { mode: 'number' }),
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
    uniqueIndex('project_team_one_lead')
      .on(member.workspaceId, member.projectId)
      .where(sql`${member.isLead}`),
    moneyRange('project_team_hourly_rate_range', member.hourlyRateMinor),
  ],
);
