'use client';
import { Check } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../classNames';
import { withRef } from '../withRef';
import * as styles from './Menu.css';
import { useMenu } from './MenuContext';

export interface MenuRadioGroupProps extends Omit<ComponentPropsWithRef<'div'>, 'onChange'> {
  value: string;
  onValueChange?: (value: string) => void;
}

/** Entries of which one is chosen. */
export const MenuRadioGroup = withRef(function MenuRadioGroup(props: MenuRadioGroupProps) {
  const { primitives } = useMenu();
  return <primitives.RadioGroup data-part="radio-group" {...props} />;
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
  textValue,
  className,
  children,
  ...rest
}: MenuRadioItemProps) {
  const { primitives } = useMenu();
  return (
    <primitives.RadioItem
      data-part="radio-item"
      data-text={textValue}
      className={classNames(styles.entry, styles.entryState, className)}
      {...rest}
    >
      <span className={styles.icon}>
        <primitives.ItemIndicator asChild>
          <Check />
        </primitives.ItemIndicator>
      </span>
      <span className={styles.label}>{children}</span>
    </primitives.RadioItem>
  );
});
