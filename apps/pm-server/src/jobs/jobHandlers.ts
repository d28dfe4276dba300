import { trashEnd } from '@linework/domain';
import { z } from 'zod';
import { forgetEndedSessions } from '../access/session';
import { forgetOldAudit } from '../audit/recordAudit';
import { emptyTrash } from '../deletions/trash.service';
import { sweepFiles } from '../files/sweepFiles';
import { forgetOldMails } from '../mail/mails.service';
import { sendMail } from '../mail/sendMail.job';
import { forgetOldNotifications } from '../notifications/forgetOldNotifications';
import { mailNotifications } from '../notifications/mailNotifications.job';
import { remind } from '../notifications/remind.job';
import { preparePasswordReset } from '../passwordReset/passwordReset.job';
import { sendPush } from '../push/sendPush.job';
import { prepareInvitation } from '../registration/prepareInvitation.job';
import { forgetRequestedInvitations } from '../registration/requestedInvitation';
import { defineJob, type JobContext, type JobHandler } from './JobHandler';

const HOUR = 3_600;

/** Every kind of work that is done beside the requests. */
export const jobHandlers: readonly JobHandler[] = [
  sendMail,
  preparePasswordReset,
  prepareInvitation,
  mailNotifications,
  remind,
  sendPush,
  byTheHour('emptyTrash', ({ services }) => emptyTrash(services, trashEnd(services.now()), services.now())),
  byTheHour('sweepFiles', async ({ services: { database, fileStore, drawingConverter, now } }) => {
    await sweepFiles(database, fileStore, now());
    if (drawingConverter) await sweepFiles(database, drawingConverter.made, now());
  }),
  byTheHour('forgetEndedSessions', ({ services: { database, now } }) => forgetEndedSessions(database, now())),
  byTheHour('forgetOldAudit', ({ services: { database, now } }) => forgetOldAudit(database.orm, now())),
  byTheHour('forgetOldNotifications', ({ services: { database, now } }) =>
    forgetOldNotifications(database.orm, now()),
  ),
  byTheHour('forgetRequestedInvitations', ({ services: { database, now } }) =>
    forgetRequestedInvitations(database.orm, now()),
  ),
  byTheHour('forgetOldMails', ({ services: { database, now } }) => forgetOldMails(database.orm, now())),
];

/** Work that may be done again without harm, and is. */
function byTheHour(kind: string, work: (context: JobContext) => Promise<void>): JobHandler {
  return defineJob({
    kind,
    payload: z.object({}),
    everySeconds: HOUR,
    work: async (_, context) => {
      await work(context);
      return async () => {};
    },
  });
}
