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
  /** Text to show instead of the value, which is a number as the locale writes it: a formatted date, say. The cheap way: prefer it to `cell` where text does. */
  text?: (row: Row) => string;
  /** What to show instead of text: a badge, an avatar with a name. */
  cell?: (row: Row) => ReactNode;
  /** The cell holds links or buttons: Enter moves into it, Escape comes back. */
  interactive?: boolean;
  /**
   * The table's width, px, under which this column makes room for more important ones, rather than all of them scrolling
   * sideways. What it says must be found elsewhere too, where the row leads. A phone's list goes by `phone`.
   */
  hideBelow?: number;
  /** Default: the first column is the title, the second meta, the others are hidden. */
  phone?: PhoneSlot;
};
