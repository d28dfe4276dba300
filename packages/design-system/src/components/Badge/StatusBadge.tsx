'use client';
import { withRef } from '../withRef';
import { Badge, type BadgeProps } from './Badge';
import * as styles from './Badge.css';

export type StatusBadgeProps = Omit<BadgeProps, 'icon'>;

/**
 * Where a thing stands, with a dot.
 *
 * @example <StatusBadge tone="review">Review</StatusBadge>
 */
export const StatusBadge = withRef(function StatusBadge(props: StatusBadgeProps) {
  return (
    <Badge
      data-component="StatusBadge"
      icon={<span className={styles.dot} aria-hidden="true" />}
      {...props}
    />
  );
});
