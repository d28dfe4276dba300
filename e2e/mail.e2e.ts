import type { Locator, Page } from '@playwright/test';
import { linkIn, startSmtp } from '../apps/pm-server/test/smtpServer';
import { expect, owner, signIn, test } from './support/fixtures';
import { withMail } from './support/withMail';

test('SRV-01, USR-08, GEN-02: an invitation arrives by mail, and its link makes the account', async ({
  page,
  browser,
}) => {
  await withMail(async ({ smtp, url }) => {
    const email = 'ola.nord@haldenroy.example';
    await signIn(page, url);
    await test.step('the owner invites', async () => {
      await page.goto(`${url}/users`);
      await page.getByRole('button', { name: 'Invite people' }).click();
      await page.getByRole('textbox', { name: 'Email addresses' }).fill(email);
      await page.getByRole('button', { name: 'Invite', exact: true }).click();
      await expect(page.getByText('A mail with a link is on its way')).toBeVisible();
      // And the link to copy is there all the same.
      await expect(page.getByRole('textbox', { name: `Link for ${email}` })).toHaveValue(/\/register\?/);
    });
    await expect.poll(() => smtp.to(email).length).toBe(1);
    const [mail] = smtp.to(email);
    if (!mail) throw new Error('No mail');
    expect(mail.headers.join('\n')).toMatch(/^From: .*<linework@mail\.example>$/m);
    await test.step('the queue says so', async () => {
      await page.goto(`${url}/dashboard`);
      await page.getByRole('button', { name: 'User menu' }).click();
      await page.getByRole('menuitem', { name: 'Mail' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Mail' })).toBeVisible();
      await expect(page.getByRole('listitem').filter({ hasText: email })).toContainText('Sent');
    });
    await test.step('whom it was sent to registers', async () => {
      const guest = await browser.newPage();
      await guest.goto(linkIn(mail, '/register'));
      await registerAs(guest, email);
      await guest.close();
    });
  });
});

test('GEN-02, USR-08, SET-01: a workspace opens its registration to a mail domain, and closes it', async ({
  page,
  browser,
}) => {
  await withMail(async ({ smtp, url }) => {
    const email = 'ola.nord@haldenroy.example';
    await signIn(page, url);
    const visitor = await browser.newPage();
    await test.step('at first there is no way in but an invitation', async () => {
      await visitor.goto(`${url}/sign-in`);
      await visitor.getByRole('link', { name: 'Create account' }).click();
      await expect(visitor.getByRole('heading', { name: 'You need an invitation' })).toBeVisible();
    });
    const domains = page.getByRole('textbox', { name: 'Open mail domains' });
    const save = page.getByRole('button', { name: 'Save Changes' });
    const saved = async () => {
      const answer = page.waitForResponse(
        (response) => response.url() === `${url}/api/settings` && response.request().method() === 'PUT',
      );
      await save.click();
      expect((await answer).status()).toBe(200);
    };
    await test.step('the owner opens a domain, not one of everybody', async () => {
      await page.goto(`${url}/settings`);
      await domains.fill('gmail.com');
      await save.click();
      await expect(page.getByText('Anybody can get a mailbox at gmail.com')).toBeVisible();
      await page.getByRole('button', { name: 'Remove gmail.com' }).click();
      await domains.fill('@Haldenroy.example');
      await domains.press('Enter');
      await saved();
      await page.reload();
      await expect(page.getByRole('button', { name: 'Remove haldenroy.example' })).toBeVisible();
    });
    const ask = async (address: string) => {
      await visitor.goto(`${url}/register`);
      const form = visitor.getByRole('form', { name: 'Create account' });
      await form.getByRole('button', { name: 'Send link' }).click();
      await expect(form.getByText('Email is required')).toBeVisible();
      await form.getByLabel('Email').fill(address);
      await form.getByRole('button', { name: 'Send link' }).click();
      await expect(visitor.getByText(`If ${address} may register here`)).toBeVisible();
    };
    await test.step('other addresses, and who has an account, read the same and get nothing', async () => {
      const others = ['ola@elsewhere.example', owner.email];
      for (const other of others) await ask(other);
      await ask(email);
      // The one that was asked for last has arrived.
      await expect.poll(() => smtp.to(email).length).toBe(1);
      expect(others.flatMap((other) => smtp.to(other))).toEqual([]);
    });
    await test.step('the domain is closed: the link does not open; open again, it makes the account of a member', async () => {
      const link = linkIn(smtp.to(email)[0] ?? fail(), '/register');
      await page.getByRole('button', { name: 'Remove haldenroy.example' }).click();
      await saved();
      await visitor.goto(link);
      await expect(visitor.getByText('takes no registrations from your domain any more')).toBeVisible();
      await domains.fill('haldenroy.example');
      await saved();
      await visitor.goto(link);
      await expect(visitor.getByText('as member.')).toBeVisible();
      await registerAs(visitor, email);
      await expect(visitor.getByRole('navigation').getByRole('link', { name: 'Tasks' })).toBeVisible();
      await expect(visitor.getByRole('link', { name: 'User Registration' })).toHaveCount(0);
    });
    await test.step('the owner hears of it', async () => {
      await page.goto(`${url}/users?search=ola.nord`);
      await expect(page.getByText(email)).toBeVisible();
      await page.goto(`${url}/audit`);
      await expect(page.getByRole('row').filter({ hasText: 'Registered' })).toContainText(email);
    });
    await visitor.close();
  });
});

test('SRV-01, GEN-02: a forgotten password is reset by its mail; the old one and all sessions end', async ({
  page,
  browser,
}) => {
  await withMail(async ({ smtp, url }) => {
    await signIn(page, url);
    await page.goto(`${url}/settings`);
    const guest = await browser.newPage();
    const link = await test.step('a visitor asks for a link', async () => {
      await guest.goto(`${url}/sign-in`);
      await guest.getByRole('link', { name: 'Forgot password?' }).click();
      await guest.getByRole('button', { name: 'Send link' }).click();
      await expect(guest.getByText('Email is required')).toBeVisible();
      await guest.getByLabel('Email').fill(owner.email);
      await guest.getByRole('button', { name: 'Send link' }).click();
      await expect(guest.getByText(`If ${owner.email} signs in here`)).toBeVisible();
      await expect.poll(() => smtp.to(owner.email).length).toBe(1);
      return linkIn(smtp.to(owner.email)[0] ?? fail(), '/reset-password');
    });
    await test.step('whoever has no account reads the same and gets none', async () => {
      const nobody = 'nobody@haldenroy.example';
      await guest.goto(`${url}/forgot-password`);
      await guest.getByLabel('Email').fill(nobody);
      await guest.getByRole('button', { name: 'Send link' }).click();
      await expect(guest.getByText(`If ${nobody} signs in here`)).toBeVisible();
      expect(smtp.to(nobody)).toEqual([]);
    });
    const password = 'theodolite 12';
    await test.step('the link sets a password by the rules', async () => {
      await guest.goto(link);
      await expect(guest.getByText(`For ${owner.email}.`)).toBeVisible();
      await guest.getByLabel('New password', { exact: true }).fill('short');
      await guest.getByLabel('Repeat new password').fill('short');
      await guest.getByRole('button', { name: 'Change password' }).click();
      await expect(guest.getByText('Password must be at least 6 characters')).toBeVisible();
      await guest.getByLabel('New password', { exact: true }).fill(password);
      await guest.getByLabel('Repeat new password').fill(password);
      await guest.getByRole('button', { name: 'Change password' }).click();
      await expect(guest.getByRole('heading', { name: 'Password changed' })).toBeVisible();
    });
    await test.step('the other session has ended, and the link is used up', async () => {
      await page.reload();
      await expect(page).toHaveURL(/\/sign-in/);
      const other = await browser.newPage();
      await other.goto(link);
      await expect(other.getByRole('heading', { name: 'This link does not open' })).toBeVisible();
      await other.close();
    });
    await test.step('only the new password signs in', async () => {
      await guest.getByRole('link', { name: 'Sign in' }).click();
      await guest.getByLabel('Email').fill(owner.email);
      await guest.getByLabel('Password', { exact: true }).fill(owner.password);
      await guest.getByRole('button', { name: 'Sign In' }).click();
      await expect(guest.getByText('Email or password is wrong')).toBeVisible();
      await guest.getByLabel('Password', { exact: true }).fill(password);
      await guest.getByRole('button', { name: 'Sign In' }).click();
      await expect(guest).toHaveURL(/\/dashboard$/);
    });
    await guest.close();
  });
});

test('SRV-02: a mail that cannot be sent waits, is told of, and is sent once the mail server is back', async ({
  page,
}) => {
  await withMail(async ({ smtp, url }) => {
    await signIn(page, url);
    await smtp.close();
    const email = 'late@haldenroy.example';
    const answer = await page.request.post(`${url}/api/invitations`, {
      data: { id: '0199f2a0-0000-7000-8000-000000000001', email },
      headers: { origin: url },
    });
    expect(answer.ok()).toBe(true);
    await page.goto(`${url}/mail`);
    const row = page.getByRole('listitem').filter({ hasText: email });
    await expect(row).toContainText('Waiting');
    await expect(row).toContainText('The mail server cannot be reached', { timeout: 20_000 });
    await page.getByRole('button', { name: `Cancel the mail to ${email}` }).click();
    await expect(row).toContainText('Cancelled');
    const back = await startSmtp(smtp.port);
    await page.getByRole('button', { name: `Send the mail to ${email} again` }).click();
    await expect(row).toContainText('Sent', { timeout: 20_000 });
    expect(back.to(email)).toHaveLength(1);
    await back.close();
  });
});

/** Fills in the registration that a link opened. */
async function registerAs(guest: Page, email: string): Promise<void> {
  const form = guest.getByRole('form', { name: 'Registration' });
  await expect(form.getByLabel('Email')).toHaveValue(email);
  await form.getByLabel('First name').fill('Ola');
  await form.getByLabel('Last name').fill('Nord');
  await choose(form.getByRole('combobox', { name: 'Role' }), 'Designer');
  await choose(form.getByRole('combobox', { name: 'Department' }), 'Design');
  await form.getByLabel('Start date', { exact: true }).fill('11/24/2026');
  await form.getByLabel('Password', { exact: true }).fill('plumb line 48');
  await form.getByLabel('Confirm password').fill('plumb line 48');
  await form.getByRole('button', { name: 'Create account' }).click();
  await expect(guest).toHaveURL(/\/dashboard$/);
}

async function choose(field: Locator, option: string): Promise<void> {
  await field.click();
  await field.page().getByRole('option', { name: option, exact: true }).click();
}

function fail(): never {
  throw new Error('No mail');
}
