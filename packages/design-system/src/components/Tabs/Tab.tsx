'use client';
import { Tabs as RadixTabs } from 'radix-ui';
import { type ComponentPropsWithRef, type MouseEvent, useContext } from 'react';
import { useMessages } from '../../locale/useMessages';
import { useNumber } from '../../locale/useNumber';
import { focusRingInside } from '../../theme/focusRing.css';
import { classNames } from '../classNames';
import { ownTexts } from '../ownTexts';
import { usePageDirection } from '../usePageDirection';
import { VisuallyHidden } from '../VisuallyHidden';
import { horizontal, walkByKey } from '../walkByKey';
import { withRef } from '../withRef';
import { tabsMessages } from './messages';
import * as styles from './Tabs.css';
import { OpenTabContext, PressContext } from './TabsContext';
import { useTabIds } from './useTabIds';

export interface TabProps extends Omit<ComponentPropsWithRef<'button'>, 'value'> {
  value: string;
  /** How many things the panel holds. */
  count?: number;
  /** The panel holds a field with an error: a dot, and words for who cannot see it. */
  invalid?: boolean;
  invalidLabel?: string;
}

/** One tab. */
export const Tab = withRef(function Tab({
  value,
  count,
  invalid = false,
  invalidLabel,
  id,
  className,
  children,
  onMouseDown,
  onKeyDown,
  onClick,
  ...rest
}: TabProps) {
  const text = useMessages('Tabs', tabsMessages);
  const number = useNumber();
  const open = useContext(OpenTabContext);
  const press = useContext(PressContext);
  const direction = usePageDirection();
  const ids = useTabIds('tab', value, id);
  const startPress = (event: MouseEvent<HTMLButtonElement>) => {
    onMouseDown?.(event);
    press.current = event.button === 0 ? '' : null;
  };
  const endPress = () => {
    press.current = null;
  };
  return (
    <RadixTabs.Trigger
      data-part="tab"
      id={ids.tab}
      aria-controls={ids.panel}
      value={value}
      // The open one is the stop, also where code opened it: Radix would keep the last one focused, and open that again.
      tabIndex={open === '' ? undefined : open === value ? 0 : -1}
      className={classNames(styles.tab, styles.tabState, focusRingInside, className)}
      onMouseDown={startPress}
      // A press that was let go of elsewhere has no click.
      onKeyDown={(event) => {
        endPress();
        onKeyDown?.(event);
        if (!event.defaultPrevented)
          walkByKey(event, tabsBeside(event.currentTarget), horizontal[direction], true);
      }}
      onClick={(event) => {
        endPress();
        onClick?.(event);
      }}
      {...rest}
    >
      {ownTexts(children)}
      {count !== undefined && <span className={styles.count}>{number(count)}</span>}
      {invalid && (
        <span className={styles.invalid} data-part="invalid">
          <VisuallyHidden>{invalidLabel ?? text.invalid}</VisuallyHidden>
        </span>
      )}
    </RadixTabs.Trigger>
  );
});

function tabsBeside(tab: Element): HTMLElement[] {
  const list = tab.closest('[role="tablist"]');
  return [...(list?.querySelectorAll<HTMLElement>('[role="tab"]:not([data-disabled])') ?? [])];
}
