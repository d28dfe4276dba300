import { z } from 'zod';
import { invitationMessages } from './invitationMessages';

/** What the link of an invitation carries: 32 random bytes in base64url. Longer texts are refused before they are looked up. */
export const InvitationToken = z
  .string({ error: invitationMessages.linkInvalid })
  .min(1, { error: invitationMessages.linkInvalid })
  .max(100, { error: invitationMessages.linkInvalid });
