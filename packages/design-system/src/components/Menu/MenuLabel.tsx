'use client';
import { DropdownMenu } from 'radix-ui';
import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../classNames';
import * as styles from './Menu.css';

/** A heading over entries. */
export function MenuLabel({ className, ...rest }: ComponentPropsWithRef<'div'>) {
  return <DropdownMenu.Label data-part="label" className={classNames(styles.heading, className)} {...rest} />;
}
