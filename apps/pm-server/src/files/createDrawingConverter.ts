import { spawn } from 'node:child_process';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { Problem } from '../http/Problem';
import type { FileStore } from './FileStore';
import type { FileContent } from './files.queries';
import { openDiskStore } from './openDiskStore';

/** A program that makes a DXF of a DWG: its words, with `{in}` and `{out}` where the two files go. */
export type ConverterCommand = readonly [string, ...string[]];

export interface DrawingConverter {
  /** Conversions that were made, each by the key of its DWG. They can be made again: no backup has them. */
  readonly made: FileStore;
  /**
   * The drawing as DXF. The first to ask has it made; who asks meanwhile waits for the same.
   * @throws Problem 422 where the program makes none, 503 where too many others wait
   */
  readonly dxfOf: (drawing: FileContent) => Promise<FileContent>;
}

interface Limits {
  /** Of one conversion, ms. */
  longestMs: number;
  /** Of the program's memory, kB. */
  memory: number;
  /** Of what it writes, bytes. */
  output: number;
}

const LIMITS: Limits = { longestMs: 60_000, memory: 2 * 1024 * 1024, output: 100 * 1024 * 1024 };
/** Conversions run one after the other. */
const MOST_WAITING = 20;
/** Drawings that the program could not read, which it is not asked again about until the server starts anew. */
const MOST_REMEMBERED = 1_000;

const unreadable = () =>
  new Problem(422, { detail: 'The converter of this server could not read this drawing.' });

/**
 * Has DWG made into DXF by a program that the owner installed: in a process of its own, with a folder of its own and none of the
 * server's environment, ended with all that it started when it takes too long.
 *
 * @param directory where conversions and the program's folders lie
 */
export function createDrawingConverter(
  command: ConverterCommand,
  { fileStore, directory }: { fileStore: FileStore; directory: string },
  limits: Limits = LIMITS,
): DrawingConverter {
  const made = openDiskStore(directory);
  const running = new Map<string, Promise<void>>();
  const failed = new Set<string>();
  let last: Promise<unknown> = Promise.resolve();

  /** A DXF ends with a word for it: one that does not was cut off, by the program or when the server was. */
  const isWhole = async (key: string): Promise<boolean> => {
    const length = await made.sizeOf(key);
    const end = length > 0 ? await made.read(key, Math.max(0, length - 32), length) : new Uint8Array();
    return Buffer.from(end).includes('EOF');
  };
  const convert = async ({ storageKey, size }: FileContent): Promise<void> => {
    await mkdir(directory, { recursive: true, mode: 0o700 });
    const folder = await mkdtemp(join(directory, 'at-work-'));
    try {
      const [from, to] = [join(folder, 'drawing.dwg'), join(folder, 'drawing.dxf')];
      await pipeline(fileStore.stream(storageKey, 0, size), createWriteStream(from));
      const length = await run(command, { from, to, folder }, limits)
        .then(() => stat(to))
        .then(
          ({ size: written }) => written,
          () => 0,
        );
      if (length > 0 && length <= limits.output)
        await made.append(storageKey, 0, createReadStream(to), length);
      if (await isWhole(storageKey)) return;
      if (failed.size < MOST_REMEMBERED) failed.add(storageKey);
      throw unreadable();
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  };
  const waitFor = (drawing: FileContent): Promise<void> => {
    const { storageKey } = drawing;
    const known = running.get(storageKey);
    if (known) return known;
    if (running.size >= MOST_WAITING)
      throw new Problem(503, {
        detail: 'Many drawings are being converted. Try again shortly.',
        retryAfter: 30,
      });
    const mine = last.then(() => convert(drawing));
    last = mine.catch(() => undefined);
    running.set(storageKey, mine);
    return mine.finally(() => running.delete(storageKey));
  };
  return {
    made,
    dxfOf: async (drawing) => {
      const { name, storageKey, sha256 } = drawing;
      if (failed.has(storageKey)) throw unreadable();
      if (!(await isWhole(storageKey))) await waitFor(drawing);
      return {
        name: `${name}.dxf`,
        type: 'image/vnd.dxf',
        size: await made.sizeOf(storageKey),
        sha256: `${sha256}-dxf`,
        storageKey,
      };
    },
  };
}

/** Sets the limits, where the system has them, and becomes the program. */
const LIMITED = 'ulimit -v "$1" 2>/dev/null; ulimit -f "$2" 2>/dev/null; shift 2; exec "$@"';
/** `ulimit -f` counts in blocks of so many bytes. */
const BLOCK = 512;

function run(
  command: ConverterCommand,
  { from, to, folder }: { from: string; to: string; folder: string },
  { longestMs, memory, output }: Limits,
): Promise<void> {
  const words = command.map((word) => word.replaceAll('{in}', from).replaceAll('{out}', to));
  return new Promise((resolve, reject) => {
    const limits = [String(memory), String(Math.ceil(output / BLOCK))];
    const program = spawn('sh', ['-c', LIMITED, 'sh', ...limits, ...words], {
      cwd: folder,
      // Nothing of the server's: it has passwords.
      env: { PATH: process.env.PATH ?? '', HOME: folder, TMPDIR: folder, LANG: 'C.UTF-8' },
      stdio: 'ignore',
      // A group of its own, which ends with all that it started.
      detached: true,
    });
    const end = () => {
      try {
        if (program.pid !== undefined) process.kill(-program.pid, 'SIGKILL');
      } catch {
        // It has ended by itself.
      }
    };
    const late = setTimeout(end, longestMs);
    // A server that stops does not leave it behind.
    process.once('exit', end);
    const settle = (tell: () => void) => {
      clearTimeout(late);
      process.off('exit', end);
      end();
      tell();
    };
    program.once('error', (error) => settle(() => reject(error)));
    program.once('exit', (code) =>
      settle(() => (code === 0 ? resolve() : reject(new Error(`It ended with ${code}`)))),
    );
  });
}
