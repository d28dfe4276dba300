'use client';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../classNames';
import { type Tone, tone as tones } from '../tones.css';
import { withRef } from '../withRef';
import * as styles from './FigureStrip.css';

export interface FigureProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  label: ReactNode;
  value: ReactNode;
  /** What the figure is of, beside it: '31 of 50 tasks'. */
  detail?: ReactNode;
  /** A `Meter` of it. */
  meter?: ReactNode;
  /** One sentence of what it means. */
  note?: ReactNode;
  /** Of the sentence; its words say the same. */
  noteTone?: Tone;
}

/** One figure of the strip. */
export const Figure = withRef(function Figure({
  label,
  value,
  detail,
  meter,
  note,
  noteTone,
  className,
  ...rest
}: FigureProps) {
  return (
    <div data-component="Figure" className={classNames(styles.figure, className)} {...rest}>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.line}>
        <span className={styles.value}>{value}</span>
        {detail && <span className={styles.detail}>{detail}</span>}
      </dd>
      {meter && <dd className={styles.meter}>{meter}</dd>}
      {note && (
        <dd className={classNames(styles.note, noteTone && styles.toned, noteTone && tones[noteTone])}>
          {note}
        </dd>
      )}
    </div>
  );
});
