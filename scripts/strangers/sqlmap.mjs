import { join } from 'node:path';
import { MINUTES, run } from './tool.mjs';

const OPTIONS = {
  '--dbms': 'PostgreSQL',
  '--level': '2',
  '--risk': '1',
  '--technique': 'BEU',
  '--ignore-code': '400,401,404,409,412,422,429',
  '--skip': 'Cookie,User-Agent,Referer',
  '--answers': 'redirect=N,session=N',
};

/** Every parameter, every id in an address and every field of a body. */
export async function sqlmap({ cookie, targets, folder }) {
  const attacked = targets.filter(({ address, id, body }) => address.includes('?') || id || body);
  const findings = [];
  for (const target of attacked) {
    const { method, address, id, body, version } = target;
    const place = id ? address.replace(id, `${id}*`) : address;
    const headers = { 'Content-Type': body && 'application/json', 'If-Match': version };
    const said = await run(
      'timeout',
      [
        ...[String(60 * MINUTES), 'sqlmap', '-u', place, '--method', method, '--cookie', cookie],
        ...(body ? ['--data', JSON.stringify(body)] : []),
        ...Object.entries(headers).flatMap(([name, value]) => (value ? ['-H', `${name}: ${value}`] : [])),
        ...Object.entries(OPTIONS).flat(),
        ...['--batch', '--ignore-stdin', '--flush-session', '--disable-coloring'],
        ...['--output-dir', join(folder, 'sqlmap')],
      ],
      folder,
    );
    if (!said.includes('testing if the target URL content is stable') || !said.includes('[*] ending @'))
      throw new Error(`sqlmap did not get to the end of ${method} ${place}: ${said.slice(-500)}`);
    // What only 'appears to be injectable' it tries once more itself, and calls a false positive or identifies.
    if (said.includes('identified the following injection'))
      findings.push({ weight: 'high', what: `injection at ${method} ${place}` });
  }
  return { did: `${attacked.length} operations`, findings };
}
