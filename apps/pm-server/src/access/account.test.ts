import { peopleMessages } from '@linework/domain';
import { expect, it, vi } from 'vitest';
import { onDatabase, type TestApp } from '../../test/onDatabase';
import { cookiesOf, newAccount, PASSWORD, signIn } from '../../test/testAccount';
import { type Person, personWith } from '../../test/testWorkspace';
import { deviceOf } from './deviceOf';
import { MAX_ATTEMPTS } from './signInLimit';

const NEXT = 'plumb line 48';
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0';

onDatabase('An account', (app) => {
  it('SET-03, ASVS-13, SRV-01: a changed password ends every other session, and the old one opens none', async () => {
    const { email } = await newAccount(app());
    const [here, elsewhere] = [await signedIn(app(), email), await signedIn(app(), email)];
    const queue = vi.spyOn(app().services.passwordQueue, 'join');
    expect(await change(here, { currentPassword: PASSWORD })).toMatchObject({ status: 200 });
    // Both passwords, before a flood of strangers.
    expect(queue.mock.calls.map(([browser]) => browser)).toEqual(['known', 'known']);
    queue.mockRestore();
    expect((await here.get('/api/session')).body.person).not.toBeNull();
    expect((await elsewhere.get('/api/session')).body.person).toBeNull();
    expect((await signIn(app(), email, PASSWORD)).status).toBe(401);
    expect((await signIn(app(), email, NEXT)).status).toBe(200);
  });

  it('SET-03, ASVS-4: it takes the current password, and a new one that is not easily guessed', async () => {
    const { email } = await newAccount(app());
    const here = await signedIn(app(), email);
    const refusals = [
      [{ currentPassword: 'wrong' }, 'currentPassword', peopleMessages.currentPasswordWrong],
      [{ password: 'password1', confirmPassword: 'password1' }, 'password', peopleMessages.passwordCommon],
      [{ password: '12345', confirmPassword: '12345' }, 'password', peopleMessages.passwordTooShort],
      [{ confirmPassword: 'other' }, 'confirmPassword', peopleMessages.passwordsDiffer],
    ] as const;
    for (const [fields, path, message] of refusals) {
      const { status, body } = await change(here, { currentPassword: PASSWORD, ...fields });
      expect([status, body.errors]).toContainEqual(expect.arrayContaining([{ path, message }]));
    }
    expect((await signIn(app(), email, PASSWORD)).status).toBe(200);
  });

  it('ASVS-5: who sits at an open browser cannot guess the password for long', async () => {
    const { email } = await newAccount(app());
    const here = await signedIn(app(), email);
    const statuses: number[] = [];
    for (let guess = 0; guess <= MAX_ATTEMPTS; guess += 1)
      statuses.push((await change(here, { currentPassword: `guess ${guess}` })).status);
    expect(statuses).toEqual([...Array(MAX_ATTEMPTS).fill(422), 429]);
    expect((await change(here, { currentPassword: PASSWORD })).status).toBe(429);
    // Signing in elsewhere has tries of its own.
    expect((await signIn(app(), email, PASSWORD)).status).toBe(200);
  });

  it('ASVS-14, SRV-01: a person sees where they are signed in, and ends one session or all others, but nobody else’s', async () => {
    const [mine, other] = [await newAccount(app()), await newAccount(app())];
    const stranger = await signedIn(app(), other.email);
    const here = await signedIn(app(), mine.email, FIREFOX);
    const [second, third] = [await signedIn(app(), mine.email), await signedIn(app(), mine.email)];
    const { rows } = (await here.get('/api/account/sessions')).body;
    expect(rows).toHaveLength(3);
    expect(rows[0]).toMatchObject({ device: 'Firefox on Linux', isCurrent: true });
    const strangers = (await stranger.get('/api/account/sessions')).body.rows;
    expect((await here.remove(`/api/account/sessions/${strangers[0].id}`)).status).toBe(404);
    expect((await stranger.get('/api/session')).body.person).not.toBeNull();

    const [{ id }] = (await second.get('/api/account/sessions')).body.rows;
    expect((await here.remove(`/api/account/sessions/${id}`)).status).toBe(200);
    expect((await second.get('/api/session')).body.person).toBeNull();
    expect((await third.get('/api/session')).body.person).not.toBeNull();
    expect((await here.remove('/api/account/sessions')).body).toEqual({ ended: 1 });
    expect((await third.get('/api/session')).body.person).toBeNull();
    expect((await here.get('/api/session')).body.person).not.toBeNull();
  });
});

it('SRV-01: a device is told by browser and system, and what no browser sends is told as nothing', () => {
  expect(deviceOf(FIREFOX)).toBe('Firefox on Linux');
  expect(
    deviceOf(
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
    ),
  ).toBe('Safari on iOS');
  expect([null, '', 'nonsense'].map(deviceOf)).toEqual(['', '', expect.any(String)]);
});

async function signedIn(test: TestApp, email: string, userAgent = 'test'): Promise<Person> {
  const answer = await signIn(test, email, PASSWORD, { 'user-agent': userAgent });
  return personWith(test, '', cookiesOf(answer));
}

function change(person: Person, fields: object) {
  return person.put('/api/account/password', 1, { password: NEXT, confirmPassword: NEXT, ...fields });
}
