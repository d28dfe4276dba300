import { formatDateTime, mailMessages, RESET_MINUTES } from '@linework/domain';
import { sql } from '../database/sql';
import type { WriteLetter } from '../mail/Letter';
import { makeResetLink, resettableAccount } from './resetLinks';

/** The link that sets a new password. */
export const passwordResetLetter: WriteLetter = async (tx, { sender, aboutId, now, link }) => {
  const account = await resettableAccount(tx, sql`u.id = ${aboutId}`);
  if (!account) return { cancelled: mailMessages.accountGone };
  const token = await makeResetLink(tx, account, now);
  return {
    letter: {
      subject: 'Reset your password',
      paragraphs: [
        `Somebody, probably you, asked for a new password for ${account.email} in the workspace of ${sender.companyName}.`,
      ],
      button: { label: 'Choose a new password', url: link('/reset-password', { token }) },
      footnotes: [
        `The link works once, for ${RESET_MINUTES} minutes. Do not pass it on.`,
        'If it was not you, ignore this mail: your password stays as it is.',
      ],
    },
  };
};

/** Says that the password was changed by a link, to whoever may not have done it. */
export const passwordChangedLetter: WriteLetter = async (tx, { sender, aboutId, now, link }) => {
  const account = await resettableAccount(tx, sql`u.id = ${aboutId}`);
  if (!account) return { cancelled: mailMessages.accountGone };
  return {
    letter: {
      subject: 'Your password was changed',
      paragraphs: [
        `The password of ${account.email} was changed by a mailed link, ${formatDateTime(now, sender)} or shortly before. All sessions have ended.`,
        'If it was you, there is nothing to do. If not, reset your password at once and tell an owner of the workspace.',
      ],
      button: { label: 'Reset password', url: link('/forgot-password') },
      footnotes: [],
    },
  };
};
