import { z } from 'zod';
import { defineJob } from '../jobs/JobHandler';
import { inviteWhoAsked } from './requestedInvitation';

/**
 * Looks whether an address may register and mails it a link. Not in the request, which does and takes the same for every address:
 * nothing in it tells who is here, nor which domains are open.
 */
export const prepareInvitation = defineJob({
  kind: 'prepareInvitation',
  payload: z.object({ email: z.string() }),
  work: async ({ email }, { services }) => {
    return async (tx) => {
      if (services.mail) await inviteWhoAsked(tx, email, services);
    };
  },
});
