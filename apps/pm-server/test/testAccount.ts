import { eq, like } from 'drizzle-orm';
import { v7 } from 'uuid';
import { accounts, sessions, users } from '../src/access/accounts.table';
import type { TestApp } from './onDatabase';
import { type Answer, personWith, testWorkspace } from './testWorkspace';

export const PASSWORD = 'drafting-paper';

/** An account of its own that may sign in with PASSWORD, or with nothing. */
export async function newAccount(
  test: TestApp,
  password: string | null = PASSWORD,
): Promise<{ email: string; userId: string; personId: string }> {
  const { member } = await testWorkspace(test);
  const { orm } = test.database;
  const [user] = await orm
    .select()
    .from(users)
    .where(like(users.email, `${member.id}@%`));
  if (!user) throw new Error('The workspace has no such person');
  const { email, id: userId } = user;
  const context = await test.services.auth.$context;
  if (password !== null)
    await orm.insert(accounts).values({
      id: v7(),
      userId,
      accountId: userId,
      providerId: 'credential',
      password: await context.password.hash(password),
    });
  await orm.delete(sessions).where(eq(sessions.userId, userId));
  return { email, userId, personId: member.id };
}

export function signIn(
  test: TestApp,
  email: string,
  password: string,
  headers: Record<string, string> = {},
): Promise<Answer> {
  return personWith(test, '', '').post('/api/auth/sign-in/email', { email, password }, headers);
}

/** What the browser would send back. */
export function cookiesOf({ headers }: Answer): string {
  return headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}
