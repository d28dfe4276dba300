import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { clientNamed, create, newId } from './support/create';
import { expect, test } from './support/fixtures';
import { createPerson } from './support/people';
import { refuseHugeFile } from './support/refuseHugeFile';

/** Time from other trackers' files. */

const FILES = join(import.meta.dirname, '../apps/pm-server/test/importFiles');
test('SRV-04, TIM-08: the same week of four products is looked at, imported once, and taken back', async ({
  ownerPage: page,
  server,
}) => {
  test.slow();
  await namesOfTheFiles(page, server.url);
  const stored = async () =>
    (
      await (
        await page.request.get(`${server.url}/api/timeEntries/totals?date=2026-10-19..2026-10-25`)
      ).json()
    ).total;
  const before = await stored();
  await page.goto(`${server.url}/app/time-tracking`);
  await page.getByRole('link', { name: 'Import' }).click();
  await expect(page).toHaveURL(/\/app\/time-tracking\/import$/);
  await page.getByRole('combobox', { name: 'Time zone of the file' }).fill('Europe/Vienna');
  await page.getByRole('option', { name: 'Europe/Vienna' }).click();

  for (const [file, head, time, lack] of [
    ['toggl-time.csv', 'Toggl file, UTF-8', '26:34:30', 'Rates and amounts are not taken from it'],
    ['clockify-time.csv', 'Clockify file, UTF-8', '26:34:30', 'Rates and amounts'],
    ['harvest-time.csv', 'Harvest file, UTF-8', '26:34:12', 'It has no times of day'],
    ['kimai-time.csv', 'Kimai file, UTF-8', '26:34:00', 'Its durations have minutes, no seconds.'],
    ['kimai-time-de-semicolon.csv', 'Kimai file, UTF-8', '26:34:00', 'no seconds'],
    ['plain-utf-16.csv', 'CSV file, UTF-16', '26:34:12', 'all entries are Development'],
    ['plain-windows-1252.csv', 'CSV file, Windows-1252', '26:34:12', 'It does not say what is billable'],
  ] as const) {
    await choose(page, file);
    const card = page.getByRole('region', { name: head });
    await expect(card).toContainText(`7 entries to import, ${time}`);
    await expect(card).toContainText(lack);
    const entries = page.getByRole('table', { name: 'The first entries' });
    await expect(entries.getByRole('row')).toHaveCount(8);
    await expect(entries.getByRole('row').nth(2)).toContainText('Diffuser ports Ø 150');
    // The night in which clocks are set back: from 1:30 to 3:30 are three hours.
    await expect(entries.getByRole('row').last()).toContainText('3:00:00');
  }
  expect(await stored()).toBe(before);

  await choose(page, 'toggl-time.csv');
  await page.getByRole('button', { name: 'Import 7 entries' }).click();
  await expect(page.getByRole('status').filter({ hasText: '7 time entries imported.' })).toBeVisible();
  expect(await stored()).toBe(before + 7);
  // The same file again, and the same week of another product: nothing is stored twice.
  for (const file of ['toggl-time.csv', 'clockify-time.csv']) {
    await choose(page, file);
    await expect(page.getByText('7 imported before')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Import 0 entries' })).toBeDisabled();
  }
  const second = await page.request.post(`${server.url}/api/imports/time/preview`, {
    data: { text: 'Date,Person,Project,Hours\n2026-10-19,Marta Lindqvist,Pumping station 3,1' },
    headers: { origin: server.url },
  });
  expect(second.ok()).toBe(true);

  // Taken back, all of it: the import can be made again.
  const text = 'Date;Person;Project;Hours;Note\n2026-10-20;Marta Lindqvist;Pumping station 3;1,5;Take back';
  await chooseText(page, text);
  await page.getByRole('button', { name: 'Import 1 entries' }).click();
  await expect(page.getByText('1 time entry imported.').first()).toBeVisible();
  expect(await stored()).toBe(before + 8);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('The import was taken back').first()).toBeVisible();
  expect(await stored()).toBe(before + 7);
});

test('SRV-04: a broken file is refused row by row, names are chosen, columns mapped, and a huge file is turned away', async ({
  ownerPage: page,
  server,
}) => {
  await namesOfTheFiles(page, server.url);
  await page.goto(`${server.url}/app/time-tracking/import`);
  await page.getByRole('combobox', { name: 'Time zone of the file' }).fill('Europe/Vienna');
  await page.getByRole('option', { name: 'Europe/Vienna' }).click();
  await choose(page, 'own-broken-toggl.csv');
  const problems = page.getByRole('table', { name: 'Rows that are not right' });
  await expect(problems.getByRole('rowheader')).toHaveText(
    [2, 3, 4, 5, 6, 7, 8, 10].map((row) => `Row ${row}`),
  );
  for (const said of [
    'The end is not after the start',
    'There is no day 2026-02-30',
    'One entry can be at most 24 hours',
    'Project selection is required',
    'Please enter a valid email address',
    'This row has 3 columns of 14',
    'clocks skip it that night',
    'A quote begins here that does not end',
  ])
    await expect(problems).toContainText(said);
  await expect(page.getByRole('button', { name: 'Import 1 entries' })).toBeDisabled();

  // Heads that nobody knows: the columns are chosen; a person that nobody is: chosen, or left out.
  const note = newId();
  await chooseText(page, `Tag;Wer;Projekt;Std;Was\n2026-11-02;Somebody Else;Pumping station 3;2;${note}\n`);
  for (const [label, column] of [
    ['Date', 'Tag'],
    ['Person', 'Wer'],
    ['Hours (decimal)', 'Std'],
    ['Description', 'Was'],
  ] as const) {
    await page.getByRole('combobox', { name: label, exact: true }).click();
    await page.getByRole('option', { name: column, exact: true }).click();
  }
  await expect(page.getByText('1 name is not known here')).toBeVisible();
  await page.getByRole('button', { name: 'Leave out Somebody Else' }).click();
  await expect(page.getByText('1 left out')).toBeVisible();
  await page.getByRole('button', { name: 'Take Somebody Else in again' }).click();
  await page.getByRole('combobox', { name: /^Somebody Else/ }).fill('Marta');
  await page.getByRole('option', { name: /Marta Lindqvist/ }).click();
  await page.getByRole('button', { name: 'Import 1 entries' }).click();
  await expect(page.getByText('1 time entry imported.').first()).toBeVisible();
  const found = await page.request.get(`${server.url}/api/timeEntries?search=${note}`);
  expect((await found.json()).rows).toMatchObject([{ personName: 'Marta Lindqvist', minutes: 120 }]);

  // Refused before it is read, by the page and by the server.
  await refuseHugeFile(page);
  const refused = await page.request.post(`${server.url}/api/imports/time`, {
    data: { text: 'x'.repeat(9 * 1024 * 1024) },
    headers: { origin: server.url },
  });
  expect(refused.status()).toBe(413);
});

async function choose(page: Page, file: string): Promise<void> {
  await page.locator('input[type=file]').setInputFiles(join(FILES, file));
}

async function chooseText(page: Page, text: string): Promise<void> {
  const file = { name: 'time.csv', mimeType: 'text/csv', buffer: Buffer.from(text) };
  await page.locator('input[type=file]').setInputFiles(file);
}

/** The people, clients and projects that the files name, where the workspace does not have them yet. */
async function namesOfTheFiles(page: Page, url: string): Promise<void> {
  const has = async (list: string, search: string, name: string) => {
    const answer = await page.request.get(`${url}/api/${list}?search=${encodeURIComponent(search)}`);
    return (await answer.json()).rows.some((row: { name: string }) => row.name === name);
  };
  for (const [firstName, lastName, email] of [
    ['Jonas', 'Weber', 'jonas@halden-roy.example'],
    ['Ana', 'Ribeiro', 'ana@halden-roy.example'],
  ] as const) {
    if (await has('people', lastName, `${firstName} ${lastName}`)) continue;
    await createPerson(page, url, { firstName, lastName, email });
  }
  const dates = { budgetMinor: 1_000_000, startDate: '2026-01-05', endDate: '2027-12-31' };
  for (const name of ['Brine outfall diffuser', 'Pumping station 3', 'Internal']) {
    if (await has('projects', name, name)) continue;
    const clientId = await create(page, url, 'clients', clientNamed(`Client of ${name}`));
    await create(page, url, 'projects', { name, clientId, ...dates });
  }
}
