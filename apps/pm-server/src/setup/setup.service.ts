import { DEFAULT_RATE_MINOR, defaultSettings, initials, type SetupInput, todayIn } from '@linework/domain';
import { type SampleProject, sampleWorkspace } from '@linework/domain/sample';
import { makeAccount } from '../access/account';
import { clientColumns } from '../clients/clients.service';
import { clients } from '../clients/clients.table';
import type { Tx } from '../database/Database';
import { insertAll } from '../database/insertAll';
import { rowsOf } from '../database/rowsOf';
import { sql } from '../database/sql';
import { insertSampleFiles } from '../files/sample/insertSampleFiles';
import { conflict } from '../http/Problem';
import { beginReminders } from '../notifications/remind.job';
import { people } from '../people/people.table';
import { projects, projectTeam } from '../projects/projects.table';
import type { Ports } from '../server/Ports';
import type { Services } from '../server/Services';
import { workspaces } from '../settings/workspaces.table';
import { tasks } from '../tasks/tasks.table';
import { timeEntries } from '../time/timeEntries.table';

export async function isSetUp(tx: Tx): Promise<boolean> {
  return (await rowsOf(tx, sql`select 1 from workspaces limit 1`)).length > 0;
}

/**
 * Makes the workspace, its owner and, where asked for, the sample, all or nothing.
 *
 * @throws Problem 409 where there is a workspace already
 */
export async function setUp(
  tx: Tx,
  input: Omit<SetupInput, 'password'> & { passwordHash: string },
  { now, newId, fileStore }: Ports & Pick<Services, 'fileStore'>,
): Promise<void> {
  // Two set-ups at once: the second waits here and then finds the first one's workspace.
  await tx.execute(sql`lock table workspaces in share row exclusive mode`);
  if (await isSetUp(tx)) throw isSetUpAlready();
  const moment = now();
  const settings = defaultSettings(input.companyName);
  const today = todayIn(settings.timeZone, moment);
  const [workspaceId, ownerId] = [newId(), newId()];
  const dated = { createdAt: moment.toISOString(), updatedAt: moment.toISOString() };

  await tx.insert(workspaces).values({ id: workspaceId, name: input.companyName, settings, ...dated });
  const userId = await makeAccount(tx, input, { newId });
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
  await beginReminders(tx, workspaceId, { now });
  if (!input.sample) return;
  const projectsMade = await insertSample(tx, { workspaceId, ownerId, today });
  await insertSampleFiles(tx, { workspaceId, ownerId, today, projects: projectsMade, fileStore });
}

/** What others know of whoever sets up, for the choice of a password. */
export function knownOf({ companyName, name, email }: Pick<SetupInput, 'companyName' | 'name' | 'email'>) {
  return [companyName, name, email];
}

export const isSetUpAlready = () => conflict('This server is set up already. Sign in instead.');

async function insertSample(
  tx: Tx,
  { workspaceId, ownerId, today }: { workspaceId: string; ownerId: string; today: string },
): Promise<SampleProject[]> {
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
      team.map((personId, place) => ({ workspaceId, projectId: id, personId, isLead: place === 0 })),
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
    sample.timeEntries.map((entry) => ({
      ...entry,
      seconds: entry.minutes * 60,
      workspaceId,
      createdBy: entry.personId,
    })),
  );
  return sample.projects;
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
