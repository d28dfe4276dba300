'use client';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type ChevronProps, DayPicker } from 'react-day-picker';
import { Button } from '../Button';
import { classNames } from '../classNames';
import * as box from '../Field/FieldBox.css';
import * as styles from './Calendar.css';
import { fromLocalDate, toLocalDate } from './dateText';

/** What a workspace in another language or country sets. */
export interface CalendarWords {
  /** 0 is Sunday, 1 Monday. */
  weekStartsOn: 0 | 1 | 2 | 3 | 4 | 5 | 6;
  /** BCP 47 tag for the names of months and weekdays. */
  locale: string;
  todayLabel: string;
  clearLabel: string;
  previousMonthLabel: string;
  nextMonthLabel: string;
}

interface CalendarProps extends Partial<CalendarWords> {
  value: string;
  min?: string;
  max?: string;
  clearable: boolean;
  onChoose: (value: string) => void;
}

/** One month as a grid of days: arrows by day and week, PageUp and PageDown by month, with Shift by year. */
export function Calendar({
  value,
  min,
  max,
  clearable,
  onChoose,
  weekStartsOn = 1,
  locale = 'en-GB',
  todayLabel = 'Today',
  clearLabel = 'Clear',
  previousMonthLabel = 'Previous month',
  nextMonthLabel = 'Next month',
}: CalendarProps) {
  const selected = toLocalDate(value);
  const first = toLocalDate(min);
  const last = toLocalDate(max);
  const today = fromLocalDate(new Date());
  const isOffered = (day: string) => (min === undefined || day >= min) && (max === undefined || day <= max);
  const name = (date: Date, options: Intl.DateTimeFormatOptions) => date.toLocaleDateString(locale, options);
  return (
    <div data-part="calendar">
      <DayPicker
        mode="single"
        required
        autoFocus
        showOutsideDays
        fixedWeeks
        navLayout="around"
        weekStartsOn={weekStartsOn}
        selected={selected}
        defaultMonth={selected ?? nearest(new Date(), first, last)}
        {...(first ? { startMonth: first } : {})}
        {...(last ? { endMonth: last } : {})}
        disabled={[...(first ? [{ before: first }] : []), ...(last ? [{ after: last }] : [])]}
        onSelect={(date) => onChoose(fromLocalDate(date))}
        formatters={{
          formatCaption: (month) => name(month, { month: 'long', year: 'numeric' }),
          formatWeekdayName: (day) => name(day, { weekday: 'short' }).slice(0, 2),
        }}
        labels={{
          labelPrevious: () => previousMonthLabel,
          labelNext: () => nextMonthLabel,
          labelGrid: (month) => name(month, { month: 'long', year: 'numeric' }),
          labelWeekday: (day) => name(day, { weekday: 'long' }),
          labelDayButton: (day, { today: isToday }) => {
            const full = name(day, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
            return isToday ? `${todayLabel}, ${full}` : full;
          },
        }}
        components={{ Chevron: MonthChevron }}
        classNames={{
          month: styles.month,
          month_caption: styles.caption,
          button_previous: classNames(box.innerButton, styles.previous),
          button_next: classNames(box.innerButton, styles.next),
          month_grid: styles.grid,
          weekday: styles.weekday,
          day: styles.cell,
          day_button: styles.day,
          today: styles.today,
        }}
      />
      <div className={styles.footer}>
        <Button size="small" variant="ghost" disabled={!isOffered(today)} onClick={() => onChoose(today)}>
          {todayLabel}
        </Button>
        {clearable && (
          <Button size="small" variant="ghost" onClick={() => onChoose('')}>
            {clearLabel}
          </Button>
        )}
      </div>
    </div>
  );
}

function MonthChevron({ orientation }: ChevronProps) {
  const Icon = orientation === 'left' ? ChevronLeft : ChevronRight;
  return <Icon aria-hidden="true" className={classNames(box.icon, styles.chevron)} />;
}

function nearest(date: Date, first: Date | undefined, last: Date | undefined): Date {
  if (first && date < first) return first;
  return last && date > last ? last : date;
}
