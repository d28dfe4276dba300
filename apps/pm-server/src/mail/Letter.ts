import type { DateFormat, TimeZone } from '@linework/domain';
import type { Tx } from '../database/Database';

/** What a mail says, in words; `renderLetter` makes text and HTML of it. */
export interface Letter {
  subject: string;
  /** Sentences before the button. */
  paragraphs: string[];
  button?: { label: string; url: string };
  /** Small print below. */
  footnotes: string[];
}

/** The workspace that a mail speaks for. */
export interface Sender {
  workspaceId: string;
  companyName: string;
  dateFormat: DateFormat;
  timeZone: TimeZone;
}

/** A letter to be sent, or why there is nothing to say any more. */
export type Written = { letter: Letter } | { cancelled: string };

export interface WriteContext {
  sender: Sender;
  /** The invitation or account that the mail is about. */
  aboutId: string;
  now: Date;
  newId: () => string;
  /** An address of the app: `link('/register', { invitation: token })`. */
  link: (path: string, query?: Record<string, string>) => string;
}

/** Writes one kind of letter. Links that it makes are stored, as hashes, by the transaction. */
export type WriteLetter = (tx: Tx, context: WriteContext) => Promise<Written>;
