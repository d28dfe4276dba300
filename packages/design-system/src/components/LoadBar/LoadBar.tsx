'use client';
import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../classNames';
import { MeterRoot } from '../Meter/MeterRoot';
import * as progress from '../Progress/Progress.css';
import { tone } from '../tones.css';
import { withRef } from '../withRef';
import * as styles from './LoadBar.css';

export interface LoadBarProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** What is planned, in the unit of the capacity. */
  value: number;
  /** What there is room for: a mark on the bar. */
  capacity: number;
  /** Where the bar ends. One for all bars under one another, so that they compare; the larger of value and capacity by default. */
  max?: number;
  /** Whose load it is. */
  label: string;
  /** The load in words: '34 of 30 hours'. */
  valueText: string;
}

/**
 * What is planned against what there is room for: the part above the mark is hatched.
 *
 * Not for an amount that ends at its limit (`Meter`) nor alone: the figures stand beside it.
 *
 * @example <LoadBar label="Load of Ola Eriksen" value={34} capacity={30} max={40} valueText="34 of 30 hours" />
 */
export const LoadBar = withRef(function LoadBar({
  value,
  capacity,
  max = Math.max(value, capacity),
  label,
  valueText,
  className,
  ...rest
}: LoadBarProps) {
  const end = Math.max(max, value, capacity);
  const share = (amount: number) => (end > 0 ? `${(Math.max(0, amount) / end) * 100}%` : '0%');
  return (
    <MeterRoot
      data-component="LoadBar"
      data-state={value > capacity ? 'over' : 'within'}
      {...{ value: Math.max(0, value), max: end, label, valueText }}
      className={classNames(styles.root, className)}
      {...rest}
    >
      <div className={classNames(progress.root, progress.size.large, tone.accent)}>
        <span className={progress.bar} style={{ width: share(Math.min(value, capacity)) }} />
        {value > capacity && (
          <span
            data-part="over"
            className={classNames(styles.over, tone.danger)}
            style={{ insetInlineStart: share(capacity), width: share(value - capacity) }}
          />
        )}
      </div>
      <span data-part="capacity" className={styles.mark} style={{ insetInlineStart: share(capacity) }} />
    </MeterRoot>
  );
});
