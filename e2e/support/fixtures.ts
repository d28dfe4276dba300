import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, expect, type Page } from '@playwright/test';
import { owner, setUpSample } from './sampleData';
import { type RunningServer, removeData, startServer } from './server';

/**
 * `server`: the sample workspace, shared by the tests of a worker. `ownServer`: one of the test's own, for what would disturb others.
 * `ownerPage`: signed in to `server` as its owner.
 */
export const test = base.extend<{ ownerPage: Page; ownServer: RunningServer }, { server: RunningServer }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the first parameter's pattern
    ({}, use) => onSample(use),
    { scope: 'worker' },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the first parameter's pattern
  ownServer: ({}, use) => onSample(use),
  ownerPage: async ({ page, server }, use) => {
    await signIn(page, server.url);
    await use(page);
  },
});

export { expect, owner, setUpSample };

async function onSample(use: (server: RunningServer) => Promise<void>): Promise<void> {
  const dataDirectory = await mkdtemp(join(tmpdir(), 'linework-e2e-'));
  await setUpSample(dataDirectory);
  const server = await startServer({ dataDirectory });
  await use(server);
  await server.stop();
  await removeData(dataDirectory);
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
