import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { type ConverterCommand, createDrawingConverter } from './createDrawingConverter';
import type { FileContent } from './files.queries';
import { openDiskStore } from './openDiskStore';

const folder = mkdtempSync(join(tmpdir(), 'linework-test-converter-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const directory = join(folder, 'conversions');
const fileStore = openDiskStore(join(folder, 'files'));

/** A program for the tests: what it does is what the drawing says. */
const script = join(folder, 'converter.sh');
writeFileSync(
  script,
  `echo run >> ${join(folder, 'runs')}
case "$(tail -c +7 "$1")" in
  plan) printf '  0\\nSECTION\\n  0\\nEOF\\n' > "$2" ;;
  secrets) { env; printf 'EOF\\n'; } > "$2" ;;
  torn) printf '  0\\nSECTION\\n' > "$2" ;;
  nothing) ;;
  fails) printf 'EOF' > "$2"; exit 3 ;;
  memory) tail /dev/zero > "$2" && printf 'EOF' > "$2" ;;
  disk) yes EOF > "$2" ;;
  hangs) sleep 600 & echo $! > ${join(folder, 'child')}; wait ;;
esac
`,
);
const command: ConverterCommand = ['sh', script, '{in}', '{out}'];
const limits = { longestMs: 10_000, memory: 200 * 1024, output: 1024 * 1024 };

let count = 0;
async function drawing(content: string): Promise<FileContent> {
  count += 1;
  const storageKey = count.toString(16).padStart(32, '0');
  const bytes = Buffer.from(`AC1032${content}`);
  await fileStore.append(
    storageKey,
    0,
    (async function* () {
      yield bytes;
    })(),
    bytes.length,
  );
  return { name: 'Plan.dwg', type: 'image/vnd.dwg', size: bytes.length, sha256: 'abc', storageKey };
}

const converter = (more: Partial<typeof limits> = {}) =>
  createDrawingConverter(command, { fileStore, directory }, { ...limits, ...more });
const runs = () => readFileSync(join(folder, 'runs'), 'utf8').split('\n').length - 1;
/** What runs under a process id, by Linux's own account: nothing once it has ended. */
const commandOf = (pid: string) => {
  const told = `/proc/${pid}/cmdline`;
  return existsSync(told) ? readFileSync(told, 'utf8') : '';
};
/** Folders of programs that run. */
const atWork = () => readdirSync(directory).filter((name) => name.startsWith('at-work-'));

describe('FIL-11: DWG made into DXF by a program that the owner installed', () => {
  it('is made once, also where several ask at the same time, and kept', async () => {
    const { dxfOf, made } = converter();
    const plan = await drawing('plan');
    const [one, two] = await Promise.all([dxfOf(plan), dxfOf(plan)]);
    expect(one).toEqual(two);
    expect(one).toMatchObject({ name: 'Plan.dwg.dxf', type: 'image/vnd.dxf', size: 20 });
    expect(Buffer.from(await made.read(one.storageKey, 0, one.size)).toString()).toContain('EOF');
    const before = runs();
    await dxfOf(plan);
    expect([before, runs()]).toEqual([1, 1]);
    expect(atWork()).toEqual([]);
  });

  it('has nothing of the server’s environment', async () => {
    process.env.LINEWORK_TEST_SECRET = 'not-to-be-seen';
    try {
      const { dxfOf, made } = converter();
      const { storageKey, size } = await dxfOf(await drawing('secrets'));
      expect(Buffer.from(await made.read(storageKey, 0, size)).toString()).not.toContain('not-to-be-seen');
    } finally {
      delete process.env.LINEWORK_TEST_SECRET;
    }
  });

  it.each(['torn', 'nothing', 'fails', 'memory', 'disk'])(
    'says so where the program is %s',
    async (content) => {
      const { dxfOf } = converter();
      const broken = await drawing(content);
      const refusal = { status: 422, message: 'The converter of this server could not read this drawing.' };
      await expect(dxfOf(broken)).rejects.toMatchObject(refusal);
      const before = runs();
      await expect(dxfOf(broken)).rejects.toMatchObject(refusal);
      expect(runs()).toBe(before);
      expect(atWork()).toEqual([]);
    },
  );

  it('is ended with all that it started where it takes too long; the next one has its turn', async () => {
    const { dxfOf } = converter({ longestMs: 300 });
    const [late, next] = await Promise.allSettled([
      dxfOf(await drawing('hangs')),
      dxfOf(await drawing('plan')),
    ]);
    expect([late.status, next.status]).toEqual(['rejected', 'fulfilled']);
    expect(atWork()).toEqual([]);
    const child = readFileSync(join(folder, 'child'), 'utf8').trim();
    expect(commandOf(String(process.pid))).not.toBe('');
    await expect.poll(() => commandOf(child)).toBe('');
  });
});
