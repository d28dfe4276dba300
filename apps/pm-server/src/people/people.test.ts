import { accessMessages, peopleMessages } from '@linework/domain';
import { expect, it } from 'vitest';
import { onDatabase } from '../../test/onDatabase';
import { cookiesOf } from '../../test/testAccount';
import { clientForm, personForm, personWith, testWorkspace } from '../../test/testWorkspace';

const PASSWORD = 'drafting-paper';

onDatabase('People', (app) => {
  const signIn = (email: string, password = PASSWORD) =>
    personWith(app(), '', '').post('/api/auth/sign-in/email', { email, password });

  const signedIn = async (email: string) => personWith(app(), '', cookiesOf(await signIn(email)));

  it('USR-04, SRV-01: a person that an admin makes can sign in; the answer tells no password', async () => {
    const { add } = await testWorkspace(app());
    const admin = await add('admin');
    const form = personForm({ accessRole: 'manager', hourlyRateMinor: 9_000, hoursPerWeek: 37.5 });
    const made = await admin.post('/api/people', form);
    expect(made.status).toBe(200);
    expect(made.body).toMatchObject({
      accessRole: 'manager',
      hourlyRateMinor: 9_000,
      hoursPerWeek: 37.5,
      hasAccount: true,
      initials: 'OE',
    });
    expect(JSON.stringify(made.body)).not.toContain(PASSWORD);
    expect((await signIn(form.email)).status).toBe(200);
    // The same request again, as when its answer was lost.
    expect((await admin.post('/api/people', form)).body).toEqual(made.body);
  });

  it('USR-06: an email in use is refused at its field, in whatever case it is typed', async () => {
    const { owner } = await testWorkspace(app());
    const form = personForm();
    await owner.post('/api/people', form);
    const again = await owner.post('/api/people', personForm({ email: form.email.toUpperCase() }));
    expect([again.status, again.body.errors]).toEqual([
      422,
      [{ path: 'email', message: peopleMessages.emailInUse }],
    ]);
  });

  it('ASVS-2, USR-06: a password that is common or made of the person’s name is refused at its field', async () => {
    const { owner } = await testWorkspace(app());
    for (const password of ['password1', 'Eriksen-1']) {
      const { status, body } = await owner.post(
        '/api/people',
        personForm({ password, confirmPassword: password }),
      );
      expect([status, body.errors?.[0]?.path]).toEqual([422, 'password']);
    }
  });

  it('SRV-01: nobody gives an access role above their own, raises themself, or removes the last owner', async () => {
    const { owner, add } = await testWorkspace(app());
    const admin = await add('admin');
    const made = await admin.post('/api/people', personForm({ accessRole: 'owner' }));
    expect(made.body.errors).toEqual([{ path: 'accessRole', message: accessMessages.aboveOwnRole }]);
    const self = (await admin.get(`/api/people/${admin.id}`)).body;
    const raised = await admin.put(`/api/people/${admin.id}`, self.version, { ...self, accessRole: 'owner' });
    expect(raised.body.errors).toEqual([{ path: 'accessRole', message: accessMessages.noSelfRaise }]);
    const last = (await owner.get(`/api/people/${owner.id}`)).body;
    for (const [change, path] of [
      [{ accessRole: 'admin' }, 'accessRole'],
      [{ status: 'Inactive' }, 'status'],
    ] as const) {
      const answer = await owner.put(`/api/people/${owner.id}`, last.version, { ...last, ...change });
      expect(answer.body.errors).toEqual([{ path, message: accessMessages.lastOwner }]);
    }
    expect((await owner.remove(`/api/people/${owner.id}`)).body.detail).toBe(`${accessMessages.lastOwner}.`);
    expect((await admin.remove(`/api/people/${owner.id}`)).status).toBe(403);
  });

  it('SRV-01: two owners who demote each other at once leave one', async () => {
    const { owner, add } = await testWorkspace(app());
    const other = await add('owner');
    const demote = async (by: typeof owner, id: string) => {
      const { body } = await owner.get(`/api/people/${id}`);
      return by.put(`/api/people/${id}`, body.version, { ...body, accessRole: 'member' });
    };
    const answers = await Promise.all([demote(owner, other.id), demote(other, owner.id)]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('SRV-01: an admin cannot take over an owner’s account by changing its email', async () => {
    const { owner, add } = await testWorkspace(app());
    const admin = await add('admin');
    const { body } = await admin.get(`/api/people/${owner.id}`);
    const answer = await admin.put(`/api/people/${owner.id}`, body.version, {
      ...body,
      accessRole: undefined,
      email: 'mine@haldenroy.example',
    });
    expect(answer.body.errors).toEqual([{ path: 'email', message: accessMessages.ownersOnly }]);
  });

  it('SRV-01: a member edits their own name and phone; what others manage is refused at its field', async () => {
    const { member } = await testWorkspace(app());
    const { hourlyRateMinor, accessRole, version, ...form } = (await member.get(`/api/people/${member.id}`))
      .body;
    const renamed = await member.put(`/api/people/${member.id}`, version, { ...form, phone: '+47 1' });
    expect(renamed.body).toMatchObject({ phone: '+47 1', accessRole, hourlyRateMinor });
    // The form sends the rate that they see, as it is.
    const again = await member.put(`/api/people/${member.id}`, version + 1, { ...form, hourlyRateMinor });
    expect(again.status).toBe(200);
    for (const change of [
      { status: 'Inactive' },
      { jobRole: 'Designer' },
      { email: 'other@haldenroy.example' },
      { hoursPerWeek: 1 },
      { hourlyRateMinor: 1_000_000 },
    ]) {
      const answer = await member.put(`/api/people/${member.id}`, version + 2, { ...form, ...change });
      expect(answer.body.errors).toEqual([
        { path: Object.keys(change)[0], message: peopleMessages.managedByOthers },
      ]);
    }
  });

  it('USR-02, GEN-12: a deleted person is signed out and can’t sign in; Undo brings them back as they were', async () => {
    const { owner, newClient, newProject, newTask } = await testWorkspace(app());
    const form = personForm();
    await owner.post('/api/people', form);
    const { id: clientId } = await newClient();
    const { id: projectId } = await newProject(clientId, { team: [{ id: form.id }] });
    const task = await newTask(projectId, form.id);
    const session = await signIn(form.email);
    const person = personWith(app(), form.id, (session.headers.get('set-cookie') ?? '').split(';')[0] ?? '');
    expect((await person.get('/api/session')).body.person?.id).toBe(form.id);
    const deleted = await owner.remove(`/api/people/${form.id}`);
    expect(deleted.status).toBe(200);
    expect((await person.get('/api/session')).body.person).toBeNull();
    expect((await signIn(form.email)).status).toBe(401);
    // Work stays, with the name on it.
    expect((await owner.get(`/api/tasks/${task.id}`)).body.assigneeName).toBe('Ola Eriksen');
    const { deletionId } = deleted.body;
    expect((await owner.post(`/api/deletions/${deletionId}/undo`)).status).toBe(200);
    expect((await signIn(form.email)).status).toBe(200);
    expect((await owner.get(`/api/people/${form.id}`)).body).toMatchObject({
      projectCount: 1,
      taskCount: 1,
    });
  });

  it('USR-06: the email of a deleted person is free for somebody new; Undo is refused then', async () => {
    const { owner } = await testWorkspace(app());
    const form = personForm();
    await owner.post('/api/people', form);
    const { deletionId } = (await owner.remove(`/api/people/${form.id}`)).body;
    const next = await owner.post('/api/people', personForm({ email: form.email }));
    expect(next.status).toBe(200);
    expect((await signIn(form.email)).status).toBe(200);
    expect((await owner.post(`/api/deletions/${deletionId}/undo`)).status).toBe(409);
  });

  it('SRV-01: deactivating ends the sessions; reactivating lets them sign in again', async () => {
    const { owner } = await testWorkspace(app());
    const form = personForm();
    const { body } = await owner.post('/api/people', form);
    const session = await signIn(form.email);
    const person = personWith(app(), form.id, (session.headers.get('set-cookie') ?? '').split(';')[0] ?? '');
    await owner.put(`/api/people/${form.id}`, body.version, { ...body, status: 'Inactive' });
    expect((await person.get('/api/tasks')).status).toBe(401);
    expect((await signIn(form.email)).status).toBe(401);
    await owner.put(`/api/people/${form.id}`, body.version + 1, { ...body, status: 'Active' });
    expect((await signIn(form.email)).status).toBe(200);
  });

  it('ASVS-14: whoever may remove people sees where one is signed in and signs them out everywhere; nobody does so above their rank', async () => {
    const { owner, manager, add } = await testWorkspace(app());
    const admin = await add('admin');
    const form = personForm();
    await owner.post('/api/people', form);
    const [here, there] = await Promise.all([1, 2].map(async () => signedIn(form.email)));
    const token = { name: 'Nightly', scope: 'all', days: 30, currentPassword: PASSWORD };
    const made = await here?.post('/api/account/tokens', token);
    expect(made?.status).toBe(200);
    const path = `/api/people/${form.id}/sessions`;
    const [first, second] = (await admin.get(path)).body.rows;
    expect([first.isCurrent, second.isCurrent]).toEqual([false, false]);
    expect(JSON.stringify([first, second])).not.toContain('token');

    for (const answer of [await manager.get(path), await manager.remove(path, null)])
      expect(answer.status).toBe(403);
    const ofOwner = `/api/people/${owner.id}/sessions`;
    for (const answer of [await admin.get(ofOwner), await admin.remove(ofOwner, null)])
      expect(answer).toMatchObject({ status: 403, body: { detail: `${accessMessages.ownersSessions}.` } });

    expect((await admin.remove(path, null)).body).toEqual({ ended: 2 });
    for (const person of [here, there]) expect((await person?.get('/api/tasks'))?.status).toBe(401);
    const byToken = await personWith(app(), '', '').send('GET', '/api/tasks', null, {
      authorization: `Bearer ${made?.body.token}`,
    });
    expect(byToken.status).toBe(401);
    expect((await admin.get(path)).body.rows).toEqual([]);
    // Their account stays.
    expect((await signIn(form.email)).status).toBe(200);
    expect((await owner.get('/api/audit?action=sessions-end')).body.rows).toEqual([
      expect.objectContaining({ personId: admin.id, subject: `Ola Eriksen <${form.email}>` }),
    ]);
  });

  it('ASVS-15: an email that somebody signs in with changes only by the password of who changes it, and not by a token', async () => {
    const { owner } = await testWorkspace(app());
    const [manages, signsIn] = [personForm({ accessRole: 'admin' }), personForm()];
    for (const form of [manages, signsIn]) expect((await owner.post('/api/people', form)).status).toBe(200);
    const admin = await signedIn(manages.email);
    const path = `/api/people/${signsIn.id}`;
    const { version, accessRole, ...stored } = (await admin.get(path)).body;
    const email = `new-${signsIn.email}`;
    const save = (fields: object) => admin.put(path, version, { ...stored, email, ...fields });
    expect((await save({})).body.errors).toEqual([
      { path: 'currentPassword', message: peopleMessages.confirmEmail },
    ]);
    expect((await save({ currentPassword: 'wrong' })).body.errors).toEqual([
      { path: 'currentPassword', message: peopleMessages.currentPasswordWrong },
    ]);
    const token = await admin.post('/api/account/tokens', {
      name: 'Sync',
      scope: 'all',
      days: 30,
      currentPassword: PASSWORD,
    });
    const body = Buffer.from(JSON.stringify({ ...stored, email, currentPassword: PASSWORD }));
    const byToken = await personWith(app(), '', '').send('PUT', path, body, {
      authorization: `Bearer ${token.body.token}`,
      'content-type': 'application/json',
      'if-match': `"${version}"`,
    });
    expect(byToken.body.errors).toEqual([{ path: 'currentPassword', message: peopleMessages.confirmEmail }]);
    // Written in another case it is the same address.
    expect((await save({ email: signsIn.email.toUpperCase() })).status).toBe(200);
    const saved = await admin.put(path, version + 1, { ...stored, email, currentPassword: PASSWORD });
    expect([saved.status, saved.body.email]).toEqual([200, email]);
    expect(JSON.stringify(saved.body)).not.toContain(PASSWORD);
    expect((await signIn(email)).status).toBe(200);
    expect((await signIn(signsIn.email)).status).toBe(401);
  });

  it('SRV-01: a person of a client is tied to one, and is let go when the access role changes', async () => {
    const { owner } = await testWorkspace(app());
    const client = clientForm();
    await owner.post('/api/clients', client);
    const form = personForm({ accessRole: 'client', clientId: client.id });
    const { body } = await owner.post('/api/people', form);
    expect(body).toMatchObject({
      clientId: client.id,
      clientName: client.name,
      jobRole: null,
      startDate: null,
    });
    const foreign = await owner.post('/api/people', personForm({ accessRole: 'client', clientId: form.id }));
    expect(foreign.body.errors).toEqual([{ path: 'clientId', message: peopleMessages.clientRequired }]);
    const { jobRole, department, startDate } = form;
    const work = { jobRole, department, startDate };
    const idle = await owner.put(`/api/people/${form.id}`, body.version, { ...body, accessRole: 'member' });
    expect(idle.body.errors).toHaveLength(3);
    const member = await owner.put(`/api/people/${form.id}`, body.version, {
      ...{ ...body, ...work },
      accessRole: 'member',
    });
    expect(member.body).toMatchObject({ accessRole: 'member', clientId: null, ...work });
  });
});
