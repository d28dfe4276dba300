import { DEFAULT_RATE_MINOR } from '../people/personOptions';
import { uuidV7 } from '../ports/uuidV7';
import { type SampleCalendar, sampleCalendar } from './sampleCalendar';
import { type ClientSeed, sampleClients } from './sampleClients';
import { idBytes } from './sampleHash';
import { OWNER, type PersonSeed, samplePeople } from './samplePeople';
import { type ProjectSeed, sampleProjects } from './sampleProjects';
import { sampleTasks } from './sampleTasks';
import { sampleTime, type Worker } from './sampleTime';
import type {
  SampleClient,
  SamplePerson,
  SampleProject,
  SampleTask,
  SampleTimeEntry,
  SampleWorkspace,
} from './sampleTypes';

interface SampleOptions {
  /** The workspace's date now, YYYY-MM-DD: every date of the sample is relative to it, every instant before it. */
  today: string;
  /** The person who sets the workspace up: the eighteenth of the team, with projects and tasks of their own. */
  ownerId: string;
  /** Makes the ids: another seed (the workspace's id, say) gives the same workspace under other ids. */
  seed: string;
}

/**
 * The sample workspace of an engineering consultancy: 12 active clients (and two inactive ones, two prospects), 24 projects,
 * 212 tasks of which 156 are still to do, and 17 colleagues of the owner, with the time they recorded. The same options always
 * give the same workspace.
 *
 * @example sampleWorkspace({ today: '2026-11-19', ownerId: owner.id, seed: workspace.id })
 */
export function sampleWorkspace({ today, ownerId, seed }: SampleOptions): SampleWorkspace {
  const calendar = sampleCalendar(today);
  const newId = (createdAt: string, ...words: (string | number)[]) =>
    uuidV7(Date.parse(createdAt), idBytes(seed, ...words));

  const people = samplePeople.map((person) => toPerson(person, calendar, newId));
  const clients = sampleClients.map((client) => toClient(client, calendar, newId));
  const personIds = new Map([
    [OWNER, ownerId],
    ...samplePeople.map(({ key }, index): [string, string] => [key, people[index]?.id ?? ownerId]),
  ]);
  const clientIds = new Map(sampleClients.map(({ key }, index) => [key, clients[index]?.id]));
  const workers = new Map<string, Worker>([
    [ownerId, { id: ownerId, jobRole: 'Project Manager', hourlyRateMinor: DEFAULT_RATE_MINOR }],
    ...people.map((person): [string, Worker] => [person.id, person]),
  ]);

  const projects: SampleProject[] = [];
  const tasks: SampleTask[] = [];
  const timeEntries: SampleTimeEntry[] = [];
  const worked = new Map<string, number>();
  for (const projectSeed of sampleProjects) {
    const clientId = known(clientIds, projectSeed.client);
    const team = projectSeed.team.split(' ').map((key) => known(personIds, key));
    const project = toProject(projectSeed, { clientId, team, calendar, newId });
    const projectTasks = sampleTasks(projectSeed, {
      calendar,
      newId,
      projectId: project.id,
      personId: (key) => known(personIds, key),
    });
    projects.push({ ...project, updatedAt: latest(project.createdAt, projectTasks) });
    tasks.push(...projectTasks);
    timeEntries.push(
      ...sampleTime(projectSeed, {
        calendar,
        newId,
        worked,
        project,
        tasks: projectTasks,
        team: team.map((id) => known(workers, id)),
      }),
    );
  }
  return { people, clients, projects, tasks, timeEntries };
}

type NewId = (createdAt: string, ...words: (string | number)[]) => string;

function toPerson(seed: PersonSeed, calendar: SampleCalendar, newId: NewId): SamplePerson {
  const { key, joined, ...person } = seed;
  const createdAt = calendar.instant(-joined, 'person', key);
  return {
    ...person,
    id: newId(createdAt, 'person', key),
    email: `${mailName(seed.firstName)}.${mailName(seed.lastName)}@haldenroy.example`,
    startDate: calendar.workdayAfter(-joined),
    createdAt,
    updatedAt: createdAt,
  };
}

function toClient(seed: ClientSeed, calendar: SampleCalendar, newId: NewId): SampleClient {
  const { key, created, ...client } = seed;
  const createdAt = calendar.instant(-created, 'client', key);
  return {
    secondaryContact: { name: '', email: '', phone: '', title: '' },
    ...client,
    id: newId(createdAt, 'client', key),
    createdAt,
    updatedAt: createdAt,
  };
}

function toProject(
  seed: ProjectSeed,
  plan: { clientId: string; team: string[]; calendar: SampleCalendar; newId: NewId },
): SampleProject {
  const { calendar, clientId, team, newId } = plan;
  const createdAt = calendar.instant(-seed.created, 'project', seed.name);
  return {
    id: newId(createdAt, 'project', seed.name),
    clientId,
    name: seed.name,
    description: seed.description,
    status: seed.status,
    priority: seed.priority,
    startDate: calendar.workdayAfter(seed.starts),
    endDate: calendar.workdayBefore(seed.ends),
    budgetMinor: seed.budgetMinor,
    team,
    createdAt,
    updatedAt: createdAt,
  };
}

function latest(createdAt: string, tasks: SampleTask[]): string {
  return [createdAt, ...tasks.map(({ updatedAt }) => updatedAt)].sort().at(-1) ?? createdAt;
}

/** A name as it stands in an address: 'Ó Briain' is 'obriain', 'Wåhlin' is 'wahlin', 'Højgaard' is 'hojgaard'. */
function mailName(name: string): string {
  return name
    .normalize('NFD')
    .replace(/ø/gi, 'o')
    .replace(/[^a-z]/gi, '')
    .toLowerCase();
}

function known<Key, Value>(values: ReadonlyMap<Key, Value | undefined>, key: Key): Value {
  const value = values.get(key);
  if (value === undefined) throw new Error(`The sample names ${String(key)}, which it does not have`);
  return value;
}
