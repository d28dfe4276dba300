'use client';
import { RadioGroup as RadixRadioGroup } from 'radix-ui';
import { type ComponentPropsWithRef, useState } from 'react';
import { useMessages } from '../../locale/useMessages';
import { useNumber } from '../../locale/useNumber';
import { classNames } from '../classNames';
import { Field, type FieldText } from '../Field';
import { useArrowChoice } from '../useArrowChoice';
import { useControllable } from '../useControllable';
import { usePageDirection } from '../usePageDirection';
import { withRef } from '../withRef';
import { ratingMessages } from './messages';
import * as styles from './Rating.css';
import { Star } from './Star';

export interface RatingFieldProps
  extends FieldText,
    Omit<ComponentPropsWithRef<'div'>, 'defaultValue' | 'onChange' | 'dir'> {
  /** Whole stars; null while none are given. */
  value?: number | null;
  defaultValue?: number | null;
  onValueChange?: (value: number) => void;
  max?: number;
  disabled?: boolean;
  /** Sends the number of stars with the form. */
  name?: string;
}

/**
 * Asks for a number of stars: a group of radios, of which arrow keys choose. To show one, use `Rating`.
 *
 * @example <RatingField label="How did it go?" value={stars} onValueChange={setStars} />
 */
export const RatingField = withRef(function RatingField({
  label,
  hint,
  error,
  required,
  hideLabel,
  value: valueProp,
  defaultValue = null,
  onValueChange,
  max = 5,
  disabled,
  name,
  id,
  className,
  'aria-describedby': describedBy,
  ...rest
}: RatingFieldProps) {
  const text = useMessages('Rating', ratingMessages);
  const number = useNumber();
  const direction = usePageDirection();
  const arrowChoice = useArrowChoice();
  const [value, setValue] = useControllable<number | null>(valueProp, defaultValue, (next) => {
    if (next !== null) onValueChange?.(next);
  });
  const [pointed, setPointed] = useState<number | null>(null);
  const shown = pointed ?? value ?? 0;
  return (
    <Field
      data-component="RatingField"
      group
      {...{ label, hint, error, required, hideLabel, describedBy }}
      controlId={id}
    >
      {(control, labelId) => (
        <RadixRadioGroup.Root
          {...control}
          aria-labelledby={labelId}
          dir={direction}
          orientation="horizontal"
          data-field={name}
          name={name}
          disabled={disabled}
          value={value === null ? '' : String(value)}
          onValueChange={(stars) => setValue(Number(stars))}
          onPointerLeave={() => setPointed(null)}
          {...arrowChoice.group}
          className={classNames(styles.options, className)}
          {...rest}
        >
          {Array.from({ length: max }, (_, place) => place + 1).map((stars) => (
            <RadixRadioGroup.Item
              key={stars}
              value={String(stars)}
              aria-label={text.star(stars, number(stars))}
              onPointerEnter={(event) => {
                if (event.pointerType === 'mouse' && !disabled) setPointed(stars);
              }}
              {...arrowChoice.radio}
              className={styles.option}
            >
              <Star filled={stars <= shown ? 'whole' : 'none'} />
            </RadixRadioGroup.Item>
          ))}
        </RadixRadioGroup.Root>
      )}
    </Field>
  );
});
