import { type AccessRole, type CommentedKind, defaultSettings, initials, workFor } from '@linework/domain';
import { serializeSigned } from 'hono/utils/cookie';
import { v7 } from 'uuid';
import { sessions, users } from '../src/access/accounts.table';
import { SESSION_COOKIE } from '../src/access/ourCookies';
import { people } from '../src/people/people.table';
import { projectTeam } from '../src/projects/projects.table';
import { workspaces } from '../src/settings/workspaces.table';
import { TEST_SECRET, type TestApp } from './onDatabase';

export interface Answer {
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape and fail where it is another
  body: any;
  headers: Headers;
}

/** Sends requests as one person. */
export interface Person {
  id: string;
  cookie: string;
  get(path: string): Promise<Answer>;
  post(path: string, body?: unknown, headers?: Record<string, string>): Promise<Answer>;
  put(path: string, version: number | null, body: unknown): Promise<Answer>;
  /** Any request, with a body as it is. */
  send(
    method: string,
    path: string,
    body: Uint8Array | null,
    headers: Record<string, string>,
  ): Promise<Answer>;
  /** `version` null sends none; left out it is the one that is stored. */
  remove(path: string, version?: number | null): Promise<Answer>;
}

export interface TestWorkspace {
  id: string;
  owner: Person;
  manager: Person;
  member: Person;
  /** One more person with the role, signed in. */
  add(accessRole: AccessRole, clientId?: string): Promise<Person>;
  newClient(fields?: object): Promise<Answer['body']>;
  newProject(clientId: string, fields?: object): Promise<Answer['body']>;
  newTask(projectId: string, assigneeId: string, fields?: object): Promise<Answer['body']>;
  newInvitation(fields?: object): Promise<Answer['body']>;
  joinTeam(projectId: string, person: Person): Promise<void>;
}

/** A workspace of its own, so that tests share a database without meeting each other. */
export async function testWorkspace(test: TestApp): Promise<TestWorkspace> {
  const id = v7();
  await test.database.orm
    .insert(workspaces)
    .values({ id, name: 'Haldenroy', settings: defaultSettings('Haldenroy') });
  const add = (accessRole: AccessRole, clientId?: string) => addPerson(test, id, accessRole, clientId);
  const [owner, manager, member] = [await add('owner'), await add('manager'), await add('member')];
  const made = async (path: string, body: object) => {
    const answer = await owner.post(path, body);
    if (answer.status !== 200)
      throw new Error(`${path} answered ${answer.status}: ${JSON.stringify(answer.body)}`);
    return answer.body;
  };
  return {
    id,
    owner,
    manager,
    member,
    add,
    newClient: (fields) => made('/api/clients', clientForm(fields)),
    newProject: (clientId, fields) => made('/api/projects', projectForm(clientId, fields)),
    newTask: (projectId, assigneeId, fields) => made('/api/tasks', taskForm(projectId, assigneeId, fields)),
    newInvitation: (fields) => made('/api/invitations', invitationForm(fields)),
    joinTeam: async (projectId, person) => {
      await test.database.orm.insert(projectTeam).values({ workspaceId: id, projectId, personId: person.id });
    },
  };
}

export function clientForm(fields: object = {}) {
  return {
    id: v7(),
    name: 'Nordlys Energi',
    email: 'post@nordlys.example',
    phone: '+47 55 00 10 20',
    primaryContact: { name: 'Kari Nord', email: 'kari@nordlys.example', phone: '', title: '' },
    ...fields,
  };
}

export function projectForm(clientId: string, fields: object = {}) {
  return {
    id: v7(),
    name: 'Substation retrofit',
    clientId,
    startDate: '2026-01-10',
    endDate: '2026-06-30',
    budgetMinor: 12_500_000,
    ...fields,
  };
}

export function taskForm(projectId: string, assigneeId: string, fields: object = {}) {
  return {
    id: v7(),
    title: 'Draw single-line diagram',
    projectId,
    assigneeId,
    dueDate: '2026-03-01',
    estimatedHours: 7.5,
    ...fields,
  };
}

export function timeEntryForm(projectId: string, fields: object = {}) {
  return { id: v7(), projectId, description: 'Cable schedule', date: '2026-03-02', minutes: 90, ...fields };
}

export function commentForm(kind: CommentedKind, id: string, fields: object = {}) {
  return { id: v7(), about: { kind, id }, body: 'Checked on site', ...fields };
}

export function personForm(fields: object = {}) {
  const id = v7();
  return {
    id,
    firstName: 'Ola',
    lastName: 'Eriksen',
    email: `${id}@haldenroy.example`,
    jobRole: 'Designer',
    department: 'Design',
    startDate: '2026-02-01',
    password: 'drafting-paper',
    confirmPassword: 'drafting-paper',
    ...fields,
  };
}

export function invitationForm(fields: object = {}) {
  const id = v7();
  return { id, email: `${id}@invited.example`, ...fields };
}

async function addPerson(
  test: TestApp,
  workspaceId: string,
  accessRole: AccessRole,
  clientId?: string,
): Promise<Person> {
  const [id, userId, token] = [v7(), v7(), v7()];
  const { orm } = test.database;
  const email = `${id}@haldenroy.example`;
  await orm.insert(users).values({ id: userId, name: accessRole, email });
  await orm.insert(sessions).values({ id: v7(), userId, token, expiresAt: new Date(Date.now() + 3_600_000) });
  await orm.insert(people).values({
    workspaceId,
    id,
    userId,
    firstName: 'Tess',
    lastName: accessRole,
    initials: initials(`Tess ${accessRole}`),
    email,
    phone: '',
    ...workFor(accessRole, { jobRole: 'Developer', department: 'Engineering', startDate: '2025-01-01' }),
    status: 'Active',
    hourlyRateMinor: 7_500,
    accessRole,
    clientId: clientId ?? null,
  });
  const cookie = (await serializeSigned(SESSION_COOKIE, token, TEST_SECRET)).split(';')[0] ?? '';
  return personWith(test, id, cookie);
}

export function personWith(test: TestApp, id: string, cookie: string): Person {
  const send = async (
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Answer> => {
    const response = await test.app.request(`http://localhost${path}`, {
      method,
      headers: {
        host: 'localhost',
        cookie,
        ...(body === undefined ? {} : { 'content-type': 'application/json', 'content-length': '1' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const text = await bodyOf(response);
    return {
      status: response.status,
      body: text.startsWith('{') ? JSON.parse(text) : text,
      headers: response.headers,
    };
  };
  const sendBytes = async (
    method: string,
    path: string,
    body: Uint8Array | null,
    headers: Record<string, string>,
  ): Promise<Answer> => {
    const length = { 'content-length': String(body?.length ?? 0) };
    const response = await test.app.request(`http://localhost${path}`, {
      method,
      headers: { host: 'localhost', cookie, ...length, ...headers },
      ...(body && { body: new Uint8Array(body) }),
    });
    const text = await response.text();
    const isJson = /json/.test(response.headers.get('content-type') ?? '');
    return {
      status: response.status,
      body: isJson && text.startsWith('{') ? JSON.parse(text) : text,
      headers: response.headers,
    };
  };
  return {
    id,
    cookie,
    send: sendBytes,
    get: (path) => send('GET', path),
    post: (path, body, headers) => send('POST', path, body ?? {}, headers),
    put: (path, version, body) =>
      send('PUT', path, body, version === null ? {} : { 'if-match': `"${version}"` }),
    remove: async (path, version) => {
      const seen = version === undefined ? ((await send('GET', path)).body.version ?? 1) : version;
      return send('DELETE', path, undefined, seen === null ? {} : { 'if-match': `"${seen}"` });
    },
  };
}

/** A stream has no end: what it says is for tests that listen. */
async function bodyOf(response: Response): Promise<string> {
  if (!response.headers.get('content-type')?.startsWith('text/event-stream')) return response.text();
  await response.body?.cancel();
  return '';
}
