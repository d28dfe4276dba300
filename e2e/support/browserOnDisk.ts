import { mkdtemp, readdir, readFile, readlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { wholeBrowser } from './browsers';
import { test as base, expect, signIn } from './fixtures';
import { removeData } from './server';

/** A browser that dies with all its processes at once, and is started again on what it had written to disk. */
export interface MortalBrowser {
  /** A new page, signed in to `server`. */
  open(): Promise<Page>;
  /** Waits until the browser has written the text to disk, within what pages have in localStorage: it does so some seconds later. */
  untilWritten(text: string): Promise<void>;
  /** SIGKILL: as when memory runs out. */
  kill(): Promise<void>;
}

export const test = base.extend<{ browserOnDisk: MortalBrowser }>({
  browserOnDisk: async ({ server }, use) => {
    const profile = await mkdtemp(join(tmpdir(), 'linework-profile-'));
    let context: BrowserContext | undefined;
    await use({
      open: async () => {
        context ??= await chromium.launchPersistentContext(profile, wholeBrowser);
        const page = await context.newPage();
        await signIn(page, server.url);
        return page;
      },
      untilWritten: async (text) => {
        const folder = join(profile, 'Default/Local Storage/leveldb');
        await expect
          .poll(async () => {
            const logs = (await readdir(folder)).filter((name) => name.endsWith('.log'));
            const written = await Promise.all(logs.map((name) => readFile(join(folder, name), 'latin1')));
            return written.some((log) => log.includes(text));
          })
          .toBe(true);
      },
      kill: async () => {
        const lock = await readlink(join(profile, 'SingletonLock'));
        const closed = new Promise((resolve) => context?.once('close', resolve));
        process.kill(Number(lock.slice(lock.lastIndexOf('-') + 1)), 'SIGKILL');
        await closed;
        context = undefined;
      },
    });
    await context?.close();
    await removeData(profile);
  },
});
