import type { Permission } from '../access/permissions';
import type { EntityKind } from '../entities/entities';

export const NOTIFICATION_TYPES = ['info', 'warning', 'success', 'error'] as const;
export type NotificationType = (typeof NOTIFICATION_TYPES)[number];

/** What a notification can be about. */
export type NotificationSubjectKind = Exclude<EntityKind, 'client' | 'invitation'>;

interface KindFacts {
  type: NotificationType;
  /** Which of the page's filters lists it. */
  topic: 'tasks' | 'comments' | 'time' | 'files' | 'budgets' | 'people';
  /** What it is about. Whoever does not see any of that (any more) does not see the notification either. */
  subject: NotificationSubjectKind;
  /** What reading it needs besides. */
  needs?: Permission;
}

const kinds = {
  taskAssigned: { type: 'info', topic: 'tasks', subject: 'task' },
  taskDueSoon: { type: 'warning', topic: 'tasks', subject: 'task' },
  taskOverdue: { type: 'warning', topic: 'tasks', subject: 'task' },
  mentioned: { type: 'info', topic: 'comments', subject: 'comment' },
  answered: { type: 'info', topic: 'comments', subject: 'comment' },
  budgetWarning: { type: 'warning', topic: 'budgets', subject: 'project', needs: 'budget:read' },
  budgetUsed: { type: 'error', topic: 'budgets', subject: 'project', needs: 'budget:read' },
  fileUploaded: { type: 'info', topic: 'files', subject: 'file' },
  timeSubmitted: { type: 'info', topic: 'time', subject: 'timeEntry', needs: 'time:approve' },
  timeApproved: { type: 'success', topic: 'time', subject: 'timeEntry' },
  timeSentBack: { type: 'warning', topic: 'time', subject: 'timeEntry' },
  weekNotSubmitted: { type: 'warning', topic: 'time', subject: 'timeEntry' },
  memberJoined: { type: 'info', topic: 'people', subject: 'person' },
} as const satisfies Record<string, KindFacts>;

export type NotificationKind = keyof typeof kinds;
export const NOTIFICATION_KINDS = Object.keys(kinds) as NotificationKind[];

/** Every event that somebody hears of (NOT-03). */
export const notificationKinds: Readonly<Record<NotificationKind, KindFacts>> = kinds;

export const NOTIFICATION_TOPICS = ['tasks', 'comments', 'time', 'files', 'budgets', 'people'] as const;
export type NotificationTopic = (typeof NOTIFICATION_TOPICS)[number];

/** The kinds that a filter lists. */
export function kindsOfTopic(topic: NotificationTopic): NotificationKind[] {
  return NOTIFICATION_KINDS.filter((kind) => notificationKinds[kind].topic === topic);
}

/** Shares of a budget that are told of when they are reached, in percent (PRJ-12). */
export const BUDGET_STEPS = [
  { percent: 80, kind: 'budgetWarning' },
  { percent: 100, kind: 'budgetUsed' },
] as const satisfies readonly { percent: number; kind: NotificationKind }[];

/** What is due today or within so many days is due soon. */
export const DUE_SOON_DAYS = 1;

/** A task that is overdue for longer is not told of any more. */
export const OVERDUE_DAYS = 7;

/** Notifications are kept so long. */
export const NOTIFICATION_DAYS = 90;

/** Events of one kind become one notification while it is unread and the last of them is younger. Minutes. */
export const GATHERED_MINUTES = 60;
