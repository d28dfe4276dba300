import type { Page } from '@playwright/test';
import { clientNamed, create } from './support/create';
import { dateKey, expectSorts, nameKey } from './support/expectSorts';
import { expect, test } from './support/fixtures';
import { expectMessage, expectOptions, expectStep, fillDate, pick } from './support/form';
import { hueOf } from './support/hueOf';
import { recordTime } from './support/recordTime';

const STATUSES = ['Planning', 'In Progress', 'Review', 'Completed', 'On Hold'];

test('PRJ-01..05, GEN-14: projects are limited to a client, searched, sorted by each column, and shown with their status and ways on', async ({
  ownerPage: page,
  server,
}) => {
  await page.goto(`${server.url}/projects`);
  const cards = page.getByRole('list', { name: 'Projects' }).getByRole('listitem');
  const search = page.getByPlaceholder('Search projects...');
  const chips = page.getByRole('group', { name: 'Clients' }).getByRole('link');

  await test.step('a chip for each client with its count, and one for all', async () => {
    await expect(page.getByRole('heading', { level: 1, name: 'All Projects' })).toBeVisible();
    await expect(chips.nth(1)).toBeVisible();
    const shown = await chips.allTextContents();
    // Clients beyond the twelfth have theirs behind 'More', where all of them are.
    await page.getByRole('button', { name: /^More: choose among \d+ clients$/ }).click();
    await expect(page.getByRole('menuitem').first()).toBeVisible();
    const clients = await page.getByRole('menuitem').allTextContents();
    await page.keyboard.press('Escape');
    const all = clients.reduce((sum, text) => sum + Number(/\((\d+)\)$/.exec(text)?.[1]), 0);
    expect(shown).toEqual([`All Clients (${all})`, ...clients.slice(0, shown.length - 1)]);
    expect(shown.length - 1).toBe(Math.min(clients.length, 12));
    await expect(page.getByRole('link', { name: 'New Project' })).toHaveAttribute('href', '/projects/new');
  });

  await test.step('one client: its title, its projects, its New Project, and the way back', async () => {
    await page.getByRole('link', { name: 'Nordbane (3)', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Nordbane Projects' })).toBeVisible();
    await expect(cards).toHaveCount(3);
    await expect(chips).toHaveCount(0);
    const client = new URL(page.url()).searchParams.get('client');
    await expect(page.getByRole('link', { name: 'New Project' })).toHaveAttribute(
      'href',
      `/projects/new?client=${client}`,
    );
    await page.getByRole('radio', { name: 'Table' }).click();
    const grid = page.getByRole('grid', { name: 'Nordbane Projects' });
    await expect(grid.getByRole('columnheader')).toHaveText([
      ...['Project', 'Status', 'Progress', 'Tasks', 'Budget', 'Timeline', 'Team', 'Lead', 'Actions'],
    ]);
    await page.getByRole('radio', { name: 'Grid' }).click();
    await page.getByRole('main').getByRole('link', { name: 'All projects' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'All Projects' })).toBeVisible();
  });

  await test.step('search by name, by client and in the description', async () => {
    for (const [text, count, found] of [
      ['penstock condition', 1, 'Penstock condition survey'],
      ['kelvin dc', 2, 'Kelvin DC'],
      ['640 m riveted', 1, 'Penstock condition survey'],
    ] as const) {
      await search.fill(text);
      await expect(cards).toHaveCount(count);
      await expect(cards.first()).toContainText(found);
    }
  });

  await test.step('the ways on from a card', async () => {
    const name = 'Penstock condition survey';
    const href = await cards.getByRole('link', { name, exact: true }).getAttribute('href');
    const id = href?.split('id=')[1];
    await expect(cards.getByRole('link', { name: `View tasks of ${name}` })).toHaveAttribute(
      'href',
      `/tasks?project=${id}`,
    );
    await expect(cards.getByRole('link', { name: `Edit ${name}` })).toHaveAttribute(
      'href',
      `/projects/edit?id=${id}`,
    );
    await expect(cards.getByRole('button', { name: `Delete ${name}` })).toBeVisible();
  });

  await test.step('nothing found', async () => {
    await search.fill('zzzz-nothing');
    await expect(page.getByText('No projects found')).toBeVisible();
    await page.getByRole('link', { name: 'Create First Project' }).click();
    await expect(page).toHaveURL(`${server.url}/projects/new`);
  });

  await test.step('the table sorts by each of its columns', async () => {
    await page.goto(`${server.url}/projects?view=table`);
    const grid = page.getByRole('grid', { name: 'All Projects' });
    await expect(grid.getByRole('columnheader')).toHaveText([
      ...['Project', 'Client', 'Status', 'Progress', 'Tasks', 'Budget', 'Timeline', 'Team', 'Actions'],
    ]);
    await expectSorts(grid, [
      ['Project', nameKey],
      ['Client', nameKey],
      ['Status', (cell) => STATUSES.indexOf(cell)],
      ['Progress', (cell) => Number.parseInt(cell, 10)],
      ['Tasks', completedRatio],
      ['Budget', (cell) => Number(cell.replace(/\D/g, ''))],
      ['Timeline', dateKey],
      ['Team', Number],
    ]);
    await page
      .getByRole('button', { name: /^Actions for/ })
      .first()
      .click();
    await expect(page.getByRole('menuitem')).toHaveText(['View tasks', 'Edit', 'Delete']);
    await page.keyboard.press('Escape');
  });

  await test.step('each status is a word and a colour', async () => {
    await page.goto(`${server.url}/projects?view=grid`);
    for (const [status, hue] of [
      ['Planning', 'yellow'],
      ['In Progress', 'blue'],
      ['Review', 'purple'],
      ['Completed', 'green'],
      ['On Hold', 'grey'],
    ] as const) {
      await page.goto(`${server.url}/projects?view=grid&status=${encodeURIComponent(status)}`);
      const badge = cards.first().getByText(status, { exact: true });
      await expect(badge).toBeVisible();
      expect(await hueOf(badge), status).toBe(hue);
    }
  });
});

test('PRJ-06..08, PRJ-10, PRJ-11: a project is made with its team and tasks; each message stands at its field, and who leaves the team hands their tasks over', async ({
  ownerPage: page,
  server,
}) => {
  const client = await create(page, server.url, 'clients', clientNamed('Talsperre Oberbach'));
  await page.goto(`${server.url}/projects/new?client=${client}`);
  await expect(page.getByRole('combobox', { name: /^Client/ })).toHaveValue('Talsperre Oberbach');

  await page.goto(`${server.url}/projects/new`);
  const save = page.getByRole('button', { name: 'Create Project' });
  const field = (name: string) => page.getByLabel(name, { exact: true });

  await test.step('fields, options and defaults', async () => {
    await expect(page.getByRole('heading', { level: 1, name: 'Create New Project' })).toBeVisible();
    await expect(page.getByRole('tab')).toHaveText([
      'Project Details',
      'Team Assignment',
      /^Tasks\D*0$/,
      /^Documents\D*0$/,
      /^Drawings\D*0$/,
    ]);
    await expect(field('Description')).toHaveAttribute('rows', '4');
    await expectOptions(page, 'Status', STATUSES, 'Planning');
    await expect(page.getByRole('radiogroup', { name: 'Priority' }).getByRole('radio')).toHaveText([
      'Low',
      'Medium',
      'High',
    ]);
    await expect(page.getByRole('radio', { name: 'Medium' })).toBeChecked();
  });

  await test.step('each message stands at its field', async () => {
    await save.click();
    for (const [name, message] of [
      [/^Project name/, 'Project name is required'],
      [/^Client/, 'Client selection is required'],
      [/^Start date/, 'Start date is required'],
      [/^End date/, 'End date is required'],
      [/^Budget/, 'Valid budget amount is required'],
    ] as const)
      await expectMessage(
        page.getByRole('combobox', { name }).or(page.getByRole('textbox', { name })),
        message,
      );
    await expect(page.getByRole('textbox', { name: /^Project name/ })).toBeFocused();
    const budget = page.getByRole('textbox', { name: /^Budget/ });
    for (const none of ['0', '-5', 'much']) {
      await budget.fill(none);
      await save.click();
      await expectMessage(budget, 'Valid budget amount is required');
      await expect(budget).toHaveValue(none);
    }
    await expectStep(budget, 0.01);
    await fillDate(page.getByRole('textbox', { name: /^Start date/ }), '2027-05-02');
    await fillDate(page.getByRole('textbox', { name: /^End date/ }), '2027-05-01');
    await save.click();
    await expectMessage(
      page.getByRole('textbox', { name: /^End date/ }),
      'End date must be after start date',
    );
  });

  await test.step('Cancel leads to the projects', async () => {
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Discard changes' }).click();
    await expect(page).toHaveURL(`${server.url}/projects`);
    await page.getByRole('link', { name: 'New Project' }).click();
  });

  await test.step('the details', async () => {
    await page.getByRole('textbox', { name: /^Project name/ }).fill('Bottom outlet');
    await pick(page, 'Client', 'Talsperre Oberbach');
    await fillDate(page.getByRole('textbox', { name: /^Start date/ }), '2027-05-02');
    await fillDate(page.getByRole('textbox', { name: /^End date/ }), '2027-09-30');
    await page.getByRole('textbox', { name: /^Budget/ }).fill('9000.50');
  });

  const tasksTab = page.getByRole('tab', { name: /^Tasks/ });
  const teamTab = page.getByRole('tab', { name: 'Team Assignment' });
  await test.step('the team: everybody with initials and role, to be switched on and off', async () => {
    await teamTab.click();
    const team = page.getByRole('group', { name: 'Team' });
    await expect(team.getByRole('checkbox')).toHaveCount(18);
    const amir = team.getByRole('checkbox', { name: /Amir Bensaïd/ });
    await expect(amir.locator('[data-component="Avatar"]')).toHaveAttribute('data-letters', 'AB');
    await expect(amir).toContainText('Developer');
    for (const name of [/Amir Bensaïd/, /Jun Takeda/, /Ola Eriksen/, /Lena Suter/])
      await team.getByRole('checkbox', { name }).click();
    await expect(amir).toBeChecked();
    await team.getByRole('checkbox', { name: /Lena Suter/ }).click();
    await expect(team.getByRole('checkbox', { checked: true })).toHaveCount(3);
  });

  const dialog = page.getByRole('dialog');
  const grid = page.getByRole('grid', { name: 'Tasks of this project' });
  await test.step('a task is added in its dialog', async () => {
    await tasksTab.click();
    await expect(page.getByText('No tasks yet')).toBeVisible();
    await page.getByRole('button', { name: 'Add Task' }).click();
    await expect(dialog).toHaveAccessibleName('Add New Task');
    const add = dialog.getByRole('button', { name: 'Add Task' });
    for (const [title, isOn] of [
      ['', false],
      ['   ', false],
      ['Divers survey', true],
    ] as const) {
      await dialog.getByLabel('Task title').fill(title);
      await expect(add).toBeEnabled({ enabled: isOn });
    }
    const assignee = dialog.getByRole('combobox', { name: /^Assignee/ });
    await expect(assignee).toHaveAttribute('aria-required', 'true');
    await expect(dialog.getByRole('textbox', { name: /^Due date/ })).toHaveAttribute('aria-required', 'true');
    await add.click();
    await expectMessage(assignee, 'Assignee selection is required');
    await expectMessage(dialog.getByRole('textbox', { name: /^Due date/ }), 'Due date is required');
    await assignee.click();
    await expect(page.getByRole('option')).toHaveText(['Amir Bensaïd', 'Jun Takeda', 'Ola Eriksen']);
    await page.getByRole('option', { name: 'Jun Takeda' }).click();
    await fillDate(dialog.getByRole('textbox', { name: /^Due date/ }), '2027-06-01');
    await dialog.getByLabel('Description').fill('Both gates, in clear water');
    await expectStep(dialog.getByLabel(/^Estimated hours/), 0.5);
    await add.click();
    await expect(dialog).toBeHidden();
    await expect(tasksTab).toHaveText(/^Tasks\D*1$/);
    await expect(grid.getByRole('columnheader')).toHaveText([
      ...['Task', 'Assignee', 'Priority', 'Hours', 'Due Date', 'Description', 'Actions'],
    ]);
    const row = grid.getByRole('row', { name: /Divers survey/ });
    for (const text of ['Jun Takeda', 'Medium', '1.0', '06/01/2027', 'Both gates, in clear water'])
      await expect(row).toContainText(text);
  });

  await test.step('it is edited, and Cancel leaves it as it was', async () => {
    await page.getByRole('button', { name: 'Edit Divers survey' }).click();
    await expect(dialog).toHaveAccessibleName('Edit Task');
    await dialog.getByLabel('Task title').fill('Not this');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'Discard changes' }).click();
    await page.getByRole('button', { name: 'Edit Divers survey' }).click();
    await expect(dialog.getByRole('button', { name: 'Update Task' })).toBeEnabled();
    await dialog.getByLabel('Task title').fill('');
    await expect(dialog.getByRole('button', { name: 'Update Task' })).toBeDisabled();
    await dialog.getByLabel('Task title').fill('Divers survey, gate 2');
    await dialog.getByRole('button', { name: 'Update Task' }).click();
    await expect(grid.getByRole('row', { name: /Divers survey, gate 2/ })).toBeVisible();
  });

  await test.step('who leaves the team hands their open tasks over', async () => {
    await teamTab.click();
    await page.getByRole('checkbox', { name: /Jun Takeda/ }).click();
    await expect(dialog).toHaveAccessibleName('Take Jun Takeda off the team?');
    await expect(dialog).toContainText('one open task');
    await expect(dialog).toContainText('Divers survey, gate 2');
    await dialog.getByRole('combobox', { name: 'New assignee' }).click();
    await page.getByRole('option', { name: 'Ola Eriksen' }).click();
    await dialog.getByRole('button', { name: 'Take off the team' }).click();
    await expect(page.getByRole('checkbox', { name: /Jun Takeda/ })).not.toBeChecked();
    await tasksTab.click();
    await expect(grid.getByRole('row', { name: /Divers survey, gate 2/ })).toContainText('Ola Eriksen');
  });

  await test.step('all of it is stored together, and Update Project leads back to the list', async () => {
    await save.click();
    await expect(page).toHaveURL(`${server.url}/projects`);
    await page.getByPlaceholder('Search projects...').fill('Bottom outlet');
    const card = page.getByRole('list', { name: 'Projects' }).getByRole('listitem');
    await expect(card).toHaveCount(1);
    for (const text of ['Talsperre Oberbach', 'Planning', 'Medium', '0 of 1 tasks', '2 people', '$9,001'])
      await expect(card).toContainText(text);
    await card.getByRole('link', { name: 'Edit Bottom outlet' }).click();
    await page.getByRole('textbox', { name: /^Project name/ }).fill('Bottom outlet, stage 2');
    await page.getByRole('button', { name: 'Update Project' }).click();
    await expect(page).toHaveURL(/\/projects\?/);
    await expect(card.getByRole('heading', { name: 'Bottom outlet, stage 2' })).toBeVisible();
    await card.getByRole('link', { name: 'View tasks of Bottom outlet, stage 2' }).click();
    await expect(page.getByRole('row', { name: /Divers survey, gate 2/ })).toContainText('Ola Eriksen');
  });
});

test('PRJ-12: progress, task counts, team size, hours and budget used follow from the project’s tasks, team and time', async ({
  ownerPage: page,
  server,
}) => {
  const name = 'Penstock condition survey';
  const list = `${server.url}/projects?view=table&search=${encodeURIComponent(name)}`;
  const row = page.getByRole('row', { name: new RegExp(name) });
  const openForm = async () => {
    await row.getByRole('link', { name }).click();
    await page.getByRole('main').getByRole('link', { name: 'Edit', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Budget burn' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Update Project' })).toBeVisible();
  };

  const { rows: found } = await (
    await page.request.get(`${server.url}/api/tasks?search=Coating+adhesion`)
  ).json();
  const { projectId, assigneeId } = found[0];
  // Of the sample's tasks each has approved time, which keeps it from being deleted.
  const taskId = await create(page, server.url, 'tasks', {
    title: 'Wall thickness readings',
    projectId,
    assigneeId,
    status: 'Completed',
    estimatedHours: 4,
    dueDate: '2027-02-01',
  });
  await recordTime(page, server.url, { projectId, taskId, minutes: 600 });

  let deletionId = '';
  await page.goto(list);
  for (const text of ['7/11', '64%']) await expect(row).toContainText(text);
  await openForm();
  const before = await burn(page);
  expect(before.percent).toBe(Math.round((100 * before.used) / before.budget));

  await test.step('a task that is deleted takes its time along', async () => {
    await page.goto(`${server.url}/tasks?view=table&search=Wall+thickness+readings`);
    await page.getByRole('button', { name: /^Actions for Wall thickness/ }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText(/\d+ time entr(y|ies)/);
    const answered = page.waitForResponse((response) => response.request().method() === 'DELETE');
    await question.getByRole('button', { name: 'Delete' }).click();
    ({ deletionId } = await (await answered).json());
    await expect(question).toBeHidden();
    await page.goto(list);
    for (const text of ['6/10', '60%']) await expect(row).toContainText(text);
    await openForm();
    const after = await burn(page);
    expect(after.hours).toBeLessThan(before.hours);
    expect(after.used).toBeLessThan(before.used);
    expect(after.percent).toBe(Math.round((100 * after.used) / after.budget));
  });

  await test.step('an open task that is completed, and somebody who joins', async () => {
    await page.getByRole('tab', { name: 'Team Assignment' }).click();
    const team = page.getByRole('group', { name: 'Team' }).getByRole('checkbox', { checked: true });
    await expect(team.first()).toBeVisible();
    const size = await team.count();
    await page.getByRole('checkbox', { name: /Mai Trần/ }).click();
    await page.getByRole('button', { name: 'Update Project' }).click();
    await expect(page).toHaveURL(/\/projects(\?.*)?$/);
    await page.goto(`${server.url}/tasks?view=table&search=Surge+pressure+at+full+load`);
    await page.getByRole('checkbox', { name: /^Complete Surge pressure/ }).click();
    await expect(page.getByRole('row', { name: /Surge pressure/ })).toContainText('Completed');
    await page.goto(list);
    for (const text of ['7/10', '70%']) await expect(row).toContainText(text);
    await expect(row.getByRole('gridcell').nth(7)).toHaveText(String(size + 1));
  });

  await test.step('the task that is brought back brings its time back', async () => {
    const headers = { origin: server.url };
    await page.request.post(`${server.url}/api/deletions/${deletionId}/undo`, { headers });
    await page.goto(list);
    for (const text of ['8/11', '73%']) await expect(row).toContainText(text);
    await openForm();
    expect(await burn(page)).toEqual(before);
  });
});

/** '6/10' is 0.6; a project without tasks has completed none. */
function completedRatio(cell: string): number {
  const [completed = 0, all = 0] = cell.split('/').map(Number);
  return all === 0 ? 0 : completed / all;
}

/** What the card 'Budget burn' says. Money in the currency's whole units. */
async function burn(page: Page) {
  const text = (await page.getByRole('region', { name: 'Budget burn' }).textContent()) ?? '';
  const figures = /(\d+) %.*?\$([\d,.]+) of \$([\d,.]+) used in ([\d,.]+) recorded hours/.exec(text);
  const [percent = 0, used = 0, budget = 0, hours = 0] = (figures ?? [])
    .slice(1)
    .map((figure) => Number(figure.replaceAll(',', '')));
  expect(budget, text).toBeGreaterThan(0);
  return { percent, used, budget, hours };
}
