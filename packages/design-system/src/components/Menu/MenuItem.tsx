'use client';
import { Slot } from 'radix-ui';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../classNames';
import { withRef } from '../withRef';
import * as styles from './Menu.css';
import { useMenu } from './MenuContext';
import { MenuShortcut } from './MenuShortcut';

export interface MenuItemProps extends Omit<ComponentPropsWithRef<'div'>, 'onSelect'> {
  icon?: ReactNode;
  /** The keys that do the same, as text: 'Ctrl K'. */
  shortcut?: string;
  tone?: keyof typeof styles.tone;
  disabled?: boolean;
  /** What typing letters finds, where the entry is more than text. */
  textValue?: string;
  /** Chosen by pointer or key. The menu closes unless the event's default is prevented. */
  onSelect?: (event: Event) => void;
  /** Render the only child, a router's link, as the entry. */
  asChild?: boolean;
}

/** One thing to do, or with `asChild` one place to go. */
export const MenuItem = withRef(function MenuItem({
  icon,
  shortcut,
  tone = 'neutral',
  asChild = false,
  textValue,
  className,
  children,
  ...rest
}: MenuItemProps) {
  const { primitives } = useMenu();
  const parts = (label: ReactNode) => (
    <>
      {icon && <span className={styles.icon}>{icon}</span>}
      <span className={styles.label}>{label}</span>
      <MenuShortcut keys={shortcut} />
    </>
  );
  return (
    <primitives.Item
      data-part="item"
      data-text={textValue}
      asChild={asChild}
      className={classNames(styles.entry, styles.tone[tone], styles.entryState, className)}
      {...rest}
    >
      {asChild ? <Slot.Slottable child={children}>{parts}</Slot.Slottable> : parts(children)}
    </primitives.Item>
  );
});
