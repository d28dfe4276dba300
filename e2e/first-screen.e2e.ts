import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { some } from '../scripts/checks/some';
import { toggleFilter } from './support/filters';
import { expect, test } from './support/fixtures';

/** Every screen of the app, as its build wrote them for the server: a new one is tested by being one. */
const screens: { path: string; inWorkspace: boolean }[] = JSON.parse(
  readFileSync(join(import.meta.dirname, '../apps/pm-web/dist/.vite/screens.json'), 'utf8'),
);

for (const { path, inWorkspace } of some(screens.filter(({ path }) => path !== 'setup'))) {
  test(`GEN-17: the page of /${path} names the code that its first content needs and no other, and asks for nothing twice`, {
    tag: '@test-all',
  }, async ({ page, ownerPage, server }) => {
    if (!inWorkspace) await ownerPage.context().clearCookies();
    const complaints = watch(page);
    await page.coverage.startJSCoverage({ resetOnNavigation: false });
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().startsWith(`${server.url}/api/`)) asked.push(`${request.method()} ${request.url()}`);
    });
    const named = new Set<string>();
    // What the page has not named never comes: the content must do without.
    await page.route(/\/assets\/.+\.js$/, async (route) => {
      if (named.has(new URL(route.request().url()).pathname)) await route.continue();
    });
    const address = server.url + (await addressOf(page, server.url, path));
    await page.route(address, async (route) => {
      const answer = await route.fetch();
      for (const file of scriptsIn(await answer.text())) named.add(file);
      await route.fulfill({ response: answer });
    });
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(firstContent(page, path)).toBeVisible();

    const ran = (await page.coverage.stopJSCoverage()).filter(({ functions }) =>
      functions.some(({ ranges }) => ranges.some(({ count }) => count > 0)),
    );
    expect(ran.map(({ url }) => new URL(url).pathname).sort()).toEqual([...named].sort());
    expect(asked.length).toBe(new Set(asked).size);
    expect(asked.filter((request) => request.endsWith('/api/session'))).toEqual([]);
    // Nothing was asked for ahead that no screen took.
    expect(
      await page.evaluate(() => [...(Reflect.get(window, 'lineworkFirstAnswers') ?? new Map()).keys()]),
    ).toEqual([]);
    expect(complaints).toEqual([]);
  });
}

test('GEN-02: a visitor’s page asks for the sign-in screen alone, and nothing is refused', async ({
  page,
  server,
}) => {
  const complaints = watch(page);
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (/\/assets\/.+\.js$/.test(request.url())) scripts.push(new URL(request.url()).pathname);
  });
  const opened = await page.goto(`${server.url}/tasks?priority=high`);
  await expect(page.getByLabel('Email')).toBeVisible();
  await expect(page).toHaveURL(`${server.url}/sign-in?next=%2Ftasks%3Fpriority%3Dhigh`);
  expect(scripts.sort()).toEqual(scriptsIn((await opened?.text()) ?? '').sort());
  expect(complaints).toEqual([]);
});

test('GEN-13: a list’s first rows are asked for as they are remembered, before the app’s code is there', async ({
  ownerPage: page,
  server,
}) => {
  await page.goto(`${server.url}/tasks?sort=dueDate&direction=desc&status=pending`);
  await toggleFilter(page, 'Priority', 'High');
  await expect(page).toHaveURL(/priority=high/);
  await page.goto('about:blank');
  await page.route(/\/assets\/index-.+\.js$/, () => undefined);
  const asked = page.waitForRequest(/\/api\/tasks\?/);
  await page.goto(`${server.url}/tasks`, { waitUntil: 'commit' });
  expect(new URL((await asked).url()).search).toBe(
    '?status=pending&priority=high&sort=dueDate&direction=desc',
  );
});

test('THM-01: a theme’s fonts come after the first rows, and again with another theme', {
  tag: '@test-all',
}, async ({ ownerPage: page, server }) => {
  const fonts: string[] = [];
  const isFont = (url: string) => /\.woff2$|\/fonts-[\w-]+\.css$/.test(url);
  page.on('request', (request) => {
    if (isFont(request.url())) fonts.push(request.url());
  });
  const opened = await page.goto(`${server.url}/tasks`, { waitUntil: 'commit' });
  // Nothing in the page itself asks for them: only the app does, once it has painted.
  expect(await opened?.text()).not.toMatch(/fonts-|woff2/);
  await expect(page.getByRole('main').getByRole('link').nth(1)).toBeVisible();
  await expect
    .poll(() => page.evaluate(() => document.fonts.check('16px "IBM Plex Sans"') && document.fonts.size > 2))
    .toBe(true);
  await expect.poll(() => fonts.some((url) => url.includes('ibm-plex-sans'))).toBe(true);
  await page.evaluate(() => {
    document.documentElement.dataset.theme = 'nord';
  });
  await expect.poll(() => fonts.some((url) => url.includes('/fonts-nord-'))).toBe(true);
});

/** Errors of the page and the console: an answer of 4xx is told there too. */
function watch(page: Page): string[] {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  return complaints;
}

/** A form, or a page to read, is opened on the first row. */
async function addressOf(page: Page, url: string, path: string): Promise<string> {
  if (!/\/(?:edit|view)$/.test(path)) return `/${path}`;
  const [name = ''] = path.split('/');
  const list = { users: 'people', 'time-tracking': 'timeEntries' }[name] ?? name;
  const { rows } = await (await page.request.get(`${url}/api/${list}?limit=1`)).json();
  return `/${path}?id=${rows[0].id}`;
}

function firstContent(page: Page, path: string) {
  // Screens whose first content is a button, or nothing but their heading until something was done.
  if (['documents', 'drawings'].includes(path)) return page.getByRole('button', { name: 'Upload' }).first();
  if (
    ['time-tracking/import', 'import', 'reset-password', 'audit', 'mail', 'notifications', 'search'].includes(
      path,
    )
  )
    return page.getByRole('heading', { level: 1 });
  if (path === 'sign-in' || /\/(?:new|edit)$/.test(path)) return page.getByRole('textbox').last();
  if (path.endsWith('/view')) return page.getByRole('heading', { name: 'Latest files' });
  if (path === 'forgot-password') return page.getByRole('link', { name: 'Back to sign in' });
  if (path === 'register') return page.getByRole('link', { name: 'Sign in' });
  if (path === 'settings') return page.getByRole('textbox', { name: 'Company name' });
  if (path === 'time-tracking') return page.getByRole('timer', { name: 'Timer' }).first();
  if (path === 'trash') return page.getByText(/The trash is empty|days? left/).first();
  return path === ''
    ? page.getByRole('link', { name: 'Get Started' }).first()
    : page.getByRole('main').getByRole('link').nth(1);
}

function scriptsIn(html: string): string[] {
  return [...html.matchAll(/(?:href|src)="(\/assets\/[^"]+\.js)"/g)].flatMap(([, file]) => file ?? []);
}
