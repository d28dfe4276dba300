import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { clientNamed, create, newId } from './support/create';
import { expect, test } from './support/fixtures';
import { newManager } from './support/people';
import { refuseHugeFile } from './support/refuseHugeFile';

/** Clients, people, projects and tasks from tables. */

const FILES = join(import.meta.dirname, '../apps/pm-server/test/importFiles');

test('SRV-04: clients, their projects, people and tasks come from tables: looked at, mapped, stored once, and taken back', async ({
  ownerPage: page,
  server: { url },
}) => {
  test.slow();
  const mark = newId();
  // As Harvest writes them, with names that the sample does not have.
  const ofHarvest = (name: string) =>
    Buffer.from(
      readFileSync(join(FILES, name), 'utf8').replace(
        /Tidewater Desal|Águas do Norte|Brine outfall diffuser|Pumping station 3/g,
        (found) => `${found} ${mark}`,
      ),
    );
  const before = {
    clients: await total(page, url, 'clients'),
    projects: await total(page, url, 'projects'),
    tasks: await total(page, url, 'tasks'),
  };
  await page.goto(`${url}/app/settings?tab=data`);
  await page.getByRole('link', { name: 'Import Clients' }).click();
  await expect(page).toHaveURL(/\/app\/import\?kind=clients$/);
  await expect(page.getByRole('combobox', { name: 'What to import' })).toContainText('Clients');

  await test.step('what the file lacks is said once, and given for all rows', async () => {
    await choose(page, 'clients.csv', ofHarvest('harvest-clients.csv'));
    await expect(summary(page, 'UTF-8')).toContainText('2 rows');
    await expect(
      page.getByRole('status').filter({ hasText: 'no column has them: Email, Phone' }),
    ).toBeVisible();
    await expect(page.getByRole('button', { name: 'Import 2 clients' })).toBeDisabled();
    await fillForAll(page, 'Email in all rows', 'office@halden-roy.example');
    await fillForAll(page, 'Phone in all rows', '+43 1 000');
    const rows = page.getByRole('table', { name: 'The first rows' });
    await expect(rows.getByRole('row')).toHaveCount(3);
    await expect(rows).toContainText('4 Dock Road, Port Harlan');
    expect(await total(page, url, 'clients')).toBe(before.clients);
    await page.getByRole('button', { name: 'Import 2 clients' }).click();
    await expect(outcome(page, '2 clients imported.')).toBeVisible();
    expect(await total(page, url, 'clients')).toBe(before.clients + 2);
  });
  await test.step('the same file again makes no doubles', async () => {
    await choose(page, 'clients.csv', ofHarvest('harvest-clients.csv'));
    await fillForAll(page, 'Email in all rows', 'other@halden-roy.example');
    await fillForAll(page, 'Phone in all rows', '+43 1 001');
    await expect(summary(page, 'UTF-8')).toContainText('2 here already');
    await expect(page.getByRole('button', { name: 'Import 0 clients' })).toBeDisabled();
  });
  await test.step('projects find their clients', async () => {
    await chooseKind(page, 'Projects');
    await choose(page, 'projects.csv', ofHarvest('harvest-projects.csv'));
    await expect(page.getByRole('combobox', { name: `Tidewater Desal ${mark}, 1 row` })).toBeVisible();
    await page.getByRole('button', { name: 'Import 2 projects' }).click();
    await expect(outcome(page, '2 projects imported.')).toBeVisible();
  });
  await test.step('people of a file in Windows-1252 with German heads', async () => {
    await chooseKind(page, 'Users');
    const text = `Name;E-Mail;Rolle;Abteilung;Eintritt\nJörg Müller ${mark};${mark}@haldenroy.example;developer;Engineering;01.03.2024\n`;
    await choose(page, 'leute.csv', Buffer.from(text, 'latin1'));
    await expect(summary(page, 'Windows-1252')).toContainText('1 user to import');
    await page.getByRole('button', { name: 'Import 1 user' }).click();
    await expect(outcome(page, '1 user imported.')).toBeVisible();
  });
  await test.step('tasks of a file in UTF-16, with a name that nobody here has', async () => {
    await chooseKind(page, 'Tasks');
    const text = [
      'Was\tProjekt\tZuständig\tFällig\tStunden',
      `Sitzverteilung\tBrine outfall diffuser ${mark}\tJörg Müller ${mark}\t31.12.2026\t7,5`,
      `Ø 150 prüfen\tPumping station 3 ${mark}\tWer Auch Immer\t31.12.2026\t8`,
    ].join('\r\n');
    await choose(page, 'aufgaben.csv', Buffer.from(`\ufeff${text}`, 'utf16le'));
    await expect(
      page.getByRole('status').filter({ hasText: 'no column has them: Task title' }),
    ).toBeVisible();
    await page.getByRole('combobox', { name: 'Task title', exact: true }).click();
    await page.getByRole('option', { name: 'Was', exact: true }).click();
    await expect(summary(page, 'UTF-16')).toContainText('1 task to import');
    await expect(page.getByText('1 name is not known here')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Import 1 task' })).toBeDisabled();
    await page.getByRole('combobox', { name: /^Wer Auch Immer/ }).fill(`Jörg Müller ${mark}`);
    await page.getByRole('option', { name: /Jörg Müller/ }).click();
    await page.getByRole('button', { name: 'Import 2 tasks' }).click();
    await expect(outcome(page, '2 tasks imported.')).toBeVisible();
    const { rows } = await (await page.request.get(`${url}/api/tasks?search=${mark}&sort=title`)).json();
    expect(rows).toMatchObject([
      {
        title: 'Ø 150 prüfen',
        assigneeName: `Jörg Müller ${mark}`,
        projectName: `Pumping station 3 ${mark}`,
      },
      { title: 'Sitzverteilung', dueDate: '2026-12-31', estimatedHours: 7.5 },
    ]);
  });
  await test.step('the import is taken back, and nothing else', async () => {
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('The import was taken back').first()).toBeVisible();
    expect(await total(page, url, 'tasks')).toBe(before.tasks);
    expect(await total(page, url, 'projects')).toBe(before.projects + 2);
  });
});

test('SRV-04, SRV-01: wrong rows are told by row and column and nothing is stored; a manager imports what managers may make; a huge file is turned away', async ({
  ownerPage: page,
  browser,
  server: { url },
}) => {
  const name = `Client of tables ${newId()}`;
  await create(page, url, 'clients', clientNamed(name));
  await page.goto(`${url}/app/import?kind=projects`);
  const head = 'Project,Client,Start date,End date,Budget,Priority';
  const right = (project: string) => `${project},${name},2026-01-01,2026-02-01,1000,High`;
  const wrong = [
    right('Right'),
    `,${name},2026-01-01,2026-02-30,1000,High`,
    `Late,${name},2026-03-01,2026-02-01,-5,Urgent`,
    `Short,${name}`,
  ];
  await choose(page, 'projects.csv', Buffer.from([head, ...wrong].join('\n')));
  const problems = page.getByRole('table', { name: 'Rows that are not right' });
  await expect(problems.getByRole('rowheader')).toHaveText([3, 3, 4, 4, 4, 5].map((row) => `Row ${row}`));
  for (const said of [
    'Project name is required',
    'There is no day 2026-02-30',
    'Enter a valid amount',
    'Priority must be one of the list',
    'End date must be after start date',
    'This row has 2 columns of 6',
  ])
    await expect(problems).toContainText(said);
  await expect(page.getByRole('button', { name: 'Import 1 project' })).toBeDisabled();
  expect((await rowsNamed(page, url, name)).projectCount).toBe(0);

  // An address with which somebody signs in already: known when it is stored, told by its row, and nothing is lost of the form.
  await chooseKind(page, 'Users');
  const people = 'First name,Last name,Email,Role,Department,Start date';
  const person = (email: string) => `Ola,Eriksen,${email},Designer,Design,2026-01-01`;
  const email = `${newId()}@haldenroy.example`;
  await choose(page, 'people.csv', Buffer.from([people, person(email), person(email)].join('\n')));
  await expect(problems).toContainText('This email is already in use');

  const manager = await newManager(page, browser, url);
  try {
    await manager.theirs.goto(`${url}/app/clients`);
    await manager.theirs.getByRole('button', { name: 'Export and import' }).click();
    await manager.theirs.getByRole('menuitem', { name: 'Import from CSV' }).click();
    await expect(manager.theirs).toHaveURL(/\/app\/import\?kind=clients$/);
    const kinds = manager.theirs.getByRole('combobox', { name: 'What to import' });
    await kinds.click();
    await expect(manager.theirs.getByRole('option')).toHaveText(['Clients', 'Projects', 'Tasks']);
    await manager.theirs.getByRole('option', { name: 'Clients' }).click();
    const client = `Manager’s client ${newId()}`;
    await choose(manager.theirs, 'c.csv', Buffer.from(`Company name,Email,Phone\n${client},a@b.example,1`));
    await manager.theirs.getByRole('button', { name: 'Import 1 client' }).click();
    await expect(outcome(manager.theirs, '1 client imported.')).toBeVisible();
    // Managers make clients, and delete none.
    await expect(manager.theirs.getByRole('button', { name: 'Undo' })).toHaveCount(0);
    await outcome(manager.theirs, '1 client imported.').getByRole('link').click();
    await expect(manager.theirs).toHaveURL(/\/app\/clients/);
    await expect(manager.theirs.getByText(client).first()).toBeVisible();
  } finally {
    await manager.leave();
  }

  await refuseHugeFile(page);
});

function summary(page: Page, encoding: string): Locator {
  return page.getByRole('region', { name: `CSV file, ${encoding}` });
}

function outcome(page: Page, said: string): Locator {
  return page.getByRole('status').filter({ hasText: said });
}

async function chooseKind(page: Page, kind: string): Promise<void> {
  await page.getByRole('combobox', { name: 'What to import' }).click();
  await page.getByRole('option', { name: kind, exact: true }).click();
}

async function choose(page: Page, name: string, buffer: Buffer): Promise<void> {
  await page.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/csv', buffer });
}

async function fillForAll(page: Page, label: string, text: string): Promise<void> {
  await page.getByLabel(label, { exact: true }).fill(text);
  await page.keyboard.press('Enter');
}

async function total(page: Page, url: string, list: string): Promise<number> {
  return (await (await page.request.get(`${url}/api/${list}`)).json()).total;
}

async function rowsNamed(page: Page, url: string, name: string): Promise<{ projectCount: number }> {
  const answer = await page.request.get(`${url}/api/clients?search=${encodeURIComponent(name)}`);
  return (await answer.json()).rows[0];
}
