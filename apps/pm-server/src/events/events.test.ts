import { sql } from 'drizzle-orm';
import { expect, it, vi } from 'vitest';
import { listen } from '../../test/listen';
import { createTestApp, onBothDatabases } from '../../test/onBothDatabases';
import { testWorkspace } from '../../test/testWorkspace';
import { openDatabase } from '../database/openDatabase';
import { rowsOf } from '../database/rowsOf';

onBothDatabases('Changes by others', (app) => {
  it('SRV-03: a change is told to who may see it with its id, to others without, and to no other workspace', async () => {
    const [ours, theirs] = [await testWorkspace(app()), await testWorkspace(app())];
    const [manager, member, stranger] = await Promise.all([
      listen(app(), ours.manager),
      listen(app(), ours.member),
      listen(app(), theirs.owner),
    ]);
    const client = await ours.newClient();
    expect((await manager.next(({ entity }) => entity === 'client')).ids).toEqual([client.id]);
    expect((await member.next(({ entity }) => entity === 'client')).ids).toEqual([]);
    const project = await ours.newProject(client.id);
    const task = await ours.newTask(project.id, ours.member.id);
    expect((await member.next(({ entity }) => entity === 'task')).ids).toEqual([task.id]);
    expect(stranger.seen).toEqual([]);
  });

  it('SRV-03: what fails or is rolled back is not told', async () => {
    const { owner, manager, newClient } = await testWorkspace(app());
    const stream = await listen(app(), manager);
    const client = await newClient();
    await stream.next(({ ids }) => ids.includes(client.id));
    const before = stream.seen.length;
    expect((await owner.put(`/api/clients/${client.id}`, 7, {})).status).toBe(422);
    const last = await newClient();
    await stream.next(({ ids }) => ids.includes(last.id));
    expect(stream.seen.length).toBe(before + 1);
  });

  it('SRV-01: the stream ends with the session', async () => {
    const { owner } = await testWorkspace(app());
    const stream = await listen(app(), owner);
    await owner.post('/api/auth/sign-out');
    await stream.ended;
    expect((await owner.get('/api/events')).status).toBe(401);
  });

  it.each([
    ['expires', sql`update auth_sessions set expires_at = now() - interval '1 second'`],
    ['is removed', sql`delete from auth_sessions`],
    ['belongs to somebody who is no longer active', sql`update people set status = 'Inactive'`],
  ])('SRV-01: the stream of a session that %s ends with the next heartbeat', async (_, ending) => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    try {
      const { owner } = await testWorkspace(app());
      const stream = await listen(app(), owner);
      await app().database.orm.execute(ending);
      vi.advanceTimersByTime(20_000);
      await stream.ended;
    } finally {
      vi.useRealTimers();
    }
  });

  it('SRV-03: two servers on one PostgreSQL tell each other', async ({ skip }) => {
    const { database } = app();
    if (database.kind === 'embedded') skip('the embedded database has one server');
    const [at] = await rowsOf<{ name: string; folder: string }>(
      database.orm,
      sql`select current_database() as name, current_setting('unix_socket_directories') as folder`,
    );
    const databaseUrl = `postgres://linework@localhost/${at?.name}?host=${encodeURIComponent(at?.folder ?? '')}`;
    const second = await createTestApp(await openDatabase({ dataDir: '', databaseUrl }));
    const { manager, newClient } = await testWorkspace(app());
    const stream = await listen(second, manager);
    const client = await newClient();
    expect((await stream.next(({ entity }) => entity === 'client')).ids).toEqual([client.id]);
    await second.services.changes.close();
    await stream.ended;
    await second.database.close();
  });
});
