import { test as base, expect, type Page } from '@playwright/test';
import { owner, ownerCookies, setUpSample, signInBy } from './sampleData';
import { type SampleServer, type SampleServers, sampleServers } from './sampleServers';
import type { RunningServer } from './server';

/**
 * `server`: the sample workspace, shared by the tests of a file and by no other. `ownServer`: one of the test's own, for what would
 * disturb others; with `test.use({ ownProcess: true })` it can be killed, and its clock moved. `ownerPage`: signed in to `server` as
 * its owner.
 */
export const test = base.extend<
  {
    ownerPage: Page;
    server: RunningServer;
    ownProcess: boolean;
    ownServer: RunningServer;
    closedPages: undefined;
  },
  { servers: SampleServers; serverOf: (file: string) => Promise<RunningServer> }
>({
  servers: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the first parameter's pattern
    async ({}, use) => {
      const servers = sampleServers();
      await use(servers);
      await servers.close();
    },
    { scope: 'worker' },
  ],
  serverOf: [
    async ({ servers }, use) => {
      let last: { file: string; sample: SampleServer } | undefined;
      await use(async (file) => {
        if (last?.file !== file) {
          if (last) servers.giveBack(last.sample);
          last = { file, sample: await servers.take() };
        }
        return last.sample.running;
      });
      if (last) servers.giveBack(last.sample);
    },
    { scope: 'worker' },
  ],
  server: async ({ serverOf }, use, { file }) => use(await serverOf(file)),
  ownProcess: [false, { option: true }],
  ownServer: async ({ ownProcess, servers }, use) => {
    const sample = await servers.take({ ownProcess });
    await use(sample.running);
    servers.giveBack(sample);
  },
  // A page that a test leaves open keeps reconnecting its event stream, and running its timers, until the browser closes.
  closedPages: [
    async ({ browser }, use) => {
      await use(undefined);
      await Promise.all(browser.contexts().map((context) => context.close()));
    },
    { auto: true },
  ],
  ownerPage: async ({ page, server }, use) => {
    await page.context().addCookies(ownerCookies());
    const session = await (await page.request.get(`${server.url}/api/session`)).json();
    // An earlier test of the file may have ended it.
    if (session.person === null) await signIn(page, server.url);
    await use(page);
  },
});

export { expect, owner, setUpSample };

/** Signs in by the API, so that a test starts where it means to. */
export async function signIn(
  page: Pick<Page, 'request'>,
  url: string,
  who?: Pick<typeof owner, 'email' | 'password'>,
): Promise<void> {
  await signInBy(page.request, url, who);
}

/** Changes fields of a stored row by the API, as somebody's form does. @param row its address: `…/api/tasks/<id>` */
export async function edit(page: Pick<Page, 'request'>, row: string, fields: object): Promise<void> {
  const seen = await (await page.request.get(row)).json();
  const headers = { origin: new URL(row).origin, 'if-match': `"${seen.version}"` };
  const answer = await page.request.put(row, { data: { ...seen, ...fields }, headers });
  expect(answer.ok(), await answer.text()).toBe(true);
}
