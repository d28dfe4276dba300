import { peopleMessages } from '@linework/domain';
import { rowsOf } from '../database/rowsOf';
import { sql } from '../database/sql';
import { invalid, notFound } from '../http/Problem';
import type { Services } from '../server/Services';
import type { SignedIn } from './SignedIn';
import { clearAttempts, countAttempt } from './signInLimit';

export interface OwnAccount {
  userId: string;
  email: string;
  hash: string;
  /** What others know of the person. */
  about: string[];
}

/**
 * Asks a person who is signed in for their password, before a change of how they sign in.
 *
 * @param gone whoever asked does not wait any more
 * @returns their account, as it was when the password was checked
 * @throws Problem 422 at 'currentPassword', 429 after too many failures
 */
export async function checkOwnPassword(
  services: Services,
  actor: SignedIn,
  currentPassword: string,
  gone: AbortSignal,
): Promise<OwnAccount> {
  const { auth, database, passwordQueue, now } = services;
  const account = await ownAccount(services, actor);
  const counted = `password ${actor.personId}`;
  const { password: hashing } = await auth.$context;
  const place = passwordQueue.join('known', gone);
  let isRight = false;
  try {
    await countAttempt(database.orm, counted, now());
    await place.turn();
    isRight = await hashing.verify({ hash: account.hash, password: currentPassword });
  } finally {
    // Whoever fails here is signed in: the budget of strangers is not theirs to spend.
    place.leave('other');
  }
  if (!isRight) throw currentPasswordWrong();
  await clearAttempts(database.orm, counted);
  return account;
}

export function currentPasswordWrong() {
  return invalid([{ path: 'currentPassword', message: peopleMessages.currentPasswordWrong }]);
}

async function ownAccount({ database }: Services, actor: SignedIn): Promise<OwnAccount> {
  const [account] = await rowsOf<OwnAccount>(
    database.orm,
    sql`select a.user_id as "userId", p.email, a.password as hash,
          jsonb_build_array(p.first_name, p.last_name, p.email, w.name) as about
        from people p join workspaces w on w.id = p.workspace_id
        join auth_accounts a on a.user_id = p.user_id and a.provider_id = 'credential' and a.password is not null
        where p.workspace_id = ${actor.workspaceId} and p.id = ${actor.personId}`,
  );
  if (!account) throw notFound('Your account');
  return account;
}
