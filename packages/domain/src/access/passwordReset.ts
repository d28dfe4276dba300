import { z } from 'zod';
import { hasFields } from '../fields/hasFields';
import { confirmedPassword, newPassword, passwordsMatch } from '../people/newPassword';
import { peopleMessages } from '../people/peopleMessages';

/** Minutes that the link of a password reset works, from when it is sent. */
export const RESET_MINUTES = 60;

export const resetMessages = {
  notAReset: 'A link and a new password are expected here',
  linkInvalid: 'This link is not valid, was used or has expired. Ask for a new one.',
  tooMany: 'Too many links were asked for. Wait a while, then try again.',
} as const;

/** What the link carries: 32 random bytes in base64url. */
const token = z
  .string({ error: resetMessages.linkInvalid })
  .min(1, { error: resetMessages.linkInvalid })
  .max(100, { error: resetMessages.linkInvalid });

export const PasswordResetToken = z.object({ token }, { error: resetMessages.linkInvalid });

/** Whose password a link resets: for the browser's password manager. */
export const OpenedPasswordReset = z.object({ email: z.string() });
export type OpenedPasswordReset = z.infer<typeof OpenedPasswordReset>;

/** Sets the password by a link. */
export const PasswordReset = z
  .object(
    { token, password: newPassword(), confirmPassword: confirmedPassword() },
    { error: resetMessages.notAReset },
  )
  .refine(passwordsMatch, {
    error: peopleMessages.passwordsDiffer,
    path: ['confirmPassword'],
    when: hasFields,
  });
export type PasswordReset = z.output<typeof PasswordReset>;

/** GET /api/auth/password-reset: whether this server can mail links. */
export const PasswordResetState = z.object({ isMailed: z.boolean() });
export type PasswordResetState = z.infer<typeof PasswordResetState>;
