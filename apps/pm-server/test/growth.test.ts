import { entities, IMPORTED_KINDS } from '@linework/domain';
import { v7 } from 'uuid';
import { expect, it } from 'vitest';
import { importedRows } from './importedRows';
import { onDatabase, type TestApp } from './onDatabase';
import { type JsonSchema, type Operation, operationsOf } from './operations';
import { aPushSubscription } from './pushService';
import {
  clientForm,
  invitationForm,
  personForm,
  projectForm,
  taskForm,
  testWorkspace,
} from './testWorkspace';
import { fileForm, jpegOf, storeFile } from './uploads';

/** The largest hostile value in a body, in characters; `pnpm fuzz` goes up to the largest body that the server takes. */
const LARGEST = Number(process.env.FUZZ_BYTES ?? 100_000);
const IS_LONG = process.env.FUZZ_BYTES !== undefined;
/** Node refuses more than 16 kB of address and headers. */
const LARGEST_HEADER = 15_000;
/** The short form takes one in so many of the pairs of a value and a kind, of all kinds and most values; the long form all. */
const ONE_IN = IS_LONG ? 1 : 31;

/** Ten times the size may cost ten times as much, and this much more by chance. */
const MARGIN = 3;
/** Costs below are not told from chance. */
const FLOOR_MS = 30;
const WITHOUT_SESSION_MS = 20;
const TRIES = 3;
/** After so many there is enough to mend. */
const MOST_TOLD = 20;

onDatabase('What a request costs as it grows', (app) => {
  it('SRV-01: no value in a body, address or header costs more than in proportion to its length, and none without a session more than 20 ms', {
    tags: ['test-all'],
    timeout: IS_LONG ? 7_200_000 : 900_000,
  }, async ({ annotate, skip, task }) => {
    skip(
      !IS_LONG && task.fullName.includes('[PostgreSQL]'),
      'The same code reads requests on either database: with PostgreSQL in `pnpm fuzz` only',
    );
    const world = await smallWorld(app());
    const probes = operationsOf(app()).flatMap((operation) => probesOf(operation, world));
    const send = sender(app(), world);
    // What is compiled at the first call costs nothing later.
    for (const probe of probes) await send(probe, 10);
    const tooMuch: string[] = [];
    let sent = 0;
    for (const probe of probes) {
      const problem = await grow(probe, async (size) => {
        sent += 1;
        return send(probe, size);
      });
      if (problem) tooMuch.push(`${probe.name}: ${problem}`);
      if (tooMuch.length > MOST_TOLD) break;
    }
    await annotate(`${probes.length} hostile values, ${sent} requests, up to ${LARGEST} characters`);
    expect(tooMuch).toEqual([]);
    expect(probes.length).toBeGreaterThan(IS_LONG ? 8_000 : 300);
  });
});

/** One place of one request with one kind of hostile value, of any size. */
interface Probe {
  name: string;
  operation: Operation;
  needsSession: boolean;
  largest: number;
  request(size: number): { path?: string; query?: string; headers?: Record<string, string>; body?: string };
}

/** What is wrong with how the cost grows from ten characters to the largest; null where nothing is. */
async function grow(probe: Probe, measure: (size: number) => Promise<Measured>): Promise<string | null> {
  let tenth = 0;
  for (let size = 10; ; size = Math.min(size * 10, probe.largest)) {
    const most = Math.max(FLOOR_MS, 10 * MARGIN * tenth);
    const { cost, isHashed } = await leastOf(
      measure,
      size,
      most,
      probe.needsSession ? Infinity : WITHOUT_SESSION_MS,
    );
    const told = `${size} characters cost ${cost.toFixed(1)} ms`;
    if (tenth > 0 && cost > most && !isHashed) return `${told}, a tenth of them ${tenth.toFixed(1)} ms`;
    if (!probe.needsSession && !isHashed && cost > WITHOUT_SESSION_MS) return `${told} without a session`;
    if (size === probe.largest) return null;
    tenth = Math.max(cost, 0.1);
  }
}

interface Measured {
  /** Milliseconds of CPU. */
  cost: number;
  /** A password was hashed: that is meant to cost. */
  isHashed: boolean;
}

/** The least of some tries, where the first is more than it may be: something else may have run meanwhile. */
async function leastOf(
  measure: (size: number) => Promise<Measured>,
  size: number,
  ...limits: number[]
): Promise<Measured> {
  let least = await measure(size);
  for (let tried = 1; tried < TRIES && least.cost > Math.min(...limits) && !least.isHashed; tried += 1) {
    const again = await measure(size);
    if (again.cost < least.cost) least = again;
  }
  return least;
}

const OPEN = /^\/(?:api\/(?:auth|setup|registration|session)\b|health)/;

type World = Awaited<ReturnType<typeof smallWorld>>;

async function smallWorld(test: TestApp) {
  const { owner, member, newClient, newProject, newTask } = await testWorkspace(test);
  const client = await newClient();
  const project = await newProject(client.id, { team: [{ id: member.id }] });
  const task = await newTask(project.id, member.id);
  const { cookie } = owner;
  const file = await storeFile(owner, project.id);
  const ids: Record<string, string> = {
    clients: client.id,
    projects: project.id,
    tasks: task.id,
    files: file.id,
  };
  return { cookie, ids, client, project, task, memberId: member.id };
}

function sender(test: TestApp, { cookie, ids }: World) {
  return async ({ operation, needsSession, request }: Probe, size: number): Promise<Measured> => {
    const { path = operation.path, query, headers, body } = request(size);
    const [, , resource = ''] = operation.path.split('/');
    const address = path.replace('{id}', ids[resource] ?? v7());
    // Made before the clock runs: to write a body costs who sends it.
    const sent = new Request(`http://localhost${address}${query ? `?${query}` : ''}`, {
      method: operation.method.toUpperCase(),
      headers: {
        host: 'localhost',
        'if-match': '"1"',
        ...(needsSession ? { cookie } : {}),
        ...(body === undefined
          ? {}
          : { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(body)) }),
        ...headers,
      },
      ...(body === undefined ? {} : { body }),
    });
    const before = process.cpuUsage();
    const response = await test.app.fetch(sent);
    if (response.headers.get('content-type')?.startsWith('text/event-stream')) await response.body?.cancel();
    else await response.text();
    const { user, system } = process.cpuUsage(before);
    expect(response.status).toBeLessThan(500);
    const isHashed = !needsSession && operation.method === 'post' && [200, 401].includes(response.status);
    return { cost: (user + system) / 1_000, isHashed };
  };
}

function probesOf(operation: Operation, world: World): Probe[] {
  const called = `${operation.method} ${operation.path}`;
  const needsSession = !OPEN.test(operation.path);
  const probe = (where: string, kind: string, largest: number, request: Probe['request']): Probe => ({
    name: `${called}, ${where}: ${kind}`,
    operation,
    needsSession,
    largest,
    request,
  });
  const texts = Object.entries(TEXTS);
  const inQuery = [...operation.parameters, 'unknown'].flatMap((name) => [
    ...texts.map(([kind, text]) =>
      probe(`?${name}`, kind, LARGEST_HEADER, (size) => ({
        query: `${name}=${inAddress(text(size), size)}`,
      })),
    ),
    probe(`?${name}`, 'repeated', LARGEST_HEADER, (size) => ({
      query: Array.from({ length: size / (name.length + 3) }, (_, at) => `${name}=${at % 10}`).join('&'),
    })),
  ]);
  const inHeaders = HEADERS.flatMap((name) =>
    texts.map(([kind, text]) =>
      probe(name, kind, LARGEST_HEADER, (size) => ({ headers: { [name]: inHeader(name, text(size)) } })),
    ),
  );
  const inPath = operation.path.includes('{id}')
    ? texts.map(([kind, text]) =>
        probe('{id}', kind, LARGEST_HEADER, (size) => ({
          path: operation.path.replace('{id}', inAddress(text(size), size)),
        })),
      )
    : [];
  const form = FORMS[called]?.(world) ?? (operation.body && sampleOf(operation.body));
  const inBody =
    form === undefined
      ? []
      : placesOf(form, operation.body ?? {}).flatMap((place) =>
          [...texts.map(quoted), ...Object.entries(VALUES)].map(([kind, value]) =>
            probe(place.join('.'), kind, LARGEST, (size) => ({ body: bodyWith(form, place, value(size)) })),
          ),
        );
  return [inQuery, inHeaders, inPath, inBody].flatMap((probes, group) =>
    probes.filter((one, index) => isKnownAttack(one) || (index + group) % ONE_IN === 0),
  );
}

/** What froze servers before is tried each time. */
function isKnownAttack({ name }: Probe): boolean {
  return /sign-in\/email, email: combining|post \/api\/tasks, tags: different texts|imports\/time\/preview, text: a CSV/.test(
    name,
  );
}

/** Right forms, so that what comes after the checks is reached too. Of other routes one is made from the schema. */
const FORMS: Record<string, (world: World) => object> = {
  'post /api/clients': () => clientForm({ ...wholeClient(), projects: [embeddedProject()] }),
  'put /api/clients/{id}': () =>
    clientForm({ id: undefined, ...wholeClient(), projects: [embeddedProject()] }),
  'post /api/projects': (world) => wholeProject(world, v7()),
  'put /api/projects/{id}': (world) => wholeProject(world, undefined),
  'post /api/tasks': ({ project, memberId }) => wholeTask(project.id, memberId),
  'put /api/tasks/{id}': ({ project, memberId }) => ({ ...wholeTask(project.id, memberId), id: undefined }),
  'post /api/tasks/bulk': () => ({
    id: v7(),
    action: 'complete',
    tasks: {
      by: 'list',
      list: { search: 'nothing', status: 'pending', cursor: '' },
      except: [v7()],
      ids: [v7()],
    },
  }),
  'post /api/files': ({ project }) => fileForm(project.id, v7()),
  'put /api/files/{id}': () => ({ name: 'renamed.txt', description: '', category: 'Legal' }),
  'post /api/files/{id}/restoration': () => ({ ordinal: 1 }),
  'put /api/files/{id}/thumbnail': () => ({ picture: jpegOf(200, 300) }),
  'post /api/files/changes': () => ({ action: 'move', ids: [v7()], category: 'Legal' }),
  'post /api/imports/time/preview': (world) => importedTime(world),
  'post /api/imports/time': (world) => importedTime(world),
  'post /api/imports/time/undo': () => ({ ids: [v7()] }),
  ...Object.fromEntries(
    IMPORTED_KINDS.flatMap((kind) => {
      const path = `post /api/imports/${entities[kind].resource}`;
      const rows = ({ project, memberId }: World) =>
        importedRows(kind, { clientId: v7(), projectId: project.id, personId: memberId });
      return [
        [`${path}/preview`, rows],
        [path, rows],
        [`${path}/undo`, () => ({ ids: [v7()] })],
      ];
    }),
  ),
  'post /api/people': () => personForm({ phone: '1', ...assignments() }),
  'put /api/people/{id}': () => personForm({ id: undefined, phone: '1', ...assignments() }),
  'post /api/invitations': () => invitationForm(),
  'put /api/invitations/{id}': () => invitationForm({ id: undefined }),
  'put /api/settings': () => ({
    companyName: 'Haldenroy',
    timeZone: 'Europe/Oslo',
    dateFormat: 'YYYY-MM-DD',
    currency: 'EUR',
    language: 'English',
  }),
  'put /api/account/settings': () => ({ theme: 'system', autoSave: true }),
  'put /api/account/push': () => aPushSubscription(),
  'put /api/account/password': () => ({ currentPassword: 'x', password: 'y', confirmPassword: 'z' }),
  'post /api/account/tokens': () => ({ name: 'CI', scope: 'read', days: 7, currentPassword: 'x' }),
  'post /api/account/two-factor': () => ({ currentPassword: 'x' }),
  'put /api/account/two-factor': () => ({ code: '000000' }),
  'post /api/account/two-factor/recovery-codes': () => ({ currentPassword: 'x' }),
  'post /api/account/two-factor/off': () => ({ currentPassword: 'x', code: '000000' }),
  'post /api/auth/sign-in/code': () => ({ code: '000000' }),
  'post /api/auth/password-reset': () => ({ email: 'a@haldenroy.example' }),
  'post /api/auth/password-reset/link': () => ({ token: 'x' }),
  'put /api/auth/password-reset': () => ({ token: 'x', password: 'y', confirmPassword: 'z' }),
  'post /api/registration/request': () => ({ email: 'a@haldenroy.example' }),
  'post /api/registration/invitation': () => ({ token: 'x' }),
  'post /api/registration': () => personForm({ id: undefined, phone: '1', token: 'x' }),
  'post /api/auth/sign-in/email': () => ({ email: 'a@haldenroy.example', password: 'wrong', link: 'x' }),
};

function importedTime({ project, memberId }: World) {
  return {
    text: `${IMPORT_HEAD}2026-03-02,Me,Job,1.5,`,
    timeZone: 'Europe/Oslo',
    columns: { date: 0, person: 1, project: 2, hours: 3, email: 4 },
    people: [{ from: 'me', to: memberId }],
    projects: [{ from: ' / job', to: project.id }],
  };
}

function assignments() {
  const left = [{ id: v7(), heirId: v7() }];
  return {
    projects: [{ id: v7(), version: 1, role: 'r' }],
    tasks: [{ id: v7(), from: v7() }],
    leftProjects: left,
    leftTasks: left,
  };
}

function wholeClient() {
  const contact = { name: 'Kari Nord', email: 'kari@nordlys.example', phone: '1', title: 'CTO' };
  return {
    website: 'https://nordlys.example',
    notes: 'n',
    address: { street: 's' },
    secondaryContact: contact,
  };
}

function embeddedProject() {
  return { id: v7(), name: 'Substation', description: 'd', startDate: '2026-01-10', endDate: '2026-06-30' };
}

function wholeProject({ client, memberId }: World, id: string | undefined) {
  const row = { id: v7(), title: 'Survey', description: 'd', assigneeId: memberId, dueDate: '2026-03-01' };
  return projectForm(client.id, { id, description: 'd', team: [{ id: memberId }], tasks: [row] });
}

function wholeTask(projectId: string, assigneeId: string) {
  return taskForm(projectId, assigneeId, { description: 'd', tags: ['urgent'] });
}

const IMPORT_HEAD = 'Date,Person,Project,Hours,Email\n';

/** The kinds of hostile text; each takes a length in characters. */
const TEXTS: Record<string, (length: number) => string> = {
  'combining marks in two orders': (length) =>
    `a${'\u0301'.repeat(length / 2)}${'\u0316'.repeat(length / 2)}@x.test`,
  'decomposed letters': (length) => 'e\u0323\u0302'.repeat(length / 3),
  'nested brackets': (length) => '['.repeat(length),
  backslashes: (length) => '\\'.repeat(length),
  'white space within': (length) => `x${' '.repeat(length)}x`,
  'line ends': (length) => `x${'\r'.repeat(length)}x`,
  'halves of surrogates': (length) => '\ud83d'.repeat(length),
  digits: (length) => '9'.repeat(length),
  'an almost right address': (length) => `a@${'a.'.repeat(length / 2)} `,
  'an almost right web address': (length) => `http://${'a:1'.repeat(length / 3)}\u0000`,
  'capital sigmas and dots': (length) => '\u03a3.\u0130'.repeat(length / 3),
  'wild cards': (length) => '%_'.repeat(length / 2),
  'a punycode name': (length) => `http://xn--${'a9'.repeat(length / 2)}`,
  'signed by somebody else': (length) => `linework.session_token=${'.'.repeat(length)}`,
  'a CSV of quotes that close nothing': (length) =>
    `${IMPORT_HEAD}2026-03-02,"${'x"'.repeat(length / 4)}${' '.repeat(length / 2)},`,
  'a CSV of an almost right address': (length) =>
    `${IMPORT_HEAD}2026-03-02,Me,Job,1,a@${'a.'.repeat(length / 2)}@`,
  'a CSV of empty cells': (length) => `${IMPORT_HEAD}${','.repeat(length)}`,
  'a CSV of different names': (length) =>
    IMPORT_HEAD + Array.from({ length: length / 40 }, (_, at) => `2026-03-02,P${at},J${at},1.5,\n`).join(''),
  'many cookies': (length) => 'a=1; '.repeat(length / 5),
  'quality values': (length) => 'br;q=0.'.repeat(length / 7),
};

/** The kinds of hostile JSON, as it travels; each takes a length in characters. */
const VALUES: Record<string, (length: number) => string> = {
  'the same text again': (length) => `[${list(length / 4, () => '"a"')}]`,
  'different texts': (length) => `[${list(length / 9, (at) => `"t${at}"`)}]`,
  'different ids': (length) => `[${list(length / 39, () => `"${v7()}"`)}]`,
  numbers: (length) => `[${list(length / 2, () => '1')}]`,
  'empty objects': (length) => `[${list(length / 3, () => '{}')}]`,
  'rows with ids': (length) =>
    `[${list(length / 70, (at) => `{"id":"${v7()}","name":"n${at}","title":"t"}`)}]`,
  'nested lists': (length) => '['.repeat(length / 2) + ']'.repeat(length / 2),
  'nested objects': (length) => `${'{"a":'.repeat(length / 6)}1${'}'.repeat(length / 6)}`,
  'different keys': (length) => `{${list(length / 11, (at) => `"k${at}":1`)}}`,
  'a long key': (length) => `{"${'k'.repeat(length)}":1}`,
  'a long number': (length) => '9'.repeat(length),
  'a long fraction': (length) => `0.${'3'.repeat(length)}`,
  'right ids in lists': (length) => `[${list(length / 50, () => `["${v7()}"]`)}]`,
};

const HEADERS = [
  'cookie',
  'if-match',
  'origin',
  'accept',
  'accept-encoding',
  'if-none-match',
  'if-range',
  'range',
  'upload-length',
  'upload-metadata',
  'upload-offset',
  'sec-fetch-site',
];

function list(length: number, element: (at: number) => string): string {
  return Array.from({ length: Math.max(1, length) }, (_, at) => element(at)).join(',');
}

function quoted([kind, text]: [string, (length: number) => string]): [string, (length: number) => string] {
  return [kind, (length) => JSON.stringify(text(length))];
}

/** At most so many characters of an address: what is escaped is three times as long. */
function inAddress(text: string, length: number): string {
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\ufffd'))
    .slice(0, length)
    .replace(/%.?$/, '');
}

/** What a header can hold: no line ends, nothing above Latin-1. */
function inHeader(name: string, text: string): string {
  const held = text.replace(/[^\x20-\x7e]/g, '~').trim();
  return name === 'if-match' ? `"${held}"` : held;
}

type Place = (string | number)[];

/** Every value in the form, however deep, and the fields that its schema has besides. */
function placesOf(form: unknown, schema: JsonSchema): Place[] {
  if (typeof form !== 'object' || form === null) return [];
  const unsaid = Object.keys(schema.properties ?? {}).filter((name) => !Object.hasOwn(form, name));
  const within = Object.entries(form).flatMap(([name, value]) => [
    [name],
    ...placesOf(value, schema.properties?.[name] ?? schema.items ?? {}).map((place) => [name, ...place]),
  ]);
  return [...within, ...unsaid.map((name) => [name])];
}

/** The form's JSON with another value at a place. */
function bodyWith(form: object, place: Place, json: string): string {
  const mark = '\u0001here';
  const fresh = 'id' in form && form.id !== undefined ? { ...form, id: v7() } : form;
  const copy = structuredClone(fresh) as Record<string, unknown>;
  let owner = copy;
  for (const name of place.slice(0, -1)) owner = owner[name] as Record<string, unknown>;
  owner[String(place.at(-1))] = mark;
  return JSON.stringify(copy).replace(JSON.stringify(mark), () => json);
}

/** The simplest value that a schema allows. */
function sampleOf(schema: JsonSchema): object {
  const value = ({ type, format, enum: choices, properties, items, anyOf, oneOf }: JsonSchema): unknown => {
    if (choices) return choices[0];
    const [choice] = anyOf ?? oneOf ?? [];
    if (choice) return value(choice);
    if (format === 'uuid') return v7();
    if (type === 'array') return items ? [value(items)] : [];
    if (type === 'boolean') return true;
    if (type === 'number' || type === 'integer') return 1;
    if (properties) return sampleOf({ properties });
    return 'text';
  };
  return Object.fromEntries(Object.entries(schema.properties ?? {}).map(([name, one]) => [name, value(one)]));
}
