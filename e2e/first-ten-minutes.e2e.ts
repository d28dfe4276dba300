import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { newPostgresDatabase } from '../apps/pm-server/test/newPostgresDatabase';
import { postgresBinaries } from '../apps/pm-server/test/postgres';
import { toggleFilter } from './support/filters';
import { removeData, startServer } from './support/server';

/** A stranger's first ten minutes, from an empty data directory to a killed and restarted server. */
for (const database of ['the embedded database', 'PostgreSQL'] as const) {
  test(`GEN-02, GEN-10, GEN-13, THM-02, CLI-08, PRJ-08, TSK-05, SRV-02: a stranger's first ten minutes on ${database}`, {
    tag: database === 'PostgreSQL' ? '@test-all' : [],
  }, async ({ page }) => {
    test.setTimeout(240_000);
    test.skip(
      database === 'PostgreSQL' && !postgresBinaries,
      'There is no PostgreSQL server program on this machine.',
    );
    const postgres = database === 'PostgreSQL' ? await newPostgresDatabase() : null;
    const databaseUrl = postgres?.url;
    const dataDirectory = await mkdtemp(join(tmpdir(), 'linework-first-'));
    let server = await startServer({ dataDirectory, databaseUrl });
    try {
      await test.step('set up with the sample data', async () => {
        await page.goto(server.url);
        await page.getByRole('link', { name: 'Get Started' }).first().click();
        await expect(page).toHaveURL(/\/setup/);
        await page.getByLabel('Company name').fill('Brückner Wasserkraft');
        await page.getByLabel('Your name').fill('Marta Lindqvist');
        await page.getByLabel('Email').fill('marta@example.com');
        await page.getByLabel('Password', { exact: true }).fill('drafting-paper');
        await page.getByLabel('Start with the sample data').check();
        await page.getByRole('button', { name: 'Create workspace' }).click();
        await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible({ timeout: 30_000 });
        for (const [label, value] of [
          ['Active Clients', '12'],
          ['Total Projects', '24'],
          ['Active Tasks', '156'],
          ['Team Members', '18'],
        ] as const)
          await expect(page.locator('[data-component="StatCard"]', { hasText: label })).toContainText(value);
      });

      await test.step('add a client with two embedded projects', async () => {
        await page.getByRole('navigation').getByRole('link', { name: 'Clients' }).click();
        await page.getByRole('link', { name: 'Add Client' }).click();
        await expect(page.getByRole('heading', { name: 'Create New Client' })).toBeVisible();
        await page.getByLabel('Company name').fill('Åsgård Vindkraft AS');
        await page.getByLabel('Email', { exact: true }).fill('post@asgard.example');
        await page.getByLabel('Phone', { exact: true }).fill('+47 22 00 00 00');
        await page.getByLabel('Primary contact name').fill('Sigrid Åsgård');
        await page.getByLabel('Primary contact email').fill('sigrid@asgard.example');
        await page.getByRole('tab', { name: /Projects/ }).click();
        for (const [index, name] of ['Tower foundations', 'Substation'].entries()) {
          await page.getByRole('button', { name: 'Add Project' }).click();
          const project = page.getByRole('group', { name: `Project ${index + 1}` });
          await project.getByLabel('Project name').fill(name);
          await fillDate(project.getByLabel('Start date'), '2027-01-04');
          await fillDate(project.getByLabel('End date'), '2027-09-30');
          await project.getByLabel('Budget').fill('125000.50');
        }
        await page.getByRole('button', { name: 'Create Client' }).click();
        await expect(page).toHaveURL(/\/clients$/);
        await page.getByPlaceholder('Search clients...').fill('åsgård');
        await expect(page.getByText('Åsgård Vindkraft AS')).toBeVisible();
        await expect(page.getByText('Substation')).toBeVisible();
      });

      await test.step('add a project with team and tasks', async () => {
        await page.getByRole('navigation').getByRole('link', { name: 'Projects' }).click();
        await page.getByRole('link', { name: 'New Project' }).click();
        await page.getByLabel('Project name').fill('Spillway gate renewal II');
        await choose(page, 'Client', 'Åsgård Vindkraft AS');
        await fillDate(page.getByLabel('Start date'), '2027-02-01');
        await fillDate(page.getByLabel('End date'), '2027-11-30');
        await page.getByLabel('Budget').fill('480000');
        await page.getByRole('tab', { name: 'Team Assignment' }).click();
        const people = page.getByRole('tabpanel', { name: 'Team Assignment' }).getByRole('checkbox');
        await people.nth(0).click();
        await people.nth(1).click();
        await page.getByRole('tab', { name: /^Tasks/ }).click();
        await page.getByRole('button', { name: 'Add Task' }).first().click();
        const dialog = page.getByRole('dialog', { name: 'Add New Task' });
        await expect(dialog.getByRole('button', { name: 'Add Task' })).toBeDisabled();
        await dialog.getByLabel('Title').fill('Survey the sill beam');
        await dialog.getByRole('combobox', { name: /Assignee/ }).click();
        await page.getByRole('option').first().click();
        await fillDate(dialog.getByLabel('Due date'), '2027-03-15');
        await dialog.getByLabel(/hours/i).fill('12.5');
        await dialog.getByRole('button', { name: 'Add Task' }).click();
        await expect(dialog).toBeHidden();
        await page.getByRole('button', { name: 'Create Project' }).click();
        await expect(page).toHaveURL(/\/projects(\?.*)?$/);
      });

      await test.step('find, sort, complete and filter the task', async () => {
        await page.getByRole('navigation').getByRole('link', { name: 'Tasks' }).click();
        await page.getByPlaceholder('Search tasks...').fill('sill beam');
        const row = page.getByRole('row', { name: /Survey the sill beam/ });
        await expect(row).toBeVisible();
        await page.getByRole('columnheader', { name: 'Title' }).click();
        await expect(page.getByRole('columnheader', { name: 'Title' })).toHaveAttribute(
          'aria-sort',
          'descending',
        );
        // The head says at once what was asked for; the rows come with the answer.
        await expect(page.locator('[role=row][aria-rowindex="2"]')).toContainText('Survey the sill beam');
        await row.getByRole('checkbox', { name: /complete/i }).click();
        await expect(row.getByText('Completed')).toBeVisible();
        await toggleFilter(page, 'Status', 'Pending');
        await expect(page.getByText('Survey the sill beam')).toHaveCount(0);
        await page.getByRole('button', { name: 'Status: Pending. Show all' }).click();
        await toggleFilter(page, 'Status', 'Completed');
        await expect(row).toBeVisible();
      });

      await test.step('search everything', async () => {
        await page.getByPlaceholder('Search projects, tasks, clients...').fill('spillway gate renewal ii');
        await expect(page.getByRole('option', { name: /Spillway gate renewal II/ })).toBeVisible();
        await page.keyboard.press('Escape');
      });

      await test.step('switch all fifteen themes', async () => {
        await page.getByRole('button', { name: /theme/i }).click();
        const choices = 15;
        await expect(page.getByRole('menuitemradio')).toHaveCount(choices);
        await page.keyboard.press('Escape');
        for (let index = 0; index < choices; index += 1) {
          await page.getByRole('button', { name: /theme/i }).click();
          await page.getByRole('menuitemradio').nth(index).click();
          await expect(page.locator('html')).toHaveAttribute('data-theme', /.+/);
        }
        // Once its stylesheet is there.
        const preferred = () => page.evaluate(() => localStorage.getItem('preferred-theme'));
        await expect.poll(preferred).toBe('vscode-dark');
      });

      await test.step('kill the server, start it again: all is there', async () => {
        const port = Number(new URL(server.url).port);
        await server.kill();
        server = await startServer({ dataDirectory, databaseUrl, port });
        await page.goto(`${server.url}/tasks?search=sill+beam`);
        await expect(page.locator('html')).toHaveAttribute('data-theme', 'vscode-dark');
        await expect(
          page.getByRole('row', { name: /Survey the sill beam/ }).getByText('Completed'),
        ).toBeVisible();
        await page.goto(`${server.url}/app/clients?search=${encodeURIComponent('åsgård')}`);
        await expect(page.getByText('Tower foundations')).toBeVisible();
      });
    } finally {
      await server.stop();
      await postgres?.drop();
      await removeData(dataDirectory);
    }
  });
}

/** Dates are typed in the workspace's format; ISO is understood in every one. */
async function fillDate(field: ReturnType<Page['getByLabel']>, iso: string): Promise<void> {
  await field.fill(iso);
  await field.press('Tab');
}

async function choose(page: Page, label: string, option: string): Promise<void> {
  const field = page.getByRole('combobox', { name: new RegExp(`^${label}`) });
  // Asked first: an open list hides the rest of the page from roles.
  const isTyped = (await field.evaluate((element) => element.tagName)) === 'INPUT';
  await field.click();
  if (isTyped) await field.fill(option);
  await page.getByRole('option', { name: new RegExp(option) }).click();
}
