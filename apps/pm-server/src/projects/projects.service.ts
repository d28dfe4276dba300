import {
  type EmbeddedProjectInput,
  type ProjectInput,
  projectMessages,
  reachOf,
  type TeamMemberInput,
} from '@linework/domain';
import type { LockedRow } from '../access/lockForChange';
import type { SignedIn } from '../access/SignedIn';
import { visibleTo } from '../access/visibleTo';
import { recordTeam } from '../activity/recordTeam';
import { clientEntity } from '../clients/client.entity';
import type { Tx } from '../database/Database';
import { rowsOf } from '../database/rowsOf';
import { sql } from '../database/sql';
import { saveChildren } from '../entities/saveChildren';
import type { RowRules } from '../entities/writeRow';
import { forbidden, invalid } from '../http/Problem';
import { tellBudgets } from '../notifications/tellOfBudgets';
import type { Ports } from '../server/Ports';
import { saveProjectTasks, unassignLeavers } from '../tasks/tasks.service';
import { projectEntity } from './project.entity';
import { projectDetail } from './projects.queries';
import type { projects } from './projects.table';
import { type StoredMember, setTeam, teamOf, unknownPeople } from './team';

interface LockedProject extends LockedRow {
  hourlyRateMinor: number | null;
}

/** A project is saved with its team and tasks (PRJ-08). */
export const projectRules: RowRules<ProjectInput, LockedProject> = {
  entity: projectEntity,
  detail: projectDetail,
  columns: ({ input }) => {
    const {
      name,
      description,
      clientId,
      startDate,
      endDate,
      budgetMinor,
      status,
      priority,
      hourlyRateMinor,
    } = input;
    const own = { name, description, clientId, startDate, endDate, budgetMinor, status, priority };
    return { ...own, ...(hourlyRateMinor !== undefined && { hourlyRateMinor }) };
  },
  parentId: ({ clientId }) => clientId,
  locked: sql`, p.hourly_rate_minor::float8 as "hourlyRateMinor"`,
  check: async (tx, actor, { input: { clientId, hourlyRateMinor: rate }, before }) => {
    if (
      rate !== undefined &&
      rate !== (before?.hourlyRateMinor ?? null) &&
      reachOf(actor, 'rate:update') !== 'all'
    )
      throw invalid([{ path: 'hourlyRateMinor', message: projectMessages.rateManagedByOthers }]);
    // A project may stay where it is.
    if (before?.parentId !== clientId) await lockClient(tx, actor, clientId);
  },
  saveParts: async (tx, actor, { id, input }, ports) => {
    await saveTeamAndTasks(tx, actor, id, input, ports);
    await tellBudgets(tx, { workspaceId: actor.workspaceId, projectIds: [id] }, ports);
  },
};

/** Makes a client's projects what the client's form sent (CLI-08). The caller has locked the client. */
export async function saveClientProjects(
  tx: Tx,
  actor: SignedIn,
  { clientId, sent }: { clientId: string; sent: EmbeddedProjectInput[] },
  ports: Ports,
): Promise<void> {
  await saveChildren<EmbeddedProjectInput, typeof projects.$inferSelect>(
    tx,
    actor,
    {
      entity: projectEntity,
      parent: clientEntity,
      parentId: clientId,
      sent,
      path: 'projects',
      columns: ({ name, description, status, startDate, endDate, budgetMinor }) => ({
        name,
        description,
        status,
        startDate,
        endDate,
        budgetMinor,
      }),
      added: () => ({ priority: 'Medium' }),
      mayRemove: () => {
        if (reachOf(actor, 'project:delete') !== 'all') throw forbidden();
      },
    },
    ports,
  );
}

async function saveTeamAndTasks(
  tx: Tx,
  actor: SignedIn,
  projectId: string,
  input: Pick<ProjectInput, 'team' | 'leadId' | 'tasks'>,
  ports: Ports,
): Promise<void> {
  const { tasks } = input;
  const before = await teamOf(tx, actor, projectId);
  const after = teamAfter(input, before);
  if (input.team || input.leadId !== undefined) {
    await checkTeam(tx, actor, input, before);
    await setTeam(tx, actor, projectId, after);
    const people = [...new Set([...before.keys(), ...after.keys()])];
    const changes = people.map((personId) => ({
      ...{ projectId, personId, before: before.get(personId), after: after.get(personId) },
    }));
    await recordTeam(tx, actor, changes, ports);
  }
  const team = new Set(after.keys());
  if (tasks) await saveProjectTasks(tx, actor, { projectId, sent: tasks, team }, ports);
  else if (input.team) await unassignLeavers(tx, actor, projectId, team, ports);
}

/** The team that a form asks for; what it leaves out stays. */
function teamAfter(
  { team, leadId }: Pick<ProjectInput, 'team' | 'leadId'>,
  before: ReadonlyMap<string, StoredMember>,
): Map<string, StoredMember> {
  const sent: TeamMemberInput[] = team ?? [...before].map(([id, member]) => ({ id, ...member }));
  return new Map(
    sent.map(({ id, role, hourlyRateMinor }) => {
      const was = before.get(id);
      const rate = hourlyRateMinor === undefined ? (was?.hourlyRateMinor ?? null) : hourlyRateMinor;
      const isLead = leadId === undefined ? (was?.isLead ?? false) : id === leadId;
      return [id, { role, hourlyRateMinor: rate, isLead }];
    }),
  );
}

/** @throws Problem 422 at whoever may not be on the team, at rates that are not the actor's to set, at a lead from outside */
async function checkTeam(
  tx: Tx,
  actor: SignedIn,
  { team = [], leadId }: Pick<ProjectInput, 'team' | 'leadId'>,
  before: ReadonlyMap<string, StoredMember>,
): Promise<void> {
  // Whoever is on the team stays possible, so that an old project can be saved; new names must be people here.
  const joining = team.flatMap(({ id }) => (before.has(id) ? [] : id));
  const strangers = await unknownPeople(tx, actor, joining);
  const setsRates = reachOf(actor, 'rate:update') === 'all';
  const errors = team.flatMap(({ id, hourlyRateMinor }, index) => {
    if (strangers.has(id))
      return {
        path: `team.${index}.id`,
        message: 'This person is not in the workspace any more. Choose another',
      };
    const rate = before.get(id)?.hourlyRateMinor ?? null;
    return setsRates || hourlyRateMinor === undefined || hourlyRateMinor === rate
      ? []
      : { path: `team.${index}.hourlyRateMinor`, message: projectMessages.rateManagedByOthers };
  });
  // Where the form sends the team, its schema has looked.
  if (leadId && team.length === 0 && !before.has(leadId))
    errors.push({ path: 'leadId', message: projectMessages.leadNotOnTeam });
  if (errors.length > 0) throw invalid(errors);
}

async function lockClient(tx: Tx, actor: SignedIn, clientId: string): Promise<void> {
  const rows = await rowsOf(
    tx,
    sql`select c.id from clients c where ${visibleTo(actor, clientEntity)} and c.id = ${clientId} for update of c`,
  );
  if (rows.length === 0) throw invalid([{ path: 'clientId', message: projectMessages.clientRequired }]);
}
