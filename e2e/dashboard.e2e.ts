import type { Page } from '@playwright/test';
import { clientNamed, create } from './support/create';
import { edit, expect, test } from './support/fixtures';

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

test('DSH-03: recent clients, projects and tasks show their figures and lead to their screens', async ({
  ownerPage: page,
  server,
}) => {
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
    for (const [name, path] of links)
      await expect(row(panel, text).getByRole('link', { name })).toHaveAttribute('href', path);
    const list = panel.replace('Recent ', '/').toLowerCase();
    await expect(page.getByRole('link', { name: `View All: ${panel}` })).toHaveAttribute('href', list);
  }
  await row('Recent Tasks', 'Just asked for').getByRole('link').click();
  await expect(page).toHaveURL(`${server.url}/tasks?project=${project}`);
  await expect(page.getByRole('row', { name: /Just asked for/ })).toBeVisible();
});

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
