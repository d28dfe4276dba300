'use client';
import { DropdownMenu } from 'radix-ui';
import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../classNames';
import { withRef } from '../withRef';
import * as styles from './Menu.css';

/** A hairline between groups of entries. */
export const MenuSeparator = withRef(function MenuSeparator({
  className,
  ...rest
}: ComponentPropsWithRef<'div'>) {
  return (
    <DropdownMenu.Separator
      data-part="separator"
      className={classNames(styles.separator, className)}
      {...rest}
    />
  );
});
