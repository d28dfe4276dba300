import type { Page } from '@playwright/test';
import { expect, owner, signIn, test } from './support/fixtures';
import { pick } from './support/form';
import { createPerson, newcomer } from './support/people';

/** What an owner sees and changes of one person: their work, their time, and how they sign in. */

test('USR-03, USR-05, USR-07: a person’s form shows five figures, their projects, tasks and time; projects and tasks are added and taken off', async ({
  ownerPage: page,
  server,
}) => {
  test.setTimeout(120_000);
  const { url } = server;
  const id = await personId(page, url, 'Jun Takeda');
  const form = `${url}/app/users/edit?id=${id}`;
  const person = await (await page.request.get(`${url}/api/people/${id}`)).json();
  const entries = await (await page.request.get(`${url}/api/timeEntries?user=${id}`)).json();
  const tab = (name: string) => page.getByRole('tab', { name: new RegExp(`^${name}`) });
  const tile = (label: string) => page.locator('[data-component="StatCard"]').filter({ hasText: label });
  const others = `${url}/api/projects?search=&limit=100`;
  const all = (await (await page.request.get(others)).json()).rows as { id: string; name: string }[];
  const known = new Set(person.projects.map((one: { id: string }) => one.id));
  const joined = all.find((one) => !known.has(one.id));
  if (!joined) throw new Error('The sample has no project that Jun is not on');

  await test.step('five tiles, and tabs with their counts', async () => {
    await page.goto(form);
    for (const [label, value] of [
      ['Total Projects', String(person.projectCount)],
      ['Active Projects', String(person.activeProjects)],
      ['Completed Tasks', String(person.completedTasks)],
    ] as const)
      await expect(tile(label)).toContainText(value);
    await expect(tile('Total Hours')).toContainText(/\d\.\d{1,2}$/);
    await expect(tile('Total Earnings')).toContainText(/\$\d/);
    await expect(tab('Projects')).toContainText(String(person.projectCount));
    await expect(tab('Tasks')).toContainText(String(person.taskCount));
    await expect(tab('Timesheet')).toContainText(String(entries.total));
  });
  await test.step('the timesheet tells what was recorded, newest first', async () => {
    await tab('Timesheet').click();
    const panel = page.getByRole('tabpanel', { name: /^Timesheet/ });
    for (const label of ['Total hours', 'Billable hours', 'Earnings'])
      await expect(panel.getByText(label, { exact: true })).toBeVisible();
    const [first] = entries.rows;
    const card = panel.getByRole('region').first();
    await expect(card.getByRole('heading')).toBeVisible();
    await expect(panel).toContainText(first.description);
    await expect(panel).toContainText(/\dh \d+m|\d+m|\dh/);
    await expect(panel.getByText(/Billable|Not billable/).first()).toBeVisible();
  });
  await test.step('a project is added with a role in it, and viewed', async () => {
    await tab('Projects').click();
    await pick(page, 'Add to a project', joined.name);
    const row = page.getByRole('group', { name: `Project ${person.projects.length + 1}` });
    await expect(row).toContainText(joined.name);
    await row.getByLabel('Role in project').fill('Commissioning');
    await expect(row.getByRole('link', { name: /^View/ })).toHaveAttribute(
      'href',
      `/app/projects/view?id=${joined.id}`,
    );
    await page.getByRole('button', { name: 'Update User' }).click();
    await expect(page).toHaveURL(/\/app\/users(\?.*)?$/);
    const saved = await (await page.request.get(`${url}/api/people/${id}`)).json();
    expect(saved.projects).toContainEqual(expect.objectContaining({ id: joined.id, role: 'Commissioning' }));
  });
  await test.step('a task is taken off and given to somebody else, by who is asked', async () => {
    await page.goto(form);
    await tab('Tasks').click();
    const row = page.getByRole('group', { name: 'Task 1', exact: true });
    const title = await row.getByRole('heading').textContent();
    await expect(row.getByRole('link', { name: /^View/ })).toHaveAttribute('href', /\/app\/tasks\?task=/);
    await row.getByRole('button', { name: /^Remove/ }).click();
    const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'));
    await dialog.getByRole('radio', { name: 'Give them to somebody else' }).check();
    await pick(page, 'New assignee', 'Petra Koller');
    await dialog.getByRole('button', { name: 'Take it off' }).click();
    await page.getByRole('button', { name: 'Update User' }).click();
    await expect(page).toHaveURL(/\/app\/users(\?.*)?$/);
    const saved = await (await page.request.get(`${url}/api/people/${id}`)).json();
    expect(saved.taskCount).toBe(person.taskCount - 1);
    await page.goto(form);
    await tab('Tasks').click();
    await pick(page, 'Add a task', title ?? '');
    await page.getByRole('button', { name: 'Update User' }).click();
    await expect(page).toHaveURL(/\/app\/users(\?.*)?$/);
    expect((await (await page.request.get(`${url}/api/people/${id}`)).json()).taskCount).toBe(
      person.taskCount,
    );
  });
  await test.step('a project is left again; Cancel saves nothing', async () => {
    await page.goto(form);
    await tab('Projects').click();
    const row = page.getByRole('group', { name: /^Project \d+$/ }).filter({ hasText: joined.name });
    await row.getByRole('button', { name: /^Remove/ }).click();
    await expect(row).toHaveCount(0);
    await page.getByRole('button', { name: 'Cancel' }).click();
    const leave = page.getByRole('alertdialog').getByRole('button', { name: /^(Leave|Discard)/ });
    await leave.click();
    await expect(page).toHaveURL(/\/app\/users(\?.*)?$/);
    const saved = await (await page.request.get(`${url}/api/people/${id}`)).json();
    expect(saved.projectCount).toBe(person.projectCount + 1);
  });
  await test.step('who has nothing yet is told so on each tab', async () => {
    await page.goto(`${url}/users/new`);
    for (const [name, empty] of [
      ['Projects', 'No project assignments'],
      ['Tasks', 'No task assignments'],
      ['Timesheet', 'No time entries'],
    ] as const) {
      await tab(name).click();
      await expect(page.getByText(empty, { exact: true })).toBeVisible();
    }
  });
});

test('ASVS-14, ASVS-15: an owner signs a person out everywhere, and changes the email they sign in with by their own password', async ({
  ownerPage: page,
  server,
  browser,
}) => {
  test.setTimeout(120_000);
  const { url } = server;
  const { id, ...who } = await createPerson(page, url, {
    firstName: 'Edda',
    lastName: 'Bauer',
    email: 'edda.bauer@haldenroy.example',
  });
  const { theirs, leave } = await newcomer(browser);
  await signIn(theirs, url, who);
  await theirs.goto(`${url}/tasks`);
  await expect(theirs.getByRole('heading', { level: 1 })).toBeVisible();

  await page.goto(`${url}/users/edit?id=${id}`);
  const panel = page.getByRole('region', { name: 'Where they are signed in' });
  await expect(panel.getByRole('listitem')).toHaveCount(1);
  await expect(panel.getByRole('listitem')).toContainText('Chrom');
  await panel.getByRole('button', { name: 'Sign out everywhere' }).click();
  const question = page.getByRole('alertdialog', { name: 'Sign Edda Bauer out everywhere?' });
  await question.getByRole('button', { name: 'Sign out everywhere' }).click();
  await expect(page.getByText('Edda Bauer is signed out everywhere').first()).toBeVisible();
  await expect(panel.getByText('Nowhere at the moment.')).toBeVisible();
  await expect(theirs.getByRole('dialog', { name: 'Sign in again' })).toBeVisible();

  const confirm = page.getByLabel('Your password', { exact: true });
  await expect(confirm).toHaveCount(0);
  const next = 'edda.maurer@haldenroy.example';
  await page.getByRole('textbox', { name: 'Email', exact: true }).fill(next);
  await page.getByRole('button', { name: 'Update User' }).click();
  await expect(page.getByText(/^Enter your own password/).first()).toBeVisible();
  await expect(confirm).toBeFocused();
  await confirm.fill('wrong');
  await page.getByRole('button', { name: 'Update User' }).click();
  await expect(page.getByText('The current password is wrong').first()).toBeVisible();
  await confirm.fill(owner.password);
  await page.getByRole('button', { name: 'Update User' }).click();
  await expect(page.getByText('User updated').first()).toBeVisible();
  await signIn(theirs, url, { ...who, email: next });
  await leave();
});

test('SRV-01: the last owner neither leaves nor loses the role; ownership is handed over to somebody first', async ({
  page,
  ownServer,
}) => {
  test.setTimeout(120_000);
  const { url } = ownServer;
  await signIn(page, url);
  const [mine, theirs] = [await personId(page, url, owner.name), await personId(page, url, 'Sunniva Roy')];
  const open = (id: string) => page.goto(`${url}/users/edit?id=${id}`);
  const role = (name: string) => page.getByRole('radio', { name, exact: true });
  const update = page.getByRole('button', { name: 'Update User' });
  const refused = page.getByText('The last owner cannot be removed or demoted');

  await open(mine);
  await role('Admin').check();
  await update.click();
  await expect(refused.first()).toBeVisible();
  // And stays, wherever the focus goes.
  await page.keyboard.press('Tab');
  await expect(page.getByRole('radiogroup', { name: 'Access role' })).toHaveAttribute('aria-invalid', 'true');
  await role('Owner').check();
  await expect(refused).toHaveCount(0);
  await page.getByRole('combobox', { name: 'Status' }).click();
  await page.getByRole('option', { name: 'Inactive' }).click();
  await update.click();
  await expect(refused.first()).toBeVisible();
  page.once('dialog', (dialog) => dialog.accept());
  await open(theirs);
  await role('Owner').check();
  await update.click();
  await expect(page.getByText('User updated').first()).toBeVisible();
  await open(mine);
  await role('Admin').check();
  await update.click();
  await expect(page.getByText('User updated').first()).toBeVisible();
  await expect(page.getByRole('button', { name: /Marta Lindqvist.*Admin/s })).toBeVisible();
  // An admin may not take it back.
  await open(mine);
  await expect(role('Owner')).toHaveCount(0);
  await open(theirs);
  await expect(page.getByRole('region', { name: 'Where they are signed in' })).toHaveCount(0);
});

async function personId(page: Page, url: string, name: string): Promise<string> {
  const search = encodeURIComponent(name);
  const { rows } = await (await page.request.get(`${url}/api/people?search=${search}`)).json();
  expect(rows).toHaveLength(1);
  return rows[0].id;
}
