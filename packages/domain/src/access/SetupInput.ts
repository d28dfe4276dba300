import { z } from 'zod';
import { cleanLine } from '../fields/cleanText';
import { requiredEmail } from '../fields/email';
import { requiredText } from '../fields/text';
import { newPassword } from '../people/newPassword';
import { peopleMessages } from '../people/peopleMessages';

export const setupMessages = {
  companyRequired: 'Company name is required',
  nameRequired: 'Name is required',
  notASetup: 'The set-up form is expected here',
  notASignIn: 'An email and a password are expected here',
  notASignInLink: 'This sign-in link is damaged. Open it again as it was sent to you',
  tokenRequired: 'Enter the set-up token from the server log',
} as const;

/** The first-run page at /setup: makes the workspace and its owner. `token` only where the server asks for one. */
export const SetupInput = z.object(
  {
    companyName: requiredText({ label: 'Company name', required: setupMessages.companyRequired }),
    name: requiredText({ label: 'Name', required: setupMessages.nameRequired }),
    email: requiredEmail(),
    password: newPassword(),
    /** 'Start with the sample data' */
    sample: z.boolean({ error: 'Say whether to start with the sample data' }).default(false),
    token: z
      .string({ error: setupMessages.tokenRequired })
      .max(200, { error: setupMessages.tokenRequired, abort: true })
      .overwrite(cleanLine)
      .optional(),
  },
  { error: setupMessages.notASetup },
);
export type SetupInput = z.output<typeof SetupInput>;

/** The page at /sign-in. The password's length is not judged here: only the stored one counts. */
export const SignInInput = z.object(
  {
    email: requiredEmail(),
    password: z
      .string({ error: peopleMessages.passwordRequired })
      .min(1, { error: peopleMessages.passwordRequired })
      .max(1_000, { error: 'Password is too long' }),
    /** What the link carried that led to the page, where an administrator made one for a locked-out person. */
    link: z
      .string({ error: setupMessages.notASignInLink })
      .max(1_000, { error: setupMessages.notASignInLink })
      .optional(),
  },
  { error: setupMessages.notASignIn },
);
export type SignInInput = z.output<typeof SignInInput>;
