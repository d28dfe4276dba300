import type { TwoFactorKey } from '@linework/domain';
import { Secret, TOTP } from 'otpauth';

/** Seconds that a code counts, as every authenticator app has it. */
export const STEP_SECONDS = 30;
/** Steps before and after the server's that are accepted: for clocks that differ, and for slow typing. */
const WINDOW = 1;
/** As RFC 4226 wants at least for HMAC-SHA-1: 160 bits. */
const KEY_BYTES = 20;

/** A fresh key for an authenticator app. @param label whose account it is, as the app shows it */
export function newKey(label: string): TwoFactorKey {
  const secret = new Secret({ size: KEY_BYTES });
  const uri = new TOTP({ issuer: 'Linework', label, secret, period: STEP_SECONDS }).toString();
  return { key: secret.base32, uri };
}

/** The time step that the code is of, near now; null where it is of none. */
export function stepOf(code: string, key: string, now: Date): number | null {
  const secret = Secret.fromBase32(key);
  const timestamp = now.getTime();
  const delta = new TOTP({ secret, period: STEP_SECONDS }).validate({
    token: code,
    timestamp,
    window: WINDOW,
  });
  return delta === null ? null : Math.floor(timestamp / (STEP_SECONDS * 1_000)) + delta;
}
