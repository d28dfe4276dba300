import type { Page } from '@playwright/test';
import { newId } from './create';
import { expect } from './fixtures';

interface Work {
  projectId: string;
  taskId?: string | null;
  minutes: number;
  description?: string;
  date?: string;
  billable?: boolean;
}

/** Stores a time entry of whoever is signed in, by the API. @returns its id */
export async function recordTime(page: Page, url: string, work: Work): Promise<string> {
  const id = newId();
  const usual = {
    taskId: null,
    description: 'On site',
    date: '2026-11-02',
    category: 'Development',
    billable: true,
  };
  const answer = await page.request.post(`${url}/api/timeEntries`, {
    data: { id, ...usual, ...work },
    headers: { origin: url },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  return id;
}

/** Takes entries a step further, as the app does. */
export async function reviewTime(
  page: Page,
  url: string,
  action: 'submit' | 'approve',
  ids: readonly string[],
): Promise<void> {
  const answer = await page.request.post(`${url}/api/timeEntries/review`, {
    data: { action, ids, reason: '' },
    headers: { origin: url },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
}
