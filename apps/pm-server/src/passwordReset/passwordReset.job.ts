import { z } from 'zod';
import { isEmailOf } from '../access/isEmailOf';
import { sql } from '../database/sql';
import { defineJob } from '../jobs/JobHandler';
import { queueMail } from '../mail/mails.service';
import { resettableAccount } from './resetLinks';

/**
 * Looks whether there is an account and queues its mail. Not in the request, which does and takes the same for every address: nothing in
 * it tells whether an account exists.
 */
export const preparePasswordReset = defineJob({
  kind: 'preparePasswordReset',
  payload: z.object({ email: z.string() }),
  work: async ({ email }, { services }) => {
    const account = await resettableAccount(services.database.orm, isEmailOf(sql`u.email`, email));
    return async (tx) => {
      if (!account || !services.mail) return;
      const { workspaceId, userId, email: recipient } = account;
      await queueMail(tx, { workspaceId, kind: 'passwordReset', recipient, aboutId: userId }, services);
    };
  },
});
