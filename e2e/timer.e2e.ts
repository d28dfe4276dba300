import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, setUpSample, signIn, test } from './support/fixtures';
import { expectMessage, expectOptions, pick } from './support/form';
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
