import { z } from 'zod';
import { ACCESS_ROLES } from '../access/accessRoles';
import { choice } from '../fields/choice';
import { cleanText } from '../fields/cleanText';
import { cleanEmail, emailKey, isEmail } from '../fields/email';
import { excerpt } from '../fields/excerpt';
import { hasFields } from '../fields/hasFields';
import { Id } from '../fields/id';
import { limits } from '../fields/limits';
import { peopleMessages as say } from '../people/peopleMessages';
import { invitationMessages } from './invitationMessages';

/** Invited at once. */
export const MOST_INVITED = 50;

/** The form that invites several people alike; each address becomes an invitation of its own. */
export const InviteForm = z
  .object(
    {
      /** As typed or pasted: one a line, or with commas, semicolons or blanks between. */
      emails: z
        .string({ error: say.emailRequired })
        .max(MOST_INVITED * (limits.email + 2), { error: invitationMessages.tooMany, abort: true })
        .transform(emailsOf)
        .superRefine((emails, context) => {
          const wrong = emails.find((email) => email.length > limits.email || !isEmail(email));
          const message =
            emails.length === 0
              ? say.emailRequired
              : emails.length > MOST_INVITED
                ? invitationMessages.tooMany
                : wrong !== undefined && `${excerpt(wrong)} is not a valid email address`;
          if (message) context.addIssue({ code: 'custom', message });
        }),
      accessRole: choice(ACCESS_ROLES, say.accessRoleInvalid),
      clientId: Id.nullable(),
    },
    { error: invitationMessages.notAnInvitation },
  )
  .refine(({ accessRole, clientId }) => accessRole !== 'client' || clientId !== null, {
    error: say.clientRequired,
    path: ['clientId'],
    when: hasFields,
  });
export type InviteForm = z.output<typeof InviteForm>;

/** Each address once, in the order in which they were typed. */
function emailsOf(text: string): string[] {
  const typed = cleanText(text)
    .split(/[\s,;]+/)
    .map(cleanEmail)
    .filter((email) => email !== '');
  return [...new Map(typed.map((email) => [emailKey(email), email])).values()];
}
