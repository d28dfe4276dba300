import type { Locator, Page } from '@playwright/test';
import { newId } from './support/create';
import { createProject } from './support/createProject';
import { expect, signIn, test } from './support/fixtures';
import { expectMessage, pick } from './support/form';
import { createPerson } from './support/people';
import { button } from './support/timerScreen';

/** Time that cannot be as it is typed or asked for: told at its place, and no second is lost. */

const BEFORE_CALENDAR = '0001-01-01';
const NO_DATE = 'Date is not a real date. Use year-month-day';

test('TIM-06: a manual entry points at each time and date that is none, and takes 7,5 h', async ({
  ownerPage: page,
  server: { url },
}) => {
  const name = 'Sluice gauge';
  await createProject(page, url, { name, tasks: ['Read the gauge'] });
  await page.goto(`${url}/time-tracking`);
  await page.getByRole('button', { name: 'Manual Entry' }).click();
  const dialog = page.getByRole('dialog', { name: 'Manual Entry' });
  const rows = dialog.getByRole('group', { name: /^Row \d+$/ });
  const none = dialog.getByText('No time entries added yet');
  await expect(rows.first().or(none)).toBeVisible();
  while ((await rows.count()) > 0)
    await dialog.getByRole('button', { name: 'Remove row 1', exact: true }).click();
  await dialog.getByRole('button', { name: 'Add Row' }).click();
  const save = dialog.getByRole('button', { name: 'Save All Entries' });
  const hours = rows.getByLabel('Hours');
  await pick(page, 'Project', name);
  await pick(page, 'Task', 'Read the gauge');
  await rows.getByLabel('Description').fill('Levels of the week');
  for (const [typed, message] of [
    ['1:75', 'Write a time like 1.5, 1:30 or 90m'],
    ['0', 'Enter a time above 0'],
    ['25', 'One entry can be at most 24 hours'],
  ] as const) {
    await hours.fill(typed);
    await save.click();
    await expectMessage(hours, message);
    await expect(hours).toHaveValue(typed);
  }
  await hours.fill('7,5 h');
  await expect(dialog.getByRole('status').filter({ hasText: '1 time entry · 7h 30m' })).toBeVisible();

  const date = dialog.getByRole('textbox', { name: 'Date' });
  const today = await date.inputValue();
  await type(date, BEFORE_CALENDAR);
  await save.click();
  await expectMessage(date, NO_DATE);
  await expect(date).toHaveValue(BEFORE_CALENDAR);
  await date.fill('');
  await save.click();
  await expectMessage(date, 'Date is required');

  // One whole row does not take a half-filled one along, nor leave it out.
  await type(date, today);
  await dialog.getByRole('button', { name: 'Add Row' }).click();
  await rows.nth(1).getByLabel('Hours').fill('1:30');
  await save.click();
  await expect(dialog.getByRole('alert')).toHaveText(
    'One row is half filled in. Complete or remove what is marked.',
  );
  for (const [field, message] of [
    [rows.nth(1).getByRole('combobox', { name: 'Project' }), 'Project selection is required'],
    [rows.nth(1).getByRole('combobox', { name: 'Task' }), 'Task selection is required'],
    [rows.nth(1).getByLabel('Description'), 'Description is required'],
  ] as const)
    await expectMessage(field, message);
  await dialog.getByRole('button', { name: 'Remove row 2', exact: true }).click();
  await save.click();
  await expect(dialog).toBeHidden();
  expect(await entriesOf(page, url, 'Levels of the week')).toMatchObject([{ minutes: 450 }]);
});

test('TIM-05: an entry’s form and the API point at a date, a time and a task that cannot be', async ({
  ownerPage: page,
  server: { url },
}) => {
  const { projectId, taskIds } = await createProject(page, url, { name: 'Culvert', tasks: ['Inspect'] });
  const other = await createProject(page, url, { name: 'Aqueduct', tasks: [] });
  const [taskId = ''] = taskIds;
  const { rows } = await (await page.request.get(`${url}/api/timeEntries?task=${taskId}`)).json();
  await page.goto(`${url}/time-tracking/edit?id=${rows[0].id}`);
  const date = page.getByRole('textbox', { name: 'Date' });
  const update = page.getByRole('button', { name: 'Update Time Entry' });
  await type(date, BEFORE_CALENDAR);
  await update.click();
  await expectMessage(date, NO_DATE);
  await expect(date).toHaveValue(BEFORE_CALENDAR);
  await type(date, '2026-11-03');
  await page.getByLabel('Duration').fill('0');
  await update.click();
  await expectMessage(page.getByLabel('Duration'), 'The time must be a whole number of minutes above 0');

  const whole = { projectId, taskId, description: 'By the API', date: '2026-11-03', minutes: 60 };
  for (const [wrong, path] of [
    [{ date: BEFORE_CALENDAR }, 'date'],
    [{ date: '2026-02-30' }, 'date'],
    [{ minutes: 0 }, 'minutes'],
    [{ minutes: 1_500 }, 'minutes'],
    [{ projectId: other.projectId }, 'taskId'],
    [{ projectId: newId(), taskId: null }, 'projectId'],
  ] as const) {
    const body = { id: newId(), ...whole, ...wrong };
    expect([wrong, await refused(page, `${url}/api/timeEntries`, body)]).toEqual([wrong, path]);
  }
  expect(await entriesOf(page, url, 'By the API')).toEqual([]);

  const timer = { timerId: newId(), details: { projectId, taskId, description: 'By the API' } };
  const act = (kind: string, more: object = {}) =>
    refused(page, `${url}/api/timer/${kind}`, { ...timer, actionId: newId(), ...more });
  const elsewhere = { details: { ...timer.details, projectId: other.projectId } };
  expect(await act('start', elsewhere)).toBe('details.taskId');
  expect(await act('start', { details: { ...timer.details, date: BEFORE_CALENDAR } })).toBe('details.date');
  expect(await act('start')).toBeNull();
  const { timer: running } = await (await page.request.get(`${url}/api/timer`)).json();
  const start = Date.parse(running.startedAt);
  for (const at of [start - 1, start + 86_400_000])
    expect(await act('stop', { at: new Date(at).toISOString() })).toBe('at');
  const { timer: after } = await (await page.request.get(`${url}/api/timer`)).json();
  expect(after).toEqual(running);
  expect(await act('discard')).toBeNull();
});

test('TIM-02: the tracker says at its field that a date is none, and starts, goes on and stops with what is right', async ({
  ownerPage: page,
  server: { url },
}) => {
  const name = 'Bridge bearing';
  await createProject(page, url, { name, tasks: [] });
  await page.goto(`${url}/time-tracking`);
  const date = page.getByRole('main').getByRole('textbox', { name: 'Date' });
  await pick(page, 'Project', name);
  await page.getByLabel('Description').fill('Bearing survey');
  await type(date, BEFORE_CALENDAR);
  await button(page, 'Start').click();
  await expectMessage(date, NO_DATE);
  await expect(date).toBeFocused();
  await expect(date).toHaveValue(BEFORE_CALENDAR);
  await type(date, '2026-11-02');
  await expect(date).not.toHaveAttribute('aria-invalid', 'true');
  await button(page, 'Start').click();
  await expect(button(page, 'Pause')).toBeVisible();

  // While it runs, what is typed stays as it is until it is a date.
  await type(date, BEFORE_CALENDAR);
  await date.press('Tab');
  await expectMessage(date, NO_DATE);
  await expect(date).toHaveValue(BEFORE_CALENDAR);
  await expect(button(page, 'Pause')).toBeVisible();
  const kept = () => page.waitForResponse(/\/api\/timer\/details$/);
  const dated = kept();
  await type(date, '2026-11-04');
  expect((await dated).ok()).toBe(true);
  const description = page.getByLabel('Description');
  await description.fill('');
  await expectMessage(description, 'Description is required');
  const described = kept();
  await description.fill('Bearing survey, again');
  expect((await described).ok()).toBe(true);
  await expect(description).not.toHaveAttribute('aria-invalid', 'true');
  await button(page, 'Stop').click();
  await expect(button(page, 'Stop')).toBeDisabled();
  expect(await entriesOf(page, url, 'Bearing survey')).toMatchObject([{ date: '2026-11-04' }]);
});

for (const { gone, message } of [
  { gone: 'project', message: 'This project does not exist any more. Choose another' },
  { gone: 'task', message: 'This task does not exist any more. Choose another' },
] as const)
  test(`TIM-02, TIM-04: where the ${gone} is deleted while the clock runs, Stop says so, and with another no second is lost`, async ({
    ownerPage: page,
    server: { url },
    browser,
  }) => {
    const [first, second] = [`Flood wall, ${gone}`, `Dam crest, ${gone}`];
    const { projectId, taskIds } = await createProject(page, url, { name: first, tasks: ['Rivets'] });
    await createProject(page, url, { name: second, tasks: ['Anchors'] });
    const manager = await createPerson(page, url, {
      email: `${newId()}@time.example`,
      accessRole: 'manager',
    });
    await page.goto(`${url}/time-tracking`);
    await pick(page, 'Project', first);
    await pick(page, 'Task', 'Rivets');
    await page.getByLabel('Description').fill(`Without its ${gone}`);
    // The clock runs on screen before the server has it.
    const started = page.waitForResponse(/\/api\/timer\/start$/);
    await button(page, 'Start').click();
    await started;
    await expect(button(page, 'Pause')).toBeVisible();
    const { timer } = await (await page.request.get(`${url}/api/timer`)).json();

    const context = await browser.newContext();
    const theirs = await context.newPage();
    await signIn(theirs, url, manager);
    const row = `${url}/api/${gone === 'project' ? `projects/${projectId}` : `tasks/${taskIds[0]}`}`;
    const { version } = await (await theirs.request.get(row)).json();
    const deleted = await theirs.request.delete(row, {
      headers: { origin: url, 'if-match': `"${version}"` },
    });
    expect(deleted.ok(), await deleted.text()).toBe(true);
    await context.close();

    await button(page, 'Stop').click();
    const tracker = page.getByRole('region', { name: 'Timer' });
    await expect(tracker.getByRole('alert')).toHaveText(message);
    await expect(button(page, 'Pause')).toBeVisible();
    const field = page.getByRole('combobox', { name: gone === 'project' ? 'Project' : 'Task' });
    await expect(field).toHaveValue('No longer there');
    await pick(page, 'Project', second);
    await pick(page, 'Task', 'Anchors');
    await expect(tracker.getByRole('alert')).toHaveCount(0);
    const stopped = page.waitForResponse(/\/api\/timer\/stop$/);
    await button(page, 'Stop').click();
    const { entry } = await (await stopped).json();
    expect(entry).toMatchObject({ id: timer.id, projectName: second, taskTitle: 'Anchors' });
    expect(entry.startedAt).toBe(timer.startedAt);
    expect(entry.seconds).toBe(Math.round((Date.parse(entry.endedAt) - Date.parse(timer.startedAt)) / 1_000));
  });

/** Writes as a person does, key by key, over what is there. */
async function type(field: Locator, text: string): Promise<void> {
  await field.fill('');
  await field.pressSequentially(text);
}

/** What was recorded under a description. */
async function entriesOf(page: Page, url: string, description: string) {
  const answer = await page.request.get(`${url}/api/timeEntries?search=${encodeURIComponent(description)}`);
  return (await answer.json()).rows;
}

/** Posts it. @returns the path of the first thing that is wrong in it; null where it is taken */
async function refused(page: Page, to: string, data: object): Promise<string | null> {
  const answer = await page.request.post(to, { data, headers: { origin: new URL(to).origin } });
  if (answer.ok()) return null;
  expect(answer.status(), await answer.text()).toBe(422);
  return (await answer.json()).errors[0].path;
}
