import {
  type PasswordConfirmation,
  type RecoveryCodes,
  type TwoFactorCode,
  type TwoFactorKey,
  type TwoFactorOff,
  type TwoFactorState,
  twoFactorMessages,
} from '@linework/domain';
import { checkOwnPassword } from '../access/checkOwnPassword';
import { endOwnSessions } from '../access/openSessions';
import type { SignedIn } from '../access/SignedIn';
import { clearAttempts, countAttempt } from '../access/signInLimit';
import type { Tx } from '../database/Database';
import { rowsOf } from '../database/rowsOf';
import { type SQL, sql } from '../database/sql';
import { conflict, invalid } from '../http/Problem';
import { transact } from '../http/transact';
import type { Services } from '../server/Services';
import { endPendingSignIns } from './pendingSignIn';
import { renewRecoveryCodes } from './recoveryCodes';
import { sealKey, unsealKey } from './sealedKey';
import { spendCode } from './spendCode';
import { newKey, stepOf } from './totp';

/** Minutes that a key waits for its first code. */
const ENROLMENT_MINUTES = 60;

export async function twoFactorState(tx: Tx, actor: SignedIn): Promise<TwoFactorState> {
  const [state] = await rowsOf<TwoFactorState>(
    tx,
    sql`select exists (select 1 from auth_two_factors t where t.user_id = p.user_id and t.confirmed_at is not null) as "isOn",
          (select count(*)::int from auth_recovery_codes r where r.user_id = p.user_id) as "recoveryCodesLeft"
        from people p where ${isActor(actor)}`,
  );
  return state ?? { isOn: false, recoveryCodesLeft: 0 };
}

/**
 * Makes a key for an authenticator app. It counts once a first code of it was right; until then it may be made anew.
 *
 * @throws Problem 409 where one is in use, 422 at 'currentPassword', 429
 */
export async function startEnrolment(
  services: Services,
  actor: SignedIn,
  { currentPassword }: PasswordConfirmation,
  gone: AbortSignal,
): Promise<TwoFactorKey> {
  const { auth, database, now } = services;
  const { userId, email } = await checkOwnPassword(services, actor, currentPassword, gone);
  const { secret } = await auth.$context;
  const made = newKey(email);
  const started = await rowsOf(
    database.orm,
    sql`insert into auth_two_factors as t (user_id, sealed_key, started_at)
        values (${userId}, ${sealKey(made.key, userId, secret)}, ${now().toISOString()})
        on conflict (user_id) do update set sealed_key = excluded.sealed_key, started_at = excluded.started_at
          where t.confirmed_at is null
        returning t.user_id`,
  );
  if (started.length === 0) throw conflict(twoFactorMessages.alreadyOn);
  return made;
}

/**
 * Turns two-factor authentication on by a first code, and ends all sessions but the one that asks.
 *
 * @throws Problem 422 at 'code', 409 where no key waits for its first code, 429
 */
export async function confirmEnrolment(
  services: Services,
  actor: SignedIn,
  { code }: TwoFactorCode,
): Promise<RecoveryCodes> {
  const { auth, database, now } = services;
  const moment = now();
  const [started] = await rowsOf<{ userId: string; sealedKey: string }>(
    database.orm,
    sql`select t.user_id as "userId", t.sealed_key as "sealedKey"
        from auth_two_factors t join people p on p.user_id = t.user_id
        where ${isActor(actor)} and t.confirmed_at is null
          and t.started_at > ${moment.toISOString()}::timestamptz - make_interval(mins => ${ENROLMENT_MINUTES})`,
  );
  if (!started) throw conflict(twoFactorMessages.enrolmentExpired);
  const { userId, sealedKey } = started;
  const counted = codesOf(actor);
  await countAttempt(database.orm, counted, moment);
  const { secret } = await auth.$context;
  const key = unsealKey(sealedKey, userId, secret);
  const step = key === null ? null : stepOf(code, key, moment);
  if (step === null) throw wrongCode(twoFactorMessages.codeWrong);
  await clearAttempts(database.orm, counted);
  return transact(database, async (tx) => {
    const confirmed = await rowsOf(
      tx,
      sql`update auth_two_factors set confirmed_at = ${moment.toISOString()}, last_step = ${step}
          where user_id = ${userId} and sealed_key = ${sealedKey} and confirmed_at is null returning user_id`,
    );
    if (confirmed.length === 0) throw conflict(twoFactorMessages.enrolmentExpired);
    await endOwnSessions(tx, actor, 'others');
    return { recoveryCodes: await renewRecoveryCodes(tx, userId) };
  });
}

/** @throws Problem 409 where two-factor authentication is off, 422 at 'currentPassword', 429 */
export async function newRecoveryCodes(
  services: Services,
  actor: SignedIn,
  { currentPassword }: PasswordConfirmation,
  gone: AbortSignal,
): Promise<RecoveryCodes> {
  const { userId } = await checkOwnPassword(services, actor, currentPassword, gone);
  return transact(services.database, async (tx) => {
    const on = await rowsOf(
      tx,
      sql`select 1 from auth_two_factors where user_id = ${userId} and confirmed_at is not null for update`,
    );
    if (on.length === 0) throw conflict(twoFactorMessages.notOn);
    return { recoveryCodes: await renewRecoveryCodes(tx, userId) };
  });
}

/**
 * Turns two-factor authentication off by password and code, and ends all sessions but the one that asks.
 *
 * @throws Problem 422 at 'code', 422 at 'currentPassword', 409 where it is off, 429
 */
export async function turnOff(
  services: Services,
  actor: SignedIn,
  { currentPassword, code }: TwoFactorOff,
  gone: AbortSignal,
): Promise<void> {
  const { database, now } = services;
  const { userId } = await checkOwnPassword(services, actor, currentPassword, gone);
  if (!(await twoFactorState(database.orm, actor)).isOn) throw conflict(twoFactorMessages.notOn);
  const counted = codesOf(actor);
  await countAttempt(database.orm, counted, now());
  const refused = await spendCode(services, userId, code);
  if (refused) throw wrongCode(refused);
  await clearAttempts(database.orm, counted);
  await transact(database, async (tx) => {
    await removeTwoFactor(tx, userId);
    await endOwnSessions(tx, actor, 'others');
  });
}

/** @returns whether two-factor authentication was on */
export async function removeTwoFactor(tx: Tx, userId: string): Promise<boolean> {
  const removed = await rowsOf<{ wasOn: boolean }>(
    tx,
    sql`delete from auth_two_factors where user_id = ${userId} returning confirmed_at is not null as "wasOn"`,
  );
  await tx.execute(sql`delete from auth_recovery_codes where user_id = ${userId}`);
  await endPendingSignIns(tx, userId);
  return removed.some(({ wasOn }) => wasOn);
}

/** Codes that somebody tries who is signed in, apart from those of sign-ins: strangers can't use up their tries. */
function codesOf({ personId }: SignedIn): string {
  return `code ${personId}`;
}

/** Not 401, which says that there is no session. */
function wrongCode(message: string) {
  return invalid([{ path: 'code', message }]);
}

function isActor({ workspaceId, personId }: SignedIn): SQL {
  return sql`p.workspace_id = ${workspaceId} and p.id = ${personId}`;
}
