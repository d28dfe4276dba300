import { afterAll, describe, expect, it } from 'vitest';
import { some } from '../../../../scripts/checks/some';
import { newDataDir } from '../../test/embeddedTemplate';
import { createTestApp, type TestApp } from '../../test/onDatabase';
import { clientForm, type Person, personWith, timeEntryForm } from '../../test/testWorkspace';
import { openDatabase } from '../database/openDatabase';
import { rowsOf } from '../database/rowsOf';
import { sql } from '../database/sql';

const form = { companyName: 'Haldenroy', name: 'Ada van Hald', sample: true };
const account = { email: 'ada@haldenroy.example', password: 'drafting-paper' };

describe('The sample that the set-up made', () => {
  const opened: TestApp[] = [];
  afterAll(async () => {
    for (const { services, database } of opened) {
      await services.changes.close();
      await database.close();
    }
  });
  const setUp = async () => {
    const test = await createTestApp(await openDatabase({ dataDir: await newDataDir() }));
    opened.push(test);
    const made = await personWith(test, '', '').post('/api/setup', { ...form, ...account });
    return { test, owner: personWith(test, '', made.headers.getSetCookie()[0]?.split(';')[0] ?? '') };
  };
  const totals = async (owner: Person) => {
    const kinds = ['clients', 'projects', 'tasks', 'people', 'timeEntries', 'files'];
    const answers = kinds.map(async (kind) => [kind, (await owner.get(`/api/${kind}`)).body.total]);
    return Object.fromEntries(await Promise.all(answers));
  };

  it('SRV-04: goes with its approved time, which by itself still cannot be deleted, and comes back as it was', async () => {
    const { owner } = await setUp();
    await owner.post('/api/clients', clientForm({ name: 'Our own' }));
    const before = await totals(owner);
    const { body: entries } = await owner.get('/api/timeEntries?status=approved');
    expect(entries.total).toBeGreaterThan(10);
    expect((await owner.remove(`/api/timeEntries/${entries.rows[0].id}`)).status).toBe(409);

    const found = (await owner.get('/api/workspace/sample')).body;
    expect(found).toEqual({ clients: before.clients - 1, people: before.people - 1 });
    const { status, body } = await owner.remove('/api/workspace/sample', null);
    expect(status).toBe(200);
    expect(await totals(owner)).toEqual({
      ...{ clients: 1, projects: 0, tasks: 0 },
      ...{ people: 1, files: 0, timeEntries: 0 },
    });
    expect((await owner.get('/api/workspace/sample')).body).toEqual({ clients: 0, people: 0 });
    expect((await owner.remove('/api/workspace/sample', null)).body).toEqual({ deletionIds: [] });
    for (const id of some(body.deletionIds.toReversed()))
      expect((await owner.post(`/api/deletions/${id}/undo`)).status).toBe(200);
    expect(await totals(owner)).toEqual(before);
  });

  it('SRV-04: stays where somebody has approved time of their own on it', async () => {
    const { test, owner } = await setUp();
    const { body: projects } = await owner.get('/api/projects?sort=name');
    const [mine] = projects.rows;
    const entry = (await owner.post('/api/timeEntries', timeEntryForm(mine.id))).body;
    for (const action of ['submit', 'approve'])
      expect(
        (await owner.post('/api/timeEntries/review', { action, ids: [entry.id], reason: '' })).status,
      ).toBe(200);
    expect((await owner.remove('/api/workspace/sample', null)).status).toBe(200);
    const left = await rowsOf<{ id: string }>(
      test.database.orm,
      sql`select distinct client_id as id from projects where deleted_at is null`,
    );
    expect(left).toEqual([{ id: mine.clientId }]);
  });
});
