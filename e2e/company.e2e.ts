import type { Page } from '@playwright/test';
import { totpAt } from '../apps/pm-server/test/authenticator';
import { newId } from './support/create';
import { edit, expect, signIn, test } from './support/fixtures';
import { pick } from './support/form';
import { describeOnPostgres } from './support/onPostgres';
import { createPerson, invite, newcomer, PASSWORD, register } from './support/people';
import { samplePostgres } from './support/samplePostgres';
import { startServer } from './support/server';

/** A company moves in: four people in four browsers. */

const TITLE =
  'SRV-01, SRV-03, USR-08, USR-09, DSH-02, TIM-04, ASVS-9, ASVS-13, ASVS-17: invited people see just what is theirs; a role changes and a person is deactivated amid editing, and what was typed is there again';

test(TITLE, async ({ page, browser, ownServer }) => {
  await walk(page, browser, ownServer.url);
});

test('SRV-01, ASVS-17: a person of a client finds the files of their own company’s projects and no others, and may only read them', async ({
  ownerPage: page,
  server: { url },
  browser,
}) => {
  const { rows: all } = await ask(page, `${url}/api/files?limit=500`);
  const companyId: string = all[0].clientId;
  const isOwn = (file: { clientId: string }) => file.clientId === companyId;
  const foreign = all.find((file: { clientId: string }) => !isOwn(file));
  const email = 'files@client.example';
  const person = await createPerson(page, url, { email, accessRole: 'client', clientId: companyId });
  const { theirs, leave } = await newcomer(browser);
  await signIn(theirs, url, person);
  for (const kind of ['document', 'drawing']) {
    const own = all.filter((file: { kind: string; clientId: string }) => file.kind === kind && isOwn(file));
    const { rows, total } = await ask(theirs, `${url}/api/files?kind=${kind}&limit=500`);
    expect(own.length).toBeGreaterThan(0);
    expect(total).toBe(own.length);
    expect(rows.every(isOwn)).toBe(true);

    const [{ name, category }] = own;
    for (const [one, mayWrite] of [
      [page, true],
      [theirs, false],
    ] as const) {
      const main = one.getByRole('main');
      const writing = main.getByRole('button', { name: /^(Upload|Delete|Rename|Edit|Move|Folder)/ });
      await one.goto(`${url}/${kind}s?view=list&search=${encodeURIComponent(name)}`);
      await expect(main.getByRole('button', { name: `Download ${name}` }).first()).toBeVisible();
      expect((await writing.count()) > 0).toBe(mayWrite);
      await one.goto(`${url}/${kind}s?view=explorer&category=${encodeURIComponent(category)}`);
      await main.getByRole('treegrid').getByRole('row').filter({ hasText: name }).first().click();
      await expect(main.getByText('1 selected')).toBeVisible();
      await expect(main.getByRole('button', { name: 'Download' }).first()).toBeVisible();
      expect((await writing.count()) > 0).toBe(mayWrite);
    }
    await theirs.goto(`${url}/${kind}s?view=list`);
    await expect(theirs.getByRole('grid')).toContainText(name);
    await expect(theirs.getByRole('grid')).not.toContainText(foreign.projectName);
  }
  for (const path of ['', '/content', '/content?inline=1'])
    expect((await theirs.request.get(`${url}/api/files/${foreign.id}${path}`)).status(), path).toBe(404);
  const own = all.find(isOwn);
  expect((await theirs.request.get(`${url}/api/files/${own.id}/content`)).status()).toBe(200);
  const refused = await theirs.request.post(`${url}/api/files/changes`, {
    data: { action: 'delete', ids: [own.id] },
  });
  expect(refused.status()).toBe(403);
  await leave();
});

describeOnPostgres('on PostgreSQL', () => {
  test(TITLE, { tag: '@test-all' }, async ({ page, browser }) => {
    const sample = await samplePostgres();
    const server = await startServer(sample);
    try {
      await walk(page, browser, server.url);
    } finally {
      await server.stop();
      await sample.remove();
    }
  });
});

async function walk(page: Page, browser: Parameters<typeof newcomer>[0], url: string): Promise<void> {
  test.setTimeout(300_000);
  await signIn(page, url);
  const clients = (await ask(page, `${url}/api/clients?limit=100`)).rows;
  const company = clients.find((client: { projectCount: number }) => client.projectCount > 0);
  const [manager, member, client] = await Promise.all([1, 2, 3].map(() => newcomer(browser)));
  if (!manager || !member || !client) throw new Error('Three browsers are needed');

  await test.step('the owner invites three; each registers in a browser of their own', async () => {
    await page.goto(`${url}/users`);
    const invited = [
      { to: manager, email: 'mira@invited.example', accessRole: 'manager', first: 'Mira', last: 'Falk' },
      { to: member, email: 'nils@invited.example', accessRole: 'member', first: 'Nils', last: 'Brandt' },
      {
        to: client,
        email: 'kari@invited.example',
        accessRole: 'client',
        company: company.name,
        first: 'Kari',
        last: 'Nord',
      },
    ] as const;
    for (const { to, first, last, ...invitation } of invited)
      await register(to.theirs, await invite(page, invitation), {
        ...{ first, last },
        isClient: invitation.accessRole === 'client',
      });
  });

  await test.step('each sees just what is theirs', async () => {
    const totals = async (one: Page) =>
      Promise.all(['clients', 'projects'].map(async (kind) => (await ask(one, `${url}/api/${kind}`)).total));
    expect(await totals(manager.theirs)).toEqual(await totals(page));
    expect(await totals(member.theirs)).toEqual([0, 0]);
    expect(await totals(client.theirs)).toEqual([1, company.projectCount]);

    await manager.theirs.goto(`${url}/users`);
    await expect(manager.theirs.getByRole('heading', { level: 1, name: 'Users' })).toBeVisible();
    await expect(manager.theirs.getByRole('button', { name: 'Invite people' })).toHaveCount(0);
    await member.theirs.goto(`${url}/projects`);
    await expect(member.theirs.getByText('No projects found')).toBeVisible();
    await expect(client.theirs.getByText('Total Projects')).toBeVisible();
    await expect(client.theirs.getByText(/Team Members|Active Clients/)).toHaveCount(0);
    await page.goto(`${url}/users?view=table`);
    const users = page.getByRole('main');
    await expect(users.getByRole('row', { name: /Mira Falk/ })).toContainText('QA Engineer');
    await expect(users.getByRole('row', { name: /Kari Nord/ })).toHaveCount(0);
    await users.getByRole('radio', { name: 'Clients’ people' }).click();
    await expect(users.getByRole('row', { name: /Kari Nord/ })).toContainText(company.name);
    await expect(users.getByRole('row', { name: /Mira Falk/ })).toHaveCount(0);
    await expect(users.getByRole('columnheader', { name: /Department/ })).toHaveCount(0);
    await users.getByPlaceholder('Search users...').fill('nobody');
    await users.getByRole('button', { name: 'Show all users' }).click();
    await expect(users.getByRole('row', { name: /Kari Nord/ })).toBeVisible();
    await expect(users.getByRole('row', { name: /Mira Falk/ })).toHaveCount(0);
    await client.theirs.goto(`${url}/projects?view=grid`);
    await expect(client.theirs.getByRole('main')).toContainText(company.name);
    for (const hidden of ['Time Tracking', 'User Registration'])
      await expect(client.theirs.getByRole('link', { name: hidden })).toHaveCount(0);
    const foreign = clients.find(({ id }: { id: string }) => id !== company.id);
    await client.theirs.goto(`${url}/clients/edit?id=${foreign.id}`);
    await expect(client.theirs.getByText(/does not exist|not found/i).first()).toBeVisible();
  });

  await test.step('one enrols two factors, with codes made from the key that is shown', async () => {
    const { theirs } = member;
    await theirs.goto(`${url}/settings?tab=security`);
    await theirs.getByRole('switch', { name: 'Two-factor authentication' }).click();
    const dialog = theirs.getByRole('dialog');
    await dialog.getByLabel('Current password').fill(PASSWORD);
    await theirs.keyboard.press('Enter');
    const key = (await dialog.getByLabel('Key', { exact: true }).inputValue()).replaceAll(' ', '');
    await dialog.getByLabel('Code from the app').fill(totpAt(key, new Date()));
    await theirs.keyboard.press('Enter');
    await dialog.getByRole('checkbox', { name: 'I have kept these codes' }).click();
    await dialog.getByRole('button', { name: 'Done' }).click();
    const again = await newcomer(browser);
    await again.theirs.goto(`${url}/sign-in`);
    await again.theirs.getByLabel('Email').fill('nils@invited.example');
    await again.theirs.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await again.theirs.keyboard.press('Enter');
    await again.theirs.getByLabel('Code').fill(totpAt(key, new Date(Date.now() + 30_000)));
    await again.theirs.keyboard.press('Enter');
    await expect(again.theirs.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
    await again.leave();
  });

  const found = await ask(page, `${url}/api/people?search=mira@invited.example`);
  const mira = `${url}/api/people/${found.rows[0].id}`;
  await test.step('a role that changes amid editing holds within seconds', async () => {
    const { theirs } = manager;
    await theirs.goto(`${url}/clients/edit?id=${company.id}`);
    await theirs.getByRole('textbox', { name: 'Notes' }).fill('Typed while a manager');
    await edit(page, mira, { accessRole: 'member' });
    // Not on a team of theirs, the client is out of sight for a member: nothing is saved, and nothing typed is lost.
    await expect(theirs.getByText('You may look at this client, but not change it')).toBeVisible({
      timeout: 5_000,
    });
    await expect(theirs.getByRole('button', { name: 'Update Client' })).toHaveCount(0);
    await expect(async () => {
      expect((await theirs.request.get(`${url}/api/clients/${company.id}`)).status()).toBe(404);
    }).toPass({ timeout: 5_000 });
    await expect(theirs.getByRole('textbox', { name: 'Notes' })).toHaveValue('Typed while a manager');
    await edit(page, mira, { accessRole: 'manager' });
  });

  await test.step('a person who is deactivated amid editing is out within seconds; reactivated they go on where they were', async () => {
    const { theirs } = manager;
    await theirs.getByRole('textbox', { name: 'Notes' }).fill('Typed before it was all over');
    await edit(page, mira, { status: 'Inactive' });
    const dialog = theirs.getByRole('dialog', { name: 'Sign in again' });
    await expect(dialog).toBeVisible({ timeout: 5_000 });
    await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await theirs.keyboard.press('Enter');
    await expect(dialog.getByText('Email or password is wrong')).toBeVisible();
    await edit(page, mira, { status: 'Active' });
    await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await theirs.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(theirs.getByRole('textbox', { name: 'Notes' })).toHaveValue('Typed before it was all over');
    await theirs.getByRole('button', { name: 'Update Client' }).click();
    await expect(theirs).toHaveURL(/\/clients(\?.*)?$/);
    expect((await ask(page, `${url}/api/clients/${company.id}`)).notes).toBe('Typed before it was all over');
  });

  await test.step('who becomes a person of a client amid counting: the owner is told before, their time is kept, and they are told at once', async () => {
    const { theirs } = manager;
    const description = 'Site visit before the change';
    const { rows } = await ask(page, `${url}/api/projects?limit=1`);
    const started = await theirs.request.post(`${url}/api/timer/start`, {
      data: { actionId: newId(), timerId: newId(), details: { projectId: rows[0].id, description } },
    });
    expect(started.ok(), await started.text()).toBe(true);
    await expect(theirs.getByRole('link', { name: rows[0].name, exact: true })).toBeVisible();
    await page.goto(`${url}/users/edit?id=${found.rows[0].id}`);
    await page.getByRole('radio', { name: 'Client', exact: true }).check();
    await expect(page.getByText('A timer of Mira Falk is open')).toBeVisible();
    await pick(page, 'Company', company.name);
    await page.getByRole('button', { name: 'Update User' }).click();
    await expect(page.getByText('User updated').first()).toBeVisible();
    await expect(theirs.getByText('Your timer was stopped').first()).toBeVisible({ timeout: 5_000 });
    await expect(theirs.getByRole('link', { name: rows[0].name, exact: true })).toHaveCount(0);
    const kept = await ask(page, `${url}/api/timeEntries?user=${found.rows[0].id}`);
    expect(kept.rows).toMatchObject([{ description, status: 'stopped' }]);
  });
  for (const { leave } of [manager, member, client]) await leave();
}

async function ask(page: Page, address: string) {
  const answer = await page.request.get(address);
  expect(answer.ok(), await answer.text()).toBe(true);
  return answer.json();
}
