import type { ReactElement, ReactNode } from 'react';

export interface ActivityItem {
  id: string;
  /** What it stands under: 'Today', 'Yesterday', a date. */
  group: string;
  /** Who did it: their avatar stands before the words, unless there is a sign. */
  person?: { name: string; initials?: string };
  /** What it is, where that says more than whose it is: something is done, time, the team, something is gone. */
  sign?: 'done' | 'time' | 'team' | 'deleted';
  /** The sentence, with its spaces. */
  parts: readonly ActivityPart[];
  /** When, as it is to be read: '5m ago'. */
  time: string;
  /** The same for machines: an instant in ISO 8601. */
  dateTime?: string;
  /** Below the sentence: what was written. */
  body?: ReactNode;
}

/** Words of the sentence. */
export interface ActivityPart {
  text: string;
  /** A name: of who did it, of what it was done to. */
  strong?: boolean;
  /** Where it leads: a router's empty link, `<Link to="/tasks?task=1" />`. */
  link?: ReactElement;
}
