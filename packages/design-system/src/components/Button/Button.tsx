'use client';
import { Slot } from 'radix-ui';
import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import { classNames } from '../classNames';
import { withRef } from '../withRef';
import * as styles from './Button.css';

export interface ButtonProps extends ComponentPropsWithRef<'button'> {
  /** How loud: one `solid` a screen, `outline` beside it, `ghost` in toolbars and rows. */
  variant?: keyof typeof styles.variant;
  /** What it means: `danger` deletes, `neutral` is everything without a colour. */
  tone?: keyof typeof styles.tone;
  size?: keyof typeof styles.size;
  /** A 16 px icon before the label. */
  icon?: ReactNode;
  /** A 16 px icon after the label. */
  trailingIcon?: ReactNode;
  /** Waiting for an answer: not clickable, still focusable, announced as busy. */
  busy?: boolean;
  /** Render the only child (a link, say) as the button. */
  asChild?: boolean;
}

/**
 * Does something now.
 *
 * Not for going somewhere (`Link`, or `asChild` around one), nor for an icon alone (`IconButton`).
 *
 * Keyboard: Enter and Space.
 *
 * @example <Button variant="solid" tone="accent" icon={<Plus />}>New Task</Button>
 */
export const Button = withRef(function Button({
  variant = 'outline',
  tone = 'neutral',
  size = 'medium',
  icon,
  trailingIcon,
  busy = false,
  asChild = false,
  type = 'button',
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  const Root = asChild ? Slot.Root : 'button';
  const stopWhileBusy = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) {
      event.preventDefault();
      return;
    }
    onClick?.(event);
  };
  return (
    <Root
      data-component="Button"
      {...(asChild ? {} : { type })}
      {...(busy ? { 'aria-disabled': true, 'aria-busy': true } : {})}
      className={classNames(
        styles.root,
        styles.focus,
        styles.tone[tone],
        styles.variant[variant],
        styles.size[size],
        styles.disabled,
        className,
      )}
      onClick={stopWhileBusy}
      {...rest}
    >
      {icon}
      {asChild ? <Slot.Slottable>{children}</Slot.Slottable> : children}
      {trailingIcon}
    </Root>
  );
});
