#!/usr/bin/env node
// Lets other people's attack tools loose on the built app with sample data: sqlmap, wapiti and ffuf, where they are installed
// (Debian: apt-get install sqlmap wapiti ffuf). Says what each found and ends with 1 for anything of medium weight or worse.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Minutes that each of sqlmap's requests may take, and a quarter of it each of wapiti's modules: a look, not a siege. */
const MINUTES = Number(process.env.STRANGERS_MINUTES ?? 2);
const linework = join(import.meta.dirname, '../apps/pm-server/bin/linework.mjs');
/** What ffuf may find: it is meant to be there. */
const KNOWN = new Set([
  '/health',
  '/api/session',
  '/api/setup',
  '/api/settings',
  '/api/clients',
  '/api/people',
  '/api/docs',
  '/api/openapi.json',
]);
/** Those of wapiti's that need nothing from the internet. */
const MODULES =
  'backup,blindsql,cookieflags,crlf,csp,exec,file,http_headers,methods,permanentxss,redirect,sql,xss';
/** What wapiti's levels mean; below is low. */
const WEIGHTS = { 2: 'medium', 3: 'high', 4: 'critical' };
const account = { email: 'marta@halden-roy.example', password: 'drafting-paper' };

if (!existsSync(join(linework, '../../dist'))) {
  process.stderr.write('Build first: pnpm build\n');
  process.exit(1);
}
const folder = await mkdtemp(join(tmpdir(), 'linework-strangers-'));
const server = await startServer();
try {
  const cookie = await signIn(server.url);
  const tools = [
    ['ffuf', () => ffuf(server.url, cookie)],
    ['wapiti', () => wapiti(server.url, cookie)],
    ['sqlmap', () => sqlmap(server.url, cookie)],
  ];
  let found = 0;
  for (const [name, attack] of tools) {
    if (!(await isInstalled(name))) {
      process.stdout.write(`${name}: not installed, left out\n`);
      continue;
    }
    const began = Date.now();
    const { did, findings } = await attack();
    const worse = findings.filter(({ weight }) => weight !== 'low');
    found += worse.length;
    const seconds = Math.round((Date.now() - began) / 1000);
    process.stdout.write(`${name}: ${did} in ${seconds} s; ${worse.length} findings of medium or worse\n`);
    for (const { weight, what } of findings) process.stdout.write(`  ${weight}: ${what}\n`);
  }
  const faults = server.faults();
  process.stdout.write(`server: ${faults.length} answers of 5xx\n`);
  for (const fault of faults.slice(0, 10)) process.stdout.write(`  ${fault}\n`);
  process.exitCode = found + faults.length > 0 ? 1 : 0;
} finally {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}

/** Names that are often left lying about; the app's own page, which every unknown address gets, does not count. */
async function ffuf(url, cookie) {
  const words = join(folder, 'words.txt');
  const list = hiddenNames();
  writeFileSync(words, list.join('\n'));
  const findings = [];
  const open = new Set();
  for (const [place, headers] of [
    ['', []],
    ['api/', []],
    ['api/', ['-H', `Cookie: ${cookie}`]],
    ['api/auth/', ['-H', `Cookie: ${cookie}`]],
  ]) {
    const report = join(folder, 'ffuf.json');
    const args = ['-s', '-u', `${url}/${place}FUZZ`, '-w', words, '-o', report, '-of', 'json', '-t', '4'];
    await run('ffuf', [...args, '-mc', '200-299,301,302,500-599', '-fr', '<div id="root"', ...headers]);
    for (const { url: address, status } of JSON.parse(readFileSync(report, 'utf8')).results) {
      const { pathname } = new URL(address);
      if (KNOWN.has(pathname)) open.add(pathname);
      else findings.push({ weight: 'medium', what: `${status} ${address}` });
    }
  }
  if (open.size === 0) throw new Error('ffuf found not even what is there');
  return { did: `${4 * list.length} addresses, of which ${open.size} are meant to be there,`, findings };
}

function hiddenNames() {
  const names = [
    '.env',
    '.git/config',
    '.git/HEAD',
    '.svn/entries',
    '.htaccess',
    '.npmrc',
    '.DS_Store',
    'secret',
    'data/secret',
  ];
  names.push(
    'package.json',
    'pnpm-lock.yaml',
    'dist/cli.js',
    'src/cli.ts',
    'migrations/0000_foundation.sql',
    'assets/',
    'index.html.br',
  );
  names.push(
    'admin',
    'admin/',
    'debug',
    'status',
    'metrics',
    'actuator/env',
    'server-status',
    'phpinfo.php',
    'graphql',
    'trace',
  );
  names.push(
    '%2e%2e/%2e%2e/etc/passwd',
    '..%2f..%2f..%2fetc%2fpasswd',
    '....//....//etc/passwd',
    '%00',
    '%c0%ae%c0%ae/etc/passwd',
    '..%5c..%5cetc',
  );
  names.push(
    'health',
    'session',
    'setup',
    'settings',
    'clients',
    'people',
    'users',
    'accounts',
    'sessions',
    'export',
    'backup',
    'docs',
    'openapi.json',
    'swagger.json',
  );
  names.push(
    'sign-up/email',
    'get-session',
    'list-sessions',
    'update-user',
    'delete-user',
    'ok',
    'error',
    'callback/github',
    'reset-password',
    'list-accounts',
  );
  for (const base of ['backup', 'dump', 'db', 'data', 'linework', 'workspace'])
    for (const ending of ['sql', 'zip', 'tar.gz', 'bak', 'json', 'db', 'log'])
      names.push(`${base}.${ending}`);
  return names;
}

/** Injection, files, cross-site scripting, headers ... over the addresses that take parameters. */
async function wapiti(url, cookie) {
  const report = join(folder, 'wapiti.json');
  const starts = attackable(url).flatMap((address) => ['-s', address]);
  const limits = [
    '--max-scan-time',
    String(30 * MINUTES),
    '--max-attack-time',
    String(15 * MINUTES),
    '--max-links-per-page',
    '20',
    '-d',
    '2',
  ];
  await run('wapiti', [
    ...['-u', `${url}/api/docs`, '--scope', 'domain', ...starts, ...limits],
    ...[
      '-H',
      `Cookie: ${cookie}`,
      '-f',
      'json',
      '-o',
      report,
      '--flush-session',
      '--no-bugreport',
      '-v',
      '0',
    ],
    ...['--store-session', folder, '-m', MODULES],
  ]);
  const { vulnerabilities, anomalies, infos } = JSON.parse(readFileSync(report, 'utf8'));
  const findings = [...Object.entries(vulnerabilities), ...Object.entries(anomalies)].flatMap(
    ([kind, found]) =>
      found.map(({ level, info, path }) => ({
        weight: WEIGHTS[level] ?? 'low',
        what: `${kind}: ${path} ${info}`,
      })),
  );
  return { did: `${infos.crawled_pages_nbr ?? starts.length / 2} pages`, findings };
}

/** Every parameter of the lists and the search, the id in an address, and fields of JSON bodies. */
async function sqlmap(url, cookie) {
  const bulk = {
    id: '01890a5d-ac96-774b-bcce-b302099a8057',
    action: 'complete',
    tasks: { by: 'list', list: { search: 'nothing*' } },
  };
  const targets = [
    ...attackable(url).map((address) => ['-u', address]),
    ['-u', `${url}/api/clients/01890a5d-ac96-774b-bcce-b302099a8057*`],
    ['-u', `${url}/api/tasks/bulk`, '--data', JSON.stringify(bulk), '-H', 'Content-Type: application/json'],
  ];
  const findings = [];
  for (const target of targets) {
    const said = await run('timeout', [
      ...[
        String(60 * MINUTES),
        'sqlmap',
        ...target,
        '--cookie',
        cookie,
        '--batch',
        '--ignore-stdin',
        '--ignore-code',
        '400,404,422',
        '--flush-session',
        '--dbms',
        'PostgreSQL',
      ],
      ...[
        '--level',
        '2',
        '--risk',
        '1',
        '--technique',
        'BEU',
        '--disable-coloring',
        '--output-dir',
        join(folder, 'sqlmap'),
      ],
      ...['--skip', 'Cookie,User-Agent,Referer', '--answers', 'redirect=N,session=N'],
    ]);
    if (!said.includes('testing if the target URL content is stable'))
      throw new Error(`sqlmap did not get to ${target[1]}: ${said.slice(-500)}`);
    if (/identified the following injection|appears to be '.*' injectable/.test(said))
      findings.push({ weight: 'high', what: `injection at ${target[1]}` });
  }
  return { did: `${targets.length} targets`, findings };
}

function attackable(url) {
  return [
    `${url}/api/tasks?search=a&sort=title&direction=asc&status=pending&priority=high&limit=5`,
    `${url}/api/projects?search=a&sort=budget&direction=desc&status=Planning&limit=5`,
    `${url}/api/search?q=a`,
  ];
}

async function signIn(url) {
  const answer = await fetch(`${url}/api/auth/sign-in/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(account),
  });
  const [cookie] = answer.headers.getSetCookie();
  if (!answer.ok || !cookie) throw new Error(`Signing in answered ${answer.status}`);
  return cookie.split(';')[0];
}

async function startServer() {
  const data = join(folder, 'data');
  mkdirSync(data);
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    PORT: '0',
    HOST: '127.0.0.1',
    DATA_DIR: data,
    LOG_LEVEL: 'info',
  };
  delete env.DATABASE_URL;
  const who = [
    '--company',
    'Halden & Roy',
    '--name',
    'Marta Lindqvist',
    '--email',
    account.email,
    '--password',
    account.password,
  ];
  const setUp = spawn(process.execPath, [linework, 'setup', ...who, '--sample'], { env, stdio: 'ignore' });
  const [code] = await once(setUp, 'exit');
  if (code !== 0) throw new Error(`linework setup ended with ${code}`);
  const child = spawn(process.execPath, [linework, 'start'], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const faults = [];
  const url = await new Promise((resolve, reject) => {
    let rest = '';
    child.stdout.on('data', (chunk) => {
      const lines = (rest + chunk).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) {
        const ready = line.match(/Linework is ready at (http:\/\/\S+)/)?.[1];
        if (ready) resolve(ready);
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
  return { url, stop, faults: () => faults };
}

/** Runs a tool to its end; everything that it says, which is kept in the folder too, as long as the run lasts. */
async function run(command, args) {
  const child = spawn(command, args, { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] });
  const log = createWriteStream(join(folder, `${command}.log`), { flags: 'a' });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      said += chunk;
      log.write(chunk);
    });
  await once(child, 'close');
  log.end();
  return said;
}

async function isInstalled(command) {
  const [code] = await once(spawn('which', [command], { stdio: 'ignore' }), 'exit');
  return code === 0;
}
