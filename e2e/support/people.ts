import type { Browser, Page } from '@playwright/test';
import type { AccessRole } from '../../packages/domain/src/access/accessRoles';
import { ACCESS_ROLE_LABELS } from '../../packages/domain/src/access/accessRoles';
import type { PersonForm } from '../../packages/domain/src/people/PersonInput';
import { timed } from '../../scripts/checks/testLog.mjs';
import { create, newId } from './create';
import { expect, signIn } from './fixtures';
import { pick } from './form';

export const PASSWORD = 'plumb line 47';

/** A browser of somebody's own. */
export async function newcomer(browser: Browser): Promise<{ theirs: Page; leave: () => Promise<void> }> {
  const context = await browser.newContext();
  return { theirs: await context.newPage(), leave: () => context.close() };
}

/** A browser in which somebody new is signed in, whose timer nobody else has. */
export async function newManager(
  page: Page,
  browser: Browser,
  url: string,
): Promise<{ theirs: Page; leave: () => Promise<void> }> {
  const email = `${newId()}@timers.example`;
  const person = await createPerson(page, url, { lastName: 'Manager', email, accessRole: 'manager' });
  const opened = await newcomer(browser);
  await signIn(opened.theirs, url, person);
  return opened;
}

export async function fillPerson(
  page: Page,
  { first, last, email }: { first: string; last: string; email?: string },
): Promise<void> {
  await fillName(page, { first, last });
  if (email) await page.getByRole('textbox', { name: 'Email', exact: true }).fill(email);
  for (const [label, option] of [
    ['Role', 'QA Engineer'],
    ['Department', 'Engineering'],
  ] as const) {
    await page.getByRole('combobox', { name: label, exact: true }).click();
    await page.getByRole('option', { name: option }).click();
  }
  await page.getByRole('textbox', { name: 'Start date' }).fill('03/01/2026');
}

export async function fillName(page: Page, { first, last }: { first: string; last: string }): Promise<void> {
  await page.getByLabel('First name', { exact: true }).fill(first);
  await page.getByLabel('Last name', { exact: true }).fill(last);
}

export async function fillPasswords(page: Page, password = PASSWORD, again = password): Promise<void> {
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm password', { exact: true }).fill(again);
}

/** Stores a person with an account that PASSWORD opens, by the API. @returns what they sign in with, and their id */
export async function createPerson(
  page: Page,
  url: string,
  who: { email: string } & Partial<PersonForm>,
): Promise<{ id: string; email: string; password: string }> {
  const account = {
    firstName: 'Ola',
    lastName: 'Eriksen',
    jobRole: 'Designer',
    department: 'Design',
    startDate: '2026-01-05',
    ...who,
    password: PASSWORD,
    confirmPassword: PASSWORD,
  };
  const id = await timed('account made', () => create(page, url, 'people', account));
  return { id, email: who.email, password: PASSWORD };
}

/** Invites somebody on the page of users. @returns the link that was shown */
export async function invite(
  page: Page,
  { email, accessRole, company }: { email: string; accessRole: AccessRole; company?: string },
): Promise<string> {
  await page.getByRole('button', { name: 'Invite people' }).click();
  const drawer = page.getByRole('dialog', { name: 'Invite people' });
  await drawer.getByLabel('Email addresses').fill(email);
  await drawer.getByRole('radio', { name: ACCESS_ROLE_LABELS[accessRole], exact: true }).check();
  if (company) await pick(page, 'Company', company);
  await drawer.getByRole('button', { name: 'Invite', exact: true }).click();
  const link = await drawer.getByLabel(`Link for ${email}`).inputValue();
  await drawer.getByRole('button', { name: 'Done' }).click();
  return link;
}

/** Takes up an invitation by its link, up to the first screen. @param who of a client, they are not asked for their work */
export async function register(
  page: Page,
  link: string,
  { isClient = false, ...who }: { first: string; last: string; isClient?: boolean },
): Promise<void> {
  await page.goto(link);
  await expect(page.getByRole('heading', { name: /^Join / })).toBeVisible();
  if (isClient) {
    await fillName(page, who);
    for (const asked of ['Role', 'Department', 'Start date'])
      await expect(page.getByLabel(asked, { exact: true })).toHaveCount(0);
  } else await fillPerson(page, who);
  await fillPasswords(page);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
}
