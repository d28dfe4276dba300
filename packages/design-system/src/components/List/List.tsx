'use client';
import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../classNames';
import { withRef } from '../withRef';
import * as styles from './List.css';
import { useSteadyPress } from './useSteadyPress';

export type ListProps = ComponentPropsWithRef<'ul'>;

/**
 * Rows under one another, divided by hairlines; at home in a flush `Card`. Where a row goes, the one that comes in its place takes no press
 * of the pointer for half a second (`useSteadyPress`).
 *
 * Not for rows with columns (`DataTable`) nor for pairs of name and value (`DescriptionList`).
 */
export const List = withRef(function List({ className, ...rest }: ListProps) {
  const steady = useSteadyPress();
  return (
    <ul
      data-component="List"
      // Without list-style Safari forgets that it is a list; the role reminds it.
      // biome-ignore lint/a11y/noRedundantRoles: see above
      role="list"
      className={classNames(styles.root, className)}
      {...rest}
      {...steady}
    />
  );
});
