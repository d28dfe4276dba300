import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import type { Locator, Page } from '@playwright/test';
import { expect, setUpSample, signIn, test } from './support/fixtures';
import { removeData, runLinework, startServer } from './support/server';

/** How one workspace writes things; the sample's own is MM/DD/YYYY, USD, UTC-5. */
const manners = [
  {
    dateFormat: 'DD/MM/YYYY',
    currency: 'EUR',
    timeZone: 'UTC+0',
    symbol: '€',
    day: ([y, m, d]: string[]) => `${d}/${m}/${y}`,
  },
  {
    dateFormat: 'YYYY-MM-DD',
    currency: 'GBP',
    timeZone: 'UTC-8',
    symbol: '£',
    day: ([y, m, d]: string[]) => `${y}-${m}-${d}`,
  },
] as const;

for (const { symbol, day, ...settings } of manners)
  test(`GEN-16: every screen writes dates as ${settings.dateFormat} and money in ${settings.currency}`, async ({
    page,
  }) => {
    test.setTimeout(240_000);
    const dataDirectory = await sampleWith(settings);
    const server = await startServer({ dataDirectory });
    const written = (iso: string) => day(iso.split('-'));
    try {
      await signIn(page, server.url);
      const read = async (path: string) => (await page.request.get(`${server.url}/api/${path}`)).json();
      const project = (await read('projects?search=Spillway')).rows[0];
      const task = (await read(`tasks?project=${project.id}`)).rows[0];

      await test.step('the dashboard', async () => {
        await open(page, `${server.url}/dashboard`, 'Dashboard');
        await expectNoDollar(page);
      });
      await test.step('projects, as table and cards', async () => {
        await open(page, `${server.url}/projects?search=Spillway&view=table`, 'All Projects');
        const row = page.getByRole('row', { name: /Spillway gate renewal/ });
        await expect(row).toContainText(written(project.startDate));
        await expect(row).toContainText(symbol);
        await expectNoDollar(page);
        await open(page, `${server.url}/projects?search=Spillway&view=grid`, 'All Projects');
        await expect(page.getByRole('main')).toContainText(written(project.endDate));
        await expectNoDollar(page);
      });
      await test.step('the project form and its tasks', async () => {
        await open(page, `${server.url}/projects/edit?id=${project.id}`, /./);
        await expect(page.getByLabel('Start date')).toHaveValue(written(project.startDate));
        await expect(page.getByLabel('End date')).toHaveValue(written(project.endDate));
        await expect(page.locator('[data-component="NumberField"]', { hasText: 'Budget' })).toContainText(
          symbol,
        );
        await page.getByRole('tab', { name: /^Tasks/ }).click();
        await expect(page.getByRole('row').filter({ hasText: task.title })).toContainText(
          written(task.dueDate),
        );
        await expectNoDollar(page);
      });
      await test.step('tasks and the task form', async () => {
        await open(page, `${server.url}/tasks?project=${project.id}&view=table`, 'Tasks');
        await expect(page.getByRole('row').filter({ hasText: task.title })).toContainText(
          written(task.dueDate),
        );
        await open(page, `${server.url}/tasks?project=${project.id}&view=grid`, 'Tasks');
        await expect(page.getByRole('main')).toContainText(written(task.dueDate));
        await open(page, `${server.url}/tasks/edit?id=${task.id}`, /./);
        await expect(page.getByLabel('Due date')).toHaveValue(written(task.dueDate));
        await page.getByLabel('Due date').fill('2027-03-04');
        await page.getByLabel('Due date').press('Tab');
        await expect(page.getByLabel('Due date')).toHaveValue(written('2027-03-04'));
      });
      await test.step('the client form, its tiles and projects', async () => {
        // Away from the form that was changed, past its question.
        await page.goto('about:blank');
        await open(page, `${server.url}/clients/edit?id=${project.clientId}`, 'Edit Client');
        await expect(page.locator('[data-component="StatCard"]', { hasText: 'Total Budget' })).toContainText(
          symbol,
        );
        await page.getByRole('tab', { name: /^Projects/ }).click();
        const dates = page.getByRole('tabpanel', { name: /^Projects/ }).getByLabel('Start date');
        await expect.poll(() => values(dates)).toContain(written(project.startDate));
        await expectNoDollar(page);
      });
    } finally {
      await server.stop();
      await removeData(dataDirectory);
    }
  });

/** A data directory with the sample and other settings: no screen changes them yet, a backup's text does. */
async function sampleWith(settings: Record<string, string>): Promise<string> {
  const [made, changed] = await Promise.all([temporary(), temporary()]);
  const backup = join(made, 'backup.json.gz');
  await setUpSample(made);
  await runLinework(['backup', backup], made);
  const everything = JSON.parse(gunzipSync(await readFile(backup)).toString('utf8'));
  for (const workspace of everything.tables.workspaces) Object.assign(workspace.settings, settings);
  await writeFile(backup, gzipSync(JSON.stringify(everything)));
  await runLinework(['restore', backup], changed);
  await removeData(made);
  return changed;
}

function temporary(): Promise<string> {
  return mkdtemp(join(tmpdir(), 'linework-settings-'));
}

async function open(page: Page, url: string, heading: string | RegExp): Promise<void> {
  await page.goto(url);
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  await expect(page.locator('[data-component="Skeleton"]')).toHaveCount(0);
}

/** US manners anywhere are a place that does not ask the settings. */
async function expectNoDollar(page: Page): Promise<void> {
  await expect(page.getByRole('main')).not.toContainText('$');
}

function values(inputs: Locator): Promise<string[]> {
  return inputs.evaluateAll((all) => all.map((input) => (input as HTMLInputElement).value));
}
