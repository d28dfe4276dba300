import { type CommentCreate, CommentPage, type CommentRow, type NotificationPage } from '@linework/domain';
import { v7 } from 'uuid';
import { expect, it } from 'vitest';
import { some } from '../../../../scripts/checks/some';
import { listen } from '../../test/listen';
import { onDatabase } from '../../test/onDatabase';
import { endPauses, runJobs } from '../../test/runJobs';
import { startSmtp } from '../../test/smtpServer';
import { type Answer, type Person, testWorkspace } from '../../test/testWorkspace';
import { storeFile } from '../../test/uploads';
import { rowsOf } from '../database/rowsOf';
import { sql } from '../database/sql';

onDatabase('Comments', (app) => {
  async function world() {
    const workspace = await testWorkspace(app());
    const { member, manager, newClient, newProject, newTask, add } = workspace;
    const client = await newClient();
    const project = await newProject(client.id, { team: [{ id: member.id }] });
    const task = await newTask(project.id, member.id);
    const other = await newClient();
    return {
      ...workspace,
      project,
      task,
      file: await storeFile(manager, project.id),
      customer: await add('client', client.id),
      /** Of another company, and a member of no project. */
      strangers: [await add('client', other.id), await add('member')],
    };
  }
  const onTask = ({ id }: { id: string }) => ({ kind: 'task', id }) as const;
  const say = (
    person: Person,
    about: CommentCreate['about'],
    body: string,
    more: Partial<CommentCreate> = {},
  ) => person.post('/api/comments', { id: v7(), about, body, ...more });
  const said = async (...call: Parameters<typeof say>): Promise<CommentRow> => {
    const { status, body } = await say(...call);
    expect([status, body.detail]).toEqual([200, undefined]);
    return body;
  };
  const pageOf = async (person: Person, query: string): Promise<CommentPage> => {
    const { status, body } = await person.get(`/api/comments?${query}`);
    expect(status).toBe(200);
    return CommentPage.parse(body);
  };
  const wordsOf = async (person: Person, query: string) =>
    (await pageOf(person, query)).rows.map(({ comment, answers }) => [
      comment?.body ?? null,
      ...answers.map(({ body }) => body),
    ]);
  const heardBy = async (person: Person) =>
    ((await person.get('/api/notifications')).body as NotificationPage).rows
      .filter(({ kind }) => kind === 'mentioned' || kind === 'answered')
      .map(({ kind, title, message, actionUrl }) => ({ kind, title, message, actionUrl }));
  const errorOf = ({ status, body }: Answer) => [status, body.errors?.[0]?.path, body.errors?.[0]?.message];

  it('SRV-01: who sees a project, a task or a file reads and writes what is said on it, and nobody else', async () => {
    const { owner, manager, member, customer, strangers, project, task, file } = await world();
    const things = [
      { kind: 'project', id: project.id },
      { kind: 'task', id: task.id },
      { kind: 'file', id: file.id },
    ] as const;
    for (const about of things) {
      const query = `${about.kind}=${about.id}`;
      for (const person of [owner, manager, member, customer]) await said(person, about, `${person.id} says`);
      const expected = [customer, member, manager, owner].map(({ id }) => [`${id} says`]);
      for (const person of [owner, manager, member, customer])
        expect(await wordsOf(person, query)).toEqual(expected);
      const [{ comment }] = (await pageOf(owner, query)).rows as [CommentPage['rows'][number]];
      expect(comment).toMatchObject({
        authorName: 'Tess client',
        isByClient: true,
        mayUpdate: false,
        mayDelete: true,
      });
      for (const stranger of some(strangers)) {
        expect((await stranger.get(`/api/comments?${query}`)).status).toBe(404);
        expect((await stranger.get(`/api/comments/mentionable?${query}`)).status).toBe(404);
        expect((await stranger.get(`/api/comments/${comment?.id}`)).status).toBe(404);
        expect(errorOf(await say(stranger, about, 'Hello'))[1]).toBe('about');
      }
    }
    expect((await owner.get('/api/comments')).status).toBe(400);
    expect((await owner.get(`/api/comments?task=${task.id}&project=${project.id}`)).status).toBe(400);
  });

  it('SRV-01: one changes one’s own words only, and deletes one’s own; owners, admins and managers also others’', async () => {
    const { owner, manager, member, customer, task, add } = await world();
    const admin = await add('admin');
    const { id } = await said(member, onTask(task), 'Mine');
    const { id: theirs } = await said(customer, onTask(task), 'Theirs');
    for (const person of [owner, admin, manager, customer])
      expect((await person.put(`/api/comments/${id}`, 1, { body: 'Not mine' })).status).toBe(403);
    expect((await member.put(`/api/comments/${theirs}`, 1, { body: 'Not mine' })).status).toBe(403);
    expect((await member.remove(`/api/comments/${theirs}`)).status).toBe(403);
    expect((await customer.remove(`/api/comments/${id}`)).status).toBe(403);
    const changed = await member.put(`/api/comments/${id}`, 1, { body: 'Mine, better' });
    expect(changed.body).toMatchObject({ body: 'Mine, better', version: 2 });
    expect(changed.body.editedAt).not.toBeNull();
    const stale = await member.put(`/api/comments/${id}`, 1, { body: 'Mine, late' });
    expect([stale.status, stale.body.current.body]).toEqual([412, 'Mine, better']);
    expect((await member.put(`/api/comments/${id}`, null, { body: 'Mine' })).status).toBe(428);
    for (const person of [owner, admin, manager]) {
      const { id: next } = await said(member, onTask(task), 'Delete me');
      expect((await person.remove(`/api/comments/${next}`)).status).toBe(200);
    }
    const own = await customer.remove(`/api/comments/${theirs}`);
    expect(own.status).toBe(200);
    const undo = `/api/deletions/${own.body.deletionId}/undo`;
    expect((await member.post(undo)).status).toBe(404);
    expect((await customer.post(undo)).status).toBe(200);
    expect(await wordsOf(member, `task=${task.id}`)).toEqual([['Theirs'], ['Mine, better']]);
  });

  it('SRV-01, NOT-03: no byte of an internal comment reaches a person of the client, and they write none', async () => {
    const { owner, manager, member, customer, project, task } = await world();
    const SECRET = 'tender-limit';
    app().services.mail = { smtpUrl: 'smtp://127.0.0.1:1', from: 'linework@mail.example' };
    const stream = await listen(app(), customer);
    const open = await said(customer, onTask(task), 'When do you come?');
    const hidden = [
      await said(manager, onTask(task), `${SECRET} is 4 000`, { isInternal: true }),
      await said(manager, onTask(task), `${SECRET} says no`, { isInternal: true, parentId: open.id }),
    ];
    // Asked for or not, what answers an internal comment is internal.
    for (const { id } of [...hidden])
      hidden.push(await said(member, onTask(task), `${SECRET} noted`, { parentId: id }));
    expect(hidden.map(({ isInternal }) => isInternal)).toEqual([true, true, true, true]);
    expect(hidden[3]?.threadId).toBe(open.id);
    await manager.put(`/api/comments/${hidden[0]?.id}`, 1, { body: `${SECRET} is 5 000` });
    const gone = await manager.remove(`/api/comments/${hidden[2]?.id}`);
    const answers = [];
    for (const path of [
      `/api/comments?task=${task.id}`,
      `/api/comments?project=${project.id}`,
      `/api/comments/mentionable?task=${task.id}&internal=true`,
      `/api/comments/mentionable?task=${task.id}`,
      '/api/notifications',
      `/api/search?q=${SECRET}`,
      `/api/tasks/${task.id}`,
      `/api/projects/${project.id}`,
      '/api/tasks/export?format=csv',
      '/api/projects',
      '/api/dashboard',
      '/api/trash',
      ...hidden.flatMap(({ id }) => [`/api/comments/${id}`, `/api/comments/${id}/deletion-preview`]),
    ])
      answers.push([path, JSON.stringify((await customer.get(path)).body)]);
    for (const { id } of hidden) {
      expect((await customer.get(`/api/comments/${id}`)).status).toBe(404);
      answers.push(['put', JSON.stringify(await customer.put(`/api/comments/${id}`, 1, { body: 'x' }))]);
      answers.push(['delete', JSON.stringify(await customer.remove(`/api/comments/${id}`, 1))]);
      expect(errorOf(await say(customer, onTask(task), 'x', { parentId: id }))[1]).toBe('parentId');
      // A taken id tells nothing of what took it.
      answers.push(['post', JSON.stringify(await say(customer, onTask(task), 'x', { id }))]);
    }
    expect((await customer.post(`/api/deletions/${gone.body.deletionId}/undo`)).status).toBe(404);
    const preview = await customer.get(`/api/comments/${open.id}/deletion-preview`);
    answers.push(['preview', JSON.stringify(preview)]);
    for (const [path, text] of some(answers))
      for (const secret of [SECRET, ...hidden.map(({ id }) => id)])
        expect(text?.replaceAll(`${path}`, '').includes(secret), `${path}: ${secret}`).toBe(
          // What was asked for may be said back.
          path === `/api/search?q=${SECRET}` && secret === SECRET && !!text?.includes(`"${SECRET}"`),
        );
    expect(await wordsOf(customer, `task=${task.id}`)).toEqual([['When do you come?']]);
    // What the thread says to the team.
    expect(await wordsOf(owner, `task=${task.id}`)).toEqual([
      [`${SECRET} is 5 000`],
      ['When do you come?', `${SECRET} says no`, `${SECRET} noted`],
    ]);
    const last = await said(manager, onTask(task), 'Tomorrow', { parentId: open.id });
    await stream.next(({ entity, ids }) => entity === 'comment' && ids.includes(last.id));
    for (const { id } of hidden) expect(JSON.stringify(stream.seen).includes(id)).toBe(false);
    expect((await heardBy(customer)).map(({ message }) => message)).toEqual([
      'Draw single-line diagram: Tomorrow',
    ]);
    expect(errorOf(await say(customer, onTask(task), 'x', { isInternal: true }))).toEqual([
      422,
      'isInternal',
      'Internal comments are for the team. Send it as a comment that everybody sees',
    ]);
    app().services.mail = null;
  });

  it('NOT-03: who is mentioned hears of it with a link to the comment, once, and by mail', async () => {
    const smtp = await startSmtp();
    app().services.mail = { smtpUrl: smtp.url, from: 'linework@mail.example' };
    const { manager, member, customer, task, file } = await world();
    const stream = await listen(app(), member);
    const body = `@Tess member and @Tess client: look at the slot. ${'x'.repeat(300)}`;
    const { id, mentions } = await said(manager, onTask(task), body, { mentions: [member.id, customer.id] });
    expect(mentions).toEqual([
      { personId: customer.id, name: 'Tess client' },
      { personId: member.id, name: 'Tess member' },
    ]);
    await stream.next(({ entity, ids }) => entity === 'notification' && ids.includes(member.id));
    const [told] = await heardBy(member);
    expect(told).toMatchObject({
      kind: 'mentioned',
      title: 'Tess manager mentioned you',
      actionUrl: `/tasks/edit?id=${task.id}&comment=${id}`,
    });
    expect(told?.message).toMatch(/^Draw single-line diagram: @Tess member and @Tess client: look at .*…$/);
    expect((await heardBy(customer))[0]?.title).toBe('Tess manager mentioned you');
    // A change tells only who was not mentioned before.
    await manager.put(`/api/comments/${id}`, 1, { body: '@Tess member, look', mentions: [member.id] });
    expect(await heardBy(member)).toHaveLength(1);
    // Who is typed away is not mentioned.
    const typedAway = await said(manager, onTask(task), 'Never mind', { mentions: [member.id] });
    expect(typedAway.mentions).toEqual([]);
    const onFile = await said(manager, { kind: 'file', id: file.id }, 'Hi @Tess member', {
      mentions: [member.id],
    });
    expect((await heardBy(member))[0]?.actionUrl).toBe(`/documents?file=${file.id}&comment=${onFile.id}`);
    await endPauses(app());
    await runJobs(app());
    expect(smtp.to(`${member.id}@haldenroy.example`).at(-1)?.text).toContain('Tess manager mentioned you');
    app().services.mail = null;
    await smtp.close();
  });

  it('NOT-03: an answer tells those who said something in the thread, a mention before that, and nobody twice', async () => {
    const { owner, manager, member, customer, task, project } = await world();
    const first = await said(member, onTask(task), 'Is this right?');
    await said(customer, onTask(task), 'I wonder too', { parentId: first.id });
    expect((await heardBy(member)).map(({ kind, title }) => [kind, title])).toEqual([
      ['answered', 'Tess client answered'],
    ]);
    await said(manager, onTask(task), 'It is, @Tess member', { parentId: first.id, mentions: [member.id] });
    expect((await heardBy(member)).map(({ kind }) => kind)).toEqual(['mentioned', 'answered']);
    expect((await heardBy(customer)).map(({ kind }) => kind)).toEqual(['answered']);
    expect(await heardBy(manager)).toEqual([]);
    // Whoever has lost sight of it hears nothing.
    await member.remove(`/api/comments/${first.id}`);
    const form = (await owner.get(`/api/tasks/${task.id}`)).body;
    await owner.put(`/api/tasks/${task.id}`, form.version, { ...form, assigneeId: owner.id });
    const { version, ...projectForm } = (await owner.get(`/api/projects/${project.id}`)).body;
    await owner.put(`/api/projects/${project.id}`, version, { ...projectForm, team: [], tasks: undefined });
    const [thread] = (await pageOf(owner, `task=${task.id}`)).rows;
    expect(thread?.comment).toBeNull();
    await said(owner, onTask(task), 'So be it', { parentId: thread?.answers[0]?.id ?? '' });
    expect(await heardBy(member)).toEqual([]);
    expect((await heardBy(customer)).map(({ title }) => title)).toEqual([
      'Tess owner answered',
      'Tess manager answered',
    ]);
  });

  it('NOT-03, GEN-11: who cannot see it cannot be mentioned: the error names them and says what to do', async () => {
    const { owner, manager, member, customer, strangers, task } = await world();
    const [foreign, idle] = strangers as [Person, Person];
    expect(errorOf(await say(manager, onTask(task), 'Hi @Tess client', { mentions: [foreign.id] }))).toEqual([
      422,
      'mentions',
      'Tess client cannot see this, and would not hear of it. Take the mention out, or give them access to the project first',
    ]);
    expect(errorOf(await say(manager, onTask(task), 'Hi @Tess member', { mentions: [idle.id] }))[1]).toBe(
      'mentions',
    );
    expect(
      errorOf(
        await say(manager, onTask(task), 'Hi @Tess client', { mentions: [customer.id], isInternal: true }),
      ),
    ).toEqual([
      422,
      'mentions',
      'Tess client is with the client, who never gets internal comments. Take the mention out, or switch Internal off',
    ]);
    // People of a client learn no name by mentioning.
    expect(errorOf(await say(customer, onTask(task), 'Hi @Tess owner', { mentions: [owner.id] }))[2]).toMatch(
      /^Somebody whom you mention/,
    );
    expect(await wordsOf(owner, `task=${task.id}`)).toEqual([]);
    const offered = async (person: Person, more = '') =>
      (await person.get(`/api/comments/mentionable?task=${task.id}${more}`)).body.rows.map(
        ({ personId }: { personId: string }) => personId,
      );
    expect((await offered(manager)).sort()).toEqual([owner.id, member.id, customer.id].sort());
    expect((await offered(manager, '&internal=true')).sort()).toEqual([owner.id, member.id].sort());
    expect(await offered(manager, '&search=tess%20m')).toEqual([member.id]);
    // Of the team, those who have said something to them.
    expect(await offered(customer)).toEqual([]);
    await said(manager, onTask(task), 'Hello');
    await said(owner, onTask(task), 'Hush', { isInternal: true });
    expect(await offered(customer)).toEqual([manager.id]);
    await said(customer, onTask(task), 'Hi @Tess manager', { mentions: [manager.id] });
  });

  it('SRV-02: sent again it is one, its text is what was typed, and a megabyte is refused', async () => {
    const { member, task } = await world();
    const id = v7();
    const text = '<script>alert(1)</script>\n\n  **two**\r\nlines';
    for (const _ of [1, 2]) await said(member, onTask(task), text, { id });
    expect(await wordsOf(member, `task=${task.id}`)).toEqual([
      ['<script>alert(1)</script>\n\n  **two**\nlines'],
    ]);
    expect((await say(member, onTask(task), 'Something else', { id })).status).toBe(409);
    expect(errorOf(await say(member, onTask(task), 'x'.repeat(1_000_000)))).toEqual([
      422,
      'body',
      'Comment must be at most 5,000 characters',
    ]);
    expect((await say(member, onTask(task), 'x'.repeat(5_000))).status).toBe(200);
    expect(errorOf(await say(member, onTask(task), ' \n '))).toEqual([422, 'body', 'Write something first']);
  });

  it('SRV-01: pages of threads lead to the oldest, each once, with its answers', async () => {
    const { member, task } = await world();
    const threads = [];
    for (let n = 0; n < 7; n += 1) threads.push(await said(member, onTask(task), `Thread ${n}`));
    await said(member, onTask(task), 'An answer', { parentId: threads[0]?.id ?? '' });
    const pages: CommentPage[] = [];
    for (let cursor: string | null = ''; cursor !== null; cursor = pages.at(-1)?.nextCursor ?? null)
      pages.push(await pageOf(member, `task=${task.id}&limit=3${cursor && `&cursor=${cursor}`}`));
    expect(pages.map(({ rows }) => rows.length)).toEqual([3, 3, 1]);
    expect(pages.flatMap(({ rows }) => rows.map(({ comment }) => comment?.body))).toEqual(
      threads.map(({ body }) => body).reverse(),
    );
    expect(pages[2]?.rows[0]?.answers.map(({ body }) => body)).toEqual(['An answer']);
  });

  it('GEN-12: what is deleted takes what is said on it along, Undo brings it back, and it goes for good with it', async () => {
    const { owner, manager, member, project, task, file } = await world();
    const things = [
      { kind: 'task', id: task.id, path: `/api/tasks/${task.id}` },
      { kind: 'file', id: file.id, path: `/api/files/${file.id}` },
      { kind: 'project', id: project.id, path: `/api/projects/${project.id}` },
    ] as const;
    for (const { kind, id } of things)
      await said(manager, { kind, id }, `On the ${kind}, @Tess member`, { mentions: [member.id] });
    const kept = async () => {
      const [row] = await rowsOf<{ comments: number; mentions: number }>(
        app().database.orm,
        sql`select (select count(*)::int from comments where project_id = ${project.id}) as comments,
              (select count(*)::int from comment_mentions m join comments c on c.id = m.comment_id where c.project_id = ${project.id}) as mentions`,
      );
      return row;
    };
    for (const { kind, id, path } of things) {
      const { counts } = (await owner.get(`${path}/deletion-preview`)).body;
      expect([kind, counts.comments]).toEqual([kind, kind === 'project' ? 3 : 1]);
      const { body } = await owner.remove(path);
      expect(body.counts.comments).toBe(kind === 'project' ? 3 : 1);
      expect((await owner.get(`/api/comments?${kind}=${id}`)).status).toBe(404);
      expect(await heardBy(member)).toHaveLength(kind === 'project' ? 0 : 2);
      expect((await owner.post(`/api/deletions/${body.deletionId}/undo`)).status).toBe(200);
      expect(await wordsOf(owner, `${kind}=${id}`)).toEqual([[`On the ${kind}, @Tess member`]]);
    }
    expect(await kept()).toEqual({ comments: 3, mentions: 3 });
    const { body } = await owner.remove(`/api/projects/${project.id}`);
    expect((await owner.remove(`/api/trash/${body.deletionId}`, null)).status).toBe(200);
    expect(await kept()).toEqual({ comments: 0, mentions: 0 });
  });

  it('GEN-12: answers outlive what they answer, also when that goes for good, and so does a mention its person', async () => {
    const { owner, member, manager, add, project, task } = await world();
    const leaver = await add('admin');
    const first = await said(member, onTask(task), 'First');
    await said(manager, onTask(task), 'Answer to @Tess admin', { parentId: first.id, mentions: [leaver.id] });
    const gone = await member.remove(`/api/comments/${first.id}`);
    expect(await wordsOf(owner, `task=${task.id}`)).toEqual([[null, 'Answer to @Tess admin']]);
    expect((await owner.get('/api/trash')).body.rows[0]).toMatchObject({ kind: 'comment', name: 'First' });
    await owner.remove(`/api/trash/${gone.body.deletionId}`, null);
    const left = await owner.remove(`/api/people/${leaver.id}`);
    expect((await owner.remove(`/api/trash/${left.body.deletionId}`, null)).status).toBe(200);
    const [thread] = (await pageOf(owner, `task=${task.id}`)).rows;
    expect([thread?.comment, thread?.answers[0]?.body, thread?.answers[0]?.mentions]).toEqual([
      null,
      'Answer to @Tess admin',
      [],
    ]);
    // Taking a comment back leaves open forms as they are.
    const { version } = (await owner.get(`/api/projects/${project.id}`)).body;
    const again = await said(owner, onTask(task), 'Once more');
    const { body } = await owner.remove(`/api/comments/${again.id}`);
    await owner.post(`/api/deletions/${body.deletionId}/undo`);
    expect((await owner.get(`/api/projects/${project.id}`)).body.version).toBe(version);
  });
});
