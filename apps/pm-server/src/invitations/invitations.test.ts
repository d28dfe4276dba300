import { invitationMessages, peopleMessages } from '@linework/domain';
import { expect, it } from 'vitest';
import { onDatabase } from '../../test/onDatabase';
import { type Answer, invitationForm, personForm, personWith, testWorkspace } from '../../test/testWorkspace';
import { rowsOf } from '../database/rowsOf';
import { sql } from '../database/sql';

onDatabase('Invitations', (app) => {
  const visitor = () => personWith(app(), '', '');
  const opened = (token: string) => visitor().post('/api/registration/invitation', { token });
  const registered = (token: string, email: string, fields: object = {}) =>
    visitor().post('/api/registration', personForm({ id: undefined, email, token, ...fields }));
  const cookieOf = ({ headers }: Answer) => (headers.get('set-cookie') ?? '').split(';')[0] ?? '';

  async function invited(fields: object = {}) {
    const workspace = await testWorkspace(app());
    const { owner, newInvitation } = workspace;
    const invitation = await newInvitation(fields);
    const { token } = (await owner.post(`/api/invitations/${invitation.id}/links`)).body;
    return { ...workspace, invitation, token: token as string };
  }

  it('SRV-01, USR-08: an invitation becomes an account once, which is signed in at once', async () => {
    const { owner, invitation, token } = await invited({ accessRole: 'manager' });
    expect((await opened(token)).body).toEqual({
      email: invitation.email,
      companyName: 'Haldenroy',
      invitedBy: 'Tess owner',
      accessRole: 'manager',
      expiresAt: invitation.expiresAt,
      dateFormat: 'MM/DD/YYYY',
      clientName: null,
      known: null,
    });
    const answer = await registered(token, invitation.email);
    expect(answer.status).toBe(200);
    const session = await personWith(app(), '', cookieOf(answer)).get('/api/session');
    expect(session.body.person).toMatchObject({ name: 'Ola Eriksen', accessRole: 'manager' });
    const again = await registered(token, invitation.email);
    expect([again.status, again.body.detail]).toEqual([409, invitationMessages.linkUsed]);
    expect((await owner.get('/api/invitations')).body.total).toBe(0);
  });

  it('SRV-01: of two registrations at once one makes the account', async () => {
    const { owner, invitation, token } = await invited();
    const answers = await Promise.all([
      registered(token, invitation.email),
      registered(token, invitation.email),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await owner.get(`/api/people?search=${invitation.email}`)).body.total).toBe(1);
  });

  it('SRV-01: the database has no link that opens anything', async () => {
    const { token } = await invited();
    const rows = await rowsOf(app().database.orm, sql`select * from invitation_links`);
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  it('SRV-01: a link that was made up, withdrawn, replaced, used or has expired opens nothing, and says what to do', async () => {
    const { owner, invitation, token } = await invited();
    expect((await opened('made-up')).status).toBe(404);
    const renewed = await owner.post(`/api/invitations/${invitation.id}/renewal`, undefined, {
      'if-match': '"1"',
    });
    expect((await opened(token)).body.detail).toBe(invitationMessages.linkInvalid);
    const fresh = renewed.body.token;
    expect((await opened(fresh)).status).toBe(200);
    const { deletionId } = (await owner.remove(`/api/invitations/${invitation.id}`)).body;
    expect((await opened(fresh)).body.detail).toBe(invitationMessages.linkWithdrawn);
    expect((await registered(fresh, invitation.email)).status).toBe(409);
    await owner.post(`/api/deletions/${deletionId}/undo`);
    expect((await opened(fresh)).status).toBe(200);
    await app().database.orm.execute(
      sql`update invitations set expires_at = now() - interval '1 minute' where id = ${invitation.id}`,
    );
    expect((await opened(fresh)).body.detail).toBe(invitationMessages.linkExpired);
    expect((await registered(fresh, invitation.email)).body.detail).toBe(invitationMessages.linkExpired);
  });

  it('SRV-01: a link is for the address that was invited, and not for who is signed in as another', async () => {
    const { member, invitation, token } = await invited();
    const other = await registered(token, 'somebody@else.example');
    expect(other.body.errors).toEqual([{ path: 'email', message: invitationMessages.otherEmail }]);
    const form = personForm({ id: undefined, email: invitation.email, token });
    expect((await member.post('/api/registration', form)).status).toBe(409);
    expect((await member.get('/api/session')).body.person.id).toBe(member.id);
  });

  it('SRV-01: nobody is invited twice, nor who has an account, nor above one’s own role', async () => {
    const { owner, add, invitation } = await invited();
    const errors = async (who: typeof owner, fields: object) =>
      (await who.post('/api/invitations', invitationForm(fields))).body.errors;
    expect(await errors(owner, { email: invitation.email.toUpperCase() })).toEqual([
      { path: 'email', message: invitationMessages.alreadyInvited },
    ]);
    const { email } = (await owner.get(`/api/people/${owner.id}`)).body;
    expect(await errors(owner, { email })).toEqual([{ path: 'email', message: peopleMessages.emailInUse }]);
    expect(await errors(await add('admin'), { accessRole: 'owner' })).toMatchObject([{ path: 'accessRole' }]);
  });

  /** Somebody whom the owner keeps a record of, without an account. */
  async function known(fields: object = {}) {
    const workspace = await testWorkspace(app());
    const form = personForm({ phone: '+47 55 10', hourlyRateMinor: 12_300, hoursPerWeek: 30, ...fields });
    await workspace.owner.post('/api/people', form);
    await app().database.orm.execute(sql`update people set user_id = null where id = ${form.id}`);
    await app().database.orm.execute(sql`delete from auth_users where email = ${form.email}`);
    const record = async () => (await workspace.owner.get(`/api/people/${form.id}`)).body;
    const link = async (more: object = {}) => {
      const { id } = await workspace.newInvitation({ email: form.email, ...more });
      return (await workspace.owner.post(`/api/invitations/${id}/links`)).body.token as string;
    };
    return { ...workspace, form, record, link };
  }

  it('SRV-01, USR-08: somebody known opens their record, corrects their name and phone, and changes nothing else', async () => {
    const { owner, newClient, newProject, newTask, form, record, link } = await known({
      accessRole: 'manager',
    });
    const { id: projectId } = await newProject((await newClient()).id, { team: [{ id: form.id }] });
    await newTask(projectId, form.id);
    const token = await link({ accessRole: 'manager' });
    const before = await record();
    expect((await opened(token)).body).toMatchObject({
      accessRole: 'manager',
      known: { firstName: 'Ola', lastName: 'Eriksen', phone: '+47 55 10' },
    });
    const typed = { firstName: 'Olav', phone: '+47 55 99' };
    const others = {
      ...{ jobRole: 'Developer', department: 'HR', startDate: '2026-06-01', accessRole: 'owner' },
      ...{ status: 'Inactive', hourlyRateMinor: 1, hoursPerWeek: 1 },
    };
    expect((await registered(token, form.email, { ...others, ...typed })).status).toBe(200);
    const after = await record();
    expect(after).toEqual({
      ...before,
      ...typed,
      name: 'Olav Eriksen',
      hasAccount: true,
      version: before.version + 1,
      updatedAt: after.updatedAt,
    });
    const told = (await owner.get('/api/notifications')).body.rows;
    expect(JSON.stringify(told)).toContain('Olav Eriksen');
  });

  it('SRV-01: nobody known is invited as something else, nor while they are inactive', async () => {
    const { owner, form, record, link } = await known();
    const errors = async (fields: object) =>
      (await owner.post('/api/invitations', invitationForm({ email: form.email, ...fields }))).body.errors;
    expect(await errors({ accessRole: 'manager' })).toEqual([
      { path: 'accessRole', message: expect.stringContaining('Ola Eriksen is here already as Member') },
    ]);
    const token = await link();
    const save = async (fields: object) => {
      const { version } = await record();
      const { password: _, confirmPassword: __, ...kept } = form as Record<string, unknown>;
      return owner.put(`/api/people/${form.id}`, version, { ...kept, ...fields });
    };
    // What the owner decides after the invitation holds.
    expect((await save({ accessRole: 'admin' })).status).toBe(200);
    expect((await opened(token)).body.accessRole).toBe('admin');
    expect((await save({ accessRole: 'admin', status: 'Inactive' })).status).toBe(200);
    expect((await opened(token)).body.detail).toBe(invitationMessages.linkInactive);
    expect((await registered(token, form.email)).status).toBe(409);
    expect(await record()).toMatchObject({ status: 'Inactive', hasAccount: false });
    expect(await errors({ accessRole: 'admin' })).toEqual([
      { path: 'email', message: expect.stringContaining('Ola Eriksen is here already, but inactive') },
    ]);
  });

  it('SRV-01, USR-04: a person of a client has their company, and no work', async () => {
    const { owner, newClient, newInvitation } = await testWorkspace(app());
    const client = await newClient({ name: 'Nordlys Energi AS' });
    const invitation = await newInvitation({ accessRole: 'client', clientId: client.id });
    const { token } = (await owner.post(`/api/invitations/${invitation.id}/links`)).body;
    expect((await opened(token)).body).toMatchObject({ clientName: 'Nordlys Energi AS', known: null });
    const work = { jobRole: null, department: null, startDate: null };
    expect((await registered(token, invitation.email, work)).status).toBe(200);
    const [row] = (await owner.get('/api/people?side=clients')).body.rows;
    expect(row).toMatchObject({ email: invitation.email, clientName: 'Nordlys Energi AS', ...work });
    expect((await owner.get('/api/people?side=team&search=invited.example')).body.total).toBe(0);
    const fields = { firstName: 'Kari', lastName: 'Nord', email: row.email, status: 'Active' };
    const turned = await owner.put(`/api/people/${row.id}`, row.version, { ...fields, accessRole: 'member' });
    expect(turned.body.errors.map(({ path }: { path: string }) => path)).toEqual([
      'jobRole',
      'department',
      'startDate',
    ]);
    const colleague = await newInvitation();
    const opens = (await owner.post(`/api/invitations/${colleague.id}/links`)).body.token;
    expect((await registered(opens, colleague.email, work)).body.errors).toHaveLength(3);
  });
});
