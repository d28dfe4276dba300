'use client';
import type { ComponentPropsWithRef } from 'react';
import { useMessages } from '../../locale/useMessages';
import { classNames } from '../classNames';
import { withRef } from '../withRef';
import { spinnerMessages } from './messages';
import * as styles from './Spinner.css';

export interface SpinnerProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** What is being waited for; announced. Empty beside words that say it. */
  label?: string;
  size?: keyof typeof styles.size;
}

/**
 * Waiting, without knowing how long.
 *
 * Not where the shape is known (`Skeleton`) nor in a button, which has `busy`.
 */
export const Spinner = withRef(function Spinner({
  label: givenLabel,
  size = 'medium',
  className,
  ...rest
}: SpinnerProps) {
  const text = useMessages('Spinner', spinnerMessages);
  const label = givenLabel ?? text.loading;
  return (
    <span
      data-component="Spinner"
      className={classNames(styles.root, styles.size[size], className)}
      {...(label ? { role: 'status', 'aria-label': label } : { 'aria-hidden': true })}
      {...rest}
    >
      <svg className={classNames(styles.drawing, styles.size[size])} viewBox="0 0 16 16" aria-hidden="true">
        <circle className={styles.track} cx="8" cy="8" r="6.5" />
        <path className={styles.arc} d="M8 1.5A6.5 6.5 0 0 1 14.5 8" />
      </svg>
    </span>
  );
});
