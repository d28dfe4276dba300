import { expect, test } from './support/fixtures';

test('GEN-12: dialogs, menus and lists open without breaking the content security policy', async ({
  ownerPage: page,
  server,
}) => {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));

  await page.goto(`${server.url}/clients`);
  await page
    .getByRole('button', { name: /delete/i })
    .first()
    .click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /theme/i }).click();
  await page.keyboard.press('Escape');
  await page.goto(`${server.url}/projects/new`);
  await page.getByRole('combobox', { name: 'Status' }).click();
  await page.getByRole('option', { name: 'Review' }).click();
  await page.getByRole('combobox', { name: /^Client/ }).click();
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await page.goto(`${server.url}/dashboard`);
  await page.getByRole('button', { name: /^New/ }).click();
  await expect(page.getByRole('menuitem').first()).toBeVisible();
  expect(complaints).toEqual([]);
});

test('ASVS-34, SRV-01: every answer carries the security headers', async ({ page, server }) => {
  for (const path of ['/', '/dashboard', '/api/session', '/api/docs', '/health', '/nothing.js']) {
    const headers = (await page.request.get(`${server.url}${path}`)).headers();
    expect(headers['content-security-policy'], path).toContain("script-src 'self'");
    expect(headers['content-security-policy'], path).not.toMatch(/script-src[^;]*unsafe-inline/);
    expect(headers['x-content-type-options'], path).toBe('nosniff');
    expect(headers['referrer-policy'], path).toBeTruthy();
  }
});
