'use client';
import { Tabs as RadixTabs } from 'radix-ui';
import type { ComponentPropsWithRef, FocusEvent } from 'react';
import { classNames } from '../classNames';
import { withRef } from '../withRef';
import * as styles from './Tabs.css';

export interface TabsListProps extends ComponentPropsWithRef<'div'> {
  'aria-label': string;
}

/** The row of tabs. */
export const TabsList = withRef(function TabsList({ className, onFocus, ...rest }: TabsListProps) {
  // After a press Radix takes the next focus for another press and leaves it on the row.
  const enterAtOpenTab = (event: FocusEvent<HTMLDivElement>) => {
    onFocus?.(event);
    if (event.target !== event.currentTarget) return;
    event.currentTarget.querySelector<HTMLElement>('[role="tab"][data-state="active"]')?.focus();
  };
  return (
    <RadixTabs.List
      data-part="list"
      className={classNames(styles.list, className)}
      onFocus={enterAtOpenTab}
      {...rest}
    />
  );
});
