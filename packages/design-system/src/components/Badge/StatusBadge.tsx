'use client';
import { withRef } from '../withRef';
import { Badge, type BadgeProps } from './Badge';
import * as styles from './Badge.css';

/** The same element always, so that it is not drawn again with each new word. */
const dot = <span className={styles.dot} aria-hidden="true" />;

export type StatusBadgeProps = Omit<BadgeProps, 'icon'>;

/**
 * Where a thing stands, with a dot.
 *
 * @example <StatusBadge tone="review">Review</StatusBadge>
 */
export const StatusBadge = withRef(function StatusBadge(props: StatusBadgeProps) {
  return <Badge data-component="StatusBadge" icon={dot} {...props} />;
});
