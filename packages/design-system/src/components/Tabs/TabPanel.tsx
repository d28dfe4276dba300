'use client';
import { Tabs as RadixTabs } from 'radix-ui';
import { type ComponentPropsWithRef, useContext } from 'react';
import { focusRing } from '../../theme/focusRing.css';
import { classNames } from '../classNames';
import { withRef } from '../withRef';
import * as styles from './Tabs.css';
import { OpenTabContext } from './TabsContext';
import { useTabIds } from './useTabIds';

export interface TabPanelProps extends ComponentPropsWithRef<'div'> {
  value: string;
  /** Keep it mounted while another is open, so that what was typed in it stays. */
  forceMount?: boolean;
}

/** What a tab shows. */
export const TabPanel = withRef(function TabPanel({
  value,
  forceMount = false,
  id,
  className,
  ...rest
}: TabPanelProps) {
  const open = useContext(OpenTabContext) === value;
  const ids = useTabIds('panel', value, id);
  return (
    <RadixTabs.Content
      data-part="panel"
      id={ids.panel}
      aria-labelledby={ids.tab}
      value={value}
      className={classNames(styles.panel, focusRing, className)}
      {...(forceMount ? { forceMount: true as const, hidden: !open } : {})}
      {...rest}
    />
  );
});
