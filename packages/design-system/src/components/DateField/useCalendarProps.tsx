import { ChevronDown, ChevronLeft, ChevronRight } from 'lucide-react';
import type { ChevronProps, DropdownProps, PropsBase } from 'react-day-picker';
import { useLocale } from '../../locale';
import type { DateFormat } from '../../locale/useDateFormat';
import { useMessages } from '../../locale/useMessages';
import { classNames } from '../classNames';
import * as box from '../Field/FieldBox.css';
import { usePageDirection } from '../usePageDirection';
import * as styles from './Calendar.css';
import { toLocalDate } from './dateText';
import { dateFieldMessages } from './messages';

/** What a workspace in another language or country sets; words that are left out come from the LocaleProvider. */
export interface CalendarWords {
  /** 0 is Sunday, 1 Monday. */
  weekStartsOn: 0 | 1 | 2 | 3 | 4 | 5 | 6;
  /** BCP 47 tag for the names of months and weekdays. */
  locale: string;
  todayLabel: string;
  clearLabel: string;
  previousMonthLabel: string;
  nextMonthLabel: string;
  /** Which day it is there, as ISO date; left out, this device's clock says so. */
  today: string;
}

/** What a field with a calendar takes, be it for one day or for two. */
export interface CalendarFieldProps extends Partial<CalendarWords> {
  /** How a date is shown and typed: as the LocaleProvider's language does, unless told. ISO is understood in every format. */
  format?: DateFormat;
  /** First and last day that the calendar offers, as ISO dates; other values offer all. Typing is judged by the form. */
  min?: string | number;
  max?: string | number;
  /** Name of the button and of the calendar. */
  calendarLabel?: string;
}

interface CalendarSetting extends Partial<CalendarWords> {
  min: string | number | undefined;
  max: string | number | undefined;
  /** Days that must be reachable: what is chosen. */
  shown: readonly (Date | undefined)[];
}

/** Years that the calendar offers before and after this one, where no `min` and `max` say so. */
const yearsBack = 100;
const yearsOn = 50;

/** What all our calendars share: names in the reader's language, menus of months and years, and our looks. */
export function useCalendarProps({
  min,
  max,
  shown,
  weekStartsOn = 1,
  ...words
}: CalendarSetting): PropsBase {
  const text = useMessages('DateField', dateFieldMessages);
  const around = useLocale();
  const direction = usePageDirection();
  const locale = words.locale ?? around.locale;
  const todayWord = words.todayLabel ?? text.today;
  const now = toLocalDate(words.today) ?? new Date();
  const first = toLocalDate(min);
  const last = toLocalDate(max);
  const reached = shown.filter((date) => date !== undefined);
  const name = (date: Date, options: Intl.DateTimeFormatOptions) => date.toLocaleDateString(locale, options);
  const figure = new Intl.NumberFormat(locale, { useGrouping: false });
  return {
    fixedWeeks: true,
    navLayout: 'around',
    captionLayout: 'dropdown',
    dir: direction,
    lang: locale,
    weekStartsOn,
    today: now,
    defaultMonth: reached[0] ?? nearest(now, first, last),
    startMonth: first ?? earliest([new Date(now.getFullYear() - yearsBack, 0), ...reached]),
    endMonth: last ?? latest([new Date(now.getFullYear() + yearsOn, 11), ...reached]),
    disabled: [...(first ? [{ before: first }] : []), ...(last ? [{ after: last }] : [])],
    formatters: {
      formatCaption: (month) => name(month, { month: 'long', year: 'numeric' }),
      formatMonthDropdown: (month) => name(month, { month: 'long' }),
      formatYearDropdown: (year) => figure.format(year.getFullYear()),
      formatDay: (day) => figure.format(day.getDate()),
      formatWeekdayName: (day) =>
        twoLetters(name(day, { weekday: 'short' })) ?? name(day, { weekday: 'narrow' }),
    },
    labels: {
      labelPrevious: () => words.previousMonthLabel ?? text.previousMonth,
      labelNext: () => words.nextMonthLabel ?? text.nextMonth,
      labelMonthDropdown: () => text.month,
      labelYearDropdown: () => text.year,
      labelGrid: (month) => name(month, { month: 'long', year: 'numeric' }),
      labelWeekday: (day) => name(day, { weekday: 'long' }),
      labelDayButton: (day, { today }) => {
        const full = name(day, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
        return today ? `${todayWord}, ${full}` : full;
      },
    },
    components: { Chevron: MonthChevron, Dropdown: CaptionMenu },
    classNames: {
      months: styles.months,
      month: styles.month,
      month_caption: styles.caption,
      dropdowns: styles.captionMenus,
      button_previous: classNames(box.innerButton, styles.previous),
      button_next: classNames(box.innerButton, styles.next),
      month_grid: styles.grid,
      weekday: styles.weekday,
      day: styles.cell,
      day_button: styles.day,
      today: styles.today,
      hidden: styles.hidden,
      range_start: styles.rangeStart,
      range_middle: styles.rangeMiddle,
      range_end: styles.rangeEnd,
    },
  };
}

function MonthChevron({ orientation }: ChevronProps) {
  const Icon = orientation === 'left' ? ChevronLeft : ChevronRight;
  return <Icon aria-hidden="true" className={box.icon} />;
}

/** The browser's own menu: a hundred years are a scroll or two typed figures away, on a phone too. */
function CaptionMenu({ options = [], className: _ours, ...rest }: DropdownProps) {
  return (
    <span className={styles.captionMenu}>
      <select {...rest} className={styles.captionSelect}>
        {options.map(({ value, label, disabled }) => (
          <option key={value} value={value} disabled={disabled}>
            {label}
          </option>
        ))}
      </select>
      <ChevronDown aria-hidden="true" className={styles.captionIcon} />
    </span>
  );
}

/** 'Mo' of 'Mon'; in scripts whose short names all begin alike nothing. */
function twoLetters(weekday: string): string | undefined {
  return /^\p{Script=Latin}/u.test(weekday) ? weekday.slice(0, 2) : undefined;
}

function nearest(date: Date, first: Date | undefined, last: Date | undefined): Date {
  if (first && date < first) return first;
  return last && date > last ? last : date;
}

function earliest(dates: readonly Date[]): Date {
  return new Date(Math.min(...dates.map(Number)));
}

function latest(dates: readonly Date[]): Date {
  return new Date(Math.max(...dates.map(Number)));
}
