import { constants } from 'node:fs';
import { copyFile, mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { CopyDeskAddress } from '../server/copyDesk';
import { StartupError } from '../server/StartupError';

/** The write-ahead log. Copied last, for the copy needs it up to its end. */
const LOG = 'pg_wal';
/** Says which process has the directory open: nobody has the copy. */
const NOT_COPIED = new Set([LOG, 'postmaster.pid']);

/**
 * Copies the directory of an embedded database that a running server has open, for the others to work on meanwhile. What was
 * committed before the copying ended is in the copy whole, what comes later is not.
 *
 * @param target holds the folder `database` afterwards
 * @throws StartupError where the server does not answer, or makes another copy
 */
export async function copyRunning(
  dataDir: string,
  desk: CopyDeskAddress,
  target: string,
  signal: AbortSignal,
): Promise<void> {
  const [from, to] = [join(dataDir, 'database'), join(target, 'database')];
  await rm(target, { recursive: true, force: true });
  await mkdir(to, { recursive: true, mode: 0o700 });
  const talk = await talkTo(desk, signal);
  try {
    const answer = await talk.ask(desk.token);
    if (answer === 'busy')
      throw new StartupError('Another backup of this database is being made. Wait for it to end.');
    if (answer !== 'begun') throw new StartupError(NO_ANSWER);
    await copyFolder(from, to, NOT_COPIED, () => {
      signal.throwIfAborted();
      talk.say('');
    });
    const label: unknown = JSON.parse(await talk.ask('copied'));
    await writeFile(join(to, 'backup_label'), String(label));
    await mkdir(join(to, LOG), { mode: 0o700 });
    await copyFolder(join(from, LOG), join(to, LOG), new Set(), () => talk.say(''));
    // Not closed before: then the log was kept until here.
    if (!talk.isOpen()) throw new StartupError(NO_ANSWER);
  } finally {
    talk.close();
  }
}

const NO_ANSWER =
  'The Linework server that has this data directory open did not let it be copied: its log says why. Try again, or stop it before the backup.';

async function talkTo({ port }: CopyDeskAddress, signal: AbortSignal) {
  const socket = connect({ port, host: '127.0.0.1', signal });
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve);
    socket.once('error', () => reject(new StartupError(NO_ANSWER)));
  });
  // A connection that breaks ends the lines, which is told then.
  socket.on('error', () => {});
  const reader = createInterface({ input: socket });
  socket.once('close', () => reader.close());
  const lines = reader[Symbol.asyncIterator]();
  return {
    say: (line: string) => void socket.write(`${line}\n`),
    ask: async (line: string): Promise<string> => {
      socket.write(`${line}\n`);
      const answer = await lines.next();
      if (answer.done) throw new StartupError(NO_ANSWER);
      return answer.value;
    },
    isOpen: () => socket.readyState === 'open',
    close: () => socket.destroy(),
  };
}

/** Files may go while they are looked at: the log says so too. */
async function copyFolder(
  from: string,
  to: string,
  without: ReadonlySet<string>,
  onFile: () => void,
): Promise<void> {
  for (const entry of await readdir(from, { withFileTypes: true })) {
    if (without.has(entry.name)) continue;
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) {
      await mkdir(target, { mode: 0o700 });
      await copyFolder(source, target, without, onFile);
    } else if (entry.isFile()) {
      // Where the file system can, both share their blocks until one of them changes.
      await copyFile(source, target, constants.COPYFILE_FICLONE).catch(unlessGone);
    }
    onFile();
  }
}

function unlessGone(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error;
}
