#!/usr/bin/env node
/**
 * What a request costs the server, against plain node:http and pg that send the same SQL: `pnpm bench:server`; with `--profile`
 * ours also writes a CPU profile into bench/dist. How to read what it prints: README.md beside this file.
 */
import { Agent, request } from 'node:http';
import { fileURLToPath } from 'node:url';
import { postgresBinaries, startPostgres } from '../apps/pm-server/test/postgres.ts';
import { makeWorkspace, signIn, startApp, startProbed } from './app.mjs';
import { endWith, median, printTable } from './harness.mjs';

const quick = process.argv.includes('--quick');
const profile = process.argv.includes('--profile');
const ROUNDS = quick ? 1 : 7;
/** Requests of each kind and server in a round. */
const REQUESTS = quick ? 40 : 800;
/** Until V8 has compiled what it will compile. */
const WARM_UP = quick ? 40 : 3_000;
const CONNECTIONS = 4;
const TASKS = 1_000;

const LISTS = [
  '/api/tasks?limit=50&sort=title&direction=asc',
  '/api/tasks?limit=50&search=bearing&sort=project&direction=asc',
  '/api/tasks?limit=50&search=re&sort=dueDate&direction=desc',
  '/api/tasks?limit=50&search=plates&sort=title&direction=desc',
];

/** What is asked for, by name. */
const WORK = {
  'list of 50 tasks': (send, _task, turn) => send('GET', LISTS[turn % LISTS.length]),
  'save of a task': async (send, task, turn) => {
    const { headers } = await send('PUT', task.path, { ...task.form, title: `Saved ${turn}` }, task.version);
    task.version = Number(headers.etag.slice(1, -1));
  },
};

const GOALS = [
  { work: 'list of 50 tasks', against: 'plain', most: 1.25 },
  { work: 'list of 50 tasks', against: 'plain, JSON by PostgreSQL', most: 1.5, stretch: true },
  { work: 'save of a task', against: 'plain', most: 1.4 },
];

if (!postgresBinaries) {
  process.stderr.write('This machine has no PostgreSQL server programs (initdb, postgres).\n');
  process.exit(1);
}
const postgres = await startPostgres();
try {
  const where = {
    DATABASE_URL: await postgres.newDatabase(),
    LINEWORK_SECRET: 'the-secret-of-the-bench-signs-cookies',
  };
  await makeWorkspace(where, TASKS);
  await measure(where);
} finally {
  await postgres.stop();
}

async function measure(where) {
  const captured = await capture(where);
  const ours = await startApp(
    where,
    profile ? ['--cpu-prof', `--cpu-prof-dir=${fileURLToPath(new URL('dist', import.meta.url))}`] : [],
  );
  const floor = fileURLToPath(new URL('server/floor.mjs', import.meta.url));
  const plain = await startProbed([floor], where);
  const json = await startProbed([floor], where);
  const servers = { ours, plain, 'plain, JSON by PostgreSQL': json };
  try {
    await plain.ask('routes', { ...captured, lists: inColumns(captured.lists) });
    await json.ask('routes', captured);
    await sameAnswers(servers, captured.cookie);
    const taken = await rounds(servers, captured);
    report(taken);
  } finally {
    for (const server of Object.values(servers)) await server.stop();
  }
}

/** Asks ours for everything once, and takes down what it sends to PostgreSQL. */
async function capture(where) {
  const server = await startApp({ ...where, CAPTURE: '1' });
  try {
    const cookie = await signIn(server.url);
    const send = sender(server.url, cookie);
    await server.ask('statements');
    const lists = {};
    let session;
    for (const path of LISTS) {
      const { body } = await send('GET', path);
      const { rows: answered, total, totalIsCapped } = JSON.parse(body);
      if (answered.length !== 50) throw new Error(`${path} has fewer than 50 tasks`);
      const [first, ...statements] = await server.ask('statements');
      const page = statements.pop();
      if (!page) throw new Error('A list sent no statement beside its session’s');
      const { searchParams } = new URL(path, server.url);
      session = {
        ...first,
        tokenAt: first.values.findIndex((value) => decodeURIComponent(cookie).includes(`=${value}.`)),
      };
      lists[path] = {
        ...page,
        // A search asks which projects it reaches and what the planner makes of it.
        before: statements,
        sort: searchParams.get('sort'),
        direction: searchParams.get('direction'),
        example: answered[0],
        // Where ours stopped counting.
        cap: totalIsCapped ? total : Number.MAX_SAFE_INTEGER,
      };
    }
    const { rows } = JSON.parse((await send('GET', '/api/tasks?limit=50&status=pending')).body);
    await server.ask('statements');
    const saves = {};
    const tasks = [];
    for (const { id } of rows.slice(0, CONNECTIONS)) {
      const path = `/api/tasks/${id}`;
      const { body } = await send('GET', path);
      const { version, ...task } = JSON.parse(body);
      await server.ask('statements');
      const titleBefore = `Captured ${id}`;
      await send('PUT', path, { ...task, title: titleBefore }, version);
      const [, ...statements] = await server.ask('statements');
      const lock = statements.findIndex(({ text }) => /for update of "t"$/.test(text.trim()));
      if (lock < 0) throw new Error('A save sent no statement that locks its task');
      saves[path] = { statements, lock, titleBefore, entryBefore: entryOf(statements) };
      tasks.push({ path, form: task, version: version + 1 });
    }
    return { cookie, session, lists, saves, tasks };
  } finally {
    await server.stop();
  }
}

/** The id of the activity's entry that a save makes. */
function entryOf(statements) {
  const { text, values } = statements.find(({ text }) => text.includes('insert into activity_entries'));
  const rows = values[Number(/json_to_recordset\(\$(\d+)/.exec(text)?.[1]) - 1];
  return JSON.parse(rows)[0].id;
}

/**
 * The same statements with a column for each field, as a program would ask that makes its JSON itself. The last row's place in the
 * order is there where a next page follows; none of these lists is sorted by what may be null.
 */
function inColumns(lists) {
  return Object.fromEntries(
    Object.entries(lists).map(([path, { text, example, ...rest }]) => {
      const columns = Object.entries(example).map(([name, value]) => `"${name}" ${columnType(name, value)}`);
      const inColumns = `select r.*, page.total, case when page."hasNext" then page.sort::text end as sort from (${text}) page
        cross join lateral json_to_recordset(('[' || page.rows || ']')::json) as r(${columns.join(', ')})`;
      return [path, { ...rest, text: inColumns }];
    }),
  );
}

function columnType(name, value) {
  if (typeof value === 'number') return Number.isInteger(value) && name === 'version' ? 'int' : 'float8';
  return value !== null && typeof value === 'object' ? 'jsonb' : 'text';
}

/** A figure counts only where all do the work. */
async function sameAnswers(servers, cookie) {
  for (const path of LISTS) {
    const answers = await Promise.all(
      Object.values(servers).map(({ url }) => sender(url, cookie)('GET', path)),
    );
    const [ours, ...others] = answers.map(({ body }) => JSON.parse(body));
    for (const { rows, total, nextCursor } of others) {
      const tasks = rows.map(({ total: _total, sort: _sort, ...task }) => task);
      const same =
        JSON.stringify([tasks, total, nextCursor]) ===
        JSON.stringify([ours.rows, ours.total, ours.nextCursor]);
      if (!same) throw new Error(`The servers answer ${path} differently`);
    }
  }
}

/** @returns ms of CPU per request: work -> server -> one figure a round */
async function rounds(servers, { cookie, tasks }) {
  const taken = Object.fromEntries(
    Object.keys(WORK).map((work) => [
      work,
      Object.fromEntries(Object.keys(servers).map((name) => [name, []])),
    ]),
  );
  for (let round = -1; round < ROUNDS; round++) {
    for (const [work, doing] of Object.entries(WORK)) {
      for (const [name, { url, ask }] of Object.entries(servers)) {
        const send = sender(url, cookie);
        const count = round < 0 ? WARM_UP : REQUESTS;
        const before = await ask('usage');
        await Promise.all(
          tasks.map(async (task, connection) => {
            for (let turn = connection; turn < count; turn += CONNECTIONS) await doing(send, task, turn);
          }),
        );
        const after = await ask('usage');
        const ms = (after.user + after.system - before.user - before.system) / 1_000 / count;
        if (round >= 0) taken[work][name].push(ms);
      }
    }
    if (round >= 0) process.stderr.write(`round ${round + 1} of ${ROUNDS}\n`);
  }
  return taken;
}

/** Sends requests over connections that stay open; anything but 200 is an error. */
function sender(url, cookie) {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  return (method, path, form, version) =>
    new Promise((resolve, reject) => {
      const text = form === undefined ? undefined : JSON.stringify(form);
      const headers = {
        cookie,
        ...(text && {
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(text),
          'if-match': `"${version}"`,
        }),
      };
      const sent = request(url + path, { agent, method, headers }, (response) => {
        let body = '';
        response.setEncoding('utf8');
        response.on('data', (chunk) => {
          body += chunk;
        });
        response.on('end', () => {
          if (response.statusCode === 200) resolve({ body, headers: response.headers });
          else reject(new Error(`${method} ${path} was answered with ${response.statusCode}: ${body}`));
        });
      });
      sent.on('error', reject);
      sent.end(text);
    });
}

function report(taken) {
  const of = (work, name) => median(taken[work][name]);
  const names = Object.keys(taken['list of 50 tasks']);
  printTable(`CPU of the server per request, medians of ${ROUNDS} rounds of ${REQUESTS}`, [
    ['', ...names],
    ...Object.keys(taken).map((work) => [work, ...names.map((name) => `${of(work, name).toFixed(3)} ms`)]),
  ]);
  let failed = 0;
  const lines = GOALS.map(({ work, against, most, stretch }) => {
    const ratio = of(work, 'ours') / of(work, against);
    const holds = ratio <= most;
    if (!holds && !stretch) failed++;
    return [
      work,
      `against ${against}`,
      `${ratio.toFixed(2)} x`,
      `<= ${most} x`,
      holds ? 'pass' : stretch ? '(over)' : 'FAIL',
    ];
  });
  printTable('Ours', [['', '', '', 'goal', ''], ...lines]);
  endWith(failed);
}
