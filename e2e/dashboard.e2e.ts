import type { Browser, Page } from '@playwright/test';
import { workspaceDate } from '../apps/pm-server/test/workspaceDate';
import { formatDuration } from '../packages/domain/src/format/formatDuration';
import { addDays } from '../packages/domain/src/format/workspaceDate';
import { some } from '../scripts/checks/some';
import { clientNamed, create, newId } from './support/create';
import { edit, expect, signIn, test } from './support/fixtures';
import { heldAnswer } from './support/heldAnswer';
import { createPerson, newcomer } from './support/people';
import { recordTime, reviewTime } from './support/recordTime';

test('DSH-02: four figures and their change from last month follow from the data', async ({
  ownerPage: page,
  server,
}) => {
  await page.goto(`${server.url}/dashboard`);
  const figures = async () => ({
    'Active Clients': await figure(page, 'Active Clients'),
    'Total Projects': await figure(page, 'Total Projects'),
    'Active Tasks': await figure(page, 'Active Tasks'),
    'Team Members': await figure(page, 'Team Members'),
  });
  await expect.poll(async () => (await figure(page, 'Team Members')).value).toBe(18);
  const before = await figures();

  // One client more, with a project of one open task; and one that is no active client any more.
  const client = await create(page, server.url, 'clients', clientNamed('Figurenwerk'));
  const project = await create(page, server.url, 'projects', {
    name: 'Counting frame',
    clientId: client,
    startDate: '2027-01-04',
    endDate: '2027-09-30',
    budgetMinor: 100_000,
    tasks: [],
  });
  const { rows } = await (await page.request.get(`${server.url}/api/people?search=Jun+Takeda`)).json();
  const task = {
    title: 'Count the beads',
    projectId: project,
    assigneeId: rows[0].id,
    dueDate: '2027-02-01',
    estimatedHours: 2,
  };
  await create(page, server.url, 'tasks', task);
  await create(page, server.url, 'tasks', { ...task, title: 'Counted already', status: 'Completed' });
  const plus = (key: keyof typeof before, more: number) => ({
    value: before[key].value + more,
    change: before[key].change + more,
  });
  await expect.poll(figures).toEqual({
    'Active Clients': plus('Active Clients', 1),
    'Total Projects': plus('Total Projects', 1),
    'Active Tasks': plus('Active Tasks', 1),
    'Team Members': before['Team Members'],
  });
  await edit(page, `${server.url}/api/clients/${client}`, { status: 'Inactive' });
  await expect.poll(async () => (await figures())['Active Clients']).toEqual(before['Active Clients']);
});

test('DSH-03: recent clients, projects and tasks show their figures and lead to their screens', {
  tag: '@test-all',
}, async ({ ownerPage: page, server }) => {
  const client = await create(page, server.url, 'clients', clientNamed('Neulich & Söhne'));
  const project = await create(page, server.url, 'projects', {
    name: 'Newest of all',
    clientId: client,
    startDate: '2027-01-04',
    endDate: '2027-09-30',
    budgetMinor: 100_000,
    tasks: [],
  });
  const { rows } = await (await page.request.get(`${server.url}/api/people?search=Jun+Takeda`)).json();
  const task = { projectId: project, assigneeId: rows[0].id, estimatedHours: 2, dueDate: '2027-02-01' };
  await create(page, server.url, 'tasks', { ...task, title: 'Settled', status: 'Completed' });
  await create(page, server.url, 'tasks', { ...task, title: 'Just asked for', priority: 'High' });
  const row = (panel: string, text: string) =>
    page.getByRole('region', { name: panel }).getByRole('listitem').filter({ hasText: text });
  await page.goto(`${server.url}/dashboard`);

  await expect(row('Recent Clients', 'Neulich & Söhne')).toContainText('1 project · 2 tasks · Just now');
  const newest = row('Recent Projects', 'Newest of all');
  await expect(newest).toContainText('1/2');
  await expect(newest.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '50');
  const asked = row('Recent Tasks', 'Just asked for');
  for (const text of ['Newest of all', 'High', '02/01/2027']) await expect(asked).toContainText(text);
  await expect(asked.getByRole('img', { name: 'Jun Takeda' })).toBeVisible();

  for (const [panel, text, links] of [
    [
      'Recent Clients',
      'Neulich & Söhne',
      [
        [/^Neulich & Söhne$/, `/clients/edit?id=${client}`],
        [/^Projects/, `/projects?client=${client}`],
        [/^Tasks/, `/tasks?client=${client}`],
      ],
    ],
    [
      'Recent Projects',
      'Newest of all',
      [
        [/^Newest of all$/, `/projects/edit?id=${project}`],
        [/^Neulich & Söhne$/, `/projects?client=${client}`],
        [/^View Tasks/, `/tasks?project=${project}`],
      ],
    ],
    ['Recent Tasks', 'Just asked for', [[/^Just asked for$/, `/tasks?project=${project}`]]],
  ] as const) {
    for (const [name, path] of some(links))
      await expect(row(panel, text).getByRole('link', { name })).toHaveAttribute('href', path);
    const list = panel.replace('Recent ', '/').toLowerCase();
    await expect(page.getByRole('link', { name: `View All: ${panel}` })).toHaveAttribute('href', list);
  }
  await row('Recent Tasks', 'Just asked for').getByRole('link').click();
  await expect(page).toHaveURL(`${server.url}/tasks?project=${project}`);
  await expect(page.getByRole('row', { name: /Just asked for/ })).toBeVisible();
});

test('DSH-01: New and the quick-create menu lead to each form, by pointer, keyboard and the keys that the tip tells of', async ({
  ownerPage: page,
  server,
}) => {
  const forms = [
    ['New Client', '/clients/new', 'nc'],
    ['New Project', '/projects/new', 'np'],
    ['New Task', '/tasks/new', 'nt'],
    ['New User', '/users/new', 'nu'],
  ] as const;
  const opens = async (path: string) => {
    await expect(page).toHaveURL(`${server.url}${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  };
  const menu = page.getByRole('menu');
  await page.goto(`${server.url}/dashboard`);
  const main = page.getByRole('button', { name: 'New', exact: true });
  await main.click();
  await expect(menu.getByText('Create New')).toBeVisible();
  await expect(menu.getByText('Tip: these keys work on every screen')).toBeVisible();
  await menu.getByRole('menuitem', { name: 'Keyboard shortcuts' }).click();
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  await page.keyboard.press('Escape');
  await main.press('Enter');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await opens('/projects/new');

  // The same from any page, by keyboard and pointer, and by the keys on every screen.
  const shortcuts = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(async () => {
    await page.keyboard.press('?');
    await expect(shortcuts).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await page.keyboard.press('Escape');
  const goTo = (name: string) =>
    page.getByRole('navigation').getByRole('link', { name, exact: true }).click();
  for (const [index, [name, path, keys]] of forms.entries()) {
    await goTo('Documents');
    await expect(page.getByRole('heading', { level: 1, name: 'Documents' })).toBeVisible();
    const quick = page.getByRole('button', { name: 'Quick create' });
    await quick.press('Enter');
    await expect(menu.getByRole('menuitem')).toHaveText(forms.map(([label]) => new RegExp(`^${label}`)));
    for (let step = 0; step < index; step += 1) await page.keyboard.press('ArrowDown');
    await expect(menu.getByRole('menuitem', { name })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(menu).toHaveCount(0);
    await expect(quick).toBeFocused();
    await quick.click();
    await expect(menu).toBeVisible();
    // It hears of presses outside a moment after it is there.
    await expect(async () => {
      await page.mouse.click(700, 60);
      await expect(menu).toHaveCount(0, { timeout: 1_000 });
    }).toPass();
    await expect(page).toHaveURL(`${server.url}/documents`);
    await quick.click();
    await menu.getByRole('menuitem', { name }).click();
    await opens(path);

    await goTo('Dashboard');
    await expect(main).toBeVisible();
    await page.keyboard.type(keys);
    await opens(path);
  }
});

test('DSH-01, DSH-03, TSK-03: a member sees their own work, completes it, finds the same behind View All, and hears of a colleague’s change', async ({
  ownerPage: page,
  server,
  browser,
}) => {
  const { project, member, theirs, leave } = await withMember(page, server.url, browser);
  const today = workspaceDate();
  const task = (title: string, days: number) =>
    create(page, server.url, 'tasks', {
      title,
      projectId: project,
      assigneeId: member.id,
      dueDate: addDays(today, days),
      estimatedHours: 1,
    });
  await task('Long overdue', -30);
  await task('Just overdue', -7);
  await task('For today', 0);
  await task('Far off', 40);
  const work = theirs.getByRole('region', { name: 'My Work' });
  const tab = (name: string) => work.getByRole('tab', { name: new RegExp(`^${name}`) });
  await theirs.goto(`${server.url}/dashboard`);

  const titles = () => work.getByRole('listitem').locator('[data-part="link"]').allTextContents();
  await expect(tab('Open')).toHaveText('Open4');
  expect(await titles()).toEqual(['Long overdue', 'Just overdue', 'For today', 'Far off']);
  await expect(work.getByRole('listitem').first()).toContainText('30d overdue');
  await tab('Open').press('ArrowRight');
  await expect(tab('Due this week')).toHaveAttribute('aria-selected', 'true');
  await expect.poll(titles).toEqual(['For today']);
  await expect(work.getByRole('listitem')).toContainText('Today');
  await tab('Overdue').click();
  await expect.poll(titles).toEqual(['Long overdue', 'Just overdue']);

  await work.getByRole('checkbox', { name: 'Complete Long overdue' }).click();
  await expect(tab('Overdue')).toHaveText('Overdue1');
  await expect.poll(titles).toEqual(['Just overdue']);
  await expect(tab('Open')).toHaveText('Open3');

  // A colleague assigns one more.
  await task('Just assigned', -2);
  await expect(tab('Overdue')).toHaveText('Overdue2');
  await expect.poll(titles).toEqual(['Just overdue', 'Just assigned']);

  for (const [name, expected] of [
    ['Open', ['Just overdue', 'Just assigned', 'For today', 'Far off']],
    ['Overdue', ['Just overdue', 'Just assigned']],
  ] as const) {
    // Pressed while the figures are on their way, it stays pressed.
    const { held, answer } = heldAnswer();
    await theirs.route('**/api/dashboard', (route) => held.then(() => route.continue()), { times: 1 });
    await theirs.goto(`${server.url}/dashboard`);
    await tab(name).click();
    answer();
    await expect(tab('Open')).toHaveText('Open4');
    await work.getByRole('link', { name: `View All: My Work, ${name}` }).click();
    await expect(theirs).toHaveURL(new RegExp(`/tasks\\?.*user=${member.id}`));
    await expect(work).toHaveCount(0);
    for (const title of some(expected)) await expect(theirs.getByText(title, { exact: true })).toBeVisible();
    await expect(theirs.getByRole('checkbox', { name: /^Complete / })).toHaveCount(expected.length);
  }

  // No money, no hours of others, no approvals; a row leads to its task.
  await theirs.goto(`${server.url}/dashboard`);
  await expect(theirs.getByRole('region', { name: 'Hours This Week' })).toContainText('of 40h a week');
  await expect(theirs.getByText('Team', { exact: true })).toHaveCount(0);
  await expect(theirs.getByText('approval')).toHaveCount(0);
  await expect(theirs.getByRole('region', { name: 'Budgets Used Most' })).toHaveCount(0);
  await work.getByRole('link', { name: 'Far off' }).click();
  await expect(theirs).toHaveURL(/\/tasks\?task=/);
  await leave();
});

test('TIM-09, PRJ-12: who approves sees what waits, the team’s hours and the fullest budgets; a client’s person sees none of it', async ({
  ownerPage: page,
  server,
  browser,
}) => {
  const { client, project, member, theirs, leave } = await withMember(page, server.url, browser);
  await page.goto(`${server.url}/dashboard`);
  const link = page.getByRole('region', { name: 'My Work' }).getByRole('link', { name: /time entr/ });
  const team = page.getByRole('region', { name: 'Hours This Week' }).getByRole('listitem').nth(1);
  const waiting = async () => (await (await page.request.get(`${server.url}/api/dashboard`)).json()).waiting;
  const before = await waiting();
  await expect(link).toHaveText(`${before.entries} time entries, ${formatDuration(before.minutes)}`);

  // Beyond the project's budget in one day of a colleague's, submitted.
  const date = workspaceDate();
  const id = await recordTime(theirs, server.url, { projectId: project, minutes: 480, date });
  await reviewTime(theirs, server.url, 'submit', [id]);
  await expect(link).toHaveText(
    `${before.entries + 1} time entries, ${formatDuration(before.minutes + 480)}`,
  );
  await expect(team).toContainText(/\d+h \d+m last week/);
  const fullest = page.getByRole('region', { name: 'Budgets Used Most' }).getByRole('listitem').first();
  await expect(fullest).toContainText('Soundings project');
  await expect(fullest).toContainText('Over budget');
  await expect(fullest.getByRole('meter')).toHaveAttribute('aria-valuetext', /^\d{3,} %, \$\d+ of \$100$/);
  await expect(fullest.getByRole('link')).toHaveAttribute('href', `/projects/edit?id=${project}`);
  await link.click();
  await expect(page).toHaveURL(`${server.url}/time-tracking/approvals`);
  await leave();

  const visitor = await createPerson(page, server.url, {
    lastName: 'Visitor',
    email: `${newId()}@client.example`,
    accessRole: 'client',
    clientId: client,
  });
  const other = await newcomer(browser);
  await signIn(other.theirs, server.url, visitor);
  await other.theirs.goto(`${server.url}/dashboard`);
  await expect(other.theirs.getByRole('region', { name: 'Recent Projects' })).toContainText(
    'Soundings project',
  );
  for (const name of ['My Work', 'Hours This Week', 'Budgets Used Most'])
    await expect(other.theirs.getByRole('region', { name })).toHaveCount(0);
  await expect(other.theirs.getByRole('button', { name: 'Quick create' })).toHaveCount(0);
  const answer = await (await other.theirs.request.get(`${server.url}/api/dashboard`)).text();
  expect(answer).not.toMatch(/budget|minutes|myWork|waiting/i);
  expect(answer).not.toContain(member.id);
  await other.leave();
});

/** A project of a client of its own with a budget of 100.00, and somebody new who works on it, signed in. */
async function withMember(page: Page, url: string, browser: Browser) {
  const email = `${newId()}@work.example`;
  const member = await createPerson(page, url, { lastName: 'Member', email, accessRole: 'member' });
  const client = await create(page, url, 'clients', clientNamed(`Lotwerk ${email}`));
  const project = await create(page, url, 'projects', {
    name: 'Soundings project',
    clientId: client,
    startDate: '2026-01-04',
    endDate: '2027-09-30',
    budgetMinor: 10_000,
    hourlyRateMinor: 9_000,
    team: [{ id: member.id }],
    tasks: [],
  });
  const { theirs, leave } = await newcomer(browser);
  await signIn(theirs, url, member);
  return { client, project, member, theirs, leave };
}

function card(page: Page, label: string) {
  return page.locator('[data-component="StatCard"]', { hasText: label });
}

/** What a card shows: its value, and how much that is more than a month ago. */
async function figure(page: Page, label: string): Promise<{ value: number; change: number }> {
  const text = ((await card(page, label).textContent()) ?? '').replace('−', '-');
  const [, value, change = 0] =
    /(\d+)The last six months: [\d, ]+([+-]\d+)?.*from last month/.exec(text) ?? [];
  return { value: Number(value), change: Number(change) };
}
