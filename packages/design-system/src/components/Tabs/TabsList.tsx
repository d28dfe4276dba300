'use client';
import { Tabs as RadixTabs } from 'radix-ui';
import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../classNames';
import * as styles from './Tabs.css';

export interface TabsListProps extends ComponentPropsWithRef<'div'> {
  'aria-label': string;
}

/** The row of tabs. */
export function TabsList({ className, ...rest }: TabsListProps) {
  return <RadixTabs.List data-part="list" className={classNames(styles.list, className)} {...rest} />;
}
