import type { Page } from '@playwright/test';

/** @returns the id of the first project that a search by that name finds */
export async function projectNamed(page: Pick<Page, 'request'>, url: string, name: string): Promise<string> {
  const answer = await page.request.get(`${url}/api/projects?search=${encodeURIComponent(name)}`);
  return (await answer.json()).rows[0].id;
}
