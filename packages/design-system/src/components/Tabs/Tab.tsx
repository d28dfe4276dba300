'use client';
import { Tabs as RadixTabs } from 'radix-ui';
import { type ComponentPropsWithRef, type MouseEvent, useContext, useRef } from 'react';
import { useMessages } from '../../locale/useMessages';
import { useNumber } from '../../locale/useNumber';
import { focusRingInside } from '../../theme/focusRing.css';
import { classNames } from '../classNames';
import { mergeRefs } from '../mergeRefs';
import { ownTexts } from '../ownTexts';
import { useLayoutEffect } from '../useLayoutEffect';
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
  /** How many things the panel holds; `null` keeps its place while it is on its way. */
  count?: number | null;
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
  ref,
  ...rest
}: TabProps) {
  const text = useMessages('Tabs', tabsMessages);
  const number = useNumber();
  const open = useContext(OpenTabContext);
  const press = useContext(PressContext);
  const direction = usePageDirection();
  const ids = useTabIds('tab', value, id);
  const tab = useRef<HTMLButtonElement>(null);
  const isOpen = open === value;
  // The browser scrolls to what is focused, not to what was opened by code or was open from the start.
  useLayoutEffect(() => {
    if (isOpen && tab.current) bringIntoSight(tab.current);
  }, [isOpen]);
  const startPress = (event: MouseEvent<HTMLButtonElement>) => {
    onMouseDown?.(event);
    press.current = event.button === 0 ? '' : null;
  };
  const endPress = () => {
    press.current = null;
  };
  return (
    <RadixTabs.Trigger
      ref={mergeRefs(tab, ref)}
      data-part="tab"
      id={ids.tab}
      aria-controls={ids.panel}
      value={value}
      // The open one is the stop, also where code opened it: Radix would keep the last one focused, and open that again.
      tabIndex={open === '' ? undefined : isOpen ? 0 : -1}
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
      {count !== undefined && (
        <span className={classNames(styles.count, count === null && styles.awaited)}>
          {number(count ?? 0)}
        </span>
      )}
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

/** Scrolls its row, and nothing around it. */
function bringIntoSight(tab: Element): void {
  const list = tab.closest('[role="tablist"]');
  if (!list) return;
  const [frame, own] = [list.getBoundingClientRect(), tab.getBoundingClientRect()];
  if (own.left < frame.left) list.scrollLeft -= frame.left - own.left;
  else if (own.right > frame.right) list.scrollLeft += own.right - frame.right;
}
