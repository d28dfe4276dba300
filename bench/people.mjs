#!/usr/bin/env node
/**
 * Sixty people who work at once on the embedded database: `pnpm bench:people`; `--quick` for a few seconds of it, `--think=3.5` for
 * other seconds between what they do, `--bulk` for one of them who completes more than 20,000 tasks at once and takes it back,
 * `--profile` for a CPU profile of the server in bench/dist. How to read what it prints: README.md beside this file.
 */
import { createHmac, randomUUID } from 'node:crypto';
import { setMaxListeners } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { gatherChanges } from '../apps/pm-web/src/api/gatherChanges.ts';
import { inDatabase, makeWorkspace, progress, startApp } from './app.mjs';
import { endWith, printTable } from './harness.mjs';

const quick = process.argv.includes('--quick');
const bulk = process.argv.includes('--bulk');
const PEOPLE = 60;
const SECONDS = quick ? 10 : 60;
/**
 * Not counted: people arrive, and the server's code is being compiled. With many tasks also the half minute after the
 * server's first, in which it gathers statistics of all tables.
 */
const WARM_UP_SECONDS = bulk ? 100 : quick ? 8 : 20;
/** Three of four are open. */
const TASKS = bulk ? 30_000 : 1_000;
/** Before the large change, so that its answers are told from those without it. */
const CALM_SECONDS = 15;
/** As often as the app asks how far a large change is. */
const LOOK_SECONDS = 0.5;
/** Between one thing and the next: 7 s on average, seldom much longer, never more than ten times that, as TPC-W has it. */
const THINK_SECONDS = Number(flag('think') ?? 7);
/** Who has to wait so long for an answer counts as an error. */
const PATIENCE_MS = 30_000;
const SECRET = 'the-secret-of-the-bench-signs-cookies';
const GOALS = { errors: 0, p99: 150, rss: 250 };

/** What people do next, by how often in a hundred times. */
const HABITS = [
  [34, lookAtTheList],
  [24, openATask],
  [20, saveATask],
  [8, tickATask],
  [6, createATask],
  [8, lookAtTheDashboard],
].flatMap(([times, habit]) => Array(times).fill(habit));

const dataDir = mkdtempSync(join(tmpdir(), 'lw-bench-'));
process.once('exit', () => rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 }));

const where = { DATA_DIR: dataDir, LINEWORK_SECRET: SECRET };
await makeWorkspace(where, TASKS);
progress(`Adding ${PEOPLE} people and starting the server`);
const accounts = await addAccounts(where);
const profile = ['--cpu-prof', `--cpu-prof-dir=${fileURLToPath(new URL('dist', import.meta.url))}`];
const server = await startApp(where, process.argv.includes('--profile') ? profile : []);
report(await work(server, accounts));
await server.stop();

function flag(name) {
  return process.argv.find((argument) => argument.startsWith(`--${name}=`))?.split('=')[1];
}

/** Members who are each on three projects' teams, signed in. */
async function addAccounts(where) {
  const accounts = Array.from({ length: PEOPLE }, () => ({
    id: randomUUID(),
    user: randomUUID(),
    token: randomUUID(),
  }));
  const values = accounts.map(
    ({ id, user, token }, at) => `(${at}, '${id}'::uuid, '${user}'::uuid, '${token}')`,
  );
  const made = `with made (at, id, user_id, token) as (values ${values.join(', ')})`;
  await inDatabase(where, async ({ script }) => {
    await script(`
      ${made} insert into auth_users (id, name, email) select user_id, 'Person ' || at, at || '@bench.example' from made;
      ${made} insert into auth_sessions (id, user_id, token, expires_at) select id, user_id, token, now() + interval '1 day' from made;
      ${made} insert into people (workspace_id, id, user_id, first_name, last_name, initials, email, phone, job_role, department, status,
          start_date, hourly_rate_minor, access_role)
        select w.id, made.id, user_id, 'Person', 'No ' || at, 'PN', at || '@bench.example', '', 'Developer', 'Engineering', 'Active',
          date '2026-01-01', 7500, case when at % 10 = 0 then 'manager' else 'member' end from made, workspaces w;
      ${made} insert into project_team (workspace_id, project_id, person_id)
        select p.workspace_id, p.id, made.id from made
        join (select *, row_number() over (order by id) - 1 as place, count(*) over () as places from projects where deleted_at is null) p
          on (p.place - at) % p.places in (0, 1, 2)`);
    await script('vacuum (analyze)');
  });
  return accounts.map(({ id, token }) => ({
    id,
    cookie: `linework.session_token=${encodeURIComponent(`${token}.${createHmac('sha256', SECRET).update(token).digest('base64')}`)}`,
  }));
}

/** Everybody works until the time is over. */
async function work({ url, pid, ask }, accounts) {
  const taken = {
    times: [],
    counting: false,
    /** A large change is under way. */
    changing: false,
    errors: [],
    conflicts: 0,
    events: 0,
    memory: { rss: 0 },
    load: [],
  };
  const closing = new AbortController();
  setMaxListeners(0, closing.signal);
  const server = { url, clock: () => busyMs(pid) };
  const people = accounts.map((account) => person(server, account, taken, closing.signal));
  for (const one of people) one.listen();
  const days = people.map(async (one, at) => {
    await one.think(Math.random() * WARM_UP_SECONDS);
    if (bulk && at === 0) return completeAllAndUndo(one, taken, closing.signal);
    while (!closing.signal.aborted) {
      await pick(HABITS)(one);
      await one.think(thinkingSeconds());
    }
  });
  progress(`Warming up for ${WARM_UP_SECONDS} s`);
  await sleep(WARM_UP_SECONDS * 1_000);
  taken.counting = true;
  const before = await ask('usage');
  const began = performance.now();
  const secondsSince = () => (performance.now() - began) / 1_000;
  while (secondsSince() < SECONDS || taken.changing) {
    await sleep(1_000);
    const { memory } = await ask('usage');
    if (memory.rss > taken.memory.rss) taken.memory = memory;
    taken.load.push(loadavg()[0]);
    if (taken.load.length % 5 === 0)
      progress(
        `${secondsSince().toFixed(0)} of ${SECONDS} s, ${taken.times.length} answers, ${taken.errors.length} errors`,
      );
  }
  const after = await ask('usage');
  taken.seconds = secondsSince();
  taken.counting = false;
  closing.abort();
  await Promise.all(days);
  taken.cpu = (after.user + after.system - before.user - before.system) / 1e6;
  taken.waited = (after.waited - before.waited) / 1e9;
  return taken;
}

/** How long the server's main thread, where the embedded database is too, has had a core; NaN where the machine does not say. */
function busyMs(pid) {
  const file = `/proc/${pid}/schedstat`;
  return existsSync(file) ? Number(readFileSync(file, 'utf8').split(' ')[0]) / 1e6 : Number.NaN;
}

/** One browser: keep-alive connections, an event stream, and what the screen shows now, which changes make it ask for again. */
function person({ url, clock }, { id, cookie }, taken, closing) {
  const agent = new Agent({ keepAlive: true, maxSockets: 6 });
  const self = { id, send, show, rows: [], listen, think };
  /** What is on the screen: name of the entity -> how to fetch it again. */
  let shown = {};
  const gather = gatherChanges((events) => {
    for (const entity of new Set(events.map((event) => event.entity))) void shown[entity]?.(events);
  });
  return self;

  function show(screen) {
    shown = screen;
  }

  /** @returns {Promise<unknown>} the answer's JSON, or null where somebody else was quicker (412) */
  async function send(method, path, form, version) {
    const began = performance.now();
    const busyBefore = clock();
    const wasChanging = taken.changing;
    const { status, text } = await exchange(method, path, form, version);
    if (taken.counting)
      taken.times.push({
        ms: performance.now() - began,
        busy: clock() - busyBefore,
        amid: wasChanging || taken.changing,
        what: `${method} ${path.replace(/[?].*|[0-9a-f-]{36}/g, '')}`,
      });
    if (status === 200) return JSON.parse(text);
    if (status === 412) taken.conflicts++;
    else taken.errors.push(`${method} ${path}: ${status} ${text.slice(0, 200)}`);
    return null;
  }

  function exchange(method, path, form, version) {
    const text = form && JSON.stringify(form);
    const headers = {
      cookie,
      ...(text && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }),
      ...(version && { 'if-match': `"${version}"` }),
    };
    return new Promise((resolve) => {
      const failed = (error) => resolve({ status: 0, text: String(error) });
      const sent = request(url + path, { agent, method, headers }, (response) => {
        const chunks = [];
        response.on('data', (chunk) => chunks.push(chunk));
        response.on('error', failed);
        response.on('end', () =>
          resolve({ status: response.statusCode, text: Buffer.concat(chunks).toString() }),
        );
      });
      sent.on('error', failed);
      sent.setTimeout(PATIENCE_MS, () => sent.destroy(new Error(`No answer within ${PATIENCE_MS} ms`)));
      sent.end(text);
    });
  }

  function listen() {
    const failed = (error) => closing.aborted || taken.errors.push(`GET /api/events: ${error}`);
    const stream = request(`${url}/api/events`, { headers: { cookie } }, (response) => {
      if (response.statusCode !== 200) failed(response.statusCode);
      response.setEncoding('utf8');
      response.on('data', (text) => {
        for (const [, json] of text.matchAll(/^data: (.*)$/gm)) {
          if (taken.counting) taken.events++;
          gather.add(JSON.parse(json));
        }
      });
      response.on('error', failed);
      response.on('end', () => failed('ended'));
    });
    stream.on('error', failed);
    stream.end();
    closing.addEventListener('abort', () => {
      gather.stop();
      stream.destroy();
    });
  }

  /** Shorter where everybody leaves. */
  function think(seconds) {
    return sleep(seconds * 1_000, undefined, { signal: closing }).catch(() => {});
  }
}

async function lookAtTheList(me) {
  const search = pick(['', '', 'bearing', 'dra', 'review', 'pump']);
  const sort = pick(['title', 'dueDate', 'project', 'priority']);
  const fetchAgain = async () => {
    const [page] = await Promise.all([
      me.send('GET', `/api/tasks?limit=50&search=${search}&sort=${sort}`),
      me.send('GET', `/api/tasks/counts?search=${search}`),
    ]);
    if (page?.rows.length > 0) me.rows = page.rows;
  };
  me.show({ task: fetchAgain });
  await fetchAgain();
}

async function openATask(me) {
  const { id } = pick(me.rows) ?? {};
  if (!id) return lookAtTheList(me);
  const read = () => me.send('GET', `/api/tasks/${id}`);
  me.show({ task: (events) => events.some(({ ids }) => ids.length === 0 || ids.includes(id)) && read() });
  me.open = await read();
}

async function saveATask(me) {
  await openATask(me);
  if (!me.open) return;
  await me.think(thinkingSeconds());
  const { id, version, ...form } = me.open;
  await me.send(
    'PUT',
    `/api/tasks/${id}`,
    { ...form, estimatedHours: 1 + Math.floor(Math.random() * 40) },
    version,
  );
}

async function tickATask(me) {
  const task = pick(me.rows);
  if (task)
    await me.send(
      'POST',
      `/api/tasks/${task.id}/completion`,
      { completed: Math.random() < 0.7 },
      task.version,
    );
}

async function createATask(me) {
  const projects = await me.send('GET', '/api/projects?limit=50');
  const project = pick(projects?.rows ?? []);
  if (!project) return;
  await me.think(thinkingSeconds());
  const form = {
    id: randomUUID(),
    title: 'Check what was agreed',
    projectId: project.id,
    assigneeId: me.id,
    dueDate: '2026-12-24',
    estimatedHours: 2,
  };
  await me.send('POST', '/api/tasks', form);
}

/** Completes all open tasks at once and takes it back, asking how far it is as the app does. */
async function completeAllAndUndo(me, taken, closing) {
  while (!taken.counting) await me.think(LOOK_SECONDS);
  await me.think(CALM_SECONDS);
  const id = randomUUID();
  const path = `/api/tasks/bulk/${id}`;
  const untilOver = async (change) => {
    while (change?.state === 'working' && !closing.aborted) {
      await me.think(LOOK_SECONDS);
      change = await me.send('GET', path);
    }
    return change;
  };
  taken.changing = true;
  const tasks = { by: 'list', list: { status: 'pending' }, except: [] };
  taken.bulk = await untilOver(await me.send('POST', '/api/tasks/bulk', { id, action: 'complete', tasks }));
  taken.bulk = await untilOver(await me.send('POST', `${path}/undo`, {}));
  taken.changing = false;
}

async function lookAtTheDashboard(me) {
  const read = () => me.send('GET', '/api/dashboard');
  me.show({ task: read, project: read, client: read });
  await read();
}

function pick(list) {
  return list[Math.floor(Math.random() * list.length)];
}

function thinkingSeconds() {
  return Math.min(10, -Math.log(1 - Math.random())) * THINK_SECONDS;
}

function report({ times, bulk: change, errors, conflicts, events, memory, cpu, waited, load, seconds }) {
  const share = (list, part) => list[Math.min(list.length - 1, Math.floor(list.length * part))];
  const lines = [...grouped(times)]
    .sort(([, a], [, b]) => b.length - a.length)
    .map(([what, some]) => line(what, some));
  function line(what, some) {
    const sorted = (measure) => some.map((time) => time[measure]).sort((a, b) => a - b);
    const [ms, busy] = [sorted('ms'), sorted('busy')];
    return [
      what,
      String(some.length),
      ...[0.5, 0.95, 0.99, 1].map((part) => `${share(ms, part).toFixed(0)} ms`),
      ...[0.99, 1].map((part) => `${share(busy, part).toFixed(0)} ms`),
    ];
  }
  const all = line('all', times);
  const others = times.filter(({ what }) => !what.includes('/bulk'));
  const apart = (amid) => others.filter((time) => time.amid === amid);
  const amid = bulk ? line('amid the large change', apart(true)) : all;
  printTable(`${PEOPLE} people for ${seconds.toFixed(0)} s, ${THINK_SECONDS} s between what they do`, [
    ['', 'requests', 'median', 'p95', 'p99', 'longest', 'p99 of CPU', 'most CPU'],
    ...lines,
    all,
    ...(bulk ? [amid, line('without it', apart(false))] : []),
  ]);
  const p99 = Number.parseFloat(amid[4]);
  const mb = memory.rss / 1e6;
  const verdict = (holds) => (holds ? 'pass' : 'FAIL');
  const goals = [
    ['errors', String(errors.length), `${GOALS.errors}`, verdict(errors.length <= GOALS.errors)],
    ['p99', `${p99} ms`, `<= ${GOALS.p99} ms`, verdict(p99 <= GOALS.p99)],
    ...(bulk
      ? [['tasks completed and opened again', `${change?.changed} and ${change?.restored}`, '', '']]
      : []),
    ['memory (RSS, highest)', `${mb.toFixed(0)} MB`, `<= ${GOALS.rss} MB`, verdict(mb <= GOALS.rss)],
    ['of it: JavaScript', `${(memory.heapTotal / 1e6).toFixed(0)} MB`, '', ''],
    ['of it: buffers and the engine', `${(memory.external / 1e6).toFixed(0)} MB`, '', ''],
    ['requests a second', (times.length / seconds).toFixed(1), '', ''],
    ['events told a second', (events / seconds).toFixed(1), '', ''],
    ['saves that met a newer version', String(conflicts), '', ''],
    ['CPU of the server', `${((cpu / seconds) * 100).toFixed(0)} % of a core`, '', ''],
    ['CPU per request', `${((cpu * 1_000) / times.length).toFixed(2)} ms`, '', ''],
    ['the server waited for a core', `${((waited / seconds) * 100).toFixed(0)} % of the time`, '', ''],
    ['load of the machine', `${Math.min(...load).toFixed(1)} to ${Math.max(...load).toFixed(1)}`, '', ''],
  ];
  printTable('', [['', '', 'goal', ''], ...goals]);
  for (const error of errors.slice(0, 5)) process.stderr.write(`${error}\n`);
  endWith(goals.filter(([, , , held]) => held === 'FAIL').length);
}

function grouped(times) {
  const groups = new Map();
  for (const time of times) {
    const group = groups.get(time.what);
    if (group) group.push(time);
    else groups.set(time.what, [time]);
  }
  return groups;
}
