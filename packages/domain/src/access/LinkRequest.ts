import { z } from 'zod';
import { requiredEmail } from '../fields/email';

/** Asks for a link by mail: to reset a password, or to register. The answer is the same for every address. */
export const LinkRequest = z.object({ email: requiredEmail() }, { error: 'An email is expected here' });
export type LinkRequest = z.output<typeof LinkRequest>;
