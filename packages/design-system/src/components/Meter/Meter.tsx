'use client';
import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../classNames';
import * as progress from '../Progress/Progress.css';
import { type Tone, tone as tones } from '../tones.css';
import { withRef } from '../withRef';
import { MeterRoot } from './MeterRoot';

export interface MeterProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  value: number;
  min?: number;
  max?: number;
  /** What is measured. */
  label: string;
  /** The measure in words: '80,000 of 125,000'. */
  valueText?: string;
  tone?: Tone;
  size?: keyof typeof progress.size;
}

/**
 * How much of a known amount: budget used, disk full.
 *
 * Not for something that moves on (`Progress`) nor for a figure without a limit (`StatCard`).
 */
export const Meter = withRef(function Meter({
  value,
  min = 0,
  max = 100,
  label,
  valueText,
  tone = 'accent',
  size = 'medium',
  className,
  ...rest
}: MeterProps) {
  const inside = Number.isFinite(value) ? Math.min(max, Math.max(min, value)) : min;
  const share = max > min ? ((inside - min) / (max - min)) * 100 : 0;
  return (
    <MeterRoot
      data-component="Meter"
      {...{ value: inside, min, max, label, valueText }}
      className={classNames(progress.root, progress.size[size], tones[tone], className)}
      {...rest}
    >
      <span className={progress.bar} style={{ width: `${share}%` }} />
    </MeterRoot>
  );
});
