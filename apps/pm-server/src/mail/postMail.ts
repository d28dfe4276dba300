import { createTransport } from 'nodemailer';
import type { MailSettings } from './MailSettings';
import { inLine } from './renderLetter';

/** Milliseconds that a mail server may take to answer, and to be reached. */
const SILENCE_MS = 20_000;

export interface Posted {
  /** Stays the same at another attempt, so that mail programs and servers can tell a second copy. */
  id: string;
  companyName: string;
  recipient: string;
  subject: string;
  text: string;
  html: string;
}

/**
 * Hands a mail to the mail server; resolves once it has taken it.
 *
 * @throws Error of nodemailer, with a code and, where the server refused it, its answer
 */
export async function postMail(
  { smtpUrl, from }: MailSettings,
  { id, companyName, recipient, subject, text, html }: Posted,
  signal: AbortSignal,
): Promise<void> {
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: SILENCE_MS,
    greetingTimeout: SILENCE_MS,
    socketTimeout: SILENCE_MS,
    // Mails hold nothing but their text.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const close = () => transport.close();
  signal.addEventListener('abort', close);
  try {
    await transport.sendMail({
      // As objects: what is in a name or an address can't become a second address.
      from: { name: inLine(companyName), address: from },
      to: { name: '', address: recipient },
      envelope: { from, to: [recipient] },
      messageId: `<${id}@${from.slice(from.lastIndexOf('@') + 1)}>`,
      headers: { 'Auto-Submitted': 'auto-generated' },
      subject,
      text,
      html,
    });
  } finally {
    signal.removeEventListener('abort', close);
    transport.close();
  }
}

/** Whether another attempt can't end otherwise: the mail server refused the recipient or the mail for good. */
export function isRefusedForGood(error: unknown): boolean {
  const { code, responseCode } = error as { code?: string; responseCode?: number };
  return (code === 'EENVELOPE' || code === 'EMESSAGE') && responseCode !== undefined && responseCode >= 500;
}

/** Why a mail was not taken, for an admin. */
export function mailProblem(error: unknown): string {
  const { code, response } = error as { code?: string; response?: string };
  const answer = response ? `: ${inLine(response).slice(0, 200)}` : '';
  if (code === 'EAUTH') return `The mail server refused its user name or password${answer}`;
  if (code === 'EENVELOPE') return `The mail server refused the address${answer}`;
  if (code === 'EMESSAGE') return `The mail server refused the mail${answer}`;
  if (code === 'ETLS') return 'The connection to the mail server could not be encrypted';
  if (code) return `The mail server cannot be reached (${code})`;
  return 'The mail could not be written or sent. The server’s log says why';
}
