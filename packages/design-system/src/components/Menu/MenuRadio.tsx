'use client';
import { Check } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../classNames';
import { withRef } from '../withRef';
import * as styles from './Menu.css';

export interface MenuRadioGroupProps extends Omit<ComponentPropsWithRef<'div'>, 'onChange'> {
  value: string;
  onValueChange: (value: string) => void;
}

/** Entries of which one is chosen. */
export const MenuRadioGroup = withRef(function MenuRadioGroup(props: MenuRadioGroupProps) {
  return <DropdownMenu.RadioGroup data-part="radio-group" {...props} />;
});

export interface MenuRadioItemProps extends Omit<ComponentPropsWithRef<'div'>, 'onSelect'> {
  value: string;
  disabled?: boolean;
  /** What typing letters finds, where the entry is more than text. */
  textValue?: string;
  onSelect?: (event: Event) => void;
}

/** One of them; the chosen one carries a check. */
export const MenuRadioItem = withRef(function MenuRadioItem({
  className,
  children,
  ...rest
}: MenuRadioItemProps) {
  return (
    <DropdownMenu.RadioItem
      data-part="radio-item"
      className={classNames(styles.entry, styles.entryState, className)}
      {...rest}
    >
      <span className={styles.icon}>
        <DropdownMenu.ItemIndicator asChild>
          <Check />
        </DropdownMenu.ItemIndicator>
      </span>
      <span className={styles.label}>{children}</span>
    </DropdownMenu.RadioItem>
  );
});
