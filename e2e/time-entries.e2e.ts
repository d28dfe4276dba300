import type { Page } from '@playwright/test';
import { workspaceDate } from '../apps/pm-server/test/workspaceDate';
import { addDays } from '../packages/domain/src/format/workspaceDate';
import { weekStart } from '../packages/domain/src/lists/filterValues';
import { actOnTimer } from './support/actOnTimer';
import { newId } from './support/create';
import { createProject } from './support/createProject';
import { toggleFilter } from './support/filters';
import { expect, signIn, test } from './support/fixtures';
import { expectMessage, pick } from './support/form';
import { createPerson, newManager } from './support/people';
import { recordTime, reviewTime } from './support/recordTime';

/** What was recorded: found, changed, deleted, entered by hand. */

const PROJECT = 'Spillway gate renewal';

test('TIM-01: the page has its tabs, the manual entry and the figures of one’s week and of the entries that filters leave', async ({
  ownerPage: page,
  server,
}) => {
  const task = await taskOf(page, server.url);
  await record(page, server.url, {
    taskId: task.id,
    description: 'Wombat A',
    minutes: 90,
    date: '2020-03-02',
  });
  await record(page, server.url, {
    taskId: task.id,
    description: 'Wombat B',
    minutes: 45,
    date: '2020-03-03',
    billable: false,
  });
  await page.goto(`${server.url}/time-tracking`);
  for (const name of ['Tracker', 'Entries', 'Reports'])
    await expect(page.getByRole('tab', { name, exact: true })).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Tracker' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('button', { name: 'Manual Entry' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Export' })).toBeVisible();
  const week = page.getByRole('group', { name: 'Your week' });
  for (const label of ['Total hours', 'Billable hours', 'Total earnings', 'Average per day'])
    await expect(week.getByText(label)).toBeVisible();
  await page.goto(`${server.url}/time-tracking?tab=entries&search=wombat`);
  const figures = page.getByRole('group', { name: 'Of these entries' });
  await expect(figures).toContainText('2h 15m');
  await expect(figures).toContainText('1h 30m');
  // 75 an hour, where nothing else is agreed.
  await expect(figures).toContainText(/112\.50/);
  await expect(figures).toContainText('1h 8m');
});

test('TIM-05, GEN-12, GEN-15: entries are found by text, date, project and status, really edited, and deleted with an Undo', async ({
  ownerPage: page,
  server,
}) => {
  const task = await taskOf(page, server.url);
  const kept = await record(page, server.url, {
    taskId: task.id,
    description: 'Zinc anode survey',
    minutes: 125,
    date: '2021-05-04',
  });
  await page.goto(`${server.url}/time-tracking?tab=entries`);
  await page.getByPlaceholder('Search time entries...').fill('zinc anode');
  const card = page.getByRole('region', { name: PROJECT });
  await expect(card).toHaveCount(1);
  for (const text of [
    task.title,
    'Zinc anode survey',
    'Stopped',
    'Billable',
    'Development',
    '05/04/2021',
    '2h 5m',
    '$156.25',
  ])
    await expect(card).toContainText(text);
  await expect(card).toContainText('Marta Lindqvist');
  await expect(page.getByRole('heading', { name: 'Tuesday 4 May 2021' })).toBeVisible();

  await page.getByPlaceholder('Search time entries...').fill(task.title);
  await expect(page.getByText('Zinc anode survey')).toBeVisible();
  await page.getByPlaceholder('Search time entries...').fill('zinc');
  await toggleFilter(page, 'Date', 'This month');
  await expect(page.getByText('No time entries found')).toBeVisible();
  await page.getByRole('button', { name: 'Show all time entries' }).click();
  await page.getByPlaceholder('Search time entries...').fill('zinc');
  await expect(card).toHaveCount(1);
  await toggleFilter(page, 'Status', 'Submitted');
  await expect(page.getByText('No time entries found')).toBeVisible();
  await toggleFilter(page, 'Status', 'Submitted');
  await pick(page, 'Project', PROJECT);
  await expect(page).toHaveURL(/project=/);
  await expect(card).toHaveCount(1);

  await card.getByRole('link', { name: 'Edit Zinc anode survey' }).click();
  await expect(page.getByLabel('Duration')).toHaveValue('2:05');
  await page.getByLabel('Duration').fill('1:75');
  await page.getByRole('button', { name: 'Update Time Entry' }).click();
  await expectMessage(page.getByLabel('Duration'), 'Write a time like 1.5, 1:30 or 90m');
  await page.getByLabel('Duration').fill('25');
  await page.getByRole('button', { name: 'Update Time Entry' }).click();
  await expectMessage(page.getByLabel('Duration'), 'One entry can be at most 24 hours');
  await page.getByLabel('Duration').fill('90m');
  await page.getByLabel('Description').fill('Zinc anode survey, port side');
  // Somebody else changes the same field meanwhile.
  const seen = await (await page.request.get(`${server.url}/api/timeEntries/${kept.id}`)).json();
  const theirs = await page.request.put(`${server.url}/api/timeEntries/${kept.id}`, {
    data: { ...seen, description: 'Zinc anode survey, starboard' },
    headers: { origin: server.url, 'if-match': `"${seen.version}"` },
  });
  expect(theirs.ok()).toBe(true);
  await page.getByRole('button', { name: 'Update Time Entry' }).click();
  const conflict = page.getByRole('dialog').or(page.getByRole('alertdialog'));
  await expect(conflict).toContainText('Zinc anode survey, starboard');
  await conflict.getByRole('radio').first().check();
  await conflict.getByRole('button', { name: /save/i }).click();
  await expect(page).toHaveURL(/tab=entries/);
  await expect(card).toContainText('1h 30m');
  await page.reload();
  await expect(card).toContainText('1h 30m');

  await card.getByRole('button', { name: /^Delete Zinc/ }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText('Zinc anode survey');
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('No time entries found')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(card).toContainText('1h 30m');
});

test('TIM-06: the manual entry is prefilled by task, points out half-filled rows and saves whole ones', async ({
  ownerPage: page,
  server,
}) => {
  await page.goto(`${server.url}/time-tracking`);
  await page.getByRole('button', { name: 'Manual Entry' }).click();
  const dialog = page.getByRole('dialog', { name: 'Manual Entry' });
  const rows = dialog.getByRole('group', { name: /^Row \d+$/ });
  const expected = await openTasksOfOwnProjects(page, server.url);
  expect(expected.length).toBeGreaterThan(2);
  await expect(rows).toHaveCount(expected.length);
  const prefilled = (await rows.all()).map((row) =>
    Promise.all(['Project', 'Task'].map((name) => row.getByRole('combobox', { name }).inputValue())),
  );
  expect((await Promise.all(prefilled)).sort()).toEqual(expected.sort());
  await dialog.getByRole('button', { name: 'Save All Entries' }).click();
  await expect(dialog.getByText('Please fill in at least one complete time entry')).toBeVisible();
  while ((await rows.count()) > 0)
    await dialog.getByRole('button', { name: 'Remove row 1', exact: true }).click();
  await expect(dialog.getByText('No time entries added yet')).toBeVisible();

  await dialog.getByRole('button', { name: 'Add Row' }).click();
  const first = rows.nth(0);
  const hours = first.getByLabel('Hours');
  await hours.press('ArrowUp');
  await expect(hours).toHaveValue('0.25');
  await hours.press('ArrowDown');
  await hours.press('ArrowDown');
  await expect(hours).toHaveValue('0.00');
  await hours.fill('1:30');
  await dialog.getByRole('button', { name: 'Save All Entries' }).click();
  await expect(dialog.getByText('Please fill in at least one complete time entry')).toBeVisible();
  await expectMessage(first.getByRole('combobox', { name: 'Project' }), 'Project selection is required');
  await expectMessage(first.getByLabel('Description'), 'Description is required');
  const task = await taskOf(page, server.url);
  await pickIn(first, page, 'Project', PROJECT);
  await pickIn(first, page, 'Task', task.title);
  await first.getByLabel('Description').fill('Torque tables by hand');
  await expect(dialog.getByRole('status').filter({ hasText: '1 time entry · 1h 30m' })).toBeVisible();

  await dialog.getByRole('button', { name: 'Add Row' }).click();
  const second = rows.nth(1);
  await second.getByLabel('Description').fill('Half a row');
  await dialog.getByRole('button', { name: 'Save All Entries' }).click();
  await expect(
    dialog.getByText('One row is half filled in. Complete or remove what is marked.'),
  ).toBeVisible();
  await expectMessage(second.getByLabel('Hours'), 'Enter a time above 0');
  await dialog.getByRole('button', { name: 'Remove row 2', exact: true }).click();
  await dialog.getByRole('button', { name: 'Save All Entries' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('1 time entry saved').first()).toBeVisible();
  await page.goto(`${server.url}/time-tracking?tab=entries&search=torque`);
  await expect(page.getByRole('region', { name: PROJECT })).toContainText('1h 30m');
  await page.getByRole('button', { name: 'Manual Entry' }).click();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();
});

test('TIM-04, TIM-06: rows saved without a connection wait on the device, are sent once, and what is refused is put right', async ({
  ownerPage: page,
  server,
}) => {
  const { title } = await taskOf(page, server.url);
  const gone = await createProject(page, server.url, { name: 'Dewatering trial', tasks: ['Pump test'] });
  const dialog = page.getByRole('dialog', { name: 'Manual Entry' });
  const entriesNamed = async (description: string): Promise<{ minutes: number }[]> => {
    const answer = await page.request.get(`${server.url}/api/timeEntries?search=${description}`);
    return (await answer.json()).rows;
  };
  /** Opens the dialog with one row of everything but the connection. */
  const fillIn = async (project: string, task: string, description: string) => {
    await page.getByRole('button', { name: 'Manual Entry' }).click();
    const row = dialog.getByRole('group', { name: 'Row 1', exact: true });
    await expect(row.or(dialog.getByText('No time entries added yet'))).toBeVisible();
    if (!(await row.isVisible())) await dialog.getByRole('button', { name: 'Add Row' }).click();
    await pickIn(row, page, 'Project', project);
    await pickIn(row, page, 'Task', task);
    await row.getByLabel('Description').fill(description);
    await row.getByLabel('Hours').fill('1:30');
  };
  const save = async () => {
    await dialog.getByRole('button', { name: 'Save All Entries' }).click();
    await expect(dialog).toBeHidden();
  };
  const waits = page.getByRole('status').filter({ hasText: '1 time entry waits for a connection (1h 30m)' });
  const badge = page.getByRole('banner').getByRole('link', { name: '1 time entry waits for a connection' });

  await page.goto(`${server.url}/time-tracking`);
  await fillIn(PROJECT, title, 'Offline-levelling');
  await page.context().setOffline(true);
  await save();
  await expect(waits).toBeVisible();
  await expect(badge).toBeVisible();
  expect(await entriesNamed('Offline-levelling')).toEqual([]);
  await page.context().setOffline(false);
  await expect(page.getByText('1 time entry saved').first()).toBeVisible();
  await expect(waits).toHaveCount(0);
  await expect(badge).toHaveCount(0);
  expect(await entriesNamed('Offline-levelling')).toMatchObject([{ minutes: 90 }]);

  // Saved, but the answer is lost; the page is reloaded, and a second tab sends it too.
  const sending = '**/api/timeEntries/manual';
  await fillIn(PROJECT, title, 'Lost-answer');
  await page.context().route(sending, async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  });
  await save();
  await expect(waits).toBeVisible();
  await page.reload();
  await expect(waits).toBeVisible();
  const second = await page.context().newPage();
  await second.goto(`${server.url}/dashboard`);
  await expect(second.getByRole('link', { name: '1 time entry waits for a connection' })).toBeVisible();
  await page.context().unroute(sending);
  await waits.getByRole('button', { name: 'Try again' }).click();
  await expect(waits).toHaveCount(0);
  await second.bringToFront();
  await second.reload();
  await expect(second.getByRole('link', { name: '1 time entry waits for a connection' })).toHaveCount(0);
  await second.close();
  expect(await entriesNamed('Lost-answer')).toMatchObject([{ minutes: 90 }]);

  // Meanwhile its project is deleted.
  await fillIn('Dewatering trial', 'Pump test', 'Of-a-deleted-project');
  await page.context().setOffline(true);
  await save();
  const { version } = await (await page.request.get(`${server.url}/api/projects/${gone.projectId}`)).json();
  const deleted = await page.request.delete(`${server.url}/api/projects/${gone.projectId}`, {
    headers: { origin: server.url, 'if-match': `"${version}"` },
  });
  expect(deleted.ok(), await deleted.text()).toBe(true);
  await page.context().setOffline(false);
  const refused = page.getByRole('alert').filter({ hasText: /1 time entry of .* \(1h 30m\) not saved/ });
  await expect(refused).toBeVisible();
  await refused.getByRole('button', { name: 'Dismiss' }).click();
  await expect(refused).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await refused.getByRole('button', { name: 'Open' }).click();
  const row = dialog.getByRole('group', { name: 'Row 1', exact: true });
  await expect(row.getByLabel('Description')).toHaveValue('Of-a-deleted-project');
  await dialog.getByRole('button', { name: 'Save All Entries' }).click();
  await expectMessage(row.getByRole('combobox', { name: 'Project' }), 'project');
  await pickIn(row, page, 'Project', PROJECT);
  await pickIn(row, page, 'Task', title);
  await save();
  await expect(refused).toHaveCount(0);
  expect(await entriesNamed('Of-a-deleted-project')).toMatchObject([{ minutes: 90 }]);
});

test('TIM-05, TIM-06: an end follows its edited time, what overlaps is pointed out, and a day has 24 hours', async ({
  ownerPage,
  server,
  browser,
}) => {
  const { theirs: page, leave } = await newManager(ownerPage, browser, server.url);
  const { id, projectId } = await taskOf(page, server.url);
  const hour = 3_600_000;
  for (const [description, start, end] of [
    ['Pile cap survey', 5, 4],
    ['Pile cap report', 3.75, 3],
  ] as const) {
    const timerId = crypto.randomUUID();
    const details = { projectId, taskId: id, description };
    await actOnTimer(page, server.url, 'start', { timerId, ago: start * hour, details });
    await actOnTimer(page, server.url, 'stop', { timerId, ago: end * hour });
  }
  await page.goto(`${server.url}/time-tracking?tab=entries&search=pile+cap`);
  const survey = page
    .getByRole('region', { name: PROJECT })
    .filter({ has: page.getByRole('link', { name: 'Edit Pile cap survey' }) });
  const report = page
    .getByRole('region', { name: PROJECT })
    .filter({ has: page.getByRole('link', { name: 'Edit Pile cap report' }) });
  await expect(survey).toContainText('1h 0m');
  await expect(page.getByText(/^Overlaps/)).toHaveCount(0);
  await survey.getByRole('link', { name: 'Edit Pile cap survey' }).click();
  await page.getByLabel('Duration').fill('1:30');
  await page.getByRole('button', { name: 'Update Time Entry' }).click();
  await expect(survey).toContainText(/Overlaps “Pile cap report” \(\d\d:\d\d–\d\d:\d\d\)/);
  await expect(report).toContainText('Overlaps “Pile cap survey”');
  await report.getByRole('link', { name: 'Edit Pile cap report' }).click();
  await expect(page.getByText(/Overlaps “Pile cap survey” .* One of the two is too long/)).toBeVisible();
  await page.goBack();
  await survey.getByRole('link', { name: 'Edit Pile cap survey' }).click();
  await page.getByLabel('Duration').fill('1:00');
  await page.getByRole('button', { name: 'Update Time Entry' }).click();
  await expect(survey).toContainText('1h 0m');
  await expect(page.getByText(/^Overlaps/)).toHaveCount(0);

  await record(page, server.url, { taskId: id, description: 'All day', minutes: 1_380, date: '2019-04-04' });
  await page.getByRole('button', { name: 'Manual Entry' }).click();
  const dialog = page.getByRole('dialog', { name: 'Manual Entry' });
  const row = dialog.getByRole('group', { name: 'Row 1', exact: true });
  await expect(row.or(dialog.getByText('No time entries added yet'))).toBeVisible();
  if (!(await row.isVisible())) await dialog.getByRole('button', { name: 'Add Row' }).click();
  await dialog.getByRole('textbox', { name: 'Date' }).fill('04/04/2019');
  await pickIn(row, page, 'Project', PROJECT);
  await row.getByRole('combobox', { name: 'Task' }).click();
  await page.getByRole('option').first().click();
  await row.getByLabel('Description').fill('And more');
  await row.getByLabel('Hours').fill('1:01');
  await dialog.getByRole('button', { name: 'Save All Entries' }).click();
  await expectMessage(row.getByLabel('Hours'), 'With this time the day would have more than 24 hours');
  await row.getByLabel('Hours').fill('1:00');
  await dialog.getByRole('button', { name: 'Save All Entries' }).click();
  await expect(dialog).toBeHidden();
  await leave();
});

test('TIM-05: a member sees their own entries only, and a client person has no time tracking', async ({
  ownerPage: page,
  server,
  browser,
}) => {
  const task = await taskOf(page, server.url);
  const secret = await record(page, server.url, {
    taskId: task.id,
    description: 'Only the owner’s',
    minutes: 30,
    date: '2022-02-02',
  });
  for (const role of ['member', 'client'] as const) {
    const context = await browser.newContext();
    const theirs = await context.newPage();
    await signIn(theirs, server.url, await personOf(page, server.url, role));
    await theirs.goto(`${server.url}/dashboard`);
    await expect(theirs.getByRole('link', { name: 'Projects', exact: true })).toBeVisible();
    const entry = theirs.getByRole('link', { name: 'Time Tracking', exact: true });
    if (role === 'client') {
      await expect(entry).toHaveCount(0);
      await theirs.goto(`${server.url}/time-tracking`);
      await expect(theirs.getByRole('heading', { name: 'You may not track time' })).toBeVisible();
    } else {
      await expect(entry).toBeVisible();
      await theirs.goto(`${server.url}/time-tracking?tab=entries&search=owner`);
      await expect(theirs.getByText('No time entries found')).toBeVisible();
      await theirs.goto(`${server.url}/time-tracking/edit?id=${secret.id}`);
      await expect(theirs.getByRole('button', { name: 'Update Time Entry' })).toHaveCount(0);
    }
    await context.close();
  }
});

test('TIM-09, TIM-10: a member submits and withdraws, a manager sends back with a reason, approves, undoes that and reopens with a reason, and approved time is locked', async ({
  ownerPage: page,
  server,
  browser,
}) => {
  const task = await taskOf(page, server.url);
  const member = await personOf(page, server.url, 'member');
  await giveTask(page, server.url, task.id, member.id);
  const memberContext = await browser.newContext();
  const theirs = await memberContext.newPage();
  await signIn(theirs, server.url, member);
  const entry = await record(theirs, server.url, {
    taskId: task.id,
    description: 'Quay wall sounding',
    minutes: 60,
    date: '2023-06-07',
  });
  const list = `${server.url}/time-tracking?tab=entries&search=sounding`;
  await theirs.goto(list);
  const theirCard = theirs.getByRole('region', { name: PROJECT });
  const choose = async (on: Page, step: string) => {
    await on.getByRole('checkbox', { name: 'Select Quay wall sounding' }).click();
    await on.getByRole('button', { name: step, exact: true }).click();
  };
  await choose(theirs, 'Submit 1');
  await expect(theirCard).toContainText('Submitted');
  await choose(theirs, 'Withdraw 1');
  await expect(theirCard).toContainText('Stopped');
  await choose(theirs, 'Submit 1');
  await expect(theirCard).toContainText('Submitted');
  await theirs.getByRole('checkbox', { name: 'Select Quay wall sounding' }).click();
  await expect(theirs.getByRole('button', { name: 'Approve 1' })).toHaveCount(0);

  const managerContext = await browser.newContext();
  const managing = await managerContext.newPage();
  await signIn(managing, server.url, await personOf(page, server.url, 'manager'));
  await managing.goto(list);
  await choose(managing, 'Send back 1');
  const dialog = managing.getByRole('dialog', { name: 'Send back 1 time entry?' });
  await dialog.getByRole('button', { name: 'Send Back' }).click();
  await expectMessage(dialog.getByLabel('Reason'), 'Say why, so that it can be put right');
  await dialog.getByLabel('Reason').fill('Which wall?');
  await dialog.getByRole('button', { name: 'Send Back' }).click();
  // The other screen follows without a reload.
  await expect(theirCard).toContainText('Sent back: Which wall?');
  await theirs.reload();
  await choose(theirs, 'Submit 1');
  await expect(theirCard).toContainText('Submitted');
  await managing.reload();
  const managed = managing.getByRole('region', { name: PROJECT });
  await choose(managing, 'Approve 1');
  await expect(managed).toContainText('Approved and locked');
  await managing.getByRole('button', { name: 'Undo' }).last().click();
  await expect(managed).toContainText('Submitted');
  await choose(managing, 'Approve 1');
  await expect(managed).toContainText('Approved and locked');

  await theirs.reload();
  await expect(theirCard).toContainText('Approved and locked');
  await expect(theirCard.getByRole('button', { name: /^Delete/ })).toHaveCount(0);
  await theirs.goto(`${server.url}/time-tracking/edit?id=${entry.id}`);
  await expect(
    theirs.getByText('This entry is approved and can neither be changed nor deleted.'),
  ).toBeVisible();
  await expect(theirs.getByRole('button', { name: 'Update Time Entry' })).toHaveCount(0);
  const locked = await (await theirs.request.get(`${server.url}/api/timeEntries/${entry.id}`)).json();
  const refused = await theirs.request.delete(`${server.url}/api/timeEntries/${entry.id}`, {
    headers: { origin: server.url, 'if-match': `"${locked.version}"` },
  });
  expect(refused.status()).toBe(409);

  await managing.goto(`${server.url}/time-tracking/edit?id=${entry.id}`);
  await managing.getByRole('button', { name: 'Reopen' }).click();
  const reopening = managing.getByRole('dialog', { name: 'Reopen 1 time entry?' });
  await reopening.getByLabel('Reason').fill('The wrong wall');
  await reopening.getByRole('button', { name: 'Reopen' }).click();
  await expect(managing.getByText('1 time entry reopened').first()).toBeVisible();
  await expect(theirs.getByText('The wrong wall')).toBeVisible();
  await expect(theirs.getByRole('button', { name: 'Update Time Entry' })).toBeVisible();
  await memberContext.close();
  await managerContext.close();
});

test('TIM-11, SRV-03, SRV-01: an owner closes the time of past days; it locks on a member’s screen at once, can still be approved, and opens again', async ({
  ownerPage: page,
  server: { url },
  browser,
}) => {
  const { id: taskId, title, projectId } = await taskOf(page, url);
  const member = await personOf(page, url, 'member');
  await giveTask(page, url, taskId, member.id);
  const theirs = await browser.newPage();
  await signIn(theirs, url, member);
  const work = { projectId, minutes: 90 };
  const ids = [
    await recordTime(theirs, url, { ...work, date: '2018-10-30', description: 'Weir survey' }),
    await recordTime(theirs, url, { ...work, date: '2018-10-31', description: 'Weir drawing' }),
  ];
  await recordTime(theirs, url, { ...work, date: '2018-11-01', description: 'Weir report' });
  await reviewTime(theirs, url, 'submit', ids.slice(1));
  await theirs.goto(`${url}/time-tracking?tab=entries&search=weir`);
  const cards = theirs.getByRole('region', { name: PROJECT });
  await expect(cards).toHaveCount(3);
  await expect(theirs.getByText('Closed and locked')).toHaveCount(0);

  const general = page.getByRole('form', { name: 'General settings' });
  const day = general.getByLabel('Time is closed through');
  const save = async (text: string) => {
    await day.fill(text);
    await day.press('Tab');
    await general.getByRole('button', { name: 'Save Changes' }).click();
  };
  await page.goto(`${url}/settings`);
  await save('12/31/2099');
  await expectMessage(day, 'Choose a day before today: people still record time today.');
  await day.fill('10/31/2018');
  await day.press('Tab');
  await expect(general.getByText('2 time entries (3h 0m) not approved')).toBeVisible();
  await save('10/31/2018');
  await expect(page.getByText('Settings saved').first()).toBeVisible();

  // The colleague's screen, as it stands.
  await expect(theirs.getByText('Closed and locked')).toHaveCount(2);
  await expect(
    cards.filter({ hasText: 'Weir report' }).getByRole('button', { name: /^Delete/ }),
  ).toBeVisible();
  // It waits for its approval: there is nothing that a member can do with it.
  await expect(theirs.getByRole('checkbox', { name: 'Select Weir drawing' })).toBeDisabled();
  await theirs.getByRole('checkbox', { name: 'Select Weir survey' }).click();
  await theirs.getByRole('button', { name: 'Submit 1', exact: true }).click();
  await expect(theirs.getByText('1 time entry submitted').first()).toBeVisible();
  await theirs.getByRole('button', { name: 'Undo' }).last().click();
  await expect(
    theirs.getByText('it can be submitted and approved, but not taken back').first(),
  ).toBeVisible();
  await theirs.goto(`${url}/time-tracking/edit?id=${ids[0]}`);
  await expect(theirs.getByText('The time of this day is closed: the entry can neither')).toBeVisible();
  await expect(theirs.getByRole('button', { name: 'Update Time Entry' })).toHaveCount(0);

  await theirs.goto(`${url}/time-tracking`);
  await theirs.getByRole('button', { name: 'Manual Entry' }).click();
  const dialog = theirs.getByRole('dialog', { name: 'Manual Entry' });
  await dialog.getByRole('button', { name: 'Add Row' }).last().click();
  const row = dialog.getByRole('group', { name: /^Row \d+$/ }).last();
  await pickIn(row, theirs, 'Project', PROJECT);
  await pickIn(row, theirs, 'Task', title);
  await row.getByLabel('Description').fill('Weir photos');
  await row.getByLabel('Hours').fill('1');
  await dialog.getByRole('textbox', { name: 'Date' }).fill('10/31/2018');
  await dialog.getByRole('button', { name: 'Save All Entries' }).click();
  await expectMessage(
    dialog.getByRole('textbox', { name: 'Date' }),
    'The time of this day is closed. Choose a later day',
  );
  await dialog.getByRole('textbox', { name: 'Date' }).fill('11/01/2018');
  await dialog.getByRole('button', { name: 'Save All Entries' }).click();
  await expect(dialog).toBeHidden();

  // What is not approved is named where it was closed, and can be approved from there.
  await general.getByRole('link', { name: 'See what is not approved' }).click();
  for (const name of ['Weir survey', 'Weir drawing'])
    await page.getByRole('checkbox', { name: `Select ${name}` }).click();
  await expect(page.getByRole('button', { name: /^Send back/ })).toHaveCount(0);
  await page.getByRole('button', { name: 'Approve 2', exact: true }).click();
  await expect(page.getByText('2 time entries approved').first()).toBeVisible();
  await page.goto(`${url}/time-tracking/edit?id=${ids[0]}`);
  await expect(page.getByText('The time of this day is closed: the entry can neither')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Reopen' })).toHaveCount(0);
  await page.goto(`${url}/settings`);
  await save('');
  await expect(page.getByText('Settings saved').first()).toBeVisible();
  await page.goto(`${url}/time-tracking/edit?id=${ids[0]}`);
  await expect(page.getByRole('button', { name: 'Reopen' })).toBeVisible();
  await theirs.close();
});

test('TIM-09: one submits a week at once from its table by task and day, and takes it back', async ({
  ownerPage: page,
  server,
}) => {
  const { id, title } = await taskOf(page, server.url);
  const monday = mondayBefore(2);
  const tuesday = addDays(monday, 1);
  for (const [date, minutes] of [
    [monday, 90],
    [monday, 15],
    [tuesday, 120],
  ] as const)
    await record(page, server.url, { taskId: id, description: 'Week of soundings', minutes, date });
  await page.goto(`${server.url}/time-tracking`);
  const week = page.getByRole('region', { name: 'Week' });
  await expect(week.getByRole('button', { name: 'Next week' })).toBeDisabled();
  const previous = week.getByRole('button', { name: 'Previous week' });
  await previous.click();
  await previous.click();
  const table = week.getByRole('table', { name: 'Hours of the week by task and day' });
  const line = table.getByRole('row').filter({ hasText: title });
  await expect(line.getByRole('cell').first()).toHaveText(/\d:\d\d/);
  const marks = table.getByRole('row').filter({ has: page.getByRole('rowheader', { name: 'Status' }) });
  await expect(marks.getByRole('cell').first()).toHaveText('Open');
  await week.getByRole('button', { name: /^Submit \d+ time entries$/ }).click();
  await expect(marks.getByRole('cell').first()).toHaveText('Submitted');
  await expect(week.getByRole('button', { name: /^Submit/ })).toHaveCount(0);
  await expect(previous).toBeFocused();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(marks.getByRole('cell').first()).toHaveText('Open');
  // A figure leads to its entries.
  await line.getByRole('cell').nth(1).getByRole('link').click();
  await expect(page.getByText('Week of soundings').first()).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`date=${tuesday}`));
});

/** Records time on the sample's project. */
async function record(
  page: Page,
  url: string,
  work: Omit<Parameters<typeof recordTime>[2], 'projectId'>,
): Promise<{ id: string }> {
  const { projectId } = await taskOf(page, url);
  return { id: await recordTime(page, url, { projectId, ...work }) };
}

/** The Monday so many weeks before this one's. */
function mondayBefore(weeks: number): string {
  return addDays(weekStart(workspaceDate()), -7 * weeks);
}

/** A task of the sample's project. */
async function taskOf(page: Page, url: string): Promise<{ id: string; title: string; projectId: string }> {
  const projects = await (await page.request.get(`${url}/api/projects?search=spillway`)).json();
  const project = projects.rows.find(({ name }: { name: string }) => name === PROJECT);
  const tasks = await (await page.request.get(`${url}/api/tasks?project=${project.id}`)).json();
  return tasks.rows[0];
}

/** Gives somebody a task, which makes its project their own. */
async function giveTask(page: Page, url: string, taskId: string, assigneeId: string): Promise<void> {
  const stored = await (await page.request.get(`${url}/api/tasks/${taskId}`)).json();
  const given = await page.request.put(`${url}/api/tasks/${taskId}`, {
    data: { ...stored, assigneeId },
    headers: { origin: url, 'if-match': `"${stored.version}"` },
  });
  expect(given.ok(), await given.text()).toBe(true);
}

/** Project and title of each task that is still to be done in the projects of who is signed in. */
async function openTasksOfOwnProjects(page: Page, url: string): Promise<[project: string, title: string][]> {
  const read = async (path: string) => (await page.request.get(`${url}/api/${path}`)).json();
  const { person } = await read('session');
  const projects: { rows: { id: string }[] } = await read(`projects?limit=50&user=${person.id}`);
  const tasks: { rows: { title: string; status: string; projectName: string }[] }[] = await Promise.all(
    projects.rows.map(({ id }) => read(`tasks?limit=200&project=${id}`)),
  );
  return tasks
    .flatMap(({ rows }) => rows)
    .filter(({ status }) => status !== 'Completed')
    .map(({ projectName, title }) => [projectName, title]);
}

async function pickIn(row: ReturnType<Page['getByRole']>, page: Page, label: string, option: string) {
  const field = row.getByRole('combobox', { name: label });
  await field.fill(option);
  await page.getByRole('option', { name: option }).first().click();
  await expect(page.getByRole('option')).toHaveCount(0);
  // Another project brings another list of tasks, without what was typed into the one before.
  await expect(field).toHaveValue(option);
}

/** Somebody with an access role, who can sign in. */
async function personOf(page: Page, url: string, accessRole: 'manager' | 'member' | 'client') {
  const clients = await (await page.request.get(`${url}/api/clients?limit=1`)).json();
  return createPerson(page, url, {
    firstName: 'Tove',
    lastName: accessRole,
    email: `${newId()}@time.example`,
    accessRole,
    clientId: accessRole === 'client' ? clients.rows[0].id : null,
  });
}
