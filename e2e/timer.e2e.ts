import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { actOnTimer } from './support/actOnTimer';
import { expect, setUpSample, signIn, test } from './support/fixtures';
import { expectMessage, expectOptions, pick } from './support/form';
import { newManager } from './support/people';
import { removeData, startServer } from './support/server';
import { startTimer } from './support/startTimer';
import { button, clock, seconds, startTracker, total } from './support/timerScreen';

/** The clock: started, paused, stopped, and what becomes of it when something goes wrong. */

const PROJECT = 'Spillway gate renewal';
const MISSING = 'Please select a project and add a description before starting the timer';

test('TIM-02, TIM-03, GEN-01, GEN-07: the tracker asks for a project and a description, counts in segments and makes one entry', async ({
  ownerPage: page,
  server,
}) => {
  await page.goto(`${server.url}/app/dashboard`);
  await page.getByRole('link', { name: 'Time Tracking', exact: true }).click();
  await expect(page).toHaveURL(`${server.url}/app/time-tracking`);
  await expect(page.getByRole('heading', { level: 1, name: 'Time Tracking' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Time Tracking', exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await expect(clock(page)).toHaveText('00:00:00');
  await expect(button(page, 'Stop')).toBeDisabled();
  await expectOptions(
    page,
    'Category',
    ['Development', 'Design', 'Testing', 'Management', 'Meeting', 'Research'],
    'Development',
  );
  await expect(page.getByRole('switch', { name: 'Billable' })).toBeChecked();

  await button(page, 'Start').click();
  await expect(page.getByRole('alert').filter({ hasText: MISSING })).toBeVisible();
  const project = page.getByRole('combobox', { name: 'Project' });
  await expect(project).toBeFocused();
  await expectMessage(project, 'Project selection is required');
  await pick(page, 'Project', PROJECT);
  await button(page, 'Start').click();
  await expect(page.getByLabel('Description')).toBeFocused();
  await page.getByLabel('Description').fill('Chain pitch against sheet M-118');
  await expect(page.getByText(MISSING)).toHaveCount(0);
  await page.getByRole('combobox', { name: 'Category' }).click();
  await page.getByRole('option', { name: 'Design', exact: true }).click();

  await button(page, 'Start').click();
  await expect(clock(page)).toHaveText(/00:00:0[2-5]/);
  await button(page, 'Pause').click();
  await expect(page.getByText('Paused', { exact: true })).toBeVisible();
  const first = seconds(await clock(page).textContent());
  await button(page, 'Start').click();
  // A new segment counts from 0, and the total stays in sight.
  await expect(clock(page)).toHaveText('00:00:00');
  await expect(page.getByText(/in 2 segments/)).toBeVisible();
  await expect.poll(async () => seconds(await total(page).textContent())).toBeGreaterThan(first);
  const stopped = page.waitForResponse(/\/api\/timer\/stop$/);
  await button(page, 'Stop').click();
  const { entry } = await (await stopped).json();
  expect(entry).toMatchObject({
    status: 'stopped',
    description: 'Chain pitch against sheet M-118',
    projectName: PROJECT,
    category: 'Design',
    billable: true,
  });
  expect(entry.seconds).toBeGreaterThan(first);
  await expect(clock(page)).toHaveText('00:00:00');
  await expect(page.getByLabel('Description')).toHaveValue('');
  await expect(project).toHaveValue('');
  await expect(button(page, 'Stop')).toBeDisabled();
});

test('TIM-04: a running timer survives a reload, a closed tab and a killed server, agrees between tabs and devices, and starts from a task’s row', async ({
  page,
  browser,
}) => {
  const dataDirectory = await mkdtemp(join(tmpdir(), 'linework-timer-'));
  await setUpSample(dataDirectory);
  let server = await startServer({ dataDirectory });
  try {
    const { url } = server;
    await signIn(page, url);
    await startTimer(page, url);
    const bar = page.locator('[data-component="CompactTimer"]');
    await expect(bar).toHaveAttribute('data-state', 'running');
    // It stands on every screen, and leads to the tracker.
    await page.goto(`${url}/dashboard`);
    await expect(bar).toBeVisible();
    await page.reload();
    await expect(bar.getByRole('timer')).toHaveText(/00:00:[0-5][1-9]/);

    // Another device of the same person: one timer, paused there is paused here.
    const device = await browser.newContext();
    const other = await device.newPage();
    await signIn(other, url);
    await other.goto(`${url}/time-tracking`);
    await expect(button(other, 'Pause')).toBeVisible();
    const second = await page.context().newPage();
    await second.goto(`${url}/projects`);
    const secondBar = second.locator('[data-component="CompactTimer"]');
    await expect(secondBar).toHaveAttribute('data-state', 'running');
    await button(other, 'Pause').click();
    await expect(bar).toHaveAttribute('data-state', 'paused');
    await expect(secondBar).toHaveAttribute('data-state', 'paused');
    await secondBar.getByRole('button', { name: 'Start timer' }).click();
    await expect(button(other, 'Pause')).toBeVisible();

    // The tabs are gone and the server is killed: it counts on.
    await second.close();
    await page.goto('about:blank');
    await device.close();
    const began = Date.now();
    await server.kill();
    server = await startServer({ dataDirectory, port: Number(new URL(url).port) });
    await page.goto(`${url}/time-tracking`);
    const away = Math.floor((Date.now() - began) / 1000);
    await expect.poll(async () => seconds(await clock(page).textContent())).toBeGreaterThanOrEqual(away);

    // The key stops it, but not while one types.
    await page.getByLabel('Description').focus();
    await page.keyboard.type('t');
    await expect(page.getByLabel('Description')).toHaveValue(/t$/);
    await expect(button(page, 'Pause')).toBeVisible();
    // The key is heard once the top bar has its timer, whose code comes after the screen's.
    await expect(bar).toHaveAttribute('data-state', 'running');
    const saved = page.waitForResponse(/\/api\/timer\/stop$/);
    await page.getByRole('heading', { level: 1 }).click();
    await page.keyboard.press('t');
    const { entry } = await (await saved).json();
    expect(entry.seconds).toBeGreaterThanOrEqual(away);
    await expect(bar).toHaveCount(0);
  } finally {
    await server.stop();
    await removeData(dataDirectory);
  }
});

test('TIM-04: what is done without a connection is kept, shown and sent once', async ({
  ownerPage: page,
  server,
}) => {
  await page.goto(`${server.url}/time-tracking`);
  await startTracker(page, { project: PROJECT, description: 'Offline survey' });
  await expect.poll(async () => seconds(await clock(page).textContent())).toBeGreaterThan(0);
  await page.context().setOffline(true);
  await button(page, 'Stop').click();
  await expect(page.getByText('1 change waits for a connection').first()).toBeVisible();
  await expect(button(page, 'Stop')).toBeDisabled();
  const stopped = page.waitForResponse(/\/api\/timer\/stop$/);
  await page.context().setOffline(false);
  const { entry } = await (await stopped).json();
  expect(entry).toMatchObject({ description: 'Offline survey', status: 'stopped' });
  await expect(page.getByText('1 change waits for a connection')).toHaveCount(0);
});

test('TIM-04: a timer that ran for over 8 hours is asked about wherever it is stopped, and ends when one says', async ({
  ownerPage,
  server,
  browser,
}) => {
  const { theirs: page, leave } = await newManager(ownerPage, browser, server.url);
  const overnight = 9 * 3_600_000;
  await startByApi(page, server.url, 'Forgotten at the quay', overnight);
  await page.goto(`${server.url}/time-tracking`);
  const asked = page.getByText('Did you forget to stop the timer?');
  await expect(asked).toBeVisible();
  const dialog = page.getByRole('dialog', { name: 'Did you forget to stop the timer?' });
  await page.getByRole('button', { name: 'Set the End' }).click();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Set the End' })).toBeFocused();
  await button(page, 'Stop').click();
  await expect(dialog).toContainText('It has been running for 09:0');
  const [, since = ''] = /since (\d\d:\d\d)/.exec((await dialog.textContent()) ?? '') ?? [];
  const end = dialog.getByLabel('When did you stop working?');
  await dialog.getByRole('button', { name: 'Stop at That Time' }).click();
  await expectMessage(end, `Choose a time between ${since} and now.`);
  await expect(end).toBeFocused();
  await end.fill(hourLater(since));
  await expect(dialog).toContainText(/00:59:\d\d will be saved|01:00:00 will be saved/);
  const stopped = page.waitForResponse(/\/api\/timer\/stop$/);
  await dialog.getByRole('button', { name: 'Stop at That Time' }).click();
  const { entry } = await (await stopped).json();
  expect(entry).toMatchObject({
    description: 'Forgotten at the quay',
    endedAt: expect.stringMatching(/:00\.000Z$/),
  });
  expect(entry.seconds).toBeGreaterThan(3_540 - 1);
  expect(entry.seconds).toBeLessThanOrEqual(3_600);
  await expect(dialog).toBeHidden();
  await expect(button(page, 'Start')).toBeFocused();
  await expect(asked).toHaveCount(0);

  // Another one, since then: a task's row does not make an entry of eight hours of it without a word.
  await startByApi(page, server.url, 'Forgotten again', overnight);
  await startTimer(page, server.url);
  await expect(page.getByText('The timer was not started', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Open Time Tracking' }).click();
  await expect(button(page, 'Pause')).toBeVisible();
  await page.goto(`${server.url}/dashboard`);
  await page.locator('[data-component="CompactTimer"]').getByRole('button', { name: 'Stop timer' }).click();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();
  await page.keyboard.press('t');
  const kept = page.waitForResponse(/\/api\/timer\/stop$/);
  await dialog.getByRole('button', { name: 'Stop Now' }).click();
  expect((await (await kept).json()).entry.minutes).toBeGreaterThanOrEqual(480);
  await leave();
});

test('TIM-04, TIM-06: time that was counted without a connection and not accepted is saved as an entry', async ({
  ownerPage: page,
  server,
}) => {
  await page.goto(`${server.url}/time-tracking`);
  await pick(page, 'Project', PROJECT);
  await page.getByLabel('Description').fill('Sounding without a network');
  await page.context().setOffline(true);
  await button(page, 'Start').click();
  await expect.poll(async () => seconds(await clock(page).textContent())).toBeGreaterThan(0);
  // Another device of the same person starts one meanwhile.
  const other = await startByApi(page, server.url, 'On the other device', 0);
  await page.context().setOffline(false);
  const refused = page.getByRole('alert').filter({ hasText: 'was counted here but not accepted' });
  await expect(refused).toContainText('Another timer is running. Stop it first');
  await refused.getByRole('button', { name: 'Save as Entry' }).click();
  const dialog = page.getByRole('dialog', { name: 'Manual Entry' });
  await expect(dialog.getByLabel('Description')).toHaveValue('Sounding without a network');
  await expect(dialog.getByRole('combobox', { name: 'Project' })).toHaveValue(PROJECT);
  await expect(dialog.getByLabel('Hours')).toHaveValue('0:01');
  await dialog.getByRole('button', { name: 'Save All Entries' }).click();
  await expect(dialog).toBeHidden();
  await expect(refused).toHaveCount(0);
  await page.goto(`${server.url}/time-tracking?tab=entries&search=sounding+without`);
  await expect(page.getByRole('region', { name: PROJECT })).toContainText('1m');
  await actOnTimer(page, server.url, 'discard', { timerId: other });
});

/** Starts the person's timer as another device of theirs does, so many ms ago. @returns its id */
async function startByApi(page: Page, url: string, description: string, ago: number): Promise<string> {
  const { rows } = await (await page.request.get(`${url}/api/projects?search=spillway`)).json();
  const project = rows.find(({ name }: { name: string }) => name === PROJECT);
  const timerId = crypto.randomUUID();
  await actOnTimer(page, url, 'start', { timerId, ago, details: { projectId: project.id, description } });
  return timerId;
}

/** '23:30' is '00:30'. */
function hourLater(time: string): string {
  return `${String((Number(time.slice(0, 2)) + 1) % 24).padStart(2, '0')}${time.slice(2)}`;
}
