import { ACCESS_ROLE_LABELS, type AccessRole } from '../access/accessRoles';
import type { CommentAbout } from '../comments/commentAbout';
import { excerpt } from '../fields/excerpt';
import { formatDate } from '../format/formatDate';
import { formatDuration } from '../format/formatDuration';
import { formatMoney } from '../format/formatMoney';
import { formatNumber } from '../format/formatNumber';
import type { Settings } from '../settings/Settings';
import type { Notification } from './Notification';
import { BUDGET_STEPS, type NotificationKind, notificationKinds } from './notificationKinds';

/** What a notification is about, as the person who reads it sees it now: the newest of its subjects. */
export interface NotificationSubject {
  id: string;
  name: string;
  projectId?: string;
  projectName?: string;
  dueDate?: string | null;
  budgetMinor?: number | null;
  fileKind?: 'document' | 'drawing';
  accessRole?: AccessRole;
  reason?: string;
  /** Who wrote a comment, whom its readers are told; what it is on, and the name of that. */
  authorName?: string | null;
  about?: CommentAbout;
  aboutName?: string;
}

/** One that is stored: facts, no words. */
export interface NotificationFacts {
  id: string;
  kind: NotificationKind;
  at: string;
  read: boolean;
  /** How many events it stands for, of which the reader sees at least one. */
  count: number;
  /** Recorded time that it is about. */
  minutes: number;
  /** Who did it; null where nobody did, or whom the reader does not see. */
  doerName: string | null;
  subject: NotificationSubject;
  personId: string;
}

type Words = Pick<Notification, 'title' | 'message' | 'actionUrl' | 'actionText'>;
type WordSettings = Pick<Settings, 'dateFormat' | 'currency'>;

/** A notification in words, by the workspace's settings (GEN-16). */
export function describeNotification(facts: NotificationFacts, settings: WordSettings): Notification {
  const { id, kind, at, read } = facts;
  const { type } = notificationKinds[kind];
  return { id, kind, type, at, read, ...WORDS[kind](facts, settings) };
}

const WORDS: Record<NotificationKind, (facts: NotificationFacts, settings: WordSettings) => Words> = {
  taskAssigned: (facts, settings) => ({
    title: facts.count === 1 ? 'Task assigned to you' : `${formatNumber(facts.count)} tasks assigned to you`,
    message: `${tasksIn(facts)}${by(facts)}${facts.count === 1 ? due(facts, settings) : ''}.`,
    ...openTasks(facts),
  }),
  taskDueSoon: (facts, settings) => ({
    title: facts.count === 1 ? 'Task is due soon' : `${formatNumber(facts.count)} tasks are due soon`,
    message: `${tasksIn(facts)}${facts.count === 1 ? due(facts, settings) : ''}.`,
    ...openTasks(facts),
  }),
  taskOverdue: (facts, settings) => ({
    title: facts.count === 1 ? 'Task is overdue' : `${formatNumber(facts.count)} tasks are overdue`,
    message: `${tasksIn(facts)}${facts.count === 1 ? due(facts, settings) : ''}.`,
    ...openTasks(facts),
  }),
  mentioned: (facts) => ({
    title: `${authorOf(facts)} mentioned you`,
    ...commentWords(facts),
  }),
  answered: (facts) => ({
    title: `${authorOf(facts)} answered`,
    ...commentWords(facts),
  }),
  budgetWarning: budgetReached,
  budgetUsed: budgetReached,
  fileUploaded: ({ count, doerName, subject: { name, projectId, projectName = '', fileKind } }) => ({
    title: count === 1 ? 'File uploaded' : `${formatNumber(count)} files uploaded`,
    message: `${doerName ?? 'Somebody'} uploaded ${name}${more(count)} to ${projectName}.`,
    actionUrl: `/${fileKind === 'drawing' ? 'drawings' : 'documents'}?project=${projectId}`,
    actionText: count === 1 ? 'Open file' : 'Open files',
  }),
  timeSubmitted: ({ doerName, minutes }) => ({
    title: 'Time submitted',
    message: `${doerName ?? 'Somebody'} submitted ${formatDuration(minutes)} for approval.`,
    actionUrl: '/time-tracking/approvals',
    actionText: 'Review time',
  }),
  timeApproved: (facts) => ({
    title: 'Your time is approved',
    message: `${formatDuration(facts.minutes)}${by(facts)}.`,
    ...OPEN_ENTRIES,
  }),
  timeSentBack: (facts) => {
    const { reason } = facts.subject;
    return {
      title: 'Your time was sent back',
      message: `${formatDuration(facts.minutes)}${by(facts)}${reason ? `: ${reason}` : '.'}`,
      ...OPEN_ENTRIES,
    };
  },
  weekNotSubmitted: ({ minutes }) => ({
    title: 'Last week is not submitted',
    message: `${formatDuration(minutes)} of last week can be submitted for approval.`,
    actionUrl: '/time-tracking?tab=entries&date=lastWeek&status=stopped',
    actionText: 'Open last week',
  }),
  memberJoined: ({ count, subject: { id, name, accessRole } }) => ({
    title: count === 1 ? `${name} joined` : `${name}${more(count)} joined`,
    message: count === 1 && accessRole ? `${ACCESS_ROLE_LABELS[accessRole]}.` : '',
    actionUrl: count === 1 ? `/users/edit?id=${id}` : '/users?side=all',
    actionText: count === 1 ? 'Open user' : 'Open users',
  }),
};

/** Of a comment's text in a message. */
const TOLD_OF_COMMENT = 140;

/** On what, and how the newest begins; the link has that in view. */
function commentWords({ subject: { id, name, about, aboutName = '', fileKind } }: NotificationFacts) {
  const text = excerpt(name.replace(/\s+/g, ' '), TOLD_OF_COMMENT);
  const at = { project: '/projects/view?id=', task: '/tasks/edit?id=', file: `/${fileKind}s?file=` };
  return {
    message: `${aboutName}: ${text}`,
    ...(about && { actionUrl: `${at[about.kind]}${about.id}&comment=${id}`, actionText: 'Open comment' }),
  };
}

function authorOf({ subject: { authorName } }: NotificationFacts): string {
  return authorName || 'Somebody';
}

const OPEN_ENTRIES = { actionUrl: '/time-tracking?tab=entries', actionText: 'Open entries' } as const;

function budgetReached(
  { kind, subject: { id, name, budgetMinor } }: NotificationFacts,
  { currency }: WordSettings,
): Words {
  const percent = BUDGET_STEPS.find((step) => step.kind === kind)?.percent ?? 100;
  return {
    title: percent < 100 ? `${percent}% of the budget used` : 'The whole budget is used',
    message: `${name} has used ${percent}% of ${formatMoney(budgetMinor, currency)}${percent < 100 ? '' : ' or more'}.`,
    actionUrl: `/projects/edit?id=${id}`,
    actionText: 'Open project',
  };
}

/** 'Check hoist chain drawing, in Spillway gate renewal', 'Check hoist chain drawing and 11 more' */
function tasksIn({ count, subject: { name, projectName } }: NotificationFacts): string {
  return count === 1 ? `${name}, in ${projectName}` : `${name}${more(count)}`;
}

function more(count: number): string {
  return count > 1 ? ` and ${formatNumber(count - 1)} more` : '';
}

function by({ doerName }: NotificationFacts): string {
  return doerName ? `, by ${doerName}` : '';
}

function due({ subject: { dueDate } }: NotificationFacts, { dateFormat }: WordSettings): string {
  return dueDate ? `, due ${formatDate(dueDate, dateFormat)}` : '';
}

function openTasks({ count, subject, personId }: NotificationFacts) {
  return count === 1
    ? { actionUrl: `/tasks?task=${subject.id}`, actionText: 'Open task' }
    : { actionUrl: `/tasks?user=${personId}`, actionText: 'Open tasks' };
}
