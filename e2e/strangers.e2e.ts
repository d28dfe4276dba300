import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { some } from '../scripts/checks/some';
import { owner, signIn } from './support/fixtures';
import { HOSTILE_TEXTS } from './support/hostileTexts';
import { type RunningServer, removeData, runLinework, startServer } from './support/server';
import { storeFile } from './support/storeFile';
import { watchForScripts } from './support/watchForScripts';

/** The hostile texts side by side, in names as long as names may be. */
const NAMES = sideBySide(200);
const TAGS = HOSTILE_TEXTS.filter((text) => text.length <= 50);
/** Each of the files has one of its own. */
const FOLDERS = TAGS.slice(0, NAMES.length);
const FILE_KINDS = [
  ['document', 'txt'],
  ['drawing', 'svg'],
] as const;
/** As an address may hold it. */
const inEmail = (text: string) => `${text.replace(/[\s@]/g, '')}@hostile.example`;

let server: RunningServer;
/** Ids of a client, a project and a task of each name. */
let rows: { client: string; project: string; task: string }[];

test.beforeAll(async () => {
  const dataDirectory = await mkdtemp(join(tmpdir(), 'linework-e2e-'));
  const [company = '', name = ''] = NAMES;
  const account = ['--company', company, '--name', name, '--email', owner.email];
  await runLinework(['setup', ...account], dataDirectory, { input: owner.password });
  server = await startServer({ dataDirectory });
});

test.afterAll(async () => {
  await server.stop();
  await removeData(server.dataDirectory);
});

test.beforeEach(async ({ page }) => {
  await signIn(page, server.url);
  rows ??= await Promise.all(NAMES.map((name, index) => fill(page, name, index)));
});

test('ASVS-23, SRV-01: hostile names, notes and tags run nowhere: lists, forms, search, dialogs, toasts, titles', async ({
  page,
}) => {
  const complaints = await watchForScripts(page, server.url);
  const [name = ''] = NAMES;
  const visible = (text: string) =>
    expect(page.getByText(text).filter({ visible: true }).first()).toBeVisible();

  await page.goto(`${server.url}/dashboard`);
  await visible(name);
  for (const list of ['clients', 'projects', 'tasks']) {
    await page.goto(`${server.url}/${list}`);
    for (const view of ['Table', 'Grid']) {
      await page.getByRole('radio', { name: view }).click();
      await visible(name);
    }
  }
  // Every form's long text holds all of them, so two of each kind of form show all there is.
  for (const { client, project, task } of some(rows.slice(0, 2)))
    for (const path of [
      `clients/edit?id=${client}`,
      `projects/edit?id=${project}`,
      `tasks/edit?id=${task}`,
    ]) {
      await page.goto(`${server.url}/${path}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('textbox').first()).not.toHaveValue('');
      for (const tab of await page.getByRole('tab').all()) await tab.click();
    }
  const [first] = rows;
  for (const path of [
    `projects?client=${first?.client}`,
    `tasks?client=${first?.client}`,
    `tasks?project=${first?.project}`,
    `tasks?task=${first?.task}`,
    `clients/view?id=${first?.client}`,
    `projects/view?id=${first?.project}`,
  ]) {
    await page.goto(`${server.url}/${path}`);
    await visible(name);
  }

  await page.goto(`${server.url}/clients`);
  for (const text of some(HOSTILE_TEXTS.slice(0, 6))) {
    await page.getByRole('combobox', { name: 'Search' }).fill(text);
    await expect(page.getByRole('option').filter({ hasText: text }).first()).toBeVisible();
  }
  await page.keyboard.press('Escape');
  await page.getByPlaceholder('Search clients...').fill(HOSTILE_TEXTS[0]);
  await visible(name);
  await page.getByRole('button', { name: `Delete ${name}` }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText(HOSTILE_TEXTS[0]);
  await question.getByRole('button', { name: /delete/i }).click();
  await expect(question).toBeHidden();
  await page.getByRole('button', { name: 'Undo' }).click();
  await visible(`“${name}” is back`);
  expect(complaints).toEqual([]);
});

test('ASVS-23, SRV-01: files with hostile names, descriptions and folders run nowhere: lists, explorers, previews, dialogs, toasts', async ({
  page,
}) => {
  const complaints = await watchForScripts(page, server.url);
  const [row] = rows;
  for (const [kind, ending] of FILE_KINDS) {
    const fileNames = NAMES.map((name) => fileNameOf(name, ending));
    const [fileName = ''] = fileNames;
    const title = `${kind.charAt(0).toUpperCase()}${kind.slice(1)}s`;
    await page.goto(`${server.url}/${kind}s?view=list`);
    const grid = page.getByRole('grid', { name: title });
    for (const name of some(fileNames)) await expect(grid).toContainText(name);
    await page.getByRole('button', { name: `Preview ${fileName}` }).click();
    const view = page.getByRole('dialog', { name: fileName });
    await expect(view).toContainText(HOSTILE_TEXTS[0]);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: `Delete ${fileName}` }).click();
    await expect(page.getByRole('alertdialog')).toContainText(fileName);
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(grid).toContainText(fileName);
    await page.getByRole('button', { name: 'Filters' }).click();
    await page.getByRole('combobox', { name: 'Category' }).click();
    await page.getByRole('option', { name: FOLDERS[1], exact: true }).click();
    await expect(grid.getByRole('row')).toHaveCount(2);
    await expect(grid).toContainText(fileNames[1] ?? '');

    await page.goto(`${server.url}/${kind}s?view=explorer`);
    await lookThrough(page, fileNames);
    await page.goto(`${server.url}/projects/edit?id=${row?.project}`);
    await page.getByRole('tab', { name: new RegExp(`^${title}`) }).click();
    await lookThrough(page, [fileName]);
  }
  expect(complaints).toEqual([]);
});

test('ASVS-22, ASVS-23, SRV-01: hostile addresses run nowhere: paths, parameters, and where to go after signing in', async ({
  page,
}) => {
  const complaints = await watchForScripts(page, server.url);
  // A page of the app, a state of it that says what is missing, or a refusal: a name with an ending is taken for a file.
  const told = page.getByRole('heading').or(page.getByRole('alert')).or(page.getByText('"status":404'));
  for (const typed of some(NAMES.map(encodeURIComponent))) {
    const everywhere = [
      'id',
      'client',
      'project',
      'user',
      'task',
      'search',
      'sort',
      'direction',
      'status',
      'next',
    ];
    const query = everywhere.map((name) => `${name}=${typed}`).join('&');
    for (const path of [`app/${typed}`, `clients?${query}`, `tasks/edit?${query}#${typed}`]) {
      await page.goto(`${server.url}/${path}`);
      await expect(told.first()).toBeVisible();
      expect(new URL(page.url()).origin).toBe(server.url);
    }
  }
  expect(complaints).toEqual([]);
});

test('SRV-01: no hostile text reaches a header, and none of them brings the server down', async ({
  page,
}) => {
  const broken = ['%', '%00', '%ed%a0%bd', '%0d%0aSet-Cookie:%20hostile=1'];
  for (const typed of [...HOSTILE_TEXTS.map(encodeURIComponent), ...broken]) {
    for (const path of [
      `api/search?q=${typed}`,
      `api/tasks?search=${typed}&sort=${typed}&cursor=${typed}&status=${typed}`,
      `api/clients/${typed}`,
      `api/${typed}`,
      `${typed}`,
      `assets/${typed}`,
    ]) {
      const answer = await page.request.get(`${server.url}/${path}`, {
        headers: { 'accept-language': typed, 'x-forwarded-for': typed, 'if-none-match': typed },
      });
      expect(answer.status(), path).toBeLessThan(500);
      expect(Object.keys(answer.headers()), path).not.toContain('set-cookie');
      expect(JSON.stringify(answer.headers()), path).not.toContain('hostile=1');
    }
  }
  for (const text of [...HOSTILE_TEXTS, '\r\nSet-Cookie: hostile=1', '\0', '\ud83d']) {
    const refused = await page.request.post(`${server.url}/api/clients`, {
      data: { id: randomUUID(), name: `x\r\n${text}`, email: text, phone: text, website: text },
    });
    expect([400, 422], text).toContain(refused.status());
  }
});

test('ASVS-34, ASVS-35, SRV-01: a page of another site, even of this machine, changes nothing and cannot frame the app', async ({
  page,
}) => {
  const hostile = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html');
    response.end('<!doctype html><title>Prize</title><iframe name="inside"></iframe>');
  });
  hostile.listen(0, '127.0.0.1');
  await once(hostile, 'listening');
  const address = hostile.address();
  if (address === null || typeof address === 'string') throw new Error('The hostile page has no port');
  const total = async () => (await (await page.request.get(`${server.url}/api/clients`)).json()).total;
  const before = await total();
  try {
    await page.goto(`http://127.0.0.1:${address.port}/`);
    const answers = await page.evaluate(
      async ({ url, id }) => {
        const client = { id, name: 'Forged', email: 'a@b.example', phone: '1' };
        const body = JSON.stringify({ ...client, primaryContact: { name: 'x', email: 'a@b.example' } });
        const kinds: RequestInit[] = [
          { mode: 'no-cors', headers: { 'content-type': 'text/plain' } },
          { mode: 'no-cors', headers: { 'content-type': 'application/x-www-form-urlencoded' } },
          { mode: 'cors', headers: { 'content-type': 'application/json' } },
        ];
        const sent = kinds.map((kind) =>
          fetch(`${url}/api/clients`, { method: 'POST', credentials: 'include', body, ...kind }).then(
            ({ type }) => type,
            () => 'refused',
          ),
        );
        const read = fetch(`${url}/api/clients`, { credentials: 'include' }).then(
          ({ type }) => type,
          () => 'refused',
        );
        return Promise.all([...sent, read]);
      },
      { url: server.url, id: randomUUID() },
    );
    // What was sent blindly tells nothing back; what asks to be read is refused.
    expect(answers).toEqual(['refused', 'refused', 'refused', 'refused']);
    await page.evaluate((url) => {
      const form = Object.assign(document.createElement('form'), {
        method: 'post',
        action: `${url}/api/auth/sign-out`,
        target: 'inside',
      });
      document.body.append(form);
      form.submit();
    }, server.url);
    const frame = page.frame('inside');
    await expect.poll(() => frame?.url()).toMatch(/chrome-error|sign-out/);
    await page.evaluate((url) => {
      const [inside] = document.getElementsByTagName('iframe');
      if (inside) inside.src = `${url}/dashboard`;
    }, server.url);
    await expect.poll(() => page.frame('inside')?.url()).toMatch(/chrome-error|dashboard/);
    await expect(page.frameLocator('iframe').getByRole('heading', { level: 1 })).toHaveCount(0);
    expect(await total()).toBe(before);
    expect((await (await page.request.get(`${server.url}/api/session`)).json()).person).not.toBeNull();
  } finally {
    hostile.close();
  }
});

/** Opens the folder of each file in an explorer, and shows the file. */
async function lookThrough(page: Page, fileNames: string[]): Promise<void> {
  for (const [index, fileName] of some(fileNames.entries())) {
    await page.getByRole('treeitem', { name: FOLDERS[index], exact: false }).click();
    const found = page.getByRole('treegrid').getByRole('row').filter({ hasText: fileName });
    await found.click();
    await found.dblclick();
    // No name can hold this one: it is the description's.
    await expect(page.getByRole('dialog', { name: fileName })).toContainText(HOSTILE_TEXTS[0]);
    await page.keyboard.press('Escape');
  }
}

/** As far as a file may have that name. */
function fileNameOf(text: string, ending: string): string {
  return `${text.replace(/[/\\\u202a-\u202e]/g, '_')}.${ending}`;
}

/** A client, a project, a task and two files in which every text is the name; what may not be stored is refused with words. */
async function fill(
  page: Page,
  name: string,
  index: number,
): Promise<{ client: string; project: string; task: string }> {
  const [client, project, task] = [randomUUID(), randomUUID(), randomUUID()];
  const { person } = await (await page.request.get(`${server.url}/api/session`)).json();
  const post = async (path: string, data: object) => {
    const answer = await page.request.post(`${server.url}/api/${path}`, { data });
    expect(answer.status(), `${path}: ${await answer.text()}`).toBe(200);
  };
  const short = HOSTILE_TEXTS.find((text) => text.length <= 20) ?? '';
  const contact = { name, email: inEmail(HOSTILE_TEXTS[index] ?? ''), phone: short, title: name };
  await post('clients', {
    id: client,
    ...{ name, notes: HOSTILE_TEXTS.join('\n'), email: contact.email, phone: short },
    website: `https://hostile.example/?"><img/src=x/onerror=alert(1)>`,
    address: { street: name, city: name, state: name, zipCode: short },
    primaryContact: contact,
    secondaryContact: contact,
  });
  const dates = { startDate: '2026-01-10', endDate: '2026-06-30' };
  const description = HOSTILE_TEXTS.join('\n');
  await post('projects', {
    id: project,
    name,
    description,
    clientId: client,
    ...dates,
    budgetMinor: 100,
    team: [{ id: person.id }],
  });
  const about = { projectId: project, assigneeId: person.id, dueDate: '2026-03-01', estimatedHours: 1 };
  await post('tasks', { id: task, title: name, description, ...about, tags: TAGS });
  for (const [kind, ending] of FILE_KINDS)
    await storeFile(page, server.url, {
      ...{ kind, projectId: project, description, category: FOLDERS[index] ?? '' },
      name: fileNameOf(name, ending),
      content: Buffer.from(kind === 'document' ? HOSTILE_TEXTS.join('\n') : `<svg>${HOSTILE_TEXTS[2]}</svg>`),
    });
  return { client, project, task };
}

function sideBySide(longest: number): string[] {
  const [first = '', ...rest] = HOSTILE_TEXTS;
  const names = [first];
  for (const text of rest) {
    const both = `${names.at(-1)} ${text}`;
    if (both.length <= longest) names[names.length - 1] = both;
    else names.push(text);
  }
  return names;
}
