'use client';
import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../classNames';
import { withRef } from '../withRef';
import * as styles from './Skeleton.css';

export interface SkeletonProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** Pixels, or any CSS length. */
  width?: number | string;
  height?: number | string;
  /** Bars under one another, the last one shorter, as a paragraph is. */
  lines?: number;
}

/**
 * The shape of what is on its way. Silent: say 'Loading' once around all of them.
 *
 * Not for a wait without a known shape (`Spinner`) nor for one that can be counted (`Progress`).
 */
export const Skeleton = withRef(function Skeleton({
  width = '100%',
  height = 14,
  lines = 1,
  className,
  ...rest
}: SkeletonProps) {
  return (
    <span
      data-component="Skeleton"
      aria-hidden="true"
      className={classNames(styles.root, className)}
      {...rest}
    >
      {Array.from({ length: lines }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: bars have no identity but their place
        <span key={line} className={styles.bar} style={{ width, height }} />
      ))}
    </span>
  );
});
