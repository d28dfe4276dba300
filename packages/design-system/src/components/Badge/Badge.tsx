'use client';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../classNames';
import { type Tone, tone as tones } from '../tones.css';
import { withRef } from '../withRef';
import * as styles from './Badge.css';

export interface BadgeProps extends ComponentPropsWithRef<'span'> {
  tone?: Tone;
  /** A dot or 12 px icon before the word. */
  icon?: ReactNode;
}

/**
 * A word about the thing beside it.
 *
 * Not for what can be pressed (`Chip`) nor for words that people put on things themselves (`Tag`).
 */
export const Badge = withRef(function Badge({
  tone = 'neutral',
  icon,
  className,
  children,
  ...rest
}: BadgeProps) {
  return (
    <span data-component="Badge" className={classNames(styles.root, tones[tone], className)} {...rest}>
      {icon}
      <span className={styles.word}>{children}</span>
    </span>
  );
});
