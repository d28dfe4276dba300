import type { ReactNode } from 'react';
import type { Column } from './engine/column';

/** Where a column goes when the table is a list of two-line rows, below 640 px. */
export type PhoneSlot = 'title' | 'meta' | 'trailing' | 'hidden';

/** A column as the table shows it. */
export type DataTableColumn<Row> = Column<Row> & {
  /** The name in the head, and in announcements. */
  header: string;
  /** Default `end` for numbers, else `start`. */
  align?: 'start' | 'end';
  /** Tabular mono figures. Default for numbers and dates. */
  mono?: boolean;
  emphasis?: 'strong' | 'muted';
  /** Words to show instead of the value, which is a number as the locale writes it: a formatted date, say. */
  text?: (row: Row) => string;
  /** Muted words where there is no value, and nothing else then: 'Unassigned'. */
  placeholder?: string;
  /**
   * The words' colour in this row, where they say something that is to be seen; never all that says it. Let the last words say it
   * too, '(Overdue)' after a date: on a phone they are kept where there is no room for the others.
   */
  tone?: (row: Row) => 'danger' | undefined;
  /**
   * Where the words lead: a link, so that it opens in a new tab as links do (`onLinkClick` is for a router). The Tab key passes it
   * by: with the keyboard Enter opens the row.
   */
  href?: (row: Row) => string;
  /** Before the words: an avatar, an icon. */
  before?: (row: Row) => ReactNode;
  /**
   * What to show instead of words: a badge, a meter. Words with the above cost a third of the same made of components, at each row
   * that is drawn while somebody searches or scrolls.
   */
  cell?: (row: Row) => ReactNode;
  /** The cell holds links or buttons: Enter moves into it, Escape comes back. */
  interactive?: boolean;
  /**
   * Where the columns do not all fit with their least widths, those with `yields` leave, the lowest first, rather than all of them
   * scrolling sideways. What such a column says must be found elsewhere too, where the row leads; a person can switch it on
   * again. A phone's list goes by `phone`.
   */
  yields?: number;
  /** Default: the first column is the title, the second meta, the others are hidden. */
  phone?: PhoneSlot;
};
