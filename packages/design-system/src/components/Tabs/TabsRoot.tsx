'use client';
import { Tabs as RadixTabs } from 'radix-ui';
import { type ComponentPropsWithRef, useRef } from 'react';
import { classNames } from '../classNames';
import { useControlled } from '../useControlled';
import { usePageDirection } from '../usePageDirection';
import { withRef } from '../withRef';
import * as styles from './Tabs.css';
import { OpenTabContext, PressContext } from './TabsContext';
import { useKeptIds } from './useKeptIds';
import { TabIdsContext } from './useTabIds';

export interface TabsRootProps extends Omit<ComponentPropsWithRef<'div'>, 'defaultValue' | 'dir'> {
  value?: string;
  defaultValue?: string;
  onValueChange?: (value: string) => void;
  /** `manual`: arrow keys move focus and Enter opens, for panels that are slow to open. */
  activationMode?: 'automatic' | 'manual';
}

/** Panels of which one is seen. Arrow keys, Home and End move between the tabs. */
export const TabsRoot = withRef(function TabsRoot({
  value: valueProp,
  defaultValue = '',
  onValueChange,
  activationMode,
  className,
  ...rest
}: TabsRootProps) {
  const [value, setValue] = useControlled(valueProp, defaultValue, onValueChange);
  const direction = usePageDirection();
  const ids = useKeptIds();
  const press = useRef<string | null>(null);
  // A press opens the tab and then focuses it; Radix tells of both, unless the owner was quick to change the value.
  const open = (next: string) => {
    if (press.current === next) return;
    if (press.current !== null) press.current = next;
    setValue(next);
  };
  return (
    <OpenTabContext.Provider value={value}>
      <PressContext.Provider value={press}>
        <TabIdsContext.Provider value={ids}>
          <RadixTabs.Root
            data-component="Tabs"
            dir={direction}
            className={classNames(styles.root, className)}
            value={value}
            onValueChange={open}
            activationMode={activationMode}
            {...rest}
          />
        </TabIdsContext.Provider>
      </PressContext.Provider>
    </OpenTabContext.Provider>
  );
});
