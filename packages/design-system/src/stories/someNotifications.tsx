import { Link } from '../components/Link';
import type { NotificationItem } from '../components/NotificationList';

/** One of each type, the newest first; two are unread. */
export const someNotifications: NotificationItem[] = [
  {
    id: '1',
    type: 'warning',
    title: 'Budget at 80 %',
    message: 'Spillway gate renewal has used 412 of 515 hours.',
    time: '5m ago',
    group: 'Today',
    read: false,
    action: { label: 'Open project', link: <Link href="#project">{null}</Link> },
  },
  {
    id: '2',
    type: 'info',
    title: 'Task assigned to you',
    message: 'Check hoist chain drawing, due 2026-11-20.',
    time: '2h ago',
    group: 'Today',
    read: false,
    action: { label: 'Open task', link: <Link href="#task">{null}</Link> },
  },
  {
    id: '3',
    type: 'error',
    title: 'Task overdue',
    message: 'Fender load case LC-07 was due 2026-11-17.',
    time: '3d ago',
    group: 'Earlier',
    read: true,
    action: { label: 'Open task', link: <Link href="#task">{null}</Link> },
  },
  {
    id: '4',
    type: 'success',
    title: 'Time approved',
    message: 'Week 46, 38h 30m.',
    time: '2026-11-12',
    group: 'Earlier',
    read: true,
  },
];
