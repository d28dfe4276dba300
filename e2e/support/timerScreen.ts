import type { Page } from '@playwright/test';
import { expect } from './fixtures';
import { pick } from './form';

/** The tracker's clock: what the running segment has counted. */
export function clock(page: Page) {
  return page.getByRole('main').getByRole('timer', { name: 'Timer', exact: true });
}

/** What all segments have counted. */
export function total(page: Page) {
  return page.getByRole('main').getByRole('timer', { name: 'Total', exact: true });
}

/** Start, Pause or Stop of the tracker. */
export function button(page: Page, name: string) {
  return page.getByRole('main').getByRole('button', { name, exact: true });
}

/** '00:01:05' is 65. */
export function seconds(text: string | null): number {
  return (text ?? '').split(':').reduce((sum, part) => sum * 60 + Number(part), 0);
}

/** Fills in the tracker that is open and starts its clock. */
export async function startTracker(
  page: Page,
  work: { project: string; description: string },
): Promise<void> {
  await pick(page, 'Project', work.project);
  await page.getByLabel('Description').fill(work.description);
  await button(page, 'Start').click();
  await expect(button(page, 'Pause')).toBeVisible();
}
