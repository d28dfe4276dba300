import type { Browser, Page } from '@playwright/test';
import { expect, signIn, test } from './support/fixtures';

/** How soon one person sees what another did. */
const SEEN = { timeout: 1_000 };

/** Two people at two browsers. */
async function twoPeople(browser: Browser, url: string) {
  const contexts = await Promise.all([browser.newContext(), browser.newContext()]);
  const [mine, theirs] = await Promise.all(contexts.map((context) => context.newPage()));
  if (!mine || !theirs) throw new Error('There are no two pages');
  await signIn(mine, url);
  await signIn(theirs, url);
  return { mine, theirs, leave: () => Promise.all(contexts.map((context) => context.close())) };
}

const kinds = [
  { list: 'clients', noun: 'Client', disputed: 'Phone', own: 'Notes', stored: ['phone', 'notes'] },
  {
    list: 'projects',
    noun: 'Project',
    disputed: 'Project name',
    own: 'Description',
    stored: ['name', 'description'],
  },
  {
    list: 'tasks',
    noun: 'Task',
    disputed: 'Task title',
    own: 'Description',
    stored: ['title', 'description'],
  },
] as const;

for (const { list, noun, disputed, own, stored } of kinds) {
  test(`SRV-02: the later of two saves of one ${noun.toLowerCase()} sees both values and chooses; nothing is overwritten in silence`, async ({
    browser,
    server,
  }) => {
    const { mine, theirs, leave } = await twoPeople(browser, server.url);
    const { rows } = await (await mine.request.get(`${server.url}/api/${list}?limit=1`)).json();
    const path = `${server.url}/${list}/edit?id=${rows[0].id}`;
    const field = (page: Page, label: string) => page.getByRole('textbox', { name: label, exact: true });
    const save = (page: Page) => page.getByRole('button', { name: `Update ${noun}` }).click();
    await mine.goto(path);
    await theirs.goto(path);
    await field(mine, own).fill('only mine');
    for (const { my, their, chosen } of [
      { my: '111 mine', their: '222 theirs', chosen: '222 theirs' },
      { my: '333 mine', their: '444 theirs', chosen: '333 mine' },
    ]) {
      await field(mine, disputed).fill(my);
      await field(theirs, disputed).fill(their);
      await save(theirs);
      await expect(theirs).toHaveURL(new RegExp(`/${list}(\\?.*)?$`));
      await save(mine);
      const conflict = mine.getByRole('dialog', { name: 'Somebody else saved this first' });
      await expect(conflict).toContainText(my);
      await expect(conflict).toContainText(their);
      await expect(conflict.getByText('only mine')).toHaveCount(0);
      await conflict.getByRole('radio', { name: new RegExp(chosen) }).check();
      await conflict.getByRole('button', { name: 'Save the chosen values' }).click();
      await expect(mine, chosen).toHaveURL(new RegExp(`/${list}(\\?.*)?$`));
      const saved = await (await mine.request.get(`${server.url}/api/${list}/${rows[0].id}`)).json();
      expect(stored.map((name) => saved[name])).toEqual([chosen, 'only mine']);
      await mine.goto(path);
      await theirs.goto(path);
    }
    await leave();
  });
}

test("SRV-03: one person's change shows on the other's open list, form and counts within a second, without reload", async ({
  browser,
  server,
}) => {
  const { mine, theirs, leave } = await twoPeople(browser, server.url);
  const { rows } = await (await mine.request.get(`${server.url}/api/tasks?limit=1&status=pending`)).json();
  const task = `${server.url}/api/tasks/${rows[0].id}`;
  const put = async (title: string) => {
    const seen = await (await mine.request.get(task)).json();
    const headers = { origin: server.url, 'if-match': `"${seen.version}"` };
    const answer = await mine.request.put(task, { data: { ...seen, title }, headers });
    expect(answer.ok(), await answer.text()).toBe(true);
  };
  await test.step('the list', async () => {
    await theirs.goto(`${server.url}/tasks`);
    await theirs.getByPlaceholder('Search tasks...').fill('Grundriss');
    await expect(theirs.getByText('No tasks match your search criteria.')).toBeVisible();
    await put('Grundriss Halle 4');
    await expect(theirs.getByText('Grundriss Halle 4').first()).toBeVisible(SEEN);
  });
  await test.step('the form, in which nothing was typed', async () => {
    await theirs.goto(`${server.url}/tasks/edit?id=${rows[0].id}`);
    const title = theirs.getByRole('textbox', { name: 'Task title', exact: true });
    await expect(title).toHaveValue('Grundriss Halle 4');
    await put('Grundriss Halle 5');
    await expect(title).toHaveValue('Grundriss Halle 5', SEEN);
  });
  await test.step('the counts', async () => {
    const active = async () => {
      const { stats } = await (await mine.request.get(`${server.url}/api/dashboard`)).json();
      return stats.find(({ key }: { key: string }) => key === 'activeTasks').value as number;
    };
    const before = await active();
    await theirs.goto(`${server.url}/dashboard`);
    await expect(theirs.getByText(String(before), { exact: true }).first()).toBeVisible();
    const seen = await (await mine.request.get(task)).json();
    const headers = { origin: server.url, 'if-match': `"${seen.version}"` };
    await mine.request.post(`${task}/completion`, { data: { completed: true }, headers });
    expect(await active()).toBe(before - 1);
    await expect(theirs.getByText(String(before - 1), { exact: true }).first()).toBeVisible(SEEN);
  });
  await leave();
});
