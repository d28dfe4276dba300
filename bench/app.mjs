/** Linework itself for the benches: made with tasks, started as `npm start` starts it, and signed in to. */
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { openDatabase } from '../apps/pm-server/src/database/openDatabase.ts';
import { nodeFlags } from '../e2e/support/nodeFlags.ts';

const runner = fileURLToPath(new URL('../scripts/run.mjs', import.meta.url));
const probe = fileURLToPath(new URL('./server/probe.mjs', import.meta.url));

/** How long things may take on a machine that is busy with other work. */
const LIMIT_MS = { setup: 600_000, ready: 120_000, answer: 60_000, stop: 20_000 };

export const OWNER = { email: 'bench@haldenroy.example', password: 'the-bench-signs-in' };

/** What runs now. It ends with the bench, however that ends: here, or for a kill -9 by itself (probe.mjs). */
const running = new Set();
process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});
for (const [signal, code] of [
  ['SIGINT', 130],
  ['SIGTERM', 143],
  ['SIGHUP', 129],
])
  process.once(signal, () => process.exit(code));

/** Says on standard error how far a bench is: its figures go to standard output. */
export function progress(what) {
  process.stderr.write(`${new Date().toISOString().slice(11, 19)} ${what}\n`);
}

/**
 * Makes the sample workspace, built anew where a source has changed.
 * @param {Record<string, string>} where DATA_DIR, or DATABASE_URL
 * @param {number | null} tasks how many more than the sample's; null: nothing at all
 */
export async function makeWorkspace(where, tasks) {
  const account = ['--email', OWNER.email];
  const setup = ['setup', '--company', 'Haldenroy', '--name', 'Bea Bench', ...account];
  progress('Building where a source has changed, and making the workspace');
  const { child, ended } = start([runner, 'linework', ...setup, ...(tasks === null ? [] : ['--sample'])], {
    env: environment(where),
    // What it says is no figure.
    stdio: ['pipe', 2, 2],
  });
  child.stdin.end(OWNER.password);
  const code = await within(LIMIT_MS.setup, 'Making the workspace', ended);
  if (code !== 0) throw new Error(`Making the workspace ended with ${code}`);
  if (tasks === null) return;
  progress(`Adding ${tasks} tasks`);
  await inDatabase(where, async ({ script }) => {
    await script(moreTasks(tasks));
    await script('vacuum (analyze)');
  });
}

/** Does something with the database itself, while no server has it (embedded). */
export async function inDatabase({ DATA_DIR = '', DATABASE_URL }, work) {
  const database = await openDatabase({ dataDir: DATA_DIR, databaseUrl: DATABASE_URL });
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

/**
 * Starts the app as a process of its own on a free port.
 * @param {Record<string, string>} where DATA_DIR, or DATABASE_URL
 * @param {string[]} nodeArguments such as --cpu-prof
 */
export function startApp(where, nodeArguments = []) {
  return startProbed([runner, 'start'], environment(where), [...nodeFlags(), ...nodeArguments]);
}

/**
 * Starts a server with the probe in it and waits until it says "ready at <url>".
 * @returns {Promise<{url: string, pid: number, ask: (what: string, value?: unknown) => Promise<unknown>, stop: () => Promise<void>}>}
 */
export async function startProbed(program, env, nodeArguments = []) {
  const { child, ended } = start([...nodeArguments, '--import', probe, ...program], {
    env,
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  const ready = new Promise((resolve, reject) => {
    let printed = '';
    child.stdout.on('data', (chunk) => {
      if (printed === null) return;
      printed += chunk;
      const url = /ready at (\S+)/.exec(printed)?.[1];
      if (!url) return;
      printed = null;
      resolve(url);
    });
    ended.then((code) => reject(new Error(`${program.join(' ')} ended with ${code}: ${printed ?? ''}`)));
  });
  const url = await within(LIMIT_MS.ready, `Starting ${program.join(' ')}`, ready);
  const ask = (what, value) => {
    const answer = new Promise((resolve, reject) => {
      child.once('message', resolve);
      child.send({ what, value }, (error) => error && reject(error));
    });
    return within(LIMIT_MS.answer, `The server's answer about ${what}`, answer);
  };
  const stop = async () => {
    child.kill('SIGTERM');
    await within(LIMIT_MS.stop, 'Stopping the server', ended).catch((error) => {
      child.kill('SIGKILL');
      throw error;
    });
  };
  return { url, pid: child.pid, ask, stop };
}

/** A Node process that does not outlive this one. */
function start(nodeArguments, options) {
  const child = spawn(process.execPath, nodeArguments, options);
  running.add(child);
  const ended = new Promise((resolve) => child.once('exit', resolve));
  ended.then(() => running.delete(child));
  return { child, ended };
}

/** Rejects where something takes longer than it may. */
async function within(ms, what, something) {
  let timer;
  const late = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new Error(`${what} took longer than ${ms / 1_000} s`)), ms);
  });
  try {
    return await Promise.race([something, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** @returns {Promise<string>} the owner's cookie */
export async function signIn(url) {
  const answer = await fetch(`${url}/api/auth/sign-in/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(OWNER),
  });
  if (!answer.ok) throw new Error(`Signing in was answered with ${answer.status}: ${await answer.text()}`);
  return answer.headers.getSetCookie()[0].split(';')[0];
}

function environment(where) {
  const { PATH, HOME } = process.env;
  return { PATH, HOME, PORT: '0', ...where };
}

/** Tasks with sixty-four titles, spread over the projects and their teams. */
function moreTasks(count) {
  return `
    with places as (
      select p.workspace_id, p.id as project_id, m.person_id,
        row_number() over (order by p.id, m.person_id) - 1 as place, count(*) over () as places
      from projects p join project_team m on m.workspace_id = p.workspace_id and m.project_id = p.id where p.deleted_at is null)
    insert into tasks (workspace_id, id, project_id, assignee_id, title, description, priority, status, due_date, estimated_hours, completed_at)
    select workspace_id, gen_random_uuid(), project_id, person_id,
      (array['Calculate', 'Draw', 'Review', 'Check', 'Update', 'Inspect', 'Model', 'Detail'])[1 + n % 8] || ' ' ||
      (array['bearing plates', 'pump station', 'cable trays', 'relief valves', 'roof trusses', 'switchgear', 'drainage', 'fire doors'])[1 + n / 8 % 8] || ' ' || n,
      'As agreed with the client on site.', (array['Low', 'Medium', 'High'])[1 + n % 3],
      (array['Todo', 'In Progress', 'Review', 'Completed'])[1 + n % 4], date '2026-01-01' + n % 700, n % 40 + 0.5,
      case when n % 4 = 3 then now() end
    from generate_series(1, ${count}) n join places on place = n % places`;
}
