import { readFile } from 'node:fs/promises';
import { read as readXlsx, utils } from '@e965/xlsx';
import type { Download, Page } from '@playwright/test';
import { workspaceDate } from '../apps/pm-server/test/workspaceDate';
import { addDays } from '../packages/domain/src/format/workspaceDate';
import { clientNamed, create, newId } from './support/create';
import { expect, test } from './support/fixtures';
import { pick } from './support/form';

/** Reports of recorded time, and lists as files. */

test('TIM-07, TIM-08, PRJ-12: a report has hours and money by two groups, budgets with the day on which they end, and its address', async ({
  ownerPage: page,
  server,
}) => {
  const { name, projectId, today } = await recordedTime(page, server.url);
  await page.goto(`${server.url}/app/time-tracking`);
  await page.getByRole('tab', { name: 'Reports' }).click();
  await expect(page.getByText('No report yet')).toBeVisible();
  await page.getByRole('combobox', { name: 'Then by' }).click();
  await page.getByRole('option', { name: 'Category' }).click();
  await pick(page, 'Project', name);
  await page.getByRole('button', { name: 'Date: This month. Show all' }).click();
  await page.getByRole('button', { name: 'Generate Report' }).click();

  const figures = page.getByRole('group', { name: 'Of the report' });
  await expect(figures).toContainText('Total hours2.17');
  await expect(figures).toContainText('Billable hours (85 %)1.83');
  // 50 and 60 minutes at 99.99 an hour are 83.33 and 99.99, each rounded by itself.
  await expect(figures).toContainText('Total earnings$183.32');
  await expect(figures).toContainText('Average per day1.08');
  const sums = page.getByRole('table', { name: 'Hours by project and category' });
  await expect(sums.getByRole('rowheader')).toHaveText([name, 'Design', 'Testing', 'Total']);
  await expect(row(sums, 'Design')).toHaveText(['', '1.17', '0.83', '53.8 %', '$83.33']);
  await expect(row(sums, 'Testing')).toHaveText(['', '1.0', '1.0', '46.2 %', '$99.99']);
  await expect(row(sums, 'Total')).toHaveText(['', '2.17', '1.83', '100.0 %', '$183.32']);

  // The same figures behind the chart, and in the legend of what the keyboard points out.
  const chart = page.getByRole('figure', { name: 'Hours by project, per week' });
  await expect(chart.getByRole('row').last()).toContainText('1.0 h');
  await chart.getByRole('application').focus();
  await page.keyboard.press('Home');
  await expect(chart.getByRole('status')).toContainText(`${name}: 1.17 h`);
  await page.keyboard.press('End');
  await expect(chart.getByRole('status')).toContainText(`${name}: 1.0 h`);
  await page.getByRole('radio', { name: 'Money' }).check();
  await expect(page.getByRole('figure', { name: 'Earnings by project, per week' })).toContainText('$99.99');

  const budgets = page.getByRole('table', { name: 'Budget against actual' });
  const stored = await (await page.request.get(`${server.url}/api/projects/${projectId}`)).json();
  expect([stored.hours, stored.budgetUsedMinor]).toEqual([130 / 60, 18_332]);
  await expect(budgets.getByRole('meter')).toHaveAttribute('aria-valuetext', '18 %, $183.32 of $1,000.00');
  // 816.68 are left, and 99.99 were used in the four weeks that end today: 229 days.
  const end = addDays(today, 229);
  const [year, month, day] = end.split('-');
  await expect(row(budgets, name).last()).toContainText(`${month}/${day}/${year}`);

  // The address has all of it: after a reload the same report stands there.
  await page.reload();
  await expect(sums.getByRole('rowheader')).toHaveText([name, 'Design', 'Testing', 'Total']);
  await page.goBack();
  await expect(page.getByText('No report yet')).toBeVisible();
  await page.goForward();
  await expect(sums).toBeVisible();

  // On paper: the figures without what is pressed.
  await page.emulateMedia({ media: 'print' });
  await expect(sums).toBeVisible();
  for (const control of ['Generate Report', 'Print', 'Export'])
    await expect(page.getByRole('button', { name: control })).toBeHidden();
  await expect(page.getByRole('navigation').first()).toBeHidden();
});

test('TIM-07, TIM-08, ASVS-24: CSV and XLSX have what the filters show, to the cent of the screen, and no formula', async ({
  ownerPage: page,
  server,
}) => {
  const { name } = await recordedTime(page, server.url);
  await page.goto(`${server.url}/app/time-tracking?tab=reports`);
  await pick(page, 'Project', name);
  await page.getByRole('button', { name: 'Date: This month. Show all' }).click();
  await page.getByRole('button', { name: 'Generate Report' }).click();
  await expect(page.getByRole('group', { name: 'Of the report' })).toContainText('$183.32');
  const csv = await exported(page, 'CSV');
  expect(csv.suggestedFilename()).toMatch(/^time-entries-\d{4}-\d\d-\d\d\.csv$/);
  const lines = (await readFile(await csv.path(), 'utf8')).split('\r\n');
  expect(lines).toHaveLength(5);
  const cents = lines.slice(1, -1).map((line) => Math.round(Number(line.split(',').at(-1)) * 100));
  expect(cents.reduce((sum, one) => sum + one)).toBe(18_332);
  expect(lines.join()).toContain(`"'=HYPERLINK(""http://example.test"",""open"")"`);
  const xlsx = await exported(page, 'Excel (XLSX)');
  const { Sheets } = readXlsx(await readFile(await xlsx.path()));
  const rows = utils.sheet_to_json<Record<string, unknown>>(Sheets['time entries'] ?? {});
  expect(rows.map(({ Minutes, Earnings, Project }) => [Minutes, Earnings, Project])).toEqual(
    expect.arrayContaining([
      [60, 99.99, name],
      [50, 83.33, name],
      [20, 0, name],
    ]),
  );
});

test('SRV-04, TIM-08: clients, projects, tasks and people leave as their lists show them', async ({
  ownerPage: page,
  server,
}) => {
  await page.goto(`${server.url}/app/tasks?view=table&status=completed`);
  await page.getByPlaceholder('Search tasks...').fill('inspection');
  await expect.poll(() => new URL(page.url()).searchParams.get('search')).toBe('inspection');
  const shown = await page.request.get(`${server.url}/api/tasks?status=completed&search=inspection`);
  const { total, rows } = await shown.json();
  const tasks = await readFile(await (await exported(page, 'CSV')).path(), 'utf8');
  expect(total).toBeGreaterThan(0);
  expect(tasks.match(/\r\n/g)).toHaveLength(total + 1);
  expect(tasks).toContain(rows[0].title);
  for (const list of ['clients', 'projects', 'users']) {
    await page.goto(`${server.url}/app/${list}`);
    const file = await readFile(await (await exported(page, 'CSV')).path(), 'utf8');
    expect(file.split('\r\n').length, list).toBeGreaterThan(5);
  }
});

/** Three entries of a new project of its own, two months apart; the rate is that of the owner in it. */
async function recordedTime(page: Page, url: string) {
  const name = `Mole ${newId().slice(-6)}`;
  const clientId = await create(page, url, 'clients', clientNamed(`Port of ${name}`));
  const session = await (await page.request.get(`${url}/api/session`)).json();
  const team = [{ id: session.person.id, hourlyRateMinor: 9_999 }];
  const today = workspaceDate();
  const projectId = await create(page, url, 'projects', {
    ...{ name, clientId, team, budgetMinor: 100_000 },
    ...{ startDate: '2026-01-05', endDate: '2027-12-31' },
  });
  const before = workspaceDate(-60);
  const entries = [
    {
      minutes: 60,
      date: today,
      category: 'Testing',
      description: '=HYPERLINK("http://example.test","open")',
    },
    { minutes: 50, date: before, category: 'Design', description: 'Quay wall' },
    { minutes: 20, date: before, category: 'Design', description: 'Meeting', billable: false },
  ].map((entry) => ({ id: newId(), projectId, ...entry }));
  const answer = await page.request.post(`${url}/api/timeEntries/manual`, {
    data: { entries },
    headers: { origin: url },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  return { name, projectId, today };
}

async function exported(page: Page, format: string): Promise<Download> {
  await page.getByRole('button', { name: /^Export( and import)?$/ }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: format, exact: true }).click();
  return download;
}

function row(table: ReturnType<Page['getByRole']>, name: string) {
  return table
    .getByRole('row')
    .filter({ has: table.page().getByRole('rowheader', { name, exact: true }) })
    .getByRole('cell');
}
