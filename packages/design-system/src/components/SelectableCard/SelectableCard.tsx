'use client';
import { Check } from 'lucide-react';
import { Checkbox as RadixCheckbox } from 'radix-ui';
import type { ReactNode } from 'react';
import { CheckButton, type CheckButtonProps } from '../Checkbox/CheckButton';
import { classNames } from '../classNames';
import { holdsHiddenInput } from '../Field/hiddenInput.css';
import { withRef } from '../withRef';
import * as styles from './SelectableCard.css';

export interface SelectableCardProps
  extends Omit<CheckButtonProps, 'title' | 'checked' | 'defaultChecked' | 'onCheckedChange'> {
  checked?: boolean;
  defaultChecked?: boolean;
  onCheckedChange?: (checked: boolean) => void;
  /** Before the words: an Avatar, an icon. */
  avatar?: ReactNode;
  /** The card's name. */
  title?: ReactNode;
  /** A muted second line. */
  detail?: ReactNode;
}

/**
 * A card that is in or out: a person of a team. A checkbox to assistive technology, named by what it shows.
 *
 * Not for opening something (`Card` with a link) nor for plain words (`Checkbox`).
 *
 * Keyboard: Space.
 *
 * @example <SelectableCard avatar={<Avatar name={name} />} title={name} detail={jobRole} checked={isIn} onCheckedChange={toggle} />
 */
export const SelectableCard = withRef(function SelectableCard({
  avatar,
  title,
  detail,
  onCheckedChange,
  className,
  children,
  ...rest
}: SelectableCardProps) {
  return (
    <span data-component="SelectableCard" className={classNames(styles.cell, holdsHiddenInput)}>
      <CheckButton
        className={classNames(styles.card, className)}
        onCheckedChange={(checked) => onCheckedChange?.(checked === true)}
        {...rest}
      >
        {avatar}
        <span className={styles.words}>
          {title && <span className={styles.title}>{title}</span>}
          {detail && <span className={styles.detail}>{detail}</span>}
          {children}
        </span>
        <RadixCheckbox.Indicator className={styles.check}>
          <Check aria-hidden="true" className={styles.checkIcon} />
        </RadixCheckbox.Indicator>
      </CheckButton>
    </span>
  );
});
