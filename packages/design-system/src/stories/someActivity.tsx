import type { ActivityItem } from '../components/ActivityList';
import { Link } from '../components/Link';

/** One of each sign, the newest first, on two days. */
export const someActivity: ActivityItem[] = [
  {
    id: '1',
    group: 'Today',
    person: { name: 'Amir Bensaïd' },
    parts: [
      { text: 'Amir Bensaïd', strong: true },
      { text: ' commented on ' },
      { text: 'S-204 rev C', link: <Link href="#file">{null}</Link> },
    ],
    time: '42m ago',
    body: 'Please check the wheel track in C-031 once more, 5 097 kN is with 10 % opening only.',
  },
  {
    id: '2',
    group: 'Today',
    person: { name: 'Ola Eriksen' },
    parts: [
      { text: 'Ola Eriksen', strong: true },
      { text: ' uploaded ' },
      { text: 'S-204 rev C', link: <Link href="#file">{null}</Link> },
      { text: ' and 2 more' },
    ],
    time: '1h ago',
  },
  {
    id: '3',
    group: 'Today',
    sign: 'done',
    parts: [
      { text: 'Jun Takeda', strong: true },
      { text: ' completed ' },
      { text: 'Seal friction test plan', link: <Link href="#task">{null}</Link> },
    ],
    time: '3h ago',
  },
  {
    id: '4',
    group: 'Yesterday',
    person: { name: 'Marta Lindqvist' },
    parts: [
      { text: 'Marta Lindqvist', strong: true },
      { text: ' moved the due date of ' },
      { text: '60 % review', link: <Link href="#task">{null}</Link> },
      { text: ' from 2026-11-25 to 2026-11-27' },
    ],
    time: '1d ago',
  },
  {
    id: '5',
    group: 'Yesterday',
    sign: 'time',
    parts: [{ text: 'Ola Eriksen', strong: true }, { text: ' submitted 31h 15m' }],
    time: '1d ago',
  },
  {
    id: '6',
    group: 'Yesterday',
    sign: 'team',
    parts: [{ text: 'Petra Koller', strong: true }, { text: ' joined the team' }],
    time: '1d ago',
  },
  {
    id: '7',
    group: 'Yesterday',
    sign: 'deleted',
    parts: [
      { text: 'Marta Lindqvist', strong: true },
      { text: ' deleted ' },
      { text: 'Hoist load calculation C-030.pdf', strong: true },
    ],
    time: '1d ago',
  },
];
