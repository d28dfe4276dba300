import { defaultSettings, type SessionInfo } from '@linework/domain';
import { expect, it } from 'vitest';
import { onDatabase } from '../../test/onDatabase';
import { type Person, testWorkspace } from '../../test/testWorkspace';
import type { SignedIn } from '../access/SignedIn';
import { visibleIds } from '../events/visibleIds';

const general = {
  companyName: 'Haldenroy & Sønner',
  timeZone: 'Europe/Oslo',
  dateFormat: 'YYYY-MM-DD',
  currency: 'EUR',
  language: 'English',
};

onDatabase('Settings', (app) => {
  it('SRV-01, SRV-03: that the workspace’s settings changed is told to everybody, of a person’s only to them', async () => {
    const { id: workspaceId, owner, member } = await testWorkspace(app());
    const seen = await visibleIds(app().database.orm, [signedIn(owner), signedIn(member)], {
      workspaceId,
      entity: 'settings',
      ids: [workspaceId, member.id],
    });
    expect([...seen(signedIn(owner))]).toEqual([workspaceId]);
    expect([...seen(signedIn(member))]).toEqual([workspaceId, member.id]);
    function signedIn({ id: personId }: Person): SignedIn {
      return {
        workspaceId,
        personId,
        accessRole: 'member',
        clientId: null,
        sessionId: '',
        timeZone: 'UTC+0',
      };
    }
  });

  it("SET-01, GEN-16: the workspace's hold for everybody in it at once, and for nobody else", async () => {
    const { owner, member } = await testWorkspace(app());
    const stranger = await testWorkspace(app());
    const { version } = (await owner.get('/api/settings')).body;
    expect(await owner.put('/api/settings', version, general)).toMatchObject({
      status: 200,
      body: { ...general, version: version + 1 },
    });
    const session: SessionInfo = (await member.get('/api/session')).body;
    expect(session.settings).toMatchObject(general);
    expect(session.workspace.name).toBe(general.companyName);
    expect((await stranger.owner.get('/api/session')).body.settings).toEqual(defaultSettings('Haldenroy'));
  });

  it('SET-01: of two who save at once the later is told, with what is stored by then', async () => {
    const { owner } = await testWorkspace(app());
    const { version } = (await owner.get('/api/settings')).body;
    await owner.put('/api/settings', version, general);
    expect(await owner.put('/api/settings', version, { ...general, currency: 'GBP' })).toMatchObject({
      status: 412,
      body: { current: { currency: 'EUR', version: version + 1 } },
    });
  });

  it.each([
    ['companyName', ' ', 'Company name is required'],
    ['timeZone', 'Mars/Olympus', 'Time zone must be one of the list'],
    ['currency', 'NOK', 'Currency must be one of the list'],
    ['dateFormat', 'DD.MM.YYYY', 'Date format must be one of the list'],
  ])('SET-01: %s %j is refused at its field', async (path, value, message) => {
    const { owner } = await testWorkspace(app());
    const answer = await owner.put('/api/settings', 1, { ...general, [path]: value });
    expect(answer).toMatchObject({ status: 422, body: { errors: [{ path, message }] } });
  });

  it('SET-01, SET-02: light or dark and auto-save are each person’s own; who has not chosen has the defaults', async () => {
    const { owner, member } = await testWorkspace(app());
    const own = { theme: 'dark', autoSave: false };
    expect((await member.put('/api/account/settings', 1, own)).status).toBe(200);
    expect((await member.get('/api/session')).body.settings).toMatchObject(own);
    expect((await owner.get('/api/session')).body.settings).toMatchObject({ theme: 'light', autoSave: true });
    // And stay when the workspace's change.
    const { version } = (await owner.get('/api/settings')).body;
    await owner.put('/api/settings', version, general);
    expect((await member.get('/api/session')).body.settings).toMatchObject({ ...general, ...own });
  });
});
