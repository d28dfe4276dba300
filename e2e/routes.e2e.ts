import { some } from '../scripts/checks/some';
import { expect, test } from './support/fixtures';

test('GEN-01: every route stands at the top level and again under /app, where /app is the dashboard', async ({
  ownerPage: page,
  server,
}) => {
  for (const prefix of ['', '/app'])
    for (const [path, heading] of [
      ['/dashboard', 'Dashboard'],
      ['/clients', 'Clients'],
      ['/clients/new', 'Create New Client'],
      ['/projects', 'All Projects'],
      ['/projects/new', /New Project|Create New Project/],
      ['/tasks', 'Tasks'],
      ['/tasks/new', /New Task|Create New Task/],
      ['/trash', 'Trash'],
    ] as const) {
      await page.goto(`${server.url}${prefix}${path}`);
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    }
  await page.goto(`${server.url}/app`);
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
});

test('GEN-01: the landing page is outside the guard', async ({ page, server }) => {
  await page.goto(server.url);
  await expect(page.getByRole('link', { name: 'Sign In' })).toBeVisible();
});

test('GEN-02: a visitor is sent to sign-in and then to the page first asked for', async ({
  page,
  server,
}) => {
  await page.goto(`${server.url}/app/tasks?priority=high`);
  await expect(page).toHaveURL(/\/sign-in/);
  await page.getByLabel('Email').fill('marta@halden-roy.example');
  await page.getByLabel('Password', { exact: true }).fill('drafting-paper');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/\/app\/tasks\?.*priority=high/);
});

test('GEN-02: a link to another site in next is not followed', async ({ page, server }) => {
  await page.goto(`${server.url}/sign-in?next=${encodeURIComponent('//evil.example/x')}`);
  await page.getByLabel('Email').fill('marta@halden-roy.example');
  await page.getByLabel('Password', { exact: true }).fill('drafting-paper');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(`${server.url}/dashboard`);
});

test('GEN-03: an unknown route shows the designed error page with a way back', async ({
  ownerPage: page,
  server,
}) => {
  for (const path of ['/nothing-here', '/app/nothing/here']) {
    await page.goto(`${server.url}${path}`);
    await expect(page.getByText('Unexpected Application Error!')).toBeVisible();
    await expect(page.getByText('404 Not Found')).toBeVisible();
  }
  await page
    .getByRole('link', { name: /back|dashboard/i })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
});

test('GEN-03: an address with a broken escape shows the error page too, and the API says so in its own form', async ({
  ownerPage: page,
  server,
}) => {
  const crashes: string[] = [];
  page.on('pageerror', (error) => crashes.push(error.message));
  for (const broken of ['%zz', '%', '%E0%A4%A', '%00', '%C0%AE%C0%AE', 'a%2'])
    for (const path of ['/', '/clients/', '/app/clients/']) {
      await page.goto(`${server.url}${path}${broken}`);
      await expect(page.getByText('404 Not Found'), path + broken).toBeVisible();
      const answer = await page.request.get(`${server.url}/api${path}${broken}`);
      expect([400, 404], path + broken).toContain(answer.status());
      expect(answer.headers()['content-type']).toBe('application/problem+json');
    }
  await page
    .getByRole('link', { name: /back|dashboard/i })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  expect(crashes).toEqual([]);
});

test('GEN-04: an unknown, malformed or hostile id is a clear not-found state, not a crash', async ({
  ownerPage: page,
  server,
}) => {
  const crashes: string[] = [];
  page.on('pageerror', (error) => crashes.push(error.message));
  const ids = [
    '0198f2a0-0000-7000-8000-000000000000',
    'x',
    '%00',
    "1'%20OR%20'1'='1",
    '%3Cscript%3Ealert(1)%3C/script%3E',
    'a'.repeat(2000),
  ];
  for (const id of ids)
    for (const path of [
      '/clients/edit?id=',
      '/clients/view?id=',
      '/projects/view?id=',
      '/projects/edit?id=',
      '/tasks/edit?id=',
      '/projects?client=',
      '/tasks?project=',
    ]) {
      await page.goto(`${server.url}${path}${id}`);
      await expect(page.getByText(/not found/i).first()).toBeVisible();
    }
  expect(crashes).toEqual([]);
});

test('GEN-04: each parameter limits its screen on direct load, reload, back and forward', async ({
  ownerPage: page,
  server,
}) => {
  test.setTimeout(240_000);
  // Two dozen whole pages: on a busy machine one of them is late.
  const patient = expect.configure({ timeout: 30_000 });
  const first = async (path: string) =>
    (await (await page.request.get(`${server.url}/api/${path}`)).json()).rows[0];
  const project = await first('projects?search=Penstock');
  const task = await first(`tasks?project=${project.id}`);
  const client = project.clientId;
  const person = task.assigneeId;
  const title = (name: string) => page.getByRole('heading', { level: 1, name, exact: true });
  const chosen = page.getByRole('combobox', { name: /^(Client|Project)$/ });
  const cards = page.getByRole('list', { name: 'Projects' }).getByRole('listitem');
  const rows = page.getByRole('row').filter({ has: page.getByRole('link') });
  const screens: [path: string, isThere: () => Promise<void>][] = [
    [`/clients/edit?id=${client}`, () => patient(title('Edit Client')).toBeVisible()],
    [`/projects/edit?id=${project.id}`, () => patient(title(project.name)).toBeVisible()],
    [`/clients/view?id=${client}`, () => patient(title(project.clientName)).toBeVisible()],
    [`/projects/view?id=${project.id}`, () => patient(title(project.name)).toBeVisible()],
    [`/tasks/edit?id=${task.id}`, () => patient(page.getByLabel('Task title')).toHaveValue(task.title)],
    [`/projects?client=${client}`, () => patient(cards).toHaveCount(3)],
    [`/projects?client=${client}&project=${project.id}`, () => patient(cards).toHaveText(/Penstock/)],
    [
      `/projects?user=${person}`,
      () =>
        patient(page.getByRole('button', { name: `Person: ${task.assigneeName}. Show all` })).toBeVisible(),
    ],
    [`/projects/new?client=${client}`, () => patient(chosen).toHaveValue(project.clientName)],
    [`/tasks?client=${client}`, () => patient(rows.first()).toContainText(/Penstock|Spillway|Intake/)],
    [`/tasks?project=${project.id}`, () => patient(rows).toHaveCount(project.taskCount)],
    [
      `/tasks?user=${person}`,
      async () => {
        await patient(rows.first()).toContainText(task.assigneeName);
        for (const row of some(await rows.allTextContents())) expect(row).toContain(task.assigneeName);
      },
    ],
    [
      `/tasks?task=${task.id}`,
      async () => {
        await patient(rows).toHaveCount(1);
        await patient(rows).toContainText(task.title);
        await patient(rows).toHaveAttribute('data-highlighted');
      },
    ],
    [`/tasks/new?project=${project.id}`, () => patient(chosen).toHaveValue(project.name)],
    [
      `/tasks/new?client=${client}`,
      async () => {
        await page.getByRole('combobox', { name: 'Project', exact: true }).click();
        await patient(page.getByRole('option')).toHaveCount(3);
      },
    ],
  ];
  for (const [path, isThere] of screens) {
    await page.goto(`${server.url}${path}`);
    await isThere();
  }
  const [last] = screens.slice(-1);
  await page.reload();
  await last?.[1]();
  for (const [, isThere] of screens.slice(0, -1).reverse()) {
    await page.goBack();
    await isThere();
  }
  await page.goForward();
  await screens[1]?.[1]();
});

test('GEN-04: of a repeated parameter the first counts', async ({ ownerPage: page, server }) => {
  await page.goto(`${server.url}/tasks?priority=high&priority=low`);
  await expect(page.getByRole('row').getByText('High', { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('row').getByText('Low', { exact: true })).toHaveCount(0);
});

test('GEN-04, GEN-13: filters and search live in the URL and survive reload, back and forward', async ({
  ownerPage: page,
  server,
}) => {
  await page.goto(`${server.url}/tasks`);
  await page.getByPlaceholder('Search tasks...').fill('fender');
  await expect(page).toHaveURL(/search=fender/);
  await page.reload();
  await expect(page.getByPlaceholder('Search tasks...')).toHaveValue('fender');
  await page.getByRole('navigation').getByRole('link', { name: 'Clients' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Clients' })).toBeVisible();
  await page.goBack();
  await expect(page.getByPlaceholder('Search tasks...')).toHaveValue('fender');
  await page.goForward();
  await expect(page.getByRole('heading', { level: 1, name: 'Clients' })).toBeVisible();
});
