import { entities, IMPORTED_KINDS } from '@linework/domain';
import { getTableColumns, getTableName } from 'drizzle-orm';
import { getTableConfig, type PgColumn } from 'drizzle-orm/pg-core';
import { v7 } from 'uuid';
import { expect, it } from 'vitest';
import { some } from '../../../scripts/checks/some';
import { rowsOf } from '../src/database/rowsOf';
import { sql } from '../src/database/sql';
import { taskTallies } from '../src/tasks/tasks.table';
import { allTables } from './allTables';
import { importedRows } from './importedRows';
import { onDatabase, type TestApp } from './onDatabase';
import { type JsonSchema, type Operation, operationsOf } from './operations';
import { aPushSubscription } from './pushService';
import {
  clientForm,
  invitationForm,
  personForm,
  projectForm,
  type TestWorkspace,
  taskForm,
  testWorkspace,
  timeEntryForm,
} from './testWorkspace';
import { fileForm, jpegOf, storeFile, upload } from './uploads';

/** What is there before the form is sent keeps these from succeeding. */
const REFUSED: Record<string, number> = {
  'post /api/setup': 409,
  'post /api/auth/sign-in/email': 401,
  'post /api/registration': 409,
  'post /api/registration/request': 409,
  'put /api/account/password': 404,
  'post /api/auth/sign-in/code': 401,
  'post /api/auth/password-reset': 409,
  'post /api/auth/password-reset/link': 404,
  'put /api/auth/password-reset': 404,
  'post /api/account/tokens': 404,
  'post /api/account/two-factor': 404,
  'put /api/account/two-factor': 409,
  'post /api/account/two-factor/recovery-codes': 404,
  'post /api/account/two-factor/off': 404,
};
/** All that forms lead to: lines of tallies are added by the tasks' triggers and have no key to be told apart by. */
const TABLES = allTables.filter((table) => table !== taskTallies);

interface Write {
  /** The body that a form sends. */
  body: unknown;
  /** What stands for `{id}`. */
  id?: string;
  version?: number;
}

/** A right call of every route that takes a body, each on things of its own. A route that is not here fails the test. */
const WRITES: Record<string, (world: World) => Promise<Write>> = {
  'post /api/clients': async ({ project }) => ({ body: clientForm({ projects: [project()] }) }),
  'put /api/clients/{id}': async ({ workspace, project }) => {
    const { id } = await workspace.newClient({ projects: [project()] });
    const { version, projects } = (await workspace.owner.get(`/api/clients/${id}`)).body;
    const [first] = projects;
    const kept = { ...project(), id: first.id, version: first.version, name: 'Renamed' };
    return { id, version, body: clientForm({ id: undefined, projects: [kept, project()] }) };
  },
  'post /api/projects': async ({ clientId, workspace, task }) => ({
    body: projectForm(clientId, { team: [{ id: workspace.member.id }], tasks: [task()] }),
  }),
  'put /api/projects/{id}': async ({ clientId, workspace, task }) => {
    const team = [{ id: workspace.member.id }];
    const { id } = await workspace.newProject(clientId, { team, tasks: [task()] });
    const { version, tasks } = (await workspace.owner.get(`/api/projects/${id}`)).body;
    const [first] = tasks;
    const kept = { ...task(), id: first.id, version: first.version, title: 'Renamed' };
    return {
      id,
      version,
      body: projectForm(clientId, { id: undefined, team, tasks: [kept, task()] }),
    };
  },
  'post /api/tasks': async ({ projectId, workspace }) => ({ body: taskForm(projectId, workspace.member.id) }),
  'put /api/tasks/{id}': async ({ projectId, workspace }) => {
    const { id, version } = await workspace.newTask(projectId, workspace.member.id);
    return {
      id,
      version,
      body: taskForm(projectId, workspace.member.id, { id: undefined, title: 'Renamed' }),
    };
  },
  'post /api/tasks/{id}/completion': async ({ projectId, workspace }) => {
    const { id, version } = await workspace.newTask(projectId, workspace.member.id);
    return { id, version, body: { completed: true } };
  },
  'post /api/tasks/bulk': async ({ projectId, workspace }) => {
    const { id } = await workspace.newTask(projectId, workspace.member.id);
    const tasks = { by: 'list', list: { task: id, project: projectId }, except: [] };
    return { body: { id: v7(), action: 'complete', tasks } };
  },
  'post /api/timeEntries': async ({ projectId }) => ({ body: timeEntry(projectId) }),
  'post /api/timeEntries/manual': async ({ projectId }) => ({ body: { entries: [timeEntry(projectId)] } }),
  'put /api/timeEntries/{id}': async ({ projectId, workspace }) => {
    const { body } = await workspace.owner.post('/api/timeEntries', timeEntry(projectId));
    return { id: body.id, version: 1, body: { ...timeEntry(projectId), id: undefined, minutes: 15 } };
  },
  'post /api/timeEntries/review': async ({ projectId, workspace: { owner } }) => {
    const { body } = await owner.post('/api/timeEntries', timeEntry(projectId));
    await owner.post('/api/timeEntries/review', { action: 'submit', ids: [body.id] });
    return { body: { action: 'sendBack', ids: [body.id], reason: 'Which sheet?' } };
  },
  'post /api/comments': async ({ projectId, workspace: { manager } }) => ({
    body: comment(projectId, manager.id),
  }),
  'put /api/comments/{id}': async ({ projectId, workspace: { owner, manager } }) => {
    const { body } = await owner.post('/api/comments', comment(projectId, manager.id));
    const words = { body: '@Tess manager, and @Tess member', mentions: [manager.id] };
    return { id: body.id, version: 1, body: words };
  },
  'post /api/imports/time/preview': async (world) => ({ body: importedTime(world) }),
  'post /api/imports/time': async (world) => ({ body: importedTime(world) }),
  'post /api/imports/time/undo': async ({ projectId, workspace: { owner } }) => {
    const { body } = await owner.post('/api/timeEntries', timeEntry(projectId));
    return { body: { ids: [body.id] } };
  },
  ...Object.fromEntries(
    IMPORTED_KINDS.flatMap((kind) => {
      const path = `/api/imports/${entities[kind].resource}`;
      const rows = async (world: World) => importedRows(kind, await namedIn(world));
      return [
        [`post ${path}/preview`, async (world: World) => ({ body: await rows(world) })],
        [`post ${path}`, async (world: World) => ({ body: await rows(world) })],
        [
          `post ${path}/undo`,
          async (world: World) => {
            const done = await world.workspace.owner.post(path, await rows(world));
            return { body: { ids: done.body.ids } };
          },
        ],
      ];
    }),
  ),
  'post /api/timer/start': async (world) => ({ body: await timerStart(world, { running: false }) }),
  'post /api/timer/pause': async (world) => ({ body: acted(await timerStart(world)) }),
  'post /api/timer/resume': async (world) => {
    const start = await timerStart(world);
    await world.workspace.owner.post('/api/timer/pause', acted(start));
    return { body: acted(start) };
  },
  'post /api/timer/stop': async (world) => ({ body: acted(await timerStart(world)) }),
  'post /api/timer/discard': async (world) => ({ body: acted(await timerStart(world)) }),
  'post /api/timer/details': async (world) => {
    const start = await timerStart(world);
    return { body: { ...acted(start), details: { ...start.details, description: 'Cable list' } } };
  },
  'post /api/files': async ({ projectId, workspace: { owner } }) => {
    const { uploadId } = await upload(owner, { projectId });
    return { body: fileForm(projectId, uploadId) };
  },
  'put /api/files/{id}': async ({ projectId, workspace: { owner } }) => {
    const { id, version } = await storeFile(owner, projectId);
    return { id, version, body: { name: `Renamed ${v7()}.txt`, description: 'Other', category: 'Legal' } };
  },
  'post /api/files/{id}/restoration': async ({ projectId, workspace: { owner } }) => {
    const { id, version, name, description, category } = await storeFile(owner, projectId);
    const { uploadId } = await upload(owner, { projectId });
    await owner.put(`/api/files/${id}`, version, { name, description, category, uploadId });
    return { id, version: version + 1, body: { ordinal: 1 } };
  },
  'put /api/files/{id}/thumbnail': async ({ projectId, workspace: { owner } }) => {
    const { id, version } = await storeFile(owner, projectId);
    return { id, version, body: { picture: jpegOf(200, 300) } };
  },
  'post /api/files/changes': async ({ projectId, workspace: { owner } }) => {
    const { id } = await storeFile(owner, projectId);
    return { body: { action: 'copy', ids: [id], category: 'Legal' } };
  },
  'post /api/files/matches': async ({ projectId }) => ({
    body: { projectId, kind: 'document', numbers: [], names: ['note.txt'] },
  }),
  'post /api/projects/{id}/folders': async ({ projectId }) => ({
    id: projectId,
    body: { kind: 'document', name: `Folder ${v7()}`, fileIds: [] },
  }),
  'put /api/projects/{id}/folders': async ({ projectId, workspace: { owner } }) => {
    const folder = { kind: 'document', name: `Folder ${v7()}` };
    await owner.post(`/api/projects/${projectId}/folders`, folder);
    return { id: projectId, version: 1, body: { ...folder, to: `Folder ${v7()}` } };
  },
  'post /api/projects/{id}/folders/removal': async ({ projectId, workspace: { owner } }) => {
    const folder = { kind: 'document', name: `Folder ${v7()}` };
    await owner.post(`/api/projects/${projectId}/folders`, folder);
    return { id: projectId, body: folder };
  },
  'post /api/notifications/read': async (world) => ({ body: { ids: [await heardByOwner(world)] } }),
  'post /api/notifications/delete': async (world) => ({ body: { until: await heardByOwner(world) } }),
  'post /api/notifications/restore': async (world) => {
    const ids = [await heardByOwner(world)];
    return { body: (await world.workspace.owner.post('/api/notifications/delete', { ids })).body };
  },
  'post /api/people': async () => ({ body: { ...personForm(), clientId: null } }),
  'put /api/people/{id}': async ({ workspace }) => {
    const { id } = await workspace.add('member');
    // Another email would ask for a password, and nobody of this world has one.
    const { email } = (await workspace.owner.get(`/api/people/${id}`)).body;
    return { id, version: 1, body: personForm({ id: undefined, email, accessRole: 'manager' }) };
  },
  'post /api/invitations': async () => ({ body: { ...invitationForm(), accessRole: 'member' } }),
  'put /api/invitations/{id}': async ({ workspace }) => {
    const { id, version } = await workspace.newInvitation();
    return { id, version, body: invitationForm({ id: undefined, accessRole: 'manager' }) };
  },
  'post /api/registration/invitation': async ({ workspace }) => ({
    body: { token: await linkOf(workspace) },
  }),
  'post /api/registration/request': async () => ({ body: { email: 'tess@haldenroy.example' } }),
  'post /api/registration': async ({ workspace }) => ({
    body: personForm({ id: undefined, token: await linkOf(workspace) }),
  }),
  'put /api/settings': async ({ workspace }) => {
    const { id, version, ...settings } = (await workspace.owner.get('/api/settings')).body;
    const dateFormat = settings.dateFormat === 'YYYY-MM-DD' ? 'DD/MM/YYYY' : 'YYYY-MM-DD';
    return { version, body: { ...settings, dateFormat } };
  },
  'put /api/account/settings': async ({ workspace }) => {
    const { autoSave } = (await workspace.owner.get('/api/session')).body.settings;
    return {
      body: {
        theme: 'dark',
        autoSave: !autoSave,
        emailNotifications: autoSave,
        weeklyReports: autoSave,
        pushNotifications: !autoSave,
      },
    };
  },
  'put /api/account/push': async ({ workspace }) => {
    await workspace.owner.remove('/api/account/push', null);
    return { body: aPushSubscription() };
  },
  'put /api/account/password': async () => ({
    body: { currentPassword: 'x', password: 'plumb line 48', confirmPassword: 'plumb line 48' },
  }),
  'post /api/account/tokens': async () => ({
    body: { name: 'CI', scope: 'read', days: 7, currentPassword: 'x' },
  }),
  'post /api/account/two-factor': async () => ({ body: { currentPassword: 'x' } }),
  'put /api/account/two-factor': async () => ({ body: { code: '000000' } }),
  'post /api/account/two-factor/recovery-codes': async () => ({ body: { currentPassword: 'x' } }),
  'post /api/account/two-factor/off': async () => ({ body: { currentPassword: 'x', code: '000000' } }),
  'post /api/auth/sign-in/code': async () => ({ body: { code: '000000' } }),
  'post /api/auth/password-reset': async () => ({ body: { email: 'tess@haldenroy.example' } }),
  'post /api/auth/password-reset/link': async () => ({ body: { token: 'made-up' } }),
  'put /api/auth/password-reset': async () => ({
    body: { token: 'made-up', password: 'plumb line 48', confirmPassword: 'plumb line 48' },
  }),
  'post /api/auth/sign-in/email': async () => ({
    body: { email: `${v7()}@nobody.example`, password: 'wrong' },
  }),
  'post /api/setup': async () => ({
    body: {
      companyName: 'Haldenroy',
      name: 'Tess',
      email: 'tess@haldenroy.example',
      password: 'drafting-paper',
    },
  }),
};

onDatabase('What a form may not say', (app) => {
  it('ASVS-20, SRV-01: every route that takes a body is in this test', () => {
    expect(Object.keys(WRITES).sort()).toEqual(withBody(app()).map(nameOf).sort());
  });

  it('ASVS-20, SRV-01: no column of any table can be set but those that the contract names, wherever in the body it stands', async () => {
    const world = await makeWorld(app());
    const columns = hostileColumns(world);
    expect(columns.size).toBeGreaterThan(150);
    for (const operation of some(withBody(app()))) {
      const name = nameOf(operation);
      const write = async () => {
        // One that is unread would be joined by the next, and so would its mail that is noted.
        await app().database.orm.execute(sql`delete from notifications`);
        await app().database.orm.execute(sql`delete from jobs where kind = 'mailNotifications'`);
        const made = await WRITES[name]?.(world);
        if (!made) throw new Error(`${name} is not in this test`);
        // So would be what was told of the last one.
        await app().database.orm.execute(sql`delete from activity_entries`);
        return { ...made, body: JSON.parse(JSON.stringify(made.body)) };
      };
      const right = await changesBy(app(), world, operation, await write());
      expect([name, right.status]).toEqual([name, REFUSED[name] ?? 200]);
      const { body, ...rest } = await write();
      const spoiled = { ...rest, body: withColumns(body, operation.body ? [operation.body] : [], columns) };
      const hostile = await changesBy(app(), world, operation, spoiled, `?${inQuery(columns)}`);
      // The same cells as by the right form, and in none of them a value that was slipped in.
      expect([name, hostile.status]).toEqual([name, right.status]);
      expect([name, [...hostile.cells.keys()].sort()]).toEqual([name, [...right.cells.keys()].sort()]);
      const slippedIn = [...hostile.cells].filter(([, values]) =>
        [...values].some((value) => isSlippedIn(world, value)),
      );
      expect([name, slippedIn]).toEqual([name, []]);
    }
  });
});

/** With all that the form may say. */
function timeEntry(projectId: string) {
  return timeEntryForm(projectId, { taskId: null, category: 'Design', billable: false });
}

function comment(projectId: string, personId: string) {
  const about = { kind: 'project', id: projectId };
  return {
    id: v7(),
    about,
    body: '@Tess manager, look',
    mentions: [personId],
    parentId: null,
    isInternal: false,
  };
}

/** A file with a row that no other has. */
/** Somebody who joins the project's team by having a task in it. */
async function namedIn({ projectId, workspace: { owner, add } }: World) {
  const { clientId } = (await owner.get(`/api/projects/${projectId}`)).body;
  return { clientId, projectId, personId: (await add('member')).id };
}

function importedTime({ projectId, workspace: { owner } }: World) {
  return {
    text: `Date,Person,Project,Hours,Note,Billable\n2026-03-02,Me,Job,1.5,${v7()},No`,
    people: [{ from: 'me', to: owner.id }],
    projects: [{ from: ' / job', to: projectId }],
  };
}

/** The body that starts a timer of the owner, who had none; it is sent unless it is not to run yet. */
async function timerStart({ projectId, workspace: { owner } }: World, { running = true } = {}) {
  const open = (await owner.get('/api/timer')).body.timer;
  if (open) await owner.post('/api/timer/discard', { actionId: v7(), timerId: open.id });
  const { taskId, description, category, billable, date } = {
    ...{ taskId: null, category: 'Design', billable: false },
    ...timeEntryForm(projectId),
  };
  const details = { projectId, taskId, description, category, billable, date };
  const start = { actionId: v7(), timerId: v7(), ago: 0, details };
  if (running) await owner.post('/api/timer/start', start);
  return start;
}

/** The body of another act on the timer that was started so. */
function acted({ timerId }: { timerId: string }) {
  return { actionId: v7(), timerId, ago: 0 };
}

/** A notification of the owner's, who has no other. */
async function heardByOwner({ projectId, workspace: { owner, manager } }: World): Promise<string> {
  await manager.post('/api/tasks', taskForm(projectId, owner.id));
  return (await owner.get('/api/notifications')).body.rows[0].id;
}

/** The token of a new invitation's link. */
async function linkOf({ owner, newInvitation }: TestWorkspace): Promise<string> {
  const { id } = await newInvitation();
  return (await owner.post(`/api/invitations/${id}/links`)).body.token;
}

interface World {
  workspace: TestWorkspace;
  stranger: TestWorkspace;
  clientId: string;
  projectId: string;
  /** A project or task as another form carries it. */
  project: () => object;
  task: () => object;
}

async function makeWorld(test: TestApp): Promise<World> {
  const workspace = await testWorkspace(test);
  const stranger = await testWorkspace(test);
  const { id: clientId } = await workspace.newClient();
  const { id: projectId } = await workspace.newProject(clientId, { team: [{ id: workspace.member.id }] });
  const { clientId: _client, ...project } = projectForm(clientId);
  const {
    projectId: _project,
    tags: _tags,
    ...task
  } = { tags: [], ...taskForm(projectId, workspace.member.id) };
  return {
    workspace,
    stranger,
    clientId,
    projectId,
    project: () => ({ ...project, id: v7() }),
    task: () => ({ ...task, id: v7() }),
  };
}

/** What each column of the database would be if a form could set it, under both of its names. */
function hostileColumns({ stranger }: World): Map<string, unknown> {
  const columns = new Map<string, unknown>();
  for (const table of TABLES)
    for (const [property, column] of Object.entries(getTableColumns(table)))
      for (const name of [property, column.name]) columns.set(name, hostileValue(column, stranger));
  return columns;
}

function hostileValue({ name, columnType }: PgColumn, stranger: TestWorkspace): unknown {
  if (name === 'workspace_id') return stranger.id;
  if (columnType === 'PgUUID') return stranger.owner.id;
  if (columnType.startsWith('PgTimestamp')) return `${SLIPPED_DATE}T04:05:06.000Z`;
  if (columnType.startsWith('PgDate')) return SLIPPED_DATE;
  if (columnType === 'PgBoolean') return true;
  if (columnType === 'PgJsonb') return [SLIPPED_TEXT];
  if (columnType === 'PgText') return name === 'access_role' ? 'owner' : `${SLIPPED_TEXT} ${name}`;
  return SLIPPED_NUMBER;
}

const SLIPPED_TEXT = 'slipped in';
const SLIPPED_DATE = '2001-02-03';
const SLIPPED_NUMBER = 987_654_321;

function isSlippedIn({ stranger }: World, value: unknown): boolean {
  const text = JSON.stringify(value);
  const marks = [SLIPPED_TEXT, SLIPPED_DATE, String(SLIPPED_NUMBER), stranger.id, stranger.owner.id];
  return marks.some((mark) => text.includes(mark));
}

/** The body with every column in each of its objects that the contract does not name there. */
function withColumns(node: unknown, contracts: JsonSchema[], columns: Map<string, unknown>): unknown {
  const variants = contracts.flatMap(
    (contract) => contract.anyOf ?? contract.oneOf ?? contract.allOf ?? [contract],
  );
  if (Array.isArray(node)) {
    const items = variants.flatMap((variant) => variant.items ?? []);
    return node.map((one) => withColumns(one, items, columns));
  }
  if (typeof node !== 'object' || node === null) return node;
  const known = (name: string) => variants.flatMap((variant) => variant.properties?.[name] ?? []);
  const foreign = [...columns].filter(([name]) => known(name).length === 0);
  const own = Object.entries(node).map(([name, value]) => [name, withColumns(value, known(name), columns)]);
  return Object.fromEntries([...foreign, ...own]);
}

interface Changes {
  status: number;
  /** 'insert tasks.title', 'update tasks.version' ... with the values that are there now. */
  cells: Map<string, unknown[]>;
}

/** Sends the write as the owner and compares every row of the database before and after. */
async function changesBy(
  test: TestApp,
  { workspace }: World,
  { method, path }: Operation,
  { id, version, body }: Write,
  query = '',
): Promise<Changes> {
  const before = await everyRow(test);
  const address = `${path.replace('{id}', id ?? '')}${query}`;
  const headers: Record<string, string> = version === undefined ? {} : { 'if-match': `"${version}"` };
  const { owner } = workspace;
  const { status } =
    method === 'put'
      ? await owner.put(address, version ?? null, body)
      : await owner.post(address, body, headers);
  const after = await everyRow(test);
  const cells = new Map<string, unknown[]>();
  const note = (cell: string, value: unknown) => cells.set(cell, [...(cells.get(cell) ?? []), value]);
  for (const [key, { table, row }] of after) {
    const was = before.get(key)?.row;
    for (const [column, value] of Object.entries(row)) {
      if (was === undefined && value !== null) note(`insert ${table}.${column}`, value);
      else if (was && JSON.stringify(was[column]) !== JSON.stringify(value))
        note(`update ${table}.${column}`, value);
    }
  }
  for (const [key, { table }] of before) if (!after.has(key)) note(`delete ${table}`, null);
  return { status, cells };
}

type Row = Record<string, unknown>;

/** Every row of every table, by table and key. */
async function everyRow({ database }: TestApp): Promise<Map<string, { table: string; row: Row }>> {
  const found = new Map<string, { table: string; row: Row }>();
  for (const table of TABLES) {
    const { name, columns, primaryKeys } = getTableConfig(table);
    const keys = [...columns.filter(({ primary }) => primary), ...primaryKeys.flatMap((key) => key.columns)];
    const rows = await rowsOf<{ row: Row }>(
      database.orm,
      sql`select to_jsonb(t) as row from ${sql.identifier(getTableName(table))} t`,
    );
    for (const { row } of rows)
      found.set(`${name} ${keys.map((column) => row[column.name]).join(' ')}`, { table: name, row });
  }
  return found;
}

function inQuery(columns: Map<string, unknown>): string {
  return String(new URLSearchParams([...columns].map(([name, value]) => [name, String(value)])));
}

function withBody(test: TestApp): Operation[] {
  return operationsOf(test).filter(({ body }) => body !== undefined);
}

function nameOf({ method, path }: Operation): string {
  return `${method} ${path}`;
}
