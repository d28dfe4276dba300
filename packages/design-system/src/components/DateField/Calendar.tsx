'use client';
import { DayPicker } from 'react-day-picker';
import { useLocale } from '../../locale';
import { useMessages } from '../../locale/useMessages';
import { Button } from '../Button';
import { usePageDirection } from '../usePageDirection';
import * as styles from './Calendar.css';
import { type CalendarWords, calendarProps } from './calendarProps';
import { fromLocalDate, toLocalDate } from './dateText';
import { dateFieldMessages } from './messages';

interface CalendarProps extends Partial<CalendarWords> {
  value: string;
  min?: string;
  max?: string;
  clearable: boolean;
  onChoose: (value: string) => void;
}

/**
 * One month as a grid of days: arrows by day and week, Home and End within the week, PageUp and PageDown by month, with
 * Shift by year; month and year also from menus.
 */
export function Calendar({
  value,
  min,
  max,
  clearable,
  onChoose,
  weekStartsOn = 1,
  locale,
  todayLabel,
  clearLabel,
  previousMonthLabel,
  nextMonthLabel,
}: CalendarProps) {
  const text = useMessages('DateField', dateFieldMessages);
  const around = useLocale();
  const direction = usePageDirection();
  const selected = toLocalDate(value);
  const today = fromLocalDate(new Date());
  const isOffered = (day: string) => (min === undefined || day >= min) && (max === undefined || day <= max);
  return (
    <div data-part="calendar">
      <DayPicker
        {...calendarProps({
          locale: locale ?? around.locale,
          direction,
          weekStartsOn,
          min,
          max,
          shown: [selected],
          labels: {
            ...text,
            today: todayLabel ?? text.today,
            previousMonth: previousMonthLabel ?? text.previousMonth,
            nextMonth: nextMonthLabel ?? text.nextMonth,
          },
        })}
        mode="single"
        required
        autoFocus
        showOutsideDays
        selected={selected}
        onSelect={(date) => onChoose(fromLocalDate(date))}
      />
      <div className={styles.footer}>
        <Button size="small" variant="ghost" disabled={!isOffered(today)} onClick={() => onChoose(today)}>
          {todayLabel ?? text.today}
        </Button>
        {clearable && (
          <Button size="small" variant="ghost" onClick={() => onChoose('')}>
            {clearLabel ?? text.clear}
          </Button>
        )}
      </div>
    </div>
  );
}
