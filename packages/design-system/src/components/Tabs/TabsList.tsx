'use client';
import { Tabs as RadixTabs } from 'radix-ui';
import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../classNames';
import { withRef } from '../withRef';
import * as styles from './Tabs.css';

export interface TabsListProps extends ComponentPropsWithRef<'div'> {
  'aria-label': string;
}

/** The row of tabs. */
export const TabsList = withRef(function TabsList({ className, ...rest }: TabsListProps) {
  return <RadixTabs.List data-part="list" className={classNames(styles.list, className)} {...rest} />;
});
