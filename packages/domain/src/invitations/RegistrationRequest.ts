import { z } from 'zod';
import { requiredEmail } from '../fields/email';
import { invitationMessages } from './invitationMessages';

/** Asks for a link to register by. The answer is the same whether the address may register or not. */
export const RegistrationRequest = z.object(
  { email: requiredEmail() },
  { error: invitationMessages.notARequest },
);
export type RegistrationRequest = z.output<typeof RegistrationRequest>;

/** GET /api/registration: whether there is an address with which a visitor could register without an invitation. */
export const RegistrationState = z.object({ isOpen: z.boolean() });
export type RegistrationState = z.infer<typeof RegistrationState>;
