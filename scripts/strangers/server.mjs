import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';

const linework = join(import.meta.dirname, '../../apps/pm-server/bin/linework.mjs');
const owner = {
  company: 'Halden & Roy',
  name: 'Marta Lindqvist',
  email: 'marta@halden-roy.example',
  password: 'drafting-paper',
};

/**
 * The built app with sample data, on a free port, and its owner signed in.
 * @param {string} data where its database lies; made here
 */
export async function startServer(data) {
  if (!existsSync(join(linework, '../../dist'))) {
    process.stderr.write('Build first: pnpm build\n');
    process.exit(1);
  }
  mkdirSync(data);
  const env = { ...process.env, NODE_ENV: 'production', PORT: '0', HOST: '127.0.0.1', DATA_DIR: data };
  env.LOG_LEVEL = 'info';
  delete env.DATABASE_URL;
  await setUp(env);
  const child = spawn(process.execPath, [linework, 'start'], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  let answers = 0;
  const faults = [];
  const url = await new Promise((resolve, reject) => {
    let rest = '';
    child.stdout.on('data', (chunk) => {
      const lines = (rest + chunk).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) {
        const ready = line.match(/Linework is ready at (http:\/\/\S+)/)?.[1];
        if (ready) resolve(ready);
        if (/"status":\d\d\d/.test(line)) answers++;
        if (/"status":5\d\d/.test(line)) faults.push(line);
      }
    });
    child.once('exit', (ended) => reject(new Error(`The server ended with ${ended}`)));
  });
  const stop = async () => {
    if (child.exitCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
  };
  return { url, cookie: await signIn(url), stop, answers: () => answers, faults: () => faults };
}

async function setUp(env) {
  const { password, ...flags } = owner;
  const words = Object.entries(flags).flatMap(([name, value]) => [`--${name}`, value]);
  const child = spawn(process.execPath, [linework, 'setup', ...words, '--sample'], {
    env,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  child.stdin.end(password);
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`linework setup ended with ${code}`);
}

async function signIn(url) {
  const { email, password } = owner;
  const answer = await fetch(`${url}/api/auth/sign-in/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  const [cookie] = answer.headers.getSetCookie();
  if (!answer.ok || !cookie) throw new Error(`Signing in answered ${answer.status}`);
  return cookie.split(';')[0];
}
