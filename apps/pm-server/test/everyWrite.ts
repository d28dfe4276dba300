import { v7 } from 'uuid';
import { type Answer, clientForm, projectForm, taskForm } from './testWorkspace';

/** Sends one request; `session` is a cookie. Throws where no answer came, and where it is no 200. */
export interface Caller {
  url: string;
  session: string;
  account: { email: string; password: string };
}

/** What is stored of one round of writes, as a person sees it. */
export interface Stored {
  /** The client's name; null where it is not there. */
  client: string | null;
  projects: string[];
  /** 'title: status' of each task. */
  tasks: string[];
  /** Of a session that the round opens and ends. */
  session: 'none' | 'open' | 'ended';
}

export interface Write {
  name: string;
  send: () => Promise<void>;
  /** What is stored once it is done. */
  after: Stored;
}

/** One of each kind of write, in an order in which each finds what it needs, and what to expect after each. */
export function roundOfWrites(caller: () => Caller, personId: string) {
  const [left, right] = [project('Left'), project('Right')];
  const client = clientForm({ name: 'New', projects: [left, right] });
  const task = (title: string) => ({ ...taskForm(left.id, personId), title });
  const [one, two, three] = [task('One'), task('Two'), task('Three')];
  const versions = new Map<string, number>();
  const session: { cookie: string | null } = { cookie: null };
  const writes: Write[] = [];
  let stored: Stored = { client: null, projects: [], tasks: [], session: 'none' };

  const call = async (method: string, path: string, body: object = {}, id?: string) => {
    const version = id === undefined ? undefined : versions.get(id);
    const answer = await request(caller(), { method, path, body, version });
    if (id !== undefined && typeof answer.body.version === 'number') versions.set(id, answer.body.version);
    return answer;
  };
  const write = (name: string, changes: Partial<Stored>, send: () => Promise<unknown>) => {
    stored = { ...stored, ...changes };
    writes.push({ name, after: stored, send: async () => void (await send()) });
  };
  /** A deletion and its Undo. */
  const deleteAndUndo = (noun: 'task' | 'project' | 'client', id: string, gone: Partial<Stored>) => {
    const before = stored;
    let deletionId = '';
    write(`delete a ${noun}`, gone, async () => {
      const path = `/api/${noun}s/${id}`;
      versions.set(id, (await call('GET', path)).body.version);
      ({ deletionId } = (await call('DELETE', path, {}, id)).body);
    });
    write(`undo the deletion of a ${noun}`, before, () => call('POST', `/api/deletions/${deletionId}/undo`));
  };
  const bulkAndUndo = (action: 'complete' | 'delete', changed: string[]) => {
    const before = stored;
    const id = v7();
    const body = { id, action, tasks: { by: 'id', ids: [two.id, three.id] } };
    write(`bulk ${action}`, { tasks: changed }, () => call('POST', '/api/tasks/bulk', body));
    write(`undo of bulk ${action}`, before, () => call('POST', `/api/tasks/bulk/${id}/undo`));
  };

  write('create a client', { client: 'New', projects: ['Left', 'Right'] }, () =>
    call('POST', '/api/clients', client, client.id),
  );
  write('edit a client', { client: 'Renamed' }, () =>
    call('PUT', `/api/clients/${client.id}`, { ...client, projects: undefined, name: 'Renamed' }, client.id),
  );
  const extra = projectForm(client.id, { name: 'Extra' });
  write('create a project', { projects: ['Extra', 'Left', 'Right'] }, () =>
    call('POST', '/api/projects', extra, extra.id),
  );
  write('edit a project', { projects: ['Edited', 'Left', 'Right'] }, () =>
    call('PUT', `/api/projects/${extra.id}`, { ...extra, name: 'Edited' }, extra.id),
  );
  const titles: string[] = [];
  for (const form of [one, two, three]) {
    titles.push(`${form.title}: Todo`);
    write('create a task', { tasks: [...titles] }, () => call('POST', '/api/tasks', form, form.id));
  }
  const others = ['Two: Todo', 'Three: Todo'];
  write('edit a task', { tasks: ['First: Todo', ...others] }, () =>
    call('PUT', `/api/tasks/${one.id}`, { ...one, title: 'First' }, one.id),
  );
  write('tick a task', { tasks: ['First: Completed', ...others] }, () =>
    call('POST', `/api/tasks/${one.id}/completion`, { completed: true }, one.id),
  );
  bulkAndUndo('complete', ['First: Completed', 'Two: Completed', 'Three: Completed']);
  bulkAndUndo('delete', ['First: Completed']);
  deleteAndUndo('task', two.id, { tasks: ['First: Completed', 'Three: Todo'] });
  deleteAndUndo('project', right.id, { projects: ['Edited', 'Left'] });
  deleteAndUndo('project', left.id, { projects: ['Edited', 'Right'], tasks: [] });
  deleteAndUndo('client', client.id, { client: null, projects: [], tasks: [] });
  write('sign in', { session: 'open' }, async () => {
    session.cookie = await signIn(caller());
  });
  write('sign out', { session: 'ended' }, () =>
    request({ ...caller(), session: session.cookie ?? '' }, { method: 'POST', path: '/api/auth/sign-out' }),
  );

  return { writes, read: () => readStored(caller(), client.id, session.cookie) };
}

/** Opens a session. */
export async function signIn(caller: Caller): Promise<string> {
  const { headers } = await request(
    { ...caller, session: '' },
    { method: 'POST', path: '/api/auth/sign-in/email', body: caller.account },
  );
  return headers.getSetCookie()[0]?.split(';')[0] ?? '';
}

export async function read(caller: Caller, path: string): Promise<Answer['body']> {
  return (await request(caller, { method: 'GET', path })).body;
}

function project(name: string) {
  return { id: v7(), name, startDate: '2026-01-01', endDate: '2026-02-01', budgetMinor: 1 };
}

interface Sent {
  method: string;
  path: string;
  body?: object;
  version?: number | undefined;
}

/** One request. @throws RefusedError for all but a 200 */
export async function request(
  { url, session }: Caller,
  { method, path, body, version }: Sent,
): Promise<Answer> {
  const answer = await fetch(`${url}${path}`, {
    method,
    headers: {
      cookie: session,
      'content-type': 'application/json',
      ...(version === undefined ? {} : { 'if-match': `"${version}"` }),
    },
    ...(method === 'GET' ? {} : { body: JSON.stringify(body ?? {}) }),
  });
  const text = await answer.text();
  if (answer.status !== 200)
    throw new RefusedError(`${method} ${path}: ${answer.status} ${text}`, answer.status);
  return { status: answer.status, headers: answer.headers, body: JSON.parse(text) };
}

/** An answer that is no 200, and not the death of the server either. */
class RefusedError extends Error {
  override readonly name = 'RefusedError';
  constructor(
    message: string,
    readonly status: number,
  ) {
    super(message);
  }
}

async function readStored(caller: Caller, clientId: string, session: string | null): Promise<Stored> {
  const namesOf = async (path: string, nameOf: (row: Answer['body']) => string) =>
    ((await read(caller, path)).rows as Answer['body'][]).map(nameOf);
  return {
    client: await found(async () => (await read(caller, `/api/clients/${clientId}`)).name),
    projects: await namesOf(`/api/projects?client=${clientId}&limit=200`, ({ name }) => name),
    tasks: await namesOf(
      `/api/tasks?client=${clientId}&limit=200`,
      ({ title, status }) => `${title}: ${status}`,
    ),
    session: session === null ? 'none' : (await lives({ ...caller, session })) ? 'open' : 'ended',
  };
}

/** What is read; null where it is not there. */
export async function found<T>(reading: () => Promise<T>): Promise<T | null> {
  try {
    return await reading();
  } catch (error) {
    if (error instanceof RefusedError && error.status === 404) return null;
    throw error;
  }
}

async function lives(caller: Caller): Promise<boolean> {
  try {
    await read(caller, '/api/settings');
    return true;
  } catch (error) {
    if (error instanceof RefusedError && error.status === 401) return false;
    throw error;
  }
}

/** Stored rows in one order, whatever the lists sort by. */
export function inOrder({ projects, tasks, ...rest }: Stored): Stored {
  return { ...rest, projects: projects.toSorted(), tasks: tasks.toSorted() };
}
