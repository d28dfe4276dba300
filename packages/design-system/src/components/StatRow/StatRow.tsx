'use client';
import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../classNames';
import { withRef } from '../withRef';
import * as styles from './StatRow.css';

export interface StatRowProps extends ComponentPropsWithRef<'div'> {
  /** Of `compact` cards: one strip on a phone, each figure under its label. */
  compact?: boolean;
}

/**
 * Stat cards side by side, all of one width.
 *
 * Not for other cards (`CardGrid`, `Columns`).
 */
export const StatRow = withRef(function StatRow({ compact = false, className, ...rest }: StatRowProps) {
  return (
    <div
      data-component="StatRow"
      className={classNames(styles.root, compact && styles.strip, className)}
      {...rest}
    />
  );
});
