'use client';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { type KeyboardEvent, type PointerEvent, type ReactNode, useRef } from 'react';
import { classNames } from '../classNames';
import { Field } from '../Field';
import { FieldBox } from '../Field/FieldBox';
import * as box from '../Field/FieldBox.css';
import { mergeRefs } from '../mergeRefs';
import { setInputValue } from '../setInputValue';
import type { TextFieldProps } from '../TextField';
import { withRef } from '../withRef';
import * as styles from './NumberField.css';
import { stepNumber } from './stepNumber';

export interface NumberFieldProps
  extends Omit<TextFieldProps, 'type' | 'value' | 'defaultValue' | 'min' | 'max' | 'step' | 'trailing'> {
  /** The text as typed, e.g. `'12.5'`, `''` or `'12,5'`: never turned into 0, judged by the form. */
  value?: string;
  defaultValue?: string;
  min?: number;
  max?: number;
  /** What the arrows and the stepper change by; PageUp and PageDown by ten of it. Values snap to min + n * step. */
  step?: number;
  /** After the figure: `h`, `%`, `mm`. */
  unit?: ReactNode;
  /** Names of the stepper's buttons, which stand outside the tab order: the arrow keys do the same. */
  increaseLabel?: string;
  decreaseLabel?: string;
}

/**
 * A figure, kept as the text that was typed. Text that is no number stays as it is, and the arrows leave it alone.
 *
 * Not for money (`MoneyField`), nor for codes that happen to be digits (`TextField` with `inputMode="numeric"`).
 *
 * @example <NumberField label="Estimated hours" min={0} step={0.5} unit="h" {...register('estimatedHours')} />
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
  increaseLabel = 'Increase',
  decreaseLabel = 'Decrease',
  disabled,
  readOnly,
  onKeyDown,
  ref,
  'aria-describedby': describedBy,
  ...rest
}: NumberFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const fixed = disabled || readOnly;
  const stepBy = (count: number) => {
    if (!input.current || fixed) return;
    const next = stepNumber(input.current.value, count, { step, min, max });
    if (next !== null && next !== input.current.value) setInputValue(input.current, next);
  };
  const stepByKey = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event);
    const count = stepsByKey[event.key];
    if (event.defaultPrevented || count === undefined || event.altKey || event.ctrlKey || event.metaKey)
      return;
    event.preventDefault();
    stepBy(count);
  };
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
        <FieldBox
          leading={typeof leading === 'string' ? <span className={styles.symbol}>{leading}</span> : leading}
        >
          <input
            type="text"
            inputMode="decimal"
            autoComplete="off"
            {...control}
            className={classNames(box.input, box.figures, className)}
            {...{ disabled, readOnly }}
            {...rest}
            ref={mergeRefs(input, ref)}
            onKeyDown={stepByKey}
          />
          {unit !== undefined && <span className={styles.unit}>{unit}</span>}
          {!fixed && (
            <span data-part="stepper" className={styles.stepper}>
              <button
                type="button"
                tabIndex={-1}
                aria-label={increaseLabel}
                className={styles.stepButton}
                onPointerDown={keepFocusInInput}
                onClick={() => stepBy(1)}
              >
                <ChevronUp aria-hidden="true" className={styles.stepIcon} />
              </button>
              <button
                type="button"
                tabIndex={-1}
                aria-label={decreaseLabel}
                className={styles.stepButton}
                onPointerDown={keepFocusInInput}
                onClick={() => stepBy(-1)}
              >
                <ChevronDown aria-hidden="true" className={styles.stepIcon} />
              </button>
            </span>
          )}
        </FieldBox>
      )}
    </Field>
  );
});

const stepsByKey: Readonly<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 };
