import type { ReactElement, ReactNode } from 'react';

export interface NotificationItem {
  id: string;
  type: 'info' | 'warning' | 'success' | 'error';
  title: string;
  message?: ReactNode;
  /** When, as it is to be read: '5m ago'. */
  time: string;
  /** The same for machines: an instant in ISO 8601. */
  dateTime?: string;
  read: boolean;
  /** What it stands under: 'Today', 'Earlier'. */
  group?: string;
  /** Where to deal with it: words and a router's empty link, `<Link to="/tasks?task=1" />`. */
  action?: { label: string; link: ReactElement };
}
