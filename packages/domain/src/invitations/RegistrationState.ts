import { z } from 'zod';

/** GET /api/registration: whether there is an address with which a visitor could register without an invitation. */
export const RegistrationState = z.object({ isOpen: z.boolean() });
export type RegistrationState = z.infer<typeof RegistrationState>;
