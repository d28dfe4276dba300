import { z } from 'zod';
import { limits } from '../fields/limits';
import { peopleMessages as say } from './peopleMessages';
import { MINIMUM_PASSWORD } from './personOptions';

/** A password being set, at least 6 code points. Not trimmed: blanks may be part of it. */
export function newPassword() {
  return z.string({ error: say.passwordRequired }).superRefine((password, context) => {
    const message = passwordProblem(password);
    if (message) context.addIssue({ code: 'custom', message });
  });
}

function passwordProblem(password: string): string | null {
  const length = [...password].length;
  if (length === 0) return say.passwordRequired;
  if (length < MINIMUM_PASSWORD) return say.passwordTooShort;
  return length > limits.password ? say.passwordTooLong : null;
}
