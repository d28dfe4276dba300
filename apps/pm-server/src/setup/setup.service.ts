import {
  DEFAULT_RATE_MINOR,
  defaultSettings,
  emailKey,
  initials,
  type SetupInput,
  todayIn,
} from '@linework/domain';
import { sampleWorkspace } from '@linework/domain/sample';
import type { Auth } from '../access/createAuth';
import { clientColumns } from '../clients/clients.service';
import type { Tx } from '../database/Database';
import { insertAll } from '../database/insertAll';
import { rowsOf } from '../database/rowsOf';
import {
  accounts,
  clients,
  people,
  projects,
  projectTeam,
  tasks,
  timeEntries,
  users,
  workspaces,
} from '../database/schema';
import { sql } from '../database/sql';
import { conflict } from '../http/Problem';
import type { Ports } from '../server/Ports';

export async function isSetUp(tx: Tx): Promise<boolean> {
  return (await rowsOf(tx, sql`select 1 from workspaces limit 1`)).length > 0;
}

/**
 * Makes the workspace, its owner and, where asked for, the sample, all or nothing.
 *
 * @throws Problem 409 where there is a workspace already
 */
export async function setUp(tx: Tx, auth: Auth, input: SetupInput, { now, newId }: Ports): Promise<void> {
  // Two set-ups at once: the second waits here and then finds the first one's workspace.
  await tx.execute(sql`lock table workspaces in share row exclusive mode`);
  if (await isSetUp(tx)) throw conflict('This server is set up already. Sign in instead.');
  const moment = now();
  const settings = defaultSettings(input.companyName);
  const today = todayIn(settings.timeZone, moment);
  const [workspaceId, ownerId, userId] = [newId(), newId(), newId()];
  const dated = { createdAt: moment.toISOString(), updatedAt: moment.toISOString() };
  const { password } = await auth.$context;

  await tx.insert(workspaces).values({ id: workspaceId, name: input.companyName, settings, ...dated });
  await tx
    .insert(users)
    .values({ id: userId, name: input.name, email: emailKey(input.email), emailVerified: true });
  await tx.insert(accounts).values({
    id: newId(),
    userId,
    accountId: userId,
    providerId: 'credential',
    password: await password.hash(input.password),
  });
  await tx.insert(people).values({
    workspaceId,
    id: ownerId,
    userId,
    ...namesOf(input.name),
    initials: initials(input.name),
    email: input.email,
    phone: '',
    jobRole: 'Project Manager',
    department: 'Operations',
    status: 'Active',
    startDate: today,
    hourlyRateMinor: DEFAULT_RATE_MINOR,
    accessRole: 'owner',
    ...dated,
  });
  if (input.sample) await insertSample(tx, { workspaceId, ownerId, today });
}

async function insertSample(
  tx: Tx,
  { workspaceId, ownerId, today }: { workspaceId: string; ownerId: string; today: string },
): Promise<void> {
  const sample = sampleWorkspace({ today, ownerId, seed: workspaceId });
  await insertAll(
    tx,
    people,
    sample.people.map((person) => ({
      ...person,
      workspaceId,
      initials: initials(`${person.firstName} ${person.lastName}`),
      status: 'Active',
    })),
  );
  await insertAll(
    tx,
    clients,
    sample.clients.map((client) => ({
      ...clientColumns(client),
      ...madeAs(client),
      workspaceId,
      createdBy: ownerId,
    })),
  );
  await insertAll(
    tx,
    projects,
    sample.projects.map(({ team, ...project }) => ({ ...project, workspaceId, createdBy: ownerId })),
  );
  await insertAll(
    tx,
    projectTeam,
    sample.projects.flatMap(({ id, team }) =>
      team.map((personId) => ({ workspaceId, projectId: id, personId })),
    ),
  );
  await insertAll(
    tx,
    tasks,
    sample.tasks.map((task) => ({ ...task, workspaceId, createdBy: ownerId })),
  );
  await insertAll(
    tx,
    timeEntries,
    sample.timeEntries.map((entry) => ({ ...entry, workspaceId, createdBy: entry.personId })),
  );
}

function madeAs({ id, createdAt, updatedAt }: { id: string; createdAt: string; updatedAt: string }) {
  return { id, createdAt, updatedAt };
}

/** 'Marta van der Lind' as first name 'Marta van der' and last name 'Lind'; a single word is a first name. */
function namesOf(name: string): { firstName: string; lastName: string } {
  const space = name.lastIndexOf(' ');
  return space < 0
    ? { firstName: name, lastName: '' }
    : { firstName: name.slice(0, space), lastName: name.slice(space + 1) };
}
