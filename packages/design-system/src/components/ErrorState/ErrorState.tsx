'use client';
import { TriangleAlert } from 'lucide-react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../classNames';
import * as empty from '../EmptyState/EmptyState.css';
import { withRef } from '../withRef';
import * as styles from './ErrorState.css';

export interface ErrorStateProps extends Omit<ComponentPropsWithRef<'div'>, 'title' | 'children'> {
  title: ReactNode;
  /** What to do now. */
  description: ReactNode;
  /** A number or reference to tell support. */
  code?: ReactNode;
  /** Try again, or a way back. */
  action?: ReactNode;
  icon?: ReactNode;
  /** Makes a heading of the title: 1 where this is all that the page shows. */
  headingLevel?: 1 | 2 | 3 | 4;
}

/**
 * Something failed where content would be. Announced when it appears.
 *
 * Not for one field (its `error`) nor for something that was tried and can be tried again (`useToast`).
 */
export const ErrorState = withRef(function ErrorState({
  title,
  description,
  code,
  action,
  icon = <TriangleAlert />,
  headingLevel,
  className,
  ...rest
}: ErrorStateProps) {
  const Title = headingLevel ? (`h${headingLevel}` as const) : 'p';
  return (
    <div data-component="ErrorState" role="alert" className={classNames(empty.root, className)} {...rest}>
      <span className={classNames(empty.icon, styles.icon)} aria-hidden="true">
        {icon}
      </span>
      <Title className={empty.title}>{title}</Title>
      <p className={empty.description}>{description}</p>
      {action && <div className={empty.action}>{action}</div>}
      {code && <p className={styles.code}>{code}</p>}
    </div>
  );
});
