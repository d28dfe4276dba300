import type { Page } from '@playwright/test';
import { clientNamed, create, newId } from './support/create';
import { createProject } from './support/createProject';
import { dateKey, expectSorts, nameKey } from './support/expectSorts';
import { openFilter, toggleFilter } from './support/filters';
import { expect, test } from './support/fixtures';
import { expectMessage, expectOptions, expectStep, fillDate, pick } from './support/form';
import { hueOf } from './support/hueOf';

const STATUSES = ['Todo', 'In Progress', 'Review', 'Completed'];
const PRIORITIES = ['Low', 'Medium', 'High'];

test('TSK-01, TSK-06: the tasks of a project or a client say what they are of, lead back, and carry it to a new task', async ({
  ownerPage: page,
  server,
}) => {
  const projectId = newId();
  const client = await create(page, server.url, 'clients', {
    ...clientNamed('Hafenbau Nord'),
    projects: [{ id: projectId, name: 'Sheet piling', startDate: '2027-01-04', endDate: '2027-09-30' }],
  });
  const back = page.getByRole('main').getByRole('link').first();
  const trail = page.getByRole('navigation', { name: 'Breadcrumb' });
  for (const { query, crumbs, backTo, empty } of [
    {
      query: `?project=${projectId}`,
      crumbs: ['Projects', 'Hafenbau Nord', 'Sheet piling', 'Tasks'],
      backTo: { path: `/projects?client=${client}`, heading: 'Hafenbau Nord Projects' },
      empty: 'No tasks exist for Sheet piling yet.',
    },
    {
      query: `?client=${client}`,
      crumbs: ['Clients', 'Hafenbau Nord', 'Tasks'],
      backTo: { path: '/clients', heading: 'Clients' },
      empty: 'No tasks found for Hafenbau Nord projects.',
    },
  ]) {
    await page.goto(`${server.url}/tasks${query}`);
    await expect(page.getByText('No tasks found', { exact: true })).toBeVisible();
    await expect(page.getByText(empty)).toBeVisible();
    await expect(trail.getByRole('listitem')).toHaveText(crumbs);
    for (const name of ['New Task', 'Create First Task'])
      await expect(page.getByRole('link', { name })).toHaveAttribute('href', `/tasks/new${query}`);
    await back.click();
    await expect(page).toHaveURL(`${server.url}${backTo.path}`);
    await expect(page.getByRole('heading', { level: 1, name: backTo.heading })).toBeVisible();
  }

  await page.goto(`${server.url}/tasks`);
  await expect(trail.getByRole('listitem')).toHaveText(['Dashboard', 'Tasks']);
  await page.getByPlaceholder('Search tasks...').fill('zzzz-nothing');
  await expect(page.getByText('No tasks match your search criteria.')).toBeVisible();
  await back.click();
  await expect(page).toHaveURL(`${server.url}/projects`);
});

test('TSK-02..04, GEN-14: tasks are counted, searched, filtered and sorted, as table and as cards', async ({
  ownerPage: page,
  server,
}) => {
  // Sixteen sorts, each way, and every filter: a busy machine takes its time.
  test.setTimeout(300_000);
  await page.goto(`${server.url}/tasks`);
  const grid = page.getByRole('grid', { name: 'Tasks' });
  const rows = grid.getByRole('row').filter({ has: page.getByRole('link') });
  const search = page.getByPlaceholder('Search tasks...');

  await test.step('the four figures are those of the rows', async () => {
    await page.goto(`${server.url}/tasks?search=penstock+condition`);
    await expect(rows).toHaveCount(10);
    const statuses = await rows.evaluateAll((all) => all.map((row) => row.textContent ?? ''));
    const count = (word: string) => String(statuses.filter((text) => text.includes(word)).length);
    for (const [label, value] of [
      ['Total', '10'],
      ['Completed', count('Completed')],
      ['In progress', count('In Progress')],
      ['Overdue', count('(Overdue)')],
    ] as const)
      await expect(stat(page, label)).toHaveText(`${label}${value}`);
    await page.goto(`${server.url}/tasks?status=pending`);
    await expect(stat(page, 'Completed')).toHaveText('Completed0');
    expect(Number((await stat(page, 'Overdue').textContent())?.replace(/\D/g, ''))).toBeGreaterThan(0);
    await page.goto(`${server.url}/tasks`);
  });

  await test.step('search by title, description, project and assignee', async () => {
    for (const [text, found] of [
      ['gate leaf weld', 'Gate leaf weld inspection plan'],
      ['vendor revision c moves', 'Check hoist chain drawing'],
      ['intake trash rack', 'Intake trash rack replacement'],
      ['giulia ferraro', 'Giulia Ferraro'],
    ] as const) {
      await search.fill(text);
      await expect(rows.first()).toContainText(found);
      const all = await rows.allTextContents();
      expect(all.length).toBeGreaterThan(0);
      if (!text.startsWith('vendor'))
        for (const row of all) expect(row.toLowerCase()).toContain(text.toLowerCase());
    }
    await search.fill('');
  });

  await test.step('filters', async () => {
    await expectFilter(page, 'Status', ['Pending', 'Todo', 'In Progress', 'Review', 'Completed']);
    await expectFilter(page, 'Priority', ['High', 'Medium', 'Low']);
    for (const [label, option, isRight] of [
      ['Status', 'Completed', (row: string) => row.includes('Completed')],
      ['Status', 'Pending', (row: string) => /Todo|In Progress|Review/.test(row)],
      ['Priority', 'High', (row: string) => row.includes('High')],
      ['Priority', 'Medium', (row: string) => row.includes('Medium')],
      ['Priority', 'Low', (row: string) => row.includes('Low')],
    ] as const) {
      await toggleFilter(page, label, option);
      const chip = page.getByRole('button', { name: `${label}: ${option}. Show all` });
      await expect(chip).toHaveText(`${label}: ${option}`);
      await expect
        .poll(async () => (await rows.allTextContents()).every(isRight), `${label}: ${option}`)
        .toBe(true);
      await chip.click();
      await expect(chip).toBeHidden();
    }
  });

  await test.step('each priority is a word, a colour and a sign', async () => {
    const signs = new Set<string>();
    for (const [priority, hue] of [
      ['High', 'red'],
      ['Medium', 'yellow'],
      ['Low', 'green'],
    ] as const) {
      const badge = rows.locator('[data-component="PriorityBadge"]', { hasText: priority }).first();
      await expect(badge).toHaveText(priority);
      expect(await hueOf(badge.locator('svg')), priority).toBe(hue);
      signs.add(await badge.locator('path').evaluate((path) => path.getAttribute('d') ?? ''));
    }
    expect(signs.size).toBe(3);
  });

  await test.step('the table sorts by each of its columns', async () => {
    await page.goto(`${server.url}/tasks?view=table&sort=title&direction=asc`);
    await expectSorts(grid, [
      ['Title', nameKey],
      ['Project', nameKey],
      ['Client', nameKey],
      ['Assignee', nameKey],
      ['Priority', (cell) => PRIORITIES.indexOf(cell)],
      ['Status', (cell) => STATUSES.indexOf(cell)],
      ['Due date', dateKey],
      ['Hours', Number],
    ]);
  });

  await test.step('what a list is of has no column', async () => {
    const heads = grid.getByRole('columnheader');
    const { rows: found } = await (
      await page.request.get(`${server.url}/api/projects?search=Penstock`)
    ).json();
    const [{ id, clientId }] = found;
    await page.goto(`${server.url}/tasks?project=${id}`);
    await expect(heads.filter({ hasText: /^(Project|Client)$/ })).toHaveCount(0);
    await page.goto(`${server.url}/tasks?client=${clientId}`);
    await expect(heads.filter({ hasText: /^(Project|Client)$/ })).toHaveText(['Project']);
  });

  await test.step('the same as cards', async () => {
    await page.goto(`${server.url}/tasks?search=penstock+condition`);
    await page.getByRole('radio', { name: 'Grid' }).click();
    const cards = page.getByRole('list', { name: 'Tasks' }).getByRole('listitem');
    await expect(cards).toHaveCount(10);
    const surge = cards.filter({ hasText: 'Surge pressure at full load rejection' });
    for (const text of ['Penstock condition survey', 'Bergstrand Hydro AB', 'Petra Koller', 'High', '12.0 h'])
      await expect(surge).toContainText(text);
  });
});

test('TSK-05, GEN-12: a task is completed and reopened, and several are deleted together with the time recorded on them, and brought back', async ({
  ownerPage: page,
  server,
}) => {
  await page.goto(`${server.url}/tasks?view=table&search=seawater+intake`);
  const grid = page.getByRole('grid', { name: 'Tasks' });
  const rows = grid.getByRole('row').filter({ has: page.getByRole('link') });
  await expect(rows).toHaveCount(11);
  const row = rows.filter({ hasText: 'Todo' }).first();
  const title = (await row.getByRole('link').textContent()) ?? '';
  const mine = rows.filter({ hasText: title });
  const complete = mine.getByRole('checkbox', { name: `Complete ${title}` });

  await test.step('the box and the status never disagree', async () => {
    await complete.click();
    await expect(mine).toContainText('Completed');
    await page.reload();
    await expect(complete).toBeChecked();
    await page.getByRole('button', { name: `Actions for ${title}` }).click();
    await page.getByRole('menuitem', { name: 'Edit' }).click();
    await expect(page.getByRole('combobox', { name: 'Status' })).toHaveText('Completed');
    await page.getByRole('combobox', { name: 'Status' }).click();
    await page.getByRole('option', { name: 'Review' }).click();
    await page.getByRole('button', { name: 'Update Task' }).click();
    await expect(complete).not.toBeChecked();
    await expect(mine).toContainText('Review');
  });

  await test.step('what is overdue says so, until it is completed', async () => {
    const { rows: late } = await (
      await page.request.get(`${server.url}/api/tasks?status=pending&sort=dueDate&limit=1`)
    ).json();
    await page.goto(`${server.url}/tasks?task=${late[0].id}`);
    const overdue = rows.filter({ hasText: late[0].title });
    await expect(overdue).toContainText('(Overdue)');
    await overdue.getByRole('checkbox', { name: /^Complete/ }).click();
    await expect(overdue).not.toContainText('(Overdue)');
    await overdue.getByRole('checkbox', { name: /^Complete/ }).click();
    await expect(overdue).toContainText('(Overdue)');
  });

  await test.step('both questions say that recorded time goes along', async () => {
    const titles = ['Weir crest, north', 'Weir crest, middle', 'Weir crest, south'];
    await createProject(page, server.url, { name: 'Crest levels', tasks: titles });
    await page.goto(`${server.url}/tasks?view=table&search=weir+crest`);
    await rows
      .first()
      .getByRole('button', { name: /^Actions for/ })
      .click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText('Deleted with it: 1 time entry');
    await question.getByRole('button', { name: 'Cancel' }).click();

    await expect(rows).toHaveCount(3);
    await page.getByRole('checkbox', { name: 'Select all' }).click();
    await page.getByRole('button', { name: 'Delete selected tasks' }).click();
    await expect(question).toContainText('Delete 3 tasks?');
    await expect(question).toContainText('Time that was recorded on them is deleted with them.');
    await question.getByRole('button', { name: 'Delete' }).click();
    await expect(rows).toHaveCount(0);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(rows).toHaveCount(3);
  });
});

test('TSK-07, TSK-08: the form of a task has its fields and defaults, says each message at its field, and returns to the list that it came from', async ({
  ownerPage: page,
  server,
}) => {
  const { rows: found } = await (await page.request.get(`${server.url}/api/projects?search=Quay+4`)).json();
  const [project] = found;
  await page.goto(`${server.url}/tasks?client=${project.clientId}`);
  await page.getByRole('link', { name: 'New Task' }).click();
  await expect(page).toHaveURL(`${server.url}/tasks/new?client=${project.clientId}`);
  const save = page.getByRole('button', { name: 'Create Task' });
  const title = page.getByRole('textbox', { name: /^Task title/ });
  const hours = page.getByRole('textbox', { name: /^Estimated hours/ });
  const tags = page.getByRole('textbox', { name: 'Tags' });

  await test.step('fields, options and defaults', async () => {
    await expectOptions(page, 'Status', STATUSES, 'Todo');
    await expect(page.getByRole('radiogroup', { name: 'Priority' }).getByRole('radio')).toHaveText(
      PRIORITIES,
    );
    await expect(page.getByRole('textbox', { name: 'Description' })).toHaveValue('');
  });

  await test.step('each message stands at its field', async () => {
    await save.click();
    for (const [name, message] of [
      [/^Task title/, 'Task title is required'],
      [/^Project/, 'Project selection is required'],
      [/^Assignee/, 'Assignee selection is required'],
      [/^Due date/, 'Due date is required'],
    ] as const)
      await expectMessage(
        page.getByRole('combobox', { name }).or(page.getByRole('textbox', { name })),
        message,
      );
    await expect(title).toBeFocused();
    await hours.fill('0');
    await save.click();
    await expectMessage(hours, 'Estimated hours must be greater than 0');
    await expectStep(hours, 0.5);
  });

  await test.step('the project shows its client, the assignee their role', async () => {
    await title.fill('Fender inspection by boat');
    await pick(page, 'Project', project.name);
    await expect(page.getByText(`Client: ${project.clientName}`)).toBeVisible();
    await pick(page, 'Assignee', 'Zofia Kowalczyk');
    await expect(page.getByText('Role: Designer')).toBeVisible();
    await fillDate(page.getByRole('textbox', { name: /^Due date/ }), '2027-03-04');
  });

  await test.step('tags by Enter or the button; blanks and doubles are ignored', async () => {
    for (const [tag, count] of [
      ['boat', 1],
      ['  ', 1],
      ['boat', 1],
      [' boat ', 1],
    ] as const) {
      await tags.fill(tag);
      await tags.press('Enter');
      await expect(page.getByRole('button', { name: /^Remove / })).toHaveCount(count);
    }
    for (const tag of ['tide', 'night']) {
      await tags.fill(tag);
      await page.getByRole('button', { name: 'Add Tag' }).click();
    }
    await page.getByRole('button', { name: 'Remove tide' }).click();
    await expect(page.getByRole('button', { name: /^Remove / })).toHaveCount(2);
  });

  await test.step('it is created, and the list is the one that it came from', async () => {
    await save.click();
    await expect(page).toHaveURL(`${server.url}/tasks?client=${project.clientId}`);
    await page.getByPlaceholder('Search tasks...').fill('by boat');
    // Rows that have not been searched yet take their menus with them when they go.
    await expect(page.getByRole('row').filter({ has: page.getByRole('link') })).toHaveCount(1);
    await page.getByRole('button', { name: 'Actions for Fender inspection by boat' }).click();
    await page.getByRole('menuitem', { name: 'Edit' }).click();
    await expect(title).toHaveValue('Fender inspection by boat');
    await expect(page.getByRole('button', { name: /^Remove / })).toHaveCount(2);
    for (const tag of ['boat', 'night'])
      await expect(page.getByRole('button', { name: `Remove ${tag}` })).toBeVisible();
    await expect(hours).toHaveValue('1');
    await title.fill('Fender inspection by crane');
    await page.getByRole('button', { name: 'Update Task' }).click();
    await expect(page).toHaveURL(new RegExp(`/tasks\\?client=${project.clientId}`));
  });

  await test.step('under a project it is chosen already, and Cancel keeps it too', async () => {
    await page.goto(`${server.url}/tasks?project=${project.id}`);
    await page.getByRole('link', { name: 'New Task' }).click();
    await expect(page.getByRole('combobox', { name: /^Project/ })).toHaveValue(project.name);
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(page).toHaveURL(`${server.url}/tasks?project=${project.id}`);
    await expect(page.getByRole('row', { name: /Fender inspection by crane/ })).toBeVisible();
  });
});

function stat(page: Page, label: string) {
  return page.locator('[data-component="StatCard"]', { hasText: new RegExp(`^${label}`) });
}

async function expectFilter(page: Page, label: string, options: string[]): Promise<void> {
  await openFilter(page, label);
  await expect(page.getByRole('menuitemcheckbox')).toHaveText(options);
  await page.keyboard.press('Escape');
}
