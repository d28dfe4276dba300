'use client';
import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../classNames';
import { type Tone, tone as tones } from '../tones.css';
import { wholePercent } from '../wholePercent';
import { withRef } from '../withRef';
import * as styles from './Progress.css';

export interface ProgressProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** 0 to 100; anything outside is brought inside. */
  value: number;
  /** What progresses. */
  label: string;
  /** The figure in words, where percent is not it: '31 of 50 tasks'. */
  valueText?: string;
  tone?: Tone;
  size?: keyof typeof styles.size;
}

/**
 * How far something is.
 *
 * Not for an amount that stands still (`Meter`) nor for a wait of unknown length (`Spinner`).
 */
export const Progress = withRef(function Progress({
  value,
  label,
  valueText,
  tone = 'accent',
  size = 'medium',
  className,
  ...rest
}: ProgressProps) {
  const percent = Number.isFinite(value) ? Math.min(100, Math.max(0, value)) : 0;
  return (
    <div
      data-component="Progress"
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={wholePercent(percent / 100)}
      aria-valuetext={valueText}
      className={classNames(styles.root, styles.size[size], tones[tone], className)}
      {...rest}
    >
      <span className={styles.bar} style={{ width: `${percent}%` }} />
    </div>
  );
});
