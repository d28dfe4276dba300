import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Locator, Page } from '@playwright/test';
import { addTasks } from './support/addTasks';
import { expect, setUpSample, signIn, test } from './support/fixtures';
import { describeTwoServers, type Places } from './support/onPostgres';
import { type RunningServer, removeData, startServer } from './support/server';

/** Completing many tasks at once, as seen by who does it and by others (TSK-05). */

/** Ten seconds of work: also a much quicker server is still at it when somebody has read how far it is and presses Cancel. */
const TASKS = 25_000;
const MOST_A_PAGE = 200;
/** Undo takes as long as what was done. */
const UNDONE_MS = 120_000;

test.describe('on the embedded database', () => {
  let server: RunningServer;

  test.beforeAll(async () => {
    test.setTimeout(300_000);
    const dataDirectory = await mkdtemp(join(tmpdir(), 'linework-e2e-'));
    await setUpSample(dataDirectory);
    await addTasks(TASKS, dataDirectory);
    server = await startServer({ dataDirectory });
  });
  test.afterAll(async () => {
    await server.stop();
    await removeData(server.dataDirectory);
  });

  test('TSK-05: a large completion shows how far it is, Cancel stops it, Undo brings back what was, and others see it', {
    tag: '@test-all',
  }, async ({ browser }) => {
    await completeCancelUndo(browser, { mine: server.url, theirs: server.url });
  });

  test('TSK-05: after a reload, and in the next tab, it shows on how far it is, and can be cancelled and undone', {
    tag: '@test-all',
  }, async ({ browser }) => {
    await reloadCancelUndo(browser, server.url);
  });
});

describeTwoServers(
  (places) => {
    test('TSK-05: a large completion at one shows how far it is, is cancelled and undone, and is seen at the other', {
      tag: '@test-all',
    }, async ({ browser }) => {
      await completeCancelUndo(browser, places());
    });
  },
  ({ dataDirectory, databaseUrl }) => addTasks(TASKS, dataDirectory, databaseUrl),
);

async function completeCancelUndo(browser: Browser, { mine, theirs }: Places): Promise<void> {
  test.setTimeout(300_000);
  const contexts = await Promise.all([browser.newContext(), browser.newContext()]);
  const [me, other] = await Promise.all(contexts.map((context) => context.newPage()));
  if (!me || !other) throw new Error('There are no two pages');
  await signIn(me, mine);
  await signIn(other, theirs);
  const before = await statuses(me, mine);
  const total = before.size;
  const completedBefore = [...before.values()].filter((status) => status === 'Completed').length;
  await other.goto(`${theirs}/tasks`);
  const seenByOther = other.locator('[data-component="StatCard"]', { hasText: 'Completed' });
  await expect(seenByOther).toContainText(inWords(completedBefore));

  await completeAll(me, mine);
  const progress = toast(me, 'Completing tasks');
  const handled = new RegExp(`^[1-9][\\d,]* of ${inWords(total)} tasks$`);
  await expect(progress.getByRole('progressbar')).toHaveAttribute('aria-valuetext', handled);
  await expect(progress.getByText(handled)).toBeVisible();
  await progress.getByRole('button', { name: 'Cancel' }).click();

  const end = toast(me, 'tasks completed');
  // The pointer over it stops its clock.
  await end.hover();
  const completed = await numberBefore(end, ' tasks completed');
  const left = await numberBefore(end, ' tasks left as they were');
  expect(completed).toBeGreaterThan(0);
  expect(left).toBeGreaterThan(0);
  await expect(seenByOther).toContainText(inWords(completedBefore + completed));

  await end.getByRole('button', { name: 'Undo' }).click();
  await expect(toast(me, `${inWords(completed)} tasks as before`)).toBeVisible({ timeout: UNDONE_MS });
  expect(await statuses(me, mine)).toEqual(before);
  await expect(seenByOther).toContainText(inWords(completedBefore));
  await Promise.all(contexts.map((context) => context.close()));
}

async function reloadCancelUndo(browser: Browser, url: string): Promise<void> {
  test.setTimeout(300_000);
  const context = await browser.newContext();
  const first = await context.newPage();
  await signIn(first, url);
  await completeAll(first, url);
  const progress = (page: Page) => toast(page, 'Completing tasks').getByRole('progressbar');
  await expect(progress(first)).toBeVisible();
  await first.reload();
  await expect(progress(first)).toBeVisible();
  await first.close();

  const next = await context.newPage();
  await next.goto(`${url}/dashboard`);
  await expect(progress(next)).toHaveAttribute('aria-valuetext', /^[1-9]/);
  await toast(next, 'Completing tasks').getByRole('button', { name: 'Cancel' }).click();
  const end = toast(next, 'tasks completed');
  await end.hover();
  const completed = await numberBefore(end, ' tasks completed');
  expect(await numberBefore(end, ' tasks left as they were')).toBeGreaterThan(0);
  await end.getByRole('button', { name: 'Undo' }).click();
  await expect(toast(next, `${inWords(completed)} tasks as before`)).toBeVisible({ timeout: UNDONE_MS });

  // It is over: nothing is followed any more.
  await next.reload();
  await expect(next.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  expect(await next.evaluate(() => Object.keys(localStorage).filter((key) => /bulk/.test(key)))).toEqual([]);
  await context.close();
}

/** Selects all that the list of tasks has, and completes it. */
async function completeAll(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/tasks`);
  await page.getByRole('checkbox', { name: 'Select all' }).click();
  await page.getByRole('button', { name: 'Complete', exact: true }).click();
}

/** The same words are also announced elsewhere. */
function toast(page: Page, words: string): Locator {
  return page.locator('[data-component="Toast"]', { hasText: words });
}

async function numberBefore(shown: Locator, words: string): Promise<number> {
  const text = (await shown.textContent()) ?? '';
  const [, digits] = text.match(new RegExp(`([\\d,]+)${words}`)) ?? [];
  if (digits === undefined) throw new Error(`No number stands before '${words}' in '${text}'`);
  return Number(digits.replaceAll(',', ''));
}

function inWords(count: number): string {
  return count.toLocaleString('en-US');
}

/** The status of every task, by its id. */
async function statuses(page: Page, url: string): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  const readOn = async (cursor: string): Promise<void> => {
    const query = new URLSearchParams({ limit: String(MOST_A_PAGE), cursor });
    const { rows, nextCursor } = await (await page.request.get(`${url}/api/tasks?${query}`)).json();
    for (const { id, status } of rows) found.set(id, status);
    if (nextCursor !== null) await readOn(nextCursor);
  };
  await readOn('');
  return found;
}
