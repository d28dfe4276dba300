import type { DateFormat, TimeZone } from '@linework/domain';
import type { Tx } from '../database/Database';

/** What a mail says, in words; `renderLetter` makes text and HTML of it. */
export interface Letter {
  subject: string;
  /** Sentences before the button. */
  paragraphs: string[];
  /** Lists after them. */
  sections?: LetterSection[];
  button?: { label: string; url: string };
  /** Small print below. */
  footnotes: (string | Footnote)[];
}

export interface Footnote {
  words: string;
  link?: { label: string; url: string };
}

export interface LetterSection {
  heading?: string;
  items: LetterItem[];
  /** Of what is not listed: 'and 4 more'. */
  more?: string;
}

export interface LetterItem {
  title: string;
  /** A line below. */
  text?: string;
  /** Where the title leads. */
  url?: string;
}

/** The workspace that a mail speaks for. */
export interface Sender {
  workspaceId: string;
  companyName: string;
  dateFormat: DateFormat;
  timeZone: TimeZone;
}

/** A letter to be sent, or why there is nothing to say any more. */
export type Written =
  | {
      letter: Letter;
      /** Where it goes by now; absent: where it was queued to. */
      recipient?: string;
      /** Notes that it was sent, in the transaction that says so. */
      sent?: (tx: Tx) => Promise<void>;
    }
  | { cancelled: string };

export interface WriteContext {
  sender: Sender;
  /** The invitation, account or person that the mail is about. */
  aboutId: string;
  queuedAt: Date;
  now: Date;
  newId: () => string;
  /** An address of the app: `link('/register', { invitation: token })`, `link('/tasks?task=1')`. */
  link: (path: string, query?: Record<string, string>) => string;
}

/** Writes one kind of letter. Links that it makes are stored, as hashes, by the transaction. */
export type WriteLetter = (tx: Tx, context: WriteContext) => Promise<Written>;
