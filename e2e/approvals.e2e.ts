import type { Browser, Locator, Page } from '@playwright/test';
import { clientNamed, create, newId } from './support/create';
import { expect, signIn, test } from './support/fixtures';
import { expectMessage } from './support/form';
import { expectSeenFocus, forbidPointer, tabTo } from './support/keyboard';
import { createPerson, newcomer } from './support/people';
import { recordTime, reviewTime } from './support/recordTime';

/** The page of submitted time that waits, as two managers and who recorded it meet on it. */

const LED = 'Wehrverschlusserneuerung Nord';
/** Stands before the other by its name. */
const OTHER = 'Abluftkanal Ost';
const WEEK_47 = '16 – 22 Nov 2026';
const WEEK_48 = '23 – 29 Nov 2026';

test('TIM-09: a manager’s approvals start with the projects that one leads, week by week; who recorded it sees what came of it', async ({
  ownerPage,
  server: { url },
  browser,
}) => {
  const { manager, anna, bo, led, other } = await withProjects(ownerPage, url);
  const { theirs: annas } = await signedIn(browser, url, anna);
  await submit(annas, url, [
    { projectId: led, date: '2026-11-16', minutes: 90 },
    { projectId: led, date: '2026-11-17', minutes: 60, billable: false },
    { projectId: other, date: '2026-11-18', minutes: 30 },
  ]);
  const { theirs: bos, leave } = await signedIn(browser, url, bo);
  await submit(bos, url, [
    { projectId: led, date: '2026-11-24', minutes: 120 },
    { projectId: other, date: '2026-11-24', minutes: 60 },
  ]);

  const { theirs: managing } = await signedIn(browser, url, manager);
  const pressedNothing = await forbidPointer(managing);
  await managing.goto(`${url}/app/time-tracking`);
  const link = managing.getByRole('link', { name: /^Approvals \d+ waiting$/ });
  await tabTo(managing, link);
  await managing.keyboard.press('Enter');
  await expect(managing).toHaveURL(`${url}/app/time-tracking/approvals`);
  await expect(managing.getByRole('heading', { level: 1, name: 'Approvals' })).toBeVisible();
  await expect(managing.getByRole('heading', { level: 2 })).toHaveText([
    'Projects you lead',
    'Other projects',
  ]);
  const titles = managing.getByRole('heading', { level: 3 });
  await expect(titles.first()).toHaveText(LED);
  await expect(titles.nth(1)).toHaveText(OTHER);
  const ledCard = managing.getByRole('region', { name: LED });
  for (const text of [`${LED} AG`, '4h 30m', '$262.50']) await expect(ledCard).toContainText(text);
  const rows = ledCard.getByRole('listitem');
  await expect(rows).toHaveCount(2);
  for (const text of ['Anna Berg', `Week 47 · ${WEEK_47}`, '2 time entries', '2h 30m', '$112.50'])
    await expect(rows.first()).toContainText(text);
  await expect(rows.first()).toContainText('1h 0m not billable');
  await expect(rows.nth(1)).toContainText(`Week 48 · ${WEEK_48}`);

  // By keyboard: the focus goes on to the next row.
  const approveAnna = ledCard.getByRole('button', { name: `Approve Anna Berg, week 47, ${WEEK_47}` });
  const approveBo = ledCard.getByRole('button', { name: `Approve Bo Ek, week 48, ${WEEK_48}` });
  await tabTo(managing, approveAnna);
  await managing.keyboard.press('Enter');
  await expect(managing.getByText('2 time entries approved').first()).toBeVisible();
  await expect(rows).toHaveCount(1);
  await expect(approveBo).toBeFocused();
  await expectSeenFocus(managing);
  pressedNothing();

  await bos.goto(`${url}/time-tracking?tab=entries&date=2026-11-24..2026-11-24`);
  const bosCard = bos.getByRole('region', { name: LED });
  await expect(bosCard).toContainText('Submitted');
  const sendBackBo = ledCard.getByRole('button', { name: `Send back Bo Ek, week 48, ${WEEK_48}` });
  await sendBackBo.click();
  const dialog = managing.getByRole('dialog', { name: 'Send back 1 time entry of Bo Ek?' });
  await dialog.getByRole('button', { name: 'Send Back' }).click();
  await expectMessage(dialog.getByLabel('Reason'), 'Say why, so that it can be put right');
  await dialog.getByLabel('Reason').press('Escape');
  await expect(sendBackBo).toBeFocused();
  await sendBackBo.click();
  await dialog.getByLabel('Reason').fill('Which gate?');
  await dialog.getByRole('button', { name: 'Send Back' }).click();
  await expect(managing.getByText('1 time entry sent back').first()).toBeVisible();
  // The last of the led projects: what is left needs no heading, and the focus is on its first row.
  await expect(ledCard).toBeHidden();
  await expect(managing.getByRole('heading', { name: 'Projects you lead' })).toBeHidden();
  await expect(managing.getByRole('heading', { level: 2 }).first()).toHaveText(OTHER);
  await expect(
    managing.getByRole('button', { name: `Approve Anna Berg, week 47, ${WEEK_47}` }),
  ).toBeFocused();
  await expect(bosCard).toContainText('Sent back: Which gate?');
  await leave();

  // The entries themselves, and back.
  await managing.getByRole('link', { name: `1 time entry of Bo Ek, week 48, ${WEEK_48}` }).click();
  await expect(managing).toHaveURL(/\/app\/time-tracking\?tab=entries&status=submitted/);
  await expect(managing.getByRole('region', { name: OTHER })).toHaveCount(1);
  await expect(managing.getByRole('group', { name: 'Of these entries' })).toContainText('1h 0m');
  await managing.goBack();
  await managing.getByRole('button', { name: `Approve all 2 of ${OTHER}` }).click();
  await expect(managing.getByRole('region', { name: OTHER })).toBeHidden();
  await annas.goto(`${url}/time-tracking?tab=entries`);
  await expect(annas.getByText('Approved and locked')).toHaveCount(3);
});

test('TIM-09, TIM-10, SRV-03: of two managers each sees at once what the other has done, and nothing is done twice', async ({
  ownerPage: page,
  server: { url },
  browser,
}) => {
  const { manager, anna, bo, led } = await withProjects(page, url);
  for (const who of [anna, bo]) {
    const { theirs, leave } = await signedIn(browser, url, who);
    await submit(theirs, url, [{ projectId: led, date: '2026-11-16', minutes: 60 }]);
    await leave();
  }
  const { theirs: lates, leave: lateLeaves } = await signedIn(browser, url, anna);
  const late = await submit(lates, url, [{ projectId: led, date: '2026-11-24', minutes: 60 }]);
  await lateLeaves();
  const { theirs: managing, leave } = await signedIn(browser, url, manager);
  for (const one of [page, managing]) await one.goto(`${url}/time-tracking/approvals`);
  const button = (on: Page, step: string, who: string) =>
    on
      .getByRole('region', { name: LED })
      .getByRole('button', { name: `${step} ${who}, week 47, ${WEEK_47}` });
  await button(page, 'Approve', 'Anna Berg').focus();
  await pressAgainInItsPlace(managing, button(managing, 'Approve', 'Anna Berg'));
  await expect(button(page, 'Approve', 'Anna Berg')).toBeHidden();
  await expect(button(managing, 'Approve', 'Bo Ek')).toBeVisible();
  await expect(button(page, 'Approve', 'Bo Ek')).toBeFocused();

  // Both approve at once: who comes second is told so.
  await page.route(/\/timeEntries\/review$/, async (route) => {
    await reviewTime(managing, url, 'approve', late);
    await route.continue();
  });
  await page.getByRole('button', { name: `Approve Anna Berg, week 48, ${WEEK_48}` }).click();
  await expect(page.getByText('Already approved').first()).toBeVisible();
  await page.unroute(/\/timeEntries\/review$/);

  // One asks for a reason while the other approves.
  await button(page, 'Send back', 'Bo Ek').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Reason').fill('Which gate?');
  await button(managing, 'Approve', 'Bo Ek').click();
  await expect(managing.getByRole('region', { name: LED })).toBeHidden();
  await dialog.getByRole('button', { name: 'Send Back' }).click();
  await expect(page.getByText('One of these entries is approved.').first()).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: /^(Discard|Leave)/ }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('region', { name: LED })).toBeHidden();
  await expect.poll(() => page.evaluate(() => document.activeElement !== document.body)).toBe(true);
  await leave();
});

test('TIM-09, GEN-17: a member has no approvals; on a phone nothing scrolls sideways; where all is dealt with it says so', {
  tag: '@test-all',
}, async ({ ownerPage: page, server: { url }, browser }) => {
  const { anna, led } = await withProjects(page, url);
  const { theirs, leave } = await signedIn(browser, url, anna);
  await submit(theirs, url, [{ projectId: led, date: '2026-11-16', minutes: 600 }]);
  await theirs.goto(`${url}/time-tracking`);
  await expect(theirs.getByRole('button', { name: 'Manual Entry' })).toBeVisible();
  await expect(theirs.getByRole('link', { name: /^Approvals/ })).toHaveCount(0);
  await theirs.goto(`${url}/time-tracking/approvals`);
  await expect(theirs.getByRole('heading', { name: 'You may not approve time' })).toBeVisible();
  await leave();

  await page.setViewportSize({ width: 320, height: 800 });
  for (const path of ['/time-tracking', '/time-tracking/approvals']) {
    await page.goto(`${url}${path}`);
    const last = path.endsWith('approvals')
      ? page.getByRole('button', { name: /^Approve/ })
      : page.getByRole('link', { name: /^Approvals \d/ });
    await expect(last.last()).toBeVisible();
    const { scroll, client } = await page.evaluate(() => ({
      scroll: document.documentElement.scrollWidth,
      client: document.documentElement.clientWidth,
    }));
    expect(scroll, `${path} scrolls sideways`).toBeLessThanOrEqual(client);
  }
  await page.setViewportSize({ width: 1440, height: 900 });

  const { groups } = await (await page.request.get(`${url}/api/timeEntries/waiting`)).json();
  const ids = groups.flatMap((group: { ids: string[] }) => group.ids);
  await reviewTime(page, url, 'approve', ids);
  await expect(page.getByRole('heading', { name: 'Nothing waits for approval' })).toBeVisible();
  await page.getByRole('link', { name: 'Time Tracking' }).last().click();
  await expect(page.getByRole('link', { name: 'Approvals', exact: true })).toBeVisible();
});

/** Two projects, of which the manager leads one, and two members who work on both. */
async function withProjects(page: Page, url: string) {
  const person = (firstName: string, lastName: string, accessRole: 'manager' | 'member') =>
    createPerson(page, url, { firstName, lastName, accessRole, email: `${newId()}@approvals.example` });
  const [manager, anna, bo] = [
    await person('Tove', 'Moen', 'manager'),
    await person('Anna', 'Berg', 'member'),
    await person('Bo', 'Ek', 'member'),
  ];
  const clientId = await create(page, url, 'clients', clientNamed(`${LED} AG`));
  const project = (name: string, leadId: string | null) =>
    create(page, url, 'projects', {
      name,
      clientId,
      startDate: '2026-01-05',
      endDate: '2027-09-30',
      budgetMinor: 10_000_000,
      tasks: [],
      team: [manager, anna, bo].map(({ id }) => ({ id })),
      leadId,
    });
  return { manager, anna, bo, led: await project(LED, manager.id), other: await project(OTHER, null) };
}

async function signedIn(browser: Browser, url: string, who: { email: string; password: string }) {
  const newOne = await newcomer(browser);
  await signIn(newOne.theirs, url, who);
  return newOne;
}

type Work = Parameters<typeof recordTime>[2];

/** Records time and submits it, by the API. @returns the entries' ids */
async function submit(page: Page, url: string, work: readonly Work[]): Promise<string[]> {
  const ids: string[] = [];
  for (const one of work) ids.push(await recordTime(page, url, one));
  await reviewTime(page, url, 'submit', ids);
  return ids;
}

/** Presses a row's button, and what comes in its place as soon as the row is gone: that must be nothing. */
async function pressAgainInItsPlace(page: Page, button: Locator): Promise<void> {
  const box = await button.boundingBox();
  if (!box) throw new Error('The button has no place');
  const place = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const pressed = await button.evaluateHandle((element, { x, y }) => {
    const main = element.closest('main');
    return {
      label: new Promise<string | null>((resolve) => {
        const observer = new MutationObserver(() => {
          if (element.isConnected) return;
          observer.disconnect();
          const under = document.elementFromPoint(x, y)?.closest('button') ?? null;
          under?.dispatchEvent(
            new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1, clientX: x, clientY: y }),
          );
          resolve(under?.getAttribute('aria-label') ?? null);
        });
        if (main) observer.observe(main, { childList: true, subtree: true });
      }),
    };
  }, place);
  await page.mouse.click(place.x, place.y);
  expect(await pressed.evaluate(({ label }) => label)).toContain('Approve Bo Ek');
  // The page's own clock: from then on presses count again.
  const gone = await page.evaluate(() => performance.now());
  await page.waitForFunction((at) => performance.now() - at > 600, gone);
}
