import { expect, type Page } from '@playwright/test';

/**
 * Does something to the person's timer as another device of theirs does, by the API.
 * @param more `{ timerId, ago, details }`; `ago` in ms
 */
export async function actOnTimer(
  page: Page,
  url: string,
  act: 'start' | 'pause' | 'stop' | 'discard',
  more: { timerId: string; ago?: number; details?: object },
): Promise<void> {
  const answer = await page.request.post(`${url}/api/timer/${act}`, {
    data: { actionId: crypto.randomUUID(), ...more },
    headers: { origin: url },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
}
