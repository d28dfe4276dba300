'use client';
import { type ComponentPropsWithRef, useState } from 'react';
import { useDateFormat } from '../../locale/useDateFormat';
import { useMessages } from '../../locale/useMessages';
import { keyHandler } from '../../shortcuts/keyHandler';
import { Button } from '../Button';
import { classNames } from '../classNames';
import { asksForCalendar, CalendarPopover, CalendarTrigger } from '../DateField/CalendarPopover';
import { dateReading } from '../DateField/dateText';
import type { CalendarFieldProps } from '../DateField/useCalendarProps';
import { Field, type FieldControl, type FieldText } from '../Field';
import { FieldBox } from '../Field/FieldBox';
import * as box from '../Field/FieldBox.css';
import { useControllable } from '../useControllable';
import { usePlainInput } from '../usePlainInput';
import { withRef } from '../withRef';
import * as styles from './DateRange.css';
import type { DateRangeValue } from './DateRangeValue';
import { dateRangeMessages } from './messages';
import { RangeCalendar } from './RangeCalendar';

export type { DateRangeValue } from './DateRangeValue';

export interface DateRangePreset extends DateRangeValue {
  label: string;
}

export interface DateRangeProps
  extends FieldText,
    CalendarFieldProps,
    Omit<ComponentPropsWithRef<'div'>, 'defaultValue' | 'onChange' | 'children'> {
  value?: DateRangeValue;
  defaultValue?: DateRangeValue;
  /** Also while it is typed, an end before its start included: the form says what is wrong, the text stays. */
  onValueChange?: (value: DateRangeValue) => void;
  /** Periods to take at once, worked out by the app, which knows today: 'Last month', 'This quarter'. */
  presets?: readonly DateRangePreset[];
  /** Names of the two dates in their form. */
  startName?: string;
  endName?: string;
  disabled?: boolean;
  readOnly?: boolean;
  placeholder?: string;
  startLabel?: string;
  endLabel?: string;
}

/**
 * A span of days, both included: a period of a report, the days of a leave. Typed, or chosen in a calendar, where the first
 * press is one end and the second the other.
 *
 * Not for one day (`DateField`) nor for two dates that are far apart in their form.
 *
 * Keyboard: Alt+ArrowDown opens the calendar from either date; in it it is `DateField`'s.
 *
 * @example <DateRange label="Period" value={period} onValueChange={setPeriod} presets={[{ label: 'Last month', start, end }]} />
 */
export const DateRange = withRef(function DateRange({
  label,
  hint,
  error,
  required,
  hideLabel,
  value,
  defaultValue = nothing,
  onValueChange,
  format: formatProp,
  min,
  max,
  presets = [],
  startName,
  endName,
  disabled,
  readOnly,
  placeholder,
  startLabel,
  endLabel,
  calendarLabel,
  todayLabel,
  clearLabel,
  previousMonthLabel,
  nextMonthLabel,
  today,
  weekStartsOn,
  locale,
  id,
  className,
  onKeyDown,
  'aria-describedby': describedBy,
  ...rest
}: DateRangeProps) {
  const text = useMessages('DateRange', dateRangeMessages);
  const [range, setRange] = useControllable(value, defaultValue, onValueChange);
  const languageFormat = useDateFormat();
  const format = formatProp ?? languageFormat;
  const start = usePlainInput({
    ...{ name: startName, disabled, value: range.start, defaultValue: undefined },
    onValueChange: (date) => setRange({ ...range, start: date }),
    ...dateReading(format),
  });
  const end = usePlainInput({
    ...{ name: endName, disabled, value: range.end, defaultValue: undefined },
    onValueChange: (date) => setRange({ ...range, end: date }),
    ...dateReading(format),
  });
  const [open, setOpen] = useState(false);
  const fixed = disabled || readOnly;

  const choose = ({ start: first, end: last }: DateRangeValue) => {
    start.settle();
    end.settle();
    setRange({ start: first, end: last });
    setOpen(false);
  };
  const openByKey = keyHandler<HTMLDivElement>((event) => {
    if (fixed || !asksForCalendar(event)) return;
    event.preventDefault();
    setOpen(true);
  }, onKeyDown);
  const calendarName = calendarLabel ?? text.calendar;
  const ends = {
    start: { label: startLabel ?? text.start, date: start },
    end: { label: endLabel ?? text.end, date: end },
  };
  const dateInput = (part: keyof typeof ends, control: Omit<FieldControl, 'id'>) => (
    <input
      type="text"
      autoComplete="off"
      spellCheck={false}
      {...control}
      aria-label={ends[part].label}
      data-part={part}
      className={classNames(box.input, box.figures, styles.input)}
      placeholder={placeholder ?? format}
      readOnly={readOnly}
      {...ends[part].date.inputProps}
    />
  );

  return (
    <Field
      data-component="DateRange"
      group
      {...{ label, hint, error, required, hideLabel, describedBy }}
      controlId={id}
    >
      {({ id: groupId, ...control }, labelId) => (
        <>
          <CalendarPopover
            open={open}
            onOpenChange={setOpen}
            label={calendarName}
            // The frame is the group: it holds both dates and nothing else.
            field={
              <FieldBox
                role="group"
                id={groupId}
                aria-labelledby={labelId}
                aria-describedby={control['aria-describedby']}
                className={className}
                {...rest}
                onKeyDown={openByKey}
                trailing={<CalendarTrigger label={calendarName} labelId={labelId} disabled={fixed} />}
              >
                {dateInput('start', control)}
                <span aria-hidden="true" className={styles.dash}>
                  –
                </span>
                {dateInput('end', control)}
              </FieldBox>
            }
          >
            <div className={styles.content}>
              {presets.length > 0 && (
                <ul aria-label={text.presets} className={styles.presets}>
                  {presets.map((preset) => (
                    <li key={preset.label}>
                      <Button
                        size="small"
                        variant="ghost"
                        aria-pressed={preset.start === range.start && preset.end === range.end}
                        className={styles.preset}
                        onClick={() => choose(preset)}
                      >
                        {preset.label}
                      </Button>
                    </li>
                  ))}
                </ul>
              )}
              <RangeCalendar
                value={range}
                {...{
                  min,
                  max,
                  weekStartsOn,
                  locale,
                  todayLabel,
                  clearLabel,
                  previousMonthLabel,
                  nextMonthLabel,
                  today,
                }}
                clearable={!required && (range.start !== '' || range.end !== '')}
                onChoose={choose}
              />
            </div>
          </CalendarPopover>
          {start.hiddenProps && <input {...start.hiddenProps} />}
          {end.hiddenProps && <input {...end.hiddenProps} />}
        </>
      )}
    </Field>
  );
});

const nothing: DateRangeValue = { start: '', end: '' };
