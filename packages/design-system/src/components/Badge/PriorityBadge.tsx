'use client';
import { ChevronDown, ChevronsUp, Equal } from 'lucide-react';
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

const icons = { Low: ChevronDown, Medium: Equal, High: ChevronsUp } as const;

/** How urgent: an icon with its word, never colour alone. */
export const PriorityBadge = withRef(function PriorityBadge({
  priority,
  label = priority,
  iconOnly = false,
  className,
  ...rest
}: PriorityBadgeProps) {
  const Icon = icons[priority];
  return (
    <span data-component="PriorityBadge" className={classNames(styles.priority, className)} {...rest}>
      <Icon className={styles.priorityIcon[priority]} aria-hidden />
      {iconOnly ? <VisuallyHidden>{label}</VisuallyHidden> : <span data-part="word">{label}</span>}
    </span>
  );
});
