import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './tool.mjs';

/** What it may find: it is meant to be there. */
const KNOWN = new Set([
  '/health',
  '/api/session',
  '/api/setup',
  '/api/settings',
  '/api/clients',
  '/api/dashboard',
  '/api/events',
  '/api/people',
  '/api/projects',
  '/api/search',
  '/api/tasks',
  '/api/docs',
  '/api/openapi.json',
]);
/** Of Debian's dirb: some 4,600 names that servers often have. */
const COMMON = '/usr/share/dirb/wordlists/common.txt';
const FILES =
  '.env .git/config .git/HEAD .svn/entries .htaccess .npmrc .DS_Store secret data/secret package.json pnpm-lock.yaml';
const BUILD =
  'dist/cli.js src/cli.ts migrations/0000_foundation.sql assets/ index.html.br trace metrics actuator/env graphql';
const ESCAPES =
  '%2e%2e/%2e%2e/etc/passwd ..%2f..%2f..%2fetc%2fpasswd ....//....//etc/passwd %00 %c0%ae%c0%ae/etc/passwd ..%5c..%5cetc';
const OURS =
  'health session setup settings clients people users accounts sessions export backup docs openapi.json swagger.json';
const ACCOUNTS =
  'sign-up/email get-session list-sessions update-user delete-user ok error callback/github reset-password list-accounts';

/** Names that are often left lying about; the app's own page, which every unknown address gets, does not count. */
export async function ffuf({ url, cookie, folder }) {
  const words = join(folder, 'words.txt');
  const names = hiddenNames();
  writeFileSync(words, names.join('\n'));
  const signedIn = ['-H', `Cookie: ${cookie}`];
  const places = [
    ['', []],
    ['api/', []],
    ['api/', signedIn],
    ['api/auth/', signedIn],
  ];
  const findings = [];
  const open = new Set();
  for (const [place, headers] of places) {
    const report = join(folder, 'ffuf.json');
    const args = ['-s', '-u', `${url}/${place}FUZZ`, '-w', words, '-o', report, '-of', 'json', '-t', '4'];
    await run(
      'ffuf',
      [...args, '-mc', '200-299,301,302,500-599', '-fr', '<div id="root"', ...headers],
      folder,
    );
    for (const { url: address, status } of JSON.parse(readFileSync(report, 'utf8')).results) {
      const { pathname } = new URL(address);
      if (KNOWN.has(pathname)) open.add(pathname);
      else findings.push({ weight: 'medium', what: `${status} ${address}` });
    }
  }
  if (open.size === 0) throw new Error('ffuf found not even what is there');
  return {
    did: `${places.length * names.length} addresses, of which ${open.size} are meant to be there,`,
    findings,
  };
}

function hiddenNames() {
  const own = [FILES, BUILD, ESCAPES, OURS, ACCOUNTS].flatMap((names) => names.split(' '));
  const left = ['backup', 'dump', 'db', 'data', 'linework', 'workspace'].flatMap((base) =>
    ['sql', 'zip', 'tar.gz', 'bak', 'json', 'db', 'log'].map((ending) => `${base}.${ending}`),
  );
  const common = existsSync(COMMON) ? readFileSync(COMMON, 'utf8').split('\n').filter(Boolean) : [];
  return [...new Set([...own, ...left, ...common])];
}
