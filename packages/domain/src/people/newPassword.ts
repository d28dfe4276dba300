import { z } from 'zod';
import { limits } from '../fields/limits';
import { peopleMessages as say } from './peopleMessages';
import { MINIMUM_PASSWORD, SAFE_PASSWORD } from './personOptions';

/**
 * A password being set: 8 to 128 code points of any kind. Not trimmed: blanks may be part of it. Whether it is easily guessed
 * is for the server to say, which has the list of common ones.
 */
export function newPassword() {
  return z.string({ error: say.passwordRequired }).superRefine((password, context) => {
    const message = passwordProblem(password);
    if (message) context.addIssue({ code: 'custom', message });
  });
}

/** The same password, typed a second time. */
export function confirmedPassword() {
  return z.string({ error: say.passwordsDiffer });
}

export function passwordsMatch({ password, confirmPassword }: { password: string; confirmPassword: string }) {
  return password === confirmPassword;
}

function passwordProblem(password: string): string | null {
  // UTF-16 needs at most two units for a code point: longer ones are not counted.
  if (password.length > 2 * limits.password) return say.passwordTooLong;
  const length = [...password].length;
  if (length === 0) return say.passwordRequired;
  if (length < MINIMUM_PASSWORD) return say.passwordTooShort;
  if (length < SAFE_PASSWORD) return say.passwordWeak;
  return length > limits.password ? say.passwordTooLong : null;
}
