import { expect, it } from 'vitest';
import { some } from '../../../../scripts/checks/some';
import { onDatabase } from '../../test/onDatabase';
import { cookiesOf, newAccount, PASSWORD, signIn } from '../../test/testAccount';
import { invitationForm, personForm, personWith, testWorkspace } from '../../test/testWorkspace';
import { sql } from '../database/sql';
import { forgetOldAudit } from './recordAudit';

onDatabase('The audit log', (app) => {
  it('ASVS-40, SRV-01: tells of roles, invitations, deletions, settings and exports, with who and from which session', async () => {
    const { owner, newClient } = await testWorkspace(app());
    const client = await newClient({ name: '=HYPERLINK("x")' });
    const person = (await owner.post('/api/people', personForm())).body;
    const { accessRole: _role, version, ...form } = (await owner.get(`/api/people/${person.id}`)).body;
    await owner.put(`/api/people/${person.id}`, version, { ...form, accessRole: 'manager' });
    const now = (await owner.get(`/api/people/${person.id}`)).body;
    await owner.put(`/api/people/${person.id}`, now.version, {
      ...now,
      accessRole: undefined,
      status: 'Inactive',
    });
    const invitation = (await owner.post('/api/invitations', invitationForm())).body;
    const { deletionId } = (await owner.remove(`/api/clients/${client.id}`)).body;
    await owner.post(`/api/trash/${deletionId}/restore`);
    const again = (await owner.remove(`/api/clients/${client.id}`)).body;
    await owner.remove(`/api/trash/${again.deletionId}`, null);
    const { id: _id, version: seen, ...settings } = (await owner.get('/api/settings')).body;
    await owner.put('/api/settings', seen, { ...settings, currency: 'EUR' });
    await owner.get('/api/clients/export');
    const { rows } = (await owner.get('/api/audit')).body;
    expect(rows.map(({ action, subject, detail }: Told) => [action, subject, detail]).reverse()).toEqual([
      ['person-added', `Ola Eriksen <${person.email}>`, 'member'],
      ['role-changed', `Ola Eriksen <${person.email}>`, 'member → manager'],
      ['deactivated', `Ola Eriksen <${person.email}>`, ''],
      ['invited', invitation.email, 'member'],
      ['deleted', 'client “=HYPERLINK("x")”', ''],
      ['restored', 'client “=HYPERLINK("x")”', ''],
      ['deleted', 'client “=HYPERLINK("x")”', ''],
      ['deleted-for-good', 'client “=HYPERLINK("x")”', ''],
      ['settings-changed', '', 'currency: USD → EUR'],
      ['exported', 'clients', 'CSV'],
    ]);
    for (const row of some(rows))
      expect(row).toMatchObject({
        personId: owner.id,
        personName: 'Tess owner',
        sessionId: expect.any(String),
      });
    expect(new Set(rows.map(({ sessionId }: Told) => sessionId)).size).toBe(1);
  });

  it('ASVS-40: tells of sign-ins, of refused ones and of what was refused, each once a minute', async () => {
    const { email, personId } = await newAccount(app());
    const agent = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0' };
    for (let tried = 0; tried < 3; tried += 1) await signIn(app(), email, 'wrong', agent);
    const here = personWith(app(), personId, cookiesOf(await signIn(app(), email, PASSWORD, agent)));
    for (let tried = 0; tried < 3; tried += 1) await here.get('/api/mails');
    await here.post('/api/auth/sign-out');
    const told = await app().database.orm.execute<Told>(
      sql`select action, subject, device, session_id as "sessionId" from audit_entries where person_id = ${personId} order by id`,
    );
    expect(told.rows.map(({ action, subject, device }) => [action, subject, device])).toEqual([
      ['sign-in-refused', '', 'Firefox on Linux'],
      ['sign-in', '', 'Firefox on Linux'],
      ['refused', 'GET /api/mails', ''],
      ['sign-out', '', ''],
    ]);
    expect(told.rows[1]?.sessionId).toBe(told.rows[2]?.sessionId);
  });

  it('ASVS-24, SRV-01: is filtered, read by owners and admins only, and its export has no formulas', async () => {
    const { id, owner, manager, member, add } = await testWorkspace(app());
    await app().database.orm.execute(
      sql`update people set first_name = '=cmd|calc', last_name = 'x' where workspace_id = ${id} and id = ${owner.id}`,
    );
    await owner.post('/api/invitations', invitationForm({ email: '+evil@example.org' }));
    await owner.get('/api/clients/export');
    await (await add('admin')).get('/api/people/export');
    const page = async (query: string) => (await owner.get(`/api/audit?${query}`)).body;
    expect((await page('action=invited')).rows).toMatchObject([{ action: 'invited' }]);
    expect((await page(`user=${owner.id}`)).total).toBe(2);
    expect((await page('due=2001-01-01..2001-01-02')).total).toBe(0);
    expect((await page('search=evil')).total).toBe(1);
    for (const person of [manager, member])
      for (const path of ['/api/audit', '/api/audit/export'])
        expect((await person.get(path)).status).toBe(403);
    const csv = (await owner.get('/api/audit/export')).body as string;
    expect(csv).toContain(`'=cmd|calc x,Invited,'+evil@example.org`);
    expect(csv).not.toMatch(/(^|,)[=+@-]/m);
    // The export tells of itself.
    expect((await page('action=exported')).rows[0].subject).toBe('audit entries');
  });

  it('ASVS-40: line breaks make no second line, and lines of a year ago are forgotten', async () => {
    const { id, owner } = await testWorkspace(app());
    await app().database.orm.execute(sql`update workspaces set name = ${'Hal\r\ndenroy'} where id = ${id}`);
    const { id: _id, version, ...settings } = (await owner.get('/api/settings')).body;
    await owner.put('/api/settings', version, { ...settings, companyName: 'Halden' });
    const [row] = (await owner.get('/api/audit')).body.rows;
    expect(row.detail).toBe('companyName: Hal denroy → Halden');
    await app().database.orm.execute(
      sql`update audit_entries set at = at - interval '366 days' where workspace_id = ${id}`,
    );
    await forgetOldAudit(app().database.orm, new Date());
    expect((await owner.get('/api/audit')).body.total).toBe(0);
  });
});

interface Told {
  action: string;
  subject: string;
  detail: string;
  device: string;
  sessionId: string;
}
