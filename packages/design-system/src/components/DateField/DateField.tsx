'use client';
import { type ComponentPropsWithRef, useState } from 'react';
import { useDateFormat } from '../../locale/useDateFormat';
import { useMessages } from '../../locale/useMessages';
import { keyHandler } from '../../shortcuts/keyHandler';
import { classNames } from '../classNames';
import { Field, type FieldText } from '../Field';
import { FieldBox } from '../Field/FieldBox';
import * as box from '../Field/FieldBox.css';
import { usePlainInput } from '../usePlainInput';
import { withRef } from '../withRef';
import { Calendar } from './Calendar';
import { asksForCalendar, CalendarPopover, CalendarTrigger } from './CalendarPopover';
import { dateReading } from './dateText';
import { dateFieldMessages } from './messages';
import type { CalendarFieldProps } from './useCalendarProps';

export interface DateFieldProps
  extends FieldText,
    CalendarFieldProps,
    Omit<ComponentPropsWithRef<'input'>, 'value' | 'defaultValue' | 'required' | 'type' | 'min' | 'max'> {
  /** `'2026-12-01'`, `''`, or the text as typed where it is no date: the form says so, the text stays. */
  value?: string;
  defaultValue?: string;
  onValueChange?: (value: string) => void;
}

/**
 * A day without a time. Typed, or chosen in a calendar, whose month and year are menus, so that years away are near.
 *
 * Not for an instant, nor for a span of days (`DateRange`).
 *
 * Keyboard: Alt+ArrowDown opens the calendar; in it arrows go by day and week, PageUp and PageDown by month, Enter takes,
 * Escape closes.
 *
 * Forms get the ISO date, whatever is shown: in `FormData`, and in `event.target.value` of `onChange` and `onBlur`.
 *
 * @example <DateField label="Start date" format="DD/MM/YYYY" value={start} onValueChange={setStart} />
 * @example <DateField label="Start date" {...register('start')} />
 */
export const DateField = withRef(function DateField({
  label,
  hint,
  error,
  required,
  hideLabel,
  value,
  defaultValue,
  onValueChange,
  format: formatProp,
  min,
  max,
  calendarLabel,
  todayLabel,
  clearLabel,
  previousMonthLabel,
  nextMonthLabel,
  today,
  weekStartsOn,
  locale,
  disabled,
  readOnly,
  name,
  id,
  className,
  placeholder,
  onChange,
  onBlur,
  onKeyDown,
  ref,
  'aria-describedby': describedBy,
  ...rest
}: DateFieldProps) {
  const languageFormat = useDateFormat();
  const format = formatProp ?? languageFormat;
  const text = useMessages('DateField', dateFieldMessages);
  const date = usePlainInput({
    ...{ name, disabled, ref, onChange, onBlur, value, defaultValue, onValueChange },
    ...dateReading(format),
  });
  const [open, setOpen] = useState(false);
  const fixed = disabled || readOnly;
  const calendarName = calendarLabel ?? text.calendar;

  const choose = (chosen: string) => {
    date.choose(chosen);
    setOpen(false);
  };
  const openByKey = keyHandler<HTMLInputElement>((event) => {
    if (fixed || !asksForCalendar(event)) return;
    event.preventDefault();
    setOpen(true);
  }, onKeyDown);

  return (
    <Field
      data-component="DateField"
      {...{ label, hint, error, required, hideLabel, describedBy }}
      controlId={id}
    >
      {(control, labelId) => (
        <>
          <CalendarPopover
            open={open}
            onOpenChange={setOpen}
            label={calendarName}
            field={
              <FieldBox
                trailing={<CalendarTrigger label={calendarName} labelId={labelId} disabled={fixed} />}
              >
                <input
                  type="text"
                  inputMode="text"
                  autoComplete="off"
                  spellCheck={false}
                  {...control}
                  className={classNames(box.input, box.figures, className)}
                  placeholder={placeholder ?? format}
                  readOnly={readOnly}
                  {...rest}
                  {...date.inputProps}
                  onKeyDown={openByKey}
                />
              </FieldBox>
            }
          >
            <Calendar
              value={date.plain}
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
              clearable={!required && date.plain !== ''}
              onChoose={choose}
            />
          </CalendarPopover>
          {date.hiddenProps && <input {...date.hiddenProps} />}
        </>
      )}
    </Field>
  );
});
