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

  it('SRV-01: somebody who is here without an account keeps their projects and tasks', async () => {
    const { owner, newClient, newProject, newTask, newInvitation } = await testWorkspace(app());
    const form = personForm();
    await owner.post('/api/people', form);
    await app().database.orm.execute(sql`update people set user_id = null where id = ${form.id}`);
    await app().database.orm.execute(sql`delete from auth_users where email = ${form.email}`);
    const { id: projectId } = await newProject((await newClient()).id, { team: [{ id: form.id }] });
    await newTask(projectId, form.id);
    const invitation = await newInvitation({ email: form.email });
    const { token } = (await owner.post(`/api/invitations/${invitation.id}/links`)).body;
    expect((await registered(token, form.email)).status).toBe(200);
    expect((await owner.get(`/api/people/${form.id}`)).body).toMatchObject({
      hasAccount: true,
      taskCount: 1,
    });
  });
});
