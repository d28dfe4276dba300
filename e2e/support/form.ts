import type { Locator, Page } from '@playwright/test';
import { expect } from './fixtures';

/** What is wrong is said beside the field, and to assistive technology with it (GEN-11). */
export async function expectMessage(field: Locator, message: string): Promise<void> {
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toHaveAccessibleDescription(new RegExp(message));
}

/** A select offers exactly these, of which one is chosen. */
export async function expectOptions(
  page: Page,
  label: string,
  options: string[],
  chosen: string,
): Promise<void> {
  const field = page.getByRole('combobox', { name: label, exact: true });
  await expect(field).toHaveText(chosen);
  await field.click();
  await expect(page.getByRole('option')).toHaveText(options);
  await page.keyboard.press('Escape');
}

/** Dates are typed in the workspace's format; ISO is understood in every one. */
export async function fillDate(field: Locator, iso: string): Promise<void> {
  await field.fill(iso);
  await field.press('Tab');
}

/** Picks from a combobox that searches as one types. */
export async function pick(page: Page, label: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: label }).fill(option);
  await page.getByRole('option', { name: option }).click();
}

/** A field whose arrow keys count up by `step` from 0, and not below. */
export async function expectStep(field: Locator, step: number): Promise<void> {
  const value = async () => Number(await field.inputValue());
  await field.fill('0');
  await field.press('ArrowDown');
  expect(await value()).toBe(0);
  for (const times of [1, 2]) {
    await field.press('ArrowUp');
    await expect.poll(value).toBe(step * times);
  }
}
