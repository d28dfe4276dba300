'use client';
import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../classNames';
import { VisuallyHidden } from '../VisuallyHidden';
import { withRef } from '../withRef';
import * as styles from './Badge.css';

export type Priority = 'Low' | 'Medium' | 'High';

export interface PriorityBadgeProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  priority: Priority;
  /** The word in the reader's language; the priority itself unless given. */
  label?: string;
  /** Only the icon is seen, where there is no room. */
  iconOnly?: boolean;
}

/** One down, two equal, two up. Lucide's, in one element that stays while only the priority changes, as in a table's cell. */
const strokes = {
  Low: 'm6 9 6 6 6-6',
  Medium: 'M5 9h14M5 15h14',
  High: 'm17 11-5-5-5 5m10 7-5-5-5 5',
} as const;

/** How urgent: an icon with its word, never colour alone. */
export const PriorityBadge = withRef(function PriorityBadge({
  priority,
  label = priority,
  iconOnly = false,
  className,
  ...rest
}: PriorityBadgeProps) {
  return (
    <span data-component="PriorityBadge" className={classNames(styles.priority, className)} {...rest}>
      <svg viewBox="0 0 24 24" aria-hidden="true" className={styles.priorityIcon[priority]}>
        <path d={strokes[priority]} />
      </svg>
      {iconOnly ? <VisuallyHidden>{label}</VisuallyHidden> : <span data-part="word">{label}</span>}
    </span>
  );
});
