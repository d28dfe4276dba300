import type { Page } from '@playwright/test';
import { expect } from './fixtures';

/** Chooses 200 MB, of which the page has to say that it is too much, before it reads them. */
export async function refuseHugeFile(page: Page): Promise<void> {
  await page.locator('input[type=file]').evaluate((input: HTMLInputElement) => {
    const files = new DataTransfer();
    files.items.add(new File([new Uint8Array(200 * 1024 * 1024)], 'huge.csv', { type: 'text/csv' }));
    input.files = files.files;
    input.dispatchEvent(new Event('change', { bubbles: true }));
  });
  await expect(page.getByText(/huge\.csv.*(6|larger|large)/i).first()).toBeVisible();
}
