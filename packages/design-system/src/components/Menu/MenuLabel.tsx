'use client';
import { DropdownMenu } from 'radix-ui';
import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../classNames';
import { withRef } from '../withRef';
import * as styles from './Menu.css';

/** A heading over entries. */
export const MenuLabel = withRef(function MenuLabel({ className, ...rest }: ComponentPropsWithRef<'div'>) {
  return <DropdownMenu.Label data-part="label" className={classNames(styles.heading, className)} {...rest} />;
});
