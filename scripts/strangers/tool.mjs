import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { join } from 'node:path';

/** Minutes that each of sqlmap's targets may take, and a quarter of it each of wapiti's modules: a look, not a siege. */
export const MINUTES = Number(process.env.STRANGERS_MINUTES ?? 2);

/**
 * Runs a tool to its end.
 * @param {string} folder where it works, and where what it says is kept as long as the run lasts
 * @returns {Promise<string>} everything that it said
 */
export async function run(command, args, folder) {
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

export async function isInstalled(command) {
  const [code] = await once(spawn('which', [command], { stdio: 'ignore' }), 'exit');
  return code === 0;
}
