import {
  formatDate,
  formatMoney,
  formatMoneyRounded,
  isOverdue,
  relativeTime,
  type TaskStatus,
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
      todayDate,
      /** Today in words: 'Thursday 19 November'. */
      today: () => LONG_DATE.format(new Date(`${todayDate()}T00:00:00Z`)),
      isOverdue: (task: { dueDate: string | null; status: TaskStatus }) => isOverdue(task, todayDate()),
    };
  }, [settings]);
}

/** Without the year and in the order that needs no comma; the date is UTC's midnight of the day meant. */
const LONG_DATE = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'UTC',
  weekday: 'long',
  day: 'numeric',
  month: 'long',
});
