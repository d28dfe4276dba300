import { z } from 'zod';
import { ACCESS_ROLES } from '../access/accessRoles';
import { choice } from '../fields/choice';
import { requiredEmail } from '../fields/email';
import { hasFields } from '../fields/hasFields';
import { Id } from '../fields/id';
import { peopleMessages as say } from '../people/peopleMessages';
import { invitationMessages } from './invitationMessages';

/** Whom to invite, and what they may do once they are here. */
export const InvitationInput = z
  .object(
    {
      email: requiredEmail(say.emailRequired),
      accessRole: choice(ACCESS_ROLES, say.accessRoleInvalid).default('member'),
      /** The company of a person with access role client; null for everybody else. */
      clientId: Id.nullable().default(null),
    },
    { error: invitationMessages.notAnInvitation },
  )
  .refine(({ accessRole, clientId }) => accessRole !== 'client' || clientId !== null, {
    error: say.clientRequired,
    path: ['clientId'],
    when: hasFields,
  });
export type InvitationInput = z.output<typeof InvitationInput>;
export type InvitationForm = z.input<typeof InvitationInput>;

export const InvitationCreate = InvitationInput.safeExtend({ id: Id });
export type InvitationCreate = z.output<typeof InvitationCreate>;
