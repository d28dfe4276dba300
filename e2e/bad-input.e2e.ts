import { fillClient } from './support/fillClient';
import { expect, signIn, test } from './support/fixtures';
import { heldAnswer } from './support/heldAnswer';
import { fillPasswords, fillPerson, PASSWORD } from './support/people';

test('GEN-10: a server that dies mid-save leaves the form as typed and says what to do', async ({
  ownerPage: page,
  server,
}) => {
  await page.goto(`${server.url}/clients/new`);
  await page.getByLabel('Company name').fill('Nordbane 🚆 السكك');
  await page.getByLabel('Email', { exact: true }).fill('post@nordbane.example');
  await page.getByLabel('Phone', { exact: true }).fill('+47 1');
  await page.getByLabel('Primary contact name').fill('Ola');
  await page.getByLabel('Primary contact email').fill('ola@nordbane.example');
  await page.route('**/api/clients', (route) =>
    route.request().method() === 'POST' ? route.abort('connectionreset') : route.continue(),
  );
  await page.getByRole('button', { name: 'Create Client' }).click();
  await expect(page.getByText(/could not|no answer|not reach|offline|try again/i).first()).toBeVisible();
  await expect(page.getByLabel('Company name')).toHaveValue('Nordbane 🚆 السكك');

  await page.unroute('**/api/clients');
  await page.getByRole('button', { name: 'Create Client' }).click();
  await expect(page).toHaveURL(/\/clients(\?.*)?$/);
});

test('GEN-10: while it is saved the button is disabled and reads Saving..., then the list is there; a double submit saves once', async ({
  ownerPage: page,
  server,
}) => {
  await page.goto(`${server.url}/clients/new`);
  await fillClient(page, 'Einmal GmbH');
  const { held, answer } = heldAnswer();
  await page.route('**/api/clients', async (route) => {
    if (route.request().method() === 'POST') await held;
    await route.fallback();
  });
  await page.getByRole('button', { name: 'Create Client' }).dblclick();
  const saving = page.getByRole('button', { name: 'Saving...' });
  await expect(saving).toBeDisabled();
  answer();
  await expect(page).toHaveURL(/\/clients(\?.*)?$/);
  const { total } = await (await page.request.get(`${server.url}/api/clients?search=Einmal`)).json();
  expect(total).toBe(1);
});

test('PRJ-11: impossible budgets and dates are told at their field and stay as typed', async ({
  ownerPage: page,
  server,
}) => {
  await page.goto(`${server.url}/projects/new`);
  await page.getByLabel('Project name').fill('Bad input');
  for (const budget of ['-1', '1e308', 'NaN', '12,5', '0', '']) {
    await page.getByLabel('Budget').fill(budget);
    await page.getByRole('button', { name: 'Create Project' }).click();
    await expect(page.getByText('Valid budget amount is required').first(), budget).toBeVisible();
    await expect(page.getByLabel('Budget')).toHaveValue(budget);
  }
  await page.getByLabel('Start date').fill('2025-02-30');
  await page.getByLabel('End date').fill('2025-01-01');
  await page.getByRole('button', { name: 'Create Project' }).click();
  await expect(page.getByLabel('Start date')).toHaveValue('2025-02-30');
  await expect(page.getByLabel('Start date')).toHaveAttribute('aria-invalid', 'true');
  await page.getByLabel('Start date').fill('2025-02-28');
  await page.getByRole('button', { name: 'Create Project' }).click();
  await expect(page.getByText('End date must be after start date').first()).toBeVisible();
});

test('GEN-10: what was typed before the session ended is offered as a draft after signing in again', async ({
  page,
  server,
}) => {
  await signIn(page, server.url);
  await page.goto(`${server.url}/tasks/new`);
  const title = page.getByLabel(/title/i).first();
  await title.fill('Typed before the session ended');
  await expect(page.getByText(/^Draft kept/)).toBeVisible();
  await page.context().clearCookies();
  await page.getByRole('button', { name: 'Create Task' }).click();
  const missing = page.getByText('Project selection is required').first();
  await expect(missing).toBeVisible();
  await page.goto(`${server.url}/tasks/new`);
  await expect(page).toHaveURL(/sign-in/);
  await page.getByLabel('Email').fill('marta@halden-roy.example');
  await page.getByLabel('Password', { exact: true }).fill('drafting-paper');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('button', { name: 'Restore draft' }).click();
  await expect(page.getByLabel(/title/i).first()).toHaveValue('Typed before the session ended');
});

test('GEN-11: leaving a form with unsaved changes asks first', async ({ ownerPage: page, server }) => {
  await page.goto(`${server.url}/tasks/new`);
  await page.getByLabel(/title/i).first().fill('Half a thought');
  await page.getByRole('navigation').getByRole('link', { name: 'Clients' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toBeVisible();
  await question.getByRole('button', { name: /stay|keep|cancel/i }).click();
  await expect(page.getByLabel(/title/i).first()).toHaveValue('Half a thought');
});

test('CLI-10: hostile names are kept to the letter or refused with words, and never run', async ({
  ownerPage: page,
  server,
}) => {
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  const fill = async (name: string) => {
    await page.getByLabel('Company name').fill(name);
    await page.getByLabel('Email', { exact: true }).fill('x@hostile.example');
    await page.getByLabel('Phone', { exact: true }).fill('1');
    await page.getByLabel('Primary contact name').fill('X');
    await page.getByLabel('Primary contact email').fill('x@hostile.example');
  };
  await page.goto(`${server.url}/clients/new`);
  await fill('a'.repeat(10_000));
  await page.getByRole('button', { name: 'Create Client' }).click();
  await expect(page.getByLabel('Company name')).toHaveAttribute('aria-invalid', 'true');
  expect((await page.getByLabel('Company name').inputValue()).length).toBe(10_000);

  const name = '<img src=x onerror=alert(1)> " \' ; DROP TABLE 👩‍🚒 مرحبا';
  await fill(name);
  await page.getByRole('button', { name: 'Create Client' }).click();
  await expect(page).toHaveURL(/\/clients(\?.*)?$/);
  await page.getByPlaceholder('Search clients...').fill('onerror');
  await expect(page.getByText(name).first()).toBeVisible();
  expect(dialogs).toEqual([]);
});

test('GEN-10: a session that ends before a save is taken up again in place, and the save goes on', async ({
  page,
  server,
}) => {
  await signIn(page, server.url);
  await page.goto(`${server.url}/clients/new`);
  await page.getByLabel('Company name').fill('Sesjonen AS');
  await page.getByLabel('Email', { exact: true }).fill('post@sesjonen.example');
  await page.getByLabel('Phone', { exact: true }).fill('+47 2');
  await page.getByLabel('Primary contact name').fill('Siv');
  await page.getByLabel('Primary contact email').fill('siv@sesjonen.example');
  await page.context().clearCookies();
  await page.getByRole('button', { name: 'Create Client' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await dialog.getByLabel('Password', { exact: true }).fill('drafting-paper');
  await dialog.getByRole('button', { name: 'Sign in' }).click();
  await expect(dialog).toBeHidden();
  if (/\/clients\/new/.test(page.url())) {
    await expect(page.getByLabel('Company name')).toHaveValue('Sesjonen AS');
    await page.getByRole('button', { name: 'Create Client' }).click();
  }
  await expect(page).toHaveURL(/\/clients(\?.*)?$/);
  const { total } = await (await page.request.get(`${server.url}/api/clients?search=Sesjonen`)).json();
  expect(total).toBe(1);
});

test('CLI-01, CLI-10, GEN-06, USR-06: what was pasted with what cannot be seen is found as it is typed', {
  tag: '@test-all',
}, async ({ ownerPage: page, server }) => {
  await page.goto(`${server.url}/clients/new`);
  await fillClient(page, 'Fjell\u00a0Kraft\u00adverk');
  const email = page.getByLabel('Email', { exact: true });
  await email.fill('\u200ein\u200dfo@mü\u00adller.de');
  await page.getByRole('button', { name: 'Create Client' }).click();
  await expect(page).toHaveURL(/\/clients(\?.*)?$/);
  const clients = page.getByPlaceholder('Search clients...');
  for (const typed of ['fjell kraftverk', 'info@müller.de']) {
    await clients.fill(typed);
    await expect(page.getByRole('heading', { level: 2 })).toHaveText(['Fjell Kraftverk']);
  }
  await page.getByRole('link', { name: 'Edit Fjell Kraftverk', exact: true }).click();
  await expect(email).toHaveValue('info@müller.de');

  await page.goto(`${server.url}/users/new`);
  await fillPerson(page, {
    first: 'Ola\u00a0Bjørn',
    last: 'Erik\u200bsen',
    email: 'ola@\u200exn--mller-kva.de',
  });
  await fillPasswords(page);
  await page.getByRole('button', { name: 'Create User' }).click();
  await expect(page.getByRole('region', { name: 'Ola Bjørn Eriksen' })).toBeVisible();
  const bar = page.getByPlaceholder('Search projects, tasks, clients...');
  for (const [typed, found] of [
    ['ola bjørn eriksen', 'Ola Bjørn Eriksen'],
    ['ola@müller.de', 'Ola Bjørn Eriksen'],
    ['fjell kraftverk', 'Fjell Kraftverk'],
  ] as const) {
    await bar.fill(typed);
    await expect(page.getByRole('option', { name: new RegExp(`^${found}`) })).toBeVisible();
  }

  await page.context().clearCookies();
  await page.goto(`${server.url}/sign-in`);
  await page.getByLabel('Email').fill('OLA@müller.de\u200b');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
});
