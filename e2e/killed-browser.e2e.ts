import type { Page, Route } from '@playwright/test';
import { type MortalBrowser, test } from './support/browserOnDisk';
import { untilKept } from './support/drafts';
import { fillClient } from './support/fillClient';
import { expect } from './support/fixtures';

/** The whole browser dies, all its processes at once, and is started again on what it had written to disk. */

test('SET-03: what was typed into a browser that is killed is offered when it is started again', async ({
  browserOnDisk: browser,
  server,
}) => {
  const page = await openForm(browser, server.url);
  await fillClient(page, 'Stromausfall AG');
  await untilKept(page, 'Stromausfall AG', 'eva@client.example');
  await browser.kill();

  const next = await openForm(browser, server.url);
  await next.getByRole('button', { name: 'Restore draft' }).click();
  await expect(next.getByLabel('Company name')).toHaveValue('Stromausfall AG');
});

for (const { when, name, meet } of [
  { when: 'before the server has it', name: 'Vorher AG', meet: async () => {} },
  {
    when: 'before the server’s answer',
    name: 'Dazwischen AG',
    meet: async (route: Route) => void (await route.fetch()),
  },
])
  test(`SET-03, SRV-02: a save whose browser is killed ${when} is there once when it is sent again`, async ({
    browserOnDisk: browser,
    server,
  }) => {
    const page = await openForm(browser, server.url);
    await fillClient(page, name);
    await untilKept(page, name, 'eva@client.example');
    const met = new Promise<void>((resolve, reject) => {
      void page.route('**/api/clients', (route) => meet(route).then(resolve, reject));
    });
    await page.getByRole('button', { name: 'Create Client' }).click();
    await met;
    await browser.kill();

    const next = await openForm(browser, server.url);
    await next.getByRole('button', { name: 'Restore draft' }).click();
    await next.getByRole('button', { name: 'Create Client' }).click();
    await expect(next).toHaveURL(/\/clients(\?.*)?$/);
    expect(await stored(next, server.url, name)).toEqual([name]);
  });

test('SET-03, SRV-02: a save that was answered before the browser is killed is there once, and no draft of it is offered', async ({
  browserOnDisk: browser,
  server,
}) => {
  const page = await openForm(browser, server.url);
  await fillClient(page, 'Nachher AG');
  await untilKept(page, 'Nachher AG', 'eva@client.example');
  await page.getByRole('button', { name: 'Create Client' }).click();
  await expect(page).toHaveURL(/\/clients(\?.*)?$/);
  await expect(page.getByText('Nachher AG', { exact: true })).toBeVisible();
  await browser.kill();

  const next = await openForm(browser, server.url);
  // Drafts are looked for when a form opens, and before a draft of its own is kept.
  await next.getByLabel('Company name').fill('Danach AG');
  await expect(next.getByText(/^Draft kept/)).toBeVisible();
  await expect(next.getByText('You have an unsaved draft')).toHaveCount(0);
  expect(await stored(next, server.url, 'Nachher AG')).toEqual(['Nachher AG']);
});

/** A signed-in page on a form for a new client. */
async function openForm(browser: MortalBrowser, url: string): Promise<Page> {
  const page = await browser.open();
  await page.goto(`${url}/clients/new`);
  return page;
}

/** The names of the clients of that name. */
async function stored(page: Page, url: string, name: string): Promise<string[]> {
  const answer = await page.request.get(`${url}/api/clients?search=${encodeURIComponent(name)}`);
  const { rows } = await answer.json();
  return rows.map((row: { name: string }) => row.name);
}
