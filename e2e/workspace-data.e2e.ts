import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { readBackup } from '../apps/pm-server/src/backup/readBackup';
import { some } from '../scripts/checks/some';
import { clientNamed, create } from './support/create';
import { expect, owner, signIn, test } from './support/fixtures';
import { newcomer, newManager } from './support/people';
import { projectNamed } from './support/projectNamed';
import { removeData, runLinework, startServer } from './support/server';
import { storeFile } from './support/storeFile';

const NEW_PASSWORD = 'quiet granite 9041';
/** What signing in, exporting and a new password leave behind them. */
const MARKED_BY_IT = new Set(['audit_entries', 'auth_accounts', 'auth_users', 'notifications', 'jobs']);

test('SRV-04, SRV-01: the owner takes the whole workspace along as one ZIP, an empty server is filled from it, and what that one exports is equal', async ({
  ownServer,
  page,
  browser,
}) => {
  const place = await mkdtemp(join(tmpdir(), 'linework-e2e-'));
  const [zip, second, dataDirectory] = ['first.zip', 'second.zip', 'data'].map((name) => join(place, name));
  if (!zip || !second || !dataDirectory) throw new Error('There is a place for each');
  try {
    await signIn(page, ownServer.url);
    await test.step('in the settings, with how far it is and what it was', async () => {
      await openDataTab(page, ownServer.url);
      await exportTo(page, zip);
      await expect(
        page.getByRole('status').filter({ hasText: /Exported [\d,]+ rows and \d+ files/ }),
      ).toBeVisible();
    });
    const first = await contentOf(zip);
    await test.step('nobody’s secrets are in it', async () => {
      expect(first.header.hasSecrets).toBe(false);
      expect(
        Object.keys(first.tables).filter((name) => /two_factor|recovery|session|token/.test(name)),
      ).toEqual([]);
      const passwords = (first.tables.auth_accounts ?? []).map((row) => JSON.parse(row).password);
      expect(new Set(passwords)).toEqual(new Set([`${'0'.repeat(32)}:${'0'.repeat(128)}`]));
      expect(Object.keys(first.files).length).toBeGreaterThan(10);
    });
    await test.step('an empty server is filled from it, by command', async () => {
      const said = await runLinework(['restore', zip], dataDirectory);
      expect(said).toMatch(/^Restored \d+ rows and \d+ files .+\nAn export has no passwords\./);
      await expect(runLinework(['restore', zip], dataDirectory)).rejects.toThrow(/workspace in .+ already/);
      await runLinework(['doctor'], dataDirectory);
    });
    const link = /\/reset-password\?token=\S+/.exec(
      await runLinework(['password-link', '--email', owner.email], dataDirectory),
    );
    const restored = await startServer({ dataDirectory });
    const { theirs, leave } = await newcomer(browser);
    try {
      await test.step('the owner sets a password there by a link, and finds everything', async () => {
        await theirs.goto(`${restored.url}${link?.[0]}`);
        await theirs.getByLabel('New password', { exact: true }).fill(NEW_PASSWORD);
        await theirs.getByLabel('Repeat new password', { exact: true }).fill(NEW_PASSWORD);
        await theirs.keyboard.press('Enter');
        await expect(theirs.getByRole('heading', { name: 'Password changed' })).toBeVisible();
        await signIn(theirs, restored.url, { email: owner.email, password: NEW_PASSWORD });
        await theirs.goto(`${restored.url}/projects`);
        await expect(theirs.getByText('Brine outfall diffuser').first()).toBeVisible();
      });
      await test.step('what it exports is equal', async () => {
        await openDataTab(theirs, restored.url);
        await exportTo(theirs, second);
        const again = await contentOf(second);
        expect(again.files).toEqual(first.files);
        for (const [name, rows] of some(Object.entries(first.tables)))
          if (!MARKED_BY_IT.has(name)) expect([name, again.tables[name]]).toEqual([name, rows]);
      });
    } finally {
      await leave();
      await restored.stop();
    }
  } finally {
    await removeData(place);
  }
});

test.describe('killed', () => {
  test.use({ ownProcess: true });

  test('SRV-04, SRV-01: an export is cancelled, and one that nobody may or that is killed amid leaves nothing', async ({
    ownServer,
    page,
    browser,
  }) => {
    await signIn(page, ownServer.url);
    const projectId = await projectNamed(page, ownServer.url, 'Spillway gate renewal');
    // More than what lies between the server and whoever fetches it.
    const file = { kind: 'document' as const, projectId, name: 'Photo.txt', category: 'Legal' };
    await storeFile(page, ownServer.url, {
      ...file,
      content: Buffer.from(randomBytes(3_000_000).toString('hex')),
    });
    await openDataTab(page, ownServer.url);
    const address = `${ownServer.url}/api/workspace/exports`;
    const begin = (by: Page) => by.request.post(address);
    const copies = async () => (await readdir(ownServer.dataDirectory)).filter((name) => name === 'export');

    await test.step('one at a time, and cancelled', async () => {
      // Begun elsewhere, and taken by nobody yet.
      expect((await begin(page)).status()).toBe(200);
      await page.reload();
      await expect(page.getByRole('progressbar', { name: 'Export' })).toBeVisible();
      const busy = await begin(page);
      expect([busy.status(), (await busy.json()).detail]).toEqual([
        409,
        expect.stringContaining('is under way'),
      ]);
      await page.getByRole('button', { name: 'Cancel Export' }).click();
      await expect(page.getByRole('button', { name: 'Export Workspace' })).toBeVisible();
      await expect.poll(copies).toEqual([]);
    });
    await test.step('by nobody who may not', async () => {
      const { theirs, leave } = await newManager(page, browser, ownServer.url);
      await theirs.goto(`${ownServer.url}/settings?tab=data`);
      await expect(theirs.getByRole('tab', { name: 'General' })).toHaveAttribute('aria-selected', 'true');
      await expect(theirs.getByRole('tab', { name: 'Data' })).toHaveCount(0);
      expect((await begin(theirs)).status()).toBe(403);
      await leave();
    });
    await test.step('a server that is killed amid leaves no copy once it runs again', async () => {
      expect((await begin(page)).status()).toBe(200);
      expect(await copies()).toEqual(['export']);
      await ownServer.kill();
      const again = await startServer({ dataDirectory: ownServer.dataDirectory });
      expect(await copies()).toEqual([]);
      await again.stop();
    });
  });
});

test('SRV-04: the sample data goes in one action, without what is one’s own, and comes back by Undo', async ({
  ownServer,
  page,
}) => {
  await signIn(page, ownServer.url);
  await create(page, ownServer.url, 'clients', clientNamed('Our First Client'));
  await openDataTab(page, ownServer.url);
  const remove = async () => {
    await page.getByRole('button', { name: 'Remove Sample Data' }).press('Enter');
    const dialog = page.getByRole('alertdialog', { name: 'Remove the sample data?' });
    await dialog.getByRole('button', { name: 'Remove', exact: true }).press('Enter');
    await expect(dialog).toHaveCount(0);
  };
  const counts = async () => {
    const totals = ['clients', 'projects', 'tasks', 'people', 'files'].map(async (resource) => {
      const answer = await page.request.get(`${ownServer.url}/api/${resource}`);
      return [resource, (await answer.json()).total] as const;
    });
    return Object.fromEntries(await Promise.all(totals));
  };
  const before = await counts();
  await remove();
  await expect(page.getByRole('button', { name: 'Remove Sample Data' })).toHaveCount(0);
  expect(await counts()).toMatchObject({ clients: 1, projects: 0, tasks: 0, people: 1, files: 0 });
  const undo = page.getByRole('button', { name: 'Undo' });
  await expect(undo).toBeFocused();
  await undo.press('Enter');
  await expect(page.getByText('The sample data is back', { exact: true })).toBeVisible();
  expect(await counts()).toEqual(before);
  await remove();
  await page.goto(`${ownServer.url}/clients`);
  await expect(page.getByText('Our First Client')).toBeVisible();
  await expect(page.getByText('1 of 1 shown')).toBeVisible();
});

async function openDataTab(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/settings?tab=data`);
  await expect(page.getByRole('tab', { name: 'Data' })).toHaveAttribute('aria-selected', 'true');
}

/** Exports in the browser and keeps what comes. */
async function exportTo(page: Page, path: string): Promise<void> {
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export Workspace' }).click();
  const saved = await saving;
  expect(saved.suggestedFilename()).toMatch(/^halden-roy-\d{4}-\d\d-\d\d\.zip$/);
  await saved.saveAs(path);
}

/** Rows by table in an order of their own, and hashes of contents by key. */
async function contentOf(zip: string) {
  const tables: Record<string, string[]> = {};
  const files: Record<string, string> = {};
  let header = { hasSecrets: true };
  for await (const part of readBackup(zip)) {
    if (part.kind === 'header') {
      header = part.header;
      for (const { name } of part.header.tables) tables[name] = [];
    } else if (part.kind === 'rows') {
      const rows = JSON.parse(part.rows).map((row: unknown) => JSON.stringify(row));
      tables[part.table.name] = [...(tables[part.table.name] ?? []), ...rows].sort();
    } else {
      const hash = createHash('sha256');
      for await (const chunk of part.chunks) hash.update(chunk);
      files[part.key] = hash.digest('hex');
    }
  }
  return { header, tables, files };
}
