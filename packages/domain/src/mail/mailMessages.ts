import { TRASH_DAYS } from '../trash/trashDays';
import type { MailKind } from './MailRow';

/** Days that a mail which was sent, failed or was cancelled stays listed. */
export const MAIL_DAYS = TRASH_DAYS;

/** Hours after which a mail that could not be sent is given up. */
export const MAIL_HOURS = 48;

export const MAIL_KIND_LABELS: Record<MailKind, string> = {
  invitation: 'Invitation',
  passwordReset: 'Password reset',
  passwordChanged: 'Password changed',
  notifications: 'Notifications',
  weeklyReport: 'Weekly report',
};

export const mailMessages = {
  notQueued: 'This mail does not wait any more. Load the page again to see what became of it.',
  notEnded: 'This mail is waiting already.',
  notConfigured:
    'This server has no mail server to send by. Whoever runs Linework sets SMTP_URL and MAIL_FROM.',
  invitationClosed: 'The invitation was used, was withdrawn or has expired.',
  accountGone: 'The account does not sign in by a password any more.',
  notificationsRead: 'They were read in the app meanwhile.',
  notWanted: 'The person has switched these mails off meanwhile, or does not sign in any more.',
  cancelled: 'Cancelled by an admin.',
} as const;
