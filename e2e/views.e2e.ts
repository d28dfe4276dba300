import type { Page } from '@playwright/test';
import { axeFaults } from './support/axeFaults';
import { clientNamed, create } from './support/create';
import { edit, expect, signIn, test } from './support/fixtures';
import { tabTo } from './support/keyboard';
import { createPerson, newcomer } from './support/people';
import { recordTime } from './support/recordTime';

const PROJECT = 'Spillway gate renewal';
const CLIENT = 'Bergstrand Hydro AB';

const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const firstOf = async (page: Page, url: string, path: string) =>
  (await (await page.request.get(`${url}/api/${path}`)).json()).rows[0];
/** What a figure of the strip says. */
const figure = (page: Page, label: string) =>
  page.locator('[data-component="Figure"]').filter({ has: page.getByText(label, { exact: true }) });

test('GEN-01: names in lists and search open a client and a project to be read; edit buttons and the dashboard’s rows their forms', async ({
  ownerPage: page,
  server,
}) => {
  const { url } = server;
  const project = await firstOf(page, url, `projects?search=${encodeURIComponent(PROJECT)}`);
  const views = [
    ['clients', CLIENT, `/clients/view?id=${project.clientId}`],
    ['projects', PROJECT, `/projects/view?id=${project.id}`],
  ] as const;
  for (const [list, name, view] of views) {
    for (const prefix of ['', '/app'])
      for (const look of ['grid', 'table']) {
        await page.goto(`${url}${prefix}/${list}?view=${look}&search=${encodeURIComponent(name)}`);
        await page.getByRole('main').getByRole('link', { name, exact: true }).click();
        await expect(page).toHaveURL(`${url}${prefix}${view}`);
        await expect(title(page, name)).toBeVisible();
        await expect(page).toHaveTitle(new RegExp(`^${name}`));
        const entry = list === 'clients' ? 'Clients' : 'Projects';
        await expect(
          page.locator('aside, nav').locator('[aria-current="page"]', { hasText: entry }),
        ).toHaveCount(1);
      }
    await page.getByRole('combobox', { name: 'Search' }).fill(name);
    await page
      .getByRole('option', { name: new RegExp(name) })
      .first()
      .click();
    await expect(page).toHaveURL(`${url}/app${view}`);
    await page.goto(`${url}/search?q=${encodeURIComponent(name)}`);
    await expect(page.getByRole('main').getByRole('link', { name, exact: true })).toHaveAttribute(
      'href',
      view,
    );
  }

  // The form that begins there ends on the list that the page was opened from, as that was.
  await page.goto(`${url}/projects?view=table&search=spillway`);
  await page.getByRole('link', { name: PROJECT, exact: true }).click();
  await page.getByRole('main').getByRole('link', { name: 'Edit', exact: true }).click();
  await expect(page).toHaveURL(`${url}/projects/edit?id=${project.id}`);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page).toHaveURL(`${url}/projects?view=table&search=spillway`);

  await page.goto(`${url}/dashboard`);
  for (const [panel, form] of [
    ['Recent Clients', /^\/clients\/edit\?id=/],
    ['Recent Projects', /^\/projects\/edit\?id=/],
  ] as const)
    await expect(
      page.getByRole('region', { name: panel }).getByRole('listitem').first().locator('[data-part="link"]'),
    ).toHaveAttribute('href', form);
});

test('GEN-01, PRJ-12, CLI-07: the pages say where the work stands, lead on to the lists, and follow what a colleague does', async ({
  ownerPage: page,
  server,
}) => {
  const { url } = server;
  const client = await create(page, url, 'clients', {
    ...clientNamed('Weißwasser & Söhne'),
    notes: 'Pays late',
  });
  const members = await Promise.all(
    ['Jun Takeda', 'Amir'].map((name) => firstOf(page, url, `people?search=${encodeURIComponent(name)}`)),
  );
  const project = await create(page, url, 'projects', {
    name: 'Hochwasserrückhaltebecken',
    description: 'First line\nSecond line',
    clientId: client,
    startDate: '2026-01-05',
    endDate: '2027-06-30',
    budgetMinor: 1_000_000,
    team: members.map(({ id }) => ({ id })),
    leadId: members[0].id,
    tasks: [],
  });
  const view = `${url}/projects/view?id=${project}`;
  await test.step('a project without anything says so in each part', async () => {
    await page.goto(view);
    await expect(figure(page, 'Progress')).toContainText('0 of 0 tasks');
    for (const empty of ['No open tasks', 'No files yet', 'Nothing used yet'])
      await expect(page.getByText(empty, { exact: true })).toBeVisible();
    await expect(page.getByText('First line\nSecond line')).toBeVisible();
  });

  await test.step('a colleague’s changes show without a reload', async () => {
    const task = {
      title: 'Overdue check',
      projectId: project,
      assigneeId: members[0].id,
      dueDate: '2026-01-20',
      estimatedHours: 50,
    };
    const first = await create(page, url, 'tasks', task);
    await create(page, url, 'tasks', {
      ...task,
      title: 'Far away',
      dueDate: '2099-01-01',
      estimatedHours: 10,
    });
    await recordTime(page, url, { projectId: project, minutes: 90 });
    await expect(figure(page, 'Progress')).toContainText('0 of 2 tasks');
    await expect(figure(page, 'Next due')).toContainText('Overdue since 01/20/2026');
    await expect(figure(page, 'Hours')).toContainText('1.5');
    await expect(figure(page, 'Hours')).toContainText('of 60 h estimated');
    const load = page.getByRole('meter', { name: `Load of ${members[0].name}` });
    await expect(load).toHaveAttribute('aria-valuetext', '50 of 40 hours, 2 tasks open');
    await expect(page.getByText(/10 h too many/)).toBeVisible();
    await expect(page.getByRole('figure', { name: /^Budget burn of/ })).toBeVisible();
    await edit(page, `${url}/api/tasks/${first}`, { status: 'Completed' });
    await expect(figure(page, 'Progress')).toContainText('1 of 2 tasks');
    await expect(figure(page, 'Next due')).toContainText('Due 01/01/2099');
  });

  await test.step('its parts lead to what there is', async () => {
    const pages = page.getByRole('navigation', { name: /^Pages of/ });
    await expect(pages.getByRole('link')).toHaveText([
      'Overview',
      'Tasks2',
      'Documents0',
      'Drawings0',
      'Time',
    ]);
    for (const [name, to] of [
      ['Tasks 2', `/tasks?project=${project}`],
      ['Documents 0', `/documents?project=${project}`],
      ['Drawings 0', `/drawings?project=${project}`],
      ['Time', `/time-tracking?tab=entries&project=${project}`],
    ] as const)
      await expect(pages.getByRole('link', { name, exact: true })).toHaveAttribute('href', to);
    await expect(page.getByRole('link', { name: 'New Task' })).toHaveAttribute(
      'href',
      `/tasks/new?project=${project}`,
    );
    await page.getByRole('main').getByRole('link', { name: 'Weißwasser & Söhne' }).click();
    await expect(page).toHaveURL(`${url}/clients/view?id=${client}`);
  });

  await test.step('the client has its tiles, ways to reach it, projects and what is due', async () => {
    const main = page.getByRole('main');
    for (const tile of ['Total Projects1', 'Active Projects1', 'Completed0', 'Total Budget$10,000'])
      await expect(page.locator('[data-component="StatCard"]', { hasText: tile })).toBeVisible();
    await expect(main.getByRole('link', { name: 'post@client.example' })).toHaveAttribute(
      'href',
      'mailto:post@client.example',
    );
    await expect(main.getByRole('link', { name: '+49 30 1' })).toHaveAttribute('href', 'tel:+49 30 1');
    await expect(main).toContainText('Pays late');
    await expect(figure(page, 'Hours recorded')).toContainText('1.5');
    const projects = page.getByRole('list', { name: 'Projects' });
    await expect(projects).toContainText('Next due 01/01/2099');
    await edit(page, `${url}/api/clients/${client}`, { name: 'Weißwasser AG' });
    await expect(title(page, 'Weißwasser AG')).toBeVisible();
    await projects.getByRole('link', { name: 'Hochwasserrückhaltebecken' }).click();
    await expect(page).toHaveURL(view);
  });

  await test.step('what is deleted while it is looked at is not found', async () => {
    const { version } = await (await page.request.get(`${url}/api/projects/${project}`)).json();
    await page.request.delete(`${url}/api/projects/${project}`, {
      headers: { origin: url, 'if-match': `"${version}"` },
    });
    await expect(title(page, 'This project was not found')).toBeVisible();
    await page.getByRole('link', { name: 'All projects' }).click();
    await expect(page).toHaveURL(`${url}/projects`);
  });
});

test('GEN-01, SRV-01: a member and a client person read what is theirs, without money, others’ time or a way to edit', async ({
  ownerPage: page,
  browser,
  server,
}) => {
  const { url } = server;
  const project = await firstOf(page, url, `projects?search=${encodeURIComponent(PROJECT)}`);
  const foreign = await firstOf(page, url, 'projects?search=Quay');
  const detail = await (await page.request.get(`${url}/api/projects/${project.id}`)).json();
  const member = await createPerson(page, url, {
    email: 'reader@views.example',
    lastName: 'Reader',
    accessRole: 'member',
  });
  await edit(page, `${url}/api/projects/${project.id}`, {
    team: [...detail.team, { id: member.id, role: 'Reader' }],
  });
  const visitor = await createPerson(page, url, {
    email: 'visitor@views.example',
    lastName: 'Visitor',
    accessRole: 'client',
    clientId: project.clientId,
  });
  for (const person of [member, visitor]) {
    const { theirs, leave } = await newcomer(browser);
    await signIn(theirs, url, person);
    await theirs.goto(`${url}/projects/view?id=${project.id}`);
    await expect(title(theirs, PROJECT)).toBeVisible();
    await expect(figure(theirs, 'Progress')).toBeVisible();
    for (const hidden of ['Budget used', 'Hours']) await expect(figure(theirs, hidden)).toHaveCount(0);
    const main = theirs.getByRole('main');
    await expect(main.getByRole('heading', { name: 'Team load' })).toHaveCount(person === member ? 1 : 0);
    await expect(main.getByRole('link', { name: 'Edit', exact: true })).toHaveCount(0);
    await expect(main.getByRole('link', { name: 'New Task' })).toHaveCount(person === member ? 1 : 0);
    await expect(main.getByRole('link', { name: 'Time', exact: true })).toHaveCount(
      person === member ? 1 : 0,
    );
    await main.getByRole('link', { name: CLIENT }).click();
    await expect(title(theirs, CLIENT)).toBeVisible();
    for (const hidden of ['Total Budget', 'Budget used', 'Hours recorded'])
      await expect(main.getByText(hidden, { exact: true })).toHaveCount(0);
    await expect(main.getByRole('heading', { name: 'Notes' })).toHaveCount(person === member ? 1 : 0);
    await theirs.goto(`${url}/projects/view?id=${foreign.id}`);
    await expect(title(theirs, 'This project was not found')).toBeVisible();
    await leave();
  }
});

test('GEN-01: the pages work by keyboard, at 320 pixels, and for a screen reader', {
  tag: '@test-all',
}, async ({ ownerPage: page, server }) => {
  const { url } = server;
  const project = await firstOf(page, url, `projects?search=${encodeURIComponent(PROJECT)}`);
  await page.goto(`${url}/dashboard`);
  for (const [kind, id] of [
    ['clients', project.clientId],
    ['projects', project.id],
  ] as const) {
    for (const [theme, width] of [
      ['default', 320],
      ['github-dark', 1280],
    ] as const) {
      await page.evaluate((chosen) => localStorage.setItem('preferred-theme', chosen), theme);
      await page.setViewportSize({ width, height: 800 });
      await page.goto(`${url}/${kind}/view?id=${id}`);
      await expect(page.getByRole('heading', { name: 'Latest files' })).toBeVisible();
      if (kind === 'projects') await expect(page.getByRole('figure', { name: /^Budget burn/ })).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth), kind).toBe(width);
      expect(await axeFaults(page, { within: 'main' }), `${kind} in ${theme}`).toEqual([]);
    }
    await page.setViewportSize({ width: 1280, height: 800 });
    const latest = page.getByRole('list', { name: 'Latest files' }).getByRole('link').first();
    const name = await latest.textContent();
    await tabTo(page, latest);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: name ?? '' })).toBeVisible();
  }
});
