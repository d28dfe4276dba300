import { createHash, randomBytes } from 'node:crypto';
import {
  closeSync,
  createWriteStream,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import { v7 } from 'uuid';
import { describe, expect, it, vi } from 'vitest';
import { some } from '../../../scripts/checks/some';
import { readBackup } from '../src/backup/readBackup';
import { writeBackup } from '../src/backup/writeBackup';
import { insertAll } from '../src/database/insertAll';
import { rowsOf } from '../src/database/rowsOf';
import { sql } from '../src/database/sql';
import { files } from '../src/files/files.table';
import { filesDirectory, openDiskStore } from '../src/files/openDiskStore';
import { newStorageKey } from '../src/files/uploads.service';
import {
  databaseOf,
  folder,
  KINDS,
  newPlace,
  type PlaceEnv,
  restoredInto,
  runBounded,
} from './commandPlaces';
import { linework, runLinework } from './spawnServer';

const MB = 1024 * 1024;
/** What a disk is read by. */
const CHUNK = 64 * 1024;
const TIMEOUT = 300_000;
const account = ['--name', 'Ada', '--email', 'ada@haldenroy.example'];
const setup = ['setup', '--company', 'Haldenroy', ...account, '--sample'];

/** The sample workspace with files of its own, of these sizes in megabytes. */
async function placeWithFiles(
  kind: string,
  sizes: readonly number[],
): Promise<{ place: PlaceEnv; keys: string[] }> {
  const place = await newPlace(kind);
  expect(await runLinework(setup, place, 'secret-of-ada')).toMatchObject({ code: 0 });
  const database = await databaseOf(place);
  const keys: string[] = [];
  try {
    const store = openDiskStore(filesDirectory({ dataDir: place.DATA_DIR }));
    for (const [index, size] of sizes.entries()) {
      const {
        searchText: _,
        nameKey: __,
        numberKey: ___,
        ...like
      } = (await database.orm.select().from(files).limit(1))[0] ?? never();
      const key = newStorageKey();
      const hash = createHash('sha256');
      const chunks = async function* () {
        for (let done = 0; done < size; done += 1) {
          const chunk = randomBytes(MB);
          hash.update(chunk);
          yield chunk;
        }
      };
      await store.append(key, 0, chunks(), size * MB);
      const row = { name: `Scan ${index}.png`, size: size * MB, storageKey: key, sha256: hash.digest('hex') };
      // Copies share a content.
      const copies = [0, 1].map((copy) => ({ ...like, ...row, id: v7(), name: `${copy} of ${row.name}` }));
      await database.transaction((tx) => insertAll(tx, files, copies));
      keys.push(key);
    }
  } finally {
    await database.close();
  }
  return { place, keys };
}

function never(): never {
  throw new Error('The sample has files');
}

/** SHA-256 by storage key. */
function contentsIn({ DATA_DIR }: PlaceEnv): Record<string, string> {
  const root = filesDirectory({ dataDir: DATA_DIR });
  if (!existsSync(root)) return {};
  const stored = readdirSync(root, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  return Object.fromEntries(
    stored.map(({ name, parentPath }) => [
      name,
      createHash('sha256')
        .update(readFileSync(join(parentPath, name)))
        .digest('hex'),
    ]),
  );
}

function pathOf({ DATA_DIR }: PlaceEnv, key: string): string {
  return join(filesDirectory({ dataDir: DATA_DIR }), key.slice(0, 2), key);
}

/** Whether the restore left neither rows nor contents. */
async function expectNothingIn(place: PlaceEnv): Promise<void> {
  expect(readdirSync(place.DATA_DIR)).toEqual(['linework.lock']);
  if (!place.DATABASE_URL) return;
  const database = await databaseOf(place);
  const rows = await rowsOf(database.orm, sql`select 1 from workspaces`).finally(() => database.close());
  expect(rows).toEqual([]);
}

describe.each(KINDS)('The contents of files in a backup [%s]', (kind) => {
  it(
    'SRV-02, SRV-04: come back byte by byte into either database; those that were not there are told, and doctor says what to do',
    async () => {
      const { place, keys } = await placeWithFiles(kind, [3, 1, 1]);
      const [, gone = '', cut = ''] = keys;
      const file = join(folder(), 'all.linework');
      rmSync(pathOf(place, gone));
      truncateSync(pathOf(place, cut), MB - 1);
      const made = await runLinework(['backup', file], place);
      const { [cut]: _, ...whole } = contentsIn(place);
      expect(Object.keys(whole).length).toBeGreaterThan(10);
      expect(made).toEqual({
        code: 0,
        stdout: expect.stringMatching(
          new RegExp(`^Backed up \\d+ rows and ${Object.keys(whole).length} files \\(3\\.\\d\\d MB\\) to `),
        ),
        stderr: expect.stringMatching(
          /^Warning: the backup lacks the contents of 2 files, '0 of Scan \d\.png' among them: .+\n$/,
        ),
      });
      for (const target of some(restoredInto(kind))) {
        const restored = await newPlace(target);
        expect(await runLinework(['restore', file], restored)).toEqual({
          code: 0,
          stdout: expect.stringMatching(/^Restored \d+ rows and \d+ files \(3\.\d\d MB\) from /),
          stderr: expect.stringMatching(/^Warning: 2 files have no content: .+\n$/),
        });
        expect(contentsIn(restored)).toEqual(whole);
        const modes = keys.slice(0, 1).map((key) => statSync(pathOf(restored, key)).mode & 0o777);
        expect(modes).toEqual([0o600]);
        const { code, stdout, stderr } = await runLinework(['doctor'], restored);
        expect([code, stderr]).toEqual([
          1,
          expect.stringMatching(/^Problem: 2 files whose content is missing or not whole .+ Copy .+\n$/),
        ]);
        expect(stdout).toMatch(/^Files: \d+, 5\.\d\d MB, in /m);
        // What was missing, brought from elsewhere.
        for (const key of [gone, cut]) {
          mkdirSync(join(pathOf(restored, key), '..'), { recursive: true });
          writeFileSync(pathOf(restored, key), Buffer.alloc(MB));
        }
        expect(await runLinework(['doctor'], restored)).toMatchObject({ code: 0, stderr: '' });
      }
    },
    TIMEOUT,
  );

  it(
    'SRV-04: are not mixed with others, and leave nothing of a restore that Ctrl+C ends or whose file goes bad meanwhile',
    async () => {
      const { place } = await placeWithFiles(kind, [64]);
      const backups = folder();
      const file = join(backups, 'all.linework');
      const stopped = await interrupt(['backup', file], place, () => sizeOf(`${file}.part`) > MB);
      expect(stopped).toEqual([130, expect.stringMatching(/^Stopped: .+ was not written\.\n$/)]);
      expect(readdirSync(backups)).toEqual([]);
      expect(await runLinework(['backup', file], place)).toMatchObject({ code: 0, stderr: '' });

      const restored = await newPlace(kind);
      const others = pathOf(restored, 'ab'.repeat(16));
      mkdirSync(join(others, '..'), { recursive: true });
      writeFileSync(others, 'of somebody');
      const refused = await runLinework(['restore', file], restored);
      expect([refused.code, refused.stderr]).toEqual([
        1,
        expect.stringMatching(/^There are contents of files in .+files already\. Move .+\n$/),
      ]);
      expect(readFileSync(others, 'utf8')).toBe('of somebody');
      rmSync(filesDirectory({ dataDir: restored.DATA_DIR }), { recursive: true });
      await expectNothingIn(restored);

      const aside = join(filesDirectory({ dataDir: restored.DATA_DIR }), 'unfinished');
      const ended = await interrupt(['restore', file], restored, () => existsSync(aside));
      expect(ended).toEqual([130, 'Stopped: nothing was restored.\n']);
      await expectNothingIn(restored);

      // After it was read once, which is when the directory is locked.
      rmSync(join(restored.DATA_DIR, 'linework.lock'));
      const child = await linework(['restore', file], restored);
      const end = ending(child);
      await vi.waitUntil(() => existsSync(join(restored.DATA_DIR, 'linework.lock')), WAIT);
      const opened = openSync(file, 'r+');
      writeSync(opened, randomBytes(1_000), 0, 1_000, sizeOf(file) - MB);
      closeSync(opened);
      expect(await end).toEqual([1, expect.stringMatching(/is damaged or cut off .+\n$/)]);
      await expectNothingIn(restored);
    },
    TIMEOUT,
  );

  it('SRV-04: of 200 MB take no more memory than little ones', {
    tags: ['test-all'],
    timeout: TIMEOUT,
  }, async () => {
    const { place } = await placeWithFiles(kind, [200]);
    const file = join(folder(), 'all.linework');
    await runBounded('backup', file, place);
    const restored = await newPlace(kind);
    await runBounded('restore', file, restored);
    expect(contentsIn(restored)).toEqual(contentsIn(place));
  });
});

const WAIT = { timeout: 60_000, interval: 1 };

function sizeOf(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.size ?? 0;
}

/** Runs a command and presses Ctrl+C once it is so far. */
async function interrupt(args: string[], place: PlaceEnv, isSoFar: () => boolean) {
  const child = await linework(args, place);
  const end = ending(child);
  await vi.waitUntil(isSoFar, WAIT);
  child.kill('SIGINT');
  return end;
}

/** Its exit code and what it said of errors. */
async function ending(child: Awaited<ReturnType<typeof linework>>): Promise<[number | null, string]> {
  let said = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    said += chunk.toString();
  });
  return [await new Promise<number | null>((resolve) => child.once('close', resolve)), said];
}

describe('A content that is deleted for good while a backup is made', () => {
  it('SRV-04: is in it whole where its first bytes were read, and is left out where it was not begun', async () => {
    const { place, keys } = await placeWithFiles('embedded database', [3, 3, 3]);
    const root = filesDirectory({ dataDir: place.DATA_DIR });
    const before = contentsIn(place);
    const path = join(folder(), 'all.linework');
    const database = await databaseOf(place);
    let read = 0;
    const { contents } = await writeBackup(database, openDiskStore(root), createWriteStream(path), {
      now: new Date(),
      signal: new AbortController().signal,
      onProgress: (done, _, unit) => {
        if (unit === 'rows') return;
        // Amid a large one: all contents go.
        if (done - read === CHUNK) rmSync(root, { recursive: true, force: true });
        read = done;
      },
    }).finally(() => database.close());
    const backedUp: Record<string, string> = {};
    for await (const part of readBackup(path)) {
      if (part.kind !== 'content') continue;
      const hash = createHash('sha256');
      for await (const chunk of part.chunks) hash.update(chunk);
      backedUp[part.key] = hash.digest('hex');
    }
    expect(before).toMatchObject(backedUp);
    expect(keys.filter((key) => backedUp[key])).toHaveLength(1);
    expect(Object.keys(backedUp)).toHaveLength(contents.count);
    expect(contents.count + contents.missing).toBe(Object.keys(before).length);
  });
});
