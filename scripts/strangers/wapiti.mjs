import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { MINUTES, run } from './tool.mjs';

/** Those of its modules that need nothing from the internet. */
const MODULES =
  'backup,blindsql,cookieflags,crlf,csp,exec,file,http_headers,methods,permanentxss,redirect,sql,xss';
/** What its levels mean; below is low. */
const WEIGHTS = { 2: 'medium', 3: 'high', 4: 'critical' };

/** Injection, files, cross-site scripting, headers ... over every address that can be read, and what they lead to. */
export async function wapiti({ url, cookie, targets, folder }) {
  const report = join(folder, 'wapiti.json');
  const starts = targets.filter(({ method }) => method === 'GET').map(({ address }) => address);
  await run(
    'wapiti',
    [
      ...['-u', `${url}/api/docs`, '--scope', 'domain', '-m', MODULES, '-H', `Cookie: ${cookie}`],
      ...starts.flatMap((address) => ['-s', address]),
      ...['--max-scan-time', String(30 * MINUTES), '--max-attack-time', String(15 * MINUTES)],
      ...['--max-links-per-page', '20', '-d', '2'],
      ...[
        '-f',
        'json',
        '-o',
        report,
        '--flush-session',
        '--store-session',
        folder,
        '--no-bugreport',
        '-v',
        '0',
      ],
    ],
    folder,
  );
  const { vulnerabilities, anomalies, infos } = JSON.parse(readFileSync(report, 'utf8'));
  const findings = [...Object.entries(vulnerabilities), ...Object.entries(anomalies)].flatMap(
    ([kind, found]) =>
      found.map(({ level, info, path }) => ({
        weight: WEIGHTS[level] ?? 'low',
        what: `${kind}: ${path} ${info}`,
      })),
  );
  return { did: `${infos.crawled_pages_nbr ?? starts.length} pages`, findings };
}
