import { eq } from 'drizzle-orm';
import { expect, it, vi } from 'vitest';
import { listen } from '../../test/listen';
import { measured } from '../../test/measured';
import { createTestApp, onBothDatabases, type TestApp } from '../../test/onDatabase';
import { clientForm, type Person, taskForm, testWorkspace } from '../../test/testWorkspace';
import { personNow } from '../access/session';
import { openDatabase } from '../database/openDatabase';
import { rowsOf } from '../database/rowsOf';
import { sql } from '../database/sql';
import { people } from '../people/people.table';
import { announce, announceMany, MOST_PER_SESSION } from './ChangeFeed';

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

  it('SRV-03: of changes at the same moment, each of many listeners hears by id what is theirs', async () => {
    const { owner, manager, member, add, newClient, newProject, joinTeam } = await testWorkspace(app());
    const [left, right] = [await newClient(), await newClient()];
    const [ours, theirs] = [await newProject(left.id), await newProject(right.id)];
    const [colleague, customer] = [await add('member'), await add('client', right.id)];
    await joinTeam(ours.id, member);
    await joinTeam(theirs.id, colleague);
    const forms = [taskForm(ours.id, member.id), taskForm(theirs.id, colleague.id)];
    const [one = '', two = ''] = forms.map(({ id }) => id);
    const expected: [Person, string[]][] = [
      [manager, [one, two]],
      [member, [one]],
      [colleague, [two]],
      [customer, [two]],
    ];
    const streams = await Promise.all(expected.map(([person]) => listen(app(), person)));
    await Promise.all(forms.map((form) => owner.post('/api/tasks', form)));
    // Told to everybody, and when it has come, all before it have.
    await newClient();
    for (const [at, [, ids]] of expected.entries()) {
      await streams[at]?.next(({ entity }) => entity === 'client');
      const tasks = streams[at]?.seen.filter(({ entity }) => entity === 'task') ?? [];
      expect(tasks.flatMap((event) => event.ids).toSorted()).toEqual(ids.toSorted());
    }
  });

  it('SRV-03: who sees none of the rows hears of a change only where some may have left their sight', async () => {
    const { owner, manager, member, add, newClient, newProject, newTask } = await testWorkspace(app());
    const { id: projectId } = await newProject((await newClient()).id);
    const task = await newTask(projectId, member.id);
    const [involved, stranger] = [await listen(app(), member), await listen(app(), await add('member'))];
    // What was there before is told by the time that this one is.
    const marker = await newTask(projectId, member.id);
    await involved.next(({ ids }) => ids.includes(marker.id));
    const before = involved.seen.length;
    const { id, version, ...form } = task;
    const path = `/api/tasks/${id}`;
    const saved = await owner.put(path, version, { ...form, title: 'Said to nobody else' });
    const ticked = await owner.post(
      `${path}/completion`,
      { completed: true },
      { 'if-match': `"${saved.body.version}"` },
    );
    await newTask(projectId, member.id);
    await owner.put(path, ticked.body.version, { ...form, assigneeId: manager.id });
    expect((await stranger.next(({ entity }) => entity === 'task')).ids).toEqual([]);
    expect(stranger.seen.filter(({ entity }) => entity === 'task')).toHaveLength(1);
    await vi.waitFor(
      () => expect(involved.seen.slice(before).filter(({ entity }) => entity === 'task')).toHaveLength(4),
      5_000,
    );
    expect(involved.seen.every(({ ids }) => ids.length > 0)).toBe(true);
  });

  it('SRV-03: of a large change many listeners hear one after the other', async () => {
    const { id, owner } = await testWorkspace(app());
    const { changes, database } = app().services;
    const actor = await personNow(database.orm, { workspaceId: id, personId: owner.id });
    if (!actor) throw new Error('The owner is not there');
    const told: { listener: number; ms: number }[] = [];
    const began = performance.now();
    const stops = Array.from({ length: 12 }, (_, listener) =>
      changes.subscribe({
        actor: () => ({ ...actor, sessionId: '' }),
        lookAgain: async () => {},
        onChange: ({ entity }) => {
          if (entity === 'task') told.push({ listener, ms: performance.now() - began });
        },
        onEnd: () => {},
        onDisplaced: () => {},
      }),
    );
    await database.transaction((tx) => announceMany(tx, id, 'task', new Date()));
    await vi.waitUntil(() => told.length === stops.length, { timeout: 30_000 });
    for (const stop of stops) stop();
    expect(told.map(({ listener }) => listener)).toEqual([...stops.keys()]);
    measured(() => expect(told.at(-1)?.ms).toBeGreaterThan(1_000));
  });

  it('SRV-03: asking for the head of the stream opens none', async () => {
    const { owner } = await testWorkspace(app());
    const before = app().services.changes.listening();
    for (let sent = 0; sent < 5; sent += 1) {
      const answer = await app().app.request('http://localhost/api/events', {
        method: 'HEAD',
        headers: { host: 'localhost', cookie: owner.cookie },
      });
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/event-stream']);
      expect(answer.body).toBeNull();
    }
    expect(app().services.changes.listening()).toBe(before);
  });

  it('SRV-03, ASVS-38: a session has twenty streams at most: the oldest ends, and all are gone once their readers are', async () => {
    const { owner, member, newClient } = await testWorkspace(app());
    const before = app().services.changes.listening();
    const controller = new AbortController();
    const open = async (person: Person) => {
      const { body } = await app().app.request('http://localhost/api/events', {
        headers: { host: 'localhost', cookie: person.cookie },
        signal: controller.signal,
      });
      if (!body) throw new Error('The stream has no body');
      return body.getReader();
    };
    const colleague = await listen(app(), member);
    const readers = [];
    for (let opened = 0; opened < MOST_PER_SESSION + 3; opened += 1) readers.push(await open(owner));
    expect(app().services.changes.listening()).toBe(before + 1 + MOST_PER_SESSION);

    let told = '';
    for (;;) {
      const { done, value } = (await readers[0]?.read()) ?? { done: true, value: undefined };
      if (done) break;
      told += new TextDecoder().decode(value);
    }
    // Whoever was displaced does not come back at once to displace another.
    expect(told).toContain('retry: 60000');
    const client = await newClient();
    expect((await colleague.next(({ entity }) => entity === 'client')).ids).toEqual([]);
    const newest = readers.at(-1);
    let heard = '';
    while (newest && !heard.includes(client.id))
      heard += new TextDecoder().decode((await newest.read()).value);

    controller.abort();
    for (const reader of readers) await reader.cancel();
    await vi.waitFor(() => expect(app().services.changes.listening()).toBe(before + 1));
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
  ])(
    'SRV-01: the stream of a session that %s ends with the next heartbeat, even where nobody said so',
    async (_, ending) => {
      vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
      try {
        const { owner } = await testWorkspace(app());
        const stream = await listen(app(), owner);
        await app().database.orm.execute(ending);
        vi.advanceTimersByTime(20_000);
        await expect(stream.ended).resolves.toBeUndefined();
      } finally {
        vi.useRealTimers();
      }
    },
  );

  it('SRV-01: the stream ends when its session expires, unless that was prolonged', async () => {
    await withoutHeartbeats(async () => {
      const { owner, manager, member } = await testWorkspace(app());
      await expireIn(app(), manager, '1.9 seconds');
      await expireIn(app(), member, '2 seconds');
      const [prolonged, expiring] = [await listen(app(), manager), await listen(app(), member)];
      await expireIn(app(), manager, '1 hour');
      await expiring.ended;
      const form = clientForm();
      await owner.post('/api/clients', form);
      expect((await prolonged.next(() => true)).ids).toEqual([form.id]);
    });
  });

  it.each([
    ['deactivated', { status: 'Inactive' }],
    ['removed', { deletedAt: new Date().toISOString() }],
  ])(
    'ASVS-13, SRV-01: the streams of somebody who is %s end at once, and nobody else’s',
    async (_, fields) => {
      await withoutHeartbeats(async () => {
        const { manager, member, newClient } = await testWorkspace(app());
        const [theirs, another] = [await listen(app(), member), await listen(app(), manager)];
        await changePerson(app(), member, fields);
        await theirs.ended;
        expect(theirs.seen).toEqual([]);
        expect((await member.get('/api/clients')).status).toBe(401);
        const client = await newClient();
        await another.next(({ ids }) => ids.includes(client.id));
      });
    },
  );

  it('ASVS-13, SRV-01: an open stream tells what the role of the moment may see', async () => {
    await withoutHeartbeats(async () => {
      const { manager, member, newClient } = await testWorkspace(app());
      const [promoted, demoted] = [await listen(app(), member), await listen(app(), manager)];
      await changePerson(app(), member, { accessRole: 'manager' });
      await changePerson(app(), manager, { accessRole: 'member' });
      const client = await newClient();
      expect((await promoted.next(({ entity }) => entity === 'client')).ids).toEqual([client.id]);
      expect((await demoted.next(({ entity }) => entity === 'client')).ids).toEqual([]);
      expect((await manager.post('/api/clients', clientForm())).status).toBe(403);
    });
  });

  it('SRV-03, SRV-01: two servers on one PostgreSQL tell each other what changed, and who may no longer listen', async ({
    skip,
  }) => {
    const { database } = app();
    if (database.kind === 'embedded') skip('the embedded database has one server');
    const [at] = await rowsOf<{ name: string; folder: string }>(
      database.orm,
      sql`select current_database() as name, current_setting('unix_socket_directories') as folder`,
    );
    const databaseUrl = `postgres://linework@localhost/${at?.name}?host=${encodeURIComponent(at?.folder ?? '')}`;
    const second = await createTestApp(await openDatabase({ dataDir: '', databaseUrl }));
    await withoutHeartbeats(async () => {
      const { manager, member, newClient } = await testWorkspace(app());
      const [stream, left] = [await listen(second, manager), await listen(second, member)];
      const client = await newClient();
      expect((await stream.next(({ entity }) => entity === 'client')).ids).toEqual([client.id]);
      await changePerson(app(), member, { status: 'Inactive' });
      await left.ended;
      await second.services.changes.close();
      await stream.ended;
    });
    await second.database.close();
  });
});

/** Nothing comes to light by asking now and then: only what is told, or has a time of its own. */
async function withoutHeartbeats(work: () => Promise<void>): Promise<void> {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  try {
    await work();
  } finally {
    vi.useRealTimers();
  }
}

/** @param time as PostgreSQL reads an interval */
async function expireIn({ database }: TestApp, { id }: Person, time: string): Promise<void> {
  await database.orm.execute(
    sql`update auth_sessions set expires_at = now() + ${time}::interval where user_id = (select user_id from people where id = ${id})`,
  );
}

/** Changes somebody as whoever manages people does. */
async function changePerson(
  { database }: TestApp,
  { id }: Person,
  fields: Partial<typeof people.$inferInsert>,
): Promise<void> {
  await database.transaction(async (tx) => {
    const [row] = await tx.update(people).set(fields).where(eq(people.id, id)).returning();
    await announce(tx, row?.workspaceId ?? '', 'person', [id], new Date());
  });
}
