import { fillClient } from './support/fillClient';
import { toggleFilter } from './support/filters';
import { expect, test } from './support/fixtures';
import { heldAnswer } from './support/heldAnswer';
import { startTimer } from './support/startTimer';
import { translatePages } from './support/translatePages';

test('GEN-10, GEN-17: on a page that the browser translates words still change, and nothing crashes', {
  tag: '@test-all',
}, async ({ ownerPage: page, server: { url } }) => {
  const crashes: string[] = [];
  page.on('pageerror', (error) => crashes.push(error.message));
  await translatePages(page);

  await test.step('a save, its toast, and the list after it', async () => {
    await page.goto(`${url}/clients/new`);
    await fillClient(page, 'Übersetzt GmbH');
    await page.getByRole('tab', { name: /^Projects/ }).click();
    await page.getByRole('button', { name: 'Add Project' }).click();
    await expect(page.getByRole('tab', { name: 'Projects 1' })).toBeVisible();
    await page.getByRole('button', { name: /^Remove/ }).click();
    const { held, answer } = heldAnswer();
    await page.route('**/api/clients', async (route) => {
      if (route.request().method() === 'POST') await held;
      await route.fallback();
    });
    await page.getByRole('button', { name: 'Create Client' }).click();
    await expect(page.getByRole('button', { name: 'Saving...' }).first()).toContainText('Saving...');
    answer();
    await expect(page.getByText('Client created').first()).toBeVisible();
  });
  await test.step('counts that follow a filter, in every view', async () => {
    const total = page.getByRole('button', { name: 'Total 212', exact: true });
    for (const view of ['table', 'grid']) {
      await page.goto(`${url}/tasks?view=${view}`);
      await expect(total).toBeVisible();
      await toggleFilter(page, 'Priority', 'High');
      await expect(total).toHaveCount(0);
      if (view === 'table') await expect(page.getByText(/^\d\d tasks$/)).toBeVisible();
      await page.getByPlaceholder('Search tasks...').fill('zzzz-nothing');
      await page.getByRole('button', { name: 'Show all tasks' }).click();
      await expect(total).toBeVisible();
      if (view === 'table') await expect(page.getByText('212 tasks')).toBeVisible();
    }
  });
  await test.step('cards whose figures change', async () => {
    await page.goto(`${url}/users?view=grid`);
    await page.getByPlaceholder('Search users...').fill('marta');
    await expect(page.getByText(/^\d+\/\d+ · \d+ %$/)).toHaveCount(1);
    await page.getByPlaceholder('Search users...').fill('');
    await expect(page.getByText(/^\d+\/\d+ · \d+ %$/).nth(1)).toBeVisible();
  });
  await test.step('the timer', async () => {
    await startTimer(page, url);
    const bar = page.locator('[data-component="CompactTimer"]');
    await expect(bar.getByRole('timer')).toHaveText(/00:00:[0-5][1-9]/);
    await page.goto(`${url}/time-tracking`);
    const timer = page.locator('[data-component="Timer"]');
    await expect(timer).toContainText('Running since');
    await timer.getByRole('button', { name: 'Pause' }).click();
    await expect(timer).toContainText('Paused');
    await expect(timer).not.toContainText('Running since');
    await timer.getByRole('button', { name: 'Start' }).click();
    await expect(timer).toContainText('in 2 segments');
    await timer.getByRole('button', { name: 'Stop' }).click();
    await expect(timer).toContainText('Ready');
  });
  await test.step('tabs, a question with what goes with it, and the search', async () => {
    await page.goto(`${url}/settings`);
    for (const tab of ['Security', 'Appearance', 'General']) {
      await page.getByRole('tab', { name: tab }).click();
      await expect(page.getByRole('tab', { name: tab })).toHaveAttribute('aria-selected', 'true');
    }
    await page.getByLabel('Company name').fill('');
    await page.getByRole('button', { name: 'Save Changes' }).first().click();
    await expect(page.getByRole('form', { name: 'General settings' }).getByRole('alert')).toBeVisible();
    await page.getByRole('button', { name: 'Cancel' }).first().click();
    const search = page.getByPlaceholder('Search projects, tasks, clients...');
    for (const words of ['fender', 'gate', 'zzzz-nothing', 'quay']) {
      await search.fill(words);
      await expect(page.getByRole('listbox')).not.toHaveAttribute('aria-busy', 'true');
    }
    await expect(page.getByRole('option').first()).toContainText(/quay/i);
  });
  await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toHaveCount(0);
  expect(crashes).toEqual([]);
});
