import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, expect, type Page } from '@playwright/test';
import { type RunningServer, removeData, runLinework, startServer } from './server';

export const owner = {
  company: 'Halden & Roy',
  name: 'Marta Lindqvist',
  email: 'marta@halden-roy.example',
  password: 'drafting-paper',
};

/** A server with the sample workspace for each worker; `page` is signed in as its owner. */
export const test = base.extend<{ ownerPage: Page }, { server: RunningServer }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the first parameter's pattern
    async ({}, use) => {
      const dataDirectory = await mkdtemp(join(tmpdir(), 'linework-e2e-'));
      await setUpSample(dataDirectory);
      const server = await startServer({ dataDirectory });
      await use(server);
      await server.stop();
      await removeData(dataDirectory);
    },
    { scope: 'worker' },
  ],
  ownerPage: async ({ page, server }, use) => {
    await signIn(page, server.url);
    await use(page);
  },
});

export { expect };

export async function setUpSample(dataDirectory: string, databaseUrl?: string): Promise<void> {
  const { company, name, email, password } = owner;
  await runLinework(
    ['setup', '--company', company, '--name', name, '--email', email, '--password', password, '--sample'],
    dataDirectory,
    databaseUrl,
  );
}

/** Signs in by the API, as the form does, so that a test starts where it means to. */
export async function signIn(page: Page, url: string, who = owner): Promise<void> {
  const answer = await page.request.post(`${url}/api/auth/sign-in/email`, {
    data: { email: who.email, password: who.password },
    headers: { origin: url },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
}

/** Changes fields of a stored row by the API, as somebody's form does. @param row its address: `…/api/tasks/<id>` */
export async function edit(page: Page, row: string, fields: object): Promise<void> {
  const seen = await (await page.request.get(row)).json();
  const headers = { origin: new URL(row).origin, 'if-match': `"${seen.version}"` };
  const answer = await page.request.put(row, { data: { ...seen, ...fields }, headers });
  expect(answer.ok(), await answer.text()).toBe(true);
}
