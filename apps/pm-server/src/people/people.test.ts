import { accessMessages, peopleMessages } from '@linework/domain';
import { expect, it } from 'vitest';
import { onBothDatabases } from '../../test/onBothDatabases';
import { clientForm, personForm, personWith, testWorkspace } from '../../test/testWorkspace';

const PASSWORD = 'drafting-paper';

onBothDatabases('People', (app) => {
  const signIn = (email: string, password = PASSWORD) =>
    personWith(app(), '', '').post('/api/auth/sign-in/email', { email, password });

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

  it('SRV-01: a person of a client is tied to one, and is let go when the access role changes', async () => {
    const { owner } = await testWorkspace(app());
    const client = clientForm();
    await owner.post('/api/clients', client);
    const form = personForm({ accessRole: 'client', clientId: client.id });
    const { body } = await owner.post('/api/people', form);
    expect(body.clientId).toBe(client.id);
    const foreign = await owner.post('/api/people', personForm({ accessRole: 'client', clientId: form.id }));
    expect(foreign.body.errors).toEqual([{ path: 'clientId', message: peopleMessages.clientRequired }]);
    const member = await owner.put(`/api/people/${form.id}`, body.version, { ...body, accessRole: 'member' });
    expect(member.body).toMatchObject({ accessRole: 'member', clientId: null });
  });
});
