import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { UncertainCommit } from '../database/engines/UncertainCommit';
import { openDiskStore } from './openDiskStore';
import { withContentsAside } from './withContentsAside';

const KEYS = ['ab'.repeat(16), 'cd'.repeat(16)] as const;

function newRoot(): string {
  const dataDir = mkdtempSync(join(tmpdir(), 'lw-contents-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  return join(dataDir, 'files');
}

/** Stores two contents, puts them in place, and ends so. */
function restoreContents(root: string, end: () => Promise<void>): Promise<void> {
  return withContentsAside(root, async ({ store, place }) => {
    for (const key of KEYS)
      await store.append(
        key,
        0,
        (async function* () {
          yield Buffer.from(key);
        })(),
        100,
      );
    expect(await keysIn(root)).toEqual([]);
    await place();
    expect(await keysIn(root)).toEqual(KEYS);
    await end();
  });
}

async function keysIn(root: string): Promise<string[]> {
  const keys: string[] = [];
  for await (const key of openDiskStore(root).keys()) keys.push(key);
  return keys.sort();
}

it('SRV-04: contents of a restore take their place, also where others were once', async () => {
  const root = newRoot();
  mkdirSync(join(root, 'ab'), { recursive: true });
  await restoreContents(root, async () => {});
  expect(await keysIn(root)).toEqual(KEYS);
  expect(readdirSync(root).sort()).toEqual(['ab', 'cd']);
});

it('SRV-04: contents of a restore that fails in its last step go, and stay where their rows may be stored', async () => {
  const root = newRoot();
  const failed = new Error('PostgreSQL refuses to commit');
  await expect(restoreContents(root, () => Promise.reject(failed))).rejects.toBe(failed);
  expect(existsSync(root)).toBe(false);
  const uncertain = new UncertainCommit(failed);
  await expect(restoreContents(root, () => Promise.reject(uncertain))).rejects.toBe(uncertain);
  expect(await keysIn(root)).toEqual(KEYS);
});
