import type { Page } from '@playwright/test';
import { minutesOfSeconds } from '../packages/domain/src/time/minutesOfSeconds';
import { test } from './support/browserOnDisk';
import { edit, expect, signIn } from './support/fixtures';
import { button, clock, seconds, startTracker } from './support/timerScreen';

/** The timer where clocks jump, are wrong or set, where the browser dies, and where two browsers of one person disagree. */

const PROJECT = 'Spillway gate renewal';
const HOUR_MS = 3_600_000;

test.use({ ownProcess: true });

for (const { change, start, hours, date, day, goesOn } of [
  {
    change: 'begins',
    start: '2027-03-27T22:30:00Z',
    hours: 4,
    date: '2027-03-27',
    day: 'Saturday 27 March 2027',
    // A device that is awake: both of its clocks go on.
    goesOn: (page: Page, ms: number) => page.clock.fastForward(ms),
  },
  {
    change: 'ends',
    start: '2027-10-30T21:30:00Z',
    hours: 6,
    date: '2027-10-30',
    day: 'Saturday 30 October 2027',
    // A device that sleeps: performance.now() stands still.
    goesOn: async (page: Page, ms: number) => {
      const now = await page.evaluate(() => Date.now());
      await page.clock.setSystemTime(now + ms);
    },
  },
])
  test(`TIM-04, GEN-16: a timer from 23:30 to 04:30 of the night in which daylight saving ${change} counts ${hours} hours, of the evening’s day`, async ({
    page,
    ownServer: { url, setClock },
  }) => {
    await setClock(start);
    await page.clock.install({ time: start });
    await signIn(page, url);
    await edit(page, `${url}/api/settings`, { timeZone: 'Europe/Berlin' });
    await page.goto(`${url}/time-tracking`);
    const began = Date.now();
    await startTracker(page, { project: PROJECT, description: 'Night shift' });
    const timer = await startedTimerOf(page, url);
    expect(inBerlin(timer.startedAt)).toMatch(/^23:3/);
    await expect(page.getByText(`Running since ${inBerlin(timer.startedAt)}`, { exact: true })).toBeVisible();

    const span = hours * HOUR_MS;
    await setClock(new Date(Date.parse(timer.startedAt) + span).toISOString());
    await goesOn(page, span);
    await expectServersTime(page, url);
    await page.reload();
    await expectServersTime(page, url);

    const { entry } = await stop(page);
    const longest = hours * 3_600 + (Date.now() - began) / 1_000;
    expect(entry).toMatchObject({ date, minutes: minutesOfSeconds(entry.seconds) });
    expect(entry.seconds).toBeGreaterThanOrEqual(hours * 3_600);
    expect(entry.seconds).toBeLessThanOrEqual(Math.ceil(longest));
    expect(inBerlin(entry.endedAt)).toMatch(/^04:3/);
    await page.getByRole('tab', { name: 'Entries' }).click();
    await page.getByPlaceholder('Search time entries...').fill('night shift');
    await expect(page.getByRole('region', { name: PROJECT })).toContainText(
      `${inBerlin(entry.startedAt)}–${inBerlin(entry.endedAt)}`,
    );
    await expect(page.getByRole('heading', { name: `Yesterday, ${day}` })).toBeVisible();
  });

test('TIM-04: a browser whose clock is hours wrong, and is set back and forth, shows and records the server’s time', async ({
  page,
  ownServer: { url, setClock },
}) => {
  const start = Date.now();
  await page.clock.install({ time: start + 7 * HOUR_MS });
  await signIn(page, url);
  await page.goto(`${url}/time-tracking`);
  await startTracker(page, { project: PROJECT, description: 'By a wrong clock' });
  await expectServersTime(page, url);
  // In each hour that goes by, the browser's clock is set to another time.
  for (const [hour, wrong] of [-5, 30].entries()) {
    await setClock(new Date(start + (hour + 1) * HOUR_MS).toISOString());
    await page.clock.setSystemTime(start + wrong * HOUR_MS);
    await page.reload();
    await expectServersTime(page, url);
  }
  // Set while it is paused, too.
  await button(page, 'Pause').click();
  await expect(page.getByText('Paused', { exact: true })).toBeVisible();
  await page.clock.setSystemTime(start - 20 * HOUR_MS);
  await button(page, 'Start').click();
  await expect(button(page, 'Pause')).toBeVisible();
  await page.clock.setSystemTime(start + HOUR_MS / 2);
  await page.reload();
  await expectServersTime(page, url);

  const before = await counted(page, url);
  const { entry, now } = await stop(page);
  expect(before.total).toBeGreaterThan(3_600);
  expect(entry.seconds).toBeGreaterThanOrEqual(Math.floor(before.total));
  expect(entry.seconds).toBeLessThanOrEqual(Math.ceil(before.total + (now - before.now) / 1_000));
});

test('TIM-04: a browser that is killed while the clock runs counts on, and what the server had not answered by then is sent once, as of when it was pressed', async ({
  browserOnDisk: browser,
  server: { url },
}) => {
  const first = await browser.open();
  await first.goto(`${url}/time-tracking`);
  // The server has the start, of which the browser never hears: it still waits on disk, as whenever a kill comes close behind it.
  await first.route('**/api/timer/start', async (route) => void (await route.fetch()));
  await startTracker(first, { project: PROJECT, description: 'Killed survey' });
  await startedTimerOf(first, url);
  const [start = ''] = await waitingIn(first);
  await browser.untilWritten(start);
  await browser.kill();

  const second = await browser.open();
  await second.goto(`${url}/time-tracking`);
  await expect(button(second, 'Pause')).toBeVisible();
  // Shown before it is sent again: a connection that goes away in between would leave two changes waiting.
  await expect.poll(() => waitingIn(second)).toEqual([]);
  await expectServersTime(second, url);
  await second.context().setOffline(true);
  const before = await counted(second, url);
  await button(second, 'Stop').click();
  await expect(second.getByText('1 change waits for a connection').first()).toBeVisible();
  const after = await counted(second, url);
  const [pressed = '', ...more] = await waitingIn(second);
  expect(more).toEqual([]);
  await browser.untilWritten(pressed);
  await browser.kill();

  const third = await browser.open();
  const sent: string[] = [];
  third.on('request', (request) => request.url().endsWith('/timer/stop') && sent.push(request.url()));
  await third.goto(`${url}/time-tracking`);
  await expect.poll(async () => (await timerOf(third, url)).timer).toBeNull();
  await expect(button(third, 'Stop')).toBeDisabled();
  await expect(third.getByText(/waits? for a connection/)).toHaveCount(0);
  await third.reload();
  await expect(button(third, 'Stop')).toBeDisabled();
  expect(sent).toHaveLength(1);
  const [entry, ...others] = await entriesOf(third, url, 'Killed survey');
  expect(others).toEqual([]);
  // A second for what two clocks may differ by.
  expect(entry?.seconds).toBeGreaterThanOrEqual(Math.floor(before.total) - 1);
  expect(entry?.seconds).toBeLessThanOrEqual(Math.ceil(after.total) + 1);
});

test('TIM-04: of two browsers of one person, one of them offline, nothing is counted twice and what was refused is shown', async ({
  ownerPage: away,
  server: { url },
  browser,
}) => {
  const context = await browser.newContext();
  const here = await context.newPage();
  await signIn(here, url);
  await Promise.all([away.goto(`${url}/time-tracking`), here.goto(`${url}/time-tracking`)]);
  const startAway = async (description: string) => {
    await startTracker(away, { project: PROJECT, description });
    await expect(button(here, 'Pause')).toBeVisible();
    await away.context().setOffline(true);
    await button(away, 'Pause').click();
    await expect(away.getByText('1 change waits for a connection').first()).toBeVisible();
    await button(away, 'Stop').click();
    await expect(away.getByText('2 changes wait for a connection').first()).toBeVisible();
  };

  // Paused and stopped offline, and meanwhile paused by the other.
  await startAway('Both paused');
  await expect.poll(async () => (await counted(here, url)).total).toBeGreaterThan(1);
  await button(here, 'Pause').click();
  await expect(here.getByText('Paused', { exact: true })).toBeVisible();
  const paused = await counted(here, url);
  await away.context().setOffline(false);
  await expect(away.getByText(/waits? for a connection/)).toHaveCount(0);
  await expect(button(here, 'Stop')).toBeDisabled();
  expect(await entriesOf(here, url, 'Both paused')).toMatchObject([{ seconds: Math.round(paused.total) }]);

  // Stopped by the other: the entry is there already, and what the pause was of is told.
  await startAway('Stopped by the other');
  const { entry } = await stop(here);
  await away.context().setOffline(false);
  const refused = away.getByRole('alert').filter({ hasText: 'was counted here but not accepted' });
  await expect(refused).toContainText('This timer was stopped elsewhere');
  await expect(away.getByText(/waits? for a connection/)).toHaveCount(0);
  await refused.getByRole('button', { name: 'Dismiss' }).click();
  await expect(refused).toHaveCount(0);
  expect(await entriesOf(here, url, 'Stopped by the other')).toEqual([entry]);
  await context.close();
});

interface Segment {
  startedAt: string;
  endedAt: string;
}

interface Entry extends Segment {
  seconds: number;
}

/** What the server says of the timer. */
async function timerOf(page: Page, url: string) {
  return (await page.request.get(`${url}/api/timer`)).json();
}

/** The timer once the server has its start: the screen shows it before. */
async function startedTimerOf(page: Page, url: string) {
  await expect.poll(async () => (await timerOf(page, url)).timer).not.toBeNull();
  return (await timerOf(page, url)).timer;
}

/** Ids of what was done on the page's device and not answered yet, in order. */
function waitingIn(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    Object.keys(localStorage)
      .filter((key) => key.includes(':queue:'))
      .sort()
      .map((key) => key.split(':').at(-1) ?? ''),
  );
}

/** Seconds that the server has counted: of the running segment, and of all. */
async function counted(page: Page, url: string) {
  const { now: text, timer } = await timerOf(page, url);
  const now = Date.parse(text);
  const segment = timer.startedAt === null ? 0 : now - Date.parse(timer.startedAt);
  const finished = timer.segments.reduce(
    (sum: number, one: Segment) => sum + Date.parse(one.endedAt) - Date.parse(one.startedAt),
    0,
  );
  return { now, segment: segment / 1_000, total: (finished + segment) / 1_000 };
}

/** The clock on screen is the server's, within two seconds of what that said before and after. */
async function expectServersTime(page: Page, url: string): Promise<void> {
  await expect(async () => {
    const before = await counted(page, url);
    const shown = seconds(await clock(page).textContent());
    const after = await counted(page, url);
    expect(shown).toBeGreaterThanOrEqual(before.segment - 2);
    expect(shown).toBeLessThanOrEqual(after.segment + 2);
  }).toPass({ timeout: 30_000 });
}

/** Presses Stop. @returns the entry, and the server's time by then */
async function stop(page: Page): Promise<{ entry: Entry; now: number }> {
  const stopped = page.waitForResponse(/\/api\/timer\/stop$/);
  await button(page, 'Stop').click();
  const { entry, now } = await (await stopped).json();
  return { entry, now: Date.parse(now) };
}

/** What was recorded under a description. */
async function entriesOf(page: Page, url: string, description: string): Promise<Entry[]> {
  const answer = await page.request.get(`${url}/api/timeEntries?search=${encodeURIComponent(description)}`);
  return (await answer.json()).rows;
}

/** The time of day in Berlin: '23:30'. */
function inBerlin(instant: string): string {
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone: 'Europe/Berlin',
    hour: '2-digit',
    minute: '2-digit',
  });
  return format.format(new Date(instant));
}
