import type { MailKind } from '@linework/domain';
import { invitationLetter } from '../invitations/invitationLetter';
import { notificationsLetter } from '../notifications/notificationsLetter';
import { weeklyReportLetter } from '../notifications/weeklyReportLetter';
import { passwordChangedLetter, passwordResetLetter } from '../passwordReset/passwordLetters';
import type { WriteLetter } from './Letter';

/** Who writes each kind of mail. */
export const letters: Record<MailKind, WriteLetter> = {
  invitation: invitationLetter,
  passwordReset: passwordResetLetter,
  passwordChanged: passwordChangedLetter,
  notifications: notificationsLetter,
  weeklyReport: weeklyReportLetter,
};
