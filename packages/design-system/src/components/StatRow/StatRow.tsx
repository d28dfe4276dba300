'use client';
import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../classNames';
import { withRef } from '../withRef';
import * as styles from './StatRow.css';

export type StatRowProps = ComponentPropsWithRef<'div'>;

/**
 * Stat cards side by side, all of one width.
 *
 * Not for other cards (`CardGrid`, `Columns`).
 */
export const StatRow = withRef(function StatRow({ className, ...rest }: StatRowProps) {
  return <div data-component="StatRow" className={classNames(styles.root, className)} {...rest} />;
});
