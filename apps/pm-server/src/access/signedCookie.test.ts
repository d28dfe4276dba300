import { serializeSigned } from 'hono/utils/cookie';
import { expect, it } from 'vitest';
import { signedValue } from './signedCookie';

const SECRET = 'a-secret-of-tests-that-is-long-enough';

/** As better-auth and Hono write it. */
async function signed(value: string, secret = SECRET): Promise<string> {
  const cookie = await serializeSigned('name', value, secret);
  return decodeURIComponent(cookie.slice('name='.length));
}

it('SRV-01: a cookie that is signed with our secret says what it says, whatever dots it has', async () => {
  for (const value of ['token', 'to.ken', 'ümlaut', ''])
    expect(signedValue(await signed(value), SECRET)).toBe(value);
});

it('SRV-01: a cookie that was changed, cut, unsigned or signed by another secret says nothing', async () => {
  const cookie = await signed('token');
  const forged = [
    cookie.replace('token', 'tokem'),
    cookie.slice(0, -4),
    `${cookie}AAAA`,
    'token',
    'token.',
    '',
    await signed('token', `${SECRET}r`),
  ];
  for (const text of forged) expect(signedValue(text, SECRET), text).toBeNull();
});
