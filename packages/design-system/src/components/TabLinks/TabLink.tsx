'use client';
import { Slot } from 'radix-ui';
import type { ComponentPropsWithRef } from 'react';
import { useNumber } from '../../locale/useNumber';
import { focusRingInside } from '../../theme/focusRing.css';
import { classNames } from '../classNames';
import { ownTexts } from '../ownTexts';
import * as tabs from '../Tabs/Tabs.css';
import { withRef } from '../withRef';
import * as styles from './TabLinks.css';

export interface TabLinkProps extends ComponentPropsWithRef<'li'> {
  /** The page that is open. */
  current?: boolean;
  /** How many things the page has. */
  count?: number;
}

/** One page of the row: its only child is the link. */
export const TabLink = withRef(function TabLink({
  current = false,
  count,
  className,
  children,
  ...rest
}: TabLinkProps) {
  const number = useNumber();
  return (
    <li data-component="TabLink" className={classNames(styles.item, className)} {...rest}>
      <Slot.Root
        data-state={current ? 'active' : 'inactive'}
        aria-current={current ? 'page' : undefined}
        className={classNames(tabs.tab, tabs.tabState, styles.link, focusRingInside)}
      >
        <Slot.Slottable child={children}>{ownTexts}</Slot.Slottable>
        {count !== undefined && <span className={tabs.count}>{number(count)}</span>}
      </Slot.Root>
    </li>
  );
});
