'use client';
import type { ReactNode } from 'react';
import type { ButtonProps } from '../Button';
import { drawButton } from '../Button/drawButton';
import { classNames } from '../classNames';
import { Tooltip } from '../Tooltip';
import { withRef } from '../withRef';
import * as styles from './IconButton.css';

export interface IconButtonProps extends Omit<ButtonProps, 'children' | 'trailingIcon' | 'icon' | 'asChild'> {
  /** Its accessible name, shown as a tooltip too. */
  label: string;
  icon: ReactNode;
  /** False where a tooltip would be in the way: the cross of a dialog. */
  tooltip?: boolean;
  /** A switch between two states: announced as pressed. */
  pressed?: boolean;
}

/**
 * A button whose icon says it all; the label stays for the tooltip and for who cannot see it.
 *
 * Not where the icon does not say it to everybody: a `Button` with words.
 *
 * Keyboard: Enter and Space; in focus its label is shown, Escape hides it.
 *
 * @example <IconButton label="Delete" icon={<Trash2 />} tone="danger" onClick={askToDelete} />
 */
export const IconButton = withRef(function IconButton({
  label,
  icon,
  variant = 'ghost',
  tone = 'neutral',
  size = 'medium',
  busy = false,
  type = 'button',
  pressed,
  tooltip = true,
  className,
  ...rest
}: IconButtonProps) {
  const props = {
    'data-component': 'IconButton',
    'aria-label': label,
    ...{ variant, tone, size, busy, type, asChild: false, children: icon },
    className: classNames(styles.size[size], styles.pressed, className),
    ...(pressed === undefined ? {} : { 'aria-pressed': pressed }),
    ...rest,
  };
  const button = drawButton(props);
  if (!tooltip) return button;
  return (
    <Tooltip content={label} describes={false}>
      {button}
    </Tooltip>
  );
});
