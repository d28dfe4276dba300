import {
  formatDate,
  formatDateTime,
  formatDays,
  formatFileDate,
  formatMoney,
  formatMoneyRounded,
  isOverdue,
  relativeTime,
  type TaskStatus,
  timeOfDayIn,
  todayIn,
} from '@linework/domain';
import { useMemo } from 'react';
import { serverNow } from '../api/serverClock';
import { useSession } from '../session/SessionContext';

/** Dates, money and the calendar as the workspace's settings (GEN-16) and the server's clock have them, for every screen. */
export function useFormat() {
  const { settings } = useSession();
  return useMemo(() => {
    const todayDate = () => todayIn(settings.timeZone, serverNow());
    return {
      date: (date: string | null | undefined) => formatDate(date, settings.dateFormat),
      money: (minor: number | null | undefined) => formatMoney(minor, settings.currency),
      /** Without cents, for figures that are read at a glance. */
      moneyRounded: (minor: number | null | undefined) => formatMoneyRounded(minor, settings.currency),
      /** '5m ago' */
      ago: (instant: string) => relativeTime(instant, serverNow(), settings),
      /** Date and time: '11/19/2026 14:05' */
      moment: (instant: string) => formatDateTime(instant, settings),
      /** '09:05' */
      timeOfDay: (instant: string | number) => timeOfDayIn(settings.timeZone, new Date(instant)),
      /** When a file was changed: 'Nov 19, 2026, 02:05 PM'. */
      fileDate: (instant: string) => formatFileDate(instant, settings),
      todayDate,
      /** Today in words: 'Thursday 19 November'. */
      today: () => dayInWords(todayDate()),
      /** 'Thursday 19 November' */
      day: dayInWords,
      /** '16 – 22 Nov 2026' */
      days: formatDays,
      isOverdue: (task: { dueDate: string | null; status: TaskStatus }) => isOverdue(task, todayDate()),
    };
  }, [settings]);
}

function dayInWords(date: string): string {
  return LONG_DATE.format(new Date(`${date}T00:00:00Z`));
}

/** Without the year and in the order that needs no comma; the date is UTC's midnight of the day meant. */
const LONG_DATE = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'UTC',
  weekday: 'long',
  day: 'numeric',
  month: 'long',
});
