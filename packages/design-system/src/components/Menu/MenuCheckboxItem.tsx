'use client';
import { Check, Minus } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../classNames';
import { withRef } from '../withRef';
import * as styles from './Menu.css';
import { useMenu } from './MenuContext';
import { MenuShortcut } from './MenuShortcut';

export interface MenuCheckboxItemProps extends Omit<ComponentPropsWithRef<'div'>, 'onSelect' | 'onChange'> {
  checked: boolean | 'indeterminate';
  onCheckedChange?: (checked: boolean) => void;
  /** The keys that do the same, as text: 'Ctrl B'. */
  shortcut?: string;
  disabled?: boolean;
  /** What typing letters finds, where the entry is more than text. */
  textValue?: string;
  /** Prevent its default to keep the menu open, where one ticks several. */
  onSelect?: (event: Event) => void;
}

/**
 * Something that is on or off. Not for one of several (`Menu.RadioItem`).
 *
 * @example <Menu.CheckboxItem checked={grid} onCheckedChange={setGrid}>Show grid</Menu.CheckboxItem>
 */
export const MenuCheckboxItem = withRef(function MenuCheckboxItem({
  shortcut,
  textValue,
  className,
  children,
  ...rest
}: MenuCheckboxItemProps) {
  const { primitives } = useMenu();
  return (
    <primitives.CheckboxItem
      data-part="checkbox-item"
      data-text={textValue}
      className={classNames(styles.entry, styles.entryState, className)}
      {...rest}
    >
      <span className={styles.icon}>
        <primitives.ItemIndicator asChild>
          {rest.checked === 'indeterminate' ? <Minus /> : <Check />}
        </primitives.ItemIndicator>
      </span>
      <span className={styles.label}>{children}</span>
      <MenuShortcut keys={shortcut} />
    </primitives.CheckboxItem>
  );
});
