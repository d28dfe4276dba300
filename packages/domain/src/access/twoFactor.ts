import { z } from 'zod';
import { cleanLine } from '../fields/cleanText';
import { peopleMessages } from '../people/peopleMessages';
import { currentPassword } from './currentPassword';
import { twoFactorMessages as say } from './twoFactorMessages';

/** Recovery codes that a person is given at once. */
export const RECOVERY_CODES = 10;
/** Characters of a recovery code: 16 of 32 are 80 bits, more than can be guessed even by who has read the database. */
export const RECOVERY_CODE_LENGTH = 16;
/** Without I, L, O and U: nobody mistakes them for digits, or reads a word. */
export const RECOVERY_ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';

const TOTP = /^\d{6}$/;
const RECOVERY = new RegExp(`^[${RECOVERY_ALPHABET}]{${RECOVERY_CODE_LENGTH}}$`);

/** What somebody types for a code, with spaces and dashes where they like: '123 456', 'ABCD-efgh-jkmn-pqrs'. */
const code = z
  .string({ error: say.codeRequired })
  .max(100, { error: say.codeInvalid, abort: true })
  .transform((text) => cleanLine(text).replace(/[\s-]/g, '').toLowerCase())
  .pipe(
    z
      .string()
      .min(1, { error: say.codeRequired, abort: true })
      .refine((text) => TOTP.test(text) || RECOVERY.test(text), { error: say.codeInvalid }),
  );

/** Whether a code that was read is one of an authenticator app; the others are recovery codes. */
export function isTotp(read: string): boolean {
  return TOTP.test(read);
}

/** The second step of signing in, or what completes turning two-factor authentication on. */
export const TwoFactorCode = z.object({ code }, { error: say.codeRequired });
export type TwoFactorCode = z.output<typeof TwoFactorCode>;

/** Asked before a key or recovery codes are made. */
export const PasswordConfirmation = z.object(
  { currentPassword },
  { error: peopleMessages.currentPasswordRequired },
);
export type PasswordConfirmation = z.output<typeof PasswordConfirmation>;

/** Asked before two-factor authentication is turned off. */
export const TwoFactorOff = z.object({ currentPassword, code }, { error: say.codeRequired });
export type TwoFactorOff = z.output<typeof TwoFactorOff>;

/** GET /api/account/two-factor */
export const TwoFactorState = z.object({
  isOn: z.boolean(),
  /** Of those that were given; 0 while it is off. */
  recoveryCodesLeft: z.number().int(),
});
export type TwoFactorState = z.infer<typeof TwoFactorState>;

/** What an authenticator app is given, as text and as the address that a QR code shows. */
export const TwoFactorKey = z.object({
  /** Base32, without padding. */
  key: z.string(),
  /** `otpauth://totp/…` */
  uri: z.string(),
});
export type TwoFactorKey = z.infer<typeof TwoFactorKey>;

/** Shown once: only hashes are kept. */
export const RecoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });
export type RecoveryCodes = z.infer<typeof RecoveryCodes>;

/** POST /api/auth/sign-in/email: where two-factor authentication is on, a code is asked for before there is a session. */
export const SignInAnswer = z.object({ signedIn: z.boolean(), needsCode: z.boolean() });
export type SignInAnswer = z.infer<typeof SignInAnswer>;
