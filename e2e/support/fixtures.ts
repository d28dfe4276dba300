import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, expect, type Page } from '@playwright/test';
import { owner, setUpSample } from './sampleData';
import { type RunningServer, removeData, startServer } from './server';

/** A server on a copy of the sample workspace. */
interface SampleServer {
  running: RunningServer;
  close(): Promise<void>;
}

/**
 * `server`: the sample workspace, shared by the tests of a file and by no other. `ownServer`: one of the test's own, for what would
 * disturb others; with `test.use({ movableClock: true })` its clock can be set. `ownerPage`: signed in to `server` as its owner.
 */
export const test = base.extend<
  { ownerPage: Page; server: RunningServer; movableClock: boolean; ownServer: RunningServer },
  { serverOf: (file: string) => Promise<RunningServer> }
>({
  serverOf: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the first parameter's pattern
    async ({}, use) => {
      let last: { file: string; sample: SampleServer } | undefined;
      await use(async (file) => {
        if (last?.file !== file) {
          await last?.sample.close();
          last = { file, sample: await onSample() };
        }
        return last.sample.running;
      });
      await last?.sample.close();
    },
    { scope: 'worker' },
  ],
  server: async ({ serverOf }, use, { file }) => use(await serverOf(file)),
  movableClock: [false, { option: true }],
  ownServer: async ({ movableClock }, use) => {
    const sample = await onSample({ movableClock });
    await use(sample.running);
    await sample.close();
  },
  ownerPage: async ({ page, server }, use) => {
    await signIn(page, server.url);
    await use(page);
  },
});

export { expect, owner, setUpSample };

async function onSample({ movableClock = false } = {}): Promise<SampleServer> {
  const dataDirectory = await mkdtemp(join(tmpdir(), 'linework-e2e-'));
  await setUpSample(dataDirectory);
  const running = await startServer({ dataDirectory, movableClock });
  const close = async () => {
    await running.stop();
    await removeData(dataDirectory);
  };
  return { running, close };
}

/** Signs in by the API, as the form does, so that a test starts where it means to. */
export async function signIn(
  page: Pick<Page, 'request'>,
  url: string,
  who: Pick<typeof owner, 'email' | 'password'> = owner,
): Promise<void> {
  const answer = await page.request.post(`${url}/api/auth/sign-in/email`, {
    data: { email: who.email, password: who.password },
    headers: { origin: url },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
}

/** Changes fields of a stored row by the API, as somebody's form does. @param row its address: `…/api/tasks/<id>` */
export async function edit(page: Pick<Page, 'request'>, row: string, fields: object): Promise<void> {
  const seen = await (await page.request.get(row)).json();
  const headers = { origin: new URL(row).origin, 'if-match': `"${seen.version}"` };
  const answer = await page.request.put(row, { data: { ...seen, ...fields }, headers });
  expect(answer.ok(), await answer.text()).toBe(true);
}
