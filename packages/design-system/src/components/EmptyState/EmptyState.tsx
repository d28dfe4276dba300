'use client';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../classNames';
import { withRef } from '../withRef';
import * as styles from './EmptyState.css';

export interface EmptyStateProps extends Omit<ComponentPropsWithRef<'div'>, 'title' | 'children'> {
  title: ReactNode;
  /** One sentence: why nothing is here, or what will be. */
  description?: ReactNode;
  /** The one thing to do about it. */
  action?: ReactNode;
  icon?: ReactNode;
  /** Makes a heading of the title: 1 where this is all that the page shows. */
  headingLevel?: 1 | 2 | 3 | 4;
}

/**
 * Nothing here, said kindly.
 *
 * Not for what failed (`ErrorState`) nor for what is on its way (`Skeleton`).
 */
export const EmptyState = withRef(function EmptyState({
  title,
  description,
  action,
  icon,
  headingLevel,
  className,
  ...rest
}: EmptyStateProps) {
  const Title = headingLevel ? (`h${headingLevel}` as const) : 'p';
  return (
    <div data-component="EmptyState" className={classNames(styles.root, className)} {...rest}>
      {icon && (
        <span className={styles.icon} aria-hidden="true">
          {icon}
        </span>
      )}
      <Title className={styles.title}>{title}</Title>
      {description && <p className={styles.description}>{description}</p>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
});
