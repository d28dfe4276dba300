import {
  type EmbeddedProjectInput,
  type ProjectCreate,
  type ProjectInput,
  projectMessages,
  reachOf,
} from '@linework/domain';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import { checkVersion, lockProject } from '../access/lockForChange';
import type { SignedIn } from '../access/SignedIn';
import { clientScope } from '../access/scope';
import { createFingerprint, isRetry } from '../database/createdOnce';
import type { Tx } from '../database/Database';
import { embeddedChange } from '../database/embeddedRow';
import { nextVersion } from '../database/nextVersion';
import { rowsOf } from '../database/rowsOf';
import { found, type StoredRow } from '../database/StoredRow';
import { projects } from '../database/schema';
import { sql } from '../database/sql';
import { softDelete } from '../deletions/softDelete';
import { touchClients } from '../deletions/touchParents';
import { announce } from '../events/ChangeFeed';
import { forbidden, invalid } from '../http/Problem';
import type { Ports } from '../server/Ports';
import { saveProjectTasks, unassignLeavers } from '../tasks/tasks.service';
import { projectDetail } from './projects.queries';
import { setTeam, teamOf, unknownPeople } from './team';

/** Stores a project with its team and tasks; the same request again is answered with the project that it made. */
export async function createProject(
  tx: Tx,
  actor: SignedIn,
  input: ProjectCreate,
  ports: Ports,
): Promise<StoredRow> {
  if (reachOf(actor, 'project:create') !== 'all') throw forbidden();
  const fingerprint = createFingerprint(input);
  const [earlier] = await tx
    .select()
    .from(projects)
    .where(isProject(actor, [input.id]));
  if (isRetry(earlier, actor.personId, fingerprint))
    return found(await projectDetail(tx, actor, input.id), 'This project');
  const now = ports.now();
  await checkClient(tx, actor, input.clientId);
  await tx.insert(projects).values({
    workspaceId: actor.workspaceId,
    id: input.id,
    createdBy: actor.personId,
    createHash: fingerprint,
    createdAt: now.toISOString(),
    updatedAt: now.toISOString(),
    ...columnsOf(input),
  });
  await saveTeamAndTasks(tx, actor, input.id, input, ports);
  await touchClients(tx, actor, [input.clientId], now);
  await announce(tx, actor.workspaceId, 'project', [input.id], now);
  return found(await projectDetail(tx, actor, input.id), 'This project');
}

/** Saves the project's form: its own fields, team and tasks, all or nothing. */
export async function updateProject(
  tx: Tx,
  actor: SignedIn,
  { id, version, input }: { id: string; version: number; input: ProjectInput },
  ports: Ports,
): Promise<StoredRow> {
  const row = await lockProject(tx, actor, id, 'project:update');
  await checkVersion(row, version, () => projectDetail(tx, actor, id));
  const now = ports.now();
  const moved = row.clientId !== input.clientId;
  if (moved) await checkClient(tx, actor, input.clientId);
  await tx
    .update(projects)
    .set({ ...columnsOf(input), ...changed(now) })
    .where(isProject(actor, [id]));
  await saveTeamAndTasks(tx, actor, id, input, ports);
  if (moved) await touchClients(tx, actor, [row.clientId, input.clientId], now);
  await announce(tx, actor.workspaceId, 'project', [id], now);
  return found(await projectDetail(tx, actor, id), 'This project');
}

export async function deleteProject(
  tx: Tx,
  actor: SignedIn,
  { id, version }: { id: string; version: number | null },
  ports: Ports,
) {
  const row = await lockProject(tx, actor, id, 'project:delete');
  await checkVersion(row, version, () => projectDetail(tx, actor, id));
  const deletion = await softDelete(tx, actor, 'project', [id], ports);
  await touchClients(tx, actor, [row.clientId], ports.now());
  return deletion;
}

/**
 * Makes a client's projects what the client's form sent (CLI-08): with a version updated, without made, not sent removed with
 * their tasks. The caller has locked the client.
 *
 * @throws Problem 412 at `projects.i` where a project has changed since, 409 where a new id is taken
 */
export async function saveClientProjects(
  tx: Tx,
  actor: SignedIn,
  { clientId, sent }: { clientId: string; sent: EmbeddedProjectInput[] },
  ports: Ports,
): Promise<void> {
  const now = ports.now();
  const rows = await tx
    .select()
    .from(projects)
    .where(
      isProject(
        actor,
        sent.map(({ id }) => id),
      ),
    )
    .for('update');
  const here = await tx
    .select()
    .from(projects)
    .where(
      and(
        eq(projects.workspaceId, actor.workspaceId),
        eq(projects.clientId, clientId),
        isNull(projects.deletedAt),
      ),
    )
    .for('update');
  const known = new Map([...rows, ...here].map((row) => [row.id, row]));
  const changedIds: string[] = [];
  for (const [index, project] of sent.entries()) {
    const { name, description, status, startDate, endDate, budgetMinor } = project;
    const columns = { name, description, status, startDate, endDate, budgetMinor };
    const change = embeddedChange({
      before: known.get(project.id),
      isHere: (before) => before.clientId === clientId,
      version: project.version,
      columns,
      path: `projects.${index}`,
      noun: 'project',
    });
    if (change === 'none') continue;
    if (change === 'update') {
      await tx
        .update(projects)
        .set({ ...columns, ...changed(now) })
        .where(isProject(actor, [project.id]));
    } else {
      await tx.insert(projects).values({
        ...columns,
        workspaceId: actor.workspaceId,
        id: project.id,
        clientId,
        priority: 'Medium',
        createdBy: actor.personId,
        createdAt: now.toISOString(),
        updatedAt: now.toISOString(),
      });
    }
    changedIds.push(project.id);
  }
  const kept = new Set(sent.map(({ id }) => id));
  const removed = here.filter(({ id }) => !kept.has(id)).map(({ id }) => id);
  if (removed.length > 0) {
    if (reachOf(actor, 'project:delete') !== 'all') throw forbidden();
    await softDelete(tx, actor, 'project', removed, ports);
  }
  await announce(tx, actor.workspaceId, 'project', changedIds, now);
}

async function saveTeamAndTasks(
  tx: Tx,
  actor: SignedIn,
  projectId: string,
  { assignedUsers, tasks }: Pick<ProjectInput, 'assignedUsers' | 'tasks'>,
  ports: Ports,
): Promise<void> {
  const before = await teamOf(tx, actor, projectId);
  if (assignedUsers) {
    // Whoever is on the team stays possible, so that an old project can be saved; new names must be people here.
    const strangers = await unknownPeople(
      tx,
      actor,
      assignedUsers.filter((id) => !before.has(id)),
    );
    const index = assignedUsers.findIndex((id) => strangers.has(id));
    if (index >= 0) {
      throw invalid([
        {
          path: `assignedUsers.${index}`,
          message: 'This person is not in the workspace any more. Choose another',
        },
      ]);
    }
    await setTeam(tx, actor, projectId, assignedUsers);
  }
  const team = assignedUsers ? new Set(assignedUsers) : before;
  if (tasks) await saveProjectTasks(tx, actor, { projectId, sent: tasks, team }, ports);
  else if (assignedUsers) await unassignLeavers(tx, actor, projectId, team, ports.now());
}

async function checkClient(tx: Tx, actor: SignedIn, clientId: string): Promise<void> {
  const rows = await rowsOf(
    tx,
    sql`select c.id from clients c where c.workspace_id = ${actor.workspaceId} and c.id = ${clientId} and c.deleted_at is null
        and ${clientScope(actor)} for update of c`,
  );
  if (rows.length === 0) throw invalid([{ path: 'clientId', message: projectMessages.clientRequired }]);
}

function columnsOf(input: ProjectInput) {
  const { name, description, clientId, startDate, endDate, budgetMinor, status, priority } = input;
  return { name, description, clientId, startDate, endDate, budgetMinor, status, priority };
}

function changed(now: Date) {
  return { version: nextVersion(projects), updatedAt: now.toISOString() };
}

function isProject(actor: SignedIn, ids: string[]) {
  return and(eq(projects.workspaceId, actor.workspaceId), inArray(projects.id, ids));
}
