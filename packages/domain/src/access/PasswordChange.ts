import { z } from 'zod';
import { hasFields } from '../fields/hasFields';
import { confirmedPassword, newPassword, passwordsMatch } from '../people/newPassword';
import { peopleMessages as say } from '../people/peopleMessages';
import { currentPassword } from './currentPassword';

/** A person's new password, and the one that they have. */
export const PasswordChange = z
  .object(
    {
      currentPassword,
      password: newPassword(),
      confirmPassword: confirmedPassword(),
    },
    { error: 'The current password and a new one are expected here' },
  )
  .refine(passwordsMatch, { error: say.passwordsDiffer, path: ['confirmPassword'], when: hasFields });
export type PasswordChange = z.output<typeof PasswordChange>;
