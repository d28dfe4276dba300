import { expect, signIn, test } from './support/fixtures';
import { fillPasswords, fillPerson, newcomer, PASSWORD } from './support/people';

/** People move in: made, invited, changed, let go. */

test('USR-01, USR-02, USR-04, USR-06, USR-07, GEN-12: an owner adds a person, finds them, changes and deletes them, and takes it back', async ({
  ownerPage: page,
  server,
}) => {
  await page.goto(`${server.url}/app/users`);
  await expect(page.getByText('Manage team members and their permissions')).toBeVisible();
  await page.getByRole('link', { name: 'Add User' }).click();
  await expect(page).toHaveURL(/\/app\/users\/new$/);
  await page.getByRole('button', { name: 'Create User' }).click();
  for (const message of [
    'First name is required',
    'Last name is required',
    'Email is required',
    'Role is required',
    'Department is required',
    'Start date is required',
    'Password is required',
  ])
    await expect(page.getByText(message).first()).toBeVisible();
  await expect(page.getByLabel('First name', { exact: true })).toBeFocused();
  await expect(page.getByRole('textbox', { name: 'Hourly rate' })).toHaveValue('75.00');
  await expect(page.getByRole('textbox', { name: 'Hours per week' })).toHaveValue('40');

  await fillPerson(page, { first: 'Ágnes', last: 'Szabó', email: 'agnes.szabo@haldenroy' });
  await page.getByRole('textbox', { name: 'Hourly rate' }).fill('0');
  await page.getByRole('button', { name: 'Create User' }).click();
  for (const message of ['Please enter a valid email address', 'Hourly rate must be greater than 0'])
    await expect(page.getByText(message).first()).toBeVisible();
  await page.getByRole('textbox', { name: 'Hourly rate' }).fill('82.50');
  await page.getByRole('textbox', { name: 'Email', exact: true }).fill('jun.takeda@haldenroy.example');
  await fillPasswords(page, PASSWORD);
  await page.getByRole('button', { name: 'Create User' }).click();
  await expect(page.getByText('This email is already in use').first()).toBeVisible();
  await page.getByRole('textbox', { name: 'Email', exact: true }).fill('agnes.szabo@haldenroy.example');
  await fillPasswords(page, '12345');
  await page.getByRole('button', { name: 'Create User' }).click();
  await expect(page.getByText('Password must be at least 6 characters').first()).toBeVisible();
  await fillPasswords(page, PASSWORD, 'another one');
  await page.getByRole('button', { name: 'Create User' }).click();
  await expect(page.getByText('Passwords do not match').first()).toBeVisible();
  await fillPasswords(page, PASSWORD);
  await page.getByRole('radio', { name: 'Manager' }).check();
  await expect(page.getByLabel('What Manager may do')).toContainText('Change and approve');
  await page.getByRole('button', { name: 'Create User' }).click();
  await expect(page).toHaveURL(/\/app\/users$/);
  await expect(page.getByText('User created').first()).toBeVisible();

  await page.goto(`${server.url}/app/users?view=grid`);
  await page.getByPlaceholder('Search users...').fill('agnes');
  await expect(page).toHaveURL(/search=agnes/);
  const card = page.getByRole('region', { name: /Ágnes Szabó/ });
  await expect(card.locator('[data-letters="ÁS"]')).toBeVisible();
  await expect(card).toContainText('agnes.szabo@haldenroy.example');
  await expect(card).toContainText('QA Engineer · Engineering');
  await expect(card).toContainText('0/0 · 0 %');
  await expect(card).toContainText('Active');
  await expect(card.getByRole('link', { name: 'Projects 0 of Ágnes Szabó' })).toHaveAttribute(
    'href',
    /\/app\/projects\?user=/,
  );
  await expect(card.getByRole('link', { name: 'Tasks 0 of Ágnes Szabó' })).toHaveAttribute(
    'href',
    /\/app\/tasks\?user=/,
  );
  await card.getByRole('link', { name: 'Edit Ágnes Szabó' }).click();
  await expect(page).toHaveURL(/\/app\/users\/edit\?id=/);
  await expect(page.getByLabel('Password', { exact: true })).toHaveCount(0);
  await page.getByLabel('Phone').fill('+36 1 555 0100');
  await page.getByRole('button', { name: 'Update User' }).click();
  await expect(page).toHaveURL(/\/app\/users(\?.*)?$/);
  await expect(page.getByText('User updated').first()).toBeVisible();
  await expect(card).toContainText('+36 1 555 0100');

  await card.getByRole('link', { name: 'Edit Ágnes Szabó' }).click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page).toHaveURL(/\/app\/users(\?.*)?$/);

  await card.getByRole('button', { name: 'Delete Ágnes Szabó' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Delete user “Ágnes Szabó”?' });
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('No users match your search criteria.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(card).toBeVisible();
});

test('ASVS-39, SET-03: a password that was typed is in no draft on the device', async ({
  ownerPage: page,
  server,
}) => {
  await page.goto(`${server.url}/users/new`);
  await page.getByLabel('First name', { exact: true }).fill('Grundriss');
  await fillPasswords(page, 'secret-of-the-form');
  await expect(page.getByText(/Draft kept/)).toBeVisible();
  const stored = await page.evaluate(async () => {
    const texts = [JSON.stringify(localStorage), JSON.stringify(sessionStorage)];
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open(name);
        opening.onsuccess = () => resolve(opening.result);
        opening.onerror = () => reject(opening.error);
      });
      for (const store of database.objectStoreNames)
        texts.push(
          await new Promise<string>((resolve, reject) => {
            const reading = database.transaction(store).objectStore(store).getAll();
            reading.onsuccess = () => resolve(JSON.stringify(reading.result));
            reading.onerror = () => reject(reading.error);
          }),
        );
      database.close();
    }
    return texts.join();
  });
  expect(stored).toContain('Grundriss');
  expect(stored).not.toContain('secret-of-the-form');
});

test('SRV-01, USR-08, GEN-02, GEN-07: an invited person registers once in a browser of their own and sees what their role says', async ({
  ownerPage: page,
  server,
  browser,
}) => {
  await page.goto(`${server.url}/users`);
  await page.getByRole('button', { name: 'Invite people' }).click();
  const drawer = page.getByRole('dialog', { name: 'Invite people' });
  await drawer.getByLabel('Email addresses').fill('ilse@invited.example, nobody');
  await drawer.getByRole('button', { name: 'Invite', exact: true }).click();
  await expect(drawer.getByText('nobody is not a valid email address').first()).toBeVisible();
  await drawer.getByLabel('Email addresses').fill('ilse@invited.example');
  await expect(drawer.getByLabel('What Member may do')).toContainText('Change own, not delete');
  await drawer.getByRole('button', { name: 'Invite', exact: true }).click();
  const link = await drawer.getByLabel('Link for ilse@invited.example').inputValue();
  expect(link).toContain(`${server.url}/register?invitation=`);
  await drawer.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByText(/^Invited as Member by .* · link ends in 7 days$/)).toBeVisible();

  const { theirs, leave } = await newcomer(browser);
  await theirs.goto(`${server.url}/register`);
  await expect(theirs.getByRole('heading', { name: 'You need an invitation' })).toBeVisible();
  await theirs.goto(link);
  await expect(theirs.getByRole('heading', { name: /^Join / })).toBeVisible();
  await theirs.getByRole('button', { name: 'Create account' }).click();
  await expect(theirs.getByText('First name is required').first()).toBeVisible();
  await fillPerson(theirs, { first: 'Ilse', last: 'Grünwald' });
  await fillPasswords(theirs, PASSWORD);
  await theirs.getByRole('button', { name: 'Create account' }).click();
  await expect(theirs).toHaveURL(`${server.url}/dashboard`);
  const sidebar = theirs
    .getByRole('navigation', { name: 'Main' })
    .or(theirs.getByRole('complementary'))
    .first();
  await expect(sidebar.getByRole('link', { name: 'Users', exact: true })).toBeVisible();
  await expect(theirs.getByRole('link', { name: 'User Registration' })).toHaveCount(0);
  await theirs.goto(`${server.url}/users/new`);
  await expect(theirs.getByText(/add users/)).toBeVisible();

  // The list of who invited shows it without a reload; the link opens nothing any more.
  await expect(page.getByText('ilse@invited.example').first()).toBeVisible();
  await expect(page.getByText(/^Invited as Member/)).toHaveCount(0);
  await theirs.context().clearCookies();
  await theirs.goto(link);
  await expect(theirs.getByText('This invitation has been used already. Sign in instead.')).toBeVisible();

  // Deactivated while signed in: out within a second.
  await signIn(theirs, server.url, { email: 'ilse@invited.example', password: PASSWORD });
  await theirs.goto(`${server.url}/tasks`);
  await page.goto(`${server.url}/users?search=ilse&view=grid`);
  await page.getByRole('link', { name: /^Edit Ilse/ }).click();
  await page.getByRole('combobox', { name: 'Status' }).click();
  await page.getByRole('option', { name: 'Inactive' }).click();
  await page.getByRole('button', { name: 'Update User' }).click();
  await expect(page.getByText('User updated').first()).toBeVisible();
  await expect(theirs.getByRole('dialog', { name: /sign in/i })).toBeVisible({ timeout: 2_000 });
  await leave();
});

test('SRV-01, USR-08, USR-09, GEN-12, NOT-03: an invitation is sent again, withdrawn and taken back; who is known opens their own record and changes nothing that the owner keeps', async ({
  ownerPage: page,
  server,
  browser,
}) => {
  const record = async () => {
    const found = await page.request.get(`${server.url}/api/people?search=zofia.kowalczyk`);
    return (await found.json()).rows[0];
  };
  const before = await record();
  await page.goto(`${server.url}/users`);
  await page.getByRole('button', { name: 'Invite people' }).click();
  const drawer = page.getByRole('dialog', { name: 'Invite people' });
  await drawer.getByLabel('Email addresses').fill('zofia.kowalczyk@haldenroy.example');
  await drawer.getByRole('radio', { name: 'Manager', exact: true }).check();
  await drawer.getByRole('button', { name: 'Invite', exact: true }).click();
  await expect(
    drawer.getByText(
      'Zofia Kowalczyk is here already as Member. Invite them as that, or change their access first',
    ),
  ).toBeVisible();
  await drawer.getByRole('radio', { name: 'Member', exact: true }).check();
  await drawer.getByRole('button', { name: 'Invite', exact: true }).click();
  const first = await drawer.getByLabel('Link for zofia.kowalczyk@haldenroy.example').inputValue();
  await drawer.getByRole('button', { name: 'Done' }).click();

  await page.getByRole('button', { name: 'Actions for zofia.kowalczyk@haldenroy.example' }).click();
  await page.getByRole('menuitem', { name: 'Send again' }).click();
  const again = page.getByRole('dialog', { name: 'Link for zofia.kowalczyk@haldenroy.example' });
  const second = await again.getByLabel('Link', { exact: true }).inputValue();
  await again.getByRole('button', { name: 'Done' }).click();

  const { theirs, leave } = await newcomer(browser);
  await theirs.goto(first);
  await expect(theirs.getByText('This invitation link is not valid.')).toBeVisible();
  await theirs.goto(second);
  await expect(theirs.getByRole('heading', { name: /^Join / })).toBeVisible();

  await page.getByRole('button', { name: 'Actions for zofia.kowalczyk@haldenroy.example' }).click();
  await page.getByRole('menuitem', { name: 'Withdraw' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText(/^Invited as Member/)).toHaveCount(0);
  await theirs.reload();
  await expect(theirs.getByText('This invitation was withdrawn.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText(/^Invited as Member/)).toBeVisible();
  await page.goto(second);
  await expect(page.getByRole('heading', { name: 'Sign out first' })).toBeVisible();

  await theirs.reload();
  await expect(theirs.getByText(/You are known here already/)).toBeVisible();
  await expect(theirs.getByLabel('First name', { exact: true })).toHaveValue('Zofia');
  for (const managed of ['Role', 'Department', 'Start date'])
    await expect(theirs.getByLabel(managed, { exact: true })).toHaveCount(0);
  await theirs.getByLabel('Phone').fill('+48 22 555 0147');
  await fillPasswords(theirs, PASSWORD);
  await theirs.getByRole('button', { name: 'Create account' }).click();
  await expect(theirs.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  const after = await record();
  expect(kept(after)).toEqual(kept(before));
  expect(after).toMatchObject({ phone: '+48 22 555 0147', hasAccount: true });
  await page.goto(`${server.url}/notifications`);
  await expect(
    page
      .getByRole('main')
      .getByText(/Zofia Kowalczyk/)
      .first(),
  ).toBeVisible();
  await leave();
});

/** What a record says of somebody, but for what an invited person writes. */
function kept(record: Record<string, unknown>) {
  const { version, updatedAt, phone, hasAccount, ...rest } = record;
  return rest;
}

test('USR-08, GEN-01: from the sidebar the registration form makes a colleague’s account at once', async ({
  ownerPage: page,
  server,
  browser,
}) => {
  await page.goto(`${server.url}/dashboard`);
  await page.getByRole('link', { name: 'User Registration' }).click();
  await expect(page).toHaveURL(`${server.url}/register`);
  await fillPerson(page, { first: 'Björn', last: 'Wåhlin', email: 'bjorn@haldenroy.example' });
  await fillPasswords(page, PASSWORD);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByText('Björn Wåhlin can sign in now.')).toBeVisible();
  const { theirs, leave } = await newcomer(browser);
  await signIn(theirs, server.url, { email: 'bjorn@haldenroy.example', password: PASSWORD });
  await theirs.goto(`${server.url}/app/register`);
  await expect(theirs.getByRole('heading', { name: 'Ask an owner or admin' })).toBeVisible();
  await leave();
});
