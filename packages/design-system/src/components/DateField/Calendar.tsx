'use client';
import { DayPicker } from 'react-day-picker';
import { useMessages } from '../../locale/useMessages';
import { Button } from '../Button';
import * as styles from './Calendar.css';
import { fromLocalDate, toLocalDate } from './dateText';
import { dateFieldMessages } from './messages';
import { type CalendarWords, useCalendarProps } from './useCalendarProps';

interface CalendarProps extends Partial<CalendarWords> {
  value: string;
  min?: string | number | undefined;
  max?: string | number | undefined;
  clearable: boolean;
  onChoose: (value: string) => void;
}

/**
 * One month as a grid of days: arrows by day and week, Home and End within the week, PageUp and PageDown by month, with
 * Shift by year; month and year also from menus.
 */
export function Calendar({ value, min, max, clearable, onChoose, ...words }: CalendarProps) {
  const text = useMessages('DateField', dateFieldMessages);
  const selected = toLocalDate(value);
  const shared = useCalendarProps({ ...words, min, max, shown: [selected] });
  const today = words.today ?? fromLocalDate(new Date());
  const isOffered = (day: string) => (min === undefined || day >= min) && (max === undefined || day <= max);
  return (
    <div data-part="calendar">
      <DayPicker
        {...shared}
        mode="single"
        required
        autoFocus
        showOutsideDays
        selected={selected}
        onSelect={(date) => onChoose(fromLocalDate(date))}
      />
      <div className={styles.footer}>
        <Button size="small" variant="ghost" disabled={!isOffered(today)} onClick={() => onChoose(today)}>
          {words.todayLabel ?? text.today}
        </Button>
        {clearable && (
          <Button size="small" variant="ghost" onClick={() => onChoose('')}>
            {words.clearLabel ?? text.clear}
          </Button>
        )}
      </div>
    </div>
  );
}
