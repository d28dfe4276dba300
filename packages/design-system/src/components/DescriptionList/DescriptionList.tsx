'use client';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../classNames';
import { withRef } from '../withRef';
import * as styles from './DescriptionList.css';

export interface DescriptionListProps extends Omit<ComponentPropsWithRef<'dl'>, 'children'> {
  items: readonly { term: string; details: ReactNode }[];
}

/**
 * What is known about a thing: names at the start, values beside them.
 *
 * Not for rows of the same kind (`DataTable`, `List`) nor for values to be changed (`Form`).
 */
export const DescriptionList = withRef(function DescriptionList({
  items,
  className,
  ...rest
}: DescriptionListProps) {
  return (
    <dl data-component="DescriptionList" className={classNames(styles.root, className)} {...rest}>
      {items.map(({ term, details }) => (
        <div key={term} className={styles.pair}>
          <dt className={styles.term}>{term}</dt>
          <dd className={styles.details}>{details}</dd>
        </div>
      ))}
    </dl>
  );
});
