'use client';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { type PointerEvent, type ReactNode, useMemo, useRef, useState } from 'react';
import { useLocale } from '../../locale';
import { useMessages } from '../../locale/useMessages';
import { keyHandler } from '../../shortcuts/keyHandler';
import { classNames } from '../classNames';
import { Field } from '../Field';
import { hidden } from '../Field/Field.css';
import { FieldBox } from '../Field/FieldBox';
import * as box from '../Field/FieldBox.css';
import { mergeRefs } from '../mergeRefs';
import type { TextFieldProps } from '../TextField';
import { usePlainInput } from '../usePlainInput';
import { withRef } from '../withRef';
import { numberFieldMessages } from './messages';
import * as styles from './NumberField.css';
import { readNumberText, writeNumberText } from './numberText';
import { stepNumber } from './stepNumber';

export interface NumberFieldProps
  extends Omit<TextFieldProps, 'type' | 'value' | 'defaultValue' | 'min' | 'max' | 'step' | 'trailing'> {
  /**
   * The number with a point, `'12.5'`, shown as the language around writes it: `12,5` in German. Or the text as typed where
   * it is no number, `''` included: never turned into 0, judged by the form.
   */
  value?: string;
  defaultValue?: string;
  /** Told the value with a point, whatever the language; so is `onChange`, in `event.target.value`. */
  onValueChange?: (value: string) => void;
  min?: number | string;
  max?: number | string;
  /** What the arrows and the stepper change by; PageUp and PageDown by ten of it. Values snap to min + n * step. */
  step?: number;
  /** After the figure: `h`, `%`, `mm`. */
  unit?: ReactNode;
  /** Names of the stepper's buttons, which stand outside the tab order: the arrow keys do the same. */
  increaseLabel?: string;
  decreaseLabel?: string;
}

/**
 * A figure, kept as the text that was typed. Text that is no number stays as it is, and the arrows leave it alone. A
 * decimal comma is understood where the language writes one, and never guessed at where it does not.
 *
 * Assistive technology meets a text box, not an ARIA spinbutton: a spinbutton must have a number at any time, which
 * half-typed text has not, and on a phone its swipes would step where a person means to type. What a spinbutton would
 * announce, the figure after a step, is announced here.
 *
 * Not for money (`MoneyField`), nor for codes that happen to be digits (`TextField` with `inputMode="numeric"`).
 *
 * Forms get the number with a point, whatever the language: in `FormData`, and in `event.target.value` of `onChange` and
 * `onBlur`, so a form library's `register` spreads straight in.
 *
 * Keyboard: ArrowUp and ArrowDown change it by a step, PageUp and PageDown by ten; Home and End move the caret.
 *
 * @example <NumberField label="Estimated hours" min={0} step={0.5} unit="h" value={hours} onValueChange={setHours} />
 */
export const NumberField = withRef(function NumberField({
  label,
  hint,
  error,
  required,
  hideLabel,
  leading,
  unit,
  id,
  className,
  min,
  max,
  step = 1,
  increaseLabel,
  decreaseLabel,
  name,
  value,
  defaultValue,
  onValueChange,
  disabled,
  readOnly,
  onChange,
  onBlur,
  onKeyDown,
  ref,
  'aria-describedby': describedBy,
  ...rest
}: NumberFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const text = useMessages('NumberField', numberFieldMessages);
  const { locale } = useLocale();
  const [news, setNews] = useState('');
  const fixed = disabled || readOnly;
  const number = usePlainInput({
    ...{ name, disabled, onChange, onBlur, value, defaultValue, onValueChange },
    ref: useMemo(() => mergeRefs(input, ref), [ref]),
    read: (typed) => readNumberText(typed, locale),
    write: (plain) => writeNumberText(plain, locale),
  });
  const stepBy = (count: number) => {
    if (!input.current || fixed) return;
    const before = readNumberText(input.current.value, locale);
    const next = stepNumber(before, count, { step, min: bound(min), max: bound(max) });
    if (next === null || next === before) return;
    number.choose(next);
    const written = writeNumberText(next, locale);
    setNews(typeof unit === 'string' ? `${written} ${unit}` : written);
  };
  const stepByKey = keyHandler<HTMLInputElement>((event) => {
    const count = stepsByKey[event.key];
    if (count === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    stepBy(count);
  }, onKeyDown);
  const keepFocusInInput = (event: PointerEvent<HTMLButtonElement>) => {
    if (event.button !== 0) return;
    event.preventDefault();
    // On touch, focus would raise the keyboard over the thing that is being stepped.
    if (event.pointerType !== 'touch') input.current?.focus();
  };
  return (
    <Field
      data-component="NumberField"
      {...{ label, hint, error, required, hideLabel, describedBy }}
      controlId={id}
    >
      {(control) => (
        <>
          <FieldBox
            leading={typeof leading === 'string' ? <span className={styles.symbol}>{leading}</span> : leading}
          >
            <input
              type="text"
              inputMode="decimal"
              autoComplete="off"
              aria-roledescription={text.role}
              {...control}
              className={classNames(box.input, box.figures, className)}
              readOnly={readOnly}
              {...rest}
              {...number.inputProps}
              onKeyDown={stepByKey}
            />
            {unit !== undefined && <span className={styles.unit}>{unit}</span>}
            {!fixed && (
              <span data-part="stepper" className={styles.stepper}>
                <button
                  type="button"
                  tabIndex={-1}
                  aria-label={increaseLabel ?? text.increase}
                  className={styles.stepButton}
                  onPointerDown={keepFocusInInput}
                  onClick={() => stepBy(1)}
                >
                  <ChevronUp aria-hidden="true" className={styles.stepIcon} />
                </button>
                <button
                  type="button"
                  tabIndex={-1}
                  aria-label={decreaseLabel ?? text.decrease}
                  className={styles.stepButton}
                  onPointerDown={keepFocusInInput}
                  onClick={() => stepBy(-1)}
                >
                  <ChevronDown aria-hidden="true" className={styles.stepIcon} />
                </button>
              </span>
            )}
          </FieldBox>
          {number.hiddenProps && <input {...number.hiddenProps} />}
          <span role="status" className={hidden}>
            {news}
          </span>
        </>
      )}
    </Field>
  );
});

/** A bound that a form library's types call a text. */
function bound(limit: number | string | undefined): number | undefined {
  return limit === undefined || limit === '' ? undefined : Number(limit);
}

const stepsByKey: Readonly<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 };
