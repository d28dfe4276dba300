'use client';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { withRef } from '../withRef';
import type * as styles from './Button.css';
import { drawButton } from './drawButton';

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
  busy = false,
  asChild = false,
  type = 'button',
  ...rest
}: ButtonProps) {
  return drawButton({ variant, tone, size, busy, asChild, type, ...rest });
});
