'use client';
import { useState } from 'react';
import { DayPicker } from 'react-day-picker';
import { useMessages } from '../../locale/useMessages';
import { Button } from '../Button';
import { fromLocalDate, toLocalDate } from '../DateField/dateText';
import { type CalendarWords, useCalendarProps } from '../DateField/useCalendarProps';
import { useMediaQuery } from '../useMediaQuery';
import * as styles from './DateRange.css';
import type { DateRangeValue } from './DateRangeValue';
import { dateRangeMessages } from './messages';

interface RangeCalendarProps extends Partial<CalendarWords> {
  value: DateRangeValue;
  min?: string | number | undefined;
  max?: string | number | undefined;
  clearable: boolean;
  onChoose: (value: DateRangeValue) => void;
}

/**
 * The months of a range, two where there is room. The first press is one end, the second the other, whichever comes first
 * in the year; until then nothing is chosen.
 */
export function RangeCalendar({ value, min, max, clearable, onChoose, ...words }: RangeCalendarProps) {
  const text = useMessages('DateRange', dateRangeMessages);
  const isWide = useMediaQuery('(min-width: 641px)');
  /** The end that was pressed first, while the other is open. */
  const [anchor, setAnchor] = useState<string | null>(null);
  const [pointed, setPointed] = useState<string | null>(null);

  const shown = anchor === null ? value : ordered(anchor, pointed ?? anchor);
  const from = toLocalDate(shown.start);
  const to = toLocalDate(shown.end);
  const shared = useCalendarProps({
    ...words,
    min,
    max,
    shown: [toLocalDate(value.start) ?? toLocalDate(value.end), toLocalDate(value.end)],
  });
  const press = (day: string) => {
    if (anchor === null) {
      setAnchor(day);
      setPointed(null);
    } else onChoose(ordered(anchor, day));
  };
  const point = (date: Date) => anchor !== null && setPointed(fromLocalDate(date));
  return (
    <div data-part="calendar">
      <DayPicker
        {...shared}
        mode="range"
        required
        autoFocus
        numberOfMonths={isWide ? 2 : 1}
        // A day that two months show would be chosen twice.
        showOutsideDays={!isWide}
        // Ends that are the same, or only one of them, are one day and no band.
        selected={from && to && shown.start < shown.end ? { from, to } : { from: from ?? to }}
        onSelect={(_range, day) => press(fromLocalDate(day))}
        onDayMouseEnter={point}
        onDayFocus={point}
      />
      <div className={styles.foot}>
        <span role="status">{anchor === null ? text.chooseStart : text.chooseEnd}</span>
        {clearable && (
          <Button size="small" variant="ghost" onClick={() => onChoose({ start: '', end: '' })}>
            {words.clearLabel ?? text.clear}
          </Button>
        )}
      </div>
    </div>
  );
}

function ordered(one: string, other: string): DateRangeValue {
  return one <= other ? { start: one, end: other } : { start: other, end: one };
}
