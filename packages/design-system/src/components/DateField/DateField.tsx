'use client';
import { Calendar as CalendarIcon } from 'lucide-react';
import { Popover } from 'radix-ui';
import { type ComponentPropsWithRef, type KeyboardEvent, useState } from 'react';
import { useMessages } from '../../locale/useMessages';
import { classNames } from '../classNames';
import { Field, type FieldText } from '../Field';
import { FieldBox } from '../Field/FieldBox';
import * as box from '../Field/FieldBox.css';
import * as optionList from '../Field/optionList.css';
import { useControllable } from '../useControllable';
import { useScopeTheme } from '../useScopeTheme';
import { withRef } from '../withRef';
import { Calendar } from './Calendar';
import * as styles from './DateField.css';
import type { DateFormat } from './dateText';
import { focusDay } from './focusDay';
import { dateFieldMessages } from './messages';
import type { CalendarWords } from './useCalendarProps';
import { useDateText } from './useDateText';

export interface DateFieldProps
  extends FieldText,
    Partial<CalendarWords>,
    Omit<
      ComponentPropsWithRef<'input'>,
      'value' | 'defaultValue' | 'onChange' | 'required' | 'type' | 'min' | 'max'
    > {
  /** `'2026-12-01'`, `''`, or the text as typed where it is no date: the form says so, the text stays. */
  value?: string;
  defaultValue?: string;
  onValueChange?: (value: string) => void;
  /** How the date is shown and typed; ISO is understood in every format. */
  format?: DateFormat;
  /** First and last day that the calendar offers, as ISO dates. Typing is judged by the form. */
  min?: string;
  max?: string;
  /** Name of the button and of the calendar. */
  calendarLabel?: string;
}

/**
 * A day without a time. Typed, or chosen in a calendar (the button, or Alt+ArrowDown in the input), whose month and year
 * are menus, so that years away are near.
 *
 * Not for an instant, nor for a span of days (`DateRange`).
 *
 * @example <DateField label="Start date" format="DD/MM/YYYY" value={start} onValueChange={setStart} />
 */
export const DateField = withRef(function DateField({
  label,
  hint,
  error,
  required,
  hideLabel,
  value,
  defaultValue = '',
  onValueChange,
  format = 'YYYY-MM-DD',
  min,
  max,
  calendarLabel,
  todayLabel,
  clearLabel,
  previousMonthLabel,
  nextMonthLabel,
  weekStartsOn,
  locale,
  disabled,
  readOnly,
  name,
  id,
  className,
  placeholder = format,
  onBlur,
  onKeyDown,
  ref,
  'aria-describedby': describedBy,
  ...rest
}: DateFieldProps) {
  const [date, setDate] = useControllable(value, defaultValue, onValueChange);
  const text = useMessages('DateField', dateFieldMessages);
  const dateText = useDateText(date, setDate, format);
  const [open, setOpen] = useState(false);
  const scope = useScopeTheme();
  const fixed = disabled || readOnly;

  const choose = (chosen: string) => {
    dateText.settle();
    setDate(chosen);
    setOpen(false);
  };
  const openByKey = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event);
    if (event.defaultPrevented || fixed || !event.altKey || event.key !== 'ArrowDown') return;
    event.preventDefault();
    setOpen(true);
  };

  return (
    <Field
      data-component="DateField"
      {...{ label, hint, error, required, hideLabel, describedBy }}
      controlId={id}
    >
      {(control, labelId) => (
        <Popover.Root open={open} onOpenChange={setOpen}>
          <Popover.Anchor asChild>
            <FieldBox
              trailing={
                <Popover.Trigger
                  disabled={fixed}
                  aria-label={calendarLabel ?? text.calendar}
                  aria-describedby={labelId}
                  title={calendarLabel ?? text.calendar}
                  className={box.innerButton}
                >
                  <CalendarIcon aria-hidden="true" className={box.icon} />
                </Popover.Trigger>
              }
            >
              <input
                type="text"
                inputMode="text"
                autoComplete="off"
                spellCheck={false}
                {...control}
                data-field={name}
                className={classNames(box.input, box.figures, className)}
                {...{ placeholder, disabled, readOnly }}
                {...rest}
                ref={ref}
                value={dateText.shown}
                onChange={(event) => dateText.type(event.target.value)}
                onBlur={(event) => {
                  dateText.settle();
                  onBlur?.(event);
                }}
                onKeyDown={openByKey}
              />
            </FieldBox>
          </Popover.Anchor>
          {name !== undefined && <input type="hidden" name={name} value={date} disabled={disabled} />}
          <Popover.Portal>
            <Popover.Content
              {...scope}
              align="start"
              sideOffset={4}
              collisionPadding={8}
              aria-label={calendarLabel ?? text.calendar}
              onOpenAutoFocus={focusDay}
              className={classNames(optionList.popup, styles.popup)}
            >
              <Calendar
                value={date}
                {...{
                  min,
                  max,
                  weekStartsOn,
                  locale,
                  todayLabel,
                  clearLabel,
                  previousMonthLabel,
                  nextMonthLabel,
                }}
                clearable={!required && date !== ''}
                onChoose={choose}
              />
            </Popover.Content>
          </Popover.Portal>
        </Popover.Root>
      )}
    </Field>
  );
});
