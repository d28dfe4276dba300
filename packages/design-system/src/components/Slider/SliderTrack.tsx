'use client';
import { Slider as RadixSlider } from 'radix-ui';
import type { ComponentPropsWithRef, KeyboardEvent, ReactNode } from 'react';
import { useLocale } from '../../locale';
import { keyHandler } from '../../shortcuts/keyHandler';
import { classNames } from '../classNames';
import type { FieldControl } from '../Field';
import { usePageDirection } from '../usePageDirection';
import * as styles from './Slider.css';

/** A notch: a value of its own, or with a word under it. */
export type SliderMark = number | { value: number; label: ReactNode };

/** What Slider and RangeSlider have in common. */
export interface SliderScale
  extends Omit<
    ComponentPropsWithRef<typeof RadixSlider.Root>,
    | 'value'
    | 'defaultValue'
    | 'onValueChange'
    | 'onValueCommit'
    | 'children'
    | 'asChild'
    | 'orientation'
    | 'inverted'
    | 'minStepsBetweenThumbs'
    | 'dir'
  > {
  min?: number;
  max?: number;
  /** What an arrow changes by; PageUp, PageDown and Shift with an arrow by ten of it. */
  step?: number;
  marks?: readonly SliderMark[];
  /** A value as it is shown and read out: `(value) => \`${value} %\``. The language's figures unless given. */
  formatValue?: (value: number) => string;
  /** Leaves out the figures beside the track; assistive technology is told them still. */
  hideValue?: boolean;
}

interface SliderTrackProps extends SliderScale {
  values: readonly number[];
  /** Thumbs that other thumbs must keep away from, in steps. */
  gap?: number;
  /** Names of the thumbs where there is more than one; they follow the field's label. */
  thumbNames?: readonly string[];
  control: FieldControl;
  labelId: string;
  onValuesChange: (values: number[]) => void;
  onValuesCommit?: (values: number[]) => void;
}

/** The track, its thumbs and marks, and the figures beside it. */
export function SliderTrack({
  values,
  gap = 0,
  thumbNames,
  control,
  labelId,
  onValuesChange,
  onValuesCommit,
  min = 0,
  max = 100,
  step = 1,
  marks = [],
  formatValue,
  hideValue = false,
  name,
  className,
  ...rest
}: SliderTrackProps) {
  const direction = usePageDirection();
  const { locale } = useLocale();
  const format = formatValue ?? ((value: number) => value.toLocaleString(locale));
  const { id, 'aria-describedby': describedBy, 'aria-invalid': invalid } = control;
  const lowest = values.length > 1 ? Math.min(...values) : min;
  const highest = Math.max(...values);
  const hasWords = marks.some((mark) => typeof mark !== 'number');
  // As wide as the widest it will be, so that the track keeps its length while a thumb is moved.
  const widest = Math.max(
    format(min).length,
    format(max).length,
    ...values.map((value) => format(value).length),
  );
  const width = values.length > 1 ? widest * 2 + 3 : widest;
  /** Of two thumbs: Radix lets one pass the other and hands it the focus, and its Home and End each know one thumb only. */
  const moveWithin = (index: number) =>
    keyHandler((event) => {
      const value = values[index];
      if (values.length === 1 || value === undefined || rest.disabled) return;
      const lower = (values[index - 1] ?? min - gap * step) + gap * step;
      const upper = (values[index + 1] ?? max + gap * step) - gap * step;
      const next = valueAfter(event, { value, step, direction, lower, upper });
      if (next === null) return;
      event.preventDefault();
      const changed = values.map((other, place) => (place === index ? next : other));
      if (next === value) return;
      onValuesChange(changed);
      onValuesCommit?.(changed);
    });
  return (
    <div className={classNames(styles.line, hasWords && styles.withMarks)}>
      <RadixSlider.Root
        id={id}
        dir={direction}
        {...{ min, max, step, name }}
        minStepsBetweenThumbs={gap}
        data-invalid={invalid ? '' : undefined}
        className={classNames(styles.root, className)}
        {...rest}
        value={[...values]}
        onValueChange={onValuesChange}
        onValueCommit={onValuesCommit}
      >
        <RadixSlider.Track className={styles.track}>
          <RadixSlider.Range className={styles.range} />
        </RadixSlider.Track>
        {marks.map((mark) => {
          const { value, label } = typeof mark === 'number' ? { value: mark, label: undefined } : mark;
          const share = (value - min) / (max - min);
          return (
            <span
              key={value}
              aria-hidden="true"
              data-part="mark"
              data-state={value >= lowest && value <= highest ? 'on' : 'off'}
              data-edge={share <= 0 ? 'start' : share >= 1 ? 'end' : undefined}
              className={styles.mark}
              style={{
                insetInlineStart: `calc(${share * 100}% + ${(0.5 - share) * styles.thumbSize}px)`,
              }}
            >
              <span className={styles.tick} />
              {label !== undefined && <span className={styles.markLabel}>{label}</span>}
            </span>
          );
        })}
        {values.map((value, index) => (
          <RadixSlider.Thumb
            // biome-ignore lint/suspicious/noArrayIndexKey: a thumb is the first or the second, whatever its value
            key={index}
            id={`${id}-thumb-${index}`}
            data-field={index === 0 ? name : undefined}
            aria-label={thumbNames?.[index]}
            aria-labelledby={thumbNames ? `${labelId} ${id}-thumb-${index}` : labelId}
            aria-describedby={describedBy}
            aria-invalid={invalid}
            aria-valuetext={format(value)}
            onKeyDown={moveWithin(index)}
            className={styles.thumb}
          />
        ))}
      </RadixSlider.Root>
      {!hideValue && (
        <span
          aria-hidden="true"
          data-part="value"
          className={styles.value}
          style={{ minWidth: `${width}ch` }}
        >
          <span>
            <bdi>{format(values[0] ?? min)}</bdi>
            {values.length > 1 && (
              <>
                {' – '}
                <bdi>{format(highest)}</bdi>
              </>
            )}
          </span>
        </span>
      )}
    </div>
  );
}

interface Reach {
  value: number;
  step: number;
  direction: 'ltr' | 'rtl';
  lower: number;
  upper: number;
}

/** Where a key takes a thumb that must stay between two values; null for a key that is no slider's. */
function valueAfter(
  { key, shiftKey }: KeyboardEvent,
  { value, step, direction, lower, upper }: Reach,
): number | null {
  if (key === 'Home') return lower;
  if (key === 'End') return upper;
  const isPage = key.startsWith('Page');
  const forth = ['ArrowUp', 'PageUp', direction === 'ltr' ? 'ArrowRight' : 'ArrowLeft'].includes(key);
  if (!isPage && !key.startsWith('Arrow')) return null;
  const moved = value + (forth ? 1 : -1) * step * (isPage || shiftKey ? 10 : 1);
  // 0.1 + 0.2 is 0.3 to a person.
  const decimals = (String(step).split('.')[1] ?? '').length;
  return Math.min(Math.max(Number(moved.toFixed(decimals)), lower), upper);
}
