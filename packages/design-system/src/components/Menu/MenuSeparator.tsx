'use client';
import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../classNames';
import { withRef } from '../withRef';
import * as styles from './Menu.css';
import { useMenu } from './MenuContext';

/** A hairline between groups of entries. */
export const MenuSeparator = withRef(function MenuSeparator({
  className,
  ...rest
}: ComponentPropsWithRef<'div'>) {
  const { primitives } = useMenu();
  return (
    <primitives.Separator
      data-part="separator"
      className={classNames(styles.separator, className)}
      {...rest}
    />
  );
});
