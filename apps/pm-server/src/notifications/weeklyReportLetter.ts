import {
  addDays,
  dateIn,
  formatDate,
  formatDays,
  formatDuration,
  formatNumber,
  mailMessages,
  weekStart,
} from '@linework/domain';
import type { LetterSection, WriteContext, WriteLetter } from '../mail/Letter';
import { notifiedPerson } from './notifiedPerson';
import { type ReportedTasks, weeklyReport } from './weeklyReport.queries';

/** Somebody's last week, and what is ahead of them this week. One that waited is of the week in which it was queued. */
export const weeklyReportLetter: WriteLetter = async (tx, context) => {
  const { sender, aboutId, queuedAt, now, link } = context;
  const { workspaceId, timeZone } = sender;
  const person = await notifiedPerson(tx, { workspaceId, personId: aboutId }, 'weeklyReports');
  const monday = weekStart(dateIn(timeZone, queuedAt));
  const report = person && (await weeklyReport(tx, person.actor, { monday, today: dateIn(timeZone, now) }));
  if (!report) return { cancelled: mailMessages.notWanted };
  const { hoursPerWeek, recorded, open, waiting, due, overdue } = report;
  const [from, to] = [addDays(monday, -7), addDays(monday, -1)];
  const time = hoursPerWeek > 0 ? ` of your ${formatNumber(hoursPerWeek)}h` : '';
  const openEntries = link('/time-tracking', {
    tab: 'entries',
    user: aboutId,
    date: `${from}..${to}`,
    status: 'stopped',
  });
  const isFree = due.total === 0 && overdue.total === 0;
  const sections: LetterSection[] = [
    ...sumSection('Not submitted', open, openEntries),
    ...sumSection('Waiting for your approval', waiting, link('/time-tracking/approvals')),
    ...taskSection('Overdue', overdue, context),
    ...taskSection('Due this week', due, context),
  ];
  return {
    letter: {
      subject: `Your week, ${formatDays(from, to)}`,
      paragraphs: [
        `You recorded ${formatDuration(recorded.minutes)}${time}.`,
        ...(isFree ? ['No task of yours is overdue or due this week.'] : []),
      ],
      sections,
      button: { label: 'Open time tracking', url: link('/time-tracking') },
      footnotes: [
        {
          words: 'You have this mail on Mondays because the weekly report is on in your settings.',
          link: { label: 'Switch it off', url: link('/settings', { tab: 'notifications' }) },
        },
      ],
    },
    recipient: person.email,
  };
};

function sumSection(
  heading: string,
  { entries, minutes }: { entries: number; minutes: number },
  url: string,
): LetterSection[] {
  if (entries === 0) return [];
  const title = `${formatNumber(entries)} ${entries === 1 ? 'entry' : 'entries'}, ${formatDuration(minutes)}`;
  return [{ heading, items: [{ title, url }] }];
}

function taskSection(
  heading: string,
  { tasks, total }: ReportedTasks,
  { sender, link }: WriteContext,
): LetterSection[] {
  if (total === 0) return [];
  const items = tasks.map(({ id, title, projectName, dueDate }) => ({
    title,
    text: `${projectName}, due ${formatDate(dueDate, sender.dateFormat)}`,
    url: link('/tasks', { task: id }),
  }));
  const more = total > tasks.length ? { more: `and ${formatNumber(total - tasks.length)} more` } : {};
  return [{ heading: `${heading} (${formatNumber(total)})`, items, ...more }];
}
