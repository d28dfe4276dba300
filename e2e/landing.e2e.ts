import type { Locator, Page } from '@playwright/test';
import { themeIds } from '../packages/design-system/src/theme/themeIds';
import { some } from '../scripts/checks/some';
import { axeFaults } from './support/axeFaults';
import { expect, test } from './support/fixtures';
import { forbidPointer, tabTo } from './support/keyboard';

const slides = [
  ['1 of 4: Dashboard', 'StatCard'],
  ['2 of 4: Tasks', 'DataTable'],
  ['3 of 4: Time tracking', 'Timer'],
  ['4 of 4: Documents and drawings', 'FileExplorer'],
] as const;

test('LND-01, LND-02: by keyboard a visitor stops the slides, turns through all four and around both ends, and reaches each section below the header', async ({
  page,
  server,
}) => {
  // Slides turn by themselves where nobody asks for less motion.
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const keysOnly = await forbidPointer(page);
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  await page.goto(server.url);
  const slide = page.getByRole('tabpanel');
  await expect(slide).toHaveAccessibleName('1 of 4: Dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/project management for engineering/);
  // The hero ends where the screen does.
  const { bottom } = await edges(page.locator('[data-component="SiteHero"]'));
  expect(Math.abs(bottom - 900)).toBeLessThanOrEqual(1);

  // By themselves, until the keyboard comes.
  await expect(slide).toHaveAccessibleName('2 of 4: Tasks');
  await tabTo(page, page.getByRole('button', { name: /automatic slide show/ }));
  await expect(page.getByRole('button', { name: 'Start automatic slide show' })).toBeFocused();
  await tabTo(page, page.getByRole('tab', { selected: true }));
  await page.keyboard.press('Home');
  for (const [name, piece] of slides) {
    await expect(slide).toHaveAccessibleName(name);
    // A real piece of the product, for the eye only.
    const shown = slide.locator(`[aria-hidden="true"][inert] [data-component="${piece}"]`).first();
    await expect(shown).toBeInViewport();
    await page.keyboard.press('ArrowRight');
  }
  await expect(slide).toHaveAccessibleName('1 of 4: Dashboard');
  await tabTo(page, page.getByRole('button', { name: 'Previous slide' }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(slide).toHaveAccessibleName('4 of 4: Documents and drawings');
  await tabTo(page, page.getByRole('button', { name: 'Next slide' }));
  await page.keyboard.press('Enter');
  await expect(slide).toHaveAccessibleName('1 of 4: Dashboard');
  await tabTo(page, page.getByRole('button', { name: 'Start automatic slide show' }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(slide).toHaveAccessibleName('2 of 4: Tasks');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Start automatic slide show' })).toBeFocused();

  const header = page.getByRole('banner');
  for (const [name, next] of [
    ['Features', null],
    ['Testimonials', null],
    ['Pricing', page.getByRole('link', { name: 'Start Free Trial' }).first()],
    ['Contact', page.getByRole('link', { name: 'sales@linework.example' })],
  ] as const) {
    await tabTo(page, header.getByRole('link', { name }), 'Shift+Tab');
    await page.keyboard.press('Enter');
    const section = page.getByRole('region', { name, exact: true });
    await expect(section).toBeFocused();
    await expectBelow(header, section.getByRole('heading', { name }));
    if (next === null) continue;
    await page.keyboard.press('Tab');
    await expect(next).toBeFocused();
  }
  for (const name of ['Sign In', 'Get Started'])
    await expect(header.getByRole('link', { name })).toHaveAttribute('href', '/dashboard');
  await tabTo(page, header.getByRole('link', { name: 'Get Started' }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  // A visitor of the dashboard signs in first.
  await expect(page).toHaveURL(`${server.url}/sign-in`);
  keysOnly();
  expect(complaints).toEqual([]);
});

test('LND-01, LND-02, THM-04: slides wait under the pointer, and where less motion is asked for neither they nor the way to a section move', {
  tag: '@test-all',
}, async ({ page, server }) => {
  await page.clock.install();
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto(server.url);
  const slide = page.getByRole('tabpanel');
  await expect(slide).toHaveAccessibleName('1 of 4: Dashboard');
  await page.getByRole('region', { name: 'What Linework looks like' }).hover();
  await page.clock.runFor(30_000);
  await expect(slide).toHaveAccessibleName('1 of 4: Dashboard');
  await page.mouse.move(5, 5);
  await page.clock.runFor(5_000);
  await expect(slide).toHaveAccessibleName('2 of 4: Tasks');

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.reload();
  await expect(page.getByRole('button', { name: 'Start automatic slide show' })).toBeVisible();
  await page.clock.runFor(30_000);
  await expect(slide).toHaveAccessibleName('1 of 4: Dashboard');
  await page.getByRole('banner').getByRole('link', { name: 'Pricing' }).click();
  await expect(page.getByRole('region', { name: 'Pricing' })).toBeFocused();
  await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'auto');
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'smooth');
});

test('LND-03, LND-04: eight features, three testimonials of five stars, the plans to the letter, and what is an example says so', async ({
  page,
  server,
}) => {
  await page.goto(server.url);
  await expect(page.getByRole('region', { name: 'Features' }).getByRole('heading', { level: 3 })).toHaveText([
    'Project management',
    'Team collaboration',
    'Task management',
    'Analytics and reporting',
    'Time tracking',
    'Security with role-based access',
    'Automation',
    'Global cloud access',
  ]);

  const testimonials = page.getByRole('region', { name: 'Testimonials' });
  await expect(testimonials.getByRole('figure')).toHaveCount(3);
  await expect(testimonials.getByRole('img', { name: '5 out of 5 stars' })).toHaveCount(3);
  await expect(testimonials.getByText('Example', { exact: true })).toHaveCount(3);
  await expect(testimonials).toContainText('these three and their companies are invented');

  const pricing = page.getByRole('region', { name: 'Pricing' });
  await expect(pricing).toContainText(
    'An example of how somebody who hosts Linework for others could sell it',
  );
  await expect(pricing).toContainText('open source under the MIT licence');
  await expect(pricing.getByRole('article')).toHaveCount(3);
  for (const { name, price, features, action, to, badge } of plans) {
    const plan = pricing.getByRole('article', { name });
    await expect(plan.getByText(price, { exact: true }).locator('..')).toHaveText(
      `${price} per user per month`,
    );
    await expect(plan.getByRole('listitem')).toHaveText(features);
    await expect(plan.getByRole('link', { name: action })).toHaveAttribute('href', to);
    await expect(plan.getByText('Most Popular')).toHaveCount(badge ? 1 : 0);
  }
  await pricing.getByRole('link', { name: 'Contact Sales' }).click();
  const contact = page.getByRole('contentinfo').getByRole('region', { name: 'Contact' });
  await expect(contact).toBeFocused();
  await expect(contact).toContainText('Examples:');

  // Nobody's: RFC 2606, and the numbers kept for stories.
  const social = page.getByRole('contentinfo').getByRole('region', { name: 'Social' });
  await expect(social).toContainText('Examples too');
  for (const link of some(await social.getByRole('link').all()))
    expect(new URL((await link.getAttribute('href')) ?? '').host).toBe('example.com');
  await expect(contact.getByRole('link')).toHaveText([/@linework\.example$/, /555-01\d\d$/]);
  const reference = page.getByRole('link', { name: 'API reference' });
  expect((await page.request.get(server.url + (await reference.getAttribute('href')))).status()).toBe(200);

  await pricing.getByRole('link', { name: 'Start Free Trial' }).first().click();
  // A visitor of the dashboard signs in first.
  await expect(page).toHaveURL(`${server.url}/sign-in`);
});

test('LND-04: a browser takes the app as one that it can install, with icons of the sizes they are said to have', async ({
  page,
  server,
}) => {
  await page.goto(server.url);
  const devTools = await page.context().newCDPSession(page);
  const { url, errors, data = '' } = await devTools.send('Page.getAppManifest');
  expect([url, errors]).toEqual([`${server.url}/manifest.webmanifest`, []]);
  const { installabilityErrors } = await devTools.send('Page.getInstallabilityErrors');
  // Playwright's windows keep nothing, and browsers install nothing from such.
  expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual(
    [],
  );
  expect((await page.request.get(url)).headers()['content-type']).toBe('application/manifest+json');
  const manifest = JSON.parse(data);
  expect(manifest).toMatchObject({ name: 'Linework', start_url: '/dashboard', display: 'standalone' });
  expect(manifest.icons.map(({ purpose }: { purpose: string }) => purpose)).toContain('maskable');
  for (const { src, sizes } of some(manifest.icons)) {
    const answer = await page.request.get(server.url + src);
    expect(answer.headers()['content-type'], src).toBe('image/png');
    const png = await answer.body();
    expect(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`, src).toBe(sizes);
  }
});

test('LND-01, THM-03: in all fifteen themes the page has no accessibility violation, and at 320 px nothing scrolls sideways and all sections are reached', {
  tag: '@test-all',
}, async ({ page, server }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(server.url);
  await expect(page.locator('[data-component="StatCard"]').first()).toBeVisible();
  for (const theme of themeIds) {
    await page.evaluate(chooseInAnotherTab, theme);
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
    await page.setViewportSize({ width: 1440, height: 900 });
    expect.soft(await axeFaults(page), theme).toEqual([]);
    await page.setViewportSize({ width: 320, height: 640 });
    expect.soft(await sideways(page), theme).toBeLessThanOrEqual(0);
    // At most a quarter of a small phone's screen.
    const header = page.getByRole('banner');
    const { top, bottom } = await edges(header);
    expect.soft(bottom - top, theme).toBeLessThanOrEqual(160);
    await header.getByRole('link', { name: 'Contact' }).click();
    await expectBelow(header, page.getByRole('heading', { name: 'Contact' }));
  }
});

const plans = [
  {
    name: 'Starter',
    price: '$9',
    features: [
      'Up to 5 projects',
      '10 team members',
      'Basic reporting',
      'Email support',
      'Mobile app access',
    ],
    action: 'Start Free Trial',
    to: '/dashboard',
    badge: false,
  },
  {
    name: 'Professional',
    price: '$19',
    features: [
      'Unlimited projects',
      '50 team members',
      'Advanced reporting',
      'Priority support',
      'Time tracking',
      'Custom workflows',
      'API access',
    ],
    action: 'Start Free Trial',
    to: '/dashboard',
    badge: true,
  },
  {
    name: 'Enterprise',
    price: '$39',
    features: [
      'Everything in Professional',
      'Unlimited members',
      'Advanced security',
      'Dedicated support',
      'Custom integrations',
      'White-label options',
      'SLA guarantee',
    ],
    action: 'Contact Sales',
    to: '#contact',
    badge: false,
  },
];

/** On the screen and not under the header, once the page has come to rest. */
async function expectBelow(header: Locator, heading: Locator): Promise<void> {
  await expect(heading).toBeInViewport({ ratio: 1 });
  await expect
    .poll(async () => (await edges(heading)).top - (await edges(header)).bottom)
    .toBeGreaterThanOrEqual(0);
}

function edges(element: Locator): Promise<{ top: number; bottom: number }> {
  return element.evaluate((found) => {
    const { top, bottom } = found.getBoundingClientRect();
    return { top, bottom };
  });
}

/** px by which the page is wider than its window. */
function sideways(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

/** What a tab hears of the theme that was chosen in another. Runs in the page. */
function chooseInAnotherTab(theme: string): void {
  localStorage.setItem('preferred-theme', theme);
  window.dispatchEvent(new StorageEvent('storage', { key: 'preferred-theme', newValue: theme }));
}
